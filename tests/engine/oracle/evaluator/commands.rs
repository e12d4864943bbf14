//! What commands do, and how loops decide.

use super::values::{act, num, variable};
use super::*;

impl Run<'_> {
    pub(super) fn commands(&mut self, stack: &[BlockId]) -> Result<Flow> {
        for &id in stack {
            let block = self.program.block(id);
            if block.marks.disabled {
                continue;
            }
            let flow = match block.kind {
                Kind::If => self.choose_branch(id, block)?,
                Kind::ForEachInfected | Kind::Repeat | Kind::While | Kind::Until | Kind::Count => {
                    self.turn_round(id, block)?;
                    Flow::On
                }
                _ => self.command(id, block)?,
            };
            if flow != Flow::On {
                return Ok(flow);
            }
        }
        Ok(Flow::On)
    }

    pub(super) fn choose_branch(&mut self, id: BlockId, block: &Block) -> Result<Flow> {
        let mut chosen = block.bodies.get(block.sockets.len());
        for branch in 0..block.sockets.len() {
            if self.condition(id, branch)? {
                chosen = Some(&block.bodies[branch]);
                break;
            }
        }
        self.ready()?;
        self.count(id, None);
        match chosen {
            Some(body) => self.commands(body),
            None => Ok(Flow::On),
        }
    }

    pub(super) fn command(&mut self, id: BlockId, block: &Block) -> Result<Flow> {
        let values = self.sockets(id)?;
        let mut wall = self.wall;
        let mut flow = Flow::On;
        match block.kind {
            Kind::RemoveAreaAndDrop | Kind::RemoveStripAndDrop => {
                let strip = block.kind == Kind::RemoveStripAndDrop;
                if let Some(place) = self.on_wall(id, values[0])? {
                    wall.remove(&wall.area(place, strip));
                }
                wall.drop_all();
            }
            Kind::DropAll => wall.drop_all(),
            Kind::RemoveInfected => wall.remove(&wall.those(|place| wall.infected(place))),
            Kind::CureAll => wall.infect(&wall.those(|_| true), false),
            Kind::Remove
            | Kind::LowerBrick
            | Kind::LowerStack
            | Kind::DropBrick
            | Kind::DropStack
            | Kind::Paint
            | Kind::InfectArea
            | Kind::InfectStrip
            | Kind::Infect
            | Kind::Cure => {
                if let Some(place) = self.on_wall(id, values[0])? {
                    act(&mut wall, block, place);
                }
            }
            Kind::CompactColumn => match values[0] {
                Val::Number(column) if column.is_nan() => {}
                Val::Number(column) if (0..9).any(|whole| f64::from(whole) == column) => {
                    wall.compact(column as usize);
                }
                _ => return self.fail("bad_index", id),
            },
            Kind::Break => flow = Flow::Break,
            Kind::Continue => flow = Flow::Continue,
            Kind::Set => {
                self.ready()?;
                self.variables.insert(variable(block), values[0]);
            }
            Kind::Change => {
                let by = num(values[0]);
                let before = match self.variables.get(&variable(block)) {
                    None => 0.0,
                    Some(Val::Number(number)) => *number,
                    Some(_) => return self.fail("type", id),
                };
                self.ready()?;
                self.variables
                    .insert(variable(block), Val::Number(before + by));
            }
            kind => unreachable!("{kind:?} is no command"),
        }
        self.ready()?;
        self.wall = wall;
        self.count(id, None);
        Ok(flow)
    }

    // Loops.

    pub(super) fn turn_round(&mut self, id: BlockId, block: &Block) -> Result<()> {
        match block.kind {
            Kind::Repeat => {
                let times = num(self.sockets(id)?[0]);
                if times.is_nan() {
                    return self.fail("bad_number", id);
                }
                self.start(id)?;
                let times = if times == f64::INFINITY {
                    None
                } else {
                    Some(times.ceil() as u64)
                };
                let mut done = 0;
                loop {
                    self.hide(Hidden::Left(times.map(|times| times - done)));
                    if !self.decide(id, times.is_none_or(|times| done < times))? {
                        return Ok(());
                    }
                    done += 1;
                    if self.commands(&block.bodies[0])? == Flow::Break {
                        break;
                    }
                }
            }
            Kind::While | Kind::Until => {
                self.start(id)?;
                loop {
                    let answer = self.condition(id, 0)?;
                    if !self.decide(id, answer == (block.kind == Kind::While))? {
                        return Ok(());
                    }
                    if self.commands(&block.bodies[0])? == Flow::Break {
                        break;
                    }
                }
            }
            Kind::Count => {
                let values = self.sockets(id)?;
                let [from, to, by] = [num(values[0]), num(values[1]), num(values[2])];
                if from.is_nan() || to.is_nan() || by.is_nan() {
                    return self.fail("bad_number", id);
                }
                if by == 0.0 {
                    return self.fail("zero_step", id);
                }
                self.start(id)?;
                let down = from > to;
                self.hide(Hidden::Bounds(bits(to + 0.0), bits(by.abs()), down));
                let mut at = from;
                loop {
                    self.ready()?;
                    self.variables.insert(variable(block), Val::Number(at));
                    if !self.decide(id, if down { at >= to } else { at <= to })? {
                        return Ok(());
                    }
                    if self.commands(&block.bodies[0])? == Flow::Break {
                        break;
                    }
                    at = match self.variables.get(&variable(block)) {
                        Some(Val::Number(at)) if down => at - by.abs(),
                        Some(Val::Number(at)) => at + by.abs(),
                        _ => return self.fail("type", id),
                    };
                }
            }
            Kind::ForEachInfected => {
                self.start(id)?;
                let mut visited: Vec<Place> = Vec::new();
                'rounds: loop {
                    let listed = self
                        .wall
                        .those(|at| self.wall.infected(at) && !visited.contains(&at));
                    if listed.is_empty() {
                        self.hide(Hidden::Nothing);
                        self.decide(id, false)?;
                        return Ok(());
                    }
                    for (number, &place) in listed.iter().enumerate() {
                        visited.push(place);
                        if !self.wall.infected(place) {
                            continue;
                        }
                        let mut sorted = visited.clone();
                        sorted.sort_unstable();
                        self.hide(Hidden::Round(sorted, listed[number + 1..].to_vec()));
                        let cell = (place.0 as f64, place.1 as f64);
                        self.ready()?;
                        self.variables
                            .insert(variable(block), Val::Cell(Some(cell)));
                        self.decide(id, true)?;
                        if self.commands(&block.bodies[0])? == Flow::Break {
                            break 'rounds;
                        }
                    }
                }
            }
            kind => unreachable!("{kind:?} is no loop"),
        }
        // Left by *esce*, which was counted.
        self.loops.pop();
        Ok(())
    }

    /// The loop starts. One with bounds, a count or rounds does so with its first decision, for
    /// which a step must be left; one with a condition when it is reached.
    pub(super) fn start(&mut self, id: BlockId) -> Result<()> {
        if !matches!(self.program.block(id).kind, Kind::While | Kind::Until) {
            self.ready()?;
        }
        self.begun += 1;
        self.loops.push(Running {
            block: id,
            run: self.begun,
            since: self.steps(),
            turns: 0,
            hidden: Hidden::Nothing,
        });
        Ok(())
    }

    pub(super) fn hide(&mut self, hidden: Hidden) {
        self.loops.last_mut().expect("a loop is running").hidden = hidden;
    }

    /// The innermost loop decides to begin a turn, or to end.
    pub(super) fn decide(&mut self, id: BlockId, turn: bool) -> Result<bool> {
        self.ready()?;
        if turn {
            let running = self.loops.last_mut().expect("the loop is running");
            assert_eq!(running.block, id);
            running.turns += 1;
            if let Hidden::Left(Some(left)) = &mut running.hidden {
                *left -= 1;
            }
        } else {
            self.loops.pop();
        }
        self.count(id, None);
        let state = State {
            wall: self.wall,
            variables: self
                .variables
                .iter()
                .map(|(&id, &value)| (id, value.into()))
                .collect(),
            decided: (id, turn),
            loops: self
                .loops
                .iter()
                .map(|run| (run.block, run.hidden.clone()))
                .collect(),
            drawn: self.drawn,
        };
        let runs: Vec<u64> = self.loops.iter().map(|running| running.run).collect();
        if let Some(earlier) = self.seen.insert(state, runs) {
            let through = self
                .loops
                .iter()
                .zip(earlier)
                .take_while(|(now, then)| now.run == *then)
                .last();
            return Err(match through {
                Some((running, _)) => End::Cycle(Some(running.block), running.turns),
                None => End::Cycle(None, 0),
            });
        }
        Ok(turn)
    }
}
