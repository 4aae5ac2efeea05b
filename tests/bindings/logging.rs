//! The core's log goes to stderr on systems without an app log.

use std::{env, process::Command};

use fivefold::{LogDetail, install_logging, provoke_fault};

const CHILD: &str = "FIVEFOLD_LOGS";

/// A process has one log, so this test runs itself in a child process.
#[test]
fn faults_are_logged_to_stderr_when_enabled() {
    if let Ok(word) = env::var(CHILD) {
        let detail = if word == "errors" { LogDetail::Errors } else { LogDetail::Off };
        install_logging(detail).expect("no fault");
        assert!(provoke_fault().is_err());
        return;
    }
    let line = "fivefold ERROR fivefold::error: panic: provoked";
    assert!(stderr_with("errors").contains(line));
    assert!(!stderr_with("off").contains(line));
}

fn stderr_with(detail: &str) -> String {
    let mut child = Command::new(env::current_exe().expect("the path of the test"));
    child.args(["--exact", "logging::faults_are_logged_to_stderr_when_enabled", "--nocapture"]);
    let output = child.env(CHILD, detail).output().expect("a child process");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}
