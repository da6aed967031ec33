//! The records of preferences and house rules: JSON with a schema, migrated when read.

use kuzhi_domain::{
    BoardStyle, Challengers, ChannelId, HouseRules, Language, Pings, PlayerId, Preferences, Theme, Viewpoint,
};
use kuzhi_engine::Game;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Fields, RecordError, Step, climb};

/// The migrations of preferences from each schema to the next. New ones are appended; old ones never change.
const STEPS_OF_PREFERENCES: &[Step] = &[name_pings, part_theme, LIST_EVERYWHERE];

/// The migrations of house rules from each schema to the next. New ones are appended; old ones never change.
const STEPS_OF_HOUSE_RULES: &[Step] = &[part_theme, KEEP_NOBODY_OUT, MARK_NOBODY];

/// From 1 to 2: there are three kinds of notification, each with a name.
fn name_pings(record: &mut Fields) -> Result<(), RecordError> {
    let pings = match record.get("pings").and_then(Value::as_bool) {
        Some(true) => Pings::Channel,
        Some(false) => Pings::Off,
        None => return Err(RecordError::NoSuchValue("pings".to_owned())),
    };
    record.insert("pings".to_owned(), pings.id().into());
    Ok(())
}

/// From 2 to 3: the colours of pictures, which were part of the board style, become a setting of their own.
fn part_theme(record: &mut Fields) -> Result<(), RecordError> {
    let board = record.get("board").and_then(Value::as_str);
    if let Some(name) = board.and_then(|board| board.strip_prefix("image-")) {
        let theme = theme(name.to_owned())?;
        record.insert("board".to_owned(), BoardStyle::Image.id().into());
        record.insert("theme".to_owned(), theme.id().into());
    }
    Ok(())
}

/// From 3 to 4: people can hide from the leaderboards over all servers. Until then nobody could.
const LIST_EVERYWHERE: Step = |record| {
    record.insert("listed".to_owned(), true.into());
    Ok(())
};

/// House rules from 2 to 3: managers can keep people out. A missing list means nobody.
const KEEP_NOBODY_OUT: Step = |_| Ok(());

/// House rules from 3 to 4: people who left may still be kept out, under a key. A missing one means that
/// nobody is.
const MARK_NOBODY: Step = |_| Ok(());

