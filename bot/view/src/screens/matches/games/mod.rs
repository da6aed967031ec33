//! The list of a person's matches, with links to their boards.

use kuzhi_domain::matches::{Challenge, Match, Seat, Stage};
use kuzhi_domain::tournaments::{Tournament, TournamentGame};
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_engine::Side;

use crate::request::{Action, PlainStep, TournamentPress};
use crate::screens::text::cut;
use crate::screens::{Button, ButtonStyle, Screen, tournaments};
use crate::words::{self, Words, game_name, player, say};

mod digest;
mod next;

pub use digest::{back_ping, digest, digest_in_channel, digest_moved, digest_refused, lost_on_time};
pub(crate) use next::next_button;
pub use next::next_game;

/// A match in the list, with what it does not contain itself.
#[derive(Clone, Debug)]
pub struct Listed {
    /// As stored, in any stage.
    pub one: Match,
    /// The name of the other person, if there is one.
    pub other: Option<String>,
    /// A link to the live board, if one is known.
    pub link: Option<String>,
    /// Whether its channel is gone.
    pub is_gone: bool,
}

/// A game of a tournament that waits for its player, in the list.
#[derive(Clone, Debug)]
pub struct WaitingGame {
    /// The tournament.
    pub tournament: Tournament,
    /// The game.
    pub game: TournamentGame,
    /// The side of whoever asks.
    pub side: Side,
    /// The name of the other one.
    pub other: String,
    /// A link to the tournament's message, if it is known.
    pub link: Option<String>,
    /// Whether its button works where they ask.
    pub is_here: bool,
    /// When they ask.
    pub now: Timestamp,
}

/// The most buttons that begin a game.
const BUTTONS: usize = 5;

/// The most characters for the games. A message has room for 2,000, including the title.
const LONGEST: usize = 1_800;

/// A page of a person's live matches, from 0. Games of tournaments that wait for them come first, then those
/// with their turn, challenges to them, other matches, and other challenges; of each, what has least time.
pub fn games(
    words: &Words,
    who: PlayerId,
    mut listed: Vec<Listed>,
    waiting: &[WaitingGame],
    page: usize,
) -> Screen {
    if listed.is_empty() && waiting.is_empty() {
        return Screen::text(say!(words, "games-none"));
    }
    listed.sort_by_key(|listed| (urgency(&listed.one, who), has_until(&listed.one)));
    let to_begin = waiting.iter().map(|one| one.line(words));
    let pages = pages(to_begin.chain(listed.iter().map(|one| line(words, who, one))));
    let page = page.min(pages.len() - 1);
    let text = format!("{}\n{}", say!(words, "games-title"), pages[page]);
    let has_more = page + 1 < pages.len();
    let to = |name, page, enabled| Button {
        label: say!(words, name),
        style: ButtonStyle::Secondary,
        enabled,
        action: Action::GamesPage(page),
    };
    let row = || {
        let before = to("button-page-before", page.saturating_sub(1), page > 0);
        vec![before, to("button-page-after", page + 1, has_more)]
    };
    let begin = if page == 0 { begin_buttons(words, waiting) } else { Vec::new() };
    let turn = if pages.len() > 1 { row() } else { Vec::new() };
    let rows = [begin, turn].into_iter().filter(|row| !row.is_empty()).collect();
    Screen { rows, ..Screen::text(text) }
}

/// A button for each tournament here in which a game can be begun.
fn begin_buttons(words: &Words, waiting: &[WaitingGame]) -> Vec<Button> {
    let mut here: Vec<&WaitingGame> =
        waiting.iter().filter(|one| one.is_here && one.tournament.paused.is_none()).collect();
    here.dedup_by_key(|one| one.tournament.id);
    let is_only = here.len() == 1;
    let button = |one: &WaitingGame| {
        let begin = say!(words, "button-tournament-begin");
        let name = one.tournament.title();
        let whole = format!("{begin}: {name}");
        let fits = whole.chars().count() <= 80;
        let label = if is_only { begin } else { cut(if fits { &whole } else { &name }, 80) };
        let press = TournamentPress { id: one.tournament.id, step: PlainStep::Begin.into() };
        Button { label, style: ButtonStyle::Primary, enabled: true, action: Action::Tournament(press) }
    };
    here.into_iter().take(BUTTONS).map(button).collect()
}

