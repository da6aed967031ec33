//! A player's profile, in words and as a card.

use kuzhi_domain::people::{Career, NextStep, Record, Score};
use kuzhi_domain::rating::{Rating, Standing};
use kuzhi_domain::settings::Theme;
use kuzhi_domain::study::{Day, Solver};
use kuzhi_domain::tournaments::PlaceReached;
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::export::day;
use super::next_step::offer_next_step;
use crate::board::text::cut_description;
use crate::picture::{Panel, ProfileCard};
use crate::screens::Screen;
use crate::screens::text::LONGEST_TEXT;
use crate::words::{Words, game_name, say};

/// The most ratings in a curve.
const POINTS: usize = 60;

/// The most games on the card. The text tells all of them.
const PANELS: usize = 3;

/// A player's profile.
#[derive(Clone, PartialEq, Debug)]
pub struct Profile {
    /// The player's name.
    pub name: String,
    /// The id and name of the viewer, if that is another person.
    pub asker: Option<(PlayerId, String)>,
    /// The player's games, the most played first.
    pub games: Vec<GameProfile>,
    /// The player's record in puzzles.
    pub solver: Solver,
    /// The current day.
    pub today: Day,
    /// The player's best places in tournaments, best first.
    pub places: Vec<PlaceReached>,
}

/// A player's record in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameProfile {
    /// The game.
    pub game: Game,
    /// The player's standing across all servers.
    pub standing: Option<Standing>,
    /// The player's finished matches.
    pub career: Career,
}

/// A profile ready to show.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownProfile {
    /// The profile in words.
    pub screen: Screen,
    /// The card, if there is anything to draw.
    pub card: Option<ProfileCard>,
    /// The alt text of the card.
    pub description: String,
}

/// Shows a profile, including the results against the viewer.
pub fn profile(words: &Words, profile: &Profile, theme: Theme) -> ShownProfile {
    let text = text(words, profile);
    let numbered = (1..).zip(&profile.games);
    let panels: Vec<Panel> = numbered.take(PANELS).map(|(number, of)| panel(number, of)).collect();
    let card = (!panels.is_empty()).then_some(ProfileCard { panels, theme });
    let plain = cut_description(&text.replace("**", "").replace("-# ", ""));
    let mut screen = Screen::text(text);
    if let Some((game, step)) = profile.next_step() {
        offer_next_step(words, &mut screen, game, step);
    }
    ShownProfile { screen, card, description: plain }
}

/// The profile in words. Where that would be too long for a message, the games that are played least have
/// only their ratings and results.
fn text(words: &Words, profile: &Profile) -> String {
    let detailed = (0..=profile.games.len()).rev();
    let mut texts = detailed.map(|detailed| lines(words, profile, detailed).join("\n"));
    texts.find(|text| text.chars().count() <= LONGEST_TEXT).unwrap_or_default()
}

/// The lines of a profile that tells details of this many games.
fn lines(words: &Words, profile: &Profile, detailed: usize) -> Vec<String> {
    let mut lines = vec![say!(words, "profile-title", player = profile.name.as_str())];
    for (number, of) in (1..).zip(&profile.games) {
        lines.push(first_line(words, number, of));
        lines.extend((number <= detailed).then(|| details(words, of)).into_iter().flatten());
    }
    if profile.games.is_empty() {
        lines.push(say!(words, "profile-none"));
    }
    lines.extend(tournaments(words, &profile.places));
    lines.extend(puzzles(words, &profile.solver, profile.today));
    lines.extend(profile.asker.as_ref().and_then(|asker| against(words, profile, asker)));
    if profile.is_in_doubt() {
        lines.push(format!("-# {}", say!(words, "profile-doubt")));
    }
    lines
}

impl Profile {
    /// Whether a rating in it is provisional.
    fn is_in_doubt(&self) -> bool {
        let ratings = self.games.iter().filter_map(|of| of.standing.as_ref()).map(|one| one.rating);
        let puzzles = (!self.solver.is_finding_level()).then_some(self.solver.rating);
        ratings.chain(puzzles).any(Rating::is_provisional)
    }

    /// What to try next in the game that was played last against the bot, for people who look at their own.
    fn next_step(&self) -> Option<(Game, NextStep)> {
        let last = |of: &&GameProfile| of.career.last_against_bot().map(|one| (one.ended, one.id));
        let of = self.games.iter().filter(|_| self.asker.is_none()).max_by_key(last)?;
        Some((of.game, of.career.next_step(None)?))
    }
}

/// A game in a line: the rating and the results.
fn first_line(words: &Words, number: usize, of: &GameProfile) -> String {
    let (Record { won, drawn, lost }, game) = (of.career.record(), game_name(words, of.game));
    match &of.standing {
        Some(standing) => say!(
            words,
            "profile-game-rated",
            number = number,
            game = game,
            rating = format!("{:.0}", standing.rating.value()),
            doubt = if standing.rating.is_provisional() { "?" } else { "" },
            won = won,
            drawn = drawn,
            lost = lost
        ),
        None if of.career.record().games() == 0 => {
            say!(words, "profile-game-bot", number = number, game = game)
        }
        None => {
            say!(words, "profile-game", number = number, game = game, won = won, drawn = drawn, lost = lost)
        }
    }
}

