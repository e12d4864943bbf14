//! The page to begin with, and every lesson, gone through in the window.

use crate::support::{Folder, Person};
use clickomania::app::clickomania::ClickomaniaMode;
use clickomania::app::clickomania::command::{
    ChangeKind, ClickomaniaCommand, EditorCommand, Piece, PlaybackCommand, TaskCommand,
    WritingCommand,
};
use clickomania::app::clickomania::lesson::answer::{Given, Reply};
use clickomania::app::clickomania::lesson::{Item, items};
use clickomania::app::clickomania::open_task::TaskSource;
use clickomania::app::common::command::ShellCommand;
use clickomania::app::common::settings::Look;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::cost::cost_at;
use engine::language::edit::{Edit, Place};
use engine::language::program::Stack;
use engine::language::{Kind, Program, TaskId};
use engine::task::{Answer, Course, Task, Until, embedded};
use engine::text::Language;
use engine::wall::Cell;

const FIRST: &str = "Che cosa si infetta?";

fn course(id: &str) -> &'static Course {
    let mut courses = embedded().courses.iter();
    let found = courses.find(|(_, course)| course.id.as_str() == id);
    &found.unwrap().1
}

impl Person<'_> {
    fn opens_lesson(&mut self, course: &Course, number: usize) {
        let source = TaskSource::Course {
            course: course.id.clone(),
            number,
        };
        self.commands(ClickomaniaCommand::Task(TaskCommand::Open(source)));
        self.looks();
    }

    /// The name of the task that is open.
    fn lesson_id(&mut self) -> String {
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        services.task.id().to_string()
    }

    fn best(&mut self) -> Option<u64> {
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        services.progress.best(services.task.key())
    }

    fn is_done(&mut self) -> bool {
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        services.progress.is_done(services.task.key())
    }

    /// How many steps and questions are done.
    fn steps_done(&mut self) -> usize {
        self.harness.state_mut().clickomania().lesson().done()
    }

    /// Builds these blocks under the hat, instead of what is there.
    fn puts_up(&mut self, wanted: &Program) {
        let document = self.harness.state_mut().clickomania().document();
        let present = document.program().stack(Stack::Hat).to_vec();
        let mut edits = vec![document.program().lift_all_edit(&present)];
        let roots = wanted.stack(Stack::Hat);
        let (more, fragment) = document.identities().insert_edit(wanted, roots);
        edits.extend(more);
        edits.push(Edit::Attach(fragment, Place::Stack(Stack::Hat, 0)));
        let edit = EditorCommand::Edit(ChangeKind::Move, Edit::All(edits));
        self.commands(ClickomaniaCommand::Editor(edit));
        self.looks();
    }

    /// Presses something as a screen reader does: what is scrolled out of sight too.
    fn chooses(&mut self, name: &str, from: f32) {
        let node = self
            .harness
            .query_all_by_label(name)
            .rfind(|node| node.rect().min.x >= from);
        let node = node.unwrap_or_else(|| panic!("no {name} in {:?}", self.names()));
        node.click_accesskit();
        self.looks();
    }

    /// Gives an answer in the fields of the question.
    fn answers(&mut self, answer: &Answer, given: &Given) {
        match answer {
            Answer::Number(_) => {
                let field = self.harness.get_by_label("La tua risposta");
                field.focus();
                self.looks();
                self.key(Modifiers::COMMAND, Key::A);
                self.types(&given.typed);
            }
            Answer::Choice { options, .. } => {
                let words = options[given.chosen.unwrap()].shown(Language::It);
                let name: String = words.chars().filter(|c| !matches!(c, '*' | '`')).collect();
                let radio = self
                    .harness
                    .query_all_by_label(&name)
                    .rfind(|node| {
                        node.accesskit_node().role() == egui::accesskit::Role::RadioButton
                    })
                    .unwrap_or_else(|| panic!("no {name}: {:?}", self.names()));
                radio.click_accesskit();
                self.looks();
            }
            Answer::Cells { .. } => {
                self.marks(given);
                if given.marked.is_empty() {
                    self.chooses("Nessuna casella", 0.0);
                    return;
                }
            }
        }
        self.chooses("Rispondi", 0.0);
    }

    fn plays_a_move(&mut self) {
        self.commands(ClickomaniaCommand::Playback(PlaybackCommand::Play));
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        let rules = services.task.rules().clone();
        let wall = self.wall();
        let playable = rules.playable(&wall).unwrap().into_iter();
        // In a lesson without rules there may be bricks at which nothing happens.
        for click in playable.chain(wall.bricks()) {
            self.commands(ClickomaniaCommand::Playback(PlaybackCommand::Click(click)));
            self.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
            let mode = self.harness.state_mut().clickomania();
            let failed = mode.wall_panel().failure().is_some();
            if failed || self.wall() != wall {
                return;
            }
        }
        panic!("nothing happens at any brick");
    }

    /// Does what the step or question says; first wrongly where one can.
    fn does(&mut self, task: &Task, item: Item, at: usize) {
        let (step, question) = match item {
            Item::Question(number) => (None, Some(number)),
            Item::Step(number) => match task.steps[number].until {
                Until::Answered(question) => (None, Some(question)),
                until => (Some(until), None),
            },
        };
        if let Some(number) = question {
            let question = &task.questions[number - 1];
            let right = Given::right(question);
            let mut wrong = right.clone();
            match &question.answer {
                Answer::Number(number) => wrong.typed = (number + 1.0).to_string(),
                Answer::Choice { options, .. } => {
                    wrong.chosen = right.chosen.map(|chosen| (chosen + 1) % options.len());
                }
                Answer::Cells { .. } => {
                    wrong = Given::default();
                    wrong.marked.insert(Cell::new(0, 0).unwrap());
                }
            }
            if Reply::to(question, &wrong) != Reply::Right {
                self.answers(&question.answer, &wrong);
                assert_eq!(self.steps_done(), at, "{}: a wrong answer", task.id);
                let mut told = self.harness.query_all_by_label_contains("Non ancora");
                assert!(told.next().is_some(), "{}: {:?}", task.id, self.names());
                drop(told);
                if let Answer::Cells { .. } = question.answer {
                    // Takes the mark back.
                    self.marks(&wrong);
                }
            }
            self.answers(&question.answer, &right);
            assert!(self.sees("Giusto!"), "{}: question {number}", task.id);
            assert_eq!(self.steps_done(), at + 1, "{}: question {number}", task.id);
            self.chooses("Avanti", 0.0);
            return;
        }
        match step.unwrap() {
            Until::Uses(kind) => self.uses(task, kind),
            Until::Played => {
                let mode = self.harness.state_mut().clickomania();
                if !mode.document().problems().is_empty()
                    && let Some(solution) = task.solutions.first()
                {
                    self.puts_up(solution);
                }
                self.plays_a_move();
            }
            Until::Right => {
                let solution = task.solutions.first().expect("a solution").value.clone();
                self.puts_up(&solution);
            }
            Until::Goal(goal) => {
                let wanted = task.goals[goal - 1];
                let reaches = |program: &&Program| cost_at(program, &task.costs).total <= wanted;
                let mut solutions = task.solutions.iter().map(|part| &part.value);
                let solution = solutions.find(reaches).expect("a solution").clone();
                self.puts_up(&solution);
            }
            Until::Pressed => self.chooses("Avanti", 0.0),
            Until::Answered(_) => unreachable!("questions were done above"),
        }
        // Only what needs the judge waits for it: nothing that it says comes between questions and answers.
        let judged = matches!(step, Some(Until::Right | Until::Goal(_)));
        self.harness.state_mut().judge().close(!judged);
        self.waits_until(&format!("{}: item {at}", task.id), |person| {
            person.steps_done() > at
        });
        self.harness.state_mut().judge().close(true);
        self.looks();
        self.puts_the_card_away();
    }

    /// Presses these cells of the question's wall: a mark comes, or goes.
    fn marks(&mut self, given: &Given) {
        let edge = self.canvas_rect().min.x;
        for cell in given.marked {
            let place = format!("riga {}, colonna {},", cell.row(), cell.column());
            let nodes = self.harness.root().children_recursive();
            let node = nodes.filter(|node| {
                let label = node.accesskit_node().label().unwrap_or_default();
                label.starts_with(&place) && node.rect().min.x > edge
            });
            node.last()
                .expect("the wall of the question")
                .click_accesskit();
            self.harness.run_steps(2);
        }
    }

    /// Puts a block of this kind under the hat: that of a solution, or a fresh one.
    fn uses(&mut self, task: &Task, kind: Kind) {
        let has = |program: &&Program| {
            let mut blocks = program.walk(program.stack(Stack::Hat));
            blocks.any(|(id, _)| program.block(id).kind == kind)
        };
        let parts = task.solutions.iter().chain(&task.mistakes);
        match parts.map(|part| &part.value).find(has).cloned() {
            Some(program) => self.puts_up(&program),
            None => self.commands(ClickomaniaCommand::Editor(EditorCommand::Add(Piece::new(
                kind, "x",
            )))),
        }
    }

    /// What was reached took the place of the steps.
    fn puts_the_card_away(&mut self) {
        let reached = ["Traguardo raggiunto", "Il programma è giusto"];
        if reached.into_iter().any(|words| self.sees(words)) {
            self.chooses("Chiudi", 400.0);
        }
    }

    /// Goes through the lesson that is open as its author means it.
    fn goes_through(&mut self, task: &Task) {
        assert_eq!(self.lesson_id(), task.id.as_str());
        for (at, item) in items(task).into_iter().enumerate() {
            if self.steps_done() > at {
                // What was done for the step before did this one too.
                continue;
            }
            self.does(task, item, at);
        }
        assert_eq!(self.steps_done(), items(task).len(), "{}", task.id);
        if let (Some(last), true) = (task.goals.last(), task.wanted.is_some()) {
            let reaches = |program: &&Program| cost_at(program, &task.costs).total <= *last;
            let mut solutions = task.solutions.iter().map(|part| &part.value);
            let solution = solutions.find(reaches).expect("a test checks it").clone();
            self.puts_up(&solution);
            self.harness.state_mut().judge().close(false);
            self.waits_until(&format!("{}: goal {last}", task.id), |person| {
                person.best().is_some_and(|best| best <= *last)
            });
        }
        self.harness.state_mut().judge().close(true);
        assert!(self.is_done(), "{}", task.id);
    }

    /// All lessons of a course from this one on, each by the button of the one before.
    fn goes_through_course(&mut self, id: &str, lessons: impl Iterator<Item = usize>) {
        let course = course(id);
        let mut before = None;
        for number in lessons {
            match before {
                Some(before) if before + 1 == number => {
                    self.commands(ClickomaniaCommand::Task(TaskCommand::Next));
                }
                _ => self.opens_lesson(course, number),
            }
            before = Some(number);
            self.goes_through(&course.tasks[number]);
        }
    }
}

