//! The game interface: three traits, one per consumer.
//!
//! [`Rules`] defines the legal moves, [`Think`] supports search, and [`Show`] describes the position to a player. A
//! game is one small position type that implements all three, in its own folder under [`crate::games`]; [`Rules`] can
//! be implemented without the other two.

mod action;
mod arrangement;
mod hash;
mod history;
mod layout;
mod message;
mod moves;
mod option;
mod outcome;
mod piece;
mod proof;
mod reason;
mod rules;
mod show;
mod side;
mod site;
mod solver;
mod status;
#[cfg(test)]
pub(crate) mod testing;
mod think;
mod value;

pub use action::{Action, MOVE_ACTIONS, Move};
pub use arrangement::{Arrangement, SetUpRules, Surplus};
pub use hash::mixed;
pub(crate) use hash::mixed_within;
pub use history::PositionHistory;
pub use layout::{BoardLayout, CoordinateKind, Decoration, Place, PlaceShape, Region, RegionId, Spot};
pub use message::{Argument, Corner, Message, shortened};
pub(crate) use moves::{each_move, whole_moves};
pub use option::{NoOptions, OptionError, OptionKind, OptionSpec};
pub use outcome::{Ending, Outcome};
pub use piece::{Effect, Piece, PieceKind, replay};
pub use proof::{Exact, Proof, Verdict};
pub use reason::Knowledge;
pub(crate) use reason::explain;
pub(crate) use reason::{winning_move, winning_moves};
pub use rules::{MoveError, Rules};
pub use show::{BoardOperation, BoardOperationKind, Gesture, Mark, MarkKind, MoveLabel, Reason, Show, Target};
pub use side::Side;
pub use site::{ActionSite, Site};
pub use solver::{ExactSolver, NoSolver};
pub use status::Status;
pub use think::{BEGINNER_RATING, HistoryTuning, Level, Prior, Random, Think, Trail, Tuning, below};
pub use value::{FirstValue, OwnValue};
