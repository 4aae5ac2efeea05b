//! A match in play and its searches. The board is in [`super::board`].
//!
//! | file | contents |
//! |---|---|
//! | `state` | the types of the screen's state |
//! | `owner` | the owner of the session: operations on the whole match |
//! | `gestures` | the effect of board gestures on a match |
//! | `hint` | hints, and playing them |
//! | `link` | sending and receiving a match as a link |
//! | `menu` | the overflow menu |
//! | `open_matches` | the open matches, each of them once |
//! | `ending` | the decisive move, and the next game |
//! | `clock` | the clocks of two people |
//! | `coach` | remarks on losing moves |
//! | `thinking` | starting searches and applying their results |
//! | `searcher` | the running search and its evaluation of the position |
//! | `screen` | building the state: texts, players, available actions |
//! | `analysis` | the evaluation of a position, in words and signs |

mod analysis;
mod clock;
mod coach;
mod ending;
mod gestures;
mod hint;
mod link;
mod mailbox;
mod menu;
mod open_matches;
mod owner;
mod screen;
mod searcher;
mod state;
mod thinking;

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use self::ending::Again;
pub use self::{
    link::MatchLink,
    menu::{MenuDeed, MenuRow},
    open_matches::OpenMatches,
    owner::Play,
    state::{
        Abilities, Advice, AnalysisLine, AnalysisState, ClockFace, DecidingMove, MatchResult, MatchState, News,
        NewsKind, PlayerBar, PlayerChoice,
    },
};
pub(super) use screen::{not_rated, result_title};

use super::{
    board::{BoardGesture, BoardOwner, LegalMoveRow},
    words::{Refusal, brief},
};
use crate::picture::Picture;
use fivefold_engine::{
    game::{Message, Side},
    session::{Player, Session, SessionError},
};

/// A handle to a match in play and its searches. A gesture is one non-blocking call that returns the new state. Clones
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

