//! Packages of another Debian release, unpacked into a cache folder.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use super::home;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Packages to unpack, and the environment of their programs.
#[derive(Debug)]
pub struct Recipe {
    /// The name of the folder.
    pub name: &'static str,
    /// The release of Debian.
    pub suite: &'static str,
    /// The packages, without those they depend on.
    pub packages: &'static str,
    /// Advice for machines where unpacking is impossible.
    pub instead: &'static str,
    /// The search path inside.
    pub path: &'static str,
}

/// Unpacked packages.
#[derive(Debug)]
pub struct Tree {
    folder: PathBuf,
    path: &'static str,
    shared: Vec<PathBuf>,
    variables: Vec<(&'static str, OsString)>,
}

impl Tree {
    /// Unpacks the packages on first use.
    pub fn unpacked(checkout: &Checkout, recipe: &Recipe) -> Result<Self, Failure> {
        let folder = cache()?.join(recipe.name);
        let was_there = folder.exists();
        let start = Instant::now();
        let mut unpack = checkout.program(checkout.path("tests/toolchain/unpack-debian"));
        unpack.arg(recipe.suite).arg(&folder).args(recipe.packages.split_whitespace());
        checkout::run(&mut unpack)
            .map_err(|_| Failure::CannotRun(format!("{} could not be unpacked; {}", recipe.name, recipe.instead)))?;
        if !was_there {
            eprintln!("Unpacked {} into {} in {:.0} s.", recipe.name, folder.display(), start.elapsed().as_secs_f64());
        }
        Ok(Self { folder, path: recipe.path, shared: Vec::new(), variables: Vec::new() })
    }

    /// Returns the folder.
    pub fn folder(&self) -> &PathBuf {
        &self.folder
    }

    /// Makes a file or folder of the machine visible inside, if it exists.
    pub fn sharing(mut self, path: impl Into<PathBuf>) -> Self {
        self.shared.push(path.into());
        self
    }

    /// Sets an environment variable inside.
    pub fn with(mut self, name: &'static str, value: impl Into<OsString>) -> Self {
        self.variables.push((name, value.into()));
        self
    }

    /// Checks that programs run inside; some machines allow that to root only.
    pub fn entered(self, checkout: &Checkout, recipe: &Recipe) -> Result<Self, Failure> {
        checkout::run(&mut self.program(checkout, "true")).map_err(|_| {
            let forbidden = "user namespaces are disabled";
            Failure::CannotRun(format!("{} cannot be entered ({forbidden}?); {}", recipe.name, recipe.instead))
        })?;
        Ok(self)
    }

    /// Returns a command inside that runs at the top of the checkout.
    pub fn program(&self, checkout: &Checkout, program: &str) -> Command {
        let mut command = checkout.program(checkout.path("tests/toolchain/enter-tree"));
        command.arg(&self.folder).arg(self.path);
        command.arg(checkout.path("")).arg(checkout.target()).args(&self.shared).arg("--").arg(program);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// Returns the folder of unpacked packages.
pub fn cache() -> Result<PathBuf, Failure> {
    let folder = match env::var_os("XDG_CACHE_HOME") {
        Some(folder) => folder.into(),
        None => home()?.join(".cache"),
    };
    Ok(folder.join("fivefold"))
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};
    use std::process::Command;

    /// Programs of Debian: the machine's mirror has version 2 of a package, the archive of the list version 1.
    const PROGRAMS: [(&str, &str); 3] = [
        ("dpkg", "echo amd64"),
        ("dpkg-deb", "for deb; do :; done; tar --create --directory \"$(dirname \"$deb\")\" \"$(basename \"$deb\")\""),
        (
            "apt-get",
            "folder=$(dirname \"$APT_CONFIG\")\n\
            name=tool_2_all.deb\n\
            grep -q http://archive.example \"$folder/etc/sources.list\" && name=tool_1_all.deb\n\
            case \"$*\" in\n\
            *--print-uris*) echo \"'http://x/$name' $name 1 SHA256:0\" ;;\n\
            *--download-only*) echo $name >\"$folder/cache/archives/$name\" ;;\n\
            esac",
        ),
    ];

    /// The hash of `tool_1_all.deb`, and one that no package has.
    const HASH: &str = "920d9279d4031aaeaa384a09fe435a458f7e92d5e74a9fc3719ada648dab4d72";
    const OTHER: &str = "0000000000000000000000000000000000000000000000000000000000000000";

    /// Runs the script, with a list of this hash, and returns whether it succeeded.
    fn unpack(folder: &Path, hash: Option<&str>) -> bool {
        let script = folder.join("unpack-debian");
        fs::write(&script, include_str!("../../toolchain/unpack-debian")).expect("a script");
        let list = folder.join("tree-amd64.sha256");
        match hash {
            Some(hash) => fs::write(list, format!("# http://archive.example/\n{hash}  tool_1_all.deb\n")),
            None => fs::remove_file(list).or(Ok(())),
        }
        .expect("a list");
        let path = env::join_paths(
            [folder.join("bin")].into_iter().chain(env::split_paths(&env::var_os("PATH").unwrap_or_default())),
        );
        let mut sh = Command::new("sh");
        sh.arg(script).arg("forky").arg(folder.join("tree")).arg("tool").env("PATH", path.expect("a search path"));
        sh.output().expect("a shell").status.success()
    }

    fn unpacked(folder: &Path) -> (Vec<String>, String) {
        let tree = folder.join("tree");
        let entries = fs::read_dir(&tree).expect("a folder").flatten();
        let mut names: Vec<_> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.retain(|name| !name.starts_with('.'));
        (names, fs::read_to_string(tree.join(".packages")).expect("a list"))
    }

    #[test]
    fn only_listed_packages_are_unpacked() {
        // The script needs the keys of Debian.
        if !Path::new("/usr/share/keyrings/debian-archive-keyring.gpg").exists() {
            return;
        }
        let folder: PathBuf = env::temp_dir().join(format!("fivefold-debian-{}", std::process::id()));
        fs::create_dir_all(folder.join("bin")).expect("a folder");
        for (name, text) in PROGRAMS {
            let program = folder.join("bin").join(name);
            fs::write(&program, format!("#!/bin/sh\n{text}\n")).expect("a program");
            fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("a program");
        }
        assert!(unpack(&folder, None));
        let (names, list) = unpacked(&folder);
        assert_eq!(names, ["tool_2_all.deb"], "the mirror's, without a list");
        assert!(list.ends_with("  tool_2_all.deb\n"), "{list}");
        assert!(!unpack(&folder, Some(OTHER)), "another hash");
        assert_eq!(unpacked(&folder).0, ["tool_2_all.deb"], "nothing has changed");
        assert!(unpack(&folder, Some(HASH)));
        assert_eq!(unpacked(&folder), (vec!["tool_1_all.deb".into()], format!("{HASH}  tool_1_all.deb\n")));
        fs::write(folder.join("tree/mark"), "").expect("a file");
        assert!(unpack(&folder, Some(HASH)));
        assert!(folder.join("tree/mark").exists(), "an unchanged list unpacks nothing");
        fs::remove_dir_all(&folder).expect("the folder");
    }
}
