//! Propagation of proofs up the tree: MCTS-Solver (Winands, Björnsson and Saito 2008) with draws as bounds of the
//! result (Cazenave and Saffidine 2010).

use super::arena::Arena;
use super::node::{Node, ProofBounds, Proven};
use crate::game::{Action, FirstValue, OwnValue, Prior, Rules, Side};

/// Marks a node as proven with this result.
pub(super) fn settle(arena: &mut Arena, at: u32, result: FirstValue, moves: Option<u16>) {
    #[expect(clippy::cast_possible_truncation, reason = "a certain value is -1, 0 or 1")]
    arena.nodes[at as usize].prove(Proven { result: result.get() as i8, moves });
}

/// Proves a node by an action that wins immediately for `side`, which is to move. The action becomes the only child, so
/// that it appears in the principal variation. There must be room for it. Returns the value of the win.
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
    // In games with moves of several actions, the action may only begin the winning move.
    let has_ended = after.status().is_over();
    if has_ended {
        child.mark_end_of_move();
    }
    let first = arena.push(child);
    settle(arena, first, value, Some(u16::from(!has_ended)));
    let node = &mut arena.nodes[at as usize];
    node.first_child = first;
    node.children = 1;
    settle(arena, at, value, Some(1));
    value
}

/// Propagates the proof at the end of a path upward until a node's bounds stay the same.
pub(super) fn spread(arena: &mut Arena, path: &[u32]) {
    for at in path.iter().rev().skip(1) {
        if !tighten(arena, *at) {
            break;
        }
    }
}

/// Narrows the bounds of a node to the results its children leave possible. Returns whether the bounds changed.
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
            let moves = moves_to_end(children, lowest);
            arena.nodes[at as usize].prove(Proven { result, moves });
        }
    }
    true
}

/// Returns the number of moves to the end for a node with these children and `result` for the side to move. The winner
/// takes the shortest way, the loser the longest. Returns `None` for a draw.
fn moves_to_end(children: &[Node], result: i8) -> Option<u16> {
    let moves = |child: &Node| child.proven()?.moves.map(|moves| moves + u16::from(child.ends_move()));
    match result {
        1 => children.iter().filter(|child| child.bounds().seen_by(child.mover()) == (1, 1)).filter_map(moves).min(),
        -1 => children.iter().map(moves).try_fold(0, |most, moves| Some(most.max(moves?))),
        _ => None,
    }
}
