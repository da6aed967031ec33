//! What keeping people apart means for the rounds to come.

use super::swiss::left_out;
use crate::tournaments::field::{Entrant, Field};
use crate::tournaments::tournament::Tournament;

impl Tournament {
    /// Who cannot play in all of the rounds to come: too few are left whom they may meet, or the others need
    /// these. Nobody has to be told of one bye in an odd field.
    pub fn without_opponents(&self) -> Vec<Entrant> {
        let rounds = match self.total_rounds() {
            Some(total) => usize::from(total).saturating_sub(self.rounds.len()),
            None => 1,
        };
        let there: Vec<Entrant> = (0..)
            .map(Entrant)
            .zip(&self.players)
            .filter(|(_, player)| player.takes_part())
            .map(|(one, _)| one)
            .collect();
        if rounds == 0 || !self.rules.kind.abilities().keeps_apart {
            return Vec::new();
        }
        let has_rounds = self.rules.kind.has_rounds();
        let field = if has_rounds { self.field() } else { Field::new(self.field_size()) };
        let forbidden = self.forbidden_pairs();
        let may_meet = |one: Entrant, other: Entrant| {
            let is_apart = forbidden.contains(&[one, other]) || forbidden.contains(&[other, one]);
            one != other && !is_apart && !field.have_played(one, other)
        };
        let byes = there.len() % 2;
        let left = left_out(&field, &there, &forbidden);
        let is_next = left.len() > byes;
        let opponents = |one: Entrant| there.iter().filter(|&&other| may_meet(one, other)).count();
        let lacks = |one: &Entrant| opponents(*one) + byes < rounds || is_next && left.contains(one);
        there.iter().copied().filter(lacks).collect()
    }
}
