//! Two programs that make the same move together: the same wall, the same click, the same chance.

use super::difference;
use super::difference::Differences;
use super::rows::ComparisonRow;
use crate::window::clickomania::command::{ClickomaniaContext, MoveStep, ProgramOrigin};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::canvas::{
    BlockPainter, CanvasScene, Highlight, Marks, value_bubble,
};
use crate::window::clickomania::stage::playable::PlayableBricks;
use crate::window::clickomania::stage::playback::speed::Speed;
use crate::window::clickomania::stage::playback::{
    MoveProgress, MoveRequest, NoMove, ReplayCursor, TouchedCells,
};
use crate::window::clickomania::stage::shown_wall::ShownWall;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::background::waker;
use crate::window::kit::pan_zoom::PanZoom;
use crate::window::kit::theme;
use egui::{Context, Painter, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, vec2};
use engine::diagnostics;
use engine::language::cost::Costs;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::layout::metrics::{LEAST_LIMIT, WIDTH_LIMIT};
use engine::layout::{Advances, Layout, LayoutChange};
use engine::run::code::Code;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::BUDGET;
use engine::text::Language;
use engine::wall::{Cell, CellSet, Wall};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Two programs, and the move that they make.
pub struct SideBySide {
    /// The programs: A and B.
    pub sides: [Side; 2],
    /// The differences between them.
    pub differences: Differences,
    /// True if the differences are marked.
    pub marked: bool,
    task: ReadyTask,
    /// The wall before the click.
    wall: Wall,
    /// The bricks of the wall that can be played.
    pub(super) playable: PlayableBricks,
    /// True until a click or another wall.
    untouched: bool,
    /// Seed of the next wall and of the draws of the move.
    seed: u64,
    paused: bool,
    /// True once the outcome of the move was told.
    outcome_told: bool,
    ctx: Context,
}

impl SideBySide {
    /// Puts two programs before `wall`; before another one, if it turns out that no brick of it can be played.
    pub fn new(
        rows: [&ComparisonRow; 2],
        wall: Option<Wall>,
        task: &ReadyTask,
        app: &AppContext,
        ctx: &Context,
    ) -> SideBySide {
        let wall = wall.unwrap_or_else(|| dealt(task, 1));
        let programs = rows.map(|row| Arc::clone(&row.program));
        SideBySide {
            sides: rows.map(|row| Side::new(row, wall, app)),
            differences: Differences::new(programs, ctx),
            marked: true,
            task: task.clone(),
            wall,
            playable: PlayableBricks::default(),
            untouched: true,
            seed: 2,
            paused: false,
            outcome_told: true,
            ctx: ctx.clone(),
        }
    }

    /// The task of both programs.
    pub fn task(&self) -> &ReadyTask {
        &self.task
    }

    /// Polls background work and plays the moves. Asks for repaints only while something moves.
    pub fn advance(&mut self, app: &mut ClickomaniaContext) {
        let [a, b] = &self.sides;
        let programs = [Arc::clone(&a.program), Arc::clone(&b.program)];
        self.differences.receive([&programs[0], &programs[1]]);
        let received = self.sides.each_mut().map(Side::receive);
        if let Some(no_move) = received.into_iter().find_map(Result::err) {
            self.begin_again();
            app.refuse(match no_move {
                NoMove::Fault(fault) => self.task.fault(&fault, &app.text),
                NoMove::Lost => app.text.msg_stage_lost(),
            });
        }
        self.playable.advance(&self.task, &self.wall, &self.ctx);
        if self.untouched && self.playable.is_over(&self.task, &self.wall, 0) {
            self.untouched = false;
            self.deal();
        }
        if self.is_playing() {
            self.play(app);
        } else {
            self.pause_clocks();
        }
    }

    fn pause_clocks(&mut self) {
        for side in &mut self.sides {
            if let Some(replay) = side.progress.replay_mut() {
                replay.cursor.pause();
            }
        }
    }

    /// Advances both moves.
    fn play(&mut self, app: &mut ClickomaniaContext) {
        let now = self.ctx.input(|input| input.time);
        let speed = self.speed(app);
        let mut wait = f64::INFINITY;
        for side in &mut self.sides {
            let Some(replay) = side.progress.replay_mut() else {
                continue;
            };
            match speed {
                Speed::AtOnce => replay.cursor.go(u64::MAX),
                Speed::Steps(steps) => {
                    replay.play(now, steps);
                    if !replay.cursor.is_over() {
                        wait = wait.min(replay.cursor.until_next(steps));
                    }
                }
            }
            side.look(app.reduced_motion(), speed);
        }
        if self.is_over() {
            self.tell(app);
        } else {
            self.ctx
                .request_repaint_after(Duration::from_secs_f64(wait.min(1.0)));
        }
    }

