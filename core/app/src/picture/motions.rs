//! What some effects look like on the way: every piece that was seen, where it ends and how it comes there.

use super::{Change, Corner, Easing, Motion, Moving, SeenBoard, scene::paced};
use fivefold_engine::game::{Effect, Piece, PieceKind, Place, RegionId, Side};

/// A piece is set down.
const PLACE_MS: f64 = 160.0;
/// How small it is when it is first seen.
const PLACED_FROM: f64 = 0.9;
/// A bridge grows from its first pier.
const BRIDGE_MS: f64 = 180.0;
/// A piece falls one row; more rows take longer by the square root, as things do that fall.
const FALL_MS: f64 = 170.0;
/// How far it bounces, down and back.
const BOUNCE: f64 = 0.04;
const BOUNCE_MS: f64 = 80.0;
/// A piece slides.
const SLIDE_MS: f64 = 240.0;
/// A piece is taken: it fades while the one that takes it lands.
const FADE_MS: f64 = 120.0;
/// A region turns or flips.
const ROTATION_MS: f64 = 250.0;
/// Nothing happens, and long enough to be understood.
const PASS_MS: f64 = 200.0;

/// How long a piece takes to show its side, and again to show the other one.
const HALF_A_FLIP_MS: f64 = 110.0;

/// How long a region takes to be lifted, and to sit down again.
const LIFT_MS: f64 = 80.0;

/// How large a region is while it turns: its corners must not run over its neighbours.
const LIFTED: f64 = 0.8;

/// When a piece that falls lands, in milliseconds from when it is let go; nothing if that is not what happens first.
#[must_use]
pub fn landing_ms(board: &SeenBoard, effects: &[Effect], pace: f64) -> Option<u32> {
    match effects.first()? {
        Effect::Fall(piece) => Some(paced(fall_ms(board, board.spot(piece.place)?.y), pace)),
        _ => None,
    }
}

/// From where a piece falls, and which way is down.
fn top(board: &SeenBoard) -> (f64, f64) {
    if board.is_flipped() { (board.height() + 0.5, -1.0) } else { (-0.5, 1.0) }
}

fn fall_ms(board: &SeenBoard, y: f64) -> f64 {
    FALL_MS * (top(board).0 - y).abs().sqrt()
}

/// A piece that is seen at some time.
pub(super) struct Actor {
    /// The piece where it ends.
    pub(super) piece: Piece,
    /// How it comes there.
    pub(super) motions: Vec<Motion>,
    /// Whether it is taken off before the end.
    pub(super) is_gone: bool,
    /// The last region that carried it.
    pub(super) carrier: Option<RegionId>,
    /// Whether it goes over the others on a way of its own.
    pub(super) is_flying: bool,
}

/// Everything that moves.
#[derive(Default)]
pub(super) struct Motions {
    pub(super) actors: Vec<Actor>,
    /// How regions move, in the order in which they begin.
    pub(super) regions: Vec<(RegionId, Vec<Motion>)>,
    pub(super) length_ms: u32,
}

impl Motions {
    /// Pieces that stand still.
    pub(super) fn still(pieces: &[Piece]) -> Self {
        let mut pieces = pieces.to_vec();
        pieces.sort_by_key(|piece| piece.place);
        let actors = pieces
            .into_iter()
            .map(|piece| Actor { piece, motions: Vec::new(), is_gone: false, carrier: None, is_flying: false })
            .collect();
        Self { actors, ..Self::default() }
    }

    /// Effects on their way to these pieces. If they lead to others, what is shown is the end, at once: a player of
    /// pictures must never be left with a board that is not so.
    pub(super) fn of(board: &SeenBoard, moving: &Moving, pieces: &[Piece]) -> Self {
        let mut stage = Stage { board, moving, begin_ms: 0.0, motions: Self::still(&moving.before) };
        for effect in &moving.effects {
            stage.show(effect);
        }
        let mut arrived: Vec<Piece> =
            stage.motions.actors.iter().filter(|actor| !actor.is_gone).map(|actor| actor.piece).collect();
        arrived.sort_by_key(|piece| piece.place);
        let mut wanted = pieces.to_vec();
        wanted.sort_by_key(|piece| piece.place);
        if arrived == wanted && moving.pace > 0.0 { stage.motions } else { Self::still(pieces) }
    }

    pub(super) fn region(&self, id: RegionId) -> Option<&[Motion]> {
        self.regions.iter().find(|(region, _)| *region == id).map(|(_, motions)| motions.as_slice())
    }
}

struct Stage<'a> {
    board: &'a SeenBoard,
    moving: &'a Moving,
    begin_ms: f64,
    motions: Motions,
}

