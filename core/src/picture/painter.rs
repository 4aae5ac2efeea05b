//! Turns a scene into groups of strokes. Knows shapes, kinds and effects, and no game.

use super::{
    Change, Corner, Easing, Ink, Motion, OperationButton, Picture, Scene, SeenSpot, Stroke, buttons,
    buttons::{glyph, tag},
    ground,
    layer::Layer,
    motions::{Actor, Motions},
    pieces, values,
};
use crate::game::{Piece, PieceKind, Place, PlaceShape, Target};

/// How much is left to see of the pieces that do not win.
const DIMMED: f64 = 0.45;

/// How much is seen of a piece that a touch would bring about.
const GHOST: f64 = 0.35;

/// The picture of a scene.
#[must_use]
pub fn paint(scene: &Scene) -> Picture {
    let motions = match &scene.moving {
        Some(moving) => Motions::of(scene.board, moving, &scene.pieces),
        None => Motions::still(&scene.pieces),
    };
    let arrives = Motion {
        change: Change::Alpha { from: 0.0, to: 1.0 },
        begin_ms: motions.length_ms,
        length_ms: 0,
        easing: Easing::Linear,
    };
    let at_rest = if motions.length_ms == 0 { Vec::new() } else { vec![arrives] };
    let mut painter = Painter { scene, motions, at_rest, layer: Layer::default() };
    painter.paint();
    Picture {
        width: scene.board.width(),
        height: scene.board.height(),
        groups: painter.layer.groups,
        motion: scene.moving.as_ref().map_or(0, |moving| moving.number),
        length_ms: painter.motions.length_ms,
    }
}

struct Painter<'a> {
    scene: &'a Scene<'a>,
    motions: Motions,
    /// The motion of what is seen only when everything has arrived.
    at_rest: Vec<Motion>,
    layer: Layer,
}

