//! The mark itself, in Android's 108 units, back to front.

/// A colour, 0xRRGGBB.
pub type Colour = u32;

/// A filled shape.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    pub outline: Outline,
    pub colour: Colour,
    pub alpha: f64,
}

/// What is filled.
#[derive(Debug, Clone, Copy)]
pub enum Outline {
    /// A square with round corners: its middle, half its side, the radius of the corners.
    Plate { x: f64, y: f64, half: f64, radius: f64 },
    /// The ring between two circles; a disc when the inner one has no radius.
    Ring { x: f64, y: f64, inner: f64, outer: f64 },
    /// A line with round ends.
    Bar { from: (f64, f64), to: (f64, f64), thickness: f64 },
}

/// The colours of one appearance.
#[derive(Debug)]
pub struct Tones {
    /// The ground, which shows between the plates.
    pub gap: Colour,
    plate: Colour,
    orange: (Colour, Colour),
    blue: (Colour, Colour),
    light: Colour,
    shade: f64,
}

impl Tones {
    pub const LIGHT: Self = Self {
        gap: 0x00D9_CDB6,
        plate: 0x00EF_E8DA,
        orange: (0x00D2_541B, 0x00A0_3D10),
        blue: (0x0023_519C, 0x0017_3A75),
        light: 0x00FF_FFFF,
        shade: 0.16,
    };
    pub const DARK: Self = Self {
        gap: 0x0013_1417,
        plate: 0x002A_2D34,
        orange: (0x00FF_A06E, 0x00FF_C6A8),
        blue: (0x0055_90F0, 0x009C_C0FF),
        light: 0x0013_1417,
        shade: 0.3,
    };
    /// Greys: the system lays a colour of its own over them.
    pub const TINTED: Self = Self {
        gap: 0x0000_0000,
        plate: 0x001C_1C1C,
        orange: (0x00F2_F2F2, 0x00FF_FFFF),
        blue: (0x008C_8C8C, 0x00B4_B4B4),
        light: 0x0000_0000,
        shade: 0.0,
    };
}

/// The middle of the picture.
const MIDDLE: f64 = 54.0;
/// How far the outer pieces stand from it, across and down.
const STEP: f64 = 16.0;
const RADIUS: f64 = 9.5;
/// As on the boards: 8 % of the radius.
const RIM: f64 = RADIUS * 0.08;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Orange,
    Blue,
}

/// The five pieces: Orange along the rising diagonal, Blue beside it.
const PIECES: [(f64, f64, Side); 5] = [
    (-STEP, -STEP, Side::Blue),
    (STEP, STEP, Side::Blue),
    (-STEP, STEP, Side::Orange),
    (STEP, -STEP, Side::Orange),
    (0.0, 0.0, Side::Orange),
];

/// The icon in two layers, which Android moves against each other.
#[derive(Debug)]
pub struct Mark {
    pub board: Vec<Shape>,
    pub pieces: Vec<Shape>,
}

impl Mark {
    pub fn new(tones: &Tones) -> Self {
        Self { board: board(tones), pieces: pieces(tones) }
    }

    /// All of it in one colour, told apart by what is cut out: for launchers that give it a colour of their own.
    pub fn silhouette() -> Vec<Shape> {
        let ink = |outline| Shape { outline, colour: 0, alpha: 1.0 };
        let mut shapes = Vec::new();
        let edge = RADIUS * std::f64::consts::FRAC_1_SQRT_2;
        for sign in [-1.0, 1.0] {
            let from = (MIDDLE - sign * edge, MIDDLE + sign * edge);
            let to = (MIDDLE - sign * (STEP - edge), MIDDLE + sign * (STEP - edge));
            shapes.push(ink(Outline::Bar { from, to, thickness: 5.0 }));
        }
        for (dx, dy, side) in PIECES {
            let (x, y) = (MIDDLE + dx, MIDDLE + dy);
            match side {
                Side::Orange => {
                    shapes.push(ink(Outline::Ring { x, y, inner: RADIUS * 0.62, outer: RADIUS }));
                    shapes.push(ink(Outline::Ring { x, y, inner: 0.0, outer: RADIUS * 0.4 }));
                }
                Side::Blue => shapes.push(ink(Outline::Ring { x, y, inner: RADIUS * 0.34, outer: RADIUS })),
            }
        }
        shapes
    }
}

impl Shape {
    fn solid(outline: Outline, colour: Colour) -> Self {
        Self { outline, colour, alpha: 1.0 }
    }

