use std::{fmt, sync::Arc};

use super::{Limits, Player, Session, Touched};
use crate::{
    game::Message,
    search::{
        Clock, Job, MEMORY_BYTES, Preparation, Search, SearchLimits, SearchListener, SearchOutcome, SearchReport,
        SearchTask, Settings, StartError, Strength,
    },
};

/// The purpose of a search for a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    /// The move of the computer to move, at that player's strength.
    Move,
    /// The best move for the person to move, or the best completion of the partial move.
    Hint,
    /// The values of all legal moves, until cancelled, fully proven, or unchanged for half a minute.
    Analysis,
    /// A search within custom limits.
    Custom(SearchLimits),
}

/// The parameters of a search.
pub struct SearchOptions {
    /// The purpose.
    pub purpose: SearchPurpose,
    /// The seed of the random number generator.
    pub seed: u64,
    /// The number of threads of a hint or an analysis; with more than one, the result depends on timing.
    pub threads: u16,
    /// The most memory of a tree that is kept for the next search: that of a hint, an analysis, or a move limited by time.
    pub memory_bytes: u64,
    /// The minimum time before the report is delivered, in milliseconds.
    pub least_ms: u64,
    /// A callback that runs on the search thread before the search.
    pub preparation: Option<Preparation>,
}

impl fmt::Debug for SearchOptions {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { purpose, seed, threads, memory_bytes, least_ms, preparation: _ } = self;
        let mut options = formatter.debug_struct("SearchOptions");
        options.field("purpose", purpose).field("seed", seed).field("threads", threads);
        options.field("memory_bytes", memory_bytes).field("least_ms", least_ms).finish_non_exhaustive()
    }
}

/// The error for a search that cannot start; the listener is not called.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    /// The match does not allow the search.
    #[error("no search is possible here ({})", .0.key)]
    Refused(Message),
    /// The system cannot start the search.
    #[error(transparent)]
    Start(#[from] StartError),
}

impl Session {
    /// Starts a search of the current position, including the partial move. The session may change during the search.
    /// The same position, seed and simulation limit give the same report. An analysis includes a move held for
    /// confirmation: it values the replies.
    ///
    /// # Errors
    /// If the match is over, another search is requested while a move is held for confirmation, or a computer's move
    /// when a person is to move.
    pub fn start_search(
        &mut self,
        purpose: SearchPurpose,
        seed: u64,
        clock: Arc<dyn Clock>,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Search, SearchError> {
        let options =
            SearchOptions { purpose, seed, threads: 1, memory_bytes: MEMORY_BYTES, least_ms: 0, preparation: None };
        self.start_with(options, clock, listener)
    }

    /// Starts a search like [`Session::start_search`], with all parameters.
    ///
    /// # Errors
    /// As for [`Session::start_search`].
    pub fn start_with(
        &mut self,
        options: SearchOptions,
        clock: Arc<dyn Clock>,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Search, SearchError> {
        let SearchOptions { purpose, seed, threads, memory_bytes, least_ms, preparation } = options;
        let mut settings = self.settings(purpose, threads, seed).map_err(SearchError::Refused)?;
        if settings.keeps_tree {
            settings.limits.memory_bytes = settings.limits.memory_bytes.min(memory_bytes);
        }
        let mv = u32::try_from(self.at()).unwrap_or(u32::MAX);
        let think = self.state.job(settings);
        let job: Job = match preparation {
            None => think,
            Some(preparation) => Box::new(move |watch| {
                preparation(watch);
                think(watch)
            }),
        };
        let task = SearchTask {
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

    /// Drops the tree and the memory of earlier searches. A running search ends as before, without keeping its own.
    pub fn forget_searches(&mut self) {
        // A copy has none.
        self.state = self.state.copy();
    }

    /// Returns the limits of a search with this purpose, or `None` if no search is possible.
    #[must_use]
    pub fn limits_of(&self, purpose: SearchPurpose) -> Option<SearchLimits> {
        self.settings(purpose, 1, 0).ok().map(|settings| settings.limits)
    }

    /// Plays the move found by a search, for the side to move.
    ///
    /// # Errors
    /// If the search found no move, or the position or the players have changed since its start; the match is
    /// unchanged.
    pub fn apply(&mut self, report: &SearchReport) -> Result<Touched, Message> {
        if !self.searches.contains(&report.search) {
            return Err(Message::new("refuse-stale"));
        }
        let SearchOutcome::Move { text: mv, .. } = &report.outcome else {
            return Err(Message::new("refuse-no-move"));
        };
        if let Some(reason) = self.closed() {
            return Err(reason);
        }
        self.play_text(mv).map_err(|_| Message::new("refuse-stale"))
    }

    /// Returns the settings of a search with this purpose, or the reason if no search is possible.
    fn settings(&self, purpose: SearchPurpose, threads: u16, seed: u64) -> Result<Settings, Message> {
        // The analysis is of the position shown, after the move that is held.
        let is_after_held = self.held.is_some() && purpose == SearchPurpose::Analysis;
        if let Some(reason) = self.closed().filter(|_| !is_after_held || self.state.status().is_over()) {
            return Err(reason);
        }
        match purpose {
            SearchPurpose::Hint => Ok(Settings::for_hint(threads, seed)),
            SearchPurpose::Analysis => Ok(Settings::for_analysis(threads, seed)),
            SearchPurpose::Custom(limits) => Ok(Settings { limits, seed, ..Settings::default() }),
            SearchPurpose::Move => {
                let player = self.side().map(|side| self.players[side.index()]);
                let strength = player.and_then(Player::strength).ok_or(Message::new("refuse-human-turn"))?;
                Ok(Settings::for_move(strength, self.game.levels(), seed))
            }
        }
    }
}

/// The level of a computer player with empty limits.
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
