//! The answer of a puzzle, played on the board move by move.

use std::time::Duration;

use super::{Puzzle, PuzzleStage};
use crate::board::Board;
use fivefold_engine::{puzzles, session::Touched};

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

    /// Returns the time until the next move of the answer, if one is to follow.
    pub(super) fn rest(&self, board: &Board) -> Option<Duration> {
        let PuzzleStage::Shown { next } = self.stage else { return None };
        next.map(|next| next.saturating_sub(board.context.environment.clock.now()))
    }

    /// Plays a right move and the best reply.
    fn show_move(&mut self, board: &mut Board) {
        self.stage = PuzzleStage::Shown { next: None };
        let Some(text) = self.answers(board).first().map(|mv| board.session.state().move_text(*mv)) else { return };
        let left = puzzles::claim_after(self.claim, None);
        let Ok((before, Touched::MayFinish { effects, .. } | Touched::Done { effects, .. })) = board.play(&text) else {
            return;
        };
        let announcement = board.snapshot().announcement.clone();
        board.position_changed(before, effects, announcement);
        self.found += 1;
        if self.reply(board, left, false) {
            let [motion, _] = board.animation_left();
            self.stage = PuzzleStage::Shown { next: Some(board.context.environment.clock.now() + motion + LOOK) };
        } else {
            let explanation = self.explanation(board);
            board.append_announcement(&explanation);
        }
    }
}
