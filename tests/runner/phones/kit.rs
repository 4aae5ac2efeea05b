//! A substitute for the NDK: stubs of Android's system libraries, the unwinder, and a linker that rustc can call.
//!
//! The stubs hold only the names in `tests/phones/android-imports.txt`. An import of any other name is an error at link time
//! instead of at load time on an old phone.

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use super::android::{OLDEST, Processor};
use super::imports::{self, Import, Kind};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::zig::Zig;

/// Start code of a shared library of Android: the handle for thread-local destructors, the finalizer, and the note with the
/// minimum version.
const BEGINNING: &str = r#"__attribute__((visibility("hidden"))) void *__dso_handle = &__dso_handle;
extern void __cxa_finalize(void *);
__attribute__((destructor)) static void unloaded(void) { __cxa_finalize(&__dso_handle); }
__asm__(".pushsection .note.android.ident,\"a\",%note\n.balign 4\n.long 8, 4, 1\n.asciz \"Android\"\n.long API\n.popsection\n");
"#;

/// Declarations that the unwinder needs from Android's headers and musl's headers lack.
const UNWINDER_HEADER: &str = "#if !defined(__ASSEMBLER__) && defined(__arm__)
#include <stdint.h>
typedef uintptr_t _Unwind_Ptr;
#ifdef __cplusplus
extern \"C\"
#endif
_Unwind_Ptr dl_unwind_find_exidx(_Unwind_Ptr, int *);
#endif
";

/// The unwinder's sources with their compiler flags.
const UNWINDER: [(&str, &[&str]); 6] = [
    ("libunwind.cpp", &["--driver-mode=g++", "-std=c++17", "-fno-exceptions", "-fno-rtti"]),
    ("Unwind-EHABI.cpp", &["--driver-mode=g++", "-std=c++17", "-fno-exceptions", "-fno-rtti"]),
    ("UnwindLevel1.c", &["-std=c11"]),
    ("UnwindLevel1-gcc-ext.c", &["-std=c11"]),
    ("UnwindRegistersSave.S", &[]),
    ("UnwindRegistersRestore.S", &[]),
];

/// The NDK's flags: hidden symbols, linked statically. musl's headers suffice, because the types used have the same layout
/// on Android, except for locks of 32 bits, which the unwinder does not use there.
const UNWINDER_FLAGS: [&str; 14] = [
    "-c",
    "-O2",
    "-fPIC",
    "-fvisibility=hidden",
    "-funwind-tables",
    "-ffunction-sections",
    "-fdata-sections",
    "-DNDEBUG",
    "-D__BIONIC__",
    "-D__errno_location=__errno",
    "-D_LIBUNWIND_HIDE_SYMBOLS",
    "-D_LIBUNWIND_IS_NATIVE_ONLY",
    "-D_LIBUNWIND_USE_DLADDR=0",
    "-Werror=implicit-function-declaration",
];

/// Removes the metadata for the generators of Kotlin and Swift from the exported symbols before linking, which saves 85 kB.
const HIDE: &str = r#"for word in "$@"; do
case "$word" in -Wl,--version-script=*) sed -i /UNIFFI_META_/d "${word#*=}" ;; esac
done
"#;

/// The substitute for one processor, in its own folder.
pub struct Kit<'a> {
    checkout: &'a Checkout,
    zig: &'a Zig,
    processor: &'a Processor,
    folder: PathBuf,
}

impl<'a> Kit<'a> {
    /// Makes the stubs, the start code, the unwinder, and the linker.
    pub fn make(checkout: &'a Checkout, zig: &'a Zig, processor: &'a Processor) -> Result<Self, Failure> {
        let folder = checkout.target().join("android/kit").join(processor.abi);
        fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
        let kit = Self { checkout, zig, processor, folder };
        for library in ["libc", "libm", "libdl", "liblog"] {
            kit.stub(library)?;
        }
        let beginning = kit.write("crtbegin_so.c", &BEGINNING.replace("API", &OLDEST.to_string()))?;
        kit.compile(&["-O2", "-fPIC", "-c"], &beginning, "crtbegin_so.o")?;
        kit.unwinder()?;
        let zig = zig.program().display().to_string();
        kit.program("ld.lld", &format!("exec \"{zig}\" ld.lld \"$@\""))?;
        // clang's driver adds Android's flags: 16 KB pages, binding at load time, a workaround for a processor bug.
        let begin = format!("-nostartfiles --ld-path=\"{0}/ld.lld\" \"{0}/crtbegin_so.o\"", kit.folder.display());
        kit.program("cc", &format!("{HIDE}exec \"{zig}\" clang --target={} {begin} \"$@\"", kit.machine()))?;
        Ok(kit)
    }

