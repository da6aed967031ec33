//! A board for a person who only looks at it.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{BoardLook, Match, Playing};
use kuzhi_domain::rating::Ratings;
use kuzhi_engine as engine;
use kuzhi_engine::Side;

use super::{games, match_screen, move_buttons, result};
use crate::board::Emojis;
use crate::request::Action;
use crate::screens::study::{review, story};
use crate::screens::text::{no_files, with_line_above};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, say};

/// A match for a person who only looks at it: without buttons, and without the picture, which takes time to
/// draw.
pub fn read_only_board(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
) -> Screen {
    let screen = match_screen::without_pits(words, shown, ratings, look, emojis);
    Screen { menus: Vec::new(), rows: Vec::new(), ..explained(words, screen) }
}

/// The same for a person who can move from it: with buttons until the end of the match, and to look back
/// after it. While others are to move, the pits cannot be pressed.
pub fn private_board(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
    who: PlayerId,
) -> Screen {
    let screen = if shown.person_to_move() == Some(who) {
        explained(words, match_screen::match_screen(words, shown, ratings, look, emojis))
    } else {
        read_only_board(words, shown, ratings, look, emojis)
    };
    Screen { menus: Vec::new(), rows: rows(words, shown, look, who), ..screen }
}

/// A board that says why it is no picture where files may not be attached.
fn explained(words: &Words, screen: Screen) -> Screen {
    let [_, last_lines] = screen.board_lines;
    let explain = |text| with_line_above(text, last_lines, &no_files(words));
    Screen { text_without_file: screen.text_without_file.map(explain), ..screen }
}

/// The buttons of a private board, for a player of the match.
fn rows(words: &Words, shown: &Match, look: BoardLook, who: PlayerId) -> Vec<Vec<Button>> {
    let Some(playing) = shown.played().filter(|_| shown.involves(who)) else { return Vec::new() };
    let mut further: Vec<Button> = story::button(words, shown, playing).into_iter().collect();
    if shown.over().is_some() {
        further.push(result::button_to_replay(words, shown));
        further.extend(review::button(words, shown.id(), playing.ply()));
        return vec![further];
    }
    if shown.person_to_move().is_some_and(|to_move| to_move != who) {
        let action = Action::Look(shown.id());
        let label = say!(words, "button-look-again");
        further.push(Button { label, style: ButtonStyle::Secondary, enabled: true, action });
        further.extend(shown.runs_for_days().then(|| games::next_button(words, shown.id())));
    }
    let row = |playing: &Playing, board: &engine::Match| look.movers_row(playing, board);
    let mut pits = move_buttons::rows_alone(words, shown, row);
    if shown.person_to_move() != Some(who) {
        pits.iter_mut().flatten().for_each(|button| button.enabled = false);
    }
    move_buttons::behind(pits, further)
}

/// A private screen about a match with the pits' buttons above its own, if the person is to move.
pub fn with_pits(words: &Words, shown: &Match, who: PlayerId, mut screen: Screen) -> Screen {
    // Their own row is below on what only they see.
    if shown.person_to_move() == Some(who) {
        let pits = move_buttons::rows_alone(words, shown, |_, _| Side::South);
        screen.rows.splice(0..0, pits);
    }
    screen
}

#[cfg(test)]
mod tests;
