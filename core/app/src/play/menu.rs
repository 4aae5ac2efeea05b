//! The buttons of a match and their actions: the bar below the board, the offers below the texts, the steppers through
//! the moves, and the overflow menu, whose entries keep their places whether they are enabled or not.

use super::{
    super::{board::BoardGesture, symbol::Symbol, word::Word},
    Abilities, DecidingMove, MatchEvent, Play, ending,
};
use fivefold_engine::game::Message;

/// A button on the screen or an entry of the menu.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchButton {
    /// The action.
    pub action: MatchAction,
    /// The label.
    pub label: String,
    /// The symbol beside the label, or in place of it.
    pub symbol: Symbol,
    /// Whether the button is enabled.
    pub is_enabled: bool,
    /// Whether the button is on; `None` if it is not a switch.
    pub is_on: Option<bool>,
    /// Whether the button is the primary one.
    pub is_main: bool,
}

/// The action of a button, performed by the host.
#[derive(Clone, Debug, PartialEq)]
pub enum MatchAction {
    /// Sends an event: [`Match::send`](super::Match::send).
    Send {
        /// The event.
        event: MatchEvent,
    },
    /// Begins another match and opens it: [`Match::begin_next`](super::Match::begin_next).
    Begin {
        /// The match.
        next: NextMatch,
    },
    /// Opens a sheet or a dialog over the match.
    Open {
        /// The sheet.
        sheet: MatchSheet,
    },
    /// Opens the review.
    Review {
        /// The number of the move to show; `None` shows the last position.
        number: Option<u32>,
    },
    /// Opens the options of a new game of this kind.
    NewGame,
    /// Opens the rules.
    Rules,
    /// Opens the settings.
    Settings,
    /// Sends the match as a link in a message.
    SendMessage,
    /// Shares the match as text.
    ShareGame,
    /// Shares a picture of the board.
    SharePicture,
    /// Copies the match as text.
    CopyGame,
    /// Opens the match on the clipboard.
    PasteGame,
}

/// A match that follows another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextMatch {
    /// The same game with the sides swapped.
    Rematch,
    /// The same game with the same players.
    Restart,
    /// A rematch against the next level.
    NextLevel,
    /// A copy that continues from the position shown.
    FromHere,
}

/// A sheet or a dialog over a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchSheet {
    /// The choice of players.
    Players,
    /// The list of moves.
    Moves,
    /// The list of all legal moves.
    AllMoves,
    /// The match as a QR code.
    ShowCode,
    /// The confirmation that both agree to a draw.
    AgreeDraw,
    /// The confirmation to resign.
    Resign,
}

impl MatchButton {
    const fn new(action: MatchAction, label: String, symbol: Symbol) -> Self {
        Self { action, label, symbol, is_enabled: true, is_on: None, is_main: false }
    }

    fn enabled(self, is_enabled: bool) -> Self {
        Self { is_enabled, ..self }
    }

    fn on(self, is_on: bool) -> Self {
        Self { is_on: Some(is_on), ..self }
    }

    fn main(self) -> Self {
        Self { is_main: true, ..self }
    }
}

impl Play {
    fn button(&self, action: MatchAction, word: Word, symbol: Symbol) -> MatchButton {
        MatchButton::new(action, word.said(self.board.wording()), symbol)
    }

    fn event_button(&self, event: MatchEvent, word: Word, symbol: Symbol) -> MatchButton {
        self.button(MatchAction::Send { event }, word, symbol)
    }

    fn undo_button(&self, can: &Abilities) -> MatchButton {
        let undo = MatchEvent::Board { gesture: BoardGesture::Undo };
        self.event_button(undo, Word::Undo, Symbol::Undo).enabled(can.undo)
    }

    fn analysis_button(&self, can: &Abilities) -> MatchButton {
        let switch = MatchEvent::SetAnalysis { is_on: !self.analysis.is_on() };
        self.event_button(switch, Word::Analysis, Symbol::Analysis).enabled(can.analyze).on(self.analysis.is_on())
    }

    /// Returns the bar below the board.
    pub(super) fn bar(&self, can: &Abilities) -> Vec<MatchButton> {
        if can.rematch {
            let rematch = MatchAction::Begin { next: NextMatch::Rematch };
            return vec![
                self.button(rematch, Word::Rematch, Symbol::Again).main(),
                self.button(MatchAction::Review { number: None }, Word::Review, Symbol::Analysis),
            ];
        }
        let help = if can.move_now {
            self.event_button(MatchEvent::MoveNow, Word::MoveNow, Symbol::Forward)
        } else {
            self.event_button(MatchEvent::Hint, Word::Hint, Symbol::Hint).enabled(can.hint)
        };
        vec![self.undo_button(can), help, self.analysis_button(can)]
    }

