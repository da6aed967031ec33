//! Exports of a person's data. Each kind of data has its arm here.

use std::collections::BTreeSet;

use kuzhi_domain::feeds::ServerFeed;
use kuzhi_domain::limits::BucketOwner;
use kuzhi_domain::matches::{Match, Scope, Seat};
use kuzhi_domain::people::Personal;
use kuzhi_domain::{GuildId, Language, MatchId, PlayerId};
use kuzhi_engine::Game;
use serde_json::{Value, json};

use super::RecordError;
use super::shape::keep_votes_of;
use super::tournament_of_person::tournament_of_person;
use super::usage::write as write_usage;
use super::{delivered, feeds, private_notes, settings, solvers};
use crate::{Store, StoreError, Usage, record};

/// Returns everything of one kind that is stored about a person, as JSON.
///
/// It contains nothing that belongs to others alone, such as an opponent's conditional moves.
///
/// # Errors
///
/// [`StoreError`], as for every read.
pub fn personal_record(store: &dyn Store, who: PlayerId, kind: Personal) -> Result<Value, StoreError> {
    Ok(match kind {
        Personal::Name => json!(store.name_of(who)?),
        Personal::Language => json!(store.language_of(who)?.map(Language::tag)),
        Personal::Settings => {
            let mut settings = parsed(settings::write_preferences(&store.preferences(who)?))?;
            let feed = store.person_feed(who)?;
            if feed.due().is_some() {
                settings["feed"] = parsed(feeds::write(&feed))?;
            }
            settings
        }
        Personal::Matches => matches(store, who)?,
        Personal::Tournaments => tournaments(store, who)?,
        Personal::Ratings => ratings(store, who)?,
        Personal::Puzzles => puzzles(store, who)?,
        Personal::Notes => notes(store, who)?,
        Personal::Opponents => opponents(store, who)?,
        Personal::Limits => limits(store, who)?,
        Personal::KeptOut => {
            json!(store.kept_out_on(who)?.iter().map(ToString::to_string).collect::<Vec<_>>())
        }
    })
}

fn parsed(record: Result<Vec<u8>, RecordError>) -> Result<Value, StoreError> {
    let parsed = record.and_then(|record| Ok(serde_json::from_slice(&record)?));
    parsed.map_err(StoreError::unwritable("a person's data"))
}

/// Returns what a person has solved, and how in the messages of servers.
fn puzzles(store: &dyn Store, who: PlayerId) -> Result<Value, StoreError> {
    let mut solved = parsed(solvers::write(&store.solver(who)?))?;
    let on_server = |(guild, feed): (GuildId, ServerFeed)| {
        let months: Vec<_> =
            feed.months.iter().filter_map(|table| Some((&table.month, table.score(who)?))).collect();
        json!({
            "server": guild.to_string(),
            "today": feed.result_of(who),
            "months": months,
            "posts": feed.daily.as_ref().map(|daily| daily.slot).filter(|slot| slot.set_by == who),
        })
    };
    let servers: Vec<Value> = store.server_feeds_with(who)?.into_iter().map(on_server).collect();
    if !servers.is_empty() {
        solved["on_servers"] = json!(servers);
    }
    Ok(solved)
}

