//! Five two-player board games, a session to play them in and a Monte-Carlo tree search to play against.
//!
//! | module | for whom |
//! |---|---|
//! | [`game`] | the contract: what a game must say about its rules, its thinking and its looks |
//! | [`games`] | the games, one folder each, and the registry: the only list of them |
//! | [`text`] | every word a player reads, by language |
//! | [`session`] | a match between two players: touches in, snapshots out, undo, saved games |
//! | [`search`] | the opponent: one search for all games, on a background thread |
//! | [`puzzles`] | positions with a claim that is proven, and the proofs |
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
//! **One touch, followed**, in eight files. A front end calls [`Match::gesture`](app::Match::gesture) with a
//! [`BoardGesture`](app::BoardGesture), through a line of the bindings: `app/play.rs` makes it a gesture of the match,
//! `app/board/gestures.rs` says what the point means, `app/play/gestures.rs` whether it may be touched now,
//! `session/input.rs` what the touch does to the turn, `games/state_of.rs` asks the game whatever its type:
//! `games/<game>/show.rs` says which action the place stands for, `rules.rs` beside it plays it. Back in
//! `app/play/gestures.rs` is what comes of it; `app/play/screen.rs` makes the state that is returned.
//!
//! **One picture, followed**: `app/play/screen.rs` asks for the board, `app/board/picture.rs` says what is on it,
//! `picture/painter.rs` lays it in groups of strokes, each kind of thing in a file beside it, and `picture/motions.rs` has
//! where the groups come from.
//!
//! **One search, followed**, in eight files. `app/play/thinking.rs` finds that the computer is to move (`go_on`),
//! `app/play/searcher.rs` begins and keeps the search, `session/thinking.rs` says how strong the player is,
//! `games/state_of.rs` copies the position, `search/runner.rs` gives it a thread, `search/thinker.rs` takes up the tree
//! of the last search, `search/phases.rs` thinks: it probes, solves, searches. The report lies in `searcher.rs` until the
//! host calls [`Match::heard`](app::Match::heard) of `app/play.rs`; `thinking.rs` plays the turn (`turn_found`).
//!
//! ```
//! use fivefold_core::{session::Session, text::Language};
//!
//! let mut session = Session::new("connect-four", &serde_json::json!({}))?;
//! session.play_all("4453")?;
//! println!("{}", session.state().text_board());
//! let snapshot = session.snapshot(Language::ENGLISH);
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
pub mod puzzles;
pub mod search;
#[cfg(doc)]
#[doc = include_str!("security.md")]
pub mod security {}
pub mod session;
mod sync;
pub mod text;
