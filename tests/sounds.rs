//! A second program listens to the sounds: `tests/sounds/listen.py` shares no code with their synthesis.

use std::{fs, path::Path, process::Command};

use fivefold_app::Sound;

#[test]
fn second_program_hears_asked_sounds() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sounds");
    fs::create_dir_all(&folder).expect("the folder of tests is writable");
    for sound in Sound::ALL {
        let name = format!("{sound:?}.wav").to_lowercase();
        fs::write(folder.join(name), sound.wave()).expect("the folder is writable");
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/sounds/listen.py");
    let Ok(heard) = Command::new("python3").arg(script).arg(&folder).output() else {
        println!("skipped without Python");
        return;
    };
    println!("{}", String::from_utf8_lossy(&heard.stdout));
    assert!(heard.status.success(), "{}", String::from_utf8_lossy(&heard.stderr));
}
