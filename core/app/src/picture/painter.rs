//! Converts a scene to groups of strokes. The painter depends on shapes, kinds and effects, not on games.

use super::{
    Change, Corner, DisplaySpot, Easing, Ink, Motion, OperationButton, Picture, Scene, Stroke,
    arrival::Arrival,
    buttons,
    buttons::{glyph, tag},
    celebration::{SWELL_MS, pulse_times, swell},
    coordinates, emphasis,
    ground::{self, GroundMotion},
    layer::Layer,
    motions::{AnimatedPiece, Motions, upright},
    pieces,
    scene::paced,
    shown_move, strip, values,
};
use fivefold_engine::game::{MarkKind, Piece, PieceKind, PlaceShape, Target};

/// The alpha of the pieces that do not win.
const DIMMED: f64 = 0.38;

/// The duration of the fade-out of the pieces that do not win.
const RECEDE_MS: f64 = 200.0;

/// The duration of drawing a winning line.
const LINE_MS: f64 = 400.0;

/// The alpha of a preview piece.
const GHOST: f64 = 0.35;

/// Returns the picture of a scene.
#[must_use]
pub fn paint(scene: &Scene) -> Picture {
    let mut painter = Painter::new(scene);
    painter.at_rest = painter.after(Change::Alpha { from: 0.0, to: 1.0 }, 0.0);
    painter.paint();
    Picture {
        width: scene.board.width(),
        height: scene.board.height(),
        groups: painter.layer.into_groups(),
        motion: match (&scene.moving, &scene.arriving) {
            (Some(moving), _) => moving.number,
            (None, Some(arriving)) => arriving.number,
            (None, None) => 0,
        },
        length_ms: painter.length_ms,
    }
}

struct Painter<'a> {
    scene: &'a Scene<'a>,
    motions: Motions,
    /// The factor on standard durations, if anything moves.
    pace: Option<f64>,
    /// The arrival motions of plates and their markings.
    plates: Vec<Motion>,
    spots: Vec<Motion>,
    /// The motion of strokes that appear only after the arrival.
    at_rest: Vec<Motion>,
    /// The end of the last motion.
    length_ms: u32,
    layer: Layer,
}

impl<'a> Painter<'a> {
    fn new(scene: &'a Scene<'a>) -> Self {
        let arriving = scene.arriving.filter(|_| scene.moving.is_none());
        let arrival = arriving.and_then(|arriving| Arrival::of(scene.board, arriving, &scene.pieces));
        let (motions, plates, spots) = match (&scene.moving, arrival) {
            (Some(moving), _) => (Motions::of(scene.board, moving, &scene.pieces), Vec::new(), Vec::new()),
            (None, Some(Arrival { motions, plates, spots })) => (motions, plates, spots),
            (None, None) => (Motions::at_rest(&scene.pieces), Vec::new(), Vec::new()),
        };
        let pace = scene.moving.as_ref().map(|moving| moving.pace).or(arriving.map(|arriving| arriving.pace));
        let (length_ms, pace) = (motions.length_ms, pace.filter(|_| motions.length_ms > 0));
        Self { scene, at_rest: Vec::new(), length_ms, motions, pace, plates, spots, layer: Layer::default() }
    }

    fn paint(&mut self) {
        let board = self.scene.board;
        let body = GroundMotion::Arriving { plates: &self.plates, spots: &self.spots };
        ground::paint(board, None, body, &mut self.layer);
        for region in board.regions() {
            if self.motions.region(region.id).is_none() {
                ground::paint(board, Some(region.id), body, &mut self.layer);
            }
        }
        self.layer.rise();
        if board.regions().is_empty() {
            coordinates::paint(board, &self.scene.coordinates, &self.spots, &mut self.layer);
            self.layer.rise();
        }
        self.winning_sets();
        emphasis::halos(self.scene, &self.at_rest, &mut self.layer);
        self.track();
        self.pieces();
        self.layer.rise();
        if !board.regions().is_empty() {
            // Above regions, which do not carry them.
            coordinates::paint(board, &self.scene.coordinates, &self.at_rest, &mut self.layer);
            self.layer.rise();
        }
        emphasis::dim(self.scene, &self.at_rest, &mut self.layer);
        self.layer.rise();
        ground::paint_piers(board, &self.spots, &mut self.layer);
        self.layer.rise();
        self.chosen_region();
        self.marks();
        self.layer.rise();
        shown_move::paint_frames(board, &self.scene.signs.moves, &self.at_rest, &mut self.layer);
        self.layer.rise();
        emphasis::paint(self.scene, &self.at_rest, &mut self.layer);
        shown_move::paint(board, &self.scene.signs.moves, &self.at_rest, &mut self.layer);
        shown_move::paint_numbers(self.scene, &self.at_rest, &mut self.layer);
        self.layer.rise();
        self.operations();
        self.layer.rise();
        values::paint(
            board,
            &self.scene.values,
            &self.scene.value_words,
            &self.scene.pieces,
            &self.at_rest,
            &mut self.layer,
        );
        self.layer.rise();
        self.cursor();
    }

