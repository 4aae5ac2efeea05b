//! The texts shown to players, in Fluent, by language.
//!
//! **English** is stored beside the code: each game names its own file (`text/en.ftl`), and `build.rs` packs it. Texts
//! common to all games are in the shared file beside this module; a game overrides one by defining the same key.
//!
//! **Every other language** is a folder of `core/engine/languages`, named by its language tag, with a file for each
//! English one and `language.ftl` with the language's metadata. A new folder adds a language without code changes. A
//! missing text falls back to English and then to its key; tests ensure that neither happens.
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
mod rules_pages;
mod texts;
mod wording;

pub use file::TextFile;
pub(crate) use folder::beside;
pub use folder::{Folder, packed_english};
pub use language::Language;
pub use lesson_steps::{Goal, LessonStep, Task, WrongAnswer};
pub use rules_pages::{Diagram, Page};
pub use texts::{Join, LANGUAGE, Library, SHARED, Sources, TextError, Texts};
pub use wording::{SideNames, Wording};
