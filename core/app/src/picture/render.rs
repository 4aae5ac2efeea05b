//! The rendering of a picture at an instant: the reference implementation for picture players.

use super::{Change, Corner, Easing, Motion, Picture, Stroke, StrokeGroup};

/// An affine transformation: maps a point `x, y` to `a x + c y + e, b x + d y + f`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Matrix {
    /// The factor from x to x.
    pub a: f64,
    /// The factor from x to y.
    pub b: f64,
    /// The factor from y to x.
    pub c: f64,
    /// The factor from y to y.
    pub d: f64,
    /// The shift of x.
    pub e: f64,
    /// The shift of y.
    pub f: f64,
}

impl Matrix {
    /// The identity.
    pub const IDENTITY: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0 };

    /// Returns a translation.
    #[must_use]
    pub const fn shift(x: f64, y: f64) -> Self {
        Self { e: x, f: y, ..Self::IDENTITY }
    }

    /// Returns a transformation about a point instead of the origin.
    fn about(self, x: f64, y: f64) -> Self {
        Self::shift(x, y).after(self).after(Self::shift(-x, -y))
    }

    /// Returns the composition: the other transformation first, then this one.
    #[must_use]
    pub fn after(self, first: Self) -> Self {
        Self {
            a: self.a * first.a + self.c * first.b,
            b: self.b * first.a + self.d * first.b,
            c: self.a * first.c + self.c * first.d,
            d: self.b * first.c + self.d * first.d,
            e: self.a * first.e + self.c * first.f + self.e,
            f: self.b * first.e + self.d * first.f + self.f,
        }
    }
}

/// A group at an instant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VisibleGroup<'a> {
    /// The strokes.
    pub strokes: &'a [Stroke],
    /// The places they are drawn at, one after the other.
    pub places: &'a [Corner],
    /// The transformation.
    pub matrix: Matrix,
    /// The factor on the strokes' alphas.
    pub alpha: f64,
}

impl Easing {
    /// Returns the share of the change after a share of the time.
    #[must_use]
    pub fn at(self, t: f64) -> f64 {
        match self {
            Self::Linear => t,
            Self::Out => {
                let rest = 1.0 - t;
                1.0 - rest * rest * rest
            }
            Self::In => t * t,
        }
    }
}

impl Motion {
    /// Returns the share of the change, from 0 to 1.
    fn part(&self, ms: f64) -> f64 {
        let (begin, length) = (f64::from(self.begin_ms), f64::from(self.length_ms));
        if ms < begin {
            0.0
        } else if ms >= begin + length {
            1.0
        } else {
            self.easing.at((ms - begin) / length)
        }
    }
}

impl StrokeGroup {
    /// Returns the group's transformation, applied after the shift to each place, and its alpha.
    fn at(&self, ms: f64) -> (Matrix, f64) {
        self.motions.iter().fold((Matrix::IDENTITY, 1.0), |(matrix, alpha), motion| {
            let part = motion.part(ms);
            let between = |from: f64, to: f64| from + (to - from) * part;
            match motion.change {
                Change::Offset { from_x, from_y, to_x, to_y } => {
                    (matrix.after(Matrix::shift(between(from_x, to_x), between(from_y, to_y))), alpha)
                }
                Change::Scale { x, y, from_width, from_height, to_width, to_height } => {
                    let (width, height) = (between(from_width, to_width), between(from_height, to_height));
                    (matrix.after(Matrix { a: width, d: height, ..Matrix::IDENTITY }.about(x, y)), alpha)
                }
                Change::Rotate { x, y, from_degrees, to_degrees } => {
                    let (sine, cosine) = between(from_degrees, to_degrees).to_radians().sin_cos();
                    let turned = Matrix { a: cosine, b: sine, c: -sine, d: cosine, e: 0.0, f: 0.0 };
                    (matrix.after(turned.about(x, y)), alpha)
                }
                Change::Alpha { from, to } => (matrix, alpha * between(from, to)),
            }
        })
    }
}

impl Picture {
    /// Returns the visible groups at a time in milliseconds since the motions began, bottom to top; invisible groups
    /// are omitted.
    pub fn at(&self, ms: f64) -> impl Iterator<Item = VisibleGroup<'_>> {
        let groups = self.groups.iter().map(move |group| {
            let (matrix, alpha) = group.at(ms);
            VisibleGroup { strokes: &group.strokes, places: &group.places, matrix, alpha }
        });
        groups.filter(|seen| seen.alpha > 0.0)
    }
}
