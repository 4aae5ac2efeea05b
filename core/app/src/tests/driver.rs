//! Shorthands for the gestures of tests.

use crate::{Arrow, BoardGesture, Match, MatchState, Study, StudyState};
use fivefold_engine::game::Target;

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

    fn move_cursor(&self, arrow: Arrow) -> Option<Self::State> {
        self.make(BoardGesture::MoveCursor { arrow })
    }

    fn act_at_cursor(&self) -> Self::State {
        self.done(BoardGesture::ActAtCursor)
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
        self.gesture(gesture)
    }
}

impl TestDriver for Study {
    type State = StudyState;

    fn make(&self, gesture: BoardGesture) -> Option<StudyState> {
        self.gesture(gesture)
    }
}