#[test]
fn the_first_lessons_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.goes_through_course("da-40-a-2", 0..10);
}

#[test]
fn the_lessons_about_the_fall_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.goes_through_course("da-40-a-2", 10..20);
}

#[test]
fn the_lessons_about_strips_and_infection_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.goes_through_course("da-40-a-2", 20..30);
}

#[test]
fn the_last_lessons_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let all = course("da-40-a-2").tasks.len();
    person.goes_through_course("da-40-a-2", 30..all);
    assert_eq!(person.lesson_id(), "insieme-2");
}

#[test]
fn the_other_rules_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let all = course("altre-regole").tasks.len();
    assert!(all >= 12);
    person.goes_through_course("altre-regole", 0..all);
}

#[test]
fn the_first_start_leads_into_the_first_lesson_and_away_in_one_press() {
    let folder = Folder::new();
    let mut person = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    assert!(person.sees(FIRST) && person.sees("Costruisci liberamente"));
    person.presses("Comincia");
    assert_eq!(person.lesson_id(), "parete");
    assert!(person.sees("Passo 1 di 3"), "{:?}", person.names());
    person.presses("Inizio");
    assert!(person.sees("Continua"), "{:?}", person.names());
    person.presses("Continua");
    assert_eq!(person.lesson_id(), "parete");
    person.presses("Inizio");
    person.presses("Costruisci liberamente: Gioco completo");
    assert_eq!(person.lesson_id(), "clickomania");
    person.leaves();
    // The second start is where one left off.
    let mut person = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    assert!(!person.sees("Continua") && person.sees("A ogni click"));
    person.presses("Inizio");
    assert!(person.sees("Continua"));
    // The tab leads back to the program.
    person.presses("Clickomania");
    assert!(!person.sees("Continua"));
}

