//! Several processes, each with some of the gateway's shards.

use std::path::Path;
use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Discord, Pending};
use kuzhi_tests::discord::Request;
use kuzhi_view::picture::emoji::Glyph;

use crate::derby::Derby;
use crate::postgres::Schema;
use crate::program::{Program, command};

/// Returns the shards of all sessions so far, in order.
fn shards(discord: &Discord) -> Vec<(u64, u64)> {
    let mut shards: Vec<_> =
        discord.server().read(|world| world.gateway.sessions().iter().map(|session| session.shard).collect());
    shards.sort_unstable();
    shards
}

/// Starts a process with these shards and waits until it has started this many sessions.
async fn start(discord: &Discord, store: &Path, setting: &str, machine: &str, sessions: usize) -> Program {
    start_with(discord, store, &[("KUZHI_DISCORD__SHARDS", setting), ("HOSTNAME", machine)], sessions).await
}

/// Starts one with these environment variables.
async fn start_with(discord: &Discord, store: &Path, variables: &[(&str, &str)], sessions: usize) -> Program {
    let mut run = command(discord, store, &["run"]);
    run.envs(variables.iter().copied());
    let before = discord.server().read(|world| world.gateway.sessions().len());
    let program = Program::spawn(&mut run);
    let all = before + sessions;
    discord.until(|world| world.gateway.sessions().len() >= all, "the sessions").await;
    program
}

/// Returns how often the commands were registered.
fn registrations(discord: &Discord) -> usize {
    discord.requests().iter().filter(|one| one.method == "PUT" && one.path.ends_with("/commands")).count()
}

/// A channel of a server that belongs to this shard of two.
fn heard_by(discord: &Discord, shard: u64) -> Channel {
    for number in 0.. {
        let guild = discord.guild(&format!("Server {number}"));
        if guild.id().shard(2) == shard {
            return guild.channel("games");
        }
    }
    unreachable!("every second server is one")
}

#[tokio::test]
async fn processes_split_shards_and_register_commands_once() {
    let discord = Discord::start().await;
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    // The second one starts first, and registers nothing.
    let second = start(&discord, folders[1].path(), "ordinal of 2", "kuzhi-1", 1).await;
    assert_eq!(shards(&discord), [(1, 2)]);
    let first = start(&discord, folders[0].path(), "ordinal of 2", "kuzhi-0", 1).await;
    discord.ready().await;
    assert_eq!(shards(&discord), [(0, 2), (1, 2)]);
    let ada = discord.person("Ada");
    for hall in [heard_by(&discord, 0), heard_by(&discord, 1), ada.dm()] {
        let help: Pending = ada.at(&hall).slash("help").send().begin();
        assert_eq!(help.answer().await.attempts(), [204], "one of them answers");
    }
    assert!(first.stop().await.success() && second.stop().await.success());
    assert_eq!(registrations(&discord), 1);
}

#[tokio::test]
async fn other_shards_learn_what_the_first_shard_did() {
    let discord = Discord::start().await;
    for glyph in Glyph::all() {
        discord.add_emoji(&glyph.upload_name());
    }
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let first = start(&discord, folders[0].path(), "0 of 2", "kuzhi", 1).await;
    discord.ready().await;
    let variables = [("KUZHI_DISCORD__SHARDS", "1 of 2"), ("KUZHI_DISCORD__EMOJIS_A_MINUTE", "60")];
    let second = start_with(&discord, folders[1].path(), &variables, 1).await;
    let (ada, hall) = (discord.person("Ada"), heard_by(&discord, 1));
    let at = ada.at(&hall);
    let learned = async {
        while !at.slash("help").send().await.message().face().content.contains("</play:") {}
        at.slash("play").string("side", "first").integer("level", 1).send().await;
        // Boards use letters until the emoji are known.
        let look = async || at.slash("board").string("look", "emoji").send().await.message().face().content;
        while !look().await.contains("<:") {}
    };
    tokio::time::timeout(Duration::from_secs(30), learned).await.unwrap();
    assert!(first.stop().await.success() && second.stop().await.success());
    assert_eq!(registrations(&discord), 1);
    let changed = |one: &Request| one.path.contains("/emojis") && one.method != "GET";
    assert!(!discord.requests().iter().any(changed));
}

#[tokio::test]
async fn one_process_may_have_several_shards() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let program = start(&discord, folder.path(), "0-1 of 4", "kuzhi", 2).await;
    discord.ready().await;
    assert!(program.stop().await.success());
    assert_eq!(shards(&discord), [(0, 4), (1, 4)], "two, and no third");
}

/// Each process hears one of the two servers.
#[tokio::test]
async fn two_servers_of_two_processes_play_a_match() {
    let Some(schema) = Schema::new() else { return };
    let discord = Discord::start().await;
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut programs = Vec::new();
    for (folder, shard) in folders.iter().zip(["0 of 2", "1 of 2"]) {
        let variables = [("KUZHI_DISCORD__SHARDS", shard), ("KUZHI_STORE__URL", schema.url())];
        programs.push(start_with(&discord, folder.path(), &variables, 1).await);
    }
    discord.ready().await;
    let halls = [0, 1].map(|shard| heard_by(&discord, shard));
    let derby = Derby::gather(&discord, halls, "1h").await;
    derby.begin_now().await;
    for game in [1, 2] {
        derby.resign().await;
        derby.until_resigned(game).await;
    }
    let over = "**Derby is over.**";
    derby.channels[0].until(|_| derby.count(over) == [1, 1], "the end on both servers").await;
    for program in programs {
        assert!(program.stop().await.success());
    }
    assert_eq!(derby.count("round 1 of 1.**"), [1, 1]);
    assert_eq!(derby.boards().map(|boards| boards.len()), [2, 2]);
    assert_eq!(derby.count(over), [1, 1]);
}
