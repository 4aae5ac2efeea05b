//! Proofs on their way up the tree: MCTS-Solver (Winands, Björnsson and Saito 2008) with draws as bounds of the result
//! (Cazenave and Saffidine 2010).

use super::arena::Arena;
use super::node::{Node, ProofBounds, Proven};
use crate::game::{Action, FirstValue, OwnValue, Prior, Rules, Side};

/// Proves a node that this result is certain for.
pub(super) fn settle(arena: &mut Arena, at: u32, result: FirstValue, turns: Option<u16>) {
    #[expect(clippy::cast_possible_truncation, reason = "a certain value is -1, 0 or 1")]
    arena.nodes[at as usize].prove(Proven { result: result.get() as i8, turns });
}

/// Proves a node by an action that wins at once for `side`, which is to move; it becomes the only child, to stand in the
/// expected line. There must be room for it. The value is that of the win.
pub(super) fn settle_by_win<P: Rules>(
    arena: &mut Arena,
    at: u32,
    position: &P,
    side: Side,
    action: Action,
) -> FirstValue {
    let value = OwnValue::WIN.of(side);
    let mut after = *position;
    after.play_unchecked(action);
    let mut child = Node::new(action, side, Prior::default());
    child.visits = 1;
    // In a game of compound turns the action may only begin the turn that wins.
    let has_ended = after.status().is_over();
    if has_ended {
        child.mark_end_of_turn();
    }
    let first = arena.push(child);
    settle(arena, first, value, Some(u16::from(!has_ended)));
    let node = &mut arena.nodes[at as usize];
    node.first_child = first;
    node.children = 1;
    settle(arena, at, value, Some(1));
    value
}

/// Carries what was proven at the end of a path upwards as far as it changes anything.
pub(super) fn spread(arena: &mut Arena, path: &[u32]) {
    for at in path.iter().rev().skip(1) {
        if !tighten(arena, *at) {
            break;
        }
    }
}

/// Narrows the bounds of a node to what its children leave possible; says whether that changed anything.
fn tighten(arena: &mut Arena, at: u32) -> bool {
    let children = &arena.nodes[arena.children(at)];
    let Some(side) = children.first().map(Node::mover) else { return false };
    let (mut lowest, mut highest) = (-1, -1);
    for child in children {
        let (low, high) = child.bounds().seen_by(side);
        lowest = lowest.max(low);
        highest = highest.max(high);
    }
    let bounds = match side {
        Side::First => ProofBounds::new(lowest, highest),
        Side::Second => ProofBounds::new(-highest, -lowest),
    };
    let before = arena.nodes[at as usize].bounds();
    if before == bounds || before.is_proven() {
        return false;
    }
    match bounds.result() {
        None => arena.nodes[at as usize].set_bounds(bounds),
        Some(result) => {
            let turns = turns_to_end(children, lowest);
            arena.nodes[at as usize].prove(Proven { result, turns });
        }
    }
    true
}

/// How many turns a node with these children is from the end, its result for the side to move being `result`: the
/// winner hurries, the loser holds out. A draw has no such number.
fn turns_to_end(children: &[Node], result: i8) -> Option<u16> {
    let turns = |child: &Node| child.proven()?.turns.map(|turns| turns + u16::from(child.ends_turn()));
    match result {
        1 => children.iter().filter(|child| child.bounds().seen_by(child.mover()) == (1, 1)).filter_map(turns).min(),
        -1 => children.iter().map(turns).try_fold(0, |most, turns| Some(most.max(turns?))),
        _ => None,
    }
}
