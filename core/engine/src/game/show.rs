use super::{
    Action, Arrangement, BoardLayout, Effect, Ending, Message, Move, Piece, Place, RegionId, SetUpRules, Side, Surplus,
};

/// The user-facing description of a position, independent of language and platform. Touches, marks, operations, prompts
/// and winning sets are asked for only while the game has not ended.
pub trait Show {
    /// Returns the geometry of the board, the same for all positions of a game.
    fn layout(&self) -> BoardLayout;

    /// Returns the color of a side: `First` is orange. Colors and sides differ in games where either color may start, or
    /// where the sides swap colors.
    fn color(&self, side: Side) -> Side {
        side
    }

    /// Returns every piece on the board, sorted by place.
    fn pieces(&self) -> Vec<Piece>;

    /// Interprets a touch of any target, given the picked place, if any.
    ///
    /// # Errors
    /// Returns the reason if the touch has no effect here.
    fn touch(&self, picked: Option<Place>, target: Target) -> Result<Gesture, Message>;

    /// Returns the touchable places and the effect of each touch, given the picked place. In a game with pick-and-place
    /// moves: the movable pieces without a pick, the destinations with one.
    fn marks(&self, picked: Option<Place>) -> Vec<Mark>;

    /// Returns the legal operations other than touching a place: rotate or mirror a quadrant, pass, or an operation of
    /// the game's own.
    fn operations(&self) -> Vec<BoardOperation> {
        Vec::new()
    }

    /// Returns the visible effects of playing this legal action on this position, in order.
    fn effects(&self, action: Action) -> Vec<Effect>;

    /// Returns the places to highlight as the last move after this legal move is played from this position: the origin,
    /// if a piece moved, then the destination.
    fn trace(&self, mv: Move) -> Vec<Place>;

    /// Returns the place whose content this legal move brings to `place` by rearranging a region; `place` itself if it
    /// rearranges nothing.
    fn origin(&self, mv: Move, place: Place) -> Place {
        let _ = mv;
        place
    }

    /// Returns the winning lines, each ordered along a stroke; empty if there are none. If both sides completed a line
    /// and the game is drawn, returns the lines of both.
    fn winning_lines(&self) -> Vec<Vec<Place>> {
        Vec::new()
    }

    /// Returns a drawable proof of the win of the side that wins against best play, given the best move, if one is
    /// known: sets of places, each drawn in its own style, such as the two disjoint trees of Bridg-It.
    fn winning_sets(&self, best: Move) -> Option<Vec<Vec<Place>>> {
        let _ = best;
        None
    }

    /// Returns this position with the other side to move, as if the side to move had passed; `None` if that makes no
    /// sense: in mid-move, after the end, or in a game in which a pass changes more than the turn. It shows threats.
    fn passed(&self) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// Returns the pieces that can be set up; `None` if positions of this game cannot be set up by hand.
    fn set_up_rules(&self) -> Option<SetUpRules> {
        None
    }

    /// Returns the position with these pieces on the board of this one. It may be one that play cannot reach, or the end
    /// of a game. `None` if the board has no room for a piece, or the piece floats or is none of this game.
    fn arranged(&self, arrangement: &Arrangement) -> Option<Self>
    where
        Self: Sized,
    {
        let _ = arrangement;
        None
    }

    /// Returns pieces that play cannot have put on the board; `None` if the numbers of pieces are possible.
    fn surplus(&self) -> Option<Surplus> {
        None
    }

    /// Adds what the game itself can say about this complete legal move, which leads to the position `after` and does
    /// not end the game. Immediate wins and proofs need no motif.
    fn motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>)
    where
        Self: Sized,
    {
        let _ = (mv, after, into);
    }

    /// Returns the count shown beside a side's name, such as its discs in Othello, or `None` if the game counts
    /// nothing.
    fn count(&self, side: Side) -> Option<u32> {
        let _ = side;
        None
    }

    /// Returns the sentence with the reason of the ending. The caller fills in the winner's color as `side`.
    fn result(&self, ending: Ending) -> Message {
        Message::new(ending.reason)
    }

    /// Returns the screen reader label of a place: `d4, orange disc`.
    fn label(&self, place: Place) -> Message;

    /// Returns the prompt for the side to move: `pick a piece`, `rotate or mirror a quadrant`.
    fn prompt(&self, picked: Option<Place>) -> Message;

    /// Returns a legal move from this position as a sentence: `blue drops in column 3`.
    fn describe(&self, mv: Move) -> Message;

    /// Returns the short form of a move that contains an operation on a region; `None` for other moves, whose short
    /// form is their notation.
    fn short_form(&self, _mv: Move) -> Option<MoveLabel> {
        None
    }

    /// Returns the board as text with coordinates, the top row first, for terminals and bug reports.
    fn text_board(&self) -> String;
}

