//! The token of a page: who it is for and where, sealed.
//!
//! A page gets it once, and says it again after each break. It is stored nowhere. Processes with the same
//! client secret take each other's.

use std::fmt;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::person::Person;

/// How long a token is taken.
const LIFE: Duration = Duration::from_hours(4);

/// The longest token that is looked at. Names and instances are far shorter.
pub(crate) const LONGEST: usize = 2_048;

/// What the key is for, so that no other use of the secret makes the same.
const PURPOSE: &[u8] = b"kuzhi: token of a page, form 1";

/// The key by which tokens are sealed.
#[derive(Clone)]
pub struct TokenKey([u8; 32]);

/// A token that was not taken: forged, cut, or too old. Nobody learns which.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the token is invalid or too old")]
pub struct InvalidToken;

/// What a token says.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    id: PlayerId,
    name: String,
    locale: String,
    guild: Option<GuildId>,
    channel: ChannelId,
    instance: String,
    until: Timestamp,
}

impl TokenKey {
    /// Derives the key from the application's client secret.
    pub fn new(client_secret: &str) -> TokenKey {
        TokenKey(authenticate(client_secret.as_bytes(), PURPOSE).finalize().into_bytes().into())
    }

    /// Makes a token for a person.
    pub fn seal(&self, person: &Person, now: Timestamp) -> String {
        let person = person.clone();
        let content = Content {
            id: person.id,
            name: person.name,
            locale: person.locale,
            guild: person.place.guild,
            channel: person.place.channel,
            instance: person.instance,
            until: now + LIFE,
        };
        let content = serde_json::to_vec(&content).expect("it has no maps");
        let seal = authenticate(&self.0, &content).finalize().into_bytes();
        format!("{}.{}", URL_SAFE_NO_PAD.encode(content), URL_SAFE_NO_PAD.encode(seal))
    }

    /// Returns for whom a token is, and until when.
    ///
    /// # Errors
    ///
    /// If it was not sealed with this key, or is too old.
    pub fn open(&self, token: &str, now: Timestamp) -> Result<(Person, Timestamp), InvalidToken> {
        if token.len() > LONGEST {
            return Err(InvalidToken);
        }
        let (content, seal) = token.split_once('.').ok_or(InvalidToken)?;
        let decode = |part| URL_SAFE_NO_PAD.decode(part).map_err(|_| InvalidToken);
        let (content, seal) = (decode(content)?, decode(seal)?);
        // Compared in constant time.
        authenticate(&self.0, &content).verify_slice(&seal).map_err(|_| InvalidToken)?;
        let content: Content = serde_json::from_slice(&content).map_err(|_| InvalidToken)?;
        if now >= content.until {
            return Err(InvalidToken);
        }
        let person = Person {
            id: content.id,
            name: content.name,
            locale: content.locale,
            place: Place { guild: content.guild, channel: content.channel },
            instance: content.instance,
        };
        Ok((person, content.until))
    }
}

impl fmt::Debug for TokenKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenKey(redacted)")
    }
}

fn authenticate(key: &[u8], text: &[u8]) -> Hmac<Sha256> {
    let mut mac = Hmac::new_from_slice(key).expect("a key may have any length");
    mac.update(text);
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);

    fn ada() -> Person {
        Person {
            id: PlayerId(u64::MAX),
            name: "Ada \"அடா\"".to_owned(),
            locale: "en-GB".to_owned(),
            place: Place { guild: Some(GuildId(7)), channel: ChannelId(8) },
            instance: "i-1234-gc-7-8".to_owned(),
        }
    }

    #[test]
    fn a_token_says_who_and_where_for_four_hours() {
        let (key, other_process) = (TokenKey::new("secret"), TokenKey::new("secret"));
        let token = key.seal(&ada(), NOW);
        assert_eq!(other_process.open(&token, NOW).unwrap(), (ada(), NOW + LIFE));
        assert!(key.open(&token, NOW + LIFE - Duration::from_millis(1)).is_ok());
        assert_eq!(key.open(&token, NOW + LIFE), Err(InvalidToken));
        let direct = Person { place: Place { guild: None, channel: ChannelId(1) }, ..ada() };
        assert_eq!(key.open(&key.seal(&direct, NOW), NOW).unwrap().0, direct);
    }

    #[test]
    fn a_forged_or_cut_token_is_refused() {
        let key = TokenKey::new("secret");
        let token = key.seal(&ada(), NOW);
        let refused = |token: &str| assert_eq!(key.open(token, NOW), Err(InvalidToken), "{token}");
        refused(&TokenKey::new("Secret").seal(&ada(), NOW));
        (0..token.len()).for_each(|length| refused(&token[..length]));
        for place in 0..token.len() {
            let mut forged = token.clone().into_bytes();
            forged[place] = if forged[place] == b'A' { b'B' } else { b'A' };
            // The last letter of each part has bits that mean nothing; the decoder takes them only as zero.
            refused(std::str::from_utf8(&forged).unwrap());
        }
        let (content, seal) = token.split_once('.').unwrap();
        let of_bob = key.seal(&Person { id: PlayerId(2), ..ada() }, NOW);
        refused(&format!("{}.{seal}", of_bob.split_once('.').unwrap().0));
        refused(&format!("{content}."));
        refused(&format!("{content}.{seal}."));
        refused(&format!("{token}{}", "A".repeat(LONGEST)));
    }

    #[test]
    fn the_key_is_not_printed() {
        assert_eq!(format!("{:?}", TokenKey::new("secret")), "TokenKey(redacted)");
    }
}
