//! Every operator error gets one clear line that says what to do.

use std::fs;
use std::path::Path;

use kuzhi_store::SledStore;
use kuzhi_tests::conversation::Discord;
use kuzhi_tests::waiting::until;

use crate::program::{bare_command, command, output, stderr_of};

#[tokio::test]
async fn a_missing_token_says_where_to_get_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut run = bare_command(&["run"]);
    run.env("KUZHI_STORE__PATH", folder.path());
    let output = output(run).await;
    assert_eq!(output.status.code(), Some(78));
    assert_eq!(
        stderr_of(&output),
        "kuzhi-bot: the bot has no token: at https://discord.com/developers/applications choose your \
         application or make one, press Reset Token on its Bot page, and set the token as the variable \
         DISCORD_TOKEN, or in a file named by DISCORD_TOKEN_FILE"
    );
}

#[tokio::test]
async fn a_refused_token_is_reported() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let mut run = command(&discord, folder.path(), &["run"]);
    run.env("DISCORD_TOKEN", "a.secret.wrong").env("KUZHI_LOG__FILTER", "off");
    let output = output(run).await;
    assert_eq!(output.status.code(), Some(78));
    assert_eq!(
        stderr_of(&output),
        "kuzhi-bot: Discord refuses the token: copy it again from the Bot page of your application, or \
         reset it there"
    );
}

#[tokio::test]
async fn a_locked_store_names_its_place() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let _first = SledStore::open(folder.path(), 8).unwrap();
    let output = output(command(&discord, folder.path(), &["run"])).await;
    assert_eq!(output.status.code(), Some(1));
    let path = folder.path().display();
    assert_eq!(
        stderr_of(&output),
        format!(
            "kuzhi-bot: the store at {path} is in use by another process: stop that one, \
             or set another store.path"
        )
    );
}

#[tokio::test]
async fn all_broken_settings_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    fs::write(&file, "[limits]\n# Much.\nmemory_mb = \"lots\"\nhint_each = 1\n").unwrap();
    for verb in ["run", "check", "verify", "health"] {
        let mut run = bare_command(&[verb, "--config"]);
        run.arg(&file).env("KUZHI_LOG__FILTER", "loud");
        let output = output(run).await;
        assert_eq!(output.status.code(), Some(78), "{verb}");
        let told = if verb == "check" { output.stdout } else { output.stderr };
        let told = String::from_utf8(told).unwrap();
        let begin = if verb == "check" { "WRONG settings: " } else { "kuzhi-bot: " };
        let lines: Vec<_> = told.lines().map(|line| line.strip_prefix(begin).unwrap()).collect();
        let file = file.display();
        let memory = format!("{file}:3: limits.memory_mb must be a whole number from 84 to 65536");
        assert_eq!((lines.len(), lines[0]), (3, memory.as_str()));
        assert!(lines[1].starts_with(&format!("{file}:4: limits.hint_each must be ")), "{told}");
        assert!(lines[2].starts_with("KUZHI_LOG__FILTER: log.filter must be a level ("), "{told}");
    }
}

#[tokio::test]
async fn an_unknown_command_shows_how_it_is_used() {
    let output = output(bare_command(&["fly"])).await;
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr_of(&output).contains("unrecognized subcommand 'fly'"));
}

#[tokio::test]
async fn check_finds_everything_well() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let output = output(command(&discord, folder.path(), &["check"])).await;
    let path = folder.path().display();
    let expected = format!(
        "ok    settings: all readable\nok    store: {path}\nok    backup: {path}/backups\n\
         ok    token: Discord knows us as kuzhi\n"
    );
    let new = " (there is none yet: the first start makes one, with nothing in it)";
    let expected_first = expected.replace(&format!("{path}\n"), &format!("{path}{new}\n"));
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected_first);
    assert!(output.status.success());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "it makes nothing");
    drop(SledStore::open(folder.path(), 8).unwrap());
    let output = self::output(command(&discord, folder.path(), &["check"])).await;
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    assert!(output.status.success());
}

