//! Discord takes long to take each board. What falls due does not wait for that.

use std::time::Duration;

use kuzhi_domain::clock::{Notice, TimeControl};
use kuzhi_domain::matches::{Intent, Invitation, Opponent, Stage};
use kuzhi_domain::{InteractionId, MatchId};
use kuzhi_store::LookupStore;

use super::answered::act;
use super::fake_discord::{ADA, BOB};
use super::fixture::{Fixture, games, invitation};
use crate::service::BackgroundWork;
use crate::service::records::gates::Gates;
use crate::service::target::Target;

const MINUTE: Duration = Duration::from_mins(1);

/// As many as are shown at once, and more.
const MANY: u64 = 100;

/// Begins a match between Ada and Bob, or leaves it at the challenge.
async fn begin(fixture: &Fixture, interaction: u64, clock: Option<TimeControl>) -> MatchId {
    let opponent = match clock {
        Some(_) => Opponent::Person { id: BOB, is_program: false },
        None => Opponent::Anybody,
    };
    let challenge = Invitation { game: games()[0], clock, ..invitation(opponent) };
    fixture.begin(fixture.delivery(ADA, interaction), challenge).await;
    let id = fixture.store.match_of_interaction(InteractionId(interaction)).unwrap().unwrap();
    if clock.is_some() {
        let accepting = fixture.delivery(BOB, interaction + 1);
        act(&fixture.service, &accepting, Target::unread(id), Intent::Accept).await;
    }
    id
}

/// Time passes, what is due is started, and Discord takes nothing any more.
async fn pass(fixture: &Fixture, time: Duration) -> Gates {
    let gates = Gates::default();
    fixture.discord.set_gates(&gates);
    gates.hold();
    fixture.setter.advance(time);
    fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    fixture.service.do_what_is_due().await;
    gates
}

async fn until(is_so: impl Fn() -> bool) {
    let waiting = async {
        while !is_so() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("it waits for Discord");
}

#[tokio::test]
async fn time_is_up_though_discord_takes_no_board() {
    let fixture = Fixture::open();
    fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    let mut lapsing = Vec::new();
    for number in 0..MANY {
        lapsing.push(begin(&fixture, 10 * number + 1, None).await);
    }
    fixture.setter.advance(59 * MINUTE);
    let mut timed = Vec::new();
    for number in MANY..2 * MANY {
        timed.push(begin(&fixture, 10 * number + 1, Some("1+0".parse().unwrap())).await);
    }
    let gates = pass(&fixture, MINUTE).await;
    let stage = |id: &MatchId| fixture.store.load(*id).unwrap().unwrap().stage().clone();
    let is_up = |id: &MatchId| match stage(id) {
        Stage::Playing(playing) => playing.clock().unwrap().notice == Notice::Up,
        _ => false,
    };
    until(|| lapsing.iter().all(|id| matches!(stage(id), Stage::Withdrawn(_)))).await;
    until(|| timed.iter().all(is_up)).await;
    until(|| gates.waiting() > 0).await;
}

#[tokio::test]
async fn a_button_does_not_wait_for_the_board_of_a_deadline() {
    let fixture = Fixture::open();
    fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    let mut all = Vec::new();
    for number in 0..MANY {
        all.push(begin(&fixture, 10 * number + 1, Some("1+0".parse().unwrap())).await);
    }
    let gates = pass(&fixture, MINUTE).await;
    let stored = |id: &MatchId| fixture.store.load(*id).unwrap().unwrap();
    let is_up = |id: &MatchId| stored(id).running().unwrap().0.notice == Notice::Up;
    until(|| all.iter().all(is_up) && gates.waiting() > 0).await;
    // Some boards wait for Discord, the others for their turn. Those are free.
    for (number, id) in (10_000..).zip(all.iter().copied()) {
        let claim = Intent::Claim { at: stored(&id).played().unwrap().revision() };
        let (service, context) = (fixture.service.clone(), fixture.delivery(BOB, number));
        tokio::spawn(async move { act(&service, &context, Target::unread(id), claim).await });
    }
    until(|| all.iter().filter(|id| stored(id).over().is_some()).count() > 60).await;
}
