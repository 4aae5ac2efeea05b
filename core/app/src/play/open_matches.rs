//! The open matches: opening a match twice gives two handles to one match.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, PoisonError, Weak},
};

use super::{Match, Play};
use crate::{context::Context, event::MatchEvent};
use fivefold_engine::{
    game::Side,
    games::POSITION,
    session::{Circumstances, Player, Session, Unrated},
};

/// The open matches by number, as weak references: their handles own them.
pub struct OpenMatches {
    /// The state shared by all screens.
    pub context: Arc<Context>,
    open: Mutex<BTreeMap<u64, Weak<Mutex<Play>>>>,
}

impl OpenMatches {
    /// Creates an empty list.
    pub const fn new(context: Arc<Context>) -> Self {
        Self { context, open: Mutex::new(BTreeMap::new()) }
    }

    /// Stores a new match and opens it.
    pub fn begin(self: &Arc<Self>, session: Session) -> Match {
        let drawn = self.context.environment.seeds.next();
        self.begin_as(session, drawn)
    }

    /// Stores a new match, lets two people play it, and opens it with the analysis on and the values of all moves. Its
    /// result is never counted.
    pub fn explore(self: &Arc<Self>, mut session: Session) -> Match {
        for side in Side::BOTH {
            // A person can always play.
            drop(session.set_player(side, Player::Human));
        }
        session.change_circumstances(|it| {
            let names = std::mem::take(&mut it.names);
            *it = Circumstances { names, is_explored: true, ..Circumstances::default() };
        });
        session.mark_unrated(Unrated::Copied);
        let explored = self.begin(session);
        self.context.storage().profile.exclude(explored.number());
        explored.lock().is_above = true;
        explored.send(MatchEvent::SetAnalysis { is_on: true });
        explored
    }

    /// Stores a new match under this number if the number is free, and opens it.
    pub fn begin_as(self: &Arc<Self>, mut session: Session, number: u64) -> Match {
        session.mark_handicapped();
        let is_arranged = session.options().get(POSITION).is_some();
        if (is_arranged || !session.is_untouched()) && session.only_human().is_some() {
            session.mark_unrated(Unrated::Copied);
        }
        let (now, open) = (self.context.environment.clock.now(), self.numbers());
        let number = self.context.storage().add(&mut session, number, now, &open);
        self.open(number, session)
    }

    /// Opens a stored match; an open match gets another handle.
    pub fn open(self: &Arc<Self>, number: u64, session: Session) -> Match {
        let play = self.find(number).unwrap_or_else(|| {
            let mut play = Play::new(Arc::clone(&self.context), number, opened(session));
            // The write may have failed when the match was begun.
            play.persist();
            let play = Arc::new(Mutex::new(play));
            self.change(|open| {
                open.retain(|_, play| play.strong_count() > 0);
                open.insert(number, Arc::downgrade(&play))
            });
            play
        });
        Match { play, matches: Arc::clone(self) }
    }

    /// Returns an open match as text.
    pub fn save(&self, number: u64) -> Option<String> {
        self.find(number).map(|play| play.lock().unwrap_or_else(PoisonError::into_inner).board.session.save())
    }

    /// Shrinks the search trees of the other open matches after one was shown.
    pub fn shrink_trees_beside(&self, shown: u64) {
        let others = self.change(|open| {
            let others = open.iter().filter(|(number, _)| **number != shown);
            others.filter_map(|(_, play)| play.upgrade()).collect::<Vec<_>>()
        });
        for play in others {
            play.lock().unwrap_or_else(PoisonError::into_inner).shrink_tree();
        }
    }

    fn find(&self, number: u64) -> Option<Arc<Mutex<Play>>> {
        self.change(|open| open.get(&number).and_then(Weak::upgrade))
    }

    /// Returns the numbers of all open matches.
    fn numbers(&self) -> BTreeSet<u64> {
        self.change(|open| open.iter().filter(|(_, play)| play.strong_count() > 0).map(|(number, _)| *number).collect())
    }

    fn change<T>(&self, change: impl FnOnce(&mut BTreeMap<u64, Weak<Mutex<Play>>>) -> T) -> T {
        change(&mut self.open.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Returns a stored match as it opens: a finished one at its end, another one at the position that was shown last.
pub fn opened(mut session: Session) -> Session {
    let last = session.played().len();
    if session.is_over() && session.at() < last {
        // The last position exists.
        drop(session.go_to(last));
    }
    session
}
