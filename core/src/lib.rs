//! Five two-player board games, a session to play them in and a Monte-Carlo tree search to play against.
//!
//! | module | for whom |
//! |---|---|
//! | [`game`] | the contract: what a game must say about its rules, its thinking and its looks |
//! | [`games`] | the games, one folder each, and the registry: the only list of them |
//! | [`text`] | every word a player reads, by language |
//! | [`session`] | a match between two players: touches in, snapshots out, undo, saved games |
//! | [`search`] | the opponent: one search for all games, on a background thread |
//! | [`picture`] | the painter: what is on a board as strokes and motions, and the same as SVG |
//! | [`app`] | the whole app without a toolkit: gestures in, one state out |
//!
//! What is trusted and what is not stands in `core/src/security.md`.
//!
//! ```text
//! gesture ─► view ─► bindings ─► app ─► session ─► games::<game>
//!                                │ │                    ▲
//! pixels ◄─ view ◄─ one state ◄──┘ └─► search ──────────┘   (a background thread: reports only)
//!                   + one picture
//! ```
//!
//! **One touch, followed**: `app/play.rs` takes the gesture (`Match::touch_at`), `app/board/picture.rs` says what the point
//! means, `app/play/gestures.rs` and `app/play/owner.rs` make the change, `session/input.rs` turns it into an action, `games/state_of.rs` asks the
//! rules, `games/<game>/rules.rs` plays it; then the owner keeps the match, `app/play/screen.rs` makes the state of it, and
//! `picture/painter.rs` what is seen.
//!
//! **One search, followed**: `app/play/thinking.rs` finds that the computer is to move (`go_on`), `app/play/searcher.rs`
//! starts the search of `session/thinking.rs`, `search/runner.rs` gives it a thread, `search/thinker.rs` thinks, and the
//! report comes back to `searcher.rs`; the host asks `Match::heard`, and the owner applies it.
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
#[cfg(doc)]
#[doc = include_str!("security.md")]
pub mod security {}
pub mod session;
pub mod text;
