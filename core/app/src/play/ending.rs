//! After the end of a match: the background search for the deciding move, and the rematch.

use super::{
    super::{
        library::{ReviewRecord, wants_coach},
        review_search::ReviewSearch,
        words::{Refusal, brief},
    },
    DecidingMove, NextMatch,
    owner::Play,
};
use fivefold_engine::{
    game::{Message, Side},
    search::JUDGE_VISITS,
    session::{Player, Session, SessionError},
};

/// The background search for the move that decided a match.
pub struct BlunderSearch {
    search: ReviewSearch,
    loser: Side,
    /// The number of judgements known before.
    recorded: usize,
}

impl Play {
    /// Searches for the deciding move of a lost match while the match is visible.
    pub(super) fn inquire(&mut self) {
        let session = &self.board.session;
        let loser = session.conclusion().and_then(|conclusion| conclusion.outcome.winner()).map(Side::other);
        let is_anybodys = session.players().contains(&Player::Human) && !session.played().is_empty();
        let Some(loser) = loser.filter(|_| is_anybodys && self.is_shown) else { return };
        if self.blunder_search.is_none() {
            let record = self.board.context.storage().library.review(self.number);
            let unknown = || vec![None; session.played().len()];
            let judged = record.map_or_else(unknown, |record| record.judged(session, JUDGE_VISITS));
            let recorded = judged.iter().flatten().count();
            let mut search = ReviewSearch::of_loss(judged, JUDGE_VISITS, self.number, loser);
            if search.deciding(session, loser).is_none() {
                search.start(session, &self.board.context.environment, &self.board.context.host);
            }
            self.blunder_search = Some(BlunderSearch { search, loser, recorded });
        }
    }

    /// Stops that search and stores its findings for a review.
    pub(super) fn end_inquest(&mut self) {
        if let Some(mut blunder_search) = self.blunder_search.take() {
            blunder_search.search.stop();
            self.keep_blunder_search(&blunder_search);
        }
    }

    /// Processes new findings; returns whether the message belonged to this search.
    pub(super) fn heard_of_end(&mut self, search: u64) -> bool {
        let Some(mut blunder_search) = self.blunder_search.take() else { return false };
        let is_own = blunder_search.search.hear(search);
        if is_own {
            self.board.revision += 1;
            if !blunder_search.search.is_running() {
                self.keep_blunder_search(&blunder_search);
                blunder_search.recorded = usize::MAX;
            }
        }
        self.blunder_search = Some(blunder_search);
        is_own
    }

    fn keep_blunder_search(&self, blunder_search: &BlunderSearch) {
        let judged = blunder_search.search.found();
        if judged.iter().flatten().count() > blunder_search.recorded {
            let record = ReviewRecord::new(&self.board.session, JUDGE_VISITS, judged);
            self.board.context.storage().library.keep_review(self.number, &record);
        }
    }

    /// Returns the move that decided the match, or `None` until it is known.
    pub(super) fn deciding(&self) -> Option<DecidingMove> {
        let BlunderSearch { search, loser, .. } = self.blunder_search.as_ref()?;
        let session = &self.board.session;
        let mv = u32::try_from(search.deciding(session, *loser)?).ok()?;
        let words = self.board.words();
        let message = if session.only_human() == Some(*loser) {
            Message::new("deciding-you")
        } else {
            let colour = words.colour(session.state().colour(*loser));
            Message::new("deciding-colour").word("colour", colour)
        };
        let said = words.say(&message.number("turn", mv));
        Some(DecidingMove { number: mv, words: said })
    }

    /// Sets up a match that follows this one.
    pub(super) fn next_session(&self, next: NextMatch) -> Result<Session, Refusal> {
        let session = &self.board.session;
        let refused = || Refusal(self.board.say(&Message::new("refuse-operation")));
        let again = match next {
            NextMatch::Rematch => rematch(session, self.rematch_options()),
            NextMatch::Restart => session.restarted(self.rematch_options().winner),
            NextMatch::NextLevel => {
                let level = self.next_level().ok_or_else(refused)?;
                rematch(session, RematchOptions { level: Some(level), ..self.rematch_options() })
            }
            NextMatch::FromHere => {
                if !self.is_review() {
                    return Err(refused());
                }
                let names = session.circumstances().names.clone();
                session.branch().map(|mut copy| {
                    copy.change_circumstances(|it| it.names = names);
                    copy
                })
            }
        };
        again.map_err(|error| Refusal(brief(&error.to_string())))
    }

    fn rematch_options(&self) -> RematchOptions {
        let storage = self.board.context.storage();
        // The result counts no matter which move is shown.
        let conclusion = storage.library.get(self.number).and_then(|kept| kept.conclusion.as_ref());
        let winner = conclusion.and_then(|conclusion| conclusion.outcome.winner());
        drop(storage);
        RematchOptions { winner, level: None, coach: self.coach_choice() }
    }

    /// Returns the level above that of the computer the only person has beaten.
    pub(super) fn next_level(&self) -> Option<u8> {
        let session = &self.board.session;
        let person = session.only_human()?;
        session.conclusion().filter(|conclusion| conclusion.outcome.winner() == Some(person))?;
        let Player::Level(level) = session.players()[person.other().index()] else { return None };
        let next = level.checked_add(1)?;
        (usize::from(next) <= session.game().levels().len()).then_some(next)
    }
}

/// The options of a rematch.
#[derive(Clone, Copy, Debug)]
struct RematchOptions {
    /// The winner of this match.
    winner: Option<Side>,
    /// The level of the computer; `None` keeps the current one.
    level: Option<u8>,
    /// The player's coach setting.
    coach: Option<bool>,
}

/// Creates a rematch with the sides swapped.
fn rematch(session: &Session, options: RematchOptions) -> Result<Session, SessionError> {
    let RematchOptions { winner, level, coach } = options;
    let circumstances = session.circumstances().for_rematch(winner);
    let mut again = session.rematch()?;
    again.change_circumstances(|it| *it = circumstances);
    if let Some(computer) = again.only_human().map(Side::other) {
        if let Some(level) = level {
            // The level is one of the game's, so this cannot fail.
            drop(again.set_player(computer, Player::Level(level)));
        }
        let has_coach = wants_coach(coach, again.players()[computer.index()], false);
        again.change_circumstances(|it| it.has_coach = has_coach);
    }
    Ok(again)
}
