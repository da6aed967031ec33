//! `kuzhi-bot check`: finds problems before the bot is started, and says how to fix them.

use std::io::{self, Write};
use std::net::SocketAddr;

use kuzhi_config::{Discord, Settings};
use kuzhi_store::{Finding, StoreError, StoreLocation};

use super::Call;
use crate::activity::ActivityListener;
use crate::discord::ConnectionError;
use crate::health::Unhealthy;
use crate::http::{Listener, ListenerError, Monitor};
use crate::outcome::Outcome;
use crate::store_location::store_location;
use crate::{backup, discord, health, logging};

/// Checks the settings, the store, the backups, the connection, the token, and the HTTP endpoints and the
/// Activity if there are any. Prints a line for each and returns what the program ends with.
///
/// # Errors
///
/// If the lines cannot be written.
pub async fn check(call: &mut Call<'_>) -> anyhow::Result<Outcome> {
    let out = &mut call.out;
    let settings = match Settings::load(call.config, call.environment) {
        Ok(settings) => settings,
        Err(errors) => {
            errors.iter().try_for_each(|error| writeln!(out, "WRONG settings: {error}"))?;
            return Ok(Outcome::WrongSettings);
        }
    };
    // Looking at the store reports some things by itself.
    if let Err(error) = logging::start(&settings.log) {
        return Ok(report(out, "log", Err(error.into()))?);
    }
    let mut outcome = report(out, "settings", Ok("all readable".to_owned()))?;
    let place = store_location(&settings);
    let has_folder = place.as_ref().is_ok_and(|place| place.folder().is_some());
    let store = place.map_err(Into::into).and_then(|place| check_store(place.as_ref(), &settings));
    let is_running = matches!(store, Ok((_, true)));
    outcome = outcome.max(report(out, "store", store.map(|(found, _)| found))?);
    if settings.backup.every.is_some() && has_folder {
        let folder = backup::check_folder(&settings).map(|folder| folder.display().to_string());
        outcome = outcome.max(report(out, "backup", folder)?);
    }
    let token = discord::check_identity(&settings.discord).await;
    let is_cut_off = token.as_ref().is_err_and(|error| !error.is_of_settings());
    let token = token.map(|name| format!("Discord knows us as {name}")).map_err(Into::into);
    outcome = outcome.max(report(out, if is_cut_off { "connection" } else { "token" }, token)?);
    if let Some((address, key)) = settings.http.endpoint() {
        let found = check_listener(&settings.discord, address, key, is_running).await;
        outcome = outcome.max(report(out, "http", found)?);
    }
    for found in check_activity(&settings, is_running).await {
        outcome = outcome.max(report(out, "activity", found)?);
    }
    if let Some(address) = settings.metrics.address {
        let found = free(Monitor::open(address).await.map(drop), address, is_running);
        outcome = outcome.max(report(out, "metrics", found.map_err(Into::into))?);
    }
    Ok(outcome)
}

/// Checks whether the bot can start on the store, which is not changed, and tells whether one runs on it.
fn check_store(place: &dyn StoreLocation, settings: &Settings) -> anyhow::Result<(String, bool)> {
    let name = place.name();
    // With a database, or while the bot opens its store, only one of the two says so.
    let health = health::check(&settings.store.path);
    let is_running = health.is_ok();
    let findings = match place.inspect() {
        Err(StoreError::Locked { .. }) => return Ok((format!("{name} (in use by {})", user(&health)), true)),
        Ok(None) => {
            let new = format!("{name} (there is none yet: the first start makes one, with nothing in it)");
            return Ok((new, is_running));
        }
        found => found?.unwrap_or_default(),
    };
    let wrong = findings
        .iter()
        .filter_map(|Finding { what, found }| Some(format!("{what}: {}", found.as_ref().err()?)));
    let wrong: Vec<String> = wrong.collect();
    anyhow::ensure!(
        wrong.is_empty(),
        "the store at {name} is damaged ({}); first copy its folder, then start the bot, which repairs \
         what it can",
        wrong.join("; ")
    );
    Ok((name, is_running))
}

/// Names who uses the store, by the sign of life that a running bot gives.
fn user(health: &Result<(), Unhealthy>) -> String {
    match health {
        Err(Unhealthy::Opening(how_far)) => format!("a bot that is starting: {how_far}"),
        Err(Unhealthy::NoSign { .. } | Unhealthy::Silent(_)) => {
            "a bot that is starting, or another command".to_owned()
        }
        _ => "a running bot".to_owned(),
    }
}

/// Whether an address can be listened at. A running bot does so itself.
fn free(
    opened: Result<(), ListenerError>,
    address: SocketAddr,
    is_running: bool,
) -> Result<String, ListenerError> {
    match opened {
        Err(ListenerError::Busy { .. }) if is_running => Ok(format!("{address} is in use by a running bot")),
        opened => opened.map(|()| format!("{address} is free")),
    }
}

/// Checks whether interactions can arrive over HTTP, and whether Discord posts them.
async fn check_listener(
    discord: &Discord,
    address: SocketAddr,
    key: &str,
    is_running: bool,
) -> anyhow::Result<String> {
    let opened = Listener::open(address, key).await.map(drop);
    let address = free(opened, address, is_running)?;
    let application = discord::check_application(discord).await?;
    if !application.has_key(key) {
        return Err(ConnectionError::OtherKey.into());
    }
    Ok(match application.endpoint {
        Some(url) => format!("{address}, and Discord posts interactions to {url}"),
        None => format!(
            "{address}, and Discord posts nothing yet: with the bot running, set the Interactions \
             Endpoint URL on the application's General Information page"
        ),
    })
}

/// Checks whether Discord opens the Activity, and lets people in. Returns all that is missing.
async fn check_activity(settings: &Settings, is_running: bool) -> Vec<anyhow::Result<String>> {
    let Some((address, secret)) = settings.activity.endpoint() else {
        let off = "off, though there is a client secret: activity.address turns it on";
        return if settings.activity.lacks_address() { vec![Ok(off.to_owned())] } else { Vec::new() };
    };
    let opened = ActivityListener::open(address, secret).await.map(drop);
    let address = match free(opened, address, is_running) {
        Ok(address) => address,
        Err(error) => return vec![Err(error.into())],
    };
    match discord::check_portal(&settings.discord, secret).await {
        Err(error) => vec![Err(error.into())],
        Ok(portal) if portal.lacks.is_empty() => {
            let only = " (from boards alone until the bot starts and adds its Entry Point)";
            let entry = if portal.has_entry_point { "" } else { only };
            vec![Ok(format!(
                "{address}, and Discord opens the Activity{entry}; it does not say whether the Root Mapping \
                 at Activities, URL Mappings, leads here"
            ))]
        }
        Ok(portal) => portal.lacks.into_iter().map(|lack| Err(lack.into())).collect(),
    }
}

fn report(out: &mut impl Write, what: &str, found: anyhow::Result<String>) -> io::Result<Outcome> {
    match found {
        Ok(found) => writeln!(out, "ok    {what}: {found}").map(|()| Outcome::Well),
        Err(error) => writeln!(out, "WRONG {what}: {error:#}").map(|()| Outcome::of_error(&error)),
    }
}
