//! Every word a player reads, in Fluent, by language.
//!
//! Each game brings its own files (`text/en.ftl`, `text/de.ftl`); what all games say alike stands in the shared files
//! beside this module, and a game may say it in its own words by using the same key. What the sides are called follows
//! the palette: texts say `{ -orange }` and `{ -blue }`, in German with the endings of `names.de.ftl`, never a colour. A text that is missing in a
//! language is shown in English and, if it is missing there too, as its key; the tests see to it that neither happens.

mod language;
mod lesson_steps;
mod rules_pages;
mod shortened;
mod texts;
mod wording;

pub use language::Language;
pub use lesson_steps::{Goal, LessonStep, Task, WrongAnswer};
pub use rules_pages::{Diagram, Page};
pub use shortened::shortened;
pub use texts::{Library, Sources, TextError, Texts};
pub use wording::{SideNames, Wording};
