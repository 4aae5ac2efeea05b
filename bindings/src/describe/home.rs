//! Describes the home screen, its buttons, and articles.

use super::{Line, action, flag, line, list, maybe, word};
use crate::{
    states::{Article, HomeCard, HomeState, OutsideState, ScreenButton, YouBar},
    strokes,
};

/// Describes the home screen without its menus.
pub(crate) fn home(state: &HomeState) -> Vec<Line> {
    let mut lines = Vec::new();
    for card in state.cards.iter().chain(&state.daily) {
        let current = maybe(card.current.as_ref(), |number| format!("match {number}"));
        let picture = strokes::brief(&card.picture);
        let week = maybe(card.week.as_ref(), |week| list([&strokes::brief(&week.picture), &week.words]));
        let said = list([&card.name, &card.status, &labels(&card.buttons), &current, &picture, &week]);
        lines.push(line(&card.game, said));
        for kept in &card.stored {
            let said = list([&kept.words, &kept.detail, flag(kept.is_over, "over"), &labels(&kept.menu)]);
            lines.push(line(format!("{} {}", card.game, kept.number), said));
        }
    }
    lines.extend(state.message.iter().map(|it| {
        let said = list([&it.words, &format!("{} ms", it.stay_ms), flag(it.has_undo, "undo")]);
        line(format!("message {}", it.key), said)
    }));
    lines.extend(state.undo_offer.iter().map(|it| {
        let by = maybe(it.replaced_by.as_ref(), |by| format!("by {by}"));
        line(format!("put aside {}", it.key), list([&it.words, &by]))
    }));
    lines
}

/// Describes the bar of the player's screens.
pub(crate) fn bar(bar: &YouBar) -> Vec<Line> {
    let tabs = bar.tabs.iter().map(|tab| line("tab", list([&button(tab), flag(tab.is_on == Some(true), "on")])));
    let groups = bar.menu.iter().map(|group| line("group", group.iter().map(button).collect::<Vec<_>>().join("; ")));
    tabs.chain(groups).collect()
}

/// Describes the buttons and menus of the home screen.
pub(crate) fn home_buttons(state: &HomeState) -> Vec<String> {
    let of_card = |card: &HomeCard| {
        let rows = card.stored.iter().flat_map(|row| {
            let tap = format!("row {}", action(&row.open));
            [tap, format!("menu {}", row.menu_words)].into_iter().chain(row.menu.iter().map(button)).collect::<Vec<_>>()
        });
        let mut lines = vec![list([&card.game, "tap", &action(&card.open)])];
        lines.extend(card.buttons.iter().map(button));
        lines.extend((!card.menu.is_empty()).then(|| format!("menu {}", card.menu_words)));
        lines.extend(card.menu.iter().map(button));
        lines.extend(rows);
        lines
    };
    [button(&state.you)].into_iter().chain(state.cards.iter().chain(&state.daily).flat_map(of_card)).collect()
}

/// Describes the widgets of the coming days and the shortcuts.
pub(crate) fn outside(state: &OutsideState) -> Vec<String> {
    let days = state.days.iter().map(|day| {
        let date = format!("{} {} {}", day.date.year, day.date.month, day.date.day);
        let pictures = [&day.picture, &day.week.picture].map(strokes::brief);
        list([&date, &day.title, &day.headline, &pictures.join(", "), &day.week.words, &day.words])
    });
    let shortcuts = state
        .shortcuts
        .iter()
        .map(|it| list([&it.id, &it.label, &it.detail, &it.words, &word(&it.symbol), &it.screen.name()]));
    days.chain(shortcuts).collect()
}

fn labels(buttons: &[ScreenButton]) -> String {
    buttons.iter().map(|button| button.label.as_str()).collect::<Vec<_>>().join(" | ")
}

/// Describes a button.
pub(crate) fn button(button: &ScreenButton) -> String {
    let how = [flag(button.is_enabled, "enabled"), flag(button.is_main, "main")];
    list([&button.label, &button.spoken, &word(&button.symbol), &action(&button.action), &list(how)])
}

/// Describes an article by the headings and the numbers of its paragraphs.
pub(crate) fn article(state: &Article) -> Vec<Line> {
    let sections = state.sections.iter().map(|section| {
        let count = format!("{} paragraphs", section.paragraphs.len());
        let pictures: Vec<_> =
            section.pictures.iter().map(|shown| list([&shown.caption, &strokes::brief(&shown.picture)])).collect();
        line(&section.title, list([&count, &pictures.join(", ")]))
    });
    let more = state.more.iter().map(|it| line("more", button(it)));
    [line("rules", &state.title)].into_iter().chain(sections).chain(more).collect()
}
