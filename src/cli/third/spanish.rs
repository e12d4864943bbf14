//! The console of the third clone in Spanish.
//!
//! The paper prints it in Spanish, so that is what the console speaks unless told otherwise. These
//! texts are not in `assets/text`, because a folder there is a language in which the whole program
//! speaks, and Spanish is not one yet; when it is, they move there. The texts of the paper are kept to
//! the letter (*Numero* without its accent too); those it lacks are at the end.

use crate::third::FileErrorKind;

pub const CREATE: &str = "CREAR NUEVO TABLERO";
pub const READ: &str = "LEER TABLERO DE FICHERO";
pub const LEAVE: &str = "SALIR";
pub const ASK_OPTION: &str = "Indique opción";
pub const ASK_SIZE: &str = "Tamaño del tablero";
pub const ASK_OBSTACLES: &str = "Numero de obstáculos";
pub const ASK_FILE: &str = "Nombre del Fichero";
pub const MOVES: &str = "MOVIMIENTOS";
pub const SCORE: &str = "PUNTUACIÓN";
pub const ASK_ENTER: &str = "Pulse [Enter] para mostrar inserción del nuevo bloque";
pub const ASK_KEY: &str = "[S]ubir, [B]ajar, [I]zda, [D]cha | [M]odo, [G]uardar, [F]in";
pub const CHOOSE_MODE: &str = "ESCOJA MODO VISUALIZACION";
pub const MODE_LETTER: &str = "Alfabeto";
pub const MODE_LEVEL: &str = "Nivel";
pub const ASK_MODE: &str = "Escoja opción";

pub const OVER: &str = "FIN DE LA PARTIDA";
pub const WRONG_KEY: &str = "Escriba una de las letras entre corchetes";

pub fn wrong_number(low: usize, high: usize) -> String {
    format!("Escriba un número entero de {low} a {high}")
}

pub fn saved(file: &str) -> String {
    format!("El tablero se ha escrito en {file}")
}

pub fn not_found() -> String {
    "el fichero no existe: compruebe su nombre y su carpeta".to_owned()
}

pub fn permission() -> String {
    "no hay permiso para abrir el fichero".to_owned()
}

pub fn is_directory() -> String {
    "es una carpeta, y aquí hace falta un fichero".to_owned()
}

pub fn unreadable(reason: &str) -> String {
    format!("el fichero no se puede leer: {reason}")
}

pub fn unwritable(reason: &str) -> String {
    format!("el fichero no se puede escribir: {reason}")
}

pub fn not_utf8() -> String {
    "El fichero no es un texto UTF-8: guárdelo de nuevo como texto UTF-8.".to_owned()
}

/// Why the file of a board is refused.
pub fn file_error(kind: &FileErrorKind) -> String {
    const LINES: &str =
        "la primera línea dice cuántos movimientos se han hecho, la segunda la puntuación";
    const SIZES: &str = "tiene de 2 a 32 filas y otras tantas columnas";
    match *kind {
        FileErrorKind::NumberMissing => format!("Aquí falta un número: {LINES}."),
        FileErrorKind::NumberNegative => format!("El número no puede ser negativo: {LINES}."),
        FileErrorKind::NumberMalformed => {
            format!("Aquí hace falta un número entero, solo con cifras: {LINES}.")
        }
        FileErrorKind::NumberTooLarge => {
            "El número es demasiado grande: escriba uno más pequeño.".to_owned()
        }
        FileErrorKind::BoardTooSmall(_) => format!("El tablero es demasiado pequeño: {SIZES}."),
        FileErrorKind::BoardTooLarge => format!("El tablero es demasiado grande: {SIZES}."),
        FileErrorKind::RowTooShort { found, expected } => format!(
            "La fila es corta: tiene {found} celdas, pero la primera fila del tablero tiene \
             {expected}. Añada las que faltan, con . donde no hay nada."
        ),
        FileErrorKind::RowTooLong(expected) => format!(
            "La fila es larga: la primera fila del tablero tiene {expected} celdas. Quite las que \
             sobran."
        ),
        FileErrorKind::TooFewRows { found, expected } => format!(
            "Faltan filas: el tablero es cuadrado, con {found} filas pero {expected} columnas. \
             Añada las que faltan."
        ),
        FileErrorKind::TooManyRows(expected) => format!(
            "Hay demasiadas filas: el tablero es cuadrado, con {expected} columnas. Quite las que \
             sobran."
        ),
        FileErrorKind::UnexpectedCharacter(character) => format!(
            "El carácter «{character}» no puede estar en un tablero: escriba . donde no hay nada, * \
             para un obstáculo y una letra para un bloque."
        ),
    }
}
