//! `kuzhi-bot check`: finds problems before the bot is started, and says how to fix them.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::Path;

use kuzhi_config::{Discord, Environment, Settings};
use kuzhi_store::Finding;

use crate::discord::ConnectionError;
use crate::http::{Listener, Monitor};
use crate::{discord, logging};

/// Checks the settings, the store, the connection, the token and the HTTP endpoints if there are any. Prints
/// a line for each and returns true if all is well.
///
/// # Errors
///
/// If the lines cannot be written.
pub async fn check(file: Option<&Path>, environment: &Environment, out: &mut impl Write) -> io::Result<bool> {
    let settings = match Settings::load(file, environment) {
        Ok(settings) => settings,
        Err(error) => {
            report(out, "settings", Err::<String, _>(error))?;
            return Ok(false);
        }
    };
    // Looking at the store reports some things by itself.
    if let Err(error) = logging::start(&settings.log) {
        report(out, "settings", Err::<String, _>(error))?;
        return Ok(false);
    }
    report(out, "settings", Ok::<_, io::Error>("all readable"))?;
    let store_is_well = report(out, "store", check_store(&settings))?;
    let token =
        discord::check_identity(&settings.discord).await.map(|name| format!("Discord knows us as {name}"));
    let what = match &token {
        Err(ConnectionError::Failed(_) | ConnectionError::GivenUp(_)) => "connection",
        Ok(_)
        | Err(ConnectionError::NoToken(_) | ConnectionError::TokenRefused | ConnectionError::OtherKey) => {
            "token"
        }
    };
    let token_is_well = report(out, what, token)?;
    let door_is_well = match settings.http.endpoint() {
        Some((address, key)) => report(out, "http", check_door(&settings.discord, address, key).await)?,
        None => true,
    };
    let monitor_is_well = match settings.metrics.address {
        Some(address) => {
            let free = Monitor::open(address).await.map(|_| format!("{address} is free"));
            report(out, "metrics", free)?
        }
        None => true,
    };
    Ok(store_is_well && token_is_well && door_is_well && monitor_is_well)
}

/// Checks whether the bot can start on the store, which is not changed.
fn check_store(settings: &Settings) -> anyhow::Result<String> {
    let name = kuzhi_store::name(settings);
    let Some(findings) = kuzhi_store::inspect(settings)? else {
        return Ok(format!("{name} (there is none yet: the first start makes one, with nothing in it)"));
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
    Ok(name)
}

/// Checks whether interactions can arrive over HTTP, and whether Discord posts them.
async fn check_door(discord: &Discord, address: SocketAddr, key: &str) -> anyhow::Result<String> {
    let _listener = Listener::open(address, key).await?;
    let application = discord::check_application(discord).await?;
    if !application.has_key(key) {
        return Err(ConnectionError::OtherKey.into());
    }
    Ok(match application.endpoint {
        Some(url) => format!("{address} is free, and Discord posts interactions to {url}"),
        None => format!(
            "{address} is free, and Discord posts nothing yet: with the bot running, set the Interactions \
             Endpoint URL on the application's General Information page"
        ),
    })
}

fn report<T: ToString, E: ToString>(
    out: &mut impl Write,
    what: &str,
    found: Result<T, E>,
) -> io::Result<bool> {
    match found {
        Ok(found) => writeln!(out, "ok    {what}: {}", found.to_string()).map(|()| true),
        Err(error) => writeln!(out, "WRONG {what}: {}", error.to_string()).map(|()| false),
    }
}
