//! Valgrind: the installed one, or that of Debian 13.

use super::tree::{Recipe, Tree};
use super::{Tools, machine_allowed, on_path};
use crate::checkout::Checkout;
use crate::failure::Failure;

/// Test programs link the library of gcc; entering needs a shell and `env`.
const RECIPE: Recipe = Recipe {
    name: "valgrind-trixie",
    suite: "trixie",
    packages: "valgrind libgcc-s1 base-files coreutils dash",
    instead: "install Valgrind",
    path: "/usr/bin",
};

/// Returns Valgrind, unpacked if it is not installed.
pub fn tools(checkout: &Checkout) -> Result<Tools, Failure> {
    if machine_allowed() && on_path("valgrind").is_some() {
        return Ok(Tools::Machine { variables: Vec::new() });
    }
    Ok(Tools::Unpacked(Tree::unpacked(checkout, &RECIPE)?.entered(checkout, &RECIPE)?))
}
