//! Animations of effects: every visible piece, with its final state and its motions.

use super::{Change, Corner, DisplayBoard, Easing, Motion, Moving, scene::paced};
use fivefold_engine::game::{Effect, Piece, PieceKind, Place, RegionId, Side};

/// The duration of placing a piece.
const PLACE_MS: f64 = 160.0;
/// The initial scale of a placed piece.
const PLACED_FROM: f64 = 0.9;
/// The duration of a bar's growth from its first peg.
const BAR_MS: f64 = 180.0;
/// The duration of a fall by one row; longer falls scale with the square root of the distance, as in physics.
const FALL_MS: f64 = 170.0;
/// The distance of the bounce, down and back.
const BOUNCE: f64 = 0.04;
const BOUNCE_MS: f64 = 80.0;
/// The duration of a slide.
const SLIDE_MS: f64 = 240.0;
/// The duration of a capture: the captured piece fades while the capturing piece lands.
const FADE_MS: f64 = 120.0;
/// The duration of a region's rotation or reflection.
const ROTATION_MS: f64 = 250.0;
/// The duration of a pass, a pause without motion that is long enough to be noticed.
const PASS_MS: f64 = 200.0;

/// The duration of each half of a flip.
const HALF_A_FLIP_MS: f64 = 110.0;

/// The duration of lifting a region, and again of lowering it.
const LIFT_MS: f64 = 80.0;

/// The scale of a lifted region.
const LIFTED: f64 = 1.04;

/// The duration in which a falling piece appears above the board.
const RELEASE_MS: f64 = 60.0;

/// Returns the time at which the first moving piece or region arrives, in milliseconds; 0 if nothing moves.
#[must_use]
pub fn landing_ms(board: &DisplayBoard, effects: &[Effect], pace: f64) -> u32 {
    paced(landing(board, effects).unwrap_or_default(), pace)
}

fn landing(board: &DisplayBoard, effects: &[Effect]) -> Option<f64> {
    let mut begin_ms = 0.0;
    for effect in effects {
        let length_ms = match effect {
            Effect::Fall(piece) => fall_ms(board, board.spot(piece.place)?.y),
            Effect::Appear(piece) => appear_ms(piece.kind),
            Effect::Move { .. } => SLIDE_MS,
            Effect::Rotate { .. } | Effect::Mirror { .. } => LIFT_MS + ROTATION_MS,
            Effect::Recolor { .. } => 2.0 * HALF_A_FLIP_MS,
            Effect::Together(effects) => match landing(board, effects) {
                Some(length_ms) => length_ms,
                None => continue,
            },
            Effect::Pass(_) => {
                begin_ms += PASS_MS;
                continue;
            }
            // A captured piece fades while the capturing one moves.
            Effect::Vanish(_) => continue,
        };
        return Some(begin_ms + length_ms);
    }
    None
}

const fn appear_ms(kind: PieceKind) -> f64 {
    match kind {
        PieceKind::VerticalBar | PieceKind::HorizontalBar => BAR_MS,
        PieceKind::Disc | PieceKind::Blocker | PieceKind::Tile => PLACE_MS,
    }
}

/// Returns the time of the end of the last motion that leads to these pieces, in milliseconds.
#[must_use]
pub fn motion_ms(board: &DisplayBoard, moving: &Moving, pieces: &[Piece]) -> u32 {
    Motions::of(board, moving, pieces).length_ms
}

/// Returns the start of a fall and the downward direction.
fn top(board: &DisplayBoard) -> (f64, f64) {
    if board.is_flipped() { (board.height() + 0.5, -1.0) } else { (-0.5, 1.0) }
}

fn fall_ms(board: &DisplayBoard, y: f64) -> f64 {
    FALL_MS * (top(board).0 - y).abs().sqrt()
}

/// A piece that is visible at some time.
pub(super) struct AnimatedPiece {
    /// The piece in its final state.
    pub(super) piece: Piece,
    /// The motions to the final state.
    pub(super) motions: Vec<Motion>,
    /// Whether the piece is removed before the end.
    pub(super) is_gone: bool,
    /// The last region that carried it.
    pub(super) carrier: Option<RegionId>,
    /// Whether the piece moves above the others on its own path.
    pub(super) is_flying: bool,
}

/// All motions.
#[derive(Default)]
pub(super) struct Motions {
    pub(super) animated_pieces: Vec<AnimatedPiece>,
    /// The motions of regions, ordered by start.
    pub(super) regions: Vec<(RegionId, Vec<Motion>)>,
    /// The places where pieces land that fall behind the plate, and the motions of the plate in front of them.
    pub(super) falls: Vec<(Place, Vec<Motion>)>,
    pub(super) length_ms: u32,
}

impl Motions {
    /// Returns the pieces without motions.
    pub(super) fn at_rest(pieces: &[Piece]) -> Self {
        let mut pieces = pieces.to_vec();
        pieces.sort_by_key(|piece| piece.place);
        let animated_pieces = pieces
            .into_iter()
            .map(|piece| AnimatedPiece { piece, motions: Vec::new(), is_gone: false, carrier: None, is_flying: false })
            .collect();
        Self { animated_pieces, ..Self::default() }
    }

