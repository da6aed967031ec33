//! What can be chosen of some tournaments and not of others. What does not apply is left out, and said.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::announcing::TournamentChoices;
use super::kinds::{Abilities, ChosenOptions, KindName};
use super::rules::TournamentRules;
use crate::Timestamp;
use crate::clock::TimeControl;

/// What can be chosen of some tournaments and not of others, named as in the command.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentOption {
    /// When it begins.
    Begins,
    /// The most boards of a match.
    Boards,
    /// The number of rounds, or how often people meet.
    Rounds,
    /// How long it lasts.
    Minutes,
    /// Whether all rounds begin together.
    Together,
    /// The most players of a group.
    Groups,
    /// How many go up and down between two groups.
    Promoted,
    /// Whether people check in.
    CheckIn,
    /// How many rounds off are worth half a point.
    Byes,
    /// Until when it comes again.
    Until,
    /// How many days before it the next one is announced.
    Ahead,
}

crate::named!(TournamentOption);

impl Abilities {
    fn has(&self, option: TournamentOption, chosen: &TournamentChoices) -> bool {
        match option {
            TournamentOption::Begins => !self.is_standing,
            TournamentOption::CheckIn => {
                !self.is_standing && chosen.clock.unwrap_or(self.usual_clock).is_live()
            }
            TournamentOption::Promoted => self.options.contains(&option) && chosen.options.group.is_some(),
            TournamentOption::Until | TournamentOption::Ahead => chosen.comes_again,
            _ => self.options.contains(&option),
        }
    }
}

impl TournamentChoices {
    /// What somebody has chosen that does not apply.
    pub fn left_out(&self) -> Vec<TournamentOption> {
        let ChosenOptions { rounds, minutes, boards, together, group, moves } = self.options;
        let is_chosen = |option: &TournamentOption| match option {
            TournamentOption::Begins => self.begins.is_some(),
            TournamentOption::Boards => boards.is_some(),
            TournamentOption::Rounds => rounds.is_some(),
            TournamentOption::Minutes => minutes.is_some(),
            TournamentOption::Together => together,
            TournamentOption::Groups => group.is_some(),
            TournamentOption::Promoted => moves.is_some(),
            TournamentOption::CheckIn => self.check_in,
            TournamentOption::Byes => self.byes.is_some(),
            TournamentOption::Until => self.until.is_some(),
            TournamentOption::Ahead => self.ahead.is_some(),
        };
        let has = self.kind.abilities();
        TournamentOption::ALL.into_iter().filter(is_chosen).filter(|option| !has.has(*option, self)).collect()
    }
}

impl TournamentRules {
    /// What these rules had that others no longer have after a change.
    pub fn left_out_in(&self, next: &TournamentRules) -> Vec<TournamentOption> {
        if self.check_in && !next.check_in { vec![TournamentOption::CheckIn] } else { Vec::new() }
    }
}

impl KindName {
    /// Whether a tournament of this kind can have such a clock, as far as more was chosen.
    pub fn takes_clock(self, options: &ChosenOptions, clock: TimeControl) -> bool {
        let can_be = |options, clock| {
            let choices = TournamentChoices { options, clock: Some(clock), ..TournamentChoices::usual(self) };
            choices.rules(None, Timestamp::default()).is_ok_and(|rules| rules.check().is_ok())
        };
        // What else is wrong is said when all is chosen.
        let is_wrong = !can_be(*options, self.abilities().usual_clock);
        can_be(if is_wrong { ChosenOptions::default() } else { *options }, clock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_apply_is_left_out() {
        use TournamentOption::{
            Ahead, Begins, Byes, CheckIn, Groups, Minutes, Promoted, Rounds, Together, Until,
        };
        let all = |kind| TournamentChoices {
            options: ChosenOptions {
                rounds: Some(2),
                minutes: Some(30),
                boards: None,
                together: true,
                group: Some(4),
                moves: Some(1),
            },
            begins: Some("1h".to_owned()),
            check_in: true,
            byes: Some(1),
            ahead: Some(3),
            until: Some("10w".to_owned()),
            ..TournamentChoices::usual(kind)
        };
        let left_out = |kind| all(kind).left_out();
        assert_eq!(left_out(KindName::League), [Minutes, CheckIn, Byes, Until, Ahead]);
        assert_eq!(left_out(KindName::Swiss), [Minutes, Together, Groups, Promoted, CheckIn, Until, Ahead]);
        assert_eq!(left_out(KindName::Arena), [Rounds, Together, Groups, Promoted, Byes, Until, Ahead]);
        let live = Some(TimeControl::Live { minutes: 5, seconds: 3 });
        let ladder = TournamentChoices { clock: live, comes_again: true, ..all(KindName::Ladder) };
        let none = [Begins, Rounds, Minutes, Together, Groups, Promoted, CheckIn, Byes];
        assert_eq!(ladder.left_out(), none);
        let league = TournamentChoices { clock: live, comes_again: true, ..all(KindName::League) };
        assert_eq!(league.left_out(), [Minutes, Byes]);
        let alone = ChosenOptions { moves: Some(1), ..ChosenOptions::default() };
        let league = TournamentChoices { options: alone, ..TournamentChoices::usual(KindName::League) };
        assert_eq!(league.left_out(), [Promoted]);
        let boards = ChosenOptions { boards: Some(4), ..ChosenOptions::default() };
        let with_boards = |kind| TournamentChoices { options: boards, ..TournamentChoices::usual(kind) };
        assert_eq!(with_boards(KindName::Swiss).left_out(), [TournamentOption::Boards]);
        let servers = with_boards(KindName::Servers);
        assert!(servers.left_out().is_empty());
        assert_eq!(servers.rules(None, Timestamp::default()).unwrap().most, 8);
        for kind in KindName::ALL {
            assert!(TournamentChoices::usual(kind).left_out().is_empty(), "{kind:?}");
        }
    }

    #[test]
    fn what_is_left_out_changes_nothing() {
        for kind in KindName::ALL {
            let usual = || TournamentChoices::usual(kind);
            let options = ChosenOptions { minutes: Some(30), rounds: Some(2), ..ChosenOptions::default() };
            let has = |option| kind.abilities().options.contains(&option);
            let with = |options| TournamentChoices { options, ..usual() }.rules(None, Timestamp::default());
            let minutes = ChosenOptions { minutes: options.minutes, ..ChosenOptions::default() };
            let rounds = ChosenOptions { rounds: options.rounds, ..ChosenOptions::default() };
            let plain = usual().rules(None, Timestamp::default());
            assert_eq!(with(minutes) == plain, !has(TournamentOption::Minutes), "{kind:?}");
            assert_eq!(with(rounds) == plain, !has(TournamentOption::Rounds), "{kind:?}");
        }
    }

    #[test]
    fn a_kind_takes_the_clocks_with_which_it_can_be_announced() {
        let none = ChosenOptions::default();
        let short = ChosenOptions { minutes: Some(20), ..none };
        let takes = |kind: KindName, options: &ChosenOptions, clock: &str| {
            kind.takes_clock(options, clock.parse().unwrap())
        };
        for clock in ["1d", "3d+12h", "12h"] {
            assert!(!takes(KindName::Arena, &none, clock), "{clock}");
            assert!(takes(KindName::Swiss, &none, clock), "{clock}");
        }
        assert!(takes(KindName::Arena, &none, "10+5") && !takes(KindName::Arena, &short, "10+5"));
        assert!(takes(KindName::Arena, &ChosenOptions { minutes: Some(1), ..none }, "5+3"));
    }
}
