//! What people learn who are new to a game: on its board, in the challenge, and beside the button that begins
//! it.

use kuzhi_domain::matches::{Match, Playing};
use kuzhi_engine::{Game, Mark, Move, Phase, Position, Side};

use super::move_buttons;
use crate::picture::LastMove;
use crate::request::Action;
use crate::screens::study::lessons::{Lesson, lessons, nearest_first};
use crate::screens::text::LONGEST_LINKED;
use crate::screens::{Button, ButtonStyle};
use crate::words::naming::Naming;
use crate::words::{Words, game_name, say};

/// How many new rules are told in the line about a game.
const MOST_RULES: usize = 5;

/// What is new in a game, in a line: what one wants and how a move goes to who knows no game, and to others
/// what the games that they know have not.
pub(crate) fn whats_new(words: &Words, game: Game, known: &[Game]) -> String {
    let Some(nearest) = nearest_first(game, known).into_iter().next() else {
        return say!(words, &format!("about-{}", game.id()));
    };
    let is_new =
        |lesson: &&Lesson| lesson.is_told_in_a_line() && !known.iter().any(|one| lesson.is_taught_by(*one));
    let rule = |lesson: &Lesson| say!(words, &format!("new-{}", lesson.idea()));
    let rules: Vec<String> = lessons(game).iter().filter(is_new).take(MOST_RULES).map(rule).collect();
    say!(words, "new-after", game = game_name(words, nearest), rules = rules.join(" "))
}

/// What is new to the people of a match who are new to its game, or to this one. It has to be right for all
/// who read it.
pub(crate) fn whats_new_in(words: &Words, shown: &Match, reader: Option<Side>) -> Option<String> {
    let sides = Side::ALL.into_iter().filter(|side| reader.is_none_or(|reader| reader == *side));
    let mut known = sides.filter_map(|side| shown.newcomers().at(side));
    let first = known.next()?;
    let known = if known.all(|other| other == first) { first } else { &[] };
    Some(whats_new(words, shown.game(), known))
}

/// The button to the lessons of a game, in a message of their own.
pub(crate) fn learn_button(words: &Words, game: Game, name: &str) -> Button {
    // The lessons are those of the default rules.
    let game = Game::by_id(game.id()).unwrap_or(game);
    let (label, action) = (say!(words, name), Action::Learn(game));
    Button { label, style: ButtonStyle::Secondary, enabled: true, action }
}

/// What of a board is explained to somebody who is new to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Legend {
    /// Nothing: it has no signs.
    Nothing,
    /// The signs, and the buttons of pits.
    SignsAndButtons,
}

/// How many moves a game, or a round, says what it is about: until both have moved twice.
const OPENING: usize = 4;

/// Adds to a board that somebody is new to what the game is about, for the first moves; what a later round
/// begins with; and what the pits' buttons say and what the signs of the last move mean, where it has them.
/// The round comes at the second place, all else at the first: what has happened stays next to the board. A
/// line that would make the text too long is left out: the board would lose its emoji.
pub(crate) fn teach(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    reader: Option<Side>,
    has: Legend,
    (lines, taken): (&mut Vec<String>, usize),
    places: [usize; 2],
) {
    let Some(about) = whats_new_in(words, shown, reader) else { return };
    let is_opening = playing.ply() < OPENING;
    let has_moved = LastMove::of_steps(playing.history().unseen()) != LastMove::default();
    let legend = (has != Legend::Nothing && has_moved).then(|| say!(words, "legend-board"));
    let position = playing.board().position();
    let mut add = |line: String, at: usize| {
        let characters: usize = lines.iter().chain([&line]).map(|line| line.chars().count() + 1).sum();
        let has_room = characters + taken <= LONGEST_LINKED;
        if has_room {
            lines.insert(at, line);
        }
        usize::from(has_room)
    };
    let has_buttons = has == Legend::SignsAndButtons && is_opening;
    let buttons = legend_of_buttons(words, playing, &position).filter(|_| has_buttons);
    let buttons = buttons.map(|told| [Some(told), legend_of_stores(words, playing, reader)]);
    let buttons = buttons.map(|told| told.into_iter().flatten().collect::<Vec<_>>().join(" "));
    let about = is_opening.then_some(about);
    let told = [buttons, about, legend].into_iter().flatten();
    let added: usize = told.map(|line| add(line, places[0])).sum();
    for line in round_begun(words, shown.game(), playing).into_iter().rev() {
        add(line, places[1] + added);
    }
}

