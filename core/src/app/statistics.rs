//! What the statistics show.

/// The results against the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsState {
    /// A section for each game that has been played to its end.
    pub sections: Vec<StatisticsSection>,
}

/// The results of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsSection {
    /// The id of the game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// A row for each level that was met.
    pub rows: Vec<StatisticsRow>,
}

/// The results against one level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsRow {
    /// The level in words.
    pub label: String,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Wins in a row, in words.
    pub streak: String,
}
