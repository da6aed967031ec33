//! The page around the panes.

use maud::{DOCTYPE, Markup, html};

use super::icons::{Icon, labelled};
use crate::first_board::{HEIGHT, WIDTH};

/// Draws the whole page, before anything has arrived over its connections.
pub(crate) fn page() -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Kuzhi’s playground" }
                link rel="icon" href="/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/page.css";
                script src="/page.js" defer {}
            }
            body data-panes="1" {
                a.skip href="#log-1" { "Skip to the messages" }
                header.top {
                    h1 {
                        img src="/icon.svg" alt="" width="24" height="24";
                        span.name { "Kuzhi’s playground" }
                    }
                    div.bot id="bot" {}
                    div.tools {
                        (clock())
                        button.button.secondary #second type="button" aria-pressed="false"
                            title="Two people side by side" { (labelled(Icon::Two, "Two people")) }
                        button.button.secondary #theme type="button" aria-pressed="false"
                            title="Dark or light" { (labelled(Icon::Theme, "Dark")) }
                        button.button.secondary #reset type="button" title="Begin anew" {
                            (labelled(Icon::Reset, "Reset"))
                        }
                    }
                }
                p.trouble id="connection" role="alert" hidden {
                    "The playground does not answer. It comes back by itself when it runs again."
                }
                main.panes { @for pane in 1..=2 { (self::pane(pane)) } }
                p.aside id="announcer" aria-live="polite" {}
                dialog.asking id="sure" aria-labelledby="sure-title" {
                    form method="dialog" {
                        h2 id="sure-title" { "Begin anew?" }
                        p { "All messages and matches of this playground go." }
                        div.ends {
                            button.button.secondary value="no" { "Keep them" }
                            button.button.danger value="yes" { "Begin anew" }
                        }
                    }
                }
            }
        }
    }
}

/// Draws the clock, which can be moved on: for reminders, claims and what expires.
fn clock() -> Markup {
    html! {
        details.drop id="clock" {
            summary.button.secondary title="The time here, which can be moved on" {
                (labelled(Icon::Clock, "Clock"))
            }
            div.dial {
                p { "It is " time id="now" {} "." }
                p id="ahead" hidden {}
                div.ends {
                    button.button.secondary type="button" data-leap="hour" { "An hour on" }
                    button.button.secondary type="button" data-leap="day" { "A day on" }
                }
            }
        }
    }
}

fn pane(number: u8) -> Markup {
    html! {
        section.pane data-pane=(number) aria-label={ "Pane " (number) } hidden[number > 1] {
            div.places id={ "places-" (number) } data-slot="places" {}
            div.channel {
                header.where {
                    button.button.secondary.opens type="button" aria-label="Channels and people"
                        aria-expanded="false" aria-controls={ "places-" (number) } { "☰" }
                    h2 data-slot="title" {}
                    button.chip.who type="button" data-slot="who" aria-label="Who you are" {}
                }
                div.log id={ "log-" (number) } role="log" aria-live="off" aria-label="Messages" tabindex="0" {
                    (welcome())
                    ol.messages {}
                }
                p.typing data-slot="typing" role="status" {}
                p.trouble data-slot="trouble" role="alert" hidden {}
                div.composer data-slot="composer" {}
            }
            div.activity hidden {
                header.where {
                    h2 { "Board" }
                    button.button.secondary type="button" data-leave { "Close" }
                }
                div.screen {}
            }
            div.popup role="menu" aria-label="Menu" hidden {}
            dialog.asking data-slot="form" aria-labelledby={ "form-title-" (number) } {}
        }
    }
}

/// Draws a board to press, and what to do then.
fn welcome() -> Markup {
    html! {
        aside.welcome aria-label="Welcome" {
            h3 { "Welcome! This is a small Discord with the real Kuzhi in it." }
            button.opening type="button" data-compose="/play game:mangala opponent:Kuzhi level:1" {
                img src="/board.png" width=(WIDTH) height=(HEIGHT)
                    alt="A wooden board: two rows of six pits with four seeds each, and a store at each end.";
                span.button.primary { "Play Mangala against Kuzhi" }
            }
            ol {
                li {
                    "Press the board: it fills in the command for you. Then press " kbd { "Send" } "."
                }
                li {
                    "Press a number under your board to sow that pit. "
                    strong { "Show move" } " plays it back."
                }
                li {
                    button.chip type="button" data-boards { "Choose how boards look" }
                    ": emoji, pictures of wood, letters or sentences."
                }
                li {
                    "Type " kbd { "/" } " to see every command, or "
                    button.chip type="button" data-second { "play as two people" }
                    " side by side."
                }
            }
        }
    }
}
