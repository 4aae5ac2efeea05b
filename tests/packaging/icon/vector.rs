//! Shapes as a vector drawable of Android, and as SVG.

use std::fmt::Write as _;

use super::mark::{Outline, Shape};

/// The drawable of the adaptive icon's 108 units. Shapes that run out of it are cut to it, which changes no picture.
pub fn drawable(shapes: &[Shape]) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <!-- Drawn by `cargo task icons`. -->\n\
         <vector xmlns:android=\"http://schemas.android.com/apk/res/android\"\n  \
           android:width=\"108dp\"\n  \
           android:height=\"108dp\"\n  \
           android:viewportWidth=\"108\"\n  \
           android:viewportHeight=\"108\">\n",
    );
    for shape in shapes {
        let _ = write!(xml, "  <path\n    android:fillColor=\"#{:06X}\"\n", shape.colour);
        if shape.is_shadow() {
            let _ = writeln!(xml, "    android:fillAlpha=\"{}\"", number(shape.alpha));
        }
        if matches!(shape.outline, Outline::Ring { inner, .. } if inner > 0.0) {
            let _ = writeln!(xml, "    android:fillType=\"evenOdd\"");
        }
        let _ = writeln!(xml, "    android:pathData=\"{}\" />", path(&shape.outline));
    }
    xml + "</vector>\n"
}

/// What every launcher shows of it, as a picture of 1024 units.
pub fn svg(shapes: &[Shape]) -> String {
    let mut svg = String::from(
        "<!-- Drawn by `cargo task icons`. -->\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1024\" height=\"1024\" viewBox=\"18 18 72 72\">\n",
    );
    for shape in shapes {
        let data = path(&shape.outline);
        let _ = writeln!(svg, "  <path fill=\"#{:06X}\" fill-rule=\"evenodd\" d=\"{data}\"/>", shape.colour);
    }
    svg + "</svg>\n"
}

fn path(outline: &Outline) -> String {
    match *outline {
        Outline::Plate { x, y, half, radius } => plate(x, y, half, radius),
        Outline::Ring { x, y, inner, outer } if inner > 0.0 => circle(x, y, outer) + &circle(x, y, inner),
        Outline::Ring { x, y, outer, .. } => circle(x, y, outer),
        Outline::Bar { from, to, thickness } => bar(from, to, thickness / 2.0),
    }
}

fn circle(x: f64, y: f64, radius: f64) -> String {
    let (r, across) = (number(radius), number(2.0 * radius));
    format!("M{},{}a{r},{r} 0,1 1,{across},0a{r},{r} 0,1 1,-{across},0z", number(x - radius), number(y))
}

/// Round only the corners that are inside the picture.
fn plate(x: f64, y: f64, half: f64, radius: f64) -> String {
    let (left, right) = ((x - half).max(0.0), (x + half).min(108.0));
    let (top, bottom) = ((y - half).max(0.0), (y + half).min(108.0));
    let mut data = String::new();
    let corners =
        [(left, top, 1.0, 0.0), (right, top, 0.0, 1.0), (right, bottom, -1.0, 0.0), (left, bottom, 0.0, -1.0)];
    for (index, (cx, cy, ahead_x, ahead_y)) in corners.into_iter().enumerate() {
        let is_inside = cx > 0.0 && cx < 108.0 && cy > 0.0 && cy < 108.0;
        let r = if is_inside { radius } else { 0.0 };
        // One comes up to a corner in the direction that is a quarter move before the one it is left in.
        let (back_x, back_y) = (-ahead_y, ahead_x);
        let step = if index == 0 { 'M' } else { 'L' };
        let _ = write!(data, "{step}{},{}", number(cx + back_x * r), number(cy + back_y * r));
        if is_inside {
            let (r, to_x, to_y) = (number(r), number(cx + ahead_x * r), number(cy + ahead_y * r));
            let _ = write!(data, "A{r},{r} 0,0 1,{to_x},{to_y}");
        }
    }
    data + "z"
}

fn bar(from: (f64, f64), to: (f64, f64), half: f64) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt();
    let (side_x, side_y) = (-dy / length * half, dx / length * half);
    let r = number(half);
    format!(
        "M{},{}L{},{}A{r},{r} 0,0 0,{},{}L{},{}A{r},{r} 0,0 0,{},{}z",
        number(from.0 + side_x),
        number(from.1 + side_y),
        number(to.0 + side_x),
        number(to.1 + side_y),
        number(to.0 - side_x),
        number(to.1 - side_y),
        number(from.0 - side_x),
        number(from.1 - side_y),
        number(from.0 + side_x),
        number(from.1 + side_y),
    )
}

/// At most three digits behind the point, none that say nothing.
fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
