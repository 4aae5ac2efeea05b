/// The smallest step that changes a board: a game's own code for it, dense enough to index a table with.
///
/// Only the game that made it knows its meaning; a position must never be given an action of another position's list
/// without asking [`Rules::refusal`](super::Rules::refusal) first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub u16);

/// The most actions one turn can have, in any game.
pub const TURN_ACTIONS: usize = 2;

/// One or more actions in a row by the same side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    actions: [Option<Action>; TURN_ACTIONS],
}

impl Turn {
    /// The actions, in the order they are made.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        self.actions.into_iter().flatten()
    }

    /// How many actions it has.
    #[must_use]
    pub fn len(self) -> usize {
        self.actions().count()
    }

    /// Whether nothing is in it yet.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// This turn with one more action at its end.
    ///
    /// # Panics
    /// If it already has [`TURN_ACTIONS`] actions, which no game allows.
    #[must_use]
    pub fn then(mut self, action: Action) -> Self {
        let free = self.actions.iter_mut().find(|slot| slot.is_none());
        *free.expect("no game has turns of more actions") = Some(action);
        self
    }
}

impl From<Action> for Turn {
    fn from(action: Action) -> Self {
        Self::default().then(action)
    }
}
