use std::sync::Arc;

use super::{Limits, Player, Session, Touched};
use crate::{
    game::Message,
    search::{
        Assignment, Clock, Errand, Job, Search, SearchLimits, SearchListener, SearchOutcome, SearchReport,
        SearchRequest, Settings, StartError, Strength, Task,
    },
};

/// What a match asks a search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The move of the computer that is to move, as strong as that player is.
    Move,
    /// The best move for the person to move, or the best completion of what is made of it.
    Hint,
    /// The values of all legal moves, until it is cancelled, everything is proven, or half a minute has changed nothing.
    Analysis,
    /// Whatever the caller wants to know, within these limits.
    Custom(SearchLimits),
}

/// What a search is to do, and how.
pub struct Wish {
    /// What it is for.
    pub purpose: Purpose,
    /// What everything random comes from.
    pub seed: u64,
    /// How many threads a hint or an analysis may have; with more than one, what it finds depends on timing.
    pub threads: u16,
    /// How long the report is held back at least, in milliseconds.
    pub least_ms: u64,
    /// What is done on the thread of the search before it thinks.
    pub errand: Option<Errand>,
}

/// A search that does not begin; the listener is not called.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    /// There is nothing to search for.
    #[error("no search is possible here ({})", .0.key)]
    Refused(Message),
    /// The system refuses it.
    #[error(transparent)]
    Start(#[from] StartError),
}

impl Session {
    /// Begins a search of the position as it is, the half-made move included. The session may change meanwhile.
    /// The same position, seed and limit of simulations give the same report.
    ///
    /// # Errors
    /// If the match is over, a move waits to be confirmed, or it is not the computer's turn that is asked for.
    pub fn start_search(
        &mut self,
        purpose: Purpose,
        seed: u64,
        clock: Arc<dyn Clock>,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Search, SearchError> {
        let wish = Wish { purpose, seed, threads: 1, least_ms: 0, errand: None };
        self.start_wished(wish, clock, listener)
    }

    /// As [`Session::start_search`], with everything that can be wished.
    ///
    /// # Errors
    /// The same.
    pub fn start_wished(
        &mut self,
        wish: Wish,
        clock: Arc<dyn Clock>,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Search, SearchError> {
        let Wish { purpose, seed, threads, least_ms, errand } = wish;
        let purpose = self.purpose(purpose).map_err(SearchError::Refused)?;
        let settings = Settings::for_request(&SearchRequest { purpose, seed, threads }, self.game.levels());
        let mv = u32::try_from(self.at()).unwrap_or(u32::MAX);
        let think = self.state.job(settings);
        let job: Job = match errand {
            None => think,
            Some(errand) => Box::new(move |watch| {
                errand(watch);
                think(watch)
            }),
        };
        let task = Task {
            job,
            match_number: self.tag.map(|tag| tag.number),
            mv,
            least_ms: settings.least_ms.max(least_ms),
            clock,
        };
        let search = Search::start(task, listener)?;
        self.searches.push(search.id());
        Ok(search)
    }

    /// What a search for this is limited by; nothing where there can be none.
    #[must_use]
    pub fn limits_of(&self, purpose: Purpose) -> Option<SearchLimits> {
        let purpose = self.purpose(purpose).ok()?;
        Some(Settings::for_request(&SearchRequest { purpose, seed: 0, threads: 1 }, self.game.levels()).limits)
    }

    /// Plays the move that a search has found, as if the side to move had.
    ///
    /// # Errors
    /// If the search has found none, or the position or the players have changed since it began; nothing changes.
    pub fn apply(&mut self, report: &SearchReport) -> Result<Touched, Message> {
        if !self.searches.contains(&report.search) {
            return Err(Message::new("refuse-stale"));
        }
        let SearchOutcome::Move { text: mv, .. } = &report.outcome else {
            return Err(Message::new("refuse-no-turn"));
        };
        if let Some(reason) = self.closed() {
            return Err(reason);
        }
        self.play_text(mv).map_err(|_| Message::new("refuse-stale"))
    }

    fn purpose(&self, wanted: Purpose) -> Result<Assignment, Message> {
        if let Some(reason) = self.closed() {
            return Err(reason);
        }
        match wanted {
            Purpose::Hint => Ok(Assignment::Hint),
            Purpose::Analysis => Ok(Assignment::Analysis),
            Purpose::Custom(limits) => Ok(Assignment::Custom(limits)),
            Purpose::Move => {
                let player = self.side().map(|side| self.players[side.index()]);
                let strength = player.and_then(Player::strength).ok_or(Message::new("refuse-human-turn"))?;
                Ok(Assignment::Move(strength))
            }
        }
    }
}

/// The level of a computer whose limits do not limit anything.
const STRONGEST: u8 = u8::MAX;

impl Player {
    fn strength(self) -> Option<Strength> {
        match self {
            Self::Human => None,
            Self::Level(level) => Some(Strength::Level(level)),
            Self::Limits(Limits { visits: None, ms: None }) => Some(Strength::Level(STRONGEST)),
            Self::Limits(Limits { visits, ms }) => Some(Strength::Limits(SearchLimits {
                visits: visits.map(u64::from),
                ms: ms.map(u64::from),
                ..SearchLimits::default()
            })),
        }
    }
}
