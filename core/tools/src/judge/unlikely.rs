//! Counts the moves of weak levels that no person would make, in self-play games.
//!
//! Every criterion is a predicate of a position and a move; a move is counted by the first one that holds. Distances are
//! in steps of a king, in units of the board's layout, in which bridges that share a pier are 1 or 2 apart.

use std::collections::BTreeMap;

use fivefold_engine::{
    game::{Move, Outcome, Piece, Place, Side},
    games::{self, Game, GameState, played},
};
use serde_json::{Value, json};

use super::{LONGEST_GAME, level_move};

/// The levels that are examined.
const LEVELS: [u8; 4] = [1, 2, 3, 4];

/// The distance up to which a move belongs to the play at a piece: two steps, and the gap between quadrants.
const NEAR: f32 = 2.5;

/// The moves before which nothing counts as scattered: the first ones open the play.
const OPENING: usize = 4;

/// The criteria, in the order of the table.
const CRITERIA: [&str; 6] = [
    // A move that wins at once exists, and another one is played.
    "misses a win",
    // The opponent can win at once along the row or column of its last move, and another move would have prevented it:
    // four or five in a row or column that contain that move and whose other stones stand already; in Bridg-It, a gap in
    // the row or column of the last bridge, at most two steps from it; in Lines of Action, a single piece at most two
    // steps from where it joins all others.
    "fresh threat",
    // The move itself lets the opponent win, and another one would not: by a disc right above the dropped one that
    // completes a row, or by a twist that completes the opponent's five.
    "own doing",
    // In Bridg-It, the opponent's last two bridges continue a straight line of at least three, and the move is more than
    // two steps from the last one and from the own last move, and not in the way of the line.
    "ignores a line",
    // A placed piece is more than two steps from every own piece and from the last two moves of the opponent, and not in
    // a row or column with both of them, where it would be in the way of a straight line.
    "scattered",
    // A piece moves to the edge without capturing, away from the other own pieces by the sum of distances, has lost its
    // neighbors and found no own piece within two steps.
    "outward",
];

/// Returns the rows of a game: one for each variant and level.
pub fn rows(game: &dyn Game, decisions: u32) -> impl Iterator<Item = String> {
    let boards = std::iter::once((game.id(), Value::Object(serde_json::Map::new())));
    let wide = (game.id() == "connect-any").then(|| ("connect-any, 8 x 8", json!({"rows": 8, "columns": 8})));
    let boards = boards.chain(wide);
    let variants = game.variants().into_iter().filter(|variant| variant.name != game.id());
    let boards: Vec<_> = boards.chain(variants.map(|variant| (variant.name, variant.options))).collect();
    boards.into_iter().flat_map(move |(name, options)| {
        LEVELS.into_iter().map(move |level| row(game, name, &options, level, decisions)).collect::<Vec<_>>()
    })
}

/// Returns the head of the table.
pub fn head() -> String {
    let columns = CRITERIA.join(" | ");
    format!("| board | level | decisions | {columns} | of 1,000 |\n|{}", "---|".repeat(CRITERIA.len() + 4))
}

fn row(game: &dyn Game, name: &str, options: &Value, level: u8, decisions: u32) -> String {
    let mut counts = [0_u32; CRITERIA.len()];
    let mut made = 0;
    for seed in 0.. {
        let Ok(mut state) = game.open(options) else { break };
        let mut moves: Vec<Point> = Vec::new();
        while made < decisions && !state.status().is_over() && moves.len() < LONGEST_GAME {
            let seed = seed * 1000 + moves.len() as u64;
            let Some(mv) = level_move(game, state.as_ref(), level, seed) else { break };
            let decision = Decision::new(state.as_ref(), mv, &moves);
            if state.moves().len() > 1 {
                made += 1;
                if let Some(place) = decision.criterion() {
                    counts[place] += 1;
                }
            }
            let (to, points) = (decision.to, decision.points);
            moves.push(to);
            for point in &mut moves {
                *point = carried(*point, state.as_ref(), mv, &points);
            }
            state = played(state.as_ref(), mv);
        }
        if made >= decisions {
            break;
        }
    }
    let columns = counts.iter().map(|count| format!(" {count} |")).collect::<Vec<_>>().concat();
    let share = 1000.0 * f64::from(counts.iter().sum::<u32>()) / f64::from(made.max(1));
    format!("| {name} | {level} | {made} |{columns} {share:.1} |")
}

/// The center of a place.
type Point = (f32, f32);

fn distance(one: Point, other: Point) -> f32 {
    (one.0 - other.0).abs().max((one.1 - other.1).abs())
}

