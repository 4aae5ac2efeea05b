//! The whole app without a toolkit: what every screen shows and what every gesture means.
//!
//! [`App`] owns everything that is kept; [`Match`] is a game being played and whatever thinks about it; [`NewGame`] is
//! the sheet on which one is decided about. Each is a state machine: a gesture is one call, and what comes back is one
//! immutable state that says everything its screen shows. A front end lays out views, plays pictures back, and decides
//! nothing.
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
