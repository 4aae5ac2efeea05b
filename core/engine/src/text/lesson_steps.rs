use serde::Deserialize;
use serde_json::Value;

use super::Texts;

/// A step of a lesson: a position, something to do in it, and what is said of whatever is done instead. The words stand
/// with the others of the game, under the step's name:
///
/// | key | what it says |
/// |---|---|
/// | `lesson-NAME` | the one thing that the step teaches |
/// | `lesson-NAME-task` | what to do |
/// | `lesson-NAME-done` | when it was done |
/// | `lesson-NAME-wrong` | to any other move, if there is any |
/// | `lesson-NAME-KEY` | to a kind of wrong answer |
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LessonStep {
    /// What it is called: a word with no hyphen. Progress is kept by it.
    pub name: String,
    /// The options of the game.
    #[serde(default)]
    pub options: Value,
    /// The moves that lead to the position, with spaces between them.
    #[serde(default, rename = "turns")]
    pub moves: String,
    /// The names of the places that matter: pieces elsewhere are seen faintly. Without any nothing is.
    #[serde(default)]
    pub lit: Vec<String>,
    /// The names of places that have a frame around all of them.
    #[serde(default)]
    pub framed: Vec<String>,
    /// What to do.
    pub task: Task,
    /// Wrong answers that are answered each in its own way; of several the first one that fits.
    #[serde(default)]
    pub wrong: Vec<WrongAnswer>,
    /// The move of the other side that follows the right one, to show what comes of it.
    pub answer: Option<String>,
}

/// What a step asks.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Task {
    /// One of these moves; in each `*` may stand for a part of it, whatever that is: `*:ne+`.
    Moves(Vec<String>),
    /// Any move that reaches this.
    Goal(Goal),
}

/// What a move can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// Any legal move.
    Any,
    /// The game is won.
    Win,
    /// The other side cannot win with its next move.
    Stop,
    /// The game is won with the next move, whatever the other side does before.
    Fork,
}

/// A kind of wrong answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongAnswer {
    /// The moves, as in [`Task::Moves`].
    #[serde(rename = "turns")]
    pub moves: Vec<String>,
    /// The end of the key of what is said to them.
    pub reply: String,
}

impl LessonStep {
    /// The key of a text of this step: of what it teaches, or of a part.
    #[must_use]
    pub fn key(&self, part: &str) -> String {
        if part.is_empty() { format!("lesson-{}", self.name) } else { format!("lesson-{}-{part}", self.name) }
    }
}

impl Texts {
    /// The steps of the lesson, in order.
    ///
    /// # Errors
    /// If `lessons.json` is not of that form.
    pub fn lesson(&self) -> Result<Vec<LessonStep>, serde_json::Error> {
        serde_json::from_str(self.sources().lessons)
    }
}