    /// Handles a click on either wall: both programs start the move.
    pub fn click(&mut self, cell: Cell, app: &mut ClickomaniaContext) {
        let text = app.text;
        if let Some(side) = self.sides.iter().find(|side| side.code.is_none()) {
            app.refuse(text.msg_comparison_told_not_ready(side.title.0.as_str()));
            return;
        }
        if self.is_busy() || self.has_move() && !self.is_over() {
            app.refuse(text.msg_comparison_told_runs());
            return;
        }
        if self.is_over() {
            if !self.difference().is_empty() || self.failed().is_some() {
                app.refuse(text.msg_comparison_told_begin_again());
                return;
            }
            if let Some(cursor) = self.sides[0].cursor() {
                self.wall = cursor.made().turn.next;
            }
            self.begin_again();
        }
        if !self.wall.has_brick(cell) {
            app.refuse(text.msg_stage_no_brick());
            return;
        }
        if self.launch(cell) {
            app.say("");
        } else {
            self.begin_again();
            app.refuse(text.msg_stage_lost());
        }
    }

    /// Starts both moves. Returns false if the system gives no thread.
    fn launch(&mut self, click: Cell) -> bool {
        self.untouched = false;
        self.outcome_told = false;
        self.paused = false;
        let mut begun = true;
        for side in &mut self.sides {
            let Some(code) = side.code.clone() else {
                continue;
            };
            let request = MoveRequest {
                code,
                wall: self.wall,
                click,
                draws: DrawPolicy {
                    seed: self.seed,
                    number: 0,
                },
                budget: BUDGET,
                rules: self.task.rules().clone(),
                judged: true,
                version: 0,
            };
            begun &= side.progress.begin(request, waker(Some(&self.ctx))).is_ok();
        }
        begun
    }

    /// Shows the wall again as it was before the move.
    pub fn begin_again(&mut self) {
        self.rest();
        for side in &mut self.sides {
            side.shown.show_at_once(self.wall);
        }
    }

    /// Deals another wall.
    pub fn deal(&mut self) {
        self.wall = dealt(&self.task, self.seed);
        self.seed = self.seed.wrapping_add(1);
        self.begin_again();
    }

    /// Drops both moves.
    fn rest(&mut self) {
        for side in &mut self.sides {
            side.progress = MoveProgress::Rest;
            side.shown.end_transition();
        }
        self.paused = false;
        self.outcome_told = true;
    }

    /// Steps through both moves.
    pub fn go(&mut self, target: MoveStep, app: &mut ClickomaniaContext) {
        let step = self.step();
        match target {
            // Before a click it sets how the next move begins.
            MoveStep::Pause if self.is_over() => {
                self.go_to(0, app);
                self.paused = false;
            }
            MoveStep::Pause => self.paused = !self.paused && self.has_move(),
            MoveStep::Step => self.go_to(step + 1, app),
            MoveStep::StepBack => self.go_to(step.saturating_sub(1), app),
            MoveStep::Start => self.go_to(0, app),
            MoveStep::End => self.go_to(u64::MAX, app),
        }
        self.pause_clocks();
        self.ctx.request_repaint();
    }

    /// Pauses both behind this step; a shorter move at its end.
    fn go_to(&mut self, step: u64, app: &mut ClickomaniaContext) {
        self.paused = true;
        for side in &mut self.sides {
            side.go_to(step, app.reduced_motion());
        }
        if self.is_over() {
            self.tell(app);
        }
    }

    /// Tells how the move ended, once for each move.
    fn tell(&mut self, app: &mut ClickomaniaContext) {
        if std::mem::replace(&mut self.outcome_told, true) {
            return;
        }
        let text = app.text;
        if let Some(side) = self.failed() {
            let name = &side.title.0;
            let why = side.failure(app).unwrap_or_default();
            app.refuse(text.msg_comparison_failed(name.as_str(), why));
            return;
        }
        let steps = self.sides.each_ref().map(|side| {
            let steps = side.cursor().map_or(0, ReplayCursor::steps);
            text.grouped(steps)
        });
        let [a, b] = steps;
        app.say(match self.difference().len() {
            0 => text.msg_comparison_told_same_wall(a, b),
            cells => text.msg_comparison_told_other_wall(cells, a, b),
        });
    }

