//! QEMU for programs of other processors, with a C library of Linux for each.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::tree::{Recipe, Tree};
use crate::checkout::Checkout;
use crate::failure::Failure;

const RECIPE: Recipe = Recipe {
    name: "qemu-trixie",
    suite: "trixie",
    packages: "qemu-user libc6-arm64-cross libc6-armel-cross",
    instead: "Debian on x86_64 is needed",
    path: "",
};

/// The emulators.
#[derive(Debug)]
pub struct Emulator {
    folder: PathBuf,
}

impl Emulator {
    /// Returns the emulators, unpacked on first use.
    pub fn find(checkout: &Checkout) -> Result<Self, Failure> {
        Ok(Self { folder: Tree::unpacked(checkout, &RECIPE)?.folder().clone() })
    }

    /// Returns a command that emulates this machine's processor, at the top of the checkout.
    pub fn emulated(&self, checkout: &Checkout, program: &Path) -> Command {
        let mut command = checkout.program(self.folder.join("usr/bin/qemu-x86_64"));
        command.arg(program);
        command
    }

    /// Returns a command that emulates a processor, by Android's name, at the top of the checkout.
    pub fn program(&self, checkout: &Checkout, abi: &str, program: &Path) -> Command {
        let (emulator, libraries) = match abi {
            "arm64-v8a" => ("qemu-aarch64", "aarch64-linux-gnu"),
            "armeabi-v7a" => ("qemu-arm", "arm-linux-gnueabi"),
            _ => return checkout.program(program),
        };
        let mut command = checkout.program(self.folder.join("usr/bin").join(emulator));
        command.arg("-L").arg(self.folder.join("usr").join(libraries)).arg(program);
        command
    }
}
