use serde_json::{Map, Value};

use super::{GameState, Played, PlayedMove};
use crate::{
    game::{
        Action, Arrangement, Exact, Knowledge, Message, Move, MoveError, OptionError, PositionHistory, Proof, Reason,
        Rules, Show, Side, Status, Think, explain, whole_moves,
    },
    search::{self, Job, Judgment, Settings, Thinker},
};

/// A position of type `P` with its history: the generic implementation of [`GameState`].
#[derive(Clone, Debug)]
pub struct StateOf<P: Think> {
    game: &'static str,
    options: P::Options,
    settled: P::Options,
    /// The text of the position set up by hand, if the game starts from one.
    position: Option<String>,
    history: PositionHistory<P>,
    /// The number of actions played before each move, including the move under way or next.
    starts: Vec<usize>,
    thinker: Thinker<P>,
}

/// The option with the position that a game starts from; every game that can be set up by hand has it.
pub const POSITION: &str = "position";

impl<P: Show + Think> StateOf<P> {
    /// Sets up a game. `setup` holds the values drawn at random when the game was first set up, if any.
    ///
    /// # Errors
    /// If the options or the setup are invalid; the error names the offending option.
    pub fn open(game: &'static str, options: &Value, setup: &Value) -> Result<Self, OptionError> {
        let settled = settle::<P>(options, setup)?;
        let mut start = P::start(&settled)?;
        let mut position = None;
        if let Some(text) = options.get(POSITION) {
            let arrangement = arrangement(&start, text)?;
            start = start
                .arranged(&arrangement)
                .ok_or_else(|| impossible(text, "a piece floats or has no room, or there are too many"))?;
            position = Some(arrangement.text(&start.layout()));
        }
        let (options, history) = (read_options::<P>(options)?, PositionHistory::new(start));
        Ok(Self { game, options, settled, position, history, starts: vec![0], thinker: Thinker::new() })
    }

    /// Returns the position with its history.
    #[must_use]
    pub const fn history(&self) -> &PositionHistory<P> {
        &self.history
    }

    fn move_start(&self) -> usize {
        self.starts.last().copied().unwrap_or_default()
    }

    /// Returns the position before the move under way.
    fn start_of_move(&self) -> &P {
        self.history.position_after(self.move_start()).unwrap_or_else(|| self.history.position())
    }
}

/// Reads the pieces of a position set up by hand.
fn arrangement(start: &impl Show, text: &Value) -> Result<Arrangement, OptionError> {
    let rules = start.set_up_rules().ok_or_else(|| impossible(text, "positions of this game cannot be set up"))?;
    let words = text.as_str().ok_or_else(|| impossible(text, "it must be a text"))?;
    let arrangement = Arrangement::read(words, &start.layout()).map_err(|expected| impossible(text, &expected))?;
    let is_neutral = arrangement.pieces.values().any(Option::is_none);
    if is_neutral && !rules.has_neutral {
        return Err(impossible(text, "the game has no neutral pieces"));
    }
    Ok(arrangement)
}

fn impossible(text: &Value, expected: &str) -> OptionError {
    let value = text.as_str().map_or_else(|| text.to_string(), str::to_owned);
    OptionError::Value { name: POSITION, value, expected: expected.to_owned() }
}

impl<P: Show + Think> StateOf<P> {
    /// Returns the record of the move that this side has just completed.
    fn record(&self, side: Side) -> PlayedMove {
        let (before, mv) = (self.start_of_move(), self.under_way());
        let (text, label, sentence) = (before.move_text(mv), self.move_label(mv), before.describe(mv));
        PlayedMove { mv, side, color: before.color(side), text, label, sentence, trace: before.trace(mv) }
    }
}

/// Returns the settled options. `setup` holds the values drawn at random when the game was first set up, if any.
///
/// # Errors
/// If the options or the setup are invalid; the error names the offending option.
pub fn settle<P: Rules>(options: &Value, setup: &Value) -> Result<P::Options, OptionError> {
    let chosen = read_options::<P>(options)?;
    let drawn = fields(setup, "setup")?;
    if drawn.contains_key(POSITION) {
        return Err(OptionError::Form("a position is chosen, not drawn".to_owned()));
    }
    if drawn.is_empty() {
        return P::settle(&chosen);
    }
    let Value::Object(mut merged) = serde_json::to_value(chosen).unwrap_or_default() else {
        return Err(OptionError::Form("the options of this game have no setup".to_owned()));
    };
    for (name, value) in drawn {
        if merged.get(&name).is_some_and(|chosen| !chosen.is_null() && *chosen != value) {
            return Err(OptionError::Form(format!("the setup of `{name}` differs from its option")));
        }
        merged.insert(name, value);
    }
    P::settle(&read_options::<P>(&Value::Object(merged))?)
}

/// Deserializes the options of a game; null gives the defaults.
///
/// # Errors
/// If the value is not an object with options of this game.
pub fn read_options<P: Rules>(options: &Value) -> Result<P::Options, OptionError> {
    let mut fields = fields(options, "options")?;
    // The position belongs to no game in particular.
    fields.remove(POSITION);
    serde_json::from_value(Value::Object(fields)).map_err(|error| OptionError::Form(error.to_string()))
}

