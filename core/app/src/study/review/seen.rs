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
        let sign = |mv: usize| {
            let grade = judged.get(mv.checked_sub(1)?)?.as_ref()?.grade;
            (grade.is_slip() || grade == Grade::Only).then_some(grade)
        };
        let mut points: Vec<Point> = (self.whole.played().iter().zip(judged).enumerate())
            .map(|(number, (mv, judged))| {
                let before = judged.as_ref().map(|judged| judged.before);
                point(before.map(|worth| (worth.value(), worth.verdict())), mv.color, sign(number))
            })
            .collect();
        let ended = self.whole.conclusion().map(|conclusion| {
            let verdict = match conclusion.outcome {
                Outcome::Win(winner) if color(winner) == Side::First => Verdict::Win,
                Outcome::Win(_) => Verdict::Loss,
                Outcome::Draw => Verdict::Draw,
            };
            point(Some((verdict.value().get(), Some(verdict))), Side::First, sign(judged.len()))
        });
        let last = || {
            let (mv, judged) = (self.whole.played().last()?, judged.last()?.as_ref()?);
            let worth = judged.after;
            Some(point(Some((worth.value(), worth.verdict())), color(mv.side), sign(self.moves())))
        };
        let unknown = Point { value: None, proven: None, sign: None };
        points.push(ended.or_else(last).unwrap_or(unknown));
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
        self.rows.of(&self.whole, judged, (board.wording(), &seen), |mv, judged| {
            let judgment = judged.as_ref().map(|judged| words::mark(words, judged)).unwrap_or_default();
            let row = MoveRow::new(mv, &judgment, &seen, words);
            MoveRow { sign: judged.as_ref().and_then(|judged| sign(judged.grade)), ..row }
        })
    }

    /// Returns the overlay that marks the move played and the better one.
    pub(super) fn marks(&self, judged: &[Option<Judgment>]) -> Overlay {
        let mut overlay = Overlay::NONE;
        overlay.is_read_only = !matches!(&self.line, Line::Retry(retry) if retry.stage == RetryStage::Asked);
        let layout = self.whole.layout();
        let mut show = |mv: usize, text: &str, tone, after: Option<Move>| {
            let before = self.whole.before(mv - 1);
            // A move that rearranges a region takes the places of the position before it along.
            let moved = |place| {
                let is_from = |spot: &&Spot| after.is_some_and(|after| before.origin(after, spot.place) == place);
                layout.spots.iter().find(is_from).map_or(place, |spot| spot.place)
            };
            overlay.signs.show(Board::shown_move(before.as_ref(), text, tone).map(|mv| mv.mapped(moved)));
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

fn point(worth: Option<(f32, Option<Verdict>)>, color: Side, sign: Option<Grade>) -> Point {
    let orange = |value: f32| f64::from(if color == Side::First { value } else { -value });
    Point {
        value: worth.map(|(value, _)| orange(value)),
        proven: worth.and_then(|(_, verdict)| verdict).map(|verdict| graph::for_orange(verdict, color)),
        sign,
    }
}

/// Returns the sign of a move in the list.
fn sign(grade: Grade) -> Option<MoveSign> {
    let (text, ink) = match grade {
        Grade::Kept | Grade::Forced | Grade::Equal | Grade::Unsure => return None,
        Grade::Only => ("!", Ink::Win),
        Grade::Inaccuracy => ("?!", Ink::Draw),
        Grade::Mistake => ("?", Ink::Loss),
        Grade::Blunder | Grade::GaveAway => ("??", Ink::Loss),
    };
    Some(MoveSign { text: text.to_owned(), ink })
}
