//! What a board looks like: strokes in named inks, how they move to where they are, and nothing of any platform.
//!
//! A [`Picture`] is made after each change. Its strokes are those of the end; a [`Motion`] says where a group of them
//! comes from, so that whoever plays a picture back needs no more than a clock: nothing is asked per frame.

mod stroke;

pub use stroke::{Change, Corner, Easing, Ink, Motion, Palette, Picture, Stroke, StrokeGroup};