    /// Returns the path of the linker.
    pub fn linker(&self) -> PathBuf {
        self.folder.join("cc")
    }

    /// Returns the folder of the stubs.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns clang's target triple with the version of Android.
    fn machine(&self) -> String {
        format!("{}{OLDEST}", self.processor.target)
    }

    /// Makes the stub of a library.
    fn stub(&self, library: &str) -> Result<(), Failure> {
        let names: Vec<_> =
            imports::all().into_iter().filter(|it| it.library == library && it.kind != Kind::Weak).collect();
        let source = self.write(&format!("{library}.s"), &assembly(&names))?;
        let object = format!("{library}.o");
        self.compile(&["-c"], &source, &object)?;
        let mut link = self.zig.tool(self.checkout, "ld.lld");
        link.args(["-shared", "--hash-style=gnu", "-soname"]).arg(format!("{library}.so"));
        // Android's liblog has no symbol versions; the others have one.
        if library != "liblog" {
            let versions = self.write(&format!("{library}.map"), "LIBC { *; };\n")?;
            link.arg(format!("--version-script={}", versions.display()));
        }
        checkout::run(link.arg(self.folder.join(object)).arg("-o").arg(self.folder.join(format!("{library}.so"))))
    }

    fn unwinder(&self) -> Result<(), Failure> {
        let header = self.write("bionic.h", UNWINDER_HEADER)?;
        let mut flags: Vec<String> = UNWINDER_FLAGS.map(str::to_owned).into();
        let mut include = |kind: &str, folder: PathBuf| flags.extend([kind.to_owned(), folder.display().to_string()]);
        include("-include", header);
        include("-isystem", self.zig.library("include"));
        for folder in self.processor.headers {
            include("-isystem", self.zig.library("libc/include").join(folder));
        }
        include("-I", self.zig.library("libunwind/include"));
        flags.push("-nostdinc".into());
        let archive = self.folder.join("libunwind.a");
        if archive.exists() {
            fs::remove_file(&archive).map_err(Failure::file(&archive))?;
        }
        let mut pack = self.zig.tool(self.checkout, "ar");
        pack.arg("rcs").arg(&archive);
        for (name, language) in UNWINDER {
            let words: Vec<_> = language.iter().copied().chain(flags.iter().map(String::as_str)).collect();
            let object = format!("{name}.o");
            self.compile(&words, &self.zig.library("libunwind/src").join(name), &object)?;
            pack.arg(self.folder.join(object));
        }
        checkout::run(&mut pack)
    }

    fn compile(&self, flags: &[&str], source: &Path, object: &str) -> Result<(), Failure> {
        let mut clang = self.zig.tool(self.checkout, "clang");
        // The mode of the driver must come first.
        let (first, others) = flags.split_at(usize::from(flags.first().is_some_and(|flag| flag.starts_with("--"))));
        clang.args(first).arg(format!("--target={}", self.machine())).args(self.processor.machine).args(others);
        checkout::run(clang.arg(source).arg("-o").arg(self.folder.join(object)))
    }

    fn write(&self, name: &str, text: &str) -> Result<PathBuf, Failure> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(Failure::file(&path))?;
        Ok(path)
    }

    fn program(&self, name: &str, line: &str) -> Result<(), Failure> {
        let path = self.write(name, &format!("#!/bin/sh\n{line}\n"))?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).map_err(Failure::file(&path))
    }
}

/// Returns the assembly of a stub.
fn assembly(names: &[Import]) -> String {
    let mut text = ".text\n".to_owned();
    for Import { name, kind, .. } in names {
        let (section, sort) = if *kind == Kind::Data { (".data", "object") } else { (".text", "function") };
        let _ = writeln!(text, "{section}\n.globl {name}\n.type {name},%{sort}\n{name}: .zero 8\n.size {name},8");
    }
    text + ".section .note.GNU-stack,\"\",%progbits\n"
}
