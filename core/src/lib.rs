//! Five two-player board games, a session to play them in and a Monte-Carlo tree search to play against.
//!
//! | module | for whom |
//! |---|---|
//! | [`game`] | the contract: what a game must say about its rules, its thinking and its looks |
//! | [`games`] | the games, one folder each, and the registry: the only list of them |
//! | [`text`] | every word a player reads, by language |
//! | [`session`] | a match between two players: touches in, snapshots out, undo, saved games |
//! | [`search`] | the opponent: one search for all games, on a background thread |
//!
//! ```
//! use fivefold_core::{session::Session, text::Language};
//!
//! let mut session = Session::new("connect-four", &serde_json::json!({}))?;
//! session.play_all("4453")?;
//! println!("{}", session.state().text_board());
//! let snapshot = session.snapshot(Language::English);
//! assert_eq!((snapshot.pieces.len(), snapshot.can_undo), (4, true));
//! let saved = session.save();
//! assert_eq!(Session::load(&saved)?.at(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod app;
pub mod game;
pub mod games;
pub mod picture;
pub mod search;
pub mod session;
pub mod text;
