//! The study screen, shared by reviews, puzzles, lessons and the set-up of positions.
//!
//! | file | contents |
//! |---|---|
//! | `state` | the types of the screen's state |
//! | `exercise` | the trait of reviews, puzzles and lessons |
//! | `lesson` | lessons, step by step |
//! | `review` | reviews of played games |
//! | `tasks` | checking a move against a step's task |
//! | `puzzle` | puzzles: a claim and the moves that keep it |
//! | `set_up` | setting up a position by hand |

mod exercise;
mod lesson;
mod puzzle;
mod review;
mod set_up;
mod state;
pub(super) mod tasks;

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

pub use self::state::{StepMark, StudyGraph, StudyHint, StudyKind, StudyState, Tone};
pub(super) use self::{
    lesson::Lesson,
    puzzle::{Puzzle, PuzzleSource},
    review::Review,
    set_up::SetUp,
};

use self::exercise::Exercise;
use super::{
    board::{Board, BoardGesture, BoardOwner, LegalMoveRow},
    button::{ButtonAction, ScreenButton, ShownButtons},
    event::{MatchSheet, StudyEvent},
    navigation::Screen,
    play::{Match, OpenMatches},
    symbol::Symbol,
    word::Word,
    words::Refusal,
};
use fivefold_engine::{
    game::{BoardOperationKind, Message, Piece, Target},
    session::{Session, Touched},
};

/// A handle to a study on a board. An event is one non-blocking call that returns the new state. Clones share the
/// study.
#[derive(Clone)]
pub struct Study {
    inner: Arc<Mutex<StudyBoard>>,
    matches: Arc<OpenMatches>,
}

/// The board and the exercise on it.
pub(super) struct StudyBoard {
    pub(super) board: Board,
    pub(super) exercise: Box<dyn Exercise>,
    shown_buttons: ShownButtons,
}

impl fmt::Debug for Study {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Study({:?})", self.lock().board.session)
    }
}

#[expect(clippy::must_use_candidate, reason = "an event is sent for its effect; the state may be fetched again")]
impl Study {
    /// Opens an exercise, with this session on the board.
    pub(super) fn open(matches: &Arc<OpenMatches>, session: Session, exercise: Box<dyn Exercise>) -> Self {
        let board = Board::new(Arc::clone(&matches.context), session, false);
        Self {
            inner: Arc::new(Mutex::new(StudyBoard { board, exercise, shown_buttons: ShownButtons::default() })),
            matches: Arc::clone(matches),
        }
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, StudyBoard> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Called after an event has panicked: restores the board.
    pub fn recover(&self) {
        let StudyBoard { board, exercise, .. } = &mut *self.lock();
        exercise.restore(board);
    }

    /// Returns the screen's state.
    #[must_use]
    pub fn state(&self) -> StudyState {
        let mut study = self.lock();
        study.board.sync_settings();
        study.state()
    }

    /// Handles an event. Returns the new state, or `None` if nothing changed.
    pub fn send(&self, event: StudyEvent) -> Option<StudyState> {
        let mut study = self.lock();
        study.handle(event).then(|| study.state())
    }

    /// Returns every legal move; empty if no move can be played.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<LegalMoveRow> {
        let StudyBoard { board, exercise, .. } = &mut *self.lock();
        if exercise.overlay(board).is_read_only { Vec::new() } else { board.legal_moves() }
    }

    /// Begins the game that [`ButtonAction::PlayFromHere`] offers, as a stored match. To explore it, two people play with
    /// the analysis on.
    ///
    /// # Errors
    /// If no game is offered.
    pub fn play_from_here(&self, explores: bool) -> Result<Match, Refusal> {
        let mut study = self.lock();
        let state = study.undrawn_state();
        let is_lesson = state.kind == StudyKind::Lesson;
        if !has_button(state, &ButtonAction::PlayFromHere { explores }) {
            return Err(Refusal(study.board.say(&Message::new("refuse-operation"))));
        }
        let session =
            study.exercise.begin(&study.board, explores).map_err(|reason| Refusal(study.board.words().say(&reason)))?;
        drop(study);
        if explores {
            return Ok(self.matches.explore(session));
        }
        let begun = self.matches.begin(session);
        begun.lock().is_above = !is_lesson;
        Ok(begun)
    }
}

