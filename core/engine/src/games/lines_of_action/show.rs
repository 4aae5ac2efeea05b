use std::iter;

use super::{
    evaluation::MOST_PIECES,
    geometry::{Tables, narrow},
    groups,
    position::{LinesAction, LinesOfAction},
    rules::{column_name, square_name},
};
use crate::game::{
    Action, Arrangement, BoardLayout, BoardOperation, BoardOperationKind, CoordinateKind, Decoration, Effect, Gesture,
    Mark, MarkKind, Message, Move, Outcome, Piece, PieceKind, Place, PlaceShape, Reason, Rules, SetUpRules, Show, Side,
    Spot, Surplus, Target,
};

/// The distance from the centers of the outer squares to the edge of the board: half a square plus room for
/// coordinates.
const MARGIN: f32 = 1.0;

/// The margin of the plate around the squares.
const FRAME: f32 = 0.125;

/// The distance from the edge of the board to the centers of the coordinates.
const COORDINATE: f32 = 0.1875;

/// Places are numbered in reading order: row by row from the top left. Squares are numbered from the bottom left.
impl<W: Tables> LinesOfAction<W> {
    const fn size(&self) -> usize {
        self.geometry.size
    }

    pub(super) fn place(&self, square: usize) -> Place {
        let (row, column) = (square / W::STRIDE, square % W::STRIDE);
        Place(u16::from(narrow((self.size() - 1 - row) * self.size() + column)))
    }

    fn square(&self, place: Place) -> Option<usize> {
        let (from_top, column) = (usize::from(place.0) / self.size(), usize::from(place.0) % self.size());
        self.geometry.square(self.size().checked_sub(from_top + 1)?, column)
    }

    /// Returns the square of a place that was touched.
    fn touched(&self, place: Place) -> Result<usize, Message> {
        self.square(place).ok_or_else(|| Message::new("refuse-place").number("place", place.0))
    }

    fn owner(&self, square: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.pieces[side.index()].has(square))
    }

    fn piece(&self, square: usize, side: Side) -> Piece {
        Piece { place: self.place(square), kind: PieceKind::Disc, color: Some(side) }
    }

    fn must_pass(&self) -> bool {
        self.is_open() && !self.can_move(self.side)
    }

    fn spot(&self, from_top: usize, column: usize) -> Spot {
        let size = self.size();
        let row = size - 1 - from_top;
        let square = row * W::STRIDE + column;
        let [row_number, column_number] = [from_top, column].map(|number| u16::from(narrow(number)));
        Spot {
            place: self.place(square),
            name: square_name::<W>(square),
            x: f32::from(column_number) + MARGIN,
            y: f32::from(row_number) + MARGIN,
            shape: if (row + column).is_multiple_of(2) { PlaceShape::DarkSquare } else { PlaceShape::LightSquare },
            row: row_number,
            column: column_number,
        }
    }

    fn coordinates(&self, index: usize) -> [Decoration; 2] {
        let along = f32::from(narrow(index)) + MARGIN;
        let size = f32::from(narrow(self.size()));
        [
            Decoration::Coordinate {
                kind: CoordinateKind::Row,
                x: COORDINATE,
                y: along,
                text: (self.size() - index).to_string(),
            },
            Decoration::Coordinate {
                kind: CoordinateKind::Column,
                x: along,
                y: size + 1.0 - COORDINATE,
                text: column_name(index).to_string(),
            },
        ]
    }

    /// Returns a path through all pieces of a group: it backtracks where no unvisited piece is adjacent, and stops at
    /// the last one visited.
    fn walk(&self, group: W) -> Vec<Place> {
        let mut places = Vec::new();
        let Some(start) = group.squares().next() else { return places };
        let mut path = vec![start];
        let mut fresh = group ^ W::only(start);
        places.push(self.place(start));
        while let Some(at) = path.last()
            && !fresh.is_none()
        {
            if let Some(next) = (groups::spread(W::only(*at)) & fresh).squares().next() {
                fresh = fresh ^ W::only(next);
                path.push(next);
                places.push(self.place(next));
            } else {
                path.pop();
                places.extend(path.last().map(|back| self.place(*back)));
            }
        }
        places
    }
}

