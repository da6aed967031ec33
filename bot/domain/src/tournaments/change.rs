//! What organisers can change once more: all that a form has until somebody has entered, and then what harms
//! nobody.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::decide::may_begin_at;
use super::log::LogEntry;
use super::news::News;
use super::rules::{TournamentRules, as_text};
use super::tournament::{Tournament, TournamentStage};
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::{PlayerId, Timestamp};

/// What organisers can change, in the order of the form.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RuleName {
    /// What people call it.
    Name,
    /// When it begins.
    Begins,
    /// The clock of each game.
    Clock,
    /// How long it is, as its kind counts that.
    Length,
    /// How many may enter.
    Most,
}

crate::named!(RuleName);

/// A change of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum RuleChange {
    /// It is called so.
    Name(String),
    /// It begins then.
    Begins(Timestamp),
    /// Its games have this clock.
    Clock(#[serde(with = "as_text")] TimeControl),
    /// It is so long. `None` for as long as usual.
    Length(Option<u16>),
    /// So many may enter.
    Most(u16),
}

impl RuleChange {
    /// What it changes.
    pub const fn name(&self) -> RuleName {
        match self {
            RuleChange::Name(_) => RuleName::Name,
            RuleChange::Begins(_) => RuleName::Begins,
            RuleChange::Clock(_) => RuleName::Clock,
            RuleChange::Length(_) => RuleName::Length,
            RuleChange::Most(_) => RuleName::Most,
        }
    }
}

impl TournamentRules {
    /// The rules after some changes.
    ///
    /// # Errors
    ///
    /// Why there can be no such rules.
    pub fn changed(&self, changes: &[RuleChange]) -> Result<TournamentRules, TournamentRefusal> {
        let mut rules = self.clone();
        for change in changes {
            match change {
                RuleChange::Name(name) => rules.name.clone_from(name),
                RuleChange::Begins(begins) => rules.begins = *begins,
                RuleChange::Clock(clock) => rules.clock = *clock,
                RuleChange::Length(number) => rules.kind = rules.kind.with_length(*number)?,
                RuleChange::Most(most) => rules.most = *most,
            }
        }
        rules.check_in &= rules.can_check_in();
        rules.check()?;
        rules.check_name()?;
        Ok(rules)
    }
}

impl Tournament {
    /// What can be changed now.
    pub fn changeable(&self) -> Vec<RuleName> {
        let has_entered = !self.players.is_empty();
        let is_possible = |name: &RuleName| match (self.stage, name) {
            (TournamentStage::Over { .. } | TournamentStage::CalledOff { .. }, _)
            | (TournamentStage::Running { .. }, RuleName::Begins) => false,
            (_, RuleName::Name) => true,
            (_, RuleName::Begins) => !self.rules.kind.abilities().is_standing,
            (_, RuleName::Clock) => !has_entered,
            (_, RuleName::Length) => !has_entered && self.rules.kind.length().is_some(),
            (_, RuleName::Most) => self.is_draft() || self.is_open_to_entry(),
        };
        RuleName::ALL.into_iter().filter(is_possible).collect()
    }

