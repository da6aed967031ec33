//! Profiles: what a person has played, as a picture and in words.

use std::collections::BTreeMap;

use kuzhi_domain::matches::Scope;
use kuzhi_domain::people::Journey;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{Look, Preferences};
use kuzhi_domain::study::{Day, Solver};
use kuzhi_domain::tournaments::{PlaceReached, Season, Trophies, best_places};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::{LookupRequest, Store, StoreError};
use kuzhi_view::picture::ProfileCard;
use kuzhi_view::screens::{self, Attached, GameProfile, Profile, ProfileReader, Screen};
use kuzhi_view::words::{self, Words};

use crate::drawing::Urgency;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a person a profile: their own, or that of another person with the results between the two. Only they
/// see it.
pub(in crate::service) async fn show(
    service: &Service,
    context: &Context,
    of: Option<PlayerId>,
) -> Result<Response, ActionError> {
    let (who, words) = (context.who(), context.words());
    let of = of.unwrap_or(who);
    let record = load_profile(service, context, of).await?;
    let [theirs, own] = record.preferences.clone();
    if !theirs.listed && of != who {
        return Err(Refusal::ProfileHidden { player: of }.into());
    }
    let reader = if of == who {
        ProfileReader::Own { shares: theirs.listed }
    } else {
        ProfileReader::Other(who, record.name(words, who))
    };
    let shown = screens::profile(words, &record.profile(words, of, reader), own.theme());
    // People who have boards described in sentences get the profile in words, too.
    let reads = own.look == Some(Look::Sentences);
    let Some(card) = shown.card.filter(|_| context.may_attach() && !reads) else {
        let screen =
            if reads { Screen { text: shown.told, ..shown.screen } } else { shown.screen.without_file() };
        return Ok(Response::Tell(screen));
    };
    // The words come at once. Buttons come with the picture, so that it does not replace what they bring.
    context.tell(&Screen { rows: Vec::new(), ..shown.screen.clone() }).await;
    let file = drawn(service, context, card, shown.description).await;
    Ok(Response::Show(with_card(shown.screen, file)))
}

/// Shows everyone in the channel the profile of whoever asks.
pub(in crate::service) async fn share(service: &Service, context: &Context) -> Result<Response, ActionError> {
    let (who, words) = (context.who(), context.words_here());
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let record = load_profile(service, context, who).await?;
    let [own, _] = record.preferences.clone();
    if !own.listed {
        return Err(Refusal::NoSuchButton.into());
    }
    let profile = record.profile(words, who, ProfileReader::Everyone);
    let shown = screens::profile(words, &profile, own.theme());
    let file = match shown.card.filter(|_| context.may_attach()) {
        Some(card) => drawn(service, context, card, shown.description).await,
        None => None,
    };
    Ok(Response::Show(with_card(shown.screen, file)))
}

/// A profile with its card, or in words if there is none.
fn with_card(screen: Screen, file: Option<Attached>) -> Screen {
    if file.is_some() { Screen { file, ..screen } } else { screen.without_file() }
}

/// Draws a card. `None` if it cannot be drawn now.
async fn drawn(
    service: &Service,
    context: &Context,
    card: ProfileCard,
    description: String,
) -> Option<Attached> {
    let (drawing, draw) = (service.boards.drawing(), move || card.png());
    let file = drawing.picture(Urgency::Alone, context.who(), "profile.png", description, draw);
    let file = service.wait_for(file).await;
    file.inspect_err(|error| error.report("cannot draw a profile; it is told in words")).ok()
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
struct ProfileRecord {
    games: Vec<GameProfile>,
    journey: Journey,
    solver: Solver,
    today: Day,
    places: Vec<PlaceReached>,
    trophies: Trophies,
    names: BTreeMap<PlayerId, String>,
    preferences: [Preferences; 2],
}

impl ProfileRecord {
    fn name(&self, words: &Words, player: PlayerId) -> String {
        words::named_within(words, player, self.names.get(&player).map(String::as_str))
    }

    fn profile(self, words: &Words, of: PlayerId, reader: ProfileReader) -> Profile {
        let name = self.name(words, of);
        let ProfileRecord { games, journey, solver, today, places, trophies, .. } = self;
        Profile { player: of, name, reader, games, journey, solver, today, places, trophies }
    }
}

/// Reads what is in the profile of a person, in one trip.
async fn load_profile(
    service: &Service,
    context: &Context,
    of: PlayerId,
) -> Result<ProfileRecord, ActionError> {
    let (who, guild) = (context.who(), context.place().guild);
    let today = Day::from_timestamp(service.clock.now());
    let mut found = service.records.run(move |store| read(store, who, of, guild, today)).await?;
    // The name of a tournament is its server's own: others learn it there alone.
    if guild.is_none() && of != who {
        found.places.clear();
    }
    Ok(found)
}

/// Reads a profile, with places in tournaments of this server, or anywhere.
fn read(
    store: &dyn Store,
    who: PlayerId,
    of: PlayerId,
    guild: Option<GuildId>,
    today: Day,
) -> Result<ProfileRecord, StoreError> {
    let (careers, mut games) = (store.careers(of)?, Vec::new());
    for (id, career) in &careers {
        // Skip games that this version of Kuzhi does not know any more.
        let Some(game) = Game::by_id(id) else { continue };
        let standing = store.standing_of(Scope::Everywhere, id, of)?;
        games.push(GameProfile { game, standing, career: career.clone() });
    }
    games.sort_by_key(|one| std::cmp::Reverse(one.career.played().len()));
    let found = store.look_up(&LookupRequest {
        people: vec![who, of],
        names: vec![who, of],
        ..LookupRequest::default()
    })?;
    let preferences = [of, who].map(|one| found.people.get(&one).map(|kept| kept.preferences.clone()));
    let preferences = preferences.map(Option::unwrap_or_default);
    let (solver, journey) = (store.solver(of)?, Journey::new(&careers, &preferences[0].learnt));
    let tournaments = store.tournaments_with(of)?;
    let seasons = Trophies::seasons(of, &tournaments).into_iter();
    let seasons = seasons.map(|season| Ok(Season::from_tournaments(&store.tournaments_of_season(season)?)));
    let seasons: Vec<_> = seasons.collect::<Result<_, StoreError>>()?;
    let seasons: Vec<Season> = seasons.into_iter().flatten().collect();
    let trophies = Trophies::from_tournaments(of, &tournaments, &seasons);
    let places = best_places(&tournaments, of, guild);
    Ok(ProfileRecord { games, journey, solver, today, places, trophies, names: found.names, preferences })
}
