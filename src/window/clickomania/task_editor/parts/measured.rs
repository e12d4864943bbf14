//! The walls on which the task is played, and what is to be reached.

use super::super::draft::Draft;
use super::super::fields;
use super::{Form, MOST};
use crate::window::kit::widgets::segment;
use egui::{DragValue, Ui, vec2};
use engine::task::{Measure, Walls};
use engine::wall::Wall;

/// How wide the picture of a wall is.
const WALL: f32 = 220.0;

impl Form<'_, '_> {
    pub fn walls(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let dealt = matches!(draft.task.walls, Walls::Dealt { .. });
        ui.horizontal(|ui| {
            if segment(ui, &text.msg_writing_walls_dealt(), dealt).clicked() && !dealt {
                draft.task.walls = Walls::default();
            }
            if segment(ui, &text.msg_writing_walls_listed(), !dealt).clicked() && dealt {
                draft.task.walls = Walls::Listed(vec![*self.taking.wall]);
                self.typed.forget("walls");
            }
        });
        let mut added = false;
        match &mut draft.task.walls {
            Walls::Dealt { colours } => {
                ui.horizontal(|ui| {
                    let label = ui.label(text.msg_writing_colours());
                    ui.add(DragValue::new(colours).range(2..=5))
                        .labelled_by(label.id);
                });
            }
            Walls::Listed(walls) => {
                let told: Vec<String> = walls.iter().map(|wall| wall.to_string()).collect();
                let told = told
                    .iter()
                    .map(|wall| wall.trim_end())
                    .collect::<Vec<_>>()
                    .join("\n\n");
                let wrong = text.msg_writing_bad_walls();
                let read = |line: &str| fields::walls(line).ok_or_else(|| wrong.clone());
                let name = text.msg_writing_walls_text();
                if let Some(new) = self.typed.field(ui, ("walls", &name, 12), told, read) {
                    *walls = new;
                }
                if ui.button(text.msg_writing_walls_add()).clicked() && walls.len() < MOST {
                    walls.push(*self.taking.wall);
                    added = true;
                }
            }
        }
        if added {
            self.typed.forget("walls");
        }
        if let Walls::Listed(walls) = &draft.task.walls {
            self.pictures_of(ui, walls);
        }
        let words = text.msg_writing_only_listed();
        ui.add_enabled_ui(!dealt, |ui| ui.checkbox(&mut draft.task.only_listed, words));
    }

    /// The walls beside each other, as many as there is room for.
    fn pictures_of(&mut self, ui: &mut Ui, walls: &[Wall]) {
        let beside = (ui.available_width() / WALL).floor().max(1.0) as usize;
        for (number, row) in walls.chunks(beside).enumerate() {
            ui.horizontal_top(|ui| {
                for (place, wall) in row.iter().enumerate() {
                    ui.push_id(("wall", number, place), |ui| {
                        ui.allocate_ui(vec2(WALL - 12.0, WALL - 12.0), |ui| {
                            let brush = (&mut *self.app, &mut *self.block_painter);
                            ui.vertical(|ui| self.pictures.wall(ui, brush, (wall, None)));
                        });
                    });
                }
            });
        }
    }

    pub fn goals(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        let task = &mut draft.task;
        ui.horizontal(|ui| {
            for (measure, words) in [
                (Measure::Cost, text.msg_writing_measure_cost()),
                (Measure::Blocks, text.msg_writing_measure_blocks()),
                (Measure::Steps, text.msg_writing_measure_steps()),
            ] {
                if segment(ui, &words, task.measure == measure).clicked() {
                    task.measure = measure;
                }
            }
        });
        let told = task
            .goals
            .iter()
            .map(u64::to_string)
            .collect::<Vec<_>>()
            .join(", ");
        let wrong = text.msg_writing_bad_goals();
        let read = |line: &str| fields::numbers(line).ok_or_else(|| wrong.clone());
        let name = text.msg_writing_goals_field();
        if let Some(goals) = self.typed.field(ui, ("goals", &name, 1), told, read) {
            task.goals = goals;
        }
        let told = task
            .points
            .iter()
            .map(|(measure, points)| format!("{measure}: {points}"));
        let told = told.collect::<Vec<_>>().join(", ");
        let wrong = text.msg_writing_bad_points();
        let read = |line: &str| fields::pairs(line).ok_or_else(|| wrong.clone());
        let name = text.msg_writing_points_field();
        if let Some(points) = self.typed.field(ui, ("points", &name, 1), told, read) {
            task.points = points;
        }
    }
}
