//! Toolkit-independent application logic: the state of every screen and the meaning of every gesture.
//!
//! [`App`] owns all stored data; [`Match`] is a game in progress with its searches; [`NewGame`] is the setup sheet for
//! the next game; [`Study`] is a lesson, a puzzle or a review. Each is a state machine: a gesture is one call, which
//! returns an immutable snapshot of everything the screen shows. A front end lays out views, plays pictures back and
//! makes no decisions.
//!
//! # One touch, step by step
//!
//! 1. The front end calls [`Match::gesture`] with a [`BoardGesture`] in coordinates of the picture.
//! 2. The board maps the point to a target, a place or an operation on a region, and passes it to the session (crate
//!    `fivefold_engine`).
//! 3. The session rejects the target, stores a part of a move, or completes the move.
//! 4. The match stores the game, starts or stops searches, and computes the sounds and the picture.
//! 5. The call returns a [`MatchState`], or `None` if nothing changed.
//!
//! # One search, step by step
//!
//! 1. The match starts a search for the computer's move, a hint or the analysis; the search runs on its own thread.
//! 2. A listener on that thread stores the latest progress and the final report in a mailbox and then notifies the
//!    host's [`SearchListener`](fivefold_engine::search::SearchListener).
//! 3. The host switches to its main thread and calls [`Match::heard`] with the search's id.
//! 4. The match takes the messages from the mailbox, plays the move or updates the hint or the analysis, and returns a
//!    new [`MatchState`].
#![forbid(unsafe_code)]

mod archive;
mod board;
mod choices;
mod context;
mod environment;
mod files;
mod home;
mod learn;
mod levels;
mod new_game;
mod own_rating;
pub mod picture;
mod plan;
mod play;
mod rating;
mod reckoning;
mod rules;
mod scene;
mod screens;
#[cfg(doc)]
#[doc = include_str!("security.md")]
pub mod security {}
mod settings;
mod sound;
mod statistics;
mod store;
mod study;
mod switch;
#[cfg(test)]
mod tests;
mod word;
mod words;

use fivefold_engine::{search, sync};

pub use board::{
    Arrow, BoardGesture, BoardState, Feel, LegalMoveRow, Moment, MoveRow, MoveSign, Sound, SpokenAction, SpokenElement,
};
pub use environment::{DrawnSeeds, Environment, Pools, Seeds};
pub use files::{Disk, FileSystem};
pub use home::{HomeCard, HomeState, KeptDeed, KeptMatch, KeptRow, PutAside};
pub use learn::{CalendarDay, Chapter, ChapterLevel, CivilDate, DailyCard, DailyState, LearnGame, LearnState};
pub use levels::rating as level_rating;
pub use new_game::{
    CellRow, ChoiceRow, ClockChoice, LevelChoice, NameRow, NewGame, NewGameState, NumberRow, Opponent, OptionRow,
    Starter, StarterChoice, StrengthKind, StrengthRow,
};
pub use own_rating::RatingCard;
pub use plan::{PlanKind, PlanShape, ScreenPlan};
pub use play::{
    Abilities, Advice, AnalysisLine, AnalysisState, ClockFace, DecidingMove, Match, MatchLink, MatchResult, MatchState,
    MenuDeed, MenuRow, News, NewsKind, PlayerBar, PlayerChoice,
};
pub use rules::{RulesPage, RulesPicture, RulesState};
pub use screens::{App, Refusal};
pub use settings::{AnimationSpeed, AppSettings, SettingsBoard, ThemeChoice};
pub use statistics::{StatisticsRow, StatisticsSection, StatisticsState};
pub use store::Settling;
pub use study::{StepMark, Study, StudyAction, StudyDeed, StudyGraph, StudyHint, StudyKind, StudyState, Tone};
pub use switch::SwitchRow;
pub use word::{LanguageChoice, Speech, Word};
pub use words::TEXTS;
pub use words::fault_words;
