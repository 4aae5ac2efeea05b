//! Endings that depend on an argument: Korean particles, Turkish suffixes, Russian cases and plural forms.

use fivefold_engine::{
    game::Message,
    games,
    text::{Language, SideNames, Wording},
};

/// The language, the names of the sides, the game, the key, the arguments, and the text.
type Case = (&'static str, SideNames, &'static str, &'static str, &'static str, &'static str);

const COLORS: SideNames = SideNames::Colors;
const GRAYS: SideNames = SideNames::Grays;

const KOREAN: [Case; 8] = [
    ("ko", COLORS, "bridgit", "refuse-frame", "cell=e1", "e1은 보드 테두리예요. 여기에는 다리를 놓을 수 없어요."),
    ("ko", COLORS, "bridgit", "refuse-frame", "cell=a9", "a9는 보드 테두리예요. 여기에는 다리를 놓을 수 없어요."),
    (
        "ko",
        COLORS,
        "bridgit",
        "refuse-pier",
        "owner=first cell=b3",
        "b3은 주황색 교각이에요. 다리는 교각 사이에 놓으세요.",
    ),
    (
        "ko",
        COLORS,
        "bridgit",
        "refuse-outside",
        "cell=h10 column=g row=7",
        "h10은 이 보드에 없어요. 열은 a부터 g까지, 행은 1부터 7까지예요.",
    ),
    ("ko", COLORS, "lines-of-action", "move-quiet", "side=first from=c8 to=c6", "주황이 c8에서 c6으로 옮겨요"),
    ("ko", GRAYS, "lines-of-action", "move-quiet", "side=second from=a4 to=d1", "흑이 a4에서 d1로 옮겨요"),
    (
        "ko",
        COLORS,
        "lines-of-action",
        "move-capture",
        "side=second from=h5 to=h10",
        "파랑이 h5에서 h10으로 가서 말을 잡아요",
    ),
    ("ko", COLORS, "lines-of-action", "reason-threatens", "move=c8-c7", "다음에 c8-c7로 연결을 노려요"),
];

const TURKISH: [Case; 9] = [
    ("tr", COLORS, "bridgit", "move-build", "side=first cell=e4", "Turuncu e4’e köprü kuruyor"),
    ("tr", GRAYS, "bridgit", "move-build", "side=second cell=f6", "Siyah f6’ya köprü kuruyor"),
    ("tr", COLORS, "bridgit", "refuse-wall", "cell=g9", "g9’da duvar var."),
    ("tr", COLORS, "bridgit", "refuse-wall", "cell=h10", "h10’da duvar var."),
    (
        "tr",
        COLORS,
        "bridgit",
        "reason-cuts",
        "other=second from=3 to=4",
        "Mavi’ye gereken köprü sayısını 3’ten 4’e çıkarır",
    ),
    ("tr", COLORS, "lines-of-action", "move-quiet", "side=first from=c8 to=c6", "Turuncu c8’den c6’ya gidiyor"),
    (
        "tr",
        COLORS,
        "lines-of-action",
        "move-capture",
        "side=second from=a4 to=d1",
        "Mavi a4’ten gelip d1’deki taşı alıyor",
    ),
    ("tr", GRAYS, "lines-of-action", "refuse-enemy", "side=first square=b3", "b3’teki taş siyah, sıra ise Beyaz’da."),
    ("tr", COLORS, "connect-four", "label-landing", "column=4 free=2 cell=d5", "4. sütun, 2 boş yer, d5’e düşer"),
];

const RUSSIAN: [Case; 11] = [
    ("ru", COLORS, "bridgit", "end-timed-out", "side=first", "У синих вышло время."),
    ("ru", COLORS, "bridgit", "end-timed-out", "side=second", "У оранжевых вышло время."),
    ("ru", GRAYS, "bridgit", "end-timed-out", "side=first", "У чёрных вышло время."),
    (
        "ru",
        COLORS,
        "lines-of-action",
        "refuse-enemy",
        "side=first square=c3",
        "На c3 стоит синяя шашка, а сейчас ход оранжевых.",
    ),
    ("ru", COLORS, "pentago-twist", "end-five-opponent", "side=first", "Твист синих дал оранжевым пять в ряд."),
    ("ru", COLORS, "bridgit", "reason-cuts", "other=second from=1 to=2", "Теперь синим нужно 2 моста вместо 1"),
    ("ru", COLORS, "bridgit", "reason-cuts", "other=second from=1 to=5", "Теперь синим нужно 5 мостов вместо 1"),
    ("ru", COLORS, "bridgit", "reason-cuts", "other=second from=1 to=21", "Теперь синим нужен 21 мост вместо 1"),
    (
        "ru",
        COLORS,
        "lines-of-action",
        "refuse-distance",
        "count=1 steps=4",
        "На этой линии 1 шашка, поэтому ход — ровно на 1 поле, а не на 4.",
    ),
    (
        "ru",
        COLORS,
        "lines-of-action",
        "refuse-distance",
        "count=2 steps=4",
        "На этой линии 2 шашки, поэтому ход — ровно на 2 поля, а не на 4.",
    ),
    (
        "ru",
        COLORS,
        "lines-of-action",
        "refuse-distance",
        "count=5 steps=4",
        "На этой линии 5 шашек, поэтому ход — ровно на 5 полей, а не на 4.",
    ),
];

/// Fills in arguments written as `name=value`; a value of digits is a number.
fn message(key: &'static str, arguments: &'static str) -> Message {
    arguments.split(' ').filter_map(|argument| argument.split_once('=')).fold(
        Message::new(key),
        |message, (name, value)| match value.parse::<i64>() {
            Ok(number) => message.number(name, number),
            Err(_) => message.word(name, value),
        },
    )
}

#[test]
fn endings_follow_their_arguments() {
    for (tag, names, game, key, arguments, expected) in KOREAN.into_iter().chain(TURKISH).chain(RUSSIAN) {
        let language = Language::tagged(tag).expect("the language exists");
        let game = games::find(game).expect("the game exists");
        let text = game.texts(Wording { names, ..language.into() }).say(&message(key, arguments));
        assert_eq!(text, expected, "{tag}, {key}, {arguments}");
    }
}
