//! How much memory the idle bot holds: the program, connected to the stand-in, after a match was played.
//!
//! `cargo bench -p kuzhi-tests --bench idle_memory`

use std::error::Error;
use std::fs;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use kuzhi_tests::conversation::Discord;

/// The servers that the bot is a member of.
const SERVERS: usize = 100;

/// How long the bot is left alone before it is looked at.
const REST: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    for number in 1..SERVERS {
        discord.guild(&format!("Server {number}")).channel("games");
    }
    let folder = tempfile::tempdir()?;
    let mut bot = Running(
        Command::new(env!("CARGO_BIN_EXE_kuzhi-bot-under-test"))
            .env("DISCORD_TOKEN", discord.token())
            .env("KUZHI_DISCORD__API_BASE", discord.api_base())
            .env("KUZHI_STORE__PATH", folder.path())
            .env("KUZHI_LOG__FILTER", "error")
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .spawn()?,
    );
    discord.ready().await;
    tokio::time::sleep(REST).await;
    println!("idle_memory_connected_kib: {}", bot.resident()?);
    let ada = discord.person("Ada");
    let play = ada.at(&hall).slash("play").string("side", "first").integer("level", 3);
    let board = play.send().await.message();
    while let Some(button) =
        board.buttons().into_iter().find(|button| button.is_enabled && button.label.len() == 1)
    {
        ada.at(&hall).click(&board, &button.label).await;
    }
    tokio::time::sleep(REST).await;
    println!("idle_memory_after_a_match_kib: {}", bot.resident()?);
    bot.0.kill()?;
    Ok(())
}

/// The program, ended when it is dropped.
struct Running(Child);

impl Running {
    /// Its resident memory in KiB, as the kernel counts it.
    fn resident(&self) -> Result<u64, Box<dyn Error>> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS line")?;
        Ok(line.trim().trim_end_matches(" kB").trim().parse()?)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
