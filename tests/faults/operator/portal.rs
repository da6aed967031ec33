//! `check` says what the Activity lacks.

use std::net::TcpListener;

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{CLIENT_SECRET, World};

use crate::program::{Program, command, output};

/// Checks with these variables. Returns what is said of the Activity, and the exit code.
async fn check(discord: &Discord, variables: &[(&str, &str)]) -> (Vec<String>, Option<i32>) {
    let folder = tempfile::tempdir().unwrap();
    let mut check = command(discord, folder.path(), &["check"]);
    check.envs(variables.iter().copied());
    let output = output(check).await;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!text.contains(CLIENT_SECRET) && !text.contains("another-secret"), "{text}");
    let about = |line: &&str| line.contains("activity") || line.contains("Activity");
    (text.lines().filter(about).map(str::to_owned).collect(), output.status.code())
}

const NO_REDIRECT: &str = "WRONG activity: there is no redirect, so nobody is let in: add one on the OAuth2 \
                           page of your application, such as https://127.0.0.1";
const NOT_ENABLED: &str = "WRONG activity: Discord does not open it yet: turn on Enable Activities at \
                           Activities, Settings, of your application";

#[tokio::test]
async fn check_says_step_by_step_what_the_activity_lacks() {
    let discord = Discord::start().await;
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let address = ("KUZHI_ACTIVITY__ADDRESS", free.as_str());
    let [secret, wrong] = [CLIENT_SECRET, "another-secret"].map(|secret| ("DISCORD_CLIENT_SECRET", secret));

    assert_eq!(check(&discord, &[]).await, (Vec::new(), Some(0)), "nothing is said where there is none");
    let off = "ok    activity: off, though there is a client secret: activity.address turns it on";
    assert_eq!(check(&discord, &[secret]).await, (vec![off.to_owned()], Some(0)));
    let (said, code) = check(&discord, &[address]).await;
    assert!(said[0].starts_with("WRONG settings: KUZHI_ACTIVITY__ADDRESS: activity.address"), "{said:?}");
    assert!(said[0].contains("OAuth2 page") && said[0].contains("DISCORD_CLIENT_SECRET"), "{said:?}");
    assert_eq!((said.len(), code), (1, Some(78)));

    let refused = "WRONG activity: Discord refuses the client secret: press Reset Secret on the OAuth2 page \
                   of your application, and give the new one to the bot";
    let all = [refused, NO_REDIRECT, NOT_ENABLED].map(str::to_owned);
    assert_eq!(check(&discord, &[address, wrong]).await, (all.to_vec(), Some(78)));
    assert_eq!(check(&discord, &[address, secret]).await, (all[1..].to_vec(), Some(78)));
    discord.server().change(|world| world.add_redirect("https://127.0.0.1"));
    assert_eq!(check(&discord, &[address, secret]).await, (all[2..].to_vec(), Some(78)));
    discord.server().change(World::enable_activities);
    let well = format!(
        "ok    activity: {free} is free, and Discord opens the Activity; it does not say whether the Root \
         Mapping at Activities, URL Mappings, leads here"
    );
    assert_eq!(check(&discord, &[address, secret]).await, (vec![well], Some(0)));
}

#[tokio::test]
async fn check_beside_a_bot_with_an_activity_finds_its_address_in_use() {
    let discord = Discord::start().await;
    discord.server().change(|world| {
        world.add_redirect("https://127.0.0.1");
        world.enable_activities();
    });
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let with_activity = |verb: &str| {
        let mut command = command(&discord, folder.path(), &[verb]);
        command.env("KUZHI_ACTIVITY__ADDRESS", &address).env("DISCORD_CLIENT_SECRET", CLIENT_SECRET);
        command
    };
    let said = String::from_utf8(output(with_activity("check")).await.stdout).unwrap();
    let wrong = format!("\nWRONG activity: activity.address: another program listens at {address}: ");
    assert!(said.contains(&wrong), "{said}");
    drop(taken);
    let program = Program::spawn(&mut with_activity("run"));
    discord.ready().await;
    let output = output(with_activity("check")).await;
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains(&format!("\nok    activity: {address} is in use by a running bot, and ")),
        "{said}"
    );
    assert!(output.status.success(), "{said}");
    assert!(program.stop().await.success());
}
