//! Contrast of text, pieces and signs, computed by the formula of the Web Content Accessibility Guidelines.

use std::collections::BTreeSet;

use super::scenes::palette_named;
use crate::picture::{Ink, Palette, Stroke, pieces, values};
use fivefold_engine::game::{PieceKind, Side};

const PALETTES: [&str; 10] = [
    "light",
    "dark",
    "light-wood",
    "dark-wood",
    "light-night",
    "dark-night",
    "light-high-contrast",
    "dark-high-contrast",
    "light-grays",
    "dark-grays",
];

const BOARDS: [Ink; 3] = [Ink::Board, Ink::SecondTone, Ink::Hole];

const COLORS: [Option<Side>; 3] = [Some(Side::First), Some(Side::Second), None];

fn luminance(color: u32) -> f64 {
    let channel = |shift: u32| {
        let part = f64::from(color >> shift & 0xFF) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}

fn contrast(one: u32, other: u32) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// Returns the blend of a translucent color over another.
fn mixed(upper: u32, lower: u32, alpha: f64) -> u32 {
    [16, 8, 0].into_iter().fold(0, |mix, shift| {
        let channel = |color: u32| f64::from(color >> shift & 0xFF);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a channel is below 256")]
        let channel = (channel(upper) * alpha + channel(lower) * (1.0 - alpha)) as u32;
        mix << 8 | channel
    })
}

fn in_every_palette(check: impl Fn(&Palette, &mut dyn FnMut(f64, f64, String))) {
    for name in PALETTES {
        let mut faults = Vec::new();
        check(&palette_named(name), &mut |least, found, what| {
            if found < least {
                faults.push(format!("{what}: {found:.2}"));
            }
        });
        assert_eq!(faults, Vec::<String>::new(), "{name}");
    }
}

#[test]
fn text_contrast_is_sufficient() {
    in_every_palette(|palette, require| {
        for text in [Ink::Text, Ink::Quiet] {
            for ground in [Ink::Page, Ink::Card, Ink::Board] {
                let found = contrast(palette.color(text), palette.color(ground));
                require(4.5, found, format!("{text:?} on {ground:?}"));
            }
        }
    });
}

#[test]
fn value_text_contrast_on_signs_is_sufficient() {
    in_every_palette(|palette, require| {
        for value in [Ink::Win, Ink::Draw, Ink::Loss] {
            let ground = palette.color(value);
            require(4.5, contrast(palette.color(Ink::OnValue), ground), format!("proven {value:?}"));
            let ground = mixed(ground, palette.color(Ink::Card), values::ESTIMATED);
            require(4.5, contrast(palette.color(Ink::Text), ground), format!("estimated {value:?}"));
        }
    });
}

#[test]
fn pieces_contrast_with_board_by_face_or_rim() {
    in_every_palette(|palette, require| {
        for color in COLORS {
            for board in BOARDS {
                let against = |ink| contrast(palette.color(ink), palette.color(board));
                let found = against(pieces::face(color)).max(against(pieces::rim(color)));
                require(3.0, found, format!("{color:?} on {board:?}"));
            }
        }
    });
}

#[test]
fn signs_contrast_with_their_background() {
    in_every_palette(|palette, require| {
        let on = |ink, ground| contrast(palette.color(ink), palette.color(ground));
        require(3.0, on(Ink::OrangeGlyph, Ink::Orange), "ring of orange".into());
        require(3.0, on(Ink::BlueGlyph, Ink::Blue), "dot of blue".into());
        require(3.0, on(Ink::BlueGlyph, Ink::Neutral), "cross of neutral".into());
        require(3.0, on(Ink::NeutralRim, Ink::SecondTone), "cross of a closed place".into());
        for sign in [Ink::Accent, Ink::Focus, Ink::Hint, Ink::Win, Ink::Draw, Ink::Loss] {
            for board in BOARDS {
                require(3.0, on(sign, board), format!("{sign:?} on {board:?}"));
            }
        }
    });
}

#[test]
fn sides_differ_by_shape_in_every_palette() {
    for kind in [PieceKind::Disc, PieceKind::VerticalBar, PieceKind::HorizontalBar] {
        let shapes = COLORS.map(|color| shape_of(&pieces::piece(kind, color, 1.0)));
        assert_ne!(shapes[0], shapes[1], "{kind:?}");
        if kind == PieceKind::Disc {
            assert_eq!(shapes.iter().collect::<BTreeSet<_>>().len(), 3, "three shapes");
        }
    }
    assert_ne!(shape_of(&pieces::peg(Side::First)), shape_of(&pieces::peg(Side::Second)));
}

/// Returns the strokes with every ink replaced by the same one.
fn shape_of(strokes: &[Stroke]) -> String {
    let mut shape = format!("{strokes:?}");
    for ink in Ink::ALL {
        shape = shape.replace(&format!("ink: {ink:?},"), "");
    }
    shape
}

/// Returns a color's hue in degrees and saturation from 0 to 1.
fn hue(color: u32) -> (f64, f64) {
    let [red, green, blue] = [16, 8, 0].map(|shift: u32| f64::from(color >> shift & 0xFF));
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let (right, up) = (red - f64::midpoint(green, blue), (green - blue) * 0.75_f64.sqrt());
    (up.atan2(right).to_degrees().rem_euclid(360.0), (most - least) / most.max(1.0))
}

#[test]
fn side_colors_match_their_names() {
    for name in PALETTES {
        let palette = palette_named(name);
        let sides = [(Ink::Orange, 10.0..40.0), (Ink::Blue, 205.0..230.0)];
        for (ink, hues) in sides {
            let (hue, strength) = hue(palette.color(ink));
            let is_colored = strength > 0.4;
            assert_eq!(is_colored, !name.ends_with("grays"), "{name}: {ink:?} is {strength:.2} of a color");
            assert!(!is_colored || hues.contains(&hue), "{name}: {ink:?} is at {hue:.0} degrees");
        }
    }
}

#[test]
fn night_palette_has_no_bright_color() {
    let (night, dark) = (palette_named("dark-night"), palette_named("dark"));
    for ink in Ink::ALL {
        let bright = luminance(night.color(ink));
        assert!(bright <= 0.56, "{ink:?} is {bright:.2} of white");
        if matches!(ink, Ink::Page | Ink::Card | Ink::Board | Ink::Hole) {
            assert!(bright < luminance(dark.color(ink)), "{ink:?} is not darker than in the dark palette");
        }
    }
}

/// A plate differs from the page by its face, or by its lip.
#[test]
fn boards_contrast_with_page_and_menus_with_cards() {
    in_every_palette(|palette, require| {
        let on = |ink, ground| contrast(palette.color(ink), palette.color(ground));
        require(1.3, on(Ink::Board, Ink::Page).max(on(Ink::Edge, Ink::Page)), "board on page".into());
        // Menus are outlined.
        require(1.8, on(Ink::Line, Ink::Card), "outline of a menu on a card".into());
    });
}

#[test]
fn board_squares_contrast_with_each_other() {
    in_every_palette(|palette, require| {
        require(1.05, contrast(palette.color(Ink::SecondTone), palette.color(Ink::Board)), "squares".into());
    });
}

#[test]
fn system_contrast_applies_except_to_grays() {
    use crate::picture::{PaletteChoice, palette};
    for is_dark in [false, true] {
        let strong = palette(PaletteChoice::HighContrast, is_dark, false);
        for choice in [PaletteChoice::Standard, PaletteChoice::Wood, PaletteChoice::Night] {
            assert_eq!(palette(choice, is_dark, true), strong, "{choice:?}");
            assert_ne!(palette(choice, is_dark, false), strong, "{choice:?}");
        }
        assert_eq!(palette(PaletteChoice::Grays, is_dark, true), palette(PaletteChoice::Grays, is_dark, false));
    }
}
