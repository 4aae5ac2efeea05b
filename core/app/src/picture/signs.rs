use super::{ShownMove, ShownStep, ShownTone, WinningSets};
use fivefold_engine::game::{Piece, Place, Target};

/// What is drawn on a board besides the game: what somebody is told about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Signs {
    /// What is suggested to be touched.
    pub hints: Vec<Target>,
    /// Moves that are shown and not played.
    pub moves: Vec<ShownMove>,
    /// What proves who wins.
    pub certificate: Option<WinningSets>,
    /// The places that matter: pieces elsewhere recede. Without any none does.
    pub lit: Vec<Place>,
    /// Places that have a frame around all of them.
    pub framed: Vec<Place>,
    /// The places of a good move.
    pub good: Vec<Place>,
    /// The places of a move that was not.
    pub bad: Vec<Place>,
    /// Pieces that are not there, but would be after a move that is spoken of.
    pub ghosts: Vec<Piece>,
}

impl Signs {
    /// Nothing but the game.
    pub const NONE: Self = Self {
        hints: Vec::new(),
        moves: Vec::new(),
        certificate: None,
        lit: Vec::new(),
        framed: Vec::new(),
        good: Vec::new(),
        bad: Vec::new(),
        ghosts: Vec::new(),
    };

    /// A place of what is shown to be looked at, if anything is.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        let mut steps = self.moves.iter().flat_map(|mv| &mv.steps);
        steps.find_map(ShownStep::place).or(self.framed.get(self.framed.len() / 2).copied())
    }

    /// Shows a move: its places by the signs there are for good and bad ones, ways and regions by their own.
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
