//! How well the pieces of a side stand together, in figures: what the search goes by where nothing is proven.
//!
//! Two things count: how far the pieces are from their centre of mass, and into how many groups they fall. The weights
//! come from a logistic regression of 8,785 positions of 400 games the search played against itself (300 simulations a
//! move) on their results; matches at equal processor time then decided. For the classic movement on 8 x 8 a small network
//! counts beside them, with weights of its own for the two; see `network.rs`.

use super::{
    geometry::Tables,
    groups,
    network::{ByHand, Network, Sums},
    position::{LinesAction, LinesOfAction},
};
use crate::game::{Action, FirstValue, OwnValue, Prior};

/// The weights where there is no network.
const BY_HAND: ByHand = ByHand { distance: 2.7, group: 0.45, tempo: 0.34 };

/// How many visits an opinion on a move counts as.
const PRIOR_WEIGHT: u32 = 2;

/// One more than the most pieces a side has, rounded up to a multiple of what a processor adds at once.
const MOST_PIECES: usize = 24;

impl<W: Tables> LinesOfAction<W> {
    /// What the position looks like.
    pub(super) fn value(&self) -> FirstValue {
        let network = self.network();
        let weights = network.map_or(BY_HAND, |network| network.by_hand);
        let (own, enemy) = (self.own(), self.enemy());
        let learned =
            network.map_or(0.0, |network| network.worth(&network.sums(own, enemy), &network.sums(enemy, own)));
        let standing = standing(own, weights) - standing(enemy, weights);
        OwnValue::new(squashed(standing + weights.tempo + learned)).of(self.side)
    }

    /// What was learned of such boards, if it is wanted.
    fn network(&self) -> Option<&'static Network> {
        // The network numbers the squares of its board without gaps.
        let has_gaps = W::STRIDE != self.geometry.size;
        if self.uses_learning && !has_gaps { Network::of(self.geometry.size, self.movement) } else { None }
    }

    /// The values of the positions after these moves for the side that makes them, much faster than move by move: what
    /// does not change is asked once for all moves, or once for all moves of a piece.
    pub(super) fn opinions(&self, actions: &[Action], into: &mut Vec<Prior>) {
        let own = self.own();
        let mut learned = self.network().map(|network| Learned::of(network, own, self.enemy()));
        let weights = learned.as_ref().map_or(BY_HAND, |learned| learned.network.by_hand);
        let theirs = standing(self.enemy(), weights);
        let mut crowd = Crowd::of(own);
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
            let ours = -weights.distance * crowd.distance_after(from, to) - weights.group * real(joined);
            let is_capture = self.enemy().has(to);
            let theirs = if is_capture {
                let rest = self.enemy() & !W::only(to);
                if groups::connected(rest) {
                    // Where it joined the own pieces as well and won by that, the win in one was found before.
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
            into.push(Prior { value: OwnValue::new(squashed(value)), weight: PRIOR_WEIGHT });
        }
    }
}

/// What the network says of the moves of a position.
struct Learned {
    network: &'static Network,
    /// The sums of the side to move and of its enemy, and those without the piece that moves.
    sums: [Sums; 2],
    without: [Sums; 2],
}

impl Learned {
    fn of<W: Tables>(network: &'static Network, own: W, enemy: W) -> Self {
        let sums = [network.sums(own, enemy), network.sums(enemy, own)];
        Self { network, sums, without: sums }
    }

    /// Takes up the piece of this square.
    fn leave(&mut self, from: usize) {
        self.without = self.sums;
        self.network.take(&mut self.without[0], from);
        self.network.take_enemy(&mut self.without[1], from);
    }

    /// What the position is worth to the enemy when the piece was put on this square.
    #[inline]
    fn after(&self, to: usize, is_capture: bool) -> f32 {
        let [mut own, mut enemy] = self.without;
        self.network.put(&mut own, to);
        self.network.put_enemy(&mut enemy, to);
        if is_capture {
            self.network.take_enemy(&mut own, to);
            self.network.take(&mut enemy, to);
        }
        self.network.worth(&enemy, &own)
    }
}

/// How well these pieces stand together; the greater, the better.
fn standing<W: Tables>(pieces: W, weights: ByHand) -> f32 {
    let mut clusters = Clusters::default();
    clusters.fill(pieces);
    -weights.distance * Crowd::of(pieces).distance() - weights.group * real(clusters.number)
}

/// The groups of some pieces, each with its neighbourhood.
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

    /// How many groups there are with one more piece.
    fn count_with(&self, piece: W) -> usize {
        let apart = self.spread[..self.number].iter().filter(|spread| (**spread & piece).is_none()).count();
        apart + 1
    }
}

/// Pieces by their rows and columns, both multiplied by the number of pieces, which keeps distances from the centre of
/// mass whole.
struct Crowd {
    rows: [i16; MOST_PIECES],
    columns: [i16; MOST_PIECES],
    number: i16,
    /// The centre of mass, and where the slots without a piece are.
    centre: (i16, i16),
    stride: usize,
}

impl Crowd {
    fn of<W: Tables>(pieces: W) -> Self {
        let mut crowd = Self {
            rows: [0; MOST_PIECES],
            columns: [0; MOST_PIECES],
            number: i16::try_from(pieces.count()).unwrap_or(1),
            centre: (0, 0),
            stride: W::STRIDE,
        };
        for (slot, square) in pieces.squares().enumerate() {
            let (row, column) = crowd.at(square);
            crowd.centre = (crowd.centre.0 + row, crowd.centre.1 + column);
            crowd.rows[slot] = row * crowd.number;
            crowd.columns[slot] = column * crowd.number;
        }
        crowd
    }

    fn at(&self, square: usize) -> (i16, i16) {
        let whole = |number: usize| i16::try_from(number).unwrap_or_default();
        (whole(square / self.stride), whole(square % self.stride))
    }

    /// The mean distance from the centre of mass, in steps of a king.
    fn distance(&self) -> f32 {
        self.distance_from(self.centre)
    }

    fn distance_from(&self, centre: (i16, i16)) -> f32 {
        let apart = |(row, column): (&i16, &i16)| (row - centre.0).abs().max((column - centre.1).abs());
        let sum: i16 = self.rows.iter().zip(&self.columns).map(apart).sum();
        // All slots are summed, which is faster than stopping; those without a piece stand in the corner of the board.
        let empty = i16::try_from(MOST_PIECES).unwrap_or_default() - self.number;
        let sum = sum - empty * centre.0.max(centre.1);
        f32::from(sum) / f32::from(self.number * self.number)
    }

    /// The same after a move of one of the pieces.
    fn distance_after(&mut self, from: usize, to: usize) -> f32 {
        let ((row, column), (to_row, to_column)) = (self.at(from), self.at(to));
        let leaves =
            |slot: &usize| self.rows[*slot] == row * self.number && self.columns[*slot] == column * self.number;
        let slot = (0..MOST_PIECES).find(leaves).unwrap_or_default();
        self.rows[slot] = to_row * self.number;
        self.columns[slot] = to_column * self.number;
        let distance = self.distance_from((self.centre.0 + to_row - row, self.centre.1 + to_column - column));
        self.rows[slot] = row * self.number;
        self.columns[slot] = column * self.number;
        distance
    }
}

/// A small whole number as a real one.
fn real(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

/// Any number as one between -1 and 1. Nearly the logistic function, but made of operations that give the same bits
/// on every platform.
fn squashed(number: f32) -> f32 {
    let half = 0.5 * number;
    half / (1.0 + half * half).sqrt()
}
