//! Checks that the examples of the pages for embedders are parts of compiled files.

use crate::files;

/// The pages, the languages of their examples, and the compiled files.
const COMPILED: [(&str, &str, &str); 5] = [
    ("README.md", "rust", "core/app/examples/embed.rs"),
    ("README.md", "kotlin", "android/app/src/test/kotlin/org/fivefold/core/ReadmeTest.kt"),
    ("README.md", "swift", "ios/Tests/FivefoldCoreTests/ReadmeTests.swift"),
    ("android/core/README.md", "kotlin", "android/core/sample/Sample.kt"),
    ("ios/Embedding/README.md", "swift", "ios/Embedding/Sample.swift"),
];

/// Returns the text without indentation.
fn lines(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join("\n")
}

#[test]
fn readme_examples_are_compiled() {
    for (page, language, file) in COMPILED {
        let (text, fence) = (files::text(page), format!("```{language}\n"));
        // The lines of a Gradle file are not compiled.
        let examples = text.split(&fence).skip(1).filter(|example| !example.starts_with("repositories {"));
        let mut examples = examples.map(|example| lines(example.split("```").next().unwrap_or_default())).peekable();
        assert!(examples.peek().is_some(), "{page} has no example in {language}");
        let compiled = lines(&files::text(file));
        for example in examples {
            assert!(compiled.contains(example.trim()), "{file} lacks the example of {page}:\n{example}");
        }
    }
}
