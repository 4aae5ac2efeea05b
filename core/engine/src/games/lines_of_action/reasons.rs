//! Reasons for moves in Lines of Action: groups, captures, and the moves that line counts allow.

use super::{
    geometry::Tables,
    groups,
    position::{LinesAction, LinesOfAction},
    rules::square_name,
};
use crate::game::{Message, Move, Place, Reason, Side};

/// The groups of a set of pieces.
#[derive(Clone, Copy)]
struct Groups<W> {
    count: u32,
    largest: W,
}

impl<W: Tables> Groups<W> {
    fn of(mut pieces: W) -> Self {
        let mut groups = Self { count: 0, largest: W::NONE };
        while !pieces.is_none() {
            let group = groups::first_group(pieces);
            pieces &= !group;
            groups.count += 1;
            if group.count() > groups.largest.count() {
                groups.largest = group;
            }
        }
        groups
    }
}

impl<W: Tables> LinesOfAction<W> {
    fn places_of(&self, squares: W) -> Vec<Place> {
        squares.squares().map(|square| self.place(square)).collect()
    }

    /// Returns the number of moves of a side.
    fn move_count(&self, side: Side) -> u32 {
        self.pieces[side.index()].squares().map(|from| self.targets(side, from).count()).sum()
    }

    /// Returns the sum of the distances, in king steps, from a square to these pieces.
    fn distances(square: usize, pieces: W) -> usize {
        let far = |one: usize, other: usize| one.abs_diff(other);
        let (row, column) = (square / W::STRIDE, square % W::STRIDE);
        pieces.squares().map(|at| far(at / W::STRIDE, row).max(far(at % W::STRIDE, column))).sum()
    }

    /// Adds the motifs of a legal move that leads to `after`.
    pub(super) fn add_motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>) {
        let Some(LinesAction::Move { from, to }) = mv.actions().find_map(|action| self.step(action)) else { return };
        let (side, other) = (self.side, self.side.other());
        let about = |key| {
            let message = Message::new(key).side("side", side).side("other", other);
            message.word("from", square_name::<W>(from)).word("to", square_name::<W>(to))
        };
        let sets = [self.own(), self.enemy(), after.pieces[side.index()], after.pieces[other.index()]];
        let [own, enemy, own_after, enemy_after] = sets;
        let [groups, enemy_groups, groups_after, enemy_groups_after] = sets.map(Groups::of);

        let (largest, all) = (groups_after.largest.count(), own_after.count());
        if largest > groups.largest.count() {
            let message = about("reason-connects").number("count", largest).number("all", all);
            into.push(Reason::merit(44, message, self.places_of(groups_after.largest)));
        }
        if groups::alone(own_after).is_none() && !groups::alone(own).is_none() {
            into.push(Reason::merit(42, about("reason-joins-last"), vec![self.place(to)]));
        } else if groups_after.count < groups.count {
            let message = about("reason-fewer-groups").number("count", groups_after.count);
            into.push(Reason::merit(34, message, vec![self.place(to)]));
        }
        if enemy.has(to) {
            if enemy_groups_after.count > enemy_groups.count {
                let message = about("reason-splits").number("count", enemy_groups_after.count);
                into.push(Reason::merit(46, message, self.places_of(enemy_after & groups::spread(W::only(to)))));
            } else {
                into.push(Reason::merit(16, about("reason-captures"), vec![self.place(to)]));
            }
        }
        let left_alone = groups::alone(enemy_after) & !groups::alone(enemy);
        if let Some(square) = left_alone.squares().next() {
            let message = about("reason-isolates").word("square", square_name::<W>(square));
            into.push(Reason::merit(36, message, self.places_of(left_alone)));
        }
        let (moves, moves_after) = (self.move_count(other), after.move_count(other));
        if moves_after < moves {
            let taken = moves - moves_after;
            let message = about("reason-takes-moves").number("count", taken).number("left", moves_after);
            // A capture takes the captured piece's moves anyway.
            let weight = if enemy.has(to) { 8 } else { 14 + u8::try_from(taken.min(12)).unwrap_or_default() };
            into.push(Reason::merit(weight, message, Vec::new()));
        }
        let rest = own & !W::only(from);
        if Self::distances(to, rest) < Self::distances(from, rest) {
            into.push(Reason::merit(12, about("reason-nearer"), vec![self.place(to)]));
        }
    }
}
