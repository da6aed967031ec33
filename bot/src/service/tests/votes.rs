//! Kills the process before each step between the end of a vote and the board with the move: the votes are
//! counted once, and play goes on.

use std::time::Duration;

use kuzhi_domain::GuildId;
use kuzhi_domain::matches::{
    Invitation, Opponent, Place, Seat, Silence, Team, VOTE_WINDOWS, VoteRules, VoteWish,
};
use kuzhi_engine::{Move, Side};
use kuzhi_search::Level;
use kuzhi_store::LookupStore;
use kuzhi_view::request::Action;
use tokio::task::yield_now;

use super::super::BackgroundWork;
use super::answered::begin;
use super::fake_discord::{ADA, BOB};
use super::fixture::PLACE;
use super::world::{World, in_a_process, press};
use super::{Fixture, invitation};

const WINDOW: Duration = VOTE_WINDOWS[1];

/// A channel begins to play. Unless a level helps it, Bob votes for its second move.
async fn prepare(world: &World, fixture: &Fixture, silence: Silence) {
    let service = &fixture.service;
    service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    let vote = Some(VoteWish { rules: VoteRules { window: WINDOW, silence }, rival: None });
    let place = Place { guild: Some(GuildId(7)), ..PLACE };
    let invitation = Invitation { vote, place, ..invitation(Opponent::Bot(Level::LOWEST)) };
    begin(service, &fixture.delivery(ADA, 1), invitation).await;
    if silence == Silence::Wait {
        press(world, fixture, BOB, 2, votes(world)).await;
    }
    world.pass(WINDOW);
}

fn votes(world: &World) -> Action {
    let current = world.current().unwrap();
    Action::Vote { id: current.id(), at: current.played().unwrap().revision(), mv: second(world) }
}

/// The second legal move of the channel's first turn.
fn second(world: &World) -> Move {
    let current = world.current().unwrap();
    current.game().start().legal()[1]
}

/// Lets everything finish that has begun.
async fn settle() {
    for _ in 0..300 {
        yield_now().await;
    }
}

/// Kills the process after so many steps. False if everything was done before that.
fn kill(silence: Silence, steps: u64, loses: bool) -> bool {
    let (world, what) = (World::new(), format!("{silence:?}, killed after {steps} steps, loses {loses}"));
    let was_killed = in_a_process(async {
        let fixture = world.start();
        prepare(&world, &fixture, silence).await;
        fixture.service.gates().kill_after(steps);
        let counts = async {
            fixture.service.do_what_is_due().await;
            settle().await;
        };
        tokio::select! {
            biased;
            () = fixture.service.gates().killed() => true,
            () = counts => false,
        }
    });
    if loses {
        world.store.lose_what_is_not_durable();
    }
    world.pass(Duration::from_secs(1));
    in_a_process(async {
        let fixture = world.start();
        let service = &fixture.service;
        service.handle_background(BackgroundWork::Wake).await.unwrap();
        service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        service.handle_background(BackgroundWork::PickUp).await.unwrap();
        for _ in 0..3 {
            service.do_what_is_due().await;
            settle().await;
        }
    });
    let current = world.current().unwrap();
    let playing = current.played().unwrap();
    assert_eq!(playing.to_move(), Some(Seat::Channel(Team::Own)), "{what}: it is their turn again");
    assert_eq!(playing.history().made_by(Side::South), 1, "{what}: the votes were counted once");
    let expected = if silence == Silence::Wait { second(&world) } else { current.game().start().legal()[0] };
    assert_eq!(playing.moves()[0], expected, "{what}");
    assert_eq!(playing.voting().unwrap().last.len(), usize::from(silence == Silence::Wait), "{what}");
    let known = world.store.delivered(current.id()).unwrap().version;
    assert_eq!(known, current.version(), "{what}: people know how it stands");
    was_killed
}

#[test]
fn a_kill_at_any_step_of_a_count_counts_once() {
    for (silence, loses) in Silence::ALL.into_iter().flat_map(|one| [(one, false), (one, true)]) {
        let mut kills = 0;
        while kill(silence, kills, loses) {
            kills += 1;
        }
        assert!(kills >= 3, "it takes {kills} steps");
    }
}
