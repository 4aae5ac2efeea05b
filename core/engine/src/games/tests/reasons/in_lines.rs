//! Motifs of the games of four in a row and of Lines of Action.

use std::collections::BTreeMap;

use super::{MoveContext, at, board, name, number, of, text};
use crate::game::{PlaceShape, Reason, Side};

impl MoveContext {
    /// Confirms a motif of the games of four in a row.
    pub(super) fn holds_in_four(&self, reason: &Reason) -> bool {
        let (message, own) = (&reason.message, self.color(self.side));
        let (old, new) = (board(self.before.as_ref()), board(self.after.as_ref()));
        let spots = self.before.position().layout().spots;
        let is_open = |name: &str, pieces: &BTreeMap<_, _>| {
            let spot = spots.iter().find(|spot| spot.name == name);
            spot.is_some_and(|spot| spot.shape != PlaceShape::Closed) && !pieces.contains_key(name)
        };
        let lands = |name: &str, pieces: &BTreeMap<String, Option<Side>>| {
            let (column, row) = at(name);
            is_open(name, pieces) && (0..row).all(|below| !is_open(&of(column, below), pieces))
        };
        let lines = |name: &str| {
            let (column, row) = at(name);
            let mut lines = Vec::new();
            for (right, up) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                for start in -3..=0 {
                    let cells = (start..start + 4).map(|step| (column + step * right, row + step * up));
                    let cells: Vec<(i32, i32)> = cells.collect();
                    if cells.iter().all(|(column, row)| (0..26).contains(column) && *row >= 0) {
                        lines.push(cells.into_iter().map(|(column, row)| of(column, row)).collect::<Vec<_>>());
                    }
                }
            }
            lines
        };
        let makes_four = |name: &str, pieces: &BTreeMap<String, Option<Side>>, side: Side| {
            let fits = |cell: &String| cell == name || pieces.get(cell) == Some(&Some(side));
            is_open(name, pieces) && lines(name).iter().any(|line| line.iter().all(fits))
        };
        let counted = |pieces: &BTreeMap<String, Option<Side>>, side: Side, count: usize| {
            let cell = name(self.before.as_ref(), self.before.trace(self.mv)[0]);
            lines(&cell).iter().any(|line| {
                let theirs = line.iter().filter(|cell| pieces.get(*cell) == Some(&Some(side))).count();
                let free = line.iter().filter(|cell| is_open(cell, pieces)).count();
                theirs == count && theirs + free == 4
            })
        };
        // The cells of the column that this argument of the message names.
        let cells_of_column = |argument: &str| -> Vec<&str> {
            let column = number(message, argument);
            let is_in_column = |name: &&str| usize::try_from(at(name).0 + 1) == Ok(column);
            spots.iter().map(|spot| spot.name.as_str()).filter(is_in_column).collect()
        };
        let stones = || if text(message, "count") == "three" { 3 } else { 2 };
        match message.key {
            "reason-two-threats" => ["first", "second"]
                .into_iter()
                .all(|name| cells_of_column(name).iter().any(|cell| lands(cell, &new) && makes_four(cell, &new, own))),
            "reason-later-threat" => cells_of_column("column").iter().any(|cell| {
                let is_odd = (at(cell).1 + 1) % 2 == 1;
                makes_four(cell, &new, own)
                    && !makes_four(cell, &old, own)
                    && !lands(cell, &new)
                    && is_odd == (text(message, "row") == "odd")
            }),
            "reason-spends-threat" => cells_of_column("column")
                .iter()
                .any(|cell| makes_four(cell, &old, own) && !lands(cell, &old) && lands(cell, &new)),
            "reason-builds" => counted(&new, own, stones()),
            "reason-breaks" => counted(&old, own.other(), stones()),
            "reason-takes-bonus" => {
                self.before.trace(self.mv).first().is_some_and(|place| {
                    spots.iter().any(|spot| spot.place == *place && spot.shape == PlaceShape::Star)
                })
            }
            "reason-middle" => {
                let columns = spots.iter().map(|spot| at(&spot.name).0).max().unwrap_or_default() + 1;
                let rows = spots.iter().map(|spot| at(&spot.name).1).max().unwrap_or_default() + 1;
                let (column, row) = at(&name(self.before.as_ref(), self.before.trace(self.mv)[0]));
                column == columns / 2 && columns % 2 == 1 && row < rows / 2
            }
            key => panic!("no checker for {key}"),
        }
    }

    /// Confirms a motif of Lines of Action.
    pub(super) fn holds_in_lines(&self, reason: &Reason) -> bool {
        let (message, own) = (&reason.message, self.color(self.side));
        let (old, new) = (board(self.before.as_ref()), board(self.after.as_ref()));
        let of_side = |pieces: &BTreeMap<String, Option<Side>>, side: Side| -> Vec<(i32, i32)> {
            pieces.iter().filter(|(_, color)| **color == Some(side)).map(|(name, _)| at(name)).collect()
        };
        let near = |one: &(i32, i32), other: &(i32, i32)| (one.0 - other.0).abs().max((one.1 - other.1).abs()) == 1;
        let groups = |pieces: &[(i32, i32)]| {
            let mut left = pieces.to_vec();
            let mut sizes = Vec::new();
            while let Some(first) = left.pop() {
                let mut group = vec![first];
                while let Some(next) = left.iter().position(|piece| group.iter().any(|member| near(piece, member))) {
                    group.push(left.swap_remove(next));
                }
                sizes.push(group.len());
            }
            sizes
        };
        let [mine, mine_after] = [&old, &new].map(|pieces| of_side(pieces, own));
        let [theirs, theirs_after] = [&old, &new].map(|pieces| of_side(pieces, own.other()));
        let largest = |pieces: &[(i32, i32)]| groups(pieces).into_iter().max().unwrap_or_default();
        let alone = |pieces: &[(i32, i32)]| groups(pieces).into_iter().filter(|size| *size == 1).count();
        let (count, took) = (|| number(message, "count"), theirs_after.len() < theirs.len());
        match message.key {
            "reason-connects" => {
                largest(&mine_after) == count()
                    && count() > largest(&mine)
                    && mine_after.len() == number(message, "all")
            }
            "reason-joins-last" => alone(&mine_after) == 0 && alone(&mine) > 0,
            "reason-fewer-groups" => groups(&mine_after).len() == count() && count() < groups(&mine).len(),
            "reason-splits" => took && groups(&theirs_after).len() == count() && count() > groups(&theirs).len(),
            "reason-captures" => took,
            "reason-isolates" => {
                let piece = at(text(message, "square"));
                theirs_after.contains(&piece)
                    && !theirs_after.iter().any(|other| near(other, &piece))
                    && theirs.iter().any(|other| near(other, &piece))
            }
            // Only the replies after the move are counted: earlier ones would need a pass.
            "reason-takes-moves" => {
                let replies = self.after.moves();
                let is_pass = replies.len() == 1 && self.after.trace(replies[0]).is_empty();
                number(message, "left") == if is_pass { 0 } else { replies.len() } && count() > 0
            }
            "reason-nearer" => {
                let [from, to] = ["from", "to"].map(|name| at(text(message, name)));
                let distance = |square: (i32, i32)| -> i32 {
                    let rest = mine.iter().filter(|piece| **piece != from);
                    rest.map(|piece| (piece.0 - square.0).abs().max((piece.1 - square.1).abs())).sum()
                };
                distance(to) < distance(from)
            }
            key => panic!("no checker for {key}"),
        }
    }
}
