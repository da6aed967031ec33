//! A player's profile, in words and as a card.

use kuzhi_domain::people::{Career, GameJourney, Journey, NextStep, Record, Score};
use kuzhi_domain::rating::{Rating, Standing};
use kuzhi_domain::settings::Theme;
use kuzhi_domain::study::{Day, Solver};
use kuzhi_domain::tournaments::{PlaceReached, Trophies};
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::export::day;
use super::next_step::{next_game, next_step, play_person};
use crate::board::text::cut_description;
use crate::picture::{GameLabel, ProfileCard, RatingPanel, WallRow};
use crate::request::Action;
use crate::screens::text::LONGEST_TEXT;
use crate::screens::tournaments::{MEDALS, group_letter};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, game_name, moments, say};

/// The most ratings in a curve.
const POINTS: usize = 60;

/// A player's profile.
#[derive(Clone, PartialEq, Debug)]
pub struct Profile {
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// Who looks at it.
    pub reader: ProfileReader,
    /// The player's games, the most played first.
    pub games: Vec<GameProfile>,
    /// The player's way through all games.
    pub journey: Journey,
    /// The player's record in puzzles.
    pub solver: Solver,
    /// The current day.
    pub today: Day,
    /// The player's best places in tournaments, best first.
    pub places: Vec<PlaceReached>,
    /// What the player has won in tournaments.
    pub trophies: Trophies,
}

/// Who looks at a profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProfileReader {
    /// The player, who may share it or not.
    Own {
        /// Whether they may.
        shares: bool,
    },
    /// Another person, with their name.
    Other(PlayerId, String),
    /// Everyone in a channel: the player shares it.
    Everyone,
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
    /// The profile beside its card, or with squares where there is none.
    pub screen: Screen,
    /// The same in words alone.
    pub told: String,
    /// The card, if there is anything to draw.
    pub card: Option<ProfileCard>,
    /// The alt text of the card.
    pub description: String,
}

/// Shows a profile, including the results against the viewer.
pub fn profile(words: &Words, profile: &Profile, theme: Theme) -> ShownProfile {
    let text = text(words, profile, Wall::InPicture);
    let card = (!profile.games.is_empty() || profile.days() > 0).then(|| card(words, profile, theme));
    let without_file = Some(self::text(words, profile, Wall::Squares));
    let told = self::text(words, profile, Wall::Words);
    let rows = vec![buttons(words, profile)].into_iter().filter(|row| !row.is_empty()).collect();
    let screen = Screen { rows, text_without_file: without_file, ..Screen::text(text) };
    let description = cut_description(&told.replace("**", "").replace("-# ", ""));
    ShownProfile { screen, told, card, description }
}

/// How a profile tells which levels are beaten.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Wall {
    /// The picture shows it.
    InPicture,
    /// In coloured squares.
    Squares,
    /// In words.
    Words,
}

/// The profile in words. Where that would be too long for a message, the games that are played least have
/// only their ratings and results.
fn text(words: &Words, profile: &Profile, wall: Wall) -> String {
    let detailed = (0..=profile.games.len()).rev();
    let mut texts = detailed.map(|detailed| lines(words, profile, detailed, wall).join("\n"));
    texts.find(|text| text.chars().count() <= LONGEST_TEXT).unwrap_or_default()
}

/// The lines of a profile that tells details of this many games. What is good comes first.
fn lines(words: &Words, profile: &Profile, detailed: usize, wall: Wall) -> Vec<String> {
    let mut lines = vec![say!(words, "profile-title", player = profile.name.as_str())];
    lines.extend(good_news(words, profile));
    lines.extend(journey_lines(words, profile, wall));
    for (number, of) in (1..).zip(&profile.games) {
        lines.push(first_line(words, of));
        lines.extend((number <= detailed).then(|| details(words, of)).into_iter().flatten());
    }
    if profile.games.is_empty() {
        lines.push(say!(words, "profile-none"));
    }
    lines.extend(trophies(words, profile.trophies));
    lines.extend(tournaments(words, &profile.places));
    lines.extend(puzzles(words, &profile.solver));
    if let ProfileReader::Other(id, name) = &profile.reader {
        lines.extend(against(words, profile, (*id, name)));
    }
    if profile.is_in_doubt() {
        lines.push(format!("-# {}", say!(words, "profile-doubt")));
    }
    lines
}

/// Streaks and the best win, in one line.
fn good_news(words: &Words, profile: &Profile) -> Option<String> {
    let (days, wins) = (profile.days(), profile.journey.wins_in_a_row);
    let best = profile.journey.best.map(|(level, game)| {
        say!(words, "profile-best-win", level = level.get(), game = game_name(words, game))
    });
    let news = [
        (days > 0).then(|| say!(words, "profile-puzzle-streak", days = days)),
        (wins > 1).then(|| say!(words, "profile-wins", wins = wins)),
        best,
    ];
    let news: Vec<String> = news.into_iter().flatten().collect();
    (!news.is_empty()).then(|| news.join(" · "))
}

