//! The menu behind “More …” under a board: everything besides moving. Only the person who opens it sees
//! it.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Match, Offer, Playing, Seat, may_offer, may_plan};
use kuzhi_domain::refusal::{Refusal, TournamentRefusal};
use kuzhi_domain::settings::Look;
use kuzhi_domain::study::may_have_hint;
use kuzhi_engine::Game;

use super::offers;
use super::plans::IN_A_ROW;
use crate::request::{Action, Select};
use crate::screens::people::settings::my_boards;
use crate::screens::study::notes;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, game_name, player, say};

/// The most buttons in a row.
const MOST_IN_A_ROW: usize = 5;

/// The most rows of buttons and menus under a message.
const MOST_ROWS: usize = 5;

/// The button under a board that opens the menu.
pub(crate) fn button(words: &Words, shown: &Match) -> Button {
    let label = say!(words, "button-more");
    Button { label, style: ButtonStyle::Secondary, enabled: true, action: Action::More(shown.id()) }
}

/// Adds a button that opens something in the Activity: before *More*, with which it takes another row where
/// there is no room, or else last.
pub fn add_open_board(words: &Words, screen: &mut Screen, action: Action) {
    let label = say!(words, "button-open-board");
    let button = Button { label, style: ButtonStyle::Secondary, enabled: true, action };
    let is_more = |button: &Button| matches!(button.action, Action::More(_));
    let has_room = screen.rows.len() + screen.menus.len() < MOST_ROWS;
    for row in &mut screen.rows {
        let Some(at) = row.iter().position(is_more) else { continue };
        if row.len() < MOST_IN_A_ROW {
            return row.insert(at, button);
        }
        if has_room {
            let more = row.remove(at);
            return screen.rows.push(vec![button, more]);
        }
    }
    match screen.rows.last_mut() {
        Some(last) if last.len() < MOST_IN_A_ROW => last.push(button),
        _ if has_room => screen.rows.push(vec![button]),
        _ => {}
    }
}

/// The menu. Players see what they may do now and how their boards look. Others can view the board in a look
/// of their own.
pub fn more(words: &Words, shown: &Match, playing: &Playing, who: PlayerId, own: Option<Look>) -> Screen {
    let plain = |name, action| Button {
        label: say!(words, name),
        style: ButtonStyle::Secondary,
        enabled: true,
        action,
    };
    let look = plain("button-look", Action::Look(shown.id()));
    let rules = plain("button-rules", Action::Rules { game: usual(shown.game()), page: 0 });
    let Some(side) = playing.seats().side_of(who) else {
        let text = if shown.is_vote() { "more-voting" } else { "more-watching" };
        return Screen { rows: vec![vec![look, rules]], ..Screen::text(say!(words, text)) };
    };
    let other = playing.seats().at(side.other());
    let opponent = player(words, other);
    let offer = |offer| offer_button(words, shown, playing, who, offer, other);
    let offers = Offer::ALL.into_iter().filter_map(offer);
    // A rated match allows no hints. In other matches, the button waits for the player's turn.
    let hint = (!shown.rated()).then(|| Button {
        enabled: may_have_hint(shown, who).is_ok(),
        ..plain("button-hint", Action::Hint(shown.id()))
    });
    let give_up =
        Button { style: ButtonStyle::Danger, ..plain("button-give-up", Action::AskResign(shown.id())) };
    // The bot answers at once, so there is nothing to plan.
    let plans = matches!(other, Seat::Person(_)).then(|| Button {
        enabled: may_plan(shown, who).is_ok(),
        ..plain("button-plans", Action::Plans(shown.id()))
    });
    let give_time = super::clock::give_button(words, shown, playing, who);
    let further = plans.into_iter().chain([look, rules, notes::button(words, shown.id())]);
    let further: Vec<Button> = further.chain(give_time).chain([give_up]).collect();
    let first = hint.into_iter().chain(offers).collect();
    let rows = [first].into_iter().chain(further.chunks(IN_A_ROW).map(<[_]>::to_vec)).collect();
    Screen {
        menus: vec![my_boards(words, Select::MatchLook(shown.id()), own)],
        rows,
        ..Screen::text(say!(
            words,
            "more-question",
            game = game_name(words, shown.game()),
            opponent = opponent
        ))
    }
}

