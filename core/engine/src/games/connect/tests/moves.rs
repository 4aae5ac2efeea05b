use super::{board, *};
use crate::game::{Move, MoveError};

#[test]
fn columns_beyond_nine_are_written_as_numbers() {
    let mut position = ConnectAny::<Wide>::start(&board(12, 12, "", "j1")).unwrap();
    for text in ["10:12", "12", "1"] {
        let mv = position.read_move(text).unwrap();
        assert_eq!(position.move_text(mv), text);
        mv.actions().for_each(|action| position.play_unchecked(action));
    }
    assert_eq!(
        position.filled(),
        ["j1", "l1", "l2", "a1"].iter().fold(Wide::NONE, |all, name| { all | position.grid().bit(cell(name)) })
    );
}

#[test]
fn partial_move_ends_with_blocker() {
    let mut position = any_after(&board(6, 7, "", "d1"), "");
    let disc = position.read_move("4:2").unwrap().actions().next().unwrap();
    assert_eq!(position.move_text(Move::from(disc)), "4");
    position.play_unchecked(disc);
    let rest = position.read_move(":2").unwrap();
    assert_eq!(position.move_text(rest), ":2");
}

#[test]
fn space_around_move_is_ignored() {
    let position = any_after(&board(6, 7, "", "d1"), "");
    assert_eq!(position.read_move(" 3\n"), position.read_move("3"));
}

#[test]
fn digits_are_moves_in_connect_four_only() {
    assert_eq!(ConnectFour::separate("4453"), ["4", "4", "5", "3"]);
    assert_eq!(
        ConnectFour::separate("4x5"),
        ["4x5"],
        "a word with other characters stays whole, so that the error names it"
    );
    assert_eq!(ConnectFour::separate("44\u{e4}"), ["44\u{e4}"]);
    assert_eq!(ConnectAny::<u64>::separate("10"), ["10"]);
}

#[test]
fn malformed_move_is_unreadable() {
    let position = any_after(&board(6, 7, "", "d1"), "");
    for text in ["", "x", "0", "-1", "+4", "04", "4.", "4:", ":", "4:x", "4:2:1", "4 5", "444", "٤", "4：2", "d1"] {
        assert!(matches!(position.read_move(text), Err(MoveError::Unreadable { .. })), "`{text}`");
    }
}

#[test]
fn column_off_board_is_refused_with_number() {
    let position = any_after(&AnyOptions::default(), "");
    for text in ["8", "12", "99"] {
        let Err(MoveError::Illegal { reason, .. }) = position.read_move(text) else { panic!("`{text}` was read") };
        assert_eq!(reason.key, "refuse-column");
        assert_eq!(reason.arguments[0].1, crate::game::Argument::Number(text.parse().unwrap()));
    }
}
