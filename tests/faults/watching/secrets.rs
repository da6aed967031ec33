//! Secrets that no log may contain: the bot's token, and the tokens of interactions. The output of every
//! program in these tests is checked when it ends (`program.rs`). Here it logs as much as it can.

use std::fs::{self, File};
use std::process::Stdio;

use crate::program::{Program, Table, command};
use crate::watched::Watched;

#[tokio::test]
async fn no_token_is_logged_whatever_is_asked_for() {
    for filter in ["info", "debug", "trace"] {
        no_token_is_logged(filter).await;
    }
}

async fn no_token_is_logged(filter: &str) {
    let table = Table::set().await;
    let log = table.folder.path().join("log");
    let mut run = command(&table.discord, table.folder.path(), &["run"]);
    run.env("KUZHI_LOG__FILTER", filter).stderr(Stdio::from(File::create(&log).unwrap()));
    let program = Program::spawn(&mut run);
    table.discord.ready().await;
    // Refused answers are logged as warnings, and so are lost ones.
    table.discord.mischief().on_next("GET", "/messages/@original").refuse(404, 10_008, "Unknown Message");
    let challenge = table.challenge().await;
    table.discord.mischief().on_next("POST", "/callback").lose_request();
    table.bob.at(&table.hall).click(&challenge, "Accept").await;
    table.ada.at(&table.hall).click(&challenge, "1").await;
    table.discord.mischief().cut_gateway();
    table.discord.ready().await;
    assert!(program.stop().await.success());
    let log = fs::read_to_string(log).unwrap();
    assert!(log.contains("connected to Discord") && log.contains("invite Kuzhi to a server"), "{log}");
    for secret in [table.discord.token(), "interaction-token"] {
        assert!(!log.contains(secret), "{filter}: a token is logged");
    }
}

/// A gateway frame holds whole interactions. Serenity would log all of one that it cannot parse.
#[tokio::test]
async fn an_unreadable_frame_is_never_logged() {
    const SECRET: &str = "token-in-a-frame";
    for filter in ["info", "debug", "trace", "info,serenity::gateway=trace,serenity::gateway::ws=trace"] {
        let table = Table::set().await;
        let log = table.folder.path().join("log");
        let mut run = command(&table.discord, table.folder.path(), &["run"]);
        run.env("KUZHI_LOG__FILTER", filter).stderr(Stdio::from(File::create(&log).unwrap()));
        let program = Program::spawn(&mut run);
        table.discord.ready().await;
        for frame in [
            format!(r#"{{"op":0,"t":"INTERACTION_CREATE","s":"?","d":{{"id":"1","token":"{SECRET}"}}}}"#),
            format!(r#"{{"op":0,"t":"INTERACTION_CREATE","s":7,"d":{{"token":"{SECRET}""#),
            SECRET.to_owned(),
        ] {
            table.discord.mischief().send_text(&frame);
        }
        // Later events are read later: by then something would have been logged.
        table.ada.at(&table.hall).slash("help").send().await;
        assert!(program.stop().await.success());
        let log = fs::read_to_string(log).unwrap();
        assert!(log.contains("connected to Discord"), "{log}");
        assert!(log.contains("Unhandled error"), "the frames came, and that much is said: {log}");
        assert!(!log.contains(SECRET), "{filter}: {log}");
    }
}

/// The log lets an operator trace a click to its message, and contains no text that a person wrote.
#[tokio::test]
async fn the_log_traces_a_click_without_its_text() {
    const NOTE: &str = "the plan that nobody else may know";
    let table = Table::set().await;
    let watched = Watched::start(&table, &[("KUZHI_LOG__FILTER", "info,kuzhi=trace")]).await;
    let (ada, bob) = (table.ada.at(&table.hall), table.bob.at(&table.hall));
    let board = table.challenge().await;
    bob.click(&board, "Accept").await;
    ada.click(&board, "1").await;
    let menu = ada.click(&board, "More …").await.message();
    let notes = ada.click(&menu, "📝 Notes …").await.private_answer().await;
    let form = ada.click(&notes, "Write …").await.form();
    ada.submit(&form, &[("What you want to remember", NOTE)]).await;
    assert!(notes.text().contains(NOTE), "{}", notes.text());
    assert!(watched.log().contains("committed"), "{}", watched.log());

    let log = watched.log();
    let moves = |what: &str| {
        let is_meant = |line: &&str| line.contains("action=\"move\"") && line.contains(what);
        log.lines().filter(is_meant).map(str::to_owned).collect::<Vec<_>>()
    };
    let buttons = board.buttons();
    let name = buttons
        .iter()
        .find_map(|button| button.custom_id.as_deref()?.strip_prefix("k1:move:")?.split(':').next())
        .unwrap();
    for step in [
        "a trip to the store job=\"commit\"",
        "committed version=3",
        "Discord has a first response",
        "delivered is_shown=true",
    ] {
        let lines = moves(step);
        assert!(!lines.is_empty(), "{step} is not in the log of a move:\n{log}");
        assert!(lines.iter().all(|line| line.contains(&format!("match={name}"))), "{lines:?}");
    }
    assert!(moves("job=\"commit\"")[0].contains(":commit:"), "{:?}", moves("job=\"commit\""));
    // What people write, their names, and what is on boards.
    for written in [NOTE, "Ada", "Bob", ": pit "] {
        assert!(!log.contains(written), "{written} is in the log:\n{log}");
    }
    for secret in [table.discord.token(), "interaction-token"] {
        assert!(!log.contains(secret), "a token is logged:\n{log}");
    }
    assert!(watched.program.stop().await.success());
}
