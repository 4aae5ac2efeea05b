//! The screen of a review, a puzzle or a lesson: one for all three.
//!
//! | file | what it is about |
//! |---|---|
//! | `state` | what the screen shows: the types |

mod state;

pub use state::{
    StepMark, StudyAction, StudyDeed, StudyGraph, StudyHint, StudyKind, StudyState, StudyTurn, Tone, TurnMark,
};