#[expect(clippy::must_use_candidate, reason = "a gesture is made for what it does; its state may be fetched again")]
impl Match {
    fn lock(&self) -> MutexGuard<'_, Play> {
        self.play.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[cfg(test)]
    pub(super) fn play_for_tests(&self) -> MutexGuard<'_, Play> {
        self.lock()
    }

    /// Runs a gesture and returns the new state.
    fn act(&self, gesture: impl FnOnce(&mut Play)) -> MatchState {
        let mut play = self.lock();
        play.sync();
        play.update_clock();
        gesture(&mut play);
        play.start_clock();
        play.kept_state()
    }

    /// Called after a gesture has panicked: restores the match as last stored and stops its searches.
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
        self.act(|_| {})
    }

    /// Called when the screen becomes visible: resumes the computer's search if it is to move, or the analysis if it is
    /// on.
    pub fn shown(&self) -> MatchState {
        self.act(Play::show)
    }

    /// Called when the screen is hidden: stops all searches and stores everything.
    pub fn hidden(&self) -> MatchState {
        self.act(Play::hide)
    }

    /// Called by the host on its main thread after a listener callback: progress updates the values on the board, a
    /// report is applied at most once. An outdated search id is ignored.
    pub fn heard(&self, search: u64) -> MatchState {
        self.act(|play| play.heard(search))
    }

    /// Called when the timer set by [`MatchState::wake_ms`] fires.
    pub fn tick(&self) -> MatchState {
        self.act(|_| {})
    }

    /// Handles a gesture on the board. Returns `None` if nothing changed.
    pub fn gesture(&self, gesture: BoardGesture) -> Option<MatchState> {
        let mut play = self.lock();
        play.sync();
        play.update_clock();
        let is_change = play.gesture(gesture);
        play.start_clock();
        is_change.then(|| play.kept_state())
    }

    /// Plays the move that awaits confirmation.
    pub fn confirm(&self) -> MatchState {
        self.act(Play::confirm)
    }

    /// Passes, where passing is legal.
    pub fn pass(&self) -> MatchState {
        self.act(Play::pass)
    }

    /// Redoes the last undone move.
    pub fn redo(&self) -> MatchState {
        self.act(Play::redo)
    }

    /// Shows the position after `mv` moves.
    pub fn go_to(&self, mv: u32) -> MatchState {
        self.act(|play| play.go_to(mv))
    }

    /// Returns every legal move; none while the computer is to move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<LegalMoveRow> {
        self.lock().legal_moves()
    }

    /// Plays a legal move by its text.
    pub fn play(&self, text: &str) -> MatchState {
        self.act(|play| play.play(text))
    }

    /// Requests a hint; a second request plays its move.
    pub fn hint(&self) -> MatchState {
        self.act(Play::ask_hint)
    }

    /// Takes back the move the coach remarked on.
    pub fn take_advice(&self) -> MatchState {
        self.act(Play::take_advice)
    }

    /// Switches the coach on or off.
    pub fn set_coach(&self, is_on: bool) -> MatchState {
        self.act(|play| play.set_coach(is_on))
    }

    /// Switches the analysis on or off.
    pub fn set_analysis(&self, is_on: bool) -> MatchState {
        self.act(|play| play.set_analysis(is_on))
    }

    /// Ends the search and plays the best move so far.
    pub fn move_now(&self) -> MatchState {
        self.act(|play| play.searcher.move_now())
    }

    /// Lets the computer play on from an earlier move, or retry a failed search.
    pub fn let_computer_play(&self) -> MatchState {
        self.act(Play::let_computer_play)
    }

    /// Pauses or resumes a match of two computers.
    pub fn set_paused(&self, is_paused: bool) -> MatchState {
        self.act(|play| play.set_paused(is_paused))
    }

    /// Resigns for the side that can.
    pub fn resign(&self) -> MatchState {
        self.act(Play::resign)
    }

    /// Ends the match of two people as a draw by agreement.
    pub fn agree_draw(&self) -> MatchState {
        self.act(Play::agree_draw)
    }

    /// Sets the player of a side.
    pub fn set_player(&self, side: Side, player: Player) -> MatchState {
        self.act(|play| play.set_player(side, player))
    }

    /// Returns the players of the first and the second side.
    #[must_use]
    pub fn players(&self) -> Vec<Player> {
        self.lock().board.session.players().to_vec()
    }

    /// Returns the choices of players for a side: a person, each level of the computer, and its custom limits, if any.
    #[must_use]
    pub fn player_choices(&self, side: Side) -> Vec<PlayerChoice> {
        self.lock().player_choices(side)
    }

    /// Begins a rematch with the sides swapped, as a new match.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn rematch(&self) -> Result<Self, Refusal> {
        let wish = self.lock().wish();
        self.another(|session| ending::again(session, wish))
    }

    /// Begins the same game with the same players, as a new match. The current match stays stored.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn restart(&self) -> Result<Self, Refusal> {
        let winner = self.lock().wish().winner;
        self.another(|session| session.restarted(winner))
    }

    /// Returns the overflow menu, in groups.
    #[must_use]
    pub fn menu(&self) -> Vec<Vec<MenuRow>> {
        self.lock().menu()
    }

    /// Performs a menu action: undo, redo, or a switch. Actions that the host performs are ignored.
    pub fn choose(&self, deed: MenuDeed) -> MatchState {
        self.act(|play| play.choose(deed))
    }

    /// Begins a rematch against the next level, as a new match.
    ///
    /// # Errors
    /// If no next level is offered.
    pub fn next_level(&self) -> Result<Self, Refusal> {
        let play = self.lock();
        let Some(level) = play.next_level() else {
            return Err(Refusal(play.board.say(&Message::new("refuse-operation"))));
        };
        let wish = Again { level: Some(level), ..play.wish() };
        drop(play);
        self.another(|session| ending::again(session, wish))
    }

    /// Begins a copy that continues from the position shown, as a new match.
    ///
    /// # Errors
    /// If no earlier move of a finished match is shown.
    pub fn play_from_here(&self) -> Result<Self, Refusal> {
        let play = self.lock();
        if !play.is_review() {
            return Err(Refusal(play.board.say(&Message::new("refuse-operation"))));
        }
        drop(play);
        self.another(|session| {
            let names = session.circumstances().names.clone();
            let mut copy = session.branch()?;
            copy.change_circumstances(|it| it.names = names);
            Ok(copy)
        })
    }

    fn another(&self, how: impl FnOnce(&Session) -> Result<Session, SessionError>) -> Result<Self, Refusal> {
        let play = self.lock();
        let session = how(&play.board.session).map_err(|error| Refusal(brief(&error.to_string())))?;
        drop(play);
        Ok(self.matches.begin(session))
    }

    /// Returns the match as text, for sharing.
    #[must_use]
    pub fn save(&self) -> String {
        self.lock().board.session.save()
    }

    /// Returns a still picture of the board for sharing, with a margin, and only the last move marked.
    #[must_use]
    pub fn shared_picture(&self) -> Picture {
        self.lock().board.shared_picture()
    }
}
