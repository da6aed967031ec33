//! The records of preferences and house rules: JSON with a schema.

use kuzhi_domain::calendar::Calendar;
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{
    BotReply, Challengers, GuildChannel, HouseRules, Look, Pings, Preferences, Viewpoint,
};
use kuzhi_domain::{ChannelId, Language, PlayerId, RoleId};
use kuzhi_engine::Game;
use serde::{Deserialize, Serialize};

use super::RecordError;
use super::versioned::Versioned;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
struct PreferencesRecord {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    look: Option<String>,
    viewpoint: String,
    pings: String,
    challengers: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    /// Only if it is another time than usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest_at: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest_in: Option<GuildChannel>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    puzzle_at: Option<u16>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    confirms: bool,
    claims: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reply: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    film_proposed: bool,
    listed: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    learnt: Vec<String>,
    #[serde(default, skip_serializing_if = "is_empty")]
    calendar: Calendar,
}

fn is_empty(calendar: &Calendar) -> bool {
    *calendar == Calendar::default()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
struct HouseRulesRecord {
    channels: Vec<ChannelId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    kept_out: Vec<PlayerId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark_key: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    look: Option<String>,
    viewpoint: String,
    pings: bool,
    threads: bool,
    /// Only where it is true.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    tournaments: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    organisers: Option<RoleId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winners_role: Option<RoleId>,
    /// Only where it is true.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    new_accounts: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    challenges: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    matches: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time_zone: Option<TimeZone>,
}

fn look(id: String) -> Result<Look, RecordError> {
    Look::by_id(&id).ok_or(RecordError::NoSuchValue(id))
}

fn reply(id: String) -> Result<BotReply, RecordError> {
    BotReply::by_id(&id).ok_or(RecordError::NoSuchValue(id))
}

fn language(tag: String) -> Result<Language, RecordError> {
    Language::by_tag(&tag).ok_or(RecordError::NoSuchValue(tag))
}

fn game(id: String) -> Result<Game, RecordError> {
    Game::by_id(&id).ok_or(RecordError::NoSuchValue(id))
}

fn viewpoint(id: String) -> Result<Viewpoint, RecordError> {
    Viewpoint::by_id(&id).ok_or(RecordError::NoSuchValue(id))
}

/// Returns the record of a person's preferences.
pub fn write_preferences(preferences: &Preferences) -> Result<Vec<u8>, RecordError> {
    let Preferences {
        look,
        viewpoint,
        pings,
        challengers,
        language,
        digest_at,
        digest_in,
        puzzle_at,
        confirms,
        claims,
        reply,
        film_proposed,
        listed,
        learnt,
        calendar,
    } = preferences;
    Ok(Versioned::write(PreferencesRecord {
        look: look.map(|look| look.id().to_owned()),
        viewpoint: viewpoint.id().to_owned(),
        pings: pings.id().to_owned(),
        challengers: challengers.id().to_owned(),
        language: language.map(|language| language.tag().to_owned()),
        digest_at: Some(*digest_at).filter(|at| *at != Preferences::USUAL_DIGEST),
        digest_in: *digest_in,
        puzzle_at: *puzzle_at,
        confirms: *confirms,
        claims: *claims,
        reply: Some(*reply).filter(|reply| *reply != BotReply::default()).map(|reply| reply.id().to_owned()),
        film_proposed: *film_proposed,
        listed: *listed,
        learnt: learnt.iter().map(|game| game.id().to_owned()).collect(),
        calendar: calendar.clone(),
    })?)
}

/// Returns the preferences of a record.
pub fn read_preferences(bytes: &[u8]) -> Result<Preferences, RecordError> {
    let record = Versioned::<PreferencesRecord>::read(bytes)?;
    let (pings, challengers) = (Pings::by_id(&record.pings), Challengers::by_id(&record.challengers));
    Ok(Preferences {
        look: record.look.map(look).transpose()?,
        viewpoint: viewpoint(record.viewpoint)?,
        pings: pings.ok_or(RecordError::NoSuchValue(record.pings))?,
        challengers: challengers.ok_or(RecordError::NoSuchValue(record.challengers))?,
        language: record.language.map(language).transpose()?,
        digest_at: record.digest_at.unwrap_or(Preferences::USUAL_DIGEST),
        digest_in: record.digest_in,
        puzzle_at: record.puzzle_at,
        confirms: record.confirms,
        claims: record.claims,
        reply: record.reply.map(reply).transpose()?.unwrap_or_default(),
        film_proposed: record.film_proposed,
        listed: record.listed,
        learnt: record.learnt.into_iter().map(game).collect::<Result<_, _>>()?,
        calendar: record.calendar,
    })
}

/// Returns the record of a server's rules.
pub fn write_house_rules(rules: &HouseRules) -> Result<Vec<u8>, RecordError> {
    let HouseRules {
        channels,
        kept_out,
        mark_key,
        game,
        look,
        viewpoint,
        pings,
        threads,
        tournaments,
        organisers,
        winners_role,
        new_accounts,
        language,
        challenges,
        matches,
        clock,
        time_zone,
    } = rules;
    Ok(Versioned::write(HouseRulesRecord {
        channels: channels.clone(),
        kept_out: kept_out.clone(),
        mark_key: *mark_key,
        game: game.map(|game| game.id().to_owned()),
        look: look.map(|look| look.id().to_owned()),
        viewpoint: viewpoint.id().to_owned(),
        pings: *pings,
        threads: *threads,
        tournaments: *tournaments,
        organisers: *organisers,
        winners_role: *winners_role,
        new_accounts: *new_accounts,
        language: language.map(|language| language.tag().to_owned()),
        challenges: *challenges,
        matches: *matches,
        clock: clock.map(|control| control.to_string()),
        time_zone: time_zone.clone(),
    })?)
}

/// Returns the server's rules of a record.
pub fn read_house_rules(bytes: &[u8]) -> Result<HouseRules, RecordError> {
    let record = Versioned::<HouseRulesRecord>::read(bytes)?;
    Ok(HouseRules {
        channels: record.channels,
        kept_out: record.kept_out,
        mark_key: record.mark_key,
        game: record.game.map(game).transpose()?,
        look: record.look.map(look).transpose()?,
        viewpoint: viewpoint(record.viewpoint)?,
        pings: record.pings,
        threads: record.threads,
        tournaments: record.tournaments,
        organisers: record.organisers,
        winners_role: record.winners_role,
        new_accounts: record.new_accounts,
        language: record.language.map(language).transpose()?,
        challenges: record.challenges,
        matches: record.matches,
        clock: record.clock.as_deref().map(str::parse).transpose()?,
        time_zone: record.time_zone,
    })
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::{GuildId, Timestamp};

    use super::*;

    #[test]
    fn preferences_read_as_they_were_written() {
        let languages = [None, Some(Language::Tamil), None, None];
        let (now, until) = (Timestamp::from_millis(1), Timestamp::from_millis(9));
        let calendar = Calendar::default().living_in(TimeZone::UTC).go_away(until, now, 30).unwrap();
        for look in Look::ALL.map(Some).into_iter().chain([None]) {
            for challengers in Challengers::ALL {
                for (pings, language) in Pings::ALL.into_iter().zip(languages) {
                    let viewpoint = if pings == Pings::Off { Viewpoint::Mover } else { Viewpoint::Fixed };
                    let (claims, listed) = (pings == Pings::Direct, look == Some(Look::DarkWood));
                    let film_proposed = pings == Pings::Off;
                    let digest_at = if listed { 0 } else { Preferences::USUAL_DIGEST };
                    let channel = GuildChannel { guild: GuildId(u64::MAX), channel: ChannelId(7) };
                    let reply = if listed { BotReply::Film } else { BotReply::AtOnce };
                    let learnt = if film_proposed { Game::all().collect() } else { Vec::new() };
                    let one = Preferences {
                        look,
                        viewpoint,
                        pings,
                        challengers,
                        language,
                        digest_at,
                        digest_in: listed.then_some(channel),
                        puzzle_at: listed.then_some(540),
                        confirms: listed,
                        claims,
                        reply,
                        film_proposed,
                        listed,
                        learnt,
                        calendar: if listed { calendar.clone() } else { Calendar::default() },
                    };
                    assert_eq!(read_preferences(&write_preferences(&one).unwrap()).unwrap(), one);
                }
            }
        }
    }

    #[test]
    fn what_is_new_in_preferences_has_a_default() {
        let old = write_preferences(&Preferences::default()).unwrap();
        for new in ["reply", "learnt", "calendar", "digest_at", "digest_in", "puzzle_at", "confirms"] {
            assert!(!String::from_utf8(old.clone()).unwrap().contains(new), "{new}");
        }
        assert_eq!(read_preferences(&old).unwrap(), Preferences::default());
    }

    #[test]
    fn house_rules_read_as_they_were_written() {
        let some = HouseRules {
            channels: vec![ChannelId(u64::MAX), ChannelId(2)],
            kept_out: vec![PlayerId(u64::MAX), PlayerId(3)],
            mark_key: Some(u64::MAX),
            game: Game::by_id("pallankuzhi"),
            look: Some(Look::Sentences),
            viewpoint: Viewpoint::Mover,
            pings: false,
            threads: true,
            tournaments: true,
            organisers: Some(RoleId(u64::MAX)),
            winners_role: Some(RoleId(5)),
            new_accounts: true,
            language: Some(Language::Sinhala),
            challenges: Some(1),
            matches: Some(u16::MAX),
            clock: "5+3".parse().ok(),
            time_zone: TimeZone::by_name("Asia/Colombo"),
        };
        for one in [HouseRules::default(), some] {
            assert_eq!(read_house_rules(&write_house_rules(&one).unwrap()).unwrap(), one);
        }
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        let preferences = String::from_utf8(write_preferences(&Preferences::default()).unwrap()).unwrap();
        for (from, to) in [
            (r#""schema":1"#, r#""schema":2"#),
            (r#","listed":true"#, ""),
            (r#""pings":"on""#, r#""pings":"loud""#),
            (r#""pings":"on""#, r#""pings":true"#),
            (r#""challengers":"everybody""#, r#""challengers":"friends""#),
            (r#""viewpoint":"fixed""#, r#""viewpoint":"behind""#),
            (r#""listed":true"#, r#""listed":true,"look":"gold""#),
            (r#""listed":true"#, r#""listed":true,"language":"xx""#),
            (r#""listed":true"#, r#""listed":true,"learnt":["chess"]"#),
            (r#""listed":true"#, r#""listed":true,"reply":"slow""#),
            (r#""listed":true"#, r#""listed":true,"calendar":{"zone":"Mars/Base"}"#),
            (r#""listed":true"#, r#""listed":true,"mood":"calm""#),
        ] {
            let bad = preferences.replace(from, to);
            assert!(bad != preferences && read_preferences(bad.as_bytes()).is_err(), "{bad}");
        }
        let rules = String::from_utf8(write_house_rules(&HouseRules::default()).unwrap()).unwrap();
        for (from, to) in [
            (r#""schema":1"#, r#""schema":9"#),
            (r#""channels":[]"#, r#""channels":[],"game":"chess""#),
            (r#""channels":[]"#, r#""channels":[],"time_zone":"Mars/Base""#),
        ] {
            let bad = rules.replace(from, to);
            assert!(bad != rules && read_house_rules(bad.as_bytes()).is_err(), "{bad}");
        }
        for text in ["", "{}"] {
            assert!(read_preferences(text.as_bytes()).is_err() && read_house_rules(text.as_bytes()).is_err());
        }
    }
}
