//! The card of a finished match.

use kuzhi_domain::matches::{BoardLook, Ending, Match, Seat};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::study::telling_ply;
use kuzhi_domain::tournaments::RoundName;
use kuzhi_engine::{Position, Side};

use super::scene::Scene;
use super::text;
use crate::picture::{CardNote, CardPlayer, MatchCard};
use crate::screens::{ending_of, stage_name};
use crate::words::naming::Naming;
use crate::words::{Words, say};

/// Whether a finished match is shown as a card, where files may be attached: to everyone who has not chosen
/// boards without pictures, if there is something to show.
pub fn has_card(shown: &Match, look: BoardLook) -> bool {
    let is_played = kuzhi_domain::matches::Playing::has_own_moves;
    matches!(look.style, BoardStyle::Emoji | BoardStyle::Image)
        && shown.over().is_some_and(|over| over.ending() != Ending::BrokenOff && is_played(over.played()))
}

/// The card of a finished match, and its description. `None` if the match is not over. `round` is that of its
/// tournament, if it has one.
pub fn card_of(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    names: &[String; 2],
    look: BoardLook,
    round: Option<RoundName>,
) -> Option<(MatchCard, String)> {
    let over = shown.over()?;
    let (playing, board) = (over.played(), over.board());
    let (history, position) = (playing.history(), board.position());
    let at = telling_ply(history, over.ending());
    let is_end = at == history.ply();
    let scene = if is_end {
        Scene::at_end(history, over.ending(), None)
    } else {
        Scene::after(&history.before(at), None)
    };
    let below = look.below(playing, &board);
    let score = match over.ending() {
        Ending::Played(outcome) => outcome.score.map(u32::from),
        _ => Side::ALL.map(|side| seeds(&position, side)),
    };
    let player = |side: Side| CardPlayer {
        name: name(playing.seats().at(side), &names[side.index()]),
        score: score[side.index()],
        has_won: over.ending().winner() == Some(side),
        note: card_note(playing.seats().at(side), ratings, side),
    };
    let shown_position = Position { turn: None, ..scene.position };
    let lead = |position: Position| lead(&position);
    let date = TimeZone::UTC.date_at(playing.started());
    let title = tournament_of(words, shown, round).map(|title| format!("{title} · {date}"));
    let card = MatchCard {
        board: Scene { position: shown_position, ..scene }.picture(below, look.theme),
        at: (!is_end).then_some(at),
        title: title.clone(),
        players: Side::ALL.map(player),
        leads: history.boards().map(lead).collect(),
    };
    let naming = Naming::of_names(words, playing.seats(), names);
    let result = ending_of(words, over.ending(), &naming).replace("**", "");
    let when = (!is_end).then(|| say!(words, "card-after", moves = at, of = history.ply()));
    let drawn = text::description(words, &shown_position, below, &naming);
    let curve = say!(words, "card-curve", player = naming.player(below));
    let lines = title.into_iter().chain([result]).chain(when).chain([drawn, curve]);
    let description = text::cut_description(&lines.collect::<Vec<_>>().join(" "));
    Some((card, description))
}

/// The tournament of a match, with the round if it has rounds. `None` if it belongs to none.
pub(crate) fn tournament_of(words: &Words, shown: &Match, round: Option<RoundName>) -> Option<String> {
    let name = words.isolated(&shown.tournament()?.name);
    Some(match round {
        Some(RoundName::Number(round)) => say!(words, "card-round", name = name, round = round),
        Some(named) => {
            say!(words, "card-stage", name = name, stage = stage_name(words, named).unwrap_or_default())
        }
        None => name,
    })
}

fn seeds(position: &Position, side: Side) -> u32 {
    u32::from(position.board.store(side))
}

fn lead(position: &Position) -> i32 {
    i32::from(position.board.store(Side::South)) - i32::from(position.board.store(Side::North))
}

/// The name on a card: the bot's level stands beside it.
fn name(seat: Seat, name: &str) -> String {
    match seat {
        Seat::Person(_) | Seat::Channel(_) => name.to_owned(),
        Seat::Bot(_) => "Kuzhi".to_owned(),
    }
}

fn card_note(seat: Seat, ratings: &Ratings, side: Side) -> CardNote {
    match (seat, ratings.change()) {
        (Seat::Bot(level), _) => CardNote::Level(level.get()),
        (Seat::Channel(_), _) | (Seat::Person(_), None) => CardNote::None,
        (Seat::Person(_), Some(change)) => {
            let [before, after] = [&change.before, &change.after].map(|of| &of[side.index()].rating);
            let [before, value] = [before, after].map(|rating| rating.value().round());
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "no rating is so high, or so low"
            )]
            let note = CardNote::Rating(value as u32, after.is_provisional(), (value - before) as i32);
            note
        }
    }
}
