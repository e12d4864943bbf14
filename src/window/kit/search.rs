//! Finds blocks by any word of theirs.

use engine::language::Kind;
use engine::language::kind::TABLE;
use engine::language::words::{category_name, template, tooltip};
use engine::text::Text;

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
            "{own} {} {categories} {}",
            row.id,
            tooltip(text, row.kind)
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
