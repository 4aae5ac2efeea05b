//! The symbols of buttons.

/// A symbol, which a front end maps once to its platform's icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A plus: a new game.
    New,
    /// A circular arrow: once more.
    Again,
    /// Two people.
    Players,
    /// A book.
    Rules,
    /// An arrow turning back.
    Undo,
    /// An arrow turning forward.
    Redo,
    /// A list.
    List,
    /// An eye, or a graph.
    Analysis,
    /// A mortarboard.
    Coach,
    /// A message.
    Message,
    /// A QR code.
    Code,
    /// The share sign.
    Share,
    /// A photograph.
    Picture,
    /// Two sheets.
    Copy,
    /// A clipboard.
    Paste,
    /// An equals sign: a draw.
    Draw,
    /// A flag: to give up.
    Flag,
    /// A gear.
    Settings,
    /// To the first of several.
    First,
    /// To the previous of several; mirrored in right-to-left layouts.
    Previous,
    /// To the next of several; mirrored in right-to-left layouts.
    Next,
    /// To the last of several.
    Last,
    /// Fast forward.
    Forward,
    /// A light bulb.
    Hint,
    /// A triangle: to play.
    Play,
    /// Two bars.
    Pause,
    /// A tick.
    Done,
    /// A cross.
    Close,
    /// A mortarboard.
    Learn,
    /// A bar chart.
    Statistics,
    /// The letter i.
    About,
    /// A bin.
    Delete,
}
