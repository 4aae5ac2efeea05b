use std::marker::PhantomData;

use serde_json::{Map, Value};

use super::{GameState, StateOf};
use crate::{
    game::{Level, OptionError, OptionSpec, Rules, Show, Think},
    text::{Library, Sources, Texts, Wording, beside},
};

/// A game as seen by the rest of the crate: an entry of the registry.
pub trait Game: Sync {
    /// The id of the game in saved games and in the engine program.
    fn id(&self) -> &'static str;

    /// The selectable options, in display order.
    fn option_specs(&self) -> Vec<OptionSpec>;

    /// Returns the options that "surprise me" draws from this seed.
    fn surprise(&self, seed: u64) -> Value;

    /// The option families that players would consider different games; at least one. The tests record a complete game
    /// of each and check every one of them.
    fn families(&self) -> Vec<Family> {
        vec![Family { name: self.id(), options: Value::Object(Map::new()) }]
    }

    /// Further options for the tests: the smallest and largest sizes, and all options that change the rules.
    fn variations(&self) -> Vec<Value> {
        Vec::new()
    }

    /// The levels of the computer opponent, weakest first.
    fn levels(&self) -> &'static [Level];

    /// The texts of the game in one wording: a language and the names of the sides.
    fn texts(&self, wording: Wording) -> &Texts;

    /// The puzzles of the game in the text format of [`Pool`](crate::puzzles::Pool); empty if it has none.
    fn puzzles(&self) -> &'static str {
        ""
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
#[derive(Clone, Debug, PartialEq)]
pub struct Family {
    /// The name, unique across all games; also the name of the file that stores the recorded game.
    pub name: &'static str,
    /// The options; omitted ones take their defaults.
    pub options: Value,
}

impl Family {
    /// Creates a family with this name and these options.
    #[must_use]
    pub const fn new(name: &'static str, options: Value) -> Self {
        Self { name, options }
    }
}

/// The entry of an ordinary game: one position type for all options.
#[derive(Debug)]
pub struct Kind<P> {
    id: &'static str,
    library: Library,
    puzzles: &'static str,
    surprise: fn(u64) -> Value,
    families: Option<fn() -> Vec<Family>>,
    variations: fn() -> Vec<Value>,
    position: PhantomData<fn() -> P>,
}

impl<P> Kind<P> {
    /// Creates a game with this id and these texts. "Surprise me" gives its default options.
    #[must_use]
    pub const fn new(id: &'static str, sources: Sources) -> Self {
        Self {
            id,
            library: Library::new(id, sources),
            puzzles: "",
            surprise: |_| Value::Object(Map::new()),
            families: None,
            variations: Vec::new,
            position: PhantomData,
        }
    }

    /// Sets the option families, and further options for tests.
    #[must_use]
    pub const fn tried_with(mut self, families: fn() -> Vec<Family>, variations: fn() -> Vec<Value>) -> Self {
        self.families = Some(families);
        self.variations = variations;
        self
    }

    /// Sets the path of the puzzle file, relative to `core/engine/src`.
    #[must_use]
    pub const fn with_puzzles(mut self, puzzles: &'static str) -> Self {
        self.puzzles = puzzles;
        self
    }

    /// Sets the function that draws options for "surprise me".
    #[must_use]
    pub const fn surprising(mut self, surprise: fn(u64) -> Value) -> Self {
        self.surprise = surprise;
        self
    }
}

impl<P: Rules + Think + Show> Game for Kind<P> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        P::option_specs()
    }

    fn surprise(&self, seed: u64) -> Value {
        (self.surprise)(seed)
    }

    fn families(&self) -> Vec<Family> {
        let usual = || vec![Family::new(self.id, Value::Object(Map::new()))];
        self.families.map_or_else(usual, |families| families())
    }

    fn variations(&self) -> Vec<Value> {
        (self.variations)()
    }

    fn levels(&self) -> &'static [Level] {
        P::levels()
    }

    fn texts(&self, wording: Wording) -> &Texts {
        self.library.texts(wording)
    }

    fn puzzles(&self) -> &'static str {
        beside(self.puzzles)
    }

    fn reopen(&self, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError> {
        Ok(Box::new(StateOf::<P>::open(self.id, options, setup)?))
    }
}
