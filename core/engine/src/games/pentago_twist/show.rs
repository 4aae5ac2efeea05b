//! Display and input of Pentago Twist.

use super::{
    Cell, PentagoTwist, Quadrant, StoneSet, Twist, TwistAction, TwistKind,
    board::{EDGE, LINES, SIZE, line},
    layout::{self, cell, place, quadrant, region},
};
use crate::game::{
    Action, Arrangement, BoardLayout, BoardOperation, BoardOperationKind, Effect, Gesture, Mark, MarkKind, Message,
    Move, MoveLabel, Outcome, Piece, PieceKind, Place, Reason, RegionId, SetUpRules, Show, Side, Surplus, Target,
};

impl PentagoTwist {
    fn owner(&self, cell: Cell) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.stones(*side).has(cell))
    }

    /// Returns the stone the side to move would have on this cell.
    fn own_stone(&self, cell: Cell) -> Piece {
        Piece { place: place(cell), kind: PieceKind::Disc, color: Some(self.side()) }
    }

    fn touch_place(&self, picked: Option<Place>, touched: Place) -> Result<Gesture, Message> {
        let touched_cell = cell(touched).ok_or_else(|| Message::new("refuse-place").number("place", touched.0))?;
        if !self.twist_due() {
            let step = TwistAction::Place(touched_cell);
            return self.action_refusal(step).map_or(Ok(Gesture::Act(step.into())), Err);
        }
        let chosen = picked.and_then(cell).map(Cell::quadrant);
        if chosen == Some(touched_cell.quadrant()) { Ok(Gesture::Unpick) } else { Ok(Gesture::Pick(touched)) }
    }

    fn touch_operation(
        &self,
        picked: Option<Place>,
        kind: BoardOperationKind,
        region: Option<RegionId>,
    ) -> Result<Gesture, Message> {
        let kind = match kind {
            BoardOperationKind::Rotate => TwistKind::Rotate,
            BoardOperationKind::Mirror => TwistKind::Mirror,
            BoardOperationKind::Pass | BoardOperationKind::Own(_) => return Err(Message::new("refuse-operation")),
        };
        let quadrant = if let Some(id) = region {
            quadrant(id).ok_or_else(|| Message::new("refuse-quadrant").number("quadrant", id.0))?
        } else {
            let chosen = picked.and_then(cell).map(Cell::quadrant);
            chosen.ok_or_else(|| Message::new("refuse-no-quadrant"))?
        };
        let step = TwistAction::Twist(Twist { quadrant, kind });
        self.action_refusal(step).map_or(Ok(Gesture::Act(step.into())), Err)
    }
}

/// Returns the animation of a twist: every cell of the quadrant and its destination.
fn twist_effect(twist: Twist) -> Effect {
    let region = region(twist.quadrant);
    let moves = twist.quadrant.cells().map(|cell| (place(cell), place(cell.twisted(twist)))).collect();
    match twist.kind {
        TwistKind::Rotate => Effect::Rotate { region, moves },
        TwistKind::Mirror => Effect::Mirror { region, moves },
    }
}

fn operation(twist: Twist) -> BoardOperation {
    let (kind, key) = match twist.kind {
        TwistKind::Rotate => (BoardOperationKind::Rotate, "operation-rotate"),
        TwistKind::Mirror => (BoardOperationKind::Mirror, "operation-mirror"),
    };
    let label = Message::new(key).corner("quadrant", twist.quadrant.corner());
    BoardOperation { kind, region: Some(region(twist.quadrant)), label }
}

/// Returns the cell and the twist of a move, as far as it is made.
fn halves(mv: Move) -> (Option<Cell>, Option<Twist>) {
    mv.actions().filter_map(TwistAction::of).fold((None, None), |(cell, twist), step| match step {
        TwistAction::Place(cell) => (Some(cell), twist),
        TwistAction::Twist(twist) => (cell, Some(twist)),
    })
}

/// Returns the rows of five or six among these stones, each from one end to the other.
fn rows(stones: StoneSet) -> Vec<Vec<Place>> {
    let mut rows: Vec<StoneSet> = Vec::new();
    for five in (0..LINES).map(line).filter(|line| line.0 & !stones.0 == 0) {
        // Two lines of five that share four cells are one row of six.
        match rows.iter_mut().find(|row| row.union(five).count() <= 6) {
            Some(row) => *row = row.union(five),
            None => rows.push(five),
        }
    }
    let from_end_to_end = |row: StoneSet| {
        let mut cells: Vec<Cell> = row.cells().collect();
        cells.sort_by_key(|cell| (cell.row(), cell.column()));
        cells.into_iter().map(place).collect()
    };
    rows.into_iter().map(from_end_to_end).collect()
}

impl Show for PentagoTwist {
    fn layout(&self) -> BoardLayout {
        layout::layout()
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |cell| Piece { place: place(cell), kind: PieceKind::Disc, color: self.owner(cell) };
        self.empty().complement().cells().map(piece).collect()
    }

    fn touch(&self, picked: Option<Place>, target: Target) -> Result<Gesture, Message> {
        if self.outcome().is_some() {
            return Err(Message::new("refuse-over"));
        }
        match target {
            Target::Place(touched) => self.touch_place(picked, touched),
            Target::Operation(kind, region) => self.touch_operation(picked, kind, region),
        }
    }

