//! How many tournaments there are at once.

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::tournaments::{Tournament, TournamentKind, TournamentRules, TournamentStage};
use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp, TournamentId};
use kuzhi_tests::conversation::{Channel, Message};
use tokio::task::JoinSet;

use crate::bot::Evening;

fn cards(evening: &Evening) -> usize {
    let is_card = |message: &Message| message.text().contains("Organised by");
    evening.hall.messages().into_iter().filter(is_card).count()
}

async fn draft(evening: &Evening, name: &str) -> Message {
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let create = ada.slash("tournament create").string("kind", "swiss").string("name", name);
    create.send().await.message()
}

/// Presses *Announce* in each of these drafts at the same moment. Returns the answers.
async fn announce_at_once(evening: &Evening, drafts: &[&Message]) -> Vec<String> {
    let ada = evening.ada.clone().managing_guilds();
    let mut all = JoinSet::new();
    for draft in drafts {
        all.spawn(ada.at(&evening.hall).click(draft, "Announce").into_future());
    }
    all.join_all().await.iter().map(kuzhi_tests::conversation::Answer::text).collect()
}

#[tokio::test]
async fn one_draft_makes_one_tournament() {
    let evening = Evening::begin().await;
    let one = draft(&evening, "Friday").await;
    announce_at_once(&evening, &[&one; 12]).await;
    evening.hall.until(|hall| hall.threads().len() == 1, "its thread").await;
    assert_eq!(cards(&evening), 1);
    let guild = GuildId(evening.discord.guild("Friends").id().get());
    assert_eq!(evening.store.tournaments_of(guild, 99).unwrap().len(), 1);
}

/// Discord has opened it, and what it says then gets lost.
#[tokio::test]
async fn a_message_has_one_thread_though_the_answer_is_lost() {
    let evening = Evening::begin().await;
    let one = draft(&evening, "Friday").await;
    evening.discord.mischief().on_next("POST", "/threads").lose_answer();
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    ada.click(&one, "Announce").await;
    let is_linked = |message: &Message| message.text().contains("#Friday");
    evening.hall.until(|hall| hall.messages().iter().any(is_linked), "the link to its thread").await;
    let card = evening.hall.messages().into_iter().find(is_linked).unwrap();
    let threads: Vec<_> = evening.hall.threads().iter().map(Channel::id).collect();
    assert_eq!(threads, [card.id()], "the thread of a message has its id");
}

#[tokio::test]
async fn a_person_runs_three_tournaments_however_many_they_announce_at_once() {
    let evening = Evening::begin().await;
    let mut drafts = Vec::new();
    for name in ["A", "B", "C", "D", "E", "F", "G"] {
        drafts.push(draft(&evening, name).await);
    }
    announce_at_once(&evening, &drafts.iter().collect::<Vec<_>>()).await;
    evening.hall.until(|_| cards(&evening) == 3, "three of them").await;
    let guild = GuildId(evening.discord.guild("Friends").id().get());
    assert_eq!(evening.store.tournaments_of(guild, 99).unwrap().len(), 3);
}

#[tokio::test]
async fn a_standing_ladder_is_found_behind_many_that_are_over() {
    let evening = Evening::begin().await;
    let guild = GuildId(evening.discord.guild("Friends").id().get());
    let here = (guild, ChannelId(evening.hall.id().get()));
    for number in 0..60 {
        let kind = if number == 0 { TournamentKind::Ladder } else { TournamentKind::Swiss { rounds: None } };
        let rules = TournamentRules {
            name: if number == 0 { "The ladder" } else { "Friday" }.to_owned(),
            kind,
            game: kuzhi_engine::Game::default(),
            clock: TimeControl::Days(3),
            rated: true,
            takebacks: false,
            time_off: TimeOff::All,
            check_in: false,
            byes: 1,
            begins: Timestamp::from_millis(1_000),
            most: 12,
            role: None,
            season: None,
        };
        let (id, at) = (TournamentId::from_random(number + 1), Timestamp::from_millis(number));
        let one = Tournament::announce(id, here, PlayerId(evening.ada.id().get()), rules, at);
        let over = TournamentStage::Over { at };
        let one = if number == 0 { one } else { Tournament { stage: over, ..one } };
        assert!(evening.store.save_tournament(&one).unwrap());
    }
    let bob = evening.bob.at(&evening.hall);
    let list = bob.slash("tournament list").send().await.text();
    assert!(list.contains("The ladder"), "{list}");
    let shown = bob.slash("tournament show").string("tournament", "the ladder").send().await.text();
    assert!(shown.starts_with("**The ladder**"), "{shown}");
    // The ladder does not count.
    for name in ["A", "B", "C"] {
        announce_at_once(&evening, &[&draft(&evening, name).await]).await;
    }
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let refused = ada.slash("tournament create").string("kind", "swiss").send().await.text();
    assert!(refused.starts_with("You already run 3 tournaments here"), "{refused}");
}

#[tokio::test]
async fn tournaments_are_found_by_names_without_accents() {
    let evening = Evening::begin().await;
    for name in ["ÉTÉ 2026", "Été", "Łódź"] {
        announce_at_once(&evening, &[&draft(&evening, name).await]).await;
    }
    evening.hall.until(|_| cards(&evening) == 3, "three of them").await;
    let bob = evening.bob.at(&evening.hall);
    for (typed, expected) in [("lodz", &["Łódź"][..]), ("ete", &["ÉTÉ 2026", "Été"])] {
        let proposed = bob.autocomplete("tournament show", "tournament", typed).await;
        let mut names: Vec<&str> = proposed.iter().filter_map(|(name, _)| name.split(" · ").next()).collect();
        names.sort_unstable();
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(names, expected, "{typed}");
    }
    // A name is meant before longer ones that begin with it.
    for (typed, title) in [("ete", "**Été**"), ("été 2", "**ÉTÉ 2026**"), ("LODZ", "**Łódź**")] {
        let shown = bob.slash("tournament show").string("tournament", typed).send().await.text();
        assert!(shown.starts_with(title), "{typed}: {shown}");
    }
}
