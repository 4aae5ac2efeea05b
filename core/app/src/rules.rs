//! The rules screen: pages of text with example positions, drawn by the board's painter.

use crate::picture::{self, Picture};
use fivefold_engine::{games::Game, text::Wording};

/// The rules of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesState {
    /// The game's name.
    pub name: String,
    /// The pages.
    pub pages: Vec<RulesPage>,
}

/// A page of rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPage {
    /// The heading.
    pub title: String,
    /// The paragraphs.
    pub paragraphs: Vec<String>,
    /// The example positions.
    pub pictures: Vec<RulesPicture>,
}

/// An example position of a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPicture {
    /// The position.
    pub picture: Picture,
    /// The caption.
    pub caption: String,
}

/// Returns the rules of a game in a wording.
pub(super) fn state(game: &dyn Game, wording: Wording) -> RulesState {
    let texts = game.texts(wording);
    let pages = texts.rules_pages().into_iter().map(|page| RulesPage {
        title: page.title,
        paragraphs: page
            .body
            .split("\n\n")
            .map(|text| text.trim().to_owned())
            .filter(|text| !text.is_empty())
            .collect(),
        pictures: page
            .diagrams
            .into_iter()
            .filter_map(|diagram| {
                let picture = picture::diagram(game, &diagram)?;
                Some(RulesPicture { picture, caption: diagram.caption })
            })
            .collect(),
    });
    RulesState { name: texts.word("name"), pages: pages.collect() }
}
