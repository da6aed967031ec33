//! `kuzhi-bot export` and `kuzhi-bot import`: copies the whole store to a file, and a file into another
//! store, while the bot is stopped.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;

use super::Call;
use super::new_file::write_new;
use crate::outcome::Outcome;
use crate::store_location::store_location;

/// The number of items between two progress reports.
const STEP: u64 = 10_000;

/// Write all matches and players to a file, while the bot is stopped
#[derive(Args)]
pub struct Export {
    /// The file, which must not exist yet
    file: PathBuf,
}

impl Export {
    /// Exports the store to a new file, and reports its progress.
    ///
    /// # Errors
    ///
    /// If the settings, the store or the file are unusable.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let settings = call.settings()?;
        let store = store_location(&settings)?.open_to_move()?;
        let digest = write_new(&self.file, |file| {
            Ok(kuzhi_store::export(store.as_ref(), file, &mut |count| tell(call.out, "exported", count))?)
        })?;
        writeln!(call.out, "exported: {} items, to {}", digest.count, self.file.display())?;
        if digest.left_behind > 0 {
            writeln!(call.out, "{} records cannot be read; they stay where they are", digest.left_behind)?;
        }
        Ok(Outcome::Well)
    }
}

/// Import all matches and players from an export into a new store, and compare
#[derive(Args)]
pub struct Import {
    /// The exported file
    file: PathBuf,
}

impl Import {
    /// Imports a file into an empty store, opens the store again, and verifies that exporting it would give
    /// the same items.
    ///
    /// # Errors
    ///
    /// If the settings, the file or the store are unusable, or if the items differ.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let settings = call.settings()?;
        let source =
            File::open(&self.file).with_context(|| format!("cannot read {}", self.file.display()))?;
        let store = store_location(&settings)?.open_to_move()?;
        let mut reader = BufReader::new(source);
        let taken =
            kuzhi_store::import(store.as_ref(), &mut reader, &mut |count| tell(call.out, "imported", count))?;
        drop(store);
        writeln!(call.out, "imported: {} items; now comparing them", taken.count)?;
        let store = store_location(&settings)?.open_to_move()?;
        let kept = kuzhi_store::export(store.as_ref(), &mut io::sink(), &mut |count| {
            tell(call.out, "compared", count);
        })?;
        if !kept.agrees_with(&taken) {
            bail!(
                "the import differs from the file ({} items instead of {}): do not start the bot on this \
                 store, and please report this",
                kept.count,
                taken.count
            );
        }
        writeln!(call.out, "compared: everything is there")?;
        store.rest()?;
        Ok(Outcome::Well)
    }
}

fn tell(out: &mut dyn Write, what: &str, count: u64) {
    if count.is_multiple_of(STEP) && count > 0 {
        // If progress cannot be printed, the final result still says why.
        let _ = writeln!(out, "{what}: {count} items so far");
    }
}
