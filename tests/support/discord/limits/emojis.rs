//! The limits of emojis.

use super::Breach;
use crate::discord::world::Emoji;

const EMOJIS: usize = 2000;
const BYTES: usize = 256 * 1024;

/// Checks an emoji that is to be added.
pub(crate) fn check_emoji(emoji: &Emoji, others: &[Emoji]) -> Result<(), Breach> {
    let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    if !(2..=32).contains(&emoji.name.len()) || !emoji.name.chars().all(is_allowed) {
        return Err(Breach::at("name", "2 to 32 letters, digits and _"));
    }
    if others.iter().any(|other| other.name == emoji.name) {
        return Err(Breach::at("name", "there is an emoji of this name"));
    }
    if others.len() >= EMOJIS {
        return Err(Breach::at("", format!("there are {EMOJIS} emojis already")));
    }
    let Some((_, base64)) =
        emoji.image.split_once(";base64,").filter(|(kind, _)| kind.starts_with("data:image/"))
    else {
        return Err(Breach::at("image", "it is no data URL of an image"));
    };
    // Four characters of base64 are three bytes.
    if base64.len() / 4 * 3 > BYTES { Err(Breach::at("image", "more than 256 KiB")) } else { Ok(()) }
}
