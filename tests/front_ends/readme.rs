//! Checks that the examples in README are parts of compiled files.

use crate::files;

/// The compiled file for each language.
const COMPILED: [(&str, &str); 3] = [
    ("rust", "core/app/examples/embed.rs"),
    ("kotlin", "android/app/src/test/kotlin/org/fivefold/core/ReadmeTest.kt"),
    ("swift", "ios/Tests/FivefoldCoreTests/ReadmeTests.swift"),
];

/// Returns the text without indentation.
fn lines(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join("\n")
}

#[test]
fn readme_examples_are_compiled() {
    let readme = files::text("README.md");
    for (language, file) in COMPILED {
        let fence = format!("```{language}\n");
        let mut examples = readme.split(&fence).skip(1).peekable();
        assert!(examples.peek().is_some(), "README has no example in {language}");
        let compiled = lines(&files::text(file));
        for example in examples {
            let example = lines(example.split("```").next().unwrap_or_default());
            assert!(compiled.contains(example.trim()), "{file} lacks the example of README:\n{example}");
        }
    }
}
