//! The core of Fivefold for Kotlin and Swift: records, objects and one listener, and no logic of its own.
//!
//! Every call that can reach the core returns a result: a host never ends because of a fault here.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod app;
mod catalogue;
mod error;
#[cfg(feature = "faults")]
mod faults;
mod game_match;
mod guard;
#[cfg(feature = "faults")]
mod held;
mod layout;
mod logging;
mod new_game;
mod option;
mod piece;
mod search;
mod session;
mod snapshot;
mod states;
mod target;
#[cfg(feature = "faults")]
mod world;

pub use app::AppCore;
pub use catalogue::{
    GameEntry, GamePage, LevelEntry, OptionChoice, OptionEntry, OptionKind, OptionNeed, RulesDiagram, games,
    rules_pages, surprise, version,
};
pub use error::FivefoldError;
#[cfg(feature = "faults")]
pub use faults::{deliver, held_bytes, provoke_fault};
pub use game_match::Match;
pub use layout::{BoardLayout, Decoration, PlaceShape, Region, Spot};
pub use logging::{LogDetail, install_logging};
pub use new_game::NewGame;
pub use option::{OptionSetting, OptionValue};
pub use piece::{Effect, Piece, PieceColour, PieceKind, Shift};
pub use search::{
    Candidate, Proof, Purpose, Search, SearchLimits, SearchListener, SearchOutcome, SearchProgress, SearchReport,
    SearchView, Stopped, Verdict,
};
pub use session::{Jumped, Session, Touched};
pub use snapshot::{BoardOperation, GameResult, LegalTurn, Mark, PlaceLabel, Snapshot, TurnEntry};
pub use states::*;
pub use target::TargetValue;
#[cfg(feature = "faults")]
pub use world::{provoke_fault_in_gesture, provoke_fault_in_search};

uniffi::setup_scaffolding!();
