//! What a board looks like: strokes in named inks, how they move to where they are, and nothing of any platform.
//!
//! A [`Picture`] is made after each change. Its strokes are those of the end; a [`Motion`] says where a group of them
//! comes from, so that whoever plays a picture back needs no more than a clock: nothing is asked per frame.

mod buttons;
mod ground;
mod layer;
mod motions;
mod painter;
mod palette;
mod pieces;
mod play;
mod scene;
mod seen_board;
mod still;
mod stroke;
mod svg;
#[cfg(test)]
mod tests;
mod values;

pub use buttons::{OperationButton, buttons};
pub use painter::paint;
pub use palette::{PaletteChoice, palette};
pub use pieces::coin;
pub use play::{Matrix, Seen};
pub use scene::{Moving, Scene, ValueSign, ValueWords, WinningSets};
pub use seen_board::{SeenBoard, SeenRegion, SeenSpot};
pub use still::{diagram, still, typical};
pub use stroke::{Change, Corner, Easing, Ink, Motion, Palette, Picture, Stroke, StrokeGroup};
pub use svg::svg;
