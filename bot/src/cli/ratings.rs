//! `kuzhi-bot ratings`: recomputes all ratings from the matches, compares them with the stored ones, or
//! exports them for others to recompute. The bot must be stopped.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, Subcommand};
use kuzhi_domain::rating::Standing;
use kuzhi_engine::Side;
use kuzhi_store::{Audit, Rated};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::Call;
use super::new_file::write_new;
use crate::outcome::Outcome;
use crate::store_location::store_location;

/// The version of the line format.
const FORM: u64 = 1;

/// How many differences to list. The rest are only counted.
const NAMED: usize = 20;

/// Rebuild or export all ratings, while the bot is stopped
#[derive(Subcommand)]
pub enum Ratings {
    /// Report where ratings differ from what the matches give, and rebuild them all
    Rebuild(Rebuild),
    /// Write the rating change of every result to a file, so that others can recompute it (docs/ratings.md)
    Export(ExportRatings),
}

impl Ratings {
    /// Does it.
    ///
    /// # Errors
    ///
    /// If the settings, the store or the file are unusable, or the lines cannot be written.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        match self {
            Ratings::Rebuild(rebuild) => rebuild.run(call),
            Ratings::Export(export) => export.run(call),
        }
    }
}

/// Report where ratings differ from what the matches give, and rebuild them all
#[derive(Args)]
pub struct Rebuild {
    /// Only report; change nothing
    #[arg(long)]
    check: bool,
}

impl Rebuild {
    /// Compares all ratings with the matches, prints the differences, and unless told only to check
    /// recomputes them. It fails if differences remain.
    ///
    /// # Errors
    ///
    /// If the settings or the store are unusable, or the lines cannot be written.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let settings = call.settings_with_log()?;
        let store = store_location(&settings)?.open_to_move()?;
        let found = kuzhi_store::audit(store.as_ref())?;
        tell(&found, call.out)?;
        if self.check {
            return Ok(Outcome::from_success(found.differences.is_empty()));
        }
        store.finish_import()?;
        drop(store);
        // Opening it again rates all results.
        let store = store_location(&settings)?.open_to_move()?;
        let rebuilt = kuzhi_store::audit(store.as_ref())?;
        if rebuilt.differences.is_empty() {
            writeln!(call.out, "rebuilt: {} standings, from {} results", rebuilt.standings, rebuilt.results)?;
        } else {
            writeln!(call.out, "rebuilt, but they still differ; please report this:")?;
            tell(&rebuilt, call.out)?;
        }
        Ok(Outcome::from_success(rebuilt.differences.is_empty()))
    }
}

fn tell(found: &Audit, out: &mut dyn Write) -> io::Result<()> {
    let Audit { results, standings, differences } = found;
    for difference in differences.iter().take(NAMED) {
        writeln!(out, "{difference}")?;
    }
    if let Some(further @ 1..) = differences.len().checked_sub(NAMED) {
        writeln!(out, "and {further} further ones")?;
    }
    match differences.len() {
        0 => writeln!(out, "{standings} standings are what {results} results make them"),
        number => writeln!(out, "{number} differ, of {standings} standings and {results} results"),
    }
}

/// Write the rating change of every result to a file, so that others can recompute it (docs/ratings.md)
#[derive(Args)]
pub struct ExportRatings {
    /// The file, which must not exist yet
    file: PathBuf,
}

impl ExportRatings {
    /// Writes to a new file what every result has changed, one line each. `docs/ratings.md` describes the
    /// format.
    ///
    /// # Errors
    ///
    /// If the settings, the store or the file are unusable.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let settings = call.settings_with_log()?;
        let store = store_location(&settings)?.open_to_move()?;
        let shown = self.file.display();
        let (lines, last) = write_new(&self.file, |file| {
            let mut chain = Chain { out: file, last: "0".repeat(64), lines: 0 };
            let mut written = Ok(());
            kuzhi_store::each_rated(store.as_ref(), &mut |rated| {
                written = chain.add(line(&rated));
                if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })?;
            let lines = chain.lines;
            let ended = written.and_then(|()| chain.add(json!({ "end": lines })));
            ended.with_context(|| format!("cannot write {shown}"))?;
            Ok((lines, chain.last))
        })?;
        writeln!(call.out, "exported: {lines} changes of ratings, to {shown}")?;
        writeln!(
            call.out,
            "the SHA-256 of the last line is {last}: with it, anyone can verify that no line was changed",
        )?;
        Ok(Outcome::Well)
    }
}

/// Lines that each contain the hash of the line before.
struct Chain<W> {
    out: W,
    last: String,
    lines: u64,
}

impl<W: Write> Chain<W> {
    fn add(&mut self, mut line: Value) -> io::Result<()> {
        line["form"] = json!(FORM);
        line["previous"] = json!(self.last);
        let line = line.to_string();
        writeln!(self.out, "{line}")?;
        self.last.clear();
        for byte in Sha256::digest(line.as_bytes()) {
            // Writing to a string cannot fail.
            let _ = write!(self.last, "{byte:02x}");
        }
        self.lines += 1;
        Ok(())
    }
}

/// IDs are strings: they exceed the numbers that many JSON parsers represent exactly.
fn line(Rated { board, id, result, change }: &Rated) -> Value {
    let numbers = |one: &Standing| json!(one.rating.numbers());
    let winner = match result.winner {
        Some(Side::South) => "south",
        Some(Side::North) => "north",
        None => "nobody",
    };
    json!({
        "board": board.to_string(),
        "match": id.to_string(),
        "ended": result.ended.as_millis(),
        "south": result.players[0].0.to_string(),
        "north": result.players[1].0.to_string(),
        "winner": winner,
        "before": change.before.each_ref().map(numbers),
        "after": change.after.each_ref().map(numbers),
    })
}
