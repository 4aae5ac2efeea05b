//! The texts shown to players, in Fluent, by language.
//!
//! **A language** is a folder of `core/engine/languages`, named by its language tag and packed by `build.rs`. Each game
//! names its file; texts common to all games are in `shared.ftl`, and a game overrides one by defining the same key.
//! `language.ftl` holds the language's metadata. A new folder adds a language without code changes. A missing text falls
//! back to English and then to its key; tests ensure that neither happens.
//!
//! The names of the sides depend on the palette: texts use `{ -orange }` and `{ -blue }`, never a color. An inflected
//! language defines a term for each form in both of its name files, `names.ftl` and `names-grays.ftl`.

mod file;
mod folder;
mod grammar;
#[path = "../build/keys.rs"]
mod keys;
mod language;
mod lesson_steps;
mod locale;
mod rules_pages;
mod texts;
mod wording;

pub use file::TextFile;
pub(crate) use folder::english_or_puzzles;
pub use folder::{LanguageFolder, packed_english};
pub use language::Language;
pub use lesson_steps::{Goal, LessonStep, Task, WrongAnswer};
pub use locale::Locale;
pub use rules_pages::{Diagram, Page};
pub use texts::{Join, LANGUAGE, Library, SHARED, Sources, TextError, Texts};
pub use wording::{SideNames, Wording};
