//! The screen of a review, a puzzle or a lesson: one for all three.
//!
//! | file | what it is about |
//! |---|---|
//! | `state` | what the screen shows: the types |
//! | `exercise` | what is studied, as the screen meets it |
//! | `lesson` | a lesson: steps of one thing each |
//! | `review` | a game that was played |
//! | `tasks` | whether a move does what a step asks |
//! | `puzzle` | a puzzle: a claim and what keeps it |
//! | `progress` | how far the lessons have come |

mod exercise;
mod lesson;
mod progress;
mod puzzle;
mod review;
mod state;
pub(super) mod tasks;

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

pub use self::state::{StepMark, StudyAction, StudyDeed, StudyGraph, StudyHint, StudyKind, StudyState, Tone};
pub(super) use self::{lesson::Lesson, progress::Lessons, puzzle::Puzzle, review::Review};

use self::exercise::{Exercise, Sheet};
use super::{
    Match, Refusal,
    board::{Board, BoardGesture, BoardOwner, LegalMoveRow},
    context::Context,
};
use fivefold_engine::{
    game::{Message, Piece, Target},
    session::{Session, Touched},
};

/// Something that is studied on a board. A gesture is one call that brings the new state; none of them waits. A clone is
/// another handle to the same study.
#[derive(Clone)]
pub struct Study {
    desk: Arc<Mutex<Desk>>,
}

/// The board, and what is done on it.
struct Desk {
    board: Board,
    exercise: Box<dyn Exercise>,
}

impl fmt::Debug for Study {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Study({:?})", self.lock().board.session)
    }
}

#[expect(clippy::must_use_candidate, reason = "a gesture is made for what it does; its state may be fetched again")]
impl Study {
    /// Begins to study something, with this on the board.
    pub(super) fn open(context: &Arc<Context>, session: Session, exercise: Box<dyn Exercise>) -> Self {
        let board = Board::new(Arc::clone(context), session, false);
        Self { desk: Arc::new(Mutex::new(Desk { board, exercise })) }
    }

    /// What the first hint on the board says to touch.
    #[cfg(test)]
    pub(super) fn hinted_for_tests(&self) -> Option<Target> {
        let Desk { board, exercise } = &mut *self.lock();
        exercise.sheet(board).overlay.signs.hints.first().copied()
    }

    /// A right move, where the exercise knows one.
    #[cfg(test)]
    pub(super) fn answer_for_tests(&self) -> Option<String> {
        let Desk { board, exercise } = &mut *self.lock();
        exercise.answer_for_tests(board)
    }

    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A gesture: what it does, and what the screen shows then.
    fn act(&self, gesture: impl FnOnce(&mut Desk)) -> StudyState {
        let mut desk = self.lock();
        desk.board.look_around();
        gesture(&mut desk);
        desk.state()
    }

    /// A gesture has panicked: the board is put in order again.
    pub fn recover(&self) {
        let Desk { board, exercise } = &mut *self.lock();
        exercise.restore(board);
    }

    /// What the screen shows.
    #[must_use]
    pub fn state(&self) -> StudyState {
        self.act(|_| {})
    }

    /// The screen is seen: what is reckoned in the background goes on.
    pub fn shown(&self) -> StudyState {
        self.act(|Desk { board, exercise }| exercise.set_shown(board, true))
    }

    /// The screen is not seen any more: nothing is reckoned, everything is kept.
    pub fn hidden(&self) -> StudyState {
        self.act(|Desk { board, exercise }| exercise.set_shown(board, false))
    }

    /// The host has heard of a search, on whatever thread, and asks on its own. One of another study changes nothing.
    pub fn heard(&self, search: u64) -> StudyState {
        self.act(|Desk { board, exercise }| exercise.heard(board, search))
    }

    /// What was to be woken for has come: [`StudyState::wake_ms`] has passed.
    pub fn tick(&self) -> StudyState {
        self.act(|Desk { board, exercise }| exercise.tick(board))
    }

    /// Somebody does something to the board; nothing if that changes nothing.
    pub fn gesture(&self, gesture: BoardGesture) -> Option<StudyState> {
        let mut desk = self.lock();
        desk.board.look_around();
        desk.gesture(gesture).then(|| desk.state())
    }

    /// The pass, where there is one.
    pub fn pass(&self) -> StudyState {
        self.act(Desk::pass)
    }

