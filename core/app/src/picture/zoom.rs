//! Zoom of a board within its frame, for boards whose cells are smaller than a touch target.
//!
//! A pinch keeps the two touched points of the board below the fingers. The board never becomes smaller than its frame,
//! and its edges never move inside the frame.

use super::Corner;

/// The cell size at which zoom is unnecessary, in the host's units; a touch target needs 48 of them.
const FINE: f64 = 40.0;

/// The maximum cell size.
const CLOSEST: f64 = 56.0;

/// The scale factor of one step, for keys and wheels.
const STEP: f64 = 1.3;

/// A viewport of a picture, in units of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    /// The width of the picture.
    pub width: f64,
    /// The height of the picture.
    pub height: f64,
    /// The maximum scale; 1 if the cells are large enough without zoom.
    pub most: f64,
    /// The scale.
    pub scale: f64,
    /// The x coordinate of the picture at the frame's left edge.
    pub left: f64,
    /// The y coordinate of the picture at the frame's top edge.
    pub top: f64,
}

impl Zoom {
    /// Returns the viewport of a whole picture whose unit has this length on the screen.
    #[must_use]
    pub fn whole(width: f64, height: f64, unit: f64) -> Self {
        let is_fine = unit >= FINE || !(unit > 0.0 && width > 0.0 && height > 0.0);
        let most = if is_fine { 1.0 } else { CLOSEST / unit };
        Self { width, height, most, scale: 1.0, left: 0.0, top: 0.0 }
    }

    /// Converts a point of the frame to a point of the picture.
    #[must_use]
    pub fn at(&self, x: f64, y: f64) -> Corner {
        Corner { x: self.left + x / self.scale, y: self.top + y / self.scale }
    }

    /// Converts a point of the picture to a point of the frame, or outside of it.
    #[must_use]
    pub fn seen(&self, point: Corner) -> Corner {
        Corner { x: (point.x - self.left) * self.scale, y: (point.y - self.top) * self.scale }
    }

    /// Handles a pinch: the fingers' center moves from one point of the frame to another, and their distance changes by
    /// a factor. The content below the fingers stays there, as far as the edges allow.
    #[must_use]
    pub fn pinched(&self, from: Corner, to: Corner, times: f64) -> Self {
        if ![from.x, from.y, to.x, to.y, times].into_iter().all(f64::is_finite) {
            return *self;
        }
        let held = self.at(from.x, from.y);
        let scale = (self.scale * times).clamp(1.0, self.most.max(1.0));
        self.placed(scale, held.x - to.x / scale, held.y - to.y / scale)
    }

    /// Zooms by some steps about a point of the frame or its center; negative steps zoom out. Returns `None` if the
    /// cells are large enough without zoom, so that the key or wheel keeps its other function.
    #[must_use]
    pub fn stepped(&self, at: Option<Corner>, steps: f64) -> Option<Self> {
        let at = at.unwrap_or(Corner { x: self.width / 2.0, y: self.height / 2.0 });
        (self.most > 1.0).then(|| self.pinched(at, at, STEP.powf(steps)))
    }

    /// Returns the zoom that shows the whole picture again.
    #[must_use]
    pub fn all(&self) -> Self {
        Self { scale: 1.0, left: 0.0, top: 0.0, ..*self }
    }

    /// Scrolls a place, given by a point of the picture, into view at the same scale; a visible place does not move.
    #[must_use]
    pub fn showing(&self, point: Corner) -> Self {
        // The margin to the edges covers a place and its rim.
        let reach = 0.6;
        let shifted = |first: f64, size: f64, at: f64| {
            let seen = size / self.scale;
            let (least, most) = (at + reach - seen, at - reach);
            if least > most { at - seen / 2.0 } else { first.clamp(least, most) }
        };
        self.placed(self.scale, shifted(self.left, self.width, point.x), shifted(self.top, self.height, point.y))
    }

