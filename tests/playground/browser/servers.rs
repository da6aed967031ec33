//! Several servers: the bar that leads from one to another, and what two of them play.

use serde_json::json;

use crate::clock::leap;
use crate::pane::Pane;
use crate::screens::look;
use crate::sight::look_at;
use crate::stage::Stage;

/// Returns the button of a server.
const ICON: &str = "return all('.server').find((one) => one.title === arguments[1]) ?? null";

/// Goes to a server.
async fn visit(pane: Pane<'_>, server: &str) {
    pane.click(ICON, &[json!(server)], server).await;
    let there = "return all('.server[aria-current]').some((one) => one.title === arguments[1])
        && pane.querySelector('[data-slot=title]').innerText.includes(arguments[1])";
    pane.until(there, &[json!(server)], &format!("{server} to be shown")).await;
}

/// Becomes another person, who looks at a server.
async fn become_at(pane: Pane<'_>, name: &str, server: &str) {
    pane.becomes(name).await;
    visit(pane, server).await;
}

/// The code in a message of this pane, once it is there.
async fn code(pane: Pane<'_>) -> String {
    let script = "const codes = all('.message code').map((one) => one.innerText.trim());
        return last(codes.filter((code) => /^[0-9a-z]{8}$/.test(code)))";
    pane.until(script, &[], "a code").await.as_str().expect("a code").to_owned()
}

/// Lets whoever a pane shows manage servers.
async fn manage(pane: Pane<'_>) {
    let script = "const box = pane.querySelector('[data-set=manages]');
        if (!box.checked) box.click();
        return box.checked";
    pane.until(script, &[], "somebody who manages").await;
}

#[tokio::test]
async fn one_goes_from_server_to_server() {
    let Some(stage) = Stage::open().await else { return };
    let pane = stage.pane(1);
    let shown = "return all('.places .lists section').map((one) => one.querySelector('h3').innerText)";
    look_at(pane, "chatter").await;
    visit(pane, "The Veranda").await;
    pane.say("Is anybody here?").await;
    assert_eq!(pane.see(shown, &[]).await, json!(["The Veranda", "Private messages", "People"]));
    // One comes back to where one was, also from private messages, which stand beside each server.
    look_at(pane, "Kuzhi").await;
    visit(pane, "The Courtyard").await;
    let place = "return pane.querySelector('.place[aria-current]').innerText.includes('chatter')";
    pane.until(place, &[], "the channel where one was").await;
    // Whoever is elsewhere sees that there is news.
    pane.becomes("Bilge").await;
    let news = "const one = all('.server').find((one) => one.title === 'The Veranda');
        return one.matches('.unread') && one.innerText.includes('(new messages)')";
    pane.until(news, &[], "a mark at the server").await;
    stage.picture("servers-news").await;
    visit(pane, "The Veranda").await;
    pane.until_shows("Is anybody here?").await;
    pane.until("return !all('.server.unread').length", &[], "the mark to go").await;
    visit(pane, "The Teahouse").await;
    stage.picture("servers").await;
    assert!(pane.see(shown, &[]).await.to_string().contains("has not added Kuzhi"));
}

#[tokio::test]
async fn two_servers_play_a_match() {
    let Some(stage) = Stage::open().await else { return };
    let pane = stage.pane(1);
    pane.command("/tournament create kind:servers game:mangala clock:1d begins:59m boards:2 name:Derby")
        .await;
    pane.until_shows("Only you can see this.").await;
    look(&stage, pane, "servers-draft").await;
    pane.press("Announce").await;
    pane.until_shows("No other server yet.").await;
    let code = code(pane).await;
    look(&stage, pane, "servers-alone").await;
    become_at(pane, "Bilge", "The Veranda").await;
    manage(pane).await;
    pane.command(&format!("/tournament show tournament:{code}")).await;
    pane.until_shows("Play here").await;
    look(&stage, pane, "servers-invitation").await;
    pane.press("Play here").await;
    pane.until_shows("was asked").await;
    become_at(pane, "Ada", "The Courtyard").await;
    pane.until_shows("wants to play").await;
    look(&stage, pane, "servers-asked").await;
    pane.press("Accept").await;
    for (name, server) in [
        ("Ada", "The Courtyard"),
        ("Chitra", "The Courtyard"),
        ("Bilge", "The Veranda"),
        ("Dalia", "The Veranda"),
    ] {
        become_at(pane, name, server).await;
        pane.press("Join").await;
        pane.until_shows("You’re in.").await;
    }
    look(&stage, pane, "servers-entries-guest").await;
    visit(pane, "The Courtyard").await;
    look(&stage, pane, "servers-entries-home").await;
    leap(&stage, "hour").await;
    for (server, which) in [("The Courtyard", "home"), ("The Veranda", "guest")] {
        visit(pane, server).await;
        look_at(pane, "Derby").await;
        let boards = "return all('.message').filter((one) => one.innerText.includes('Game of Derby')).length";
        pane.until(&format!("{boards} === 2"), &[], "two boards").await;
        look(&stage, pane, &format!("servers-boards-{which}")).await;
    }
    for _ in 0..2 {
        let mover = "const boards = all('.message').filter((one) => one.innerText.includes('Game of Derby'));
            const names = boards.flatMap((one) => one.innerText.match(/@?(\\w+) \\(\\w+\\) to move/) ?? []);
            return names[1] ?? null";
        let name = pane.until(mover, &[], "somebody to move").await;
        let name = name.as_str().expect("a name");
        let is_home = ["Ada", "Chitra"].contains(&name);
        become_at(pane, name, if is_home { "The Courtyard" } else { "The Veranda" }).await;
        look_at(pane, "Derby").await;
        pane.command("/resign").await;
        pane.press("Yes, I resign").await;
        pane.press_gone("Yes, I resign").await;
    }
    for (server, which) in [("The Courtyard", "home"), ("The Veranda", "guest")] {
        visit(pane, server).await;
        look_at(pane, "Derby").await;
        pane.until_shows("Derby is over.").await;
        look(&stage, pane, &format!("servers-end-{which}")).await;
    }
    pane.press("Standings").await;
    pane.until_shows("Spreadsheet (CSV)").await;
    look(&stage, pane, "servers-table").await;
}

#[tokio::test]
async fn the_channels_of_two_servers_vote() {
    let Some(stage) = Stage::open().await else { return };
    let pane = stage.pane(1);
    pane.command("/vote game:mangala server:true time:60").await;
    pane.until_shows("Waiting for a channel of another server.").await;
    let code = code(pane).await;
    look(&stage, pane, "vote-alone").await;
    become_at(pane, "Bilge", "The Veranda").await;
    manage(pane).await;
    pane.command(&format!("/vote code:{code}")).await;
    pane.until_shows("Waiting for the managers of the other server").await;
    look(&stage, pane, "vote-asks").await;
    become_at(pane, "Ada", "The Courtyard").await;
    pane.until_shows("wants to play against you").await;
    look(&stage, pane, "vote-asked").await;
    pane.press("Start game").await;
    // A lot decides which of the two votes first.
    let begun = "return /choose a pit|is voting/.test(pane.querySelector('.messages').innerText)";
    for (server, which) in [("The Courtyard", "home"), ("The Veranda", "guest")] {
        visit(pane, server).await;
        pane.until(begun, &[], "the game").await;
        look(&stage, pane, &format!("vote-{which}")).await;
    }
}
