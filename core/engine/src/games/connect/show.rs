mod text_board;

use super::{Bits, Connect, ConnectAction, GridCell, Phase, Variant, lines};
use crate::game::{
    Action, Arrangement, BoardLayout, CoordinateKind, Decoration, Effect, Gesture, Mark, MarkKind, Message, Move,
    Piece, PieceKind, Place, PlaceShape, Reason, Rules, SetUpRules, Show, Side, Spot, Surplus, Target,
};

/// The margin for coordinates on each side of the plate.
const MARGIN: f32 = 0.4;

/// The distance from the edge of the board to the center of the outer cells.
const INSET: f32 = MARGIN + 0.5;

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Free,
    Bonus,
    Ban,
    Blocker,
    Disc(Side),
}

impl<B: Bits, V: Variant> Connect<B, V> {
    fn content(&self, cell: GridCell) -> Content {
        let bit = self.grid().bit(cell);
        if let Some(side) = Side::BOTH.into_iter().find(|side| self.stones(*side).meets(bit)) {
            Content::Disc(side)
        } else if self.grid().ban().meets(bit) {
            Content::Ban
        } else if self.filled().meets(bit) {
            Content::Blocker
        } else if self.grid().bonus().meets(bit) {
            Content::Bonus
        } else {
            Content::Free
        }
    }

    /// Places are numbered in reading order.
    pub(super) fn place(&self, cell: GridCell) -> Place {
        let row = u16::from(self.grid().rows() - 1 - cell.row);
        Place(row * u16::from(self.grid().columns()) + u16::from(cell.column))
    }

    fn cell_at(&self, place: Place) -> Option<GridCell> {
        let columns = u16::from(self.grid().columns());
        let column = u8::try_from(place.0 % columns).ok()?;
        let row = self.grid().rows().checked_sub(u8::try_from(place.0 / columns + 1).ok()?)?;
        Some(GridCell { column, row })
    }

    /// Returns all cells in reading order.
    fn cells(&self) -> impl Iterator<Item = GridCell> + use<B, V> {
        let columns = self.grid().columns();
        (0..self.grid().rows()).rev().flat_map(move |row| (0..columns).map(move |column| GridCell { column, row }))
    }

    /// Returns the action due in this column.
    fn due(&self, column: u8) -> ConnectAction {
        if self.phase() == Phase::Blocker { ConnectAction::Blocker(column) } else { ConnectAction::Disc(column) }
    }

    /// Returns the piece that this action puts on this cell.
    fn piece(&self, step: ConnectAction, cell: GridCell) -> Piece {
        let (kind, color) = match step {
            ConnectAction::Disc(_) => (PieceKind::Disc, Some(self.side())),
            ConnectAction::Blocker(_) => (PieceKind::Blocker, None),
        };
        Piece { place: self.place(cell), kind, color }
    }

    /// Returns the cells where these actions, played one after the other, put their pieces.
    fn resting_cells(&self, mv: Move) -> Vec<GridCell> {
        let mut position = *self;
        let cell = |action| {
            let cell = ConnectAction::from_action(action).and_then(|step| position.landing(step.column()));
            position.play_unchecked(action);
            cell
        };
        mv.actions().filter_map(cell).collect()
    }

    fn spot(&self, cell: GridCell) -> Spot {
        let row = self.grid().rows() - 1 - cell.row;
        let bit = self.grid().bit(cell);
        Spot {
            place: self.place(cell),
            name: cell.to_string(),
            x: f32::from(cell.column) + INSET,
            y: f32::from(row) + INSET,
            shape: if self.grid().ban().meets(bit) {
                PlaceShape::Closed
            } else if self.grid().bonus().meets(bit) {
                PlaceShape::Star
            } else {
                PlaceShape::Hole
            },
            row: row.into(),
            column: cell.column.into(),
        }
    }

    /// Column letters below and row numbers at the left, as used in cell names; column numbers above, as used in moves.
    fn coordinates(&self) -> Vec<Decoration> {
        let (rows, columns) = (self.grid().rows(), self.grid().columns());
        let center = |index: u8| f32::from(index) + INSET;
        let row = |row: u8| Decoration::Coordinate {
            kind: CoordinateKind::Row,
            x: MARGIN / 2.0,
            y: center(rows - 1 - row),
            text: (row + 1).to_string(),
        };
        let column = |column: u8| {
            let letter = char::from(b'a' + column);
            let below = MARGIN * 1.5 + f32::from(rows);
            [
                Decoration::Coordinate {
                    kind: CoordinateKind::Lane,
                    x: center(column),
                    y: MARGIN / 2.0,
                    text: (column + 1).to_string(),
                },
                Decoration::Coordinate {
                    kind: CoordinateKind::Column,
                    x: center(column),
                    y: below,
                    text: letter.to_string(),
                },
            ]
        };
        (0..rows).map(row).chain((0..columns).flat_map(column)).collect()
    }
}

