//! The gateway shards that a process connects to.

use std::ops::RangeInclusive;

use crate::Environment;

/// The variable with the machine's name. In a Kubernetes `StatefulSet`, the name ends in the pod's ordinal.
const NAME: &str = "HOSTNAME";

/// The maximum total number of shards.
const MOST: u32 = 65_536;

/// The shards that a process connects to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shards {
    /// All shards, as many as Discord recommends.
    Auto,
    /// Part of a total.
    These {
        /// The first and the last shard of this process.
        range: RangeInclusive<u32>,
        /// The total number of shards.
        total: u32,
    },
}

impl Shards {
    /// What the setting must be, for error messages.
    pub(crate) const MUST_BE: &str = "\"auto\", a total such as \"4\", a part of one such as \"0-3 of 16\", \
        or \"ordinal of 16\" (one each) and \"ordinal*4 of 16\" (four each) where the machine's name \
        (HOSTNAME) ends in its ordinal, which leads to no more shards than there are";

    /// Parses the setting on a machine with these variables.
    pub(crate) fn parse(text: &str, environment: &Environment) -> Option<Shards> {
        let text = text.trim();
        if text == "auto" {
            return Some(Shards::Auto);
        }
        let Some((part, total)) = text.split_once(" of ") else {
            let total = number(text)?;
            return Shards::these(0, total.checked_sub(1)?, total);
        };
        let (part, total) = (part.trim(), number(total.trim())?);
        if let Some(each) = part.strip_prefix("ordinal") {
            let each = if each.is_empty() { 1 } else { number(each.strip_prefix('*')?)? };
            let first = ordinal(environment)?.checked_mul(each)?;
            return Shards::these(first, first.checked_add(each)?.checked_sub(1)?, total);
        }
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        Shards::these(number(first)?, number(last)?, total)
    }

    fn these(first: u32, last: u32, total: u32) -> Option<Shards> {
        (first <= last && last < total && total <= MOST)
            .then_some(Shards::These { range: first..=last, total })
    }

    /// Whether the first shard is among them. Its process does the work that must be done once for all
    /// processes.
    pub fn have_first(&self) -> bool {
        match self {
            Shards::Auto => true,
            Shards::These { range, .. } => range.contains(&0),
        }
    }
}

fn number(text: &str) -> Option<u32> {
    text.bytes().all(|digit| digit.is_ascii_digit()).then(|| text.parse().ok())?
}

/// The number after the last hyphen of the machine's name.
fn ordinal(environment: &Environment) -> Option<u32> {
    let (_, ordinal) = environment.get(NAME)?.to_str()?.rsplit_once('-')?;
    number(ordinal)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Option<Shards> {
        Shards::parse(text, &Environment::from_iter([("HOSTNAME", "kuzhi-2")]))
    }

    fn these(range: RangeInclusive<u32>, total: u32) -> Shards {
        Shards::These { range, total }
    }

    #[test]
    fn shards_are_read_as_they_are_written() {
        for (text, shards) in [
            ("auto", Shards::Auto),
            ("1", these(0..=0, 1)),
            (" 4 ", these(0..=3, 4)),
            ("0-3 of 16", these(0..=3, 16)),
            ("5 of 16", these(5..=5, 16)),
            ("ordinal of 16", these(2..=2, 16)),
            ("ordinal*4 of 16", these(8..=11, 16)),
        ] {
            assert_eq!(parse(text), Some(shards), "{text}");
        }
    }

    #[test]
    fn what_tells_no_shards_is_none() {
        for text in [
            "",
            "0",
            "-1",
            "+1",
            "all",
            "4-3 of 16",
            "0-16 of 16",
            "16 of 16",
            "0-3",
            "1 of",
            "of 4",
            "0-1 of 99999",
            "ordinal",
            "ordinal*0 of 16",
            "ordinal*6 of 16",
            "ordinal*4294967295 of 16",
            "ordinal4 of 16",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
        for name in ["kuzhi", "kuzhi-", "kuzhi-x", "2"] {
            let environment = Environment::from_iter([("HOSTNAME", name)]);
            assert_eq!(Shards::parse("ordinal of 16", &environment), None, "{name}");
        }
        assert_eq!(Shards::parse("ordinal of 16", &Environment::default()), None);
    }

    #[test]
    fn the_first_shard_is_in_one_process() {
        for (text, first) in [("auto", true), ("3", true), ("0-1 of 4", true), ("2-3 of 4", false)] {
            assert_eq!(parse(text).unwrap().have_first(), first, "{text}");
        }
    }
}