/// Returns all matches of a person, oldest first.
fn each_match(
    store: &dyn Store,
    who: PlayerId,
    mut see: impl FnMut(MatchId, Option<Match>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let ids = store.matches_of(who)?;
    // An unreadable match is named, and does not keep the others from being exported.
    ids.into_iter().try_for_each(|id| see(id, store.load(id).ok().flatten()))
}

fn matches(store: &dyn Store, who: PlayerId) -> Result<Value, StoreError> {
    let mut all = Vec::new();
    each_match(store, who, |id, one| {
        let Some(one) = one else {
            all.push((u64::MAX, json!({ "id": id.to_string(), "unreadable": true })));
            return Ok(());
        };
        let side = one.played().and_then(|playing| playing.seats().side_of(who));
        let mut record = parsed(record::write(&one))?;
        for at in ["/stage/playing/plans", "/stage/over/played/plans"] {
            let plans = record.pointer_mut(at).and_then(Value::as_array_mut);
            let Some((plans, side)) = plans.zip(side) else { continue };
            plans[side.other().index()] = json!([]);
        }
        for at in ["/stage/playing/voting", "/stage/over/played/voting"] {
            if let Some(voting) = record.pointer_mut(at) {
                keep_votes_of(voting, who);
            }
        }
        let mut shown = parsed(Ok(delivered::write(store.delivered(id)?)))?;
        if let Some((acted, side)) = shown.get_mut("acted").and_then(Value::as_array_mut).zip(side) {
            acted[side.other().index()] = Value::Null;
        }
        all.push((one.last_change().as_millis(), json!({ "match": record, "messages": shown })));
        Ok(())
    })?;
    all.sort_by_key(|(at, _)| *at);
    Ok(all.into_iter().map(|(_, one)| one).collect())
}

/// Returns a person's tournaments, the last one announced first.
fn tournaments(store: &dyn Store, who: PlayerId) -> Result<Value, StoreError> {
    Ok(store.tournaments_with(who)?.iter().map(|one| tournament_of_person(one, who)).collect())
}

fn ratings(store: &dyn Store, who: PlayerId) -> Result<Value, StoreError> {
    let mut scopes = BTreeSet::new();
    each_match(store, who, |_, one| {
        scopes.extend(one.and_then(|one| one.place().guild));
        Ok(())
    })?;
    let scopes: Vec<Scope> = scopes.into_iter().map(Scope::Guild).chain([Scope::Everywhere]).collect();
    let mut standings = Vec::new();
    for game in Game::all() {
        for scope in &scopes {
            let Some(standing) = store.standing_of(*scope, game.id(), who)? else { continue };
            let server = match scope {
                Scope::Guild(guild) => guild.to_string(),
                Scope::Everywhere => "all".to_owned(),
            };
            standings.push(json!({ "server": server, "game": game.id(), "standing": standing }));
        }
    }
    let mut history = Vec::new();
    for (game, career) in store.careers(who)? {
        for one in career.played().iter().filter(|one| one.rating.is_some()) {
            history.push(json!({
                "game": game,
                "match": one.id.to_string(),
                "ended": one.ended,
                "rating": one.rating,
            }));
        }
    }
    Ok(json!({ "standings": standings, "after-each-match": history }))
}

fn notes(store: &dyn Store, who: PlayerId) -> Result<Value, StoreError> {
    let mut all = Vec::new();
    for (id, note) in store.notes_of(who)? {
        all.push(json!({ "match": id.to_string(), "note": parsed(private_notes::write(&note))? }));
    }
    Ok(json!(all))
}

fn opponents(store: &dyn Store, who: PlayerId) -> Result<Value, StoreError> {
    let mut all = BTreeSet::new();
    each_match(store, who, |_, one| {
        let opponent = one.and_then(|one| one.opponent_of(who));
        all.extend(match opponent {
            Some(Seat::Person(other)) if !other.has_left() => Some(other.to_string()),
            _ => None,
        });
        Ok(())
    })?;
    Ok(json!(all))
}

fn limits(store: &dyn Store, who: PlayerId) -> Result<Value, StoreError> {
    let mut all = Vec::new();
    for usage in store.usage()? {
        let of = match usage {
            Usage::Bucket(BucketOwner::Person(person), cost, _) if person == who => cost.id().to_owned(),
            Usage::Challenges(pair, _) if pair.challenger == who => {
                format!("challenges to {}", pair.invited)
            }
            Usage::Left(person, _) if person == who => "deleted data".to_owned(),
            _ => continue,
        };
        all.push(json!({ "of": of, "used": parsed(write_usage(&usage))? }));
    }
    Ok(json!(all))
}
