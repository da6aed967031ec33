//! `/help`.

use kuzhi_view::request::Command;

use crate::bot::Evening;

/// A command as the help page has it: with a subcommand, if it does nothing without one.
fn usage(name: &str) -> &str {
    if name == "mydata" { "mydata delete" } else { name }
}

#[tokio::test]
async fn help_lists_every_command_privately() {
    let evening = Evening::begin().await;
    let help = evening.cem.at(&evening.hall).slash("help").send().await;
    assert!(help.is_private());
    for command in Command::ALL {
        let command = usage(command.name());
        assert!(help.text().contains(&format!("`/{command}`: ")), "{command} is missing");
    }
}

#[tokio::test]
async fn help_is_grouped_by_what_people_want() {
    let evening = Evening::begin().await;
    let help = evening.cem.at(&evening.hall).slash("help").send().await.text();
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in help.lines().skip(2) {
        match (line.strip_prefix("`/"), groups.last_mut()) {
            (Some(command), Some((_, commands))) => commands.push(command.split([' ', '`']).next().unwrap()),
            (Some(_), None) => panic!("{line} is in no group"),
            (None, _) => groups.push((line, Vec::new())),
        }
    }
    let names: Vec<&str> = groups.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["**Play**", "**Look back**", "**Learn**", "**People**", "**Settings and data**"]);
    assert_eq!(groups[2].1, ["rules", "tutorial", "puzzle"]);
    assert_eq!(groups[3].1, ["leaderboard", "profile"]);
}

#[tokio::test]
async fn every_command_that_is_named_can_be_pressed() {
    let evening = Evening::begin().await;
    let commands: Vec<(String, String)> = evening.discord.server().read(|world| {
        let slash = world.commands.iter().filter(|command| command.menu() == 1);
        slash.map(|command| (command.name().to_owned(), command.id.to_string())).collect()
    });
    assert_eq!(commands.len(), Command::ALL.len());
    let help = evening.cem.at(&evening.hall).slash("help").send().await.message().face().content;
    for (name, id) in commands {
        let usage = usage(&name);
        assert!(help.contains(&format!("</{usage}:{id}>: ")), "{usage}: {help}");
    }
    let refused = evening.cem.at(&evening.hall).slash("resign").send().await.message().face().content;
    assert!(refused.contains("Start one with </play:"), "{refused}");
    // Other languages have other names for the same commands.
    let ayse = evening.discord.person("Ayşe").with_locale("tr");
    let help = ayse.at(&evening.hall).slash("help").send().await.message().face().content;
    assert!(help.contains("</oyna:") && !help.contains("`/"), "{help}");
}

#[tokio::test]
async fn rules_say_options_in_words() {
    let evening = Evening::begin().await;
    let rules = evening.cem.at(&evening.hall).slash("rules").string("game", "mangala").send().await;
    let options = "**Options** (`options` of `/play`)\n\
                   • Default: the game ends as soon as a move leaves a row empty. \
                   Or: the game ends when it is a player’s turn and their row is empty.";
    assert!(rules.text().ends_with(options), "{}", rules.text());
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
