//! The graph of a rating over several games, with its uncertainty and the levels nearby.

use super::{Corner, Ink, Picture, Stroke, StrokeGroup, faces::face};

/// The size of the graph; a level's face is one unit.
const WIDTH: f64 = 13.0;
const HEIGHT: f64 = 6.0;

/// The padding above and below.
const MARGIN: f64 = 0.8;

/// The width of the faces at the right edge.
const FACES: f64 = 1.8;

/// The minimum range of the vertical axis, so that small changes do not look large.
const LEAST_SPAN: f64 = 200.0;

/// The minimum distance between two faces, each with its rating below.
const APART: f64 = 1.6;

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphPoint {
    /// The rating.
    pub rating: u16,
    /// The uncertainty, drawn above and below; 0 if it is not known.
    pub doubt: u16,
}

/// Returns the graph of these ratings, oldest first, with the levels of these ratings as lines. In languages written
/// from right to left, time runs from right to left.
#[must_use]
pub fn rating_graph(points: &[GraphPoint], levels: &[u16], is_right_to_left: bool) -> Picture {
    let last = points.last().map_or(0, |point| point.rating);
    let nearest = levels.iter().copied().min_by_key(|level| level.abs_diff(last));
    let lows = points.iter().map(|point| point.rating.saturating_sub(point.doubt)).chain(nearest);
    let highs = points.iter().map(|point| point.rating.saturating_add(point.doubt)).chain(nearest);
    let (low, high) = (lows.min().unwrap_or(0), highs.max().unwrap_or(0));
    let middle = f64::midpoint(low.into(), high.into());
    let span = f64::from(high - low).max(LEAST_SPAN);
    let y_of = |rating: u16| HEIGHT / 2.0 - (f64::from(rating) - middle) / span * (HEIGHT - 2.0 * MARGIN);
    let steps = f64::from(u32::try_from(points.len().saturating_sub(1)).unwrap_or(u32::MAX)).max(1.0);
    let right = WIDTH - FACES;
    let places: Vec<(f64, GraphPoint)> =
        (0u32..).zip(points).map(|(at, point)| (0.2 + (right - 0.4) * f64::from(at) / steps, *point)).collect();

    // The band begins with the first game whose uncertainty is known.
    let known = || places.iter().filter(|(_, point)| point.doubt > 0);
    let upper = known().map(|(x, point)| Corner { x: *x, y: y_of(point.rating.saturating_add(point.doubt)) });
    let lower = known().rev().map(|(x, point)| Corner { x: *x, y: y_of(point.rating.saturating_sub(point.doubt)) });
    let band = Stroke::Shape { corners: upper.chain(lower).collect(), ink: Ink::SecondTone, alpha: 0.6 };
    let mut strokes = Vec::from_iter((known().count() > 1).then_some(band));
    let mut groups = Vec::new();
    let count = u8::try_from(levels.len()).unwrap_or(u8::MAX);
    for (level, rating) in shown(levels, last, y_of) {
        let y = y_of(rating);
        let (thickness, ink, dotted) = (0.04, Ink::Line, true);
        strokes.push(Stroke::Bar { x: 0.2, y, to_x: right, to_y: y, thickness, ink, alpha: 1.0, dotted });
        let x = WIDTH - FACES / 2.0;
        let (text, ink) = (rating.to_string(), Ink::Text);
        strokes.push(Stroke::Caption { x, y: y + 0.66, size: 0.44, text, ink, bold: false });
        let at = Corner { x: if is_right_to_left { WIDTH - x } else { x }, y };
        groups.extend(face(level, count, None).groups.into_iter().map(|group| moved(group, at)));
    }
    let corners: Vec<Corner> = places.iter().map(|(x, point)| Corner { x: *x, y: y_of(point.rating) }).collect();
    let end = corners.last().copied();
    strokes.push(Stroke::Trail { corners, thickness: 0.09, ink: Ink::Accent, alpha: 1.0 });
    strokes.extend(end.map(|end| Stroke::Disc { x: end.x, y: end.y, radius: 0.2, ink: Ink::Accent, alpha: 1.0 }));
    if is_right_to_left {
        for stroke in &mut strokes {
            stroke.mirror(WIDTH);
        }
    }
    groups.insert(0, StrokeGroup { strokes, places: vec![Corner { x: 0.0, y: 0.0 }], motions: Vec::new() });
    Picture { width: WIDTH, height: HEIGHT, groups, motion: 0, length_ms: 0 }
}

/// Returns the levels on the graph with their ratings, those nearest to the rating first, without those that would
/// overlap.
fn shown(levels: &[u16], rating: u16, y_of: impl Fn(u16) -> f64) -> Vec<(u8, u16)> {
    let mut nearest: Vec<(u8, u16)> = (1..).zip(levels.iter().copied()).collect();
    nearest.sort_by_key(|(_, level)| level.abs_diff(rating));
    let mut shown: Vec<(u8, u16)> = Vec::new();
    for (level, rating) in nearest {
        let y = y_of(rating);
        let is_free = shown.iter().all(|(_, other)| (y_of(*other) - y).abs() >= APART);
        if is_free && (0.5..=HEIGHT - 0.9).contains(&y) {
            shown.push((level, rating));
        }
    }
    shown
}

/// Moves a face, drawn around the middle of a unit square, to a point.
fn moved(group: StrokeGroup, to: Corner) -> StrokeGroup {
    let places = group.places.iter().map(|place| Corner { x: place.x - 0.5 + to.x, y: place.y - 0.5 + to.y });
    StrokeGroup { places: places.collect(), ..group }
}

#[cfg(test)]
mod tests {
    use super::{GraphPoint, HEIGHT, Stroke, WIDTH, rating_graph};

    const LEVELS: [u16; 4] = [800, 1000, 1200, 1600];

    fn points(ratings: &[u16], doubt: u16) -> Vec<GraphPoint> {
        ratings.iter().map(|rating| GraphPoint { rating: *rating, doubt }).collect()
    }

    #[test]
    fn rating_graph_stays_within_picture_and_shows_nearest_level() {
        for (ratings, doubt) in [(&[1100, 1300, 900][..], 60), (&[1100, 1101], 0), (&[100, 3500, 100, 3500], 350)] {
            for is_right_to_left in [false, true] {
                let picture = rating_graph(&points(ratings, doubt), &LEVELS, is_right_to_left);
                assert!(picture.groups.len() > 1, "a face is drawn: {ratings:?}");
                let strokes = &picture.groups[0].strokes;
                assert_eq!(strokes.iter().any(|stroke| matches!(stroke, Stroke::Shape { .. })), doubt > 0);
                for stroke in strokes {
                    if let Stroke::Trail { corners, .. } | Stroke::Shape { corners, .. } = stroke {
                        let is_inside = |x, y| (0.0..WIDTH).contains(&x) && (0.0..HEIGHT).contains(&y);
                        assert!(corners.iter().all(|corner| is_inside(corner.x, corner.y)), "{ratings:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn levels_on_rating_graph_do_not_overlap() {
        let levels: Vec<u16> = (0..16).map(|level| 800 + 50 * level).collect();
        let picture = rating_graph(&points(&[1000, 1200], 100), &levels, false);
        let captions = picture.groups[0].strokes.iter().filter_map(|stroke| match stroke {
            Stroke::Caption { y, .. } => Some(*y),
            _ => None,
        });
        let mut heights: Vec<f64> = captions.collect();
        heights.sort_by(f64::total_cmp);
        assert!(heights.len() > 1 && heights.windows(2).all(|pair| pair[1] - pair[0] >= 1.5), "{heights:?}");
    }
}
