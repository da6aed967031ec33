//! Lines and buttons that come with a clock: to hurry, to claim the win, or to give the other more time.

use kuzhi_domain::PlayerId;
use kuzhi_domain::clock::{GameClock, Notice};
use kuzhi_domain::matches::{Match, Playing, Seat, Stage};

use crate::request::Action;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::clocks::{gift, runs_out};
use crate::words::{Words, game_name, player, say};

/// The buttons with which the opponent claims the win once the time is up, or gives more.
pub(crate) fn buttons(words: &Words, shown: &Match, playing: &Playing) -> Vec<Button> {
    let is_up = |clock: &&GameClock| clock.notice == Notice::Up && !shown.is_paused();
    let Some(clock) = playing.clock().filter(is_up) else { return Vec::new() };
    let (id, at) = (shown.id(), playing.revision());
    let button = |label, style, action| Button { label, style, enabled: true, action };
    let claim = button(say!(words, "button-claim"), ButtonStyle::Success, Action::Claim { id, at });
    let give = || button(gift(words, clock), ButtonStyle::Secondary, Action::GiveTime { id, at });
    [claim].into_iter().chain(may_give(shown).then(give)).collect()
}

/// Whether players can give each other time. In a tournament they cannot.
fn may_give(shown: &Match) -> bool {
    shown.tournament().is_none()
}

/// The button of the menu with which a player gives the other more time, disabled on their own turn. `None`
/// in a match without a clock, in a tournament, and against the bot.
pub(crate) fn give_button(words: &Words, shown: &Match, playing: &Playing, who: PlayerId) -> Option<Button> {
    let (clock, mover) = shown.running()?;
    let other = playing.seats().at(playing.seats().side_of(who)?.other());
    (may_give(shown) && matches!(other, Seat::Person(_))).then(|| Button {
        label: gift(words, &clock),
        style: ButtonStyle::Secondary,
        enabled: playing.seats().at(mover) == other,
        action: Action::GiveTimeFromMenu { id: shown.id(), at: playing.revision() },
    })
}

/// Reminds the player to move that their time runs out. `None` if no clock runs for a person.
pub fn reminder(words: &Words, shown: &Match, link: Option<&str>) -> Option<Screen> {
    let (clock, mover) = shown.running()?;
    let Stage::Playing(playing) = shown.stage() else { return None };
    let Seat::Person(called) = playing.seats().at(mover) else { return None };
    let name = |side| player(words, playing.seats().at(side));
    let (game, when) = (game_name(words, shown.game()), runs_out(words, &clock, mover));
    let text = match link {
        Some(link) if clock.control.is_bank() => {
            say!(words, "call-bank", player = name(mover), game = game, when = when, link = link)
        }
        None if clock.control.is_bank() => {
            say!(words, "call-bank-unlinked", player = name(mover), game = game, when = when)
        }
        Some(link) => say!(
            words,
            "call-reminder",
            player = name(mover),
            opponent = name(mover.other()),
            game = game,
            when = when,
            link = link
        ),
        None => say!(
            words,
            "call-reminder-unlinked",
            player = name(mover),
            opponent = name(mover.other()),
            game = game,
            when = when
        ),
    };
    Some(Screen { notifies: vec![called], ..Screen::text(text) })
}

/// Tells the opponent of the player whose time is up that they can claim the win. `None` if the time is not
/// up, or nobody can claim it.
pub(super) fn ping_to_claim(words: &Words, shown: &Match, link: Option<&str>) -> Option<Screen> {
    let (_, mover) = shown.running().filter(|(clock, _)| clock.notice == Notice::Up)?;
    let playing = shown.played()?;
    let Seat::Person(called) = playing.seats().at(mover.other()) else { return None };
    let name = |side| player(words, playing.seats().at(side));
    let (claimer, late, game) = (name(mover.other()), name(mover), game_name(words, shown.game()));
    let text = match link {
        Some(link) => {
            say!(words, "call-to-claim", player = claimer, opponent = late, game = game, link = link)
        }
        None => say!(words, "call-to-claim-unlinked", player = claimer, opponent = late, game = game),
    };
    Some(Screen { notifies: vec![called], ..Screen::text(text) })
}

/// Tells the player to move that the other one has given them more time.
pub fn time_given(words: &Words, shown: &Match, link: Option<&str>) -> Option<Screen> {
    let (clock, mover) = shown.running()?;
    let playing = shown.played()?;
    let Seat::Person(called) = playing.seats().at(mover) else { return None };
    let name = |side| player(words, playing.seats().at(side));
    let (lucky, giver, when) = (name(mover), name(mover.other()), runs_out(words, &clock, mover));
    let game = game_name(words, shown.game());
    let text = match link {
        Some(link) => say!(
            words,
            "call-time-given",
            player = lucky,
            opponent = giver,
            game = game,
            when = when,
            link = link
        ),
        None => {
            say!(
                words,
                "call-time-given-unlinked",
                player = lucky,
                opponent = giver,
                game = game,
                when = when
            )
        }
    };
    Some(Screen { notifies: vec![called], ..Screen::text(text) })
}
