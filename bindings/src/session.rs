use std::sync::{Arc, Mutex, PoisonError};

use fivefold_engine::{
    game::{self, Outcome},
    search::{Clock, SystemClock},
    session::{self, SearchError},
    text::Language,
};

use crate::{
    error::FivefoldError,
    guard::guarded,
    search::{HostListener, Search, SearchListener, SearchPurpose},
    states::{LegalMoveRow, Player, SearchReport, Side},
};

/// The rules of a match, for programs with their own board: moves are text. Apps use `AppCore` instead. Every call is
/// fast and may come from any thread.
#[derive(Debug, uniffi::Object)]
pub struct Session {
    inner: Mutex<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    session: session::Session,
    language: Language,
}

/// The status of a match.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SessionStatus {
    /// The id of the game that is played.
    pub game: String,
    /// The number of moves played.
    pub at: u32,
    /// The side to move; `None` once the match has ended.
    pub side: Option<Side>,
    /// The winner of a finished match; `None` in a draw.
    pub winner: Option<Side>,
    /// The prompt for the side to move, or the result and its reason.
    pub words: String,
    /// The board as text with its coordinates, the top row first.
    pub board: String,
}

impl Session {
    fn of(session: session::Session, language: Language) -> Arc<Self> {
        Arc::new(Self { inner: Mutex::new(Inner { session, language }) })
    }

    fn read<T>(&self, call: impl FnOnce(&Inner) -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
        self.change(|inner| call(inner))
    }

    /// Runs a call under the lock. After a panic the session is reset to its last complete move, so that the next call
    /// finds it consistent.
    pub(crate) fn change<T>(
        &self,
        call: impl FnOnce(&mut Inner) -> Result<T, FivefoldError>,
    ) -> Result<T, FivefoldError> {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let result = guarded(|| call(&mut inner));
        if let Err(FivefoldError::Fault { .. }) = result {
            let restored = guarded(|| {
                inner.session.drop_partial();
                Ok(session::Session::load(&inner.session.save())?)
            });
            if let Ok(session) = restored {
                inner.session = session;
            }
        }
        result
    }

    /// Starts a search with this clock.
    pub(crate) fn search_by(
        &self,
        clock: Arc<dyn Clock>,
        purpose: SearchPurpose,
        seed: u64,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Arc<Search>, FivefoldError> {
        self.change(|inner| {
            let listener = Arc::new(HostListener(listener));
            match inner.session.start_search(purpose.into(), seed, clock, listener) {
                Ok(search) => Ok(Arc::new(Search::new(search))),
                Err(SearchError::Refused(reason)) => Err(inner.refused(&reason)),
                Err(SearchError::Start(error)) => Err(FivefoldError::Fault { reason: error.to_string() }),
            }
        })
    }
}

impl Inner {
    fn refused(&self, reason: &game::Message) -> FivefoldError {
        FivefoldError::Refused { reason: self.session.texts(self.language).say(reason) }
    }

    fn status(&self) -> SessionStatus {
        let snapshot = self.session.snapshot(self.language);
        let winner = snapshot.result.as_ref().and_then(|result| match result.outcome {
            Outcome::Win(winner) => Some(winner),
            Outcome::Draw => None,
        });
        SessionStatus {
            game: self.session.game().id().to_owned(),
            at: u32::try_from(snapshot.at).unwrap_or(u32::MAX),
            side: snapshot.side,
            winner,
            words: snapshot.result.map_or(snapshot.prompt, |result| format!("{}: {}", result.title, result.reason)),
            board: self.session.state().position().text_board(),
        }
    }
}

#[uniffi::export]
impl Session {
    /// Starts a game between two people with the default options; [`Session::load`] accepts others.
    ///
    /// # Errors
    /// If the game is unknown.
    #[uniffi::constructor]
    pub fn new(game: &str, locale: &str) -> Result<Arc<Self>, FivefoldError> {
        guarded(|| {
            let options = serde_json::Value::Object(serde_json::Map::new());
            Ok(Self::of(session::Session::new(game, &options)?, Language::negotiate(locale)))
        })
    }

    /// Loads a saved game. Only the version and the game are required:
    /// `{"fivefold":1,"game":"bridgit","options":{"size":7},"turns":"b2 d4"}`.
    ///
    /// # Errors
    /// If the text is not a saved game with only legal moves; the error describes the problem.
    #[uniffi::constructor]
    pub fn load(text: &str, locale: &str) -> Result<Arc<Self>, FivefoldError> {
        guarded(|| Ok(Self::of(session::Session::load(text)?, Language::negotiate(locale))))
    }

    /// Returns the match as text, for files, clipboards and bug reports.
    ///
    /// # Errors
    /// Only after a fault of the core, as every call.
    pub fn save(&self) -> Result<String, FivefoldError> {
        self.read(|inner| Ok(inner.session.save()))
    }

    /// Returns the status of the match.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn status(&self) -> Result<SessionStatus, FivefoldError> {
        self.read(|inner| Ok(inner.status()))
    }

    /// Returns every legal move with a sentence describing it.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn legal_moves(&self) -> Result<Vec<LegalMoveRow>, FivefoldError> {
        self.read(|inner| {
            let moves = inner.session.described_moves(inner.language);
            Ok(moves.into_iter().map(|mv| LegalMoveRow { text: mv.text, sentence: mv.sentence }).collect())
        })
    }

    /// Plays a complete move.
    ///
    /// # Errors
    /// If the text is not a move, or the move is illegal.
    pub fn play(&self, text: &str) -> Result<SessionStatus, FivefoldError> {
        self.change(|inner| match inner.session.play(text) {
            Ok(_) => Ok(inner.status()),
            Err(error) => Err(inner.refused(&reason_of(error))),
        })
    }

    /// Takes back a move, or against a computer all moves since the person's last decision. Does nothing without one.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn undo(&self) -> Result<SessionStatus, FivefoldError> {
        self.change(|inner| {
            inner.session.undo();
            Ok(inner.status())
        })
    }

    /// Changes who plays a side, at any time.
    ///
    /// # Errors
    /// If the game has no such level.
    pub fn set_player(&self, side: Side, player: Player) -> Result<SessionStatus, FivefoldError> {
        self.change(|inner| match inner.session.set_player(side, player) {
            Ok(()) => Ok(inner.status()),
            Err(reason) => Err(inner.refused(&reason)),
        })
    }

    /// Starts a search of the current position on its own thread; the session may change meanwhile. The same position,
    /// seed and simulation limit give the same report. Closing the search cancels it.
    ///
    /// # Errors
    /// If the match is over, or a computer's move is requested on a person's turn. The listener is not called then.
    pub fn start_search(
        &self,
        purpose: SearchPurpose,
        seed: u64,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Arc<Search>, FivefoldError> {
        self.search_by(Arc::new(SystemClock::default()), purpose, seed, listener)
    }

    /// Plays the move found by a search for the side to move.
    ///
    /// # Errors
    /// If the search found no move, or the position or the players have changed since its start.
    #[expect(clippy::needless_pass_by_value, reason = "foreign callers pass records by value")]
    pub fn apply(&self, report: SearchReport) -> Result<SessionStatus, FivefoldError> {
        self.change(|inner| match inner.session.apply(&report) {
            Ok(_) => Ok(inner.status()),
            Err(reason) => Err(inner.refused(&reason)),
        })
    }
}

fn reason_of(error: game::MoveError) -> game::Message {
    match error {
        game::MoveError::Unreadable { text } => game::Message::new("refuse-unreadable").word("text", text),
        game::MoveError::Illegal { reason, .. } => reason,
    }
}
