//! Kills the process before each step of a Swiss of four people: each trip to the store and each call to
//! Discord.

use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::TournamentKind;

use super::super::world::in_a_process;
use super::{Club, LOOK, settle};

/// Kills the process after this many steps. False if the tournament was over before that.
fn kill(clock: TimeControl, steps: u64, loses: bool, away: Duration) -> bool {
    let what = format!("{clock}: killed after {steps} steps, loses {loses}, away {away:?}");
    let club = Club::gather(TournamentKind::Swiss { rounds: None }, clock);
    let was_killed = in_a_process(async {
        let fixture = club.start().await;
        fixture.service.gates().kill_after(steps);
        tokio::select! {
            biased;
            () = fixture.service.gates().killed() => true,
            () = club.play(&fixture) => false,
        }
    });
    if was_killed {
        if loses {
            club.world.store.lose_what_is_not_durable();
        }
        club.world.pass(away);
        in_a_process(async {
            let fixture = club.start().await;
            club.play(&fixture).await;
            settle().await;
        });
    }
    let repeats = was_killed && away > Duration::from_mins(1);
    club.check(repeats, &what);
    let notified = club.notified_by_news();
    // Nobody is called before the start if it is due at the first look.
    let called = if club.current().calls.open_since.is_some() { 4 } else { 0 };
    // Boards that are dealt call whoever is to move, and nobody is called by the other one.
    let by_rounds = if clock.is_for_days() { 2 + 2 } else { 4 + 2 + 4 + 2 };
    let all = called + by_rounds + 3;
    assert_eq!(notified.len(), all, "{what}: rounds, games and the end notify: {notified:?}");
    was_killed
}

fn kill_at_any_step(loses: bool, away: Duration) {
    for clock in [TimeControl::Hours(12), TimeControl::Days(1)] {
        let mut kills = 0;
        while kill(clock, kills, loses, away) {
            kills += 1;
        }
        assert!(kills >= 50, "it takes {kills} steps");
        println!("{kills} kills");
    }
}

#[test]
fn a_kill_at_any_step_doubles_nothing() {
    kill_at_any_step(true, Duration::from_secs(1));
}

#[test]
fn a_kill_and_ten_minutes_away_repeat_one_message_at_most() {
    kill_at_any_step(true, Duration::from_mins(10));
}

#[test]
fn a_kill_and_a_day_away_lose_no_game() {
    kill_at_any_step(false, Duration::from_hours(24));
}

#[test]
fn a_kill_before_the_message_is_posted_leaves_it_to_the_next() {
    let club = Club::announce(TournamentKind::Swiss { rounds: None }, TimeControl::Hours(12));
    in_a_process(async {
        let fixture = club.start().await;
        for _ in 0..3 {
            club.look(&fixture).await;
            club.let_pass(&fixture, LOOK).await;
        }
    });
    let card = club.current().posts.card.expect("it has a message long before it begins");
    assert!(club.world.discord.text(card).contains("Friday"), "{}", club.world.discord.text(card));
}
