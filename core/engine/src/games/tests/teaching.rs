//! Checks what the diagrams of the rules and the lessons teach, by playing moves.

use crate::{
    game::Side,
    games::{GameState, find},
    text::{Diagram, Language, LessonStep, Task, Texts},
};

fn texts(game: &str) -> &'static Texts {
    find(game).expect("the game is offered").texts(Language::ENGLISH.into())
}

fn diagram(game: &str, page: &str, number: usize) -> Diagram {
    texts(game).diagrams().expect("readable diagrams")[page][number].clone()
}

fn shown(game: &str, page: &str, number: usize) -> Box<dyn GameState> {
    let Diagram { options, moves, .. } = diagram(game, page, number);
    after(&*find(game).expect("the game is offered").open(&options).expect("valid options"), &moves)
}

fn after(state: &dyn GameState, moves: &str) -> Box<dyn GameState> {
    let mut after = state.copy();
    for text in moves.split_whitespace() {
        let mv = after.read_move(text).unwrap_or_else(|error| panic!("{error}"));
        for action in mv.actions() {
            after.play(action).unwrap_or_else(|reason| panic!("{text}: {}", reason.key));
        }
    }
    after
}

fn moves(state: &dyn GameState) -> Vec<String> {
    state.moves().into_iter().map(|mv| state.move_text(mv)).collect()
}

fn winner(state: &dyn GameState) -> Option<Side> {
    state.status().ending().and_then(|ending| ending.outcome.winner())
}

/// Returns the moves with which the side to move wins.
fn wins(state: &dyn GameState) -> Vec<String> {
    let side = state.status().side();
    moves(state).into_iter().filter(|mv| winner(&*after(state, mv)) == side).collect()
}

fn step(game: &str, name: &str) -> (Box<dyn GameState>, LessonStep) {
    let steps = texts(game).lesson().expect("a readable lesson");
    let step = steps.into_iter().find(|step| step.name == name).expect("a step of the lesson");
    let start = find(game).expect("the game is offered").open(&step.options).expect("valid options");
    (after(&*start, &step.moves), step)
}

#[test]
fn side_in_zugzwang_must_drop_below_threat() {
    for (game, page, column) in
        [("connect-four", "page-6", "7"), ("connect-any", "page-8", "4"), ("connect-any", "page-8", "6")]
    {
        let number = usize::from(column == "6");
        let state = shown(game, page, number);
        assert_eq!((state.status().side(), moves(&*state)), (Some(Side::Second), vec![column.to_owned()]));
        let opened = after(&*state, column);
        assert_eq!(wins(&*opened), [column], "{game} {page}");
    }
    let (state, _) = step("connect-four", "zugzwang");
    assert_eq!(moves(&*state), ["6", "7"]);
    assert_eq!(wins(&*after(&*state, "6 7")), ["7"]);
    assert!(wins(&*after(&*state, "7 7")).is_empty(), "the threat is blocked");
}

#[test]
fn special_cells_turn_odd_and_even_around() {
    // The side that has to drop below a cell in this row, after all other columns are full.
    let caught = |rows: usize, columns: usize, others: usize, row: usize| {
        Side::BOTH[(rows * (columns - 1) + row - 2 + others) % 2]
    };
    for rows in 4..=12 {
        for columns in 4..=12 {
            let is_reversed = rows % 2 == 1 && columns % 2 == 0;
            for row in 2..=rows {
                let usual = if row % 2 == 1 { Side::Second } else { Side::First };
                let expected = if is_reversed { usual.other() } else { usual };
                assert_eq!(caught(rows, columns, 0, row), expected, "{rows} rows, {columns} columns, row {row}");
                assert_eq!(caught(rows, columns, 1, row), expected.other(), "with a hole or a blocker");
            }
        }
    }
}

#[test]
fn follow_up_wins_from_diagram() {
    fn wins_on_top(state: &dyn GameState) -> bool {
        moves(state).iter().all(|column| {
            let dropped = after(state, column);
            if dropped.status().is_over() {
                return false;
            }
            let replied = after(&*dropped, column);
            if replied.status().is_over() { winner(&*replied) == Some(Side::Second) } else { wins_on_top(&*replied) }
        })
    }
    let state = shown("connect-four", "page-6", 1);
    assert_eq!(state.status().side(), Some(Side::First));
    assert!(wins_on_top(&*state));
}

#[test]
fn seven_wins_by_two_cells_above_each_other() {
    let state = shown("connect-four", "page-7", 0);
    assert_eq!(state.status().side(), Some(Side::First));
    let dropped = after(&*state, "5");
    assert!(moves(&*dropped).iter().all(|reply| !wins(&*after(&*dropped, reply)).is_empty()));
    assert_eq!(wins(&*after(&*dropped, "5")), ["5"]);
}

