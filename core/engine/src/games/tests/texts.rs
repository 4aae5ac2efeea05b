use rand::{RngExt, SeedableRng};

use crate::{
    game::{BoardOperation, Message, OptionKind, Outcome, Random, Side, Target},
    games::{Game, GameState, all, every, template},
    text::{Language, SideNames, TextError, Wording},
};

/// The minimum number of sections of a rules page: goal, moving, ending.
const FEWEST_PAGES: usize = 3;

/// Returns the languages a game must have: all of them once it is offered, English until then.
fn languages(game: &dyn Game) -> impl Iterator<Item = Language> + use<> {
    let is_offered = all().iter().any(|offered| offered.id() == game.id());
    Language::all().filter(move |language| is_offered || *language == Language::ENGLISH)
}

#[test]
fn text_files_parse() {
    for game in every() {
        for language in Language::all() {
            assert_eq!(game.texts(language.into()).faults(), [], "{} in {language:?}", game.id());
        }
    }
}

#[test]
fn games_have_name_options_and_rules_in_their_languages() {
    for game in every() {
        for language in languages(game) {
            for names in SideNames::ALL {
                let texts = game.texts(Wording { names, ..language.into() });
                assert_eq!(texts.faults(), [], "{}", game.id());
                for key in needed_keys(game) {
                    texts.render_word(&key).unwrap_or_else(|error| panic!("{error}"));
                }
            }
            let texts = game.texts(language.into());
            let pages = texts.rules_pages();
            assert!(pages.len() >= FEWEST_PAGES, "{}: add page-{}-title", game.id(), pages.len() + 1);
            let diagrams = texts.diagrams().unwrap_or_else(|error| panic!("{}: {error}", game.id()));
            for page in diagrams.keys() {
                assert!(texts.has(&format!("{page}-title")), "{}: diagrams for {page}, which is no page", game.id());
            }
            for diagram in diagrams.values().flatten() {
                let unknown = diagram.caption.starts_with("page-");
                assert!(!unknown, "{} has no text `{}` in {language:?}", game.id(), diagram.caption);
            }
        }
    }
}

fn needed_keys(game: &dyn Game) -> Vec<String> {
    let mut keys = ["name", "tagline", "computer-title", "computer-body"].map(ToOwned::to_owned).to_vec();
    for level in game.levels() {
        keys.push(format!("level-{}-hint", level.name()));
    }
    for option in game.option_specs() {
        keys.push(format!("option-{}", option.name));
        match option.kind {
            OptionKind::Choice(choices) => {
                keys.extend(choices.iter().map(|choice| format!("option-{}-{choice}", option.name)));
            }
            OptionKind::YesNo => keys.push(format!("option-{}-hint", option.name)),
            OptionKind::Number { .. } | OptionKind::Cell | OptionKind::Cells | OptionKind::Seed => {}
        }
    }
    for page in 1..=game.texts(Language::ENGLISH.into()).rules_pages().len() {
        keys.extend([format!("page-{page}-title"), format!("page-{page}-body")]);
    }
    keys
}

/// The names of levels without numbers, weakest first; `perfect` has no place among them.
const SCALE: [&str; 13] = [
    "beginner",
    "novice",
    "easy",
    "casual",
    "medium",
    "skilled",
    "advanced",
    "strong",
    "very-strong",
    "expert",
    "master",
    "grandmaster",
    "superhuman",
];

#[test]
fn level_names_are_unique_and_rise_with_strength() {
    for game in every() {
        let rank = |name| SCALE.iter().position(|known| *known == name).unwrap_or(SCALE.len());
        let ranks: Vec<_> = game.levels().iter().map(|level| (rank(level.name()), level.number())).collect();
        assert!(ranks.is_sorted_by(|one, other| one < other), "{}: {ranks:?}", game.id());
        for language in Language::all() {
            let texts = game.texts(language.into());
            let names: Vec<_> = game.levels().iter().map(|level| texts.level_name(level)).collect();
            let mut once = names.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), names.len(), "{} in {language:?}: {names:?}", game.id());
            assert!(!names.iter().any(|name| name.starts_with("level-")), "{} in {language:?}: {names:?}", game.id());
        }
    }
}