    /// Returns a change that starts after the arrival; `None` if nothing has moved.
    fn after(&mut self, change: Change, length_ms: f64) -> Vec<Motion> {
        self.later(0.0, change, length_ms)
    }

    /// Returns a change that starts with a delay after the arrival.
    fn later(&mut self, wait_ms: f64, change: Change, length_ms: f64) -> Vec<Motion> {
        let Some(pace) = self.pace else { return Vec::new() };
        let begin_ms = self.motions.length_ms + paced(wait_ms, pace);
        let length_ms = paced(length_ms, pace);
        self.length_ms = self.length_ms.max(begin_ms + length_ms);
        vec![Motion { change, begin_ms, length_ms, easing: Easing::Out }]
    }

    /// Draws strokes that appear after the arrival.
    fn sign(&mut self, x: f64, y: f64, strokes: Vec<Stroke>) {
        self.layer.stamp(x, y, strokes, &self.at_rest);
    }

    /// Draws the dotted path of a moved piece.
    fn track(&mut self) {
        let ends = [self.scene.last_move.first(), self.scene.last_move.last()];
        let [Some(from), Some(to)] = ends.map(|place| place.and_then(|place| self.scene.board.spot(*place))) else {
            return;
        };
        if from.place == to.place || self.scene.pieces.iter().any(|piece| piece.place == from.place) {
            return;
        }
        let (x, y) = (to.x - from.x, to.y - from.y);
        let beyond = 0.25 / x.hypot(y);
        let strokes = vec![
            Stroke::ring(0.0, 0.0, 0.14, 0.05, Ink::Accent, 0.5),
            Stroke::dotted((x * beyond, y * beyond), (x, y), 0.06, Ink::Accent, 0.5),
        ];
        self.sign(from.x, from.y, strokes);
    }

    /// Draws the pieces in order: stationary pieces, each moving region with everything on it, and pieces that fly over
    /// the board. At rest, the deciding pieces rise above the others.
    fn pieces(&mut self) {
        let animated_pieces = std::mem::take(&mut self.motions.animated_pieces);
        for animated in &animated_pieces {
            self.highlight(animated, |kind| pieces::highlight(kind).0);
        }
        self.layer.rise();
        let stands = |animated: &&AnimatedPiece| animated.carrier.is_none() && !animated.is_flying;
        animated_pieces.iter().filter(stands).for_each(|animated| self.piece(animated));
        self.layer.rise();
        self.ghost();
        for (region, motions) in std::mem::take(&mut self.motions.regions) {
            self.layer.rise();
            ground::paint(self.scene.board, Some(region), GroundMotion::Carried(&motions), &mut self.layer);
            self.layer.rise();
            let carried = |animated: &&AnimatedPiece| animated.carrier == Some(region) && !animated.is_flying;
            animated_pieces.iter().filter(carried).for_each(|animated| self.piece(animated));
        }
        self.layer.rise();
        animated_pieces.iter().filter(|animated| animated.is_flying).for_each(|animated| self.piece(animated));
        self.layer.rise();
        for (place, motions) in std::mem::take(&mut self.motions.falls) {
            self.layer.add(strip::in_front(self.scene.board, place), &motions);
            self.layer.rise();
            for (Corner { x, y }, strokes) in strip::closed_on_way(self.scene.board, place) {
                self.layer.stamp(x, y, strokes, &motions);
            }
        }
        if !self.scene.winning_lines.is_empty() {
            self.decision(&animated_pieces);
        }
        self.layer.rise();
        for animated in &animated_pieces {
            self.highlight(animated, |kind| pieces::highlight(kind).1);
        }
    }

