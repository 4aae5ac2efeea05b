//! Compares the sources of both apps: words, differences, SwiftUI declarations, README examples.

mod declarations;
mod parity;
mod phone_faults;
mod readme;
mod sources;
mod words;