/// What stands out in a game, and the results against each level of the bot: up to two lines.
fn details(words: &Words, of: &GameProfile) -> Vec<String> {
    let mut further = Vec::new();
    match of.career.streak() {
        Some((Score::Won, games)) => further.push(say!(words, "profile-streak-won", games = games)),
        Some((Score::Lost, games)) => further.push(say!(words, "profile-streak-lost", games = games)),
        Some((Score::Drawn, _)) | None => {}
    }
    if of.career.best_streak() > 1 {
        further.push(say!(words, "profile-best-streak", games = of.career.best_streak()));
    }
    if let Some(opening) = of.career.favourite_opening() {
        let (mv, games, all) = (opening.mv.to_string(), opening.games, opening.of);
        further.push(say!(words, "profile-opening", move = mv, games = games, of = all));
    }
    if let Some(level) = of.career.strongest_beaten() {
        further.push(say!(words, "profile-level", level = level.get()));
    }
    let further = (!further.is_empty()).then(|| further.join(" · "));
    further.into_iter().chain(by_level(words, &of.career)).collect()
}

/// The results against each level of the bot.
fn by_level(words: &Words, career: &Career) -> Option<String> {
    let one = |(level, Record { won, drawn, lost }): (Level, Record)| {
        say!(words, "profile-level-record", level = level.get(), won = won, drawn = drawn, lost = lost)
    };
    let all: Vec<String> = career.records_by_level().into_iter().map(one).collect();
    (!all.is_empty()).then(|| say!(words, "profile-levels", levels = all.join(" · ")))
}

/// The record in puzzles and the streak of daily ones, if the player has tried any.
fn puzzles(words: &Words, solver: &Solver, today: Day) -> Vec<String> {
    let (of, solved) = (solver.tried(), solver.solved);
    let rating = format!("{:.0}", solver.rating.value());
    let doubt = if solver.rating.is_provisional() { "?" } else { "" };
    let record = (of > 0).then(|| match solver.is_finding_level() {
        true => say!(words, "profile-puzzles-new", solved = solved, of = of),
        false => say!(words, "profile-puzzles", rating = rating, doubt = doubt, solved = solved, of = of),
    });
    let days = Some(solver.streak(today)).filter(|days| *days > 0);
    let streak = days.map(|days| say!(words, "profile-puzzle-streak", days = days));
    record.into_iter().chain(streak).collect()
}

/// The best places in tournaments, if there are any.
fn tournaments(words: &Words, places: &[PlaceReached]) -> Option<String> {
    let one = |PlaceReached { place, name }: &PlaceReached| {
        say!(words, "profile-tournament", place = *place, name = name.as_str())
    };
    let places: Vec<String> = places.iter().map(one).collect();
    (!places.is_empty()).then(|| say!(words, "profile-tournaments", places = places.join(" · ")))
}

/// The results against the viewer, if there are any.
fn against(words: &Words, profile: &Profile, (asker, name): &(PlayerId, String)) -> Option<String> {
    let records = profile.games.iter().map(|of| of.career.record_against(*asker));
    let sum = |one: Record, other: Record| Record {
        won: one.won + other.won,
        drawn: one.drawn + other.drawn,
        lost: one.lost + other.lost,
    };
    let all = records.fold(Record::default(), sum);
    (all.games() > 0).then(|| {
        let (player, other) = (profile.name.as_str(), name.as_str());
        say!(
            words,
            "profile-against",
            player = player,
            other = other,
            won = all.won,
            drawn = all.drawn,
            lost = all.lost
        )
    })
}

/// The ratings of a curve: all of them after the initial rating of 1500, or only the last ones if there are
/// too many.
fn curve(career: &Career) -> Vec<f32> {
    let points = career.curve(POINTS).into_iter().map(|(_, rating)| rating);
    let points: Vec<f32> = points.collect();
    let begins = !points.is_empty() && points.len() < POINTS;
    begins.then_some(1_500.0).into_iter().chain(points).collect()
}

fn panel(number: usize, of: &GameProfile) -> Panel {
    let Record { won, drawn, lost } = of.career.record();
    let row = of.game.start().position().ring.row_len();
    let streak = of.career.streak().filter(|(score, _)| *score == Score::Won).map(|(_, games)| games);
    let points = of.career.curve(POINTS);
    let date = |(at, _): &(Timestamp, f32)| Some(day(*at)?.to_string());
    let dates = points.first().and_then(date).zip(points.last().and_then(date)).map(<[String; 2]>::from);
    let pit = |one: kuzhi_domain::people::Opening| Some((one.mv.pit_number()?.get(), row));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no rating is so high, or so low"
    )]
    let rating = |one: &Standing| (one.rating.value().round() as u32, one.rating.is_provisional());
    Panel {
        number,
        rating: of.standing.as_ref().map(rating),
        curve: curve(&of.career),
        dates,
        record: [won, drawn, lost],
        streak,
        opening: of.career.favourite_opening().and_then(pit),
        level: of.career.strongest_beaten().map(Level::get),
    }
}
