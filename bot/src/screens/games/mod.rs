//! The list of a person's matches, with links to their boards.

use super::Screen;
use crate::domain::{Challenge, Match, PlayerId, Seat, Stage};
use crate::words::{self, Words, game_name, player, say};

/// A match in the list, with what it does not contain itself.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The match.
    pub one: Match,
    /// The name of the other person, if there is one.
    pub other: Option<String>,
    /// A link to the live board, if one is known.
    pub link: Option<String>,
}

/// The most characters for the games. A message has room for 2,000, including the title.
const LONGEST: usize = 1_800;

/// A person's live matches. Those with their turn come first, then challenges to them, then other matches,
/// then other challenges.
pub fn games(words: &Words, who: PlayerId, mut listed: Vec<Listed>) -> Screen {
    if listed.is_empty() {
        return Screen::text(say!(words, "games-none"));
    }
    listed.sort_by_key(|listed| urgency(&listed.one, who));
    let mut lines = vec![say!(words, "games-title")];
    let mut letters = 0;
    for (shown, one) in listed.iter().enumerate() {
        let line = line(words, who, one);
        letters += line.chars().count() + 1;
        if letters > LONGEST {
            lines.push(say!(words, "games-more", more = listed.len() - shown));
            break;
        }
        lines.push(line);
    }
    Screen::text(lines.join("\n"))
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
    let Listed { one, other, link } = listed;
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
                    say!(words, "games-until", line = told, when = words::clocks::runs_out(&clock, mover))
                }
                None => told,
            }
        }
    };
    match link {
        Some(link) => say!(words, "games-linked", line = told, link = link.as_str()),
        None => told,
    }
}

/// The opponent's name.
pub(super) fn opponent(words: &Words, listed: &Listed) -> String {
    let bot = listed.one.played().and_then(|playing| playing.seats().bot());
    let other = || listed.other.clone().unwrap_or_else(|| say!(words, "opponent-unnamed"));
    bot.map_or_else(other, |level| player(words, Seat::Bot(level)))
}

fn challenge_line(words: &Words, who: PlayerId, challenge: &Challenge, game: &str, other: String) -> String {
    let when = format!("<t:{}:R>", challenge.expires.as_secs());
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
