//! Reasons for moves in Bridg-It: groups of bridges, shortest paths, and the two trees of a proven win.

use super::{
    BridgeCell, Bridgit, BridgitBoard, Cells, Way,
    board::{FAR_SHORE, NEAR_SHORE},
    lattice::grown,
    solver,
};
use crate::game::{Message, Move, Place, Reason, Verdict};

/// A group of bridges at one end of a new bridge.
struct End {
    vertex: u8,
    group: Cells,
}

impl End {
    fn new(board: BridgitBoard, way: Way, own: Cells, vertex: u8) -> Self {
        let touching: Cells = own.iter().filter(|cell| board.ends(*cell, way).contains(&vertex)).collect();
        Self { vertex, group: grown(board, way, touching, own) }
    }

    const fn is_shore(&self) -> bool {
        matches!(self.vertex, NEAR_SHORE | FAR_SHORE)
    }
}

/// Returns the number of steps from pier to pier, along its way, that a group of bridges spans.
fn span(board: BridgitBoard, way: Way, group: Cells) -> u8 {
    let along = group.iter().flat_map(|cell| board.piers(cell, way)).map(|pier| match way {
        Way::Vertical => pier.row,
        Way::Horizontal => pier.column,
    });
    let (least, most) = along.fold((u8::MAX, 0), |(least, most), at| (least.min(at), most.max(at)));
    most.saturating_sub(least) / 2
}

impl Bridgit {
    fn places_of(&self, cells: Cells) -> Vec<Place> {
        cells.iter().map(|cell| self.board().place_of(cell)).collect()
    }

    /// Adds the motifs of a legal move that leads to `after`.
    pub(super) fn add_motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>) {
        let Some(cell) = mv.actions().next().and_then(|action| self.board().cell(action)) else { return };
        let (board, way) = (self.board(), self.mover());
        let (own, enemy) = (self.bridges(way), self.bridges(way.other()));
        let about = |key| {
            let message = Message::new(key).side("side", way.color()).side("other", way.other().color());
            message.word("cell", self.cell_name(cell))
        };

        if solver::verdict(after) == Verdict::Loss {
            into.push(Reason::merit(70, about("reason-two-trees"), self.places_of(Cells::only(cell))));
        }
        let ends = board.ends(cell, way).map(|vertex| End::new(board, way, own, vertex));
        self.add_joins(cell, &ends, about, into);

        let all = grown(board, way, Cells::only(cell), own | Cells::only(cell));
        let (steps, before) = (span(board, way, all), ends.iter().map(|end| span(board, way, end.group)).max());
        let whole = match way {
            Way::Vertical => board.rows() / 2,
            Way::Horizontal => board.columns() / 2,
        };
        if before.is_some_and(|before| before > 0 && steps > before) {
            let message = about("reason-lengthens").number("count", steps).number("all", whole);
            into.push(Reason::merit(20, message, self.places_of(all)));
        }
        let far = |way, own, position: &Self| solver::distance(board, way, own, position.free());
        let (theirs, theirs_after) = (far(way.other(), enemy, self), far(way.other(), enemy, after));
        if let (Some(old), Some(new)) = (theirs, theirs_after)
            && new > old
        {
            let message = about("reason-cuts").number("from", old).number("to", new);
            let weight = 36 + 4 * u8::try_from(new - old).unwrap_or_default().min(5);
            into.push(Reason::merit(weight, message, self.places_of(Cells::only(cell))));
        }
        let (ours, ours_after) = (far(way, own, self), far(way, after.bridges(way), after));
        if let (Some(old), Some(new)) = (ours, ours_after)
            && new < old
        {
            into.push(Reason::merit(15, about("reason-shortens").number("left", new), Vec::new()));
        }
    }

    /// Adds what the new bridge joins: two groups, or a group and a shore that it did not touch before.
    fn add_joins(
        &self,
        cell: BridgeCell,
        ends: &[End; 2],
        about: impl Fn(&'static str) -> Message,
        into: &mut Vec<Reason>,
    ) {
        let (board, way) = (self.board(), self.mover());
        let [one, other] = ends;
        let is_new = (one.group & other.group).is_empty();
        let places = |groups: Cells| self.places_of(groups | Cells::only(cell));
        match (one.is_shore(), other.is_shore()) {
            (false, false) if is_new && !one.group.is_empty() && !other.group.is_empty() => {
                into.push(Reason::merit(48, about("reason-joins-groups"), places(one.group | other.group)));
            }
            (is_shore, _) if one.is_shore() != other.is_shore() => {
                let (shore, group) = if is_shore { (one, other.group) } else { (other, one.group) };
                let (edge, name) = match (way, shore.vertex) {
                    (Way::Vertical, NEAR_SHORE) => (board.near(way), "top"),
                    (Way::Vertical, _) => (board.far(way), "bottom"),
                    (Way::Horizontal, NEAR_SHORE) => (board.near(way), "left"),
                    (Way::Horizontal, _) => (board.far(way), "right"),
                };
                if !group.is_empty() && (group & edge).is_empty() {
                    into.push(Reason::merit(40, about("reason-joins-shore").word("edge", name), places(group)));
                }
            }
            _ => {}
        }
    }
}
