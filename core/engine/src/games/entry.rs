use std::marker::PhantomData;

use serde_json::{Map, Value};

use super::{GameState, Handicap, HandicapRules, StateOf};
use crate::{
    game::{Level, Message, OptionError, OptionSpec, Proof, Rules, Show, Think},
    text::{Library, Sources, Texts, Wording, english_or_puzzles},
};

/// A game as seen by the rest of the crate: an entry of the registry.
pub trait Game: Sync {
    /// Returns the id of the game in saved games and in the engine program.
    fn id(&self) -> &'static str;

    /// Returns the selectable options, in display order.
    fn option_specs(&self) -> Vec<OptionSpec>;

    /// Returns the options that "surprise me" draws from this seed.
    fn surprise(&self, seed: u64) -> Value;

    /// Returns the options that differ from their defaults in a typical game. The last value of a choice enables most of
    /// the options that depend on it; with such a choice, the first number is two above its default, so that the board is
    /// not the usual one either.
    fn typical_options(&self) -> Map<String, Value> {
        let specs = self.option_specs();
        let needed = specs.iter().filter_map(|spec| spec.needs);
        let chosen = needed.filter_map(|(name, words)| Some((name.to_owned(), Value::from(*words.last()?))));
        let mut chosen: Map<_, _> = chosen.collect();
        if !chosen.is_empty()
            && let Some((name, usual)) = specs.iter().find_map(|spec| Some((spec.name, spec.default.as_u64()?)))
        {
            chosen.insert(name.to_owned(), Value::from(usual + 2));
        }
        chosen
    }

    /// Returns the value of a new game with these options for the side that moves first, if it is known.
    fn value(&self, options: &Value) -> Option<Proof>;

    /// Draws from this seed the options of a game in which neither side can force a win, with a special cell if these
    /// options have one; `None` if none are known.
    fn fair(&self, options: &Value, seed: u64) -> Option<Value>;

    /// Returns the options that players would consider different games; at least one. The tests record a complete game
    /// of each and check every one of them.
    fn variants(&self) -> Vec<GameVariant>;

    /// Returns further options for the tests: the smallest and largest sizes, and all options that change the rules.
    fn test_options(&self) -> Vec<Value>;

    /// Returns the levels of the computer opponent, weakest first.
    fn levels(&self) -> &'static [Level];

    /// Returns the path of the measured ratings of the levels, relative to `core/engine/src`; `None` if the levels are
    /// ordered by simulations and their ratings are estimates.
    fn ladder_path(&self) -> Option<&'static str>;

    /// Returns the texts of the game in one wording: a language and the names of the sides.
    fn texts(&self, wording: Wording) -> &Texts;

    /// Returns the path of the puzzle pool, relative to `core/engine/src`; `None` if the game has no puzzles.
    fn puzzle_path(&self) -> Option<&'static str>;

    /// Returns the puzzles of the game in the text format of [`Pool`](crate::puzzles::Pool); empty if it has none.
    fn puzzles(&self) -> &'static str {
        self.puzzle_path().map_or("", english_or_puzzles)
    }

    /// Returns the handicaps, if there are any.
    fn handicap_rules(&self) -> Option<HandicapRules>;

    /// Returns the options of a match with a handicap, from its options and the values drawn at random without one;
    /// `None` if the game, or its board, does not allow the handicap.
    fn handicapped(&self, options: &Value, setup: &Value, handicap: Handicap) -> Option<Value> {
        let usual = self.reopen(options, setup).ok()?;
        self.handicap_rules()?.applied(options, &*usual, handicap)
    }

    /// Returns the options of a match without its handicap.
    fn without_handicap(&self, options: &Value) -> Value {
        self.handicap_rules().map_or_else(|| options.clone(), |rules| rules.removed(options))
    }

    /// Returns what a handicap means; `$name` is the player helped and `$other` the opponent, which are not filled in.
    fn handicap_meaning(&self, handicap: Handicap) -> Option<Message> {
        self.handicap_rules().map(|rules| rules.meaning(handicap))
    }

    /// Sets up a new game; omitted options take their defaults.
    ///
    /// # Errors
    /// If the options are invalid; the error names the offending option.
    fn open(&self, options: &Value) -> Result<Box<dyn GameState>, OptionError> {
        self.reopen(options, &Value::Null)
    }

    /// Sets up an earlier game again, from its options and the values drawn at random when it was first set up.
    ///
    /// # Errors
    /// If the options or the setup are invalid; the error names the offending option.
    fn reopen(&self, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError>;
}

/// Options that players would consider a separate game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameVariant {
    /// The name, unique across all games; also the name of the file that stores the recorded game.
    pub name: &'static str,
    /// The options; omitted ones take their defaults.
    pub options: Value,
}

