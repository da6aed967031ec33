//! Icons: a cup for what is won, a robot for the bot, a person, a flame for a streak.

use super::ROUND;
use super::layout::Point;
use super::theme::Colours;

/// A sign that needs no words, about 40 by 40.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Icon {
    /// What is won.
    Cup,
    /// The bot.
    Robot,
    /// A streak.
    Flame,
}

impl Icon {
    /// The sign as SVG, around the origin.
    pub(super) fn svg(self, colours: &Colours) -> String {
        let (at, fill, ink) = (Point::ORIGIN, colours.trace, colours.ink);
        match self {
            Icon::Cup => cup(at, fill, ink),
            Icon::Robot => robot(at, ink),
            Icon::Flame => flame(at, fill, ink),
        }
    }
}

fn placed(at: Point, parts: &str) -> String {
    format!(r#"<g transform="translate({:.1} {:.1})">{parts}</g>"#, at.x, at.y)
}

/// A cup, about 40 by 40, around a point.
pub(super) fn cup(at: Point, fill: &str, ink: &str) -> String {
    let cup = "M-12,-18H12V-6C12,3 7,8 0,8S-12,3 -12,-6Z";
    let handles = "M-12,-14H-19C-19,-4 -15,-2 -11,-2M12,-14H19C19,-4 15,-2 11,-2M0,8V16M-9,18H9";
    let stroke = format!(r#"stroke="{ink}" stroke-width="4" {ROUND}"#);
    placed(
        at,
        &format!(r#"<path d="{cup}" fill="{fill}" {stroke}/><path d="{handles}" fill="none" {stroke}/>"#),
    )
}

/// A robot's head, about 40 by 40, around a point.
pub(super) fn robot(at: Point, ink: &str) -> String {
    let stroke = format!(r#"fill="none" stroke="{ink}" stroke-width="4" {ROUND}"#);
    let head = format!(r#"<rect x="-18" y="-10" width="36" height="28" rx="7" {stroke}/>"#);
    let antenna = format!(r#"<path d="M0,-10V-18M-9,10H9" {stroke}/>"#);
    let eyes = [-8, 8].map(|x| format!(r#"<circle cx="{x}" cy="1" r="3.6" fill="{ink}"/>"#)).concat();
    placed(at, &[head, antenna, eyes].concat())
}

/// A person's head and shoulders, about 40 by 40, around a point.
pub(super) fn person(at: Point, fill: &str, ink: &str) -> String {
    let stroke = format!(r#"fill="{fill}" stroke="{ink}" stroke-width="4" {ROUND}"#);
    let head = format!(r#"<circle cx="0" cy="-9" r="9" {stroke}/>"#);
    placed(at, &format!(r#"{head}<path d="M-18,18C-18,9 -11,4 0,4S18,9 18,18Z" {stroke}/>"#))
}

/// A flame, about 30 by 40, around a point.
pub(super) fn flame(at: Point, fill: &str, ink: &str) -> String {
    let flame = "M0,-20C3,-11 14,-7 14,5C14,14 8,19 0,19S-14,14 -14,5C-14,-2 -9,-5 -7,-11C-4,-7 -1,-8 0,-20Z";
    let stroke = format!(r#"stroke="{ink}" stroke-width="4" {ROUND}"#);
    placed(at, &format!(r#"<path d="{flame}" fill="{fill}" {stroke}/>"#))
}