/// Returns the fields of an object; null has none.
fn fields(value: &Value, what: &str) -> Result<Map<String, Value>, OptionError> {
    match value {
        Value::Null => Ok(Map::new()),
        Value::Object(fields) => Ok(fields.clone()),
        _ => Err(OptionError::Form(format!("{what} must be an object"))),
    }
}

/// Returns the settled options that differ from the given ones: the values drawn at random.
fn drawn(given: &Value, settled: Value) -> Value {
    let mut drawn = Map::new();
    if let Value::Object(settled) = settled {
        drawn.extend(settled.into_iter().filter(|(name, value)| given.get(name) != Some(value)));
    }
    Value::Object(drawn)
}

fn sequences<P: Rules>(history: &mut PositionHistory<P>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if history.status().is_over() {
        return 0;
    }
    let mut actions = Vec::new();
    history.position().actions(&mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut count = 0;
    for action in actions {
        history.play_unchecked(action);
        count += sequences(history, depth - 1);
        history.take_back();
    }
    count
}

impl<P: Show + Think> GameState for StateOf<P> {
    fn game(&self) -> &'static str {
        self.game
    }

    fn options(&self) -> Value {
        let mut options = serde_json::to_value(&self.options).unwrap_or_default();
        if let (Value::Object(fields), Some(position)) = (&mut options, &self.position) {
            fields.insert(POSITION.to_owned(), position.clone().into());
        }
        options
    }

    fn setup(&self) -> Value {
        drawn(&self.options(), serde_json::to_value(&self.settled).unwrap_or_default())
    }

    fn copy(&self) -> Box<dyn GameState> {
        Box::new(self.clone())
    }

    fn status(&self) -> Status {
        self.history.status()
    }

    fn key(&self) -> u64 {
        self.history.position().key()
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if !self.status().is_over() {
            self.history.position().actions(&mut actions);
        }
        actions
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        if self.status().is_over() {
            Some(Message::new("refuse-over"))
        } else {
            self.history.position().refusal(action)
        }
    }

    fn play(&mut self, action: Action) -> Result<Played, Message> {
        let Some(side) = self.status().side() else { return Err(Message::new("refuse-over")) };
        if let Some(reason) = self.history.position().refusal(action) {
            return Err(reason);
        }
        let effects = self.history.position().effects(action);
        self.history.play_unchecked(action);
        let complete = !self.status().is_mid_move();
        let completed = complete.then(|| self.record(side));
        if complete {
            self.starts.push(self.history.len());
        }
        Ok(Played { effects, completed })
    }

    fn replay(&mut self, action: Action) {
        self.history.play_unchecked(action);
        if !self.history.position().status().is_mid_move() {
            self.starts.push(self.history.len());
        }
    }

    fn take_back(&mut self) -> Option<Action> {
        let action = self.history.take_back()?;
        while self.move_start() > self.history.len() {
            self.starts.pop();
        }
        Some(action)
    }

    fn actions_played(&self) -> usize {
        self.history.len()
    }

    fn moves_played(&self) -> usize {
        self.starts.len() - 1
    }

    fn under_way(&self) -> Move {
        self.history.actions().skip(self.move_start()).fold(Move::default(), Move::then)
    }

    fn moves(&self) -> Vec<Move> {
        if self.status().is_over() { Vec::new() } else { whole_moves(self.history.position(), self.under_way()) }
    }

    fn move_text(&self, mv: Move) -> String {
        self.start_of_move().move_text(mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        if self.status().is_over() {
            return Err(MoveError::illegal(text, Message::new("refuse-over")));
        }
        let mv = self.start_of_move().read_move(text)?;
        let begins = self.under_way().actions().zip(mv.actions()).all(|(made, read)| made == read);
        if begins { Ok(mv) } else { Err(MoveError::illegal(text, Message::new("refuse-other-beginning"))) }
    }

    fn separate<'a>(&self, text: &'a str) -> Vec<&'a str> {
        text.split_ascii_whitespace().flat_map(P::separate).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        sequences(&mut self.history.clone(), depth)
    }

    fn job(&self, settings: Settings) -> Job {
        self.thinker.job(self.history.clone(), settings)
    }

    fn solve(&self, nodes: u64, stop: &dyn Fn() -> bool) -> Option<Exact> {
        if self.status().is_over() { None } else { search::solve(&self.history, nodes, stop) }
    }

    fn forced(&self, within: u16, nodes: u64) -> Option<Vec<(Move, Option<Proof>)>> {
        search::forced(&self.history, within, nodes)
    }

    fn judge(&self, mv: Move, visits: u64, stop: &dyn Fn() -> bool) -> Option<Judgment> {
        search::judge(&self.history, mv, visits, stop)
    }

    fn position(&self) -> &dyn Show {
        self.history.position()
    }

    fn reasons(&self, mv: Move, known: Knowledge) -> Vec<Reason> {
        explain(self.start_of_move(), mv, known)
    }

    fn before_move(&self) -> &dyn Show {
        self.start_of_move()
    }
}