impl StudyBoard {
    /// Returns the screen's state.
    fn state(&mut self) -> StudyState {
        let mut state = self.undrawn_state();
        if let Some(notice) = self.board.shown_notice(self.exercise.has_verdict()) {
            state.sentence.clone_from(notice);
            // A refused touch is no wrong answer.
            state.tone = Tone::Quiet;
        }
        (state.ink, state.symbol) = state.tone.signs();
        let now = self.board.context.environment.clock.now();
        let deaf_ms = self.shown_buttons.mark([&mut state.bar, &mut state.offers], now);
        state.wake_ms = state.wake_ms.into_iter().chain(deaf_ms).min();
        self.shown_buttons.has_timer = state.wake_ms.is_some();
        state.graph = self.exercise.graph(&self.board);
        state.moves = self.exercise.move_rows(&mut self.board);
        let overlay = self.exercise.overlay(&self.board);
        state.board = self.board.state(&overlay);
        state
    }

    /// Returns the screen's state without the board, but with its buttons: a partial move can always be taken back.
    fn undrawn_state(&mut self) -> StudyState {
        let mut state = self.exercise.state(&mut self.board);
        let (snapshot, words) = (self.board.snapshot(), self.board.words());
        let is_playable = !self.exercise.overlay(&self.board).is_read_only;
        let operations = snapshot.operations.iter().filter(|operation| is_playable && operation.region.is_none());
        let operations = operations.map(|operation| match operation.kind {
            BoardOperationKind::Pass => ScreenButton::study(StudyEvent::Pass, operation.label.clone()),
            kind => {
                let gesture = BoardGesture::Touch { target: Target::Operation(kind, None) };
                ScreenButton::study(StudyEvent::Board { gesture }, operation.label.clone())
            }
        });
        let take_back = snapshot.has_partial.then(|| {
            let gesture = BoardGesture::TakeBack;
            ScreenButton::study(StudyEvent::Board { gesture }, words.word("take-back"))
        });
        // At the end, so that the others keep their places.
        state.offers.extend(operations.chain(take_back));
        state.menu = self.menu(&state, is_playable);
        state
    }

    /// Returns the overflow menu: the exercise's own entries, an alternative to the board, and other screens.
    fn menu(&self, state: &StudyState, is_playable: bool) -> Vec<Vec<ScreenButton>> {
        let (wording, game) = (self.board.wording(), state.game.clone());
        let list = ButtonAction::Sheet { sheet: MatchSheet::AllMoves };
        let list = ScreenButton::with_word(list, Word::AllMoves, Symbol::List, wording);
        let own = self.exercise.menu(&self.board).into_iter().chain([list.enabled(is_playable)]);
        vec![
            own.filter(|button| button.is_enabled).collect(),
            vec![
                ScreenButton::open(Screen::Rules { game }, Word::Rules, Symbol::Rules, wording),
                ScreenButton::open(Screen::Settings, Word::Settings, Symbol::Settings, wording),
            ],
        ]
    }

    /// Returns whether the exercise allows touching the board.
    fn may_touch(&mut self) -> bool {
        match self.exercise.may_touch(&mut self.board) {
            Ok(()) => true,
            Err(reason) => {
                self.board.refuse(self.board.words().say(&reason));
                false
            }
        }
    }

    fn play(&mut self, text: &str) {
        if self.may_touch() {
            match self.board.play(text) {
                Ok((before, touched)) => self.touched(before, touched),
                Err(reason) => self.board.refuse(reason),
            }
        }
    }

    fn pass(&mut self) {
        match self.board.pass() {
            Some(pass) => self.touch(pass),
            None => self.board.refuse(self.board.say(&Message::new("refuse-operation"))),
        }
    }

