//! Emphasis for explanations: relevant places, good places and bad places.

use super::{
    Corner, DisplaySpot, Ink, Motion, Scene, ShownStep, Stroke, display_board::DisplayDecoration, ground, layer::Layer,
    pieces,
};
use fivefold_engine::game::{Piece, PieceKind, Place, PlaceShape};

/// The alpha of irrelevant pieces.
const DIMMED: f64 = 0.28;

/// The alpha of hypothetical pieces.
const GHOST: f64 = 0.45;

/// Dims the pieces on places that are not lit, and the pieces of the side that a proof shows to lose.
pub(super) fn dim(scene: &Scene, at_rest: &[Motion], layer: &mut Layer) {
    let (lit, proof) = (&scene.signs.lit, scene.signs.winning_sets.as_ref());
    let is_dimmed = |piece: &&Piece| match proof {
        _ if !lit.is_empty() => !lit.contains(&piece.place),
        Some(proof) => piece.color == Some(proof.color.other()),
        None => false,
    };
    for piece in scene.pieces.iter().filter(is_dimmed) {
        let Some(spot) = scene.board.spot(piece.place) else { continue };
        let overlay = pieces::overlay(piece.kind, ground::below(spot.shape), 1.0 - DIMMED);
        layer.stamp(spot.x, spot.y, vec![overlay], at_rest);
    }
}

/// Draws a white halo with a dark rim around the places that a reason speaks of, below the pieces. The halos of
/// adjoining bridges are one.
pub(super) fn halos(scene: &Scene, at_rest: &[Motion], layer: &mut Layer) {
    if scene.signs.haloed.is_empty() {
        return;
    }
    let spots = || scene.signs.haloed.iter().filter_map(|place| scene.board.spot(*place));
    for (bar, (radius, thickness), ink) in [(0.92, (0.44, 0.11), Ink::Accent), (0.8, (0.425, 0.08), Ink::Card)] {
        for spot in spots() {
            let stroke = match direction(scene, spot) {
                Some((x, y)) => Stroke::bar((-x, -y), (x, y), bar, ink, 1.0),
                None => Stroke::ring(0.0, 0.0, radius, thickness, ink, 1.0),
            };
            layer.stamp(spot.x, spot.y, vec![stroke], at_rest);
        }
        layer.rise();
    }
}

/// Returns the direction of the bar at a place, on the board or in a shown move; `None` if it has no bar.
fn direction(scene: &Scene, spot: &DisplaySpot) -> Option<(f64, f64)> {
    let shown = scene.signs.moves.iter().flat_map(|mv| &mv.steps).filter_map(|step| match step {
        ShownStep::Piece(piece) => Some(piece),
        _ => None,
    });
    let piece = scene.pieces.iter().chain(shown).find(|piece| piece.place == spot.place)?;
    match piece.kind {
        PieceKind::VerticalBar => Some((0.0, 1.0)),
        PieceKind::HorizontalBar => Some((1.0, 0.0)),
        PieceKind::Disc | PieceKind::Blocker | PieceKind::Tile => None,
    }
}

/// Draws hypothetical pieces, a frame around relevant places, and rings with a sign around good and bad places.
pub(super) fn paint(scene: &Scene, at_rest: &[Motion], layer: &mut Layer) {
    for Piece { place, kind, color } in &scene.signs.ghosts {
        let Some(spot) = scene.board.spot(*place) else { continue };
        if spot.shape == PlaceShape::Star {
            // Translucent pieces must not cover a star.
            layer.stamp(spot.x, spot.y, vec![Stroke::disc(0.0, 0.0, pieces::RADIUS, Ink::Hole, 1.0)], at_rest);
        }
        layer.stamp(spot.x, spot.y, pieces::piece(*kind, *color, GHOST), at_rest);
    }
    layer.rise();
    frame(scene, at_rest, layer);
    if scene.signs.is_draft {
        draft_frame(scene, layer);
    }
    layer.rise();
    let spots = |places: &[Place]| -> Vec<&DisplaySpot> {
        places.iter().filter_map(|place| scene.board.spot(*place)).collect()
    };
    for spot in spots(&scene.signs.good) {
        layer.stamp(spot.x, spot.y, ringed(Ink::Win, spot), at_rest);
    }
    for spot in spots(&scene.signs.bad) {
        layer.stamp(spot.x, spot.y, ringed(Ink::Loss, spot), at_rest);
    }
}

