//! A whole Swiss of six people, from the draft to the end, as it looks on a page and on a phone. With
//! `KUZHI_REDRAW` set, four of its messages become the picture in `docs/tournaments.md`.

use serde_json::json;

use crate::clock::leap;
use crate::pane::Pane;
use crate::screens::look;
use crate::sight::look_at;
use crate::stage::Stage;

const PEOPLE: [&str; 6] = ["Ada", "Bilge", "Chitra", "Dalia", "Emine", "Farid"];

/// Becomes another person, who looks at this channel.
async fn become_person(pane: Pane<'_>, name: &str, channel: &str) {
    pane.becomes(name).await;
    look_at(pane, channel).await;
}

/// Waits until a person has been told so often that they are ready, or that their game begins.
async fn until_told(pane: Pane<'_>, times: usize) {
    let script = "const texts = all('.message').map((one) => one.innerText);
        const isTold = (text) => text.includes('You’re ready.') || text.includes('Your game is starting.');
        return texts.filter(isTold).length >= arguments[1]";
    pane.until(script, &[json!(times)], "an answer").await;
}

/// Returns who begins in each game of the last round.
async fn beginners(pane: Pane<'_>) -> Vec<String> {
    let script = "const round = last(all('.message').filter((one) => one.innerText.includes(', round ')));
        return [...round.innerText.matchAll(/@(\\w+) –/g)].map((found) => found[1])";
    let names = pane.see(script, &[]).await;
    names.as_array().expect("names").iter().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

/// The width of the picture in the document.
const WIDTH: u32 = 1_170;

/// Keeps the newest message with this text as it is now, for the picture.
async fn keep(pane: Pane<'_>, text: &str) {
    let script = "const found = last(all('.message').filter((one) => one.innerText.includes(arguments[1])));
        (window.kept ??= []).push(found.cloneNode(true));
        return true";
    pane.see(script, &[json!(text)]).await;
}

/// Draws the kept messages in three columns.
async fn draw_for_the_document(stage: &Stage) {
    stage.resize(WIDTH, 900).await;
    let script = "const sheet = document.createElement('div');
        sheet.style = 'position: fixed; inset: 0; z-index: 9; display: grid; gap: 16px; align-items: start;'
            + 'grid-template-columns: repeat(3, minmax(0, 1fr)); background: var(--raised)';
        const [entries, round, end, standings] = window.kept;
        for (const messages of [[entries], [round, standings], [end]]) {
            const column = document.createElement('div');
            column.style = 'container-type: inline-size';
            column.append(...messages);
            sheet.append(column);
        }
        document.body.append(sheet);
        document.documentElement.dataset.theme = 'light';
        return Math.ceil(Math.max(...[...sheet.children].map((one) => one.getBoundingClientRect().bottom)))";
    let height = stage.run(script, &[]).await.as_u64().expect("a height");
    stage.resize(WIDTH, u32::try_from(height).expect("less than a page")).await;
    stage.until_drawn().await;
    let drawn = stage.picture("tournament").await;
    if std::env::var_os("KUZHI_REDRAW").is_some() {
        let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/tournament.png");
        std::fs::write(kept, drawn).expect("a picture kept");
    }
}

#[tokio::test]
async fn six_people_play_a_swiss() {
    let Some(stage) = Stage::open().await else { return };
    let pane = stage.pane(1);
    pane.command("/tournament create kind:swiss game:mangala clock:5+3 begins:59m name:Friday").await;
    pane.until_shows("Only you can see this.").await;
    look(&stage, pane, "tournament-draft").await;
    pane.press("Announce").await;
    pane.until_shows("No one has joined yet.").await;
    for name in PEOPLE {
        become_person(pane, name, "mancala").await;
        pane.press("Join").await;
        pane.until_shows("You’re in.").await;
    }
    look(&stage, pane, "tournament-entries").await;
    keep(pane, "Up to 128 players can join.").await;
    // It begins at a whole minute, so within the hour.
    leap(&stage, "hour").await;
    look_at(pane, "Friday").await;
    for round in 1..=3 {
        pane.until_shows(&format!("round {round} of 3")).await;
        if round == 1 {
            look(&stage, pane, "tournament-round").await;
            keep(pane, ", round 1 of 3").await;
        }
        for name in PEOPLE {
            become_person(pane, name, "Friday").await;
            pane.press("Start game").await;
            until_told(pane, round).await;
        }
        let boards = "const is = (one) => one.innerText.includes('Game of Friday');
            return all('.message').filter(is).length >= arguments[1]";
        pane.until(boards, &[json!(3 * round)], "the boards of the round").await;
        for name in beginners(pane).await {
            become_person(pane, &name, "Friday").await;
            pane.command("/resign").await;
            pane.press("Yes, I resign").await;
            pane.press_gone("Yes, I resign").await;
        }
    }
    pane.until_shows("Friday is over.").await;
    look(&stage, pane, "tournament-end").await;
    keep(pane, "Congratulations").await;
    pane.press("Standings").await;
    pane.until_shows("Tie-breaks").await;
    look(&stage, pane, "tournament-standings").await;
    keep(pane, "Tie-breaks").await;
    // The tournaments of the server are proposed before a letter is typed.
    pane.begin("/tournament show").await;
    let proposed = "return all('.command .options .option').some((one) => one.innerText.includes('Friday'))";
    pane.until(proposed, &[], "the tournament among the choices").await;
    draw_for_the_document(&stage).await;
}
