//! Lines of Action: a piece moves as many squares as there are pieces on its line; a side wins by connecting all its
//! pieces.
//!
//! Leaping movement is the default, classic movement is an option. Boards range from 5 x 5 to 12 x 12.

mod entry;
mod evaluation;
mod geometry;
mod groups;
mod handicap;
mod network;
mod options;
mod position;
mod reasons;
mod rules;
mod show;
#[cfg(test)]
mod tests;
mod think;
mod word;

pub use entry::GAME;
pub use options::{BothConnected, LinesOfActionOptions, Movement};
pub use position::LinesOfAction;

/// A position on a board of up to 8 x 8.
pub type NarrowLines = LinesOfAction<u64>;

/// A position on a board of up to 12 x 12.
pub type WideLines = LinesOfAction<word::Wide>;
