use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{BridgitBoard, Cells, NameError, PointKind, Way, board::column_name};
use crate::game::{OptionError, OptionKind, OptionSpec};

/// The default number of rows and columns.
const DEFAULT_SIZE: u32 = 13;

/// The maximum length of an invalid value quoted in an error.
const QUOTED: usize = 24;

/// The options of Bridg-It.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct BridgitOptions {
    /// The rows and columns of a square matrix.
    pub size: u32,
    /// The number of rows of the matrix, if different from `size`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<u32>,
    /// The number of columns of the matrix, if different from `size`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub columns: Option<u32>,
    /// The side that makes the first move.
    pub starter: Way,
    /// Cells blocked for both sides.
    pub walls: Vec<String>,
    /// Cells that carry a bridge of the vertical side from the start.
    pub vertical: Vec<String>,
    /// Cells that carry a bridge of the horizontal side from the start.
    pub horizontal: Vec<String>,
}

impl Default for BridgitOptions {
    fn default() -> Self {
        Self {
            size: DEFAULT_SIZE,
            rows: None,
            columns: None,
            starter: Way::Vertical,
            walls: Vec::new(),
            vertical: Vec::new(),
            horizontal: Vec::new(),
        }
    }
}

/// The board given by the options, with its walls and bridges before the first move.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// The board.
    pub board: BridgitBoard,
    /// The wall cells.
    pub walls: Cells,
    /// The bridges of each way.
    pub bridges: [Cells; 2],
}

impl BridgitOptions {
    /// Returns the selectable options.
    #[must_use]
    pub fn specs() -> Vec<OptionSpec> {
        let length = OptionKind::Number {
            min: u32::from(BridgitBoard::SHORTEST),
            max: u32::from(BridgitBoard::LONGEST),
            step: 2,
        };
        let spec =
            |name, kind, default| OptionSpec { name, kind, default, needs: None, follows: None, is_named: false };
        let side = |name| OptionSpec { follows: Some("size"), ..spec(name, length.clone(), Value::Null) };
        let none = || Value::Array(Vec::new());
        vec![
            spec("size", length.clone(), DEFAULT_SIZE.into()),
            side("rows"),
            side("columns"),
            spec("starter", OptionKind::Choice(&["vertical", "horizontal"]), "vertical".into()),
            spec("walls", OptionKind::Cells, none()),
            spec("vertical", OptionKind::Cells, none()),
            spec("horizontal", OptionKind::Cells, none()),
        ]
    }

    /// Builds the initial board from the options.
    ///
    /// # Errors
    /// If a length is invalid, or a cell name is invalid or repeated.
    pub fn setup(&self) -> Result<Setup, OptionError> {
        length("size", self.size)?;
        let rows = self.rows.map_or(Ok(self.size), |rows| length("rows", rows))?;
        let columns = self.columns.map_or(Ok(self.size), |columns| length("columns", columns))?;
        let board = u8::try_from(rows)
            .ok()
            .zip(u8::try_from(columns).ok())
            .and_then(|(rows, columns)| BridgitBoard::new(rows, columns))
            .ok_or_else(|| OptionError::Form(format!("there is no board of {rows} x {columns} points")))?;

        let mut taken = Cells::NONE;
        let mut read = |name, list: &[String]| cells(board, name, list, &mut taken);
        let walls = read("walls", &self.walls)?;
        let bridges = [read("vertical", &self.vertical)?, read("horizontal", &self.horizontal)?];
        Ok(Setup { board, walls, bridges })
    }
}

fn length(name: &'static str, value: u32) -> Result<u32, OptionError> {
    let (shortest, longest) = (BridgitBoard::SHORTEST, BridgitBoard::LONGEST);
    let valid = (u32::from(shortest)..=u32::from(longest)).contains(&value) && value % 2 == 1;
    valid.then_some(value).ok_or_else(|| OptionError::Value {
        name,
        value: value.to_string(),
        expected: format!("it must be an odd number from {shortest} to {longest}"),
    })
}

fn cells(board: BridgitBoard, name: &'static str, list: &[String], taken: &mut Cells) -> Result<Cells, OptionError> {
    let mut chosen = Cells::NONE;
    for text in list {
        let wrong = |expected: String| OptionError::Value {
            name,
            value: text.chars().take(QUOTED).collect::<String>().escape_debug().to_string(),
            expected,
        };
        let point = board.read_name(text).map_err(|error| {
            wrong(match error {
                NameError::Unreadable => "a cell is a letter and a number, such as b2".to_owned(),
                NameError::Outside => format!(
                    "the board has the columns a to {} and the rows 1 to {}",
                    column_name(board.columns() - 1),
                    board.rows()
                ),
            })
        })?;
        let cell = match board.kind(point) {
            PointKind::BridgeCell(cell) => cell,
            PointKind::Pier(_) => return Err(wrong("the point is a pier".to_owned())),
            PointKind::Frame => return Err(wrong("the point is on the frame".to_owned())),
        };
        if taken.contains(cell) {
            return Err(wrong("it is listed more than once".to_owned()));
        }
        taken.insert(cell);
        chosen.insert(cell);
    }
    Ok(chosen)
}
