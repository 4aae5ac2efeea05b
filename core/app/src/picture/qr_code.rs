//! QR codes of texts.

use qrcodegen::{QrCode, QrCodeEcc, Version};

use super::{Corner, Ink, Picture, Stroke, StrokeGroup};

/// The quiet zone that readers require, in modules.
const QUIET: u8 = 4;

/// The largest code that a phone easily scans from another phone's screen: 73 modules.
const LARGEST: u8 = 14;

/// The overlap of modules, which prevents visible seams between them.
const OVERLAP: f64 = 0.02;

/// Returns a text as a QR code, dark on light; `None` if the text is too long. Use the light palette for it on dark
/// screens too, because many readers do not recognize inverted codes.
#[must_use]
pub fn qr_code(text: &str) -> Option<Picture> {
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

/// Returns the runs of dark modules in a line: start and length of each.
fn runs(code: &QrCode, y: i32) -> Vec<(i32, i32, i32)> {
    let is_dark = |x: i32| code.get_module(x, y);
    let begins = (0..code.size()).filter(|x| is_dark(*x) && !is_dark(x - 1));
    let length = |begin: i32| (begin..code.size()).take_while(|x| is_dark(*x)).map(|_| 1).sum();
    begins.map(|x| (x, y, length(x))).collect()
}

#[cfg(test)]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "few modules, never negative")]
mod tests {
    use std::collections::HashSet;

    use super::{QUIET, qr_code};
    use crate::picture::{Ink, Picture, Stroke};

    #[test]
    fn qr_code_size_follows_text_length() {
        let link = "fivefold:connect-four/1f3a90/34342";
        let picture = qr_code(link).expect("a short text");
        assert!(picture.width < 50.0, "{}", picture.width);
        assert!(qr_code(&"x".repeat(300)).is_some(), "longer than a typical link");
        assert!(qr_code(&"x".repeat(3000)).is_none());
    }

    /// Returns the dark modules of the picture, without the quiet zone.
    fn modules(picture: &Picture) -> (usize, HashSet<(usize, usize)>) {
        let quiet = f64::from(QUIET);
        let places = |from: f64, length: f64| {
            (0..)
                .take_while(move |step| f64::from(*step) + 0.5 < length)
                .map(move |step| from - quiet + f64::from(step))
        };
        let mut dark = HashSet::new();
        for stroke in &picture.groups[0].strokes {
            let Stroke::Plate { x, y, width, height, ink: Ink::Text, .. } = stroke else { continue };
            for y in places(*y, *height) {
                dark.extend(places(*x, *width).map(|x| (x.round() as usize, y.round() as usize)));
            }
        }
        ((picture.width - 2.0 * quiet).round() as usize, dark)
    }

    /// The finder pattern: a dark ring, a light ring, and nine dark modules in the center.
    #[test]
    fn qr_code_has_three_finder_patterns() {
        let (side, dark) = modules(&qr_code("fivefold:connect-four/1f3a90/34342").expect("a short text"));
        let is_corner = |left: usize, top: usize| {
            (0..7).flat_map(|y| (0..7).map(move |x| (x, y))).all(|(x, y): (usize, usize)| {
                let ring = x.abs_diff(3).max(y.abs_diff(3));
                dark.contains(&(left + x, top + y)) == (ring != 2)
            })
        };
        assert!(is_corner(0, 0) && is_corner(side - 7, 0) && is_corner(0, side - 7));
        assert!(!is_corner(side - 7, side - 7), "the fourth corner defines the orientation");
    }
}