#[tokio::test]
async fn check_says_that_a_token_is_wrong() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let mut check = command(&discord, folder.path(), &["check"]);
    check.env("DISCORD_TOKEN", "a.secret.wrong");
    let output = output(check).await;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let last = text.lines().last().unwrap();
    assert!(last.starts_with("WRONG token: Discord refuses the token"), "{text}");
    assert_eq!(output.status.code(), Some(78));
    assert!(!text.contains("secret") && !stderr_of(&output).contains("secret"));
}

/// Its store is locked and its addresses are taken, as they should be.
#[tokio::test]
async fn check_beside_a_running_bot_finds_everything_well() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap().to_string();
    let with_metrics = |verb: &str| {
        let mut command = command(&discord, folder.path(), &[verb]);
        command.env("KUZHI_METRICS__ADDRESS", &address);
        command
    };
    // Something else has the address, and no bot runs.
    let output = output(with_metrics("check")).await;
    assert!(
        String::from_utf8_lossy(&output.stdout)
            .contains("\nWRONG metrics: metrics.address: another program ")
    );
    assert_eq!(output.status.code(), Some(1));
    drop(free);
    let program = crate::program::Program::spawn(&mut with_metrics("run"));
    discord.ready().await;
    let output = self::output(with_metrics("check")).await;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let path = folder.path().display();
    assert!(text.contains(&format!("\nok    store: {path} (in use by a running bot)\n")), "{text}");
    assert!(text.contains(&format!("\nok    metrics: {address} is in use by a running bot\n")), "{text}");
    assert!(output.status.success() && !text.contains("WRONG"), "{text}");
    assert!(program.stop().await.success());
}

/// A bot that opens a large store has it locked, and says how far it is once that takes long.
#[tokio::test]
async fn check_beside_a_bot_that_opens_its_store_says_how_far_it_is() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::create_dir_all(path.join("1/journal")).unwrap();
    fs::write(path.join("CURRENT"), "1\n").unwrap();
    let lock = fs::File::create(path.join("lock")).unwrap();
    lock.lock().unwrap();
    let how_far = "the database is compared with its journal: 4096 of 9000 entries";
    for (sign, user) in [
        (None, "a bot that is starting, or another command".to_owned()),
        (Some(format!("opening the store: {how_far}\n")), format!("a bot that is starting: {how_far}")),
        (Some("not connected to Discord\n".to_owned()), "a running bot".to_owned()),
    ] {
        if let Some(sign) = sign {
            fs::write(path.join("alive"), sign).unwrap();
        }
        let output = output(command(&discord, path, &["check"])).await;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let expected = format!("\nok    store: {} (in use by {user})\n", path.display());
        assert!(text.contains(&expected) && output.status.success(), "{text}");
    }
}

/// Backups would fill the disk on which the other one is not mounted.
#[tokio::test]
async fn check_says_that_backups_cannot_be_written() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let (store, backups) = (folder.path().join("store"), folder.path().join("backups"));
    let check = |backups: &Path| {
        let mut check = command(&discord, &store, &["check"]);
        check.env("KUZHI_BACKUP__FOLDER", backups);
        output(check)
    };
    for wrong in [backups.as_path(), Path::new("/proc/backups")] {
        let output = check(wrong).await;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            text.contains(&format!("\nWRONG backup: there is no folder {}: ", wrong.display())),
            "{text}"
        );
        assert_eq!(output.status.code(), Some(1));
    }
    let output = check(Path::new("/proc")).await;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        text.contains("\nWRONG backup: /proc cannot be written to: ") && !output.status.success(),
        "{text}"
    );
    fs::create_dir(&backups).unwrap();
    assert!(check(&backups).await.status.success());
    assert_eq!(fs::read_dir(&backups).unwrap().count(), 0, "it makes nothing");
}

