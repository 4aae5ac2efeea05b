//! Reasons for moves in Pentago Twist: lines of five, the ways to complete them, and twists that change them.

use super::{
    Cell, LINES, PentagoTwist, StoneSet, Twist, TwistAction,
    layout::place,
    line,
    threats::{winning_move, winning_ways},
};
use crate::game::{Message, Move, Place, Reason};

/// Returns the maximum number of stones of a side on a line without opposing stones, and these stones.
fn best_line([own, other]: [StoneSet; 2]) -> (u32, StoneSet) {
    let open = (0..LINES).map(line).filter(|line| line.0 & other.0 == 0);
    let counted = open.map(|line| StoneSet(line.0 & own.0)).map(|stones| (stones.count(), stones));
    counted.fold((0, StoneSet::default()), |best, next| if next.0 > best.0 { next } else { best })
}

fn places(stones: StoneSet) -> Vec<Place> {
    stones.cells().map(place).collect()
}

impl PentagoTwist {
    /// Adds the motifs of a legal move that leads to `after`.
    pub(super) fn add_motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>) {
        let steps: Vec<TwistAction> = mv.actions().filter_map(TwistAction::of).collect();
        let [TwistAction::Place(cell), TwistAction::Twist(twist)] = *steps.as_slice() else { return };
        let side = self.side();
        let about = |key| {
            let message = Message::new(key).side("side", side).side("other", side.other());
            message.word("cell", cell.name()).corner("quadrant", twist.quadrant.corner())
        };
        let [own, other] = self.both_stones(side);
        let own_placed = own.with(cell);
        let [own_after, other_after] = after.both_stones(side);

        let is_safe = winning_move([other_after, own_after]).is_none();
        let ways = winning_ways([own_after, other_after]);
        if is_safe && ways >= 2 {
            into.push(Reason::merit(
                60,
                about("reason-ways").number("count", ways),
                places(best_line([own_after, other_after]).1.untwisted(twist)),
            ));
        }
        let ((old, _), (new, row)) = (best_line([own, other]), best_line([own_after, other_after]));
        if new >= 2 && new > old {
            let weight = [0, 0, 18, 32, 43][usize::try_from(new.min(4)).unwrap_or_default()];
            into.push(Reason::merit(weight, about("reason-line").number("count", new), places(row.untwisted(twist))));
        }
        let ((theirs, _), (left, _)) = (best_line([other, own]), best_line([other_after, own_after]));
        if theirs >= 2 && left < theirs {
            let blocked = best_line([other, own_placed]).0 < theirs;
            let key = if blocked { "reason-blocks-line" } else { "reason-pulls-apart" };
            let weight = [0, 0, 20, 34, 45][usize::try_from(theirs.min(4)).unwrap_or_default()];
            let message = about(key).number("count", theirs).number("left", left);
            into.push(Reason::merit(weight, message, places(best_line([other, own]).1)));
        }
        if own_placed == own_after && other == other_after {
            into.push(Reason::merit(14, about("reason-idle-twist"), Vec::new()));
        }
        if is_center(cell) {
            into.push(Reason::merit(9, about("reason-center"), vec![place(cell)]));
        }
    }
}

/// Returns whether no twist moves a stone on this cell.
fn is_center(cell: Cell) -> bool {
    Twist::ALL.into_iter().all(|twist| cell.twisted(twist) == cell)
}
