use std::sync::{Arc, Mutex, PoisonError};

use fivefold_core::{
    game,
    search::{Clock, SystemClock},
    session::{self, SearchError, Touched as CoreTouched},
    text::Language,
};

use crate::{
    error::FivefoldError,
    guard::guarded,
    layout::BoardLayout,
    option::{OptionSetting, options_of, settings_of},
    piece::{Effect, PieceColour},
    search::{Candidate, HostListener, Purpose, Search, SearchListener, SearchReport},
    snapshot::{LegalTurn, Snapshot, count},
    states::{Player, Side, Target},
    target::TargetValue,
};

/// A match being played. Every call is quick and may come from any thread; whoever draws uses one.
#[derive(Debug, uniffi::Object)]
pub struct Session {
    inner: Mutex<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    session: session::Session,
    language: Language,
}

/// What came of a touch.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Touched {
    /// Nothing changed.
    Rejected {
        /// Why, as a sentence.
        reason: String,
    },
    /// A part of a turn is made, picked or put back.
    Partial {
        /// What is seen of it.
        effects: Vec<Effect>,
    },
    /// The turn is complete and waits to be confirmed.
    MayFinish {
        /// The turn as text.
        turn: String,
        /// What is seen of the last touch.
        effects: Vec<Effect>,
    },
    /// The turn is played.
    Done {
        /// The turn as text.
        turn: String,
        /// What is seen of the last touch.
        effects: Vec<Effect>,
    },
}

/// Another turn of the match is shown.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Jumped {
    /// How many turns are on the board.
    pub at: u32,
    /// What to show on the way; empty where the board just changes.
    pub effects: Vec<Effect>,
}

impl Session {
    fn of(session: session::Session, language: Language) -> Arc<Self> {
        Arc::new(Self { inner: Mutex::new(Inner { session, language }) })
    }

    fn read<T>(&self, call: impl FnOnce(&Inner) -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
        self.change(|inner| call(inner))
    }

    /// Runs a call under the lock. If it panics, the session goes back to its last whole turn, so that the next call
    /// finds it in order.
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

    /// Begins a search that goes by this clock.
    pub(crate) fn search_by(
        &self,
        clock: Arc<dyn Clock>,
        purpose: Purpose,
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
    fn say(&self, message: &game::Message) -> String {
        self.session.texts(self.language).say(message)
    }

    fn refused(&self, reason: &game::Message) -> FivefoldError {
        FivefoldError::Refused { reason: self.say(reason) }
    }

    fn touched(&self, touched: CoreTouched) -> Touched {
        match touched {
            CoreTouched::Rejected(reason) => Touched::Rejected { reason: self.say(&reason) },
            CoreTouched::Partial { effects } => Touched::Partial { effects: shown(effects) },
            CoreTouched::MayFinish { turn, effects } => Touched::MayFinish { turn: turn.text, effects: shown(effects) },
            CoreTouched::Done { turn, effects } => Touched::Done { turn: turn.text, effects: shown(effects) },
        }
    }
}

#[uniffi::export]
impl Session {
    /// Begins a game between two people. Options that are left out have their standard value.
    ///
    /// # Errors
    /// If there is no such game, or the options make none.
    #[uniffi::constructor]
    pub fn new(game: &str, options: Vec<OptionSetting>, locale: &str) -> Result<Arc<Self>, FivefoldError> {
        guarded(|| {
            let session = session::Session::new(game, &options_of(options))?;
            Ok(Self::of(session, Language::negotiate(locale)))
        })
    }

    /// Reads a saved game.
    ///
    /// # Errors
    /// If the text is no saved game in which every turn is legal; the error says what is wrong with it.
    #[uniffi::constructor]
    pub fn load(text: &str, locale: &str) -> Result<Arc<Self>, FivefoldError> {
        guarded(|| Ok(Self::of(session::Session::load(text)?, Language::negotiate(locale))))
    }

    /// The match as text, for files, clipboards and bug reports.
    ///
    /// # Errors
    /// Only after a fault of the core, as every call.
    pub fn save(&self) -> Result<String, FivefoldError> {
        self.read(|inner| Ok(inner.session.save()))
    }

