use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::Texts;

/// A section of the rules of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The heading.
    pub title: String,
    /// The paragraphs in plain text, separated by empty lines.
    pub body: String,
    /// The positions drawn below the text.
    pub diagrams: Vec<Diagram>,
}

/// A position that explains a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The options of the game.
    pub options: Value,
    /// The moves that lead to the position, separated by spaces.
    pub moves: String,
    /// Groups of place names, separated by spaces. The places of the first group are marked with 1, and so on.
    pub numbered: Vec<String>,
    /// The caption.
    pub caption: String,
}

/// A diagram as in `diagrams.json`: listed under the name of its page, with the key of its caption.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiagramSource {
    #[serde(default)]
    options: Value,
    #[serde(default, rename = "turns")]
    moves: String,
    #[serde(default)]
    numbered: Vec<String>,
    caption: String,
}

impl Texts {
    /// Returns the sections of the rules: `page-1-title`, `page-1-body`, `page-2-title`, …
    #[must_use]
    pub fn rules_pages(&self) -> Vec<Page> {
        let diagrams = self.diagrams().unwrap_or_default();
        let numbers = (1..).take_while(|number| self.is_known(&format!("page-{number}-title")));
        numbers
            .map(|number| Page {
                title: self.word(&format!("page-{number}-title")),
                body: self.word(&format!("page-{number}-body")),
                diagrams: diagrams.get(&format!("page-{number}")).cloned().unwrap_or_default(),
            })
            .collect()
    }

    /// Returns every diagram by the name of its page: `page-2`.
    ///
    /// # Errors
    /// If `diagrams.json` does not deserialize.
    pub fn diagrams(&self) -> Result<BTreeMap<String, Vec<Diagram>>, serde_json::Error> {
        let sources: BTreeMap<String, Vec<DiagramSource>> = serde_json::from_str(self.sources().diagrams)?;
        let read = |source: DiagramSource| Diagram {
            options: source.options,
            moves: source.moves,
            numbered: source.numbered,
            caption: self.word(&source.caption),
        };
        Ok(sources.into_iter().map(|(page, list)| (page, list.into_iter().map(read).collect())).collect())
    }
}
