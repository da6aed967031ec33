//! `kuzhi-bot void`: voids results, while the bot is stopped. It also reaches those that no server's manager
//! can void.

use std::io::Write;
use std::path::Path;

use kuzhi_config::{Environment, Settings};
use kuzhi_domain::{Actor, Intent, MatchId, Timestamp, decide, may_be_voided};
use kuzhi_store::{Commit, Store};

use super::undo::{described, said, save_corrected, tournament_of, write_down};
use crate::clock::Clock;
use crate::logging;

/// Voids the results of matches, optionally with those of all earlier sets, and prints a line for each.
/// Returns false if one could not be voided.
///
/// # Errors
///
/// If the settings or the store are unusable, or the lines cannot be written.
pub fn void(
    file: Option<&Path>,
    environment: &Environment,
    matches: &[MatchId],
    whole_series: bool,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    let settings = Settings::load(file, environment)?;
    logging::start(&settings.log)?;
    let store = kuzhi_store::open(&settings)?;
    let now = Clock::of_system().now();
    let mut are_all_void = true;
    for &id in matches {
        let mut next = Some(id);
        while let Some(id) = next {
            let (is_void, previous) = void_one(store.as_ref(), id, now, out)?;
            are_all_void &= is_void;
            next = previous.filter(|_| whole_series);
        }
    }
    writeln!(out, "Start the bot: the boards of void results say so.")?;
    Ok(are_all_void)
}

/// Voids a result. Returns whether it is void now, and the set before it.
fn void_one(
    store: &dyn Store,
    id: MatchId,
    now: Timestamp,
    out: &mut impl Write,
) -> anyhow::Result<(bool, Option<MatchId>)> {
    let Some(one) = store.load(id)? else {
        writeln!(out, "not void: there is no match {id}")?;
        return Ok((false, None));
    };
    let previous = one.series().and_then(|series| series.previous);
    let described = described(store, &one)?;
    match may_be_voided(&one, Actor::Operator).and_then(|()| decide(&one, Actor::Operator, Intent::Void, now))
    {
        Ok(next) => {
            let whole = tournament_of(store, &one, now)?;
            save_corrected(store, whole.and_then(|whole| whole.voided(None, id, now)))?;
            store.commit(&Commit { next, begun: None, mark: None, quiet: false })?;
            write_down(store, "void", id.to_string())?;
            writeln!(out, "void: {described}")?;
            Ok((true, previous))
        }
        Err(refusal) => {
            writeln!(out, "not void: {described}: {}", said(&refusal))?;
            Ok((false, previous))
        }
    }
}
