//! Profiles: what a person has played, as a picture and in words.

use std::collections::BTreeMap;

use kuzhi_domain::matches::Scope;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{BoardStyle, Preferences};
use kuzhi_domain::study::{Day, Solver};
use kuzhi_domain::tournaments::{PlaceReached, best_places};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::{LookupRequest, Store, StoreError};
use kuzhi_view::screens::{self, GameProfile, Profile, Screen};
use kuzhi_view::words;

use crate::drawing::Urgency;
use crate::service::{ActionError, Context, Response, Service};

/// Shows the profile of a person, with the results between them and the asker. Without a person, shows the
/// asker's own.
pub(in crate::service) async fn show(
    service: &Service,
    context: &Context,
    of: Option<PlayerId>,
) -> Result<Response, ActionError> {
    let who = context.who();
    let of = of.unwrap_or(who);
    let guild = context.place().guild;
    let read = move |store: &dyn Store| read(store, who, of, guild);
    let Read { games, solver, mut places, names, preferences: [theirs, own] } =
        service.records.run(read).await?;
    // The name of a tournament is its server's own: others learn it there alone.
    if guild.is_none() && of != who {
        places.clear();
    }
    let is_hidden = !theirs.listed;
    if is_hidden && of != who {
        return Err(Refusal::ProfileHidden { player: of }.into());
    }
    // People who hide their profile see it alone.
    let answer = if is_hidden { Response::Tell } else { Response::Show };
    let words = if is_hidden { context.words() } else { context.words_here() };
    let name = |player: PlayerId| words::named_within(words, player, names.get(&player).map(String::as_str));
    let (asker, today) = ((of != who).then(|| (who, name(who))), Day::from_timestamp(service.clock.now()));
    let profile = Profile { name: name(of), asker, games, solver, today, places };
    let shown = screens::profile(words, &profile, own.theme);
    // People who have boards described in sentences get the profile in words, too.
    let reads = own.board == Some(BoardStyle::Text);
    let Some(card) = shown.card.filter(|_| context.may_attach() && !reads) else {
        return Ok(answer(shown.screen));
    };
    if !is_hidden {
        // The words come at once. Buttons come with the picture, so that it does not replace what they bring.
        context.answer(&Screen { rows: Vec::new(), ..shown.screen.clone() }).await;
    }
    let (drawing, draw) = (service.boards.drawing(), move || card.png());
    let file = drawing.picture(Urgency::Alone, who, "profile.png", shown.description, draw);
    let file = service.wait_for(file).await;
    let file = file.inspect_err(|error| error.report("cannot draw a profile; it is told in words")).ok();
    Ok(answer(Screen { file, ..shown.screen }))
}

/// Shows what the bot itself is, with the levels of it that the asker has beaten.
pub(in crate::service) async fn show_bot(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    let who = context.who();
    let careers = service.records.run(move |store| store.careers(who)).await?;
    let mut beaten: Vec<_> = careers
        .iter()
        .filter_map(|(id, career)| {
            let last = career.last_against_bot()?.ended;
            Some((last, Game::by_id(id)?, career.strongest_beaten()?))
        })
        .collect();
    // The game that they played last comes first.
    beaten.sort_by_key(|(last, ..)| std::cmp::Reverse(*last));
    let beaten: Vec<_> = beaten.into_iter().map(|(_, game, level)| (game, level)).collect();
    Ok(Response::Tell(screens::itself(context.words(), &beaten)))
}

/// What a profile is made of, and the preferences of the person and the asker.
struct Read {
    games: Vec<GameProfile>,
    solver: Solver,
    places: Vec<PlaceReached>,
    names: BTreeMap<PlayerId, String>,
    preferences: [Preferences; 2],
}

/// Reads a profile, with places in tournaments of this server, or anywhere.
fn read(store: &dyn Store, who: PlayerId, of: PlayerId, guild: Option<GuildId>) -> Result<Read, StoreError> {
    let mut games = Vec::new();
    for (id, career) in store.careers(of)? {
        // Skip games that this version of Kuzhi does not know any more.
        let Some(game) = Game::by_id(&id) else { continue };
        let standing = store.standing_of(Scope::Everywhere, &id, of)?;
        games.push(GameProfile { game, standing, career });
    }
    games.sort_by_key(|one| std::cmp::Reverse(one.career.played().len()));
    let found = store.look_up(&LookupRequest {
        people: vec![who, of],
        names: vec![who, of],
        ..LookupRequest::default()
    })?;
    let preferences = [of, who].map(|one| found.people.get(&one).map(|kept| kept.preferences.clone()));
    let places = best_places(&store.tournaments_with(of)?, of, guild);
    let preferences = preferences.map(Option::unwrap_or_default);
    Ok(Read { games, solver: store.solver(of)?, places, names: found.names, preferences })
}