fn frame(scene: &Scene, at_rest: &[Motion], layer: &mut Layer) {
    let spots: Vec<&DisplaySpot> = scene.signs.framed.iter().filter_map(|place| scene.board.spot(*place)).collect();
    let edge = |of: fn(&DisplaySpot) -> f64, pick: fn(f64, f64) -> f64| spots.iter().map(|spot| of(spot)).reduce(pick);
    let (Some(left), Some(right)) = (edge(|spot| spot.x, f64::min), edge(|spot| spot.x, f64::max)) else { return };
    let (Some(top), Some(bottom)) = (edge(|spot| spot.y, f64::min), edge(|spot| spot.y, f64::max)) else { return };
    let (width, height) = (right - left + 1.0, bottom - top + 1.0);
    let line =
        |thickness, ink| Stroke::Frame { x: 0.0, y: 0.0, width, height, radius: 0.22, thickness, ink, alpha: 1.0 };
    layer.stamp(left - 0.5, top - 0.5, vec![line(0.1, Ink::Page), line(0.06, Ink::Accent)], at_rest);
}

/// The length of a dash and of the gap after it.
const DASH: f64 = 0.22;

/// Draws a dashed frame around all plates.
fn draft_frame(scene: &Scene, layer: &mut Layer) {
    let plates = || {
        scene.board.decorations().iter().filter_map(|decoration| match *decoration {
            DisplayDecoration::Plate { x, y, width, height, .. } => Some((x, y, x + width, y + height)),
            _ => None,
        })
    };
    let bounds =
        plates().reduce(|one, other| (one.0.min(other.0), one.1.min(other.1), one.2.max(other.2), one.3.max(other.3)));
    let Some((left, top, right, bottom)) = bounds else { return };
    let sides = [
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
    ];
    let mut strokes = Vec::new();
    for ((x, y), (to_x, to_y)) in sides {
        let length = (to_x - x).hypot(to_y - y);
        let (along_x, along_y) = ((to_x - x) / length, (to_y - y) / length);
        // The corners stay empty; the dashes are spread evenly between them.
        let mut at = 1.5 * DASH;
        let room = length - 2.0 * at;
        let step = room / (room / (2.0 * DASH)).floor().max(1.0);
        while at + DASH <= length - DASH {
            let point = |at: f64| (x + along_x * at, y + along_y * at);
            strokes.push(Stroke::bar(point(at), point(at + DASH), 0.05, Ink::Accent, 1.0));
            at += step;
        }
    }
    layer.stamp(0.0, 0.0, strokes, &[]);
}

/// Draws a ring around a place, with a sign independent of color: a check mark or a question mark.
fn ringed(ink: Ink, spot: &DisplaySpot) -> Vec<Stroke> {
    // Bars are longer than a place, and the sign must not cross the edge of the board.
    let radius = 0.47;
    let (x, y) = (0.33, if spot.y < 1.0 { 0.33 } else { -0.33 });
    let mut strokes = vec![
        Stroke::ring(0.0, 0.0, radius, 0.13, Ink::Page, 1.0),
        Stroke::ring(0.0, 0.0, radius, 0.08, ink, 1.0),
        Stroke::disc(x, y, 0.22, Ink::Page, 1.0),
        Stroke::disc(x, y, 0.18, ink, 1.0),
    ];
    if ink == Ink::Win {
        let tick = [(-0.08, 0.0), (-0.02, 0.07), (0.09, -0.07)];
        let corners = tick.map(|(right, down)| Corner { x: x + right, y: y + down }).to_vec();
        strokes.push(Stroke::Trail { corners, thickness: 0.05, ink: Ink::OnValue, alpha: 1.0 });
    } else {
        strokes.push(Stroke::Caption { x, y, size: 0.28, text: "?".to_owned(), ink: Ink::OnValue, bold: true });
    }
    strokes
}
