//! A finished match as a card to share: the board between its players, with the result and the lead as a
//! curve, above the line for South as in a review.

#![expect(clippy::cast_precision_loss, reason = "a picture has fewer dots than numbers have bits")]

use kuzhi_engine::Side;

use super::empty_boards::Surround;
use super::layout::{Layout, Point};
use super::png::{drawn, encoded};
use super::theme::Colours;
use super::{DrawError, Picture, ROUND, definitions, icons, letters, numerals, plank, svg_tag};

/// A finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchCard {
    /// The final board.
    pub board: Picture,
    /// South and North.
    pub players: [CardPlayer; 2],
    /// South's lead in seeds before the first move and after each move.
    pub leads: Vec<i32>,
}

/// A player on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPlayer {
    /// The name. It is drawn if all of its letters are Latin; else the name of the side stands for it.
    pub name: String,
    /// The seeds, or what else counts.
    pub score: u32,
    /// Whether they have won.
    pub has_won: bool,
    /// What stands beside the name.
    pub note: CardNote,
}

/// What stands beside a name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CardNote {
    /// Nothing.
    None,
    /// The bot's level.
    Level(u8),
    /// The rating after the match, whether it is provisional, and how it has changed.
    Rating(u32, bool, i32),
}

const WIDTH: f32 = 840.0;
/// The height of a player's band.
const BAND: u16 = 92;
/// The height of the curve's band, and the ends of the curve.
const CURVE: u16 = 190;
const ENDS: (f32, f32) = (48.0, WIDTH - 48.0);
/// The most letters of a name.
const LETTERS: usize = 16;
/// The most room for a name, and with a rating beside it.
const ROOM: f32 = 400.0;
const LESS_ROOM: f32 = 280.0;
/// The smallest maximum of the curve. A finer scale would exaggerate small leads.
const LEAST: i32 = 4;

impl CardPlayer {
    /// The name as it is drawn.
    pub(super) fn drawable_name(&self, side: Side) -> String {
        // The message above has all names, in every script.
        let of_side = if side == Side::South { "SOUTH" } else { "NORTH" };
        letters::drawable(&self.name, LETTERS).unwrap_or_else(|| of_side.to_owned())
    }
}

