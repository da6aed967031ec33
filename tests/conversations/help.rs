//! `/help`.

use crate::bot::Evening;

#[tokio::test]
async fn help_lists_every_command_privately() {
    let evening = Evening::begin().await;
    let help = evening.cem.at(&evening.hall).slash("help").send().await;
    assert!(help.is_private());
    for command in [
        "/play",
        "/games",
        "/move",
        "/board",
        "/hint",
        "/resign",
        "/draw",
        "/takeback",
        "/agree",
        "/conditional",
        "/leaderboard",
        "/rules",
        "/tutorial",
        "/settings",
        "/help",
    ] {
        assert!(help.text().contains(&format!("`{command}`: ")), "{command} is missing");
    }
}

#[tokio::test]
async fn rules_explain_the_game_that_one_plays() {
    let evening = Evening::begin().await;
    let rules = evening.cem.at(&evening.hall).slash("rules").string("game", "kotu-baendum").send().await;
    assert!(rules.is_private());
    assert!(rules.text().starts_with("**How to play Kotu Baendum**"), "{}", rules.text());
    let play = evening.ada.at(&evening.hall).slash("play").string("game", "pallankuzhi");
    play.string("options", "seeds=5 after_capture=end").send().await;
    let rules = evening.ada.at(&evening.hall).slash("rules").send().await;
    let text = rules.text();
    assert!(text.starts_with("**How to play Pallankuzhi**"), "{text}");
    assert!(
        text.contains("Your game here: Options: 3 rounds; five seeds per pit; a capture ends the turn."),
        "{text}"
    );
}
