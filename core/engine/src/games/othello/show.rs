use std::collections::BTreeMap;

use super::{Othello, board::each, rules::PASS};
use crate::game::{
    Action, BoardLayout, BoardOperation, BoardOperationKind, CoordinateKind, Decoration, Effect, Ending, Gesture, Mark,
    MarkKind, Message, Move, Outcome, Piece, PieceKind, Place, PlaceShape, Rules, Show, Side, Spot, Target,
};

/// The distance from the centers of the outer squares to the edge of the board: half a square plus room for
/// coordinates.
const MARGIN: f32 = 1.0;

impl Othello {
    fn owner(self, square: u16) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.discs[side.index()] >> square & 1 == 1)
    }

    /// Returns a disc of the side to move on this square.
    fn disc(self, square: u16) -> Piece {
        Piece { place: Place(square), kind: PieceKind::Disc, color: Some(self.side()) }
    }

    fn spot(self, square: u16) -> Spot {
        let size = self.board.size();
        let (row, column) = (square / size, square % size);
        Spot {
            place: Place(square),
            name: self.square_name(square),
            x: f32::from(column) + MARGIN,
            y: f32::from(row) + MARGIN,
            shape: if (row + column).is_multiple_of(2) { PlaceShape::LightSquare } else { PlaceShape::DarkSquare },
            row,
            column,
        }
    }

    /// Returns the distance between two squares in king moves.
    fn distance(self, one: u16, other: u16) -> u16 {
        let size = self.board.size();
        (one / size).abs_diff(other / size).max((one % size).abs_diff(other % size))
    }
}

impl Show for Othello {
    fn layout(&self) -> BoardLayout {
        let size = self.board.size();
        let length = f32::from(size - 1) + 2.0 * MARGIN;
        let coordinates = (0..size).flat_map(|index| {
            let along = f32::from(index) + MARGIN;
            let letter = char::from(b'a' + u8::try_from(index).unwrap_or_default());
            [
                Decoration::Coordinate {
                    kind: CoordinateKind::Row,
                    x: 0.25,
                    y: along,
                    text: (size - index).to_string(),
                },
                Decoration::Coordinate {
                    kind: CoordinateKind::Column,
                    x: along,
                    y: length - 0.25,
                    text: letter.to_string(),
                },
            ]
        });
        BoardLayout {
            width: length,
            height: length,
            spots: (0..self.board.squares()).map(|square| self.spot(square)).collect(),
            regions: Vec::new(),
            decorations: coordinates.collect(),
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |square| Some(Piece { color: Some(self.owner(square)?), ..self.disc(square) });
        (0..self.board.squares()).filter_map(piece).collect()
    }

    fn touch(&self, _: Option<Place>, target: Target) -> Result<Gesture, Message> {
        let action = match target {
            Target::Operation(BoardOperationKind::Pass, None) => PASS,
            Target::Operation(..) => return Err(Message::new("refuse-operation")),
            Target::Place(Place(square)) if square < self.board.squares() => Action(square),
            Target::Place(Place(place)) => return Err(Message::new("refuse-place").number("place", place)),
        };
        self.refusal(action).map_or(Ok(Gesture::Act(action)), Err)
    }

    fn marks(&self, _: Option<Place>) -> Vec<Mark> {
        let mark = |square| Mark::new(Place(square), MarkKind::Place(self.disc(square))).shown();
        each(self.moves).map(mark).collect()
    }

    fn operations(&self) -> Vec<BoardOperation> {
        let pass =
            BoardOperation { kind: BoardOperationKind::Pass, region: None, label: Message::new("operation-pass") };
        self.must_pass().then_some(pass).into_iter().collect()
    }

    /// Returns the effects: the disc appears, then the enclosed discs flip in rings around it.
    fn effects(&self, action: Action) -> Vec<Effect> {
        if action == PASS {
            return vec![Effect::Pass(self.side())];
        }
        let mut rings: BTreeMap<u16, Vec<Effect>> = BTreeMap::new();
        for square in each(self.flips(action.0)) {
            let turned = Effect::Recolor { place: Place(square), color: Some(self.side()) };
            rings.entry(self.distance(action.0, square)).or_default().push(turned);
        }
        let placed = Effect::Appear(self.disc(action.0));
        [placed].into_iter().chain(rings.into_values().map(Effect::Together)).collect()
    }

    fn trace(&self, mv: Move) -> Vec<Place> {
        mv.actions().filter(|action| *action != PASS).map(|action| Place(action.0)).collect()
    }

    fn count(&self, side: Side) -> Option<u32> {
        Some(self.count_of(side))
    }

    fn result(&self, ending: Ending) -> Message {
        let [most, least] = match ending.outcome {
            Outcome::Win(winner) => [winner, winner.other()],
            Outcome::Draw => Side::BOTH,
        };
        Message::new(ending.reason).number("most", self.count_of(most)).number("least", self.count_of(least))
    }

    fn label(&self, place: Place) -> Message {
        let square = self.square_name(place.0);
        match self.owner(place.0) {
            Some(side) => Message::new("label-disc").word("square", square).side("side", side),
            None => Message::new("label-free").word("square", square),
        }
    }

    fn prompt(&self, _: Option<Place>) -> Message {
        let key = if self.must_pass() { "prompt-pass" } else { "prompt-place" };
        Message::new(key).side("side", self.side())
    }

    fn describe(&self, mv: Move) -> Message {
        match mv.actions().next() {
            Some(action) if action != PASS => {
                let turned = self.flips(action.0).count_ones();
                let message = Message::new("move-place").side("side", self.side());
                message.word("square", self.square_name(action.0)).number("count", turned)
            }
            _ => Message::new("move-pass").side("side", self.side()),
        }
    }

    fn text_board(&self) -> String {
        let size = self.board.size();
        let cell = |square| match self.owner(square) {
            Some(Side::First) => " X",
            Some(Side::Second) => " O",
            None => " .",
        };
        let row = |row: u16| {
            let cells: String = (0..size).map(|column| cell(row * size + column)).collect();
            format!("{:2}{cells}\n", size - row)
        };
        let mut text: String = (0..size).map(row).collect();
        text += "  ";
        for letter in ('a'..).take(size.into()) {
            text.extend([' ', letter]);
        }
        text + "\n"
    }
}
