//! The buttons of a match and their actions: the bar below the board, the offers below the texts, the steppers through
//! the moves, and the overflow menu, whose entries keep their places even when disabled.

use super::{
    super::{
        board::BoardGesture,
        button::{ButtonAction, ScreenButton},
        event::{MatchSheet, NextMatch},
        navigation::{Screen, StudyEntry},
        symbol::Symbol,
        word::Word,
    },
    DecidingMove, MatchEvent, Play,
    ending::{self, ShownEnd},
};
use fivefold_engine::{
    game::{BoardOperationKind, Message, Target},
    session::{OperationText, Player, SearchPurpose, Snapshot},
};

impl Play {
    fn button(&self, action: ButtonAction, word: Word, symbol: Symbol) -> ScreenButton {
        ScreenButton::with_word(action, word, symbol, self.board.wording())
    }

    fn event_button(&self, event: MatchEvent, word: Word, symbol: Symbol) -> ScreenButton {
        self.button(ButtonAction::Match { event }, word, symbol)
    }

    fn screen_button(&self, screen: Screen, word: Word, symbol: Symbol) -> ScreenButton {
        ScreenButton::open(screen, word, symbol, self.board.wording())
    }

    fn undo_button(&self, snapshot: &Snapshot) -> ScreenButton {
        let undo = MatchEvent::Board { gesture: BoardGesture::Undo };
        self.event_button(undo, Word::Undo, Symbol::Undo).enabled(snapshot.can_undo)
    }

    fn analysis_button(&self, snapshot: &Snapshot) -> ScreenButton {
        let is_on = self.analysis.is_on();
        let switch = MatchEvent::SetAnalysis { is_on: !is_on };
        self.event_button(switch, Word::Analysis, Symbol::Analysis)
            .enabled(is_on || snapshot.side.is_some() && self.allows_help())
            .on(is_on)
    }

    /// Returns the bar below the board.
    pub(super) fn bar(&self, snapshot: &Snapshot) -> Vec<ScreenButton> {
        if self.shown_end == ShownEnd::Everything {
            let rematch = ButtonAction::Begin { next: NextMatch::Rematch };
            return vec![
                self.button(rematch, Word::Rematch, Symbol::Again).main(),
                self.screen_button(
                    Screen::Study { entry: StudyEntry::Review { number: self.number } },
                    Word::Review,
                    Symbol::Analysis,
                ),
            ];
        }
        if !self.allows_help() {
            return vec![
                self.undo_button(snapshot),
                self.event_button(MatchEvent::Redo, Word::Redo, Symbol::Redo).enabled(snapshot.can_redo),
            ];
        }
        let help = if matches!(self.searcher.purpose(), Some(SearchPurpose::Move | SearchPurpose::Hint)) {
            self.event_button(MatchEvent::MoveNow, Word::MoveNow, Symbol::Forward)
        } else {
            self.event_button(MatchEvent::Hint, Word::Hint, Symbol::Hint).enabled(self.can_hint())
        };
        vec![self.undo_button(snapshot), help, self.analysis_button(snapshot)]
    }

    /// Returns the buttons below the texts; each is shown only while it applies.
    pub(super) fn offers(
        &self,
        snapshot: &Snapshot,
        has_advice: bool,
        deciding: Option<&DecidingMove>,
    ) -> Vec<ScreenButton> {
        let words = self.board.words();
        let is_review = self.is_review();
        let is_watched = snapshot.players.iter().all(|player| player.is_computer());
        let take_back = MatchEvent::Board { gesture: BoardGesture::TakeBack };
        let next_level = ending::next_level(&self.board.session)
            .filter(|_| self.shown_end == ShownEnd::Everything)
            .map(|level| words.say(&Message::new("next-level").number("level", level)));
        let pause = |is_paused, word, symbol| self.event_button(MatchEvent::SetPaused { is_paused }, word, symbol);
        let from_here = ButtonAction::Begin { next: NextMatch::FromHere };
        let offers = [
            next_level.map(|label| {
                ScreenButton::new(ButtonAction::Begin { next: NextMatch::NextLevel }, label, Symbol::Next)
            }),
            deciding.map(|deciding| {
                let review = ButtonAction::Review { number: deciding.number };
                ScreenButton::new(review, words.word("deciding-look"), Symbol::Analysis)
            }),
            has_advice.then(|| self.event_button(MatchEvent::TakeAdvice, Word::TakeBack, Symbol::Undo)),
            (snapshot.may_finish).then(|| self.event_button(MatchEvent::Confirm, Word::Confirm, Symbol::Done).main()),
            snapshot.has_partial.then(|| self.event_button(take_back, Word::TakeBack, Symbol::Undo)),
            self.may_let_computer_play()
                .then(|| self.event_button(MatchEvent::LetComputerPlay, Word::LetComputerPlay, Symbol::Play)),
            is_review.then(|| self.button(from_here, Word::PlayFromHere, Symbol::Play)),
            (is_watched && snapshot.side.is_some() && !is_review).then(|| {
                if snapshot.paused {
                    pause(false, Word::GoOn, Symbol::Play)
                } else {
                    pause(true, Word::Pause, Symbol::Pause)
                }
            }),
        ];
        let operations = snapshot.operations.iter().filter(|_| !is_review).filter_map(operation_button);
        operations.chain(offers.into_iter().flatten()).collect()
    }

