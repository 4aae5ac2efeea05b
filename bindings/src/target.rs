use fivefold_core::{game, session};

use crate::search::Proof;

/// What was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Target {
    /// A place of the layout.
    Place {
        /// Its number.
        place: u16,
    },
    /// An operation.
    Operation {
        /// What is done.
        kind: BoardOperationKind,
        /// The region it is done to, if it is done to one.
        region: Option<u16>,
    },
}

/// What can be done besides touching a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum BoardOperationKind {
    /// Turn a region clockwise.
    Turn,
    /// Mirror a region left to right.
    Mirror,
    /// Pass, having no move.
    Pass,
}

/// What is known of something that can be touched, for the side to move.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct TargetValue {
    /// What can be touched.
    pub target: Target,
    /// Simulations of all turns it may lead to.
    pub visits: u64,
    /// The value of the best of them, from -1 (loses) to 1 (wins); an estimate unless there is a proof.
    pub value: f64,
    /// The exact result of the best of them, if it is proven.
    pub proof: Option<Proof>,
    /// Whether the best turn of all begins with it.
    pub is_best: bool,
}

impl From<session::TargetValue> for TargetValue {
    fn from(value: session::TargetValue) -> Self {
        Self {
            target: value.target.into(),
            visits: value.visits,
            value: value.value.into(),
            proof: value.proof.map(Into::into),
            is_best: value.is_best,
        }
    }
}

impl From<game::Target> for Target {
    fn from(target: game::Target) -> Self {
        match target {
            game::Target::Place(place) => Self::Place { place: place.0 },
            game::Target::Operation(kind, region) => {
                Self::Operation { kind: kind.into(), region: region.map(|region| region.0) }
            }
        }
    }
}

impl From<Target> for game::Target {
    fn from(target: Target) -> Self {
        match target {
            Target::Place { place } => Self::Place(game::Place(place)),
            Target::Operation { kind, region } => Self::Operation(kind.into(), region.map(game::RegionId)),
        }
    }
}

impl From<BoardOperationKind> for game::BoardOperationKind {
    fn from(kind: BoardOperationKind) -> Self {
        match kind {
            BoardOperationKind::Turn => Self::Turn,
            BoardOperationKind::Mirror => Self::Mirror,
            BoardOperationKind::Pass => Self::Pass,
        }
    }
}

impl From<game::BoardOperationKind> for BoardOperationKind {
    fn from(kind: game::BoardOperationKind) -> Self {
        match kind {
            game::BoardOperationKind::Turn => Self::Turn,
            game::BoardOperationKind::Mirror => Self::Mirror,
            game::BoardOperationKind::Pass => Self::Pass,
        }
    }
}
