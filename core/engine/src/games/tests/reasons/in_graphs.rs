//! Motifs of Bridg-It and of Pentago Twist.

use std::collections::BTreeMap;

use super::{MoveContext, at, board, name, number, of, text};
use crate::{
    game::{Reason, Side, Verdict},
    games::GameState,
};

impl MoveContext {
    /// Confirms a motif of Bridg-It. Piers and bridges are points of one matrix: a bridge joins the two piers of its
    /// color beside it.
    #[expect(clippy::too_many_lines, reason = "the board of one game and its motifs")]
    pub(super) fn holds_in_bridgit(&self, reason: &Reason) -> bool {
        let (message, own) = (&reason.message, self.color(self.side));
        let spots = self.before.position().layout().spots;
        // Numbers of rows and columns are odd; the outermost ones may have no place that can be touched.
        let length = |along: fn((i32, i32)) -> i32| {
            let most = spots.iter().map(|spot| along(at(&spot.name)) + 1).max().unwrap_or_default();
            most + (most + 1) % 2
        };
        let (columns, rows) = (length(|(column, _)| column), length(|(_, row)| row));
        // The piers of the vertical side lie in even rows (from the top) and odd columns.
        let is_pier = |(row, column): (i32, i32), side: Side| match side {
            Side::First => row % 2 == 0 && column % 2 == 1,
            Side::Second => row % 2 == 1 && column % 2 == 0,
        };
        let cell = |name: &str| {
            let (column, row) = at(name);
            (rows - 1 - row, column)
        };
        let piers = |(row, column): (i32, i32), side: Side| {
            let around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
            around.into_iter().filter(|point| is_pier(*point, side)).collect::<Vec<_>>()
        };
        let bridges = |state: &dyn GameState, side: Side| -> Vec<(i32, i32)> {
            let names = board(state).into_iter().filter(|(_, color)| *color == Some(side));
            names.map(|(name, _)| cell(&name)).collect()
        };
        let group = |from: (i32, i32), own: &[(i32, i32)], side: Side| {
            let mut reached = vec![from];
            let mut next = 0;
            while next < reached.len() {
                for bridge in own.iter().map(|bridge| piers(*bridge, side)) {
                    if bridge.contains(&reached[next]) {
                        reached.extend(bridge.into_iter().filter(|pier| !reached.contains(pier)).collect::<Vec<_>>());
                    }
                }
                next += 1;
            }
            reached
        };
        let along = |pier: &(i32, i32), side: Side| if side == Side::First { pier.0 } else { pier.1 };
        let last = |side: Side| if side == Side::First { rows - 1 } else { columns - 1 };
        // The fewest bridges still to build: shores cost nothing, own bridges cost nothing, free cells one.
        let missing = |state: &dyn GameState, side: Side| {
            let own = bridges(state, side);
            let taken = board(state);
            let open: Vec<(i32, i32)> = spots
                .iter()
                .filter(|spot| state.actions().iter().any(|action| state.trace((*action).into()) == [spot.place]))
                .filter(|spot| !taken.contains_key(&spot.name))
                .map(|spot| cell(&spot.name))
                .collect();
            let points = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
            let all: Vec<(i32, i32)> = points.filter(|point| is_pier(*point, side)).collect();
            let mut costs: BTreeMap<(i32, i32), usize> = BTreeMap::new();
            for pier in all.iter().filter(|pier| along(pier, side) == 0) {
                costs.insert(*pier, 0);
            }
            for _ in 0..all.len() {
                for (bridge, cost) in own.iter().map(|cell| (cell, 0)).chain(open.iter().map(|cell| (cell, 1))) {
                    let [one, other] = piers(*bridge, side)[..] else { continue };
                    for (from, to) in [(one, other), (other, one)] {
                        let Some(known) = costs.get(&from).copied() else { continue };
                        let better = costs.get(&to).is_none_or(|old| known + cost < *old);
                        if better {
                            costs.insert(to, known + cost);
                        }
                    }
                }
            }
            costs.iter().filter(|(pier, _)| along(pier, side) == last(side)).map(|(_, cost)| *cost).min()
        };
        let built = cell(&name(self.before.as_ref(), self.before.trace(self.mv)[0]));
        let (mine, mine_after) = (bridges(self.before.as_ref(), own), bridges(self.after.as_ref(), own));
        let ends: Vec<_> = piers(built, own).into_iter().map(|pier| group(pier, &mine, own)).collect();
        let all = group(piers(built, own)[0], &mine_after, own);
        let span = |piers: &[(i32, i32)]| {
            let along = piers.iter().map(|pier| along(pier, own));
            along.clone().max().unwrap_or_default() - along.min().unwrap_or_default()
        };
        match message.key {
            "reason-two-trees" => self.after.solve(1 << 20, &|| false).is_some_and(|exact| {
                let own = exact.proof.verdict.reversed();
                own == Verdict::Win
            }),
            "reason-joins-groups" => {
                ends.iter().all(|end| end.len() > 1) && !ends[0].iter().any(|pier| ends[1].contains(pier))
            }
            "reason-joins-shore" => {
                let wanted = if matches!(text(message, "edge"), "top" | "left") { 0 } else { last(own) };
                let touches = |piers: &[(i32, i32)]| piers.iter().any(|pier| along(pier, own) == wanted);
                let inner = ends.iter().find(|end| !touches(end) && end.len() > 1);
                touches(&all) && inner.is_some()
            }
            "reason-lengthens" => {
                let count = i32::try_from(number(message, "count")).expect("a count");
                span(&all) == 2 * count
                    && ends.iter().all(|end| span(end) < 2 * count)
                    && last(own) == 2 * i32::try_from(number(message, "all")).expect("a count")
            }
            "reason-cuts" => {
                let (from, to) = (number(message, "from"), number(message, "to"));
                missing(self.before.as_ref(), own.other()) == Some(from)
                    && missing(self.after.as_ref(), own.other()) == Some(to)
                    && to > from
            }
            "reason-shortens" => missing(self.after.as_ref(), own) == Some(number(message, "left")),
            key => panic!("no checker for {key}"),
        }
    }

