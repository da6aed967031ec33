//! Interactions as Discord never sends them.

use kuzhi_domain::matches::Opponent;
use kuzhi_domain::refusal::Refusal;
use kuzhi_search::Level;
use kuzhi_view::request::Action;
use serde_json::json;

use super::interactions::*;

#[test]
fn forged_commands_are_refused() {
    let long = "x".repeat(100_000);
    for (name, options) in [
        ("move", json!([])),
        ("move", json!([number("pit", 3)])),
        ("move", json!([text("pit", &long)])),
        ("move", json!([text("pit", "3"), text("match", &long)])),
        ("hint", json!([text("match", "nowhere")])),
        ("play", json!([text("game", "chess")])),
        ("play", json!([number("level", 0)])),
        ("play", json!([number("level", i64::MAX)])),
        ("play", json!([number("sets", -1)])),
        ("play", json!([number("sets", i64::MIN)])),
        ("play", json!([text("side", "third")])),
        ("play", json!([text("clock", "99999999999999999999d")])),
    ] {
        let action = action(&command(name, &options));
        assert!(matches!(action, Action::Invalid(_)), "{name}: {action:?}");
    }
    // A value of the wrong type, or of an unknown person, counts as missing.
    for options in [
        json!([text("level", "3"), number("game", 1), number("clock", 5), text("rated", "yes")]),
        json!([person("opponent", BOB), text("open", "true"), text("nonsense", "1")]),
    ] {
        let action = action(&command("play", &options));
        assert!(
            matches!(&action, Action::Play(play) if play.opponent == Opponent::Bot(Level::default())),
            "{action:?}"
        );
    }
}

#[test]
fn forged_clicks_are_refused() {
    let long = format!("k1:{}", "move:".repeat(20_000));
    for forged in [
        button(""),
        button("k9:é:…"),
        button(&long),
        // A menu without its choices, sent as a button and as a menu; and a button sent as a menu.
        button("k1:layout:00000007:3"),
        button("k1:pick:look"),
        menu(3, "k1:layout:00000007:3", &[]),
        menu(3, "k1:layout:00000007:3", &["99999999999999999999"]),
        menu(3, "k1:move:00000007:0:3", &["3"]),
        menu(3, "k1:pick:look", &["gold"]),
        menu(3, "k1:pick:house-people", &["Ada"]),
        // A menu of people and roles, and one in which nothing was chosen.
        menu(7, "k1:pick:house-people", &["8"]),
        menu(8, "k1:pick:house-channels", &[]),
        form("", "1 2"),
        form("k1:move:00000007:0:3", "1 2"),
        interaction(5, &json!({"custom_id": "k1:plan", "components": []})),
    ] {
        assert_eq!(action(&forged), Action::Invalid(Refusal::NoSuchButton), "{forged}");
    }
    let empty = interaction(5, &json!({"custom_id": "k1:arrange:00000007:3", "components": []}));
    assert_eq!(action(&empty), Action::Invalid(Refusal::NoLayout(String::new())));
}
