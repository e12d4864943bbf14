//! The block language: kinds of blocks, programs, edits and program files. Knows nothing of walls
//! or of running.

pub mod arrange;
pub mod check;
pub mod cost;
pub mod edit;
pub mod field;
pub mod file;
pub mod fragment;
pub mod group;
mod hash;
pub mod kind;
mod memory;
pub mod program;
pub(crate) mod table;
pub mod walk;
pub mod words;

pub use field::{Field, FieldKind};
pub use kind::{Kind, ValueType};
pub use program::{Block, BlockId, Program, TaskId, VarId};