#[test]
fn the_page_is_used_with_keys_alone() {
    let folder = Folder::new();
    let mut person = Person::arrives(&folder.0, vec2(1024.0, 640.0));
    let mut reached = Vec::new();
    for _ in 0..60 {
        person.key(Modifiers::NONE, Key::Tab);
        let root = person.harness.root();
        let mut nodes = root.children_recursive();
        let focused = nodes.find(|node| node.accesskit_node().is_focused());
        let Some(label) = focused.and_then(|node| node.accesskit_node().label()) else {
            continue;
        };
        if reached.contains(&label) {
            break;
        }
        reached.push(label);
    }
    for name in [
        "Inizio",
        "Comincia",
        "Costruisci liberamente: Gioco completo",
        "Comincia il corso",
        "1. Che cosa si infetta?",
        "1. Via la colonna",
        "Progressi",
    ] {
        assert!(
            reached.iter().any(|label| label == name),
            "{name}: {reached:?}"
        );
    }
    person
        .harness
        .get_by_label("1. Che cosa si infetta?")
        .focus();
    person.looks();
    for _ in 0..2 {
        person.key(Modifiers::NONE, Key::ArrowRight);
    }
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.lesson_id(), "tre-fasi");
}

#[test]
fn progress_is_looked_at_and_cleared() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    person.opens_lesson(course("da-40-a-2"), 1);
    let solution = course("da-40-a-2").tasks[1].solutions[0].value.clone();
    person.puts_up(&solution);
    person.waits_until("the goal", |person| person.is_done());
    // What is there is not done again at once.
    person.commands(ClickomaniaCommand::Task(TaskCommand::Free(
        TaskId::CLICKOMANIA,
    )));
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Home));
    assert!(
        person.sees("2. Il primo blocco: fatta"),
        "{:?}",
        person.names()
    );
    person.chooses("Progressi", 0.0);
    assert!(person.sees("il tuo migliore: 40"));
    person.presses("Dimentica: Da 40 a 2 · 2. Il primo blocco");
    assert!(person.sees("Nessun quesito è stato ancora cominciato."));
    person.presses("Chiudi");
    assert!(person.sees("2. Il primo blocco"));
    person.leaves();
    let mut person = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    person.opens_lesson(course("da-40-a-2"), 1);
    assert!(!person.is_done());
}

