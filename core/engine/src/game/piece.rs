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

/// One visible change of the board; one begins when the one before it has ended, but for those in [`Effect::Together`].
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
    /// The piece on this place turns into one of this colour where it stands.
    Recolour {
        /// Where it stands.
        place: Place,
        /// The colour it gets.
        colour: Option<Side>,
    },
    /// A side had no move and passed.
    Pass(Side),
    /// All of these begin at the same time; no two of them touch the same place.
    Together(Vec<Effect>),
}

/// The pieces after these effects: what a painter arrives at when all of them have been shown, sorted by place.
#[must_use]
pub fn replay(pieces: &[Piece], effects: &[Effect]) -> Vec<Piece> {
    let mut board: BTreeMap<Place, Piece> = pieces.iter().map(|piece| (piece.place, *piece)).collect();
    for effect in effects {
        show(effect, &mut board);
    }
    board.into_values().collect()
}

fn show(effect: &Effect, board: &mut BTreeMap<Place, Piece>) {
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
        Effect::Recolour { place, colour } => {
            if let Some(piece) = board.get_mut(place) {
                piece.colour = *colour;
            }
        }
        Effect::Pass(_) => {}
        Effect::Together(effects) => effects.iter().for_each(|effect| show(effect, board)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Effect, Piece, PieceKind, Place, Side, replay};

    fn disc(place: u16, colour: Side) -> Piece {
        Piece { place: Place(place), kind: PieceKind::Disc, colour: Some(colour) }
    }

    #[test]
    fn what_happens_together_changes_every_piece_it_names() {
        let turned = |place| Effect::Recolour { place: Place(place), colour: Some(Side::First) };
        let effects = [Effect::Appear(disc(0, Side::First)), Effect::Together(vec![turned(1), turned(2)])];
        let after = replay(&[disc(1, Side::Second), disc(2, Side::Second), disc(3, Side::Second)], &effects);
        let colours: Vec<_> = after.iter().filter_map(|piece| piece.colour).collect();
        assert_eq!(colours, [Side::First, Side::First, Side::First, Side::Second]);
    }
}
