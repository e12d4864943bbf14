use super::*;

fn shown(text: &str) -> String {
    let blocks = parse(text).unwrap_or_else(|error| panic!("{error:?} in {text}"));
    blocks.iter().map(block).collect::<Vec<_>>().join("\n")
}

fn block(block: &TextBlock) -> String {
    let all = |blocks: &[TextBlock]| blocks.iter().map(self::block).collect::<Vec<_>>();
    match block {
        TextBlock::Heading { level, spans } => format!("h{level} {}", line(spans)),
        TextBlock::Paragraph(spans) => format!("p {}", line(spans)),
        TextBlock::List { first, items } => {
            let items: Vec<_> = items.iter().map(|item| all(item).join("; ")).collect();
            format!("list {first:?} [{}]", items.join(" | "))
        }
        TextBlock::Quotation(blocks) => format!("> {}", all(blocks).join("; ")),
        TextBlock::Verbatim(text) => format!("verbatim {text:?}"),
        TextBlock::Program(program) => {
            let (hat, loose) = (
                program.stack(crate::language::program::Stack::Hat),
                program.loose(),
            );
            format!("program {} {}", hat.len(), loose.len())
        }
        TextBlock::Wall { wall, clicks } => {
            let clicks: Vec<_> = clicks.iter().map(|c| (c.row(), c.column())).collect();
            format!("wall {} {clicks:?}", wall.rows()[8])
        }
        TextBlock::Rule => "rule".to_owned(),
    }
}

fn line(spans: &[Span]) -> String {
    let span = |span: &Span| match span {
        Span::Plain(text) => text.clone(),
        Span::Emphasis(spans) => format!("<i>{}</i>", line(spans)),
        Span::Strong(spans) => format!("<b>{}</b>", line(spans)),
        Span::Verbatim(text) => format!("<code>{text}</code>"),
        Span::Block(kind) => format!("[{}]", kind.row().id),
        Span::LineBreak => "/".to_owned(),
    };
    spans.iter().map(span).collect()
}

#[test]
fn texts_are_commonmark_with_blocks_and_walls() {
    let rows = ".........\n".repeat(8);
    let wall = format!("```wall\n{rows}RRGG.....\nclick 8,0\nclick 8, 3\n```");
    for (text, expected) in [
        ("", ""),
        (
            "# Uno\n\ndue *tre* **quattro**\ncinque  \nsei",
            "h1 Uno\np due <i>tre</i> <b>quattro</b> cinque/sei",
        ),
        ("`DropBrick` e `drop`", "p [drop_brick] e <code>drop</code>"),
        (
            "- a\n- b\n  - c\n",
            "list None [p a | p b; list None [p c]]",
        ),
        ("3. a\n\n4. b\n", "list Some(3) [p a | p b]"),
        ("> a\n\n---\n", "> p a\nrule"),
        (
            "[qui](https://example.org) e <https://example.org>",
            "p qui e https://example.org",
        ),
        ("```\nDropAll\n```", "verbatim \"DropAll\\n\""),
        ("```program\nDropAll, CureAll\n```", "program 0 1"),
        (
            "```program\nSet(var: \"x\", to: RowOf(Clicked))\n```",
            "program 0 1",
        ),
        ("```program\nIsEmpty(Clicked)\n```", "program 0 1"),
        (
            "```program\nProgram(format: 1, name: \"\", on_click: [DropAll])\n```",
            "program 1 0",
        ),
        (&wall, "wall RRGG..... [(8, 0), (8, 3)]"),
        ("1 < 2 & 3 > 2", "p 1 < 2 & 3 > 2"),
    ] {
        assert_eq!(shown(text), expected, "{text}");
    }
}

#[test]
fn what_cannot_be_shown_is_refused_where_it_stands() {
    let deep = "> ".repeat(DEEPEST + 1) + "a";
    let long = "a".repeat(LONGEST + 1);
    for (text, at, expected) in [
        ("a\n\n<b>c</b>", 3, "Html"),
        ("<div>\n\n</div>", 0, "Html"),
        ("- <br>", 2, "Html"),
        ("è ![i](x.png)", 3, "Image"),
        (&deep, 2 * DEEPEST, "TooDeep"),
        (&long, 0, "TooLong"),
        (
            "a\n\n```program\nDropAll,\nDropAl\n```",
            23,
            "Program(UnknownBlock",
        ),
        (
            "- a\n\n  ```program\n  DropAll,\n  DropAl\n  ```",
            31,
            "Program(UnknownBlock",
        ),
        ("```program\n```", 0, "Program(EmptyLooseStack"),
        (
            "```wall\nRRGGBB.X.\n```",
            15,
            "Wall(UnexpectedCharacter('X'",
        ),
        ("```wall\nclick 9,0\n```", 8, "BadClick"),
    ] {
        let error = parse(text).map(|_| ()).unwrap_err();
        let kind = format!("{:?}", error.kind);
        assert!(kind.starts_with(expected), "{text}: {kind}");
        assert_eq!(error.at, at, "{text}");
    }
}
