//! What a board looks like: strokes in named inks, how they move to where they are, and nothing of any platform.
//!
//! A [`Scene`] says everything that a picture depends on; [`paint`] makes a [`Picture`] of it after each change. Whoever
//! shows it needs a canvas and a clock: the strokes are those of the end, a [`Motion`] says where a group of them comes
//! from, and nothing is asked per frame.
//!
//! # How a picture is played
//!
//! A player keeps the [`Picture::motion`] it has met last and when it met it. A picture with the same number goes on at
//! the same clock; one with another number begins at 0 milliseconds. Until [`Picture::length_ms`] has passed it draws
//! every frame anew, and from then on it rests. At an instant it draws the groups in order; [`Picture::at`] is the
//! reference for all of this:
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
//! A quadrant of Pentago Twist that is placed on and then turned, for example, has strokes where they are after the turn.
//! Its stone has two motions, in the order in which they happen: a scale from 0.9 to 1 about the place where it was set
//! down, and a turn from -90 to 0 degrees about the middle of the quadrant. Half way through the first one the second has
//! not begun: the stone, drawn at its end, is turned back by 90 degrees to where it was set down, and made smaller there.
//!
//! `tests/pictures/player.txt` holds a picture with every kind of stroke and motion, and what is to be drawn of it at
//! some instants: each platform's player is compared with it.

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
pub use still::{diagram, still, typical};
pub use stroke::{Change, Corner, Easing, Ink, Motion, Palette, Picture, Stroke, StrokeGroup};
pub use svg::svg;
pub use week::week;
pub use zoom::Zoom;
