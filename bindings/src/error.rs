use std::any::Any;

use fivefold_app::Refusal;
use fivefold_engine::session::{SaveError, SessionError};

/// An error of a call. The call changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum FivefoldError {
    /// There is no such game.
    #[error("there is no game `{id}`")]
    UnknownGame {
        /// The requested id.
        id: String,
    },
    /// The text is not a valid saved game.
    #[error("{reason}")]
    Save {
        /// The problem in the text.
        reason: String,
    },
    /// The action is not allowed by the rules or the current state of the match.
    #[error("{reason}")]
    Refused {
        /// The reason, as a sentence in the language of the session.
        reason: String,
    },
    /// The listener of a search failed.
    #[error("{reason}")]
    Listener {
        /// The cause, for a log.
        reason: String,
    },
    /// A fault of the core. The session was reset to its last complete move.
    #[error("{reason}")]
    Fault {
        /// The cause, for a log.
        reason: String,
    },
}

impl FivefoldError {
    pub(crate) fn of_panic(panic: &(dyn Any + Send)) -> Self {
        let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        let reason = format!("panic: {}", text.unwrap_or("without a message"));
        log::error!("{reason}");
        Self::Fault { reason }
    }
}

impl From<SessionError> for FivefoldError {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Game(id) => Self::UnknownGame { id },
            error => Self::Refused { reason: error.to_string() },
        }
    }
}

impl From<Refusal> for FivefoldError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused { reason: refusal.0 }
    }
}

impl From<SaveError> for FivefoldError {
    fn from(error: SaveError) -> Self {
        Self::Save { reason: error.to_string() }
    }
}

impl From<uniffi::UnexpectedUniFFICallbackError> for FivefoldError {
    fn from(error: uniffi::UnexpectedUniFFICallbackError) -> Self {
        Self::Listener { reason: error.reason }
    }
}
