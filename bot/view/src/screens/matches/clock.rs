//! Reminders and buttons that come with a clock: to hurry, or to claim the win.

use kuzhi_domain::{Match, Notice, Playing, Seat, Stage};

use crate::request::Action;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::clocks::runs_out;
use crate::words::{Words, game_name, player, say};

/// The button with which the opponent claims the win once the time is up.
pub(crate) fn claim_button(words: &Words, shown: &Match, playing: &Playing) -> Option<Button> {
    playing.clock().filter(|clock| clock.notice == Notice::Up)?;
    Some(Button {
        label: say!(words, "button-claim"),
        style: ButtonStyle::Danger,
        enabled: true,
        action: Action::Claim { id: shown.id(), at: playing.revision() },
    })
}

/// Reminds the player to move that their time runs out. `None` if no clock runs for a person.
pub fn reminder(words: &Words, shown: &Match, link: Option<&str>) -> Option<Screen> {
    let (clock, mover) = shown.running()?;
    let Stage::Playing(playing) = shown.stage() else { return None };
    let Seat::Person(called) = playing.seats().at(mover) else { return None };
    let name = |side| player(words, playing.seats().at(side));
    let (game, when) = (game_name(words, shown.game()), runs_out(&clock, mover));
    let text = match link {
        Some(link) if clock.control.is_live() => {
            say!(words, "call-bank", player = name(mover), game = game, when = when, link = link)
        }
        None if clock.control.is_live() => {
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