/// How many games the player has met and learnt, what is next, and the levels beaten in each.
fn journey_lines(words: &Words, profile: &Profile, wall: Wall) -> Vec<String> {
    let Journey { games, .. } = &profile.journey;
    let (met, all, is_own) =
        (profile.journey.met(), games.len(), matches!(profile.reader, ProfileReader::Own { .. }));
    let told = match profile.journey.next() {
        None => say!(words, "journey-all", games = all),
        Some(next) if is_own => {
            say!(words, "journey-own", met = met, games = all, next = game_name(words, next.game))
        }
        Some(_) => say!(words, "journey-met", met = met, games = all),
    };
    let learnt: Vec<String> =
        games.iter().filter(|one| one.is_learnt).map(|one| game_name(words, one.game)).collect();
    let learnt = (!learnt.is_empty()).then(|| say!(words, "journey-learnt", games = learnt.join(" · ")));
    let mut lines: Vec<String> = [Some(told), learnt].into_iter().flatten().collect();
    let met = || games.iter().filter(|one| one.is_met);
    match wall {
        Wall::InPicture => {}
        Wall::Squares => {
            lines.extend(met().map(|one| format!("{} {}", squares(&one.beaten), game_name(words, one.game))));
        }
        Wall::Words => {
            let beaten = met().filter(|one| !one.beaten.is_empty()).map(|one| {
                let levels: Vec<String> = one.beaten.iter().map(Level::to_string).collect();
                let game = game_name(words, one.game);
                say!(words, "journey-beaten-in", game = game, levels = levels.join(", "))
            });
            let beaten: Vec<String> = beaten.collect();
            if !beaten.is_empty() {
                lines.push(say!(words, "journey-beaten", games = beaten.join(" · ")));
            }
        }
    }
    lines
}

/// A square for each level, green where it is beaten.
pub(crate) fn squares(beaten: &[Level]) -> String {
    Level::all().map(|level| if beaten.contains(&level) { "🟩" } else { "⬜" }).collect()
}

/// What the reader may do next: the player goes on or shares it, others play the player.
fn buttons(words: &Words, profile: &Profile) -> Vec<Button> {
    match &profile.reader {
        ProfileReader::Own { shares } => {
            let level = profile.next_step().map(|(game, step)| next_step(words, game, step));
            let game = profile.journey.next().map(|next| next_game(words, next));
            let share = (*shares && !profile.games.is_empty()).then(|| Button {
                label: say!(words, "button-share-profile"),
                style: ButtonStyle::Secondary,
                enabled: true,
                action: Action::ShareProfile,
            });
            [level, game, share].into_iter().flatten().collect()
        }
        ProfileReader::Other(..) | ProfileReader::Everyone => {
            let game = profile.games.first().map_or_else(Game::default, |of| of.game);
            vec![play_person(words, profile.player, &profile.name, game)]
        }
    }
}

impl Profile {
    /// How many daily puzzles in a row the player has solved.
    fn days(&self) -> u32 {
        self.solver.streak.on(self.today)
    }

    /// Whether a rating in it is provisional.
    fn is_in_doubt(&self) -> bool {
        let ratings = self.games.iter().filter_map(|of| of.standing.as_ref()).map(|one| one.rating);
        let puzzles = (!self.solver.is_finding_level()).then_some(self.solver.rating);
        ratings.chain(puzzles).any(Rating::is_provisional)
    }

    /// What to try next in the game that was played last against the bot.
    fn next_step(&self) -> Option<(Game, NextStep)> {
        let last = |of: &&GameProfile| of.career.last_against_bot().map(|one| (one.ended, one.id));
        let of = self.games.iter().max_by_key(last)?;
        Some((of.game, of.career.next_step()?))
    }
}

/// A game in a line: the rating and the results.
fn first_line(words: &Words, of: &GameProfile) -> String {
    let (Record { won, drawn, lost }, game) = (of.career.record(), game_name(words, of.game));
    match &of.standing {
        Some(standing) => say!(
            words,
            "profile-game-rated",
            game = game,
            rating = format!("{:.0}", standing.rating.value()),
            doubt = if standing.rating.is_provisional() { "?" } else { "" },
            won = won,
            drawn = drawn,
            lost = lost
        ),
        None if of.career.record().games() == 0 => say!(words, "profile-game-bot", game = game),
        None => say!(words, "profile-game", game = game, won = won, drawn = drawn, lost = lost),
    }
}

