//! A shallow search with estimated values at the leaves.

use super::field::{Field, SolverNode};
use super::network::SURE;
use super::search::NullWindow;
use crate::games::connect::Bits;

/// The depth of the search, in unforced moves.
pub(super) const CHOICES: u32 = 6;

impl<F: Field, const COLUMNS: usize> NullWindow<'_, F, COLUMNS> {
    /// Returns the estimated value of a position for the side to move, by a negamax search of this many unforced moves
    /// between `least` and `most`. `None` if the network does not cover such boards.
    pub(super) fn guess(&self, node: &SolverNode<F::Cells>, choices: u32, [least, most]: [i32; 2]) -> Option<i32> {
        let field = self.field;
        if field.is_nearly_full(&node.stones) {
            return Some(0);
        }
        let is_forced = node.moves.without_lowest().is_none();
        if choices == 0 && !is_forced {
            return field.guess(&node.stones);
        }
        let replies = self.replies(node);
        if replies.has_win {
            return Some(SURE);
        }
        let mut best = -SURE;
        for child in replies.children(node) {
            if best >= most {
                break;
            }
            let choices = if is_forced { choices } else { choices - 1 };
            best = best.max(-self.guess(&child, choices, [-most, -best.max(least)])?);
        }
        Some(best)
    }
}
