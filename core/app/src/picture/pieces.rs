use super::{Corner, Ink, Picture, Stroke, layer::Layer};
use fivefold_engine::game::{PieceKind, Side};

/// The radius of a piece on a place of one unit: three quarters of the cell.
pub(super) const RADIUS: f64 = 0.375;

/// The visible height of a piece's lip below its face, relative to the radius.
const LIP: f64 = 0.09;

/// Returns the ink of a color's face: the first color is orange.
pub(super) const fn face(color: Option<Side>) -> Ink {
    match color {
        Some(Side::First) => Ink::Orange,
        Some(Side::Second) => Ink::Blue,
        None => Ink::Neutral,
    }
}

/// Returns the ink of a piece's rim.
pub(super) const fn rim(color: Option<Side>) -> Ink {
    match color {
        Some(Side::First) => Ink::OrangeRim,
        Some(Side::Second) => Ink::BlueRim,
        None => Ink::NeutralRim,
    }
}

/// Returns the ink of the lip below a piece's face.
const fn lip(color: Option<Side>) -> Ink {
    match color {
        Some(Side::First) => Ink::OrangeLip,
        Some(Side::Second) => Ink::BlueLip,
        None => Ink::NeutralLip,
    }
}

/// Draws a piece around the origin; translucent pieces have no shadow.
pub(super) fn piece(kind: PieceKind, color: Option<Side>, alpha: f64) -> Vec<Stroke> {
    match kind {
        PieceKind::Disc => disc(color, RADIUS, alpha),
        PieceKind::Blocker => disc(None, RADIUS, alpha),
        PieceKind::Tile => tile(alpha),
        PieceKind::VerticalBar => bar(color, (0.0, 1.0), alpha),
        PieceKind::HorizontalBar => bar(color, (1.0, 0.0), alpha),
    }
}

/// Returns the mark of a last or winning piece: the strokes below it and above it.
pub(super) fn highlight(kind: PieceKind) -> (Vec<Stroke>, Vec<Stroke>) {
    let outline = |(x, y): (f64, f64)| vec![Stroke::bar((-x, -y), (x, y), 0.68, Ink::Accent, 1.0)];
    match kind {
        PieceKind::Disc | PieceKind::Blocker => {
            (Vec::new(), vec![Stroke::ring(0.0, RADIUS * 0.03, RADIUS * 1.17, RADIUS * 0.11, Ink::Accent, 1.0)])
        }
        PieceKind::Tile => (Vec::new(), Vec::new()),
        PieceKind::VerticalBar => (outline((0.0, 1.0)), Vec::new()),
        PieceKind::HorizontalBar => (outline((1.0, 0.0)), Vec::new()),
    }
}

/// Returns the overlay of a dimmed piece, in the ink of its ground: the piece itself stays opaque, because content
/// below it would show through.
pub(super) fn overlay(kind: PieceKind, ground: Ink, alpha: f64) -> Stroke {
    match kind {
        PieceKind::Disc | PieceKind::Blocker => Stroke::disc(0.0, RADIUS * 0.06, RADIUS * 1.07, ground, alpha),
        PieceKind::Tile => Stroke::tile(0.34, 0.12, ground, alpha),
        PieceKind::VerticalBar => Stroke::bar((0.0, -1.0), (0.0, 1.0), 0.52, ground, alpha),
        PieceKind::HorizontalBar => Stroke::bar((-1.0, 0.0), (1.0, 0.0), 0.52, ground, alpha),
    }
}

/// Draws a flat coin: its shadow, the lip below it, the face, and a sign of its color for color-blind people.
pub(super) fn disc(color: Option<Side>, radius: f64, alpha: f64) -> Vec<Stroke> {
    let mut strokes = Vec::with_capacity(6);
    if alpha >= 1.0 {
        strokes.push(Stroke::disc(0.0, radius * 0.17, radius, Ink::Shadow, 1.0));
        strokes.push(Stroke::disc(0.0, radius * LIP, radius, lip(color), 1.0));
    }
    strokes.push(Stroke::disc(0.0, 0.0, radius * 0.97, face(color), alpha));
    strokes.push(Stroke::ring(0.0, 0.0, radius * 0.97, radius * 0.06, rim(color), alpha));
    match color {
        Some(Side::First) => {
            strokes.push(Stroke::ring(0.0, 0.0, radius * 0.5, radius * 0.14, Ink::OrangeGlyph, 0.94 * alpha));
        }
        Some(Side::Second) => strokes.push(Stroke::disc(0.0, 0.0, radius * 0.3, Ink::BlueGlyph, 0.94 * alpha)),
        None => strokes.extend(cross(radius * 0.36, radius * 0.14, Ink::BlueGlyph, 0.9 * alpha)),
    }
    strokes
}

