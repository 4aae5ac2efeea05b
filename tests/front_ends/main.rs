//! What the two apps have in common: their words, their capabilities, and the honesty of what iOS is checked against.

mod declarations;
mod parity;
mod phone_faults;
mod readme;
mod sources;
mod words;