#[test]
fn disc_below_star_gives_star_away() {
    assert!(moves(&*shown("connect-any", "page-7", 0)).contains(&"4:1".to_owned()));
}

#[test]
fn piece_on_row_changes_count_or_blocks() {
    let along_row = |page| -> Vec<String> {
        let found = moves(&*shown("lines-of-action", page, 0));
        found.into_iter().filter(|mv| mv.starts_with("a6") && mv.ends_with('6')).collect()
    };
    assert_eq!(along_row("page-7"), ["a6-d6"]);
    assert!(along_row("page-8").is_empty());
}

/// Returns the cells of all lines of five.
fn fives() -> Vec<Vec<(i32, i32)>> {
    let line = |(x, y): (i32, i32), (dx, dy): (i32, i32)| (0..5).map(move |step| (x + step * dx, y + step * dy));
    let starts = (0..6).flat_map(|x| (0..6).map(move |y| (x, y)));
    let lines = starts.flat_map(|start| [(1, 0), (0, 1), (1, 1), (1, -1)].map(|way| line(start, way).collect()));
    lines.filter(|cells: &Vec<_>| cells.iter().all(|(x, y)| (0..6).contains(x) && (0..6).contains(y))).collect()
}

#[test]
fn pentago_lines_are_of_three_kinds() {
    let lines = fives();
    assert_eq!(lines.len(), 32);
    for cells in &lines {
        let is_middle = |at: i32| at % 3 == 1;
        let middles = cells.iter().filter(|(x, y)| is_middle(*x) && is_middle(*y)).count();
        let mut quadrants: Vec<_> = cells.iter().map(|(x, y)| (x / 3, y / 3)).collect();
        quadrants.dedup();
        let [(x, y), (second_x, second_y), ..] = cells[..] else { panic!("a line of five") };
        let (is_row, is_column) = (y == second_y, x == second_x);
        let is_long = x == y || x + y == 5;
        let (expected, crossed) = match (is_row, is_column) {
            (true, _) => (if is_middle(y) { 2 } else { 0 }, 2),
            (_, true) => (if is_middle(x) { 2 } else { 0 }, 2),
            _ if is_long && (second_x - x == second_y - y) == (x == y) => (2, 2),
            _ => (0, 3),
        };
        assert_eq!((middles, quadrants.len()), (expected, crossed), "{cells:?}");
    }
    let cell = |name: &str| (i32::from(name.as_bytes()[0] - b'a'), i32::from(name.as_bytes()[1] - b'1'));
    for group in diagram("pentago-twist", "page-7", 0).numbered {
        let cells: Vec<_> = group.split_whitespace().map(cell).collect();
        assert!(lines.contains(&cells), "{group}");
    }
}

#[test]
fn pentago_twist_of_lone_middle_stone_is_pass() {
    let state = shown("pentago-twist", "page-7", 1);
    let names: Vec<String> = state.position().pieces().into_iter().map(|piece| name(&*state, piece.place.0)).collect();
    assert_eq!(names.len(), 3);
    assert!(["e5", "a2"].iter().all(|cell| names.contains(&(*cell).to_owned())), "{names:?}");
}

fn name(state: &dyn GameState, place: u16) -> String {
    let spots = state.position().layout().spots;
    spots.into_iter().find(|spot| spot.place.0 == place).expect("a place of the board").name
}

#[test]
fn only_mirror_wins_in_lesson() {
    let (state, _) = step("pentago-twist", "swap");
    assert_eq!(wins(&*state), ["e5:ne|"]);
}

#[test]
fn bridgit_has_two_ways_and_two_trees() {
    let chain = shown("bridgit", "page-5", 2);
    assert_eq!(winner(&*chain), Some(Side::First));
    let state = shown("bridgit", "page-6", 0);
    for reply in moves(&*state) {
        let wins = wins(&*after(&*state, &reply));
        assert!(wins.contains(&"c3".to_owned()) || wins.contains(&"e3".to_owned()), "{reply}");
    }
    assert_eq!(wins(&*after(&*state, "c3")), ["e3"]);
    // Orange has one tree while Blue has the other one.
    let trees = shown("bridgit", "page-7", 0);
    assert_eq!(winner(&*after(&*trees, "c3 d4 d2 b2")), Some(Side::First));
    assert_eq!(winner(&*after(&*trees, "d4 c3 b2 d2")), Some(Side::First));
    let (state, step) = step("bridgit", "pair");
    let Task::Moves(partner) = &step.task else { panic!("the partner is the task") };
    assert!(step.framed.contains(&partner[0]) && moves(&*state).contains(&partner[0]));
}
