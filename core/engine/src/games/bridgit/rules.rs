use super::{
    BridgeCell, BridgitBoard, BridgitOptions, Cells, NameError, PointKind, Way,
    board::column_name,
    lattice::{beside, from_shore, grown},
    options::Setup,
};
use crate::game::{
    Action, Ending, Message, Move, MoveError, OptionError, OptionSpec, Place, Rules, Side, Status, mixed,
};

/// A position of Bridg-It.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bridgit {
    board: BridgitBoard,
    bridges: [Cells; 2],
    /// The bridges of each way that are connected to its near shore. The sets only grow, so a win is detected
    /// incrementally.
    reached: [Cells; 2],
    free: Cells,
    starter: Way,
    mover: Way,
    winner: Option<Way>,
}

impl Bridgit {
    /// Returns the board.
    #[must_use]
    pub const fn board(&self) -> BridgitBoard {
        self.board
    }

    /// Returns the bridges of one side.
    #[must_use]
    pub const fn bridges(&self, way: Way) -> Cells {
        self.bridges[way.index()]
    }

    /// Returns the bridges of one side that are connected to its near shore: top or left.
    #[must_use]
    pub const fn reached(&self, way: Way) -> Cells {
        self.reached[way.index()]
    }

    /// Returns the free cells.
    #[must_use]
    pub const fn free(&self) -> Cells {
        self.free
    }

    /// Returns the wall cells.
    #[must_use]
    pub fn walls(&self) -> Cells {
        self.board.all() & !(self.free | self.bridges[0] | self.bridges[1])
    }

    /// Returns the way of the side to move.
    #[must_use]
    pub const fn mover(&self) -> Way {
        self.mover
    }

    /// Returns the position with these bridges of each way and these walls on the same board.
    pub(super) fn with_bridges(&self, bridges: [Cells; 2], walls: Cells, mover: Way) -> Self {
        let board = self.board;
        let reached = Way::BOTH.map(|way| from_shore(board, way, bridges[way.index()]));
        let joined = |way: &Way| !(reached[way.index()] & board.far(*way)).is_empty();
        let free = board.all() & !(walls | bridges[0] | bridges[1]);
        Self { bridges, reached, free, mover, winner: Way::BOTH.into_iter().find(joined), ..*self }
    }

    /// Returns this position with the other side to move; `None` after the end.
    pub(super) fn after_pass(&self) -> Option<Self> {
        self.ending().is_none().then(|| Self { mover: self.mover.other(), ..*self })
    }

    /// Returns the side whose chain joins its shores.
    #[must_use]
    pub const fn winner(&self) -> Option<Way> {
        self.winner
    }

    /// Returns the side by turn order that plays this way.
    #[must_use]
    pub fn side_of(&self, way: Way) -> Side {
        if way == self.starter { Side::First } else { Side::Second }
    }

    /// Returns the way of a side by turn order.
    #[must_use]
    pub fn way_of(&self, side: Side) -> Way {
        match side {
            Side::First => self.starter,
            Side::Second => self.starter.other(),
        }
    }

    /// Returns the owner of the bridge on a cell, if there is one.
    #[must_use]
    pub fn bridge(&self, cell: BridgeCell) -> Option<Way> {
        Way::BOTH.into_iter().find(|way| self.bridges(*way).contains(cell))
    }

    /// Returns the name of a cell.
    #[must_use]
    pub fn cell_name(&self, cell: BridgeCell) -> String {
        self.board.name(self.board.point(cell))
    }

    /// Returns the cell of a legal action, otherwise the reason why the action is illegal.
    fn playable(&self, action: Action) -> Result<BridgeCell, Message> {
        let cell = self.board.cell(action).ok_or_else(|| Message::new("refuse-action").number("action", action.0))?;
        if self.ending().is_some() {
            return Err(Message::new("refuse-over"));
        }
        if self.free.contains(cell) {
            return Ok(cell);
        }
        let name = self.cell_name(cell);
        Err(match self.bridge(cell) {
            Some(way) => Message::new("refuse-taken").word("cell", name).side("owner", way.color()),
            None => Message::new("refuse-wall").word("cell", name),
        })
    }

