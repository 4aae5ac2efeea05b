use super::Language;

/// The language and the calendar week of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Locale {
    /// The supported language nearest to the system's.
    pub language: Language,
    /// The first day of the week where the system says it, from 0 for Monday.
    pub first_weekday: Option<u8>,
}

/// The regions whose week does not begin on Monday, by the first day: `weekData` of Unicode CLDR 46.
const WEEKS: [(u8, &str); 3] = [
    (4, "MV"),
    (5, "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"),
    (
        6,
        "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE \
         PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
    ),
];

/// The values of the Unicode extension `fw`, from Monday.
const WEEKDAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

impl Locale {
    /// Reads the identifier of a locale: `en-GB`, `pt_BR.UTF-8`, `en-US-u-fw-mon`. A language that is not supported
    /// becomes English.
    #[must_use]
    pub fn new(identifier: &str) -> Self {
        Self { language: Language::negotiate(identifier), first_weekday: first_weekday(identifier) }
    }
}

impl From<Language> for Locale {
    /// The locale of a language without a region.
    fn from(language: Language) -> Self {
        Self { language, first_weekday: None }
    }
}

/// Returns the first day of the week that a locale asks for (`fw`), else that of the region it asks for (`rg`), else
/// that of its own region.
fn first_weekday(identifier: &str) -> Option<u8> {
    let identifier = identifier.split(['.', '@']).next().unwrap_or_default();
    let parts: Vec<&str> = identifier.split(['-', '_']).collect();
    let (own, extensions) = parts.split_at(parts.iter().position(|part| part.len() == 1).unwrap_or(parts.len()));
    let value = |key: &str| extensions.windows(2).find(|pair| pair[0].eq_ignore_ascii_case(key)).map(|pair| pair[1]);
    let asked = value("fw").and_then(|day| WEEKDAYS.iter().position(|name| day.eq_ignore_ascii_case(name)));
    if let Some(day) = asked {
        return u8::try_from(day).ok();
    }
    let preferred = value("rg").and_then(|region| region.get(..2)).filter(|region| is_region(region));
    let region = preferred.or_else(|| own.iter().skip(1).find(|part| is_region(part)).copied())?;
    let begins = |(_, regions): &&(u8, &str)| regions.split(' ').any(|known| region.eq_ignore_ascii_case(known));
    Some(WEEKS.iter().find(begins).map_or(0, |(day, _)| *day))
}

fn is_region(part: &str) -> bool {
    part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_alphabetic())
        || part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::Locale;

    #[test]
    fn week_begins_as_in_the_region() {
        for (identifier, first) in [
            ("en-GB", 0),
            ("en-US", 6),
            ("en_AU.UTF-8", 0),
            ("pt-PT", 6),
            ("ar-EG", 5),
            ("ar-AE", 0),
            ("es-MX", 6),
            ("dv-MV", 4),
            ("zh-Hant-HK", 6),
            ("en-001", 0),
        ] {
            assert_eq!(Locale::new(identifier).first_weekday, Some(first), "{identifier}");
        }
    }

    #[test]
    fn preferences_of_the_system_precede_the_region() {
        assert_eq!(Locale::new("en-US-u-fw-mon").first_weekday, Some(0));
        assert_eq!(Locale::new("en-US-u-rg-gbzzzz").first_weekday, Some(0));
        assert_eq!(Locale::new("de-DE-u-ca-gregory-fw-sun").first_weekday, Some(6));
        assert_eq!(Locale::new("en-US-u-fw-someday").first_weekday, Some(6));
    }

    #[test]
    fn locale_without_region_leaves_the_week_to_the_language() {
        for identifier in ["", "en", "zh-Hans", "-", "u-fw", "de-x-us", "🙂-🙂", "en-u-rg-é"] {
            assert_eq!(Locale::new(identifier).first_weekday, None, "{identifier}");
        }
    }
}
