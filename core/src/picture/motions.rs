//! What some effects look like on the way: every piece that was seen, where it ends and how it comes there.

use super::{Change, Easing, Motion, Moving, SeenBoard};
use crate::game::{Effect, Piece, Place, RegionId};

const FALL_MS: f64 = 120.0;
const FALL_ROW_MS: f64 = 30.0;
const APPEAR_MS: f64 = 160.0;
const MOVE_MS: f64 = 250.0;
const PASS_MS: f64 = 200.0;

/// How long a region takes to be lifted, and to sit down again.
const LIFT_MS: f64 = 80.0;

/// How large a region is while it turns: its corners must not run over its neighbours.
const LIFTED: f64 = 0.8;

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
        let mut stage = Stage { board, pace: moving.pace, begin_ms: 0.0, motions: Self::still(&moving.before) };
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
    pace: f64,
    begin_ms: f64,
    motions: Motions,
}

impl Stage<'_> {
    fn show(&mut self, effect: &Effect) {
        match effect {
            Effect::Appear(piece) => {
                let Some(spot) = self.board.spot(piece.place) else { return };
                let (x, y) = (spot.x, spot.y);
                let grows = Change::Scale { x, y, from_width: 0.4, from_height: 0.4, to_width: 1.0, to_height: 1.0 };
                let grows = self.motion(grows, APPEAR_MS, Easing::Out);
                self.arrive(*piece, grows);
                self.pass_time(APPEAR_MS);
            }
            Effect::Fall(piece) => {
                let Some(spot) = self.board.spot(piece.place) else { return };
                let top = if self.board.is_flipped() { self.board.height() + 0.5 } else { -0.5 };
                let falls = Change::Offset { from_x: 0.0, from_y: top - spot.y, to_x: 0.0, to_y: 0.0 };
                let length = FALL_MS + FALL_ROW_MS * f64::from(spot.row);
                let falls = self.motion(falls, length, Easing::In);
                self.arrive(*piece, falls);
                self.pass_time(length);
            }
            Effect::Move { from, to } => {
                let (Some(start), Some(end)) = (self.board.spot(*from), self.board.spot(*to)) else { return };
                let slides = Change::Offset { from_x: start.x - end.x, from_y: start.y - end.y, to_x: 0.0, to_y: 0.0 };
                let slides = self.motion(slides, MOVE_MS, Easing::Out);
                if let Some(actor) = self.actor(*from) {
                    actor.motions.push(slides);
                    actor.piece.place = *to;
                    actor.is_flying = true;
                }
                self.pass_time(MOVE_MS);
            }
            Effect::Vanish(place) => {
                let fades = self.motion(Change::Alpha { from: 1.0, to: 0.0 }, APPEAR_MS, Easing::Out);
                if let Some(actor) = self.actor(*place) {
                    actor.motions.push(fades);
                    actor.is_gone = true;
                }
                // A piece is taken while the one that takes it arrives.
                self.end_at(APPEAR_MS);
            }
            Effect::Turn { region, moves } => {
                self.carry(*region, moves, |x, y| Change::Turn { x, y, from_degrees: -90.0, to_degrees: 0.0 });
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
            Effect::Pass(_) => self.pass_time(PASS_MS),
        }
    }

    /// A region goes with everything on it.
    fn carry(&mut self, id: RegionId, moves: &[(Place, Place)], change: impl Fn(f64, f64) -> Change) {
        let Some(region) = self.board.region(id) else { return };
        let centre = region.centre();
        let (x, y) = (centre.x, centre.y);
        let scale = |from, to| Change::Scale { x, y, from_width: from, from_height: from, to_width: to, to_height: to };
        let lifts = self.motion(scale(1.0 / LIFTED, 1.0), LIFT_MS, Easing::Out);
        self.pass_time(LIFT_MS);
        let goes = self.motion(change(x, y), MOVE_MS, Easing::Out);
        self.pass_time(MOVE_MS);
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
    fn arrive(&mut self, piece: Piece, comes: Motion) {
        let mut motions = Vec::new();
        if comes.begin_ms > 0 {
            motions.push(Motion { length_ms: 0, change: Change::Alpha { from: 0.0, to: 1.0 }, ..comes });
        }
        motions.push(comes);
        self.motions.actors.push(Actor { piece, motions, is_gone: false, carrier: None, is_flying: true });
    }

    /// The piece on a place.
    fn actor(&mut self, place: Place) -> Option<&mut Actor> {
        self.motions.actors.iter_mut().find(|actor| !actor.is_gone && actor.piece.place == place)
    }

    fn motion(&self, change: Change, length_ms: f64, easing: Easing) -> Motion {
        Motion { change, begin_ms: self.paced(self.begin_ms), length_ms: self.paced(length_ms), easing }
    }

    fn pass_time(&mut self, ms: f64) {
        self.end_at(ms);
        self.begin_ms += ms;
    }

    /// Something ends that long after the current effect begins.
    fn end_at(&mut self, ms: f64) {
        self.motions.length_ms = self.motions.length_ms.max(self.paced(self.begin_ms + ms));
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few seconds, never negative")]
    fn paced(&self, ms: f64) -> u32 {
        (ms * self.pace).round() as u32
    }
}