    /// Changes the language of everything the session says.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn set_locale(&self, locale: &str) -> Result<(), FivefoldError> {
        self.change(|inner| {
            inner.language = Language::negotiate(locale);
            Ok(())
        })
    }

    /// The colour a side plays with in this match; it never changes.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn colour(&self, side: Side) -> Result<PieceColour, FivefoldError> {
        self.read(|inner| Ok(PieceColour::of(Some(inner.session.state().colour(side)))))
    }

    /// The id of the game that is played.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn game(&self) -> Result<String, FivefoldError> {
        self.read(|inner| Ok(inner.session.game().id().to_owned()))
    }

    /// The options as they were chosen, with every standard value filled in.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn options(&self) -> Result<Vec<OptionSetting>, FivefoldError> {
        self.read(|inner| Ok(settings_of(&inner.session.options())))
    }

    /// Where everything on the board is; never changes during a match.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn layout(&self) -> Result<BoardLayout, FivefoldError> {
        self.read(|inner| Ok(inner.session.layout().into()))
    }

    /// Everything there is to show at this moment.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn snapshot(&self) -> Result<Snapshot, FivefoldError> {
        self.read(|inner| Ok(inner.session.snapshot(inner.language).into()))
    }

    /// The board as text with its coordinates, the top row first.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn picture(&self) -> Result<String, FivefoldError> {
        self.read(|inner| Ok(inner.session.state().text_board()))
    }

    /// The place that a finger means at this point of the layout, if any: the one below it if it may be touched, else
    /// the nearest one within reach that may be, else the one below it after all.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn hit(&self, x: f64, y: f64) -> Result<Option<u16>, FivefoldError> {
        #[expect(clippy::cast_possible_truncation, reason = "a point on the board needs no more precision")]
        self.read(|inner| Ok(inner.session.hit(x as f32, y as f32).map(|place| place.0)))
    }

    /// Does what a touch by the human to move means.
    ///
    /// # Errors
    /// Only after a fault of the core; a touch that means nothing is [`Touched::Rejected`].
    pub fn touch(&self, target: Target) -> Result<Touched, FivefoldError> {
        self.change(|inner| {
            let touched = inner.session.touch(target);
            Ok(inner.touched(touched))
        })
    }

    /// Plays the turn that waits to be confirmed.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn finish(&self) -> Result<Touched, FivefoldError> {
        self.change(|inner| {
            let touched = inner.session.finish();
            Ok(inner.touched(touched))
        })
    }

    /// Takes back what is picked, half made or held of a turn, and says whether there was anything.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn drop_partial(&self) -> Result<bool, FivefoldError> {
        self.change(|inner| Ok(inner.session.drop_partial()))
    }

    /// Decides whether complete turns wait to be confirmed.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn set_confirm(&self, confirm: bool) -> Result<(), FivefoldError> {
        self.change(|inner| {
            inner.session.set_confirm(confirm);
            Ok(())
        })
    }

    /// Plays a whole turn given as text, without asking for confirmation.
    ///
    /// # Errors
    /// If it is no turn, or one that may not be played.
    pub fn play(&self, text: &str) -> Result<Touched, FivefoldError> {
        self.change(|inner| match inner.session.play(text) {
            Ok(touched) => Ok(inner.touched(touched)),
            Err(error) => Err(inner.refused(&reason_of(error))),
        })
    }

    /// Every legal turn with a sentence for each: an alternative to the board.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn legal_turns(&self) -> Result<Vec<LegalTurn>, FivefoldError> {
        self.read(|inner| Ok(inner.session.described_turns(inner.language).into_iter().map(Into::into).collect()))
    }

    /// The values of everything that can be touched as the match is, given the candidates that a search found in the
    /// position where the turn begins: for each the value of the best turn it may lead to.
    ///
    /// # Errors
    /// Only after a fault of the core; candidates of another position are passed over.
    pub fn values(&self, candidates: Vec<Candidate>) -> Result<Vec<TargetValue>, FivefoldError> {
        self.read(|inner| {
            let candidates: Vec<_> = candidates.into_iter().map(Into::into).collect();
            Ok(inner.session.values(&candidates).into_iter().map(Into::into).collect())
        })
    }

    /// Takes back a half-made turn, else a resignation or an agreed draw, else one turn, or against a computer all since
    /// the human's last decision. Nothing if there is nothing to take back.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn undo(&self) -> Result<Option<Jumped>, FivefoldError> {
        self.change(|inner| Ok(inner.session.undo().map(Into::into)))
    }

    /// Brings again what was taken back. Nothing if there is nothing to bring.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn redo(&self) -> Result<Option<Jumped>, FivefoldError> {
        self.change(|inner| Ok(inner.session.redo().map(Into::into)))
    }

    /// Shows the position after this many turns. The later ones stay, until somebody plays on.
    ///
    /// # Errors
    /// If the match has fewer turns.
    pub fn go_to(&self, turn: u32) -> Result<Jumped, FivefoldError> {
        self.change(|inner| {
            let turn = usize::try_from(turn).unwrap_or(usize::MAX);
            inner.session.go_to(turn).map(Into::into).map_err(|reason| inner.refused(&reason))
        })
    }

    /// Changes who plays a side, at any time.
    ///
    /// # Errors
    /// If the game has no such level.
    pub fn set_player(&self, side: Side, player: Player) -> Result<(), FivefoldError> {
        self.change(|inner| inner.session.set_player(side, player).map_err(|reason| inner.refused(&reason)))
    }

    /// Keeps the computer from playing, or lets it play on.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn set_paused(&self, paused: bool) -> Result<(), FivefoldError> {
        self.change(|inner| {
            inner.session.set_paused(paused);
            Ok(())
        })
    }

    /// A side gives up, on its own turn or not.
    ///
    /// # Errors
    /// If the match is over, or an earlier turn is shown.
    pub fn resign(&self, side: Side) -> Result<(), FivefoldError> {
        self.change(|inner| inner.session.resign(side).map_err(|reason| inner.refused(&reason)))
    }

    /// Two people agree on a draw.
    ///
    /// # Errors
    /// If a computer plays, the match is over, or an earlier turn is shown.
    pub fn agree_draw(&self) -> Result<(), FivefoldError> {
        self.change(|inner| inner.session.agree_draw().map_err(|reason| inner.refused(&reason)))
    }

    /// Begins a search of the position as it is, on a thread of its own; the session may change meanwhile. The same
    /// position, seed and limit of simulations give the same report. Closing the search cancels it.
    ///
    /// # Errors
    /// If the match is over, a turn waits to be confirmed, or it is not the computer's turn that is asked for. The
    /// listener is not called then.
    pub fn start_search(
        &self,
        purpose: Purpose,
        seed: u64,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Arc<Search>, FivefoldError> {
        self.search_by(Arc::new(SystemClock::default()), purpose, seed, listener)
    }

    /// Plays the turn that a search has found, as if the side to move had.
    ///
    /// # Errors
    /// If the search has found none, or the position or the players have changed since it began.
    pub fn apply(&self, report: SearchReport) -> Result<Touched, FivefoldError> {
        self.change(|inner| match inner.session.apply(&report.into()) {
            Ok(touched) => Ok(inner.touched(touched)),
            Err(reason) => Err(inner.refused(&reason)),
        })
    }

    /// The same game again on the same board, with the sides changed.
    ///
    /// # Errors
    /// Only after a fault of the core.
    pub fn rematch(&self) -> Result<Arc<Self>, FivefoldError> {
        self.read(|inner| Ok(Self::of(inner.session.rematch()?, inner.language)))
    }
}

impl From<session::Jumped> for Jumped {
    fn from(jumped: session::Jumped) -> Self {
        Self { at: count(jumped.at), effects: shown(jumped.effects) }
    }
}

fn shown(effects: Vec<game::Effect>) -> Vec<Effect> {
    effects.into_iter().flat_map(Effect::all).collect()
}

fn reason_of(error: game::TurnError) -> game::Message {
    match error {
        game::TurnError::Unreadable { text } => game::Message::new("refuse-unreadable").word("text", text),
        game::TurnError::Illegal { reason, .. } => reason,
    }
}
