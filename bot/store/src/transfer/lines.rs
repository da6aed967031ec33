//! The line format of a transfer file: JSON with the kind of an item, its key, its stored record, and a
//! checksum of all that.

use kuzhi_domain::{GuildId, Language, MatchId, PlayerId, Timestamp, TournamentId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Digest, Item};
use crate::record::usage::{read_key, write_key};
use crate::record::{self, RecordError};
use crate::record::{delivered, feeds, private_notes, reviews, settings, solvers, tournaments, usage};

/// The version of the line format.
const FORM: u64 = 1;

/// More letters than Discord lets anybody's name have.
const LONGEST_NAME: usize = 100;

/// What stands between a line and its checksum, which is the last of it. Nothing in a text looks like this,
/// because quotes are escaped there.
const CHECKSUM: &str = ",\"crc32\":";

/// A line as serialised, without its checksum.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    kind: LineKind,
    of: Vec<u64>,
    #[serde(default, skip_serializing_if = "Value::is_null")]
    record: Value,
}

#[derive(Copy, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LineKind {
    Kuzhi,
    Match,
    Delivered,
    Name,
    Language,
    Preferences,
    HouseRules,
    LeftGuild,
    Puzzles,
    ServerFeed,
    PersonFeed,
    Opponents,
    LastThere,
    Usage,
    Note,
    Review,
    Tournament,
    Operation,
    End,
}

/// A line of a file.
#[derive(Debug)]
pub(super) enum Line {
    /// The first line.
    Begin,
    Item(Box<Item>),
    /// The last line, with what stands before it.
    End(Digest),
}

/// Why a line cannot be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum LineError {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("it is not a line of an export: {0}")]
    Shape(#[from] serde_json::Error),
    #[error("it does not say whose it is")]
    OfNobody,
    #[error("it has form {0}, and this Kuzhi knows {FORM}")]
    Newer(u64),
    #[error("its name is longer than {LONGEST_NAME} letters, and nobody's is")]
    NameTooLong,
    #[error("it has no checksum, so it is cut off, or no line of an export")]
    Unchecked,
    #[error("its checksum is wrong, so the file was damaged or changed there")]
    Damaged,
}

/// Serialises a line, without the line break, and returns its checksum.
pub(super) fn write(line: &Line) -> Result<(String, u32), LineError> {
    let raw = match line {
        Line::Begin => Raw { kind: LineKind::Kuzhi, of: vec![FORM], record: Value::Null },
        Line::End(Digest { count, sum, .. }) => {
            Raw { kind: LineKind::End, of: vec![*count, *sum], record: Value::Null }
        }
        Line::Item(item) => raw_of(item)?,
    };
    let mut text = serde_json::to_string(&raw)?;
    text.pop();
    let checksum = crc32fast::hash(text.as_bytes());
    Ok((format!("{text}{CHECKSUM}{checksum}}}"), checksum))
}

fn raw_of(item: &Item) -> Result<Raw, LineError> {
    let json = |record: Vec<u8>| serde_json::from_slice::<Value>(&record);
    Ok(match item {
        Item::Match(one) => {
            Raw { kind: LineKind::Match, of: vec![one.id().get()], record: json(record::write(one)?)? }
        }
        Item::Delivered(id, kept) => {
            Raw { kind: LineKind::Delivered, of: vec![id.get()], record: json(delivered::write(*kept))? }
        }
        Item::Name(id, name) => Raw { kind: LineKind::Name, of: vec![id.0], record: name.as_str().into() },
        Item::Language(id, language) => {
            Raw { kind: LineKind::Language, of: vec![id.0], record: language.tag().into() }
        }
        Item::Preferences(id, kept) => {
            let record = json(settings::write_preferences(kept)?)?;
            Raw { kind: LineKind::Preferences, of: vec![id.0], record }
        }
        Item::HouseRules(id, kept) => {
            let record = json(settings::write_house_rules(kept)?)?;
            Raw { kind: LineKind::HouseRules, of: vec![id.0], record }
        }
        Item::LeftGuild(id, since) => {
            Raw { kind: LineKind::LeftGuild, of: vec![id.0, since.as_millis()], record: Value::Null }
        }
        Item::Solver(id, kept) => {
            Raw { kind: LineKind::Puzzles, of: vec![id.0], record: json(solvers::write(kept)?)? }
        }
        Item::ServerFeed(id, kept) => {
            Raw { kind: LineKind::ServerFeed, of: vec![id.0], record: json(feeds::write(&**kept)?)? }
        }
        Item::PersonFeed(id, kept) => {
            Raw { kind: LineKind::PersonFeed, of: vec![id.0], record: json(feeds::write(&**kept)?)? }
        }
        Item::Opponents([one, other]) => {
            Raw { kind: LineKind::Opponents, of: vec![one.0, other.0], record: Value::Null }
        }
        Item::LastThere(at) => {
            Raw { kind: LineKind::LastThere, of: vec![at.as_millis()], record: Value::Null }
        }
        Item::Usage(kept) => {
            let key = write_key(kept.key()).into_iter().map(u64::from).collect();
            Raw { kind: LineKind::Usage, of: key, record: json(usage::write(kept)?)? }
        }
        Item::Note(player, id, kept) => Raw {
            kind: LineKind::Note,
            of: vec![player.0, id.get()],
            record: json(private_notes::write(kept)?)?,
        },
        Item::Review(id, kept) => {
            Raw { kind: LineKind::Review, of: vec![id.get()], record: json(reviews::write(kept)?)? }
        }
        Item::Operation(kept) => {
            let record = serde_json::to_value(kept)?;
            Raw { kind: LineKind::Operation, of: vec![kept.at.as_millis()], record }
        }
        Item::Tournament(one) => Raw {
            kind: LineKind::Tournament,
            of: vec![one.id.get()],
            record: json(tournaments::write(one)?)?,
        },
    })
}

