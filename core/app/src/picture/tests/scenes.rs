//! Parses the pictures described line by line in `goldens/scenes.txt`.

use crate::{
    board::Board,
    picture::{
        Coordinates, DisplayBoard, Moving, Palette, PaletteChoice, Picture, Scene, ShownMove, ShownTone, Signs,
        WinningSets, margin, paint, palette, svg, with_margin,
    },
};
use fivefold_engine::{
    game::{BoardOperationKind, Effect, Piece, Place, Proof, RegionId, Side, Target, Verdict},
    session::{Session, TargetValue, Touched},
    text::Language,
};

/// A picture and the time at which it is drawn.
pub(super) struct NamedPicture {
    pub(super) name: String,
    pub(super) palette_name: String,
    pub(super) palette: Palette,
    pub(super) picture: Picture,
    pub(super) at_ms: f64,
}

impl NamedPicture {
    pub(super) fn svg(&self) -> String {
        svg(&self.picture, self.at_ms, &self.palette)
    }
}

/// Returns every picture of `goldens/scenes.txt`.
pub(super) fn all() -> Vec<NamedPicture> {
    let text = std::fs::read_to_string(format!("{}/scenes.txt", super::FOLDER)).expect("the scenes exist");
    let mut scripts: Vec<SceneScript> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "picture" {
            scripts.push(SceneScript::new(rest));
        } else {
            scripts.last_mut().expect("a scene begins with its name").read(word, rest);
        }
    }
    scripts.iter().map(SceneScript::picture).collect()
}

/// Returns a palette by its name: `dark-high-contrast`.
pub(super) fn palette_named(name: &str) -> Palette {
    let (theme, choice) = name.split_once('-').unwrap_or((name, ""));
    let choice = match choice {
        "" => PaletteChoice::Standard,
        "wood" => PaletteChoice::Wood,
        "night" => PaletteChoice::Night,
        "high-contrast" => PaletteChoice::HighContrast,
        "grays" => PaletteChoice::Grays,
        _ => panic!("unknown palette {name}"),
    };
    assert!(matches!(theme, "light" | "dark"), "unknown palette {name}");
    palette(choice, theme == "dark", false)
}

/// The description of one picture, read so far.
#[derive(Default)]
struct SceneScript {
    name: String,
    palette: String,
    session: Option<Session>,
    is_bare: bool,
    is_flipped: bool,
    moving: Option<f64>,
    before: Vec<Piece>,
    effects: Vec<Effect>,
    hovered: Option<Place>,
    cursor: Option<Target>,
    hints: Vec<ShownMove>,
    values: Vec<TargetValue>,
    winning_sets: Option<WinningSets>,
    haloed: Vec<Place>,
}

impl SceneScript {
    fn new(name: &str) -> Self {
        Self { name: name.into(), palette: "light".into(), ..Self::default() }
    }

    fn session(&self) -> &Session {
        self.session.as_ref().expect("the game precedes the other lines")
    }

    fn read(&mut self, word: &str, rest: &str) {
        match word {
            "palette" => self.palette = rest.into(),
            "game" => self.session = Some(Session::load(rest).expect("the saved game loads")),
            "bare" => self.is_bare = true,
            "flipped" => self.is_flipped = true,
            "touch" => self.touch(rest),
            "moving" => self.moving = Some(rest.parse().expect("milliseconds")),
            "hover" => self.hovered = Some(self.place(rest)),
            "cursor" => self.cursor = Some(self.target(rest)),
            "hint" => self.hints.push(self.hint(rest)),
            "value" => self.values.push(self.value(rest)),
            "winning-sets" => {
                let (color, sets) = rest.split_once(' ').expect("a color and its sets");
                let color = if color == "orange" { Side::First } else { Side::Second };
                let places = |set: &str| set.split(' ').map(|name| self.place(name)).collect();
                self.winning_sets = Some(WinningSets { color, sets: sets.split(" / ").map(places).collect() });
            }
            "haloed" => self.haloed = rest.split(' ').map(|name| self.place(name)).collect(),
            _ => panic!("{}: unknown word {word}", self.name),
        }
    }