    /// The first side whose move stopped before its end.
    fn failed(&self) -> Option<&Side> {
        let failed = |side: &&Side| {
            let cursor = side.cursor();
            cursor.is_some_and(|cursor| cursor.outcome().failure.is_some())
        };
        self.sides.iter().find(failed)
    }

    /// The cells in which the two walls differ.
    pub fn difference(&self) -> CellSet {
        let [a, b] = &self.sides;
        a.wall().changed_cells(b.wall())
    }

    /// Number of steps made, in the move that has made more.
    pub fn step(&self) -> u64 {
        let steps = self.sides.iter().filter_map(Side::cursor);
        steps.map(ReplayCursor::step).max().unwrap_or(0)
    }

    /// True while a move is computed.
    pub fn is_busy(&self) -> bool {
        self.sides.iter().any(|side| side.progress.is_busy())
    }

    /// True if both have a move.
    pub fn has_move(&self) -> bool {
        self.sides.iter().all(|side| side.cursor().is_some())
    }

    /// True if both are at the end of the move.
    pub fn is_over(&self) -> bool {
        let over = |side: &Side| side.cursor().is_some_and(ReplayCursor::is_over);
        self.sides.iter().all(over)
    }

    /// True while the moves are playing.
    pub fn is_playing(&self) -> bool {
        self.has_move() && !self.paused && !self.is_over()
    }

    /// Speed of both: that of the longer move.
    fn speed(&self, app: &AppContext) -> Speed {
        Speed::at(app.settings.speed, self.longest())
    }

    /// Steps of the longer move; of an endless one, if there is no move.
    pub fn longest(&self) -> u64 {
        let moves = self.sides.iter().filter_map(Side::cursor);
        moves.map(ReplayCursor::steps).max().unwrap_or(u64::MAX)
    }

    /// True if the eye can follow single steps.
    pub fn can_be_followed(&self, app: &AppContext) -> bool {
        !self.is_playing() || self.speed(app).is_slow()
    }

    /// True if a click would start a move.
    pub fn takes_clicks(&self) -> bool {
        let ready = self.sides.iter().all(|side| side.code.is_some());
        let ended = self.is_over() && self.difference().is_empty() && self.failed().is_none();
        ready && !self.is_busy() && (!self.has_move() || ended)
    }

    /// The wall that the rules expect after the click.
    pub fn expected(&self) -> Option<Wall> {
        self.sides[0].cursor()?.made().turn.wanted
    }

    /// Goes to the next difference, or to the one before, and describes it.
    pub fn go_to_difference(&mut self, back: bool, app: &mut ClickomaniaContext) {
        let text = app.text;
        let Some((number, change)) = self.differences.go(back) else {
            app.say(text.msg_comparison_told_no_difference());
            return;
        };
        self.marked = true;
        let of = self.differences.changes().map_or(0, <[_]>::len);
        let [a, b] = &self.sides;
        let programs = [&*a.program, &*b.program];
        app.say(difference::sentence(&text, programs, number, of, change));
        for (side, block) in self.sides.iter_mut().zip([change.a(), change.b()]) {
            if let Some(block) = block {
                side.pane.reveal(block);
            }
        }
    }
}

/// The wall of the task with this number; a dealt one if the task lists none.
fn dealt(task: &ReadyTask, number: u64) -> Wall {
    let of_task = task.rules().walls().numbered(number);
    of_task.unwrap_or_else(|| Wall::deal(number, 4).expect("walls have 2 to 5 colours"))
}

/// The wall of the stage, if a move can begin on it: in the two games it must be settled and healthy.
pub fn at_rest(on: &Wall, task: &ReadyTask) -> Option<Wall> {
    let rests = on.is_settled() && on.infected().is_empty();
    (rests || task.rules().groups().is_none()).then_some(*on)
}

/// One of the two programs.
pub struct Side {
    /// Its origin.
    pub origin: ProgramOrigin,
    /// The program.
    pub program: Arc<Program>,
    /// Its name and its cost.
    pub title: (String, u64),
    /// The view of its blocks.
    pub pane: ProgramPane,
    /// Ready to run, if it is.
    code: Option<Arc<Code>>,
    progress: MoveProgress,
    pub(super) shown: ShownWall,
}