impl GameVariant {
    /// Creates a variant with this name and these options.
    #[must_use]
    pub const fn new(name: &'static str, options: Value) -> Self {
        Self { name, options }
    }
}

/// Opens a game from its id, options and setup.
type Opener = fn(&'static str, &Value, &Value) -> Result<Box<dyn GameState>, OptionError>;

/// The registry entry of a game whose options, levels and presentation are those of the position type `P`.
#[derive(Debug)]
pub struct GameEntry<P> {
    id: &'static str,
    library: Library,
    puzzles: Option<&'static str>,
    ladder: Option<&'static str>,
    handicaps: Option<HandicapRules>,
    surprise: fn(u64) -> Value,
    value: fn(&Value) -> Option<Proof>,
    fair: Option<fn(&Value, u64) -> Value>,
    variants: Option<fn() -> Vec<GameVariant>>,
    test_options: fn() -> Vec<Value>,
    opener: Option<Opener>,
    position: PhantomData<fn() -> P>,
}

impl<P> GameEntry<P> {
    /// Creates a game with this id and these texts. "Surprise me" gives its default options.
    #[must_use]
    pub const fn new(id: &'static str, sources: Sources) -> Self {
        Self {
            id,
            library: Library::new(id, sources),
            puzzles: None,
            ladder: None,
            handicaps: None,
            surprise: |_| Value::Object(Map::new()),
            value: |_| None,
            fair: None,
            variants: None,
            test_options: Vec::new,
            opener: None,
            position: PhantomData,
        }
    }

    /// Sets the variants, and further options for tests.
    #[must_use]
    pub const fn tested_with(mut self, variants: fn() -> Vec<GameVariant>, test_options: fn() -> Vec<Value>) -> Self {
        self.variants = Some(variants);
        self.test_options = test_options;
        self
    }

    /// Sets the path of the puzzle pool, relative to `core/engine/src`.
    #[must_use]
    pub const fn with_puzzles(mut self, path: &'static str) -> Self {
        self.puzzles = Some(path);
        self
    }

    /// Sets the path of the measured ratings of the levels, relative to `core/engine/src`.
    #[must_use]
    pub const fn with_ladder(mut self, path: &'static str) -> Self {
        self.ladder = Some(path);
        self
    }

    /// Sets the handicaps.
    #[must_use]
    pub const fn with_handicaps(mut self, rules: HandicapRules) -> Self {
        self.handicaps = Some(rules);
        self
    }

    /// Sets the function that draws options for "surprise me".
    #[must_use]
    pub const fn surprising(mut self, surprise: fn(u64) -> Value) -> Self {
        self.surprise = surprise;
        self
    }

    /// Sets the function that returns the value of a new game with some options.
    #[must_use]
    pub const fn valued(mut self, value: fn(&Value) -> Option<Proof>) -> Self {
        self.value = value;
        self
    }

    /// Sets the function that draws options of a game in which neither side can force a win.
    #[must_use]
    pub const fn with_fair_games(mut self, fair: fn(&Value, u64) -> Value) -> Self {
        self.fair = Some(fair);
        self
    }

    /// Sets the function that opens a game, for games whose position type depends on the options.
    #[must_use]
    pub const fn opened_by(mut self, opener: Opener) -> Self {
        self.opener = Some(opener);
        self
    }
}

impl<P: Rules + Think + Show> Game for GameEntry<P> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        P::option_specs()
    }

    fn surprise(&self, seed: u64) -> Value {
        (self.surprise)(seed)
    }

    fn value(&self, options: &Value) -> Option<Proof> {
        (self.value)(options)
    }

    fn fair(&self, options: &Value, seed: u64) -> Option<Value> {
        self.fair.map(|fair| fair(options, seed))
    }

    fn variants(&self) -> Vec<GameVariant> {
        let usual = || vec![GameVariant::new(self.id, Value::Object(Map::new()))];
        self.variants.map_or_else(usual, |variants| variants())
    }

    fn test_options(&self) -> Vec<Value> {
        (self.test_options)()
    }

    fn levels(&self) -> &'static [Level] {
        P::levels()
    }

    fn ladder_path(&self) -> Option<&'static str> {
        self.ladder
    }

    fn handicap_rules(&self) -> Option<HandicapRules> {
        self.handicaps
    }

    fn texts(&self, wording: Wording) -> &Texts {
        self.library.texts(wording)
    }

    fn puzzle_path(&self) -> Option<&'static str> {
        self.puzzles
    }

    fn reopen(&self, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError> {
        match self.opener {
            Some(opener) => opener(self.id, options, setup),
            None => Ok(Box::new(StateOf::<P>::open(self.id, options, setup)?)),
        }
    }
}