/// What stands out in a game, and the results against each level of the bot: up to two lines.
fn details(words: &Words, of: &GameProfile) -> Vec<String> {
    let mut further = Vec::new();
    if let Some((Score::Won, games)) = of.career.streak() {
        further.push(say!(words, "profile-streak-won", games = games));
    }
    if of.career.best_streak() > 1 {
        further.push(say!(words, "profile-best-streak", games = of.career.best_streak()));
    }
    if let Some(opening) = of.career.favourite_opening() {
        let (mv, games, all) = (opening.mv.to_string(), opening.games, opening.of);
        further.push(say!(words, "profile-opening", move = mv, games = games, of = all));
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

/// The record in puzzles, if the player has tried any.
fn puzzles(words: &Words, record: &Solver) -> Option<String> {
    let (of, solved) = (record.tried(), record.solved);
    let rating = format!("{:.0}", record.rating.value());
    let doubt = if record.rating.is_provisional() { "?" } else { "" };
    let line = || {
        if record.is_finding_level() {
            return say!(words, "profile-puzzles-new", solved = solved, of = of);
        }
        say!(words, "profile-puzzles", rating = rating, doubt = doubt, solved = solved, of = of)
    };
    (of > 0).then(line)
}

/// What was won in tournaments, if anything.
fn trophies(words: &Words, trophies: Trophies) -> Option<String> {
    let seasons = trophies.seasons;
    let seasons = (seasons > 0).then(|| say!(words, "profile-trophy-seasons", number = seasons));
    let places = MEDALS.iter().zip(trophies.places).filter(|(_, number)| *number > 0);
    let places = places.map(|(medal, number)| format!("{medal} {number}"));
    let all: Vec<String> = seasons.into_iter().chain(places).collect();
    (!all.is_empty()).then(|| say!(words, "profile-trophies", trophies = all.join(" · ")))
}

/// The best places in tournaments, if there are any.
fn tournaments(words: &Words, places: &[PlaceReached]) -> Option<String> {
    let one = |PlaceReached { place, title, day, group }: &PlaceReached| {
        let name = words.isolated(title);
        let told = match group.map(group_letter) {
            Some(group) => {
                say!(words, "profile-tournament-group", place = *place, name = name, group = group)
            }
            None => say!(words, "profile-tournament", place = *place, name = name),
        };
        format!("{told} ({})", moments::day(*day))
    };
    let places: Vec<String> = places.iter().map(one).collect();
    (!places.is_empty()).then(|| say!(words, "profile-tournaments", places = places.join(" · ")))
}

/// The results against the viewer, if there are any.
fn against(words: &Words, profile: &Profile, (asker, name): (PlayerId, &str)) -> Option<String> {
    let records = profile.games.iter().map(|of| of.career.record_against(asker));
    let sum = |one: Record, other: Record| Record {
        won: one.won + other.won,
        drawn: one.drawn + other.drawn,
        lost: one.lost + other.lost,
    };
    let all = records.fold(Record::default(), sum);
    (all.games() > 0).then(|| {
        let (player, other) = (profile.name.as_str(), name);
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

/// The card: the wall, and the rating that the player has played for most.
fn card(words: &Words, profile: &Profile, theme: Theme) -> ProfileCard {
    let label = |game| GameLabel { name: game_name(words, game), latin: game_name(Words::english(), game) };
    let row = |one: &GameJourney| WallRow {
        label: label(one.game),
        is_met: one.is_met,
        is_learnt: one.is_learnt,
        beaten: Level::all().map(|level| one.beaten.contains(&level)).collect(),
    };
    let rated = profile.games.iter().filter(|of| of.standing.is_some());
    let most = rated.max_by_key(|of| of.career.curve(POINTS).len());
    ProfileCard {
        name: profile.name.clone(),
        days: profile.days(),
        wins: profile.journey.wins_in_a_row,
        best: profile.journey.best.map(|(level, game)| (level.get(), label(game))),
        wall: profile.journey.games.iter().map(row).collect(),
        rated: most.and_then(|of| panel(of, label(of.game))),
        theme,
    }
}

fn panel(of: &GameProfile, label: GameLabel) -> Option<RatingPanel> {
    let Record { won, drawn, lost } = of.career.record();
    let points = of.career.curve(POINTS);
    let date = |(at, _): &(Timestamp, f32)| Some(day(*at)?.to_string());
    let dates = points.first().and_then(date).zip(points.last().and_then(date)).map(<[String; 2]>::from);
    let rating = of.standing.as_ref()?.rating;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no rating is so high, or so low"
    )]
    let value = rating.value().round() as u32;
    Some(RatingPanel {
        label,
        rating: (value, rating.is_provisional()),
        curve: curve(&of.career),
        dates,
        record: [won, drawn, lost],
    })
}
