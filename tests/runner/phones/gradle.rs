//! Checks the `android` block of a Gradle file against the interface of Android's plugin, as `javap` prints it, because
//! Gradle itself does not run here.

use std::collections::BTreeMap;

/// The package of the interface.
const PACKAGE: &str = "com.android.build.api.dsl.";
/// Gradle's collection of named objects.
const CONTAINER: &str = "NamedDomainObjectContainer<";

/// The interface: methods and supertypes of each type.
#[derive(Debug, Default)]
pub struct Interface {
    types: BTreeMap<String, Type>,
}

#[derive(Debug, Default)]
struct Type {
    parents: Vec<String>,
    methods: Vec<Method>,
}

#[derive(Debug)]
struct Method {
    name: String,
    /// The return type.
    result: String,
    /// The parameters, as `javap` prints them.
    takes: String,
}

/// The receiver of a block.
#[derive(Debug, Clone, PartialEq, Eq)]
enum About {
    Type(String),
    /// A collection of a type, and the type that owns it, which may have accessors for some elements.
    Container(String, String),
}

impl Interface {
    /// Reads the output of `javap`.
    pub fn read(told: &str) -> Self {
        let mut types: BTreeMap<String, Type> = BTreeMap::new();
        let mut current = None;
        for line in told.lines() {
            if let Some((_, head)) = line.split_once("interface ").filter(|_| line.starts_with("public")) {
                let (head, parents) = head.split_once(" extends ").unwrap_or((head, ""));
                let mut names = head.split(['<', ' ', '{']);
                let name = names.next().unwrap_or_default().trim_start_matches(PACKAGE).to_owned();
                let parents = parents.split([',', '<', '>', ' ', '{']).filter_map(|name| name.strip_prefix(PACKAGE));
                types.insert(name.clone(), Type { parents: parents.map(str::to_owned).collect(), methods: Vec::new() });
                current = Some(name);
            } else if let Some(of) = current.as_ref().and_then(|name| types.get_mut(name))
                && let Some((before, takes)) = line.split_once('(')
                && let Some((result, name)) = before.trim().rsplit_once(' ')
            {
                of.methods.push(Method { name: name.into(), result: result.into(), takes: takes.into() });
            }
        }
        Self { types }
    }

    /// Returns the number of types.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Returns everything in a file's `android` block that the interface lacks.
    pub fn faults(&self, file: &str) -> Vec<String> {
        let Some((_, block)) = file.split_once("\nandroid {") else {
            return vec!["there is no block `android`".into()];
        };
        let lines: Vec<_> = block.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        let text = lines.join("\n");
        let mut faults = Vec::new();
        self.block(&mut text.as_str(), &About::Type("ApplicationExtension".into()), &mut faults);
        faults
    }

    /// Checks the statements of a block to its end.
    fn block(&self, text: &mut &str, about: &About, faults: &mut Vec<String>) {
        loop {
            *text = text.trim_start();
            if text.is_empty() || text.starts_with('}') {
                *text = text.get(1..).unwrap_or_default();
                return;
            }
            let end = text.find(|letter: char| !(letter.is_alphanumeric() || letter == '.')).unwrap_or(text.len());
            let (path, rest) = text.split_at(end.max(1));
            *text = rest.trim_start_matches(' ');
            let mut called = false;
            if text.starts_with('(') {
                called = true;
                skip(text, '(', ')');
                *text = text.trim_start_matches(' ');
            }
            if text.starts_with('{') {
                *text = &text[1..];
                match self.opened(about, path) {
                    Ok(Some(inner)) => self.block(text, &inner, faults),
                    Ok(None) => skip_block(text),
                    Err(fault) => {
                        faults.push(fault);
                        skip_block(text);
                    }
                }
                continue;
            }
            let is_set = text.starts_with('=');
            let line = text.find(['\n', '}']).unwrap_or(text.len());
            *text = &text[line..];
            if !self.has(about, path, is_set, called) {
                faults.push(format!("{about:?} has no {path}"));
            }
        }
    }

    /// Returns the receiver of a block by its name; `None` if it belongs to Gradle itself.
    fn opened(&self, about: &About, path: &str) -> Result<Option<About>, String> {
        let (owner, name) = match about {
            About::Container(of, _) if ["named", "create", "getByName"].contains(&path) => {
                return Ok(Some(About::Type(of.clone())));
            }
            About::Container(_, owner) | About::Type(owner) => (owner, path),
        };
        let methods = self.methods(owner);
        let takes_block = |method: &&&Method| method.name == name && method.takes.contains("Function1<");
        let method = methods.iter().find(takes_block).ok_or_else(|| format!("{about:?} has no block {path}"))?;
        let taken = method.takes.rsplit_once("Function1<? super ").map_or("", |(_, taken)| taken);
        let inner = |text: &str| {
            let rest = text.split_once(PACKAGE).map(|(_, rest)| rest)?;
            rest.split([',', '>', ' ']).next().map(str::to_owned)
        };
        Ok(if taken.contains(CONTAINER) {
            inner(taken).map(|of| About::Container(of, owner.clone()))
        } else if taken.starts_with(PACKAGE) {
            inner(taken).map(About::Type)
        } else {
            None
        })
    }

