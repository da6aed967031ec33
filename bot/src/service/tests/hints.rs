//! Tests of hints that are asked for while another one is thought about.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::InteractionId;
use kuzhi_domain::limits::Rate;
use kuzhi_domain::matches::{Intent, Invitation, Opponent};
use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::Action;
use kuzhi_view::screens;
use kuzhi_view::words::Words;

use super::super::target::Target;
use super::answered::act;
use super::fake_discord::{ADA, BOB};
use super::fake_reply::FakeReply;
use super::fixture::{Fixture, games, invitation, limit_rules};
use crate::limits::LimitRules;

#[tokio::test]
async fn a_second_hint_in_progress_is_refused_without_charge() {
    for game in games() {
        let two = Rate { at_once: 2, each: Duration::from_hours(1) };
        let fixture = Fixture::open_with(LimitRules { hints: two, ..limit_rules() });
        let opponent = Opponent::Person { id: BOB, is_program: false };
        let casual = Invitation { game, rated: Some(false), ..invitation(opponent) };
        fixture.begin(fixture.delivery(ADA, 1), casual).await;
        act(&fixture.service, &fixture.delivery(BOB, 2), Target::unread(fixture.id()), Intent::Accept).await;
        let under_way = fixture.service.limits.begin_hint(ADA).unwrap();
        ask(&fixture, 3).await;
        let refused = screens::refusal_screen(Words::english(), &Refusal::HintUnderWay).text;
        assert_eq!(fixture.discord.private_messages(), [refused]);
        drop(under_way);
        for interaction in [4, 5] {
            ask(&fixture, interaction).await;
            let told = fixture.discord.private_messages().pop().unwrap();
            assert!(told.starts_with("Sow pit **"), "{told}");
        }
        assert_eq!(fixture.discord.private_messages().len(), 3);
    }
}

/// Ada asks for a hint.
async fn ask(fixture: &Fixture, interaction: u64) {
    let reply = FakeReply::new(ADA, InteractionId(interaction), &fixture.discord);
    let reply = reply.asking(Action::Hint(fixture.id()));
    fixture.service.handle(Arc::new(reply.request()), Arc::new(reply)).await;
}