impl Side {
    fn new(row: &ComparisonRow, wall: Wall, app: &AppContext) -> Side {
        Side {
            origin: row.origin.clone(),
            program: Arc::clone(&row.program),
            title: (row.name(&app.text), row.cost.total),
            pane: ProgramPane::new(),
            code: row.code.clone(),
            progress: MoveProgress::Rest,
            shown: ShownWall::new(wall),
        }
    }

    /// Takes over the move, once it is computed.
    ///
    /// # Errors
    /// No move will come.
    fn receive(&mut self) -> Result<(), NoMove> {
        if self.progress.receive()?
            && let Some(cursor) = self.cursor()
        {
            self.shown.show_at_once(*cursor.wall());
        }
        Ok(())
    }

    /// Goes to a step and shows its wall; bricks fall visibly unless motion is reduced.
    fn go_to(&mut self, step: u64, calm: bool) {
        if let Some(replay) = self.progress.replay_mut() {
            replay.cursor.go(step);
            self.look(calm, Speed::Steps(1.0));
        }
    }

    /// Shows the wall of the current step; bricks fall visibly unless motion is reduced.
    fn look(&mut self, calm: bool, speed: Speed) {
        let Some(cursor) = self.cursor() else { return };
        let wall = *cursor.wall();
        let seconds = (!calm).then(|| speed.change_seconds());
        self.shown.show(&wall, CellSet::EMPTY, seconds);
    }

    /// The move, if there is one.
    pub fn cursor(&self) -> Option<&ReplayCursor> {
        self.progress.replay().map(|replay| &replay.cursor)
    }

    /// The wall that is shown.
    pub fn wall(&self) -> &Wall {
        self.shown.wall()
    }

    /// The block that executed last, and its value if there is time to read it.
    pub fn highlight(&self, slow: bool) -> Option<Highlight> {
        self.cursor_within()?.highlight(slow)
    }

    /// The step that is shown and its block.
    pub fn place(&self) -> Option<(u64, BlockId)> {
        let cursor = self.cursor_within()?;
        Some((cursor.step(), cursor.block()?))
    }

    /// The cells that the last step touched.
    pub fn touched(&self) -> Option<TouchedCells> {
        self.cursor_within()?.touched(&self.program)
    }

    /// The move, while it is not at its end.
    fn cursor_within(&self) -> Option<&ReplayCursor> {
        self.cursor().filter(|cursor| !cursor.is_over())
    }

    /// A sentence about why the move failed, once it is played to there.
    pub fn failure(&self, app: &AppContext) -> Option<String> {
        let cursor = self.cursor().filter(|cursor| cursor.is_over())?;
        let failure = cursor.outcome().failure?;
        Some(diagnostics::failure(&app.text, &self.program, &failure))
    }
}

/// Limits of the zoom at first.
const MIN_ZOOM: f32 = 0.65;
const MAX_ZOOM: f32 = 0.9;

/// A program to look at, with its own scroll, which follows the block that runs.
pub struct ProgramPane {
    /// Places of the blocks, in this language.
    layout: Option<(Language, Layout)>,
    view: CanvasView,
    /// The step whose block was brought into sight last.
    followed: Option<(u64, BlockId)>,
}

/// Marks on the blocks.
pub struct PaneMarks<'a> {
    /// The program.
    pub program: &'a Program,
    /// Costs of its blocks.
    pub costs: &'a Costs,
    /// Its name for screen readers.
    pub name: &'a str,
    /// The differences, and which program this is: *a* (0) or *b* (1); `None` if they are not marked.
    pub differences: Option<(&'a Differences, usize)>,
    /// The block that executes.
    pub highlight: Option<Highlight>,
}

impl ProgramPane {
    /// Shows the beginning of the program.
    pub fn new() -> ProgramPane {
        ProgramPane {
            layout: None,
            view: CanvasView::new(),
            followed: None,
        }
    }

    /// Brings a block into sight, once for each step, so that a person can scroll away.
    pub fn follow(&mut self, followed: Option<(u64, BlockId)>) {
        if self.followed == followed {
            return;
        }
        self.followed = followed;
        if let Some((_, block)) = followed {
            self.reveal(block);
        }
    }

    /// Scrolls to a block.
    pub fn reveal(&mut self, id: BlockId) {
        let Some((_, layout)) = &self.layout else {
            return;
        };
        if let Some(block) = layout.get(id) {
            // The head of a loop is enough.
            let mut rect = block.rect;
            rect.max.y = rect.max.y.min(rect.min.y + 60.0);
            rect.max.x = rect.max.x.min(rect.min.x + 200.0);
            self.view.reveal(rect);
        }
    }

