//! A hint in three steps: where to look, what to look at, the turn. Asked for once more, the turn is played.

use super::{super::board::Board, owner::Play, searcher::Aim};
use crate::{
    game::{Effect, Message, Place, Proof, Target, Verdict},
    picture::{ShownStep, ShownTone, ShownTurn, Signs},
    search::Candidate,
    session::Unrated,
};

/// What the computer would do in a person's place.
pub struct Hint {
    pub turn: String,
    /// The turn as the search has valued it.
    pub found: Vec<Candidate>,
    /// How much of it is told.
    step: HintStep,
}

/// How much of a hint is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HintStep {
    /// What there is, and in which part of the board.
    Where,
    /// The piece, the region or the column.
    What,
    /// The turn.
    Turn,
}

impl Hint {
    pub fn new(found: Candidate) -> Self {
        Self { turn: found.turn.clone(), found: vec![found], step: HintStep::Where }
    }

    /// The proof of the turn.
    fn proof(&self) -> Option<Proof> {
        self.found.first()?.proof
    }
}

/// How far from the place of the turn the part of the board reaches that is to be looked at first.
const PART: f64 = 2.6;

/// And then.
const AREA: f64 = 1.1;

impl Play {
    /// Tells more of the hint there is, or plays its turn; says whether there is one.
    pub(super) fn go_on_with_hint(&mut self) -> bool {
        let is_asked = self.searcher.aim() != Some(Aim::Hint) && !self.board.snapshot().may_finish;
        let Some(hint) = self.hint.as_mut().filter(|_| is_asked) else { return false };
        let mut is_shown = false;
        hint.step = match hint.step {
            HintStep::Where => HintStep::What,
            HintStep::What => {
                is_shown = true;
                HintStep::Turn
            }
            HintStep::Turn => {
                let turn = hint.turn.clone();
                self.play(&turn);
                return true;
            }
        };
        if is_shown && self.board.session.only_human().is_some() {
            self.board.session.mark_unrated(Unrated::Helped);
            self.keep();
        }
        self.board.notice = None;
        self.tell_hint();
        true
    }

    /// The turn that a touch plays because it is shown and ends there.
    pub(super) fn hinted_by(&self, target: Target) -> Option<String> {
        let hint = self.hint.as_ref().filter(|hint| hint.step == HintStep::Turn)?;
        let state = self.board.session.state();
        let turn = state.read_turn(&hint.turn).ok()?;
        let is_moved = state.trace(turn).len() > 1;
        let is_end = state.trace(turn).last().is_some_and(|end| target == Target::Place(*end));
        (is_moved && is_end && self.board.session.picked().is_none()).then(|| hint.turn.clone())
    }

    /// Says what the hint says.
    pub(super) fn tell_hint(&mut self) {
        if let Some(said) = self.hint_words() {
            self.board.tell(None, None, said);
            self.board.revision += 1;
        }
    }

    /// What the hint says as far as it is told.
    pub(super) fn hint_words(&self) -> Option<String> {
        let hint = self.hint.as_ref()?;
        let words = self.board.words();
        let wins = hint.proof().filter(|proof| proof.verdict == Verdict::Win).and_then(|proof| proof.turns);
        Some(match hint.step {
            HintStep::Where => match wins {
                Some(1) => words.word("hint-wins-now"),
                Some(turns) => words.say(&Message::new("hint-wins-in").number("turns", turns)),
                None if self.reason().is_some() => words.word("hint-threat"),
                None => words.word("hint-where"),
            },
            HintStep::What => words.word("hint-what"),
            HintStep::Turn => {
                let turn = self.board.sentence(&hint.turn);
                let said = words.say(&Message::new("suggestion").word("turn", turn));
                let reason = match wins {
                    Some(1) => Some(words.word("hint-because-wins")),
                    Some(turns) => Some(words.say(&Message::new("hint-because-wins-in").number("turns", turns))),
                    None => self.reason(),
                };
                match reason {
                    Some(reason) => words.say(&Message::new("hint-because").word("hint", said).word("reason", reason)),
                    None => said,
                }
            }
        })
    }

    /// Why the turn is good, where the game can say so.
    fn reason(&self) -> Option<String> {
        let state = self.board.session.state();
        let turn = state.read_turn(&self.hint.as_ref()?.turn).ok()?;
        state.reason(turn).map(|reason| self.board.say(&reason))
    }

    /// Shows the hint on the board, as far as it is told.
    pub(super) fn show_hint(&mut self, signs: &mut Signs) {
        let Some(hint) = &self.hint else { return };
        let state = self.board.session.state();
        let Ok(turn) = state.read_turn(&hint.turn) else { return };
        let Some(shown) = Board::shown_turn(state, &hint.turn, ShownTone::Hint) else { return };
        let place = shown.steps.iter().find_map(ShownStep::place);
        let mut after = state.copy();
        let skipped = state.under_way().len();
        let falls = turn.actions().skip(skipped).any(|action| {
            after.play(action).is_ok_and(|played| matches!(played.effects.first(), Some(Effect::Fall(_))))
        });
        match hint.step {
            HintStep::Where => signs.framed = self.around(place, PART, PART),
            HintStep::What => match (shown.steps.first(), place) {
                (Some(ShownStep::Way { from, .. }), _) => {
                    signs.turns.push(ShownTurn { tone: ShownTone::Hint, steps: vec![ShownStep::Place(*from)] });
                }
                (Some(ShownStep::Region { region, .. }), _) => {
                    signs.turns.push(ShownTurn { tone: ShownTone::Hint, steps: vec![ShownStep::Area(*region)] });
                }
                // What falls falls in a column.
                (_, place) if falls => signs.framed = self.around(place, 0.1, f64::INFINITY),
                (_, place) => signs.framed = self.around(place, AREA, AREA),
            },
            HintStep::Turn => signs.turns.push(shown),
        }
    }

    /// The places that are not further from a place than this to either side, and up or down.
    fn around(&mut self, place: Option<Place>, x: f64, y: f64) -> Vec<Place> {
        let seen = self.board.seen();
        let Some(middle) = place.and_then(|place| seen.spot(place)) else { return Vec::new() };
        let is_near =
            |spot: &&crate::picture::SeenSpot| (spot.x - middle.x).abs() <= x && (spot.y - middle.y).abs() <= y;
        seen.spots().iter().filter(is_near).map(|spot| spot.place).collect()
    }
}
