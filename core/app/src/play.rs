//! A game being played and whatever thinks about it. The board that it is played on is that of [`super::board`].
//!
//! | file | what it is about |
//! |---|---|
//! | `state` | what the screen shows: the types |
//! | `owner` | the owner of the session: what is done to the match as a whole |
//! | `gestures` | what a gesture on the board means in a match, and what comes of it |
//! | `hint` | a hint, and how it is played |
//! | `link` | the match as a link, and what comes back that way |
//! | `menu` | what is done seldom |
//! | `ending` | the turn that decided a match, and the next game |
//! | `clock` | the time of two people |
//! | `coach` | what is said of a turn that gave the game away |
//! | `thinking` | what is thought about, and what comes of that |
//! | `searcher` | the search that runs, and what is known of the position |
//! | `screen` | the owner's match as a state: words, players, what can be done |
//! | `analysis` | what is known of a position, in words and signs |

mod analysis;
mod clock;
mod coach;
mod ending;
mod gestures;
mod hint;
mod link;
mod mailbox;
mod menu;
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
    owner::Play,
    state::{
        Abilities, Advice, AnalysisLine, AnalysisState, ClockFace, DecidingTurn, MatchResult, MatchState, News,
        NewsKind, PlayerBar, PlayerChoice,
    },
};
pub(super) use screen::{not_rated, result_title};

use super::{
    Refusal,
    board::{BoardGesture, BoardOwner, LegalTurnRow},
    context::Context,
    words::brief,
};
use crate::picture::Picture;
use fivefold_engine::{
    game::{Message, Side},
    session::{Player, Session, SessionError, Unrated},
};

/// A game being played and whatever thinks about it. A gesture is one call that brings the new state; none of them
/// waits. A clone is another handle to the same match; when the last one is dropped, nothing thinks any more.
#[derive(Clone)]
pub struct Match {
    play: Arc<Mutex<Play>>,
}

impl fmt::Debug for Match {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let play = self.lock();
        write!(formatter, "Match({}, {:?})", play.number, play.board.session)
    }
}

#[expect(clippy::must_use_candidate, reason = "a gesture is made for what it does; its state may be fetched again")]
impl Match {
    /// Takes a match in among those that are kept, and opens it.
    pub(super) fn begin(context: &Arc<Context>, session: Session) -> Self {
        Self::begin_as(context, session, context.environment.seeds.next())
    }

    /// The same, under this number if it is free.
    fn begin_as(context: &Arc<Context>, mut session: Session, number: u64) -> Self {
        if !session.is_untouched() && session.only_human().is_some() {
            session.mark_unrated(Unrated::Copied);
        }
        let now = context.environment.clock.now();
        let number = context.data().add(&mut session, number, now);
        Self::open(context, number, session)
    }

    /// Opens a match that is kept.
    pub(super) fn open(context: &Arc<Context>, number: u64, session: Session) -> Self {
        let mut play = Play::new(Arc::clone(context), number, session);
        // It may not have been possible to write it when it was begun.
        play.keep();
        let play = Arc::new(Mutex::new(play));
        context.data().hold(number, &play);
        Self { play }
    }

    /// Another handle to a match that somebody holds.
    pub(super) const fn holding(play: Arc<Mutex<Play>>) -> Self {
        Self { play }
    }

    /// The match was deleted.
    pub(super) fn forget(&self) {
        self.lock().forget_match();
    }

    /// It was brought back.
    pub(super) fn remember(&self) {
        let mut play = self.lock();
        play.look_around();
        play.take_time();
        play.remember();
        play.wind();
    }

