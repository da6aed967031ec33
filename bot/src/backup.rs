//! Automatic backups of a running bot. Each is a file of its own, and the bot keeps the latest ones.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use anyhow::Context;
use kuzhi_config::Settings;
use kuzhi_domain::Timestamp;
use kuzhi_store::{BackedUp, Folder};
use time::{Date, Month, OffsetDateTime, Time};
use tokio::sync::oneshot;

use crate::clock::Clock;
use crate::metrics::{ALONE, Counter, Gauge, number};
use crate::size::mebibytes;

/// The start and the end of a backup's file name. The time of the backup stands between them.
const NAME: (&str, &str) = ("kuzhi-", ".backup");

/// The suffix of a backup that is still being written.
const UNFINISHED: &str = ".new";

/// The delay of the first backup after a start, when the bot has other things to do.
const AFTER_START: Duration = Duration::from_mins(5);

/// The longest delay before a failed backup is tried again.
const TRY_AGAIN: Duration = Duration::from_hours(1);

/// Backs up the store's folder at the configured interval for as long as the bot runs.
pub(crate) async fn keep_backing_up(store: Folder, settings: Settings, clock: Clock) {
    let Some(every) = settings.backup.every else { return };
    let folder = folder(&settings);
    if let Err(error) = check_folder(&settings) {
        tracing::error!("the store cannot be backed up: {error:#}");
    }
    let mut earliest = clock.now() + AFTER_START.min(every);
    loop {
        // A backup is due if there is none, or if the folder cannot be read.
        let newest = list(&folder).ok().and_then(|made| made.last().map(|(at, _)| *at));
        Gauge::LastBackup.set(ALONE, number(newest.map_or(0, Timestamp::as_secs)));
        // If the clock was set back, the next backup is at most one interval away.
        let due = newest.map_or(earliest, |newest| newest.min(clock.now()) + every);
        clock.until(due.max(earliest)).await;
        earliest = match back_up(store.clone(), settings.clone(), folder.clone(), clock.now()).await {
            Ok(BackedUp { bytes, .. }) => {
                tracing::info!(folder = %folder.display(), "the store was backed up: {}", mebibytes(bytes));
                clock.now()
            }
            Err(error) => {
                Counter::BackupFailures.add(ALONE);
                tracing::error!(
                    folder = %folder.display(),
                    "the store could not be backed up; the bot tries again, and play goes on: {error:#}"
                );
                clock.now() + every.min(TRY_AGAIN)
            }
        };
    }
}

/// The folder for backups. One that an operator names must be there: where its disk is not mounted, backups
/// would fill another one, and be lost with it.
///
/// # Errors
///
/// The reason why nothing can be written there.
pub(crate) fn check_folder(settings: &Settings) -> anyhow::Result<PathBuf> {
    let folder = folder(settings);
    let shown = folder.display();
    anyhow::ensure!(
        settings.backup.folder.is_none() || folder.is_dir(),
        "there is no folder {shown}: make it, mount its disk, or correct backup.folder"
    );
    kuzhi_store::may_write(&folder).with_context(|| format!("{shown} cannot be written to"))?;
    Ok(folder)
}

fn folder(settings: &Settings) -> PathBuf {
    settings.backup.folder.clone().unwrap_or_else(|| settings.store.path.join("backups"))
}

/// Makes a backup on a thread of its own, so stopping the bot does not wait for it.
async fn back_up(
    store: Folder,
    settings: Settings,
    folder: PathBuf,
    now: Timestamp,
) -> anyhow::Result<BackedUp> {
    let (done, told) = oneshot::channel();
    thread::Builder::new().name("backup".to_owned()).spawn(move || {
        // The receiver may be gone.
        let _ = done.send(back_up_to(&store, &settings, &folder, now));
    })?;
    told.await?
}

fn back_up_to(
    store: &Folder,
    settings: &Settings,
    folder: &Path,
    now: Timestamp,
) -> anyhow::Result<BackedUp> {
    check_folder(settings)?;
    fs::create_dir_all(folder)?;
    remove_unfinished(folder)?;
    let made = store.back_up(&folder.join(name(now)))?;
    rotate(folder, settings.backup.keep)?;
    Ok(made)
}

