//! The ring that compiles the app's Gradle file against the interface of Android's plugin, because Gradle itself does not run
//! here.

use std::fs;

use crate::app;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::java;
use crate::verify::Run;

const BUILD: &str = "android/app/build.gradle.kts";

/// Compiles the block `android` of the file with the Kotlin compiler.
pub fn gradle(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    let path = checkout.path(BUILD);
    let file = fs::read_to_string(&path).map_err(Failure::file(&path))?;
    let source = function(&file).ok_or_else(|| Failure::Found(format!("{BUILD} has no block `android`")))?;
    let made = checkout.path("target/android/gradle");
    fs::create_dir_all(&made).map_err(Failure::file(&made))?;
    fs::write(made.join("Build.kt"), source).map_err(Failure::file(&made))?;
    checkout::run(app::maven(checkout, &java::tools(checkout)?, "gradle").args(["--quiet", "compile"]))?;
    Ok("the block `android` compiles".into())
}

/// Returns a Kotlin function with the statements of the block `android`.
fn function(file: &str) -> Option<String> {
    let (block, _) = file.split_once("\nandroid {\n")?.1.split_once("\n}\n")?;
    let imports = "import com.android.build.api.dsl.ApplicationExtension\nimport org.gradle.api.JavaVersion\n";
    Some(format!("{imports}\nfun ApplicationExtension.configure() {{\n{block}\n}}\n"))
}

#[cfg(test)]
mod tests {
    use super::function;

    #[test]
    fn block_of_android_becomes_a_function() {
        let made = function("plugins {\n}\n\nandroid {\n    kind {\n    }\n}\n\nkotlin {\n}\n").unwrap();
        assert!(made.ends_with("configure() {\n    kind {\n    }\n}\n"), "{made}");
        assert_eq!(function("plugins {\n}\n"), None);
    }
}
