//! Handles requests: for the page, for a token, and for a conversation.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{ACCEPT_LANGUAGE, HeaderMap};
use hyper::upgrade::{OnUpgrade, Parts};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use kuzhi_connections::Connection;
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::handshake::server::create_response;

use crate::answer::{Answer, json, only, permitted, readable, text};
use crate::backend::{Measured, NotAuthorised, Notice, TokenOutcome};
use crate::conversation::converse;
use crate::document::Document;
use crate::message::{self, TokenRequest};
use crate::rate::TokenRate;
use crate::shared::Shared;
use crate::socket::Socket;

/// The longest body of a request for a token.
const BODY: usize = 4 * 1024;

/// How long receiving it may take.
const BODY_TAKES: Duration = Duration::from_secs(5);

/// Handles requests.
pub(crate) struct RequestHandler {
    shared: Arc<Shared>,
    document: Document,
    rate: Mutex<TokenRate>,
    lookups: Semaphore,
}

/// Why there is no token: a status, and a sentence.
struct TokenRefusal(StatusCode, String);

impl TokenRefusal {
    fn outcome(&self) -> TokenOutcome {
        match self.0 {
            StatusCode::FORBIDDEN => TokenOutcome::Refused,
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => TokenOutcome::Full,
            StatusCode::BAD_GATEWAY => TokenOutcome::Failed,
            _ => TokenOutcome::Unreadable,
        }
    }
}

impl RequestHandler {
    pub(crate) fn new(shared: Arc<Shared>, has_stand_in: bool) -> RequestHandler {
        let limits = shared.limits();
        let rate = Mutex::new(TokenRate::new(limits.tokens, limits.tokens_an_address, Instant::now()));
        let lookups = Semaphore::new(limits.lookups);
        RequestHandler { shared, document: Document::new(has_stand_in), rate, lookups }
    }

    /// Answers a request of this peer.
    pub(crate) async fn take(
        &self,
        request: Request<Incoming>,
        peer: SocketAddr,
        newcomer: &Arc<Connection>,
    ) -> Answer {
        match (request.method(), request.uri().path()) {
            (&Method::GET | &Method::HEAD, "/" | "/index.html") => self.document.answer(request.headers()),
            (&Method::OPTIONS, "/token") => permitted(),
            (&Method::POST, "/token") => {
                let (head, body) = request.into_parts();
                let token = self.token(&head.headers, body, peer.ip(), newcomer).await;
                let outcome = token.as_ref().map_or_else(TokenRefusal::outcome, |_| TokenOutcome::Given);
                self.shared.backend.measure(Measured::Token(outcome));
                match token {
                    Ok(token) => readable(json(StatusCode::OK, message::token(&token))),
                    Err(TokenRefusal(status, why)) => readable(json(status, message::token_refused(&why))),
                }
            }
            (&Method::GET, "/live") => self.converse(request, newcomer),
            (_, "/" | "/index.html") => only("GET, HEAD"),
            (_, "/token") => only("OPTIONS, POST"),
            (_, "/live") => only("GET"),
            _ => text(StatusCode::NOT_FOUND, "there is nothing here\n"),
        }
    }