fn tile(alpha: f64) -> Vec<Stroke> {
    let mut strokes = vec![Stroke::tile(0.34, 0.12, Ink::SecondTone, alpha)];
    strokes.extend(cross(0.17, 0.09, Ink::NeutralRim, alpha));
    strokes
}

fn bar(color: Option<Side>, (x, y): (f64, f64), alpha: f64) -> Vec<Stroke> {
    let stroke =
        |shift: f64, thickness, ink, alpha| Stroke::bar((-x, shift - y), (x, shift + y), thickness, ink, alpha);
    let mut strokes = Vec::with_capacity(4);
    // A translucent bar is one stroke, because overlapping translucent strokes would show through each other.
    if alpha >= 1.0 {
        strokes.push(stroke(0.12, 0.48, Ink::Shadow, 1.0));
        strokes.push(stroke(0.0, 0.48, rim(color), 1.0));
    }
    strokes.push(stroke(0.0, 0.42, face(color), alpha));
    if color == Some(Side::First) {
        strokes.push(stroke(0.0, 0.1, Ink::OrangeGlyph, 0.85 * alpha));
    }
    strokes
}

/// Draws two diagonal strokes.
pub(super) fn cross(arm: f64, thickness: f64, ink: Ink, alpha: f64) -> [Stroke; 2] {
    [
        Stroke::bar((-arm, -arm), (arm, arm), thickness, ink, alpha),
        Stroke::bar((-arm, arm), (arm, -arm), thickness, ink, alpha),
    ]
}

/// Draws a peg: round for orange, square for blue.
pub(super) fn peg(color: Side) -> Vec<Stroke> {
    match color {
        Side::First => vec![
            Stroke::disc(0.0, 0.05, 0.35, Ink::OrangeLip, 1.0),
            Stroke::disc(0.0, 0.0, 0.34, Ink::Orange, 1.0),
            Stroke::ring(0.0, 0.0, 0.335, 0.03, Ink::OrangeRim, 1.0),
            Stroke::ring(0.0, 0.0, 0.15, 0.07, Ink::OrangeGlyph, 1.0),
        ],
        Side::Second => vec![
            Stroke::Plate { x: -0.3, y: -0.25, width: 0.6, height: 0.6, radius: 0.13, ink: Ink::BlueLip, alpha: 1.0 },
            Stroke::tile(0.3, 0.13, Ink::Blue, 1.0),
            Stroke::square(0.29, 0.12, 0.03, Ink::BlueRim),
            Stroke::disc(0.0, 0.0, 0.09, Ink::BlueGlyph, 1.0),
        ],
    }
}

/// Returns the picture of one piece.
#[must_use]
pub fn single_piece(kind: PieceKind, color: Option<Side>) -> Picture {
    let size = match kind {
        PieceKind::VerticalBar | PieceKind::HorizontalBar => 2.6,
        PieceKind::Disc | PieceKind::Blocker | PieceKind::Tile => 1.0,
    };
    single(size, piece(kind, color, 1.0))
}

/// Returns the picture of an eraser.
#[must_use]
pub fn eraser() -> Picture {
    let outline = |corners: &[(f64, f64)]| {
        let corners = corners.iter().map(|&(x, y)| Corner { x, y }).collect();
        Stroke::Trail { corners, thickness: 0.07, ink: Ink::Accent, alpha: 1.0 }
    };
    single(
        1.0,
        vec![
            outline(&[(-0.12, 0.27), (-0.32, 0.07), (0.06, -0.31), (0.33, -0.04), (0.02, 0.27), (-0.12, 0.27)]),
            outline(&[(-0.13, -0.12), (0.14, 0.15)]),
            outline(&[(0.02, 0.27), (0.33, 0.27)]),
        ],
    )
}

/// Returns a square picture with these strokes around its center.
pub(super) fn single(size: f64, strokes: Vec<Stroke>) -> Picture {
    let mut layer = Layer::default();
    layer.stamp(size / 2.0, size / 2.0, strokes, &[]);
    Picture { width: size, height: size, groups: layer.into_groups(), motion: 0, length_ms: 0 }
}

/// Returns a side's piece on a picture of one unit, shown beside the side's name.
#[must_use]
pub fn coin(color: Side) -> Picture {
    let mut layer = Layer::default();
    layer.stamp(0.5, 0.47, disc(Some(color), 0.44, 1.0), &[]);
    Picture { width: 1.0, height: 1.0, groups: layer.into_groups(), motion: 0, length_ms: 0 }
}
