//! The first message of a page.

use kuzhi_connections::Connection;
use tokio::select;
use tokio::time::timeout;

use super::End;
use crate::backend::Notice;
use crate::message::{Content, Hello, PageMessage};
use crate::shared::Shared;
use crate::socket::{Incoming, Socket};

/// Waits until a page says for whom it is.
pub(super) async fn first_message(
    shared: &Shared,
    socket: &mut Socket,
    newcomer: &Connection,
) -> Result<(Hello, Option<u64>), End> {
    let reading = async {
        loop {
            match socket.read().await {
                Incoming::Sign => {}
                Incoming::Message(text) => return Ok(PageMessage::read(&text)),
                Incoming::Nonsense => return Ok(None),
                Incoming::Gone => return Err(End::Gone),
            }
        }
    };
    let message = select! {
        read = timeout(shared.limits().hello, reading) => read.map_err(|_| Notice::TooSlow)??,
        () = newcomer.evicted() => return Err(End::Gone),
        () = shared.stopping.cancelled() => return Err(Notice::Stopping.into()),
    };
    match message {
        Some(PageMessage { n, content: Content::Hello(hello) }) => Ok((hello, n)),
        _ => Err(Notice::Unreadable.into()),
    }
}
