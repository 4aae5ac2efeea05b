//! What is changed, and the tests that have to see it.

/// Sources with the same tests.
pub struct Area {
    /// From the folder of the core.
    pub sources: &'static [&'static str],
    /// Tests by the beginnings of their names: the nearest first, and others only for what these have not seen.
    pub tests: [&'static [&'static str]; 2],
    /// How many seconds of the processor's time the nearest ones may take before they are taken to have no end: several
    /// times what they need.
    pub seconds: u32,
}

/// Rules, the session, saved games, and the judge.
pub const AREAS: &[Area] = &[
    Area {
        sources: &["games/bridgit/rules.rs"],
        tests: [&["games::bridgit::tests::rules"], &["games::bridgit::tests", "session::tests"]],
        seconds: 8,
    },
    Area {
        sources: &["games/connect/rules.rs"],
        tests: [
            &["games::connect::tests::corner_cases", "games::connect::tests::rules", "games::connect::tests::turns"],
            &["games::connect::tests", "session::tests"],
        ],
        seconds: 8,
    },
    Area {
        sources: &["games/lines_of_action/rules.rs"],
        tests: [
            &[
                "games::lines_of_action::tests::corner_cases",
                "games::lines_of_action::tests::showing",
                "session::tests",
            ],
            &["games::lines_of_action::tests::slow"],
        ],
        seconds: 8,
    },
    Area {
        sources: &["games/pentago_twist/rules.rs"],
        tests: [
            &["games::pentago_twist::tests::corner_cases", "games::pentago_twist::tests::slow"],
            &["games::pentago_twist", "session::tests"],
        ],
        seconds: 8,
    },
    Area {
        sources: &["session/save.rs", "session/link.rs"],
        tests: [
            &["session::tests::saves", "session::tests::links"],
            &["session::tests", "app::tests::links", "app::tests::kills", "app::tests::store", "app::tests::endings"],
        ],
        seconds: 8,
    },
    Area {
        sources: &[
            "session/circumstances.rs",
            "session/history.rs",
            "session/input.rs",
            "session/players.rs",
            "session/thinking.rs",
            "session/values.rs",
        ],
        tests: [
            &["session::tests"],
            &[
                "app::tests::against",
                "app::tests::analysis",
                "app::tests::board",
                "app::tests::touches",
                "app::tests::endings",
            ],
        ],
        seconds: 8,
    },
    Area {
        sources: &["search/judge.rs", "search/judge/tally.rs", "search/judge/weigh.rs"],
        tests: [
            &["search::tests::judge", "search::judge"],
            &["app::tests::review", "app::tests::coach", "app::tests::puzzles", "puzzles::tests"],
        ],
        seconds: 60,
    },
];