    /// Returns the cell of a place if the cell can be played.
    ///
    /// # Errors
    /// The reason why the cell cannot be played, as a message of the game.
    pub fn playable_place(&self, place: Place) -> Result<BridgeCell, Message> {
        let point = self.board.point_at(place).ok_or_else(|| Message::new("refuse-place").number("place", place.0))?;
        let name = self.board.name(point);
        match self.board.kind(point) {
            PointKind::BridgeCell(cell) => self.playable(cell.into()),
            PointKind::Pier(way) => Err(Message::new("refuse-pier").word("cell", name).side("owner", way.color())),
            PointKind::Frame => Err(Message::new("refuse-frame").word("cell", name)),
        }
    }

    /// Returns the side that makes the next move, or would make it if the game had not ended.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side_of(self.mover)
    }

    /// Returns the ending, or `None` while the game is running.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        match self.winner {
            Some(way) => Some(Ending::win(self.side_of(way), "end-joined")),
            None => self.free.is_empty().then(|| Ending::draw("end-full")),
        }
    }
}

impl Rules for Bridgit {
    type Options = BridgitOptions;

    const ACTIONS: usize = BridgitBoard::MOST_CELLS as usize;

    fn option_specs() -> Vec<OptionSpec> {
        BridgitOptions::specs()
    }

    fn start(options: &BridgitOptions) -> Result<Self, OptionError> {
        let Setup { board, walls, bridges } = options.setup()?;
        let starter = options.starter;
        let none = Cells::NONE;
        let empty =
            Self { board, bridges: [none; 2], reached: [none; 2], free: none, starter, mover: starter, winner: None };
        Ok(empty.with_bridges(bridges, walls, starter))
    }

    fn status(&self) -> Status {
        match self.ending() {
            Some(ending) => Status::Ended(ending),
            None => Status::ToMove(self.side()),
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        if self.winner.is_none() {
            into.extend(self.free.iter().map(Action::from));
        }
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        self.playable(action).err()
    }

    fn play_unchecked(&mut self, action: Action) {
        let Some(cell) = self.board.cell(action) else { return };
        let way = self.mover;
        let (own, reached) = (&mut self.bridges[way.index()], &mut self.reached[way.index()]);
        let bridge = Cells::only(cell);
        *own = *own | bridge;
        self.free = self.free & !bridge;
        let near = self.board.near(way).contains(cell);
        if near || !(beside(self.board, way, bridge) & *reached).is_empty() {
            *reached = *reached | grown(self.board, way, bridge, *own & !*reached);
            if !(*reached & self.board.far(way)).is_empty() {
                self.winner = Some(way);
            }
        }
        self.mover = way.other();
    }

    fn key(&self) -> u64 {
        let ways = u64::from(self.mover == Way::Horizontal) << 1 | u64::from(self.starter == Way::Horizontal);
        let shape = u64::from(self.board.rows()) << 8 | u64::from(self.board.columns());
        let sets = [self.bridges[0], self.bridges[1], self.free];
        sets.into_iter().flat_map(Cells::words).fold(mixed(shape << 2 | ways), |key, word| mixed(key ^ word))
    }

    fn move_text(&self, mv: Move) -> String {
        let names = mv.actions().filter_map(|action| self.board.cell(action)).map(|cell| self.cell_name(cell));
        names.collect()
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let text = text.trim();
        let point = self.board.read_name(text).map_err(|error| match error {
            NameError::Unreadable => MoveError::unreadable(text),
            NameError::Outside => {
                let last = column_name(self.board.columns() - 1);
                let reason = Message::new("refuse-outside").word("cell", text).word("column", last);
                MoveError::illegal(text, reason.number("row", self.board.rows()))
            }
        })?;
        let cell = self.playable_place(self.board.place(point));
        cell.map(|cell| Action::from(cell).into()).map_err(|reason| MoveError::illegal(text, reason))
    }
}
