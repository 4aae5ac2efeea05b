//! Lesson progress for each game.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use fivefold_engine::{
    games::Game,
    text::{Language, LessonStep},
};

/// Lesson progress by game id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lessons(BTreeMap<String, LessonProgress>);

/// The progress of one lesson. Steps are identified by name, so that a later version of the app can change them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct LessonProgress {
    /// The step last shown.
    at: String,
    /// The completed steps.
    done: BTreeSet<String>,
}

impl Lessons {
    /// Returns the step to resume at: the one last shown, or the first one once all are completed.
    pub fn resume_at(&self, game: &str, steps: &[LessonStep]) -> usize {
        let at = self.0.get(game).map(|lesson| &lesson.at);
        let found = steps.iter().position(|step| Some(&step.name) == at);
        found.filter(|_| self.done(game, steps).contains(&false)).unwrap_or(0)
    }

    /// Returns which steps are completed.
    pub fn done(&self, game: &str, steps: &[LessonStep]) -> Vec<bool> {
        let lesson = self.0.get(game);
        steps.iter().map(|step| lesson.is_some_and(|lesson| lesson.done.contains(&step.name))).collect()
    }

    /// Returns the completed share of a game's lesson, from 0 to 1.
    pub fn share(&self, game: &dyn Game) -> f64 {
        let steps = game.texts(Language::ENGLISH.into()).lesson().unwrap_or_default();
        let done = self.done(game.id(), &steps);
        let count = |steps: usize| f64::from(u32::try_from(steps).unwrap_or(u32::MAX));
        count(done.iter().filter(|is_done| **is_done).count()) / count(done.len().max(1))
    }

    /// Records that a step is shown.
    pub fn show(&mut self, game: &str, step: &str) {
        step.clone_into(&mut self.0.entry(game.to_owned()).or_default().at);
    }

    /// Records a completed step, and drops steps that no longer exist.
    pub fn finish(&mut self, game: &str, step: &str, steps: &[LessonStep]) {
        let done = &mut self.0.entry(game.to_owned()).or_default().done;
        done.insert(step.to_owned());
        done.retain(|name| steps.iter().any(|step| step.name == *name));
    }
}
