use std::collections::{BTreeSet, HashSet};
use std::env;
use std::sync::Mutex;
use std::thread;

use fivefold_engine::{
    game::{Action, BoardLayout, Random, replay},
    games::{self, GameState},
    session::Session,
    text::Language,
};
use rand::{RngExt, SeedableRng};

use crate::option_sets::{self, OptionSet};

/// Random games per option set; ten times as many with `FIVEFOLD_LONG=1`.
const GAMES: u64 = 2_000;

/// Random games per minor option set.
const MINOR_GAMES: u64 = 40;

/// The maximum number of actions in a position that fit into a search node.
const MOST_LEGAL_ACTIONS: usize = 255;

/// The minimum distance between places, so that a finger can distinguish them.
const LEAST_DISTANCE: f32 = 0.75;

/// The interval, in games, of the slow checks: all texts, all touches, saving and loading at every move.
const SLOW_CHECKS_EVERY: u64 = 400;

/// The maximum length of a random game: threefold repetition ends every game, but may take long.
const MOST_ACTIONS: usize = 3_000;

#[test]
fn games_conform_with_all_option_sets() {
    let factor = if env::var_os("FIVEFOLD_LONG").is_some() { 10 } else { 1 };
    if factor == 1 {
        println!("skipped: the long run of {} games each (FIVEFOLD_LONG=1)", GAMES * 10);
    }
    let sets = Mutex::new(option_sets::all().into_iter());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(set) = sets.lock().ok().and_then(|mut sets| sets.next()) {
                    check_layout(&set);
                    let games = if set.is_minor { MINOR_GAMES } else { GAMES };
                    for seed in 0..games * factor {
                        RandomGame::new(&set, seed).play(seed.is_multiple_of(SLOW_CHECKS_EVERY));
                    }
                }
            });
        }
    });
}

fn open(set: &OptionSet) -> Box<dyn GameState> {
    let game = games::find(set.game).unwrap_or_else(|| panic!("no game {}", set.game));
    game.open(&set.options).unwrap_or_else(|error| panic!("{set:?}: {error}"))
}

/// Checks that every place lies on the board and has a unique name and a label in every language.
fn check_layout(set: &OptionSet) {
    let state = open(set);
    let layout = state.position().layout();
    let places: BTreeSet<_> = layout.spots.iter().map(|spot| spot.place).collect();
    let names: BTreeSet<_> = layout.spots.iter().map(|spot| spot.name.as_str()).collect();
    assert_eq!(places.len(), layout.spots.len(), "{set:?}: duplicate place");
    assert_eq!(names.len(), layout.spots.len(), "{set:?}: duplicate name");
    assert!(layout.spots.is_sorted_by_key(|spot| (spot.row, spot.column)), "{set:?}: not in reading order");
    for spot in &layout.spots {
        let inside = (0.0..=layout.width).contains(&spot.x) && (0.0..=layout.height).contains(&spot.y);
        assert!(inside, "{set:?}: {} is off the board", spot.name);
        for language in Language::all() {
            let texts = games::find(set.game).expect("a known game").texts(language.into());
            assert!(!texts.say(&state.position().label(spot.place)).is_empty(), "{set:?}: {} has no label", spot.name);
        }
    }
    for (index, one) in layout.spots.iter().enumerate() {
        for other in &layout.spots[index + 1..] {
            let apart = (one.x - other.x).hypot(one.y - other.y);
            assert!(apart >= LEAST_DISTANCE, "{set:?}: {} and {} are only {apart} apart", one.name, other.name);
        }
    }
    check_arrow_keys(set, &layout);
    for piece in state.position().pieces() {
        assert!(places.contains(&piece.place), "{set:?}: {piece:?} is off the board");
    }
}

/// Checks that arrow keys lead from the first place to every other.
fn check_arrow_keys(set: &OptionSet, layout: &BoardLayout) {
    let neighbors = layout.neighbors();
    let (mut reached, mut queue) = (BTreeSet::from([layout.spots[0].place]), vec![layout.spots[0].place]);
    while let Some(place) = queue.pop() {
        let index = layout.spots.iter().position(|spot| spot.place == place).expect("a neighbor is a place");
        queue.extend(neighbors[index].into_iter().flatten().filter(|next| reached.insert(*next)));
    }
    let missed: Vec<_> = layout.spots.iter().filter(|spot| !reached.contains(&spot.place)).map(|it| &it.name).collect();
    assert!(missed.is_empty(), "{set:?}: no arrow key leads to {missed:?}");
}

struct RandomGame<'a> {
    set: &'a OptionSet,
    seed: u64,
    random: Random,
    state: Box<dyn GameState>,
    /// The keys of all positions, oldest first.
    keys: Vec<u64>,
    texts: Vec<String>,
}

impl<'a> RandomGame<'a> {
    fn new(set: &'a OptionSet, seed: u64) -> Self {
        let state = open(set);
        let keys = vec![state.key()];
        Self { set, seed, random: Random::seed_from_u64(seed), state, keys, texts: Vec::new() }
    }

