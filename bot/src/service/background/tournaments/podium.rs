//! The pictures of a tournament: its table after each round, and the podium at its end.

use std::collections::BTreeMap;
use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{BoardLook, Match, Playing, Seat};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_engine::Side;
use kuzhi_store::LookupRequest;
use kuzhi_view::board;
use kuzhi_view::picture::{DrawError, MatchCard};
use kuzhi_view::screens::{self, Attached};
use kuzhi_view::words::{self, Words};

use crate::drawing::Urgency;
use crate::service::Service;

/// How long the end of a tournament waits for its picture, which comes after all that people have asked for.
const PATIENCE: Duration = Duration::from_secs(5);

/// Draws the podium of a tournament. `None` if nothing was played, if the server has boards without pictures,
/// or if it cannot be drawn: the message says the same in words.
pub(super) async fn podium(
    service: &Service,
    words: &'static Words,
    current: &Tournament,
) -> Option<Attached> {
    let look = look(service, current).await?;
    let best: Vec<PlayerId> = current.podium().into_iter().map(|one| current.person(one.entrant)).collect();
    let &winner = best.first()?;
    let game = current.deciding_game();
    let players = game.map(|game| Side::ALL.map(|side| current.person(game.pairing.at(side))));
    let wanted = LookupRequest {
        id: game.map(|game| game.id),
        names: best.into_iter().chain(players.into_iter().flatten()).collect(),
        ..LookupRequest::default()
    };
    let found =
        service.records.find_or_default("cannot read a podium", move |store| store.look_up(&wanted)).await;
    let game = found.current.and_then(|one| card(words, &one, &found.names, look.facing(winner, &one)));
    let seen = |one| found.names.get(&current.person(one)).cloned();
    let (podium, description) = screens::tournament_podium(words, current, seen, game, look.theme)?;
    drawn(service, winner, "podium.png", description, move || podium.png()).await
}

/// Draws the table of a tournament, with these names. `None` as above.
pub(super) async fn table(
    service: &Service,
    words: &'static Words,
    current: &Tournament,
    names: &BTreeMap<PlayerId, String>,
) -> Option<Attached> {
    let theme = look(service, current).await?.theme;
    let seen = |one| names.get(&current.person(one)).cloned();
    let (table, description) = screens::tournament_table_picture(words, current, seen, theme)?;
    drawn(service, current.organiser, "table.png", description, move || table.png()).await
}

/// How boards look on the server, if they are pictures.
async fn look(service: &Service, current: &Tournament) -> Option<BoardLook> {
    let look = service.records.house_rules(Some(current.guild)).await.look(service.records.usual_look());
    matches!(look.style, BoardStyle::Emoji | BoardStyle::Image).then_some(look)
}

async fn drawn(
    service: &Service,
    person: PlayerId,
    name: &str,
    description: String,
    draw: impl FnOnce() -> Result<Vec<u8>, DrawError> + Send + 'static,
) -> Option<Attached> {
    let drawn = service.boards.drawing().picture(Urgency::Unasked, person, name, description, draw);
    let drawn = tokio::select! {
        drawn = drawn => drawn,
        () = service.clock.after(PATIENCE) => return None,
    };
    drawn.inspect_err(|error| error.report("cannot draw a tournament; it is told in words")).ok()
}

/// The card of the game that decided the tournament, with what it shows in words.
fn card(
    words: &Words,
    one: &Match,
    seen: &BTreeMap<PlayerId, String>,
    look: BoardLook,
) -> Option<(MatchCard, String)> {
    let seats = one.played().map(Playing::seats).filter(|_| board::has_card(one, look))?;
    let name = |side: Side| match seats.at(side) {
        Seat::Person(player) => words::named(words, player, seen.get(&player).map(String::as_str)),
        other @ (Seat::Bot(_) | Seat::Channel(_)) => words::player(words, other),
    };
    board::card_of(words, one, &Ratings::default(), &Side::ALL.map(name), look, None)
}
