//! What fingers, pointers, keys and screen readers do to the board.

use super::{Arrow, LegalTurnRow, cursor, owner::Play};
use crate::game::{Message, Place, Target, TurnError};

impl Play {
    pub(super) fn touch_at(&mut self, x: f64, y: f64) {
        self.cursor = None;
        self.hovered = None;
        match self.target_at(x, y) {
            Some(target) => self.touch(target),
            None => self.revision += 1,
        }
    }

    /// Touches the board; while a complete turn waits to be confirmed that means another turn instead of it.
    pub(super) fn touch(&mut self, target: Target) {
        if self.is_review() {
            return self.refuse(self.words().word("refuse-review"));
        }
        if self.snapshot().may_finish {
            self.session.drop_partial();
            self.searcher.taken_back(0);
        }
        let before = self.session.state().pieces();
        let touched = self.session.touch(target);
        self.touched(before, touched);
    }

    pub(super) fn point_at(&mut self, x: f64, y: f64) -> bool {
        let place = match self.target_at(x, y) {
            Some(Target::Place(place)) => Some(self.meant(place)),
            _ => None,
        };
        self.hover(place)
    }

    pub(super) fn hover(&mut self, place: Option<Place>) -> bool {
        if self.hovered == place {
            return false;
        }
        self.hovered = place;
        self.revision += 1;
        true
    }

    pub(super) fn move_cursor(&mut self, arrow: Arrow) -> bool {
        let (board, snapshot) = (self.board(), self.snapshot());
        let Some(next) = cursor::after(&board, &snapshot, self.cursor, arrow) else { return false };
        self.cursor = Some(next);
        self.is_focused = true;
        self.revision += 1;
        true
    }

    pub(super) fn act_at_cursor(&mut self) {
        if self.snapshot().may_finish {
            return self.confirm();
        }
        let Some(cursor) = self.cursor else { return };
        self.touch(cursor);
        let (board, snapshot) = (self.board(), self.snapshot());
        self.cursor = cursor::after_touch(&board, &snapshot, cursor);
        self.revision += 1;
    }

    pub(super) fn focus(&mut self, is_focused: bool) -> bool {
        let changes = self.is_focused != is_focused;
        self.is_focused = is_focused;
        self.revision += u64::from(changes);
        changes
    }

    pub(super) fn confirm(&mut self) {
        let before = self.session.state().pieces();
        let touched = self.session.finish();
        self.touched(before, touched);
    }

    pub(super) fn pass(&mut self) {
        let operations = self.session.state().operations();
        let pass = operations.into_iter().find(|operation| operation.region.is_none());
        match pass {
            Some(pass) => self.touch(Target::Operation(pass.kind, None)),
            None => self.refuse(self.say(&Message::new("refuse-operation"))),
        }
    }

    /// Takes back what is made of a turn: what is known of the position still holds.
    pub(super) fn take_back(&mut self) {
        let held = self.session.actions_made();
        if !self.session.drop_partial() {
            return;
        }
        if held > 0 {
            self.searcher.taken_back(0);
            self.is_analysed &= self.searcher.known().is_some();
        }
        self.shown = None;
        self.stepped(Vec::new(), Vec::new());
        self.go_on();
    }

    pub(super) fn legal_turns(&self) -> Vec<LegalTurnRow> {
        if self.is_review() || self.session.computer_to_move() {
            return Vec::new();
        }
        let turns = self.session.described_turns(self.wording()).into_iter();
        turns.map(|turn| LegalTurnRow { text: turn.text, sentence: turn.sentence }).collect()
    }

    pub(super) fn play(&mut self, text: &str) {
        if self.is_review() {
            return self.refuse(self.words().word("refuse-review"));
        }
        let before = self.session.state().pieces();
        match self.session.play(text) {
            Ok(touched) => self.touched(before, touched),
            Err(TurnError::Illegal { reason, .. }) => self.refuse(self.say(&reason)),
            Err(TurnError::Unreadable { text }) => {
                self.refuse(self.say(&Message::new("refuse-unreadable").word("text", text)));
            }
        }
    }
}
