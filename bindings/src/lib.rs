//! The core of Fivefold for Kotlin and Swift: records, objects and one listener, and no logic of its own.
//!
//! Every call that can reach the core returns a result: a host never ends because of a fault here.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod catalogue;
mod error;
#[cfg(feature = "faults")]
mod faults;
mod guard;
#[cfg(feature = "faults")]
mod held;
mod layout;
mod logging;
mod option;
mod piece;
mod player;
mod search;
mod session;
mod snapshot;
mod target;

pub use catalogue::{
    GameEntry, LevelEntry, OptionChoice, OptionEntry, OptionKind, OptionNeed, RulesDiagram, RulesPage, games,
    rules_pages, surprise, version,
};
pub use error::FivefoldError;
#[cfg(feature = "faults")]
pub use faults::{deliver, held_bytes, provoke_fault};
pub use layout::{BoardLayout, Decoration, PlaceShape, Region, Spot};
pub use logging::{LogDetail, install_logging};
pub use option::{OptionSetting, OptionValue};
pub use piece::{Effect, Piece, PieceColour, PieceKind, Shift, Side};
pub use player::Player;
pub use search::{
    Candidate, Proof, Purpose, Search, SearchLimits, SearchListener, SearchOutcome, SearchProgress, SearchReport,
    SearchView, Stopped, Verdict,
};
pub use session::{Jumped, Session, Touched};
pub use snapshot::{BoardOperation, GameResult, LegalTurn, Mark, PlaceLabel, Snapshot, TurnEntry};
pub use target::{BoardOperationKind, Target, TargetValue};

uniffi::setup_scaffolding!();