#[test]
fn a_solved_lesson_says_what_comes_next_and_an_edit_puts_it_away() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    let course = course("altre-regole");
    person.opens_lesson(course, 0);
    let task = &course.tasks[0];
    let solution = task.solutions[0].value.clone();
    person.puts_up(&solution);
    person.waits_until("the card", |person| person.sees("Traguardo raggiunto"));
    assert!(person.sees("Costo 9") && person.sees("Provo con 1"));
    person.presses("Provo con 1");
    assert!(!person.sees("Traguardo raggiunto"));
    let best = task.solutions[1].value.clone();
    person.puts_up(&best);
    person.waits_until("the card", |person| person.sees("Costo 1"));
    person.chooses("Prossima lezione", 400.0);
    assert_eq!(person.lesson_id(), course.tasks[1].id.as_str());
    assert!(!person.sees("Traguardo raggiunto"));
}

#[test]
fn the_reason_of_a_mistake_comes_when_it_is_found() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    let course = course("da-40-a-2");
    person.opens_lesson(course, 1);
    let task = &course.tasks[1];
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenMistake(0)));
    let reason = task.mistakes[0].header().note.clone();
    assert!(!reason.is_empty() && !person.sees(&reason));
    person.puts_up(&task.solutions[0].value.clone());
    person.waits_until("the card", |person| person.sees("Errore trovato"));
    assert!(person.sees(&reason), "{:?}", person.names());
    assert!(person.sees(&task.mistakes[0].header().name));
}

