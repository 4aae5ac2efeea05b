use std::sync::Arc;

use super::{Concession, Session};
use crate::{
    game::{Effect, Message, Side},
    games::{GameState, Played, PlayedMove},
};

/// The maximum number of moves in a match. No serious game comes near it; it bounds the load time of a crafted saved
/// game.
pub const MOST_MOVES: usize = 4096;

/// The moves of a match and a cursor.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    /// Shared with copies of the match.
    moves: Arc<Vec<PlayedMove>>,
    at: usize,
    /// Whether the last move ended the match by its rules.
    ended: bool,
}

impl History {
    /// Creates the history of a match without moves; `ended` says whether its position is the end of a game.
    pub(super) fn new(ended: bool) -> Self {
        Self { ended, ..Self::default() }
    }

    pub(super) const fn at(&self) -> usize {
        self.at
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn at_end(&self) -> bool {
        self.at == self.moves.len()
    }

    pub(super) const fn has_ended(&self) -> bool {
        self.ended
    }

    pub(super) fn moves(&self) -> &[PlayedMove] {
        &self.moves
    }

    /// Returns the move that led to the position at the cursor.
    pub(super) fn last(&self) -> Option<&PlayedMove> {
        self.moves[..self.at].last()
    }

    /// Returns the history up to the cursor; `ended` says whether the last move ended the match by its rules.
    pub(super) fn up_to_cursor(&self, ended: bool) -> Self {
        let moves = if self.at_end() { Arc::clone(&self.moves) } else { Arc::new(self.moves[..self.at].to_vec()) };
        Self { moves, at: self.at, ended }
    }

    /// Adds a move at the cursor and discards the moves after it. `ended` says whether the move ended the match by its
    /// rules.
    pub(super) fn push(&mut self, mv: PlayedMove, ended: bool) {
        let moves = Arc::make_mut(&mut self.moves);
        moves.truncate(self.at);
        moves.push(mv);
        self.at += 1;
        self.ended = ended;
    }

    fn side_at(&self, at: usize) -> Option<Side> {
        self.moves.get(at).map(|mv| mv.side)
    }
}

/// The result of moving the cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jumped {
    /// The number of moves on the board.
    pub at: usize,
    /// The effects to animate between the two positions; empty if the board changes without animation.
    pub effects: Vec<Effect>,
}

impl Session {
    /// Returns the number of moves on the board.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.history.at()
    }

    /// Returns every move of the match, including those after the cursor.
    #[must_use]
    pub fn played(&self) -> &[PlayedMove] {
        self.history.moves()
    }

    /// Returns whether [`Session::undo`] would have an effect.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Returns whether [`Session::redo`] would have an effect.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    /// Undoes the partial move; otherwise a resignation or an agreed draw; otherwise one move or, against a computer,
    /// all moves since the human's last decision. Returns `None` if there is nothing to undo.
    pub fn undo(&mut self) -> Option<Jumped> {
        let target = self.undo_target()?;
        if !self.has_partial() && self.has_concession_to_take_back() {
            self.concession = None;
            self.moved();
        } else {
            self.jump(target, false);
        }
        Some(Jumped { at: self.at(), effects: Vec::new() })
    }

    /// Redoes what [`Session::undo`] undid: one move or, against a computer, all moves up to the human's next decision.
    /// Returns `None` if there is nothing to redo.
    pub fn redo(&mut self) -> Option<Jumped> {
        let target = self.redo_target()?;
        let effects = self.jump(target, true);
        Some(Jumped { at: self.at(), effects })
    }

    /// Moves the cursor to the position after this many moves. The later moves stay until another move is played.
    ///
    /// # Errors
    /// If the match has fewer moves.
    pub fn go_to(&mut self, mv: usize) -> Result<Jumped, Message> {
        if mv > self.history.len() {
            let mv = i64::try_from(mv).unwrap_or(i64::MAX);
            return Err(Message::new("refuse-no-such-move").number("move", mv));
        }
        let by_one = mv == self.at() + 1;
        let effects = self.jump(mv, by_one);
        Ok(Jumped { at: mv, effects })
    }

    /// Returns the position before the move of this 0-based index, or the final position if the index is past the last
    /// move.
    #[must_use]
    pub fn before(&self, mv: usize) -> Box<dyn GameState> {
        let mut state = self.state.copy();
        let moves = self.played();
        let wanted: usize = moves.iter().take(mv).map(|mv| mv.mv.len()).sum();
        let kept = moves.iter().take(self.at()).map(|mv| mv.mv.len()).sum::<usize>().min(wanted);
        while state.actions_played() > kept {
            state.take_back();
        }
        for action in moves.iter().flat_map(|mv| mv.mv.actions()).take(wanted).skip(kept) {
            state.replay(action);
        }
        state
    }

    fn undo_target(&self) -> Option<usize> {
        let at = self.at();
        if self.has_partial() || self.has_concession_to_take_back() {
            return Some(at);
        }
        match self.only_human() {
            Some(human) => (0..at).rev().find(|mv| self.history.side_at(*mv) == Some(human)),
            None => at.checked_sub(1),
        }
    }

    /// Returns whether the match ended by a concession that can be undone. Without help, a concession is final, because
    /// the analysis is open from then on.
    fn has_concession_to_take_back(&self) -> bool {
        let is_final = self.circumstances.no_help;
        self.history.at_end() && !is_final && self.concession.is_some_and(Concession::can_be_taken_back)
    }

    fn redo_target(&self) -> Option<usize> {
        let (at, len) = (self.at(), self.history.len());
        let next = (at < len).then_some(at + 1)?;
        match self.only_human() {
            Some(human) => (next..len).find(|mv| self.history.side_at(*mv) == Some(human)).or(Some(len)),
            None => Some(next),
        }
    }

    /// Moves the cursor. Returns the effects from the previous position, or none if they are not shown or a partial move
    /// was dropped.
    pub(super) fn jump(&mut self, target: usize, are_effects_shown: bool) -> Vec<Effect> {
        let dropped = self.drop_partial();
        while self.history.at > target {
            self.history.at -= 1;
            self.take_back(self.history.moves[self.history.at].mv.len());
        }
        let mut effects = Vec::new();
        while self.history.at < target {
            for action in self.history.moves[self.history.at].mv.actions() {
                if !are_effects_shown {
                    self.state.replay(action);
                } else if let Ok(Played { effects: shown, .. }) = self.state.play(action) {
                    effects.extend(shown);
                }
            }
            self.history.at += 1;
        }
        self.moved();
        if dropped { Vec::new() } else { effects }
    }
}
