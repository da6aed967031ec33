//! The role of winners.

use kuzhi_tests::conversation::{Guild, Message};
use kuzhi_tests::discord::Snowflake;

use super::{Club, pairings};

/// What lets people give roles, and ban others, in Discord's bits.
const MANAGE_ROLES: u64 = 1 << 28;
const BAN_MEMBERS: u64 = 1 << 2;

impl Club {
    fn guild(&self) -> Guild {
        self.evening.discord.guild("Friends")
    }

    /// Ada chooses the role of winners. Returns the page of settings, and what she is told.
    async fn choose_role(&self, role: Snowflake) -> (Message, String) {
        let ada = self.person("Ada").at(&self.evening.hall);
        let house = ada.slash("settings").string("of", "house").send().await.message();
        ada.click(&house, "Tournaments").await;
        let told = ada.choose_role(&house, "Winner’s role: choose one …", role).await.text();
        (house, told)
    }

    /// Waits until these people have a role, and nobody else.
    async fn has(&self, role: Snowflake, names: &[String], what: &str) {
        let mut names = names.to_vec();
        names.sort();
        let guild = self.guild();
        let has = || {
            let mut holders = guild.holders(role);
            holders.sort();
            holders == names
        };
        self.evening.hall.until(|_| has(), what).await;
    }
}

#[tokio::test]
async fn winners_have_the_role_until_the_next_tournament_ends() {
    let club = Club::gather("swiss season", "3d", 4).await;
    let champion = club.guild().add_role(0, false);
    club.guild().add_role(MANAGE_ROLES, true);
    let (page, _) = club.choose_role(champion).await;
    let says = format!("The winner of a tournament has <@&{champion}> until the next one here ends.");
    assert!(page.text().contains(&says), "{}", page.text());
    club.begin();
    club.play_round(1).await;
    let [won, _] = club.results().await;
    club.has(champion, &won, "the role of the winners").await;
    club.evening.hall.until(|_| club.card.text().contains("This tournament is over."), "the end").await;

    let (club, _) = club.again().await;
    club.has(champion, &won, "the role while the next one is played").await;
    club.play_round(1).await;
    let [mut won, _] = club.results().await;
    club.has(champion, &won, "the role of the next winners").await;

    let pair = pairings(&club.news("round 1 of 1").await.text()).remove(0);
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = club.organise("Ada", "Set a result …").await;
    ada.choose(&menu, "Which game?", &[&format!("1. {} – {}", pair[0], pair[1])]).await;
    let form = ada.click(&menu, &format!("{} won", pair[0])).await.form();
    ada.submit(&form, &[("Why?", "a fault of ours")]).await;
    won.retain(|name| *name != pair[1]);
    won.push(pair[0].clone());
    club.has(champion, &won, "the role after a correction").await;

    ada.click(&page, "No winner’s role").await;
    assert!(page.text().contains("The winner of a tournament has no role."), "{}", page.text());
    club.has(champion, &[], "the end of the role").await;
}

#[tokio::test]
async fn a_role_that_cannot_be_won_is_refused() {
    let club = Club::announce("swiss", "3d", 1).await;
    let guild = club.guild();
    let below = guild.add_role(0, false);
    let refused = club.choose_role(below).await.1;
    assert!(refused.starts_with("Kuzhi may not give roles here."), "{refused}");
    let ban = guild.add_role(BAN_MEMBERS, false);
    let own = guild.add_role(MANAGE_ROLES, true);
    let above = guild.add_role(0, false);
    for (role, says) in [
        (above, "Kuzhi can only give roles below its own."),
        (own, "This role has power over others"),
        (ban, "This role has power over others"),
        (guild.id(), "No one can give this role."),
        (Snowflake::new(7), "There is no such role any more."),
    ] {
        let (page, refused) = club.choose_role(role).await;
        assert!(refused.starts_with(says), "{refused}");
        assert!(page.text().contains("The winner of a tournament has no role."), "{}", page.text());
    }
    let (page, _) = club.choose_role(below).await;
    assert!(page.text().contains(&format!("has <@&{below}> until")), "{}", page.text());
}

#[tokio::test]
async fn that_the_role_is_not_permitted_is_said_once() {
    let club = Club::gather("swiss season", "3d", 4).await;
    let champion = club.guild().add_role(0, false);
    club.guild().add_role(MANAGE_ROLES, true);
    club.choose_role(champion).await;
    club.guild().take_roles_of_bot();
    club.begin();
    club.play_round(1).await;
    let told = club.news("Kuzhi may not give").await.text();
    assert!(told.contains(&format!("<@&{champion}> to the winner")), "{told}");
    club.evening.hall.until(|_| club.card.text().contains("This tournament is over."), "the end").await;
    let (club, _) = club.again().await;
    club.play_round(1).await;
    club.news("The season of Friday night is over.").await;
    let again = club.thread.messages().iter().any(|message| message.text().contains("Kuzhi may not give"));
    assert!(!again && club.guild().holders(champion).is_empty());
}

#[tokio::test]
async fn whoever_deletes_their_data_loses_the_role() {
    let club = Club::gather("swiss season", "3d", 4).await;
    let champion = club.guild().add_role(0, false);
    club.guild().add_role(MANAGE_ROLES, true);
    club.choose_role(champion).await;
    club.begin();
    club.play_round(1).await;
    let [mut won, _] = club.results().await;
    club.has(champion, &won, "the role of the winners").await;
    let gone = won.remove(0);
    let leaving = club.person(&gone);
    let question = leaving.at(&leaving.dm()).slash("mydata delete").send().await.message();
    leaving.at(&leaving.dm()).click(&question, "Delete my data …").await;
    leaving.at(&leaving.dm()).click(&question, "Yes, delete everything").await;
    club.has(champion, &won, "the role of the other winner").await;
}