/// Returns whether two points are in one row or column.
fn is_aligned(one: Point, other: Point) -> bool {
    (one.0 - other.0).abs() < 0.01 || (one.1 - other.1).abs() < 0.01
}

/// A move with the facts that the criteria ask for.
struct Decision<'a> {
    state: &'a dyn GameState,
    mv: Move,
    side: Side,
    points: BTreeMap<Place, Point>,
    /// The origin, if a piece moves.
    from: Option<Point>,
    to: Point,
    /// Where the destinations of the moves before are now, oldest first.
    before: &'a [Point],
}

impl<'a> Decision<'a> {
    fn new(state: &'a dyn GameState, mv: Move, before: &'a [Point]) -> Self {
        let points = state.position().layout().spots.iter().map(|spot| (spot.place, (spot.x, spot.y))).collect();
        let side = state.status().side().unwrap_or(Side::First);
        let (from, to) = ends(state, mv, &points);
        Self { state, mv, side, points, from, to, before }
    }

    fn pieces(&self, side: Side) -> Vec<Point> {
        let color = self.state.position().color(side);
        let is_own = |piece: &Piece| piece.color == Some(color);
        let point = |piece: Piece| self.points.get(&piece.place).copied();
        self.state.position().pieces().into_iter().filter(is_own).filter_map(point).collect()
    }

    /// Returns the number of the first criterion that holds.
    fn criterion(&self) -> Option<usize> {
        let after = played(self.state, self.mv);
        if has_won(after.as_ref(), self.side) {
            return None;
        }
        let has_missed =
            || self.state.moves().into_iter().any(|mv| has_won(played(self.state, mv).as_ref(), self.side));
        if has_missed() {
            return Some(0);
        }
        let replies = wins(after.as_ref(), self.side.other());
        if has_won(after.as_ref(), self.side.other()) || !replies.is_empty() {
            let is_plain = replies.iter().any(|reply| self.is_plain(after.as_ref(), *reply));
            let is_own = has_won(after.as_ref(), self.side.other())
                || replies.iter().any(|reply| self.is_own_doing(after.as_ref(), *reply));
            if (is_plain || is_own) && self.was_avoidable() {
                return Some(if is_plain { 1 } else { 2 });
            }
        }
        if self.ignores_line() {
            return Some(3);
        }
        if self.from.is_none() && self.is_scattered() {
            return Some(4);
        }
        self.from.is_some_and(|from| self.is_outward(from)).then_some(5)
    }

    /// Returns whether a move exists after which the opponent neither has won nor can win at once.
    fn was_avoidable(&self) -> bool {
        let other = self.side.other();
        self.state.moves().into_iter().any(|mv| {
            let after = played(self.state, mv);
            !has_won(after.as_ref(), other) && wins(after.as_ref(), other).is_empty()
        })
    }

    /// Returns whether the opponent's winning reply was plain to see before the move.
    fn is_plain(&self, after: &dyn GameState, reply: Move) -> bool {
        let Some(last) = self.before.last().copied() else { return false };
        let (from, to) = ends(after, reply, &self.points);
        match self.state.game() {
            "bridgit" => is_aligned(last, to) && distance(last, to) <= NEAR,
            "lines-of-action" => from.is_some_and(|from| {
                let others: Vec<Point> = self.pieces(self.side.other());
                let rest: Vec<Point> = others.iter().copied().filter(|piece| *piece != from).collect();
                rest.len() < others.len() && distance(from, to) <= NEAR && is_one_group(&rest)
            }),
            _ => self.line(after, reply).is_some_and(|line| {
                let others = self.pieces(self.side.other());
                let stands = line.iter().all(|point| *point == to || others.contains(point));
                stands && line.contains(&last) && line.iter().all(|point| is_aligned(*point, last))
            }),
        }
    }

    /// Returns whether the reply stands on the dropped disc and completes a row.
    fn is_own_doing(&self, after: &dyn GameState, reply: Move) -> bool {
        if !self.state.game().starts_with("connect") {
            return false;
        }
        let (_, to) = ends(after, reply, &self.points);
        let is_above = (to.0 - self.to.0).abs() < 0.01 && distance(to, self.to) <= 1.01 && to.1 < self.to.1;
        is_above && self.line(after, reply).is_some_and(|line| line.iter().all(|point| (point.1 - to.1).abs() < 0.01))
    }

