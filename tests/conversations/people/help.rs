//! `/help`.

use kuzhi_tests::conversation::Person;
use kuzhi_view::request::Command;

use crate::bot::Evening;

/// A command as the help page has it: with its subcommands, if it does nothing without one.
fn usages(name: &str) -> Vec<&str> {
    match name {
        "mydata" => vec!["mydata export", "mydata delete"],
        "tournament" => vec!["tournament create", "tournament list"],
        name => vec![name],
    }
}

#[tokio::test]
async fn help_begins_with_what_to_do_first() {
    let evening = Evening::begin().await;
    let cem = evening.cem.at(&evening.hall);
    let help = cem.slash("help").send().await;
    assert!(help.is_private());
    let text = help.text();
    let lines: Vec<&str> = text.lines().collect();
    let names = |line: &str| -> Vec<String> {
        line.split('`').skip(1).step_by(2).map(|name| name.trim_start_matches('/').to_owned()).collect()
    };
    let first: Vec<_> = lines[2..6].iter().flat_map(|line| names(line)).collect();
    assert_eq!(first, ["play", "games", "tutorial", "puzzle"]);
    assert!(lines[6].starts_with("**Play** `/move` · `/board` · "), "{text}");
    assert!(lines[7].starts_with("**Look back** `/history` · "), "{text}");
    assert_eq!(lines[8], "**Learn** `/rules`");
    assert_eq!(
        lines[9],
        "**People** `/vote` · `/tournament create` · `/tournament list` · `/leaderboard` · `/profile` · \
         `/away`"
    );
    assert!(lines[10].starts_with("**Settings and data** `/settings` · "), "{text}");
    // Nobody else tells people with a screen reader of it.
    assert_eq!(lines[11], "-# With a screen reader, choose plain sentences for your boards in `/settings`.");
    assert!(help.screen().ends_with("\n[Play] [Learn] [Puzzle of the day] [Invite someone]"));
}

#[tokio::test]
async fn help_leads_on() {
    let evening = Evening::begin().await;
    let cem = evening.cem.at(&evening.hall);
    let help = || async { cem.slash("help").send().await.message() };
    let play = help().await;
    cem.click(&play, "Play").await;
    assert!(play.screen().contains("[Begin]") && play.screen().contains("Level 1"), "{}", play.screen());
    let invite = help().await;
    cem.click(&invite, "Invite someone").await;
    assert!(invite.screen().contains("[Challenge]"), "{}", invite.screen());
    let lesson = cem.click(&help().await, "Learn").await.private_answer().await;
    assert!(lesson.text().contains("Mangala"), "{}", lesson.text());
    let puzzle = help().await;
    cem.click(&puzzle, "Puzzle of the day").await;
    assert!(puzzle.text().starts_with("**Puzzle of the day #"), "{}", puzzle.text());
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
        for usage in usages(&name) {
            assert!(help.contains(&format!("</{usage}:{id}>")), "{usage}: {help}");
        }
    }
    let refused = evening.cem.at(&evening.hall).slash("resign").send().await.message().face().content;
    assert!(refused.contains("Start one with </play:"), "{refused}");
    // Other languages have other names for the same commands.
    let ayse = evening.discord.person("Ayşe").with_locale("tr");
    let help = ayse.at(&evening.hall).slash("help").send().await.message().face().content;
    assert!(
        help.contains("</oyna:") && help.contains("</verilerim indir:") && !help.contains("`/"),
        "{help}"
    );
}

#[tokio::test]
async fn commands_have_the_names_that_ones_discord_shows() {
    let evening = Evening::begin().await;
    let at = |who: &Person| who.at(&evening.hall);
    // A Turkish text for a person whose Discord is English, and the other way round.
    let bob = at(&evening.bob);
    let settings = bob.slash("settings").send().await.message();
    bob.choose(&settings, "k1:pick:language", &["tr"]).await;
    let help = bob.slash("help").send().await.message().face().content;
    assert!(help.contains("ile başla") && help.contains("</play:"), "{help}");
    assert!(!help.contains("/oyna") && !help.contains("`/"), "{help}");
    let ayse = evening.discord.person("Ayşe").with_locale("tr");
    let settings = at(&ayse).slash("settings").send().await.message();
    at(&ayse).choose(&settings, "k1:pick:language", &["en"]).await;
    let help = at(&ayse).slash("help").send().await.message().face().content;
    assert!(help.contains("Start with </oyna:") && !help.contains("</play:"), "{help}");
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
