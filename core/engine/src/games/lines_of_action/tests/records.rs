//! Records of games between people, read from the path in `FIVEFOLD_ORACLES`: the license of the collection does not
//! allow storing it in the repository.

use std::{fs, path::Path};

use super::options;
use crate::{
    game::{PositionHistory, Rules},
    games::lines_of_action::{LinesOfActionOptions, Movement, NarrowLines},
};

/// Parses the moves of a record: lines of a number with a dot, and one or two moves.
fn moves(record: &str) -> impl Iterator<Item = &str> {
    record.split_whitespace().filter(|word| !word.ends_with('.'))
}

#[test]
fn recorded_games_replay_with_their_captures() {
    let Some(folder) = std::env::var_os("FIVEFOLD_ORACLES") else {
        println!("recorded games of Lines of Action are left out: FIVEFOLD_ORACLES is not set");
        return;
    };
    let folder = Path::new(&folder).join("loa");
    let mut records = 0;
    for file in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = file.expect("a folder that can be listed").path();
        let record = fs::read_to_string(&path).expect("a record is text");
        let options = LinesOfActionOptions { movement: Movement::Classic, ..options(8) };
        let mut history = PositionHistory::new(NarrowLines::start(&options).expect("legal options"));
        for text in moves(&record) {
            let position = history.position();
            let mv = position.read_move(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(position.move_text(mv), text, "{}", path.display());
            mv.actions().for_each(|action| history.play_unchecked(action));
        }
        assert!(history.len() > 20, "{} is short", path.display());
        records += 1;
    }
    assert_eq!(records, 10, "records in {}", folder.display());
}
