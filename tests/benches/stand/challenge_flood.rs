//! One person challenges another and cancels, over and over.

use std::time::{Duration, Instant};

use kuzhi_tests::conversation::Person;
use kuzhi_tests::discord::{Snowflake, UserAction};

use crate::stage::Stage;
use kuzhi_tests::load::Report;

const CHALLENGES: usize = 100;

/// The time over which the challenges are spread.
const TIME: Duration = Duration::from_secs(1);

/// How often the challenged person may be notified.
const MOST_CALLS: usize = 2;

pub(crate) async fn run(stage: &Stage, report: &mut Report) -> anyhow::Result<()> {
    let [bob, cem] = ["Bob", "Cem"].map(|name| stage.discord.person(name));
    let settings = cem.at(&stage.hall(1)).slash("settings").send().await.message();
    cem.at(&stage.hall(1)).click(&settings, "Pings: on").await;
    cem.at(&stage.hall(1)).click(&settings, "Pings: off").await;
    flood(stage, report, "Ada", &bob, "who is called in the channel", 0).await;
    flood(stage, report, "Eve", &cem, "who is called by direct message", 1).await;
    let tally = stage.tally(|_| true);
    report.number("interactions without an answer", tally.never, 0);
    Ok(())
}

async fn flood(stage: &Stage, report: &mut Report, by: &str, victim: &Person, what: &str, hall: usize) {
    let (person, hall) = (stage.discord.person(by), stage.hall(hall));
    let before = stage.discord.pings_of(victim).len();
    let begun = Instant::now();
    let mut made = 0;
    for number in 0..CHALLENGES {
        let due = TIME * u32::try_from(number).unwrap_or_default() / u32::try_from(CHALLENGES).unwrap_or(1);
        tokio::time::sleep(due.saturating_sub(begun.elapsed())).await;
        let asked = person.at(&hall).slash("play").user("opponent", victim).send().begin();
        if !answered(stage, asked.interaction()).await {
            continue;
        }
        let Some((message, cancel)) = challenge(stage, asked.interaction()) else { continue };
        made += 1;
        let action = UserAction::Component { message, seen: None, custom_id: cancel, values: Vec::new() };
        if let Ok(cancelled) = stage.discord.server().interact(person.id(), hall.id(), action) {
            answered(stage, cancelled).await;
        }
    }
    let took = begun.elapsed();
    // Wait for what is still on its way.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let calls = stage.discord.pings_of(victim).len() - before;
    report.figure("challenges made", format!("{made} of {CHALLENGES} in {took:.1?}"));
    report.number(&format!("calls of somebody {what}"), calls, MOST_CALLS);
}

async fn answered(stage: &Stage, interaction: Snowflake) -> bool {
    let server = stage.discord.server();
    let is_answered =
        server.until(Duration::from_secs(5), |world| world.interactions[&interaction].first_said);
    is_answered.await.is_some()
}

/// Returns a challenge's message and the custom ID of its button "Cancel".
fn challenge(stage: &Stage, interaction: Snowflake) -> Option<(Snowflake, String)> {
    stage.discord.server().read(|world| {
        let message = &world.messages[&world.answer_to(interaction)?];
        let ids = message.face.components_within().into_iter().filter_map(|one| one["custom_id"].as_str());
        let cancel = ids.into_iter().find(|id| id.starts_with("k1:cancel:"))?;
        Some((message.id, cancel.to_owned()))
    })
}