impl WaitingGame {
    fn line(&self, words: &Words) -> String {
        let state = if self.tournament.paused.is_some() {
            say!(words, "tournament-paused")
        } else {
            tournaments::state(words, &self.game, self.side, &self.other, None, self.now)
        };
        let name = tournaments::title_of(words, &self.tournament);
        let told =
            say!(words, "games-tournament", name = name, opponent = self.other.as_str(), state = state);
        match &self.link {
            Some(link) => say!(words, "games-linked", line = told, link = link.as_str()),
            None => told,
        }
    }
}

/// Puts lines on pages: as many on each as there is room for, at least one.
fn pages(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        match pages.last_mut() {
            Some(page) if page.chars().count() + 1 + line.chars().count() <= LONGEST => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line),
        }
    }
    pages
}

/// Until when a match waits. What waits for ever comes last.
fn has_until(one: &Match) -> Timestamp {
    one.waits_until().unwrap_or(Timestamp::from_millis(u64::MAX))
}

fn urgency(one: &Match, who: PlayerId) -> u8 {
    match one.stage() {
        Stage::Playing(_) if [one.person_to_move(), one.person_waited_for()].contains(&Some(who)) => 0,
        Stage::Open(challenge) if challenge.invited == Some(who) => 1,
        Stage::Playing(_) => 2,
        Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => 3,
    }
}

fn line(words: &Words, who: PlayerId, listed: &Listed) -> String {
    let Listed { one, other, link, is_gone } = listed;
    let game = game_name(words, one.game());
    let other = || other.clone().unwrap_or_else(|| say!(words, "opponent-unnamed"));
    let told = match one.stage() {
        Stage::Open(challenge) => challenge_line(words, who, challenge, &game, other()),
        Stage::Playing(_) | Stage::Withdrawn(_) | Stage::Over(_) => {
            let opponent = opponent(words, listed);
            let name = match one.person_waited_for() {
                _ if one.person_to_move() == Some(who) => "games-yours",
                Some(waited_for) if waited_for == who => "games-claim",
                _ => "games-theirs",
            };
            let told = say!(words, name, game = game, opponent = opponent);
            match one.running() {
                Some(_) if name == "games-claim" => told,
                Some(_) if one.is_paused() => format!("{told} · {}", say!(words, "tournament-paused")),
                Some((clock, mover)) => {
                    say!(
                        words,
                        "games-until",
                        line = told,
                        when = words::clocks::runs_out(words, &clock, mover)
                    )
                }
                None => told,
            }
        }
    };
    match link {
        _ if *is_gone => say!(words, "games-gone", line = told),
        Some(link) => say!(words, "games-linked", line = told, link = link.as_str()),
        None => told,
    }
}

/// The opponent's name.
pub(crate) fn opponent(words: &Words, listed: &Listed) -> String {
    let bot = listed.one.played().and_then(|playing| playing.seats().bot());
    let other = || listed.other.clone().unwrap_or_else(|| say!(words, "opponent-unnamed"));
    bot.map_or_else(other, |level| player(words, Seat::Bot(level)))
}

fn challenge_line(words: &Words, who: PlayerId, challenge: &Challenge, game: &str, other: String) -> String {
    let when = words::moments::on_date(words, challenge.expires);
    match challenge.invited {
        Some(invited) if invited == who => {
            say!(words, "games-challenged", opponent = other, game = game, when = when)
        }
        Some(_) => say!(words, "games-challenge", opponent = other, game = game, when = when),
        None => say!(words, "games-challenge-to-all", game = game, when = when),
    }
}

#[cfg(test)]
mod tests;
