//! Processes that share a database start their sessions in turn.

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::World;

use crate::postgres::{Schema, run_over};
use crate::program::Program;

/// Returns the connected shards, and how many sessions started too early.
fn sessions(world: &World) -> (Vec<u64>, usize) {
    let live = world.gateway.sessions().iter().filter(|session| session.is_live());
    let mut shards: Vec<_> = live.map(|session| session.shard.0).collect();
    shards.sort_unstable();
    (shards, world.gateway.refused_sessions)
}

#[tokio::test]
async fn processes_open_sessions_in_turn() {
    let Some(schema) = Schema::new() else { return };
    let discord = Discord::start().await;
    discord.mischief().limit_sessions(1);
    let folder = tempfile::tempdir().unwrap();
    let programs = ["0 of 2", "1 of 2"].map(|shards| {
        let mut run = run_over(&schema, &discord, &folder.path().join(&shards[..1]));
        Program::spawn(run.env("KUZHI_DISCORD__SHARDS", shards))
    });
    let all = |world: &World| sessions(world).0 == [0, 1];
    discord.until(all, "the sessions of both").await;
    discord.mischief().invalidate_sessions(false);
    discord.until(|world| world.gateway.sessions().len() == 4 && all(world), "their next sessions").await;
    assert_eq!(discord.server().read(sessions), (vec![0, 1], 0), "none of them came too soon");
    for program in programs {
        assert!(program.stop().await.success());
    }
}
