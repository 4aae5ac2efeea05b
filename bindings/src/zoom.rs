//! A board seen closer: what fingers, keys and wheels make of it.

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{Corner, Zoom},
};

/// The whole of a picture whose unit has this length on the screen, in units of which a finger needs 48.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn zoom_whole(width: f64, height: f64, unit: f64) -> Result<Zoom, FivefoldError> {
    guarded(|| Ok(Zoom::whole(width, height, unit)))
}

/// What of the picture is seen at a point of its place.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn zoom_at(zoom: Zoom, x: f64, y: f64) -> Result<Corner, FivefoldError> {
    guarded(|| Ok(zoom.at(x, y)))
}

/// Where a point of the picture is seen, in its place or beside it.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn zoom_seen(zoom: Zoom, point: Corner) -> Result<Corner, FivefoldError> {
    guarded(|| Ok(zoom.seen(point)))
}

/// Fingers that were at one point of the place are at another now, and so many times as far from each other.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn zoom_pinched(zoom: Zoom, from: Corner, to: Corner, times: f64) -> Result<Zoom, FivefoldError> {
    guarded(|| Ok(zoom.pinched(from, to, times)))
}

/// So many steps closer to what is seen at a point of the place, or in the middle of it, or further away; none where its
/// cells are large enough.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn zoom_stepped(zoom: Zoom, at: Option<Corner>, steps: f64) -> Result<Option<Zoom>, FivefoldError> {
    guarded(|| Ok(zoom.stepped(at, steps)))
}

/// As close, with the place about a point of the picture in sight.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn zoom_showing(zoom: Zoom, point: Corner) -> Result<Zoom, FivefoldError> {
    guarded(|| Ok(zoom.showing(point)))
}
