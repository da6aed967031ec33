//! The program with interactions over HTTP.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{APPLICATION, Poster, public_key};
use serde_json::json;

use crate::program::{Program, Table, command, output, stderr_of};
use crate::watched::{ask, crowd};

/// Another application's key.
const OTHER_KEY: &str = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";

/// The command that runs the program with the endpoint alone.
fn by_http(discord: &Discord, store: &Path, verb: &str) -> Command {
    let mut command = command(discord, store, &[verb]);
    command
        .env("KUZHI_DISCORD__GATEWAY", "false")
        .env("KUZHI_HTTP__ADDRESS", "127.0.0.1:0")
        .env("KUZHI_HTTP__PUBLIC_KEY", public_key());
    command
}

/// Returns the output of a program that ends by itself, with this code.
async fn ends_with(code: i32, run: Command) -> String {
    let output = output(run).await;
    assert_eq!(output.status.code(), Some(code));
    stderr_of(&output)
}

#[tokio::test]
async fn a_port_in_use_is_named() {
    let (discord, folder) = (Discord::start().await, tempfile::tempdir().unwrap());
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = other.local_addr().unwrap();
    let mut run = by_http(&discord, folder.path(), "run");
    run.env("KUZHI_HTTP__ADDRESS", address.to_string());
    let expected = format!(
        "kuzhi-bot: http.address: another program listens at {address}: stop that one, or set another port"
    );
    assert_eq!(ends_with(1, run).await, expected);
}

#[tokio::test]
async fn an_address_of_another_machine_is_named() {
    let (discord, folder) = (Discord::start().await, tempfile::tempdir().unwrap());
    let mut run = by_http(&discord, folder.path(), "run");
    run.env("KUZHI_HTTP__ADDRESS", "192.0.2.1:8080");
    let said = ends_with(1, run).await;
    assert!(said.starts_with("kuzhi-bot: http.address: 192.0.2.1:8080 cannot be used ("), "{said}");
    assert!(said.ends_with("): set an address of this machine and a port from 1024 on"), "{said}");
}

#[tokio::test]
async fn an_invalid_or_foreign_key_is_reported() {
    let (discord, folder) = (Discord::start().await, tempfile::tempdir().unwrap());
    for (key, expected) in [
        (
            "00".repeat(32),
            "kuzhi-bot: http.public_key is not a public key: copy it again from General Information at \
             https://discord.com/developers/applications",
        ),
        (
            OTHER_KEY.to_owned(),
            "kuzhi-bot: http.public_key belongs to another application: copy it from General Information of \
             the application that has this token",
        ),
    ] {
        let mut run = by_http(&discord, folder.path(), "run");
        run.env("KUZHI_HTTP__PUBLIC_KEY", key);
        assert_eq!(ends_with(78, run).await, expected);
    }
}

#[tokio::test]
async fn a_refused_token_is_reported_without_a_gateway() {
    let (discord, folder) = (Discord::start().await, tempfile::tempdir().unwrap());
    let mut run = by_http(&discord, folder.path(), "run");
    run.env("DISCORD_TOKEN", "a.secret.wrong").env("KUZHI_LOG__FILTER", "off");
    assert_eq!(
        ends_with(78, run).await,
        "kuzhi-bot: Discord refuses the token: copy it again from the Bot page of your application, or \
         reset it there"
    );
}

#[tokio::test]
async fn check_looks_at_the_door() {
    let (discord, folder) = (Discord::start().await, tempfile::tempdir().unwrap());
    let checked = async |key: String| {
        let mut check = by_http(&discord, folder.path(), "check");
        check.env("KUZHI_HTTP__PUBLIC_KEY", key);
        let output = output(check).await;
        let text = String::from_utf8_lossy(&output.stdout).trim_end().to_owned();
        (output.status.code(), text.lines().last().unwrap_or_default().to_owned())
    };
    let unset = "ok    http: 127.0.0.1:0 is free, and Discord posts nothing yet: with the bot running, set \
                 the Interactions Endpoint URL on the application's General Information page";
    assert_eq!(checked(public_key()).await, (Some(0), unset.to_owned()));
    let (code, said) = checked(OTHER_KEY.to_owned()).await;
    assert!(
        code == Some(78) && said.starts_with("WRONG http: http.public_key belongs to another application"),
        "{said}"
    );
    let (code, said) = checked("00".repeat(32)).await;
    assert!(
        code == Some(78) && said.starts_with("WRONG http: http.public_key is not a public key"),
        "{said}"
    );
}

