//! `kuzhi-bot undo`: undoes results on time that were caused by an outage, while the bot is stopped. It also
//! reaches those that no server's manager can undo: results in direct messages, and those of a whole league
//! at once.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use kuzhi_config::duration;
use kuzhi_domain::matches::{Actor, Intent, Match, Playing, Seat, decide, may_be_undone};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::tournaments::{MatchFact, Tournament, TournamentFacts};
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{Commit, Operation, Store, StoreError};
use kuzhi_view::screens;
use kuzhi_view::words::{self, Words};
use time::OffsetDateTime;

use super::Call;
use crate::clock::Clock;
use crate::outcome::Outcome;
use crate::store_location::store_location;

/// Undo results on time that came from a fault, while the bot is stopped; with no arguments, list them
#[derive(Args)]
pub struct Undo {
    /// The matches whose results to undo
    #[arg(value_name = "MATCH")]
    matches: Vec<MatchId>,
    /// All such results of a recent period, such as 6h
    #[arg(long, value_name = "TIME", value_parser = duration)]
    since: Option<Duration>,
}

impl Undo {
    /// Undoes results on time, or lists them, and prints a line for each. It fails if one could not be
    /// undone.
    ///
    /// # Errors
    ///
    /// If the settings or the store are unusable, or the lines cannot be written.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let settings = call.settings_with_log()?;
        let store = store_location(&settings)?.open()?;
        let store = store.as_ref();
        let now = Clock::of_system().now();
        let results = store.timed_out()?;
        if self.matches.is_empty() && self.since.is_none() {
            list(store, &results, &mut call.out)?;
            return Ok(Outcome::Well);
        }
        let is_of_late = |one: &&Match| self.since.is_some_and(|since| now.since(one.last_change()) <= since);
        let mut all_undone = true;
        for &id in &self.matches {
            match results.iter().find(|one| one.id() == id) {
                Some(one) => all_undone &= undo_one(store, one, now, &mut call.out)?,
                None => {
                    all_undone = false;
                    writeln!(call.out, "not undone: {id} has no result on time")?;
                }
            }
        }
        for one in results.iter().filter(is_of_late).filter(|one| !self.matches.contains(&one.id())) {
            all_undone &= undo_one(store, one, now, &mut call.out)?;
        }
        writeln!(
            call.out,
            "Start the bot: the undone games continue with fresh time, and their boards say so."
        )?;
        Ok(Outcome::from_success(all_undone))
    }
}

fn list(store: &dyn Store, results: &[Match], out: &mut impl Write) -> anyhow::Result<()> {
    for one in results {
        writeln!(out, "{}", described(store, one)?)?;
    }
    writeln!(
        out,
        "Results on time: {}. Name those to undo, or say --since 6h for all of late.",
        results.len()
    )?;
    let operations = store.operations()?;
    if !operations.is_empty() {
        writeln!(out, "What operators have changed here:")?;
    }
    for Operation { at, command, subject } in operations {
        writeln!(out, "{}  {command}  {subject}", written(at))?;
    }
    Ok(())
}

/// Writes down in the store what a command has changed.
pub(crate) fn write_down(store: &dyn Store, command: &str, subject: String) -> Result<(), StoreError> {
    let at = Clock::of_system().now();
    store.record_operation(&Operation { at, command: command.to_owned(), subject })
}

/// Undoes one result. Returns false if that is impossible.
fn undo_one(store: &dyn Store, one: &Match, now: Timestamp, out: &mut impl Write) -> anyhow::Result<bool> {
    let described = described(store, one)?;
    let undone = may_be_undone(one).and_then(|()| decide(one, Actor::Operator, Intent::Undo, now));
    let whole = tournament_of(store, one, now)?;
    let again = whole.map(|whole| whole.played_again(None, one.id(), now)).transpose();
    let (next, again) = match undone.and_then(|next| Ok((next, again?))) {
        Ok(undone) => undone,
        Err(refusal) => {
            writeln!(out, "not undone: {described}: {}", refusal_text(&refusal))?;
            return Ok(false);
        }
    };
    save_corrected(store, again)?;
    store.commit(&Commit { next, begun: None, interaction: None, quiet: false })?;
    write_down(store, "undo", one.id().to_string())?;
    writeln!(out, "undone: {described}")?;
    Ok(true)
}

/// The tournament of a match, with the results of its games.
pub(crate) fn tournament_of(
    store: &dyn Store,
    one: &Match,
    now: Timestamp,
) -> Result<Option<Tournament>, StoreError> {
    let Some(link) = one.tournament() else { return Ok(None) };
    let Some(whole) = store.tournament(link.id)? else { return Ok(None) };
    let mut facts = TournamentFacts::default();
    for game in whole.playing() {
        facts.matches.extend(store.load(game.id)?.map(|one| (game.id, MatchFact::from_match(&one))));
    }
    Ok(Some(whole.with_results(&facts, now)))
}

/// Stores a tournament after a correction. The bot tells it when it starts.
pub(crate) fn save_corrected(store: &dyn Store, next: Option<Tournament>) -> anyhow::Result<()> {
    let Some(next) = next else { return Ok(()) };
    anyhow::ensure!(store.save_tournament(&next)?, "tournament {} is being changed; try again", next.id);
    Ok(())
}

pub(crate) fn refusal_text(refusal: &Refusal) -> String {
    screens::refusal_screen(Words::english(), refusal).text
}

/// Formats a result: `k7x2m9qp  2026-11-21 14:05 UTC  Mangala, Ada – Bob, in private`.
pub(crate) fn described(store: &dyn Store, one: &Match) -> Result<String, StoreError> {
    let place =
        one.place().guild.map_or_else(|| "in private".to_owned(), |guild| format!("on server {guild}"));
    let game = words::game_name(Words::english(), one.game());
    let players = one.played().map(|playing| players(store, playing)).transpose()?.unwrap_or_default();
    Ok(format!("{}  {}  {game}, {players}, {place}", one.id(), written(one.last_change())))
}

fn players(store: &dyn Store, playing: &Playing) -> Result<String, StoreError> {
    let name = |seat: Seat| match seat {
        Seat::Person(player) => {
            let name = store.name_of(player)?.as_deref().and_then(words::plain);
            Ok(name.unwrap_or_else(|| player.to_string()))
        }
        Seat::Bot(level) => Ok(format!("Kuzhi (level {level})")),
        Seat::Channel(_) => Ok("A channel".to_owned()),
    };
    Ok(format!("{} – {}", name(playing.seats().south())?, name(playing.seats().north())?))
}

/// Formats a time to the minute.
fn written(time: Timestamp) -> String {
    let time =
        i64::try_from(time.as_secs()).ok().and_then(|secs| OffsetDateTime::from_unix_timestamp(secs).ok());
    time.map_or_else(String::new, |time| {
        format!("{} {:02}:{:02} UTC", time.date(), time.hour(), time.minute())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_to_the_minute() {
        assert_eq!(written(Timestamp::from_millis(1_709_164_800_000)), "2024-02-29 00:00 UTC");
        assert_eq!(written(Timestamp::from_millis(59_000)), "1970-01-01 00:00 UTC");
    }
}