impl Stage<'_> {
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
                let (grows, length) = match piece.kind {
                    PieceKind::UprightBridge => (scale(1.0, 0.0, x, y - 1.0), BRIDGE_MS),
                    PieceKind::FlatBridge => (scale(0.0, 1.0, x - 1.0, y), BRIDGE_MS),
                    PieceKind::Disc | PieceKind::Blocker | PieceKind::Wall => {
                        (scale(PLACED_FROM, PLACED_FROM, x, y), PLACE_MS)
                    }
                };
                let grows = self.motion(grows, length, Easing::Out);
                self.arrive(*piece, vec![grows]);
                self.pass_time(length);
            }
            Effect::Fall(piece) => {
                let Some(spot) = self.board.spot(piece.place) else { return };
                let (top, down) = top(self.board);
                let offset = |from_y| Change::Offset { from_x: 0.0, from_y, to_x: 0.0, to_y: 0.0 };
                let length = fall_ms(self.board, spot.y);
                let falls = self.motion(offset(top - spot.y - down * BOUNCE), length, Easing::In);
                self.pass_time(length);
                let bounces = self.motion(offset(down * BOUNCE), BOUNCE_MS, Easing::Out);
                self.pass_time(BOUNCE_MS);
                self.arrive(*piece, vec![falls, bounces]);
            }
            Effect::Move { from, to } => {
                let (Some(start), Some(end)) = (self.board.spot(*from), self.board.spot(*to)) else { return };
                let slides = Change::Offset { from_x: start.x - end.x, from_y: start.y - end.y, to_x: 0.0, to_y: 0.0 };
                let slides = self.motion(slides, SLIDE_MS, Easing::Out);
                if let Some(actor) = self.actor(*from) {
                    actor.motions.push(slides);
                    actor.piece.place = *to;
                    actor.is_flying = true;
                }
                self.pass_time(SLIDE_MS);
            }
            Effect::Vanish(place) => {
                let mut fades = self.motion(Change::Alpha { from: 1.0, to: 0.0 }, FADE_MS, Easing::Out);
                fades.begin_ms += self.moving.paced(SLIDE_MS - FADE_MS);
                if let Some(actor) = self.actor(*place) {
                    actor.motions.push(fades);
                    actor.is_gone = true;
                }
                // The one that takes it moves at the same time.
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
            Effect::Recolour { place, colour } => self.flip(*place, *colour),
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

    /// A piece shows its edge, and from there on its other colour.
    fn flip(&mut self, place: Place, colour: Option<Side>) {
        let Some(spot) = self.board.spot(place) else { return };
        let (x, y) = (spot.x, spot.y);
        let width = |from, to| Change::Scale { x, y, from_width: from, from_height: 1.0, to_width: to, to_height: 1.0 };
        let closes = self.motion(width(1.0, 0.0), HALF_A_FLIP_MS, Easing::In);
        self.begin_ms += HALF_A_FLIP_MS;
        let hides = self.motion(Change::Alpha { from: 1.0, to: 0.0 }, 0.0, Easing::In);
        let opens = self.motion(width(0.0, 1.0), HALF_A_FLIP_MS, Easing::Out);
        if let Some(actor) = self.actor(place) {
            actor.motions.extend([closes, hides]);
            actor.is_gone = true;
            let piece = Piece { colour, ..actor.piece };
            self.arrive(piece, vec![opens]);
        }
        self.pass_time(HALF_A_FLIP_MS);
    }

    /// A region goes with everything on it.
    fn carry(&mut self, id: RegionId, moves: &[(Place, Place)], change: impl Fn(f64, f64) -> Change) {
        let Some(region) = self.board.region(id) else { return };
        let Corner { x, y } = region.centre();
        let scale = |from, to| Change::Scale { x, y, from_width: from, from_height: from, to_width: to, to_height: to };
        let lifts = self.motion(scale(1.0 / LIFTED, 1.0), LIFT_MS, Easing::Out);
        self.pass_time(LIFT_MS);
        let goes = self.motion(change(x, y), ROTATION_MS, Easing::Out);
        self.pass_time(ROTATION_MS);
        let sits = self.motion(scale(LIFTED, 1.0), LIFT_MS, Easing::Out);
        self.pass_time(LIFT_MS);
        let body = [lifts, goes, sits];
        let mut carried = Vec::new();
        for (from, to) in moves {
            let found = self.motions.actors.iter().position(|actor| !actor.is_gone && actor.piece.place == *from);
            carried.extend(found.map(|index| (index, *to)));
        }
        for (index, to) in carried {
            let actor = &mut self.motions.actors[index];
            actor.motions.extend(body);
            actor.piece.place = to;
            actor.carrier = Some(id);
            actor.is_flying = false;
        }
        match self.motions.regions.iter_mut().find(|(region, _)| *region == id) {
            Some((_, motions)) => motions.extend(body),
            None => self.motions.regions.push((id, body.to_vec())),
        }
    }

    /// A piece that was not there, and how it comes.
    fn arrive(&mut self, piece: Piece, mut motions: Vec<Motion>) {
        if let Some(first) = motions.first().copied().filter(|first| first.begin_ms > 0) {
            motions.insert(0, Motion { length_ms: 0, change: Change::Alpha { from: 0.0, to: 1.0 }, ..first });
        }
        self.motions.actors.push(Actor { piece, motions, is_gone: false, carrier: None, is_flying: true });
    }

    /// The piece on a place.
    fn actor(&mut self, place: Place) -> Option<&mut Actor> {
        self.motions.actors.iter_mut().find(|actor| !actor.is_gone && actor.piece.place == place)
    }

    fn motion(&self, change: Change, length_ms: f64, easing: Easing) -> Motion {
        Motion { change, begin_ms: self.moving.paced(self.begin_ms), length_ms: self.moving.paced(length_ms), easing }
    }

    fn pass_time(&mut self, ms: f64) {
        self.end_at(ms);
        self.begin_ms += ms;
    }

    /// Something ends that long after the current effect begins.
    fn end_at(&mut self, ms: f64) {
        self.motions.length_ms = self.motions.length_ms.max(self.moving.paced(self.begin_ms + ms));
    }
}

/// The motions of something at a point, such that whatever turns it about another point leaves it upright: the light
/// comes from above all the time.
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
