//! Two people who hand the device over: after a move, nothing can be played until the next person has taken it over.

use std::time::Duration;

use super::{
    super::{
        board::BoardGesture,
        button::{ButtonAction, ScreenButton},
        event::MatchEvent,
        symbol::Symbol,
        words::Words,
    },
    Play,
};
use fivefold_engine::{
    game::{Message, Side},
    session::Snapshot,
};

impl Play {
    /// Gives the device to the side to move.
    pub(super) fn take_over(&mut self) {
        let Some(side) = self.board.awaited() else { return };
        self.board.holder = Some(side);
        self.shown_buttons.replace_all();
        self.board.notice = None;
        let (snapshot, words) = (self.board.snapshot(), self.board.words());
        let headline = self.headline(&snapshot, None, words);
        self.board.emit_moment(None, None, headline);
        self.board.revision += 1;
    }

    /// Returns whether a gesture is ignored until the device has been handed over. A screen reader and the keyboard
    /// still move over the board.
    pub(super) fn is_deaf_to(&self, gesture: &BoardGesture) -> bool {
        let plays = matches!(
            gesture,
            BoardGesture::Press { .. }
                | BoardGesture::PointAt { .. }
                | BoardGesture::TouchAt { .. }
                | BoardGesture::Touch { .. }
        );
        plays && self.board.awaited().is_some()
    }

    /// Returns the time until the screen asks for the device to be handed over, after the motion of the last move;
    /// `None` if it does not.
    pub(super) fn handover_in(&mut self) -> Option<Duration> {
        self.board.awaited()?;
        let [motion, _] = self.board.animation_left();
        Some(motion)
    }

    /// Returns the request to hand the device over to a side.
    pub(super) fn handover_words(&self, snapshot: &Snapshot, side: Side, words: Words) -> String {
        words.say(&Message::new("hand-over-to").word("name", self.side_name(snapshot, side, words)))
    }

    /// Returns the bar while the device is handed over: the button of the next person, and undo for the one who has
    /// moved, unless only the next one may take moves back.
    pub(super) fn handover_bar(&self, snapshot: &Snapshot, side: Side, words: Words) -> Vec<ScreenButton> {
        let label = words.say(&Message::new("hand-over-ready").word("name", self.side_name(snapshot, side, words)));
        let action = ButtonAction::Match { event: MatchEvent::TakeOver };
        let ready = ScreenButton::new(action, label, Symbol::Person).main();
        let takes_back = self.board.session.circumstances().takes_back;
        let can_undo = self.can_undo() && takes_back.is_none_or(|only| only != side);
        [ready].into_iter().chain(can_undo.then(|| self.undo_button())).collect()
    }
}
