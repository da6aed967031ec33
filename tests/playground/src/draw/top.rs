//! The top bar: the bot's state, and controls for it.

use std::time::Duration;

use maud::{Markup, html};

use kuzhi_tests::discord::World;

use super::icons::{Icon, labelled};
use crate::bot::State;

/// Draws the bot's state, with its controls, and tells the page how far the clock is ahead.
pub(crate) fn top(world: &World, state: &State, ahead: Duration) -> Markup {
    let is_online = *state == State::Running && world.gateway.is_live() && !world.commands.is_empty();
    let (class, says) = match state {
        State::Running if is_online => ("online", "Kuzhi is online".to_owned()),
        State::Running => ("starting", "Kuzhi is starting…".to_owned()),
        State::Stopping => ("starting", "Kuzhi is finishing what was begun…".to_owned()),
        State::Ended(None) => ("offline", "Kuzhi is offline".to_owned()),
        State::Ended(Some(why)) => {
            ("offline", format!("Kuzhi has ended by itself ({why}); the terminal has its log"))
        }
    };
    let runs = *state == State::Running;
    html! {
        p.state.(class) role="status" title=(says) data-ahead=(ahead.as_millis()) {
            span.dot aria-hidden="true" {}
            span.says { (says) }
        }
        @if matches!(state, State::Ended(_)) {
            button.button.success type="button" data-bot="start" title="Starts it again" {
                (labelled(Icon::Start, "Start bot"))
            }
        } @else {
            (ends(runs))
        }
        @if !world.violations.is_empty() {
            details.refused {
                summary title="Requests that Discord would have refused" {
                    span.words { "Discord would have refused " }
                    (world.violations.len())
                    span.words { " of its requests" }
                }
                ul { @for violation in &world.violations { li { (violation) } } }
            }
        }
    }
}

/// Draws the menu that ends the bot. Few need it, and nobody ends it by mistake.
fn ends(runs: bool) -> Markup {
    html! {
        details.drop {
            summary.button.secondary title="Stop it, or kill it" { (labelled(Icon::Stop, "Bot …")) }
            div.dial {
                button.button.secondary type="button" data-bot="stop" disabled[!runs] {
                    (labelled(Icon::Stop, "Stop bot"))
                }
                p { "Politely, as for a new version." }
                button.button.secondary type="button" data-bot="kill" disabled[!runs] {
                    (labelled(Icon::Kill, "Kill bot"))
                }
                p { "In the middle of whatever it does. Nothing is lost." }
            }
        }
    }
}
