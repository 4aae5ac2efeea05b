//! What is forced: wins and losses within a few turns, proven by trying everything.
//!
//! A solver knows a game, this search knows only its rules: it is what certifies a puzzle of any game, whatever the
//! board. It grows by two turns at a time, so that the distance it finds is the shortest.

use crate::game::{Course, Outcome, Proof, Side, Status, Think, Turn, Verdict, whole_turns};

/// What so many positions were not enough for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Exhausted;

/// Every legal whole turn from the end of `course` with its proof if, within so many turns of both sides from here, it
/// wins or loses whatever the opponent does; `None` for a turn that is not decided so soon. Nothing at all if looking at
/// `nodes` positions has not been enough. The turns stand in the order of the rules.
pub fn forced<P: Think>(course: &Course<P>, within: u16, nodes: u64) -> Option<Vec<(Turn, Option<Proof>)>> {
    let Some(side) = course.status().side() else { return Some(Vec::new()) };
    let mut search = Forced { course: course.clone(), nodes, killers: Vec::new() };
    let made = course.under_way();
    let turns = whole_turns(course.position(), made);
    let proofs = turns.into_iter().map(|turn| {
        let count = search.play(turn, made.len());
        let proof = search.proof_after(side, within);
        search.take_back(count);
        proof.map(|proof| (turn, proof))
    });
    proofs.collect::<Result<_, Exhausted>>().ok()
}

struct Forced<P: Think> {
    course: Course<P>,
    nodes: u64,
    /// The turn that refuted last at each depth: most often it does so again.
    killers: Vec<Option<Turn>>,
}

impl<P: Think> Forced<P> {
    /// Plays what is left of a turn and says how many actions that were.
    fn play(&mut self, turn: Turn, made: usize) -> usize {
        turn.actions().skip(made).map(|action| self.course.play_unchecked(action)).count()
    }

    fn take_back(&mut self, actions: usize) {
        for _ in 0..actions {
            self.course.take_back();
        }
    }

    /// The proof for `side`, which has just made a turn, if there is one within so many turns, that turn included.
    fn proof_after(&mut self, side: Side, within: u16) -> Result<Option<Proof>, Exhausted> {
        if let Status::Ended(ending) = self.course.status() {
            let verdict = match ending.outcome {
                Outcome::Win(winner) if winner == side => Verdict::Win,
                Outcome::Win(_) => Verdict::Loss,
                Outcome::Draw => Verdict::Draw,
            };
            return Ok(Some(Proof { verdict, turns: Some(1) }));
        }
        for turns in 2..=within {
            let (verdict, is_forced) = if turns.is_multiple_of(2) {
                (Verdict::Loss, self.wins(side.other(), turns / 2)?)
            } else {
                (Verdict::Win, self.loses(side.other(), turns / 2)?)
            };
            if is_forced {
                return Ok(Some(Proof { verdict, turns: Some(turns) }));
            }
        }
        Ok(None)
    }

    fn look(&mut self) -> Result<(), Exhausted> {
        self.nodes = self.nodes.checked_sub(1).ok_or(Exhausted)?;
        Ok(())
    }

    /// Whether `side`, which is to move, wins with one of its next `turns` turns, whatever the other one does.
    fn wins(&mut self, side: Side, turns: u16) -> Result<bool, Exhausted> {
        self.look()?;
        if self.course.position().winning_action().is_some() {
            return Ok(true);
        }
        if turns <= 1 {
            return Ok(false);
        }
        for turn in whole_turns(self.course.position(), Turn::default()) {
            let count = self.play(turn, 0);
            let wins = match self.course.status() {
                Status::Ended(ending) => Ok(ending.outcome == Outcome::Win(side)),
                _ => self.loses(side.other(), turns - 1),
            };
            self.take_back(count);
            if wins? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether `side`, which is to move, loses by one of the next `turns` turns of the other one, whatever it does.
    fn loses(&mut self, side: Side, turns: u16) -> Result<bool, Exhausted> {
        self.look()?;
        if self.course.position().winning_action().is_some() {
            return Ok(false);
        }
        let mut answers = whole_turns(self.course.position(), Turn::default());
        let slot = usize::from(turns);
        self.killers.resize(self.killers.len().max(slot + 1), None);
        if let Some(killer) = self.killers[slot]
            && let Some(place) = answers.iter().position(|answer| *answer == killer)
        {
            answers.swap(0, place);
        }
        for answer in answers {
            let count = self.play(answer, 0);
            let loses = match self.course.status() {
                Status::Ended(ending) => Ok(ending.outcome == Outcome::Win(side.other())),
                _ => self.wins(side.other(), turns),
            };
            self.take_back(count);
            if !loses? {
                self.killers[slot] = Some(answer);
                return Ok(false);
            }
        }
        Ok(true)
    }
}