    /// Whether it only shades what is below.
    pub fn is_shadow(&self) -> bool {
        self.alpha < 1.0
    }
}

impl Outline {
    /// The signed distance of a point from the edge: negative inside.
    pub fn distance(&self, px: f64, py: f64) -> f64 {
        match *self {
            Self::Plate { x, y, half, radius } => {
                let (dx, dy) = ((px - x).abs() - half + radius, (py - y).abs() - half + radius);
                length(dx.max(0.0), dy.max(0.0)) + dx.max(dy).min(0.0) - radius
            }
            Self::Ring { x, y, inner, outer } => {
                let from_middle = length(px - x, py - y);
                if inner > 0.0 { (from_middle - outer).max(inner - from_middle) } else { from_middle - outer }
            }
            Self::Bar { from, to, thickness } => {
                let (along_x, along_y) = (to.0 - from.0, to.1 - from.1);
                let (dx, dy) = (px - from.0, py - from.1);
                let share = (dx * along_x + dy * along_y) / (along_x * along_x + along_y * along_y);
                let share = share.clamp(0.0, 1.0);
                length(dx - share * along_x, dy - share * along_y) - thickness / 2.0
            }
        }
    }

    /// From where to where it reaches down the picture.
    pub fn rows(&self) -> (f64, f64) {
        let around = |y: f64, half: f64| (y - half, y + half);
        match *self {
            Self::Plate { y, half, .. } => around(y, half),
            Self::Ring { y, outer, .. } => around(y, outer),
            Self::Bar { from, to, thickness } => {
                (from.1.min(to.1) - thickness / 2.0, from.1.max(to.1) + thickness / 2.0)
            }
        }
    }

    /// How far its farthest point is from a point.
    pub fn reach_from(&self, px: f64, py: f64) -> f64 {
        match *self {
            Self::Plate { x, y, half, .. } => length((x - px).abs() + half, (y - py).abs() + half),
            Self::Ring { x, y, outer, .. } => length(x - px, y - py) + outer,
            Self::Bar { from, to, thickness } => {
                length(from.0 - px, from.1 - py).max(length(to.0 - px, to.1 - py)) + thickness / 2.0
            }
        }
    }
}

/// The square root is exact to the last bit on every machine, `hypot` is not.
fn length(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

/// Four plates as of Pentago Twist; the outer ones run out of the picture.
fn board(tones: &Tones) -> Vec<Shape> {
    let ground = Outline::Plate { x: MIDDLE, y: MIDDLE, half: 200.0, radius: 0.0 };
    let mut shapes = vec![Shape::solid(ground, tones.gap)];
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let plate = Outline::Plate { x: MIDDLE + x * 51.2, y: MIDDLE + y * 51.2, half: 50.0, radius: 6.0 };
        shapes.push(Shape::solid(plate, tones.plate));
    }
    shapes
}

fn pieces(tones: &Tones) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let (from, to) = ((MIDDLE - STEP, MIDDLE + STEP), (MIDDLE + STEP, MIDDLE - STEP));
    let bar = |thickness| Outline::Bar { from, to, thickness };
    if tones.shade > 0.0 {
        let below = 1.3;
        let shade = |outline| Shape { outline, colour: 0, alpha: tones.shade };
        // The pieces hide where its shadow would be darkest, so the bridge needs none.
        for (dx, dy, _) in PIECES {
            let ring = Outline::Ring { x: MIDDLE + dx, y: MIDDLE + dy + below, inner: 0.0, outer: RADIUS };
            shapes.push(shade(ring));
        }
    }
    shapes.push(Shape::solid(bar(7.4), tones.orange.1));
    shapes.push(Shape::solid(bar(7.4 - 2.0 * RIM), tones.orange.0));
    shapes.push(Shape::solid(bar(1.7), tones.light));
    for (dx, dy, side) in PIECES {
        let (face, rim) = if side == Side::Orange { tones.orange } else { tones.blue };
        let (x, y) = (MIDDLE + dx, MIDDLE + dy);
        let disc = |outer| Outline::Ring { x, y, inner: 0.0, outer };
        shapes.push(Shape::solid(disc(RADIUS), rim));
        shapes.push(Shape::solid(disc(RADIUS - RIM), face));
        let sign = match side {
            Side::Orange => Outline::Ring { x, y, inner: RADIUS * 0.42, outer: RADIUS * 0.59 },
            Side::Blue => disc(RADIUS * 0.3),
        };
        shapes.push(Shape::solid(sign, tones.light));
    }
    shapes
}
