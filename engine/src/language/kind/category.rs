//! The categories of blocks.

/// The eight categories of the palette, in the paper's order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Category {
    /// Aggiornamento parete
    Wall,
    /// Caselle
    Cells,
    /// Colori
    Colours,
    /// Infezione
    Infection,
    /// Logica
    Logic,
    /// Cicli
    Loops,
    /// Matematica
    Math,
    /// Variabili
    Variables,
}

impl Category {
    /// All categories, in the paper's order.
    pub const ALL: [Category; 8] = [
        Category::Wall,
        Category::Cells,
        Category::Colours,
        Category::Infection,
        Category::Logic,
        Category::Loops,
        Category::Math,
        Category::Variables,
    ];

    /// Its name in files and JSON.
    pub const fn id(self) -> &'static str {
        [
            "wall",
            "cells",
            "colours",
            "infection",
            "logic",
            "loops",
            "math",
            "variables",
        ][self as usize]
    }
}
