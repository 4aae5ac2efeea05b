//! A text as a square of modules that cameras read: a QR code.

use qrcodegen::{QrCode, QrCodeEcc, Version};

use super::{Corner, Ink, Picture, Stroke, StrokeGroup};

/// The margin that readers ask for, in modules.
const QUIET: u8 = 4;

/// The largest code that a phone reads off a phone without an effort: 73 modules.
const LARGEST: u8 = 14;

/// By how much modules overlap, so that no light shines through between them.
const OVERLAP: f64 = 0.02;

/// A text as a code, dark on light: to be shown with the colours of a light screen on a dark one too, where many readers
/// would find nothing. None of a text that is too long.
#[must_use]
pub fn code(text: &str) -> Option<Picture> {
    let segments = qrcodegen::QrSegment::make_segments(text);
    let level = QrCodeEcc::Medium;
    let code =
        QrCode::encode_segments_advanced(&segments, level, Version::MIN, Version::new(LARGEST), None, true).ok()?;
    let side = f64::from(code.size()) + 2.0 * f64::from(QUIET);
    let ground = Stroke::Plate { x: 0.0, y: 0.0, width: side, height: side, radius: 2.0, ink: Ink::Card, alpha: 1.0 };
    let lines = (0..code.size()).flat_map(|y| runs(&code, y)).map(|(x, y, length)| Stroke::Plate {
        x: f64::from(x) + f64::from(QUIET),
        y: f64::from(y) + f64::from(QUIET),
        width: f64::from(length) + OVERLAP,
        height: 1.0 + OVERLAP,
        radius: 0.0,
        ink: Ink::Text,
        alpha: 1.0,
    });
    let strokes = std::iter::once(ground).chain(lines).collect();
    let group = StrokeGroup { strokes, places: vec![Corner { x: 0.0, y: 0.0 }], motions: Vec::new() };
    Some(Picture { width: side, height: side, groups: vec![group], motion: 0, length_ms: 0 })
}

/// The runs of dark modules of a line: where each begins, and how long it is.
fn runs(code: &QrCode, y: i32) -> Vec<(i32, i32, i32)> {
    let is_dark = |x: i32| code.get_module(x, y);
    let begins = (0..code.size()).filter(|x| is_dark(*x) && !is_dark(x - 1));
    begins.map(|x| (x, y, (x..).take_while(|x| is_dark(*x)).map(|_| 1).sum())).collect()
}

#[cfg(test)]
mod tests {
    use super::code;
    use crate::picture::Stroke;

    #[test]
    fn a_short_text_is_a_small_code_and_a_long_one_none() {
        let link = "fivefold:connect-four/1f3a90/34342";
        let picture = code(link).expect("it is short");
        assert!(picture.width < 50.0, "{}", picture.width);
        assert!(code(&"x".repeat(300)).is_some(), "as long as a usual link may be");
        assert!(code(&"x".repeat(3000)).is_none());
    }

    /// The three corners by which a reader finds a code: seven modules dark, light between, three dark in the middle.
    #[test]
    fn the_corners_are_where_a_reader_looks_for_them() {
        let picture = code("fivefold:connect-four/0/").expect("it is short");
        let starts_with_seven = |y: f64| {
            picture.groups[0].strokes.iter().any(|stroke| {
                matches!(stroke, Stroke::Plate { x, y: top, width, radius, .. }
                    if *radius == 0.0 && (*x - 4.0).abs() < 1e-9 && (*top - y).abs() < 1e-9 && width.floor() == 7.0)
            })
        };
        let last = picture.height - 5.0;
        for y in [4.0, 10.0, last, last - 6.0] {
            assert!(starts_with_seven(y), "{y}");
        }
    }
}
