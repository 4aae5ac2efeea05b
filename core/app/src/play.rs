//! A match in play and its searches. The board is in [`super::board`].
//!
//! | file | contents |
//! |---|---|
//! | `event` | the events, and their dispatch |
//! | `state` | the types of the screen's state |
//! | `open_matches` | the open matches, each of them once |
//! | `owner` | the owner of the session and of the parts: operations on the whole match |
//! | `gestures` | the effect of board gestures on a match |
//! | `thinking` | starting searches and handling their results |
//! | `screen` | assembling the state: texts and players |
//! | `names` | the names of players and the words of results |
//! | `score` | the score of two people |
//! | `menu` | the buttons and the overflow menu |
//! | `handover` | two people who hand the device over after every move |
//! | `link` | sending and receiving a match as a link |
//! | `share` | a match as a text to read, and the heading of its picture |
//!
//! The parts of a match, each with a state of its own and no access to the others:
//!
//! | file | contents |
//! |---|---|
//! | `searcher` | the running search and its results for the position |
//! | `mailbox` | the messages from the search's thread |
//! | `computer` | the computer player |
//! | `analysis` | the analysis: off, running, done or failed; its panel |
//! | `row_order` | the order of the analysis' rows |
//! | `hint` | a hint and its reason |
//! | `coach` | remarks on mistakes that a person can see |
//! | `clock` | the clocks of two people |
//! | `ending` | the search for the deciding move, and the rematch |
//! | `next_match` | the matches that follow one |

mod analysis;
mod clock;
mod coach;
mod computer;
mod ending;
mod event;
mod gestures;
mod handover;
mod hint;
mod link;
mod mailbox;
mod menu;
mod names;
mod next_match;
mod open_matches;
mod owner;
mod row_order;
mod score;
mod screen;
mod searcher;
mod share;
mod state;
mod thinking;

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

pub use self::{
    link::MatchLink,
    open_matches::OpenMatches,
    owner::Play,
    state::{
        AnalysisRow, AnalysisState, ClockFace, DecidingMove, MatchPart, MatchResult, MatchState, News, NewsKind,
        PersonScore, PlayerBar, PlayerChoice, SeriesScore,
    },
};
pub(super) use names::{not_rated, result_title, side_name};
pub(super) use open_matches::opened;
pub(super) use share::text;

use super::{
    board::LegalMoveRow,
    event::{MatchEvent, NextMatch},
    words::Refusal,
};
use crate::picture::Picture;
use fivefold_engine::{game::Side, session::Player};

/// A handle to a match in play and its searches. An event is one non-blocking call that returns the new state. Clones
/// share the match; dropping the last one stops its searches.
#[derive(Clone)]
pub struct Match {
    play: Arc<Mutex<Play>>,
    matches: Arc<OpenMatches>,
}

impl fmt::Debug for Match {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let play = self.lock();
        write!(formatter, "Match({}, {:?})", play.number, play.board.session)
    }
}

#[expect(clippy::must_use_candidate, reason = "an event is sent for its effect; the state may be fetched again")]
impl Match {
    pub(super) fn lock(&self) -> MutexGuard<'_, Play> {
        self.play.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Called after an event has panicked: restores the match as last stored and stops its searches.
    pub fn recover(&self) {
        self.lock().recover();
    }

    /// Returns the match's number.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.lock().number
    }

    /// Returns the screen's state.
    #[must_use]
    pub fn state(&self) -> MatchState {
        let mut play = self.lock();
        // Reading the state must not count as the expiry of the timer.
        play.shown_buttons.has_timer = false;
        play.handle(MatchEvent::TimerFired);
        play.state()
    }

    /// Handles an event. Returns the new state, or `None` if nothing changed.
    pub fn send(&self, event: MatchEvent) -> Option<MatchState> {
        let mut play = self.lock();
        let was_shown = play.is_shown();
        let state = play.handle(event).then(|| play.state());
        let (is_new, number) = (play.is_shown() && !was_shown, play.number);
        drop(play);
        if is_new {
            self.matches.shrink_trees_beside(number);
        }
        state
    }

    /// Returns every legal move; empty while the computer is to move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<LegalMoveRow> {
        self.lock().legal_moves()
    }

    /// Begins a match that follows this one, as a new match. This one stays stored.
    ///
    /// # Errors
    /// If there is no such match, for example no next level.
    pub fn begin_next(&self, next: NextMatch) -> Result<Self, Refusal> {
        let play = self.lock();
        let session = play.next_session(next)?;
        let seat = play.board.session.only_human();
        drop(play);
        if next == NextMatch::Explore {
            return Ok(self.matches.explore(session));
        }
        let are_people_swapped = session.players() == [Player::Human; 2] && !session.circumstances().keeps_sides;
        let is_person_swapped = seat.is_some() && session.only_human() == seat.map(Side::other);
        let is_next = matches!(next, NextMatch::Rematch | NextMatch::NextLevel);
        let opened = self.matches.begin(session);
        let mut begun = opened.lock();
        begun.is_after_swap = is_next && (are_people_swapped || is_person_swapped);
        begun.is_above = next == NextMatch::FromHere;
        drop(begun);
        Ok(opened)
    }

    /// Returns the match as text, for sharing.
    #[must_use]
    pub fn save(&self) -> String {
        self.lock().board.session.save()
    }

    /// Returns a still picture of the board for sharing, with the names of the game and the players and the result;
    /// only the last move is marked.
    #[must_use]
    pub fn shared_picture(&self) -> Picture {
        let board = &mut self.lock().board;
        let snapshot = board.snapshot();
        let heading = share::heading(&board.session, &snapshot, board.wording());
        board.shared_picture(&heading)
    }
}
