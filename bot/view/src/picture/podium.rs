//! The end of a tournament as a picture: steps of wood with the best three and their equals, above a board
//! of the game that decided it.

use kuzhi_domain::settings::Theme;
use kuzhi_domain::tournaments::LONGEST_TOURNAMENT_NAME;
use kuzhi_engine::Side;

use super::composed::{Canvas, Scale, as_svg};
use super::layout::{Layout, Point};
use super::name::Name;
use super::png::DrawError;
use super::theme::Colours;
use super::{CardPlayer, MatchCard, Picture, ROUND, definitions, icons, letters, numerals, plank, svg_tag};

/// The end of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Podium {
    /// The name of the tournament. It is left out if the machine has no font for it.
    pub title: String,
    /// The best three and who shares their places, best first. The first [`Podium::MOST`] are drawn.
    pub steps: Vec<PodiumStep>,
    /// The game that decided it.
    pub game: Option<PodiumGame>,
    /// The colours.
    pub theme: Theme,
}

/// A player on the podium.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PodiumStep {
    /// The place, from 1.
    pub place: u16,
    /// The name. A sign of a person stands for one that the machine has no font for.
    pub name: String,
    /// The points, if the tournament has any.
    pub points: Option<String>,
}

/// A game that decided a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PodiumGame {
    /// The board that tells most.
    pub board: Picture,
    /// South and North.
    pub players: [CardPlayer; 2],
}

impl From<MatchCard> for PodiumGame {
    fn from(card: MatchCard) -> PodiumGame {
        PodiumGame { board: card.board, players: card.players }
    }
}

/// Twice the width on a phone, so that it is sharp there.
const WIDTH: f32 = 840.0;
/// The height of the line with the title.
const TITLE: f32 = 92.0;
/// The room for the title.
const TITLE_ROOM: f32 = WIDTH - 120.0;
/// Where the steps stand.
const FLOOR: f32 = 404.0;
/// The room for all steps, the most width of one, and the height of the first, the second and all others.
const STEPS: f32 = WIDTH - 48.0;
const STEP: f32 = 248.0;
const HEIGHTS: [f32; 3] = [176.0, 128.0, 84.0];
/// The room for a place with its points.
const POINTS_ROOM: f32 = 150.0;
/// The height of the board on which people stand.
const BOARD: f32 = 20.0;
/// The most letters of a name above a step.
const NAME_LETTERS: usize = 12;
/// What is left free below the floor, and the height of the line with the players of the game.
const SKIRTING: f32 = 30.0;
const PLAYERS: f32 = 84.0;
/// The room for a name in that line.
const PLAYER_ROOM: f32 = 240.0;

impl Podium {
    /// The most steps.
    pub const MOST: usize = 6;

    /// Renders the podium to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let height = self.height();
        let mut canvas = Canvas::new(self.theme, Scale::Full, [WIDTH, height]);
        canvas.draw(&self.svg(), [Point::ORIGIN, Point { x: WIDTH, y: height }])?;
        canvas.png()
    }

    /// The podium as SVG.
    pub fn svg(&self) -> String {
        let colours = Colours::of_theme(self.theme);
        let mut drawn = vec![self.title(&colours), floor(&colours)];
        let number = self.steps.len().min(Podium::MOST);
        let width = STEP.min(STEPS / f32::from(u8::try_from(number.max(1)).unwrap_or(u8::MAX)));
        let places = self.steps.iter().zip(middles(number));
        drawn.extend(places.map(|(step, at)| step.drawn(WIDTH / 2.0 + at * width, width, &colours)));
        drawn.extend(self.game.as_ref().map(|game| game.drawn(FLOOR, &colours)));
        let height = self.height();
        let plank = plank(Layout::WIDTH - 6, height - 6.0, colours.rim);
        format!(
            "{}\n<defs>\n{}\n{}\n</defs>\n{plank}\n{}\n</svg>\n",
            svg_tag(Layout::WIDTH, height),
            definitions(&colours),
            letters::shapes(),
            drawn.join("\n")
        )
    }

    fn height(&self) -> f32 {
        let board = |game: &PodiumGame| PLAYERS + f32::from(game.board.design().0.height());
        FLOOR + self.game.as_ref().map_or(SKIRTING, board)
    }

    /// The name of the tournament in one line or two. The message has those that cannot be drawn.
    fn title(&self, colours: &Colours) -> String {
        let (x, y) = (WIDTH / 2.0, TITLE / 2.0 + 6.0);
        let Some(title) = Name::new(&self.title, LONGEST_TOURNAMENT_NAME) else {
            return String::new();
        };
        let line = |name: &Name, y: f32, height: f32| {
            name.svg_around(Point { x, y }, name.height_in(TITLE_ROOM, height), colours.ink)
        };
        match title.halves().filter(|_| title.width(36.0) > TITLE_ROOM) {
            Some([first, second]) => line(&first, y - 20.0, 28.0) + &line(&second, y + 22.0, 28.0),
            None => line(&title, y, 36.0),
        }
    }
}