    /// Returns the motions of effects that lead to these pieces. If the effects lead to a different position, the final
    /// position is shown at once: a player must never end with a wrong board.
    pub(super) fn of(board: &DisplayBoard, moving: &Moving, pieces: &[Piece]) -> Self {
        let mut animator = EffectAnimator { board, moving, begin_ms: 0.0, motions: Self::at_rest(&moving.before) };
        for effect in &moving.effects {
            animator.show(effect);
        }
        let mut arrived: Vec<Piece> = animator
            .motions
            .animated_pieces
            .iter()
            .filter(|animated| !animated.is_gone)
            .map(|animated| animated.piece)
            .collect();
        arrived.sort_by_key(|piece| piece.place);
        let mut wanted = pieces.to_vec();
        wanted.sort_by_key(|piece| piece.place);
        if arrived == wanted && moving.pace > 0.0 { animator.motions } else { Self::at_rest(pieces) }
    }

    pub(super) fn region(&self, id: RegionId) -> Option<&[Motion]> {
        self.regions.iter().find(|(region, _)| *region == id).map(|(_, motions)| motions.as_slice())
    }
}

struct EffectAnimator<'a> {
    board: &'a DisplayBoard,
    moving: &'a Moving,
    begin_ms: f64,
    motions: Motions,
}

