//! Kills process after process of one tournament, at random steps, with random pauses between them.
//!
//! This tries more tournaments, and `KUZHI_SEED=1` tries others:
//! `KUZHI_SIEGES=1000 cargo test -p kuzhi-bot --lib tournaments::siege -- --nocapture`.

use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::TournamentKind;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::super::world::{in_a_process, number, seed};
use super::{Club, settle};

/// The most processes that are killed before one plays on to the end.
const PROCESSES: u32 = 6;

/// How long there is no process.
const AWAY: [Duration; 4] =
    [Duration::from_secs(1), Duration::from_mins(1), Duration::from_mins(10), Duration::from_hours(24)];

const KINDS: [TournamentKind; 4] = [
    TournamentKind::Swiss { rounds: None },
    TournamentKind::League { twice: false, at_once: false, divisions: None },
    TournamentKind::League { twice: false, at_once: true, divisions: None },
    TournamentKind::Knockout,
];

/// Returns how many processes were killed.
fn besiege(chance: &mut StdRng, what: &str) -> u32 {
    let clock = if chance.random_bool(0.5) { TimeControl::Hours(12) } else { TimeControl::Days(1) };
    let club = Club::gather(KINDS[chance.random_range(0..KINDS.len())], clock);
    let mut killed = 0;
    while killed < PROCESSES {
        let steps = chance.random_range(0..80);
        let was_killed = in_a_process(async {
            let fixture = club.start().await;
            fixture.service.gates().kill_after(steps);
            tokio::select! {
                biased;
                () = fixture.service.gates().killed() => true,
                () = club.play(&fixture) => false,
            }
        });
        if !was_killed {
            break;
        }
        killed += 1;
        let away = AWAY[chance.random_range(0..AWAY.len())];
        // A day is credited from when a process was last there, so that must be on the disk.
        if away < AWAY[3] && chance.random_bool(0.5) {
            club.world.store.lose_what_is_not_durable();
        }
        club.world.pass(away);
    }
    in_a_process(async {
        let fixture = club.start().await;
        club.play(&fixture).await;
        settle().await;
    });
    club.check(true, what);
    killed
}

#[test]
fn kills_one_after_another_double_nothing() {
    let mut kills = 0;
    for at in 0..number("KUZHI_SIEGES", 4) {
        let drawn = (seed() << 32) + at;
        kills += besiege(&mut StdRng::seed_from_u64(drawn), &format!("KUZHI_SEED={} siege {at}", seed()));
    }
    println!("{kills} kills");
    assert!(kills > 0);
}
