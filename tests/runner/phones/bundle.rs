//! Builds the App Bundle and, from it, the APKs that a store delivers to two devices.

use std::fs;
use std::process::Command;

use super::{apk, archive};
use crate::app;
use crate::bindings;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{android, java};

/// All languages are delivered, because the app has its own choice of language; libraries are mapped from the APK.
const CONFIGURATION: &str = r#"{
  "optimizations": {
    "splitsConfig": { "splitDimension": [{ "value": "LANGUAGE", "negate": true }] },
    "uncompressNativeLibraries": { "enabled": true, "alignment": "PAGE_ALIGNMENT_16K" }
  }
}
"#;

/// A device: its name, processor, density and version of Android.
type Device = (&'static str, &'static str, u32, u32);

const DEVICES: [Device; 2] = [("arm64-phone", "arm64-v8a", 420, 35), ("x86-64-tablet", "x86_64", 320, 34)];

/// Maximum bytes of what a device downloads, compressed by the store.
const MOST_BYTES: u64 = 5_000_000;

/// Builds the bundle, and reports the size of what a phone and a tablet download.
pub fn make(checkout: &Checkout) -> Result<String, Failure> {
    apk::pack(checkout, "release", None)?;
    let folder = apk::folder(checkout)?;
    let made = checkout.path("target/android/fivefold-app");
    let (bundle, mapping) = (folder.join("fivefold.aab"), folder.join("mapping.txt"));
    bindings::place(&made.join("mapping.txt"), &mapping)?;
    let configuration = folder.join("bundle.json");
    fs::write(&configuration, CONFIGURATION).map_err(Failure::file(&configuration))?;
    bundletool(
        checkout,
        &format!(
            "build-bundle --overwrite --modules={} --output={} --config={} \
             --metadata-file=com.android.tools.build.obfuscation/proguard.map:{} \
             --metadata-file=com.android.tools.build.profiles/baseline.prof:{} \
             --metadata-file=com.android.tools.build.profiles/baseline.profm:{}",
            made.join("base.zip").display(),
            bundle.display(),
            configuration.display(),
            mapping.display(),
            made.join("baseline.prof").display(),
            made.join("baseline.profm").display()
        ),
    )?;
    bundletool(checkout, &format!("validate --bundle={}", bundle.display()))?;
    let key = apk::key(checkout, &android::tools(checkout)?)?;
    let mut sizes = Vec::new();
    for (name, abi, density, version) in DEVICES {
        let specification = folder.join(format!("{name}.json"));
        let text = format!(
            r#"{{"supportedAbis":["{abi}"],"supportedLocales":["en-US"],"screenDensity":{density},"sdkVersion":{version}}}"#
        );
        fs::write(&specification, text).map_err(Failure::file(&specification))?;
        let apks = folder.join(format!("{name}.apks"));
        let aapt2 = made.join("tools/prebuilt/linux/aapt2");
        bundletool(
            checkout,
            &format!(
                "build-apks --overwrite --bundle={} --output={} --device-spec={} --aapt2={} \
                 --ks={} --ks-key-alias=debug --ks-pass=pass:{}",
                bundle.display(),
                apks.display(),
                specification.display(),
                aapt2.display(),
                key.display(),
                apk::PASSWORD
            ),
        )?;
        let bytes = fs::read(&apks).map_err(Failure::file(&apks))?;
        check(&bytes, abi).map_err(|fault| Failure::Found(format!("{}: {fault}", apks.display())))?;
        let told = checkout::output_of(&mut call(checkout, &format!("get-size total --apks={}", apks.display()))?)?;
        let size = largest(&told).ok_or_else(|| Failure::Found(format!("bundletool told no size: {told}")))?;
        if size > MOST_BYTES {
            return Err(Failure::Found(format!("{name} downloads {size} bytes, more than {MOST_BYTES}")));
        }
        sizes.push(format!("{name} {size}"));
    }
    let size = fs::metadata(&bundle).map_err(Failure::file(&bundle))?.len();
    Ok(format!("{}: {size} bytes; a device downloads: {}", bundle.display(), sizes.join(", ")))
}

/// Checks that one of the APKs for a device has the libraries of its processor, and another the profile.
fn check(apks: &[u8], abi: &str) -> Result<(), String> {
    let entries = archive::entries(apks).ok_or("not an archive")?;
    let own = abi.replace('-', "_");
    let splits: Vec<_> = entries.iter().filter(|entry| entry.name.contains(&own)).collect();
    let [split] = splits[..] else { return Err(format!("{} APKs for {abi}, not one", splits.len())) };
    if !split.is_stored {
        return Err(format!("{} is compressed", split.name));
    }
    let base = entries.iter().find(|entry| entry.name.ends_with("base-master.apk") && entry.is_stored);
    let base = base.ok_or("no base APK")?;
    apk::profile(&apks[base.at..base.at + base.length])?;
    apk::libraries(&apks[split.at..split.at + split.length], Some(abi))
}

/// Returns the second number of the line `1,2` that bundletool prints below the line `MIN,MAX`.
fn largest(told: &str) -> Option<u64> {
    told.split_once("MIN,MAX")?.1.trim().split_once(',')?.1.lines().next()?.trim().parse().ok()
}

/// Prepares a call of bundletool; paths must have no spaces.
fn call(checkout: &Checkout, arguments: &str) -> Result<Command, Failure> {
    let mut maven = app::maven(checkout, &java::tools(checkout)?, "bundletool");
    maven.args(["--quiet", "validate"]).arg(format!("-Dbundletool.arguments={arguments}"));
    Ok(maven)
}

fn bundletool(checkout: &Checkout, arguments: &str) -> Result<(), Failure> {
    checkout::run_as(&mut call(checkout, arguments)?, "bundletool")
}

#[cfg(test)]
mod tests {
    use super::largest;

    #[test]
    fn largest_size_is_read() {
        assert_eq!(largest("MIN,MAX\n3781895,3781896\n"), Some(3_781_896));
        assert_eq!(largest("no size"), None);
    }
}
