//! Nothing: the package has benches and examples.
