//! The static evaluation: how closely the pieces of a side stand together. The search uses it for unproven positions.
//!
//! There are two features: the mean distance of the pieces from their center of mass, and the number of groups. The
//! weights come from a logistic regression of game results on 8,785 positions of 400 self-play games (300 simulations
//! per move), confirmed by matches at equal processor time. On 8 x 8 a small network is added, with separate
//! weights for the two features; see `network.rs`.

use super::{
    geometry::Tables,
    groups,
    network::{BoardNetwork, ByHand, EvaluationNetwork, Sums},
    position::{LinesAction, LinesOfAction},
};
use crate::game::{Action, FirstValue, OwnValue, Prior};

/// The weights without a network.
const BY_HAND: ByHand = ByHand { distance: 2.7, group: 0.45, tempo: 0.34 };

/// The number of visits that a prior counts as.
const PRIOR_WEIGHT: u32 = 2;

/// The maximum number of pieces of a side plus one, rounded up to a multiple of the SIMD width.
pub(super) const MOST_PIECES: usize = 24;

impl<W: Tables> LinesOfAction<W> {
    /// Returns the static value of the position.
    pub(super) fn value(&self) -> FirstValue {
        match self.network() {
            BoardNetwork::None => self.value_by::<0>(None),
            BoardNetwork::Classic(network) => self.value_by(Some(network)),
            BoardNetwork::Leaping(network) => self.value_by(Some(network)),
        }
    }

    fn value_by<const WIDTH: usize>(&self, network: Option<&EvaluationNetwork<WIDTH>>) -> FirstValue {
        let weights = network.map_or(BY_HAND, |network| network.by_hand);
        let (own, enemy) = (self.own(), self.enemy());
        let learned =
            network.map_or(0.0, |network| network.worth(&network.sums(own, enemy), &network.sums(enemy, own)));
        let standing = standing(own, weights) - standing(enemy, weights);
        OwnValue::new(approximate_logistic(standing + weights.tempo + learned)).of(self.side)
    }

    /// Returns the network for this board, if there is one and it is enabled.
    fn network(&self) -> BoardNetwork {
        // The network numbers its squares without gaps.
        let has_gaps = W::STRIDE != self.geometry.size;
        if self.uses_learning && !has_gaps {
            BoardNetwork::of(self.geometry.size, self.movement)
        } else {
            BoardNetwork::None
        }
    }

    /// Computes the values of these moves for the side that makes them. Terms that do not change are computed once for
    /// all moves, or once for all moves of a piece.
    pub(super) fn move_values(&self, actions: &[Action], into: &mut Vec<Prior>) {
        match self.network() {
            BoardNetwork::None => self.move_values_by::<0>(actions, None, into),
            BoardNetwork::Classic(network) => self.move_values_by(actions, Some(network), into),
            BoardNetwork::Leaping(network) => self.move_values_by(actions, Some(network), into),
        }
    }

    fn move_values_by<const WIDTH: usize>(
        &self,
        actions: &[Action],
        network: Option<&'static EvaluationNetwork<WIDTH>>,
        into: &mut Vec<Prior>,
    ) {
        let own = self.own();
        let mut learned = network.map(|network| NetworkEvaluation::of(network, own, self.enemy()));
        let weights = learned.as_ref().map_or(BY_HAND, |learned| learned.network.by_hand);
        let theirs = standing(self.enemy(), weights);
        let mut coordinates = PieceCoordinates::of(own);
        let mut clusters = Clusters::default();
        let mut leaving = None;
        for action in actions {
            let Some(LinesAction::Move { from, to }) = self.step(*action) else { continue };
            if leaving != Some(from) {
                leaving = Some(from);
                clusters.fill(own & !W::only(from));
                if let Some(learned) = &mut learned {
                    learned.leave(from);
                }
            }
            let joined = clusters.count_with(W::only(to));
            let ours = -weights.distance * coordinates.distance_after(from, to) - weights.group * real(joined);
            let is_capture = self.enemy().has(to);
            let theirs = if is_capture {
                let rest = self.enemy() & !W::only(to);
                if groups::connected(rest) {
                    // A capture that also connects the side's own pieces is a win in one, which was found before.
                    let value = if joined == 1 { OwnValue::DRAW } else { OwnValue::LOSS };
                    into.push(Prior { value, weight: PRIOR_WEIGHT });
                    continue;
                }
                standing(rest, weights)
            } else {
                theirs
            };
            let learned = learned.as_ref().map_or(0.0, |learned| learned.after(to, is_capture));
            let value = ours - theirs - weights.tempo - learned;
            into.push(Prior { value: OwnValue::new(approximate_logistic(value)), weight: PRIOR_WEIGHT });
        }
    }
}

/// The network evaluation of the moves of a position.
struct NetworkEvaluation<const WIDTH: usize> {
    network: &'static EvaluationNetwork<WIDTH>,
    /// The sums of the side to move and its enemy, with and without the moving piece.
    sums: [Sums<WIDTH>; 2],
    without: [Sums<WIDTH>; 2],
}