/// What of the menu a player needs most, as far as they may have it now: a hint, and the last move back.
pub(crate) fn at_hand(words: &Words, shown: &Match, playing: &Playing, who: PlayerId) -> Vec<Button> {
    let Some(side) = playing.seats().side_of(who) else { return Vec::new() };
    let hint = may_have_hint(shown, who).is_ok().then(|| Button {
        label: say!(words, "button-hint"),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::Hint(shown.id()),
    });
    let may_take_back = may_offer(shown, who, Offer::Takeback).is_ok();
    let other = playing.seats().at(side.other());
    let take_back = || offer_button(words, shown, playing, who, Offer::Takeback, other);
    hint.into_iter().chain(may_take_back.then(take_back).flatten()).collect()
}

/// Adds the button for whoever may end a match in which a channel votes.
pub fn add_end_of_vote(words: &Words, menu: &mut Screen, shown: &Match) {
    let (label, action) = (say!(words, "button-end-vote"), Action::AskEndVote(shown.id()));
    menu.rows.push(vec![Button { label, style: ButtonStyle::Danger, enabled: true, action }]);
}

/// The menu under a finished board: the moves as text and the rules, and for the players their notes.
pub fn more_at_end(words: &Words, shown: &Match, who: PlayerId) -> Screen {
    let plain = |name, action| Button {
        label: say!(words, name),
        style: ButtonStyle::Secondary,
        enabled: true,
        action,
    };
    let export = plain("button-export", Action::Export(shown.id()));
    let rules = plain("button-rules", Action::Rules { game: usual(shown.game()), page: 0 });
    let notes = shown.involves(who).then(|| notes::button(words, shown.id()));
    let row = [export, rules].into_iter().chain(notes).collect();
    let text = say!(words, "more-over", game = game_name(words, shown.game()));
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// The game with its usual options. The rules are those of the game; a page of them says how a match differs.
fn usual(game: Game) -> Game {
    Game::by_id(game.id()).unwrap_or(game)
}

/// Says that a board has the default look, because its players have chosen different ones.
pub fn looks_differ(words: &Words, playing: &Playing, who: PlayerId) -> Option<String> {
    let side = playing.seats().side_of(who)?;
    let opponent = player(words, playing.seats().at(side.other()));
    Some(say!(words, "match-look-differs", opponent = opponent))
}

/// Says that the board changes to the chosen look only at the next move.
pub fn look_comes_later(words: &Words) -> String {
    say!(words, "match-look-later")
}

/// The button of an offer, disabled while the offer cannot be made. `None` if the game or the opponent never
/// accepts such offers.
fn offer_button(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    who: PlayerId,
    offer: Offer,
    other: Seat,
) -> Option<Button> {
    let (id, at) = (shown.id(), playing.revision());
    let may = may_offer(shown, who, offer);
    let is_refused_here = matches!(may, Err(Refusal::Tournament(TournamentRefusal::NoTakebacks)));
    if is_refused_here {
        return None;
    }
    let (label, action) = match (offer, other) {
        (Offer::Takeback, Seat::Bot(_)) => ("button-take-back", Action::Ask { id, at, offer }),
        (_, Seat::Bot(_)) => ("button-offer-draw", Action::Ask { id, at, offer }),
        (Offer::Draw, _) => ("button-offer-draw", Action::Offer { id, at, offer }),
        (Offer::Takeback, _) => ("button-offer-takeback", Action::Offer { id, at, offer }),
        (Offer::End, _) => return offers::split_button(words, shown, playing),
    };
    let enabled = !matches!(may, Err(Refusal::TooEarlyForDraw | Refusal::NothingToTakeBack));
    Some(Button { label: say!(words, label), style: ButtonStyle::Secondary, enabled, action })
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::MatchId;
    use kuzhi_engine::Game;

    use super::*;

    #[test]
    fn a_board_is_opened_before_more_however_full_the_row_is() {
        let (words, id) = (Words::english(), MatchId::from_random(1));
        let button = |label: &str, action| Button {
            label: label.to_owned(),
            style: ButtonStyle::Secondary,
            enabled: true,
            action,
        };
        let (more, other) = (Action::More(id), Action::Learn(Game::default()));
        for others in [0, 3, 4] {
            let mut row = vec![button("other", other.clone()); others];
            row.push(button("More …", more.clone()));
            let mut screen = Screen { rows: vec![row], ..Screen::default() };
            add_open_board(words, &mut screen, Action::OpenBoard(id));
            let labels: Vec<&str> = screen.rows.iter().flatten().map(|button| &button.label[..]).collect();
            assert_eq!(labels[others..], ["Open board", "More …"], "{others}");
            assert!(screen.rows.iter().all(|row| row.len() <= MOST_IN_A_ROW));
        }
    }
}
