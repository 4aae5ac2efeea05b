//! Shorthands for the events of tests.

use std::{thread, time::Duration};

use crate::{
    BoardGesture, BoardKey, ButtonAction, Match, MatchEvent, MatchSheet, MatchState, NextMatch, ScreenButton, Study,
    StudyEvent, StudyKind, StudyState,
    board::Board,
    picture::{ShownMove, ShownTone},
    study::StudyBoard,
};
use fivefold_engine::{
    game::{Side, Target},
    search::{MoveEvaluation, StopFlag},
    session::Player,
};

/// A screen with a board: a match or a study.
pub trait TestDriver {
    /// The state of the screen.
    type State;

    /// Performs a gesture and returns the new state if anything changed.
    fn make(&self, gesture: BoardGesture) -> Option<Self::State>;

    fn done(&self, gesture: BoardGesture) -> Self::State {
        self.make(gesture).expect("this gesture always returns a state")
    }

    fn press(&self, x: f64, y: f64) -> Option<Self::State> {
        self.make(BoardGesture::Press { x, y })
    }

    fn touch_at(&self, x: f64, y: f64) -> Self::State {
        self.done(BoardGesture::TouchAt { x, y })
    }

    fn touch(&self, target: Target) -> Self::State {
        self.done(BoardGesture::Touch { target })
    }

    fn point_at(&self, x: f64, y: f64) -> Option<Self::State> {
        self.make(BoardGesture::PointAt { x, y })
    }

    fn point_away(&self) -> Option<Self::State> {
        self.make(BoardGesture::PointAway)
    }

    fn key(&self, key: BoardKey) -> Option<Self::State> {
        self.make(BoardGesture::Key { key })
    }

    fn act_at_cursor(&self) -> Self::State {
        self.done(BoardGesture::Key { key: BoardKey::Enter })
    }

    fn set_focused(&self, is_focused: bool) -> Option<Self::State> {
        self.make(BoardGesture::Focus { is_focused })
    }

    fn take_back(&self) -> Self::State {
        self.done(BoardGesture::TakeBack)
    }

    fn undo(&self) -> Self::State {
        self.done(BoardGesture::Undo)
    }
}

impl TestDriver for Match {
    type State = MatchState;

    fn make(&self, gesture: BoardGesture) -> Option<MatchState> {
        self.send(MatchEvent::Board { gesture })
    }
}

impl TestDriver for Study {
    type State = StudyState;

    fn make(&self, gesture: BoardGesture) -> Option<StudyState> {
        self.send(StudyEvent::Board { gesture })
    }
}

/// Each returns the state after the event, changed or not.
impl Match {
    pub(super) fn after(&self, event: MatchEvent) -> MatchState {
        self.send(event);
        self.ended()
    }

    /// Lets the animation of the last move pass if it ended the match, after which everything is shown.
    pub(super) fn ended(&self) -> MatchState {
        let mut state = self.state();
        while let Some(ms) = state.wake_ms.filter(|_| self.lock().board.session.conclusion().is_some()) {
            self.lock().board.context.environment.clock.wait(Duration::from_millis(ms.into()), &StopFlag::default());
            state = self.state();
        }
        state
    }

    pub(super) fn shown(&self) -> MatchState {
        self.after(MatchEvent::Shown)
    }

    /// Lets the time pass in which a press belongs to the last touch.
    pub(super) fn pause(&self) {
        self.lock().board.context.environment.clock.wait(Duration::from_millis(300), &StopFlag::default());
    }

    pub(super) fn hidden(&self) -> MatchState {
        self.after(MatchEvent::Hidden)
    }

    pub(super) fn heard(&self, search: u64) -> MatchState {
        self.after(MatchEvent::SearchReported { search })
    }

    pub(super) fn tick(&self) -> MatchState {
        self.after(MatchEvent::TimerFired)
    }

    pub(super) fn confirm(&self) -> MatchState {
        self.after(MatchEvent::Confirm)
    }

    pub(super) fn pass(&self) -> MatchState {
        self.after(MatchEvent::Pass)
    }

    pub(super) fn redo(&self) -> MatchState {
        self.after(MatchEvent::Redo)
    }

    pub(super) fn go_to(&self, number: u32) -> MatchState {
        self.after(MatchEvent::GoTo { number })
    }

    pub(super) fn play(&self, text: &str) -> MatchState {
        self.after(MatchEvent::Play { text: text.to_owned() })
    }

    pub(super) fn hint(&self) -> MatchState {
        self.after(MatchEvent::Hint)
    }

    pub(super) fn set_coach(&self, is_on: bool) -> MatchState {
        self.after(MatchEvent::SetCoach { is_on })
    }

    pub(super) fn set_analysis(&self, is_on: bool) -> MatchState {
        self.after(MatchEvent::SetAnalysis { is_on })
    }

    pub(super) fn move_now(&self) -> MatchState {
        self.after(MatchEvent::MoveNow)
    }

    pub(super) fn let_computer_play(&self) -> MatchState {
        self.after(MatchEvent::LetComputerPlay)
    }

    pub(super) fn set_paused(&self, is_paused: bool) -> MatchState {
        self.after(MatchEvent::SetPaused { is_paused })
    }

    pub(super) fn resign(&self) -> MatchState {
        self.after(MatchEvent::Resign)
    }

    pub(super) fn set_player(&self, side: Side, player: Player) -> MatchState {
        self.after(MatchEvent::SetPlayer { side, player })
    }

