//! Zoom of a board by touch, keys and wheel.

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{BoardKey, Corner, Zoom},
};

/// Returns the zoom that shows a whole picture. A unit of the picture has length `unit` on the screen, where a touch
/// target needs 48.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn zoom_whole(width: f64, height: f64, unit: f64) -> Result<Zoom, FivefoldError> {
    guarded(|| Ok(Zoom::whole(width, height, unit)))
}

/// Returns the point of the picture at a point of its frame.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn zoom_at(zoom: Zoom, x: f64, y: f64) -> Result<Corner, FivefoldError> {
    guarded(|| Ok(zoom.at(x, y)))
}

/// Returns the point of the frame, or beside it, where a point of the picture is shown.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn zoom_seen(zoom: Zoom, point: Corner) -> Result<Corner, FivefoldError> {
    guarded(|| Ok(zoom.seen(point)))
}

/// Returns the zoom after a pinch: the fingers moved from one point of the frame to another, and their distance changed
/// by a factor.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn zoom_pinched(zoom: Zoom, from: Corner, to: Corner, times: f64) -> Result<Zoom, FivefoldError> {
    guarded(|| Ok(zoom.pinched(from, to, times)))
}

/// Returns the zoom after steps in, or out if negative, around a point of the frame or its center. Returns `None` if the
/// cells are large enough without zoom.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn zoom_stepped(zoom: Zoom, at: Option<Corner>, steps: f64) -> Result<Option<Zoom>, FivefoldError> {
    guarded(|| Ok(zoom.stepped(at, steps)))
}

/// Returns the zoom after a key. Returns `None` if the key has no effect on it.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn zoom_pressed(zoom: Zoom, key: BoardKey) -> Result<Option<Zoom>, FivefoldError> {
    guarded(|| Ok(fivefold_app::zoom_pressed(zoom, key)))
}

/// Returns the zoom scrolled so that a point of the picture is visible.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn zoom_showing(zoom: Zoom, point: Corner) -> Result<Zoom, FivefoldError> {
    guarded(|| Ok(zoom.showing(point)))
}