/// The short form of a move: a text, and an operation that is drawn as a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLabel {
    /// The notation without the operation: `d4`.
    pub text: String,
    /// The operation and its region.
    pub operation: Option<(BoardOperationKind, RegionId)>,
}

/// A true statement about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The statement, a sentence without its period.
    pub message: Message,
    /// The places that the statement is about, to be lit on the board: before the move if the statement speaks for it,
    /// after the move if it speaks against it.
    pub places: Vec<Place>,
    /// The importance: the highest of several reasons is named first.
    pub weight: u8,
    /// Whether the statement speaks for the move; otherwise it says what is wrong with it.
    pub is_merit: bool,
}

impl Reason {
    /// Creates a reason that speaks for a move.
    #[must_use]
    pub const fn merit(weight: u8, message: Message, places: Vec<Place>) -> Self {
        Self { message, places, weight, is_merit: true }
    }

    /// Creates a reason that speaks against a move.
    #[must_use]
    pub const fn fault(weight: u8, message: Message, places: Vec<Place>) -> Self {
        Self { message, places, weight, is_merit: false }
    }
}

/// The target of a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A place of the layout.
    Place(Place),
    /// An operation, on a region if the operation has one.
    Operation(BoardOperationKind, Option<RegionId>),
}

/// The interpretation of a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// Picks this piece, possibly instead of another; the destination follows.
    Pick(Place),
    /// Puts the picked piece back.
    Unpick,
    /// Plays this legal action.
    Act(Action),
}

/// A touchable place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The place to touch.
    pub place: Place,
    /// The effect of the touch.
    pub kind: MarkKind,
    /// Whether a sign is drawn on the board; otherwise the mark is visible on hover and to screen readers only.
    pub is_shown: bool,
}

/// The effect of touching a marked place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// Picks the piece there; the destination follows.
    Pick,
    /// Places this piece.
    Place(Piece),
    /// Captures the enemy piece there with this piece.
    Capture(Piece),
    /// Removes the piece there.
    Remove,
}

impl Mark {
    /// Creates a mark without a sign on the board.
    #[must_use]
    pub const fn new(place: Place, kind: MarkKind) -> Self {
        Self { place, kind, is_shown: false }
    }

    /// Returns this mark with a sign on the board.
    #[must_use]
    pub const fn shown(self) -> Self {
        Self { is_shown: true, ..self }
    }

    /// Returns whether a touch removes a piece.
    #[must_use]
    pub const fn takes(self) -> bool {
        matches!(self.kind, MarkKind::Capture(_) | MarkKind::Remove)
    }

    /// Returns the piece that a touch would place, for a preview.
    #[must_use]
    pub const fn ghost(self) -> Option<Piece> {
        match self.kind {
            MarkKind::Place(piece) | MarkKind::Capture(piece) => Some(piece),
            MarkKind::Pick | MarkKind::Remove => None,
        }
    }
}

/// A legal operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardOperation {
    /// The kind of operation.
    pub kind: BoardOperationKind,
    /// The region, if the operation has one.
    pub region: Option<RegionId>,
    /// The label of the button, also read by a screen reader.
    pub label: Message,
}

/// The kinds of operations other than touching a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardOperationKind {
    /// Rotate a region clockwise.
    Rotate,
    /// Mirror a region left to right.
    Mirror,
    /// Pass when no move is possible.
    Pass,
    /// An operation of the game's own without a region, such as a swap of colors: a button with the operation's label.
    /// The number distinguishes the operations of a game.
    Own(u16),
}
