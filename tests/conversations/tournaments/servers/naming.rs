//! Each of two servers names its players, who are told and can leave.

use kuzhi_tests::conversation::{Answer, Channel, Message, Person};

use super::Servers;

/// An organiser names somebody. Returns what they are told.
async fn name(organiser: &Person, channel: &Channel, card: &Message, player: &Person) -> Answer {
    let own = organiser.at(channel);
    let menu = own.click(card, "Organise").await.message();
    own.choose(&menu, "What to do", &["Name players …"]).await;
    channel.until(|_| menu.text().starts_with("Whoever you name is in"), "the question").await;
    own.choose_people(&menu, "Name a player …", &[player]).await
}

#[tokio::test]
async fn both_servers_name_players_who_are_told() {
    let servers = Servers::announce("1d", &[]).await;
    let there = servers.agree().await;
    let (hall, court) = (servers.evening.hall.clone(), servers.court.clone());
    let bob = &servers.evening.bob;
    for (organiser, channel, card, player) in
        [(&servers.ada, &hall, &servers.card, bob), (&servers.zoe, &court, &there, &servers.mira)]
    {
        name(organiser, channel, card, player).await;
        let told = format!("named @{} as a player", player.name());
        let news = servers.news(channel, &told).await;
        assert_eq!(news.pings(), [player.name().clone()], "{}", news.text());
        servers.says(card, &format!("One player: @{}", player.name())).await;
    }
    let twice = name(&servers.zoe, &court, &there, &servers.mira).await.text();
    assert!(twice.ends_with("Mira is already in."), "{twice}");
    // Whoever was named leaves, and is not named again.
    let news = servers.news(&court, "named @Mira as a player").await;
    let thread = court.threads().remove(0);
    let question = servers.mira.at(&thread).click(&news, "Leave").await.message();
    servers.mira.at(&thread).click(&question, "Yes, leave").await;
    let again = name(&servers.zoe, &court, &there, &servers.mira).await.text();
    assert!(again.contains("Mira has left."), "{again}");
    let refused = servers.mira.at(&court).click(&there, "Organise").await;
    assert!(refused.text().starts_with("Only organisers"), "{}", refused.text());
    servers.evening.discord.assert_clean();
}
