use serde::Deserialize;
use serde_json::Value;

use super::Texts;

/// A step of a lesson: a position, a task, and replies to wrong answers. The texts are in the game's files, keyed by
/// the step's name:
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
    /// The name: a word without a hyphen. Progress is stored by this name.
    pub name: String,
    /// The options of the game.
    #[serde(default)]
    pub options: Value,
    /// The moves that lead to the position, separated by spaces.
    #[serde(default, rename = "turns")]
    pub moves: String,
    /// The names of the highlighted places: pieces elsewhere are dimmed. If empty, no piece is dimmed.
    #[serde(default)]
    pub lit: Vec<String>,
    /// The names of the places enclosed by one frame.
    #[serde(default)]
    pub framed: Vec<String>,
    /// The task.
    pub task: Task,
    /// The wrong answers with replies of their own; the first match is used.
    #[serde(default)]
    pub wrong: Vec<WrongAnswer>,
    /// The opponent's reply to the right move, to show its effect.
    pub answer: Option<String>,
}

/// The task of a step.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Task {
    /// One of these moves; `*` in a pattern matches any part: `*:ne+`.
    Moves(Vec<String>),
    /// Any move that reaches this goal.
    Goal(Goal),
}

/// A goal for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// Any legal move.
    Any,
    /// A win.
    Win,
    /// A position in which the opponent cannot win with the next move.
    Stop,
    /// A position that wins with the next move, against every reply.
    Fork,
}

/// A kind of wrong answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongAnswer {
    /// The moves, as in [`Task::Moves`].
    #[serde(rename = "turns")]
    pub moves: Vec<String>,
    /// The suffix of the reply's text key.
    pub reply: String,
}

impl LessonStep {
    /// Returns the text key of a part of this step, or of its lesson text if `part` is empty.
    #[must_use]
    pub fn key(&self, part: &str) -> String {
        if part.is_empty() { format!("lesson-{}", self.name) } else { format!("lesson-{}-{part}", self.name) }
    }
}

impl Texts {
    /// Returns the steps of the lesson, in order.
    ///
    /// # Errors
    /// If `lessons.json` does not deserialize.
    pub fn lesson(&self) -> Result<Vec<LessonStep>, serde_json::Error> {
        serde_json::from_str(self.sources().lessons)
    }
}
