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
//!    [`Easing::at`] of the time since `begin_ms` divided by `length_ms`. A motion of no length jumps. What changes is
//!    `from + (to - from) * part`.
//! 2. The **transformation** of the group: those of its motions multiplied in their order, so that the first one is the
//!    outermost, as calls on a canvas are. An offset shifts, a scale stretches about its point, a turn turns clockwise
//!    about its point. It can mirror, and it can be of no size: then nothing is seen.
//! 3. The **alpha** of the group: those of its motions multiplied. A group of alpha 0 is left out. It multiplies the alpha
//!    of every stroke by itself: no layer is needed.
//! 4. For each of the group's places: the canvas, transformed so, is shifted to the place, and the strokes are drawn.
//!    A caption is centred on its point both ways. The alpha of [`Ink::Shadow`] is multiplied by [`Palette::shadow`].
//!
//! For example, when a stone is placed on a quadrant of Pentago Twist, which is then rotated, the strokes are in their
//! positions after the rotation. The stone has two motions, in chronological order: a scale from 0.9 to 1 about the
//! place of the stone before the rotation, and a turn from -90 to 0 degrees about the center of the quadrant. Halfway
//! through the first motion, the second one has not begun: the stone, drawn at its final position, is turned back by 90
//! degrees to its first place and scaled down there.
//!
//! `tests/pictures/player.txt` contains a picture with every kind of stroke and motion, and the expected drawing at
//! some instants: each platform's player is tested against it.

mod arrival;
mod buttons;
mod celebration;
mod code;
mod course;
mod emphasis;
mod faces;
mod ground;
mod layer;
mod motions;
mod painter;
mod palette;
mod pieces;
mod play;
mod scene;
mod seen_board;
mod shown_move;
mod signs;
mod still;
mod stroke;
mod svg;
#[cfg(test)]
mod tests;
mod values;
mod week;
mod zoom;

pub use arrival::flight_ms;
pub use buttons::{OperationButton, buttons};
pub use code::code;
pub use course::course;
pub use faces::face;
pub use motions::landing_ms;
pub use painter::paint;
pub use palette::{PaletteChoice, palette};
pub use pieces::coin;
pub use play::{Matrix, Seen};
pub use scene::{Arriving, Moving, Scene, ValueSign, ValueWords, WinningSets};
pub use seen_board::{SeenBoard, SeenRegion, SeenSpot};
pub use shown_move::{ShownMove, ShownStep, ShownTone};
pub use signs::Signs;
pub use still::{diagram, still, still_of, typical};
pub use stroke::{Change, Corner, Easing, Ink, Motion, Palette, Picture, Stroke, StrokeGroup};
pub use svg::svg;
pub use week::week;
pub use zoom::Zoom;
