/// A picture of a board: groups of strokes in drawing order, the lowest first.
///
/// Lengths are in units of the picture, which spans `0..width` by `0..height`; x grows to the right, y downwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The strokes, in groups that move as one body.
    pub groups: Vec<StrokeGroup>,
    /// Which motions these are: they begin when this number is seen for the first time, and go on where they are when
    /// it is seen again.
    pub motion: u64,
    /// When the last motion has ended, in milliseconds from the beginning; 0 where nothing moves.
    pub length_ms: u32,
}

/// Strokes that move as one body.
#[derive(Clone, Debug, PartialEq)]
pub struct StrokeGroup {
    /// The strokes, the lowest first, about the point 0, 0.
    pub strokes: Vec<Stroke>,
    /// Where they are in the end: all strokes are drawn at the first place, then all at the next one. A board of three
    /// hundred holes is one group of three hundred places.
    pub places: Vec<Corner>,
    /// How they come there. Each motion is a transformation of the whole picture; the first one is applied last
    /// (outermost), the shift to a place before all of them, and alphas multiply.
    pub motions: Vec<Motion>,
}

/// A change of a group in time. Before it begins the group is as at its beginning, afterwards as at its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// What changes.
    pub change: Change,
    /// When it begins, in milliseconds.
    pub begin_ms: u32,
    /// How long it takes, in milliseconds.
    pub length_ms: u32,
    /// How the time is spread.
    pub easing: Easing,
}

/// What a motion changes, from one value to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// Where it is, beside where it is drawn.
    Offset {
        /// At the beginning, to the right.
        from_x: f64,
        /// At the beginning, downwards.
        from_y: f64,
        /// At the end, to the right.
        to_x: f64,
        /// At the end, downwards.
        to_y: f64,
    },
    /// How large it is, about a point; a negative width is a mirror image.
    Scale {
        /// The point's x.
        x: f64,
        /// The point's y.
        y: f64,
        /// The width's factor at the beginning.
        from_width: f64,
        /// The height's factor at the beginning.
        from_height: f64,
        /// The width's factor at the end.
        to_width: f64,
        /// The height's factor at the end.
        to_height: f64,
    },
    /// How far it is turned about a point, in degrees clockwise.
    Rotate {
        /// The point's x.
        x: f64,
        /// The point's y.
        y: f64,
        /// At the beginning.
        from_degrees: f64,
        /// At the end.
        to_degrees: f64,
    },
    /// How much of it is seen, from 0 to 1.
    Alpha {
        /// At the beginning.
        from: f64,
        /// At the end.
        to: f64,
    },
}

/// How the time of a motion is spread: `t` from 0 to 1 becomes a part of the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Easing {
    /// `t`
    Linear,
    /// `1 - (1 - t)^3`: comes to rest.
    Out,
    /// `t * t`: falls.
    In,
}

/// A point of a line or of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corner {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// One stroke.
#[derive(Clone, Debug, PartialEq)]
pub enum Stroke {
    /// A filled rectangle with round corners (circular ones).
    Plate {
        /// Left edge.
        x: f64,
        /// Top edge.
        y: f64,
        /// Width.
        width: f64,
        /// Height.
        height: f64,
        /// The corners' radius.
        radius: f64,
        /// What it means.
        ink: Ink,
        /// How much of it is seen, from 0 to 1.
        alpha: f64,
    },
    /// The outline of a rectangle with round corners, centred on the edge.
    Frame {
        /// Left edge.
        x: f64,
        /// Top edge.
        y: f64,
        /// Width.
        width: f64,
        /// Height.
        height: f64,
        /// The corners' radius.
        radius: f64,
        /// The line's thickness.
        thickness: f64,
        /// What it means.
        ink: Ink,
        /// How much of it is seen.
        alpha: f64,
    },
    /// A filled circle.
    Disc {
        /// The centre's x.
        x: f64,
        /// The centre's y.
        y: f64,
        /// Radius.
        radius: f64,
        /// What it means.
        ink: Ink,
        /// How much of it is seen.
        alpha: f64,
    },
    /// The outline of a circle, centred on it.
    Ring {
        /// The centre's x.
        x: f64,
        /// The centre's y.
        y: f64,
        /// Radius.
        radius: f64,
        /// The line's thickness.
        thickness: f64,
        /// What it means.
        ink: Ink,
        /// How much of it is seen.
        alpha: f64,
    },
    /// A straight line with round ends; dotted ones have dots of the line's thickness, three thicknesses apart.
    Bar {
        /// Where it begins: x.
        x: f64,
        /// Where it begins: y.
        y: f64,
        /// Where it ends: x.
        to_x: f64,
        /// Where it ends: y.
        to_y: f64,
        /// Its thickness.
        thickness: f64,
        /// What it means.
        ink: Ink,
        /// How much of it is seen.
        alpha: f64,
        /// Whether it is dotted.
        dotted: bool,
    },
    /// A line through several points with round ends and corners.
    Trail {
        /// The points.
        corners: Vec<Corner>,
        /// Its thickness.
        thickness: f64,
        /// What it means.
        ink: Ink,
        /// How much of it is seen.
        alpha: f64,
    },
    /// A filled shape with straight edges.
    Shape {
        /// Its corners.
        corners: Vec<Corner>,
        /// What it means.
        ink: Ink,
        /// How much of it is seen.
        alpha: f64,
    },
    /// A line of text, centred on a point both ways.
    Caption {
        /// The point's x.
        x: f64,
        /// The point's y.
        y: f64,
        /// The size of the letters.
        size: f64,
        /// What it says.
        text: String,
        /// What it means.
        ink: Ink,
        /// Whether its letters are bold.
        bold: bool,
    },
}

