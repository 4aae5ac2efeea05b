//! The core as phones load it: libraries of Android and the framework of iOS, with their makers' kits or without.

pub mod android;
pub mod apk;
pub mod apple;
mod archive;
pub mod desktop;
mod elf;
pub mod games;
pub mod gradle;
mod imports;
mod kit;
mod macho;
pub mod packages;
