//! Code compiled once for every stride of the boards.

use super::{Bits, MAX_LENGTH};

/// Compiles an expression for every stride of the boards that use bit sets of this kind. Shifts of wide bit sets by a
/// compile-time distance take a third of the time.
macro_rules! for_stride {
    ($stride:expr, $bits:ident, $constant:ident => $value:expr) => {{
        use $crate::games::connect::stride::is_possible_stride;
        macro_rules! with {
            ($known:literal) => {{
                const $constant: u32 = $known;
                $value
            }};
        }
        match $stride {
            5 if const { is_possible_stride::<$bits>(5) } => with!(5),
            6 if const { is_possible_stride::<$bits>(6) } => with!(6),
            7 if const { is_possible_stride::<$bits>(7) } => with!(7),
            8 if const { is_possible_stride::<$bits>(8) } => with!(8),
            9 if const { is_possible_stride::<$bits>(9) } => with!(9),
            10 if const { is_possible_stride::<$bits>(10) } => with!(10),
            11 => with!(11),
            12 => with!(12),
            stride => {
                debug_assert_eq!(stride, 13);
                with!(13)
            }
        }
    }};
}

pub(super) use for_stride;

/// Returns whether boards of this stride may need bit sets of this width: with the maximum number of columns, a board
/// does not fit in a bit set one word narrower.
pub(super) const fn is_possible_stride<B: Bits>(stride: u32) -> bool {
    MAX_LENGTH as u32 * stride + u64::BITS > B::WIDTH
}
