//! Platform-independent pictures of boards: strokes in named inks, and their animations.
//!
//! A [`Scene`] contains everything a picture depends on; [`paint`] converts it to a [`Picture`] after each change. A
//! front end needs only a canvas and a clock: strokes are in their final state, a [`Motion`] describes the start of a
//! group of them, and no frame requires a call of the core.
//!
//! # How a picture is played
//!
//! A player stores the latest [`Picture::motion`] and the time it was first seen. A picture with the same number
//! continues on the same clock; a picture with another number starts at 0 milliseconds. Until [`Picture::length_ms`]
//! has passed, the player redraws every frame; from then on, the picture is still. At an instant, the player draws the
//! groups in order; [`Picture::at`] is the reference implementation:
//!
//! 1. The **part** of each motion that has happened: 0 before `begin_ms`, 1 from `begin_ms + length_ms` on, else
//!    [`Easing::at`] of the time since `begin_ms` divided by `length_ms`. A motion of length 0 jumps. The animated
//!    value is `from + (to - from) * part`.
//! 2. The **transformation** of the group: those of its motions multiplied in their order, so that the first one is the
//!    outermost, as with calls on a canvas. An offset translates, a scale scales about its point, a rotation rotates
//!    clockwise about its point. The transformation can mirror, and it can be singular: then the group is invisible.
//! 3. The **alpha** of the group: those of its motions multiplied. A group of alpha 0 is omitted. The group's alpha
//!    multiplies the alpha of every single stroke: no layer is needed.
//! 4. For each of the group's places: the transformed canvas is shifted to the place, and the strokes are drawn. A
//!    caption is centered on its point in both directions. The alpha of [`Ink::Shadow`] is multiplied by
//!    [`Palette::shadow`].
//!
//! Moving pieces and coordinates reach beyond the bounds of a board's picture: a player does not clip it.
//!
//! For example, when a stone is placed on a quadrant of Pentago Twist, which is then rotated, the strokes are in their
//! positions after the rotation. The stone has two motions, in chronological order: a scale from 0.9 to 1 about the
//! place of the stone before the rotation, and a rotation from -90 to 0 degrees about the center of the quadrant.
//! Halfway through the first motion, the second one has not begun: the stone, drawn at its final position, is rotated
//! back by 90 degrees to its first place and scaled down there.
//!
//! `picture/tests/goldens/player.txt` contains a picture with every kind of stroke and motion, and the expected drawing at
//! some instants: each platform's player is tested against it.

mod arrival;
mod buttons;
mod celebration;
mod coordinates;
mod display_board;
mod emphasis;
mod faces;
mod ground;
mod heading;
mod layer;
mod line_graph;
mod motions;
mod operation;
mod painter;
mod palette;
mod pieces;
mod position;
mod qr_code;
mod rating_graph;
mod render;
mod scene;
mod shown_move;
mod signs;
mod strip;
mod stroke;
mod svg;
#[cfg(test)]
mod tests;
mod values;
mod week;
mod zoom;

pub use arrival::flight_ms;
pub use buttons::{OperationButton, buttons};
pub(crate) use coordinates::{BESIDE, margin, with_margin};
pub use display_board::{Coordinates, DisplayBoard, DisplayRegion, DisplaySpot};
pub use faces::face;
pub use ground::single_place;
pub use heading::{Heading, with_heading};
pub use line_graph::line_graph;
pub use motions::{landing_ms, motion_ms};
pub use operation::operation;
pub use painter::paint;
pub use palette::{PaletteChoice, palette};
pub use pieces::{coin, eraser, single_piece};
pub use position::{diagram, position, position_of, typical_position};
pub use qr_code::qr_code;
pub use rating_graph::{GraphPoint, rating_graph};
pub use render::{Matrix, VisibleGroup};
pub use scene::{Arriving, Moving, Scene, ValueWords};
pub use signs::{ShownMove, ShownStep, ShownTone, Signs, WinningSets};
pub use stroke::{Change, Corner, DescribedPicture, Easing, Ink, Motion, Palette, Picture, Stroke, StrokeGroup};
pub use svg::svg;
pub use week::{month, week};
pub use zoom::Zoom;
