//! Preferences and house rules.

use deadpool_postgres::Object;
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_store::StoreError;
use kuzhi_store::record::RecordError;
use kuzhi_store::record::settings;

use crate::PostgresStore;
use crate::numbers::signed;
use crate::row::text;

/// A kind of setting: its table, and how it is written and read.
pub(crate) struct Setting<T> {
    what: &'static str,
    get: &'static str,
    put: &'static str,
    write: fn(&T) -> Result<Vec<u8>, RecordError>,
    read: fn(&[u8]) -> Result<T, RecordError>,
}

/// People's preferences.
pub(crate) const PREFERENCES: Setting<Preferences> = Setting {
    what: "the preferences of a person",
    get: "SELECT preferences FROM people WHERE id = $1",
    put: "INSERT INTO people (id, preferences, hidden) \
          VALUES ($1, $2::text, $2::text::jsonb ->> 'listed' = 'false') \
          ON CONFLICT (id) DO UPDATE SET preferences = excluded.preferences, hidden = excluded.hidden",
    write: settings::write_preferences,
    read: settings::read_preferences,
};

/// Servers' rules.
pub(crate) const HOUSE_RULES: Setting<HouseRules> = Setting {
    what: "the rules of a server",
    get: "SELECT record FROM house_rules WHERE guild = $1",
    put: "INSERT INTO house_rules (guild, record) VALUES ($1, $2) \
          ON CONFLICT (guild) DO UPDATE SET record = excluded.record",
    write: settings::write_house_rules,
    read: settings::read_house_rules,
};

pub(crate) const QUARANTINE: &str = "
INSERT INTO quarantine (kind, owner, record) VALUES ($1, $2, $3)
ON CONFLICT (kind, owner, match) DO UPDATE SET record = excluded.record";

impl<T> Setting<T> {
    /// The name under which it is quarantined.
    pub(crate) const fn what(&self) -> &'static str {
        self.what
    }
}

impl<T: Default> Setting<T> {
    /// Returns the setting of a record. The default if there is none, or if it cannot be read, which is
    /// reported.
    pub(crate) fn read_or_usual(&self, owner: i64, record: Option<&str>) -> T {
        let Some(record) = record else { return T::default() };
        (self.read)(record.as_bytes()).unwrap_or_else(|cause| {
            tracing::error!(owner, %cause, "{} cannot be read; the defaults apply", self.what);
            T::default()
        })
    }
}

impl PostgresStore {
    pub(crate) fn setting<T: Default>(&self, setting: &Setting<T>, owner: u64) -> Result<T, StoreError> {
        let owner = signed(owner);
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(setting.get).await?;
            client.query_opt(&statement, &[&owner]).await
        })?;
        Ok(setting.read_or_usual(owner, row.as_ref().and_then(|row| row.get(0))))
    }

    /// Stores a setting. An unreadable value is quarantined before it is replaced.
    pub(super) fn save_setting<T>(
        &self,
        setting: &Setting<T>,
        owner: u64,
        value: &T,
    ) -> Result<(), StoreError> {
        let record = (setting.write)(value).and_then(text).map_err(StoreError::unwritable(setting.what))?;
        let (owner, read) = (signed(owner), setting.read);
        self.ask_durably(async |client: &Object| {
            let get = client.prepare_cached(setting.get).await?;
            let before = client.query_opt(&get, &[&owner]).await?;
            let before = before.as_ref().and_then(|row| row.get::<_, Option<&str>>(0));
            if let Some(before) = before.filter(|before| read(before.as_bytes()).is_err()) {
                let put = client.prepare_cached(QUARANTINE).await?;
                client.execute(&put, &[&setting.what, &owner, &before]).await?;
            }
            let put = client.prepare_cached(setting.put).await?;
            client.execute(&put, &[&owner, &record]).await
        })
        .map(drop)
    }
}
