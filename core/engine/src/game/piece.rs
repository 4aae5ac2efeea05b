use std::collections::BTreeMap;

use super::{Place, RegionId, Side};

/// A piece on the board; a place holds at most one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The place.
    pub place: Place,
    /// The kind.
    pub kind: PieceKind,
    /// The color: `First` is orange, `Second` blue, `None` neutral.
    pub color: Option<Side>,
}

/// The kind of a piece, which determines its drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// A round piece in a hole, on a square or in a dimple.
    Disc,
    /// A bar from the place's upper neighbor to its lower one.
    VerticalBar,
    /// A bar from the place's left neighbor to its right one.
    HorizontalBar,
    /// A neutral piece that blocks its place.
    Blocker,
    /// A tile that closes its place to both sides.
    Tile,
}

/// One visible change of the board. Effects run one after another, except those inside [`Effect::Together`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece appears on its place.
    Appear(Piece),
    /// A piece enters at the top of its column and falls to its place.
    Fall(Piece),
    /// The piece on `from` moves to `to`; a captured piece has vanished before.
    Move {
        /// The origin.
        from: Place,
        /// The destination.
        to: Place,
    },
    /// The piece on this place is removed.
    Vanish(Place),
    /// A region is rotated clockwise by a quarter turn; `moves` maps each of its places, empty ones included.
    Rotate {
        /// The region.
        region: RegionId,
        /// Pairs of origin and destination.
        moves: Vec<(Place, Place)>,
    },
    /// A region is mirrored left to right; `moves` maps each of its places, empty ones included.
    Mirror {
        /// The region.
        region: RegionId,
        /// Pairs of origin and destination.
        moves: Vec<(Place, Place)>,
    },
    /// The piece on this place changes its color.
    Recolor {
        /// The place.
        place: Place,
        /// The new color.
        color: Option<Side>,
    },
    /// A side had no move and passed.
    Pass(Side),
    /// Simultaneous effects; no two of them touch the same place.
    Together(Vec<Effect>),
}

/// Returns the pieces after these effects, sorted by place: the state of the board once all have been shown.
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
        Effect::Rotate { moves, .. } | Effect::Mirror { moves, .. } => {
            let lifted: Vec<(Place, Option<Piece>)> =
                moves.iter().map(|(from, to)| (*to, board.remove(from))).collect();
            for (place, piece) in lifted {
                if let Some(piece) = piece {
                    board.insert(place, Piece { place, ..piece });
                }
            }
        }
        Effect::Recolor { place, color } => {
            if let Some(piece) = board.get_mut(place) {
                piece.color = *color;
            }
        }
        Effect::Pass(_) => {}
        Effect::Together(effects) => effects.iter().for_each(|effect| show(effect, board)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Effect, Piece, PieceKind, Place, Side, replay};

    fn disc(place: u16, color: Side) -> Piece {
        Piece { place: Place(place), kind: PieceKind::Disc, color: Some(color) }
    }

    #[test]
    fn together_effect_changes_every_named_piece() {
        let turned = |place| Effect::Recolor { place: Place(place), color: Some(Side::First) };
        let effects = [Effect::Appear(disc(0, Side::First)), Effect::Together(vec![turned(1), turned(2)])];
        let after = replay(&[disc(1, Side::Second), disc(2, Side::Second), disc(3, Side::Second)], &effects);
        let colors: Vec<_> = after.iter().filter_map(|piece| piece.color).collect();
        assert_eq!(colors, [Side::First, Side::First, Side::First, Side::Second]);
    }
}