    fn marks(&self, _: Option<Place>) -> Vec<Mark> {
        if self.outcome().is_some() {
            Vec::new()
        } else if self.twist_due() {
            StoneSet::ALL.cells().map(|cell| Mark::new(place(cell), MarkKind::Pick)).collect()
        } else {
            let mark = |cell| Mark::new(place(cell), MarkKind::Place(self.own_stone(cell)));
            self.empty().cells().map(mark).collect()
        }
    }

    fn operations(&self) -> Vec<BoardOperation> {
        if self.twist_due() { Twist::ALL.map(operation).into() } else { Vec::new() }
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        match TwistAction::of(action) {
            Some(TwistAction::Place(cell)) => vec![Effect::Appear(self.own_stone(cell))],
            Some(TwistAction::Twist(twist)) => vec![twist_effect(twist)],
            None => Vec::new(),
        }
    }

    fn trace(&self, mv: Move) -> Vec<Place> {
        let (stone, twist) = halves(mv);
        let stone = stone.map(|cell| twist.map_or(cell, |twist| cell.twisted(twist)));
        stone.map(place).into_iter().collect()
    }

    fn origin(&self, mv: Move, after: Place) -> Place {
        let (_, twist) = halves(mv);
        cell(after).zip(twist).map_or(after, |(cell, twist)| place(cell.before(twist)))
    }

    fn winning_lines(&self) -> Vec<Vec<Place>> {
        match self.outcome() {
            Some(Outcome::Win(side)) => rows(self.stones(side)),
            Some(Outcome::Draw) => Side::BOTH.into_iter().flat_map(|side| rows(self.stones(side))).collect(),
            None => Vec::new(),
        }
    }

    fn set_up_rules(&self) -> Option<SetUpRules> {
        Some(SetUpRules { falls: false, has_neutral: false })
    }

    fn arranged(&self, arrangement: &Arrangement) -> Option<Self> {
        let mut stones = [StoneSet::default(); 2];
        for (place, owner) in &arrangement.pieces {
            let own = &mut stones[(*owner)?.index()];
            *own = own.with(cell(*place)?);
        }
        Some(Self::with_stones(stones, arrangement.to_move))
    }

    fn surplus(&self) -> Option<Surplus> {
        let surplus = Surplus::of_turns(Side::BOTH.map(|side| self.stones(side).count()), self.side());
        surplus.map(|(side, count)| Surplus { color: Some(side), count })
    }

    fn label(&self, place: Place) -> Message {
        let Some(cell) = cell(place) else {
            return Message::new("refuse-place").number("place", place.0);
        };
        let key = match (self.owner(cell), self.twist_due()) {
            (None, false) => "label-free",
            (None, true) => "label-free-quadrant",
            (Some(_), false) => "label-stone",
            (Some(_), true) => "label-stone-quadrant",
        };
        let mut label = Message::new(key).word("cell", cell.name());
        if let Some(side) = self.owner(cell) {
            label = label.side("side", side);
        }
        if self.twist_due() { label.corner("quadrant", cell.quadrant().corner()) } else { label }
    }

    fn prompt(&self, picked: Option<Place>) -> Message {
        let chosen = picked.and_then(cell).map(Cell::quadrant);
        match (self.twist_due(), chosen) {
            (false, _) => Message::new("prompt-place").side("side", self.side()),
            (true, None) => Message::new("prompt-twist").side("side", self.side()),
            (true, Some(quadrant)) => {
                Message::new("prompt-twist-chosen").side("side", self.side()).corner("quadrant", quadrant.corner())
            }
        }
    }

    fn short_form(&self, mv: Move) -> Option<MoveLabel> {
        let (stone, twist) = halves(mv);
        let BoardOperation { kind, region, .. } = operation(twist?);
        let text = stone.map(Cell::name).unwrap_or_default();
        Some(MoveLabel { text, operation: region.map(|region| (kind, region)) })
    }

    fn describe(&self, mv: Move) -> Message {
        let (stone, twist) = halves(mv);
        let key = match (stone, twist.map(|twist| twist.kind)) {
            (_, None) => "move-place",
            (Some(_), Some(TwistKind::Rotate)) => "move-place-rotate",
            (Some(_), Some(TwistKind::Mirror)) => "move-place-mirror",
            (None, Some(TwistKind::Rotate)) => "move-rotate",
            (None, Some(TwistKind::Mirror)) => "move-mirror",
        };
        let mut message = Message::new(key).side("side", self.side());
        if let Some(cell) = stone {
            message = message.word("cell", cell.name());
        }
        twist
            .map(|twist| twist.quadrant)
            .into_iter()
            .fold(message, |message, quadrant: Quadrant| message.corner("quadrant", quadrant.corner()))
    }

    fn passed(&self) -> Option<Self> {
        self.after_pass()
    }

    fn motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>) {
        self.add_motifs(mv, after, into);
    }

    fn text_board(&self) -> String {
        let mut picture = String::new();
        for row in 0..SIZE {
            if row == EDGE {
                picture.push('\n');
            }
            picture += &(SIZE - row).to_string();
            for column in 0..SIZE {
                let gap = if column == EDGE { "  " } else { "" };
                let stone = match Cell::at(row, column).and_then(|cell| self.owner(cell)) {
                    Some(Side::First) => " X",
                    Some(Side::Second) => " O",
                    None => " .",
                };
                picture = picture + gap + stone;
            }
            picture.push('\n');
        }
        picture + "  a b c   d e f\n"
    }
}