    /// Returns the buttons below the texts; each is shown only while it applies.
    pub(super) fn offers(
        &self,
        can: &Abilities,
        has_advice: bool,
        deciding: Option<&DecidingMove>,
    ) -> Vec<MatchButton> {
        let words = self.board.words();
        let take_back = MatchEvent::Board { gesture: BoardGesture::TakeBack };
        let next_level = ending::next_level(&self.board.session)
            .map(|level| words.say(&Message::new("next-level").number("level", level)));
        let pass = can
            .pass
            .clone()
            .map(|label| MatchButton::new(MatchAction::Send { event: MatchEvent::Pass }, label, Symbol::Forward));
        let pause = |is_paused, word, symbol| self.event_button(MatchEvent::SetPaused { is_paused }, word, symbol);
        let from_here = MatchAction::Begin { next: NextMatch::FromHere };
        let offers = [
            next_level
                .map(|label| MatchButton::new(MatchAction::Begin { next: NextMatch::NextLevel }, label, Symbol::Next)),
            deciding.map(|deciding| {
                let review = MatchAction::Review { number: Some(deciding.number) };
                MatchButton::new(review, words.word("deciding-look"), Symbol::Analysis)
            }),
            has_advice.then(|| self.event_button(MatchEvent::TakeAdvice, Word::TakeBack, Symbol::Undo)),
            pass,
            can.confirm.then(|| self.event_button(MatchEvent::Confirm, Word::Confirm, Symbol::Done).main()),
            can.take_back.then(|| self.event_button(take_back, Word::TakeBack, Symbol::Undo)),
            can.let_computer_play
                .then(|| self.event_button(MatchEvent::LetComputerPlay, Word::LetComputerPlay, Symbol::Play)),
            can.play_from_here.then(|| self.button(from_here, Word::PlayFromHere, Symbol::Play)),
            can.pause.then(|| {
                if can.is_paused {
                    pause(false, Word::GoOn, Symbol::Play)
                } else {
                    pause(true, Word::Pause, Symbol::Pause)
                }
            }),
        ];
        offers.into_iter().flatten().collect()
    }

    /// Returns the steps through the moves: to the first position, back, on, and to the last one.
    pub(super) fn steppers(&self) -> Vec<MatchButton> {
        let (at, last) = (self.board.session.at(), self.board.session.played().len());
        let step = |to: usize, word, symbol| {
            let number = u32::try_from(to).unwrap_or(u32::MAX);
            self.event_button(MatchEvent::GoTo { number }, word, symbol).enabled(to != at)
        };
        vec![
            step(0, Word::StartOfGame, Symbol::First),
            step(at.saturating_sub(1), Word::MoveEarlier, Symbol::Previous),
            step((at + 1).min(last), Word::MoveLater, Symbol::Next),
            step(last, Word::MoveLatest, Symbol::Last),
        ]
    }

    /// Returns the overflow menu, in groups.
    pub(super) fn menu(&mut self) -> Vec<Vec<MatchButton>> {
        let snapshot = self.board.snapshot();
        let can = self.abilities(&snapshot);
        let sheet_button = |sheet, word, symbol| self.button(MatchAction::Open { sheet }, word, symbol);
        let is_begun = !self.board.session.played().is_empty();
        let coach = self.coach_row();
        let has_coach = coach.as_ref().is_some_and(|row| row.is_on);
        let restart = MatchAction::Begin { next: NextMatch::Restart };
        vec![
            vec![
                self.button(MatchAction::NewGame, Word::NewGame, Symbol::New),
                self.button(restart, Word::Restart, Symbol::Again).enabled(is_begun),
                sheet_button(MatchSheet::Players, Word::Players, Symbol::Players).enabled(can.players),
                self.button(MatchAction::Rules, Word::Rules, Symbol::Rules),
            ],
            vec![
                self.undo_button(&can),
                self.event_button(MatchEvent::Redo, Word::Redo, Symbol::Redo).enabled(can.redo),
                sheet_button(MatchSheet::Moves, Word::Moves, Symbol::List).enabled(is_begun),
                sheet_button(MatchSheet::AllMoves, Word::AllMoves, Symbol::List).enabled(can.hint),
                self.analysis_button(&can),
                self.event_button(MatchEvent::SetCoach { is_on: !has_coach }, Word::Coach, Symbol::Coach)
                    .enabled(coach.is_some())
                    .on(has_coach),
            ],
            vec![
                self.button(MatchAction::SendMessage, Word::SendMessage, Symbol::Message),
                sheet_button(MatchSheet::ShowCode, Word::ShowCode, Symbol::Code),
                self.button(MatchAction::ShareGame, Word::ShareGame, Symbol::Share),
                self.button(MatchAction::SharePicture, Word::SharePicture, Symbol::Picture),
                self.button(MatchAction::CopyGame, Word::CopyGame, Symbol::Copy),
                self.button(MatchAction::PasteGame, Word::PasteGame, Symbol::Paste),
            ],
            vec![
                sheet_button(MatchSheet::AgreeDraw, Word::AgreeDraw, Symbol::Draw).enabled(can.agree_draw),
                sheet_button(MatchSheet::Resign, Word::Resign, Symbol::Flag).enabled(can.resign.is_some()),
            ],
            vec![self.button(MatchAction::Settings, Word::Settings, Symbol::Settings)],
        ]
    }
}
