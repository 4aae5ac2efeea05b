use fivefold_core::game;

use crate::states::Side;

/// A piece that stands on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Piece {
    /// Where it stands.
    pub place: u16,
    /// What it is.
    pub kind: PieceKind,
    /// Whose it is.
    pub colour: PieceColour,
}

/// What a piece is, which decides how it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PieceKind {
    /// A round piece in a hole, on a square or in a dimple.
    Disc,
    /// A bridge that runs up and down.
    UprightBridge,
    /// A bridge that runs left and right.
    FlatBridge,
    /// A neutral piece that blocks its place.
    Blocker,
    /// A place that nobody may use.
    Wall,
}

/// Whose a piece is, by colour; told apart by shape too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PieceColour {
    /// Orange, with a ring: the first side; in Bridg-It the vertical one.
    Orange,
    /// Blue, with a dot: the second side; in Bridg-It the horizontal one.
    Blue,
    /// Nobody's.
    Neutral,
}

/// One visible change of the board.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Effect {
    /// A piece comes to be where it stands.
    Appear {
        /// The piece.
        piece: Piece,
    },
    /// A piece comes in at the top of its column and falls to where it stands.
    Fall {
        /// The piece, where it comes to rest.
        piece: Piece,
    },
    /// The piece on one place goes to another; what stood there has vanished before.
    Move {
        /// Where it leaves.
        from: u16,
        /// Where it arrives.
        to: u16,
    },
    /// The piece on this place is taken off.
    Vanish {
        /// Where it stood.
        place: u16,
    },
    /// A region turns clockwise by a quarter.
    Turn {
        /// The region.
        region: u16,
        /// Where each of its places goes, empty ones too.
        shifts: Vec<Shift>,
    },
    /// A region is mirrored left to right.
    Mirror {
        /// The region.
        region: u16,
        /// Where each of its places goes, empty ones too.
        shifts: Vec<Shift>,
    },
    /// The piece on this place turns into one of another colour.
    Recolour {
        /// Where it stands.
        place: u16,
        /// The colour it gets.
        colour: PieceColour,
    },
    /// A side had no move and passed.
    Pass {
        /// Which side.
        side: Side,
    },
}

/// Where one place of a region goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Shift {
    /// From this place.
    pub from: u16,
    /// To this one.
    pub to: u16,
}

impl From<game::Piece> for Piece {
    fn from(piece: game::Piece) -> Self {
        Self { place: piece.place.0, kind: piece.kind.into(), colour: PieceColour::of(piece.colour) }
    }
}

impl From<game::PieceKind> for PieceKind {
    fn from(kind: game::PieceKind) -> Self {
        match kind {
            game::PieceKind::Disc => Self::Disc,
            game::PieceKind::UprightBridge => Self::UprightBridge,
            game::PieceKind::FlatBridge => Self::FlatBridge,
            game::PieceKind::Blocker => Self::Blocker,
            game::PieceKind::Wall => Self::Wall,
        }
    }
}

impl PieceColour {
    pub(crate) const fn of(colour: Option<game::Side>) -> Self {
        match colour {
            Some(game::Side::First) => Self::Orange,
            Some(game::Side::Second) => Self::Blue,
            None => Self::Neutral,
        }
    }
}

impl Effect {
    /// What is seen of an effect, in order; what happens at the same time stands one after another.
    pub(crate) fn all(effect: game::Effect) -> Vec<Self> {
        vec![match effect {
            game::Effect::Appear(piece) => Self::Appear { piece: piece.into() },
            game::Effect::Fall(piece) => Self::Fall { piece: piece.into() },
            game::Effect::Move { from, to } => Self::Move { from: from.0, to: to.0 },
            game::Effect::Vanish(place) => Self::Vanish { place: place.0 },
            game::Effect::Turn { region, moves } => Self::Turn { region: region.0, shifts: shifts(moves) },
            game::Effect::Mirror { region, moves } => Self::Mirror { region: region.0, shifts: shifts(moves) },
            game::Effect::Recolour { place, colour } => {
                Self::Recolour { place: place.0, colour: PieceColour::of(colour) }
            }
            game::Effect::Pass(side) => Self::Pass { side },
            game::Effect::Together(effects) => return effects.into_iter().flat_map(Self::all).collect(),
        }]
    }
}

fn shifts(moves: Vec<(game::Place, game::Place)>) -> Vec<Shift> {
    moves.into_iter().map(|(from, to)| Shift { from: from.0, to: to.0 }).collect()
}
