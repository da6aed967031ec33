//! Backups that a running bot makes by itself, each in a file of its own, of which the last ones are kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use kuzhi_config::Settings;
use time::{Date, Month, OffsetDateTime, Time};
use tokio::sync::oneshot;

use crate::clock::Clock;
use crate::domain::Timestamp;
use crate::metrics::{ALONE, Counter, Gauge, number};
use crate::size::mebibytes;
use crate::store::{self, BackedUp};

/// What the name of such a file begins and ends with; between them stands when it was made.
const NAME: (&str, &str) = ("kuzhi-", ".backup");

/// What is added to the name of one that is being written.
const UNFINISHED: &str = ".new";

/// A start has other things to do.
const AFTER_START: Duration = Duration::from_mins(5);

/// After how long a backup that failed is tried again, at most.
const TRY_AGAIN: Duration = Duration::from_hours(1);

/// Backs the store's folder up again and again, as the settings say, for as long as the bot runs.
pub(crate) async fn keep_backing_up(settings: Settings, clock: Clock) {
    let Some(every) = settings.backup.every.filter(|_| settings.store.url.is_none()) else { return };
    let folder = folder(&settings);
    let mut earliest = clock.now() + AFTER_START.min(every);
    loop {
        // Where there is none, or they cannot be looked at, one is due.
        let newest = list(&folder).ok().and_then(|made| made.last().map(|(at, _)| *at));
        if let Some(newest) = newest {
            Gauge::LastBackup.set(ALONE, number(newest.as_secs()));
        }
        // A clock that was put back does not put backups off for longer.
        let due = newest.map_or(earliest, |newest| newest.min(clock.now()) + every);
        clock.until(due.max(earliest)).await;
        earliest = match back_up(settings.clone(), folder.clone(), clock.now()).await {
            Ok(BackedUp { bytes, .. }) => {
                tracing::info!(folder = %folder.display(), "the store was backed up: {}", mebibytes(bytes));
                clock.now()
            }
            Err(error) => {
                Counter::BackupFailures.add(ALONE);
                tracing::error!(
                    folder = %folder.display(),
                    "the store could not be backed up, which is tried again; play goes on meanwhile: {error:#}"
                );
                clock.now() + every.min(TRY_AGAIN)
            }
        };
    }
}

fn folder(settings: &Settings) -> PathBuf {
    settings.backup.folder.clone().unwrap_or_else(|| settings.store.path.join("backups"))
}

/// Makes one on a thread of its own, for which nobody waits who stops the bot.
async fn back_up(settings: Settings, folder: PathBuf, now: Timestamp) -> anyhow::Result<BackedUp> {
    let (done, told) = oneshot::channel();
    thread::Builder::new().name("backup".to_owned()).spawn(move || {
        // Whoever waited may be gone.
        let _ = done.send(back_up_to(&settings, &folder, now));
    })?;
    told.await?
}

fn back_up_to(settings: &Settings, folder: &Path, now: Timestamp) -> anyhow::Result<BackedUp> {
    fs::create_dir_all(folder)?;
    remove_unfinished(folder)?;
    let made = store::back_up(settings, &folder.join(name(now)))?;
    rotate(folder, settings.backup.keep)?;
    Ok(made)
}

/// Removes what a kill has left of one.
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

/// Removes the oldest, so that as many remain as are kept.
fn rotate(folder: &Path, keep: u32) -> io::Result<()> {
    let made = list(folder)?;
    let surplus = made.len().saturating_sub(usize::try_from(keep).unwrap_or(usize::MAX));
    made[..surplus].iter().try_for_each(|(_, file)| fs::remove_file(file))
}

/// All backups of a folder that have such names, the oldest first.
fn list(folder: &Path) -> io::Result<Vec<(Timestamp, PathBuf)>> {
    let mut made = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        made.extend(entry.file_name().to_str().and_then(time_in).map(|at| (at, entry.path())));
    }
    made.sort_unstable();
    Ok(made)
}

/// The name of one that was made at a time: `kuzhi-20261122-130500.backup`.
fn name(at: Timestamp) -> String {
    let at = i64::try_from(at.as_secs()).ok().and_then(|secs| OffsetDateTime::from_unix_timestamp(secs).ok());
    let at = at.unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (date, (hour, minute, second)) = (at.date(), at.to_hms());
    let (year, month, day) = (date.year(), u8::from(date.month()), date.day());
    let (begin, end) = NAME;
    format!("{begin}{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}{end}")
}

/// When a file of this name was made; nothing of one that has another name.
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
