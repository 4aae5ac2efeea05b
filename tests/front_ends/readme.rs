//! README's examples are compiled: each is a piece of a file that a ring compiles, whatever it is indented by.

use crate::sources::read;

/// The file that is compiled, for each language of a fence.
const COMPILED: [(&str, &str); 3] = [
    ("rust", "core/app/examples/embed.rs"),
    ("kotlin", "android/app/src/test/kotlin/org/fivefold/core/ReadmeTest.kt"),
    ("swift", "ios/Tests/FivefoldCoreTests/ReadmeTests.swift"),
];

/// The lines of a text without what they are indented by.
fn lines(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_example_in_the_readme_is_compiled_somewhere() {
    let readme = read("README.md");
    for (language, file) in COMPILED {
        let fence = format!("```{language}\n");
        let mut examples = readme.split(&fence).skip(1).peekable();
        assert!(examples.peek().is_some(), "README has no example in {language}");
        let compiled = lines(&read(file));
        for example in examples {
            let example = lines(example.split("```").next().unwrap_or_default());
            assert!(compiled.contains(example.trim()), "{file} has not what README says:\n{example}");
        }
    }
}
