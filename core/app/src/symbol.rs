//! The symbols of buttons.

/// A symbol, which a front end maps once to its platform's icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// A plus: a new game.
    New,
    /// A circular arrow: repeat.
    Again,
    /// Two people.
    Players,
    /// One person.
    Person,
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
    /// Two links of a chain.
    Link,
    /// A QR code.
    Code,
    /// The share symbol.
    Share,
    /// A photograph.
    Picture,
    /// Lines of text.
    Text,
    /// A sheet with a folded corner.
    File,
    /// A numbered list.
    Moves,
    /// A clipboard.
    Paste,
    /// An equals sign: a draw.
    Draw,
    /// A flag: resign.
    Flag,
    /// A gear.
    Settings,
    /// Go to the first item.
    First,
    /// Go to the previous item; mirrored in right-to-left layouts.
    Previous,
    /// Go to the next item; mirrored in right-to-left layouts.
    Next,
    /// Go to the last item.
    Last,
    /// Fast forward.
    Forward,
    /// A light bulb.
    Hint,
    /// A triangle: play.
    Play,
    /// Two bars.
    Pause,
    /// A check mark.
    Done,
    /// A cross.
    Close,
    /// A mortarboard.
    Learn,
    /// A bar chart.
    Statistics,
    /// The letter i.
    About,
    /// A trash can.
    Delete,
    /// A pencil.
    Edit,
}
