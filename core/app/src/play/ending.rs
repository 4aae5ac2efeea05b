//! After the end of a match: the background search for the deciding move, and the rematch.

use std::time::Duration;

use super::{
    super::{board::Board, context::Context, library::ReviewRecord, review_search::ReviewSearch, words::Words},
    DecidingMove,
    names::side_name,
};
use fivefold_engine::{
    game::{Message, Outcome, Side},
    search::JUDGE_VISITS,
    session::{Player, Session, SessionError},
};

/// The background search for the move by which a side lost a match.
pub struct BlunderSearch {
    search: ReviewSearch,
    loser: Side,
    /// The number of judgments already in the file of the match's review.
    recorded: usize,
}

impl BlunderSearch {
    /// Starts the search in a lost match of at least one person, from the judgments of an earlier review.
    pub fn start(context: &Context, number: u64, session: &Session) -> Option<Self> {
        let loser = session.conclusion()?.outcome.winner()?.other();
        if !session.players().contains(&Player::Human) || session.played().is_empty() {
            return None;
        }
        let record = context.storage().library.review(number);
        let unknown = || vec![None; session.played().len()];
        let judged = record.map_or_else(unknown, |record| record.judged(session, JUDGE_VISITS));
        let recorded = judged.iter().flatten().count();
        let mut search = ReviewSearch::of_loss(session, judged, JUDGE_VISITS, number, loser);
        if search.deciding(session, loser).is_none() {
            search.start(session, &context.environment, &context.host);
        }
        Some(Self { search, loser, recorded })
    }

    /// Stops the search.
    pub fn stop(&mut self) {
        self.search.stop();
    }

    /// Handles a search message; returns whether it is from this search.
    pub fn update(&mut self, search: u64) -> bool {
        self.search.update(search)
    }

    /// Returns whether the search is running.
    pub const fn is_running(&self) -> bool {
        self.search.is_running()
    }

    /// Returns the judgments for the match's review, once, if there are more than in its file.
    pub fn new_record(&mut self, session: &Session) -> Option<ReviewRecord> {
        let judged = self.search.found();
        let found = judged.iter().flatten().count();
        if found <= self.recorded {
            return None;
        }
        self.recorded = found;
        Some(ReviewRecord::new(session, JUDGE_VISITS, judged, false))
    }

    /// Returns the move that decided the match, or `None` until it is known.
    pub fn deciding_move(&self, session: &Session, words: Words) -> Option<DecidingMove> {
        let mv = u32::try_from(self.search.deciding(session, self.loser)?).ok()?;
        let message = if session.only_human() == Some(self.loser) {
            Message::new("deciding-you")
        } else {
            let colors = Side::BOTH.map(|side| session.state().position().color(side));
            let name = side_name(session.players(), &session.circumstances().names, colors, self.loser, words);
            Message::new("deciding-color").word("color", name)
        };
        let said = words.say(&message.number("move", mv));
        Some(DecidingMove { number: mv, words: said })
    }
}

/// The part of a match's end that is shown. The result follows the last motion, and everything else the winning line,
/// so that nothing is told before it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownEnd {
    /// Nothing: the match goes on, or its last move is in motion.
    Nothing,
    /// The result: the winning line is being drawn.
    Result,
    /// Everything.
    Everything,
}

impl ShownEnd {
    /// Returns the part shown in the position on the board, and the time until the next one follows.
    pub fn of(board: &mut Board) -> (Self, Duration) {
        if board.session.conclusion().is_none() {
            let shown = if board.session.is_over() { Self::Everything } else { Self::Nothing };
            return (shown, Duration::ZERO);
        }
        match board.animation_left() {
            [motion, _] if !motion.is_zero() => (Self::Nothing, motion),
            [_, line] if !line.is_zero() => (Self::Result, line),
            _ => (Self::Everything, Duration::ZERO),
        }
    }
}

/// Returns the level above that of the computer the only person has beaten.
pub fn next_level(session: &Session) -> Option<u8> {
    let person = session.only_human()?;
    session.conclusion().filter(|conclusion| conclusion.outcome.winner() == Some(person))?;
    let Player::Level(level) = session.players()[person.other().index()] else { return None };
    let next = level.checked_add(1)?;
    (usize::from(next) <= session.game().levels().len()).then_some(next)
}

/// The options of a rematch.
#[derive(Clone, Copy, Debug)]
pub struct RematchOptions {
    /// The outcome of this match.
    pub outcome: Option<Outcome>,
    /// The level of the computer; `None` keeps the current one.
    pub level: Option<u8>,
    /// The player's coach setting.
    pub coach: Option<bool>,
}

/// Creates a rematch with the sides swapped, unless two people keep theirs.
pub fn rematch(session: &Session, options: RematchOptions) -> Result<Session, SessionError> {
    let RematchOptions { outcome, level, coach } = options;
    // A score is one of two people.
    let outcome = outcome.filter(|_| session.players() == [Player::Human; 2]);
    if session.circumstances().keeps_sides && session.players() == [Player::Human; 2] {
        return session.restarted(outcome);
    }
    let circumstances = session.circumstances().for_rematch(outcome);
    let mut next = session.rematch()?;
    next.change_circumstances(|it| *it = circumstances);
    if let Some(computer) = next.only_human().map(Side::other) {
        if let Some(level) = level {
            // The level is one of the game's, so this cannot fail.
            drop(next.set_player(computer, Player::Level(level)));
        }
        if let Some(has_coach) = coach {
            next.change_circumstances(|it| it.has_coach = has_coach);
        }
    }
    Ok(next)
}