#[test]
fn game_messages_format_in_their_languages() {
    for game in every() {
        let mut random = Random::seed_from_u64(1);
        for seed in 0..60 {
            let state = game.open(&game.surprise(seed)).unwrap_or_else(|error| panic!("{error}"));
            walk(game, state, &mut random).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

/// Plays a random game and renders all its messages, including the results of touching every place.
fn walk(game: &dyn Game, mut state: Box<dyn GameState>, random: &mut Random) -> Result<(), TextError> {
    let layout = state.position().layout();
    loop {
        for spot in &layout.spots {
            say(game, &state.position().label(spot.place))?;
        }
        say(game, &state.prompt(None))?;
        for BoardOperation { label, .. } in state.operations() {
            say(game, &label)?;
        }
        let place = layout.spots[random.random_range(0..layout.spots.len())].place;
        for target in layout.spots.iter().map(|spot| Target::Place(spot.place)) {
            for picked in [None, Some(place)] {
                if let Err(reason) = state.touch(picked, target) {
                    say(game, &reason)?;
                }
            }
        }
        if let Some(ending) = state.status().ending() {
            let reason = state.result(ending);
            return say(
                game,
                &match ending.outcome {
                    Outcome::Win(side) => reason.side("side", state.position().color(side)),
                    Outcome::Draw => reason,
                },
            );
        }
        let actions = state.actions();
        let action = actions[random.random_range(0..actions.len())];
        let made = state.under_way().then(action);
        if let Some(mv) = state.moves().into_iter().find(|mv| made.actions().zip(mv.actions()).all(|(a, b)| a == b)) {
            let description = state.describe(mv);
            say(game, &description)?;
            for language in languages(game) {
                let texts = game.texts(language.into());
                for advice in [texts.advise(&description), texts.brief(&description)] {
                    let is_key = advice.starts_with("advice-") || advice.starts_with("brief-");
                    assert!(!is_key, "{} has no text `{advice}` in {language:?}", game.id());
                }
            }
        }
        let code = crate::game::Action(random.random());
        if let Some(reason) = state.refusal(code) {
            say(game, &reason)?;
        }
        state.play(action).unwrap_or_else(|reason| panic!("{}: {}", game.id(), reason.key));
    }
}

fn say(game: &dyn Game, message: &Message) -> Result<(), TextError> {
    for language in languages(game) {
        game.texts(language.into()).render(message)?;
    }
    Ok(())
}

#[test]
fn grayscale_sides_are_white_and_black() {
    let message = |key| Message::new(key).side("side", Side::Second).word("square", "b2");
    let said =
        |language: Language, names, key| template::GAME.texts(Wording { names, ..language.into() }).say(&message(key));
    assert_eq!(said(Language::ENGLISH, SideNames::Colors, "move-place"), "Blue takes b2");
    assert_eq!(said(Language::ENGLISH, SideNames::Grays, "move-place"), "Black takes b2");
    assert_eq!(said(Language::negotiate("de"), SideNames::Colors, "label-stone"), "b2, blauer Stein");
    assert_eq!(said(Language::negotiate("de"), SideNames::Grays, "label-stone"), "b2, schwarzer Stein");
}

#[test]
fn missing_text_error_names_game_language_and_key() {
    let texts = template::GAME.texts(Language::negotiate("de").into());
    let error = texts.render_word("end-of-the-world").unwrap_err();
    assert_eq!(error.to_string(), "game `tic-tac-toe` has no text `end-of-the-world` in `de`");
    assert_eq!(texts.word("end-of-the-world"), "end-of-the-world");
}

#[test]
fn missing_argument_error_names_argument() {
    let error = template::GAME.texts(Language::ENGLISH.into()).render_word("refuse-taken").unwrap_err();
    assert_eq!(
        error.to_string(),
        "text `refuse-taken` of game `tic-tac-toe` in `en`: Resolver error: Unknown variable: $square"
    );
}
