//! `cost`.

use crate::support::{Folder, run};

const PROGRAM: &str = "Paint(colour: Red, cell: AnyInfected),
        Disabled(RemoveAreaAndDrop(Clicked)),
        Remove(Neighbour(side: Above, cell: Clicked)),
        RemoveInfected,
        Repeat(times: Number(3), body: [Remove(Clicked), Infect(CellAt(row: RowOf(Clicked), column: Number(0)))]),";

#[test]
fn json_gives_the_costs_by_category_and_by_kind_in_table_order_without_disabled_blocks() {
    let folder = Folder::new("cost");
    let file = folder.program("a.ron", PROGRAM);
    let answer = run(&format!("cost --json {file}"));
    let kinds = [
        ("remove_infected", 1, 5),
        ("remove", 2, 2),
        // Two categories: it counts in the first.
        ("paint", 1, 1),
        ("infect", 1, 1),
        ("any_infected", 1, 2),
        ("clicked", 3, 0),
        ("neighbour", 1, 1),
        ("cell_at", 1, 0),
        ("row_of", 1, 0),
        ("repeat", 1, 0),
    ];
    let kinds = kinds.map(|(kind, count, cost)| {
        format!("{{\"kind\":\"{kind}\",\"count\":{count},\"cost\":{cost}}}")
    });
    let expected = format!(
        "{{\"file\":\"{file}\",\"cost\":12,\"blocks\":13,\"by_category\":{{\"wall\":8,\"cells\":1,\
         \"colours\":0,\"infection\":3,\"logic\":0,\"loops\":0,\"math\":0,\"variables\":0}},\
         \"by_kind\":[{}]}}\n",
        kinds.join(",")
    );
    assert_eq!((answer.status, answer.out), (0, expected));
}