#[test]
fn a_question_with_its_wall_and_what_is_said_of_the_answer_are_seen_without_scrolling() {
    for size in [
        vec2(1440.0, 900.0),
        vec2(1280.0, 800.0),
        vec2(1024.0, 640.0),
    ] {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, size);
        person.opens_lesson(course("da-40-a-2"), 0);
        // The card has found its height.
        person.looks();
        let clicked = |person: &Person| {
            let names = person.names();
            let clicked = names.into_iter().find(|name| name.ends_with(", cliccata"));
            clicked.unwrap_or_else(|| panic!("no click in {:?}", person.names()))
        };
        let (answer, cell) = ("Nessuna casella", clicked(&person));
        for name in [answer, &cell] {
            let place = person.finds(name);
            assert!(place.max.y < person.canvas_rect().min.y, "{name} {size}");
        }
        person.presses(answer);
        // The line at the bottom says it too.
        let said = person.harness.query_all_by_label("Giusto!");
        let upper = said.map(|node| node.rect().max.y).reduce(f32::min);
        let canvas = person.canvas_rect();
        assert!(upper.unwrap() < canvas.min.y, "{upper:?} {size}");
    }
}

#[test]
fn the_text_folds_and_blocks_in_it_lead_to_the_palette() {
    let folder = Folder::new();
    for size in [vec2(1440.0, 900.0), vec2(1024.0, 640.0)] {
        let mut person = Person::sits_down_at(&folder.0, size);
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Look(Look::Dark)));
        person.opens_lesson(course("da-40-a-2"), 9);
        let step = "Passo 1 di 3";
        assert!(person.sees(step), "{:?}", person.names());
        let card = person.finds(step);
        assert!(card.max.y < person.canvas_rect().min.y, "over no block");
        let canvas = person.canvas_rect();
        assert!(canvas.height() > size.y * 0.4, "{canvas:?}");
        person.chooses(
            "«Fai cadere il mattone in …»: mostra dov'è tra i blocchi",
            0.0,
        );
        person.presses("Da dove si comincia?: Nascondi il testo");
        assert!(!person.sees(step));
        person.presses("Da dove si comincia?: Mostra il testo");
        assert!(person.sees(step));
        if size.x < 1100.0 {
            person.chooses("Leggi tutto il testo", 0.0);
            assert!(!person.sees(step));
            person.chooses("Torna al passo", 0.0);
            assert!(person.sees(step));
        }
        person.leaves();
    }
}

#[test]
fn a_task_is_written_checked_saved_tried_and_changed() {
    let folder = Folder::new();
    let path = folder.file("mio.ron");
    let mut person = Person::sits_down(&folder.0);
    let program =
        "Program(format: 1, name: \"mio\", on_click: [RemoveAreaAndDrop(Clicked), CureAll])";
    let program = engine::language::file::read(program).unwrap();
    person.puts_up(&program);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::New));
    assert!(person.sees("Quesito: quesito"), "{:?}", person.names());
    person.presses("Regole");
    person.chooses("Quello che il programma deve fare: Prendi dalla tela", 0.0);
    person.presses("Soluzioni ed errori");
    person.chooses("Aggiungi il programma sulla tela come soluzione", 0.0);
    person.presses("Controlla");
    person.waits_until("the check", |person| {
        person.sees("Il quesito si può usare.")
    });
    person.presses("Traguardi");
    let goals = "Traguardi, dal più facile (40, 35, 2)";
    person.harness.get_by_label(goals).focus();
    person.looks();
    person.types("35, x");
    assert!(person.sees("Scrivi numeri interi separati da virgole."));
    person.key(Modifiers::COMMAND, Key::A);
    person.types("35");
    person.presses("Controlla");
    person.waits_until("the check", |person| {
        person.names().iter().any(|name| name.contains("35"))
            && !person.sees("Controllo in corso…")
            && !person.sees("Il quesito si può usare.")
    });
    person.key(Modifiers::COMMAND, Key::A);
    person.harness.get_by_label(goals).focus();
    person.looks();
    person.key(Modifiers::COMMAND, Key::A);
    person.types("40");
    let save = WritingCommand::SaveFile(path.clone());
    person.commands(ClickomaniaCommand::Writing(save));
    person.presses("Prova");
    assert_eq!(person.lesson_id(), "quesito");
    assert!(person.sees("A ogni click"));
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.contains("goals: [40]"), "{written}");
    // Opened again for change, it keeps what it has.
    person.commands(ClickomaniaCommand::Writing(WritingCommand::Change));
    person.commands(ClickomaniaCommand::Writing(WritingCommand::Save));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    person.presses("Torna al programma");
    assert!(person.sees("A ogni click"));
    person.leaves();
}

