//! Writes the Swift sources, the C header and the module map from the unstripped host library.

fn main() {
    uniffi::uniffi_bindgen_swift();
}
