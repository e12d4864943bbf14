//! Finds blocks by any word of theirs.

use engine::language::Kind;
use engine::language::kind::TABLE;
use engine::language::words::{category_name, template, tooltip};
use engine::text::{Messages, Text};

/// The kinds whose text contains all searched words; matches at the beginning of a word come first.
pub fn found(text: &Text, wanted: &str) -> Vec<Kind> {
    let words: Vec<String> = wanted.split_whitespace().map(plain).collect();
    let mut hits: Vec<(usize, Kind)> = Vec::new();
    for row in TABLE {
        let own: String = template(text, row.kind)
            .iter()
            .filter_map(|piece| match piece {
                engine::language::words::TemplatePiece::Words(words) => Some(words.as_str()),
                engine::language::words::TemplatePiece::Arg(_) => None,
            })
            .collect::<Vec<_>>()
            .join(" ");
        let options: Vec<String> = row
            .field()
            .map_or(&[][..], |kind| kind.options())
            .iter()
            .map(|&option| engine::language::words::option_label(text, option))
            .collect();
        let categories = row
            .categories
            .iter()
            .map(|&category| category_name(text, category))
            .collect::<Vec<_>>()
            .join(" ");
        let own = plain(&format!("{own} {}", options.join(" ")));
        let all = plain(&format!(
            "{own} {} {categories} {} {}",
            row.id,
            tooltip(text, row.kind),
            other_words(text, row.kind)
        ));
        if own.starts_with(&words.join(" ")) {
            hits.push((0, row.kind));
        } else if words.iter().all(|word| own.contains(word.as_str())) {
            hits.push((1, row.kind));
        } else if words.iter().all(|word| all.contains(word.as_str())) {
            hits.push((2, row.kind));
        }
    }
    hits.sort_by_key(|(rank, _)| *rank);
    hits.into_iter().map(|(_, kind)| kind).collect()
}

/// Words that people look for and that the text of the block lacks: *fall* for *Drop all bricks*.
fn other_words(text: &Text, kind: Kind) -> String {
    use Kind as K;
    type Words = fn(&Messages) -> String;
    let groups: &[(Words, &[Kind])] = &[
        (
            Messages::msg_palette_also_fall,
            &[
                K::DropAll,
                K::DropBrick,
                K::DropStack,
                K::LowerBrick,
                K::LowerStack,
                K::CompactColumn,
                K::RemoveAreaAndDrop,
                K::RemoveStripAndDrop,
            ],
        ),
        (
            Messages::msg_palette_also_remove,
            &[
                K::Remove,
                K::RemoveInfected,
                K::RemoveAreaAndDrop,
                K::RemoveStripAndDrop,
            ],
        ),
        (
            Messages::msg_palette_also_infect,
            &[K::InfectArea, K::InfectStrip, K::Infect],
        ),
        (Messages::msg_palette_also_cure, &[K::Cure, K::CureAll]),
        (
            Messages::msg_palette_also_loop,
            &[K::Repeat, K::While, K::Until, K::Count, K::ForEachInfected],
        ),
        (Messages::msg_palette_also_branch, &[K::If, K::Choose]),
        (
            Messages::msg_palette_also_variable,
            &[K::Set, K::Get, K::Change],
        ),
        (
            Messages::msg_palette_also_chance,
            &[
                K::RandomInt,
                K::RandomFraction,
                K::AnyInfected,
                K::AnyEmpty,
                K::AnyWithColour,
            ],
        ),
        (
            Messages::msg_palette_also_beside,
            &[K::Neighbour, K::Connected],
        ),
        (Messages::msg_palette_also_leave, &[K::Break, K::Continue]),
        (
            Messages::msg_palette_also_empty,
            &[K::ExtremeEmpty, K::AnyEmpty, K::ExistsEmpty, K::IsEmpty],
        ),
        (Messages::msg_palette_also_sum, &[K::Arithmetic, K::Change]),
        (Messages::msg_palette_also_compare, &[K::Compare]),
        (
            Messages::msg_palette_also_colour,
            &[K::Paint, K::Swatch, K::ColourOf, K::HasColour],
        ),
        (
            Messages::msg_palette_also_place,
            &[K::RowOf, K::ColumnOf, K::CellAt],
        ),
    ];
    let own = groups.iter().filter(|(_, kinds)| kinds.contains(&kind));
    let words: Vec<String> = own.map(|(words, _)| words(text)).collect();
    words.join(" ")
}

/// True if all searched words occur in a name, in any order.
pub fn matches(name: &str, wanted: &str) -> bool {
    let name = plain(name);
    wanted
        .split_whitespace()
        .all(|word| name.contains(&plain(word)))
}

/// True if a word occurs in a text, both normalised by [`plain`]. A number must match whole: 8 is not in 81.
pub fn holds(text: &str, word: &str) -> bool {
    let figure = |c: char| c.is_ascii_digit() || matches!(c, ',' | '.');
    if !word.chars().all(figure) {
        return text.contains(word);
    }
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(figure) && !after.is_some_and(figure)
    })
}

/// Lower case without accents.
pub fn plain(text: &str) -> String {
    let small = text.to_lowercase();
    let bare = |c: char| match c {
        'à' | 'á' | 'ą' => 'a',
        'è' | 'é' | 'ę' => 'e',
        'ì' | 'í' => 'i',
        'ò' | 'ó' => 'o',
        'ù' | 'ú' | 'ü' => 'u',
        'ć' => 'c',
        'ł' => 'l',
        'ń' | 'ñ' => 'n',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        '’' => '\'',
        other => other,
    };
    small.chars().map(bare).collect()
}
