//! Reasons: true, checkable statements about a move, for hints, the coach, analysis and reviews.
//!
//! [`explain`] combines what any game can say by its rules and a proof with the motifs of the game
//! ([`Show::motifs`]). A reason is a statement about the position before and after the move that an independent checker
//! can confirm; the tests of `games/tests/reasons` do.

use std::ops::ControlFlow;

use super::{Message, Move, Outcome, Place, Proof, Reason, Rules, Show, Side, Status, Think, Verdict, each_move};

/// The maximum number of reasons of a move.
pub const MOST_REASONS: usize = 3;

/// The maximum number of places that one reason shows: the pieces of a large group.
const MOST_PLACES: usize = 48;

/// The results of a search for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Knowledge {
    /// The proven result for the side that makes the move.
    pub proof: Option<Proof>,
    /// Whether every other move has a worse proven result.
    pub is_only: bool,
    /// Whether the move delays a proven loss at least as long as any other.
    pub is_longest: bool,
}

/// Returns the most important reasons of a complete legal move, best first; empty in mid-move.
#[must_use]
pub fn explain<P: Show + Think>(before: &P, mv: Move, known: Knowledge) -> Vec<Reason> {
    let Status::ToMove(side) = before.status() else { return Vec::new() };
    let after = played(before, mv);
    if let Status::Ended(ending) = after.status() {
        let places = after.winning_lines().concat();
        let about = |key| Message::new(key).side("other", before.color(side.other()));
        return vec![match ending.outcome {
            Outcome::Win(winner) if winner == side => Reason::merit(100, about("reason-wins"), places),
            Outcome::Win(_) => Reason::fault(100, about("reason-loses"), places),
            Outcome::Draw => Reason::merit(60, about("reason-draws"), places),
        }];
    }
    let mut reasons = of_rules(before, &after, mv, side);
    reasons.extend(of_proof(before, side, known));
    before.motifs(mv, &after, &mut reasons);
    if known.proof.is_some_and(|proof| proof.verdict == Verdict::Win) {
        // A fault of a winning move, such as a lost threat, does not change the result.
        reasons.retain(|reason| reason.is_merit);
    }
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.weight));
    reasons.truncate(MOST_REASONS);
    for reason in &mut reasons {
        reason.places.truncate(MOST_PLACES);
    }
    reasons
}

/// Returns the reasons that immediate wins of either side give.
fn of_rules<P: Show + Think>(before: &P, after: &P, mv: Move, side: Side) -> Vec<Reason> {
    let (own, other) = (before.color(side), before.color(side.other()));
    let named = |key: &'static str, position: &P, reply: Move| {
        let message = Message::new(key).side("side", own).side("other", other);
        message.word("move", position.move_text(reply)).word("cell", end_name(position, reply))
    };
    if let Some(reply) = winning_move(after) {
        return vec![Reason::fault(95, named("reason-allows", after, reply), origins(after, reply))];
    }
    let mut reasons = Vec::new();
    if let Some((passed, threat)) = before.passed().and_then(|passed| Some((passed, winning_move(&passed)?))) {
        reasons.push(Reason::merit(90, named("reason-stops", &passed, threat), origins(&passed, threat)));
    } else if is_only_safe(before, mv) {
        reasons.push(Reason::merit(80, Message::new("reason-only-safe").side("other", other), Vec::new()));
    }
    if let Some((passed, threat)) = after.passed().and_then(|passed| Some((passed, winning_move(&passed)?))) {
        if wins_against_every_reply(after) {
            let places = winning_moves(&passed).into_iter().filter_map(|win| origins(&passed, win).last().copied());
            let mut places: Vec<Place> = places.map(|place| before.origin(mv, place)).collect();
            places.sort_unstable();
            places.dedup();
            reasons.push(Reason::merit(85, Message::new("reason-unstoppable").side("other", other), places));
        } else if stands_after_a_reply(after, threat) {
            let places = origins(&passed, threat).into_iter().map(|place| before.origin(mv, place)).collect();
            reasons.push(Reason::merit(50, named("reason-threatens", &passed, threat), places));
        }
    }
    reasons
}

