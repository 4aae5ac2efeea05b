use super::{Action, Ending, Message, Rules, Status};

/// A position and the actions that led to it: what repetition is judged by, and what can be taken back.
#[derive(Clone, Debug)]
pub struct Course<P> {
    start: P,
    steps: Vec<Past<P>>,
}

#[derive(Clone, Debug)]
struct Past<P> {
    action: Action,
    irreversible: bool,
    key: u64,
    after: P,
}

impl<P: Rules> Course<P> {
    /// The course of a game that has not begun.
    #[must_use]
    pub const fn new(start: P) -> Self {
        Self { start, steps: Vec::new() }
    }

    /// The position before the first action.
    #[must_use]
    pub const fn start(&self) -> &P {
        &self.start
    }

    /// The position after the last action.
    #[must_use]
    pub fn position(&self) -> &P {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// The position after the first `actions` actions, as far as there are that many.
    #[must_use]
    pub fn position_after(&self, actions: usize) -> Option<&P> {
        match actions {
            0 => Some(&self.start),
            _ => self.steps.get(actions - 1).map(|step| &step.after),
        }
    }

    /// The actions so far, the oldest first.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = Action> + ExactSizeIterator {
        self.steps.iter().map(|step| step.action)
    }

    /// How many actions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether the game has not begun.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Plays an action that is known to be legal.
    pub fn play_unchecked(&mut self, action: Action) {
        let mut after = *self.position();
        let irreversible = after.is_irreversible(action);
        after.play_unchecked(action);
        self.steps.push(Past { action, irreversible, key: after.key(), after });
    }

    /// Takes the last action back and says which it was.
    pub fn take_back(&mut self) -> Option<Action> {
        self.steps.pop().map(|step| step.action)
    }

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// Why it may not be played; nothing has changed.
    pub fn play(&mut self, action: Action) -> Result<(), Message> {
        let reason =
            if self.status().is_over() { Some(Message::new("refuse-over")) } else { self.position().refusal(action) };
        if let Some(reason) = reason {
            return Err(reason);
        }
        self.play_unchecked(action);
        Ok(())
    }

    /// Whose action is next, or how the game ended: by the rules of the position or by repetition.
    #[must_use]
    pub fn status(&self) -> Status {
        let status = self.position().status();
        if !status.is_over() && self.is_repeated() {
            return Status::Ended(Ending::draw("end-repetition"));
        }
        status
    }

    /// Whether the last position has been there as often as the rules allow.
    fn is_repeated(&self) -> bool {
        let Some(most) = P::REPETITIONS else { return false };
        let key = self.position().key();
        self.past_keys().filter(|past| *past == key).count() >= most
    }

    /// The keys of the positions that may still come back, the last position included, the newest first.
    pub fn past_keys(&self) -> impl Iterator<Item = u64> {
        let reversible = self.steps.iter().rev().take_while(|step| !step.irreversible).count();
        let before = self.steps.len() - reversible;
        let oldest = self.position_after(before).map(Rules::key);
        self.steps[before..].iter().rev().map(|step| step.key).chain(oldest)
    }
}
