//! What a review has found, kept in a file of its own so that it opens at once the next time.

use serde::{Deserialize, Serialize};

use fivefold_engine::{search::Judgement, session::Session};

/// Grows with every change of rules, search or judge that may change a judgement: what was found before is found anew.
const JUDGE: u32 = 1;

/// What is in the file.
#[derive(Serialize, Deserialize)]
pub struct Record {
    judge: u32,
    visits: u64,
    /// The moves, so that a match that went on is not taken for the one that was reviewed.
    #[serde(rename = "turns")]
    moves: Vec<String>,
    judged: Vec<Option<Judgement>>,
}

impl Record {
    /// What was found of a match by so many simulations a move.
    pub fn new(session: &Session, visits: u64, judged: Vec<Option<Judgement>>) -> Self {
        Self { judge: JUDGE, visits, moves: texts(session), judged }
    }

    /// What it says of a match: as much as still holds, and nothing of the rest.
    pub fn judged(self, session: &Session, visits: u64) -> Vec<Option<Judgement>> {
        let moves = texts(session);
        let mut judged = vec![None; moves.len()];
        if (self.judge, self.visits) == (JUDGE, visits) {
            let known = self.moves.into_iter().zip(self.judged);
            for ((place, mv), (text, judgement)) in judged.iter_mut().zip(moves).zip(known) {
                if text != mv {
                    break;
                }
                *place = judgement.filter(|judgement| judgement.text == mv);
            }
        }
        judged
    }
}

fn texts(session: &Session) -> Vec<String> {
    session.played().iter().map(|mv| mv.text.clone()).collect()
}
