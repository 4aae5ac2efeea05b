//! The Android app on the Java virtual machine of this machine: compiled by Maven when a source has changed, run by `java`.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{Tools, java};

/// The arguments of `java`, written by Maven after compiling.
const ARGUMENTS: &str = "target/android/fivefold-app/show.args";

/// The folder of Maven's project files, which build the sources in `android`.
pub const MAVEN: &str = "tests/android-without-gradle";

/// Maven with the project in a folder of [`MAVEN`], or with all projects for an empty name. Its output has no colors.
pub fn maven(checkout: &Checkout, tools: &Tools, folder: &str) -> Command {
    let mut maven = tools.program(checkout, "mvn");
    maven.args(["--batch-mode", "-Dstyle.color=never", "--file"]).arg(Path::new(MAVEN).join(folder));
    maven
}

/// A program that runs tests of the app, each `CLASS` or `CLASS#METHOD`; `settings` are those of the virtual machine, such
/// as `-Xmx1g`.
pub fn program(checkout: &Checkout, library: Library, settings: &[&str], tests: &[String]) -> Result<Command, Failure> {
    // The tests are compiled together and call functions that only the tested library has.
    bindings::make(checkout, library)?;
    let tools = java::tools(checkout)?;
    if is_stale(checkout) {
        eprintln!("Sources have changed: the Android app is compiled, which takes a minute or more.");
        let began = SystemTime::now();
        let mut maven = maven(checkout, &tools, "");
        maven.args(["--activate-profiles", "show", "process-test-classes"]);
        checkout::run_as(&mut maven, "compiling the Android app")?;
        // Sources that changed during the compilation make it stale.
        let arguments = checkout.path(ARGUMENTS);
        let stamped = fs::File::options().append(true).open(&arguments).and_then(|file| file.set_modified(began));
        stamped.map_err(Failure::file(&arguments))?;
    }
    let mut java = tools.program(checkout, "java");
    java.args(settings).arg(format!("@{ARGUMENTS}")).arg("org.fivefold.LauncherKt").args(tests);
    Ok(java)
}

/// Returns whether a source has changed since the app was compiled, or a file of its class path is missing.
fn is_stale(checkout: &Checkout) -> bool {
    let arguments = checkout.path(ARGUMENTS);
    let made = fs::metadata(&arguments).and_then(|data| data.modified());
    let (Ok(made), Ok(text)) = (made, fs::read_to_string(&arguments)) else { return true };
    let sources = [checkout.path("android"), checkout.path(MAVEN), checkout.target().join("bindings/kotlin")];
    sources.iter().any(|folder| newest(folder) > Some(made))
        || class_path(&text).any(|file| !checkout.path("").join(file).exists())
}

/// The time of the last change in a folder. Removing an entry changes the folder itself.
fn newest(path: &Path) -> Option<SystemTime> {
    let data = fs::symlink_metadata(path).ok()?;
    let own = data.modified().ok();
    if !data.is_dir() {
        return own;
    }
    let entries = fs::read_dir(path).ok()?.filter_map(Result::ok);
    let sources = entries.filter(|entry| !MADE.iter().any(|made| entry.file_name() == *made));
    // A folder that holds build output changes when that is created, which says nothing about sources.
    let holds_made = MADE.iter().any(|made| path.join(made).exists());
    sources.map(|entry| newest(&entry.path())).chain([own.filter(|_| !holds_made)]).max().flatten()
}

/// Names of folders below the sources that hold build output.
const MADE: [&str; 2] = ["build", "__pycache__"];

/// The files and folders of the class path in a file of arguments.
fn class_path(arguments: &str) -> impl Iterator<Item = &str> {
    let path = arguments.lines().skip_while(|line| *line != "-classpath").nth(1).unwrap_or_default();
    path.trim_matches('"').split(':').filter(|file| !file.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn class_path_is_read_from_line_after_its_name() {
        let text = "-Xint\n-classpath\n\"/a b/c.jar:/d\"\n-Dx=y\n";
        assert_eq!(class_path(text).collect::<Vec<_>>(), ["/a b/c.jar", "/d"]);
        assert_eq!(class_path("-Xint\n").count(), 0);
    }

    #[test]
    fn build_output_does_not_make_sources_newer() {
        let folder = std::env::temp_dir().join(format!("fivefold-newest-{}", std::process::id()));
        fs::create_dir_all(folder.join("app/build")).unwrap();
        fs::write(folder.join("app/source"), "").unwrap();
        let before = newest(&folder);
        let later = SystemTime::now() + std::time::Duration::from_mins(1);
        fs::write(folder.join("app/build/made"), "").unwrap();
        fs::File::options().append(true).open(folder.join("app/build/made")).unwrap().set_modified(later).unwrap();
        assert_eq!(newest(&folder), before);
        fs::File::options().append(true).open(folder.join("app/source")).unwrap().set_modified(later).unwrap();
        assert_eq!(newest(&folder), Some(later));
        fs::remove_dir_all(folder).unwrap();
    }
}
