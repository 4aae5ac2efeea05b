use serde_json::{Map, Value};

/// An option of a game and what it is set to.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OptionSetting {
    /// The option's name.
    pub name: String,
    /// Its value.
    pub value: OptionValue,
}

/// What an option is set to.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum OptionValue {
    /// A whole number, or a seed.
    Number {
        /// The number.
        number: u64,
    },
    /// A word, or the name of a cell.
    Word {
        /// The word.
        word: String,
    },
    /// Names of cells.
    Cells {
        /// The names.
        cells: Vec<String>,
    },
}

impl OptionValue {
    pub(crate) fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Number(number) => number.as_u64().map(|number| Self::Number { number }),
            Value::String(word) => Some(Self::Word { word: word.clone() }),
            Value::Array(cells) => {
                let cells = cells.iter().filter_map(Value::as_str).map(str::to_owned).collect();
                Some(Self::Cells { cells })
            }
            _ => None,
        }
    }
}

impl From<OptionValue> for Value {
    fn from(value: OptionValue) -> Self {
        match value {
            OptionValue::Number { number } => number.into(),
            OptionValue::Word { word } => word.into(),
            OptionValue::Cells { cells } => cells.into(),
        }
    }
}

/// The options of a game as the core reads them.
pub(crate) fn options_of(settings: Vec<OptionSetting>) -> Value {
    settings.into_iter().map(|setting| (setting.name, Value::from(setting.value))).collect::<Map<_, _>>().into()
}

/// The options of a game as the hosts see them.
pub(crate) fn settings_of(options: &Value) -> Vec<OptionSetting> {
    let settings = options.as_object().into_iter().flatten();
    settings
        .filter_map(|(name, value)| Some(OptionSetting { name: name.clone(), value: OptionValue::of(value)? }))
        .collect()
}