/// The program with its endpoint alone, and its log file.
struct Running {
    program: Program,
    log: PathBuf,
    address: SocketAddr,
}

/// Starts it, and makes Discord post to it.
async fn start(table: &Table, filter: &str) -> Running {
    start_by(by_http(&table.discord, table.folder.path(), "run"), table, filter).await
}

/// Does so with any command.
async fn start_by(mut run: Command, table: &Table, filter: &str) -> Running {
    let log = table.folder.path().join("log");
    run.env("KUZHI_LOG__FILTER", filter).stderr(Stdio::from(File::create(&log).unwrap()));
    let program = Program::spawn(&mut run);
    let address = async {
        loop {
            let said = fs::read_to_string(&log).unwrap();
            if let Some((_, rest)) = said.split_once("at /interactions address=") {
                return rest.split_whitespace().next().unwrap().to_owned();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let address = tokio::time::timeout(Duration::from_secs(30), address).await.unwrap();
    let address: SocketAddr = address.parse().unwrap();
    table.discord.server().set_endpoint(&format!("http://{address}/interactions")).await.unwrap();
    table.discord.ready().await;
    Running { program, log, address }
}

#[tokio::test]
async fn games_go_on_after_a_kill_and_no_token_is_logged() {
    let table = Table::set().await;
    let Running { program, log, .. } = start(&table, "trace").await;
    let board = table.challenge().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    table.ada.at(&table.hall).click(&board, "1").await;
    table.discord.server().remove_endpoint();
    program.kill().await;
    let first = fs::read_to_string(&log).unwrap();

    let Running { program, log, .. } = start(&table, "trace").await;
    let again = table.bob.at(&table.hall).slash("board").send().await.message();
    assert!(again.text().contains("@Ada: pit 1"), "{}", again.text());
    table.bob.at(&table.hall).click(&again, "1").await;
    assert!(again.text().contains("@Bob: pit 1"), "{}", again.text());
    assert!(program.stop().await.success());
    for log in [first, fs::read_to_string(log).unwrap()] {
        assert!(log.contains("accepting interactions over HTTP"), "{log}");
        for secret in [table.discord.token(), "interaction-token"] {
            assert!(!log.contains(secret), "a token is logged");
        }
    }
}

#[tokio::test]
async fn health_over_http_requires_discord_and_an_endpoint() {
    let table = Table::set().await;
    let Running { program, .. } = start(&table, "info").await;
    let healthy = async {
        while kuzhi_bot::health::check(table.folder.path()).is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), healthy).await.unwrap();
    assert!(program.stop().await.success());
    assert!(kuzhi_bot::health::check(table.folder.path()).is_err());
}

/// Returns a command whose process may open so many files, sockets included.
fn with_files(command: &Command, number: usize) -> Command {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("ulimit -n {number}; exec \"$0\" \"$@\"")).arg(command.get_program());
    shell.args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    shell.current_dir(std::env::temp_dir()).stdout(Stdio::null());
    shell
}

/// Fewer files than the bot keeps connections: every further one fails until others end.
#[tokio::test]
async fn idle_connections_block_nobody_at_a_low_file_limit() {
    let table = Table::set().await;
    let run = with_files(&by_http(&table.discord, table.folder.path(), "run"), 128);
    let Running { program, log, address } = start_by(run, &table, "info").await;
    let _crowd = crowd(address, 1_100, "").await;
    let ready = tokio::time::timeout(Duration::from_secs(20), ask(address, "/readyz")).await;
    assert_eq!(ready.unwrap(), Some((200, "ready\n".to_owned())));
    let newcomer = Poster::new(&format!("http://{address}/interactions")).unwrap();
    let ping = json!({"id": "1", "application_id": APPLICATION, "type": 1, "token": "-", "version": 1});
    assert_eq!(newcomer.post(ping.to_string()).await.unwrap().status, 200);
    let said = fs::read_to_string(log).unwrap();
    assert_eq!(said.matches("a connection could not be accepted").count(), 1, "{said}");
    assert!(program.stop().await.success());
}