    /// Changes what can be changed. Everyone who has entered is told.
    pub(super) fn change(
        &mut self,
        by: Option<PlayerId>,
        (changes, nth): (&[RuleChange], u16),
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let (possible, before) = (self.changeable(), self.rules.begins);
        if changes.is_empty() {
            return Err(TournamentRefusal::NothingChanged);
        }
        if changes.iter().any(|change| !possible.contains(&change.name())) {
            return Err(TournamentRefusal::PeopleEntered);
        }
        let has_entered = !self.players.is_empty();
        let rules = self.rules.changed(changes)?;
        let is_moved = rules.begins != before;
        if is_moved {
            may_begin_at(rules.begins, now)?;
        }
        if has_entered && rules.begins < before {
            return Err(TournamentRefusal::OnlyLater { begins: before });
        }
        if rules.most < self.number() {
            return Err(TournamentRefusal::MoreEntered { number: self.number() });
        }
        (self.rules, self.nth) = (rules, nth);
        if is_moved {
            self.renew_calls(before, now);
        }
        let what = LogEntry::Changed(changes.to_vec());
        if has_entered && changes.iter().any(|change| change.name() != RuleName::Begins) {
            self.note_and_tell(by, what, now);
        } else {
            self.add_log_line(by, what, now);
        }
        if has_entered && is_moved {
            self.tell(News::PutOff);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{HOST, LIVE, announced, at, by, go, with};
    use super::*;
    use crate::tournaments::{KindLength, KindName, TournamentIntent, TournamentKind};

    const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(3) };

    fn changed(one: &Tournament, changes: &[RuleChange]) -> Result<Tournament, TournamentRefusal> {
        one.decide(by(HOST), TournamentIntent::Change { changes: changes.to_vec(), nth: one.nth }, at(2))
    }

    #[test]
    fn all_can_be_changed_until_somebody_has_entered() {
        use RuleName::{Begins, Clock, Length, Most, Name};
        let one = announced(SWISS, LIVE);
        assert_eq!(one.changeable(), RuleName::ALL);
        let (clock, soon) = (TimeControl::Days(3), at(30));
        let changes = [
            RuleChange::Name("Cup".to_owned()),
            RuleChange::Begins(soon),
            RuleChange::Clock(clock),
            RuleChange::Length(None),
            RuleChange::Most(40),
        ];
        let next = changed(&one, &changes).unwrap();
        let rules = &next.rules;
        assert_eq!((rules.name.as_str(), rules.begins, rules.clock, rules.most), ("Cup", soon, clock, 40));
        assert_eq!(rules.kind, TournamentKind::Swiss { rounds: None });
        assert_eq!(next.log.last().unwrap().what, LogEntry::Changed(changes.to_vec()));
        assert!(next.posts.news.is_empty(), "nobody has to be told");
        let ladder = announced(TournamentKind::Ladder, TimeControl::Days(3));
        assert_eq!(ladder.changeable(), [Name, Clock, Most]);
        let entered = with(&ladder, 1..=2);
        assert_eq!(entered.changeable(), [Name, Most]);
        let entered = with(&one, 1..=4);
        assert_eq!(entered.changeable(), [Name, Begins, Most]);
        assert_eq!(go(&entered, at(60)).changeable(), [Name, Most]);
        let refused = changed(&entered, &[RuleChange::Clock(clock)]);
        assert_eq!(refused, Err(TournamentRefusal::PeopleEntered));
        assert!(![Clock, Length].iter().any(|name| entered.changeable().contains(name)));
    }

    #[test]
    fn who_has_entered_loses_neither_place_nor_time() {
        let one = with(&announced(SWISS, LIVE), 1..=5);
        let refused = |change| changed(&one, &[change]).unwrap_err();
        let begins = one.rules.begins;
        assert_eq!(refused(RuleChange::Begins(at(30))), TournamentRefusal::OnlyLater { begins });
        assert_eq!(refused(RuleChange::Most(4)), TournamentRefusal::MoreEntered { number: 5 });
        assert_eq!(changed(&one, &[]), Err(TournamentRefusal::NothingChanged));
        let told = |changes: &[RuleChange]| -> Vec<News> {
            let next = changed(&one, changes).unwrap();
            next.posts.news.iter().map(|news| news.what.clone()).collect()
        };
        let later = RuleChange::Begins(at(90));
        let name = RuleChange::Name("Cup".to_owned());
        assert_eq!(told(std::slice::from_ref(&later)), [News::PutOff]);
        assert_eq!(told(&[RuleChange::Most(5)]), [News::Decided(one.log.len())]);
        assert_eq!(told(&[name, later]), [News::Decided(one.log.len()), News::PutOff]);
    }

    #[test]
    fn what_cannot_be_chosen_is_refused_in_changes_too() {
        let one = announced(SWISS, LIVE);
        let refused = |change| changed(&one, &[change]).unwrap_err();
        let size = TournamentRefusal::Size { fewest: 4, most: 128 };
        assert_eq!(refused(RuleChange::Most(3)), size);
        assert_eq!(refused(RuleChange::Length(Some(12))), TournamentRefusal::Rounds { most: 11 });
        assert_eq!(refused(RuleChange::Begins(at(0))), TournamentRefusal::BadStart);
        let name = RuleChange::Name("x".repeat(61));
        assert_eq!(refused(name), TournamentRefusal::NameTooLong { most: 60 });
    }

    #[test]
    fn a_length_is_that_of_its_kind() {
        for name in KindName::ALL {
            let kind = name.with_options(&super::super::ChosenOptions::default()).unwrap();
            let Some(length) = kind.length() else { continue };
            assert_eq!(kind.with_length(length.number()), Ok(kind), "{name:?}");
            let two = match length {
                KindLength::Rounds(_) | KindLength::Meetings(_) => 2,
                KindLength::Minutes(_) => 45,
            };
            let next = kind.with_length(Some(two)).unwrap();
            assert_eq!(next.length().and_then(KindLength::number), Some(two));
            assert!(kind.with_length(Some(1_000)).is_err() || matches!(length, KindLength::Minutes(_)));
        }
    }
}
