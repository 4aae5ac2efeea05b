//! How far somebody has come in the lessons of each game.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use fivefold_engine::{
    games::Game,
    text::{Language, LessonStep},
};

/// How far the lessons have come, by the id of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lessons(BTreeMap<String, Course>);

/// How far one lesson has come. Its steps are known by their names, so that a later version of the app can have others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Course {
    /// The step that was on the board last.
    at: String,
    /// The steps that were done.
    done: BTreeSet<String>,
}

impl Lessons {
    /// The step to go on with: the one that was on the board, and the first one after the last.
    pub fn at(&self, game: &str, steps: &[LessonStep]) -> usize {
        let at = self.0.get(game).map(|course| &course.at);
        let found = steps.iter().position(|step| Some(&step.name) == at);
        found.filter(|_| self.done(game, steps).contains(&false)).unwrap_or(0)
    }

    /// Which of the steps were done.
    pub fn done(&self, game: &str, steps: &[LessonStep]) -> Vec<bool> {
        let course = self.0.get(game);
        steps.iter().map(|step| course.is_some_and(|course| course.done.contains(&step.name))).collect()
    }

    /// How much of the lesson of a game was done, from 0 to 1.
    pub fn share(&self, game: &dyn Game) -> f64 {
        let steps = game.texts(Language::ENGLISH.into()).lesson().unwrap_or_default();
        let done = self.done(game.id(), &steps);
        let count = |steps: usize| f64::from(u32::try_from(steps).unwrap_or(u32::MAX));
        count(done.iter().filter(|is_done| **is_done).count()) / count(done.len().max(1))
    }

    /// A step is on the board.
    pub fn show(&mut self, game: &str, step: &str) {
        step.clone_into(&mut self.0.entry(game.to_owned()).or_default().at);
    }

    /// A step was done; of steps that there are no more nothing is kept.
    pub fn finish(&mut self, game: &str, step: &str, steps: &[LessonStep]) {
        let done = &mut self.0.entry(game.to_owned()).or_default().done;
        done.insert(step.to_owned());
        done.retain(|name| steps.iter().any(|step| step.name == *name));
    }
}
