use super::{Action, Ending, Message, Rules, Status};

/// The history of a game: the start position and every action with the position after it. Used for repetition detection
/// and for undo.
#[derive(Clone, Debug)]
pub struct PositionHistory<P> {
    start: P,
    steps: Vec<Past<P>>,
    /// The key after each step. Dense, because the count of a repeated key scans it.
    keys: Vec<u64>,
}

#[derive(Clone, Debug)]
struct Past<P> {
    action: Action,
    /// The number of steps up to the last irreversible action, this one included.
    irreversible: usize,
    /// The number of earlier positions since then that equal this one.
    repeats: usize,
    after: P,
}

impl<P: Rules> PositionHistory<P> {
    /// Creates the history of a game without actions.
    #[must_use]
    pub const fn new(start: P) -> Self {
        Self { start, steps: Vec::new(), keys: Vec::new() }
    }

    /// Returns the position before the first action.
    #[must_use]
    pub const fn start(&self) -> &P {
        &self.start
    }

    /// Returns the position after the last action.
    #[must_use]
    pub fn position(&self) -> &P {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// Returns the position after the first `actions` actions, or `None` if fewer were played.
    #[must_use]
    pub fn position_after(&self, actions: usize) -> Option<&P> {
        match actions {
            0 => Some(&self.start),
            _ => self.steps.get(actions - 1).map(|step| &step.after),
        }
    }

    /// Returns the actions played so far, oldest first.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = Action> + ExactSizeIterator {
        self.steps.iter().map(|step| step.action)
    }

    /// Returns the number of actions played.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns whether no action was played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Plays an action without checking its legality.
    pub fn play_unchecked(&mut self, action: Action) {
        let mut after = *self.position();
        let irreversible = if after.is_irreversible(action) { self.steps.len() + 1 } else { self.last_irreversible() };
        after.play_unchecked(action);
        let key = after.key();
        let repeats = match P::REPETITIONS {
            Some(_) if irreversible <= self.steps.len() => {
                let oldest = self.position_after(irreversible).map(Rules::key);
                // A branch-free count is compiled to vector instructions.
                let later: usize = self.keys[irreversible..].iter().map(|past| usize::from(*past == key)).sum();
                later + usize::from(oldest == Some(key))
            }
            _ => 0,
        };
        self.steps.push(Past { action, irreversible, repeats, after });
        self.keys.push(key);
    }

    /// Returns the number of steps up to the last irreversible action.
    fn last_irreversible(&self) -> usize {
        self.steps.last().map_or(0, |step| step.irreversible)
    }

    /// Undoes the last action and returns it.
    pub fn take_back(&mut self) -> Option<Action> {
        self.keys.pop();
        self.steps.pop().map(|step| step.action)
    }

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// Returns the reason if the action is illegal or the game is over; the history is unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), Message> {
        let reason =
            if self.status().is_over() { Some(Message::new("refuse-over")) } else { self.position().refusal(action) };
        if let Some(reason) = reason {
            return Err(reason);
        }
        self.play_unchecked(action);
        Ok(())
    }

    /// Returns the side to act, or how the game ended, by the rules of the position or by repetition.
    #[must_use]
    pub fn status(&self) -> Status {
        let status = self.position().status();
        if !status.is_over() && self.is_repeated() {
            return Status::Ended(Ending::draw("end-repetition"));
        }
        status
    }

    /// Returns whether the last position has occurred [`Rules::REPETITIONS`] times.
    fn is_repeated(&self) -> bool {
        let Some(most) = P::REPETITIONS else { return false };
        // The position itself counts, too.
        self.steps.last().map_or(0, |step| step.repeats) + 1 >= most
    }

    /// Returns the keys of the positions since the last irreversible action, newest first, including the last position.
    pub fn past_keys(&self) -> impl Iterator<Item = u64> {
        let before = self.last_irreversible();
        let oldest = self.position_after(before).map(Rules::key);
        self.keys[before..].iter().rev().copied().chain(oldest)
    }
}