impl<W: Tables> Show for LinesOfAction<W> {
    fn layout(&self) -> BoardLayout {
        let size = self.size();
        let extent = f32::from(narrow(size - 1)) + 2.0 * MARGIN;
        let edge = MARGIN - 0.5 - FRAME;
        let length = extent - 2.0 * edge;
        let plate = Decoration::Plate { x: edge, y: edge, width: length, height: length, region: None };
        BoardLayout {
            width: extent,
            height: extent,
            spots: (0..size * size).map(|index| self.spot(index / size, index % size)).collect(),
            regions: Vec::new(),
            decorations: iter::once(plate).chain((0..size).flat_map(|index| self.coordinates(index))).collect(),
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let of = |side: Side| self.pieces[side.index()].squares().map(move |square| self.piece(square, side));
        let mut pieces: Vec<Piece> = Side::BOTH.into_iter().flat_map(of).collect();
        pieces.sort_by_key(|piece| piece.place);
        pieces
    }

    fn touch(&self, picked: Option<Place>, target: Target) -> Result<Gesture, Message> {
        if !self.is_open() {
            return Err(Message::new("refuse-over"));
        }
        let to = match target {
            Target::Operation(BoardOperationKind::Pass, None) => {
                let pass = Self::action(LinesAction::Pass);
                return self.refusal(pass).map_or(Ok(Gesture::Act(pass)), Err);
            }
            Target::Operation(..) => return Err(Message::new("refuse-operation")),
            Target::Place(place) => self.touched(place)?,
        };
        let place = self.place(to);
        match picked {
            Some(picked) if picked == place => Ok(Gesture::Unpick),
            Some(picked) if !self.own().has(to) => {
                let action = Self::action(LinesAction::Move { from: self.touched(picked)?, to });
                self.refusal(action).map_or(Ok(Gesture::Act(action)), Err)
            }
            _ => self.reason_to_stay(to).map_or(Ok(Gesture::Pick(place)), Err),
        }
    }

    fn marks(&self, picked: Option<Place>) -> Vec<Mark> {
        if !self.is_open() {
            return Vec::new();
        }
        let Some(picked) = picked else {
            let movable = self.own().squares().filter(|from| !self.targets(self.side, *from).is_none());
            return movable.map(|from| Mark::new(self.place(from), MarkKind::Pick)).collect();
        };
        let from = self.square(picked).filter(|from| self.own().has(*from));
        let targets = from.map_or(W::NONE, |from| self.targets(self.side, from));
        let mark = |to: usize| {
            let piece = self.piece(to, self.side);
            let kind = if self.enemy().has(to) { MarkKind::Capture(piece) } else { MarkKind::Place(piece) };
            Mark::new(piece.place, kind).shown()
        };
        targets.squares().map(mark).collect()
    }

    fn operations(&self) -> Vec<BoardOperation> {
        let pass =
            BoardOperation { kind: BoardOperationKind::Pass, region: None, label: Message::new("operation-pass") };
        self.must_pass().then_some(pass).into_iter().collect()
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        match self.step(action) {
            Some(LinesAction::Move { from, to }) => {
                let captured = self.enemy().has(to).then(|| Effect::Vanish(self.place(to)));
                captured.into_iter().chain([Effect::Move { from: self.place(from), to: self.place(to) }]).collect()
            }
            Some(LinesAction::Pass) => vec![Effect::Pass(self.side)],
            None => Vec::new(),
        }
    }

    fn trace(&self, mv: Move) -> Vec<Place> {
        let squares = mv.actions().flat_map(|action| match self.step(action) {
            Some(LinesAction::Move { from, to }) => vec![from, to],
            Some(LinesAction::Pass) | None => Vec::new(),
        });
        squares.map(|square| self.place(square)).collect()
    }

    fn winning_lines(&self) -> Vec<Vec<Place>> {
        let joined = match self.ending().map(|ending| ending.outcome) {
            Some(Outcome::Win(side)) => vec![self.pieces[side.index()]],
            Some(Outcome::Draw) => self.pieces.into_iter().filter(|pieces| groups::connected(*pieces)).collect(),
            None => Vec::new(),
        };
        joined.into_iter().map(|group| self.walk(group)).collect()
    }

    fn passed(&self) -> Option<Self> {
        self.after_pass()
    }

    fn set_up_rules(&self) -> Option<SetUpRules> {
        Some(SetUpRules { falls: false, has_neutral: false })
    }

    fn arranged(&self, arrangement: &Arrangement) -> Option<Self> {
        let mut pieces = [W::NONE; 2];
        for (place, owner) in &arrangement.pieces {
            pieces[(*owner)?.index()] |= W::only(self.square(*place)?);
        }
        if pieces.iter().any(|own| own.squares().count() >= MOST_PIECES) {
            return None;
        }
        Some(self.arranged_with(pieces, arrangement.to_move))
    }

    fn surplus(&self) -> Option<Surplus> {
        // Each side starts with two rows or columns without their corners, and never gains a piece.
        let most = 2 * (self.size() - 2);
        let surplus = |side: Side| {
            let more = self.pieces[side.index()].squares().count().checked_sub(most).filter(|more| *more > 0)?;
            Some(Surplus { color: Some(side), count: narrow(more).into() })
        };
        Side::BOTH.into_iter().find_map(surplus)
    }

    fn motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>) {
        self.add_motifs(mv, after, into);
    }

    fn label(&self, place: Place) -> Message {
        let Some(square) = self.square(place) else {
            return Message::new("refuse-place").number("place", place.0);
        };
        let name = square_name::<W>(square);
        match self.owner(square) {
            Some(side) => Message::new("label-piece").word("square", name).side("side", side),
            None => Message::new("label-free").word("square", name),
        }
    }

    fn prompt(&self, picked: Option<Place>) -> Message {
        let from = picked.and_then(|place| self.square(place)).filter(|from| self.own().has(*from));
        let message = match from {
            _ if self.must_pass() => Message::new("prompt-pass"),
            Some(from) => Message::new("prompt-go").word("square", square_name::<W>(from)),
            None => Message::new("prompt-pick"),
        };
        message.side("side", self.side)
    }

    fn describe(&self, mv: Move) -> Message {
        let step = mv.actions().find_map(|action| self.step(action));
        let message = match step {
            Some(LinesAction::Move { from, to }) => {
                let key = if self.enemy().has(to) { "move-capture" } else { "move-quiet" };
                Message::new(key).word("from", square_name::<W>(from)).word("to", square_name::<W>(to))
            }
            Some(LinesAction::Pass) | None => Message::new("move-pass"),
        };
        message.side("side", self.side)
    }

    fn text_board(&self) -> String {
        let mut picture = String::new();
        for row in (0..self.size()).rev() {
            let number = format!("{:2}", row + 1);
            picture += &number;
            for column in 0..self.size() {
                picture += match self.owner(row * W::STRIDE + column) {
                    Some(Side::First) => " X",
                    Some(Side::Second) => " O",
                    None => " .",
                };
            }
            picture.push('\n');
        }
        let letters: String = (0..self.size()).flat_map(|column| [' ', column_name(column)]).collect();
        picture + "  " + &letters + "\n"
    }
}
