//! The core as phones load it: libraries of Android and the framework of iOS, with their makers' kits or without.

pub mod android;
pub mod apple;
mod elf;
mod imports;
mod kit;