/// What a stroke means; a [`Palette`] says which colour that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Ink {
    /// The ground of the screen.
    Page,
    /// What lies on it.
    Card,
    /// Letters.
    Text,
    /// Letters that matter less.
    Quiet,
    /// A board.
    Board,
    /// The darker squares, a board's second tone.
    SecondTone,
    /// Lines and marks on a board.
    Line,
    /// The lip of a plate.
    Edge,
    /// A hole.
    Hole,
    /// The orange side.
    Orange,
    /// Its rim.
    OrangeRim,
    /// The lip below its pieces.
    OrangeLip,
    /// The sign on its pieces.
    OrangeGlyph,
    /// The blue side.
    Blue,
    /// Its rim.
    BlueRim,
    /// The lip below its pieces.
    BlueLip,
    /// The sign on its pieces.
    BlueGlyph,
    /// Pieces that belong to nobody.
    Neutral,
    /// Their rim.
    NeutralRim,
    /// The lip below them.
    NeutralLip,
    /// The one accent: the last turn, a choice.
    Accent,
    /// The keyboard's cursor.
    Focus,
    /// A hint, and the star of a bonus cell.
    Hint,
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
    /// Letters on a value.
    OnValue,
    /// A shadow; how dark says the palette.
    Shadow,
}

/// A colour for every ink.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    /// 0xRRGGBB for each ink, in the order of [`Ink`].
    pub colours: Vec<u32>,
    /// What the alpha of a shadow is multiplied by.
    pub shadow: f64,
}

/// Short forms for the painter; a position is relative to the place of the group.
impl Stroke {
    pub(super) const fn disc(x: f64, y: f64, radius: f64, ink: Ink, alpha: f64) -> Self {
        Self::Disc { x, y, radius, ink, alpha }
    }

    pub(super) const fn ring(x: f64, y: f64, radius: f64, thickness: f64, ink: Ink, alpha: f64) -> Self {
        Self::Ring { x, y, radius, thickness, ink, alpha }
    }

    pub(super) const fn bar(from: (f64, f64), to: (f64, f64), thickness: f64, ink: Ink, alpha: f64) -> Self {
        Self::Bar { x: from.0, y: from.1, to_x: to.0, to_y: to.1, thickness, ink, alpha, dotted: false }
    }

    pub(super) const fn dotted(from: (f64, f64), to: (f64, f64), thickness: f64, ink: Ink, alpha: f64) -> Self {
        Self::Bar { x: from.0, y: from.1, to_x: to.0, to_y: to.1, thickness, ink, alpha, dotted: true }
    }

    /// A square plate about the point.
    pub(super) const fn tile(half: f64, radius: f64, ink: Ink, alpha: f64) -> Self {
        Self::Plate { x: -half, y: -half, width: 2.0 * half, height: 2.0 * half, radius, ink, alpha }
    }

    /// A square frame about the point.
    pub(super) const fn square(half: f64, radius: f64, thickness: f64, ink: Ink) -> Self {
        Self::Frame { x: -half, y: -half, width: 2.0 * half, height: 2.0 * half, radius, thickness, ink, alpha: 1.0 }
    }
}
