//! How the app behaves, without any screen.
//!
//! Time, chance and files are the tests' own: nothing sleeps, and every run is the same. A search runs on its thread as
//! ever; the tests wait for its messages and hand them on, as a host does on its main thread.

mod against_the_computer;
mod analysis;
mod board;
mod home;
mod kills;
mod new_game;
mod review;
mod settings;
mod statistics;
mod store;
mod whole_games;
mod words;
mod world;
