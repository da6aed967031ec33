//! Suggestions for misspelt names.

use strsim::normalized_damerau_levenshtein as likeness;

/// The minimum likeness of a suggestion. Below it, a suggestion would confuse more than help.
const ALIKE: f64 = 0.6;

/// The weight of the setting's own name in the likeness. The rest is the weight of its section.
const OWN_NAME: f64 = 0.9;

/// Returns the name in `known` that is most like `name`, if one is similar enough.
pub(crate) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|candidate| (score(name, candidate), candidate))
        .filter(|&(score, _)| score >= ALIKE)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, candidate)| candidate)
}

fn score(name: &str, candidate: &str) -> f64 {
    let (section, own) = name.split_once('.').unwrap_or(("", name));
    let (its_section, its_own) = candidate.split_once('.').unwrap_or(("", candidate));
    let by_parts = OWN_NAME * likeness(own, its_own) + (1.0 - OWN_NAME) * likeness(section, its_section);
    // Without a section, `name` may be the full name with another separator.
    if section.is_empty() { by_parts.max(likeness(name, candidate)) } else { by_parts }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_found_or_none() {
        let known = ["store.path", "store.cache_mb", "log.format", "log.filter"];
        let nearest = |name| nearest(name, known.into_iter());
        assert_eq!(nearest("store.pth"), Some("store.path"));
        assert_eq!(nearest("store_path"), Some("store.path"));
        assert_eq!(nearest("log.path"), Some("store.path"));
        assert_eq!(nearest("format"), Some("log.format"));
        assert_eq!(nearest("prefix"), None);
        assert_eq!(nearest("store.colour"), None);
    }
}