    /// Every legal move; none where nothing can be played.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<LegalMoveRow> {
        let Desk { board, exercise } = &mut *self.lock();
        if exercise.sheet(board).overlay.is_read_only { Vec::new() } else { board.legal_moves() }
    }

    /// Plays a legal move by its text.
    pub fn play(&self, text: &str) -> StudyState {
        self.act(|desk| desk.play(text))
    }

    /// Looks at the position after so many of the moves shown.
    pub fn go_to(&self, mv: u32) -> StudyState {
        self.act(|Desk { board, exercise }| exercise.go_to(board, mv))
    }

    /// A finger was lifted at a point of the graph's picture.
    pub fn touch_graph(&self, x: f64, y: f64) -> StudyState {
        self.act(|Desk { board, exercise }| exercise.touch_graph(board, x, y))
    }

    /// Does what a button says; one that is not there or cannot be pressed does nothing.
    pub fn perform(&self, deed: StudyDeed) -> StudyState {
        self.act(|desk| desk.perform(deed))
    }

    /// Begins the game that [`StudyDeed::PlayFromHere`] offers: a match among those that are kept.
    ///
    /// # Errors
    /// If none is offered.
    pub fn play_from_here(&self) -> Result<Match, Refusal> {
        let mut desk = self.lock();
        if !desk.offers(StudyDeed::PlayFromHere) {
            return Err(Refusal(desk.board.say(&Message::new("refuse-operation"))));
        }
        let session = desk.exercise.begin(&desk.board).map_err(|reason| Refusal(desk.board.words().say(&reason)))?;
        let context = Arc::clone(&desk.board.context);
        drop(desk);
        Ok(Match::begin(&context, session))
    }
}

impl Desk {
    /// Everything the screen shows.
    fn state(&mut self) -> StudyState {
        let Sheet {
            kind,
            title,
            detail,
            steps,
            caption,
            colour,
            headline,
            sentence,
            tone,
            hints,
            overlay,
            graph,
            moves,
            at,
            progress,
            actions,
            wake_ms,
        } = self.sheet();
        let (sentence, tone) = match &self.board.notice {
            // What was done well stays so.
            Some(notice) => (notice.clone(), if tone == Tone::Good { Tone::Quiet } else { Tone::Bad }),
            None => (sentence, tone),
        };
        StudyState {
            revision: self.board.revision,
            kind,
            game: self.board.session.game().id().to_owned(),
            title,
            detail,
            steps,
            caption,
            colour,
            headline,
            sentence,
            tone,
            hints,
            board: self.board.state(&overlay),
            graph,
            moves,
            at,
            progress,
            actions,
            wake_ms,
            moment: self.board.moment.clone(),
        }
    }

    /// What the exercise says, and the buttons of the board: what is made of a move can be taken back wherever it is.
    fn sheet(&mut self) -> Sheet {
        let mut sheet = self.exercise.sheet(&mut self.board);
        let (snapshot, words) = (self.board.snapshot(), self.board.words());
        let action = |deed, label| StudyAction { deed, label, is_main: false, is_enabled: true };
        if snapshot.has_partial {
            sheet.actions.insert(0, action(StudyDeed::TakeBack, words.word("take-back")));
        }
        let pass = snapshot.operations.iter().find(|operation| operation.region.is_none());
        if let Some(pass) = pass.filter(|_| !sheet.overlay.is_read_only) {
            sheet.actions.insert(0, action(StudyDeed::Pass, pass.label.clone()));
        }
        sheet
    }

    /// Asks the exercise before the board is touched, and says whether it may be.
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
        let Self { board, exercise } = self;
        match touched {
            Touched::Rejected(reason) => board.refuse(board.say(&reason)),
            Touched::Partial { effects } => board.stepped(before, effects),
            Touched::MayFinish { mv, effects } | Touched::Done { mv, effects } => {
                let announcement = board.snapshot().announcement.clone();
                board.changed(before, effects, announcement);
                exercise.played(board, &mv);
            }
        }
        board.revision += 1;
    }

    /// Whether there is a button for it that can be pressed.
    fn offers(&mut self, deed: StudyDeed) -> bool {
        self.sheet().actions.iter().any(|action| action.deed == deed && action.is_enabled)
    }

    fn perform(&mut self, deed: StudyDeed) {
        match deed {
            _ if !self.offers(deed) => {}
            StudyDeed::TakeBack => self.take_back(),
            StudyDeed::Pass => self.pass(),
            _ => {
                self.board.notice = None;
                self.exercise.perform(&mut self.board, deed);
            }
        }
        self.board.revision += 1;
    }
}

impl BoardOwner for Desk {
    fn board(&mut self) -> &mut Board {
        &mut self.board
    }

    fn touch(&mut self, target: Target) {
        if self.may_touch() {
            let (before, touched) = self.board.touch(target);
            self.touched(before, touched);
        }
    }

    /// In what is studied no move waits.
    fn confirm_waiting(&mut self) -> bool {
        false
    }

    fn take_back(&mut self) {
        if self.board.session.drop_partial() {
            self.board.stepped(Vec::new(), Vec::new());
        }
        self.board.revision += 1;
    }

    fn undo(&mut self) {
        self.take_back();
    }
}
