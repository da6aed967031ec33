//! The message that welcomes people to a server's games.

use std::time::Duration;

use super::{manager, set_up};
use crate::bot::Evening;

/// How long changes are gathered before the message shows them.
const GATHERED: Duration = Duration::from_secs(11);

#[tokio::test]
async fn it_leads_to_games_lessons_puzzles_and_tournaments() {
    let evening = Evening::begin().await;
    let lounge = evening.discord.guild("Friends").channel("lounge");
    let page = set_up(&evening, "Welcome", &lounge).await;
    assert!(page.text().contains("It is in #lounge: pin it there"), "{}", page.text());
    let welcome = lounge.last();
    let text = welcome.text();
    assert!(text.starts_with("**Mancala on this server**\nSow seeds and catch more"), "{text}");
    assert!(text.contains(": ten mancala games") || text.contains(": 10 mancala games"), "{text}");
    assert!(welcome.screen().ends_with("\n[Play] [Learn] [Today’s puzzle]"), "{}", welcome.screen());
    for button in ["Play", "Learn", "Today’s puzzle"] {
        let opened = evening.cem.at(&lounge).click(&welcome, button).await;
        assert!(opened.is_private(), "{button}: {}", opened.text());
    }
    assert_eq!(welcome.text(), text, "nobody changes it for others");

    // The next tournament is named while it is open.
    let mira = manager(&evening);
    let create = mira.at(&evening.hall).slash("tournament create").string("kind", "swiss");
    let create = create.string("game", "mangala").string("clock", "10+5").string("begins", "1h");
    let draft = create.string("name", "Friday night").send().await.message();
    mira.at(&evening.hall).click(&draft, "Announce").await;
    evening.bot.pass_until(|| welcome.text() != text, "the tournament").await;
    let named = welcome.text();
    assert!(
        named.starts_with(&text) && named.contains("\n**Next tournament:** Friday night: starts on <t:"),
        "{named}"
    );
    let shown = evening.bob.at(&lounge).click(&welcome, "Next tournament").await;
    assert!(shown.is_private() && shown.text().contains("Friday night"), "{}", shown.text());
    evening.bot.pass(Duration::from_mins(61));
    lounge.until(|_| welcome.text() == text, "it to be true again").await;
    assert_eq!(lounge.messages().len(), 1);
    evening.discord.assert_clean();
}

#[tokio::test]
async fn it_moves_follows_the_language_and_goes() {
    let evening = Evening::begin().await;
    let guild = evening.discord.guild("Friends");
    let (lounge, den) = (guild.channel("lounge"), guild.channel("den"));
    let page = set_up(&evening, "Welcome", &lounge).await;
    let (first, mira) = (lounge.last(), manager(&evening));
    mira.at(&evening.hall).choose_channels(&page, "Post it elsewhere …", &[&den]).await;
    assert!(page.text().contains("It is in #den"), "{}", page.text());
    lounge.until(|_| first.is_deleted(), "the old one to go").await;
    let welcome = den.last();
    let house = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    mira.at(&evening.hall).choose(&house, "Language: same as Discord", &["Language: Türkçe"]).await;
    evening.bot.pass(GATHERED);
    den.until(|_| welcome.text().starts_with("**Bu sunucuda mangala oyunları**"), "Turkish").await;
    mira.at(&evening.hall).click(&page, "Delete it").await;
    den.until(|_| welcome.is_deleted(), "it to go").await;
    assert!(page.text().contains("\nThere is none."), "{}", page.text());
    evening.discord.assert_clean();
}

#[tokio::test]
async fn one_that_was_deleted_by_hand_stays_away() {
    let evening = Evening::begin().await;
    let lounge = evening.discord.guild("Friends").channel("lounge");
    set_up(&evening, "Welcome", &lounge).await;
    lounge.last().delete();
    for _ in 0..10 {
        evening.bot.pass(Duration::from_hours(7));
        evening.ada.at(&evening.hall).slash("help").send().await;
    }
    assert!(lounge.messages().is_empty());
    let told = manager(&evening).dm();
    assert!(told.messages().is_empty(), "nobody has to be told");
}

#[tokio::test]
async fn a_channel_that_refuses_it_leaves_the_old_one() {
    let evening = Evening::begin().await;
    let guild = evening.discord.guild("Friends");
    let (lounge, closed) = (guild.channel("lounge"), guild.channel("secret").closed_to_bot());
    let page = set_up(&evening, "Welcome", &lounge).await;
    let refused =
        manager(&evening).at(&evening.hall).choose_channels(&page, "Post it elsewhere …", &[&closed]).await;
    let text = refused.private_answer().await.text();
    assert!(text.starts_with("Kuzhi could not write in #secret."), "{text}");
    let again = super::page(&evening, "Welcome").await;
    assert!(again.text().contains("It is in #lounge"), "{}", again.text());
    assert!(!lounge.last().is_deleted());
    let _ = evening.discord.take_violations();
}