    fn wins(&self, animated: &AnimatedPiece) -> bool {
        !animated.is_gone && self.scene.winning_lines.iter().any(|line| line.contains(&animated.piece.place))
    }

    fn piece(&mut self, animated: &AnimatedPiece) {
        let Some(spot) = self.scene.board.spot(animated.piece.place) else { return };
        let mut motions = upright(&animated.motions, spot.x, spot.y);
        if self.wins(animated) {
            // The piece is drawn again above the line that crosses it.
            let gives_way = self.after(Change::Alpha { from: 1.0, to: 0.0 }, 0.0);
            if gives_way.is_empty() {
                return;
            }
            motions.extend(gives_way);
        }
        let Piece { kind, color, .. } = animated.piece;
        self.layer.stamp(spot.x, spot.y, pieces::piece(kind, color, 1.0), &motions);
    }

    /// Draws the mark of the last piece or of a winning piece.
    fn highlight(&mut self, animated: &AnimatedPiece, strokes: fn(PieceKind) -> Vec<Stroke>) {
        let Piece { place, kind, .. } = animated.piece;
        let is_last = !animated.is_gone && self.scene.last_move.last() == Some(&place);
        let stands_out = self.wins(animated) || (is_last && self.scene.winning_lines.is_empty());
        if let Some(spot) = self.scene.board.spot(place).filter(|_| stands_out) {
            self.sign(spot.x, spot.y, strokes(kind));
        }
    }

    /// Draws the deciding pieces: the others fade, the lines are drawn, and the pieces on them lie on top.
    fn decision(&mut self, animated_pieces: &[AnimatedPiece]) {
        self.layer.rise();
        let recedes = self.after(Change::Alpha { from: 0.0, to: 1.0 }, RECEDE_MS);
        let (winning, others): (Vec<&AnimatedPiece>, Vec<&AnimatedPiece>) =
            animated_pieces.iter().filter(|animated| !animated.is_gone).partition(|animated| self.wins(animated));
        for animated in others {
            let Some(spot) = self.scene.board.spot(animated.piece.place) else { continue };
            let overlay = pieces::overlay(animated.piece.kind, ground::below(spot.shape), 1.0 - DIMMED);
            self.layer.stamp(spot.x, spot.y, vec![overlay], &recedes);
        }
        self.layer.rise();
        let has_lines = winning.iter().all(|animated| animated.piece.kind == PieceKind::Disc);
        if has_lines {
            self.winning_lines();
            self.layer.rise();
        }
        let pulse_times = pulse_times(&self.scene.winning_lines);
        for AnimatedPiece { piece: Piece { place, kind, color }, .. } in winning {
            let Some(spot) = self.scene.board.spot(*place) else { continue };
            let mut motions = self.at_rest.clone();
            if let Some((_, beat_ms)) = pulse_times.iter().find(|(beaten, _)| beaten == place) {
                let wait_ms = beat_ms + if has_lines { LINE_MS } else { RECEDE_MS };
                for (change, wait_ms) in swell(spot).into_iter().zip([wait_ms, wait_ms + SWELL_MS]) {
                    motions.extend(self.later(wait_ms, change, SWELL_MS));
                }
            }
            self.layer.stamp(spot.x, spot.y, pieces::piece(*kind, *color, 1.0), &motions);
        }
    }

    /// Draws a stroke through each winning line, which grows from the line's first piece.
    fn winning_lines(&mut self) {
        for line in &self.scene.winning_lines {
            let spots = line.iter().filter_map(|place| self.scene.board.spot(*place));
            let corners: Vec<Corner> = spots.map(|spot| Corner { x: spot.x, y: spot.y }).collect();
            let Some(Corner { x, y }) = corners.first().copied() else { continue };
            let grows = Change::Scale { x, y, from_width: 0.0, from_height: 0.0, to_width: 1.0, to_height: 1.0 };
            let grows = self.after(grows, LINE_MS);
            let trail = Stroke::Trail { corners, thickness: 0.12, ink: Ink::Accent, alpha: 1.0 };
            self.layer.add(vec![trail], &grows);
        }
    }

