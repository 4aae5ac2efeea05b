//! The buttons of a match and their actions: the bar below the board, the offers below the texts, the steppers through
//! the moves, and the overflow menu, which has what can be done now.

use super::{
    super::{
        board::BoardGesture,
        button::{ButtonAction, ScreenButton},
        event::{MatchSheet, NextMatch},
        navigation::{Screen, StudyEntry},
        symbol::Symbol,
        word::Word,
        words::Words,
    },
    DecidingMove, MatchEvent, Play,
    ending::{self, ShownEnd},
    names::player_strength,
};
use fivefold_engine::{
    game::{BoardOperationKind, Message, Side, Target},
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

    pub(super) fn undo_button(&self) -> ScreenButton {
        let undo = MatchEvent::Board { gesture: BoardGesture::Undo };
        self.event_button(undo, Word::Undo, Symbol::Undo).enabled(self.can_undo())
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
                self.undo_button(),
                self.event_button(MatchEvent::Redo, Word::Redo, Symbol::Redo).enabled(snapshot.can_redo),
            ];
        }
        let help = if matches!(self.searcher.purpose(), Some(SearchPurpose::Move | SearchPurpose::Hint)) {
            self.event_button(MatchEvent::MoveNow, Word::MoveNow, Symbol::Forward)
        } else {
            self.event_button(MatchEvent::Hint, Word::Hint, Symbol::Hint).enabled(self.can_hint())
        };
        // A press while the end is shown would change the bar under the finger.
        let undo = self.undo_button();
        let undo = if self.board.session.is_over() { undo.enabled(false) } else { undo };
        vec![undo, help, self.analysis_button(snapshot)]
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
        let next_level = ending::next_level(&self.board.session)
            .filter(|_| self.shown_end == ShownEnd::Everything)
            .map(|level| words.say(&Message::new("next-level").number("level", level)));
        let pause = |is_paused, word, symbol| self.event_button(MatchEvent::SetPaused { is_paused }, word, symbol);
        let from_here = ButtonAction::Begin { next: NextMatch::FromHere };
        let show_code = ButtonAction::Sheet { sheet: MatchSheet::ShowCode };
        let number = u32::try_from(self.board.session.played().len()).unwrap_or(u32::MAX);
        let last = ButtonAction::Match { event: MatchEvent::GoTo { number } };
        let offers = [
            self.has_left_last_position()
                .then(|| ScreenButton::new(last, words.word("back-to-game"), Symbol::Last).main()),
            (self.must_send() && !snapshot.has_partial)
                .then(|| ScreenButton::new(show_code, words.word("link-show"), Symbol::Code).main()),
            next_level.map(|label| {
                ScreenButton::new(ButtonAction::Begin { next: NextMatch::NextLevel }, label, Symbol::Next)
            }),
            deciding.map(|deciding| {
                let review = ButtonAction::Review { number: deciding.number };
                ScreenButton::new(review, words.word("deciding-look"), Symbol::Analysis)
            }),
            has_advice.then(|| self.undo_button()),
            (snapshot.may_finish).then(|| self.event_button(MatchEvent::Confirm, Word::Confirm, Symbol::Done).main()),
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

    /// Returns whether the last move was made here in a match whose opponent plays on another device.
    fn must_send(&self) -> bool {
        let session = &self.board.session;
        let is_own = |own| session.played().last().is_some_and(|last| last.side == own);
        session.circumstances().linked_side.is_some_and(is_own) && session.at() == session.played().len()
    }

    /// Returns whether the position may be explored: in a finished game, and where no computer plays.
    pub(super) fn can_explore(&self) -> bool {
        let session = &self.board.session;
        self.is_review() || session.players() == [Player::Human; 2] && !session.is_over() && self.allows_help()
    }

    /// Returns the overflow menu: cards of what can be done now, at most eight rows.
    pub(super) fn menu(&self, snapshot: &Snapshot) -> Vec<Vec<ScreenButton>> {
        let asking_button = |event, question, word, symbol| {
            let action = ButtonAction::Match { event }.after_question(question, word, self.board.wording());
            self.button(action, word, symbol)
        };
        let (session, words) = (&self.board.session, self.board.words());
        let game = session.game().id().to_owned();
        let is_begun = !session.played().is_empty();
        let restart = ButtonAction::Begin { next: NextMatch::Restart };
        let players = ButtonAction::Sheet { sheet: MatchSheet::Players };
        let may_agree = self.resigning().is_some() && snapshot.players == [Player::Human; 2];
        let cards = [
            vec![
                Some(self.screen_button(Screen::NewGame { game: game.clone() }, Word::NewGame, Symbol::New)),
                is_begun.then(|| self.button(restart, Word::Restart, Symbol::Again)),
            ],
            vec![
                (!session.is_over())
                    .then(|| self.button(players, Word::Players, Symbol::Players).detailed(self.strength(snapshot))),
                Some(self.screen_button(Screen::Rules { game }, Word::Rules, Symbol::Rules)),
            ],
            vec![self.explore_button(snapshot), Some(self.share_button())],
            vec![
                may_agree.then(|| {
                    let question = Word::AgreeDrawSure.said(self.board.wording());
                    asking_button(MatchEvent::AgreeDraw, question, Word::AgreeDraw, Symbol::Draw)
                }),
                self.resigning().map(|side| {
                    let question = self.resign_question(snapshot, side, words);
                    asking_button(MatchEvent::Resign, question, Word::Resign, Symbol::Flag)
                        .detailed(words.word("asks-first"))
                }),
            ],
        ];
        let cards = cards.into_iter().map(|card| card.into_iter().flatten().collect::<Vec<_>>());
        cards.filter(|card| !card.is_empty()).collect()
    }

    /// Returns the question before a resignation; of two people it names the one who resigns.
    fn resign_question(&self, snapshot: &Snapshot, side: Side, words: Words) -> String {
        if snapshot.players == [Player::Human; 2] {
            return words.say(&Message::new("resign-sure-of").word("name", self.side_name(snapshot, side, words)));
        }
        Word::ResignSure.said(self.board.wording())
    }

    /// Returns the symbols beside the menu's title, of what can be done now.
    pub(super) fn tools(&self, snapshot: &Snapshot) -> Vec<ScreenButton> {
        let sheet_button = |sheet, word, symbol| self.button(ButtonAction::Sheet { sheet }, word, symbol);
        let is_begun = !self.board.session.played().is_empty();
        // After the end, the bar has other buttons.
        let is_over = self.board.session.is_over();
        let tools = [
            (is_over && self.can_undo()).then(|| self.undo_button()),
            snapshot.can_redo.then(|| self.event_button(MatchEvent::Redo, Word::Redo, Symbol::Redo)),
            (is_over && snapshot.side.is_some()).then(|| self.analysis_button(snapshot)),
            is_begun.then(|| sheet_button(MatchSheet::Moves, Word::Moves, Symbol::Moves)),
            self.can_choose().then(|| sheet_button(MatchSheet::AllMoves, Word::AllMoves, Symbol::List)),
            Some(self.screen_button(Screen::Settings, Word::Settings, Symbol::Settings)),
        ];
        tools.into_iter().flatten().collect()
    }

    /// Returns the row that explores the position in a copy; where this is the copy, the row that changes its pieces.
    fn explore_button(&self, snapshot: &Snapshot) -> Option<ScreenButton> {
        if self.is_explored() {
            let setting = self.board.session.setting_here()?;
            let set_up = Screen::Study { entry: StudyEntry::SetUp { setting } };
            return Some(self.screen_button(set_up, Word::SetUp, Symbol::Edit));
        }
        let explore = ButtonAction::Begin { next: NextMatch::Explore };
        let from = Message::new("explore-from").number("move", i64::try_from(snapshot.at + 1).unwrap_or(i64::MAX));
        self.can_explore()
            .then(|| self.button(explore, Word::Explore, Symbol::Edit).detailed(self.board.words().say(&from)))
    }

    /// Returns the row that opens every way to share the match.
    fn share_button(&self) -> ScreenButton {
        let number = self.number;
        let buttons = vec![
            self.button(ButtonAction::SendMessage, Word::ShareLink, Symbol::Link),
            self.button(ButtonAction::SharePicture, Word::SharePicture, Symbol::Picture),
            self.button(ButtonAction::Sheet { sheet: MatchSheet::ShowCode }, Word::ShowCode, Symbol::Code),
            self.button(ButtonAction::ShareText { number }, Word::ShareText, Symbol::Text),
            self.button(ButtonAction::ShareFile { number }, Word::ShareFile, Symbol::File),
        ];
        self.button(ButtonAction::Unfold { buttons }, Word::Share, Symbol::Share)
    }

    /// Returns who plays: the strength of the only computer, or two of a kind.
    fn strength(&self, snapshot: &Snapshot) -> String {
        let wording = self.board.wording();
        match snapshot.players {
            [Player::Human, Player::Human] => Word::TwoPeople.said(wording),
            [Player::Human, computer] | [computer, Player::Human] => player_strength(computer, self.board.words()),
            _ => Word::TwoComputers.said(wording),
        }
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
