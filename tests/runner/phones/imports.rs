//! The functions of Android that the core may import: a committed list, compared with the imports of built libraries.

use std::collections::BTreeSet;

use crate::failure::Failure;

/// The list; its columns are explained at the top.
const LIST: &str = include_str!("../../phones/android-imports.txt");

/// Imports that exist on Linux only or have another name on Android.
const LINUX: &str = include_str!("../../phones/linux-imports.txt");

/// An entry of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Import {
    /// The library, such as `libc`.
    pub library: &'static str,
    /// The name.
    pub name: &'static str,
    /// The first API level with it.
    pub since: u32,
    /// Its kind.
    pub kind: Kind,
}

/// The kind of an import.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A function on every processor.
    Function,
    /// A variable.
    Data,
    /// A function that is called only where available.
    Weak,
    /// A function on 32-bit processors.
    Arm,
}

/// Returns the whole list.
pub fn all() -> Vec<Import> {
    LIST.lines().filter(|line| !line.starts_with('#')).filter_map(read).collect()
}

fn read(line: &'static str) -> Option<Import> {
    let mut words = line.split_whitespace();
    let (library, name, since) = (words.next()?, words.next()?, words.next()?.parse().ok()?);
    let kind = match words.next() {
        None => Kind::Function,
        Some("data") => Kind::Data,
        Some("weak") => Kind::Weak,
        Some("arm") => Kind::Arm,
        Some(_) => return None,
    };
    Some(Import { library, name, since, kind })
}

/// Compares imports of libraries with the list, in both directions. `weak` are weak imports; `every` says whether the
/// libraries are those of all processors.
pub fn check(taken: &BTreeSet<String>, weak: &BTreeSet<String>, every: bool) -> Result<(), Failure> {
    let listed = all();
    let has = |name: &String| {
        listed.iter().any(|import| import.name == *name && (import.kind != Kind::Weak || weak.contains(name)))
    };
    let unknown: Vec<_> = taken.iter().filter(|name| !has(name)).collect();
    if !unknown.is_empty() {
        return Err(Failure::Found(format!(
            "the library imports {unknown:?}, missing in tests/phones/android-imports.txt; \
             does the oldest Android of the app have it?"
        )));
    }
    let stale: Vec<_> = listed.iter().map(|import| import.name).filter(|name| !taken.contains(*name)).collect();
    if every && !stale.is_empty() {
        return Err(Failure::Found(format!("no library imports {stale:?}: tests/phones/android-imports.txt")));
    }
    Ok(())
}

/// Compares the imports of a library of Linux on `x86_64` with the list, leaving out those of Linux only, and returns the
/// number of imports that Android has.
pub fn check_here(taken: &BTreeSet<String>) -> Result<usize, Failure> {
    let (mut shared, mut unknown) = (0, Vec::new());
    for name in taken {
        let name = match on_linux().find(|(here, _)| here == name) {
            Some((_, None)) => continue,
            Some((_, Some(there))) => there,
            None => name,
        };
        let is_listed = all().iter().any(|import| import.name == name);
        shared += usize::from(is_listed);
        unknown.extend((!is_listed).then_some(name));
    }
    if unknown.is_empty() {
        return Ok(shared);
    }
    Err(Failure::Found(format!(
        "the library of this machine imports {unknown:?}, missing in tests/phones/android-imports.txt: `cargo task \
         android-libraries` says whether Android's does too; else it belongs in tests/phones/linux-imports.txt"
    )))
}

/// Returns the imports of Linux, with Android's name where it has another one.
fn on_linux() -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let lines = LINUX.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').map_or((line, None), |(here, there)| (here, Some(there))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phones::android::OLDEST;

    #[test]
    fn imports_on_the_list_exist_in_the_oldest_android() {
        let lines = LIST.lines().filter(|line| !line.starts_with('#')).count();
        let listed = all();
        assert_eq!(listed.len(), lines);
        assert!(lines > 20);
        let newer: Vec<_> = listed.iter().filter(|import| import.since > OLDEST && import.kind != Kind::Weak).collect();
        assert!(newer.is_empty(), "missing in the oldest Android of the app: {newer:?}");
    }

    #[test]
    fn missing_and_stale_imports_are_both_named() {
        let mut taken: BTreeSet<_> = all().iter().map(|import| import.name.to_owned()).collect();
        let (weak, none) = (BTreeSet::from(["getrandom".to_owned()]), BTreeSet::new());
        assert!(check(&taken, &weak, true).is_ok());
        assert!(check(&taken, &none, true).unwrap_err().to_string().contains("imports [\"getrandom\"]"));
        taken.remove("abort");
        assert!(check(&taken, &weak, false).is_ok());
        assert!(check(&taken, &weak, true).unwrap_err().to_string().contains("no library imports [\"abort\"]"));
        taken.insert("memfd_create".into());
        assert!(check(&taken, &weak, false).unwrap_err().to_string().contains("imports [\"memfd_create\"]"));
    }

    #[test]
    fn unlisted_import_on_linux_is_named() {
        let named = ["abort", "munmap", "open64", "_Unwind_Resume"].map(str::to_owned);
        let mut taken = BTreeSet::from(named);
        assert_eq!(check_here(&taken).unwrap(), 2, "Android has `abort`, and `open64` by another name");
        taken.insert("tan".into());
        assert!(check_here(&taken).unwrap_err().to_string().contains("imports [\"tan\"], missing"));
    }

    #[test]
    fn imports_of_linux_hide_none_of_android() {
        let listed: BTreeSet<_> = all().iter().map(|import| import.name).collect();
        for (here, there) in on_linux() {
            assert!(!listed.contains(here), "{here} is Android's too");
            assert!(there.is_none_or(|there| listed.contains(there)), "Android's list has no {there:?}");
        }
    }
}
