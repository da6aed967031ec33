//! `/games`: one's matches everywhere, with links to their boards.

use std::sync::Arc;

use crate::discord::responder::Responder;
use crate::room::Doorkeeper;

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>) {
    doorkeeper.games(visitor.as_ref()).await;
}
