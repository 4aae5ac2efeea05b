//! A look ahead that guesses where it ends.

use super::field::{Field, SolverNode};
use super::network::SURE;
use super::search::NullWindow;
use crate::games::connect::Bits;

/// How many free choices the look ahead sees.
pub(super) const CHOICES: u32 = 6;

impl<F: Field, const COLUMNS: usize> NullWindow<'_, F, COLUMNS> {
    /// What a position is probably worth to the side to move, so many free choices ahead: negamax between `least` and
    /// `most`. `None` if nothing was learned of such boards.
    pub(super) fn guess(&self, node: &SolverNode<F::Cells>, choices: u32, [least, most]: [i32; 2]) -> Option<i32> {
        let field = self.field;
        if field.is_nearly_full(&node.stones) {
            return Some(0);
        }
        let is_forced = node.moves.without_lowest().is_none();
        if choices == 0 && !is_forced {
            return field.guess(&node.stones);
        }
        let Some(replies) = self.replies(node) else { return Some(SURE) };
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
