//! The dispatch of events to the parts of a match.

use super::{
    super::{board::BoardOwner as _, event::MatchEvent},
    Play,
};

impl Play {
    /// Handles an event; returns whether anything may have changed.
    pub(super) fn handle(&mut self, event: MatchEvent) -> bool {
        let before = self.board.revision;
        self.sync();
        self.update_clock();
        if event == MatchEvent::TimerFired && std::mem::take(&mut self.shown_buttons.has_timer) {
            // A timer that fires early gets another state, which sets it again.
            self.board.revision += 1;
        }
        let has_effect = match event {
            // The clock may have changed too, but a key that the board ignores is left to the system.
            MatchEvent::Board { gesture } => Some(!self.is_deaf_to(&gesture) && self.gesture(gesture)),
            event => {
                self.apply(event);
                None
            }
        };
        self.mark_analysis();
        self.start_clock();
        if self.is_unsaved {
            // Storage may have been freed.
            self.persist();
            self.board.revision += u64::from(!self.is_unsaved);
        }
        has_effect.unwrap_or(self.board.revision != before)
    }

    pub(super) fn apply(&mut self, event: MatchEvent) {
        match event {
            MatchEvent::Shown => self.show(),
            MatchEvent::Hidden => self.hide(),
            MatchEvent::SearchReported { search } => self.search_reported(search),
            MatchEvent::TimerFired | MatchEvent::Board { .. } => {}
            MatchEvent::Confirm => self.confirm(),
            MatchEvent::TakeOver => self.take_over(),
            MatchEvent::Pass => self.pass(),
            MatchEvent::Redo => self.redo(),
            MatchEvent::GoTo { number } => self.go_to(number),
            MatchEvent::Play { text } => self.play(&text),
            MatchEvent::TryMove { text } => self.try_move(text),
            MatchEvent::Hint => self.ask_hint(),
            MatchEvent::SetCoach { is_on } => self.set_coach(is_on),
            MatchEvent::SetAnalysis { is_on } => self.set_analysis(is_on),
            MatchEvent::MoveNow => self.searcher.move_now(),
            MatchEvent::ChoosePlayers { is_open } => self.choose_players(is_open),
            MatchEvent::LetComputerPlay => self.let_computer_play(),
            MatchEvent::SetPaused { is_paused } => self.set_paused(is_paused),
            MatchEvent::Resign => self.resign(),
            MatchEvent::AgreeDraw => self.agree_draw(),
            MatchEvent::SetPlayer { side, player } => self.set_player(side, player),
        }
    }
}
