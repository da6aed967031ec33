//! The Activity: a board to touch inside Discord. This folder turns what people do on its page into requests,
//! and the service's answers into values for the page. Everything else is decided where it is for clicks.

mod backend;
mod others;
mod reply;
mod request;
mod words;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_activity::{Limits, Pages, Server, TokenKey};
use kuzhi_config::Token;
use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use kuzhi_view::request::Action;
use tokio::net::TcpListener;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use self::backend::ServiceBackend;
use self::request::opening;
#[cfg(test)]
pub(crate) use self::words::KEYS as WORDS;
use crate::delivery::DiscordClient;
use crate::discord::Identity;
use crate::http::{ListenerError, listen};
use crate::metrics::{ALONE, Gauge, number};
use crate::service::{Follow, Service};

/// The interval at which pages are counted. Prometheus usually scrapes as often.
const EACH: Duration = Duration::from_secs(15);

/// The setting that names the address.
const SETTING: &str = "activity.address";

/// The Activity's server on a bound address, before it serves anybody.
#[derive(Debug)]
pub struct ActivityListener {
    listener: TcpListener,
    client_secret: Token,
}

/// The pages that are open, as the service tells them what happens.
struct OpenPages(Arc<Pages>);

impl Follow for OpenPages {
    fn changed(&self, id: MatchId) {
        self.0.changed(id);
    }

    fn open(&self, who: PlayerId, channel: ChannelId, wanted: &Action) {
        self.0.open_for(who, channel, &opening(wanted));
    }
}

impl ActivityListener {
    /// Binds an address.
    ///
    /// # Errors
    ///
    /// When the address cannot be used.
    pub async fn open(address: SocketAddr, client_secret: &Token) -> Result<ActivityListener, ListenerError> {
        let listener = listen(SETTING, address).await?;
        Ok(ActivityListener { listener, client_secret: client_secret.clone() })
    }

    /// Returns the bound address.
    ///
    /// # Errors
    ///
    /// If the system does not report it.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The client secret, which Discord asks for.
    pub(crate) const fn client_secret(&self) -> &Token {
        &self.client_secret
    }

    /// Serves pages until told to stop. From now on, people are offered to open them.
    pub(crate) fn serve(
        self,
        service: Arc<Service>,
        discord: Arc<dyn DiscordClient>,
        identity: Identity,
        stopping: CancellationToken,
    ) -> impl Future<Output = ()> + Send {
        let ActivityListener { listener, client_secret } = self;
        let (pages, key) = (Pages::new(Limits::for_system()), TokenKey::new(client_secret.expose()));
        service.followers().tell(OpenPages(Arc::clone(&pages)));
        let others = others::tell_changes(Arc::clone(&service), Arc::clone(&pages));
        let counting = keep_counting(Arc::clone(&pages));
        let has_stand_in = identity.asks_this_machine();
        let backend = Arc::new(ServiceBackend::new(service, discord, identity));
        let server = Server::new(listener, backend, pages, key).with_stand_in(has_stand_in);
        async move {
            tokio::select! {
                () = server.serve(stopping) => {}
                () = others => {}
                () = counting => {}
            }
        }
    }
}

/// Counts the open pages for as long as it is polled.
async fn keep_counting(pages: Arc<Pages>) {
    loop {
        Gauge::Pages.set(ALONE, number(pages.count() as u64));
        sleep(EACH).await;
    }
}
