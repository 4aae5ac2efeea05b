use serde::{Deserialize, Serialize};

use super::{Ink, Palette};
use fivefold_engine::text::SideNames;

/// The selectable color schemes of boards. Each of them distinguishes the sides by shape too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaletteChoice {
    /// The standard scheme.
    #[default]
    Standard,
    /// Maple in the light theme, walnut in the dark theme.
    Wood,
    /// A deep blue-black without bright areas, for play in the dark.
    Night,
    /// High contrast.
    HighContrast,
    /// Grayscale. Saved settings spell it as the first release did.
    #[serde(rename = "greys")]
    Grays,
}

impl PaletteChoice {
    /// Returns the names of the sides in this scheme.
    #[must_use]
    pub const fn names(self) -> SideNames {
        match self {
            Self::Standard | Self::Wood | Self::Night | Self::HighContrast => SideNames::Colors,
            Self::Grays => SideNames::Grays,
        }
    }

    /// Returns whether this scheme requires a dark screen around the board, regardless of the theme: a white page would
    /// defeat the night scheme.
    #[must_use]
    pub const fn wants_dark(self) -> bool {
        matches!(self, Self::Night)
    }
}

impl Ink {
    /// All inks, in the order of their numbers.
    pub const ALL: [Self; 28] = [
        Self::Page,
        Self::Card,
        Self::Text,
        Self::Quiet,
        Self::Board,
        Self::SecondTone,
        Self::Line,
        Self::Edge,
        Self::Hole,
        Self::Orange,
        Self::OrangeRim,
        Self::OrangeLip,
        Self::OrangeGlyph,
        Self::Blue,
        Self::BlueRim,
        Self::BlueLip,
        Self::BlueGlyph,
        Self::Neutral,
        Self::NeutralRim,
        Self::NeutralLip,
        Self::Accent,
        Self::Focus,
        Self::Hint,
        Self::Win,
        Self::Draw,
        Self::Loss,
        Self::OnValue,
        Self::Shadow,
    ];
}

/// Returns the palette of the chosen scheme, for a light or a dark screen. If the system requests high contrast, all
/// schemes but grayscale are replaced by the high-contrast one. The night scheme has no light variant (see
/// [`PaletteChoice::wants_dark`]): content that needs light colors, such as a QR code, uses the standard ones.
#[must_use]
pub fn palette(choice: PaletteChoice, is_dark: bool, wants_contrast: bool) -> Palette {
    let base = if is_dark { dark() } else { light() };
    match (choice, is_dark) {
        (PaletteChoice::Standard, _) | (PaletteChoice::Night, false) if !wants_contrast => base,
        (PaletteChoice::Wood, false) if !wants_contrast => base.with(&WOOD_LIGHT),
        (PaletteChoice::Wood, true) if !wants_contrast => base.with(&WOOD_DARK),
        (PaletteChoice::Night, true) if !wants_contrast => base.with(&NIGHT),
        (PaletteChoice::Grays, false) => base.with(&LIGHT_GRAYS),
        (PaletteChoice::Grays, true) => base.with(&DARK_GRAYS),
        (_, false) => base.with(&LIGHT_CONTRAST),
        (_, true) => base.with(&DARK_CONTRAST),
    }
}

impl Palette {
    /// Returns the color of an ink, 0xRRGGBB.
    #[must_use]
    pub fn color(&self, ink: Ink) -> u32 {
        self.colors.get(ink as usize).copied().unwrap_or_default()
    }

    fn with(mut self, changes: &[(Ink, u32)]) -> Self {
        for (ink, color) in changes {
            self.colors[*ink as usize] = *color;
        }
        self
    }

    fn of(shadow: f64, colors: &[(Ink, u32); Ink::ALL.len()]) -> Self {
        Self { colors: vec![0; Ink::ALL.len()], shadow }.with(colors)
    }
}

