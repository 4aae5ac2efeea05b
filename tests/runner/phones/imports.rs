//! What the core's library may take of Android: the committed list, and what is held against it.

use std::collections::BTreeSet;

use crate::bindings::Library;
use crate::failure::Failure;

/// The list, with what its columns mean at the top.
const LIST: &str = include_str!("../../phones/android-imports.txt");

/// What is taken of Linux alone, and what Android calls otherwise.
const LINUX: &str = include_str!("../../phones/linux-imports.txt");

/// One name of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Import {
    /// The library that has it, as `libc`.
    pub library: &'static str,
    /// The name.
    pub name: &'static str,
    /// The version of Android's interface that has it since then.
    pub since: u32,
    /// What is special about it.
    pub kind: Kind,
}

/// What is special about a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A function on every processor.
    Function,
    /// A variable.
    Data,
    /// A function that is called only where it is.
    Weak,
    /// A function of the processors of 32 bits.
    Arm,
    /// A function that only libraries made for tests call.
    Tests,
}

/// The whole list.
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
        Some("tests") => Kind::Tests,
        Some(_) => return None,
    };
    Some(Import { library, name, since, kind })
}

/// Holds the names that some libraries take against the list, in both ways; `weak` are those they can do without, and
/// `every` says whether these are the libraries of all processors.
pub fn check(taken: &BTreeSet<String>, weak: &BTreeSet<String>, library: Library, every: bool) -> Result<(), Failure> {
    let mut listed = all();
    listed.retain(|import| import.kind != Kind::Tests || library != Library::Released);
    let has = |name: &String| {
        listed.iter().any(|import| import.name == *name && (import.kind != Kind::Weak || weak.contains(name)))
    };
    let unknown: Vec<_> = taken.iter().filter(|name| !has(name)).collect();
    if !unknown.is_empty() {
        return Err(Failure::Found(format!(
            "the library takes {unknown:?} of Android, which tests/phones/android-imports.txt does not have; \
             does the oldest Android of the app have it?"
        )));
    }
    let stale: Vec<_> = listed.iter().map(|import| import.name).filter(|name| !taken.contains(*name)).collect();
    if every && !stale.is_empty() {
        return Err(Failure::Found(format!("nothing takes {stale:?} of Android: tests/phones/android-imports.txt")));
    }
    Ok(())
}

/// Holds the names that a library of this machine, Linux of `x86_64`, takes against the list, as far as Android has them too,
/// and says how many those are.
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
        "the library of this machine takes {unknown:?}, which tests/phones/android-imports.txt does not have: cargo task \
         android-libraries says whether Android's does too; else it belongs into tests/phones/linux-imports.txt"
    )))
}

/// What is taken of Linux alone, and what Android calls otherwise with Android's name.
fn on_linux() -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let lines = LINUX.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').map_or((line, None), |(here, there)| (here, Some(there))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phones::android::OLDEST;

    #[test]
    fn every_line_of_the_list_is_read_and_is_as_old_as_the_app() {
        let lines = LIST.lines().filter(|line| !line.starts_with('#')).count();
        let listed = all();
        assert_eq!(listed.len(), lines);
        assert!(lines > 20);
        let newer: Vec<_> = listed.iter().filter(|import| import.since > OLDEST && import.kind != Kind::Weak).collect();
        assert!(newer.is_empty(), "the oldest Android of the app lacks {newer:?}");
    }

    #[test]
    fn what_is_missing_and_what_is_stale_are_both_named() {
        let mut taken: BTreeSet<_> = all().iter().map(|import| import.name.to_owned()).collect();
        let (weak, none) = (BTreeSet::from(["getrandom".to_owned()]), BTreeSet::new());
        let check = |taken: &_, weak: &_, every| check(taken, weak, Library::Tested, every);
        assert!(check(&taken, &weak, true).is_ok());
        assert!(check(&taken, &none, true).unwrap_err().to_string().contains("takes [\"getrandom\"]"));
        taken.remove("abort");
        assert!(check(&taken, &weak, false).is_ok());
        assert!(check(&taken, &weak, true).unwrap_err().to_string().contains("nothing takes [\"abort\"]"));
        taken.insert("memfd_create".into());
        assert!(check(&taken, &weak, false).unwrap_err().to_string().contains("takes [\"memfd_create\"]"));
    }

    #[test]
    fn what_only_the_library_of_this_machine_takes_is_seen() {
        let named = ["abort", "munmap", "open64", "_Unwind_Resume"].map(str::to_owned);
        let mut taken = BTreeSet::from(named);
        assert_eq!(check_here(&taken).unwrap(), 2, "Android has `abort`, and `open64` by another name");
        taken.insert("tan".into());
        assert!(check_here(&taken).unwrap_err().to_string().contains("takes [\"tan\"], which"));
    }

    #[test]
    fn no_name_of_linux_hides_one_of_android() {
        let listed: BTreeSet<_> = all().iter().map(|import| import.name).collect();
        for (here, there) in on_linux() {
            assert!(!listed.contains(here), "{here} is Android's too");
            assert!(there.is_none_or(|there| listed.contains(there)), "Android's list has no {there:?}");
        }
    }

    #[test]
    fn what_is_shipped_takes_nothing_that_is_for_tests() {
        let named = |import: &Import| import.name.to_owned();
        let (shipped, tested): (Vec<_>, Vec<_>) = all().into_iter().partition(|import| import.kind != Kind::Tests);
        let mut taken: BTreeSet<_> = shipped.iter().map(named).collect();
        let weak = BTreeSet::from(["getrandom".to_owned()]);
        assert!(check(&taken, &weak, Library::Released, true).is_ok());
        assert!(check(&taken, &weak, Library::Tested, true).is_err());
        taken.extend(tested.iter().map(named));
        assert!(check(&taken, &weak, Library::Released, true).is_err());
    }
}
