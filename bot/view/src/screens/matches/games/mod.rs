//! The list of a person's matches, with links to their boards.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Challenge, Match, Seat, Stage};

use crate::request::Action;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{self, Words, game_name, player, say};

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

/// The most characters for the games. A message has room for 2,000, including the title.
const LONGEST: usize = 1_800;

/// A page of a person's live matches, from 0. Those with their turn come first, then challenges to them, then
/// other matches, then other challenges.
pub fn games(words: &Words, who: PlayerId, mut listed: Vec<Listed>, page: usize) -> Screen {
    if listed.is_empty() {
        return Screen::text(say!(words, "games-none"));
    }
    listed.sort_by_key(|listed| urgency(&listed.one, who));
    let pages = pages(listed.iter().map(|one| line(words, who, one)));
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
    let rows = if pages.len() > 1 { vec![row()] } else { Vec::new() };
    Screen { rows, ..Screen::text(text) }
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

fn urgency(one: &Match, who: PlayerId) -> u8 {
    match one.stage() {
        Stage::Playing(_) if one.person_to_move() == Some(who) => 0,
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
            let name = if one.person_to_move() == Some(who) { "games-yours" } else { "games-theirs" };
            let told = say!(words, name, game = game, opponent = opponent);
            match one.running() {
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
