//! Builds for phones: Android libraries, APK, AAR, the framework for iOS and the Swift package, with or without the NDK and Xcode.

pub mod android;
pub mod apk;
pub mod apple;
mod archive;
pub mod bundle;
pub mod desktop;
mod elf;
pub mod games;
mod imports;
mod kit;
mod macho;
pub mod packages;