    /// Returns the steps through the moves: to the first position, back, on, and to the last one.
    pub(super) fn steppers(&self) -> Vec<ScreenButton> {
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

    /// Returns whether the position may be explored: in a finished game, and where no computer plays.
    fn can_explore(&self, snapshot: &Snapshot) -> bool {
        let is_open = snapshot.players == [Player::Human; 2] && !self.board.session.is_over() && self.allows_help();
        self.is_review() || is_open
    }

    /// Returns the overflow menu, in groups.
    pub(super) fn menu(&self, snapshot: &Snapshot) -> Vec<Vec<ScreenButton>> {
        let sheet_button = |sheet, word, symbol| self.button(ButtonAction::Sheet { sheet }, word, symbol);
        let asking_button = |event, question, word, symbol| {
            let action = ButtonAction::Match { event }.after_question(question, word, self.board.wording());
            self.button(action, word, symbol)
        };
        let (number, game) = (self.number, self.board.session.game().id().to_owned());
        let is_begun = !self.board.session.played().is_empty();
        let coach = self.coach_row();
        let has_coach = coach.as_ref().is_some_and(|row| row.is_on);
        let restart = ButtonAction::Begin { next: NextMatch::Restart };
        let explore = ButtonAction::Begin { next: NextMatch::Explore };
        let set_up = self.board.session.setting_here().map(|setting| {
            self.screen_button(Screen::Study { entry: StudyEntry::SetUp { setting } }, Word::SetUp, Symbol::Edit)
        });
        let may_resign = self.resigning().is_some();
        let may_agree = may_resign && snapshot.players == [Player::Human; 2];
        vec![
            vec![
                self.screen_button(Screen::NewGame { game: game.clone() }, Word::NewGame, Symbol::New),
                self.button(restart, Word::Restart, Symbol::Again).enabled(is_begun),
                sheet_button(MatchSheet::Players, Word::Players, Symbol::Players)
                    .enabled(!self.board.session.is_over()),
                self.screen_button(Screen::Rules { game: game.clone() }, Word::Rules, Symbol::Rules),
                self.screen_button(Screen::Signs { game }, Word::Signs, Symbol::About),
            ]
            .into_iter()
            .chain(set_up)
            .collect(),
            vec![
                self.undo_button(snapshot),
                self.event_button(MatchEvent::Redo, Word::Redo, Symbol::Redo).enabled(snapshot.can_redo),
                sheet_button(MatchSheet::Moves, Word::Moves, Symbol::List).enabled(is_begun),
                sheet_button(MatchSheet::AllMoves, Word::AllMoves, Symbol::List).enabled(self.can_choose()),
                self.analysis_button(snapshot),
                self.button(explore, Word::Explore, Symbol::Analysis).enabled(self.can_explore(snapshot)),
                self.event_button(MatchEvent::SetCoach { is_on: !has_coach }, Word::Coach, Symbol::Coach)
                    .enabled(coach.is_some())
                    .on(has_coach),
            ],
            vec![
                self.button(ButtonAction::SendMessage, Word::SendMessage, Symbol::Message),
                sheet_button(MatchSheet::ShowCode, Word::ShowCode, Symbol::Code),
                self.button(ButtonAction::Share { number }, Word::ShareGame, Symbol::Share),
                self.button(ButtonAction::SharePicture, Word::SharePicture, Symbol::Picture),
                self.button(ButtonAction::Copy { number }, Word::CopyGame, Symbol::Copy),
                self.button(ButtonAction::Paste, Word::PasteGame, Symbol::Paste),
            ],
            vec![
                asking_button(MatchEvent::AgreeDraw, Word::AgreeDrawSure, Word::AgreeDraw, Symbol::Draw)
                    .enabled(may_agree),
                asking_button(MatchEvent::Resign, Word::ResignSure, Word::Resign, Symbol::Flag).enabled(may_resign),
            ],
            vec![self.screen_button(Screen::Settings, Word::Settings, Symbol::Settings)],
        ]
    }
}

/// Returns the button of an operation without a region.
fn operation_button(operation: &OperationText) -> Option<ScreenButton> {
    let (event, symbol) = match (operation.kind, operation.region) {
        (_, Some(_)) => return None,
        (BoardOperationKind::Pass, None) => (MatchEvent::Pass, Symbol::Forward),
        (kind, None) => {
            let gesture = BoardGesture::Touch { target: Target::Operation(kind, None) };
            (MatchEvent::Board { gesture }, Symbol::Play)
        }
    };
    Some(ScreenButton::new(ButtonAction::Match { event }, operation.label.clone(), symbol))
}
