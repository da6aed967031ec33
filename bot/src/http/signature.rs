//! Verifies that a request comes from Discord and is fresh.

use std::time::Duration;

use ed25519_dalek::{Signature, VerifyingKey};
use kuzhi_domain::Timestamp;

/// The maximum age of a request, and how far it may be ahead of this machine's clock. A captured request can
/// be replayed for this long, and clocks may differ by this much. A replay changes no match a second time.
const WINDOW: Duration = Duration::from_mins(1);

/// The public key that verifies Discord's requests.
#[derive(Clone, Debug)]
pub(super) struct PublicKey(VerifyingKey);

/// The error for a text that is not a public key.
#[derive(Debug, thiserror::Error)]
#[error(
    "http.public_key is not a public key: copy it again from General Information at \
     https://discord.com/developers/applications"
)]
pub struct BadKey;

/// Why a request is not trusted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum SignatureError {
    /// Discord did not sign it.
    Forged,
    /// Discord signed it, but this far from the current time.
    OutOfTime(Duration),
}

impl PublicKey {
    /// Parses a key of hexadecimal digits.
    pub(super) fn parse(text: &str) -> Result<PublicKey, BadKey> {
        let key = digits(text).and_then(|bytes| VerifyingKey::from_bytes(&bytes).ok());
        // Anyone could sign for a weak key.
        key.filter(|key| !key.is_weak()).map(PublicKey).ok_or(BadKey)
    }

    /// Verifies the signature of a timestamp and a body, then the timestamp's age.
    pub(super) fn check(
        &self,
        signature: &str,
        timestamp: &str,
        body: &[u8],
        now: Timestamp,
    ) -> Result<(), SignatureError> {
        let signature = digits(signature).map(|bytes| Signature::from_bytes(&bytes));
        let signed = [timestamp.as_bytes(), body].concat();
        let is_signed = signature.is_some_and(|signature| self.0.verify_strict(&signed, &signature).is_ok());
        let sent = seconds(timestamp).filter(|_| is_signed).ok_or(SignatureError::Forged)?;
        match now.since(sent).max(sent.since(now)) {
            off if off > WINDOW => Err(SignatureError::OutOfTime(off)),
            _ => Ok(()),
        }
    }
}

/// Parses a number of seconds since 1970.
fn seconds(text: &str) -> Option<Timestamp> {
    let seconds = text.parse::<u32>().ok()?;
    Some(Timestamp::from_millis(u64::from(seconds) * 1_000))
}

/// Parses pairs of hexadecimal digits.
fn digits<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    let pairs = text.as_bytes().chunks_exact(2);
    if text.len() != 2 * BYTES {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(pairs) {
        let digit = |digit: u8| char::from(digit).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second test vector of RFC 8032, section 7.1: a message of one byte.
    const KEY: &str = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    const SIGNATURE: &str = "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
                             085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";

    fn now() -> Timestamp {
        Timestamp::from_millis(1_800_000_000_000)
    }

    #[test]
    fn a_key_is_read_or_said_to_be_none() {
        assert!(PublicKey::parse(KEY).is_ok() && PublicKey::parse(&KEY.to_uppercase()).is_ok());
        let no_point = "0200000000000000000000000000000000000000000000000000000000000000";
        for text in
            ["", &KEY[1..], &format!("{KEY}00"), &format!("é{}", &KEY[2..]), &"g".repeat(64), no_point]
        {
            assert!(PublicKey::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_key_by_which_anybody_could_sign_is_none() {
        for y in ["00", "01"] {
            assert!(PublicKey::parse(&format!("{y}{}", "0".repeat(62))).is_err(), "{y}");
        }
    }

    #[test]
    fn signatures_are_those_of_the_rfc() {
        let key = PublicKey::parse(KEY).unwrap();
        let check = |signature: &str, body: &[u8]| key.check(signature, "", body, now());
        // Signed, but without a valid time.
        assert_eq!(check(SIGNATURE, b"\x72"), Err(SignatureError::Forged));
        let signature = digits(SIGNATURE).map(|bytes| Signature::from_bytes(&bytes)).unwrap();
        assert!(key.0.verify_strict(b"\x72", &signature).is_ok());
        assert!(key.0.verify_strict(b"\x73", &signature).is_err());
    }

    #[test]
    fn what_is_signed_counts_for_a_minute_either_way() {
        use ed25519_dalek::{Signer, SigningKey};

        let signing = SigningKey::from_bytes(&[7; 32]);
        let key = PublicKey(signing.verifying_key());
        let sent = |seconds: u64| {
            let timestamp = seconds.to_string();
            let signature = signing.sign(format!("{timestamp}body").as_bytes());
            (format!("{signature:x}"), timestamp)
        };
        let at = 1_800_000_000;
        for (seconds, trusted) in [
            (at, Ok(())),
            (at - 60, Ok(())),
            (at + 60, Ok(())),
            (at - 61, Err(SignatureError::OutOfTime(Duration::from_secs(61)))),
            (at + 61, Err(SignatureError::OutOfTime(Duration::from_secs(61)))),
        ] {
            let (signature, timestamp) = sent(seconds);
            assert_eq!(key.check(&signature, &timestamp, b"body", now()), trusted, "{seconds}");
            // Another time, another body, another signature.
            for (signature, timestamp, body) in [
                (&*signature, "1800000001", "body"),
                (&signature, &timestamp, "bodies"),
                (&signature[2..], &timestamp, "body"),
                (&signature.replace('0', "1"), &timestamp, "body"),
                ("", &timestamp, "body"),
            ] {
                let checked = key.check(signature, timestamp, body.as_bytes(), now());
                assert_eq!(checked, Err(SignatureError::Forged), "{signature} {timestamp} {body}");
            }
        }
    }
}
