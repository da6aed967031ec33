//! `kuzhi-bot compact`: shrinks the store to the space it needs, while the bot is stopped.

use kuzhi_store::Compacted;

use super::Call;
use crate::outcome::Outcome;
use crate::size::mebibytes;
use crate::store_location::store_location;

/// Compacts the store, and prints how much space that freed.
///
/// # Errors
///
/// If the settings or the store are unusable. The store is unchanged then.
pub fn compact(call: &mut Call<'_>) -> anyhow::Result<Outcome> {
    let settings = call.settings_with_log()?;
    match store_location(&settings)?.compact()? {
        Some(Compacted { before, after }) => {
            let [before, after] = [before, after].map(mebibytes);
            writeln!(call.out, "compacted: {before} before, {after} now, and read back")?;
        }
        None => writeln!(call.out, "compacted: the server has rewritten its tables (VACUUM FULL)")?,
    }
    Ok(Outcome::Well)
}
