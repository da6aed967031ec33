//! `kuzhi-bot void`: voids results, while the bot is stopped. It also reaches those that no server's manager
//! can void.

use std::io::Write;

use clap::Args;
use kuzhi_domain::matches::{Actor, Intent, decide, may_be_voided};
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{Commit, Store};

use super::Call;
use super::undo::{described, refusal_text, save_corrected, tournament_of, write_down};
use crate::clock::Clock;
use crate::outcome::Outcome;
use crate::store_location::store_location;

/// Void results, while the bot is stopped: matches keep them, but ratings no longer count them
#[derive(Args)]
pub struct Void {
    /// The matches
    #[arg(value_name = "MATCH", required = true)]
    matches: Vec<MatchId>,
    /// Also all earlier sets of their series
    #[arg(long)]
    series: bool,
}

impl Void {
    /// Voids the results of matches, optionally with those of all earlier sets, and prints a line for each.
    /// It fails if one could not be voided.
    ///
    /// # Errors
    ///
    /// If the settings or the store are unusable, or the lines cannot be written.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let settings = call.settings_with_log()?;
        let store = store_location(&settings)?.open()?;
        let now = Clock::of_system().now();
        let mut are_all_void = true;
        for id in self.matches {
            let mut next = Some(id);
            while let Some(id) = next {
                let (is_void, previous) = void_one(store.as_ref(), id, now, &mut call.out)?;
                are_all_void &= is_void;
                next = previous.filter(|_| self.series);
            }
        }
        writeln!(call.out, "Start the bot: the boards of void results say so.")?;
        Ok(Outcome::from_success(are_all_void))
    }
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
            store.commit(&Commit { next, begun: None, interaction: None, quiet: false })?;
            write_down(store, "void", id.to_string())?;
            writeln!(out, "void: {described}")?;
            Ok((true, previous))
        }
        Err(refusal) => {
            writeln!(out, "not void: {described}: {}", refusal_text(&refusal))?;
            Ok((false, previous))
        }
    }
}