    fn touched(&mut self, before: Vec<Piece>, touched: Touched) {
        let Self { board, exercise, .. } = self;
        if !matches!(touched, Touched::Rejected(_)) {
            board.context.storage().dismiss_message();
        }
        match touched {
            Touched::Rejected(reason) => board.refuse(board.say(&reason)),
            Touched::Partial { effects } => board.partial_move_changed(before, effects),
            Touched::MayFinish { mv, effects } | Touched::Done { mv, effects } => {
                let announcement = board.snapshot().announcement.clone();
                board.position_changed(before, effects, announcement);
                exercise.played(board, &mv);
            }
        }
        board.revision += 1;
    }

    /// Handles an event; returns whether anything may have changed.
    fn handle(&mut self, event: StudyEvent) -> bool {
        let before = self.board.revision;
        self.board.sync_settings();
        let is_due = event == StudyEvent::TimerFired && std::mem::take(&mut self.shown_buttons.has_timer);
        let Self { board, exercise, .. } = self;
        // A timer that fires early gets another state, which sets it again.
        board.revision += u64::from(is_due);
        match event {
            StudyEvent::Board { gesture } => return self.gesture(gesture),
            StudyEvent::Shown => exercise.set_shown(board, true),
            StudyEvent::Hidden => exercise.set_shown(board, false),
            StudyEvent::SearchReported { search } => exercise.search_reported(board, search),
            StudyEvent::TimerFired => exercise.tick(board),
            StudyEvent::GoTo { number } => {
                exercise.go_to(board, number);
                board.revision += 1;
            }
            StudyEvent::TouchGraph { x, y } => {
                exercise.touch_graph(board, x, y);
                board.revision += 1;
            }
            StudyEvent::Play { text } => self.play(&text),
            StudyEvent::Pass => self.pass(),
            event => self.press(event),
        }
        self.board.revision != before
    }

    /// Handles the event of a button, if it has an enabled one.
    fn press(&mut self, event: StudyEvent) {
        let action = ButtonAction::Study { event };
        if self.offers(&action)
            && let ButtonAction::Study { event } = action
        {
            self.board.notice = None;
            self.exercise.perform(&mut self.board, &event);
            let leads_on = matches!(event, StudyEvent::Next | StudyEvent::Continue | StudyEvent::Hint);
            if leads_on && self.exercise.state(&mut self.board).kind != StudyKind::Review {
                // The buttons of the next task act on another position, though they look the same. The second half of a
                // double press spends no second hint.
                self.shown_buttons.replace_all();
            }
            self.board.revision += 1;
        }
    }

    /// Returns whether the action has an enabled button.
    fn offers(&mut self, action: &ButtonAction) -> bool {
        has_button(self.undrawn_state(), action)
    }
}

/// Returns whether the action has an enabled button.
fn has_button(state: StudyState, action: &ButtonAction) -> bool {
    let StudyState { offers, bar, menu, steppers, turns, tray, .. } = state;
    let pieces = turns.into_iter().chain(tray).map(|piece| piece.button).collect();
    let buttons = [offers, bar, steppers, pieces].into_iter().chain(menu);
    buttons.flatten().any(|button| button.action == *action && button.is_enabled)
}

impl BoardOwner for StudyBoard {
    fn board(&mut self) -> &mut Board {
        &mut self.board
    }

    fn touch(&mut self, target: Target) {
        if !self.exercise.edit(&mut self.board, target) && self.may_touch() {
            let (before, touched) = self.board.touch(target);
            self.touched(before, touched);
        }
    }

    /// Moves never await confirmation in a study.
    fn confirm_pending(&mut self) -> bool {
        false
    }

    fn take_back(&mut self) {
        if self.board.session.drop_partial() {
            self.board.partial_move_changed(Vec::new(), Vec::new());
        }
        self.board.revision += 1;
    }

    fn press_stepper(&mut self, place: usize) -> bool {
        match self.undrawn_state().steppers.into_iter().nth(place) {
            Some(ScreenButton { action: ButtonAction::Study { event }, is_enabled: true, .. }) => {
                self.press(event);
                true
            }
            _ => false,
        }
    }

    fn undo(&mut self) {
        if !self.exercise.undo(&mut self.board) {
            self.take_back();
        }
    }
}