const fn schema(steps: &[Step]) -> usize {
    1 + steps.len()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PreferencesRecord {
    schema: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    theme: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    viewpoint: Option<String>,
    pings: String,
    challengers: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(default)]
    claims: bool,
    listed: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HouseRulesRecord {
    schema: usize,
    channels: Vec<ChannelId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    kept_out: Vec<PlayerId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark_key: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    theme: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    viewpoint: Option<String>,
    pings: bool,
    #[serde(default)]
    threads: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    challenges: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    matches: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
}

fn board(id: String) -> Result<BoardStyle, RecordError> {
    BoardStyle::by_id(&id).ok_or(RecordError::NoSuchValue(id))
}

fn theme(id: String) -> Result<Theme, RecordError> {
    Theme::by_id(&id).ok_or(RecordError::NoSuchValue(id))
}

fn language(tag: String) -> Result<Language, RecordError> {
    Language::by_tag(&tag).ok_or(RecordError::NoSuchValue(tag))
}

fn viewpoint(id: String) -> Result<Viewpoint, RecordError> {
    Viewpoint::by_id(&id).ok_or(RecordError::NoSuchValue(id))
}

/// Returns the record of a person's preferences.
pub(crate) fn write_preferences(preferences: &Preferences) -> Result<Vec<u8>, RecordError> {
    let Preferences { board, theme, viewpoint, pings, challengers, language, claims, listed } = preferences;
    Ok(serde_json::to_vec(&PreferencesRecord {
        schema: schema(STEPS_OF_PREFERENCES),
        board: board.map(|style| style.id().to_owned()),
        theme: Some(theme.id().to_owned()),
        viewpoint: Some(viewpoint.id().to_owned()),
        pings: pings.id().to_owned(),
        challengers: challengers.id().to_owned(),
        language: language.map(|language| language.tag().to_owned()),
        claims: *claims,
        listed: *listed,
    })?)
}

/// Returns the preferences of a record.
pub(crate) fn read_preferences(bytes: &[u8]) -> Result<Preferences, RecordError> {
    let fields = climb(serde_json::from_slice(bytes)?, STEPS_OF_PREFERENCES)?;
    let record: PreferencesRecord = serde_json::from_value(fields.into())?;
    let (pings, challengers) = (Pings::by_id(&record.pings), Challengers::by_id(&record.challengers));
    Ok(Preferences {
        board: record.board.map(board).transpose()?,
        theme: record.theme.map(theme).transpose()?.unwrap_or_default(),
        viewpoint: record.viewpoint.map(viewpoint).transpose()?.unwrap_or_default(),
        pings: pings.ok_or(RecordError::NoSuchValue(record.pings))?,
        challengers: challengers.ok_or(RecordError::NoSuchValue(record.challengers))?,
        language: record.language.map(language).transpose()?,
        claims: record.claims,
        listed: record.listed,
    })
}

/// Returns the record of a server's rules.
pub(crate) fn write_house_rules(rules: &HouseRules) -> Result<Vec<u8>, RecordError> {
    let HouseRules {
        channels,
        kept_out,
        mark_key,
        game,
        board,
        theme,
        viewpoint,
        pings,
        threads,
        language,
        challenges,
        matches,
        clock,
    } = rules;
    Ok(serde_json::to_vec(&HouseRulesRecord {
        schema: schema(STEPS_OF_HOUSE_RULES),
        channels: channels.clone(),
        kept_out: kept_out.clone(),
        mark_key: *mark_key,
        game: game.map(|game| game.id().to_owned()),
        board: board.map(|style| style.id().to_owned()),
        theme: Some(theme.id().to_owned()),
        viewpoint: Some(viewpoint.id().to_owned()),
        pings: *pings,
        threads: *threads,
        language: language.map(|language| language.tag().to_owned()),
        challenges: *challenges,
        matches: *matches,
        clock: clock.map(|control| control.to_string()),
    })?)
}

/// Returns the server's rules of a record.
pub(crate) fn read_house_rules(bytes: &[u8]) -> Result<HouseRules, RecordError> {
    let fields = climb(serde_json::from_slice(bytes)?, STEPS_OF_HOUSE_RULES)?;
    let record: HouseRulesRecord = serde_json::from_value(fields.into())?;
    let game = |id: String| Game::by_id(&id).ok_or(RecordError::NoSuchValue(id));
    Ok(HouseRules {
        channels: record.channels,
        kept_out: record.kept_out,
        mark_key: record.mark_key,
        game: record.game.map(game).transpose()?,
        board: record.board.map(board).transpose()?,
        theme: record.theme.map(theme).transpose()?.unwrap_or_default(),
        viewpoint: record.viewpoint.map(viewpoint).transpose()?.unwrap_or_default(),
        pings: record.pings,
        threads: record.threads,
        language: record.language.map(language).transpose()?,
        challenges: record.challenges,
        matches: record.matches,
        clock: record.clock.as_deref().map(str::parse).transpose()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_read_as_they_were_written() {
        let languages = [None, Some(Language::Tamil), None];
        let themes = Theme::ALL.into_iter().cycle();
        for (board, theme) in BoardStyle::ALL.map(Some).into_iter().chain([None]).zip(themes) {
            for challengers in Challengers::ALL {
                for (pings, language) in Pings::ALL.into_iter().zip(languages) {
                    let viewpoint = if pings == Pings::Off { Viewpoint::Mover } else { Viewpoint::Fixed };
                    let (claims, listed) = (pings == Pings::Direct, theme == Theme::Dark);
                    let one =
                        Preferences { board, theme, viewpoint, pings, challengers, language, claims, listed };
                    assert_eq!(read_preferences(&write_preferences(&one).unwrap()).unwrap(), one);
                }
            }
        }
    }

    #[test]
    fn house_rules_read_as_they_were_written() {
        let some = HouseRules {
            channels: vec![ChannelId(u64::MAX), ChannelId(2)],
            kept_out: vec![PlayerId(u64::MAX), PlayerId(3)],
            mark_key: Some(u64::MAX),
            game: Game::by_id("pallankuzhi"),
            board: Some(BoardStyle::Text),
            theme: Theme::Light,
            viewpoint: Viewpoint::Mover,
            pings: false,
            threads: true,
            language: Some(Language::Sinhala),
            challenges: Some(1),
            matches: Some(u16::MAX),
            clock: "5+3".parse().ok(),
        };
        for one in [HouseRules::default(), some] {
            assert_eq!(read_house_rules(&write_house_rules(&one).unwrap()).unwrap(), one);
        }
    }

    #[test]
    fn records_of_the_first_schema_stay_readable() {
        let text = r#"{"schema":1,"board":"image-light","pings":false,"challengers":"nobody"}"#;
        let read = read_preferences(text.as_bytes()).unwrap();
        assert_eq!((read.board, read.theme, read.pings), (Some(BoardStyle::Image), Theme::Light, Pings::Off));
        let text = r#"{"schema":2,"board":"image-dark","pings":"dm","challengers":"nobody"}"#;
        let read = read_preferences(text.as_bytes()).unwrap();
        assert_eq!((read.board, read.theme), (Some(BoardStyle::Image), Theme::Dark));
        let text = r#"{"schema":1,"pings":true,"challengers":"nobody"}"#;
        let read = read_preferences(text.as_bytes()).unwrap();
        assert_eq!((read.pings, read.listed), (Pings::Channel, true));
        let text =
            r#"{"schema":1,"channels":[5],"board":"image-light","game":"mangala","pings":true,"matches":3}"#;
        let read = read_house_rules(text.as_bytes()).unwrap();
        assert_eq!((read.board, read.theme), (Some(BoardStyle::Image), Theme::Light));
        assert_eq!((read.channels, read.matches), (vec![ChannelId(5)], Some(3)));
        let text = r#"{"schema":2,"channels":[5],"pings":true,"threads":true}"#;
        let read = read_house_rules(text.as_bytes()).unwrap();
        assert!(read.threads && read.kept_out.is_empty());
        let text = r#"{"schema":3,"channels":[],"kept_out":[7],"pings":true}"#;
        let read = read_house_rules(text.as_bytes()).unwrap();
        assert_eq!((read.kept_out, read.mark_key), (vec![PlayerId(7)], None));
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for text in [
            "",
            "{}",
            r#"{"schema":5,"pings":"on","challengers":"nobody","listed":true}"#,
            r#"{"schema":4,"pings":"on","challengers":"nobody"}"#,
            r#"{"schema":3,"board":"image-dark","pings":"on","challengers":"nobody"}"#,
            r#"{"schema":1,"pings":true,"challengers":"nobody","board":"image-gold"}"#,
            r#"{"schema":2,"pings":true,"challengers":"nobody"}"#,
            r#"{"schema":2,"pings":"loud","challengers":"nobody"}"#,
            r#"{"schema":1,"pings":"on","challengers":"nobody"}"#,
            r#"{"schema":1,"pings":true,"challengers":"friends"}"#,
            r#"{"schema":1,"pings":true,"challengers":"nobody","board":"gold"}"#,
            r#"{"schema":1,"pings":true,"challengers":"nobody","viewpoint":"behind"}"#,
            r#"{"schema":1,"pings":true,"challengers":"nobody","language":"xx"}"#,
            r#"{"schema":1,"pings":true,"challengers":"nobody","mood":"calm"}"#,
        ] {
            assert!(read_preferences(text.as_bytes()).is_err(), "{text}");
        }
        for text in [r#"{"schema":9}"#, r#"{"schema":1,"channels":[],"pings":true,"game":"chess"}"#] {
            assert!(read_house_rules(text.as_bytes()).is_err(), "{text}");
        }
    }
}
