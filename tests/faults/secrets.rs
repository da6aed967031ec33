//! What must not be in a log: the bot's token, and the tokens of interactions.

use std::fs::{self, File};
use std::process::Stdio;

use crate::program::{Program, Table, command};

#[tokio::test]
async fn no_token_is_logged() {
    let table = Table::set().await;
    let log = table.folder.path().join("log");
    let mut run = command(&table.discord, table.folder.path(), &["run"]);
    run.env("KUZHI_LOG__FILTER", "info").stderr(Stdio::from(File::create(&log).unwrap()));
    let program = Program::spawn(&mut run);
    table.discord.ready().await;
    // An answer that Discord refuses is warned of; one that is lost is, too.
    table.discord.mischief().on_next("GET", "/messages/@original").refuse(404, 10_008, "Unknown Message");
    let challenge = table.challenge().await;
    table.discord.mischief().on_next("POST", "/webhooks").lose_request();
    table.bob.at(&table.hall).click(&challenge, "Accept").await;
    table.ada.at(&table.hall).click(&challenge, "1").await;
    table.discord.mischief().cut_gateway();
    table.discord.ready().await;
    assert!(program.stop().await.success());
    let log = fs::read_to_string(log).unwrap();
    assert!(log.contains("connected to Discord") && log.contains("invite Kuzhi to a server"), "{log}");
    for secret in [table.discord.token(), "interaction-token"] {
        assert!(!log.contains(secret), "{log}");
    }
}

/// A frame of the gateway holds whole interactions; of one that cannot be read, the library would show all.
#[tokio::test]
async fn a_frame_that_cannot_be_read_is_not_logged_whatever_is_asked_for() {
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
        // What comes later is read later: by then something would have been logged.
        table.ada.at(&table.hall).slash("help").send().await;
        assert!(program.stop().await.success());
        let log = fs::read_to_string(log).unwrap();
        assert!(log.contains("connected to Discord"), "{log}");
        assert!(log.contains("Unhandled error"), "the frames came, and that much is said: {log}");
        assert!(!log.contains(SECRET), "{filter}: {log}");
    }
}
