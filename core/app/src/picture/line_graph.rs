//! A line graph of a number over several games.

use super::{Corner, Ink, Picture, Stroke, StrokeGroup};

/// The size of the graph, in its own units, with the same aspect ratio as the review's graph.
const WIDTH: f64 = 16.0;
const HEIGHT: f64 = 4.0;

/// The padding on each side.
const MARGIN: f64 = 0.5;

/// The width of the labels at the right edge.
const NUMBERS: f64 = 2.2;

/// The minimum range of the vertical axis, so that small changes do not look large.
const LEAST_SPAN: f64 = 200.0;

/// Returns the graph of these numbers, oldest first, with the highest and the lowest as labels. In languages written from
/// right to left, time runs from right to left.
#[must_use]
pub fn line_graph(numbers: &[u16], is_right_to_left: bool) -> Picture {
    let (low, high) = (numbers.iter().min().copied().unwrap_or(0), numbers.iter().max().copied().unwrap_or(0));
    let middle = f64::midpoint(low.into(), high.into());
    let span = f64::from(high - low).max(LEAST_SPAN);
    let y_of = |number: f64| HEIGHT / 2.0 - (number - middle) / span * (HEIGHT - 2.0 * MARGIN);
    let last = f64::from(u32::try_from(numbers.len().saturating_sub(1)).unwrap_or(u32::MAX)).max(1.0);
    let x_of = |at: u32| MARGIN + (WIDTH - NUMBERS - 2.0 * MARGIN) * f64::from(at) / last;
    let mut strokes =
        vec![Stroke::Plate { x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT, radius: 0.3, ink: Ink::Board, alpha: 1.0 }];
    // If the labels would overlap, only the highest is shown.
    let is_apart = f64::from(high - low) > LEAST_SPAN / 3.0;
    for number in [high, low].into_iter().take(1 + usize::from(is_apart)) {
        let y = y_of(number.into());
        let corners = vec![Corner { x: MARGIN, y }, Corner { x: WIDTH - NUMBERS, y }];
        strokes.push(Stroke::Trail { corners, thickness: 0.03, ink: Ink::Line, alpha: 1.0 });
        let x = WIDTH - NUMBERS / 2.0;
        strokes.push(Stroke::Caption { x, y, size: 0.7, text: number.to_string(), ink: Ink::Text, bold: false });
    }
    let corners: Vec<Corner> =
        (0..).zip(numbers).map(|(at, number)| Corner { x: x_of(at), y: y_of((*number).into()) }).collect();
    if let Some(end) = corners.last() {
        strokes.push(Stroke::Disc { x: end.x, y: end.y, radius: 0.22, ink: Ink::Accent, alpha: 1.0 });
    }
    if corners.len() > 1 {
        strokes.push(Stroke::Trail { corners, thickness: 0.1, ink: Ink::Accent, alpha: 1.0 });
    }
    if is_right_to_left {
        for stroke in &mut strokes {
            stroke.mirror(WIDTH);
        }
    }
    let group = StrokeGroup { strokes, places: vec![Corner { x: 0.0, y: 0.0 }], motions: Vec::new() };
    Picture { width: WIDTH, height: HEIGHT, groups: vec![group], motion: 0, length_ms: 0 }
}

#[cfg(test)]
mod tests {
    use super::{Corner, HEIGHT, Stroke, WIDTH, line_graph};

    #[test]
    fn graph_line_stays_within_picture() {
        for numbers in [&[1100, 1300, 900][..], &[1100, 1101], &[100, 3500, 100, 3500]] {
            let picture = line_graph(numbers, false);
            let Some(Stroke::Trail { corners, .. }) = picture.groups[0].strokes.last() else {
                panic!("the line comes last: {picture:?}")
            };
            assert_eq!(corners.len(), numbers.len());
            for (pair, ends) in corners.windows(2).zip(numbers.windows(2)) {
                assert!(pair[0].x < pair[1].x && (pair[0].y > pair[1].y) == (ends[0] < ends[1]), "{numbers:?}");
            }
            let is_inside = |corner: &Corner| (0.0..WIDTH).contains(&corner.x) && (0.0..HEIGHT).contains(&corner.y);
            assert!(corners.iter().all(is_inside), "{numbers:?}");
            let mirrored = line_graph(numbers, true);
            let Some(Stroke::Trail { corners: back, .. }) = mirrored.groups[0].strokes.last() else { panic!("a line") };
            assert!(corners.iter().zip(back).all(|(there, back)| (there.x + back.x - WIDTH).abs() < 1e-9));
        }
    }
}