fn light() -> Palette {
    Palette::of(
        0.16,
        &[
            (Ink::Page, 0x00F6_F3EC),
            (Ink::Card, 0x00FF_FFFF),
            (Ink::Text, 0x0023_211D),
            (Ink::Quiet, 0x005E_594F),
            (Ink::Board, 0x00E9_E2D3),
            (Ink::SecondTone, 0x00DD_D4C1),
            (Ink::Line, 0x00BD_B29B),
            (Ink::Edge, 0x00CD_C1A8),
            (Ink::Hole, 0x00F6_F3EC),
            (Ink::Orange, 0x00CB_4E17),
            (Ink::OrangeRim, 0x00A0_3D10),
            (Ink::OrangeLip, 0x00A0_3D10),
            (Ink::OrangeGlyph, 0x00FF_FFFF),
            (Ink::Blue, 0x0023_519C),
            (Ink::BlueRim, 0x0017_3A75),
            (Ink::BlueLip, 0x0017_3A75),
            (Ink::BlueGlyph, 0x00FF_FFFF),
            (Ink::Neutral, 0x007D_7768),
            (Ink::NeutralRim, 0x0057_524A),
            (Ink::NeutralLip, 0x0057_524A),
            (Ink::Accent, 0x0023_211D),
            (Ink::Focus, 0x0023_211D),
            (Ink::Hint, 0x008A_6800),
            (Ink::Win, 0x0017_764B),
            (Ink::Draw, 0x008A_6800),
            (Ink::Loss, 0x00B8_352A),
            (Ink::OnValue, 0x00FF_FFFF),
            (Ink::Shadow, 0x0000_0000),
        ],
    )
}

fn dark() -> Palette {
    Palette::of(
        0.45,
        &[
            (Ink::Page, 0x0013_1417),
            (Ink::Card, 0x001D_1F24),
            (Ink::Text, 0x00EC_E9E2),
            (Ink::Quiet, 0x00A9_A397),
            (Ink::Board, 0x002A_2D34),
            (Ink::SecondTone, 0x0034_3841),
            (Ink::Line, 0x004C_515C),
            (Ink::Edge, 0x001A_1C21),
            (Ink::Hole, 0x0013_1417),
            (Ink::Orange, 0x00FF_A06E),
            (Ink::OrangeRim, 0x00FF_C6A8),
            (Ink::OrangeLip, 0x00A6_6848),
            (Ink::OrangeGlyph, 0x0013_1417),
            (Ink::Blue, 0x0055_90F0),
            (Ink::BlueRim, 0x009C_C0FF),
            (Ink::BlueLip, 0x0037_5E9C),
            (Ink::BlueGlyph, 0x0013_1417),
            (Ink::Neutral, 0x0077_7C88),
            (Ink::NeutralRim, 0x00A7_ACB8),
            (Ink::NeutralLip, 0x004D_5158),
            (Ink::Accent, 0x00EC_E9E2),
            (Ink::Focus, 0x00EC_E9E2),
            (Ink::Hint, 0x00E3_B341),
            (Ink::Win, 0x004C_C38A),
            (Ink::Draw, 0x00E3_B341),
            (Ink::Loss, 0x00F0_7167),
            (Ink::OnValue, 0x0013_1417),
            (Ink::Shadow, 0x0000_0000),
        ],
    )
}

const WOOD_LIGHT: [(Ink, u32); 26] = [
    (Ink::Page, 0x00F7_F0E4),
    (Ink::Card, 0x00FF_FBF3),
    (Ink::Text, 0x002B_2117),
    (Ink::Quiet, 0x005F_5140),
    (Ink::Board, 0x00E8_C996),
    (Ink::SecondTone, 0x00DD_B980),
    (Ink::Line, 0x00A9_824F),
    (Ink::Edge, 0x00B4_8A53),
    (Ink::Hole, 0x00F7_F0E4),
    (Ink::Orange, 0x00B2_3F0D),
    (Ink::OrangeRim, 0x007F_2C08),
    (Ink::OrangeLip, 0x007F_2C08),
    (Ink::OrangeGlyph, 0x00FF_F3E2),
    (Ink::Blue, 0x001F_4A8C),
    (Ink::BlueRim, 0x0014_315F),
    (Ink::BlueLip, 0x0014_315F),
    (Ink::BlueGlyph, 0x00FF_F3E2),
    (Ink::Neutral, 0x006B_5A45),
    (Ink::NeutralRim, 0x004C_3E2E),
    (Ink::NeutralLip, 0x004C_3E2E),
    (Ink::Accent, 0x002B_2117),
    (Ink::Focus, 0x002B_2117),
    (Ink::Hint, 0x006E_5000),
    (Ink::Win, 0x000F_5F3B),
    (Ink::Draw, 0x006E_5000),
    (Ink::Loss, 0x009A_2A20),
];

