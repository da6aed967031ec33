//! Options that do not apply are named, and values that are refused are not proposed.

use kuzhi_tests::conversation::{Participant, Slash};

use crate::bot::Evening;

fn create(ada: &Participant, kind: &str) -> Slash {
    ada.slash("tournament create").string("kind", kind)
}

/// The values that are suggested.
async fn proposed(slash: Slash, option: &str, typed: &str) -> Vec<String> {
    let choices = slash.typing(option, typed).await.choices().into_iter();
    choices.map(|choice| choice.value.as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn options_that_do_not_apply_are_named_in_the_draft() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let arena = create(&ada, "arena").integer("rounds", 5).integer("byes", 2).integer("minutes", 30);
    let text = arena.send().await.text();
    assert!(text.contains("\nNot used here, so left out: `rounds`, `byes`\n\n"), "{text}");
    let ladder = create(&ada, "ladder").string("begins", "2d").boolean("check-in", true);
    let text = ladder.integer("ahead", 3).send().await.text();
    assert!(text.contains("left out: `begins`, `check-in`, `ahead`\n"), "{text}");
    let text = create(&ada, "swiss").integer("rounds", 5).integer("byes", 2).send().await.text();
    assert!(!text.contains("left out"), "{text}");
}

#[tokio::test]
async fn what_a_changed_clock_leaves_out_is_named_too() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let draft = create(&ada, "swiss").string("clock", "5+3").boolean("check-in", true).send().await.message();
    assert!(!draft.text().contains("left out"), "{}", draft.text());
    let form = ada.click(&draft, "Change …").await.form();
    let told = ada.submit(&form, &[("Clock", "none")]).await.text();
    assert!(told.starts_with("Tournaments need a clock."), "{told}");
    ada.submit(&form, &[("Clock", "3d")]).await;
    assert!(draft.text().contains("Not used here, so left out: `check-in`\n"), "{}", draft.text());
}

#[tokio::test]
async fn clocks_that_are_refused_are_not_proposed() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let all = proposed(create(&ada, "swiss"), "clock", "").await;
    assert_eq!(all, ["1d", "3d", "7d", "3d+12h", "3+2", "5+3", "10+5", "30+20"]);
    let arena = proposed(create(&ada, "arena"), "clock", "").await;
    assert_eq!(arena, ["3+2", "5+3", "10+5"]);
    let short = proposed(create(&ada, "arena").integer("minutes", 20), "clock", "").await;
    assert_eq!(short, ["3+2", "5+3"]);
    assert!(proposed(create(&ada, "arena"), "clock", "2d").await.is_empty());
    // What is proposed can be drafted.
    for clock in short {
        let create = create(&ada, "arena").integer("minutes", 20).string("clock", &clock);
        let text = create.send().await.text();
        assert!(text.starts_with("**Arena · Mangala"), "{clock}: {text}");
    }
}

#[tokio::test]
async fn options_of_quick_games_are_not_proposed_for_rated_ones() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let create = || create(&ada, "swiss").string("game", "pallankuzhi");
    let quick = "rounds=1 seeds=4";
    assert!(!proposed(create(), "options", quick).await.is_empty());
    assert!(proposed(create().boolean("rated", true), "options", quick).await.is_empty());
    assert!(!proposed(create().boolean("rated", true), "options", "rounds=3 seeds=4").await.is_empty());
}

#[tokio::test]
async fn starts_are_proposed_as_they_are_read() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let names = async |typed: &str| {
        let proposed = ada.autocomplete("tournament create", "begins", typed).await;
        proposed.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    let before = names("").await;
    assert!(before[0].starts_with("1h · ") && before[0].ends_with(" (UTC)"), "{before:?}");
    assert_eq!(before[4], "20:00: first set this server’s time zone, with /settings timezone");
    ada.slash("settings").string("timezone", "Europe/Istanbul").send().await;
    let after = names("sat").await;
    assert!(after[2].starts_with("sat 20:00 · Saturday 20"), "{after:?}");
    assert!(after[2].ends_with(" 20:00 (Europe/Istanbul)"), "{after:?}");
    let draft = create(&ada, "swiss").string("begins", "in 2 hours").send().await.text();
    assert!(draft.contains("Starts on <t:"), "{draft}");
}
