//! The way to answer somebody who acted on a page.
//!
//! A page is like a private message beside the board: the board in the channel changes by itself, and so does
//! that on the page. What is for everyone is posted in the channel.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use kuzhi_activity::Refusal;
use kuzhi_domain::matches::Place;
use kuzhi_domain::{InteractionId, MessageId};
use kuzhi_view::live::{LiveForm, LiveScreen};
use kuzhi_view::request::{Action, Answer, Languages, Proposal, Request};
use kuzhi_view::screens::{Form, Screen};

use super::request::opening;
use crate::delivery::{BoxFuture, DiscordClient, Nonce, Reply, ShowError, Shown};
use crate::service::Service;

/// Answers a page.
#[derive(Clone)]
pub(super) struct PageReply {
    to: Arc<Asked>,
    shows: Shows,
}

/// What is answered.
struct Asked {
    page: kuzhi_activity::Reply,
    service: Arc<Service>,
    discord: Arc<dyn DiscordClient>,
    request: InteractionId,
    place: Place,
    /// The name of the screen on which the button stands, or of the one that the answer makes.
    screen: String,
    posted: AtomicU32,
}

/// Where a screen for everyone goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Shows {
    /// Nowhere: it is the board, which is open.
    Nowhere,
    /// Into the channel.
    InChannel,
    /// Onto the page.
    OnPage,
}

impl Shows {
    fn for_action(action: &Action) -> Shows {
        let terms = action.terms();
        match terms.answer {
            Answer::ForAll | Answer::Further => Shows::InChannel,
            _ if matches!(action, Action::Answer(answer) if !answer.accepts) => Shows::InChannel,
            Answer::Panel | Answer::AtBoard(_) => Shows::Nowhere,
            _ if terms.changes => Shows::Nowhere,
            _ => Shows::OnPage,
        }
    }
}

impl PageReply {
    /// Answers a request of a page. `at` is the screen on which the button stands.
    pub(super) fn new(
        page: kuzhi_activity::Reply,
        request: &Request,
        at: Option<String>,
        service: &Arc<Service>,
        discord: &Arc<dyn DiscordClient>,
    ) -> PageReply {
        let is_apart = request.action.terms().answer == Answer::Apart;
        let screen = at.filter(|_| !is_apart).unwrap_or_else(|| format!("s{:x}", request.id.0));
        let to = Asked {
            page,
            service: Arc::clone(service),
            discord: Arc::clone(discord),
            request: request.id,
            place: request.place,
            screen,
            posted: AtomicU32::new(0),
        };
        PageReply { to: Arc::new(to), shows: Shows::for_action(&request.action) }
    }
}

impl Asked {
    async fn post(&self, screen: &Screen) -> Result<Shown, ShowError> {
        let number = self.posted.fetch_add(1, Ordering::Relaxed);
        let nonce = Nonce::of_request(self.request, number);
        Ok(Shown::To(self.discord.post(self.place, screen, nonce).await?))
    }

    /// Shows a screen on the page. One sentence stands beside the board.
    async fn show(&self, screen: &Screen) {
        let names = self.service.names_in(&screen.text).await;
        let is_bare = screen.menus.is_empty() && screen.rows.is_empty() && screen.file.is_none();
        if is_bare && !screen.text.contains('\n') {
            self.page.refuse(&Refusal { text: screen.text.clone(), names });
        } else {
            self.page.show(&self.screen, &names, &LiveScreen::from_screen(screen));
        }
    }
}

impl Reply for PageReply {
    /// The page was told its language when it came.
    fn set_languages(&self, _: Languages) {}

    fn show<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(async move {
            match self.shows {
                Shows::Nowhere => {}
                Shows::InChannel => return self.to.post(screen).await,
                Shows::OnPage => self.to.show(screen).await,
            }
            Ok(Shown::Alone)
        })
    }

    fn tell<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async move {
            self.to.show(screen).await;
            Ok(())
        })
    }

    fn ask<'a>(&'a self, form: &'a Form) -> BoxFuture<'a, Result<(), ShowError>> {
        self.to.page.ask(&LiveForm::from_form(form));
        Box::pin(std::future::ready(Ok(())))
    }

    /// The page is there already.
    fn launch<'a>(&'a self, wanted: &'a Action) -> BoxFuture<'a, Result<(), ShowError>> {
        self.to.page.open(opening(wanted));
        Box::pin(std::future::ready(Ok(())))
    }

    fn add<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(self.to.post(screen))
    }

    fn further(&self) -> Arc<dyn Reply> {
        Arc::new(PageReply { shows: Shows::InChannel, ..self.clone() })
    }

    fn take_back(&self, message: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        self.to.discord.delete(self.to.place, message)
    }

    fn propose(&self, _: Vec<Proposal>) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(std::future::ready(Ok(())))
    }
}