impl Painter<'_> {
    fn paint(&mut self) {
        let board = self.scene.board;
        ground::paint(board, None, &[], &mut self.layer);
        for region in board.regions() {
            if self.motions.region(region.id).is_none() {
                ground::paint(board, Some(region.id), &[], &mut self.layer);
            }
        }
        self.certificate();
        self.track();
        self.pieces();
        ground::roof(board, &mut self.layer);
        self.chosen_region();
        self.marks();
        self.hints();
        values::paint(board, &self.scene.values, &self.scene.pieces, &self.at_rest, &mut self.layer);
        self.cursor();
    }

    /// Draws what is seen when everything has arrived.
    fn sign(&mut self, x: f64, y: f64, strokes: Vec<Stroke>) {
        self.layer.stamp(x, y, strokes, &self.at_rest);
    }

    /// The dotted way of a piece that moved.
    fn track(&mut self) {
        let ends = [self.scene.last_turn.first(), self.scene.last_turn.last()];
        let [Some(from), Some(to)] = ends.map(|place| place.and_then(|place| self.scene.board.spot(*place))) else {
            return;
        };
        if from.place == to.place || self.scene.pieces.iter().any(|piece| piece.place == from.place) {
            return;
        }
        let strokes = vec![
            Stroke::ring(from.x, from.y, 0.16, 0.05, Ink::Accent, 0.5),
            Stroke::dotted((from.x, from.y), (to.x, to.y), 0.07, Ink::Accent, 0.5),
        ];
        self.sign(0.0, 0.0, strokes);
    }

    /// The pieces in drawing order: those that stand, each region that is carried with all that is on it, and those
    /// that fly over the board.
    fn pieces(&mut self) {
        let board = self.scene.board;
        let actors = std::mem::take(&mut self.motions.actors);
        let (winning, others): (Vec<&Actor>, Vec<&Actor>) =
            actors.iter().partition(|actor| !actor.is_gone && self.wins(actor.piece.place));
        let stands = |actor: &&&Actor| actor.carrier.is_none() && !actor.is_flying;
        others.iter().filter(stands).for_each(|actor| self.piece(actor));
        if winning.iter().all(|actor| actor.piece.kind == PieceKind::Disc) {
            self.winning_lines();
        }
        winning.iter().filter(stands).for_each(|actor| self.piece(actor));
        self.ghost();
        for (region, motions) in std::mem::take(&mut self.motions.regions) {
            ground::paint(board, Some(region), &motions, &mut self.layer);
            let carried = |actor: &&Actor| actor.carrier == Some(region) && !actor.is_flying;
            actors.iter().filter(carried).for_each(|actor| self.piece(actor));
        }
        actors.iter().filter(|actor| actor.is_flying).for_each(|actor| self.piece(actor));
    }

    fn wins(&self, place: Place) -> bool {
        self.scene.winning_lines.iter().any(|line| line.contains(&place))
    }

    fn piece(&mut self, actor: &Actor) {
        let Some(spot) = self.scene.board.spot(actor.piece.place) else { return };
        let Piece { place, kind, colour } = actor.piece;
        let is_over = !self.scene.winning_lines.is_empty();
        let wins = !actor.is_gone && self.wins(place);
        let is_marked = wins || (!is_over && !actor.is_gone && self.scene.last_turn.last() == Some(&place));
        let (below, above) = if is_marked { pieces::distinction(kind) } else { (Vec::new(), Vec::new()) };
        let alpha = if is_over && !wins && self.at_rest.is_empty() { DIMMED } else { 1.0 };
        self.sign(spot.x, spot.y, below);
        self.layer.stamp(spot.x, spot.y, pieces::piece(kind, colour, alpha), &actor.motions);
        self.sign(spot.x, spot.y, above);
    }

    /// A stroke through each line of pieces that won.
    fn winning_lines(&mut self) {
        for line in &self.scene.winning_lines {
            let spots = line.iter().filter_map(|place| self.scene.board.spot(*place));
            let corners: Vec<Corner> = spots.map(|spot| Corner { x: spot.x, y: spot.y }).collect();
            let trail = Stroke::Trail { corners, thickness: 0.18, ink: Ink::Accent, alpha: 1.0 };
            self.layer.add(vec![trail], &self.at_rest);
        }
    }

    /// What a touch under the finger would bring about.
    fn ghost(&mut self) {
        let mark = self.scene.marks.iter().find(|mark| Some(mark.place) == self.scene.hovered);
        let Some(Piece { place, kind, colour }) = mark.and_then(|mark| mark.ghost) else { return };
        let Some(spot) = self.scene.board.spot(place) else { return };
        self.sign(spot.x, spot.y, pieces::piece(kind, colour, GHOST));
    }

    fn buttons(&self) -> Vec<OperationButton> {
        buttons(self.scene.board, self.scene.chosen_region, &self.scene.operations)
    }

    fn chosen_region(&mut self) {
        let Some(region) = self.scene.chosen_region.and_then(|region| self.scene.board.region(region)) else { return };
        let frame = Stroke::Frame {
            x: 0.0,
            y: 0.0,
            width: region.width,
            height: region.height,
            radius: ground::PLATE_CORNER,
            thickness: 0.07,
            ink: Ink::Accent,
            alpha: 1.0,
        };
        self.sign(region.x, region.y, vec![frame]);
        for button in self.buttons() {
            let Target::Operation(kind, _) = button.target else { continue };
            let mut strokes = vec![
                Stroke::disc(0.0, 0.04, OperationButton::RADIUS, Ink::Shadow, 1.0),
                Stroke::disc(0.0, 0.0, OperationButton::RADIUS, Ink::Card, 1.0),
                Stroke::ring(0.0, 0.0, OperationButton::RADIUS, 0.05, Ink::Accent, 1.0),
            ];
            strokes.extend(glyph(kind, 0.0, 0.0, 0.19, Ink::Accent));
            self.sign(button.x, button.y, strokes);
        }
    }

    fn marks(&mut self) {
        let picked = self.scene.picked.and_then(|picked| self.scene.board.spot(picked));
        if self.scene.picked.is_some() {
            for mark in &self.scene.marks {
                let Some(spot) = self.scene.board.spot(mark.place) else { continue };
                let has_value = self.scene.values.iter().any(|value| value.target == Target::Place(mark.place));
                if Some(mark.place) == self.scene.hovered || has_value || mark.ghost.is_none() {
                    continue;
                }
                let stroke = if mark.captures {
                    Stroke::ring(0.0, 0.0, 0.44, 0.07, Ink::Accent, 0.75)
                } else {
                    Stroke::disc(0.0, 0.0, 0.14, Ink::Accent, 0.75)
                };
                self.sign(spot.x, spot.y, vec![stroke]);
            }
        }
        if let Some(spot) = picked {
            self.sign(spot.x, spot.y, vec![Stroke::square(0.45, 0.16, 0.06, Ink::Accent)]);
        }
    }

    fn hints(&mut self) {
        for hint in &self.scene.hints {
            let Some(at) = self.centre_of(*hint) else { continue };
            let rings = [(0.14, Ink::Page), (0.09, Ink::Hint)];
            let rings = rings.map(|(thickness, ink)| Stroke::ring(0.0, 0.0, 0.47, thickness, ink, 1.0));
            self.sign(at.x, at.y, rings.to_vec());
        }
    }

    /// What proves who wins: the places of every other set are discs and bands, of the rest rings and dotted lines.
    fn certificate(&mut self) {
        let Some(certificate) = &self.scene.certificate else { return };
        for (index, places) in certificate.sets.iter().enumerate() {
            let even = index % 2 == 0;
            for spot in places.iter().filter_map(|place| self.scene.board.spot(*place)) {
                let stroke = match spot.shape {
                    PlaceShape::Gap => self.tie(spot, even),
                    _ if even => Stroke::disc(0.0, 0.0, 0.3, Ink::Win, 0.3),
                    _ => Stroke::ring(0.0, 0.0, 0.27, 0.08, Ink::Win, 0.6),
                };
                self.sign(spot.x, spot.y, vec![stroke]);
            }
        }
    }

    /// A bridge that the winner can rely on: it runs between two piers of its colour.
    fn tie(&self, gap: &SeenSpot, is_band: bool) -> Stroke {
        let colour = self.scene.certificate.as_ref().map(|certificate| certificate.colour);
        let (x, y) = if self.scene.board.pier_at(gap.x, gap.y - 1.0) == colour { (0.0, 1.0) } else { (1.0, 0.0) };
        if is_band {
            Stroke::bar((-x, -y), (x, y), 0.44, Ink::Win, 0.4)
        } else {
            Stroke::dotted((-x, -y), (x, y), 0.13, Ink::Win, 1.0)
        }
    }

    /// The keyboard's cursor is seen whatever moves.
    fn cursor(&mut self) {
        let Some(target) = self.scene.cursor else { return };
        let Some(at) = self.centre_of(target) else { return };
        let lines = [(0.12, Ink::Page), (0.07, Ink::Focus)];
        let strokes = lines.map(|(thickness, ink)| match target {
            Target::Place(_) => Stroke::square(0.48, 0.2, thickness, ink),
            Target::Operation(..) => Stroke::ring(0.0, 0.0, 0.5, thickness, ink, 1.0),
        });
        self.layer.stamp(at.x, at.y, strokes.to_vec(), &[]);
    }

    fn centre_of(&self, target: Target) -> Option<Corner> {
        match target {
            Target::Place(place) => self.scene.board.spot(place).map(|spot| Corner { x: spot.x, y: spot.y }),
            Target::Operation(kind, region) => {
                let button = self.buttons().into_iter().find(|button| button.target == target);
                button.map_or_else(
                    || tag(self.scene.board, kind, region),
                    |button| Some(Corner { x: button.x, y: button.y }),
                )
            }
        }
    }
}