impl EffectAnimator<'_> {
    fn show(&mut self, effect: &Effect) {
        match effect {
            Effect::Appear(piece) => {
                let Some(spot) = self.board.spot(piece.place) else { return };
                let (x, y) = (spot.x, spot.y);
                let scale = |from_width, from_height, x, y| Change::Scale {
                    x,
                    y,
                    from_width,
                    from_height,
                    to_width: 1.0,
                    to_height: 1.0,
                };
                let grows = match piece.kind {
                    PieceKind::VerticalBar => scale(1.0, 0.0, x, y - 1.0),
                    PieceKind::HorizontalBar => scale(0.0, 1.0, x - 1.0, y),
                    PieceKind::Disc | PieceKind::Blocker | PieceKind::Tile => scale(PLACED_FROM, PLACED_FROM, x, y),
                };
                let length = appear_ms(piece.kind);
                let grows = self.motion(grows, length, Easing::Out);
                self.arrive(*piece, vec![grows]);
                self.pass_time(length);
            }
            Effect::Fall(piece) => {
                let Some(spot) = self.board.spot(piece.place) else { return };
                let (top, down) = top(self.board);
                let offset = |from_y| Change::Offset { from_x: 0.0, from_y, to_x: 0.0, to_y: 0.0 };
                let length = fall_ms(self.board, spot.y);
                let releases = self.motion(Change::Alpha { from: 0.0, to: 1.0 }, RELEASE_MS, Easing::Out);
                let falls = self.motion(offset(top - spot.y - down * BOUNCE), length, Easing::In);
                self.pass_time(length);
                let bounces = self.motion(offset(down * BOUNCE), BOUNCE_MS, Easing::Out);
                self.pass_time(BOUNCE_MS);
                let appears = Motion { length_ms: 0, change: Change::Alpha { from: 0.0, to: 1.0 }, ..falls };
                let fades = Motion { change: Change::Alpha { from: 1.0, to: 0.0 }, ..bounces };
                let front = if falls.begin_ms > 0 { vec![appears, fades] } else { vec![fades] };
                self.motions.falls.push((piece.place, front));
                self.arrive(*piece, vec![releases, falls, bounces]);
            }
            Effect::Move { from, to } => {
                let (Some(start), Some(end)) = (self.board.spot(*from), self.board.spot(*to)) else { return };
                let slides = Change::Offset { from_x: start.x - end.x, from_y: start.y - end.y, to_x: 0.0, to_y: 0.0 };
                let slides = self.motion(slides, SLIDE_MS, Easing::Out);
                if let Some(animated) = self.piece_on(*from) {
                    animated.motions.push(slides);
                    animated.piece.place = *to;
                    animated.is_flying = true;
                }
                self.pass_time(SLIDE_MS);
            }
            Effect::Vanish(place) => {
                let mut fades = self.motion(Change::Alpha { from: 1.0, to: 0.0 }, FADE_MS, Easing::Out);
                fades.begin_ms += self.moving.paced(SLIDE_MS - FADE_MS);
                if let Some(animated) = self.piece_on(*place) {
                    animated.motions.push(fades);
                    animated.is_gone = true;
                }
                // The capturing piece moves at the same time.
                self.end_at(SLIDE_MS);
            }
            Effect::Rotate { region, moves } => {
                self.carry(*region, moves, |x, y| Change::Rotate { x, y, from_degrees: -90.0, to_degrees: 0.0 });
            }
            Effect::Mirror { region, moves } => {
                self.carry(*region, moves, |x, y| Change::Scale {
                    x,
                    y,
                    from_width: -1.0,
                    from_height: 1.0,
                    to_width: 1.0,
                    to_height: 1.0,
                });
            }
            Effect::Recolor { place, color } => self.flip(*place, *color),
            Effect::Pass(_) => self.pass_time(PASS_MS),
            Effect::Together(effects) => {
                let begin_ms = self.begin_ms;
                let mut end_ms = begin_ms;
                for effect in effects {
                    self.begin_ms = begin_ms;
                    self.show(effect);
                    end_ms = end_ms.max(self.begin_ms);
                }
                self.begin_ms = end_ms;
            }
        }
    }

    /// Flips a piece: it shrinks to its edge, then shows its other color.
    fn flip(&mut self, place: Place, color: Option<Side>) {
        let Some(spot) = self.board.spot(place) else { return };
        let (x, y) = (spot.x, spot.y);
        let width = |from, to| Change::Scale { x, y, from_width: from, from_height: 1.0, to_width: to, to_height: 1.0 };
        let closes = self.motion(width(1.0, 0.0), HALF_A_FLIP_MS, Easing::In);
        self.begin_ms += HALF_A_FLIP_MS;
        let hides = self.motion(Change::Alpha { from: 1.0, to: 0.0 }, 0.0, Easing::In);
        let opens = self.motion(width(0.0, 1.0), HALF_A_FLIP_MS, Easing::Out);
        if let Some(animated) = self.piece_on(place) {
            animated.motions.extend([closes, hides]);
            animated.is_gone = true;
            let piece = Piece { color, ..animated.piece };
            self.arrive(piece, vec![opens]);
        }
        self.pass_time(HALF_A_FLIP_MS);
    }

    /// Moves a region with everything on it.
    fn carry(&mut self, id: RegionId, moves: &[(Place, Place)], change: impl Fn(f64, f64) -> Change) {
        let Some(region) = self.board.region(id) else { return };
        let Corner { x, y } = region.center();
        let scale = |from, to| Change::Scale { x, y, from_width: from, from_height: from, to_width: to, to_height: to };
        let lifts = self.motion(scale(1.0 / LIFTED, 1.0), LIFT_MS, Easing::Out);
        self.pass_time(LIFT_MS);
        let goes = self.motion(change(x, y), ROTATION_MS, Easing::Out);
        self.pass_time(ROTATION_MS);
        let sits = self.motion(scale(LIFTED, 1.0), LIFT_MS, Easing::In);
        self.pass_time(LIFT_MS);
        let body = [lifts, goes, sits];
        let mut carried = Vec::new();
        for (from, to) in moves {
            let found = self
                .motions
                .animated_pieces
                .iter()
                .position(|animated| !animated.is_gone && animated.piece.place == *from);
            carried.extend(found.map(|index| (index, *to)));
        }
        for (index, to) in carried {
            let animated = &mut self.motions.animated_pieces[index];
            animated.motions.extend(body);
            animated.piece.place = to;
            animated.carrier = Some(id);
            animated.is_flying = false;
        }
        match self.motions.regions.iter_mut().find(|(region, _)| *region == id) {
            Some((_, motions)) => motions.extend(body),
            None => self.motions.regions.push((id, body.to_vec())),
        }
    }

    /// Adds a new piece with its motions.
    fn arrive(&mut self, piece: Piece, mut motions: Vec<Motion>) {
        if let Some(first) = motions.first().copied().filter(|first| first.begin_ms > 0) {
            motions.insert(0, Motion { length_ms: 0, change: Change::Alpha { from: 0.0, to: 1.0 }, ..first });
        }
        self.motions.animated_pieces.push(AnimatedPiece {
            piece,
            motions,
            is_gone: false,
            carrier: None,
            is_flying: true,
        });
    }

    /// Returns the piece on a place.
    fn piece_on(&mut self, place: Place) -> Option<&mut AnimatedPiece> {
        self.motions.animated_pieces.iter_mut().find(|animated| !animated.is_gone && animated.piece.place == place)
    }

    fn motion(&self, change: Change, length_ms: f64, easing: Easing) -> Motion {
        Motion { change, begin_ms: self.moving.paced(self.begin_ms), length_ms: self.moving.paced(length_ms), easing }
    }

    fn pass_time(&mut self, ms: f64) {
        self.end_at(ms);
        self.begin_ms += ms;
    }

    /// Extends the total length to this time after the start of the current effect.
    fn end_at(&mut self, ms: f64) {
        self.motions.length_ms = self.motions.length_ms.max(self.moving.paced(self.begin_ms + ms));
    }
}

/// Returns the motions of an object at a point, with rotations about other points compensated so that it stays upright:
/// the light always comes from above.
pub(super) fn upright(motions: &[Motion], x: f64, y: f64) -> Vec<Motion> {
    let turned_back = motions.iter().filter_map(|motion| match motion.change {
        Change::Rotate { from_degrees, to_degrees, .. } => {
            let change = Change::Rotate { x, y, from_degrees: -from_degrees, to_degrees: -to_degrees };
            Some(Motion { change, ..*motion })
        }
        _ => None,
    });
    motions.iter().copied().chain(turned_back).collect()
}