/// Parses a line, and returns its checksum, which is right.
pub(super) fn read(line: &str) -> Result<(Line, u32), LineError> {
    let parts = line.strip_suffix('}').and_then(|line| line.rsplit_once(CHECKSUM));
    let (text, checksum) = parts.ok_or(LineError::Unchecked)?;
    let checksum = checksum.parse().map_err(|_| LineError::Unchecked)?;
    if crc32fast::hash(text.as_bytes()) != checksum {
        return Err(LineError::Damaged);
    }
    Ok((parse(&format!("{text}}}"))?, checksum))
}

fn parse(line: &str) -> Result<Line, LineError> {
    let Raw { kind, of, record } = serde_json::from_str(line)?;
    let bytes = || serde_json::to_vec(&record);
    let text = || record.as_str().ok_or(LineError::OfNobody);
    let first = of.first().copied().ok_or(LineError::OfNobody)?;
    let second = || of.get(1).copied().ok_or(LineError::OfNobody);
    let (player, id) = (PlayerId(first), MatchId::from_random(first));
    let item = match kind {
        LineKind::Kuzhi if first == FORM => return Ok(Line::Begin),
        LineKind::Kuzhi => return Err(LineError::Newer(first)),
        LineKind::End => return Ok(Line::End(Digest { count: first, sum: second()?, left_behind: 0 })),
        LineKind::Match => Item::Match(Box::new(record::read(id, &bytes()?)?)),
        LineKind::Delivered => Item::Delivered(id, delivered::read(&bytes()?)),
        LineKind::Name if text()?.chars().count() > LONGEST_NAME => return Err(LineError::NameTooLong),
        LineKind::Name => Item::Name(player, text()?.to_owned()),
        LineKind::Language => {
            let tag = text()?;
            let unknown = || RecordError::NoSuchValue(tag.to_owned());
            Item::Language(player, Language::by_tag(tag).ok_or_else(unknown)?)
        }
        LineKind::Preferences => Item::Preferences(player, settings::read_preferences(&bytes()?)?),
        LineKind::HouseRules => Item::HouseRules(GuildId(first), settings::read_house_rules(&bytes()?)?),
        LineKind::Puzzles => Item::Solver(player, Box::new(solvers::read(&bytes()?)?)),
        LineKind::ServerFeed => Item::ServerFeed(GuildId(first), Box::new(feeds::read(&bytes()?)?)),
        LineKind::PersonFeed => Item::PersonFeed(player, Box::new(feeds::read(&bytes()?)?)),
        LineKind::LeftGuild => Item::LeftGuild(GuildId(first), Timestamp::from_millis(second()?)),
        LineKind::Opponents => Item::Opponents([player, PlayerId(second()?)]),
        LineKind::LastThere => Item::LastThere(Timestamp::from_millis(first)),
        LineKind::Usage => {
            let key: Option<Vec<u8>> = of.iter().map(|&byte| u8::try_from(byte).ok()).collect();
            let key = key.as_deref().and_then(read_key).ok_or(LineError::OfNobody)?;
            Item::Usage(usage::read(key, &bytes()?)?)
        }
        LineKind::Note => {
            Item::Note(player, MatchId::from_random(second()?), private_notes::read(&bytes()?)?)
        }
        LineKind::Review => Item::Review(id, reviews::read(&bytes()?)?),
        LineKind::Operation => Item::Operation(serde_json::from_value(record)?),
        LineKind::Tournament => {
            let id = TournamentId::from_random(first);
            Item::Tournament(Box::new(tournaments::read(id, &bytes()?)?))
        }
    };
    Ok(Line::Item(Box::new(item)))
}
