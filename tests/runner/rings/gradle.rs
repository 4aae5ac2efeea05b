//! The ring that checks the app's Gradle file against the interface of Android's plugin.

use crate::app;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::phones::gradle::Interface;
use crate::toolchain::java;
use crate::verify::Run;

/// Checks that the interface has every name in the file.
pub fn gradle(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    let tools = java::tools(checkout)?;
    checkout::run(app::maven(checkout, &tools, "gradle").args(["--quiet", "validate"]))?;
    let library = "target/android/gradle/gradle-api.jar";
    let listed = checkout::output_of(tools.program(checkout, "jar").args(["--list", "--file", library]))?;
    let classes = listed.lines().filter_map(|line| line.strip_suffix(".class"));
    let ours = classes.filter(|name| name.starts_with("com/android/build/api/dsl/") && !name.contains('$'));
    let names: Vec<_> = ours.map(|name| name.replace('/', ".")).collect();
    let told = checkout::output_of(tools.program(checkout, "javap").args(["-classpath", library]).args(names))?;
    let interface = Interface::read(&told);
    let path = checkout.path("android/app/build.gradle.kts");
    let file =
        std::fs::read_to_string(&path).map_err(|source| Failure::File { path: path.display().to_string(), source })?;
    let faults = interface.faults(&file);
    if !faults.is_empty() {
        return Err(Failure::Found(format!("android/app/build.gradle.kts: {}", faults.join("; "))));
    }
    Ok(format!("all names are in the {} types of the plugin", interface.len()))
}
