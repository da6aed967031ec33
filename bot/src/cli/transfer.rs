//! `kuzhi-bot export` and `kuzhi-bot import`: copies the whole store to a file, and a file into another
//! store, while the bot is stopped.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;

use anyhow::{Context, bail};
use kuzhi_config::{Environment, Settings};

/// The number of items between two progress reports.
const STEP: u64 = 10_000;

/// Exports the store to a new file, and reports its progress.
///
/// # Errors
///
/// If the settings, the store or the file are unusable.
pub fn export(
    config: Option<&Path>,
    environment: &Environment,
    file: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    let store = kuzhi_store::open_to_move(&settings)?;
    let shown = file.display();
    let target = File::create_new(file).with_context(|| format!("cannot make {shown}"))?;
    let mut writer = BufWriter::new(&target);
    let exported =
        kuzhi_store::export(store.as_ref(), &mut writer, &mut |count| tell(out, "exported", count));
    drop(writer);
    if exported.is_err() {
        // Part of an export is of no use, and would be in the way of the next one.
        fs::remove_file(file).with_context(|| format!("cannot remove {shown}"))?;
    }
    let digest = exported?;
    target.sync_all().with_context(|| format!("cannot write {shown}"))?;
    writeln!(out, "exported: {} items, to {shown}", digest.count)?;
    if digest.left_behind > 0 {
        writeln!(out, "{} records cannot be read; they stay where they are", digest.left_behind)?;
    }
    Ok(())
}

/// Imports a file into an empty store, opens the store again, and verifies that exporting it would give the
/// same items.
///
/// # Errors
///
/// If the settings, the file or the store are unusable, or if the items differ.
pub fn import(
    config: Option<&Path>,
    environment: &Environment,
    file: &Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let settings = Settings::load(config, environment)?;
    let source = File::open(file).with_context(|| format!("cannot read {}", file.display()))?;
    let store = kuzhi_store::open_to_move(&settings)?;
    let mut reader = BufReader::new(source);
    let taken = kuzhi_store::import(store.as_ref(), &mut reader, &mut |count| tell(out, "imported", count))?;
    drop(store);
    writeln!(out, "imported: {} items; now comparing them", taken.count)?;
    let store = kuzhi_store::open_to_move(&settings)?;
    let kept =
        kuzhi_store::export(store.as_ref(), &mut io::sink(), &mut |count| tell(out, "compared", count))?;
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
        // If progress cannot be printed, the final result still says why.
        let _ = writeln!(out, "{what}: {count} items so far");
    }
}
