use std::fmt::Write as _;

use super::{Corner, Ink, Matrix, Palette, Picture, Stroke, VisibleGroup};

/// Pixels per unit, in the picture's own size.
const UNIT: f64 = 40.0;

/// The distance between dots of a dotted line, in line thicknesses.
const DOT_GAP: f64 = 3.0;

/// The distance from the center of a line of digits to the baseline, in font sizes.
const BASELINE: f64 = 0.355;

/// Returns a picture at an instant as SVG, one stroke per line.
#[must_use]
pub fn svg(picture: &Picture, at_ms: f64, palette: &Palette) -> String {
    let (width, height) = (picture.width, picture.height);
    let size = format!("width=\"{}\" height=\"{}\"", number(width * UNIT), number(height * UNIT));
    let (width, height) = (number(width), number(height));
    let mut writer = Writer { palette, out: String::new() };
    writer.line(&format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {size} viewBox=\"0 0 {width} {height}\">"));
    writer.line(&format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", writer.color(Ink::Page)));
    for seen in picture.at(at_ms) {
        writer.seen(&seen);
    }
    writer.line("</svg>");
    writer.out
}

/// Formats a value with three decimals, without trailing zeros.
pub(super) fn number(value: f64) -> String {
    // Never a negative zero.
    let rounded = (value * 1000.0 + 0.5).floor() / 1000.0;
    let written = format!("{rounded:.3}");
    written.trim_end_matches('0').trim_end_matches('.').to_owned()
}

struct Writer<'a> {
    palette: &'a Palette,
    out: String,
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }

    fn seen(&mut self, seen: &VisibleGroup) {
        let VisibleGroup { strokes, places, matrix, alpha } = *seen;
        // Pure shifts and scales are applied to the coordinates.
        let is_plain = matrix.a > 0.0 && (matrix.a - matrix.d).abs() + matrix.b.abs() + matrix.c.abs() < 1e-9;
        let (shift, scale) = if is_plain {
            (Corner { x: matrix.e, y: matrix.f }, matrix.a)
        } else {
            let Matrix { a, b, c, d, e, f } = matrix;
            self.line(&format!("<g transform=\"matrix({})\">", [a, b, c, d, e, f].map(number).join(" ")));
            (Corner { x: 0.0, y: 0.0 }, 1.0)
        };
        for place in places {
            let placement = Placement { x: shift.x + scale * place.x, y: shift.y + scale * place.y, scale, alpha };
            for stroke in strokes {
                self.stroke(stroke, &placement);
            }
        }
        if !is_plain {
            self.line("</g>");
        }
    }

    fn stroke(&mut self, stroke: &Stroke, placement: &Placement) {
        let line = match stroke {
            Stroke::Plate { x, y, width, height, radius, ink, alpha } => {
                let shape = placement.rectangle(*x, *y, *width, *height, *radius);
                format!("<rect {shape} {}/>", self.fill(*ink, alpha * placement.alpha))
            }
            Stroke::Frame { x, y, width, height, radius, thickness, ink, alpha } => {
                let shape = placement.rectangle(*x, *y, *width, *height, *radius);
                format!("<rect {shape} {}/>", self.outline(*ink, alpha * placement.alpha, placement.length(*thickness)))
            }
            Stroke::Disc { x, y, radius, ink, alpha } => {
                format!("<circle {} {}/>", placement.circle(*x, *y, *radius), self.fill(*ink, alpha * placement.alpha))
            }
            Stroke::Ring { x, y, radius, thickness, ink, alpha } => {
                let outline = self.outline(*ink, alpha * placement.alpha, placement.length(*thickness));
                format!("<circle {} {outline}/>", placement.circle(*x, *y, *radius))
            }
            Stroke::Bar { x, y, to_x, to_y, thickness, ink, alpha, dotted } => {
                let outline = self.outline(*ink, alpha * placement.alpha, placement.length(*thickness));
                let [x1, y1, x2, y2] =
                    [placement.x(*x), placement.y(*y), placement.x(*to_x), placement.y(*to_y)].map(number);
                let dots = format!(" stroke-dasharray=\"0 {}\"", number(placement.length(thickness * DOT_GAP)));
                let dots = if *dotted { dots.as_str() } else { "" };
                format!(
                    "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" {outline} stroke-linecap=\"round\"{dots}/>"
                )
            }
            Stroke::Trail { corners, thickness, ink, alpha } => {
                let outline = self.outline(*ink, alpha * placement.alpha, placement.length(*thickness));
                let path = placement.path(corners);
                format!("<path d=\"{path}\" {outline} stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
            }
            Stroke::Shape { corners, ink, alpha } => {
                format!("<path d=\"{} Z\" {}/>", placement.path(corners), self.fill(*ink, alpha * placement.alpha))
            }
            Stroke::Caption { x, y, size, text, ink, bold } => {
                let (x, y) = (number(placement.x(*x)), number(placement.y(y + size * BASELINE)));
                let weight = if *bold { " font-weight=\"700\"" } else { "" };
                let (size, fill) = (number(placement.length(*size)), self.fill(*ink, placement.alpha));
                let font = "font-family=\"Roboto, sans-serif\" text-anchor=\"middle\"";
                format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight} {font} {fill}>{}</text>", escape(text))
            }
        };
        self.line(&line);
    }

    fn fill(&self, ink: Ink, alpha: f64) -> String {
        format!("fill=\"{}\"{}", self.color(ink), self.opacity("fill", ink, alpha))
    }

    fn outline(&self, ink: Ink, alpha: f64, thickness: f64) -> String {
        let (color, thickness) = (self.color(ink), number(thickness));
        format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"{thickness}\"{}", self.opacity("stroke", ink, alpha))
    }

    fn opacity(&self, what: &str, ink: Ink, alpha: f64) -> String {
        let seen = if ink == Ink::Shadow { alpha * self.palette.shadow } else { alpha };
        if seen >= 1.0 { String::new() } else { format!(" {what}-opacity=\"{}\"", number(seen)) }
    }

    fn color(&self, ink: Ink) -> String {
        format!("#{:06X}", self.palette.color(ink))
    }
}

/// A scale followed by a shift, and an alpha, applied to strokes.
struct Placement {
    x: f64,
    y: f64,
    scale: f64,
    alpha: f64,
}

impl Placement {
    fn x(&self, x: f64) -> f64 {
        self.x + self.scale * x
    }

    fn y(&self, y: f64) -> f64 {
        self.y + self.scale * y
    }

    fn length(&self, length: f64) -> f64 {
        self.scale * length
    }

    fn rectangle(&self, x: f64, y: f64, width: f64, height: f64, radius: f64) -> String {
        let lengths = [width, height, radius].map(|length| number(self.length(length)));
        let ([width, height, radius], x, y) = (lengths, number(self.x(x)), number(self.y(y)));
        format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"")
    }

    fn circle(&self, x: f64, y: f64, radius: f64) -> String {
        let (x, y, radius) = (number(self.x(x)), number(self.y(y)), number(self.length(radius)));
        format!("cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"")
    }

    fn path(&self, corners: &[Corner]) -> String {
        let mut path = String::new();
        for (index, corner) in corners.iter().enumerate() {
            let step = if index == 0 { "M" } else { " L" };
            let _ = write!(path, "{step} {} {}", number(self.x(corner.x)), number(self.y(corner.y)));
        }
        path
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
