//! Several tournaments of one name have numbers, and titles keep their direction to themselves.

use std::time::Duration;

use kuzhi_tests::conversation::{Message, Participant};
use tokio::task::JoinSet;

use super::Club;
use crate::bot::Evening;

/// What the messages of tournaments begin with, oldest first.
fn titles(evening: &Evening) -> Vec<String> {
    let cards = evening.hall.messages().into_iter().filter(|one| one.text().contains("Organised by"));
    cards.filter_map(|one| one.text().lines().next().map(str::to_owned)).collect()
}

async fn draft(ada: &Participant, name: &str) -> Message {
    ada.slash("tournament create").string("kind", "swiss").string("name", name).send().await.message()
}

async fn announce(evening: &Evening, ada: &Participant, name: &str) -> Message {
    let (before, draft) = (titles(evening).len(), draft(ada, name).await);
    ada.click(&draft, "Announce").await;
    evening.hall.until(|_| titles(evening).len() > before, "the tournament").await;
    draft
}

#[tokio::test]
async fn tournaments_of_one_name_have_numbers() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    for name in ["Friday night", "friday night", "Friday night"] {
        announce(&evening, &ada, name).await;
        evening.bot.pass(Duration::from_secs(1));
    }
    assert_eq!(titles(&evening), ["**Friday night**", "**friday night #2**", "**Friday night #3**"]);
    let has_thread = || evening.hall.messages().iter().any(|one| one.screen().contains("#Friday night #3"));
    evening.hall.until(|_| has_thread(), "a thread of that name").await;
    let bob = evening.bob.at(&evening.hall);
    let list = bob.slash("tournament list").send().await.text();
    assert!(
        list.contains("Friday night: starts on <t") && list.contains("Friday night #3: starts"),
        "{list}"
    );
    // A name alone means the latest one, and its number one of them.
    for (typed, title) in [
        ("Friday night", "**Friday night #3**"),
        ("friday night 2", "**friday night #2**"),
        ("Friday night #2", "**friday night #2**"),
        ("friday night #1", "**Friday night**"),
    ] {
        let shown = bob.slash("tournament show").string("tournament", typed).send().await.text();
        assert!(shown.starts_with(title), "{typed}: {shown}");
    }
    for (typed, expected) in [("friday", 3), ("night 3", 1), ("night #3", 1), ("#2", 1), ("4", 0)] {
        let proposed = bob.autocomplete("tournament show", "tournament", typed).await;
        assert_eq!(proposed.len(), expected, "{typed}: {proposed:?}");
        for (name, _) in proposed {
            let (title, date) = name.split_once(" · ").unwrap();
            assert!(title.starts_with("Friday night") || title == "friday night #2", "{name}");
            assert!(date.len() == 10 && date.starts_with("20"), "{name}");
        }
    }
}

#[tokio::test]
async fn two_that_are_announced_at_once_have_two_numbers() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let drafts = [draft(&ada, "Cup").await, draft(&ada, "Cup").await, draft(&ada, "Cup").await];
    // None of them was announced when they were made.
    assert!(drafts.iter().all(|one| one.text().starts_with("**Cup**\n")));
    let mut all = JoinSet::new();
    for draft in &drafts {
        all.spawn(ada.click(draft, "Announce").into_future());
    }
    all.join_all().await;
    evening.hall.until(|_| titles(&evening).len() == 3, "three of them").await;
    let mut titles = titles(&evening);
    titles.sort();
    assert_eq!(titles, ["**Cup #2**", "**Cup #3**", "**Cup**"]);
    assert!(draft(&ada, "Open").await.text().starts_with("You already run 3"));
}

#[tokio::test]
async fn a_new_name_has_a_number_of_its_own() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    announce(&evening, &ada, "Cup").await;
    announce(&evening, &ada, "Open").await;
    let draft = draft(&ada, "Cup").await;
    assert!(draft.text().starts_with("**Cup #2**\n"), "{}", draft.text());
    let form = ada.click(&draft, "Change …").await.form();
    ada.submit(&form, &[("Name", "Final")]).await;
    assert!(draft.text().starts_with("**Final**\n"), "{}", draft.text());
    let open = evening.hall.messages().into_iter().find(|one| one.text().starts_with("**Open**")).unwrap();
    for (name, title) in [("Cup", "**Cup #2**"), ("CUP", "**CUP #2**"), ("Open", "**Open**")] {
        let menu = ada.click(&open, "Organise").await.message();
        let form = ada.choose(&menu, "What to do", &["Change name, start, clock …"]).await.form();
        ada.submit(&form, &[("Name", name)]).await;
        evening.hall.until(|_| open.text().starts_with(title), title).await;
    }
}

#[tokio::test]
async fn titles_keep_their_direction_to_themselves() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds();
    let text = draft(&ada.at(&evening.hall), "ليلة").await.text();
    assert!(text.starts_with("**\u{2068}ليلة\u{2069}**\n"), "{text:?}");
    let ada = ada.with_locale("ar").at(&evening.hall);
    let text = draft(&ada, "Friday 1").await.text();
    assert!(text.starts_with("\u{200f}**\u{2068}Friday 1\u{2069}**\n"), "{text:?}");
}

#[tokio::test]
async fn what_was_played_has_name_number_and_date() {
    let club = Club::gather("swiss", "5+3", 4).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let list = async || ada.slash("tournament list").send().await.text();
    assert!(list().await.contains("Friday night: starts on <t:f>"), "{}", list().await);
    club.begin();
    club.news("round 1 of").await;
    assert!(list().await.contains("Friday night: in progress, 4 players · <t:D>"), "{}", list().await);
    club.play_round(1).await;
    club.play_round(2).await;
    club.news("is over.** Congratulations").await;
    let text = list().await;
    assert!(text.contains("Friday night: over, won by @") && text.ends_with(" · <t:D>"), "{text}");
    let profile = ada.slash("profile").send().await.text();
    assert!(profile.contains(" in Friday night (<t:D>)"), "{profile}");
    let board = club.boards().remove(0);
    let replay = club.person("Ada").at(&club.thread).click(&board, "Replay").await.text();
    assert!(replay.contains("\nGame of **Friday night** · <t:D>\n"), "{replay}");
    let again = ada.click(&club.card, "Again").await.message();
    assert!(again.text().starts_with("**Friday night #2**\n"), "{}", again.text());
}
