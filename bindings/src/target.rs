use fivefold_core::game;

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
