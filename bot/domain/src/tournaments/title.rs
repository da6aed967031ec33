//! What a tournament is called: several of one name on a server have numbers.

use super::tournament::Tournament;
use crate::{Timestamp, sought};

impl Tournament {
    /// Its name, with its number if others had that name before. No name has such a mark in itself.
    pub fn title(&self) -> String {
        if self.nth == FIRST { self.rules.name.clone() } else { self.title_with_number() }
    }

    /// The same with its number, whatever that is.
    pub fn title_with_number(&self) -> String {
        format!("{} #{}", self.rules.name, self.nth)
    }

    /// When it begins or has begun: the day by which people know it.
    pub fn day(&self) -> Timestamp {
        self.began().unwrap_or_else(|| self.begins_at())
    }

    /// Its number with another name, among the latest ones of its server. It keeps the one that it has if
    /// the name reads the same.
    pub fn nth_with_name(&self, name: &str, latest: &[Tournament]) -> u16 {
        let name = sought(name);
        if sought(&self.rules.name) == name {
            return self.nth;
        }
        nth(&name, latest.iter().filter(|one| one.id != self.id))
    }

    /// The same with the number that follows those of its name, among the latest ones of its server.
    #[must_use]
    pub fn numbered(self, latest: &[Tournament]) -> Tournament {
        let nth = nth(&sought(&self.rules.name), latest.iter().filter(|one| one.id != self.id));
        Tournament { nth, ..self }
    }
}

/// The number of the first one.
const FIRST: u16 = 1;

/// The number of the next one of a name.
fn nth<'a>(name: &str, others: impl Iterator<Item = &'a Tournament>) -> u16 {
    let named = others.filter(|one| !one.is_draft() && sought(&one.rules.name) == name);
    named.map(|one| one.nth).max().map_or(FIRST, |last| last.saturating_add(1))
}

pub(super) const fn first() -> u16 {
    FIRST
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
pub(super) const fn is_first(nth: &u16) -> bool {
    *nth == FIRST
}

#[cfg(test)]
mod tests {
    use super::super::tests::{LIVE, announced, at};
    use super::*;
    use crate::TournamentId;
    use crate::tournaments::{TournamentKind, TournamentStage};

    fn one(id: u64, name: &str) -> Tournament {
        let mut one = announced(TournamentKind::Swiss { rounds: None }, LIVE);
        (one.id, one.rules.name) = (TournamentId::from_random(id), name.to_owned());
        one
    }

    #[test]
    fn tournaments_of_one_name_are_counted() {
        let mut latest: Vec<Tournament> = Vec::new();
        for (id, name, title) in [
            (1, "Été", "Été"),
            (2, "Cup", "Cup"),
            (3, "ETE", "ETE #2"),
            (4, "été", "été #3"),
            (5, "Été 2", "Été 2"),
        ] {
            let next = one(id, name).numbered(&latest);
            assert_eq!((next.title(), next.check()), (title.to_owned(), Ok(())));
            latest.insert(0, next);
        }
        // One that was called off has had the name, and a draft has not.
        latest[1].stage = TournamentStage::CalledOff { at: at(1) };
        latest[4].stage = TournamentStage::Draft;
        assert_eq!(one(6, "Ete").numbered(&latest).nth, 4);
        assert_eq!(one(6, "Ete").numbered(&latest[4..]).nth, 1);
        assert_eq!(latest[0].title_with_number(), "Été 2 #1");
    }

    #[test]
    fn a_number_stays_until_the_name_is_another_one() {
        let cup = one(1, "Cup");
        let second = one(2, "cup").numbered(std::slice::from_ref(&cup));
        let latest = [second.clone(), cup.clone()];
        assert_eq!(second.clone().numbered(&latest).nth, 2, "it does not count itself");
        assert_eq!((second.nth_with_name("CUP", &latest), second.nth_with_name("Open", &latest)), (2, 1));
        assert_eq!(one(3, "Open").nth_with_name("Cup", &latest), 3);
    }

    #[test]
    fn what_was_stored_without_a_number_is_the_first() {
        let cup = one(1, "Cup");
        let stored = serde_json::to_string(&cup).unwrap();
        assert!(!stored.contains("nth"));
        assert_eq!(serde_json::from_str::<Tournament>(&stored).unwrap(), cup);
        let second = Tournament { nth: 2, ..cup };
        let stored = serde_json::to_string(&second).unwrap();
        assert_eq!(serde_json::from_str::<Tournament>(&stored).unwrap(), second);
    }
}
