//! Every word a player reads, in Fluent, by language.
//!
//! **English** stands beside the code that says it: each game names its own file (`text/en.ftl`), and `build.rs` packs it; what all games say
//! alike stands in the shared file beside this module, and a game may say it in its own words by using the same key.
//!
//! **Every other language** is a folder of `core/engine/languages`, called by its tag, with a file for each English one and
//! `language.ftl` with what the language says of itself. A folder more is a language more: no code knows which there are.
//! A text that is missing in a language is shown in English and, if it is missing there too, as its key; the tests see to
//! it that neither happens.
//!
//! What the sides are called follows the palette: texts say `{ -orange }` and `{ -blue }`, never a colour. A language
//! that needs endings has a term for each form in both its files of names, `names.ftl` and `names-greys.ftl`.

mod folder;
mod language;
mod lesson_steps;
mod rules_pages;
mod shortened;
mod texts;
mod wording;

pub(crate) use folder::beside;
pub use folder::{Folder, packed_english};
pub use language::{FILE as LANGUAGE, Language};
pub use lesson_steps::{Goal, LessonStep, Task, WrongAnswer};
pub use rules_pages::{Diagram, Page};
pub use shortened::shortened;
pub use texts::{Library, SHARED, Sources, TextError, TextFile, Texts};
pub use wording::{SideNames, Wording};
