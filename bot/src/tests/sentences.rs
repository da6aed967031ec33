//! Whether the sentences of the languages are those that the code says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kuzhi_domain::Language;
use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{Offer, SideChoice, Silence};
use kuzhi_domain::moments::Every;
use kuzhi_domain::people::Personal;
use kuzhi_domain::refusal::{RoleObstacle, TournamentRefusal};
use kuzhi_domain::settings::{BotReply, Challengers, Look, Pings, Viewpoint};
use kuzhi_domain::tournaments::{KindName, SeasonCounts, TournamentOption};
use kuzhi_engine::{Game, Mark, Origin, Reason, Side};
use kuzhi_search::Level;
use kuzhi_view::request::{Done, OrganiserStep, SettingsPage};
use kuzhi_view::screens::{Lesson, lessons};
use kuzhi_view::words::game_options;

/// Sentences whose names the code builds: the prefix, and all possible suffixes.
type Family = (&'static str, Vec<String>);

/// All families. The suffixes come from the types that the code inserts, so the list contains no unused ones.
fn families() -> Vec<Family> {
    fn all<T>(of: impl IntoIterator<Item = T>, name: impl Fn(T) -> &'static str) -> Vec<String> {
        of.into_iter().map(|one| name(one).to_owned()).collect()
    }
    let games = all(Game::IDS, |id| id);
    let option = |game: Game| {
        let specs = game.option_specs().iter();
        specs.flat_map(|spec| {
            game_options::values(spec).into_iter().map(|value| format!("{}-{value}", spec.name))
        })
    };
    let no_seeds = all([Reason::CannotFill, Reason::CannotSow], Reason::name);
    let no_seeds_of_yours = no_seeds.iter().map(|name| format!("{name}-you")).collect();
    let viewpoints = all(Viewpoint::ALL, Viewpoint::id);
    let (pings, offers) = (all(Pings::ALL, Pings::id), all(Offer::ALL, Offer::id));
    let kinds = all(KindName::ALL, KindName::id);
    let tie_breaks =
        ["direct-encounter", "buchholz-cut1", "sonneborn-berger", "wins"].map(str::to_owned).to_vec();
    let lines = kinds.iter().map(|kind| format!("{kind}-line")).collect::<Vec<_>>();
    let ladder = ["ladder-not-there", "ladder-not-above", "ladder-too-far"];
    let refusals = TournamentRefusal::NAMES.iter().copied().filter(|name| *name != "ladder").chain(ladder);
    let refusals = all(refusals, |name| name);
    let mut families = vec![
        ("game-", games.clone()),
        ("rules-", games.clone()),
        ("about-", games.clone()),
        ("aim-", games.clone()),
        ("line-", games),
        ("origin-", all(Origin::ALL, Origin::name)),
        ("option-", Game::all().flat_map(option).collect()),
        ("side-", Side::ALL.map(|side| side.to_string()).to_vec()),
        ("reason-", [no_seeds, no_seeds_of_yours].concat()),
        ("row-", Side::ALL.map(|side| side.to_string()).to_vec()),
        ("new-", all(Game::all().flat_map(lessons).filter(|one| one.is_told_in_a_line()), Lesson::idea)),
        ("board-mark-", all(Mark::ALL, Mark::name)),
        ("lesson-", all(Game::all().flat_map(lessons), |lesson| lesson.name)),
        ("choice-level-", Level::all().map(|level| level.to_string()).collect()),
        ("level-strength-", Level::all().map(|level| level.to_string()).collect()),
        ("done-", all(Done::ALL, Done::id)),
        ("choice-silence-", all(Silence::ALL, Silence::id)),
        ("button-side-", all(SideChoice::ALL, SideChoice::id)),
        ("offer-", offers.clone()),
        ("declined-", offers.clone()),
        ("withdrawn-", offers),
        ("refused-too-much-", all(Cost::ALL, Cost::id)),
        ("look-", all(Look::ALL, Look::id)),
        ("settings-viewpoint-", viewpoints.clone()),
        ("settings-house-viewpoint-", viewpoints.clone()),
        ("button-viewpoint-", viewpoints.clone()),
        ("button-house-viewpoint-", viewpoints),
        ("settings-challengers-", all(Challengers::ALL, Challengers::id)),
        ("settings-pings-", pings.clone()),
        ("button-pings-", pings),
        ("settings-reply-", all(BotReply::ALL, BotReply::id)),
        ("button-reply-", all(BotReply::ALL, BotReply::id)),
        ("button-settings-", all(SettingsPage::ALL, SettingsPage::id)),
        ("privacy-kept-", all(Personal::ALL, Personal::id)),
        ("tournament-kind-", [kinds.clone(), lines].concat()),
        ("tournament-explained-", kinds.clone()),
        ("tournament-key-", kinds),
        ("tournament-tie-break-", tie_breaks.clone()),
        ("tournament-why-", tie_breaks),
        ("describe-tournament-create-", all(TournamentOption::ALL, TournamentOption::id)),
        ("week-of-month-", (1..=5).map(|week| week.to_string()).collect()),
        ("weekday-", (1..=7).map(|day| day.to_string()).collect()),
        ("choice-tournament-counts-", all(SeasonCounts::ALL, SeasonCounts::id)),
        ("refused-winners-role-", all(RoleObstacle::NAMES.iter().copied(), |name| name)),
        ("choice-tournament-every-", all(Every::ALL, Every::id)),
        ("tournament-do-", all(OrganiserStep::ALL.iter().copied(), OrganiserStep::id)),
        ("refused-tournament-", refusals),
    ];
    families.push(("activity-", all(crate::activity::WORDS, |word| word)));
    families.extend(crate::discord::families_of_commands());
    families
}

/// The differences between the sentences in the code and in the file.
#[derive(PartialEq, Eq, Debug, Default)]
struct Differences {
    /// Sentences used in the code but missing from the file.
    missing: BTreeSet<String>,
    /// Sentences in the file that the code never uses.
    unused: BTreeSet<String>,
    /// Prefixes in the code that belong to no family.
    unknown: BTreeSet<String>,
    /// Prefixes of families that the code never uses.
    idle: BTreeSet<String>,
}

/// Compares the sentences in the file with the code and with the families of names that it builds.
fn differences(there: &BTreeSet<String>, code: &str, families: &[Family]) -> Differences {
    let without = |one: &BTreeSet<String>, other: &BTreeSet<String>| one.difference(other).cloned().collect();
    let texts: BTreeSet<&str> = code.split('"').collect();
    let named = texts.iter().filter(|text| there.contains(**text)).map(|text| (*text).to_owned());
    let mut wanted: BTreeSet<String> = named.chain(literal_keys(code)).collect();
    wanted.extend(
        families.iter().flat_map(|(beginning, ends)| ends.iter().map(move |end| format!("{beginning}{end}"))),
    );
    wanted.extend(referred_to().filter(|name| there.contains(name)));
    let is_beginning = |text: &str| text.ends_with('-') && there.iter().any(|name| name.starts_with(text));
    let begun = code.split("format!(\"").skip(1).filter_map(|rest| rest.split(['{', '"']).next());
    let begun: BTreeSet<String> = begun.filter(|text| is_beginning(text)).map(str::to_owned).collect();
    let known: BTreeSet<String> = families.iter().map(|(beginning, _)| (*beginning).to_owned()).collect();
    Differences {
        missing: without(&wanted, there),
        unused: without(there, &wanted),
        unknown: without(&begun, &known),
        idle: without(&known, &begun),
    }
}

/// The code of a folder, without tests.
fn code_in(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            all += &code_in(&path);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let code = fs::read_to_string(&path).unwrap();
            all += code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        }
    }
    all
}