    fn touch(&mut self, target: &str) {
        let target = self.target(target);
        self.before = self.session().state().position().pieces();
        let session = self.session.as_mut().expect("a game");
        self.effects = match session.touch(target) {
            Touched::Partial { effects } | Touched::MayFinish { effects, .. } | Touched::Done { effects, .. } => {
                effects
            }
            Touched::Rejected(reason) => panic!("{}: {reason:?}", self.name),
        };
    }

    fn hint(&self, mv: &str) -> ShownMove {
        let shown = Board::shown_move(self.session().state(), mv, ShownTone::Hint);
        shown.unwrap_or_else(|| panic!("{}: {mv} is illegal", self.name))
    }

    fn place(&self, name: &str) -> Place {
        let layout = self.session().layout();
        layout.spots.iter().find(|spot| spot.name == name).unwrap_or_else(|| panic!("no place {name}")).place
    }

    /// `c3`, `turn nw` or `mirror nw`; in values `turn-nw`.
    fn target(&self, words: &str) -> Target {
        let Some((kind, region)) = words.split_once([' ', '-']) else { return Target::Place(self.place(words)) };
        let kind = match kind {
            "turn" => BoardOperationKind::Rotate,
            "mirror" => BoardOperationKind::Mirror,
            _ => panic!("no operation {kind}"),
        };
        let layout = self.session().layout();
        let region = layout.regions.iter().find(|it| it.name == region).expect("a region");
        Target::Operation(kind, Some(region.id))
    }

    /// `c3 W7`, `c3 =`, `c3 L9`, or `c3 26` in percent, and `best` after the best one.
    fn value(&self, words: &str) -> TargetValue {
        let words: Vec<&str> = words.split(' ').collect();
        let said = words[1];
        let verdict = match said.as_bytes()[0] {
            b'W' => Some(Verdict::Win),
            b'=' => Some(Verdict::Draw),
            b'L' => Some(Verdict::Loss),
            _ => None,
        };
        // The number counts the winner's own moves.
        let own = said[1..].parse::<u16>().ok();
        let moves = own.map(|own| if verdict == Some(Verdict::Win) { 2 * own - 1 } else { 2 * own });
        let proof = verdict.map(|verdict| Proof { verdict, moves });
        let value = if proof.is_none() { said.parse::<f32>().expect("a percentage") / 50.0 - 1.0 } else { 0.0 };
        let target = self.target(words[0]);
        TargetValue { target, visits: 1, value, proof, is_best: words.get(2) == Some(&"best") }
    }

    fn picture(&self) -> NamedPicture {
        let session = self.session();
        let snapshot = session.snapshot(Language::ENGLISH);
        let layout = session.layout();
        let board = DisplayBoard::new(&layout, self.is_flipped);
        let operations: Vec<Target> =
            snapshot.operations.iter().map(|it| Target::Operation(it.kind, it.region)).collect();
        let chosen_region: Option<RegionId> = snapshot.picked.and_then(|picked| {
            let on_it = layout.regions.iter().find(|region| region.places.contains(&picked))?;
            snapshot.operations.iter().any(|it| it.region == Some(on_it.id)).then_some(on_it.id)
        });
        let moving = self.moving.map(|_| Moving {
            number: 1,
            before: self.before.clone(),
            effects: self.effects.clone(),
            pace: 1.0,
        });
        let picture = paint(&Scene {
            marks: snapshot.marks,
            picked: snapshot.picked.filter(|_| chosen_region.is_none()),
            last_move: snapshot.trace,
            winning_lines: snapshot.winning_lines,
            hovered: self.hovered,
            cursor: self.cursor,
            chosen_region,
            operations,
            values: self.values.clone(),
            coordinates: if self.is_bare { Coordinates::Hidden } else { Coordinates::OfMoves },
            signs: Signs {
                moves: self.hints.clone(),
                winning_sets: self.winning_sets.clone(),
                haloed: self.haloed.clone(),
                ..Signs::NONE
            },
            moving,
            ..Scene::new(&board, snapshot.pieces)
        });
        let picture = if self.is_bare { picture } else { with_margin(picture, margin(&board)) };
        NamedPicture {
            name: self.name.clone(),
            palette_name: self.palette.clone(),
            palette: palette_named(&self.palette),
            picture,
            at_ms: self.moving.unwrap_or_default(),
        }
    }
}