impl PodiumStep {
    /// A step with its place and the points on it, and who stands there.
    fn drawn(&self, x: f32, width: f32, colours: &Colours) -> String {
        let height = HEIGHTS[usize::from(self.place.saturating_sub(1)).min(HEIGHTS.len() - 1)];
        let top = FLOOR - height;
        let number = Point { x, y: top + BOARD + 32.0 };
        let parts = [
            block(x, top, width, colours),
            self.number(number, width, colours),
            self.player(x, top, width, colours),
        ];
        parts.join("\n")
    }

    /// The place on a disc, with the points beside it. Both are smaller on a narrow step.
    fn number(&self, at: Point, width: f32, colours: &Colours) -> String {
        let Colours { ink, on_ink, .. } = *colours;
        let points = self.points.as_deref().unwrap_or_default();
        let part = ((width - 16.0) / POINTS_ROOM).min(1.0);
        let (radius, height, gap) = (25.0 * part, 32.0 * part, 18.0 * part);
        let beside = if points.is_empty() { 0.0 } else { numerals::width_of(points, height) + gap };
        let (x, y) = (at.x - beside / 2.0, at.y);
        let disc = format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{ink}"/>"#);
        let place = fitted(&self.place.to_string(), Point { x, y }, 28.0 * part, 34.0 * part, on_ink);
        disc + &place + &numerals::text_from(points, Point { x: x + radius + gap, y }, height, ink)
    }

    /// Who stands on a step, with a cup for a winner.
    fn player(&self, x: f32, top: f32, width: f32, colours: &Colours) -> String {
        let Colours { ink, on_ink, trace, .. } = *colours;
        let standing = Point { x, y: top - 30.0 };
        let player = match Name::new(&self.name, NAME_LETTERS) {
            Some(name) => name.svg_around(standing, name.height_in(width - 20.0, 32.0), ink),
            // The message has all names, in every script.
            None => icons::person(standing, on_ink, ink),
        };
        let cup = (self.place == 1).then(|| icons::cup(Point { x, y: top - 88.0 }, trace, ink));
        player + &cup.unwrap_or_default()
    }
}

/// Where so many steps stand, in their order and in steps from the middle: the first one is nearest to it,
/// and those that follow stand to its left and its right.
fn middles(number: usize) -> impl Iterator<Item = f32> {
    let is_even = number.is_multiple_of(2);
    (0..u8::try_from(number).unwrap_or(u8::MAX)).map(move |at| {
        let (half, is_second) = (f32::from(at.div_ceil(2)), at.is_multiple_of(2));
        match (is_even, is_second) {
            (true, true) => f32::from(at) / 2.0 + 0.5,
            (true, false) => -f32::from(at) / 2.0,
            (false, true) => half,
            (false, false) => -half,
        }
    })
}