    pub(super) fn players(&self) -> Vec<Player> {
        self.lock().board.session.players().to_vec()
    }
}

/// Each returns the state after the event, changed or not.
impl Study {
    pub(super) fn after(&self, event: StudyEvent) -> StudyState {
        self.send(event).unwrap_or_else(|| self.state())
    }

    pub(super) fn shown(&self) -> StudyState {
        self.after(StudyEvent::Shown)
    }

    pub(super) fn hidden(&self) -> StudyState {
        self.after(StudyEvent::Hidden)
    }

    pub(super) fn heard(&self, search: u64) -> StudyState {
        self.after(StudyEvent::SearchReported { search })
    }

    pub(super) fn tick(&self) -> StudyState {
        self.after(StudyEvent::TimerFired)
    }

    /// Plays a move; in a puzzle, waits for the reply and lets the motions pass after which a solution is announced.
    pub(super) fn play(&self, text: &str) -> StudyState {
        let state = self.after(StudyEvent::Play { text: text.to_owned() });
        if state.kind != StudyKind::Puzzle {
            return state;
        }
        self.replied();
        self.wait();
        self.state()
    }

    /// Waits for the search of a puzzle.
    pub(super) fn replied(&self) -> StudyState {
        while let Some(search) = self.awaited_search() {
            thread::sleep(Duration::from_millis(1));
            self.heard(search);
        }
        self.state()
    }

    pub(super) fn awaited_search(&self) -> Option<u64> {
        self.lock().exercise.awaited_search()
    }

    /// Lets the time pass after which the study changes by itself.
    pub(super) fn wait(&self) {
        if let Some(ms) = self.state().wake_ms {
            self.lock().board.context.environment.clock.wait(Duration::from_millis(ms.into()), &StopFlag::default());
        }
    }

    pub(super) fn go_to(&self, number: u32) -> StudyState {
        self.after(StudyEvent::GoTo { number })
    }

    pub(super) fn touch_graph(&self, x: f64, y: f64) -> StudyState {
        self.after(StudyEvent::TouchGraph { x, y })
    }
}

/// Returns the buttons of a study.
fn study_buttons(state: &StudyState) -> impl Iterator<Item = &ScreenButton> {
    [&state.offers, &state.bar, &state.steppers].into_iter().chain(&state.menu).flatten()
}

/// Returns whether an event has an enabled button.
pub fn offers(state: &StudyState, event: StudyEvent) -> bool {
    let action = ButtonAction::Study { event };
    let mut buttons = study_buttons(state);
    buttons.any(|button| button.action == action && button.is_enabled)
}

/// The actions of buttons of a match.
pub const CHANGE_PLAYERS: ButtonAction = ButtonAction::Sheet { sheet: MatchSheet::Players };
pub const PAUSE: ButtonAction = ButtonAction::Match { event: MatchEvent::SetPaused { is_paused: true } };
pub const RESUME: ButtonAction = ButtonAction::Match { event: MatchEvent::SetPaused { is_paused: false } };

/// Returns whether an action has an enabled button in a match, perhaps one that asks first.
pub fn can(state: &MatchState, action: &ButtonAction) -> bool {
    let buttons = [&state.bar, &state.offers, &state.steppers, &state.tools].into_iter().chain(&state.menu);
    let is_meant = |button: &ScreenButton| match &button.action {
        ButtonAction::Ask { question } => question.action == *action,
        other => other == action,
    };
    buttons.flatten().any(|button| is_meant(button) && button.is_enabled)
}

/// Returns whether an event has an enabled button in a match.
pub fn can_send(state: &MatchState, event: MatchEvent) -> bool {
    can(state, &ButtonAction::Match { event })
}

/// Returns whether a partial move can be taken back.
pub fn can_take_back(state: &MatchState) -> bool {
    let mut actions = state.board.spoken.iter().flat_map(|element| &element.actions);
    actions.any(|action| action.gesture == BoardGesture::TakeBack)
}

/// Returns whether a copy can be continued from the position of a match.
pub fn can_copy(state: &MatchState) -> bool {
    can(state, &ButtonAction::Begin { next: NextMatch::FromHere })
}

/// Returns the enabled button that begins a game.
pub fn play_from_here(state: &StudyState) -> Option<&ScreenButton> {
    study_buttons(state)
        .find(|button| button.action == ButtonAction::PlayFromHere { explores: false } && button.is_enabled)
}

/// Returns a right move of a study.
pub fn answer(study: &Study) -> Option<String> {
    let study = study.lock();
    study.exercise.answer(&study.board)
}

/// Returns the target that continues the move which the board of a study shows as a hint.
pub fn hinted(study: &Study) -> Option<Target> {
    let study = study.lock();
    let StudyBoard { board, exercise, .. } = &*study;
    let is_hint = |mv: &ShownMove| mv.tone == ShownTone::Hint;
    exercise
        .overlay(board)
        .signs
        .moves
        .iter()
        .any(is_hint)
        .then(|| leading_to(board, &exercise.answer(board)?))
        .flatten()
}

/// Returns the next target to touch for a move.
pub fn leading_to(board: &Board, mv: &str) -> Option<Target> {
    let wanted = MoveEvaluation { mv: mv.to_owned(), visits: 0, value: 0.0, proof: None };
    board.session.values(&[wanted]).first().map(|value| value.target)
}