/// The literal names after `say!(words, `.
fn literal_keys(code: &str) -> impl Iterator<Item = String> {
    code.split("say!(").skip(1).filter_map(|call| {
        let (_, rest) = call.split_once(',')?;
        let (name, _) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
        Some(name.to_owned())
    })
}

/// The names that stand in other sentences, such as `{button-tournament-join}`.
fn referred_to() -> impl Iterator<Item = String> {
    let inserted = Language::English.sentences().split('{').skip(1);
    inserted.filter_map(|rest| Some(rest.split_once('}')?.0.to_owned()))
}

/// The names of all English sentences.
fn names() -> BTreeSet<String> {
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    let lines = Language::English.sentences().lines().filter(begins);
    lines.filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn every_sentence_is_there_and_used() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code = ["src", "domain/src", "view/src"].map(|folder| code_in(&here.join(folder))).concat();
    let differences = differences(&names(), &code, &families());
    assert_eq!(differences, Differences::default());
}

#[test]
fn what_is_wrong_with_a_name_is_found() {
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let family = |beginning, ends: &[&str]| (beginning, ends.iter().map(|end| (*end).to_owned()).collect());
    let code = r#"say!(words, "hello"); say!(words, &format!("side-{side}"))"#;
    let sides = family("side-", &["south", "north"]);
    let all = ["hello", "side-south", "side-north"];
    let found = |there: &[&str], families: &[Family]| differences(&set(there), code, families);
    assert_eq!(found(&all, std::slice::from_ref(&sides)), Differences::default());

    let unused = found(&[&all[..], &["bye", "side-east"]].concat(), std::slice::from_ref(&sides));
    assert_eq!(unused, Differences { unused: set(&["bye", "side-east"]), ..Differences::default() });
    let missing = found(&["side-south"], std::slice::from_ref(&sides));
    assert_eq!(missing, Differences { missing: set(&["hello", "side-north"]), ..Differences::default() });
    let undeclared = found(&all, &[]);
    assert_eq!((undeclared.unknown, undeclared.unused), (set(&["side-"]), set(&all[1..])));
    let games = family("game-", &["go"]);
    let idle = found(&[&all[..], &["game-go"]].concat(), &[sides, games]);
    assert_eq!(idle, Differences { idle: set(&["game-"]), ..Differences::default() });
}
