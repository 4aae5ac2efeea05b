//! Five two-player board games: rules, texts, sessions, and a Monte-Carlo tree search opponent.
//!
//! | module | content |
//! |---|---|
//! | [`game`] | the contract of a game: rules, search hooks, presentation |
//! | [`games`] | the games, one folder each, and the registry |
//! | [`text`] | texts by language |
//! | [`session`] | a match by its rules: touches in, snapshots out, undo, saved games |
//! | [`search`] | the opponent: one search for all games, on a background thread |
//! | [`puzzles`] | positions with a proven claim, and the proofs |
//!
//! # A search, step by step
//!
//! [`session::Session`] says how strong a player is (`session/thinking.rs`), `games/state_of.rs` copies the position,
//! `search/runner.rs` starts the thread, `search/thinker.rs` reuses the tree of the last search, and `search/phases.rs`
//! runs the phases: probe, solve, search. The report reaches the caller through its [`search::SearchListener`].
//!
//! # Example
//!
//! [`session::Session`] is a match by its rules:
//!
//! ```
//! use fivefold_engine::{session::Session, text::Language};
//!
//! let mut session = Session::new("connect-four", &serde_json::json!({}))?;
//! session.play_all("4453")?;
//! println!("{}", session.state().position().text_board());
//! let snapshot = session.snapshot(Language::ENGLISH);
//! assert_eq!((snapshot.pieces.len(), snapshot.can_undo), (4, true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A search runs on its own thread and reports to a listener. `examples/opponent.rs` is a whole opponent for the terminal:
//!
//! ```text
//! cargo run --release --package fivefold-engine --example opponent -- connect-four 5
//! ```
//!
//! Programs in other languages talk to `fivefold engine` by lines of JSON: `core/tools/README.md` has the protocol and a client in
//! Python.
#![forbid(unsafe_code)]

pub mod game;
pub mod games;
pub mod puzzles;
pub mod search;
pub mod session;
#[doc(hidden)]
pub mod sync;
pub mod text;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
