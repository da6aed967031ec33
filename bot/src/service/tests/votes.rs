//! Kills the process before each step between the end of a vote and the board with the move: the votes are
//! counted once, and play goes on.

use std::time::Duration;

use kuzhi_domain::matches::{
    Actor, Intent, Invitation, Opponent, Place, Rival, Seat, SideChoice, Silence, Team, VOTE_WINDOWS,
    VoteRules, VoteWish,
};
use kuzhi_domain::{ChannelId, GuildId, MatchId};
use kuzhi_engine::{Move, Side};
use kuzhi_memory_store::Fault;
use kuzhi_search::Level;
use kuzhi_store::LookupStore;
use kuzhi_view::request::Action;
use tokio::task::yield_now;

use super::super::BackgroundWork;
use super::answered::begin;
use super::fake_discord::{ADA, BOB};
use super::fixture::PLACE;
use super::world::{World, in_a_process, press};
use super::{Fixture, apply, invitation};

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

/// A channel begins to play against that of another server, or asks to.
async fn invite(fixture: &Fixture, number: u64, side: SideChoice, rival: Rival) {
    let rules = VoteRules { window: WINDOW, silence: Silence::Wait };
    let vote = Some(VoteWish { rules, rival: Some(rival) });
    let place = Place { guild: Some(GuildId(number)), channel: ChannelId(number) };
    let opponent = invitation(Opponent::Bot(Level::LOWEST));
    begin(&fixture.service, &fixture.delivery(ADA, number), Invitation { vote, place, side, ..opponent })
        .await;
}

/// Somebody votes for the second legal move in a channel, and the time for that passes.
async fn vote_in(world: &World, fixture: &Fixture, id: MatchId) {
    let lock = fixture.service.matches.lock(id).await;
    let current = world.store.load(id).unwrap().unwrap();
    let at = current.played().unwrap().revision();
    let intent = Intent::Vote { at, mv: current.board().unwrap().legal()[1] };
    let voted = apply(&fixture.service, &lock, Actor::Person(BOB), intent, None, None).await;
    assert!(voted.is_ok(), "it is their turn");
    drop(lock);
    world.pass(WINDOW);
}

/// Both processes look, until each has looked whether the other channel has moved.
async fn look(world: &World, processes: [&Fixture; 2]) {
    for _ in 0..4 {
        world.pass(Duration::from_secs(31));
        for fixture in processes {
            // The store may be away.
            let _ = fixture.service.handle_background(BackgroundWork::Presence(true)).await;
            fixture.service.do_what_is_due().await;
            settle().await;
        }
    }
}

/// The channels of two servers are reached through a process each. The first one is killed after so many
/// steps of a count, and the store may be away when the other one asks what it has counted. False if
/// everything was done before that.
fn kill_between_servers(steps: u64, is_away: bool) -> bool {
    let (world, what) = (World::new(), format!("killed after {steps} steps, store away {is_away}"));
    in_a_process(async {
        let [one, other] = [world.start(), world.start()];
        for fixture in [&one, &other] {
            fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        }
        invite(&one, 1, SideChoice::First, Rival::Awaited).await;
        let id = world.id().unwrap();
        invite(&other, 2, SideChoice::Second, Rival::Asking(id)).await;
        let ids = [id, world.begun_by(2).unwrap()];
        look(&world, [&one, &other]).await;
        let lock = one.service.matches.lock(id).await;
        let accepts = Intent::AnswerRival { accepts: true };
        assert!(
            apply(&one.service, &lock, Actor::Manager, accepts, None, None).await.is_ok(),
            "they have asked"
        );
        drop(lock);
        look(&world, [&one, &other]).await;
        vote_in(&world, &one, id).await;
        one.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        settle().await;
        world.discord.set_gates(one.service.gates());
        one.service.gates().kill_after(steps);
        let counts = async {
            one.service.do_what_is_due().await;
            settle().await;
        };
        let was_killed = tokio::select! {
            biased;
            () = one.service.gates().killed() => true,
            () = counts => false,
        };
        one.service.gates().kill_after(0);
        let again = world.start();
        if is_away {
            world.store.set_fault(Fault::Away);
            look(&world, [&other, &other]).await;
            world.store.set_fault(Fault::None);
        }
        again.service.handle_background(BackgroundWork::Wake).await.unwrap();
        again.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        again.service.handle_background(BackgroundWork::PickUp).await.unwrap();
        for (mover, made) in [(&again, 1), (&other, 2)] {
            if made == 2 {
                vote_in(&world, mover, ids[1]).await;
            }
            look(&world, [&again, &other]).await;
            let both = ids.map(|id| world.store.load(id).unwrap().unwrap());
            let moves = both.each_ref().map(|one| one.played().unwrap().moves().to_vec());
            assert!(
                moves[0] == moves[1] && moves[0].len() == made,
                "{what}: each vote counts once: {moves:?}"
            );
            for one in both {
                let known = world.store.delivered(one.id()).unwrap().version;
                assert_eq!(known, one.version(), "{what}: both channels know how it stands");
            }
        }
        was_killed
    })
}

#[test]
fn kills_and_outages_between_two_servers_lose_no_count() {
    for is_away in [false, true] {
        let mut kills = 0;
        while kill_between_servers(kills, is_away) {
            kills += 1;
        }
        assert!(kills >= 3, "it takes {kills} steps");
    }
}
