use super::{Concession, Session};
use crate::{
    game::{Effect, Message, Side},
    games::{GameState, Played, PlayedTurn},
};

/// The most turns of one match. No game that is played to win comes near it; it keeps a saved game that somebody made
/// up from taking more than a moment to load.
pub const MOST_TURNS: usize = 4096;

/// The turns of a match and how many of them are on the board.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    turns: Vec<PlayedTurn>,
    at: usize,
    /// Whether the last turn ended the match by its rules.
    ended: bool,
}

impl History {
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    pub(super) fn len(&self) -> usize {
        self.turns.len()
    }

    pub(super) fn at_end(&self) -> bool {
        self.at == self.turns.len()
    }

    pub(super) const fn has_ended(&self) -> bool {
        self.ended
    }

    pub(super) fn turns(&self) -> &[PlayedTurn] {
        &self.turns
    }

    /// The turn that led to the position at the cursor.
    pub(super) fn last(&self) -> Option<&PlayedTurn> {
        self.turns[..self.at].last()
    }

    /// Adds a turn at the cursor, which may have ended the match; the ones after it are forgotten.
    pub(super) fn push(&mut self, turn: PlayedTurn, ended: bool) {
        self.turns.truncate(self.at);
        self.turns.push(turn);
        self.at += 1;
        self.ended = ended;
    }

    fn side_at(&self, at: usize) -> Option<Side> {
        self.turns.get(at).map(|turn| turn.side)
    }
}

/// Another turn of the match is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jumped {
    /// How many turns are on the board.
    pub at: usize,
    /// What to show on the way from the pieces before to those after it; empty where the board just changes.
    pub effects: Vec<Effect>,
}

impl Session {
    /// How many turns are on the board.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.history.at()
    }

    /// Every turn of the match, those after the cursor included.
    #[must_use]
    pub fn played(&self) -> &[PlayedTurn] {
        self.history.turns()
    }

    /// Whether there is something for [`Session::undo`] to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Whether there is something for [`Session::redo`] to bring again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    /// Takes back a half-made turn; else a resignation or an agreed draw; else one turn, or against a computer all
    /// turns since the human's last decision. `None` if there is nothing to take back.
    pub fn undo(&mut self) -> Option<Jumped> {
        let target = self.undo_target()?;
        if !self.has_partial() && self.has_concession_to_take_back() {
            self.concession = None;
            self.moved();
        } else {
            self.jump(target);
        }
        Some(Jumped { at: self.at(), effects: Vec::new() })
    }

    /// Brings again what [`Session::undo`] took back: one turn, or against a computer all up to the human's next
    /// decision. `None` if there is nothing to bring.
    pub fn redo(&mut self) -> Option<Jumped> {
        let target = self.redo_target()?;
        let effects = self.jump(target);
        Some(Jumped { at: self.at(), effects })
    }

    /// Shows the position after this many turns. The later ones stay, until somebody plays on.
    ///
    /// # Errors
    /// If the match has fewer turns.
    pub fn go_to(&mut self, turn: usize) -> Result<Jumped, Message> {
        if turn > self.history.len() {
            let turn = i64::try_from(turn).unwrap_or(i64::MAX);
            return Err(Message::new("refuse-no-such-turn").number("turn", turn));
        }
        let by_one = turn == self.at() + 1;
        let effects = self.jump(turn);
        Ok(Jumped { at: turn, effects: if by_one { effects } else { Vec::new() } })
    }

    /// The game as it was before the turn of this number, the first one being 0, or as it is after the last one.
    #[must_use]
    pub fn before(&self, turn: usize) -> Box<dyn GameState> {
        let mut state = self.state.copy();
        let turns = self.played();
        let wanted: usize = turns.iter().take(turn).map(|turn| turn.turn.len()).sum();
        let kept = turns.iter().take(self.at()).map(|turn| turn.turn.len()).sum::<usize>().min(wanted);
        while state.actions_played() > kept {
            state.take_back();
        }
        for action in turns.iter().flat_map(|turn| turn.turn.actions()).take(wanted).skip(kept) {
            // It was legal when it was played, and the position is the same.
            drop(state.play(action));
        }
        state
    }

    fn undo_target(&self) -> Option<usize> {
        let at = self.at();
        if self.has_partial() || self.has_concession_to_take_back() {
            return Some(at);
        }
        match self.only_human() {
            Some(human) => (0..at).rev().find(|turn| self.history.side_at(*turn) == Some(human)),
            None => at.checked_sub(1),
        }
    }

    fn has_concession_to_take_back(&self) -> bool {
        self.history.at_end() && self.concession.is_some_and(Concession::can_be_taken_back)
    }

    fn redo_target(&self) -> Option<usize> {
        let (at, len) = (self.at(), self.history.len());
        let next = (at < len).then_some(at + 1)?;
        match self.only_human() {
            Some(human) => (next..len).find(|turn| self.history.side_at(*turn) == Some(human)).or(Some(len)),
            None => Some(next),
        }
    }

    /// Moves the cursor; the effects are those from the position before, or none if a half-made turn was dropped.
    pub(super) fn jump(&mut self, target: usize) -> Vec<Effect> {
        let dropped = self.drop_partial();
        while self.history.at > target {
            self.history.at -= 1;
            self.take_back(self.history.turns[self.history.at].turn.len());
        }
        let mut effects = Vec::new();
        while self.history.at < target {
            for action in self.history.turns[self.history.at].turn.actions() {
                // It was legal when it was played, and the position is the same.
                if let Ok(Played { effects: shown, .. }) = self.state.play(action) {
                    effects.extend(shown);
                }
            }
            self.history.at += 1;
        }
        self.moved();
        if dropped { Vec::new() } else { effects }
    }
}
