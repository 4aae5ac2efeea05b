//! `cargo task mutations`: puts faults into a copy of the repository, one after the other, and looks whether the test that
//! should see each of them does. `tests/mutations.txt` lists them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// The list, from the top of the checkout.
const LIST: &str = "tests/mutations.txt";

/// A fault that is put in on purpose.
#[derive(Debug, PartialEq, Eq)]
struct Mutation {
    /// What would go wrong.
    about: String,
    file: String,
    package: String,
    test: String,
    /// A line that stands in the file exactly once.
    line: String,
    /// What stands there instead.
    instead: String,
}

/// Tries every mutation whose description has these words; all if there are none.
pub fn try_all(checkout: &Checkout, only: &str) -> Result<String, Failure> {
    let list = read(&checkout.path(LIST))?;
    let mutations: Vec<Mutation> =
        parsed(&list).map_err(Failure::Found)?.into_iter().filter(|mutation| mutation.about.contains(only)).collect();
    let copy = copied(checkout)?;
    for mutation in &mutations {
        if !passes(checkout, &copy, mutation)? {
            return Err(Failure::Found(format!("{} fails as it is", mutation.test)));
        }
    }
    let mut unseen = Vec::new();
    for mutation in &mutations {
        let file = copy.join(&mutation.file);
        let text = read(&file)?;
        write(&file, &mutated(&text, mutation).map_err(Failure::Found)?)?;
        let is_unseen = passes(checkout, &copy, mutation);
        write(&file, &text)?;
        if is_unseen? {
            unseen.push(mutation.about.as_str());
        }
        println!(
            "{}: {}",
            if unseen.last() == Some(&mutation.about.as_str()) { "UNSEEN" } else { "seen" },
            mutation.about
        );
    }
    match unseen.as_slice() {
        [] => Ok(format!("{} mutations, each seen by the test that should see it", mutations.len())),
        _ => Err(Failure::Found(format!("nobody has seen: {}", unseen.join("; ")))),
    }
}

/// Whether the test of a mutation passes in the copy. That it does not compile, or is not there, is a fault of the list.
fn passes(checkout: &Checkout, copy: &Path, mutation: &Mutation) -> Result<bool, Failure> {
    let Mutation { package, test, .. } = mutation;
    let mut cargo = checkout.cargo("test");
    // What is not changed was compiled before, and a mutation is not waited for as long as a game is played.
    cargo.current_dir(copy).env("CARGO_TARGET_DIR", checkout.target()).env("CARGO_INCREMENTAL", "1");
    cargo.args([
        "--config",
        "profile.dev.package.fivefold-engine.opt-level=0",
        "--package",
        &format!("fivefold-{package}"),
    ]);
    cargo.args([if package == "interleavings" { "--tests" } else { "--lib" }, "--", "--exact", test]);
    let mut verdict = None;
    let ended = checkout::run_reading(&mut cargo, |line| {
        verdict = match line.strip_prefix(&format!("test {test} ... ")) {
            Some("ok") => Some(true),
            // One that never ends by itself ends the program.
            Some(_) => Some(false),
            None => verdict,
        };
    });
    match (verdict, ended) {
        (Some(true), Ok(())) => Ok(true),
        (Some(_), _) => Ok(false),
        (None, _) => Err(Failure::Found(format!("{test} was not run: {}", mutation.about))),
    }
}

/// Every tracked file, in a folder of its own.
fn copied(checkout: &Checkout) -> Result<PathBuf, Failure> {
    let copy = checkout.target().join("mutations");
    let tracked = checkout::output_of(checkout.program("git").args(["ls-files", "-z"]))?;
    for name in tracked.split_terminator('\0') {
        let (from, to) = (checkout.path(name), copy.join(name));
        let text = fs::read(&from).map_err(|source| Failure::File { path: from.display().to_string(), source })?;
        // What is the same is left alone: nobody compiles it again.
        if fs::read(&to).ok().as_ref() != Some(&text) {
            let failure = |source| Failure::File { path: to.display().to_string(), source };
            fs::create_dir_all(to.parent().unwrap_or(&copy)).map_err(failure)?;
            fs::write(&to, text).map_err(failure)?;
        }
    }
    Ok(copy)
}

fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|source| Failure::File { path: file.display().to_string(), source })
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|source| Failure::File { path: file.display().to_string(), source })
}

/// The text with the fault in it.
fn mutated(text: &str, mutation: &Mutation) -> Result<String, String> {
    let lines = text.lines().filter(|line| *line == mutation.line).count();
    if lines != 1 {
        return Err(format!("{}: `{}` stands there {lines} times", mutation.file, mutation.line.trim()));
    }
    Ok(text.replacen(&mutation.line, &mutation.instead, 1))
}

/// The mutations of a list.
fn parsed(list: &str) -> Result<Vec<Mutation>, String> {
    let mutation = |entry: &str| {
        let (about, rest) = entry.split_once('\n')?;
        let field = |name: &str| rest.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
        let (package, test) = field("test: ")?.split_once(' ').map(|(package, test)| (package.into(), test.into()))?;
        Some(Mutation {
            about: about.to_owned(),
            file: field("file: ")?,
            package,
            test,
            line: field("- ")?,
            instead: field("+ ")?,
        })
    };
    let entries = list.split("\n== ").skip(1);
    entries.map(|entry| mutation(entry).ok_or_else(|| format!("a part is missing: {entry}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mutation_has_a_place_and_a_test_that_are_there() {
        let checkout = Checkout::of_this_run().expect("cargo runs this");
        let mutations = parsed(&read(&checkout.path(LIST)).unwrap()).unwrap();
        assert!(mutations.len() >= 10);
        for mutation in &mutations {
            let text = read(&checkout.path(&mutation.file)).unwrap();
            assert_ne!(mutated(&text, mutation).unwrap(), text, "{}", mutation.about);
            let name = mutation.test.rsplit("::").next().unwrap();
            let folder = if mutation.package == "interleavings" {
                "tests/interleavings".to_owned()
            } else {
                format!("core/{}/src", mutation.package)
            };
            assert!(
                is_written(&checkout.path(&folder), &format!("fn {name}()")),
                "{}: there is no {name}",
                mutation.about
            );
        }
    }

    fn is_written(folder: &Path, words: &str) -> bool {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).any(|path| {
            if path.is_dir() { is_written(&path, words) } else { read(&path).is_ok_and(|text| text.contains(words)) }
        })
    }

    #[test]
    fn a_list_is_read_and_what_it_lacks_is_said() {
        let list = "# about\n\n== a fault\nfile: a.rs\ntest: engine tests::a\n- one\n+ two\n";
        let mutation = &parsed(list).unwrap()[0];
        assert_eq!((mutation.package.as_str(), mutation.test.as_str()), ("engine", "tests::a"));
        assert_eq!(mutated("zero\none\n", mutation).unwrap(), "zero\ntwo\n");
        assert!(mutated("zero\n", mutation).unwrap_err().contains("0 times"));
        assert!(parsed("\n== a fault\nfile: a.rs\n").is_err());
    }
}
