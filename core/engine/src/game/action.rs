/// The smallest step that changes a board, as a game-specific code dense enough to index a table.
///
/// Codes are meaningful only to the game that produced them. Check an action that comes from another position with
/// [`Rules::refusal`](super::Rules::refusal) before playing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub u16);

/// The maximum number of actions in one move of any game.
pub const MOVE_ACTIONS: usize = 2;

/// One player's complete move: one or more consecutive actions by the same side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Move {
    actions: [Option<Action>; MOVE_ACTIONS],
}

impl Move {
    /// Returns the actions in playing order.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        self.actions.into_iter().flatten()
    }

    /// Returns the number of actions.
    #[must_use]
    pub fn len(self) -> usize {
        self.actions().count()
    }

    /// Returns whether the move has no actions.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Returns this move with `action` appended.
    ///
    /// # Panics
    /// If the move already has [`MOVE_ACTIONS`] actions.
    #[must_use]
    pub fn then(mut self, action: Action) -> Self {
        let free = self.actions.iter_mut().find(|slot| slot.is_none());
        *free.expect("a move has at most MOVE_ACTIONS actions") = Some(action);
        self
    }
}

impl From<Action> for Move {
    fn from(action: Action) -> Self {
        Self::default().then(action)
    }
}
