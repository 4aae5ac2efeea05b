use serde_json::Value;

use crate::{
    game::{
        Action, BoardLayout, BoardOperation, Certificate, Effect, Ending, Exact, Gesture, Mark, Message, Piece, Place,
        Proof, Side, Status, Target, Turn, TurnError,
    },
    search::{Job, Judgement, Settings},
};

/// What came of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What is seen of it, in order.
    pub effects: Vec<Effect>,
    /// The turn, if this action completed it.
    pub completed: Option<PlayedTurn>,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Its actions.
    pub turn: Turn,
    /// Who played it.
    pub side: Side,
    /// Its text.
    pub text: String,
    /// What a screen reader says of it.
    pub sentence: Message,
    /// The places that mark it as the last turn.
    pub trace: Vec<Place>,
}

/// How far a game is, whichever it is: a position, what led to it, and everything that can be asked of it.
///
/// A *turn* is counted from the position in which its side had made nothing of it yet: while one is under way, the
/// turns listed, read and described here are whole ones that include what is already made.
pub trait GameState: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// The options it was set up with, as they stand in saved games.
    fn options(&self) -> Value;

    /// What was drawn by lot when it was set up: the options it was given, had they been chosen that way.
    fn setup(&self) -> Value;

    /// The same game in the same state, independent of this one.
    fn copy(&self) -> Box<dyn GameState>;

    /// Whose action is next, or how the game ended by its rules.
    fn status(&self) -> Status;

    /// A hash of the position.
    fn key(&self) -> u64;

    /// Every legal action, none once the game has ended.
    fn actions(&self) -> Vec<Action>;

    /// Why this action may not be played, or `None` if it may.
    fn refusal(&self, action: Action) -> Option<Message>;

    /// Plays an action and says what is seen of it.
    ///
    /// # Errors
    /// If the action is not legal; nothing has changed.
    fn play(&mut self, action: Action) -> Result<Played, Message>;

    /// Takes the last action back and says which it was.
    fn take_back(&mut self) -> Option<Action>;

    /// How many actions were played.
    fn actions_played(&self) -> usize;

    /// How many turns were played, one under way not counted.
    fn turns_played(&self) -> usize;

    /// What is made of the turn under way; empty between turns.
    fn under_way(&self) -> Turn;

    /// Every legal whole turn, none once the game has ended.
    fn turns(&self) -> Vec<Turn>;

    /// The text of a legal turn, or of a part of it.
    fn turn_text(&self, turn: Turn) -> String;

    /// Reads a whole legal turn. While a turn is under way, one that begins otherwise is not legal.
    ///
    /// # Errors
    /// If the text is no turn, or one that is not legal.
    fn read_turn(&self, text: &str) -> Result<Turn, TurnError>;

    /// The texts of single turns in a text of several: its words, and what people write as one word.
    fn separate<'a>(&self, text: &'a str) -> Vec<&'a str>;

    /// How many sequences of exactly `depth` legal actions there are from here.
    fn perft(&self, depth: u32) -> u64;

    /// Thinking about the position, to be done on another thread; it keeps what it can for the next time.
    fn job(&self, settings: Settings) -> Job;

    /// The exact values of the position and of every legal whole turn, if they can be had before `stop` says yes.
    fn solve(&self, stop: &dyn Fn() -> bool) -> Option<Exact>;

    /// What a legal whole turn is worth, by so many simulations where it cannot be solved; `None` if `stop` said yes or
    /// the game has ended. Takes a moment, and is the same for the same position and simulations.
    fn judge(&self, turn: Turn, visits: u64, stop: &dyn Fn() -> bool) -> Option<Judgement>;

    /// The same by looking at no more than about `nodes` positions, so that the answer does not depend on the device.
    fn solve_within(&self, nodes: u64) -> Option<Exact>;

    /// Every legal whole turn with its proof if it wins or loses within so many turns of both sides, whatever the
    /// opponent does; see [`search::forced`](crate::search::forced).
    fn forced(&self, within: u16, nodes: u64) -> Option<Vec<(Turn, Option<Proof>)>>;

    /// Where everything on the board is; never changes during a game.
    fn layout(&self) -> BoardLayout;

    /// The colour that a side by turn has: `First` is orange. What texts choose by is the colour.
    fn colour(&self, side: Side) -> Side;

    /// Every piece on the board, sorted by place.
    fn pieces(&self) -> Vec<Piece>;

    /// What a touch means, given the place that was picked before, if any.
    ///
    /// # Errors
    /// The reason why it means nothing.
    fn touch(&self, picked: Option<Place>, target: Target) -> Result<Gesture, Message>;

    /// The places that may be touched with success, given the place that was picked before.
    fn marks(&self, picked: Option<Place>) -> Vec<Mark>;

    /// The legal operations that are no touch of a place.
    fn operations(&self) -> Vec<BoardOperation>;

    /// The places that mark this legal turn as the last one once it is played.
    fn trace(&self, turn: Turn) -> Vec<Place>;

    /// The lines that show why the game was won, or why by both sides nobody has.
    fn winning_lines(&self) -> Vec<Vec<Place>>;

    /// Why the side that wins against best play does so, drawn on the board, where the game can show it; `best` is a whole
    /// turn from here that is known to be best.
    fn certificate(&self, best: Turn) -> Option<Certificate>;

    /// Why this legal whole turn is good, as a sentence, where the game can say so.
    fn reason(&self, turn: Turn) -> Option<Message>;

    /// The value of this position as the public test sets of its game write it, given its proof.
    fn score(&self, proof: Proof) -> Option<i32>;

    /// What counts for a side as things stand, if anything is counted.
    fn count(&self, side: Side) -> Option<u32>;

    /// The sentence that says why the game ended like this here.
    fn result(&self, ending: Ending) -> Message;

    /// What a screen reader says for a place of the layout.
    fn label(&self, place: Place) -> Message;

    /// What the side to move is asked to do.
    fn prompt(&self, picked: Option<Place>) -> Message;

    /// A legal turn as a sentence.
    fn describe(&self, turn: Turn) -> Message;

    /// The board as text with its coordinates, the top row first.
    fn text_board(&self) -> String;
}

/// The state after a whole turn that is legal, which may have been begun.
///
/// # Panics
/// If it is not legal.
#[must_use]
pub fn played(state: &dyn GameState, turn: Turn) -> Box<dyn GameState> {
    let mut after = state.copy();
    for action in turn.actions().skip(state.under_way().len()) {
        after.play(action).unwrap_or_else(|reason| unreachable!("a legal turn was refused: {}", reason.key));
    }
    after
}
