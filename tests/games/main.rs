//! What holds for every game with every set of options, asked of the registry and the session as a front end would.

mod conformance;
mod goldens;
mod judge;
mod loading;
mod option_sets;
mod properties;
