//! A program in words.

mod parentheses;

use engine::colour::Colour;
use engine::language::Kind::{self, *};
use engine::language::edit::{Edit, Fragment, Place};
use engine::language::field::{Comparison, Connective, Field, Operator};
use engine::language::kind::Literal;
use engine::language::program::{
    Block, BlockId, BlockMarks, Parent, Program, Socket, Stack, VarId, Variable,
};
use engine::language::words::words;
use engine::text::{Language, Text};

/// A block to be built.
#[derive(Clone)]
struct Node {
    kind: Kind,
    field: Field,
    sockets: Vec<Option<Node>>,
    bodies: Vec<Vec<Node>>,
    marks: BlockMarks,
}

fn node(kind: Kind, field: Field, sockets: Vec<Node>) -> Node {
    Node {
        kind,
        field,
        sockets: sockets.into_iter().map(Some).collect(),
        bodies: vec![],
        marks: BlockMarks::default(),
    }
}

fn plain(kind: Kind, sockets: Vec<Node>) -> Node {
    node(kind, Field::None, sockets)
}

impl Node {
    fn body(mut self, body: Vec<Node>) -> Node {
        self.bodies.push(body);
        self
    }

    fn commented(mut self, comment: &str) -> Node {
        self.marks.comment = Some(comment.to_owned());
        self
    }

    fn disabled(mut self) -> Node {
        self.marks.disabled = true;
        self
    }
}

fn number(number: f64) -> Node {
    node(Number, Field::Number(number), vec![])
}

fn get(var: VarId) -> Node {
    node(Get, Field::Variable(var), vec![])
}

fn arithmetic(a: Node, operator: Operator, b: Node) -> Node {
    node(Arithmetic, Field::Operator(operator), vec![a, b])
}

fn compare(a: Node, comparison: Comparison, b: Node) -> Node {
    node(Compare, Field::Comparison(comparison), vec![a, b])
}

fn logic(a: Node, connective: Connective, b: Node) -> Node {
    node(Logic, Field::Connective(connective), vec![a, b])
}

fn cell_at(row: Node, column: Node) -> Node {
    plain(CellAt, vec![row, column])
}

/// Puts the blocks of `nodes` into a fragment.
fn fragment(program: &mut Program, nodes: &[Node]) -> Fragment {
    let mut fragment = Fragment::default();
    for node in nodes {
        let root = add(program, &mut fragment, node, Parent::None);
        fragment.roots.push(root);
    }
    fragment
}

fn add(program: &mut Program, fragment: &mut Fragment, node: &Node, parent: Parent) -> BlockId {
    let id = program.fresh_block();
    let mut block = Block::new(node.kind, node.field);
    block.parent = parent;
    block.marks = node.marks.clone();
    if node.kind == If {
        let hole = Socket {
            literal: None,
            block: None,
        };
        block.sockets = vec![hole; node.sockets.len()];
    }
    for (index, child) in node.sockets.iter().enumerate() {
        block.sockets[index].block = child
            .as_ref()
            .map(|child| add(program, fragment, child, Parent::Socket(id, index)));
    }
    block
        .bodies
        .resize(node.bodies.len().max(block.bodies.len()), vec![]);
    for (index, body) in node.bodies.iter().enumerate() {
        let parent = Parent::Stack(Stack::Body(id, index));
        let body = body
            .iter()
            .map(|child| add(program, fragment, child, parent));
        block.bodies[index] = body.collect();
    }
    fragment.blocks.push((id, block));
    id
}

fn variable(program: &mut Program, name: &str) -> VarId {
    let id = program.fresh_variable();
    let name = name.to_owned();
    let index = program.variables().len();
    program
        .apply(Edit::AddVariable(index, Variable { id, name }))
        .unwrap();
    id
}

fn run_under_hat(program: &mut Program, nodes: &[Node]) {
    let fragment = fragment(program, nodes);
    let at = program.stack(Stack::Hat).len();
    program
        .apply(Edit::Attach(fragment, Place::Stack(Stack::Hat, at)))
        .unwrap();
}

fn lay_loose(program: &mut Program, nodes: &[Node]) {
    let fragment = fragment(program, nodes);
    let stack = program.fresh_stack();
    let order = program.loose().len();
    let at = (320.0, 80.0);
    program
        .apply(Edit::Attach(fragment, Place::Loose { stack, order, at }))
        .unwrap();
}

fn shown(program: &Program, language: Language) -> String {
    words(program, &Text::load(language).unwrap())
}

/// The example of the language's description, section 6.
fn example() -> Program {
    let mut program = Program::new("Fai scendere, con un contatore");
    let [c, column, row, x] =
        ["C", "colonna", "riga", "x"].map(|name| variable(&mut program, name));
    let here = || cell_at(get(x), get(column));
    let below = arithmetic(get(x), Operator::Add, number(1.0));
    let x_or_next = || arithmetic(get(x), Operator::Add, number(1.0));
    let when = logic(
        plain(IsEmpty, vec![cell_at(below, get(column))]),
        Connective::And,
        plain(Not, vec![plain(IsEmpty, vec![here()])]),
    );
    let step = node(Set, Field::Variable(x), vec![x_or_next()]);
    let border = compare(get(x), Comparison::Lt, number(7.0));
    let fall = plain(While, vec![when]).body(vec![
        plain(LowerBrick, vec![here()]),
        plain(If, vec![border]).body(vec![step]),
    ]);
    let count = |var, from, to, body| {
        let bounds = vec![number(from), number(to), number(1.0)];
        node(Count, Field::Variable(var), bounds).body(body)
    };
    let start = node(Set, Field::Variable(x), vec![get(row)]);
    let rows = count(row, 7.0, 0.0, vec![start, fall]);
    run_under_hat(
        &mut program,
        &[
            plain(InfectArea, vec![plain(Clicked, vec![])]),
            node(ForEachInfected, Field::Variable(c), vec![])
                .body(vec![plain(Remove, vec![get(c)])]),
            count(column, 0.0, 8.0, vec![rows]),
        ],
    );
    let clicked = plain(Clicked, vec![]);
    lay_loose(
        &mut program,
        &[node(Paint, Field::Colour(Colour::Red), vec![clicked])],
    );
    program
}

