//! View state of a review: the list of moves, the graph, the signs on the board.

use super::{
    super::{
        super::board::{Board, MoveRow, MoveSign, Overlay},
        StudyGraph,
    },
    Line, Review,
    graph::{self, Point},
    retry::RetryStage,
    words,
};
use crate::picture::{Ink, ShownTone};
use fivefold_engine::{
    game::{Move, Outcome, Side, Spot, Verdict},
    search::{Grade, Judgment},
};

impl Review {
    /// Returns every position of the game as a point of the graph.
    fn points(&self, judged: &[Option<Judgment>]) -> Vec<Point> {
        let color = |side: Side| self.whole.state().position().color(side);
        let sign = |mv: usize| sign_of(judged.get(mv.checked_sub(1)?)?.as_ref()?.grade);
        let played = self.whole.played();
        let judgment = |mv: usize| Some((judged.get(mv)?.as_ref()?, played.get(mv)?.color));
        let of_position = |at: usize| {
            let next = judgment(at).map(|(judged, color)| (judged.before, color));
            // As in the comment on the move that led here.
            let last = at.checked_sub(1).and_then(judgment).map(|(judged, color)| (judged.after, color));
            let (worth, color) = last.or(next)?;
            Some(point((worth.value(), worth.verdict()), color, sign(at)))
        };
        let ended = self.whole.conclusion().map(|conclusion| {
            let verdict = match conclusion.outcome {
                Outcome::Win(winner) if color(winner) == Side::First => Verdict::Win,
                Outcome::Win(_) => Verdict::Loss,
                Outcome::Draw => Verdict::Draw,
            };
            point((verdict.value().get(), Some(verdict)), Side::First, sign(judged.len()))
        });
        let unknown = |at: usize| Point { value: None, proven: None, sign: sign(at) };
        let mut points: Vec<Point> =
            (0..judged.len()).map(|at| of_position(at).unwrap_or_else(|| unknown(at))).collect();
        points.push(ended.or_else(|| of_position(judged.len())).unwrap_or_else(|| unknown(judged.len())));
        points
    }

    pub(super) fn graph_of(&self, judged: &[Option<Judgment>], board: &Board) -> StudyGraph {
        let points = self.points(judged);
        StudyGraph {
            picture: graph::picture(&points, self.at, board.words().is_right_to_left()),
            words: words::graph(board.words(), &points[self.at], judged, self.at),
        }
    }

    pub(super) fn rows_of(&mut self, judged: &[Option<Judgment>], board: &mut Board) -> Vec<MoveRow> {
        let (words, seen) = (board.words(), board.display_board());
        self.rows.of(&self.whole, judged, board.wording(), |mv, judged| {
            let judgment = judged.as_ref().map(|judged| words::mark(words, judged)).unwrap_or_default();
            let row = MoveRow::new(mv, &judgment, &seen, words);
            let sign = judged.as_ref().and_then(|judged| sign_of(judged.grade));
            MoveRow { sign: sign.map(|(text, ink)| MoveSign { text: text.to_owned(), ink }), ..row }
        })
    }

    /// Returns the overlay that marks the move played and the better one.
    pub(super) fn marks(&self, judged: &[Option<Judgment>]) -> Overlay {
        let mut overlay = Overlay::NONE;
        overlay.is_read_only = !matches!(&self.line, Line::Retry(retry) if retry.stage == RetryStage::Asked);
        let layout = self.whole.layout();
        let mut show = |mv: usize, text: &str, tone, after: Option<Move>| {
            let before = self.whole.before(mv - 1);
            let moved = |place| {
                let is_from = |spot: &&Spot| after.is_some_and(|after| before.origin(after, spot.place) == place);
                layout.spots.iter().find(is_from).map_or(place, |spot| spot.place)
            };
            let shown = Board::shown_move(before.as_ref(), text, tone);
            // The stone of the move played is where its twist has taken it. A better move keeps the places of its name, so it
            // is not shown among stones that the twist has moved.
            overlay.signs.show(match tone {
                ShownTone::Good => shown.filter(|mv| mv.places().all(|place| moved(place) == place)),
                ShownTone::Bad | ShownTone::Hint => shown.map(|mv| mv.mapped(moved)),
            });
        };
        match (&self.line, self.last(judged)) {
            (Line::Game, Some(judged)) if judged.text != judged.best => {
                let played = self.whole.played().get(self.at - 1).map(|played| played.mv);
                if judged.grade.is_slip() {
                    show(self.at, &judged.text, ShownTone::Bad, played);
                }
                if judged.grade.is_slip() || judged.grade == Grade::Unsure {
                    show(self.at, &judged.best, ShownTone::Good, played);
                }
            }
            (Line::Retry(retry), _) if retry.stage == RetryStage::Asked => {
                if let Some(played) = self.whole.played().get(retry.mv - 1) {
                    show(retry.mv, &played.text, ShownTone::Bad, None);
                }
            }
            _ => {}
        }
        overlay
    }
}

fn point((value, verdict): (f32, Option<Verdict>), color: Side, sign: Option<(&'static str, Ink)>) -> Point {
    Point {
        value: Some(f64::from(if color == Side::First { value } else { -value })),
        proven: verdict.map(|verdict| graph::for_orange(verdict, color)),
        sign,
    }
}

/// Returns the sign of a move in the list and in the graph.
const fn sign_of(grade: Grade) -> Option<(&'static str, Ink)> {
    match grade {
        Grade::Kept | Grade::Forced | Grade::Equal | Grade::Unsure => None,
        Grade::Only => Some(("!", Ink::Win)),
        Grade::Inaccuracy => Some(("?!", Ink::Draw)),
        Grade::Mistake => Some(("?", Ink::Loss)),
        Grade::Blunder | Grade::GaveAway => Some(("??", Ink::Loss)),
    }
}
