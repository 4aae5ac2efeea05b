use std::ops::ControlFlow;

use super::{Move, PositionHistory, Rules};

/// Visits every complete move that continues `made` from a position, with the position after it, in the order of
/// [`Rules::actions`], until `visit` breaks.
pub fn each_move<P: Rules>(
    position: &P,
    made: Move,
    visit: &mut dyn FnMut(Move, &P) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    for action in actions {
        let mut after = *position;
        after.play_unchecked(action);
        let made = made.then(action);
        if after.status().is_mid_move() {
            each_move(&after, made, visit)?;
        } else {
            visit(made, &after)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns every complete move that continues `made` from a position, in the order of [`Rules::actions`].
pub fn whole_moves<P: Rules>(position: &P, made: Move) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = each_move(position, made, &mut |mv, _| {
        moves.push(mv);
        ControlFlow::Continue(())
    });
    moves
}

impl<P: Rules> PositionHistory<P> {
    /// Returns the position before the partial move, or the last position between moves.
    #[must_use]
    pub fn before_move(&self) -> &P {
        self.position_after(self.move_start()).unwrap_or(self.start())
    }

    /// Returns the actions of the partial move; empty between moves.
    #[must_use]
    pub fn under_way(&self) -> Move {
        self.actions().skip(self.move_start()).fold(Move::default(), Move::then)
    }

    /// Returns the number of actions before the partial move.
    fn move_start(&self) -> usize {
        let is_mid_move =
            |actions: &usize| self.position_after(*actions).is_some_and(|position| position.status().is_mid_move());
        (0..=self.len()).rev().find(|actions| !is_mid_move(actions)).unwrap_or_default()
    }
}
