//! Who wins one stone after the scores, as bits.

use super::coder::{BitChance, Coder};

/// How many values each part of a context has: the best score that the positions before it leave, how many these are, and
/// the signs of the two positions coded last.
const LEAST: usize = 20;
const BEFORE: usize = 6;
const SIGNS: usize = 3;

/// What signs are expected to be.
pub(super) struct SignModel {
    /// For each context how probable a win is, and, without one, a loss.
    chances: Vec<[BitChance; 2]>,
    last: [usize; 2],
}

impl SignModel {
    /// Codes the sign of a position's score, if it does not follow from what is decided at once or from the scores of the
    /// positions `before`: it is at least the negative of each.
    pub(super) fn code(
        &mut self,
        decided: Option<i32>,
        before: impl Iterator<Item = i32>,
        sign: i32,
        coder: &mut impl Coder,
    ) -> i32 {
        let (least, count) = before.fold((i32::MIN, 0), |(least, count), score| (least.max(-score), count + 1));
        let sign = match decided {
            Some(score) => score.signum(),
            None if least > 0 => 1,
            None => {
                let worse = usize::try_from(-least).unwrap_or(usize::MAX).min(LEAST - 1);
                let context = ((worse * BEFORE + count.min(BEFORE - 1)) * SIGNS + self.last[0]) * SIGNS + self.last[1];
                let [win, loss] = &mut self.chances[context];
                if win.code(sign > 0, coder) {
                    1
                } else if least == 0 {
                    0
                } else {
                    -i32::from(loss.code(sign < 0, coder))
                }
            }
        };
        self.last = [usize::try_from(sign + 1).unwrap_or_default(), self.last[0]];
        sign
    }
}

impl Default for SignModel {
    fn default() -> Self {
        Self { chances: vec![[BitChance::EVEN; 2]; LEAST * BEFORE * SIGNS * SIGNS], last: [0; 2] }
    }
}
