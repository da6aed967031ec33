//! `kuzhi-bot export` and `kuzhi-bot import`: all that a store keeps, into a file and into another store, while the bot
//! is stopped.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;

use anyhow::{Context, bail};
use kuzhi_config::{Environment, Settings};

use crate::store;

/// After how many things progress is told.
const STEP: u64 = 10_000;

/// Writes all that the store keeps to a new file, and says how far it has come.
///
/// # Errors
///
/// When settings, store or file are of no use.
pub fn export(
    config: Option<&Path>,
    environment: &Environment,
    file: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    let store = store::open_to_move(&settings)?;
    let shown = file.display();
    let target = File::create_new(file).with_context(|| format!("cannot make {shown}"))?;
    let mut writer = BufWriter::new(&target);
    let digest = store::export(store.as_ref(), &mut writer, &mut |count| tell(out, "exported", count))?;
    drop(writer);
    target.sync_all().with_context(|| format!("cannot write {shown}"))?;
    writeln!(out, "exported: {} items, to {shown}", digest.count)?;
    if digest.left_behind > 0 {
        writeln!(out, "{} records cannot be read; they stay where they are", digest.left_behind)?;
    }
    Ok(())
}

/// Takes all of a file into an empty store, opens it anew, and sees whether the same comes out again.
///
/// # Errors
///
/// When settings, file or store are of no use, or when something else comes out.
pub fn import(
    config: Option<&Path>,
    environment: &Environment,
    file: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    let source = File::open(file).with_context(|| format!("cannot read {}", file.display()))?;
    let store = store::open_to_move(&settings)?;
    let mut reader = BufReader::new(source);
    let taken = store::import(store.as_ref(), &mut reader, &mut |count| tell(out, "imported", count))?;
    drop(store);
    writeln!(out, "imported: {} items; now comparing them", taken.count)?;
    let store = store::open_to_move(&settings)?;
    let kept = store::export(store.as_ref(), &mut io::sink(), &mut |count| tell(out, "compared", count))?;
    if !kept.agrees_with(&taken) {
        bail!(
            "the import differs from the file ({} items instead of {}): do not start the bot on this store, \
             and please report this",
            kept.count,
            taken.count
        );
    }
    writeln!(out, "compared: everything is there")?;
    store.rest()?;
    Ok(())
}

fn tell(out: &mut impl Write, what: &str, count: u64) {
    if count.is_multiple_of(STEP) && count > 0 {
        // Who cannot be told how far it has come is told at the end why.
        let _ = writeln!(out, "{what}: {count} items so far");
    }
}
