//! The texts of blocks: each argument once, and in Italian those of the language's description.

use engine::language::kind::{ArgKind, Category, TABLE};
use engine::language::words::{TemplatePiece, category_name, option_label, template, tooltip};
use engine::language::{FieldKind, Kind};
use engine::text::{Language, Text};

fn text(language: Language) -> Text {
    Text::load(language).unwrap()
}

fn all_texts() -> impl Iterator<Item = Text> {
    Language::complete().map(text)
}

/// The text of a kind with its arguments by name: `[cell]` for sockets, `{side}` for fields.
fn shown(text: &Text, kind: Kind) -> String {
    let template = template(text, kind);
    let pieces = template.iter().map(|piece| match piece {
        TemplatePiece::Words(words) => words.clone(),
        TemplatePiece::Arg(arg) => {
            let arg = kind.row().args[*arg];
            match arg.kind {
                ArgKind::Socket(..) => format!("[{}]", arg.name),
                ArgKind::Field(_) => format!("{{{}}}", arg.name),
                ArgKind::Body => "…".to_owned(),
            }
        }
    });
    pieces.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_template_holds_every_argument_once() {
    for text in all_texts() {
        for row in TABLE {
            let at = format!("{text:?} {}", row.id);
            let mut args = Vec::new();
            for piece in template(&text, row.kind) {
                match piece {
                    TemplatePiece::Arg(arg) => args.push(arg),
                    TemplatePiece::Words(words) => {
                        assert_eq!(words.trim(), words, "{at}");
                        assert!(!words.is_empty(), "{at}");
                    }
                }
            }
            if let Some(body) = row.args.iter().position(|arg| arg.kind == ArgKind::Body) {
                assert_eq!(args.last(), Some(&body), "{at}");
            }
            args.sort_unstable();
            assert_eq!(args, Vec::from_iter(0..row.args.len()), "{at}");
        }
    }
}

#[test]
fn the_italian_texts_are_those_of_the_description() {
    let text = text(Language::It);
    let lines = TABLE.iter().map(|row| shown(&text, row.kind));
    insta::assert_snapshot!("italian", lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_options_of_one_drop_down_differ() {
    for text in all_texts() {
        for row in TABLE {
            let options = row.field().map_or(&[][..], FieldKind::options);
            let labels = options.iter().map(|&field| option_label(&text, field));
            let mut labels: Vec<_> = labels.collect();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), options.len(), "{text:?} {}", row.id);
        }
    }
}

#[test]
fn every_kind_has_its_own_tooltip_and_every_category_a_name() {
    for text in all_texts() {
        let mut tips: Vec<_> = TABLE.iter().map(|row| tooltip(&text, row.kind)).collect();
        tips.sort();
        tips.dedup();
        assert_eq!(tips.len(), TABLE.len());
        let mut names = Category::ALL.map(|category| category_name(&text, category));
        names.sort();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    }
}

#[test]
fn the_palette_lists_blocks_of_two_categories_where_the_paper_does() {
    let kinds = |category: Category| -> Vec<Kind> {
        let rows = category.rows();
        rows.into_iter().map(|row| row.kind).collect()
    };
    assert_eq!(kinds(Category::Colours).last(), Some(&Kind::Paint));
    let infection = kinds(Category::Infection);
    let end = &infection[infection.len() - 2..];
    assert_eq!(end, [Kind::RemoveInfected, Kind::ForEachInfected]);
    let listed: usize = Category::ALL
        .map(|category| kinds(category).len())
        .iter()
        .sum();
    let rows = TABLE.iter().map(|row| row.categories.len());
    assert_eq!(listed, rows.sum::<usize>());
}