/// Saves the open task elsewhere, as it comes out of the form, and reads it again.
fn saved_by_the_form(person: &mut Person, path: &std::path::Path) -> String {
    let save = WritingCommand::SaveFile(path.to_owned());
    person.commands(ClickomaniaCommand::Writing(save));
    let written = std::fs::read_to_string(path).unwrap();
    let (document, _) = clickomania::task_file::read(written.as_bytes(), None).unwrap();
    engine::task::file::write_task(document.tasks()[0])
}

/// A task as it is written into a file of its own: its programs stand in it.
fn by_itself(task: &Task) -> String {
    let mut task = task.clone();
    for part in task.solutions.iter_mut().chain(&mut task.mistakes) {
        part.file = None;
    }
    engine::task::file::write_task(&task)
}

#[test]
fn every_part_of_a_task_is_shown_in_the_form_and_none_is_lost() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let course = course("da-40-a-2");
    for number in [0, 9, 37] {
        person.opens_lesson(course, number);
        person.commands(ClickomaniaCommand::Writing(WritingCommand::Change));
        for part in [
            "Testo",
            "Regole",
            "Blocchi e costi",
            "Pareti",
            "Traguardi",
            "Passi",
            "Domande",
            "Suggerimenti",
            "Soluzioni ed errori",
            "Aiuti",
            "Il file",
        ] {
            let nodes = person.harness.query_all_by_label(part);
            nodes
                .min_by(|a, b| a.rect().min.x.total_cmp(&b.rect().min.x))
                .unwrap()
                .click_accesskit();
            person.looks();
        }
        let saved = saved_by_the_form(&mut person, &folder.file("copia.ron"));
        assert_eq!(saved, by_itself(&course.tasks[number].value));
        person.commands(ClickomaniaCommand::Writing(WritingCommand::Leave));
    }
}

#[test]
fn every_task_that_is_opened_for_change_and_saved_is_the_same() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let mut tasks = 0;
    for (_, course) in embedded().courses.iter() {
        for (number, task) in course.tasks.iter().enumerate() {
            person.opens_lesson(course, number);
            person.commands(ClickomaniaCommand::Writing(WritingCommand::Change));
            let saved = saved_by_the_form(&mut person, &folder.file("copia.ron"));
            assert_eq!(saved, by_itself(task), "{}", task.id);
            person.commands(ClickomaniaCommand::Writing(WritingCommand::Leave));
            tasks += 1;
        }
    }
    assert!(tasks >= 50, "{tasks}");
}

#[test]
fn a_right_program_above_the_first_goal_does_not_do_a_lesson() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let course = course("da-40-a-2");
    // It begins with a right program of cost 35; the first goal is 28.
    person.opens_lesson(course, 32);
    let is_as_begun = |person: &mut Person| {
        let document = person.harness.state_mut().clickomania().document();
        document.is_as_begun()
    };
    assert!(is_as_begun(&mut person));
    // With one block more that changes nothing it is one's own, and right.
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(Piece::new(
        Kind::CureAll,
        "x",
    ))));
    assert!(!is_as_begun(&mut person));
    person.harness.state_mut().judge().close(false);
    person.waits_until("the card", |person| person.sees("Il programma è giusto"));
    assert!(person.best().is_some() && !person.is_done());
    person.leaves();
}

#[test]
fn a_move_that_changes_nothing_does_not_tick_the_step_that_asks_for_one() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let course = course("da-40-a-2");
    person.opens_lesson(course, 0);
    let task = &course.tasks[0];
    for (at, item) in items(task).into_iter().enumerate().take(2) {
        person.does(task, item, at);
    }
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Play));
    let clicks = |person: &mut Person<'_>, row, column| {
        let click = Cell::new(row, column).unwrap();
        person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Click(click)));
        person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
        person.looks();
        person.steps_done()
    };
    assert_eq!(clicks(&mut person, 7, 6), 2, "its area is empty");
    assert_eq!(clicks(&mut person, 6, 5), 3);
}