impl<B: Bits, V: Variant> Show for Connect<B, V> {
    fn layout(&self) -> BoardLayout {
        let (width, height) = (f32::from(self.grid().columns()), f32::from(self.grid().rows()));
        let mut decorations = vec![Decoration::Plate { x: MARGIN, y: MARGIN, width, height, region: None }];
        decorations.extend(self.coordinates());
        BoardLayout {
            width: width + 2.0 * MARGIN,
            height: height + 2.0 * MARGIN,
            spots: self.cells().map(|cell| self.spot(cell)).collect(),
            regions: Vec::new(),
            decorations,
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |cell| {
            let (kind, color) = match self.content(cell) {
                Content::Disc(side) => (PieceKind::Disc, Some(side)),
                Content::Blocker => (PieceKind::Blocker, None),
                Content::Free | Content::Bonus | Content::Ban => return None,
            };
            Some(Piece { place: self.place(cell), kind, color })
        };
        self.cells().filter_map(piece).collect()
    }

    fn touch(&self, _: Option<Place>, target: Target) -> Result<Gesture, Message> {
        let Target::Place(place) = target else {
            return Err(Message::new("refuse-operation"));
        };
        let Some(cell) = self.cell_at(place) else {
            return Err(Message::new("refuse-place").number("place", place.0));
        };
        let action = Action::from(self.due(cell.column));
        self.refusal(action).map_or(Ok(Gesture::Act(action)), Err)
    }

    fn marks(&self, _: Option<Place>) -> Vec<Mark> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let mark = |action| {
            let step = ConnectAction::from_action(action)?;
            let cell = self.landing(step.column())?;
            Some(Mark::new(self.place(cell), MarkKind::Place(self.piece(step, cell))))
        };
        actions.into_iter().filter_map(mark).collect()
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        let fall = |step: ConnectAction| Some(Effect::Fall(self.piece(step, self.landing(step.column())?)));
        ConnectAction::from_action(action).and_then(fall).into_iter().collect()
    }

    fn trace(&self, mv: Move) -> Vec<Place> {
        self.resting_cells(mv).into_iter().map(|cell| self.place(cell)).collect()
    }

    fn winning_lines(&self) -> Vec<Vec<Place>> {
        if self.phase() != Phase::Won {
            return Vec::new();
        }
        // Every line of four contains the last disc, so there is at most one line in each direction.
        let lines = lines(self.stones(self.side().other()), self.stride()).into_iter().filter(|line| !line.is_none());
        lines.map(|line| line.each().map(|number| self.place(self.grid().cell(number))).collect()).collect()
    }

    fn passed(&self) -> Option<Self> {
        self.after_pass()
    }

    fn set_up_rules(&self) -> Option<SetUpRules> {
        Some(SetUpRules { falls: true, has_neutral: V::HAS_SPECIAL_CELLS })
    }

    fn arranged(&self, arrangement: &Arrangement) -> Option<Self> {
        let cell = |(place, owner): (&Place, &Option<Side>)| {
            let is_known = owner.is_some() || V::HAS_SPECIAL_CELLS;
            self.cell_at(*place).filter(|_| is_known).map(|cell| (self.grid().bit(cell), *owner))
        };
        let cells: Option<Vec<(B, Option<Side>)>> = arrangement.pieces.iter().map(cell).collect();
        self.with_pieces(cells?, arrangement.to_move)
    }

    fn surplus(&self) -> Option<Surplus> {
        let blockers = self.blockers().count();
        let granted = u32::from(self.filled().meets(self.grid().bonus()));
        if let Some(count) = blockers.checked_sub(granted).filter(|count| *count > 0) {
            return Some(Surplus { color: None, count });
        }
        let counts = Side::BOTH.map(|side| self.stones(side).count());
        let surplus = Surplus::of_turns(counts, self.side());
        surplus.map(|(side, count)| Surplus { color: Some(side), count })
    }

    fn motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>) {
        self.add_motifs(mv, after, into);
    }

    fn label(&self, place: Place) -> Message {
        let Some(cell) = self.cell_at(place) else {
            return Message::new("refuse-place").number("place", place.0);
        };
        let content = self.content(cell);
        let is_landing = self.ending().is_none() && self.landing(cell.column) == Some(cell);
        let key = match content {
            Content::Disc(side) => return Message::new("label-disc").word("cell", cell.to_string()).side("side", side),
            Content::Blocker => "label-blocker",
            Content::Ban => "label-ban",
            Content::Free if is_landing => "label-landing",
            Content::Bonus if is_landing => "label-landing-bonus",
            Content::Free => "label-free",
            Content::Bonus => "label-bonus",
        };
        let message = Message::new(key).word("cell", cell.to_string());
        if !is_landing {
            return message;
        }
        let free = (self.grid().column(cell.column) & !self.filled()).count();
        message.number("column", cell.column + 1).number("free", free)
    }

    fn prompt(&self, _: Option<Place>) -> Message {
        let key = if self.phase() == Phase::Blocker { "prompt-blocker" } else { "prompt-disc" };
        Message::new(key).side("side", self.side())
    }

    fn describe(&self, mv: Move) -> Message {
        let sentence = |key| Message::new(key).side("side", self.side());
        let steps: Vec<ConnectAction> = mv.actions().filter_map(ConnectAction::from_action).collect();
        match *steps.as_slice() {
            [ConnectAction::Disc(disc), ConnectAction::Blocker(blocker)] => {
                sentence("move-disc-blocker").number("column", disc + 1).number("blocker", blocker + 1)
            }
            [ConnectAction::Blocker(blocker), ..] => sentence("move-blocker").number("blocker", blocker + 1),
            [ConnectAction::Disc(disc), ..] => sentence("move-disc").number("column", disc + 1),
            [] => self.prompt(None),
        }
    }

    fn text_board(&self) -> String {
        text_board::text_board(self)
    }
}
