use std::collections::{BTreeSet, HashSet};
use std::env;
use std::sync::Mutex;
use std::thread;

use fivefold_engine::{
    game::{Action, Random, replay},
    games::{self, GameState},
    session::Session,
    text::Language,
};
use rand::{RngExt, SeedableRng};

use crate::option_sets::{self, OptionSet};

/// How many random games are played with every set of options. `FIVEFOLD_LONG=1` plays ten times as many.
const GAMES: u64 = 2_000;

/// The same for options that change little.
const MINOR_GAMES: u64 = 40;

/// More actions than this in a position do not fit into a node of the search.
const MOST_LEGAL_ACTIONS: usize = 255;

/// Places that are nearer to each other than this cannot be told apart by a finger.
const LEAST_DISTANCE: f32 = 0.75;

/// Every so many games the slow checks are made as well: all texts, all touches, saving and loading at every move.
const SLOW_CHECKS_EVERY: u64 = 400;

/// A random game that is not over by then is left: threefold repetition ends it, but nobody knows when.
const MOST_ACTIONS: usize = 3_000;

#[test]
fn games_conform_with_all_option_sets() {
    let factor = if env::var_os("FIVEFOLD_LONG").is_some() { 10 } else { 1 };
    if factor == 1 {
        println!("left out: the long run of {} games each (FIVEFOLD_LONG=1)", GAMES * 10);
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

/// Every place lies inside the board, has a name of its own, a label in every language, and neighbors that exist.
fn check_layout(set: &OptionSet) {
    let state = open(set);
    let layout = state.layout();
    let places: BTreeSet<_> = layout.spots.iter().map(|spot| spot.place).collect();
    let names: BTreeSet<_> = layout.spots.iter().map(|spot| spot.name.as_str()).collect();
    assert_eq!(places.len(), layout.spots.len(), "{set:?}: a place stands twice");
    assert_eq!(names.len(), layout.spots.len(), "{set:?}: a name stands twice");
    assert!(layout.spots.is_sorted_by_key(|spot| (spot.row, spot.column)), "{set:?}: not in reading order");
    for spot in &layout.spots {
        let inside = (0.0..=layout.width).contains(&spot.x) && (0.0..=layout.height).contains(&spot.y);
        assert!(inside, "{set:?}: {} lies outside", spot.name);
        assert!(spot.neighbors.iter().flatten().all(|next| places.contains(next)), "{set:?}: {}", spot.name);
        for language in Language::all() {
            let texts = games::find(set.game).expect("it was opened").texts(language.into());
            assert!(!texts.say(&state.label(spot.place)).is_empty(), "{set:?}: {} has no label", spot.name);
        }
    }
    for (index, one) in layout.spots.iter().enumerate() {
        for other in &layout.spots[index + 1..] {
            let apart = (one.x - other.x).hypot(one.y - other.y);
            assert!(apart >= LEAST_DISTANCE, "{set:?}: {} and {} are only {apart} apart", one.name, other.name);
        }
    }
    for piece in state.pieces() {
        assert!(places.contains(&piece.place), "{set:?}: {piece:?} stands nowhere");
    }
}

struct RandomGame<'a> {
    set: &'a OptionSet,
    seed: u64,
    random: Random,
    state: Box<dyn GameState>,
    /// The keys of all positions, the first one first.
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
        let mut pieces = self.state.pieces();
        while !self.state.status().is_over() && self.state.actions_played() < MOST_ACTIONS {
            let actions = self.state.actions();
            assert!(!actions.is_empty(), "{}: nothing is legal, and it is not over", self.place());
            assert!(actions.len() <= MOST_LEGAL_ACTIONS, "{}: {} legal actions", self.place(), actions.len());
            self.refuses_what_is_not_legal(&actions);
            if slowly && self.state.under_way().is_empty() {
                self.texts_parse_back();
                self.touches_lead_to_every_action(&actions);
            }
            let action = actions[self.random.random_range(0..actions.len())];
            let step = self.state.play(action).unwrap_or_else(|reason| panic!("{}: {}", self.place(), reason.key));
            let after = self.state.pieces();
            assert_eq!(replay(&pieces, &step.effects), after, "{}: effects and pieces differ", self.place());
            pieces = after;
            self.keys.push(self.state.key());
            self.texts.extend(step.completed.map(|mv| mv.text));
        }
        if self.state.status().is_over() {
            assert!(self.state.actions().is_empty(), "{}: it is over, and something is legal", self.place());
            assert!(self.state.moves().is_empty(), "{}", self.place());
            self.refuses_what_is_not_legal(&[]);
        }
        if slowly {
            self.saves_and_loads_at_every_move();
        }
        self.takes_everything_back();
    }

    fn place(&self) -> String {
        format!("{:?}, game {}, action {}", self.set, self.seed, self.state.actions_played())
    }

    /// No code but a legal one is accepted, and a refused one changes nothing.
    fn refuses_what_is_not_legal(&mut self, legal: &[Action]) {
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
        assert_eq!(self.state.key(), key, "{}: a refusal changed something", self.place());
    }

    /// The text of every legal move is its own, and reads back as that move.
    fn texts_parse_back(&self) {
        let mut seen = HashSet::new();
        for mv in self.state.moves() {
            let text = self.state.move_text(mv);
            assert_eq!(self.state.read_move(&text), Ok(mv), "{}: `{text}`", self.place());
            assert!(seen.insert(text.clone()), "{}: `{text}` stands for two turns", self.place());
            assert!(!text.contains(char::is_whitespace), "{}: `{text}`", self.place());
        }
    }

    /// Whatever is legal can be touched: marks and operations together reach every action.
    fn touches_lead_to_every_action(&self, legal: &[Action]) {
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

    fn saves_and_loads_at_every_move(&self) {
        let game = games::find(self.set.game).expect("it was opened");
        let mut session = Session::new(game.id(), &self.set.options).expect("it was opened");
        for (number, text) in self.texts.iter().enumerate() {
            let played = session.play(text);
            assert!(played.is_ok(), "{}: turn {} `{text}`", self.place(), number + 1);
            let saved = session.save();
            let loaded = Session::load(&saved).unwrap_or_else(|error| panic!("{}: {error}: {saved}", self.place()));
            assert_eq!(loaded.save(), saved, "{}", self.place());
            assert_eq!(loaded.state().key(), session.state().key(), "{}", self.place());
            assert_eq!(loaded.state().pieces(), session.state().pieces(), "{}", self.place());
        }
    }

    /// Back to the start every position is met again, by its key.
    fn takes_everything_back(mut self) {
        while let Some(key) = self.keys.pop() {
            assert_eq!(self.state.key(), key, "{}: another position after taking back", self.place());
            let taken = self.state.take_back();
            assert_eq!(taken.is_some(), !self.keys.is_empty(), "{}", self.place());
        }
    }
}
