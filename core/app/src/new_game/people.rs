//! The choices of two people: clocks, who makes the first move, and the handicap.
//!
//! A person is a number, 0 or 1, in the order of the names. Which side a person plays depends on who makes the first
//! move.

use serde_json::Value;

use super::{
    super::library::{Choices, Library, Opponent, People, StoredMatch, next},
    NewGame,
};
use fivefold_engine::{
    game::Side,
    games::{self, Game, Handicap},
    session::{Minutes, Player, Score, Session, TimeLeft, checked_name},
};

/// The selectable times per clock, in minutes; 0 disables the clock.
const MINUTES: &[u32] = &[0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60];

/// Returns the matches that two people have begun, those in the bin included.
fn of_two_people(library: &Library) -> impl Iterator<Item = &StoredMatch> {
    library.with_bin().filter(|it| it.players == [Player::Human; 2] && it.progress > 0)
}

/// Returns the names by side of the two people who played any game last.
pub(super) fn last_names(library: &Library) -> Option<[String; 2]> {
    of_two_people(library).max_by_key(|it| it.stamp).map(|it| it.names.clone())
}

/// Returns whether two people have played a game.
pub(super) fn have_played(library: &Library, game: &dyn Game) -> bool {
    of_two_people(library).any(|it| it.game == game.id())
}

/// Takes over the names of the two people who played any game last, and what they agreed on, for a game that two people
/// have not played yet.
pub(super) fn take_over_from_other_game(choices: &mut Choices, library: &mut Library) {
    let is_named = |names: &[String; 2]| names.iter().all(|name| !name.is_empty());
    let matches = of_two_people(library).filter(|it| is_named(&it.names));
    let Some((game, names)) = matches.max_by_key(|it| it.stamp).map(|it| (it.game, it.names.clone())) else {
        return;
    };
    choices.names = names;
    let Some(agreed) = games::find(game).map(|game| library.choices(game)) else { return };
    // The names of the match are in the order of play, and those of the choices in the order of the people.
    let is_same = |name: &String| agreed.names.iter().any(|other| checked_name(other) == *name);
    if choices.names.iter().all(is_same) {
        *choices = Choices {
            names: agreed.names,
            minutes: agreed.minutes,
            first_move: agreed.first_move,
            taking_back: agreed.taking_back,
            no_help: agreed.no_help,
            hands_over: agreed.hands_over,
            ..std::mem::take(choices)
        };
    }
}

/// Returns the person, unless it is both.
pub(super) const fn only_one(people: People) -> Option<usize> {
    match people {
        People::First => Some(0),
        People::Second => Some(1),
        People::Both => None,
    }
}

impl NewGame {
    /// Sets the names, clocks and handicap in a match of two people.
    pub(super) fn add_people(&self, session: &mut Session) {
        if self.choices.opponent != Opponent::Person {
            return;
        }
        let Minutes(minutes) = self.choices.minutes;
        let names = self.by_side(self.names());
        let score = self.context.storage().library.score_today(&names);
        session.change_circumstances(|it| {
            it.no_help = self.choices.no_help;
            it.hands_over = self.choices.hands_over;
            it.time = TimeLeft::new(Minutes(self.by_side(minutes)));
            if let Some(Score { won, drawn }) = score {
                (it.won, it.drawn) = (won, drawn);
            }
            it.names = names;
            it.handicap = self.handicap_of(self.handicap_steps());
            it.takes_back = only_one(self.choices.taking_back).map(|person| self.side_of(person));
            it.keeps_sides = self.choices.first_move != People::Both;
            it.second_sits_below = self.first_person() != 0;
        });
    }

    /// Returns the names as they are stored in a match.
    fn names(&self) -> [String; 2] {
        self.choices.names.each_ref().map(|name| checked_name(name))
    }

    /// Returns the person who makes the first move. By turns, it is the other one than last time, if the same two people
    /// have played before.
    pub(super) fn first_person(&self) -> usize {
        let names = self.names();
        let has_begun = self.last_names.as_ref() == Some(&names) && names[0] != names[1];
        only_one(self.choices.first_move).unwrap_or(usize::from(has_begun))
    }

    /// Returns the side that a person plays.
    pub(super) fn side_of(&self, person: usize) -> Side {
        if person == self.first_person() { Side::First } else { Side::Second }
    }

    fn by_side<T>(&self, by_person: [T; 2]) -> [T; 2] {
        let [first, second] = by_person;
        if self.first_person() == 0 { [first, second] } else { [second, first] }
    }

    /// Returns a time one step up or down; `None` at the end of the range.
    pub(super) fn stepped_clock(&self, person: usize, is_up: bool) -> Option<u32> {
        next(MINUTES, *self.choices.minutes.0.get(person)?, is_up)
    }

    pub(super) fn step_clock(&mut self, person: u32, is_up: bool) {
        let person = person as usize;
        if let Some(minutes) = self.stepped_clock(person, is_up) {
            self.choices.minutes.0[person] = minutes;
        }
    }

    /// Returns the handicap of a number of steps as chosen; `None` for 0.
    pub(super) fn handicap_of(&self, steps: i8) -> Option<Handicap> {
        let side = self.side_of(usize::from(steps > 0));
        (steps != 0).then_some(Handicap { side, steps: steps.unsigned_abs() })
    }

    /// Returns whether the board allows a handicap.
    fn allows(&self, steps: i8) -> bool {
        let changed = |handicap| self.game.handicapped(&self.usual_options(), &Value::Null, handicap);
        self.handicap_of(steps).is_none_or(|handicap| changed(handicap).is_some())
    }

    /// Returns the handicap one step up or down; `None` if there is none.
    pub(super) fn stepped_handicap(&self, is_up: bool) -> Option<i8> {
        let steps = self.handicap_steps().checked_add(if is_up { 1 } else { -1 })?;
        self.allows(steps).then_some(steps)
    }

    /// Returns the greatest part of the chosen handicap that the board allows.
    pub(super) fn handicap_steps(&self) -> i8 {
        let mut steps = self.choices.handicap;
        if self.game.open(&self.usual_options()).is_ok() {
            while !self.allows(steps) {
                steps -= steps.signum();
            }
        }
        steps
    }

    /// Returns the options of the match.
    pub(super) fn options_with_handicap(&self) -> Value {
        let usual = self.usual_options();
        let handicap = self.handicap_of(self.handicap_steps()).filter(|_| self.choices.opponent == Opponent::Person);
        let changed = handicap.and_then(|handicap| self.game.handicapped(&usual, &Value::Null, handicap));
        changed.unwrap_or(usual)
    }
}