    /// Draws the preview of a touch at the hovered place.
    fn ghost(&mut self) {
        let mark = self.scene.marks.iter().find(|mark| Some(mark.place) == self.scene.hovered);
        let Some(Piece { place, kind, color }) = mark.and_then(|mark| mark.ghost()) else { return };
        let Some(spot) = self.scene.board.spot(place) else { return };
        if spot.shape == PlaceShape::Star {
            // Translucent pieces must not cover a star.
            self.sign(spot.x, spot.y, vec![Stroke::disc(0.0, 0.0, pieces::RADIUS, Ink::Hole, 1.0)]);
        }
        self.sign(spot.x, spot.y, pieces::piece(kind, color, GHOST));
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
    }

    /// Draws the buttons of the chosen region's operations, above the frames of shown moves.
    fn operations(&mut self) {
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
        for mark in self.scene.marks.iter().filter(|mark| mark.is_shown) {
            let Some(spot) = self.scene.board.spot(mark.place) else { continue };
            let has_value = self.scene.values.iter().any(|value| value.target == Target::Place(mark.place));
            if Some(mark.place) == self.scene.hovered || has_value {
                continue;
            }
            let stroke = match mark.kind {
                MarkKind::Pick => Stroke::ring(0.0, 0.0, 0.44, 0.05, Ink::Accent, 0.4),
                MarkKind::Place(_) => Stroke::disc(0.0, 0.0, 0.14, Ink::Accent, 0.75),
                MarkKind::Capture(_) | MarkKind::Remove => {
                    // Around the ring of the last move.
                    let radius = if self.scene.last_move.last() == Some(&mark.place) { 0.52 } else { 0.44 };
                    Stroke::ring(0.0, 0.0, radius, 0.07, Ink::Accent, 0.75)
                }
            };
            self.sign(spot.x, spot.y, vec![stroke]);
        }
        if let Some(spot) = picked {
            self.sign(spot.x, spot.y, vec![Stroke::square(0.45, 0.16, 0.06, Ink::Accent)]);
        }
    }

    /// Draws the winning proof: the places of every other set are green discs and bands, of the rest golden rings and
    /// dotted lines.
    fn winning_sets(&mut self) {
        let Some(proof) = &self.scene.signs.winning_sets else { return };
        for (index, places) in proof.sets.iter().enumerate() {
            let even = index % 2 == 0;
            for spot in places.iter().filter_map(|place| self.scene.board.spot(*place)) {
                let stroke = match spot.shape {
                    PlaceShape::Gap => self.bar_stroke(spot, even),
                    _ if even => Stroke::disc(0.0, 0.0, 0.3, Ink::Win, 0.3),
                    _ => Stroke::ring(0.0, 0.0, 0.27, 0.08, Ink::Draw, 0.8),
                };
                self.sign(spot.x, spot.y, vec![stroke]);
            }
        }
    }

    /// Draws a guaranteed bar of the winner, between two pegs of its color.
    fn bar_stroke(&self, gap: &DisplaySpot, is_band: bool) -> Stroke {
        let color = self.scene.signs.winning_sets.as_ref().map(|proof| proof.color);
        let (x, y) = if self.scene.board.peg_at(gap.x, gap.y - 1.0) == color { (0.0, 1.0) } else { (1.0, 0.0) };
        if is_band {
            Stroke::bar((-x, -y), (x, y), 0.44, Ink::Win, 1.0)
        } else {
            Stroke::dotted((-x, -y), (x, y), 0.22, Ink::Draw, 1.0)
        }
    }

    /// Draws the keyboard cursor, which stays visible during motions.
    fn cursor(&mut self) {
        let Some(target) = self.scene.cursor else { return };
        let Some(at) = self.center_of(target) else { return };
        let lines = [(0.12, Ink::Page), (0.07, Ink::Focus)];
        let strokes = lines.map(|(thickness, ink)| match target {
            Target::Place(_) => Stroke::square(0.48, 0.2, thickness, ink),
            Target::Operation(..) => Stroke::ring(0.0, 0.0, 0.5, thickness, ink, 1.0),
        });
        self.layer.stamp(at.x, at.y, strokes.to_vec(), &[]);
    }

    fn center_of(&self, target: Target) -> Option<Corner> {
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
