//! Runs Android's libraries on this machine: that of `x86_64` in the Kotlin tests of the bindings, those of all processors in
//! a program that plays every game through the bindings (`games`).
//!
//! Code, unwinder and standard library are those of a phone. The C library is not: shims for Android's system libraries
//! forward every call to that of Linux, which has the same layout for most types.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::android::{self, PROCESSORS, Processor};
use super::elf::ElfLibrary;
use super::imports::{self, Import, Kind};
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::zig::Zig;

/// Imports with another name, number, or layout on Linux. The numbers are those of Android's `sysconf`: two for the page
/// size, configured processors, and online processors. `pthread_attr_t` is smaller on Android and is allocated separately.
const OWN: &str = r#"#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#define OWN(name) __asm__(".symver own_" #name "," #name "@LIBC");
int *own___errno(void) { return __errno_location(); }
OWN(__errno)
long own_sysconf(int name) {
  switch (name) {
    case 0x27: case 0x28: return sysconf(_SC_PAGESIZE);
    case 0x60: return sysconf(_SC_NPROCESSORS_CONF);
    case 0x61: return sysconf(_SC_NPROCESSORS_ONLN);
  }
  fprintf(stderr, "unknown sysconf %#x\n", name);
  return -1;
}
OWN(sysconf)
FILE *own_stderr;
OWN(stderr)
__attribute__((constructor)) static void begin(void) { own_stderr = stderr; }
typedef pthread_attr_t *attributes;
int own_pthread_attr_init(attributes *of) {
  *of = malloc(sizeof **of);
  return *of ? pthread_attr_init(*of) : ENOMEM;
}
OWN(pthread_attr_init)
int own_pthread_attr_setstacksize(attributes *of, size_t size) { return pthread_attr_setstacksize(*of, size); }
OWN(pthread_attr_setstacksize)
int own_pthread_attr_destroy(attributes *of) {
  int code = pthread_attr_destroy(*of);
  free(*of);
  return code;
}
OWN(pthread_attr_destroy)
int own_pthread_create(pthread_t *made, attributes *of, void *(*run)(void *), void *with) {
  return pthread_create(made, of ? *of : NULL, run, with);
}
OWN(pthread_create)
"#;

/// A shim of Android's log, in the format that the tests of the desktop read.
const LOG: &str = r#"#include <stdio.h>
int __android_log_write(int level, const char *tag, const char *text) {
  return fprintf(stderr, "log %d %s: %s\n", level, tag, text);
}
int __android_log_buf_write(int buffer, int level, const char *tag, const char *text) {
  (void)buffer;
  return __android_log_write(level, tag, text);
}
"#;

/// Returns whether [`OWN`] defines a function.
fn is_own(name: &str) -> bool {
    OWN.contains(&format!("OWN({name})"))
}

/// Returns the name on Linux of a function of Android.
fn here(name: &str, processor: &Processor) -> String {
    // On 32-bit processors Android's file functions take 64-bit offsets; those of Linux have another name.
    let is_long = processor.number == object::elf::EM_ARM && ["fstat", "readdir", "stat"].contains(&name);
    match name {
        // Android's is that of POSIX; the one of Linux with this name is GNU's.
        "strerror_r" => "__xpg_strerror_r".into(),
        "dl_unwind_find_exidx" => "__gnu_Unwind_Find_exidx".into(),
        _ if is_long => format!("{name}64"),
        _ => name.into(),
    }
}

/// Makes the library of `x86_64` with its shims and returns their folder.
pub fn own(checkout: &Checkout) -> Result<PathBuf, Failure> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err(Failure::CannotRun("Android's library of x86_64 runs on Linux on x86_64 only".into()));
    }
    let processor = PROCESSORS.iter().find(|processor| processor.abi == "x86_64");
    make(checkout, processor.ok_or_else(|| Failure::CannotRun("there is no x86_64".into()))?)
}

/// Compares the imports of this machine's library for tests with those that Android has, without linking for Android.
pub fn imports(checkout: &Checkout) -> Result<String, Failure> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Ok("imports are compared on Linux on x86_64 only".into());
    }
    let library = bindings::build(checkout, Library::Tested)?;
    let bytes = fs::read(&library).map_err(Failure::file(&library))?;
    let taken =
        ElfLibrary::read(&bytes).map_err(|fault| Failure::Found(format!("{}: {fault}", library.display())))?.taken;
    Ok(format!("Android has the {} imported functions", imports::check_here(&taken)?))
}