    /// Checks that a path of properties exists, and that its end can be set or called if that is wanted.
    fn has(&self, about: &About, path: &str, is_set: bool, called: bool) -> bool {
        let About::Type(mut owner) = about.clone() else { return false };
        let names: Vec<_> = path.split('.').collect();
        let Some((last, before)) = names.split_last() else { return false };
        for name in before {
            let methods = self.methods(&owner);
            let Some(getter) = methods.iter().find(|method| method.name == accessor("get", name)) else { return false };
            let Some((_, result)) = getter.result.split_once(PACKAGE) else { return false };
            owner = result.to_owned();
        }
        let wanted = match (called, is_set) {
            (true, _) => (*last).to_owned(),
            (false, true) => accessor("set", last.strip_prefix("is").unwrap_or(last)),
            (false, false) => accessor("get", last),
        };
        self.methods(&owner).iter().any(|method| method.name == wanted)
    }

    /// Returns the methods of a type and its supertypes.
    fn methods(&self, name: &str) -> Vec<&Method> {
        let Some(of) = self.types.get(name) else { return Vec::new() };
        let inherited = of.parents.iter().flat_map(|parent| self.methods(parent));
        of.methods.iter().chain(inherited).collect()
    }
}

fn accessor(kind: &str, name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    kind.chars().chain(first).chain(letters).collect()
}

/// Skips a bracketed expression.
fn skip(text: &mut &str, open: char, close: char) {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        depth += i32::from(letter == open) - i32::from(letter == close);
        if depth == 0 {
            *text = &text[at + close.len_utf8()..];
            return;
        }
    }
    *text = "";
}

/// Skips the rest of an open block.
fn skip_block(text: &mut &str) {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if depth == 0 {
            *text = &text[at + 1..];
            return;
        }
    }
    *text = "";
}

#[cfg(test)]
mod tests {
    use super::*;

    const INTERFACE: &str = "Compiled from \"A.kt\"
public interface com.android.build.api.dsl.ApplicationExtension extends com.android.build.api.dsl.CommonExtension,x.Y {
  public abstract void buildTypes(F.Function1<? super g.NamedDomainObjectContainer<com.android.build.api.dsl.Kind>, U>);
  public abstract void release(g.NamedDomainObjectContainer<com.android.build.api.dsl.Kind>, \
F.Function1<? super com.android.build.api.dsl.Kind, U>);
}
public interface com.android.build.api.dsl.CommonExtension extends org.gradle.api.plugins.ExtensionAware {
  public abstract com.android.build.api.dsl.Kind getKind();
  public abstract void setNamespace(java.lang.String);
  public abstract void all(F.Function1<? super org.gradle.Test, U>);
}
public interface com.android.build.api.dsl.Kind {
  public abstract void setMinifyEnabled(boolean);
  public abstract java.util.Set<java.lang.String> getDirectories();
  public abstract java.lang.Object proguardFiles(java.lang.Object...);
}";

    fn faults(block: &str) -> Vec<String> {
        Interface::read(INTERFACE).faults(&format!("plugins {{ }}\nandroid {{\n{block}\n}}\n"))
    }

    #[test]
    fn names_of_the_interface_are_accepted() {
        let block = "namespace = \"a\" // why\nkind.directories += \"b\"\nall { it.anything(\"{\".length) }\n\
                     buildTypes {\n release {\n isMinifyEnabled = true\n proguardFiles(\n \"a\",\n )\n }\n \
                     named(\"debug\") { isMinifyEnabled = false }\n}";
        assert_eq!(faults(&block.replace("\"{\".length", "1")), [""; 0]);
    }

    #[test]
    fn unknown_names_are_reported_with_their_block() {
        assert_eq!(faults("nameSpace = 1"), ["Type(\"ApplicationExtension\") has no nameSpace"]);
        assert_eq!(faults("kind.folders += 1").len(), 1);
        assert_eq!(faults("kind { }"), ["Type(\"ApplicationExtension\") has no block kind"]);
        assert_eq!(faults("buildTypes {\n debug { }\n release { isMinified = true\n keepFiles(1) }\n}").len(), 3);
        assert_eq!(Interface::read(INTERFACE).faults("plugins { }"), ["there is no block `android`"]);
    }
}
