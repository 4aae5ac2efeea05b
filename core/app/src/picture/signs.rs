use fivefold_engine::game::{BoardOperationKind, Effect, Piece, Place, RegionId, Side};

/// Signs on a board that are not part of the game: hints and explanations.
#[derive(Clone, Debug, PartialEq)]
pub struct Signs {
    /// Moves shown without being played.
    pub moves: Vec<ShownMove>,
    /// Numbers at places: the destinations of other moves.
    pub numbers: Vec<(Place, u32)>,
    /// The proof of the win.
    pub winning_sets: Option<WinningSets>,
    /// The relevant places: pieces elsewhere are dimmed; if empty, no piece is dimmed.
    pub lit: Vec<Place>,
    /// The places that a reason speaks of, each with a halo; nothing is dimmed.
    pub haloed: Vec<Place>,
    /// Places with one frame around all of them.
    pub framed: Vec<Place>,
    /// The places of a good move.
    pub good: Vec<Place>,
    /// The places of a bad move.
    pub bad: Vec<Place>,
    /// Hypothetical pieces of a move under discussion.
    pub ghosts: Vec<Piece>,
    /// Whether the position is being set up: a dashed frame surrounds the board.
    pub is_draft: bool,
}

impl Signs {
    /// No signs.
    pub const NONE: Self = Self {
        moves: Vec::new(),
        numbers: Vec::new(),
        winning_sets: None,
        lit: Vec::new(),
        haloed: Vec::new(),
        framed: Vec::new(),
        good: Vec::new(),
        bad: Vec::new(),
        ghosts: Vec::new(),
        is_draft: false,
    };

    /// Returns a place to scroll into view, if the signs mark one.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        let mut steps = self.moves.iter().flat_map(|mv| &mv.steps);
        steps.find_map(ShownStep::place).or(self.framed.get(self.framed.len() / 2).copied())
    }

    /// Shows a move: its places as good or bad places, its paths and regions as a [`ShownMove`].
    pub fn show(&mut self, mv: Option<ShownMove>) {
        let Some(mut mv) = mv else { return };
        let places = match mv.tone {
            ShownTone::Good => Some(&mut self.good),
            ShownTone::Bad => Some(&mut self.bad),
            ShownTone::Hint => None,
        };
        if let Some(places) = places {
            mv.steps.retain(|step| match step {
                ShownStep::Place(place) => {
                    places.push(*place);
                    false
                }
                _ => true,
            });
        }
        self.moves.push(mv);
    }
}

/// The sets of places that prove the winner, each drawn in its own style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningSets {
    /// The color of the proven winner: `First` is orange.
    pub color: Side,
    /// The sets.
    pub sets: Vec<Vec<Place>>,
}

/// A move shown on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownMove {
    /// The meaning of the move.
    pub tone: ShownTone,
    /// The steps of the move, in order.
    pub steps: Vec<ShownStep>,
}

/// The meaning of a shown move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownTone {
    /// A good move.
    Good,
    /// A bad move.
    Bad,
    /// A suggested move.
    Hint,
}

/// A step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownStep {
    /// A piece changes at a place.
    Place(Place),
    /// A piece is placed.
    Piece(Piece),
    /// A piece moves from one place to another.
    Way {
        /// The start.
        from: Place,
        /// The destination.
        to: Place,
    },
    /// An operation on a region.
    Region {
        /// The operation.
        kind: BoardOperationKind,
        /// The region.
        region: RegionId,
    },
    /// A region is highlighted.
    Area(RegionId),
}

impl ShownStep {
    /// Returns the first place of the step, if it has one.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Piece(piece) => Some(piece.place),
            Self::Way { from, .. } => Some(*from),
            Self::Place(place) => Some(*place),
            Self::Region { .. } | Self::Area(_) => None,
        }
    }
}

impl ShownMove {
    /// Returns a move with these effects. A bad move that was played is already on the board, so its piece is not
    /// previewed.
    #[must_use]
    pub fn of(tone: ShownTone, effects: &[Effect]) -> Self {
        let mut steps = Vec::new();
        add(tone, effects, &mut steps);
        Self { tone, steps }
    }

    /// Returns the move with every place replaced.
    #[must_use]
    pub fn mapped(mut self, to: impl Fn(Place) -> Place) -> Self {
        for step in &mut self.steps {
            *step = match *step {
                ShownStep::Place(place) => ShownStep::Place(to(place)),
                ShownStep::Piece(piece) => ShownStep::Piece(Piece { place: to(piece.place), ..piece }),
                ShownStep::Way { from, to: end } => ShownStep::Way { from: to(from), to: to(end) },
                ShownStep::Region { .. } | ShownStep::Area(_) => *step,
            };
        }
        self
    }

    /// Returns the places of the steps.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.steps
            .iter()
            .flat_map(|step| match *step {
                ShownStep::Way { from, to } => [Some(from), Some(to)],
                _ => [step.place(), None],
            })
            .flatten()
    }

    /// Returns the place where a piece arrives, if one does.
    #[must_use]
    pub fn destination(&self) -> Option<Place> {
        self.steps.iter().find_map(|step| match step {
            ShownStep::Way { to, .. } => Some(*to),
            step => step.place(),
        })
    }
}

fn add(tone: ShownTone, effects: &[Effect], steps: &mut Vec<ShownStep>) {
    for effect in effects {
        match effect {
            Effect::Appear(piece) | Effect::Fall(piece) => steps.push(match tone {
                ShownTone::Hint => ShownStep::Piece(*piece),
                ShownTone::Good | ShownTone::Bad => ShownStep::Place(piece.place),
            }),
            Effect::Move { from, to } => steps.push(ShownStep::Way { from: *from, to: *to }),
            Effect::Rotate { region, .. } => {
                steps.push(ShownStep::Region { kind: BoardOperationKind::Rotate, region: *region });
            }
            Effect::Mirror { region, .. } => {
                steps.push(ShownStep::Region { kind: BoardOperationKind::Mirror, region: *region });
            }
            Effect::Together(effects) => add(tone, effects, steps),
            Effect::Vanish(_) | Effect::Recolor { .. } | Effect::Pass(_) => {}
        }
    }
}
