//! The games: one folder each, and the only list of them.
//!
//! A program gets a game by its id ([`find`]) or from the list ([`all`]). The modules of single games are no part of the API:
//! benchmarks and the program `fivefold` call their solvers, and their sources are to be read.

mod bits;
mod entry;
mod handicap;
mod move_code;
mod state;
mod state_of;

#[doc(hidden)]
pub mod bridgit;
#[doc(hidden)]
pub mod connect;
#[cfg(any(test, feature = "examples"))]
#[doc(hidden)]
pub mod hex;
#[doc(hidden)]
pub mod lines_of_action;
#[cfg(any(test, feature = "examples"))]
#[doc(hidden)]
pub mod othello;
#[doc(hidden)]
pub mod pentago_twist;
#[cfg(any(test, feature = "examples"))]
#[doc(hidden)]
pub mod template;

pub use entry::{Game, GameEntry, GameVariant};
pub use handicap::{GameOptions, Handicap, HandicapKind, HandicapRules};
pub use move_code::{CodeError, MoveCode};
pub use state::{GameState, Played, PlayedMove, played};
pub use state_of::{POSITION, StateOf};

/// Every game that is offered, in the order in which they are.
static OFFERED: &[&dyn Game] =
    &[&bridgit::GAME, &lines_of_action::GAME, &connect::CONNECT_FOUR, &connect::CONNECT_ANY, &pentago_twist::GAME];

/// Games to be read and copied: the smallest one, and two with optional parts.
#[cfg(any(test, feature = "examples"))]
static EXAMPLES: &[&dyn Game] = &[&template::GAME, &othello::GAME, &hex::GAME];

/// The examples are left out of the app: they are not offered, and the library is smaller.
#[cfg(not(any(test, feature = "examples")))]
static EXAMPLES: &[&dyn Game] = &[];

/// The games a player can choose from, in the order in which they are offered.
#[must_use]
pub fn all() -> &'static [&'static dyn Game] {
    OFFERED
}

/// Every game there is, the examples included where they are compiled: what the tests of all games go through.
pub fn every() -> impl Iterator<Item = &'static dyn Game> {
    all().iter().chain(EXAMPLES).copied()
}

/// The game with this id, the examples included where they are compiled.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn Game> {
    every().find(|game| game.id() == id)
}

#[cfg(test)]
mod tests;