    /// Finds out who someone is, and makes a token for them.
    async fn token(
        &self,
        headers: &HeaderMap,
        body: Incoming,
        peer: IpAddr,
        newcomer: &Connection,
    ) -> Result<String, TokenRefusal> {
        let backend = &self.shared.backend;
        let refuse =
            |status, notice| TokenRefusal(status, backend.sentence(notice, &preferred_locale(headers)));
        let body = timeout(BODY_TAKES, Limited::new(body, BODY).collect()).await;
        let body = match body {
            Ok(Ok(body)) => body.to_bytes(),
            Ok(Err(error)) if error.is::<LengthLimitError>() => {
                return Err(refuse(StatusCode::PAYLOAD_TOO_LARGE, Notice::Unreadable));
            }
            Ok(Err(_)) => return Err(refuse(StatusCode::BAD_REQUEST, Notice::Unreadable)),
            Err(_) => return Err(refuse(StatusCode::REQUEST_TIMEOUT, Notice::TooSlow)),
        };
        let request = TokenRequest::read(&body);
        let request = request.ok_or_else(|| refuse(StatusCode::BAD_REQUEST, Notice::Unreadable))?;
        if !self.allows(origin(peer, headers)) {
            return Err(refuse(StatusCode::TOO_MANY_REQUESTS, Notice::Full));
        }
        let busy = || refuse(StatusCode::SERVICE_UNAVAILABLE, Notice::Full);
        let _permit = self.lookups.try_acquire().map_err(|_| busy())?;
        let _protection = newcomer.begin_request(&self.shared.newcomers);
        let asking = backend.authorise(&request.code, &request.instance);
        match timeout(self.shared.limits().lookup, asking).await {
            Ok(Ok(person)) => Ok(self.shared.key.seal(&person, backend.now())),
            Ok(Err(NotAuthorised::Refused(refusal))) => {
                Err(TokenRefusal(StatusCode::FORBIDDEN, refusal.text))
            }
            Ok(Err(NotAuthorised::Failed)) | Err(_) => Err(refuse(StatusCode::BAD_GATEWAY, Notice::Failed)),
        }
    }

    fn allows(&self, address: IpAddr) -> bool {
        let mut rate = self.rate.lock().unwrap_or_else(PoisonError::into_inner);
        rate.allows(address, Instant::now())
    }

    /// Turns a connection into a WebSocket, and begins to talk.
    fn converse(&self, mut request: Request<Incoming>, newcomer: &Arc<Connection>) -> Answer {
        let upgrade = hyper::upgrade::on(&mut request);
        let locale = preferred_locale(request.headers());
        let Ok(response) = create_response(&request.map(|_| ())) else {
            return text(StatusCode::UPGRADE_REQUIRED, "this is for WebSockets\n");
        };
        let (shared, newcomer) = (Arc::clone(&self.shared), Arc::clone(newcomer));
        self.shared.tasks.spawn(async move {
            if let Some(socket) = upgraded(upgrade).await {
                converse(shared, socket, newcomer, locale).await;
            }
        });
        response.map(|()| Bytes::new().into())
    }
}

/// Waits until the response is written and the connection is ours.
async fn upgraded(upgrade: OnUpgrade) -> Option<Socket> {
    let Parts { io, read_buf, .. } = upgrade.await.ok()?.downcast::<TokioIo<TcpStream>>().ok()?;
    // Copied: what is left of hyper's buffer would keep all of it.
    Some(Socket::new(io, read_buf.to_vec()).await)
}

/// Returns the address from which a request comes. A proxy on this machine or beside it says it last. Others
/// beside it could say so, too: it is used for a limit alone, and there is another one for all together.
fn origin(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let is_near = match peer.to_canonical() {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    };
    let said = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| is_near);
    let last = said.and_then(|said| said.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

/// Returns the language that somebody's browser prefers; nothing else is known of them yet.
fn preferred_locale(headers: &HeaderMap) -> String {
    let all = headers.get(ACCEPT_LANGUAGE).and_then(|all| all.to_str().ok()).unwrap_or_default();
    let first = all.split([',', ';']).next().unwrap_or_default().trim();
    let is_tag = first.len() <= 16 && first.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if is_tag { first.to_owned() } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in all {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn a_proxy_beside_the_bot_says_who_asks_and_nobody_else_does() {
        let said = headers(&[("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "2.2.2.2, 3.3.3.3")]);
        let origin = |peer: &str, headers| origin(peer.parse().unwrap(), headers).to_string();
        assert_eq!(origin("127.0.0.1", &said), "3.3.3.3");
        assert_eq!(origin("10.0.0.2", &said), "3.3.3.3");
        assert_eq!(origin("fd00::2", &said), "3.3.3.3");
        assert_eq!(origin("203.0.113.1", &said), "203.0.113.1");
        assert_eq!(origin("127.0.0.1", &headers(&[("x-forwarded-for", "nonsense")])), "127.0.0.1");
    }

    #[test]
    fn the_browser_says_a_language() {
        for (said, tag) in [("tr-TR,tr;q=0.9", "tr-TR"), ("fr", "fr"), ("*", ""), ("", "")] {
            assert_eq!(preferred_locale(&headers(&[("accept-language", said)])), tag);
        }
    }
}
