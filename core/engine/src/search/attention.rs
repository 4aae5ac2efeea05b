//! What a weak player looks at: the places of the last moves and, less often, the own pieces. Oversights follow van
//! Opheusden et al. (2023): more of them at a distance, on diagonals, and where a threat is old.

use std::ops::ControlFlow;

use crate::game::{ActionSite, Move, Outcome, PositionHistory, Side, Site, Status, Think, each_move};

/// The distance up to which a move belongs to the play at a place: two bridges of a chain are at most 2 apart.
const REACH: i16 = 2;

/// The number of last moves, of both sides, that are in view.
const RECENT: usize = 4;

/// The weight of a move beside own pieces but not at the last moves, relative to one at the last moves.
const ASIDE: f32 = 0.03;

/// The maximum distance between the opponent's last move and a reply that completes a line with it.
const LONGEST_LINE: i16 = 4;

/// How easy it is to see a loss in one move, hardest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Plainness {
    /// The reply is not in line with the last move: the threat is old, or arises elsewhere. Or it is a long move of a
    /// piece.
    Hidden,
    /// The reply is on a diagonal of the last move, or a move of a piece by two squares.
    Slanted,
    /// The reply is in the row or column of the last move, right beside the own move in its row or column, or a move of
    /// a piece to the next square; or the game is lost already.
    Plain,
}

/// The sites that a player of a weak level has in view.
#[derive(Debug)]
pub(super) struct Attention<'a, P> {
    position: &'a P,
    /// The sites of the last moves, newest first.
    recent: Vec<Site>,
    own: Vec<Site>,
    others: Vec<Site>,
}

impl<'a, P: Think> Attention<'a, P> {
    pub(super) fn new(history: &'a PositionHistory<P>, side: Side) -> Self {
        let position = history.before_move();
        let played = history.len() - history.under_way().len();
        let actions: Vec<_> = history.actions().take(played).collect();
        let place_of = |at: usize| {
            let ActionSite { to, .. } = history.position_after(at)?.action_site(actions[at])?;
            Some(actions[at + 1..].iter().fold(to, |place, action| position.carried(place, *action)))
        };
        let recent = (0..played).rev().filter_map(place_of).take(RECENT).collect();
        Self { position, recent, own: position.sites(side), others: position.sites(side.other()) }
    }

    fn site(&self, mv: Move) -> Option<ActionSite> {
        self.position.action_site(mv.actions().next()?)
    }

    /// Returns the weight of a move: 1 at the last moves, less beside own pieces, and 0 elsewhere. A piece that moves may
    /// go anywhere but away from the other own pieces, unless it captures.
    pub(super) fn weight(&self, mv: Move) -> f32 {
        let Some(ActionSite { from, to }) = self.site(mv) else { return 1.0 };
        let is_near = |sites: &[Site]| sites.iter().any(|site| site.distance(to) <= REACH);
        let Some(from) = from else {
            let is_in_view = self.recent.is_empty() || is_near(&self.recent);
            let aside = if is_near(&self.own) { ASIDE } else { 0.0 };
            return if is_in_view { 1.0 } else { aside };
        };
        let rest: Vec<Site> = self.own.iter().copied().filter(|site| *site != from).collect();
        let sum = |at: Site| rest.iter().map(|site| i32::from(site.distance(at))).sum::<i32>();
        let stays = is_near(&rest) || self.others.contains(&to) || sum(to) <= sum(from);
        if stays { 1.0 } else { 0.0 }
    }

    /// Returns how easy it is to see that the side of `mv` has lost in the position `after` it, or loses by the next
    /// move; `None` if it does neither.
    pub(super) fn danger(&self, mv: Move, after: &P, side: Side) -> Option<Plainness> {
        let mover = match after.status() {
            Status::Ended(_) => return has_won(after, side.other()).then_some(Plainness::Plain),
            Status::ToMove(mover) | Status::MidMove(mover) if mover == side => return None,
            Status::ToMove(mover) | Status::MidMove(mover) => mover,
        };
        let mut found = None;
        let _ = each_move(after, Move::default(), &mut |reply, end: &P| {
            if has_won(end, mover) {
                found = found.max(Some(self.plainness(mv, after, reply)));
            }
            if found == Some(Plainness::Plain) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }

    /// Returns how easy a winning reply to `mv` is to see.
    fn plainness(&self, mv: Move, after: &P, reply: Move) -> Plainness {
        let reply = reply.actions().next().and_then(|action| after.action_site(action));
        let Some(ActionSite { from, to }) = reply else { return Plainness::Hidden };
        if let Some(from) = from {
            return match from.distance(to) {
                ..=1 => Plainness::Plain,
                REACH => Plainness::Slanted,
                _ => Plainness::Hidden,
            };
        }
        let is_beside = |own: ActionSite| own.to.distance(to) == 1 && own.to.is_straight(to);
        let last = self.recent.first().filter(|last| last.distance(to) <= LONGEST_LINE);
        if last.is_some_and(|last| last.is_straight(to)) || self.site(mv).is_some_and(is_beside) {
            Plainness::Plain
        } else if last.is_some_and(|last| last.is_diagonal(to)) {
            Plainness::Slanted
        } else {
            Plainness::Hidden
        }
    }
}

/// Returns whether the game has ended with a win of this side.
pub(super) fn has_won<P: Think>(position: &P, side: Side) -> bool {
    position.status().ending().is_some_and(|ending| ending.outcome == Outcome::Win(side))
}
