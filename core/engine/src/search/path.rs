//! The way of one simulation through the tree, and the positions that may come back on it.

use crate::game::{Action, Course, Rules};

/// The nodes a simulation went through, the root first.
#[derive(Debug, Default)]
pub(super) struct Path {
    pub(super) nodes: Vec<u32>,
    /// Keys of the positions that may come back: those of the course, then those on the way.
    keys: Vec<u64>,
    keys_of_course: usize,
    /// The first of the keys that the position reached can still be the same as.
    reversible_from: usize,
}

impl Path {
    /// Stands at the root again, below the last position of the course.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.nodes.clear();
        self.nodes.push(0);
        self.keys.truncate(self.keys_of_course);
        self.reversible_from = 0;
    }

    /// Forgets everything but what may come back of this course.
    pub(super) fn forget<P: Rules>(&mut self, course: &Course<P>) {
        self.nodes.clear();
        self.keys.clear();
        if P::REPETITIONS.is_some() {
            self.keys.extend(course.past_keys());
            self.keys.reverse();
        }
        self.keys_of_course = self.keys.len();
    }

    /// Goes on to a child by its action, which is played.
    #[inline]
    pub(super) fn follow<P: Rules>(&mut self, child: u32, action: Action, position: &mut P) {
        if P::REPETITIONS.is_some() {
            if position.is_irreversible(action) {
                self.reversible_from = self.keys.len();
            }
            position.play_unchecked(action);
            self.keys.push(position.key());
        } else {
            position.play_unchecked(action);
        }
        self.nodes.push(child);
    }

    /// Whether the position just reached has been there as often as the rules allow.
    #[inline]
    pub(super) fn is_repeated<P: Rules>(&self) -> bool {
        let (Some(most), Some((key, before))) = (P::REPETITIONS, self.keys.split_last()) else { return false };
        before.iter().skip(self.reversible_from).filter(|past| *past == key).count() + 1 >= most
    }
}
