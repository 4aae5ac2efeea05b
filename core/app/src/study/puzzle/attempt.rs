//! The stored progress of an attempt: it is taken up again after the screen was left or the app was killed.

use std::borrow::Cow;

use super::{
    super::super::{board::Board, dates::Day, progress::OpenPuzzle},
    Puzzle, PuzzleSource, Task,
};
use fivefold_engine::session::Session;

impl Puzzle {
    /// Returns a puzzle with the progress of an attempt that was left; `None` if the progress does not fit the puzzle.
    pub(super) fn resumed(
        task: Cow<'static, Task>,
        today: Day,
        source: PuzzleSource,
        open: &OpenPuzzle,
    ) -> Option<(Session, Self)> {
        let (mut session, puzzle) = Self::new(task, today, source)?;
        let OpenPuzzle { moves, claim, found, hints, is_hinted, is_failed, is_answer_shown, .. } = open;
        session.play_all(moves).ok()?;
        let is_open = session.conclusion().is_none() && session.at() == puzzle.before + 2 * usize::from(*found);
        let (at, claim, hints) = (session.at(), claim.parse().ok()?, (*hints).min(3));
        let [is_hinted, is_failed, is_answer_shown] = [*is_hinted, *is_failed, *is_answer_shown];
        let graded = puzzle.graded.filter(|_| *found == 0);
        let puzzle = Self { graded, claim, found: *found, at, hints, is_hinted, is_failed, is_answer_shown, ..puzzle };
        is_open.then_some((session, puzzle))
    }

    /// Stores the progress of the attempt, or that there is none.
    pub(super) fn store(&self, board: &Board, open: Option<OpenPuzzle>) {
        if self.source != PuzzleSource::Own {
            board.context.storage().progress.change_puzzles(|record| record.set_open_puzzle(&self.task, open));
        }
    }

    /// Stores the progress of the attempt: the moves up to the one to find.
    pub(super) fn keep(&self, board: &Board) {
        let moves = board.session.played().iter().take(self.at).skip(self.before);
        let moves: Vec<&str> = moves.map(|mv| mv.text.as_str()).collect();
        let open = OpenPuzzle {
            moves: moves.join(" "),
            claim: self.claim.to_string(),
            found: self.found,
            hints: self.hints,
            is_hinted: self.is_hinted,
            is_failed: self.is_failed,
            is_answer_shown: self.is_answer_shown,
            is_daily: self.source == PuzzleSource::Daily,
        };
        self.store(board, Some(open));
    }
}
