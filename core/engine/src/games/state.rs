use serde_json::Value;

use crate::{
    game::{
        Action, BoardLayout, BoardOperation, Certificate, Effect, Ending, Exact, Gesture, Mark, Message, Move,
        MoveError, Piece, Place, Proof, Side, Status, Target,
    },
    search::{Job, Judgement, Settings},
};

/// What came of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What is seen of it, in order.
    pub effects: Vec<Effect>,
    /// The move, if this action completed it.
    pub completed: Option<PlayedMove>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// Its actions.
    pub mv: Move,
    /// Who played it.
    pub side: Side,
    /// Its text.
    pub text: String,
    /// What a screen reader says of it.
    pub sentence: Message,
    /// The places that mark it as the last move.
    pub trace: Vec<Place>,
}

/// How far a game is, whichever it is: a position, what led to it, and everything that can be asked of it.
///
/// A *move* is counted from the position in which its side had made nothing of it yet: while one is under way, the
/// moves listed, read and described here are whole ones that include what is already made.
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

    /// How many moves were played, one under way not counted.
    fn moves_played(&self) -> usize;

    /// What is made of the move under way; empty between moves.
    fn under_way(&self) -> Move;

    /// Every legal whole move, none once the game has ended.
    fn moves(&self) -> Vec<Move>;

    /// The text of a legal move, or of a part of it.
    fn move_text(&self, mv: Move) -> String;

    /// Reads a whole legal move. While a move is under way, one that begins otherwise is not legal.
    ///
    /// # Errors
    /// If the text is no move, or one that is not legal.
    fn read_move(&self, text: &str) -> Result<Move, MoveError>;

    /// The texts of single moves in a text of several: its words, and what people write as one word.
    fn separate<'a>(&self, text: &'a str) -> Vec<&'a str>;

    /// How many sequences of exactly `depth` legal actions there are from here.
    fn perft(&self, depth: u32) -> u64;

    /// Thinking about the position, to be done on another thread; it keeps what it can for the next time.
    fn job(&self, settings: Settings) -> Job;

    /// The exact values of the position and of every legal whole move, if they can be had before `stop` says yes.
    fn solve(&self, stop: &dyn Fn() -> bool) -> Option<Exact>;

    /// What a legal whole move is worth, by so many simulations where it cannot be solved; `None` if `stop` said yes or
    /// the game has ended. Takes a moment, and is the same for the same position and simulations.
    fn judge(&self, mv: Move, visits: u64, stop: &dyn Fn() -> bool) -> Option<Judgement>;

    /// The same by looking at no more than about `nodes` positions, so that the answer does not depend on the device.
    fn solve_within(&self, nodes: u64) -> Option<Exact>;

    /// Every legal whole move with its proof if it wins or loses within so many moves of both sides, whatever the
    /// opponent does; see [`search::forced`](crate::search::forced).
    fn forced(&self, within: u16, nodes: u64) -> Option<Vec<(Move, Option<Proof>)>>;

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

    /// The places that mark this legal move as the last one once it is played.
    fn trace(&self, mv: Move) -> Vec<Place>;

    /// The lines that show why the game was won, or why by both sides nobody has.
    fn winning_lines(&self) -> Vec<Vec<Place>>;

    /// Why the side that wins against best play does so, drawn on the board, where the game can show it; `best` is a whole
    /// move from here that is known to be best.
    fn certificate(&self, best: Move) -> Option<Certificate>;

    /// Why this legal whole move is good, as a sentence, where the game can say so.
    fn reason(&self, mv: Move) -> Option<Message>;

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

    /// A legal move as a sentence.
    fn describe(&self, mv: Move) -> Message;

    /// The board as text with its coordinates, the top row first.
    fn text_board(&self) -> String;
}

/// The state after a whole move that is legal, which may have been begun.
///
/// # Panics
/// If it is not legal.
#[must_use]
pub fn played(state: &dyn GameState, mv: Move) -> Box<dyn GameState> {
    let mut after = state.copy();
    for action in mv.actions().skip(state.under_way().len()) {
        after.play(action).unwrap_or_else(|reason| unreachable!("a legal turn was refused: {}", reason.key));
    }
    after
}
