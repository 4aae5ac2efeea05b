use super::{Hex, board::each, rules::SWAP};
use crate::game::{
    Action, BoardLayout, BoardOperation, BoardOperationKind, CoordinateKind, Decoration, Effect, Gesture, Mark,
    MarkKind, Message, Move, Piece, PieceKind, Place, PlaceShape, Rules, Show, Side, Spot, Target,
};

/// The height of a row: hexagons of width one interlock.
const ROW: f32 = 0.866;

/// The center of the first cell: room for the plate, and for coordinates at the left and above.
const LEFT: f32 = 1.75;
const TOP: f32 = 1.65;

/// The distance from the centers of the outer cells to the right and the lower edge of the picture.
const RIGHT: f32 = 1.4;
const BOTTOM: f32 = 1.3;

/// The distance from the centers of the outer cells to the lines that mark the edges.
const EDGE: f32 = 0.79;

/// The operation that swaps colors.
const SWAP_OPERATION: BoardOperationKind = BoardOperationKind::Own(0);

/// Returns the point `along` the row and `down` the column from the first cell, both in cells.
fn point(along: f32, down: f32) -> (f32, f32) {
    (LEFT + along + down / 2.0, TOP + ROW * down)
}

impl Hex {
    fn owner(&self, cell: u16) -> Option<Side> {
        Side::BOTH.into_iter().find(|color| self.stones[color.index()] >> cell & 1 == 1)
    }

    fn stone(&self, cell: u16) -> Piece {
        Piece { place: Place(cell), kind: PieceKind::Disc, color: Some(self.mover()) }
    }

    fn spot(&self, cell: u16) -> Spot {
        let size = self.board.size();
        let (row, column) = (cell / size, cell % size);
        let (x, y) = point(column.into(), row.into());
        let name = self.cell_name(cell);
        Spot { place: Place(cell), name, x, y, shape: PlaceShape::Hexagon, row, column }
    }

    /// Returns the plate: a rhombus whose two sharp corners are cut off.
    fn plate(&self) -> Decoration {
        let last = f32::from(self.board.size() - 1);
        // Relative to the first cell, clockwise from its left; the other half is the same, turned around.
        let half = [(-1.27, -0.2), (-0.81, -1.0), (last + 0.577, -1.0)];
        let (width, height) = (1.5 * last, ROW * last);
        let corners = half.into_iter().chain(half.map(|(x, y)| (width - x, height - y)));
        Decoration::Polygon { corners: corners.map(|(x, y)| (LEFT + x, TOP + y)).collect() }
    }

    /// Returns the edges: orange joins top and bottom, blue left and right.
    fn goals(&self) -> [Decoration; 4] {
        let last = f32::from(self.board.size() - 1);
        let (width, height) = (1.5 * last, ROW * last);
        // Perpendicular to the left edge.
        let (out_x, out_y) = (-EDGE * ROW, EDGE / 2.0);
        let goal = |color, (x, y): (f32, f32), (to_x, to_y): (f32, f32)| Decoration::Goal {
            x: LEFT + x,
            y: TOP + y,
            to_x: LEFT + to_x,
            to_y: TOP + to_y,
            color,
        };
        let (top, top_end) = ((-0.35, -EDGE), (last + 0.2, -EDGE));
        let (left, left_end) = ((out_x, out_y), (last / 2.0 + out_x - 0.05, height + out_y - 0.1));
        let opposite = |(x, y): (f32, f32)| (width - x, height - y);
        [
            goal(Side::First, top, top_end),
            goal(Side::First, opposite(top), opposite(top_end)),
            goal(Side::Second, left, left_end),
            goal(Side::Second, opposite(left), opposite(left_end)),
        ]
    }

    fn coordinates(&self) -> impl Iterator<Item = Decoration> {
        (0..self.board.size()).flat_map(|index| {
            let along = f32::from(index);
            let letter = char::from(b'a' + u8::try_from(index).unwrap_or_default());
            let ((x, y), (row_x, row_y)) = (point(along, -1.5), point(-1.45, along));
            [
                Decoration::Coordinate { kind: CoordinateKind::Column, x, y, text: letter.to_string() },
                Decoration::Coordinate { kind: CoordinateKind::Row, x: row_x, y: row_y, text: (index + 1).to_string() },
            ]
        })
    }
}