/// Makes the library of a processor with its shims and returns their folder.
pub fn make(checkout: &Checkout, processor: &Processor) -> Result<PathBuf, Failure> {
    let folder = checkout.target().join("android/desktop").join(processor.abi);
    fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
    bindings::place(&android::for_linux(checkout, processor)?, &folder.join("libfivefold.so"))?;
    for library in ["libc", "libm", "libdl"] {
        forward(checkout, &folder, processor, library)?;
    }
    write(&folder.join("liblog.c"), LOG)?;
    compile(checkout, &folder, processor, "liblog", &["liblog.c"])?;
    Ok(folder)
}

/// Makes a shim that forwards the imports of a library.
fn forward(checkout: &Checkout, folder: &Path, processor: &Processor, library: &str) -> Result<(), Failure> {
    let names: Vec<_> = imports::all().into_iter().filter(|it| it.library == library).collect();
    write(&folder.join(format!("{library}.s")), &assembly(&names, processor))?;
    write(&folder.join(format!("{library}.map")), "LIBC { };\n")?;
    let (assembly, map) = (format!("{library}.s"), format!("-Wl,--version-script={library}.map"));
    let mut words = vec![assembly.as_str(), &map, "-lm"];
    if library == "libc" {
        write(&folder.join("own.c"), OWN)?;
        words.push("own.c");
    }
    compile(checkout, folder, processor, library, &words)
}

/// Returns a jump for each function; registers stay unchanged.
fn assembly(names: &[Import], processor: &Processor) -> String {
    let mut text = ".section .note.GNU-stack,\"\",%progbits\n.text\n".to_owned();
    let (is_arm, is_x86) = (processor.number == object::elf::EM_ARM, processor.number == object::elf::EM_X86_64);
    for Import { name, .. } in names.iter().filter(|it| !is_own(it.name) && (is_arm || it.kind != Kind::Arm)) {
        let here = here(name, processor);
        let jump = if is_x86 { format!("jmp {here}@PLT") } else { format!("b {here}") };
        let _ = writeln!(text, ".globl to_{name}\n.type to_{name},%function\nto_{name}: {jump}");
        let _ = writeln!(text, ".symver to_{name},{name}@LIBC");
    }
    text
}

fn compile(
    checkout: &Checkout,
    folder: &Path,
    processor: &Processor,
    library: &str,
    words: &[&str],
) -> Result<(), Failure> {
    let mut cc = compiler(checkout, processor)?;
    cc.current_dir(folder).args(["-fPIC", "-shared"]).arg(format!("-Wl,-soname,{library}.so"));
    checkout::run(cc.args(words).arg("-o").arg(format!("{library}.so")))
}

/// Returns a C compiler for a processor with Linux.
pub fn compiler(checkout: &Checkout, processor: &Processor) -> Result<Command, Failure> {
    let mut cc = Zig::find(checkout)?.tool(checkout, "cc");
    cc.args(["-target", processor.linux, "-O1", "-fno-sanitize=undefined", "-Wall", "-Werror"]);
    Ok(cc)
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(Failure::file(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_import_is_forwarded_or_defined_in_a_shim() {
        let all = imports::all();
        for processor in &PROCESSORS {
            let forwarded = assembly(&all, processor);
            for import in all.iter().filter(|import| import.library != "liblog") {
                let is_taken = import.kind != Kind::Arm || processor.abi == "armeabi-v7a";
                let is_forwarded = forwarded.contains(&format!(",{}@LIBC\n", import.name));
                assert_eq!(is_forwarded, is_taken && !is_own(import.name), "{}", import.name);
            }
        }
        let logs: Vec<_> = all.iter().filter(|import| import.library == "liblog").collect();
        assert!(logs.iter().all(|import| LOG.contains(&format!("int {}(", import.name))), "{logs:?}");
    }

    #[test]
    fn every_function_of_the_shims_is_imported() {
        let names = OWN.lines().filter_map(|line| line.strip_prefix("OWN(")?.strip_suffix(')'));
        let unknown: Vec<_> = names.filter(|name| !imports::all().iter().any(|it| it.name == *name)).collect();
        assert_eq!(unknown, [""; 0]);
    }
}