    fn lock(&self) -> MutexGuard<'_, Play> {
        self.play.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[cfg(test)]
    pub(super) fn play_for_tests(&self) -> MutexGuard<'_, Play> {
        self.lock()
    }

    /// A gesture: what it does, and what the screen shows then.
    fn act(&self, gesture: impl FnOnce(&mut Play)) -> MatchState {
        let mut play = self.lock();
        play.look_around();
        play.take_time();
        gesture(&mut play);
        play.wind();
        play.kept_state()
    }

    /// A gesture has panicked: the match is what was kept of it last, and nothing thinks.
    pub fn recover(&self) {
        self.lock().recover();
    }

    /// Its number.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.lock().number
    }

    /// What its screen shows.
    #[must_use]
    pub fn state(&self) -> MatchState {
        self.act(|_| {})
    }

    /// The screen is seen: the computer goes on thinking if it is its turn, the analysis if it is on.
    pub fn shown(&self) -> MatchState {
        self.act(Play::show)
    }

    /// The screen is not seen any more: nothing thinks, everything is kept.
    pub fn hidden(&self) -> MatchState {
        self.act(Play::hide)
    }

    /// The host has heard of a search, on whatever thread, and asks on its own: progress brings values already on the
    /// board, a report is applied at most once. One of another search changes nothing.
    pub fn heard(&self, search: u64) -> MatchState {
        self.act(|play| play.heard(search))
    }

    /// What was to be woken for has come: [`MatchState::wake_ms`] has passed.
    pub fn tick(&self) -> MatchState {
        self.act(|_| {})
    }

    /// Somebody does something to the board; nothing if that changes nothing.
    pub fn gesture(&self, gesture: BoardGesture) -> Option<MatchState> {
        let mut play = self.lock();
        play.look_around();
        play.take_time();
        let is_change = play.gesture(gesture);
        play.wind();
        is_change.then(|| play.kept_state())
    }

    /// Plays the turn that waits to be confirmed.
    pub fn confirm(&self) -> MatchState {
        self.act(Play::confirm)
    }

    /// The pass, where there is one.
    pub fn pass(&self) -> MatchState {
        self.act(Play::pass)
    }

    /// Brings again.
    pub fn redo(&self) -> MatchState {
        self.act(Play::redo)
    }

    /// Looks at the position after so many turns.
    pub fn go_to(&self, turn: u32) -> MatchState {
        self.act(|play| play.go_to(turn))
    }

    /// Every legal turn; none while the computer is to move.
    #[must_use]
    pub fn legal_turns(&self) -> Vec<LegalTurnRow> {
        self.lock().legal_turns()
    }

    /// Plays a legal turn by its text.
    pub fn play(&self, text: &str) -> MatchState {
        self.act(|play| play.play(text))
    }

    /// Asks for a hint; asked for again, its turn is played.
    pub fn hint(&self) -> MatchState {
        self.act(Play::ask_hint)
    }

    /// Takes the turn back that the coach speaks of.
    pub fn take_advice(&self) -> MatchState {
        self.act(Play::take_advice)
    }

    /// Switches the coach.
    pub fn set_coach(&self, is_on: bool) -> MatchState {
        self.act(|play| play.set_coach(is_on))
    }

    /// Switches the analysis.
    pub fn set_analysis(&self, is_on: bool) -> MatchState {
        self.act(|play| play.set_analysis(is_on))
    }

    /// Ends the thinking with the best turn so far.
    pub fn move_now(&self) -> MatchState {
        self.act(|play| play.searcher.move_now())
    }

    /// Lets the computer play on from an earlier turn, or think again after it has failed.
    pub fn let_computer_play(&self) -> MatchState {
        self.act(Play::let_computer_play)
    }

    /// Keeps two computers from playing, or lets them go on.
    pub fn set_paused(&self, is_paused: bool) -> MatchState {
        self.act(|play| play.set_paused(is_paused))
    }

    /// The side that can give up gives up.
    pub fn resign(&self) -> MatchState {
        self.act(Play::resign)
    }

    /// Two people agree on a draw.
    pub fn agree_draw(&self) -> MatchState {
        self.act(Play::agree_draw)
    }

    /// Changes who plays a side.
    pub fn set_player(&self, side: Side, player: Player) -> MatchState {
        self.act(|play| play.set_player(side, player))
    }

    /// The players of the first and the second side.
    #[must_use]
    pub fn players(&self) -> Vec<Player> {
        self.lock().board.session.players().to_vec()
    }

    /// Who can play a side: a person, each level of the computer, and the limits it has, if it has any.
    #[must_use]
    pub fn player_choices(&self, side: Side) -> Vec<PlayerChoice> {
        self.lock().player_choices(side)
    }

    /// The same game again with the sides changed: another match.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn rematch(&self) -> Result<Self, Refusal> {
        let wish = self.lock().wish();
        self.another(|session| ending::again(session, wish))
    }

    /// The same game from its beginning, with everybody where they are: another match. This one stays kept.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn restart(&self) -> Result<Self, Refusal> {
        let winner = self.lock().wish().winner;
        self.another(|session| session.restarted(winner))
    }

    /// What is done seldom, in groups.
    #[must_use]
    pub fn menu(&self) -> Vec<Vec<MenuRow>> {
        self.lock().menu()
    }

    /// Does what an entry of the menu says: takes a turn back or brings it again, switches what can be switched. What the
    /// host opens or asks changes nothing here.
    pub fn choose(&self, deed: MenuDeed) -> MatchState {
        self.act(|play| play.choose(deed))
    }

    /// A rematch against the next level: another match.
    ///
    /// # Errors
    /// If it is not offered.
    pub fn next_level(&self) -> Result<Self, Refusal> {
        let play = self.lock();
        let Some(level) = play.next_level() else {
            return Err(Refusal(play.board.say(&Message::new("refuse-operation"))));
        };
        let wish = Again { level: Some(level), ..play.wish() };
        drop(play);
        self.another(|session| ending::again(session, wish))
    }

    /// A copy that can be played on from the turn shown: another match.
    ///
    /// # Errors
    /// If no earlier turn of a finished match is shown.
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
        let context = Arc::clone(&play.board.context);
        drop(play);
        Ok(Self::begin(&context, session))
    }

    /// The match as text, to be shared.
    #[must_use]
    pub fn save(&self) -> String {
        self.lock().board.session.save()
    }

    /// The board as a picture to be shared: nothing moves, nothing is marked but the last turn, with a margin.
    #[must_use]
    pub fn shared_picture(&self) -> Picture {
        self.lock().board.shared_picture()
    }
}