    /// Returns a line that the reply completes, preferably in a row or column.
    fn line(&self, after: &dyn GameState, reply: Move) -> Option<Vec<Point>> {
        let end = played(after, reply);
        let places = |line: Vec<Place>| line.iter().filter_map(|place| self.points.get(place).copied()).collect();
        let lines: Vec<Vec<Point>> = end.position().winning_lines().into_iter().map(places).collect();
        let is_straight =
            |line: &&Vec<Point>| line.iter().all(|point| line.first().is_some_and(|first| is_aligned(*first, *point)));
        lines.iter().find(is_straight).or(lines.first()).cloned()
    }

    fn ignores_line(&self) -> bool {
        let [.., before, own, last] = *self.before else { return false };
        let is_line =
            self.state.game() == "bridgit" && is_aligned(before, last) && (distance(before, last) - 2.0).abs() < 0.01;
        let third = (2.0 * before.0 - last.0, 2.0 * before.1 - last.1);
        let is_near = [own, last].into_iter().any(|point| distance(point, self.to) <= NEAR);
        let is_in_way = is_aligned(before, self.to) && is_aligned(last, self.to);
        is_line && self.pieces(self.side.other()).contains(&third) && !is_near && !is_in_way
    }

    fn is_scattered(&self) -> bool {
        if self.before.len() < OPENING {
            return false;
        }
        let last: Vec<Point> = self.before.iter().rev().step_by(2).take(2).copied().collect();
        let own = self.pieces(self.side);
        let is_near = own.iter().chain(&last).any(|point| distance(*point, self.to) <= NEAR);
        let same = |coordinate: fn(&Point) -> f32| {
            last.iter().all(|point| (coordinate(point) - coordinate(&self.to)).abs() < 0.01)
        };
        !is_near && !same(|point| point.0) && !same(|point| point.1)
    }

    fn is_outward(&self, from: Point) -> bool {
        let others: Vec<Point> = self.pieces(self.side).into_iter().filter(|piece| *piece != from).collect();
        let layout = self.points.values();
        let (mut least, mut most) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
        for (x, y) in layout {
            least = (least.0.min(*x), least.1.min(*y));
            most = (most.0.max(*x), most.1.max(*y));
        }
        let is_at = |value: f32, edge: f32| (value - edge).abs() < 0.01;
        let (x, y) = self.to;
        let on_edge = is_at(x, least.0) || is_at(x, most.0) || is_at(y, least.1) || is_at(y, most.1);
        let captures = self.pieces(self.side.other()).contains(&self.to);
        let sum = |point: Point| others.iter().map(|other| distance(*other, point)).sum::<f32>();
        let nearest = |point: Point| others.iter().map(|other| distance(*other, point)).fold(f32::MAX, f32::min);
        on_edge && !captures && sum(self.to) > sum(from) && nearest(from) <= 1.01 && nearest(self.to) > NEAR
    }
}

/// Returns the origin, if a piece moves, and the destination of a move, before any twist.
fn ends(state: &dyn GameState, mv: Move, points: &BTreeMap<Place, Point>) -> (Option<Point>, Point) {
    let trace = state.trace(mv);
    let point = |place: Place| points.get(&state.before_move().origin(mv, place)).copied().unwrap_or_default();
    let moves = state.game() == "lines-of-action" && trace.len() > 1;
    let destination = if moves { trace.get(1) } else { trace.first() };
    (
        trace.first().filter(|_| moves).map(|place| point(*place)),
        destination.map(|place| point(*place)).unwrap_or_default(),
    )
}

/// Returns where a move carries the piece of a point.
fn carried(point: Point, state: &dyn GameState, mv: Move, points: &BTreeMap<Place, Point>) -> Point {
    let origin = |place: Place| points.get(&state.before_move().origin(mv, place)).copied();
    points.iter().find(|(place, _)| origin(**place) == Some(point)).map_or(point, |(_, point)| *point)
}

fn has_won(state: &dyn GameState, side: Side) -> bool {
    state.status().ending().is_some_and(|ending| ending.outcome == Outcome::Win(side))
}

/// Returns the moves with which this side, if it is to move, wins at once.
fn wins(state: &dyn GameState, side: Side) -> Vec<Move> {
    if state.status().side() != Some(side) {
        return Vec::new();
    }
    state.moves().into_iter().filter(|mv| has_won(games::played(state, *mv).as_ref(), side)).collect()
}

/// Returns whether points are joined by king's steps.
fn is_one_group(points: &[Point]) -> bool {
    let mut reached: Vec<Point> = points.first().copied().into_iter().collect();
    let mut next = 0;
    while let Some(point) = reached.get(next).copied() {
        let more: Vec<Point> =
            points.iter().copied().filter(|it| distance(*it, point) <= 1.01 && !reached.contains(it)).collect();
        reached.extend(more);
        next += 1;
    }
    reached.len() == points.len()
}
