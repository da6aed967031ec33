//! Drafts of tournaments.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Discord, Message, Participant};

use crate::bot::{Bot, Evening};

/// As long as a name can be, in letters that take three bytes each.
const LONGEST: &str = "தங்கக் கோப்பை தங்கக் கோப்பை தங்கக் கோப்பை தங்கக் கோப்பை தங்க";

fn organiser(evening: &Evening) -> Participant {
    evening.ada.clone().managing_guilds().at(&evening.hall)
}

async fn draft(ada: &Participant, name: &str) -> Message {
    let create = ada.slash("tournament create").string("kind", "swiss").string("clock", "5+3");
    create.string("name", name).send().await.message()
}

fn stored(evening: &Evening) -> usize {
    let guild = GuildId(evening.discord.guild("Friends").id().get());
    evening.store.live_tournaments_of(guild).unwrap().len()
}

#[tokio::test]
async fn a_name_of_sixty_letters_is_cut_nowhere() {
    assert_eq!(LONGEST.chars().count(), 60);
    let evening = Evening::begin().await;
    let ada = organiser(&evening);
    ada.slash("settings").string("timezone", "Europe/Istanbul").send().await;
    let create = ada.slash("tournament create").string("kind", "league").string("name", LONGEST);
    let create = create.string("game", "pallankuzhi").string("options", "seeds=6 rounds=7");
    let create = create.string("clock", "3d+12h").string("begins", "20d").integer("rounds", 2);
    let create = create.boolean("rated", false).boolean("takebacks", true).integer("byes", 5);
    let create = create.integer("most", 12).string("repeats", "month").integer("ahead", 7);
    let draft = create.string("until", "2126-12-31").send().await.message();
    assert!(draft.text().starts_with(&format!("**{LONGEST}**")), "{}", draft.text());
    ada.click(&draft, "Announce").await;
    evening.hall.until(|hall| hall.threads().len() == 1, "its thread").await;
    let list = ada.slash("tournament list").send().await.message();
    assert!(list.screen().matches(LONGEST).count() == 2, "in the text and the menu: {}", list.screen());
    let proposed = ada.autocomplete("tournament show", "tournament", "கோப்பை").await;
    assert!(proposed[0].0.contains(LONGEST), "{proposed:?}");
}

#[tokio::test]
async fn a_draft_outlasts_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let store = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
    let ada = discord.person("Ada").managing_guilds().at(&hall);
    let draft = draft(&ada, "Friday night").await;
    bot.stop().await;
    discord.offline().await;
    let _bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
    ada.click(&draft, "Announce").await;
    let is_card = |message: &Message| message.text().starts_with("**Friday night**");
    hall.until(|hall| hall.messages().iter().any(is_card), "the tournament").await;
}

#[tokio::test]
async fn nobody_else_finds_a_draft() {
    let evening = Evening::begin().await;
    let ada = organiser(&evening);
    let draft = draft(&ada, "Friday night").await;
    let bob = evening.bob.clone().managing_guilds().at(&evening.hall);
    for who in [&ada, &bob] {
        let list = who.slash("tournament list").send().await.text();
        assert!(!list.contains("Friday"), "{list}");
        assert!(who.autocomplete("tournament show", "tournament", "fri").await.is_empty());
    }
    let guild = GuildId(evening.discord.guild("Friends").id().get());
    let id = evening.store.live_tournaments_of(guild).unwrap()[0].id;
    let unknown = bob.slash("tournament show").string("tournament", &id.to_string()).send().await.text();
    assert!(unknown.starts_with("There is no such tournament here"), "{unknown}");
    for press in ["join", "show", "organise", "log", "do:stop"] {
        let refused = bob.forge(&draft, &format!("k1:tour:{id}:{press}")).await.text();
        assert!(refused.starts_with("There is no such tournament here"), "{press}: {refused}");
    }
    let refused = bob.forge(&draft, &format!("k1:tour-make:{id}")).await.text();
    assert!(refused.starts_with("This draft is gone"), "{refused}");
}

#[tokio::test]
async fn a_draft_that_is_gone_says_what_to_do() {
    let evening = Evening::begin().await;
    let ada = organiser(&evening);
    let one = draft(&ada, "Friday night").await;
    let id = one.buttons()[0].custom_id.clone().unwrap();
    let gone = "This draft is gone: it was discarded, or is more than a day old. \
        `/tournament create` makes a new one.";
    let discarded = ada.click(&one, "Discard").await;
    assert_eq!(discarded.text(), "Discarded. No one else saw it.");
    assert_eq!(stored(&evening), 0);
    assert_eq!(ada.forge(&one, &id).await.text(), gone);
    // Its buttons carried all of it once.
    let old = "k1:tour-make:s5:mangala:5+3:rated:firm:29000000w3:128:0:Friday night";
    assert_eq!(ada.forge(&one, old).await.text(), gone);
    let discarded = ada.forge(&one, "k1:tour-drop").await;
    assert_eq!(discarded.text(), "Discarded. No one else saw it.");
}

#[tokio::test]
async fn a_draft_is_kept_for_a_day() {
    let evening = Evening::begin().await;
    let ada = organiser(&evening);
    let create = ada.slash("tournament create").string("kind", "swiss").string("begins", "7d");
    let one = create.string("name", "Friday night").send().await.message();
    evening.bot.pass(Duration::from_hours(23));
    assert_eq!(stored(&evening), 1);
    evening.bot.pass(Duration::from_hours(1));
    evening.hall.until(|_| stored(&evening) == 0, "the end of the draft").await;
    let refused = ada.click(&one, "Announce").await.text();
    assert!(refused.starts_with("This draft is gone"), "{refused}");
}

#[tokio::test]
async fn a_person_has_ten_drafts_at_once() {
    let evening = Evening::begin().await;
    let ada = organiser(&evening);
    let first = draft(&ada, "First").await;
    for number in 0..10 {
        evening.bot.pass(Duration::from_secs(1));
        draft(&ada, &format!("Number {number}")).await;
    }
    assert_eq!(stored(&evening), 10);
    let refused = ada.click(&first, "Announce").await.text();
    assert!(refused.starts_with("This draft is gone"), "{refused}");
}

#[tokio::test]
async fn drafts_go_with_the_data_of_whoever_made_them() {
    let evening = Evening::begin().await;
    let ada = organiser(&evening);
    draft(&ada, "Friday night").await;
    let question = ada.slash("mydata delete").send().await.message();
    ada.click(&question, "Delete my data …").await;
    ada.click(&question, "Yes, delete everything").await;
    evening.hall.until(|_| stored(&evening) == 0, "the end of the draft").await;
    let who = PlayerId(evening.ada.id().get());
    assert_eq!(evening.store.tournaments_with(who).unwrap(), []);
}