const WOOD_DARK: [(Ink, u32); 27] = [
    (Ink::Page, 0x0017_120D),
    (Ink::Card, 0x0022_1A13),
    (Ink::Text, 0x00F1_E6D6),
    (Ink::Quiet, 0x00B7_A58D),
    (Ink::Board, 0x0046_301F),
    (Ink::SecondTone, 0x0057_3D28),
    (Ink::Line, 0x007A_5A3D),
    (Ink::Edge, 0x002A_1B10),
    (Ink::Hole, 0x0017_120D),
    (Ink::Orange, 0x00F6_995C),
    (Ink::OrangeRim, 0x00FF_C9A0),
    (Ink::OrangeLip, 0x00A8_683C),
    (Ink::OrangeGlyph, 0x001C_120A),
    (Ink::Blue, 0x0068_9EF4),
    (Ink::BlueRim, 0x00AA_CBFF),
    (Ink::BlueLip, 0x0045_6FB0),
    (Ink::BlueGlyph, 0x0010_1722),
    (Ink::Neutral, 0x009C_9080),
    (Ink::NeutralRim, 0x00C6_B9A6),
    (Ink::NeutralLip, 0x0063_5A4E),
    (Ink::Accent, 0x00F1_E6D6),
    (Ink::Focus, 0x00F1_E6D6),
    (Ink::Hint, 0x00ED_BE4E),
    (Ink::Win, 0x005C_CB95),
    (Ink::Draw, 0x00ED_BE4E),
    (Ink::Loss, 0x00FF_8A7D),
    (Ink::OnValue, 0x0017_120D),
];

const NIGHT: [(Ink, u32); 27] = [
    (Ink::Page, 0x0007_0A12),
    (Ink::Card, 0x000E_131F),
    (Ink::Text, 0x00B9_C2D6),
    (Ink::Quiet, 0x0084_90A8),
    (Ink::Board, 0x001C_2740),
    (Ink::SecondTone, 0x0024_324F),
    (Ink::Line, 0x0040_5072),
    (Ink::Edge, 0x0010_182A),
    (Ink::Hole, 0x0007_0A12),
    (Ink::Orange, 0x00C9_783F),
    (Ink::OrangeRim, 0x00DE_9A68),
    (Ink::OrangeLip, 0x007A_4824),
    (Ink::OrangeGlyph, 0x000B_0D14),
    (Ink::Blue, 0x0048_78C4),
    (Ink::BlueRim, 0x007F_A3DE),
    (Ink::BlueLip, 0x002B_4A7D),
    (Ink::BlueGlyph, 0x0007_0A12),
    (Ink::Neutral, 0x0066_7085),
    (Ink::NeutralRim, 0x008D_97AC),
    (Ink::NeutralLip, 0x0041_4A5C),
    (Ink::Accent, 0x00B9_C2D6),
    (Ink::Focus, 0x00B9_C2D6),
    (Ink::Hint, 0x00BF_9640),
    (Ink::Win, 0x004A_A67A),
    (Ink::Draw, 0x00BF_9640),
    (Ink::Loss, 0x00CF_6A62),
    (Ink::OnValue, 0x0007_0A12),
];

