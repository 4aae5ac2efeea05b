/// A picture of a board: groups of strokes in drawing order, bottom to top.
///
/// Lengths are in units of the picture, which spans `0..width` by `0..height`; x grows to the right, y downwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
    /// The strokes, in groups that move as one body.
    pub groups: Vec<StrokeGroup>,
    /// The id of the motions: they start when the id is first seen, and continue when it is seen again.
    pub motion: u64,
    /// The end of the last motion, in milliseconds from the start; 0 without motions.
    pub length_ms: u32,
}

impl Picture {
    /// A picture without strokes.
    pub const EMPTY: Self = Self { width: 1.0, height: 1.0, groups: Vec::new(), motion: 0, length_ms: 0 };
}

/// Strokes that move as one body.
#[derive(Clone, Debug, PartialEq)]
pub struct StrokeGroup {
    /// The strokes, bottom to top, relative to the point 0, 0.
    pub strokes: Vec<Stroke>,
    /// The final positions: all strokes are drawn at the first place, then all at the next one. A board of three
    /// hundred holes is one group of three hundred places.
    pub places: Vec<Corner>,
    /// The motions. Each motion is a transformation of the whole picture; the first one is applied last (outermost),
    /// the shift to a place before all of them, and alphas multiply.
    pub motions: Vec<Motion>,
}

/// An animation of a group. Before its start, the group is in the initial state; after its end, in the final state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// The animated property.
    pub change: Change,
    /// The start, in milliseconds.
    pub begin_ms: u32,
    /// The duration, in milliseconds.
    pub length_ms: u32,
    /// The easing function.
    pub easing: Easing,
}

/// The property a motion animates, from one value to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// The offset from the final position.
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
    /// The scale about a point; a negative width factor mirrors.
    Scale {
        /// The x coordinate of the point.
        x: f64,
        /// The y coordinate of the point.
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
    /// The rotation about a point, in degrees clockwise.
    Rotate {
        /// The x coordinate of the point.
        x: f64,
        /// The y coordinate of the point.
        y: f64,
        /// At the beginning.
        from_degrees: f64,
        /// At the end.
        to_degrees: f64,
    },
    /// The alpha, from 0 to 1.
    Alpha {
        /// At the beginning.
        from: f64,
        /// At the end.
        to: f64,
    },
}

/// The easing function of a motion: maps `t` from 0 to 1 to the share of the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Easing {
    /// `t`
    Linear,
    /// `1 - (1 - t)^3`: decelerates to a stop.
    Out,
    /// `t * t`: accelerates like a fall.
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
    /// A filled rectangle with circular rounded corners.
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
        /// The ink.
        ink: Ink,
        /// The alpha, from 0 to 1.
        alpha: f64,
    },
    /// The outline of a rectangle with round corners, centered on the edge.
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
        /// The ink.
        ink: Ink,
        /// The alpha.
        alpha: f64,
    },
    /// A filled circle.
    Disc {
        /// The x coordinate of the center.
        x: f64,
        /// The y coordinate of the center.
        y: f64,
        /// Radius.
        radius: f64,
        /// The ink.
        ink: Ink,
        /// The alpha.
        alpha: f64,
    },
    /// The outline of a circle, centered on the edge.
    Ring {
        /// The x coordinate of the center.
        x: f64,
        /// The y coordinate of the center.
        y: f64,
        /// Radius.
        radius: f64,
        /// The line's thickness.
        thickness: f64,
        /// The ink.
        ink: Ink,
        /// The alpha.
        alpha: f64,
    },
    /// A straight line with round ends; dotted ones have dots of the line's thickness, three thicknesses apart.
    Bar {
        /// The x coordinate of the start.
        x: f64,
        /// The y coordinate of the start.
        y: f64,
        /// The x coordinate of the end.
        to_x: f64,
        /// The y coordinate of the end.
        to_y: f64,
        /// The line's thickness.
        thickness: f64,
        /// The ink.
        ink: Ink,
        /// The alpha.
        alpha: f64,
        /// Whether the line is dotted.
        dotted: bool,
    },
    /// A line through several points with round ends and corners.
    Trail {
        /// The points.
        corners: Vec<Corner>,
        /// The line's thickness.
        thickness: f64,
        /// The ink.
        ink: Ink,
        /// The alpha.
        alpha: f64,
    },
    /// A filled shape with straight edges.
    Shape {
        /// The vertices.
        corners: Vec<Corner>,
        /// The ink.
        ink: Ink,
        /// The alpha.
        alpha: f64,
    },
    /// A line of text, centered on a point in both directions.
    Caption {
        /// The x coordinate of the point.
        x: f64,
        /// The y coordinate of the point.
        y: f64,
        /// The size of the letters.
        size: f64,
        /// The text.
        text: String,
        /// The ink.
        ink: Ink,
        /// Whether the text is bold.
        bold: bool,
    },
}

/// The meaning of a stroke; a [`Palette`] defines its color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Ink {
    /// The background of the screen.
    Page,
    /// A surface on the background.
    Card,
    /// Text.
    Text,
    /// Secondary text.
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
    /// The rim of the side's pieces.
    OrangeRim,
    /// The lip below the side's pieces.
    OrangeLip,
    /// The sign on the side's pieces.
    OrangeGlyph,
    /// The blue side.
    Blue,
    /// The rim of the side's pieces.
    BlueRim,
    /// The lip below the side's pieces.
    BlueLip,
    /// The sign on the side's pieces.
    BlueGlyph,
    /// Neutral pieces.
    Neutral,
    /// The rim of neutral pieces.
    NeutralRim,
    /// The lip below neutral pieces.
    NeutralLip,
    /// The accent: the last move, a selection.
    Accent,
    /// The keyboard's cursor.
    Focus,
    /// A hint, and the star of a bonus cell.
    Hint,
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
    /// Text on a value.
    OnValue,
    /// A shadow; the palette defines its strength.
    Shadow,
}

/// A color for every ink.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    /// 0xRRGGBB for each ink, in the order of [`Ink`].
    pub colors: Vec<u32>,
    /// The factor on the alpha of shadows.
    pub shadow: f64,
}

/// Constructors for the painter; positions are relative to the place of the group.
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

    /// Returns a square plate about the point.
    pub(super) const fn tile(half: f64, radius: f64, ink: Ink, alpha: f64) -> Self {
        Self::Plate { x: -half, y: -half, width: 2.0 * half, height: 2.0 * half, radius, ink, alpha }
    }

    /// Returns a square frame about the point.
    pub(super) const fn square(half: f64, radius: f64, thickness: f64, ink: Ink) -> Self {
        Self::Frame { x: -half, y: -half, width: 2.0 * half, height: 2.0 * half, radius, thickness, ink, alpha: 1.0 }
    }

    /// Mirrors the stroke left to right within a picture of this width; a text stays readable.
    pub fn mirror(&mut self, width: f64) {
        match self {
            Self::Plate { x, width: own, .. } | Self::Frame { x, width: own, .. } => *x = width - *x - *own,
            Self::Disc { x, .. } | Self::Ring { x, .. } | Self::Caption { x, .. } => *x = width - *x,
            Self::Bar { x, to_x, .. } => (*x, *to_x) = (width - *x, width - *to_x),
            Self::Trail { corners, .. } | Self::Shape { corners, .. } => {
                for corner in corners {
                    corner.x = width - corner.x;
                }
            }
        }
    }
}

/// A picture with an accessibility label.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribedPicture {
    /// The picture.
    pub picture: Picture,
    /// The accessibility label.
    pub words: String,
}
