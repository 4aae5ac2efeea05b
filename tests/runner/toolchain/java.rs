//! JDK 21 or newer, Maven and Python: installed ones, or those of Debian 13.
//!
//! The tests of the Android app are compiled for Java 21. Python unpacks AARs for Maven.

use std::env;
use std::fmt::Write as _;
use std::fs::{self, DirEntry};
use std::io::{self, Write as _};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use super::tree::{Recipe, Tree};
use super::{Tools, games_of_the_window, home, machine_allowed, on_path};
use crate::checkout::Checkout;
use crate::failure::Failure;

/// The minimum version of the JDK.
const OLDEST: u32 = 21;

const RECIPE: Recipe = Recipe {
    name: "java-trixie",
    suite: "trixie",
    packages: "openjdk-21-jdk maven python3 ca-certificates-java libc6 base-files bash coreutils dash grep sed findutils",
    instead: "install JDK 21 or newer, Maven and Python 3",
    path: "/usr/lib/jvm/default/bin:/usr/share/maven/bin:/usr/bin",
};

/// The JDK inside the unpacked folder.
const JDK: &str = "/usr/lib/jvm/default";

/// Returns Java's tools, unpacked if one is not installed.
pub fn tools(checkout: &Checkout) -> Result<Tools, Failure> {
    if machine_allowed()
        && on_path("mvn").is_some()
        && on_path("python3").is_some()
        && let Some(jdk) = jdk()
    {
        // The `java` on the search path may be older.
        let others = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([jdk.join("bin")].into_iter().chain(env::split_paths(&others)));
        let path = path.map_err(|fault| Failure::CannotRun(format!("invalid search path: {fault}")))?;
        return Ok(Tools::Machine { variables: vec![("JAVA_HOME", jdk.into()), ("PATH", path)] });
    }
    let home = home()?;
    let own = home.join(".m2");
    fs::create_dir_all(&own).map_err(Failure::file(&own))?;
    let x_authority = env::var_os("XAUTHORITY").map_or_else(|| home.join(".Xauthority"), PathBuf::from);
    let tree = Tree::unpacked(checkout, &RECIPE)?
        .sharing(own)
        .sharing(games_of_the_window()?)
        .sharing(x_authority)
        .sharing("/etc/resolv.conf")
        .sharing("/etc/hosts")
        .with("JAVA_HOME", JDK)
        // The user inside is root; Maven's folder is still the caller's.
        .with("JAVA_TOOL_OPTIONS", format!("-Duser.home={}", home.display()));
    let tree = tree.entered(checkout, &RECIPE)?;
    finish(checkout, &tree)?;
    Ok(Tools::Unpacked(tree))
}

/// Replaces the packages' install scripts: links the JDK under a name independent of the processor, and makes Java's store of
/// certificate authorities from this machine's.
fn finish(checkout: &Checkout, tree: &Tree) -> Result<(), Failure> {
    let done = tree.folder().join(".finished");
    if done.exists() {
        return Ok(());
    }
    finish_files(checkout, tree).map_err(Failure::file(tree.folder()))?;
    fs::write(&done, "").map_err(Failure::file(&done))
}

fn finish_files(checkout: &Checkout, tree: &Tree) -> io::Result<()> {
    let name = tree.folder().join(JDK.trim_start_matches('/'));
    let machines = fs::read_dir(name.with_file_name(""))?.collect::<Result<Vec<_>, _>>()?;
    let jdk = machines.iter().map(DirEntry::file_name).find(|name| name.to_string_lossy().starts_with("java-21-"));
    if !name.exists() {
        symlink(jdk.ok_or_else(|| io::Error::other("there is no java-21 in it"))?, &name)?;
    }
    let certificates = tree.folder().join("etc/ssl/certs");
    fs::create_dir_all(certificates.join("java"))?;
    let own = tree.folder().join("usr/share/ca-certificates/mozilla");
    let mut list = String::new();
    for folder in [Path::new("/etc/ssl/certs"), &own] {
        for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
            let name = entry.file_name().to_string_lossy().into_owned();
            // The bundle ca-certificates.crt repeats all of them.
            if entry.path().extension().is_some_and(|ending| ending == "pem") || folder == own {
                fs::copy(entry.path(), certificates.join(&name))?;
                let _ = writeln!(list, "+/etc/ssl/certs/{name}");
            }
        }
    }
    let mut store = tree.program(checkout, "java");
    store.args(["-jar", "/usr/share/ca-certificates-java/ca-certificates-java.jar", "-storepass", "changeit"]);
    let mut child = store.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(list.as_bytes())?;
    }
    let status = child.wait()?;
    if status.success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("java's certificates were not made: {status}")))
    }
}

/// Returns the JDK of `JAVA_HOME`, that on the search path, or the newest installed one.
fn jdk() -> Option<PathBuf> {
    let pointed = env::var_os("JAVA_HOME").map(PathBuf::from);
    let of_path =
        on_path("javac").and_then(|file| Some(fs::canonicalize(file).ok()?.parent()?.parent()?.to_path_buf()));
    pointed.into_iter().chain(of_path).find(|home| version_of(home) >= Some(OLDEST)).or_else(|| {
        let installed = fs::read_dir("/usr/lib/jvm").ok()?.filter_map(|entry| Some(entry.ok()?.path()));
        installed.filter(|home| version_of(home) >= Some(OLDEST)).max_by_key(|home| version_of(home))
    })
}

/// Returns the version of the JDK in a folder, by its `release` file; `None` for a runtime without a compiler.
fn version_of(home: &Path) -> Option<u32> {
    if !home.join("bin/javac").is_file() {
        return None;
    }
    version_in(&fs::read_to_string(home.join("release")).ok()?)
}

fn version_in(release: &str) -> Option<u32> {
    let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?.trim_matches('"');
    version.split(['.', '-', '+']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::version_in;

    #[test]
    fn jdk_version_is_its_first_number() {
        assert_eq!(version_in("IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"21.0.8\"\n"), Some(21));
        assert_eq!(version_in("JAVA_VERSION=\"25\"\n"), Some(25));
        assert_eq!(version_in("JAVA_VERSION=\"1.8.0_402\"\n"), Some(1));
        assert_eq!(version_in("SOURCE=\"x\"\n"), None);
    }
}
