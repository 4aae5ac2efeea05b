//! Writes the Kotlin sources from the unstripped host library.

fn main() {
    uniffi::uniffi_bindgen_main();
}
