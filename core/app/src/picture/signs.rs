use super::{ShownMove, ShownStep, ShownTone, WinningSets};
use fivefold_engine::game::{Piece, Place, Target};

/// Signs on a board that are not part of the game: hints and explanations.
#[derive(Clone, Debug, PartialEq)]
pub struct Signs {
    /// The suggested target.
    pub hints: Vec<Target>,
    /// Moves shown without being played.
    pub moves: Vec<ShownMove>,
    /// The proof of the win.
    pub winning_sets: Option<WinningSets>,
    /// The relevant places: pieces elsewhere are dimmed; if empty, no piece is dimmed.
    pub lit: Vec<Place>,
    /// Places with one frame around all of them.
    pub framed: Vec<Place>,
    /// The places of a good move.
    pub good: Vec<Place>,
    /// The places of a bad move.
    pub bad: Vec<Place>,
    /// Hypothetical pieces of a move under discussion.
    pub ghosts: Vec<Piece>,
}

impl Signs {
    /// No signs.
    pub const NONE: Self = Self {
        hints: Vec::new(),
        moves: Vec::new(),
        winning_sets: None,
        lit: Vec::new(),
        framed: Vec::new(),
        good: Vec::new(),
        bad: Vec::new(),
        ghosts: Vec::new(),
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
