//! A request that is being handled.

use std::sync::Arc;

use kuzhi_engine::Game;

use super::Reply;
use crate::domain::{PlayerId, Refusal};
use crate::request::Request;
use crate::room::{ActionError, Doorkeeper, Standpoint, Visitor};
use crate::screens::Screen;
use crate::words::Words;

/// A request, whoever waits for its answer, and who can do what it asks for.
pub(super) struct Handling<'a> {
    pub(super) doorkeeper: &'a Doorkeeper,
    pub(super) request: &'a Request,
    pub(super) reply: Arc<dyn Reply>,
}

impl Handling<'_> {
    /// Whoever waits for the answer.
    pub(super) fn visitor(&self) -> Arc<dyn Visitor> {
        Arc::<dyn Reply>::clone(&self.reply)
    }

    pub(super) fn who(&self) -> PlayerId {
        self.request.who
    }

    /// What is said to them alone is said in these words.
    pub(super) fn words(&self) -> &'static Words {
        self.reply.words()
    }

    /// Where they stand, and what that allows them.
    pub(super) fn standpoint(&self) -> Standpoint {
        let Request { place, parent, rights, .. } = *self.request;
        Standpoint { place, parent, is_manager: rights.manages }
    }

    /// The game that is meant here where none is named.
    pub(super) async fn usual_game(&self) -> Game {
        self.doorkeeper.usual_game(self.request.place.guild).await
    }

    /// Shows a screen where the request was made.
    pub(super) async fn answer(&self, screen: &Screen) {
        self.doorkeeper.answer(self.visitor().as_ref(), screen).await;
    }

    /// Says something to the person alone.
    pub(super) async fn tell(&self, screen: &Screen) {
        self.doorkeeper.tell(self.visitor().as_ref(), screen).await;
    }

    /// Says why they do not get what they want.
    pub(super) async fn explain(&self, error: ActionError) {
        self.doorkeeper.explain(error, self.visitor().as_ref()).await;
    }

    /// Says no, and why.
    pub(super) async fn refuse(&self, refusal: Refusal) {
        self.explain(refusal.into()).await;
    }
}
