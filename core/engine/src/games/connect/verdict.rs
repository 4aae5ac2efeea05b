//! Results that are proven without a search, in a fraction of a microsecond.

use super::{Bits, Connect, Phase, Variant, has_four, threats};
use crate::game::Verdict;

/// Returns the exact value for the side to move if it follows from immediate wins and the replies they force, or from
/// neither side having room for four.
pub(super) fn verdict<B: Bits, V: Variant>(position: &Connect<B, V>) -> Option<Verdict> {
    if position.phase() != Phase::Disc {
        return None;
    }
    forced(position).or_else(|| is_dead(position).then_some(Verdict::Draw))
}

/// Returns the value at the end of a sequence of forced moves, each the only one that does not lose at once.
fn forced<B: Bits, V: Variant>(position: &Connect<B, V>) -> Option<Verdict> {
    let (grid, stride, side) = (position.grid(), position.stride(), position.side());
    let (mut own, mut other) = (position.stones(side), position.stones(side.other()));
    let mut filled = position.filled();
    let (mut win, mut loss) = (Verdict::Win, Verdict::Loss);
    loop {
        let landings = grid.landings(filled);
        if landings.is_none() {
            return Some(Verdict::Draw);
        }
        if landings.meets(threats(own, stride)) {
            return Some(win);
        }
        if V::HAS_SPECIAL_CELLS && landings.meets(grid.bonus()) {
            // A blocker could stop the threat.
            return None;
        }
        let other_threats = threats(other, stride);
        let above = grid.landings(filled | landings) & other_threats;
        let mut safe = landings & !grid.below(above);
        let to_stop = landings & other_threats;
        if !to_stop.is_none() {
            safe = if to_stop.without_lowest().is_none() { safe & to_stop } else { B::NONE };
        }
        if safe.is_none() {
            return Some(loss);
        }
        if !safe.without_lowest().is_none() {
            return None;
        }
        filled |= safe;
        (own, other) = (other, own | safe);
        (win, loss) = (loss, win);
    }
}

/// Returns whether neither side could make four even if it owned all free cells.
fn is_dead<B: Bits, V: Variant>(position: &Connect<B, V>) -> bool {
    let free = position.grid().cells() & !position.filled();
    let sides = [position.side(), position.side().other()];
    !sides.into_iter().any(|side| has_four(position.stones(side) | free, position.stride()))
}