    fn play(mut self, slowly: bool) {
        let mut pieces = self.state.position().pieces();
        while !self.state.status().is_over() && self.state.actions_played() < MOST_ACTIONS {
            let actions = self.state.actions();
            assert!(!actions.is_empty(), "{}: no legal action in a running game", self.place());
            assert!(actions.len() <= MOST_LEGAL_ACTIONS, "{}: {} legal actions", self.place(), actions.len());
            self.check_illegal_actions(&actions);
            if slowly && self.state.under_way().is_empty() {
                self.check_move_texts();
                self.check_touches(&actions);
            }
            let action = actions[self.random.random_range(0..actions.len())];
            let step = self.state.play(action).unwrap_or_else(|reason| panic!("{}: {}", self.place(), reason.key));
            let after = self.state.position().pieces();
            assert_eq!(replay(&pieces, &step.effects), after, "{}: effects and pieces differ", self.place());
            pieces = after;
            self.keys.push(self.state.key());
            self.texts.extend(step.completed.map(|mv| mv.text));
        }
        if self.state.status().is_over() {
            assert!(self.state.actions().is_empty(), "{}: a legal action in a finished game", self.place());
            assert!(self.state.moves().is_empty(), "{}", self.place());
            self.check_illegal_actions(&[]);
        }
        if slowly {
            self.check_saves();
        }
        self.check_taking_back();
    }

    fn place(&self) -> String {
        format!("{:?}, game {}, action {}", self.set, self.seed, self.state.actions_played())
    }

    /// Checks that illegal actions are refused and change nothing.
    fn check_illegal_actions(&mut self, legal: &[Action]) {
        let key = self.state.key();
        for _ in 0..3 {
            let widest = u16::MAX >> self.random.random_range(0..12);
            let action = Action(self.random.random_range(0..=widest));
            let is_legal = legal.contains(&action);
            assert_eq!(self.state.refusal(action).is_none(), is_legal, "{}: {action:?}", self.place());
            if !is_legal {
                assert!(self.state.play(action).is_err(), "{}: {action:?}", self.place());
            }
        }
        assert_eq!(self.state.key(), key, "{}: a refused action changed the position", self.place());
    }

    /// Checks that every legal move has a unique text that parses back to it.
    fn check_move_texts(&self) {
        let mut seen = HashSet::new();
        for mv in self.state.moves() {
            let text = self.state.move_text(mv);
            assert_eq!(self.state.read_move(&text), Ok(mv), "{}: `{text}`", self.place());
            assert!(seen.insert(text.clone()), "{}: `{text}` is ambiguous", self.place());
            assert!(!text.contains(char::is_whitespace), "{}: `{text}`", self.place());
        }
    }

    /// Checks that marks and operations together reach every legal action.
    fn check_touches(&self, legal: &[Action]) {
        use fivefold_engine::game::{Gesture, Target};
        let mut reached = BTreeSet::new();
        let mut touch = |picked, target| match self.state.touch(picked, target) {
            Ok(Gesture::Act(action)) => {
                reached.insert(action);
                None
            }
            Ok(Gesture::Pick(place)) => Some(place),
            Ok(Gesture::Unpick) => None,
            Err(reason) => panic!("{}: {target:?} is marked and refused: {}", self.place(), reason.key),
        };
        for mark in self.state.marks(None) {
            if let Some(picked) = touch(None, Target::Place(mark.place)) {
                for next in self.state.marks(Some(picked)) {
                    touch(Some(picked), Target::Place(next.place));
                }
            }
        }
        for operation in self.state.operations() {
            touch(None, Target::Operation(operation.kind, operation.region));
        }
        assert_eq!(reached, legal.iter().copied().collect(), "{}", self.place());
    }

    fn check_saves(&self) {
        let game = games::find(self.set.game).expect("a known game");
        let mut session = Session::new(game.id(), &self.set.options).expect("a known game");
        for (number, text) in self.texts.iter().enumerate() {
            let played = session.play(text);
            assert!(played.is_ok(), "{}: move {} `{text}`", self.place(), number + 1);
            let saved = session.save();
            let loaded = Session::load(&saved).unwrap_or_else(|error| panic!("{}: {error}: {saved}", self.place()));
            assert_eq!(loaded.save(), saved, "{}", self.place());
            assert_eq!(loaded.state().key(), session.state().key(), "{}", self.place());
            assert_eq!(loaded.state().position().pieces(), session.state().position().pieces(), "{}", self.place());
        }
    }

    /// Takes back all actions and compares each position by its key.
    fn check_taking_back(mut self) {
        while let Some(key) = self.keys.pop() {
            assert_eq!(self.state.key(), key, "{}: different position after taking back", self.place());
            let taken = self.state.take_back();
            assert_eq!(taken.is_some(), !self.keys.is_empty(), "{}", self.place());
        }
    }
}
