use std::collections::BTreeMap;

use super::{Place, RegionId, Side};

/// A piece that stands on a place; at most one stands on each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub kind: PieceKind,
    /// Its colour: `First` is orange, `Second` blue, `None` belongs to nobody. In Bridg-It orange is the vertical side,
    /// whoever starts.
    pub colour: Option<Side>,
}

/// What a piece is, which decides how it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// A round piece in a hole, on a square or in a dimple.
    Disc,
    /// A bridge that runs up and down.
    UprightBridge,
    /// A bridge that runs left and right.
    FlatBridge,
    /// A neutral piece that blocks its place.
    Blocker,
    /// A place of Bridg-It that nobody may use.
    Wall,
}

/// One visible change of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece comes to be where it stands.
    Appear(Piece),
    /// A piece comes in at the top of its column and falls to where it stands.
    Fall(Piece),
    /// The piece on `from` goes to `to`; what stood there has vanished before.
    Move {
        /// Where it leaves.
        from: Place,
        /// Where it arrives.
        to: Place,
    },
    /// The piece on this place is taken off.
    Vanish(Place),
    /// A region turns clockwise by a quarter; `moves` says where each of its places goes, empty ones too.
    Turn {
        /// The region.
        region: RegionId,
        /// From where to where.
        moves: Vec<(Place, Place)>,
    },
    /// A region is mirrored left to right; `moves` says where each of its places goes, empty ones too.
    Mirror {
        /// The region.
        region: RegionId,
        /// From where to where.
        moves: Vec<(Place, Place)>,
    },
    /// A side had no move and passed.
    Pass(Side),
}

/// The pieces after these effects: what a painter arrives at when all of them have been shown, sorted by place.
#[must_use]
pub fn replay(pieces: &[Piece], effects: &[Effect]) -> Vec<Piece> {
    let mut board: BTreeMap<Place, Piece> = pieces.iter().map(|piece| (piece.place, *piece)).collect();
    for effect in effects {
        match effect {
            Effect::Appear(piece) | Effect::Fall(piece) => {
                board.insert(piece.place, *piece);
            }
            Effect::Move { from, to } => {
                if let Some(piece) = board.remove(from) {
                    board.insert(*to, Piece { place: *to, ..piece });
                }
            }
            Effect::Vanish(place) => {
                board.remove(place);
            }
            Effect::Turn { moves, .. } | Effect::Mirror { moves, .. } => {
                let lifted: Vec<(Place, Option<Piece>)> =
                    moves.iter().map(|(from, to)| (*to, board.remove(from))).collect();
                for (place, piece) in lifted {
                    if let Some(piece) = piece {
                        board.insert(place, Piece { place, ..piece });
                    }
                }
            }
            Effect::Pass(_) => {}
        }
    }
    board.into_values().collect()
}