impl<const WIDTH: usize> NetworkEvaluation<WIDTH> {
    fn of<W: Tables>(network: &'static EvaluationNetwork<WIDTH>, own: W, enemy: W) -> Self {
        let sums = [network.sums(own, enemy), network.sums(enemy, own)];
        Self { network, sums, without: sums }
    }

    /// Removes the moving piece from this square.
    fn leave(&mut self, from: usize) {
        self.without = self.sums;
        self.network.take(&mut self.without[0], from);
        self.network.take_enemy(&mut self.without[1], from);
    }

    /// Returns the value for the enemy after the moving piece is placed on this square.
    #[inline]
    fn after(&self, to: usize, is_capture: bool) -> f32 {
        let [own, enemy] = &self.without;
        self.network.worth_after(own, enemy, to, is_capture)
    }
}

/// Returns the score of these pieces for their distances and groups; higher is better.
fn standing<W: Tables>(pieces: W, weights: ByHand) -> f32 {
    let mut clusters = Clusters::default();
    clusters.fill(pieces);
    -weights.distance * PieceCoordinates::of(pieces).distance() - weights.group * real(clusters.number)
}

/// The groups of a set of pieces, each with its neighborhood.
struct Clusters<W> {
    spread: [W; MOST_PIECES],
    number: usize,
}

impl<W: Tables> Default for Clusters<W> {
    fn default() -> Self {
        Self { spread: [W::NONE; MOST_PIECES], number: 0 }
    }
}

impl<W: Tables> Clusters<W> {
    fn fill(&mut self, mut pieces: W) {
        self.number = 0;
        while !pieces.is_none() {
            let group = groups::first_group(pieces);
            pieces &= !group;
            self.spread[self.number] = groups::spread(group);
            self.number += 1;
        }
    }

    /// Returns the number of groups after adding this piece.
    fn count_with(&self, piece: W) -> usize {
        let apart = self.spread[..self.number].iter().filter(|spread| (**spread & piece).is_none()).count();
        apart + 1
    }
}

/// Piece coordinates, multiplied by the number of pieces so that distances from the center of mass are integers.
struct PieceCoordinates {
    rows: [i16; MOST_PIECES],
    columns: [i16; MOST_PIECES],
    number: i16,
    /// The center of mass, and the position of empty slots.
    center: (i16, i16),
    stride: usize,
}

impl PieceCoordinates {
    fn of<W: Tables>(pieces: W) -> Self {
        let mut coordinates = Self {
            rows: [0; MOST_PIECES],
            columns: [0; MOST_PIECES],
            number: i16::try_from(pieces.count()).unwrap_or(1),
            center: (0, 0),
            stride: W::STRIDE,
        };
        for (slot, square) in pieces.squares().enumerate() {
            let (row, column) = coordinates.at(square);
            coordinates.center = (coordinates.center.0 + row, coordinates.center.1 + column);
            coordinates.rows[slot] = row * coordinates.number;
            coordinates.columns[slot] = column * coordinates.number;
        }
        coordinates
    }

    fn at(&self, square: usize) -> (i16, i16) {
        let whole = |number: usize| i16::try_from(number).unwrap_or_default();
        (whole(square / self.stride), whole(square % self.stride))
    }

    /// Returns the mean distance from the center of mass, in king moves.
    fn distance(&self) -> f32 {
        self.distance_from(self.center)
    }

    fn distance_from(&self, center: (i16, i16)) -> f32 {
        let apart = |(row, column): (&i16, &i16)| (row - center.0).abs().max((column - center.1).abs());
        let sum: i16 = self.rows.iter().zip(&self.columns).map(apart).sum();
        // Summing all slots is faster than stopping early; empty slots are in the corner of the board.
        let empty = i16::try_from(MOST_PIECES).unwrap_or_default() - self.number;
        let sum = sum - empty * center.0.max(center.1);
        f32::from(sum) / f32::from(self.number * self.number)
    }

    /// Returns the mean distance after a move of one of the pieces.
    fn distance_after(&mut self, from: usize, to: usize) -> f32 {
        let ((row, column), (to_row, to_column)) = (self.at(from), self.at(to));
        let leaves =
            |slot: &usize| self.rows[*slot] == row * self.number && self.columns[*slot] == column * self.number;
        let slot = (0..MOST_PIECES).find(leaves).unwrap_or_default();
        self.rows[slot] = to_row * self.number;
        self.columns[slot] = to_column * self.number;
        let distance = self.distance_from((self.center.0 + to_row - row, self.center.1 + to_column - column));
        self.rows[slot] = row * self.number;
        self.columns[slot] = column * self.number;
        distance
    }
}

/// Converts a small integer to a float.
fn real(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

/// Maps any number to the range from -1 to 1, by a sigmoid whose operations are bit-identical on every platform.
fn approximate_logistic(number: f32) -> f32 {
    let half = 0.5 * number;
    half / (1.0 + half * half).sqrt()
}
