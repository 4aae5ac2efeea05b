#![expect(clippy::missing_errors_doc, reason = "what is not said of a call is said of its object")]

use std::sync::Arc;

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{
        BoardGesture, LegalMoveRow, MatchLink, MatchState, MenuDeed, MenuRow, Picture, Player, PlayerChoice, Side,
    },
};

/// A game being played and whatever thinks about it. A gesture is one call that brings the new state; none of them waits. Where
/// nothing else is said a call fails only after a fault of the core, and can be made again.
#[derive(Debug, uniffi::Object)]
pub struct Match(app::Match);

impl Match {
    pub(crate) fn of(it: app::Match) -> Arc<Self> {
        Arc::new(Self(it))
    }

    /// Runs a call. If it panics the match goes back to what was kept of it, so that the next call finds it in order.
    fn with<T>(&self, call: impl FnOnce(&app::Match) -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
        let result = guarded(|| call(&self.0));
        if let Err(FivefoldError::Fault { .. }) = result {
            guarded(|| {
                self.0.recover();
                Ok(())
            })?;
        }
        result
    }
}

#[uniffi::export]
impl Match {
    /// Its number.
    pub fn number(&self) -> Result<u64, FivefoldError> {
        self.with(|it| Ok(it.number()))
    }

    /// What its screen shows.
    pub fn state(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.state()))
    }

    /// The screen is seen: the computer goes on thinking if it is its turn, the analysis if it is on.
    pub fn shown(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.shown()))
    }

    /// The screen is not seen any more: nothing thinks, everything is kept.
    pub fn hidden(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.hidden()))
    }

    /// The host has heard of a search, on whatever thread, and asks on its own: a report is applied by its number.
    pub fn heard(&self, search: u64) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.heard(search)))
    }

    /// What was to be woken for has come: the state's `wake_ms` has passed.
    pub fn tick(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.tick()))
    }

    /// Somebody does something to the board; nothing if that changes nothing.
    pub fn gesture(&self, gesture: BoardGesture) -> Result<Option<MatchState>, FivefoldError> {
        self.with(|it| Ok(it.gesture(gesture)))
    }

    /// Plays the move that waits to be confirmed.
    pub fn confirm(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.confirm()))
    }

    /// The pass, where there is one.
    pub fn pass(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.pass()))
    }

    /// Brings again.
    pub fn redo(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.redo()))
    }

    /// Looks at the position after so many moves.
    pub fn go_to(&self, number: u32) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.go_to(number)))
    }

    /// Every legal move; none while the computer is to move.
    pub fn legal_moves(&self) -> Result<Vec<LegalMoveRow>, FivefoldError> {
        self.with(|it| Ok(it.legal_moves()))
    }

    /// Plays a legal move by its text.
    pub fn play(&self, text: &str) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.play(text)))
    }

    /// Asks for a hint.
    pub fn hint(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.hint()))
    }

    /// Takes the turn back that the coach speaks of.
    pub fn take_advice(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.take_advice()))
    }

    /// Switches the coach.
    pub fn set_coach(&self, is_on: bool) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.set_coach(is_on)))
    }

    /// Switches the analysis.
    pub fn set_analysis(&self, is_on: bool) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.set_analysis(is_on)))
    }

    /// Ends the thinking with the best move so far.
    pub fn move_now(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.move_now()))
    }

    /// Lets the computer play on from an earlier move.
    pub fn let_computer_play(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.let_computer_play()))
    }

    /// Keeps two computers from playing, or lets them go on.
    pub fn set_paused(&self, is_paused: bool) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.set_paused(is_paused)))
    }

    /// The side that can give up gives up.
    pub fn resign(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.resign()))
    }

    /// Two people agree on a draw.
    pub fn agree_draw(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.agree_draw()))
    }

    /// Changes who plays a side.
    pub fn set_player(&self, side: Side, player: Player) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.set_player(side, player)))
    }

    /// The players of the first and the second side.
    pub fn players(&self) -> Result<Vec<Player>, FivefoldError> {
        self.with(|it| Ok(it.players()))
    }

    /// Who can play a side: a person, each level of the computer, and the limits it has, if it has any.
    pub fn player_choices(&self, side: Side) -> Result<Vec<PlayerChoice>, FivefoldError> {
        self.with(|it| Ok(it.player_choices(side)))
    }

    /// The same game again with the sides changed: another match.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn rematch(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.rematch()?)))
    }

    /// The same game from its beginning, with everybody where they are: another match. This one stays kept.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn restart(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.restart()?)))
    }

    /// What is done seldom, in groups of what belongs together.
    pub fn menu(&self) -> Result<Vec<Vec<MenuRow>>, FivefoldError> {
        self.with(|it| Ok(it.menu()))
    }

    /// Does what an entry of the menu says: takes a turn back or brings it again, switches what can be switched. What the
    /// host opens or asks changes nothing here.
    pub fn choose(&self, deed: MenuDeed) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.choose(deed)))
    }

    /// A rematch against the next level: another match.
    ///
    /// # Errors
    /// If it is not offered.
    pub fn next_level(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.next_level()?)))
    }

    /// A copy that can be played on from the move shown: another match.
    ///
    /// # Errors
    /// If no earlier move of a finished match is shown.
    pub fn play_from_here(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.play_from_here()?)))
    }

    /// The match as text, to be shared.
    pub fn save(&self) -> Result<String, FivefoldError> {
        self.with(|it| Ok(it.save()))
    }

    /// The match as a link, to be sent to who plays the other side; none of one that is too long for that.
    pub fn link(&self) -> Result<Option<MatchLink>, FivefoldError> {
        self.with(|it| Ok(it.link()))
    }

    /// The board as a picture to be shared: nothing moves, nothing is marked but the last move, with a margin.
    pub fn shared_picture(&self) -> Result<Picture, FivefoldError> {
        self.with(|it| Ok(it.shared_picture()))
    }
}
