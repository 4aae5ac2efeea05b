//! The ring that uses the core as other programs do.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::phones::android::PROCESSORS;
use crate::phones::packages;
use crate::toolchain::{java, on_path, swift};
use crate::verify::Run;

/// A URL for the framework.
const PLACE: &str = "https://example.org/FivefoldFFI.xcframework.zip";

/// The owner of the key that signs in this ring.
const KEY: &str = "Fivefold's tests <tests@example.org>";

/// Removes the packages that Cargo unpacked and compiled at an earlier run. Cargo identifies a package by its version and
/// would compile the app against the engine of that run.
fn forget_packages(target: &Path) -> Result<(), Failure> {
    let built = target.join("debug");
    for compiled in fs::read_dir(built.join("deps")).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let name = compiled.file_stem().unwrap_or_default().to_string_lossy().replacen('_', "-", 1);
        let is_own = name.starts_with("fivefold-") && compiled.extension().is_some_and(|extension| extension == "d");
        // The folder of a registry without a host is that of a dry run.
        if is_own && fs::read_to_string(&compiled).is_ok_and(|sources| sources.contains("registry/src/-")) {
            let fingerprint = built.join(".fingerprint").join(name);
            let removed = if fingerprint.exists() { fs::remove_dir_all(&fingerprint) } else { Ok(()) };
            removed.map_err(Failure::file(&fingerprint))?;
        }
    }
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let Some(home) = home.or_else(|| Some(env::home_dir()?.join(".cargo"))) else { return Ok(()) };
    for registries in ["registry/src", "registry/cache"] {
        for registry in fs::read_dir(home.join(registries)).into_iter().flatten().flatten() {
            for package in fs::read_dir(registry.path()).into_iter().flatten().flatten() {
                if !package.file_name().to_string_lossy().starts_with("fivefold-") {
                    continue;
                }
                let path = package.path();
                let removed = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
                removed.map_err(Failure::file(&path))?;
            }
        }
    }
    Ok(())
}

/// Publishes engine and app without an upload, and runs programs in Rust and in Python that use the engine; compiles
/// samples with the AAR's classes and with the Swift package's module, and reads what is published of both.
pub fn embedding(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    forget_packages(&checkout.target())?;
    // A dry run of publishing packages both crates and compiles them without the workspace.
    checkout::run(checkout.cargo("publish").args([
        "--quiet",
        "--dry-run",
        "--allow-dirty",
        "--package",
        "fivefold-engine",
        "--package",
        "fivefold-app",
    ]))?;
    programs(checkout)?;
    bindings::make(checkout, Library::Tested)?;
    let made = checkout.target().join("embedding");
    fs::create_dir_all(&made).map_err(Failure::file(&made))?;
    packages::compile(checkout, &java::tools(checkout)?)?;
    read_aar(checkout, &made)?;
    compile_swift(checkout, &made)?;
    Ok("crates, AAR and Swift package; programs in Rust, Python, Kotlin and Swift".into())
}

/// Plays a game by the example in Rust and one by the client in Python.
fn programs(checkout: &Checkout) -> Result<(), Failure> {
    checkout::run(checkout.cargo("build").args(["--package", "fivefold-engine", "--example", "opponent"]))?;
    checkout::run(checkout.cargo("build").args(["--package", "fivefold-tools", "--bin", "fivefold"]))?;
    let built = checkout.target().join("debug");
    let moves = built.join("moves");
    // A move that there is not, and one that the computer answers.
    fs::write(&moves, "9\n4\n").map_err(Failure::file(&moves))?;
    let input = fs::File::open(&moves).map_err(Failure::file(&moves))?;
    let mut opponent = checkout.program(built.join("examples/opponent"));
    let told = checkout::output_of(opponent.args(["connect-four", "1"]).stdin(input))?;
    let mut client = checkout.program("python3");
    client.arg("core/tools/client.py").arg(built.join("fivefold")).args(["pentago-twist", "1", "2"]);
    let played = checkout::output_of(&mut client)?;
    for (told, wanted) in [(&told, "There’s no column 9"), (&told, "The computer plays"), (&played, "pentago-twist")]
    {
        if !told.contains(wanted) {
            return Err(Failure::Found(format!("a program for embedders does not say {wanted:?}: {told}")));
        }
    }
    let results = ["first: ", "second: ", "draw: "];
    if !played.lines().last().is_some_and(|end| results.iter().any(|result| end.starts_with(result))) {
        return Err(Failure::Found(format!("the client in Python tells no result: {played}")));
    }
    Ok(())
}

