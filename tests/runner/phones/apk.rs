//! Packs an APK for every processor without the Android SDK.

use std::fs;
use std::path::{Path, PathBuf};

use super::android::PROCESSORS;
use super::archive;
use super::elf::{ElfLibrary, PAGE};
use crate::app;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{Tools, android, java};

/// The password of the debug key, the same as that of Android Studio.
pub const PASSWORD: &str = "android";

/// Builds, signs and checks the APK for every processor, or for one; `shrunk` removes unused code with R8, which takes
/// minutes.
pub fn make(checkout: &Checkout, shrunk: bool, only: Option<&str>) -> Result<String, Failure> {
    let mode = if shrunk { "release" } else { "debug" };
    pack(checkout, mode, only)?;
    let tools = android::tools(checkout)?;
    let folder = folder(checkout)?;
    let apk = folder.join(format!("fivefold-{}{mode}.apk", only.map(|abi| format!("{abi}-")).unwrap_or_default()));
    sign(checkout, &tools, &apk)?;
    checkout::run(tools.program(checkout, "zipalign").args(["-c", "-p", "4"]).arg(&apk))?;
    checkout::run(tools.program(checkout, "apksigner").args(["verify", "--min-sdk-version", "26"]).arg(&apk))?;
    let aapt2 = checkout.path("target/android/fivefold-app/tools/prebuilt/linux/aapt2");
    let badging = checkout::output_of(checkout.program(&aapt2).args(["dump", "badging"]).arg(&apk))?;
    if let Some(asked) = badging.lines().find(|line| line.starts_with("uses-permission")) {
        return Err(Failure::Found(format!("the app asks for a permission: {asked}")));
    }
    for line in badging.lines().filter(|line| SHOWN.iter().any(|word| line.starts_with(word))) {
        println!("{line}");
    }
    let mut manifest = checkout.program(&aapt2);
    manifest.args(["dump", "xmltree", "--file", "AndroidManifest.xml"]);
    if !checkout::output_of(manifest.arg(&apk))?.contains(":extractNativeLibs(0x010104ea)=false") {
        return Err(Failure::Found("the libraries would be extracted from the APK when it is installed".into()));
    }
    let bytes = fs::read(&apk).map_err(Failure::file(&apk))?;
    libraries(&bytes, only)
        .and_then(|()| if shrunk { profile(&bytes) } else { Ok(()) })
        .map_err(|fault| Failure::Found(format!("{}: {fault}", apk.display())))?;
    let size = fs::metadata(&apk).map_err(Failure::file(&apk))?.len();
    let most = if only.is_some() { MOST_BYTES_OF_ONE } else { MOST_BYTES };
    if shrunk && size > most {
        return Err(Failure::Found(format!("{} has {size} bytes, more than {most}", apk.display())));
    }
    Ok(format!("{}: {size} bytes, aligned to 16 KB and signed", apk.display()))
}

/// Packs the unsigned APK, and in mode `release` the module of the App Bundle.
pub fn pack(checkout: &Checkout, mode: &str, only: Option<&str>) -> Result<(), Failure> {
    // Without the test hooks.
    bindings::sources(checkout, Library::Released)?;
    println!("{}", super::android::make(checkout, Library::Released, only)?);
    let mut maven = app::maven(checkout, &java::tools(checkout)?, "");
    maven.args(["--activate-profiles", "apk"]);
    maven.args(["-Dmaven.test.skip=true", "process-test-classes"]).arg(format!("-Dapk.mode={mode}"));
    maven.args(only.map(|abi| format!("-Dapk.abis={abi}")));
    checkout::run_as(&mut maven, "packing the app")
}

/// Returns the folder of APKs and bundles.
pub fn folder(checkout: &Checkout) -> Result<PathBuf, Failure> {
    let folder = checkout.target().join("apk");
    fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
    Ok(folder)
}

/// Maximum bytes of a shrunk APK for every processor, and for one.
const MOST_BYTES: u64 = 14_000_000;
const MOST_BYTES_OF_ONE: u64 = 6_500_000;

/// Checks the libraries in an APK: present for every processor or the only one, uncompressed, aligned to a page, and
/// loadable.
pub fn libraries(apk: &[u8], only: Option<&str>) -> Result<(), String> {
    let entries = archive::entries(apk).ok_or("not an archive")?;
    for processor in PROCESSORS.iter().filter(|processor| only.is_none_or(|abi| abi == processor.abi)) {
        for name in ["libfivefold.so", "libjnidispatch.so"] {
            let path = format!("lib/{}/{name}", processor.abi);
            let entry = entries.iter().find(|entry| entry.name == path).ok_or_else(|| format!("it has no {path}"))?;
            if !entry.is_stored || !(entry.at as u64).is_multiple_of(PAGE) {
                return Err(format!("{path} is compressed or not aligned to a page"));
            }
            let library =
                ElfLibrary::read(&apk[entry.at..entry.at + entry.length]).map_err(|fault| format!("{path} {fault}"))?;
            let own = name == "libfivefold.so";
            let faults = if own { library.own_faults(processor.number) } else { library.faults(processor.number) };
            if !faults.is_empty() {
                return Err(format!("{path} {}", faults.join("; ")));
            }
        }
    }
    Ok(())
}

/// Checks that an APK has a compiled Baseline profile, uncompressed as AndroidX reads it.
pub fn profile(apk: &[u8]) -> Result<(), String> {
    let entries = archive::entries(apk).ok_or("not an archive")?;
    for (name, magic) in [("baseline.prof", b"pro\x00010\0"), ("baseline.profm", b"prm\x00002\0")] {
        let path = format!("assets/dexopt/{name}");
        let entry = entries.iter().find(|entry| entry.name == path).ok_or_else(|| format!("it has no {path}"))?;
        if !entry.is_stored || !apk[entry.at..].starts_with(magic) {
            return Err(format!("{path} is compressed or of another format"));
        }
    }
    Ok(())
}

/// The printed lines of aapt2.
const SHOWN: [&str; 6] =
    ["package:", "minSdkVersion:", "targetSdkVersion:", "launchable-activity:", "locales:", "native-code:"];

/// Returns the debug key, made by the first call.
pub fn key(checkout: &Checkout, tools: &Tools) -> Result<PathBuf, Failure> {
    let key = folder(checkout)?.join("debug.p12");
    if !key.exists() {
        let mut keytool = tools.program(checkout, "keytool");
        keytool.args(["-genkeypair", "-storetype", "PKCS12", "-storepass", PASSWORD, "-alias", "debug"]);
        keytool.args(["-keyalg", "RSA", "-keysize", "2048", "-validity", "10000", "-dname", "CN=Android Debug"]);
        checkout::run(keytool.arg("-keystore").arg(&key))?;
    }
    Ok(key)
}

fn sign(checkout: &Checkout, tools: &Tools, apk: &Path) -> Result<(), Failure> {
    let key = key(checkout, tools)?;
    let mut signer = tools.program(checkout, "apksigner");
    signer.args(["sign", "--min-sdk-version", "26", "--ks-pass"]).arg(format!("pass:{PASSWORD}"));
    signer.arg("--ks").arg(key).arg("--out").arg(apk).arg(checkout.path("target/android/fivefold-app/unsigned.apk"));
    checkout::run(&mut signer)
}
