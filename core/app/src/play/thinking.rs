//! Starting searches and handling their results: the computer's move, a hint, the analysis.

use super::{
    super::board::{Board, BoardOwner},
    hint::Hint,
    owner::Play,
    searcher::{Aim, Heard},
};
use fivefold_engine::search::{Candidate, LEAST_MOVE_MS, SearchOutcome, SearchReport};

impl Play {
    pub(super) fn can_hint(&self) -> bool {
        self.board.session.side().is_some() && !self.board.session.computer_to_move() && !self.is_review()
    }

    pub(super) fn ask_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        if self.play_hint() {
            return;
        }
        self.searcher.stop();
        if self.board.snapshot().may_finish {
            self.take_back();
            self.searcher.stop();
        }
        self.hint = None;
        self.board.notice = None;
        if !self.start(Aim::Hint) {
            self.board.fail();
        }
    }

    pub(super) fn set_analysis(&mut self, is_on: bool) {
        if self.searcher.aim() != Some(Aim::Move) {
            self.searcher.stop();
        }
        self.analyses = is_on;
        self.is_analysed = false;
        self.has_analysis_failed = false;
        self.hint = None;
        self.resume_search();
    }

    /// Returns whether it is the computer's turn and it waits to be asked.
    pub(super) fn may_let_computer_play(&self) -> bool {
        let waits = !self.board.session.waits_for_computer() || self.has_move_failed;
        let is_free = !self.board.session.paused() && !self.is_review() && self.searcher.aim() != Some(Aim::Move);
        self.board.session.computer_to_move() && waits && is_free
    }

    pub(super) fn let_computer_play(&mut self) {
        if self.may_let_computer_play() {
            self.board.notice = None;
            self.has_move_failed = false;
            self.start_move();
        }
    }

    pub(super) fn heard(&mut self, search: u64) {
        if self.heard_of_end(search) {
            return;
        }
        match self.searcher.hear(search) {
            Heard::Nothing => {}
            Heard::Progress => {
                self.board.revision += 1;
                self.tell_advice(false);
            }
            Heard::Finished(Aim::Move, report) => {
                self.move_found(&report);
                self.tell_advice(true);
            }
            Heard::Finished(Aim::Hint, report) => self.hint_found(report),
            Heard::Finished(Aim::Analysis, report) => {
                self.is_analysed = true;
                self.has_analysis_failed = matches!(report.outcome, SearchOutcome::Failed { .. });
                self.board.revision += 1;
            }
        }
    }

    pub(super) fn move_found(&mut self, report: &SearchReport) {
        let before = self.board.pieces();
        if let Ok(touched) = self.board.session.apply(report) {
            self.touched(before, touched);
        } else {
            self.has_move_failed = true;
            self.board.fail();
        }
    }

    pub(super) fn hint_found(&mut self, report: SearchReport) {
        // Part of the move may have been made since; this picks the best move that begins with it.
        let can_be_made = |candidate: &Candidate| self.board.session.state().read_move(&candidate.text).is_ok();
        let found = match &report.outcome {
            SearchOutcome::Move { text: mv, .. } => {
                let candidates = report.view.candidates;
                let own = candidates.iter().position(|candidate| candidate.text == *mv && can_be_made(candidate));
                own.or_else(|| candidates.iter().position(can_be_made)).map(|at| candidates[at].clone())
            }
            SearchOutcome::Cancelled | SearchOutcome::Failed { .. } => None,
        };
        match found {
            None => self.board.fail(),
            Some(found) => self.set_hint(Hint::new(found)),
        }
        self.resume_search();
    }

    /// Starts the computer's search if it is its turn, or the analysis if it is on.
    pub(super) fn resume_search(&mut self) {
        self.board.revision += 1;
        if self.board.session.is_over() {
            self.inquire();
        } else {
            self.blunder_search = None;
        }
        if !self.is_shown || self.searcher.aim().is_some() {
            return;
        }
        if self.board.session.waits_for_computer() {
            if !self.has_move_failed {
                self.start_move();
            }
            if self.searcher.aim().is_some() {
                return;
            }
        }
        let is_open = self.board.session.side().is_some() && !self.board.snapshot().may_finish;
        if self.analyses && !self.is_analysed && is_open && !self.start(Aim::Analysis) {
            (self.is_analysed, self.has_analysis_failed) = (true, true);
        }
    }

    pub(super) fn start_move(&mut self) {
        if !self.start(Aim::Move) {
            self.has_move_failed = true;
            self.board.fail();
        }
    }

    pub(super) fn start(&mut self, aim: Aim) -> bool {
        self.board.revision += 1;
        let errand = if aim == Aim::Move { self.coach_errand() } else { None };
        let least_ms = if aim == Aim::Move { self.board.motion_left_ms().max(LEAST_MOVE_MS) } else { 0 };
        let Self { searcher, board: Board { session, context, .. }, .. } = self;
        searcher.start(session, aim, least_ms, errand, &context.environment, &context.host)
    }
}
