//! Compares the sources of both apps: words, differences, SwiftUI declarations, README examples. Checks the layers of
//! the core.

mod declarations;
mod layers;
mod parity;
mod phone_faults;
mod readme;
mod sources;
mod words;
