//! Snowflakes: Discord's IDs, which contain their time of creation.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Serialize, Serializer};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Discord's epoch, the first millisecond of 2015, in Unix time.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// An ID of a person, channel, message or interaction.
///
/// Its upper bits are its time of creation. Bots read the age of a message from them, so the stand-in creates
/// its IDs with the real time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(u64);

impl Snowflake {
    /// Creates the ID with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Returns the number.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Returns its time of creation, as Discord writes a time.
    ///
    /// # Panics
    ///
    /// Never: every millisecond that fits into an ID is before the year 10,000.
    pub fn timestamp(self) -> String {
        let since_1970 = Duration::from_millis((self.0 >> 22) + DISCORD_EPOCH_MS);
        rfc3339(UNIX_EPOCH + since_1970)
    }

    /// Returns the ID that was created so much earlier.
    pub(crate) const fn earlier(self, time: Duration) -> Self {
        Self(self.0 - ((time.as_secs() * 1_000) << 22))
    }

    /// Returns which of `shards` shards receives the events of the guild with this ID.
    pub const fn shard(self, shards: u64) -> u64 {
        (self.0 >> 22) % shards
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Snowflake {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Snowflake {
    /// As text: JavaScript's numbers, for which Discord's JSON was made, are too short.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Creates IDs, each later than all before.
#[derive(Debug, Default)]
pub struct Mint {
    last: u64,
    /// How far its clock is ahead.
    pub(crate) ahead: Duration,
}

impl Mint {
    /// Returns the next ID, dated now.
    pub fn next_id(&mut self) -> Snowflake {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default() + self.ahead;
        let millis = u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX);
        let earliest = millis.saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last = earliest.max(self.last + 1);
        Snowflake(self.last)
    }
}

/// Formats a time as Discord does.
pub(crate) fn rfc3339(time: SystemTime) -> String {
    OffsetDateTime::from(time).format(&Rfc3339).expect("a year of four digits")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow() {
        let mut mint = Mint::default();
        let ids: Vec<_> = (0..1000).map(|_| mint.next_id()).collect();
        assert!(ids.is_sorted_by(|earlier, later| earlier < later));
    }

    #[test]
    fn an_id_tells_its_time_and_its_shard() {
        // The example in Discord's documentation.
        let id: Snowflake = "175928847299117063".parse().unwrap();
        assert_eq!(id.timestamp(), "2016-04-30T11:18:25.796Z");
        assert_eq!(id.shard(1), 0);
        assert_eq!(serde_json::to_value(id).unwrap(), "175928847299117063");
    }
}
