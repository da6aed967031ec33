//! The bot as the server of pages sees it.

use std::sync::Arc;

use kuzhi_activity::{
    Backend, Board, BoxFuture, GameEntry, Games, Greeting, Input, Measured, NotAuthorised, Notice, Opening,
    Person, Refusal, Seen, WayToBegin, Welcome,
};
use kuzhi_connections::Counted;
use kuzhi_domain::refusal::Refusal as RequestRefusal;
use kuzhi_domain::{Language, MatchId, Timestamp};
use kuzhi_view::live::LiveBoard;
use kuzhi_view::request::{Action, Request};
use kuzhi_view::screens::{Button, Screen};
use kuzhi_view::words::{Words, say};

use super::reply::PageReply;
use super::request::{action, opening, request};
use super::words::{notice, words};
use crate::delivery::DiscordClient;
use crate::discord::{Identified, Identity, NotIdentified};
use crate::metrics::{ALONE, Counter, Timer};
use crate::service::{Entry, LiveGames, Service};

/// The service behind the pages.
pub(super) struct ServiceBackend {
    service: Arc<Service>,
    discord: Arc<dyn DiscordClient>,
    identity: Identity,
    /// Why Discord could not be asked who somebody is.
    unasked: Counted<NotIdentified>,
}

impl ServiceBackend {
    pub(super) fn new(
        service: Arc<Service>,
        discord: Arc<dyn DiscordClient>,
        identity: Identity,
    ) -> ServiceBackend {
        let unasked = Counted::new(|times, why: &NotIdentified| {
            tracing::warn!(times, %why, "cannot find out who is behind a page of the Activity");
        });
        ServiceBackend { service, discord, identity, unasked }
    }

    fn request(&self, person: &Person, action: Action) -> Arc<Request> {
        request(person, action, self.service.clock().now())
    }

    async fn refusal(&self, screen: Screen) -> Refusal {
        let names = self.service.names_in(&screen.text).await;
        Refusal { text: screen.text, names }
    }

    /// Lets a request in, or turns it away, as for one that came over Discord.
    async fn serve(&self, request: Arc<Request>, reply: PageReply) {
        let (service, reply) = (&self.service, Arc::new(reply));
        match (service.enter(&request), service.admit(&request)) {
            (Entry::Dropped, _) => {
                service.turn_away_at_once(request, reply, RequestRefusal::TooBusy).await;
            }
            (Entry::TurnedAway(_), admitted) => {
                let refusal = admitted.err().unwrap_or(RequestRefusal::TooBusy);
                service.turn_away_at_once(request, reply, refusal).await;
            }
            (_entry, Ok(())) => service.handle(request, reply).await,
            (_entry, Err(refusal)) => service.turn_away(request, reply, refusal).await,
        }
    }
}

impl Backend for ServiceBackend {
    fn now(&self) -> Timestamp {
        self.service.clock().now()
    }

    fn authorise<'a>(
        &'a self,
        code: &'a str,
        instance: &'a str,
    ) -> BoxFuture<'a, Result<Person, NotAuthorised>> {
        Box::pin(async move {
            match self.identity.identify(code, instance).await {
                Ok(Identified { id, name, locale, place }) => {
                    Ok(Person { id, name, locale, place, instance: instance.to_owned() })
                }
                Err(why @ (NotIdentified::Failed(_) | NotIdentified::SecretRefused)) => {
                    self.unasked.report(why);
                    Err(NotAuthorised::Failed)
                }
                Err(refused @ (NotIdentified::NoSuchCode | NotIdentified::NotThere)) => {
                    tracing::debug!(%refused, "nobody is known to be behind a page of the Activity");
                    let why = say!(Words::english(), "activity-not-identified");
                    Err(NotAuthorised::Refused(Refusal::new(why)))
                }
            }
        })
    }

    fn greet<'a>(&'a self, person: &'a Person) -> BoxFuture<'a, Result<Greeting, Refusal>> {
        Box::pin(async move {
            let language = self.service.language_of(&self.request(person, Action::Games)).await;
            let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
            let words = words(Words::for_language(language));
            let welcome = Welcome { language: language.tag(), direction, words };
            Ok(Greeting {
                welcome,
                open: self.service.take_opened(person.id).as_ref().map_or(Opening::Games, opening),
            })
        })
    }

    fn games<'a>(&'a self, person: &'a Person) -> BoxFuture<'a, Result<Games, Refusal>> {
        Box::pin(async move {
            match self.service.live_games(self.request(person, Action::Games)).await {
                Ok(LiveGames { games, begin }) => Ok(Games {
                    games: games.into_iter().map(entry).collect(),
                    begin: begin.into_iter().map(way_to_begin).collect(),
                }),
                Err(screen) => Err(self.refusal(screen).await),
            }
        })
    }

    fn board<'a>(
        &'a self,
        person: &'a Person,
        id: MatchId,
        seen: Option<Seen>,
    ) -> BoxFuture<'a, Result<Board, Refusal>> {
        Box::pin(async move {
            let request = self.request(person, Action::Look(id));
            match self.service.live_board(request, id, seen.and_then(|seen| seen.ply)).await {
                Ok(board) => Board::new(board.version, board.ply, board.look(), &board).map_err(|error| {
                    tracing::error!(%error, "a board could not be written for a page");
                    Refusal::new(notice(Notice::Failed, Words::english()))
                }),
                Err(screen) => Err(self.refusal(screen).await),
            }
        })
    }

    fn act(&self, input: Input, reply: kuzhi_activity::Reply) -> BoxFuture<'_, ()> {
        let request = self.request(reply.person(), action(&input));
        let reply = PageReply::new(reply, &request, input.at, &self.service, &self.discord);
        Box::pin(self.serve(request, reply))
    }

    fn sentence(&self, about: Notice, locale: &str) -> String {
        notice(about, Words::for_language(Language::of_locale(locale)))
    }

    fn measure(&self, what: Measured) {
        match what {
            Measured::Message(kind) => Counter::PageMessages.add(kind.into()),
            Measured::Token(outcome) => Counter::PageTokens.add(outcome.into()),
            Measured::Closed(why) => Counter::PagesClosed.add(why.into()),
            Measured::Shown(time) => Timer::PageBoard.took(ALONE, time),
        }
    }
}

fn way_to_begin(button: Button) -> WayToBegin {
    WayToBegin { label: button.label, press: button.action.to_string() }
}

fn entry(board: LiveBoard) -> GameEntry {
    GameEntry { id: board.id, title: board.title, line: board.status, names: board.names, yours: board.yours }
}
