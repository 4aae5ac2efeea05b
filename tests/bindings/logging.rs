//! Where the log of the core goes on a machine that has no log of its own for apps.

use std::{env, process::Command};

use fivefold::{LogDetail, install_logging, provoke_fault};

const CHILD: &str = "FIVEFOLD_LOGS";

/// The log of a whole process is one; so this test runs itself once more, as a process of its own.
#[test]
fn what_goes_wrong_is_said_on_standard_error_if_it_is_wished() {
    if let Ok(wish) = env::var(CHILD) {
        let detail = if wish == "errors" { LogDetail::Errors } else { LogDetail::Off };
        install_logging(detail).expect("it never fails");
        assert!(provoke_fault().is_err());
        return;
    }
    let line = "fivefold ERROR fivefold::error: panic: provoked";
    assert!(said_with("errors").contains(line));
    assert!(!said_with("off").contains(line));
}

fn said_with(wish: &str) -> String {
    let mut again = Command::new(env::current_exe().expect("a test is a program"));
    again.args(["--exact", "logging::what_goes_wrong_is_said_on_standard_error_if_it_is_wished", "--nocapture"]);
    let output = again.env(CHILD, wish).output().expect("it runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}