/// What stands where a folder should, and what cannot be made.
#[tokio::test]
async fn check_says_that_no_store_can_be_made() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "something else").unwrap();
    for path in [file.clone(), file.join("data"), "/proc/x".into(), "/proc/x/data".into(), "/proc".into()] {
        let output = output(command(&discord, &path, &["check"])).await;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let wrong = format!("WRONG store: the store at {} cannot be opened: ", path.display());
        assert!(text.contains(&wrong) && !output.status.success(), "{text}");
    }
    assert_eq!(fs::read(&file).unwrap(), b"something else");
}

#[tokio::test]
async fn a_start_that_makes_a_new_store_says_so_and_where() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let make = |path: &str| {
        let mut run = command(&discord, folder.path(), &["run"]);
        run.current_dir(folder.path()).env("KUZHI_STORE__PATH", path).env("DISCORD_TOKEN", "a.secret.wrong");
        run.env("KUZHI_LOG__FILTER", "info");
        output(run)
    };
    let full = folder.path().canonicalize().unwrap().join("games");
    let said_so =
        |log: &str| log.contains(&format!("there was no store at {}: a new, empty one", full.display()));
    let log = stderr_of(&make("games").await);
    assert!(said_so(&log), "{log}");
    let log = stderr_of(&make("games").await);
    assert!(!log.contains("there was no store"), "{log}");
    for path in
        ["\"games\"", "~/games", "$HOME/games", "games\u{200b}", "\u{feff}games", "games ", "ga\u{202e}mes"]
    {
        let refused = make(path).await;
        let log = stderr_of(&refused);
        assert!(log.starts_with("kuzhi-bot: KUZHI_STORE__PATH: store.path "), "{log}");
        assert_eq!(refused.status.code(), Some(78), "{log}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no other store was made");
}

#[tokio::test]
async fn health_is_that_of_a_connected_bot() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let never = output(command(&discord, folder.path(), &["health"])).await;
    assert_eq!(never.status.code(), Some(1));
    assert!(stderr_of(&never).starts_with("kuzhi-bot: no bot runs on the store at"), "{}", stderr_of(&never));
    let program = crate::program::Program::start(&discord, folder.path()).await;
    until("the bot to be healthy", || kuzhi_bot::health::check(folder.path()).is_ok()).await;
    assert!(output(command(&discord, folder.path(), &["health"])).await.status.success());
    assert!(program.stop().await.success());
    let ended = output(command(&discord, folder.path(), &["health"])).await;
    assert!(stderr_of(&ended).starts_with("kuzhi-bot: no bot runs on the store at"), "{}", stderr_of(&ended));
}

/// Supervisors restart what has ended, and leave alone what only reports that it is unhealthy.
#[tokio::test]
async fn a_bot_without_a_connection_exits_with_the_reason() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let mut run = command(&discord, folder.path(), &["run"]);
    run.env("KUZHI_DISCORD__GIVE_UP_AFTER", "2s");
    let running = tokio::spawn(output(run));
    discord.ready().await;
    discord.mischief().refuse_connections(true);
    discord.mischief().cut_gateway();
    let ended = running.await.unwrap();
    assert_eq!(ended.status.code(), Some(1));
    let said = stderr_of(&ended);
    let last = said.lines().last().unwrap();
    let rest =
        last.strip_prefix("kuzhi-bot: no connection to Discord for ").unwrap_or_else(|| panic!("{said}"));
    let (seconds, rest) = rest.split_once(' ').unwrap();
    // A busy machine checks later, and reports how long it was.
    assert!(seconds.parse::<u64>().unwrap() >= 2, "{said}");
    assert_eq!(
        rest,
        "s despite many attempts: the bot ends, so that it is restarted (discord.give_up_after)"
    );
}

#[tokio::test]
async fn a_bot_that_is_not_to_give_up_waits() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let mut run = command(&discord, folder.path(), &["run"]);
    run.env("KUZHI_DISCORD__GIVE_UP_AFTER", "never");
    let program = crate::program::Program::spawn(&mut run);
    discord.ready().await;
    discord.mischief().keep_away().await;
    discord.mischief().refuse_connections(false);
    discord.ready().await;
    assert!(program.stop().await.success());
}