/// Returns the reasons that a proof gives.
fn of_proof<P: Rules + Show>(before: &P, side: Side, known: Knowledge) -> Option<Reason> {
    let proof = known.proof?;
    let other = |key| Message::new(key).side("other", before.color(side.other()));
    match (proof.verdict, proof.winner_moves()) {
        (Verdict::Win, _) if known.is_only => Some(Reason::merit(88, other("reason-only-win"), Vec::new())),
        (Verdict::Draw, _) if known.is_only => Some(Reason::merit(88, other("reason-only-draw"), Vec::new())),
        (Verdict::Win, Some(moves)) if proof.moves > Some(1) => {
            Some(Reason::merit(65, other("reason-wins-in").number("moves", moves), Vec::new()))
        }
        (Verdict::Loss, _) if known.is_longest => Some(Reason::merit(30, other("reason-longest"), Vec::new())),
        _ => None,
    }
}

fn played<P: Rules + Show>(before: &P, mv: Move) -> P {
    let mut after = *before;
    mv.actions().for_each(|action| after.play_unchecked(action));
    after
}

/// Returns the places of a move on the board before it.
fn origins<P: Show>(position: &P, mv: Move) -> Vec<Place> {
    position.trace(mv).into_iter().map(|place| position.origin(mv, place)).collect()
}

/// Returns the name of the place where a move ends; empty for a move without a place.
fn end_name<P: Rules + Show>(position: &P, mv: Move) -> String {
    let Some(end) = origins(position, mv).last().copied() else { return String::new() };
    position.layout().spots.into_iter().find(|spot| spot.place == end).map(|spot| spot.name).unwrap_or_default()
}

/// Returns an immediately winning move of the side to move, if there is one.
pub fn winning_move<P: Think>(position: &P) -> Option<Move> {
    let side = position.status().side()?;
    let mut position = *position;
    let mut mv = Move::default();
    loop {
        let action = position.winning_action()?;
        position.play_unchecked(action);
        mv = mv.then(action);
        match position.status() {
            Status::Ended(ending) => return (ending.outcome == Outcome::Win(side)).then_some(mv),
            Status::MidMove(_) => {}
            Status::ToMove(_) => return None,
        }
    }
}

/// Returns every immediately winning move of the side to move.
pub fn winning_moves<P: Think>(position: &P) -> Vec<Move> {
    let Some(side) = position.status().side() else { return Vec::new() };
    let mut wins = Vec::new();
    let _ = each_move(position, Move::default(), &mut |mv, after| {
        if matches!(after.status(), Status::Ended(ending) if ending.outcome == Outcome::Win(side)) {
            wins.push(mv);
        }
        ControlFlow::Continue(())
    });
    wins
}

/// Returns whether the side that has just moved can win with its next move after every reply.
fn wins_against_every_reply<P: Think>(after: &P) -> bool {
    let wins = |_, reply: &P| match winning_move(reply) {
        Some(_) => ControlFlow::Continue(()),
        None => ControlFlow::Break(()),
    };
    each_move(after, Move::default(), &mut { wins }).is_continue()
}

/// Returns whether a winning move of the side that has just moved is still one after some reply: the only legal reply
/// may stop it.
fn stands_after_a_reply<P: Think>(after: &P, threat: Move) -> bool {
    let stands = |_, reply: &P| {
        if winning_moves(reply).contains(&threat) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    each_move(after, Move::default(), &mut { stands }).is_break()
}

/// Returns whether the opponent would win at once after every other move, and there is another.
fn is_only_safe<P: Think>(before: &P, mv: Move) -> bool {
    let mut others = 0;
    let all_lose = each_move(before, Move::default(), &mut |other, after| {
        if other == mv {
            return ControlFlow::Continue(());
        }
        others += 1;
        match winning_move(after) {
            Some(_) => ControlFlow::Continue(()),
            None => ControlFlow::Break(()),
        }
    });
    all_lose.is_continue() && others > 0
}
