//! Who announces tournaments, and who organises them.

use kuzhi_tests::conversation::Message;
use kuzhi_tests::discord::Snowflake;

use super::Club;
use crate::bot::Evening;

/// The role of those who organise tournaments.
const CLUB: Snowflake = Snowflake::new(1_150_000_000_000_000_777);

/// Opens the menu of organisers. Returns the message.
async fn organisers(club: &Club, who: &str) -> Message {
    club.organise(who, "Organisers …").await
}

#[tokio::test]
async fn a_role_announces_tournaments() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds().at(&evening.hall);
    let house = mira.slash("settings").string("of", "house").send().await.message();
    mira.click(&house, "Tournaments").await;
    mira.choose_role(&house, "Tournament organisers: choose a role …", CLUB).await;
    let says = format!("Only **managers of the server** and <@&{CLUB}> can announce tournaments.");
    assert!(house.text().contains(&says), "{}", house.text());

    let bob = evening.bob.clone().with_roles(&[CLUB]).at(&evening.hall);
    let cem = evening.cem.at(&evening.hall);
    let create = || bob.slash("tournament create").string("kind", "swiss").send();
    let draft = create().await.message();
    assert!(draft.text().starts_with("**Swiss · Mangala**"), "{}", draft.text());
    let refused = cem.slash("tournament create").string("kind", "swiss").send().await.text();
    let only = "Only people who manage this server and those with <@&1150000000000000777> \
        can announce tournaments.";
    assert_eq!(refused, only);
    // They have it no more.
    let _former = evening.bob.clone().with_roles(&[]);
    assert_eq!(bob.click(&draft, "Announce").await.text(), only);
    let _again = evening.bob.clone().with_roles(&[CLUB]);
    bob.click(&draft, "Announce").await;
    evening.hall.until(|hall| hall.threads().len() == 1, "its thread").await;

    mira.click(&house, "No organisers’ role").await;
    assert!(
        house.text().contains("Only **managers of the server** can announce tournaments."),
        "{}",
        house.text()
    );
    assert!(create().await.text().starts_with("Only people who manage this server can announce"));
}

#[tokio::test]
async fn whom_the_organiser_names_organises_as_well() {
    let club = Club::gather("swiss", "5+3", 4).await;
    let hall = &club.evening.hall;
    let (ada, bob) = (club.person("Ada").at(hall), club.person("Bob").at(hall));
    let refused = bob.click(&club.card, "Organise").await.text();
    assert_eq!(refused, "Only organisers and managers of the server can do this.");
    let menu = organisers(&club, "Ada").await;
    let shown = menu.text();
    let says = "Organised by @Ada.\nOrganisers you name can do everything that you can, except name others.";
    assert_eq!(shown, says);
    ada.choose_people(&menu, "Name an organiser …", &[club.person("Bob")]).await;
    assert_eq!(menu.text(), "Done: made @Bob an organiser");
    let told = club.news("made @Bob an organiser").await;
    assert_eq!(told.pings(), ["Bob"]);
    hall.until(|_| club.card.text().contains("Organised by @Ada, @Bob."), "both on the card").await;
    // Bob does what organisers do, but names nobody.
    let menu = club.organise("Bob", "Postpone by an hour").await;
    assert!(menu.text().starts_with("Done: "), "{}", menu.text());
    let menu = bob.click(&club.card, "Organise").await.message();
    let refused = bob.choose(&menu, "What to do", &["Organisers …"]).await.text();
    let only = "Only whoever announced it and managers of the server can name other organisers.";
    assert_eq!(refused, only);
    let menu = organisers(&club, "Ada").await;
    ada.choose(&menu, "No longer an organiser …", &["Bob"]).await;
    assert_eq!(menu.text(), "Done: @Bob is no longer an organiser");
    let refused = bob.click(&club.card, "Organise").await.text();
    assert_eq!(refused, "Only organisers and managers of the server can do this.");
    let log = ada.click(&club.card, "Log").await.text();
    for line in ["@Ada: made @Bob an organiser", "@Bob: ", "@Ada: @Bob is no longer an organiser"] {
        assert!(log.contains(line), "{line} in {log}");
    }
}

#[tokio::test]
async fn a_bot_or_somebody_kept_out_organises_nothing() {
    let club = Club::announce("swiss", "5+3", 3).await;
    let hall = &club.evening.hall;
    let ada = club.person("Ada").at(hall);
    let menu = organisers(&club, "Ada").await;
    let program = club.evening.discord.person("Beep").program();
    let refused = ada.choose_people(&menu, "Name an organiser …", &[&program]).await.text();
    assert_eq!(refused, "Bots can’t organise. Choose a person.");
    let menu = organisers(&club, "Ada").await;
    club.evening.keep_out(&[club.person("Bob")]).await;
    let refused = ada.choose_people(&menu, "Name an organiser …", &[club.person("Bob")]).await.text();
    assert!(refused.contains("Bob"), "{refused}");
    assert!(!club.card.text().contains("Bob"), "{}", club.card.text());
}

#[tokio::test]
async fn who_organises_beside_others_can_delete_their_data() {
    let club = Club::announce("swiss", "5+3", 3).await;
    let hall = &club.evening.hall;
    let ada = club.person("Ada").at(hall);
    let menu = organisers(&club, "Ada").await;
    ada.choose_people(&menu, "Name an organiser …", &[club.person("Bob")]).await;
    hall.until(|_| club.card.text().contains("@Ada, @Bob."), "both on the card").await;
    let exported = club.evening.export_of(club.person("Bob")).await;
    assert_eq!(exported["tournaments"][0]["organised"], true);
    club.evening.deleted(club.person("Bob")).await;
    hall.until(|_| club.card.text().contains("Organised by @Ada."), "Ada alone").await;
    let refused = club.person("Bob").at(hall).click(&club.card, "Organise").await.text();
    assert!(refused.starts_with("Only organisers"), "{refused}");
}

#[tokio::test]
async fn ladders_do_not_count_among_three() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let draft = |kind: &'static str| ada.slash("tournament create").string("kind", kind).send();
    for (number, kind) in ["swiss", "swiss", "ladder", "ladder", "swiss", "ladder"].into_iter().enumerate() {
        let one = draft(kind).await.message();
        ada.click(&one, "Announce").await;
        evening.hall.until(|hall| hall.threads().len() == number + 1, "its thread").await;
    }
    let refused = draft("league").await.text();
    assert!(refused.starts_with("You already run 3 tournaments here that are not over."), "{refused}");
    assert!(draft("ladder").await.text().starts_with("**Ladder · Mangala #4**"));
}