    /// Shows the program in all of `ui`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        block_painter: &mut BlockPainter,
        shown: &PaneMarks<'_>,
    ) {
        let theme = theme::of(ui);
        let rect = ui.max_rect();
        self.lay_out(app, rect, shown);
        let Some((_, layout)) = &self.layout else {
            return;
        };
        let response = ui.interact(rect, ui.scope_id().with("pane"), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Tree, true, shown.name));
        scroll(ui, &response, &mut self.view);
        self.view.keep_in_sight(layout.bounds());

        let painter = ui.painter_at(rect);
        let line = if response.has_focus() {
            egui::Stroke::new(2.0, theme.accent)
        } else {
            egui::Stroke::new(1.0, theme.line)
        };
        painter.rect(rect, 8.0, theme.canvas, line, StrokeKind::Inside);
        let painter = ui.painter_at(rect.shrink(2.0));
        let mut marks: HashMap<BlockId, Marks> = HashMap::new();
        if let Some(highlight) = shown.highlight {
            marks.entry(highlight.block).or_default().running = true;
        }
        let scene = CanvasScene {
            program: shown.program,
            layout,
            view: self.view,
            theme,
            marks: &marks,
            hovered: None,
            pale_loose: true,
        };
        block_painter.scene(&painter, &scene, true);
        self.show_blocks(ui, &painter, app, layout, shown);
        if let Some(highlight) = shown.highlight {
            // Above the marks, which would hide it.
            if let Some(block) = layout.get(highlight.block) {
                difference::frame_running(&painter, theme, &self.view, block);
            }
            value_bubble(&painter, theme, &app.text, &self.view, layout, highlight);
        }
    }

    /// Lays the blocks out to fit `rect`, in the language of the window.
    fn lay_out(&mut self, app: &AppContext, rect: Rect, shown: &PaneMarks<'_>) {
        let language = app.text.language();
        let fresh = self.layout.is_none();
        self.layout.take_if(|(other, _)| *other != language);
        let room = (rect.width() - 48.0).max(60.0);
        let (_, layout) = self.layout.get_or_insert_with(|| {
            // Long rows are broken rather than made small.
            let limit = (room / MAX_ZOOM).clamp(LEAST_LIMIT, WIDTH_LIMIT);
            let mut layout = Layout::within(limit);
            let measure = Advances::embedded();
            layout.set_costs(shown.costs);
            layout.update(shown.program, &app.text, &measure, &LayoutChange::All);
            (language, layout)
        });
        self.view.rect = rect;
        if fresh {
            let bounds = layout.bounds();
            self.view.zoom = (room / bounds.width().max(1.0)).clamp(MIN_ZOOM, MAX_ZOOM);
            self.view.pan = vec2(14.0, 14.0) - vec2(bounds.min.x, bounds.min.y) * self.view.zoom;
        }
    }

    /// Shows the marks of the visible blocks, and describes the blocks to screen readers.
    fn show_blocks(
        &self,
        ui: &Ui,
        painter: &Painter,
        app: &AppContext,
        layout: &Layout,
        shown: &PaneMarks<'_>,
    ) {
        let (theme, rect) = (theme::of(ui), self.view.rect);
        let visible = self.view.visible();
        for &id in layout.order() {
            let Some(block) = layout.get(id) else {
                continue;
            };
            if !block.rect.overlaps(&visible) {
                continue;
            }
            let mut name = block_name(shown.program, &app.text, shown.program.block(id));
            if let Some((differences, side)) = shown.differences
                && let Some(&mark) = differences.marks(side).get(&id)
            {
                let at = differences.current().and_then(|change| match side {
                    0 => change.a(),
                    _ => change.b(),
                });
                let current = at == Some(id);
                difference::mark_block(painter, theme, &self.view, block, mark, current);
                name = format!("{name}, {}", mark.words(&app.text));
            }
            let place = self.view.rect_to_window(block.rect).intersect(rect);
            let node = ui.interact(place, ui.scope_id().with(id), Sense::hover());
            node.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, &name));
        }
    }
}

/// Scrolls and zooms by wheel, drag and keys.
fn scroll(ui: &Ui, response: &egui::Response, view: &mut CanvasView) {
    view.scroll_and_zoom(ui, response);
    if response.clicked() {
        response.request_focus();
    }
    if view.drag(response) {
        PanZoom::show_grabbing(ui);
    }
    view.scroll_by_keys(ui, response);
}
