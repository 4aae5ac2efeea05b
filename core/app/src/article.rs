//! Articles: screens of sections with text and pictures. The rules of a game, and the description of the app.

use super::{word::Word, words::Words};
use crate::picture::{self, Picture};
use fivefold_engine::{game::Message, games::Game, text::Wording};

/// The state of a screen of text and pictures.
#[derive(Clone, Debug, PartialEq)]
pub struct Article {
    /// The title of the screen.
    pub title: String,
    /// The sections.
    pub sections: Vec<ArticleSection>,
}

/// A section of an article.
#[derive(Clone, Debug, PartialEq)]
pub struct ArticleSection {
    /// The heading.
    pub title: String,
    /// The paragraphs.
    pub paragraphs: Vec<String>,
    /// The pictures below them.
    pub pictures: Vec<CaptionedPicture>,
}

/// A picture with a caption.
#[derive(Clone, Debug, PartialEq)]
pub struct CaptionedPicture {
    /// The picture.
    pub picture: Picture,
    /// The caption.
    pub caption: String,
}

/// Returns the rules of a game, with example positions drawn by the board's painter.
pub(super) fn rules(game: &dyn Game, wording: Wording) -> Article {
    let texts = game.texts(wording);
    let sections = texts.rules_pages().into_iter().map(|page| ArticleSection {
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
                Some(CaptionedPicture { picture, caption: diagram.caption })
            })
            .collect(),
    });
    Article { title: texts.word("name"), sections: sections.collect() }
}

/// Returns the app's description, its version and the licenses of its third-party components.
pub(super) fn about(licenses: Vec<String>, wording: Wording) -> Article {
    let words = Words::new(wording);
    let version = words.say(&Message::new("about-version").word("version", env!("CARGO_PKG_VERSION")));
    let section = |title, paragraphs| ArticleSection { title, paragraphs, pictures: Vec::new() };
    let description = vec![version, words.word("about-text"), words.word("about-source")];
    Article {
        title: Word::About.said(wording),
        sections: vec![
            section(Word::AppName.said(wording), description),
            section(words.word("about-licenses"), licenses),
        ],
    }
}