/// A step: a block of wood with its grain, and the board on which people stand.
fn block(x: f32, top: f32, step: f32, colours: &Colours) -> String {
    let Colours { rim, grain, wood, wood_edge, .. } = *colours;
    let (left, width, height) = (x - step / 2.0, step - 8.0, FLOOR - top);
    let stroke = format!(r#"stroke="{rim}" stroke-width="5" {ROUND}"#);
    let front = format!(r#"x="{:.1}" y="{top}" width="{width}" height="{height}""#, left + 4.0);
    let board = format!(r#"x="{left:.1}" y="{top}" width="{step:.1}" height="{BOARD}" rx="6""#);
    let fibre = |part: f32| {
        let (y, half) = (top + BOARD + part * (height - BOARD), width / 2.0 - 8.0);
        let path = format!("M{:.1},{y:.1} q{:.1},5 {half:.1},0 t{half:.1},0", left + 12.0, half / 2.0);
        format!(r#"<path d="{path}" fill="none" stroke="{grain}" stroke-width="1.5"/>"#)
    };
    [
        format!(r#"<rect {front} fill="{wood_edge}" {stroke}/>"#),
        [0.07, 0.93].map(fibre).concat(),
        format!(r#"<rect {board} fill="{wood}" {stroke}/>"#),
    ]
    .join("\n")
}

impl PodiumGame {
    /// The final board below a line with its players and their seeds: who sits below is on the left.
    fn drawn(&self, top: f32, colours: &Colours) -> String {
        let (layout, of_board) = self.board.design();
        let (middle, y) = (WIDTH / 2.0, top + PLAYERS / 2.0 + 2.0);
        let below = self.board.viewer;
        let score = [below, below.other()].map(|side| self.players[side.index()].score.to_string());
        let score = score.join(" - ");
        let beside = numerals::width_of(&score, 34.0) / 2.0 + 34.0;
        let name = |side: Side| self.players[side.index()].drawable_name(side);
        let [own, other] = [name(below), name(below.other())];
        let [own_height, other_height] = [&own, &other].map(|name| name.height_in(PLAYER_ROOM, 28.0));
        let from = middle - beside - own.width(own_height);
        let parts = [
            own.svg(Point { x: from, y }, own_height, colours.ink),
            numerals::text(&score, Point { x: middle, y }, 34.0, colours.ink),
            other.svg(Point { x: middle + beside, y }, other_height, colours.ink),
            format!(r#"<g transform="translate(0 {:.1})">"#, top + PLAYERS),
            super::board(&layout, &of_board),
            as_svg(&self.board.holes(&layout), &of_board),
            as_svg(&self.board.contents(&layout), &of_board),
            "</g>".to_owned(),
        ];
        parts.join("\n")
    }
}

/// The line on which the steps stand.
fn floor(colours: &Colours) -> String {
    let (rim, end) = (colours.rim, WIDTH - 24.0);
    format!(r#"<path d="M24,{FLOOR}H{end}" stroke="{rim}" stroke-width="6" stroke-linecap="round"/>"#)
}

/// A text in the middle of its room, smaller if it would be wider.
fn fitted(text: &str, middle: Point, height: f32, room: f32, colour: &str) -> String {
    let height = height.min(height * room / numerals::width_of(text, height));
    numerals::text(text, middle, height, colour)
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::super::CardNote;
    use super::*;

    fn step(place: u16, name: &str, points: &str) -> PodiumStep {
        let points = (!points.is_empty()).then(|| points.to_owned());
        PodiumStep { place, name: name.to_owned(), points }
    }

    fn game(theme: Theme, names: [&str; 2]) -> PodiumGame {
        let mut board = Game::default().start();
        for mv in ["4", "1", "2", "6", "3"] {
            let _ = board.play(mv.parse().unwrap(), &mut |_| ());
        }
        let player = |at: usize| CardPlayer {
            name: names[at].to_owned(),
            score: [28, 20][at],
            has_won: at == 0,
            note: CardNote::None,
        };
        PodiumGame { board: Picture::from_match(&board, Side::South, theme), players: [player(0), player(1)] }
    }

    fn podium(theme: Theme, title: &str, steps: Vec<PodiumStep>, game: Option<PodiumGame>) -> Podium {
        Podium { title: title.to_owned(), steps, game, theme }
    }

    fn podiums() -> Vec<(&'static str, Podium)> {
        let three = vec![step(1, "Ada", "4½"), step(2, "Bob", "4"), step(3, "Çağrı", "3½")];
        let long = "Wolfeschlegelsteinhausenbergerdorff";
        let ended = |theme, names| Some(game(theme, names));
        let scripts = vec![step(1, "أمل", "27"), step(2, "ஆதவன்", "119"), step(2, long, "119")];
        let title = "The Great Midsummer Championship of All Villages";
        let ladder = vec![step(1, "Ada", ""), step(2, "Bob", "")];
        let equals = ["Ada", "Bob", "Çağrı", "Dilan", long, "+3"].map(|name| step(1, name, "12½")).to_vec();
        let shared = vec![step(1, "Ada", "½"), step(1, "أمل", "½")];
        vec![
            (
                "light",
                podium(Theme::Light, "Friday night", three.clone(), ended(Theme::Light, ["Ada", "Bob"])),
            ),
            ("dark", podium(Theme::Dark, "Friday night", three.clone(), ended(Theme::Dark, ["Ada", "Bob"]))),
            (
                "scripts-light",
                podium(Theme::Light, title, scripts.clone(), ended(Theme::Light, ["أمل", long])),
            ),
            ("scripts-dark", podium(Theme::Dark, "வெள்ளி", scripts, ended(Theme::Dark, [long, "ஆதவன்"]))),
            ("ladder", podium(Theme::Light, "Ladder", ladder, None)),
            ("shared", podium(Theme::Dark, "Two", shared, None)),
            ("equals", podium(Theme::Light, "Seven", equals, None)),
            ("alone", podium(Theme::Dark, "One", vec![step(1, "Ada", "1")], None)),
        ]
    }

    #[test]
    fn podiums_that_were_looked_at() {
        for (name, podium) in podiums() {
            let bytes = podium.png().unwrap();
            assert!(bytes.starts_with(b"\x89PNG") && bytes.len() < 80_000, "{name}: {}", bytes.len());
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                std::fs::write(std::env::temp_dir().join(format!("kuzhi-podium-{name}.png")), bytes).unwrap();
            }
        }
    }

    #[test]
    fn who_shares_a_place_stands_equally_high() {
        let colours = Colours::of_theme(Theme::Light);
        let drawn = |place| step(place, "Ada", "1").drawn(WIDTH / 2.0, STEP, &colours);
        let top = |place: usize| format!(r#"y="{}""#, FLOOR - HEIGHTS[place - 1]);
        for place in 1..=3_u16 {
            assert!(drawn(place).contains(&top(place.into())), "{place}");
        }
        assert_eq!(drawn(9).matches("<rect").count(), drawn(3).matches("<rect").count());
        assert!(drawn(9).contains(&top(3)));
    }

    #[test]
    fn the_best_stand_in_the_middle() {
        let of = |number| middles(number).collect::<Vec<_>>();
        assert_eq!((of(0), of(1)), (vec![], vec![0.0]));
        assert_eq!((of(2), of(3)), (vec![0.5, -0.5], vec![0.0, -1.0, 1.0]));
        assert_eq!(of(6), [0.5, -0.5, 1.5, -1.5, 2.5, -2.5]);
        assert_eq!(of(5), [0.0, -1.0, 1.0, -2.0, 2.0]);
        let all = podium(Theme::Light, "", vec![step(1, "Ada", "1"); 9], None).svg();
        let three = podium(Theme::Light, "", vec![step(1, "Ada", "1"); 3], None).svg();
        assert_eq!(all.matches("<circle").count(), 2 * three.matches("<circle").count(), "six are drawn");
    }

    #[test]
    fn a_person_whose_script_has_no_font_has_a_sign() {
        let colours = Colours::of_theme(Theme::Light);
        let drawn = |name| step(2, name, "1").drawn(WIDTH / 2.0, STEP, &colours);
        assert_eq!(drawn("ஆதவன்"), drawn("සිතා"));
        assert!(drawn("أمل").contains("أمل") && drawn("Ada") != drawn("ஆதவன்"));
        assert_eq!(drawn("Wolfeschlegelsteinhausen"), drawn("Wolfeschlege"), "it is cut");
    }
}