/// Publishes the AAR, with files instead of the libraries, and looks for what Maven Central demands. The files are signed
/// where gpg is installed, by a key made for it.
fn read_aar(checkout: &Checkout, made: &Path) -> Result<(), Failure> {
    let libraries = made.join("libraries");
    for processor in PROCESSORS {
        let library = libraries.join(processor.abi).join("libfivefold.so");
        fs::create_dir_all(libraries.join(processor.abi)).map_err(Failure::file(&library))?;
        fs::write(&library, processor.abi).map_err(Failure::file(&library))?;
    }
    let signs = on_path("gpg").is_some();
    // The socket of gpg's agent is in this folder, and its path must be short.
    let keys = env::temp_dir().join(format!("fivefold-{}", process::id()));
    if signs {
        fs::create_dir_all(&keys).map_err(Failure::file(&keys))?;
        let mut key = checkout.program("gpg");
        key.args([
            "--batch",
            "--quiet",
            "--pinentry-mode",
            "loopback",
            "--passphrase",
            "",
            "--quick-generate-key",
            KEY,
        ]);
        checkout::run(key.env("GNUPGHOME", &keys))?;
    }
    let folder = made.join("maven");
    let mut publish = packages::publish_aar(checkout, &libraries, if signs { KEY } else { "" }, &folder);
    checkout::run(publish.env("GNUPGHOME", &keys))?;
    if signs {
        checkout::run(checkout.program("gpgconf").args(["--kill", "all"]).env("GNUPGHOME", &keys))?;
        fs::remove_dir_all(&keys).map_err(Failure::file(&keys))?;
    }
    let version = env!("CARGO_PKG_VERSION");
    let stem = folder.join(format!("org/fivefold/fivefold-core/{version}/fivefold-core-{version}"));
    let file = |ending: &str| PathBuf::from(format!("{}{ending}", stem.display()));
    let signatures: &[&str] = if signs { &["", ".asc"] } else { &[""] };
    for ending in [".aar", "-sources.jar", "-javadoc.jar", ".pom"] {
        for signature in signatures {
            for sum in ["", ".md5", ".sha1", ".sha256", ".sha512"] {
                let path = file(&format!("{ending}{signature}{sum}"));
                fs::metadata(&path).map_err(Failure::file(&path))?;
            }
        }
    }
    let pages =
        checkout::output_of(checkout.program("python3").args(["-m", "zipfile", "-l"]).arg(file("-javadoc.jar")))?;
    if !pages.contains("/-app-core/begin.html") {
        return Err(Failure::Found(format!("the documentation has no page of AppCore.begin: {pages}")));
    }
    let pom = file(".pom");
    let text = fs::read_to_string(&pom).map_err(Failure::file(&pom))?;
    let url = format!("<url>{}</url>", env!("CARGO_PKG_REPOSITORY"));
    match ["<name>", "<description>", &url, "<license>", "<developer>", "<scm>"]
        .iter()
        .find(|part| !text.contains(**part))
    {
        Some(part) => Err(Failure::Found(format!("{} has no {part}", pom.display()))),
        None => Ok(()),
    }
}

/// Compiles the Swift sample, and reads the manifest of the Swift package.
fn compile_swift(checkout: &Checkout, made: &Path) -> Result<(), Failure> {
    let tools = swift::tools(checkout)?;
    let mut module = tools.program(checkout, "swiftc");
    module.args(["-emit-module", "-module-name", "Fivefold", "-swift-version", "5", "-parse-as-library"]);
    module.args(["-I", "ios/Generated/FFI", "-emit-module-path"]).arg(made.join("Fivefold.swiftmodule"));
    checkout::run(module.arg("ios/Generated/Sources/FivefoldGenerated.swift"))?;
    let mut sample = tools.program(checkout, "swiftc");
    sample.args(["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I"]).arg(made);
    if cfg!(target_os = "linux") {
        let declarations = made.join("swiftui");
        let mut build = tools.program(checkout, "swift");
        build.args(["build", "--quiet", "--package-path", "tests/swiftui-declarations", "--scratch-path"]);
        checkout::run(build.arg(&declarations))?;
        sample.arg("-I").arg(declarations.join("debug/Modules"));
    }
    checkout::run(sample.args(["-I", "ios/Generated/FFI", "ios/Embedding/Sample.swift"]))?;

    // The header replaces the framework, which takes long to make.
    let package = made.join("swift");
    checkout::run(&mut packages::publish_swift(checkout, &checkout.path("ios/Generated/FFI"), PLACE, &package))?;
    let mut read = tools.program(checkout, "swift");
    let read = checkout::output_of(read.args(["package", "dump-package", "--package-path"]).arg(&package))?;
    if !read.contains(PLACE) || !read.contains("\"checksum\"") {
        return Err(Failure::Found(format!("the manifest of the Swift package has no framework: {read}")));
    }
    Ok(())
}
