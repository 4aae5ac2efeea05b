//! The core of Fivefold for Kotlin and Swift: records, objects and one listener, and no logic of its own.
//!
//! Every call that can reach the core returns a result: a fault here never terminates the host.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod app;
#[cfg(feature = "faults")]
mod commands;
#[cfg(feature = "faults")]
mod describe;
mod error;
#[cfg(feature = "faults")]
mod faults;
mod game_match;
mod guard;
#[cfg(feature = "faults")]
mod held;
mod logging;
mod new_game;
mod presses;
#[cfg(feature = "faults")]
mod scenario;
mod search;
mod session;
#[cfg(feature = "faults")]
mod simulation;
mod states;
#[cfg(feature = "faults")]
mod strokes;
mod study;
mod zoom;

pub use app::{AppCore, fault_words, longest_save, screen_name, screen_named, screen_plan, version};
pub use error::FivefoldError;
#[cfg(feature = "faults")]
pub use faults::{deliver, held_bytes, provoke_fault};
pub use game_match::Match;
pub use logging::{LogDetail, install_logging};
pub use new_game::NewGame;
pub use presses::PressFilter;
#[cfg(feature = "faults")]
pub use scenario::{CallResult, Scenario, ScenarioCommand};
pub use search::{Search, SearchLimits, SearchListener, SearchPurpose};
pub use session::{Session, SessionStatus};
pub use states::*;
pub use study::Study;
pub use zoom::{zoom_at, zoom_pinched, zoom_pressed, zoom_seen, zoom_showing, zoom_stepped, zoom_whole};

uniffi::setup_scaffolding!();
