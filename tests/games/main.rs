//! Tests of all games with all option sets, through the registry and the session as a front end uses them.

mod conformance;
mod goldens;
mod judge;
mod loading;
mod option_sets;
mod properties;
