//! The answer of a puzzle, played on the board move by move.

use std::time::Duration;

use super::{Demonstrated, Puzzle, PuzzleStage, replies::Reply};
use crate::board::Board;

/// The pause after the motions of a move and its reply.
const LOOK: Duration = Duration::from_millis(900);

impl Puzzle {
    /// Starts to play the answer from the move to find.
    pub(super) fn demonstrate(&mut self, board: &mut Board) {
        if matches!(self.stage, PuzzleStage::Wrong { .. }) {
            self.go_back(board);
        }
        board.session.drop_partial();
        (self.is_hinted, self.is_answer_shown) = (true, true);
        self.fail(board);
        // Another try resumes from here.
        self.keep(board);
        self.show_move(board);
    }

    /// Plays the next move of the answer if it is due.
    pub(super) fn show_due(&mut self, board: &mut Board) {
        if self.rest(board).is_some_and(|rest| rest.is_zero()) {
            self.show_move(board);
        }
    }

    /// Returns the time until the next right move of the answer.
    pub(super) fn rest(&self, board: &Board) -> Option<Duration> {
        let PuzzleStage::Shown { next: Some(Demonstrated::Move(due)) } = self.stage else { return None };
        Some(due.saturating_sub(board.context.environment.clock.now()))
    }

    /// Plays a right move.
    fn show_move(&mut self, board: &mut Board) {
        self.stage = PuzzleStage::Shown { next: None };
        let Some(mv) = self.answers().first().copied() else { return };
        if !board.play_animated(&board.session.state().move_text(mv)) {
            return;
        }
        if self.is_replied_to(board, mv) {
            self.stage = PuzzleStage::Shown { next: Some(Demonstrated::Reply) };
            self.search(board);
        } else {
            self.explain(board);
        }
    }

    /// Announces the explanation after the last move.
    fn explain(&self, board: &mut Board) {
        let explanation = self.explanation(board);
        board.append_announcement(&explanation);
    }

    /// Plays the reply to a right move.
    pub(super) fn show_reply(&mut self, board: &mut Board, reply: Reply) {
        self.stage = PuzzleStage::Shown { next: None };
        if self.defend(board, reply) {
            let [motion, _] = board.animation_left();
            let due = board.context.environment.clock.now() + motion + LOOK;
            self.stage = PuzzleStage::Shown { next: Some(Demonstrated::Move(due)) };
        } else {
            self.explain(board);
        }
    }
}