    /// Confirms a motif of Pentago Twist.
    pub(super) fn holds_in_twist(&self, reason: &Reason) -> bool {
        let (message, own) = (&reason.message, self.color(self.side));
        let (old, new) = (board(self.before.as_ref()), board(self.after.as_ref()));
        let best = |pieces: &BTreeMap<String, Option<Side>>, side: Side| {
            let mut best = 0;
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                for (column, row) in (0..6).flat_map(|column| (0..6).map(move |row| (column, row))) {
                    let cells: Vec<_> = (0..5).map(|step| (column + step * right, row + step * up)).collect();
                    if cells.iter().all(|(column, row)| (0..6).contains(column) && (0..6).contains(row)) {
                        let colors =
                            cells.iter().map(|(column, row)| pieces.get(&of(*column, *row)).copied().flatten());
                        let colors: Vec<_> = colors.collect();
                        if !colors.contains(&Some(side.other())) {
                            best = best.max(colors.iter().filter(|color| **color == Some(side)).count());
                        }
                    }
                }
            }
            best
        };
        let cell = text(message, "cell");
        let placed = {
            let mut placed = old.clone();
            placed.insert(cell.to_owned(), Some(own));
            placed
        };
        match message.key {
            "reason-ways" => {
                // The winning moves are counted on the board before the opponent's reply, which would change it.
                let mut count = 0;
                let free = (0..6).flat_map(|column| (0..6).map(move |row| of(column, row)));
                for cell in free.filter(|cell| !new.contains_key(cell)) {
                    for quadrant in [(0, 0), (0, 3), (3, 0), (3, 3)] {
                        for is_rotation in [true, false] {
                            let twisted = new.iter().map(|(name, color)| (name.clone(), *color));
                            let twisted = twisted.chain([(cell.clone(), Some(own))]).map(|(name, color)| {
                                let (column, row) = at(&name);
                                let (x, y) = (column - quadrant.0, row - quadrant.1);
                                if !(0..3).contains(&x) || !(0..3).contains(&y) {
                                    return (name, color);
                                }
                                // Rows count upwards: clockwise, right becomes down.
                                let (x, y) = if is_rotation { (y, 2 - x) } else { (2 - x, y) };
                                (of(x + quadrant.0, y + quadrant.1), color)
                            });
                            let twisted: BTreeMap<_, _> = twisted.collect();
                            count += usize::from(best(&twisted, own) == 5 && best(&twisted, own.other()) < 5);
                        }
                    }
                }
                count == number(message, "count")
            }
            "reason-line" => best(&new, own) == number(message, "count") && best(&old, own) < number(message, "count"),
            "reason-blocks-line" => {
                best(&old, own.other()) == number(message, "count")
                    && best(&placed, own.other()) < number(message, "count")
            }
            "reason-pulls-apart" => {
                best(&placed, own.other()) == number(message, "count")
                    && best(&new, own.other()) < number(message, "count")
            }
            "reason-idle-twist" => placed == new,
            "reason-center" => ["b2", "b5", "e2", "e5"].contains(&cell),
            key => panic!("no checker for {key}"),
        }
    }
}