const LIGHT_CONTRAST: [(Ink, u32); 17] = [
    (Ink::Board, 0x00E8_E8E8),
    (Ink::SecondTone, 0x00CC_CCCC),
    (Ink::Line, 0x0059_5959),
    (Ink::Edge, 0x008C_8C8C),
    (Ink::Hole, 0x00FF_FFFF),
    (Ink::Orange, 0x00B8_3C00),
    (Ink::OrangeRim, 0x0000_0000),
    (Ink::OrangeLip, 0x007A_2800),
    (Ink::Blue, 0x000A_3A8C),
    (Ink::BlueRim, 0x0000_0000),
    (Ink::BlueLip, 0x0005_1F4D),
    (Ink::Neutral, 0x005C_5C5C),
    (Ink::NeutralRim, 0x0000_0000),
    (Ink::NeutralLip, 0x0033_3333),
    (Ink::Accent, 0x0000_0000),
    (Ink::Text, 0x0000_0000),
    (Ink::Quiet, 0x0040_4040),
];

const DARK_CONTRAST: [(Ink, u32); 17] = [
    (Ink::Board, 0x0030_3030),
    (Ink::SecondTone, 0x0045_4545),
    (Ink::Line, 0x00B0_B0B0),
    (Ink::Edge, 0x006E_6E6E),
    (Ink::Hole, 0x0000_0000),
    (Ink::Orange, 0x00FF_B184),
    (Ink::OrangeRim, 0x00FF_FFFF),
    (Ink::OrangeLip, 0x00A6_7356),
    (Ink::Blue, 0x006F_A8FF),
    (Ink::BlueRim, 0x00FF_FFFF),
    (Ink::BlueLip, 0x0048_6DA6),
    (Ink::Neutral, 0x009A_9A9A),
    (Ink::NeutralRim, 0x00FF_FFFF),
    (Ink::NeutralLip, 0x0064_6464),
    (Ink::Accent, 0x00FF_FFFF),
    (Ink::Text, 0x00FF_FFFF),
    (Ink::Quiet, 0x00C8_C8C8),
];

const LIGHT_GRAYS: [(Ink, u32); 21] = [
    (Ink::Page, 0x00E8_E8E8),
    (Ink::Quiet, 0x004F_4C47),
    (Ink::Board, 0x00C9_C9C9),
    (Ink::SecondTone, 0x00BD_BDBD),
    (Ink::Line, 0x008A_8A8A),
    (Ink::Edge, 0x00A3_A3A3),
    (Ink::Hole, 0x00E8_E8E8),
    (Ink::Orange, 0x00F4_F4F4),
    (Ink::OrangeRim, 0x003A_3A3A),
    (Ink::OrangeLip, 0x009A_9A9A),
    (Ink::OrangeGlyph, 0x003A_3A3A),
    (Ink::Blue, 0x003A_3A3A),
    (Ink::BlueRim, 0x0011_1111),
    (Ink::BlueLip, 0x0011_1111),
    (Ink::Neutral, 0x006E_6E6E),
    (Ink::NeutralRim, 0x0033_3333),
    (Ink::NeutralLip, 0x0040_4040),
    (Ink::Hint, 0x006B_5000),
    (Ink::Win, 0x0011_5C3A),
    (Ink::Draw, 0x006B_5000),
    (Ink::Loss, 0x009A_2B22),
];

const DARK_GRAYS: [(Ink, u32); 11] = [
    (Ink::Orange, 0x00F0_F0F0),
    (Ink::OrangeRim, 0x00FF_FFFF),
    (Ink::OrangeLip, 0x009C_9C9C),
    (Ink::OrangeGlyph, 0x0013_1417),
    (Ink::Blue, 0x000B_0B0C),
    (Ink::BlueRim, 0x00D8_D8D8),
    (Ink::BlueLip, 0x0000_0000),
    (Ink::BlueGlyph, 0x00F0_F0F0),
    (Ink::Neutral, 0x007A_7A7A),
    (Ink::NeutralRim, 0x00BB_BBBB),
    (Ink::NeutralLip, 0x004F_4F4F),
];
