use super::{Action, BoardLayout, Effect, Ending, Message, Piece, Place, RegionId, Rules, Side, Turn};

/// What people meet: a position described for eyes, ears and fingers, in no language and on no platform.
pub trait Show: Rules {
    /// Where everything on the board is; the same for all positions of one game.
    fn layout(&self) -> BoardLayout;

    /// The colour that a side by turn has: `First` is orange. Not the same in games where either colour may start.
    fn colour(&self, side: Side) -> Side {
        side
    }

    /// Every piece on the board, sorted by place.
    fn pieces(&self) -> Vec<Piece>;

    /// What a touch means, given the place that was picked before, if any. Any target whatever may come.
    ///
    /// # Errors
    /// The reason why it means nothing here.
    fn touch(&self, picked: Option<Place>, target: Target) -> Result<Gesture, Message>;

    /// The places that may be touched with success, given the place that was picked before, and what would come of it.
    /// In a game that is moved by pick and go: without a pick the pieces that can move, with one where it can go.
    fn marks(&self, picked: Option<Place>) -> Vec<Mark>;

    /// The legal operations that are no touch of a place: turn or mirror a quadrant, pass.
    fn operations(&self) -> Vec<BoardOperation> {
        Vec::new()
    }

    /// What is seen when this legal action is played on this position, in order.
    fn effects(&self, action: Action) -> Vec<Effect>;

    /// The places that mark this legal turn as the last one once it is played from this position: where a piece came
    /// from, if it moved, and then where it is.
    fn trace(&self, turn: Turn) -> Vec<Place>;

    /// The lines that show why the game was won, each in an order a stroke can follow, or none. Where both sides made
    /// one and nobody has won, those of both.
    fn winning_lines(&self) -> Vec<Vec<Place>> {
        Vec::new()
    }

    /// Why the side that wins against best play does so, drawn on the board, given the best turn, where that is known and
    /// can be shown.
    fn certificate(&self, best: Turn) -> Option<Certificate> {
        let _ = best;
        None
    }

    /// Why this legal turn is good, as a sentence, where the rules of thumb of the game can say so.
    fn reason(&self, turn: Turn) -> Option<Message> {
        let _ = turn;
        None
    }

    /// What counts for a side as things stand, shown beside its name: its discs in Othello. `None` where nothing is counted.
    fn count(&self, side: Side) -> Option<u32> {
        let _ = side;
        None
    }

    /// The sentence that says why the game ended like this here. The winner's colour is filled in as `side` by whoever asks.
    fn result(&self, ending: Ending) -> Message {
        Message::new(ending.reason)
    }

    /// What a screen reader says for a place: `d4, orange disc`.
    fn label(&self, place: Place) -> Message;

    /// What the side to move is asked to do: `pick a piece`, `turn or mirror a quadrant`.
    fn prompt(&self, picked: Option<Place>) -> Message;

    /// A legal turn from this position as a sentence: `blue drops in column 3`.
    fn describe(&self, turn: Turn) -> Message;

    /// The board as text with its coordinates, the top row first, for terminals and bug reports.
    fn text_board(&self) -> String;
}

/// A picture that proves a result: sets of places, each drawn in a way of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Bridg-It: the two disjoint spanning trees of the winner.
    pub sets: Vec<Vec<Place>>,
}

/// What was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A place of the layout.
    Place(Place),
    /// An operation, on a region if it has one.
    Operation(BoardOperationKind, Option<RegionId>),
}

/// What a touch means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// This piece is picked (or another one instead), and where it goes comes next.
    Pick(Place),
    /// The piece that was picked is put back.
    Unpick,
    /// This legal action.
    Act(Action),
}

/// A place that may be touched with success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The place to touch.
    pub place: Place,
    /// What comes of it.
    pub kind: MarkKind,
    /// Whether a sign on the board says so; else it is seen only by who hovers over the place, and heard.
    pub is_shown: bool,
}

/// What a touch of a marked place brings about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// The piece there is picked, and where it goes comes next.
    Pick,
    /// This piece comes to stand where it says.
    Place(Piece),
    /// This piece comes to stand where an enemy stood.
    Capture(Piece),
    /// The piece there is taken off.
    Remove,
}

impl Mark {
    /// A place and what a touch of it brings about, with no sign on the board.
    #[must_use]
    pub const fn new(place: Place, kind: MarkKind) -> Self {
        Self { place, kind, is_shown: false }
    }

    /// The same with a sign on the board.
    #[must_use]
    pub const fn shown(self) -> Self {
        Self { is_shown: true, ..self }
    }

    /// Whether a touch takes a piece off.
    #[must_use]
    pub const fn takes(self) -> bool {
        matches!(self.kind, MarkKind::Capture(_) | MarkKind::Remove)
    }

    /// The piece that a touch would bring about, where it would stand.
    #[must_use]
    pub const fn ghost(self) -> Option<Piece> {
        match self.kind {
            MarkKind::Place(piece) | MarkKind::Capture(piece) => Some(piece),
            MarkKind::Pick | MarkKind::Remove => None,
        }
    }
}

/// An operation that is legal now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardOperation {
    /// What is done.
    pub kind: BoardOperationKind,
    /// The region it is done to, if any.
    pub region: Option<RegionId>,
    /// What a screen reader and a button say.
    pub label: Message,
}

/// What can be done besides touching a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardOperationKind {
    /// Turn a region clockwise.
    Turn,
    /// Mirror a region left to right.
    Mirror,
    /// Pass, having no move.
    Pass,
}
