//! Articles: screens of sections with text and pictures. The rules of a game, the meaning of the signs, and the
//! description of the app.

use super::{button::ScreenButton, navigation::Screen, symbol::Symbol, word::Word, words::Words};
use crate::picture::{self, Picture};
use fivefold_engine::{game::Message, games::Game, text::Wording};

/// The state of a screen of text and pictures.
#[derive(Clone, Debug, PartialEq)]
pub struct Article {
    /// The title of the screen.
    pub title: String,
    /// The sections.
    pub sections: Vec<ArticleSection>,
    /// The button below them, which opens another article.
    pub more: Option<ScreenButton>,
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

impl ArticleSection {
    /// Creates a section from paragraphs separated by empty lines.
    fn new(title: String, body: &str) -> Self {
        let paragraphs = body.split("\n\n").map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        Self { title, paragraphs: paragraphs.collect(), pictures: Vec::new() }
    }
}

/// Returns the rules of a game, with example positions drawn by the board's painter.
pub(super) fn rules(game: &dyn Game, wording: Wording) -> Article {
    let texts = game.texts(wording);
    let sections = texts.rules_pages().into_iter().map(|page| ArticleSection {
        pictures: page
            .diagrams
            .into_iter()
            .filter_map(|diagram| {
                let picture = picture::diagram(game, &diagram)?;
                Some(CaptionedPicture { picture, caption: diagram.caption })
            })
            .collect(),
        ..ArticleSection::new(page.title, &page.body)
    });
    let signs = Screen::Signs { game: game.id().to_owned() };
    let more = Some(ScreenButton::open(signs, Word::Signs, Symbol::About, wording));
    Article { title: texts.word("name"), sections: sections.collect(), more }
}

/// The sections about the signs that all games share: the keys of their headings and paragraphs.
const SIGNS: [[&str; 2]; 7] = [
    ["signs-results-title", "signs-results-body"],
    ["signs-chances-title", "signs-chances-body"],
    ["signs-analysis-title", "signs-analysis-body"],
    ["signs-coach-title", "signs-coach-body"],
    ["signs-review-title", "signs-review-body"],
    ["signs-rating-title", "signs-rating-body"],
    ["signs-puzzles-title", "signs-puzzles-body"],
];

/// Returns the article about the signs of the analysis, the coach, the review and the ratings, and about how the
/// computer thinks in a game.
pub(super) fn signs(game: &dyn Game, wording: Wording) -> Article {
    let (texts, words) = (game.texts(wording), Words::new(wording));
    let [win, draw, loss] = ["letter-win", "letter-draw", "letter-loss"].map(|key| words.word(key));
    let section = |[title, body]: [&'static str; 2]| {
        let body = Message::new(body).word("win", &*win).word("draw", &*draw).word("loss", &*loss);
        let marks = [("only", "!"), ("inaccuracy", "?!"), ("mistake", "?"), ("blunder", "??")];
        let body = marks.into_iter().fold(body, |body, (name, mark)| body.word(name, mark));
        ArticleSection::new(words.word(title), &words.say(&body))
    };
    let computer = ArticleSection::new(texts.word("computer-title"), &texts.word("computer-body"));
    let sections = SIGNS.into_iter().map(section).chain([computer]).collect();
    Article { title: Word::Signs.said(wording), sections, more: None }
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
        more: None,
    }
}
