use super::{
    BridgeCell, Bridgit, BridgitBoard, Cells, PointKind, Way, chain::chain, layout::layout, solver,
    text_board::text_board,
};
use crate::game::{
    Action, Arrangement, BoardLayout, Effect, Gesture, Mark, MarkKind, Message, Move, Piece, PieceKind, Place, Reason,
    Rules, SetUpRules, Show, Side, Surplus, Target,
};

/// Returns a bridge of this side on a cell.
fn bridge(board: BridgitBoard, cell: BridgeCell, way: Way) -> Piece {
    let kind = if board.upright(cell, way) { PieceKind::VerticalBar } else { PieceKind::HorizontalBar };
    Piece { place: board.place_of(cell), kind, color: Some(way.color()) }
}

impl Bridgit {
    fn piece(&self, cell: BridgeCell) -> Option<Piece> {
        if self.free().contains(cell) {
            return None;
        }
        Some(match self.bridge(cell) {
            Some(way) => bridge(self.board(), cell, way),
            None => Piece { place: self.board().place_of(cell), kind: PieceKind::Tile, color: None },
        })
    }

    /// Returns a bridge of the side to move on a cell.
    fn next_bridge(&self, cell: BridgeCell) -> Piece {
        bridge(self.board(), cell, self.mover())
    }

    fn places(&self, mv: Move) -> Vec<Place> {
        mv.actions().filter_map(|action| self.board().cell(action)).map(|cell| self.board().place_of(cell)).collect()
    }
}

impl Show for Bridgit {
    fn layout(&self) -> BoardLayout {
        layout(self.board())
    }

    fn color(&self, side: Side) -> Side {
        self.way_of(side).color()
    }

    fn pieces(&self) -> Vec<Piece> {
        self.board().all().iter().filter_map(|cell| self.piece(cell)).collect()
    }

    fn touch(&self, _: Option<Place>, target: Target) -> Result<Gesture, Message> {
        match target {
            Target::Place(place) => self.playable_place(place).map(|cell| Gesture::Act(cell.into())),
            Target::Operation(..) => Err(Message::new("refuse-operation")),
        }
    }

    fn marks(&self, _: Option<Place>) -> Vec<Mark> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mark = |cell| {
            let ghost = self.next_bridge(cell);
            Mark::new(ghost.place, MarkKind::Place(ghost))
        };
        self.free().iter().map(mark).collect()
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        self.board().cell(action).map(|cell| Effect::Appear(self.next_bridge(cell))).into_iter().collect()
    }

    fn trace(&self, mv: Move) -> Vec<Place> {
        self.places(mv)
    }

    fn winning_lines(&self) -> Vec<Vec<Place>> {
        let Some(way) = self.winner() else { return Vec::new() };
        let chain = chain(self.board(), way, self.bridges(way));
        vec![chain.into_iter().map(|cell| self.board().place_of(cell)).collect()]
    }

    fn winning_sets(&self, best: Move) -> Option<Vec<Vec<Place>>> {
        let cell = self.board().cell(best.actions().next()?)?;
        solver::winning_sets(self, cell)
    }

    fn passed(&self) -> Option<Self> {
        self.after_pass()
    }

    fn set_up_rules(&self) -> Option<SetUpRules> {
        Some(SetUpRules { falls: false, has_neutral: true })
    }

    fn arranged(&self, arrangement: &Arrangement) -> Option<Self> {
        let mut taken = [Cells::NONE; 3];
        for (place, owner) in &arrangement.pieces {
            let PointKind::BridgeCell(cell) = self.board().kind(self.board().point_at(*place)?) else { return None };
            taken[owner.map_or(2, Side::index)].insert(cell);
        }
        let [vertical, horizontal, walls] = taken;
        let mover = Way::BOTH.into_iter().find(|way| way.color() == arrangement.to_move)?;
        Some(self.with_bridges([vertical, horizontal], walls, mover))
    }

    fn surplus(&self) -> Option<Surplus> {
        let counts = Side::BOTH.map(|side| self.bridges(self.way_of(side)).len());
        let surplus = Surplus::of_turns(counts, self.side());
        surplus.map(|(side, count)| Surplus { color: Some(self.color(side)), count })
    }

    fn motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>) {
        self.add_motifs(mv, after, into);
    }

    fn label(&self, place: Place) -> Message {
        let Some(point) = self.board().point_at(place) else {
            return Message::new("refuse-place").number("place", place.0);
        };
        let about = |key| Message::new(key).word("cell", self.board().name(point));
        match self.board().kind(point) {
            PointKind::Frame => about("label-frame"),
            PointKind::Pier(way) => about("label-pier").side("owner", way.color()),
            PointKind::BridgeCell(cell) if self.free().contains(cell) => about("label-free"),
            PointKind::BridgeCell(cell) => match self.bridge(cell) {
                Some(way) if self.board().upright(cell, way) => about("label-upright").side("owner", way.color()),
                Some(way) => about("label-flat").side("owner", way.color()),
                None => about("label-wall"),
            },
        }
    }

    fn prompt(&self, _: Option<Place>) -> Message {
        Message::new("prompt-build").side("side", self.mover().color())
    }

    fn describe(&self, mv: Move) -> Message {
        Message::new("move-build").side("side", self.mover().color()).word("cell", self.move_text(mv))
    }

    fn text_board(&self) -> String {
        text_board(self)
    }
}