impl Show for Hex {
    fn layout(&self) -> BoardLayout {
        let last = f32::from(self.board.size() - 1);
        BoardLayout {
            width: LEFT + 1.5 * last + RIGHT,
            height: TOP + ROW * last + BOTTOM,
            spots: (0..self.board.cells()).map(|cell| self.spot(cell)).collect(),
            regions: Vec::new(),
            decorations: [self.plate()].into_iter().chain(self.goals()).chain(self.coordinates()).collect(),
        }
    }

    fn color(&self, side: Side) -> Side {
        self.exchanged(side)
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |cell| Some(Piece { color: Some(self.owner(cell)?), ..self.stone(cell) });
        (0..self.board.cells()).filter_map(piece).collect()
    }

    fn touch(&self, _: Option<Place>, target: Target) -> Result<Gesture, Message> {
        let action = match target {
            Target::Operation(SWAP_OPERATION, None) => SWAP,
            Target::Operation(..) => return Err(Message::new("refuse-operation")),
            Target::Place(Place(cell)) if cell < self.board.cells() => Action(cell),
            Target::Place(Place(place)) => return Err(Message::new("refuse-place").number("place", place)),
        };
        self.refusal(action).map_or(Ok(Gesture::Act(action)), Err)
    }

    fn marks(&self, _: Option<Place>) -> Vec<Mark> {
        each(self.free()).map(|cell| Mark::new(Place(cell), MarkKind::Place(self.stone(cell)))).collect()
    }

    fn operations(&self) -> Vec<BoardOperation> {
        let swap = BoardOperation { kind: SWAP_OPERATION, region: None, label: Message::new("operation-swap") };
        self.may_swap().then_some(swap).into_iter().collect()
    }

    /// Returns the effects: none for a swap, in which the stones stay and the players change colors.
    fn effects(&self, action: Action) -> Vec<Effect> {
        if action == SWAP { Vec::new() } else { vec![Effect::Appear(self.stone(action.0))] }
    }

    fn trace(&self, mv: Move) -> Vec<Place> {
        mv.actions().filter(|action| *action != SWAP).map(|action| Place(action.0)).collect()
    }

    fn winning_lines(&self) -> Vec<Vec<Place>> {
        let chain = |color: Side| self.board.chain(self.stones[color.index()], color == Side::First);
        self.winner().map(|color| chain(color).into_iter().map(Place).collect()).into_iter().collect()
    }

    fn label(&self, place: Place) -> Message {
        let cell = self.cell_name(place.0);
        match self.owner(place.0) {
            Some(color) => Message::new("label-stone").word("cell", cell).side("side", color),
            None => Message::new("label-free").word("cell", cell),
        }
    }

    fn prompt(&self, _: Option<Place>) -> Message {
        let key = if self.may_swap() { "prompt-swap" } else { "prompt-place" };
        Message::new(key).side("side", self.mover())
    }

    fn describe(&self, mv: Move) -> Message {
        match mv.actions().next() {
            Some(action) if action != SWAP => {
                Message::new("move-place").side("side", self.mover()).word("cell", self.cell_name(action.0))
            }
            _ => Message::new("move-swap").side("side", self.mover()),
        }
    }

    fn text_board(&self) -> String {
        let size = self.board.size();
        let cell = |cell| match self.owner(cell) {
            Some(Side::First) => " X",
            Some(Side::Second) => " O",
            None => " .",
        };
        let mut text = " ".repeat(2);
        for letter in ('a'..).take(size.into()) {
            text.extend([' ', letter]);
        }
        text += "\n";
        for row in 0..size {
            let cells: String = (0..size).map(|column| cell(row * size + column)).collect();
            // Each row begins half a cell further to the right.
            let indent = usize::from(row);
            let number = row + 1;
            text.extend([format!("{:indent$}{number:2}{cells}\n", "")]);
        }
        text
    }
}
