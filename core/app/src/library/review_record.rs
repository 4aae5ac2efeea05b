//! Saved review judgments, in a file of their own so that a review opens immediately the next time.

use serde::{Deserialize, Serialize};

use fivefold_engine::{search::Judgment, session::Session};

/// The judge version. Increment it with every change of rules, search or judge that may change a judgment; older
/// judgments are then computed again.
const JUDGE: u32 = 2;

/// The contents of the file.
#[derive(Serialize, Deserialize)]
pub struct ReviewRecord {
    judge: u32,
    visits: u64,
    /// The moves, to detect that the match has continued since the review.
    #[serde(rename = "turns")]
    moves: Vec<String>,
    judged: Vec<Option<Judgment>>,
    /// Whether the mistakes were examined for puzzles.
    #[serde(default)]
    is_examined: bool,
}

impl ReviewRecord {
    /// Returns the record without invalid judgments, which are then computed again.
    #[expect(clippy::unnecessary_wraps, reason = "the signature of every check of a file")]
    pub fn checked(mut self) -> Option<Self> {
        for judgment in &mut self.judged {
            judgment.take_if(|judgment| !judgment.is_valid());
        }
        Some(self)
    }

    /// Creates a record of judgments made with this many simulations per move.
    pub fn new(session: &Session, visits: u64, judged: Vec<Option<Judgment>>, is_examined: bool) -> Self {
        Self { judge: JUDGE, visits, moves: texts(session), judged, is_examined }
    }

    /// Returns whether the mistakes of this match were examined for puzzles.
    pub fn is_examined(&self, session: &Session) -> bool {
        self.is_examined && self.moves == texts(session)
    }

    /// Returns the judgments that are still valid for a match, and `None` for the other moves.
    pub fn judged(self, session: &Session, visits: u64) -> Vec<Option<Judgment>> {
        let moves = texts(session);
        let mut judged = vec![None; moves.len()];
        if (self.judge, self.visits) == (JUDGE, visits) {
            let known = self.moves.into_iter().zip(self.judged);
            for ((place, mv), (text, judgment)) in judged.iter_mut().zip(moves).zip(known) {
                if text != mv {
                    break;
                }
                *place = judgment.filter(|judgment| judgment.text == mv);
            }
        }
        judged
    }
}

fn texts(session: &Session) -> Vec<String> {
    session.played().iter().map(|mv| mv.text.clone()).collect()
}
