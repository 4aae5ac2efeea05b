use serde_json::Value;

use crate::{
    game::{
        Action, BoardOperation, Effect, Ending, Exact, Gesture, Knowledge, Mark, Message, Move, MoveError, MoveLabel,
        Outcome, Place, Proof, Reason, Show, Side, Status, Target,
    },
    search::{Job, Judgment, Settings},
};

/// The result of playing an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The visible effects, in order.
    pub effects: Vec<Effect>,
    /// The move, if this action completed it.
    pub completed: Option<PlayedMove>,
}

/// A played move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The actions of the move.
    pub mv: Move,
    /// The side that played the move.
    pub side: Side,
    /// The color of the side before the move, see [`Show::color`].
    pub color: Side,
    /// The notation of the move.
    pub text: String,
    /// The short form of the move.
    pub label: MoveLabel,
    /// The screen reader's description of the move.
    pub sentence: Message,
    /// The places highlighted while this is the last move.
    pub trace: Vec<Place>,
}

/// The state of any game: a position with its history.
///
/// [`position`](Self::position) describes the position itself. The methods of [`Show`] repeated here take the history
/// into account: a game can end by repetition, which a position alone does not detect.
///
/// A *move* starts at the position before its first action. While a move is under way, the moves listed, read and
/// described here are whole moves that include the actions already played.
pub trait GameState: Send + Sync {
    /// Returns the id of the game.
    fn game(&self) -> &'static str;

    /// Returns the options of the game, as stored in saved games.
    fn options(&self) -> Value;

    /// Returns the values drawn at random during setup, in the form of options.
    fn setup(&self) -> Value;

    /// Returns an independent copy of the game and its state.
    fn copy(&self) -> Box<dyn GameState>;

    /// Returns the side to act next, or the ending by the rules of the game.
    fn status(&self) -> Status;

    /// Returns a hash of the position.
    fn key(&self) -> u64;

    /// Returns all legal actions; empty once the game has ended.
    fn actions(&self) -> Vec<Action>;

    /// Returns the reason why this action is illegal, or `None` if it is legal.
    fn refusal(&self, action: Action) -> Option<Message>;

    /// Plays an action and returns its effects.
    ///
    /// # Errors
    /// If the action is illegal; the state is unchanged.
    fn play(&mut self, action: Action) -> Result<Played, Message>;

    /// Plays an action that was played from this position before, without its effects and the record of the move.
    fn replay(&mut self, action: Action);

    /// Takes back the last action and returns it; `None` at the start.
    fn take_back(&mut self) -> Option<Action>;

    /// Returns the number of actions played.
    fn actions_played(&self) -> usize;

    /// Returns the number of complete moves played.
    fn moves_played(&self) -> usize;

    /// Returns the played part of the move under way; empty between moves.
    fn under_way(&self) -> Move;

    /// Returns all legal whole moves; empty once the game has ended.
    fn moves(&self) -> Vec<Move>;

    /// Returns the notation of a legal move, or of a part of it.
    fn move_text(&self, mv: Move) -> String;

    /// Parses a whole legal move. While a move is under way, moves with a different beginning are illegal.
    ///
    /// # Errors
    /// If the text is not a move, or the move is illegal.
    fn read_move(&self, text: &str) -> Result<Move, MoveError>;

    /// Splits a text into the notations of single moves: at spaces, and inside words where a game writes several moves
    /// as one word.
    fn separate<'a>(&self, text: &'a str) -> Vec<&'a str>;

    /// Returns the number of sequences of exactly `depth` legal actions from here (perft).
    fn perft(&self, depth: u32) -> u64;

    /// Creates a search job for the position, to run on another thread. Results are reused by later jobs where
    /// possible.
    fn job(&self, settings: Settings) -> Job;

    /// Solves the position and every legal whole move exactly; `None` if that takes more than about `nodes` positions,
    /// or `stop` returned true.
    fn solve(&self, nodes: u64, stop: &dyn Fn() -> bool) -> Option<Exact>;

    /// Evaluates a legal whole move, by `visits` simulations where it cannot be solved; `None` if `stop` returned true
    /// or the game has ended. The call is slow, and deterministic for the same position and number of simulations.
    fn judge(&self, mv: Move, visits: u64, stop: &dyn Fn() -> bool) -> Option<Judgment>;

    /// Returns all legal whole moves, each with its proof if it forces a win or a loss within `within` moves of both
    /// sides, found with at most `nodes` nodes; `None` if they do not suffice.
    fn forced(&self, within: u16, nodes: u64) -> Option<Vec<(Move, Option<Proof>)>>;

    /// Returns the position.
    fn position(&self) -> &dyn Show;

    /// Returns the position before the move under way.
    fn before_move(&self) -> &dyn Show;

    /// Interprets a touch; see [`Show::touch`].
    ///
    /// # Errors
    /// The reason why the touch is not accepted.
    fn touch(&self, picked: Option<Place>, target: Target) -> Result<Gesture, Message> {
        if self.status().is_over() { Err(Message::new("refuse-over")) } else { self.position().touch(picked, target) }
    }

    /// Returns the places whose touch is accepted; see [`Show::marks`].
    fn marks(&self, picked: Option<Place>) -> Vec<Mark> {
        if self.status().is_over() { Vec::new() } else { self.position().marks(picked) }
    }

    /// Returns the legal operations other than touching a place.
    fn operations(&self) -> Vec<BoardOperation> {
        if self.status().is_over() { Vec::new() } else { self.position().operations() }
    }

    /// Returns the places to highlight after this legal move.
    fn trace(&self, mv: Move) -> Vec<Place> {
        self.before_move().trace(mv)
    }

    /// Returns the place whose content this legal move brings to `place`; see [`Show::origin`].
    fn origin(&self, mv: Move, place: Place) -> Place {
        self.before_move().origin(mv, place)
    }

    /// Returns the sets of places that prove the winner; see [`Show::winning_sets`]. `best` is a whole move known to be
    /// best.
    fn winning_sets(&self, best: Move) -> Option<Vec<Vec<Place>>> {
        if self.status().is_over() { None } else { self.position().winning_sets(best) }
    }

    /// Returns the reasons of this legal whole move, most important first.
    fn reasons(&self, mv: Move, known: Knowledge) -> Vec<Reason>;

    /// Returns the sentence describing how the game ended.
    fn result(&self, ending: Ending) -> Message {
        let message = self.position().result(ending);
        match ending.outcome {
            Outcome::Win(winner) => message.side("side", self.position().color(winner)),
            Outcome::Draw => message,
        }
    }

    /// Returns the prompt for the side to move.
    fn prompt(&self, picked: Option<Place>) -> Message {
        if self.status().is_over() { Message::new("prompt-over") } else { self.position().prompt(picked) }
    }

    /// Returns the short form of a legal move.
    fn move_label(&self, mv: Move) -> MoveLabel {
        let notation = || MoveLabel { text: self.move_text(mv), operation: None };
        self.before_move().short_form(mv).unwrap_or_else(notation)
    }

    /// Returns a sentence describing a legal move.
    fn describe(&self, mv: Move) -> Message {
        self.before_move().describe(mv)
    }
}

/// Returns the state after a legal whole move. A move under way is completed.
///
/// # Panics
/// If the move is illegal.
#[must_use]
pub fn played(state: &dyn GameState, mv: Move) -> Box<dyn GameState> {
    let mut after = state.copy();
    for action in mv.actions().skip(state.under_way().len()) {
        after.play(action).unwrap_or_else(|reason| unreachable!("a legal move was refused: {}", reason.key));
    }
    after
}
