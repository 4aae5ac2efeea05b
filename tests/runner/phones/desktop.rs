//! Android's library of `x86_64`, run on this machine by the tests that call the core from Kotlin.
//!
//! Its code, its unwinder and its standard library are those that a phone runs. What is not is the C library: libraries with
//! the names of Android's hand every call on to this system's, which lays out on `x86_64` what is handed on as Android does.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::android;
use super::imports::{self, Import, Kind};
use crate::bindings;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// What this system calls otherwise or numbers otherwise, of what the core takes; the numbers are those of Android's
/// `sysconf`: two names of the size of a page, the processors there are, and those that run.
const OWN: &str = r#"#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <unistd.h>
int *own_errno(void) { return __errno_location(); }
__asm__(".symver own_errno,__errno@LIBC");
long own_sysconf(int name) {
  switch (name) {
    case 0x27: case 0x28: return sysconf(_SC_PAGESIZE);
    case 0x60: return sysconf(_SC_NPROCESSORS_CONF);
    case 0x61: return sysconf(_SC_NPROCESSORS_ONLN);
  }
  fprintf(stderr, "nobody has thought of sysconf %#x\n", name);
  return -1;
}
__asm__(".symver own_sysconf,sysconf@LIBC");
FILE *own_stderr;
__asm__(".symver own_stderr,stderr@LIBC");
__attribute__((constructor)) static void begin(void) { own_stderr = stderr; }
"#;

/// Android's log, as the desktop's tests read it.
const LOG: &str = r#"#include <stdio.h>
int __android_log_write(int level, const char *tag, const char *text) {
  return fprintf(stderr, "log %d %s: %s\n", level, tag, text);
}
int __android_log_buf_write(int buffer, int level, const char *tag, const char *text) {
  (void)buffer;
  return __android_log_write(level, tag, text);
}
"#;

/// The names that are in [`OWN`].
const NOT_HANDED_ON: [&str; 3] = ["__errno", "sysconf", "stderr"];

/// Makes the library and those it needs, and says in which folder.
pub fn make(checkout: &Checkout) -> Result<PathBuf, Failure> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err(Failure::CannotRun("Android's library of x86_64 can run on Linux of x86_64 alone".into()));
    }
    let folder = checkout.target().join("android/desktop");
    fs::create_dir_all(&folder).map_err(|source| failure(&folder, source))?;
    bindings::place(&android::for_this_machine(checkout)?, &folder.join("libfivefold.so"))?;
    for library in ["libc", "libm", "libdl"] {
        hand_on(checkout, &folder, library)?;
    }
    write(&folder.join("liblog.c"), LOG)?;
    compile(checkout, &folder, "liblog", &["liblog.c"], &[])?;
    Ok(folder)
}

/// Makes a library of Android's that hands on what is taken of it.
fn hand_on(checkout: &Checkout, folder: &Path, library: &str) -> Result<(), Failure> {
    let names: Vec<_> = imports::all().into_iter().filter(|it| it.library == library && it.kind != Kind::Arm).collect();
    write(&folder.join(format!("{library}.s")), &assembly(&names))?;
    write(&folder.join(format!("{library}.map")), "LIBC { };\n")?;
    let assembly = format!("{library}.s");
    let mut sources = vec![assembly.as_str()];
    if library == "libc" {
        write(&folder.join("own.c"), OWN)?;
        sources.push("own.c");
    }
    compile(checkout, folder, library, &sources, &[&format!("-Wl,--version-script={library}.map"), "-lm"])
}

/// A jump for each name: the registers go on to the other function as they are.
fn assembly(names: &[Import]) -> String {
    let mut text = ".section .note.GNU-stack,\"\",@progbits\n.text\n".to_owned();
    for name in names.iter().map(|import| import.name).filter(|name| !NOT_HANDED_ON.contains(name)) {
        // Android's has the promise of POSIX, this system's of the same name has another.
        let here = if name == "strerror_r" { "__xpg_strerror_r" } else { name };
        let _ = writeln!(text, ".globl to_{name}\n.type to_{name},@function\nto_{name}: jmp {here}@PLT");
        let _ = writeln!(text, ".symver to_{name},{name}@LIBC");
    }
    text
}

fn compile(checkout: &Checkout, folder: &Path, library: &str, sources: &[&str], link: &[&str]) -> Result<(), Failure> {
    let mut cc = checkout.program("cc");
    cc.current_dir(folder).args(["-O1", "-fPIC", "-shared", "-Wall", "-Werror"]);
    cc.arg(format!("-Wl,-soname,{library}.so")).args(sources).args(link).arg("-o").arg(format!("{library}.so"));
    checkout::run(&mut cc)
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|source| failure(path, source))
}

fn failure(path: &Path, source: std::io::Error) -> Failure {
    Failure::File { path: path.display().to_string(), source }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_the_core_takes_is_handed_on_or_has_a_body_here() {
        let all = imports::all();
        let handed_on = assembly(&all);
        for import in all.iter().filter(|import| import.library != "liblog") {
            let name = import.name;
            let is_handed_on = handed_on.contains(&format!(",{name}@LIBC\n"));
            assert_ne!(is_handed_on, OWN.contains(&format!(",{name}@LIBC\"")), "{name}");
        }
        let logs: Vec<_> = all.iter().filter(|import| import.library == "liblog").collect();
        assert!(logs.iter().all(|import| LOG.contains(&format!("int {}(", import.name))), "{logs:?}");
    }
}
