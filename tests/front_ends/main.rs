//! Compares the sources of both apps: words, differences, README examples.

mod parity;
mod phone_faults;
mod readme;
mod sources;
mod words;
