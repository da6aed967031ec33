//! Two programs with one token and a store each: an old container that was forgotten.

use std::time::Duration;

use kuzhi_tests::discord::World;

use crate::operator::drills::is_as_the_page_says;
use crate::program::Table;
use crate::watched::Watched;

const INCIDENT: &str = "Another program has the token";

const SAID: &str = "another program answers people in this bot's place";

#[tokio::test]
async fn another_program_with_the_token_is_reported() {
    let table = Table::set().await;
    let elsewhere = tempfile::tempdir().unwrap();
    let ours = Watched::start(&table, &[]).await;
    let theirs = Watched::begin(&table, |run| _ = run.env("KUZHI_STORE__PATH", elsewhere.path())).await;
    let both = |world: &World| world.gateway.sessions().iter().filter(|one| one.is_live()).count() == 2;
    table.discord.until(both, "both sessions").await;
    let reported = async {
        loop {
            for _ in 0..2 {
                let help = table.ada.at(&table.hall).slash("help").send().begin();
                let mut attempts = help.attempts(2).await;
                attempts.sort_unstable();
                assert_eq!(attempts, [204, 400]);
            }
            let logs = ours.log() + &theirs.log();
            if logs.contains(SAID) {
                return logs;
            }
        }
    };
    let logs = tokio::time::timeout(Duration::from_secs(30), reported).await.expect("it is said");
    assert!(logs.contains("ERROR"), "{logs}");
    is_as_the_page_says(&logs, INCIDENT, SAID);
    for program in [ours, theirs] {
        assert!(program.log().matches(SAID).count() <= 1, "once a minute: {}", program.log());
        assert!(program.program.stop().await.success());
    }
}

#[tokio::test]
async fn a_click_told_twice_is_no_other_program() {
    let table = Table::set().await;
    let watched = Watched::start(&table, &[]).await;
    let help = table.ada.at(&table.hall).slash("help").send().delivered_twice().begin();
    assert_eq!(help.attempts(2).await, [204, 400]);
    // The line would be there by then.
    table.ada.at(&table.hall).slash("help").send().await;
    assert!(!watched.log().contains(SAID), "{}", watched.log());
    assert!(watched.program.stop().await.success());
}