    /// Returns the nearest viewport within the edges.
    fn placed(&self, scale: f64, left: f64, top: f64) -> Self {
        let within = |first: f64, size: f64| first.clamp(0.0, size - size / scale);
        Self { scale, left: within(left, self.width), top: within(top, self.height), ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::{CLOSEST, Zoom};
    use crate::picture::Corner;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    /// Returns a deterministic sequence of varied pinches.
    fn pinches() -> impl Iterator<Item = (Corner, Corner, f64)> {
        let mut state = 9u64;
        let mut draw = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            f64::from(u32::try_from(state >> 32).unwrap_or_default()) / f64::from(u32::MAX)
        };
        (0..2_000).map(move |_| {
            let [from, to] = [(); 2].map(|()| Corner { x: draw() * 28.0 - 2.0, y: draw() * 20.0 - 2.0 });
            (from, to, 0.3 + 2.5 * draw())
        })
    }

    #[test]
    fn only_boards_with_small_cells_zoom() {
        for (unit, most) in [(48.0, 1.0), (40.0, 1.0), (39.9, CLOSEST / 39.9), (14.0, 4.0), (0.0, 1.0), (-1.0, 1.0)] {
            assert!(near(Zoom::whole(8.0, 8.0, unit).most, most), "{unit}");
        }
        assert!(near(Zoom::whole(8.0, 8.0, f64::NAN).most, 1.0));
        let fine = Zoom::whole(8.0, 8.0, 48.0);
        assert_eq!(fine.pinched(Corner { x: 3.0, y: 3.0 }, Corner { x: 5.0, y: 1.0 }, 2.0), fine);
    }

    #[test]
    fn board_fills_its_frame_under_any_gesture() {
        let mut zoom = Zoom::whole(24.0, 16.0, 14.0);
        for (from, to, times) in pinches() {
            zoom = zoom.pinched(from, to, times);
            assert!(zoom.scale >= 1.0 && zoom.scale <= zoom.most, "{zoom:?}");
            let (first, last) = (zoom.at(0.0, 0.0), zoom.at(24.0, 16.0));
            assert!(first.x >= 0.0 && first.y >= 0.0 && last.x <= 24.0 + 1e-9 && last.y <= 16.0 + 1e-9, "{zoom:?}");
            let shown = zoom.showing(from);
            let (first, last) = (shown.at(0.0, 0.0), shown.at(24.0, 16.0));
            assert!(first.x >= 0.0 && first.y >= 0.0 && last.x <= 24.0 + 1e-9 && last.y <= 16.0 + 1e-9, "{shown:?}");
        }
    }

    #[test]
    fn point_converts_between_screen_and_board() {
        let mut zoom = Zoom::whole(24.0, 16.0, 14.0);
        for (from, to, times) in pinches() {
            zoom = zoom.pinched(from, to, times);
            let back = zoom.seen(zoom.at(to.x, to.y));
            assert!(near(back.x, to.x) && near(back.y, to.y), "{zoom:?}");
        }
    }

    #[test]
    fn pinch_keeps_point_below_fingers() {
        let whole = Zoom::whole(24.0, 24.0, 14.0);
        let (from, to) = (Corner { x: 10.0, y: 9.0 }, Corner { x: 11.0, y: 12.5 });
        let closer = whole.pinched(from, to, 2.0);
        let held = closer.at(to.x, to.y);
        assert!(near(held.x, from.x) && near(held.y, from.y) && near(closer.scale, 2.0), "{closer:?}");
        // Both fingers keep their points, not only the center between them.
        let (finger, moved) = (Corner { x: 13.0, y: 9.0 }, Corner { x: 17.0, y: 12.5 });
        assert_eq!(closer.at(moved.x, moved.y), whole.at(finger.x, finger.y));
        // After the reverse pinch, the whole board is visible again.
        let back = closer.pinched(to, from, 0.4);
        assert_eq!(back, whole);
    }

    fn stepped(at: Option<Corner>, steps: f64) -> Zoom {
        Zoom::whole(24.0, 24.0, 14.0).stepped(at, steps).expect("the cells are small")
    }

    #[test]
    fn keys_zoom_at_center_only_for_small_cells() {
        let middle = Corner { x: 12.0, y: 12.0 };
        assert_eq!(stepped(None, 1.0), stepped(Some(middle), 1.0));
        assert_ne!(stepped(None, 1.0), stepped(Some(Corner { x: 3.0, y: 3.0 }), 1.0));
        assert_eq!(stepped(None, 1.0).at(12.0, 12.0), middle);
        assert_eq!(Zoom::whole(8.0, 8.0, 48.0).stepped(None, 1.0), None);
    }

    #[test]
    fn zoom_ignores_nan() {
        let zoom = stepped(Some(Corner { x: 3.0, y: 3.0 }), 2.0);
        assert!(near(zoom.scale, 1.69));
        let here = Corner { x: 1.0, y: 1.0 };
        for times in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(zoom.pinched(here, here, times), zoom);
        }
        assert_eq!(zoom.pinched(here, Corner { x: f64::NAN, y: 0.0 }, 1.5), zoom);
        assert_eq!(zoom.stepped(Some(here), f64::NAN), Some(zoom));
        assert!(near(zoom.pinched(here, here, 0.0).scale, 1.0));
    }

    #[test]
    fn focus_scrolls_into_view_only_when_outside() {
        let zoom = Zoom::whole(24.0, 24.0, 14.0).pinched(Corner { x: 0.0, y: 0.0 }, Corner { x: 0.0, y: 0.0 }, 3.0);
        assert_eq!(zoom.showing(Corner { x: 4.0, y: 4.0 }), zoom);
        for far in [Corner { x: 23.5, y: 0.5 }, Corner { x: 12.0, y: 17.0 }, Corner { x: 8.0, y: 3.0 }] {
            let shown = zoom.showing(far);
            let at = shown.seen(far);
            assert!((1.0..=23.0).contains(&at.x) && (1.0..=23.0).contains(&at.y), "{shown:?} shows it at {at:?}");
            assert!(near(shown.scale, zoom.scale));
        }
        assert!(
            near(zoom.showing(Corner { x: 12.0, y: 3.0 }).top, zoom.top),
            "the view scrolls no further than necessary"
        );
    }
}
