use super::{
    TicTacToe,
    rules::{SQUARES, WIDTH},
};
use crate::game::{
    Action, BoardLayout, CoordinateKind, Decoration, Effect, Gesture, Mark, MarkKind, Message, Move, Piece, PieceKind,
    Place, PlaceShape, Rules, Show, Side, Spot, Target,
};

/// The distance from the centers of the outer squares to the edge of the board: half a square plus room for
/// coordinates.
const MARGIN: f32 = 1.0;

impl TicTacToe {
    fn owner(self, square: u16) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.stones[side.index()] >> square & 1 == 1)
    }

    /// Returns a stone of the side to move on this square.
    fn stone(self, square: u16) -> Piece {
        Piece { place: Place(square), kind: PieceKind::Disc, color: Some(self.side()) }
    }
}

fn spot(square: u16) -> Spot {
    let (row, column) = (square / WIDTH, square % WIDTH);
    Spot {
        place: Place(square),
        name: TicTacToe::square_name(square),
        x: f32::from(column) + MARGIN,
        y: f32::from(row) + MARGIN,
        shape: if (row + column).is_multiple_of(2) { PlaceShape::DarkSquare } else { PlaceShape::LightSquare },
        row,
        column,
    }
}

fn coordinates() -> impl Iterator<Item = Decoration> {
    (0..WIDTH).flat_map(|index| {
        let along = f32::from(index) + MARGIN;
        let letter = char::from(b'a' + u8::try_from(index).unwrap_or_default());
        [
            Decoration::Coordinate { kind: CoordinateKind::Row, x: 0.25, y: along, text: (WIDTH - index).to_string() },
            Decoration::Coordinate {
                kind: CoordinateKind::Column,
                x: along,
                y: f32::from(WIDTH) + 0.75,
                text: letter.to_string(),
            },
        ]
    })
}

impl Show for TicTacToe {
    fn layout(&self) -> BoardLayout {
        let size = f32::from(WIDTH - 1) + 2.0 * MARGIN;
        BoardLayout {
            width: size,
            height: size,
            spots: (0..SQUARES).map(spot).collect(),
            regions: Vec::new(),
            decorations: coordinates().collect(),
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |square| Some(Piece { place: Place(square), kind: PieceKind::Disc, color: self.owner(square) });
        (0..SQUARES).filter_map(piece).filter(|piece| piece.color.is_some()).collect()
    }

    fn touch(&self, _: Option<Place>, target: Target) -> Result<Gesture, Message> {
        let Target::Place(place) = target else {
            return Err(Message::new("refuse-operation"));
        };
        if place.0 >= SQUARES {
            return Err(Message::new("refuse-place").number("place", place.0));
        }
        let action = Action(place.0);
        self.refusal(action).map_or(Ok(Gesture::Act(action)), Err)
    }

    fn marks(&self, _: Option<Place>) -> Vec<Mark> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let mark = |Action(square)| Mark::new(Place(square), MarkKind::Place(self.stone(square)));
        actions.into_iter().map(mark).collect()
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        vec![Effect::Appear(self.stone(action.0))]
    }

    fn trace(&self, mv: Move) -> Vec<Place> {
        mv.actions().map(|action| Place(action.0)).collect()
    }

    fn winning_lines(&self) -> Vec<Vec<Place>> {
        let squares = |line: u16| (0..SQUARES).filter(|square| line >> square & 1 == 1).map(Place).collect();
        self.line().into_iter().map(squares).collect()
    }

    fn label(&self, place: Place) -> Message {
        let square = TicTacToe::square_name(place.0);
        match self.owner(place.0) {
            Some(side) => Message::new("label-stone").word("square", square).side("side", side),
            None => Message::new("label-free").word("square", square),
        }
    }

    fn prompt(&self, _: Option<Place>) -> Message {
        Message::new("prompt-place").side("side", self.side())
    }

    fn describe(&self, mv: Move) -> Message {
        Message::new("move-place").side("side", self.side()).word("square", self.move_text(mv))
    }

    fn text_board(&self) -> String {
        let mut picture = String::new();
        for row in 0..WIDTH {
            picture += &(WIDTH - row).to_string();
            for column in 0..WIDTH {
                picture += match self.owner(row * WIDTH + column) {
                    Some(Side::First) => " X",
                    Some(Side::Second) => " O",
                    None => " .",
                };
            }
            picture.push('\n');
        }
        picture + "  a b c\n"
    }
}
