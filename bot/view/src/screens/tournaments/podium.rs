//! The end of a tournament as a picture, with what it shows in words.

use kuzhi_domain::settings::Theme;
use kuzhi_domain::tournaments::{Entrant, Ranked, Tournament};

use super::standings::points;
use super::{NAMED, more, title_of};
use crate::board::text::cut_description;
use crate::picture::{MatchCard, Podium, PodiumStep};
use crate::words::{Words, named, named_within, say};

/// The podium of a tournament that is over, and its alt text. `None` if nothing was played. `seen` are the
/// names of its players as they were last seen, and `game` is the card of the game that decided it, with what
/// that shows in words.
pub fn tournament_podium(
    words: &Words,
    shown: &Tournament,
    seen: impl Fn(Entrant) -> Option<String>,
    game: Option<(MatchCard, String)>,
    theme: Theme,
) -> Option<(Podium, String)> {
    let best = shown.podium();
    let winner = best.first()?.entrant;
    let within = |one: Entrant| named_within(words, shown.person(one), seen(one).as_deref());
    let step = |one: &Ranked| PodiumStep {
        place: one.place,
        name: named(words, shown.person(one.entrant), seen(one.entrant).as_deref()),
        points: points(one),
    };
    let place = |one: &Ranked| {
        let points = points(one).map(|points| format!(" ({points})")).unwrap_or_default();
        format!("{}. {}{points}", one.place, within(one.entrant))
    };
    let mut places: Vec<String> = best.iter().take(NAMED).map(place).collect();
    places.extend(more(words, best.len(), NAMED));
    let places = places.join(" · ");
    let mut told = vec![say!(words, "tournament-podium", name = title_of(words, shown), places = places)];
    let game = game.map(|(card, described)| {
        told.push(say!(words, "tournament-podium-game", player = within(winner), game = described));
        card.into()
    });
    let mut steps: Vec<PodiumStep> = best.iter().take(Podium::MOST).map(step).collect();
    if let Some(last) = steps.last_mut().filter(|_| best.len() > Podium::MOST) {
        // It stands for all who do not fit.
        (last.name, last.points) = (format!("+{}", best.len() + 1 - Podium::MOST), None);
    }
    let podium = Podium { title: shown.title(), steps, game, theme };
    Some((podium, cut_description(&told.join("\n"))))
}
