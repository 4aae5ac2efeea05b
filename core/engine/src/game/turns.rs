use std::ops::ControlFlow;

use super::{Course, Rules, Turn};

/// Goes through every whole turn that can be made of a position, given what is made of it, with the position after it:
/// in the order of [`Rules::actions`], until `visit` has seen enough.
pub fn each_turn<P: Rules>(
    position: &P,
    made: Turn,
    visit: &mut dyn FnMut(Turn, &P) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    for action in actions {
        let mut after = *position;
        after.play_unchecked(action);
        let made = made.then(action);
        if after.status().is_mid_turn() {
            each_turn(&after, made, visit)?;
        } else {
            visit(made, &after)?;
        }
    }
    ControlFlow::Continue(())
}

/// Every whole turn that can be made of a position, given what is made of it, in the order of [`Rules::actions`].
pub fn whole_turns<P: Rules>(position: &P, made: Turn) -> Vec<Turn> {
    let mut turns = Vec::new();
    let _ = each_turn(position, made, &mut |turn, _| {
        turns.push(turn);
        ControlFlow::Continue(())
    });
    turns
}

impl<P: Rules> Course<P> {
    /// The position in which the turn under way began: the last one if none is.
    #[must_use]
    pub fn before_turn(&self) -> &P {
        self.position_after(self.turn_start()).unwrap_or(self.start())
    }

    /// What is made of the turn under way; empty between turns.
    #[must_use]
    pub fn under_way(&self) -> Turn {
        self.actions().skip(self.turn_start()).fold(Turn::default(), Turn::then)
    }

    /// How many actions were played before the turn under way.
    fn turn_start(&self) -> usize {
        let is_mid_turn =
            |actions: &usize| self.position_after(*actions).is_some_and(|position| position.status().is_mid_turn());
        (0..=self.len()).rev().find(|actions| !is_mid_turn(actions)).unwrap_or_default()
    }
}
