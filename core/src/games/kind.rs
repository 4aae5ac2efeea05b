use std::marker::PhantomData;

use serde_json::{Map, Value};

use super::{GameState, StateOf};
use crate::{
    game::{Level, OptionError, OptionSpec, Rules, Show, Think},
    text::{Library, Sources, Texts, Wording},
};

/// A game as the rest of the crate meets it: an entry of the registry.
pub trait Game: Sync {
    /// Its name in saved games and in the engine program.
    fn id(&self) -> &'static str;

    /// The options that may be chosen, in the order a person would choose them.
    fn option_specs(&self) -> Vec<OptionSpec>;

    /// Options drawn from a seed: what "surprise me" gives.
    fn surprise(&self, seed: u64) -> Value;

    /// The eight levels of the computer, the weakest first.
    fn levels(&self) -> &'static [Level; 8];

    /// Its words in one wording: a language and the names of the sides.
    fn texts(&self, wording: Wording) -> &Texts;

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

/// The entry of an ordinary game: one position type, whatever the options.
#[derive(Debug)]
pub struct Kind<P> {
    id: &'static str,
    library: Library,
    surprise: fn(u64) -> Value,
    position: PhantomData<fn() -> P>,
}

impl<P> Kind<P> {
    /// A game with this id and these texts, whose surprise is its default.
    #[must_use]
    pub const fn new(id: &'static str, sources: Sources) -> Self {
        Self { id, library: Library::new(id, sources), surprise: |_| Value::Object(Map::new()), position: PhantomData }
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

    fn levels(&self) -> &'static [Level; 8] {
        P::levels()
    }

    fn texts(&self, wording: Wording) -> &Texts {
        self.library.texts(wording)
    }

    fn reopen(&self, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError> {
        Ok(Box::new(StateOf::<P>::open(self.id, options, setup)?))
    }
}
