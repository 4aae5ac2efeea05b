//! The matches that follow one: a rematch, the same again, the next level, and copies of a position.

use super::{
    super::words::{Refusal, brief},
    NextMatch, Play,
    ending::{self, RematchOptions},
};
use fivefold_engine::{
    game::Message,
    session::{Player, Session},
};

impl Play {
    /// Sets up a match that follows this one.
    pub(super) fn next_session(&self, next: NextMatch) -> Result<Session, Refusal> {
        let session = &self.board.session;
        let refused = || Refusal(self.board.say(&Message::new("refuse-operation")));
        let next = match next {
            NextMatch::Rematch => ending::rematch(session, self.rematch_options()),
            NextMatch::Restart => session.restarted(self.rematch_options().outcome),
            NextMatch::NextLevel => {
                let level = ending::next_level(session).ok_or_else(refused)?;
                if let Some(person) = session.only_human() {
                    self.store_level(person.other(), Player::Level(level));
                }
                ending::rematch(session, RematchOptions { level: Some(level), ..self.rematch_options() })
            }
            NextMatch::FromHere | NextMatch::Explore => {
                let may_copy = if next == NextMatch::Explore { self.can_explore() } else { self.is_review() };
                if !may_copy {
                    return Err(refused());
                }
                Ok(session.branch())
            }
        };
        next.map_err(|error| Refusal(brief(&error.to_string())))
    }

    /// Returns the options of a rematch.
    fn rematch_options(&self) -> RematchOptions {
        let mut storage = self.board.context.storage();
        // The result of the match, even if an earlier move is shown.
        let outcome = storage.library.get(self.number).and_then(|stored| stored.outcome);
        let coach = storage.library.choices(self.board.session.game()).coach;
        RematchOptions { outcome, level: None, coach }
    }
}
