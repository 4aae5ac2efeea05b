//! The contract of a game: three traits, one for each reader.
//!
//! [`Rules`] says what is legal, [`Think`] how it is searched, [`Show`] what people meet. A game is one small position
//! type that implements all three, in a folder of its own under [`crate::games`]; whoever implements [`Rules`] needs
//! neither of the others.

mod action;
mod course;
mod hash;
mod layout;
mod message;
mod option;
mod outcome;
mod piece;
mod rules;
mod show;
mod side;
mod status;
mod think;
mod turns;
mod value;

pub use action::{Action, TURN_ACTIONS, Turn};
pub use course::Course;
pub use hash::{mixed, mixed_within};
pub use layout::{BoardLayout, Decoration, Place, PlaceShape, Region, RegionId, Spot};
pub use message::{Argument, Message};
pub use option::{NoOptions, OptionError, OptionKind, OptionSpec};
pub use outcome::{Ending, Outcome};
pub use piece::{Effect, Piece, PieceKind, replay};
pub use rules::{Rules, TurnError};
pub use show::{BoardOperation, BoardOperationKind, Certificate, Gesture, Mark, MarkKind, Show, Target};
pub use side::Side;
pub use status::Status;
pub use think::{BEGINNER_RATING, Exact, Level, Prior, Proof, Random, Think, Trail, Tuning, Verdict, below};
pub use turns::{each_turn, whole_turns};
pub use value::{FirstValue, OwnValue};
