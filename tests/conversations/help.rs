//! `/help`.

use crate::bot::Evening;

#[tokio::test]
async fn help_lists_every_command_privately() {
    let evening = Evening::begin().await;
    let help = evening.cem.at(&evening.hall).slash("help").send().await;
    assert!(help.is_private());
    for command in ["/play", "/move", "/board", "/resign", "/leaderboard", "/help"] {
        assert!(help.text().contains(&format!("`{command}`: ")), "{command} is missing");
    }
}
