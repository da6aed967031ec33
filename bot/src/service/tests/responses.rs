//! Where a response is shown.

use std::sync::Arc;

use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::{InteractionId, MessageId};
use kuzhi_view::request::{Action, LookBack, Origin};
use kuzhi_view::screens::{CommandLinks, Screen};

use super::super::commands::study::written_games::ask_game;
use super::super::{ActionError, Context, Response};
use super::fake_discord::{ADA, FakeDiscord, LANGUAGES};
use super::fake_reply::FakeReply;
use super::fixture::Fixture;

/// Returns the context of a request for a page that only one person sees.
fn context(discord: &Arc<FakeDiscord>, origin: Origin) -> Context {
    let reply = FakeReply::new(ADA, InteractionId(1), discord).asking(Action::GamesPage(0));
    let mut request = reply.request();
    request.origin = origin;
    Context::new(Arc::new(request), LANGUAGES, Arc::new(reply), &CommandLinks::default())
}

#[tokio::test]
async fn a_private_screen_replaces_only_a_private_message() {
    let message = MessageId(5);
    for (origin, told) in [
        (Origin::Command, vec!["a page"]),
        (Origin::Component { message, private: false }, vec!["a page"]),
        (Origin::Component { message, private: true }, vec![]),
    ] {
        let fixture = Fixture::open();
        let screen = Screen::text("a page".to_owned());
        let response = Ok(Response::TellInPlace(screen));
        fixture.service.respond(&context(&fixture.discord, origin), response).await;
        assert_eq!(fixture.discord.private_messages(), told, "{origin:?}");
        assert_eq!(fixture.discord.delivered() == 1, told.is_empty(), "{origin:?}");
    }
}

#[tokio::test]
async fn a_form_that_comes_too_late_is_refused() {
    let discord = Arc::<FakeDiscord>::default();
    let context = context(&discord, Origin::Command);
    assert!(context.send(ask_game(&context, LookBack::Replay)).await.is_ok());
    discord.close();
    let late = context.send(ask_game(&context, LookBack::Replay)).await;
    assert!(matches!(late, Err(ActionError::Refused(Refusal::FormTooLate))));
}