impl MatchCard {
    /// Renders the card to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let (layout, colours) = self.board.design();
        let height = 2 * BAND + CURVE + layout.height();
        let empty = || {
            let board = self.board.ground(&layout, &colours);
            let plank = plank(Layout::WIDTH - 6, height - 6, colours.rim);
            document(height, &colours, &format!("{plank}\n{}", below_band(&board)))
        };
        let mut pixels = self.board.empty_pixels(Surround::Card, height.into(), empty)?;
        let below = self.board.viewer;
        let bottom = f32::from(BAND + layout.height());
        let parts = [
            self.player(below.other(), f32::from(BAND) / 2.0, &colours),
            below_band(&self.board.contents(&layout, &colours)),
            self.player(below, bottom + f32::from(BAND) / 2.0, &colours),
            self.curve(bottom + f32::from(BAND), &colours),
        ];
        drawn(&document(height, &colours, &parts.join("\n")), &mut pixels)?;
        encoded(&pixels)
    }

    /// A player's band: the side, the name, what stands beside it, and the score.
    fn player(&self, side: Side, y: f32, colours: &Colours) -> String {
        let Colours { ink, on_ink, trace, .. } = *colours;
        let player = &self.players[side.index()];
        let letter = if side == Side::South { "S" } else { "N" };
        let mut parts = vec![
            format!(r#"<circle cx="64" cy="{y}" r="28" fill="{ink}"/>"#),
            numerals::text(letter, Point { x: 64.0, y }, 30.0, on_ink),
        ];
        let mut x = 112.0;
        let name = player.drawable_name(side);
        let room = if matches!(player.note, CardNote::Rating(..)) { LESS_ROOM } else { ROOM };
        let height = 36.0_f32.min(36.0 * room / numerals::width_of(&name, 36.0));
        parts.push(numerals::text_from(&name, Point { x, y }, height, ink));
        x += numerals::width_of(&name, height) + 26.0;
        match player.note {
            CardNote::None => {}
            CardNote::Level(level) => {
                parts.push(icons::robot(Point { x: x + 20.0, y }, ink));
                parts.push(numerals::text_from(&level.to_string(), Point { x: x + 50.0, y }, 30.0, ink));
            }
            CardNote::Rating(rating, is_provisional, change) => {
                let doubt = if is_provisional { "?" } else { "" };
                let sign = match change {
                    1.. => "+",
                    0 => "±",
                    _ => "-",
                };
                let text = format!("{rating}{doubt} {sign}{}", change.unsigned_abs());
                parts.push(numerals::text_from(&text, Point { x, y }, 26.0, ink));
            }
        }
        let score = player.score.to_string();
        let from = WIDTH - 48.0 - numerals::width_of(&score, 46.0);
        parts.push(numerals::text_from(&score, Point { x: from, y }, 46.0, ink));
        if player.has_won {
            parts.push(icons::cup(Point { x: from - 46.0, y }, trace, ink));
        }
        parts.join("\n")
    }

    /// The lead over the game, with the sides in its halves.
    fn curve(&self, top: f32, colours: &Colours) -> String {
        let Colours { ink, trace, .. } = *colours;
        let half = f32::from(CURVE) / 2.0;
        let (middle, reach) = (top + half - 8.0, half - 26.0);
        let most = self.leads.iter().map(|lead| lead.abs()).max().unwrap_or_default().max(LEAST);
        let last = self.leads.len().saturating_sub(1).max(1);
        let point = |(at, lead): (usize, &i32)| {
            let x = ENDS.0 + (ENDS.1 - ENDS.0) * at as f32 / last as f32;
            format!("{x:.1},{:.1}", middle - reach * *lead as f32 / most as f32)
        };
        let points: Vec<String> = self.leads.iter().enumerate().map(point).collect();
        let Some(first) = points.first() else { return String::new() };
        let (path, (left, right)) = (format!("M{first}L{}", points.join(" ")), ENDS);
        let stroke = format!(r#"fill="none" stroke="{ink}" stroke-width="4" {ROUND}"#);
        let sides = [(Side::South, middle - reach), (Side::North, middle + reach)];
        let letters = sides.map(|(side, y)| {
            let letter = if side == Side::South { "S" } else { "N" };
            numerals::text(letter, Point { x: left - 20.0, y }, 20.0, ink)
        });
        format!(
            r#"<path d="{path}V{middle:.1}H{left}Z" fill="{trace}" fill-opacity=".45"/>
<path d="M{left},{middle:.1}H{right}" stroke="{ink}" stroke-width="2"/>
<path d="{path}" {stroke}/>
{}"#,
            letters.concat()
        )
    }
}

/// A card with these parts.
fn document(height: u16, colours: &Colours, parts: &str) -> String {
    let (tag, letters) = (svg_tag(Layout::WIDTH, height), letters::shapes());
    format!("{tag}\n<defs>\n{}\n{letters}\n</defs>\n{parts}\n</svg>\n", definitions(colours))
}

/// Moves a board below the upper player's band.
fn below_band(board: &str) -> String {
    format!(r#"<g transform="translate(0 {BAND})">{board}</g>"#)
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::Theme;
    use kuzhi_engine::Game;

    use super::*;

    fn card(theme: Theme, viewer: Side, names: [&str; 2], notes: [CardNote; 2]) -> MatchCard {
        let mut board = Game::default().start();
        for mv in ["4", "1", "2", "6", "3"] {
            let _ = board.play(mv.parse().unwrap(), &mut |_| ());
        }
        let player = |at: usize| CardPlayer {
            name: names[at].to_owned(),
            score: [28, 20][at],
            has_won: at == 0,
            note: notes[at],
        };
        let leads = (0..40).map(|at: i32| (at * at / 90) - 6 * (at % 7) / 3).collect();
        MatchCard { board: Picture::of(&board, viewer, theme), players: [player(0), player(1)], leads }
    }

    #[test]
    fn cards_that_were_looked_at() {
        let rated = [CardNote::Rating(1_662, true, 162), CardNote::Rating(1_338, false, -162)];
        let against_bot = [CardNote::None, CardNote::Level(3)];
        for (number, (theme, viewer, names, notes)) in [
            (Theme::Light, Side::South, ["Ada", "Kuzhi"], against_bot),
            (Theme::Dark, Side::North, ["Çağrı the Magnificent", "Bob"], rated),
            (Theme::Light, Side::South, ["ஆதவன்", ""], rated),
        ]
        .into_iter()
        .enumerate()
        {
            let bytes = card(theme, viewer, names, notes).png().unwrap();
            assert!(bytes.starts_with(b"\x89PNG") && bytes.len() < 500_000, "{}", bytes.len());
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                std::fs::write(std::env::temp_dir().join(format!("kuzhi-card-{number}.png")), bytes).unwrap();
            }
        }
    }

    #[test]
    fn players_without_latin_letters_are_called_by_their_sides() {
        let bands = |names| {
            let card = card(Theme::Light, Side::South, names, [CardNote::None; 2]);
            let colours = Colours::of_theme(Theme::Light);
            Side::ALL.map(|side| card.player(side, 46.0, &colours))
        };
        assert_eq!(bands(["ஆதவன்", "أمل"]), bands(["South", "North"]));
        assert_eq!(bands(["Ada 🌻", ""]), bands(["Ada", "North"]));
        assert_ne!(bands(["Ada", "Bob"])[0], bands(["South", "Bob"])[0]);
    }

    #[test]
    fn a_match_without_moves_has_a_card() {
        let one = card(Theme::Dark, Side::South, ["A", "B"], [CardNote::None; 2]);
        for leads in [vec![], vec![0], vec![48, -48]] {
            assert!(MatchCard { leads, ..one.clone() }.png().is_ok());
        }
    }
}