/// The rules of a later round that has just begun.
pub(super) fn round_begun(words: &Words, game: Game, playing: &Playing) -> Vec<String> {
    let position = playing.board().position();
    if begins_round(playing, &position) { about_round(words, game, &position) } else { Vec::new() }
}

/// What the label of a pit's button means, by the first pit of this board that can be played and has some
/// seeds. `None` where buttons are no plain pits.
fn legend_of_buttons(words: &Words, playing: &Playing, position: &Position) -> Option<String> {
    let side = position.turn?;
    let seeds = |number| position.ring.pit(side, number).map_or(0, |pit| position.board[pit]);
    let numbers: Option<Vec<_>> = playing
        .board()
        .legal()
        .into_iter()
        .map(|mv| match mv {
            Move::Lift(number) => Some(number),
            Move::LiftTowards(..) | Move::Arrange(_) => None,
        })
        .collect();
    let numbers = numbers?;
    let some = numbers.iter().copied().find(|number| seeds(*number) > 1);
    let number = some.or_else(|| numbers.first().copied())?;
    let label = move_buttons::pit_label(position, number);
    Some(say!(words, "legend-buttons", label = label, pit = number.get(), seeds = seeds(number)))
}

/// Whose store is which, where nothing else on the board says so.
fn legend_of_stores(words: &Words, playing: &Playing, reader: Option<Side>) -> Option<String> {
    let naming = Naming::of_seats(words, playing.seats(), reader);
    let [south, north] = Side::ALL.map(|side| naming.player(side));
    (!naming.has_sides()).then(|| say!(words, "legend-stores", south = south, north = north))
}

/// Whether a round other than the first has just begun.
fn begins_round(playing: &Playing, position: &Position) -> bool {
    if position.round < 2 || position.phase == Phase::Over {
        return false;
    }
    let is_of_round = |board: &Position| board.round == position.round && board.phase != Phase::Arrange;
    playing.history().boards().filter(is_of_round).count() <= OPENING
}

/// The rules that a later round brings, as far as they matter on its board.
fn about_round(words: &Words, game: Game, position: &Position) -> Vec<String> {
    let mut lines = match game {
        // After a draw, the round begins like the first one.
        Game::KotuBaendum(_) if position.direction.is_none() => return Vec::new(),
        Game::KotuBaendum(_) => vec![say!(words, "round-won")],
        _ => vec![say!(words, "round-filled")],
    };
    let is_blocked = |pit| matches!(position.marks.mark(pit), Some(Mark::Puta | Mark::Naga));
    if position.ring.pits().any(is_blocked) {
        lines.push(say!(words, "round-blocked"));
    }
    if position.phase == Phase::Arrange {
        lines.push(say!(words, "round-arrange"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str) -> Game {
        Game::by_id(id).unwrap()
    }

    fn line(id: &str, known: &[&str]) -> String {
        let known: Vec<Game> = known.iter().map(|id| game(id)).collect();
        whats_new(Words::english(), game(id), &known)
    }

    #[test]
    fn what_is_new_depends_on_what_is_known() {
        assert!(line("kalah", &[]).starts_with("💡 **What it is about:** win more seeds"));
        assert_eq!(
            line("kalah", &["mangala"]),
            "🆕 **New if you know Mangala:** The first seed goes into the next pit, \
             and you sow into your own store. A long sowing skips your opponent’s store. \
             When a row is empty the game ends, and you each keep your own row."
        );
        assert_eq!(
            line("mangala", &["kalah", "oware"]),
            "🆕 **New if you know Kalah:** The first seed goes back into its pit, \
             and you sow into your own store. \
             A last seed that makes one of your opponent’s pits even captures that pit. \
             When a row is empty the game ends, and its owner takes what is left in the other."
        );
        assert!(
            line("bestemshe", &["toguz-kumalak"])
                .ends_with(":** The game ends when a player has nothing to sow.")
        );
        assert!(line("toguz-kumalak", &["mangala"]).contains("a tuzdik (T): every seed"));
    }

    #[test]
    fn something_is_new_to_who_knows_any_others() {
        for one in Game::all() {
            let others: Vec<Game> = Game::all().filter(|other| other.id() != one.id()).collect();
            for known in others.chunks(1).chain([others.as_slice()]) {
                let told = whats_new(Words::english(), one, known);
                assert!(!told.ends_with("** "), "{} after {known:?}: {told}", one.id());
            }
        }
    }
}