/// Removes an unfinished backup that a killed process left behind.
fn remove_unfinished(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if name.to_str().and_then(|name| name.strip_suffix(UNFINISHED)).and_then(time_in).is_some() {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Removes the oldest backups so that `keep` remain.
fn rotate(folder: &Path, keep: u32) -> io::Result<()> {
    let made = list(folder)?;
    let surplus = made.len().saturating_sub(usize::try_from(keep).unwrap_or(usize::MAX));
    made[..surplus].iter().try_for_each(|(_, file)| fs::remove_file(file))
}

/// Lists the backups in a folder by their names, oldest first.
fn list(folder: &Path) -> io::Result<Vec<(Timestamp, PathBuf)>> {
    let mut made = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        made.extend(entry.file_name().to_str().and_then(time_in).map(|at| (at, entry.path())));
    }
    made.sort_unstable();
    Ok(made)
}

/// The file name of a backup made at this time, such as `kuzhi-20261122-130500.backup`.
fn name(at: Timestamp) -> String {
    let at = i64::try_from(at.as_secs()).ok().and_then(|secs| OffsetDateTime::from_unix_timestamp(secs).ok());
    let at = at.unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (date, (hour, minute, second)) = (at.date(), at.to_hms());
    let (year, month, day) = (date.year(), u8::from(date.month()), date.day());
    let (begin, end) = NAME;
    format!("{begin}{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}{end}")
}

/// The time in a backup's file name, or `None` for any other name.
fn time_in(name: &str) -> Option<Timestamp> {
    let (begin, end) = NAME;
    let (date, time) = name.strip_prefix(begin)?.strip_suffix(end)?.split_once('-')?;
    let number = |text: &str| {
        let is_one = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_one.then(|| text.parse::<u8>().ok()).flatten()
    };
    if (date.len(), time.len()) != (8, 6) || !date.is_ascii() || !time.is_ascii() {
        return None;
    }
    let year = i32::from(number(&date[..2])?) * 100 + i32::from(number(&date[2..4])?);
    let month = Month::try_from(number(&date[4..6])?).ok()?;
    let date = Date::from_calendar_date(year, month, number(&date[6..])?).ok()?;
    let time = Time::from_hms(number(&time[..2])?, number(&time[2..4])?, number(&time[4..])?).ok()?;
    let at = date.with_time(time).assume_utc().unix_timestamp();
    Some(Timestamp::from_millis(u64::try_from(at).ok()?.checked_mul(1_000)?))
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;

    const NOON: Timestamp = Timestamp::from_millis(1_709_208_000_000);

    #[test]
    fn a_name_says_when_a_backup_was_made() {
        assert_eq!(name(NOON), "kuzhi-20240229-120000.backup");
        assert_eq!(time_in(&name(NOON)), Some(NOON));
        for other in [
            "kuzhi-20240229-120000.backup.new",
            "kuzhi-20240230-120000.backup",
            "kuzhi-2024022-9120000.backup",
            "kuzhi-+0240229-120000.backup",
            "kuzhi-20240229-120000",
            "games.backup",
        ] {
            assert_eq!(time_in(other), None, "{other}");
        }
    }

    #[test]
    fn the_oldest_backups_go_and_nothing_else() {
        let folder = tempdir().unwrap();
        let hour = Duration::from_hours(1);
        let made = [3, 0, 2, 1].map(|hours| name(NOON + hour * hours));
        let unfinished = format!("{}{UNFINISHED}", name(NOON));
        for file in made.iter().map(String::as_str).chain(["mine.backup", "kuzhi-x.backup", &unfinished]) {
            fs::write(folder.path().join(file), "").unwrap();
        }
        remove_unfinished(folder.path()).unwrap();
        rotate(folder.path(), 2).unwrap();
        let left = fs::read_dir(folder.path()).unwrap();
        let mut left: Vec<_> = left.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        left.sort();
        let [two, three] = [2, 3].map(|hours| name(NOON + hour * hours));
        assert_eq!(left, [two.as_str(), three.as_str(), "kuzhi-x.backup", "mine.backup"]);
    }
}