#[test]
fn the_example_of_the_description() {
    insta::assert_snapshot!(shown(&example(), Language::It), @r#"
    A ogni click
        Infetta tutti i mattoni nell'area di contagio attorno a casella cliccata
        Per ogni casella C contenente un mattone infetto fai
            Rimuovi il mattone in C
        conta con colonna da 0 a 8 per 1 fai
            conta con riga da 7 a 0 per 1 fai
                imposta x a riga
                ripeti mentre (casella in riga = x + 1 e colonna = colonna è vuota) e non (casella in riga = x e colonna = colonna è vuota) fai
                    Fai scendere il mattone in casella in riga = x e colonna = colonna
                    se x < 7 fai
                        imposta x a x + 1

    Blocchi staccati, che non vengono eseguiti:
        Colora di rosso il mattone in casella cliccata
    "#);
    insta::assert_snapshot!(shown(&example(), Language::En), @r#"
    On every click
        Infect all bricks in the infection area around clicked cell
        For each cell C with an infected brick do
            Remove the brick at C
        count with colonna from 0 to 8 by 1 do
            count with riga from 7 to 0 by 1 do
                set x to riga
                repeat while (cell in row = x + 1 and column = colonna is empty) and not (cell in row = x and column = colonna is empty) do
                    Lower the brick at cell in row = x and column = colonna
                    if x < 7 do
                        set x to x + 1

    Loose blocks, which do not run:
        Paint the brick at clicked cell red
    "#);
}

#[test]
fn an_empty_program_is_its_hat() {
    assert_eq!(shown(&Program::new(""), Language::It), "A ogni click\n");
}

#[test]
fn comments_holes_branches_and_what_does_not_run() {
    let mut program = Program::new("");
    let x = variable(&mut program, "x");
    let mut branches = plain(
        If,
        vec![
            plain(ExistsInfected, vec![]).commented("prima\n\nseconda"),
            plain(ExistsEmpty, vec![]).disabled(),
        ],
    );
    branches.sockets.push(None);
    let change = Block::new(Change, Field::Variable(x));
    assert_eq!(change.sockets[0].literal, Some(Literal::Number(1.0)));
    let change = node(Change, Field::Variable(x), vec![]);
    let branches = branches
        .body(vec![plain(CureAll, vec![])])
        .body(vec![])
        .body(vec![change.commented("conta")])
        .body(vec![plain(Break, vec![]).disabled()]);
    let sweep = plain(Repeat, vec![number(81.0)]).body(vec![plain(DropAll, vec![])]);
    run_under_hat(
        &mut program,
        &[branches.commented("tutti i casi"), sweep.disabled()],
    );
    lay_loose(
        &mut program,
        &[plain(Remove, vec![]), plain(DropAll, vec![])],
    );
    lay_loose(
        &mut program,
        &[compare(get(x), Comparison::Ge, number(2.5))],
    );
    insta::assert_snapshot!(shown(&program, Language::It), @r#"
    A ogni click
        # tutti i casi
        # c'è un mattone infetto: prima
        #
        # seconda
        se c'è un mattone infetto fai
            Togli infezione da tutti i mattoni
        altrimenti se [disattivato: c'è una casella vuota] fai
        altrimenti se … fai
            # conta
            cambia x di 1
        altrimenti
            [disattivato: esce dal ciclo]
        [disattivato: ripeti 81 volte fai]
            Fai cadere tutti i blocchi

    Blocchi staccati, che non vengono eseguiti:
        Rimuovi il mattone in …
        Fai cadere tutti i blocchi

        x ≥ 2,5
    "#);
}

/// A chain of blocks, each in the first socket or body of the one before; built without recursion.
fn chain(program: &mut Program, kinds: impl Iterator<Item = Kind>, fragment: &mut Fragment) {
    let mut parent = Parent::None;
    for kind in kinds {
        let id = program.fresh_block();
        let mut block = Block::new(kind, Field::None);
        block.parent = parent;
        match (parent, fragment.blocks.last_mut()) {
            (Parent::Socket(..), Some((_, owner))) => owner.sockets[0].block = Some(id),
            (Parent::Stack(_), Some((_, owner))) => owner.bodies[0].push(id),
            _ => fragment.roots.push(id),
        }
        parent = match kind {
            Repeat => Parent::Stack(Stack::Body(id, 0)),
            _ => Parent::Socket(id, 0),
        };
        fragment.blocks.push((id, block));
    }
}

#[test]
fn deep_and_long_programs_exhaust_nothing() {
    let mut program = Program::new("");
    let mut fragment = Fragment::default();
    let deep_value = std::iter::once(While).chain(std::iter::repeat_n(Not, 1_999));
    chain(&mut program, deep_value, &mut fragment);
    chain(
        &mut program,
        std::iter::repeat_n(Repeat, 2_000),
        &mut fragment,
    );
    for _ in 0..10_000 {
        chain(&mut program, std::iter::once(DropAll), &mut fragment);
    }
    let attach = Edit::Attach(fragment, Place::Stack(Stack::Hat, 0));
    program.apply(attach).unwrap();
    let shown = shown(&program, Language::It);
    assert_eq!(shown.lines().count(), 1 + 1 + 2_000 + 10_000);
    assert_eq!(shown.matches("non").count(), 1_999);
}
