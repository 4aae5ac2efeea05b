use std::marker::PhantomData;

use serde_json::{Map, Value};

use super::{GameState, StateOf};
use crate::{
    game::{Level, OptionError, OptionSpec, Rules, Show, Think},
    text::{Library, Sources, Texts, Wording, beside},
};

/// A game as the rest of the crate meets it: an entry of the registry.
pub trait Game: Sync {
    /// Its name in saved games and in the engine program.
    fn id(&self) -> &'static str;

    /// The options that may be chosen, in the order a person would choose them.
    fn option_specs(&self) -> Vec<OptionSpec>;

    /// Options drawn from a seed: what "surprise me" gives.
    fn surprise(&self, seed: u64) -> Value;

    /// The families of options that a person would call different games, at least one: the tests keep a whole game of
    /// each, and try every one of them.
    fn families(&self) -> Vec<Family> {
        vec![Family { name: self.id(), options: Value::Object(Map::new()) }]
    }

    /// Further options the tests try: sizes at both ends, and whatever changes the rules.
    fn variations(&self) -> Vec<Value> {
        Vec::new()
    }

    /// The levels of the computer, the weakest first.
    fn levels(&self) -> &'static [Level];

    /// Its words in one wording: a language and the names of the sides.
    fn texts(&self, wording: Wording) -> &Texts;

    /// Its puzzles, as text: see [`Pool`](crate::puzzles::Pool). Empty for none.
    fn puzzles(&self) -> &'static str {
        ""
    }

    /// Sets up a game; options that are left out have their default.
    ///
    /// # Errors
    /// If the options make no game; the error names the offending one.
    fn open(&self, options: &Value) -> Result<Box<dyn GameState>, OptionError> {
        self.reopen(options, &Value::Null)
    }

    /// Sets up a game that was set up before: with these options, and with what was drawn by lot then.
    ///
    /// # Errors
    /// If options and setup make no game; the error names the offending option.
    fn reopen(&self, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError>;
}

/// Options that make a game of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Family {
    /// A name no other family of any game has: that of the file its whole game is kept in.
    pub name: &'static str,
    /// The options; what is left out has its default.
    pub options: Value,
}

impl Family {
    /// A family of this name with these options.
    #[must_use]
    pub const fn new(name: &'static str, options: Value) -> Self {
        Self { name, options }
    }
}

/// The entry of an ordinary game: one position type, whatever the options.
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
    /// A game with this id and these texts, whose surprise is its default.
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

    /// This game with these families of options, and these further options for tests.
    #[must_use]
    pub const fn tried_with(mut self, families: fn() -> Vec<Family>, variations: fn() -> Vec<Value>) -> Self {
        self.families = Some(families);
        self.variations = variations;
        self
    }

    /// This game with the puzzles at this path in `core/engine/src`.
    #[must_use]
    pub const fn with_puzzles(mut self, puzzles: &'static str) -> Self {
        self.puzzles = puzzles;
        self
    }

    /// This game with options of its own for "surprise me".
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
