//! Parses text files into their parts.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// The plural categories.
pub const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The functions that texts may call; the core checks their arguments.
const FUNCTIONS: [&str; 2] = ["PARTICLE", "SUFFIX"];

/// The parts of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The names of the placeables.
    pub placeables: BTreeSet<String>,
    /// The selectors with their variants.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// The referenced terms.
    pub terms: BTreeSet<String>,
    /// The literal text.
    pub letters: String,
}

/// Returns whether these are variants of a number.
pub fn is_number(variants: &BTreeSet<String>) -> bool {
    variants.iter().all(|variant| FORMS.contains(&variant.as_str()) || variant.parse::<u32>().is_ok())
}

/// Returns every text of a file by its key, and every term by its name with a leading hyphen.
pub fn texts(source: &str) -> BTreeMap<String, Text> {
    let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?} in {source}"));
    let mut texts = BTreeMap::new();
    for entry in &resource.body {
        let (name, pattern) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref().expect("a key without a text"))
            }
            Entry::Term(term) => (format!("-{}", term.id.name), &term.value),
            _ => continue,
        };
        let mut text = Text::default();
        text.add(pattern);
        assert!(texts.insert(name.clone(), text).is_none(), "duplicate `{name}`");
    }
    texts
}

impl Text {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters += value,
                PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                    InlineExpression::VariableReference { id } => drop(self.placeables.insert(id.name.to_owned())),
                    InlineExpression::TermReference { id, .. } => drop(self.terms.insert(format!("-{}", id.name))),
                    InlineExpression::StringLiteral { value } => self.letters += value,
                    InlineExpression::FunctionReference { id, .. } if FUNCTIONS.contains(&id.name) => {}
                    InlineExpression::FunctionReference { id, arguments } if id.name == "LOWER" => {
                        for argument in &arguments.positional {
                            let InlineExpression::VariableReference { id } = argument else {
                                panic!("LOWER needs a $name, not {argument:?}");
                            };
                            self.placeables.insert(id.name.to_owned());
                        }
                    }
                    other => panic!("only $names, sides and quoted text may be filled in, not {other:?}"),
                },
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    let InlineExpression::VariableReference { id } = selector else {
                        panic!("only a $name may be a selector, not {selector:?}");
                    };
                    for variant in variants {
                        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
                        self.choices.entry(id.name.to_owned()).or_default().insert(name.to_owned());
                        self.add(&variant.value);
                    }
                }
            }
        }
    }
}
