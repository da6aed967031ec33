//! How a button carries what a user does in a tournament.

use kuzhi_domain::PlayerId;
#[cfg(test)]
use kuzhi_domain::{MatchId, TournamentId};
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;

#[cfg(test)]
use super::{OrganiserStep, SetTo};
use super::{PlainStep, PlayerFor, TournamentPress, TournamentStep};
use crate::request::wire::{Part, Text, Words};

const READY: &str = "ready";
const ROUND: &str = "round";
const STANDINGS: &str = "standings";
const TIE_BREAKS: &str = "tie-breaks";
const SEASON: &str = "season";
const BRACKET: &str = "bracket";
const LOG: &str = "log-page";
const TABLE: &str = "table";
const WHY: &str = "because";
const CHALLENGE: &str = "against";
const ORGANISE: &str = "do";
const SURE: &str = "sure";
const REMOVE: &str = "remove";
const GAMES_OF: &str = "games";
const RESULT_OF: &str = "result";
const SET: &str = "set";
const FORBID: &str = "apart";
const APART_FROM: &str = "apart-from";
const UNFORBID: &str = "together";
const NAME: &str = "organiser";
const DISMISS: &str = "dismiss";
const FIND: &str = "find";
const LET_IN: &str = "let-in";
const PLAYER: &str = "player";
const MOVE: &str = "move";
const ABOVE: &str = "above";
const LAST: &str = "last";
const AGAIN: &str = "replay";
const UNSET: &str = "unset";
const VOID: &str = "void";
const EXTEND: &str = "longer";

/// Stands for all games that wait.
const ALL_WAITING: &str = "all";

impl Part for TournamentPress {
    fn write(&self, text: &mut Text) {
        text.add(self.id);
        match &self.step {
            TournamentStep::Plain(step) => step.write(text),
            TournamentStep::Ready(game) => words(text, READY, &[game]),
            TournamentStep::Round(round) => words(text, ROUND, &[round]),
            TournamentStep::Standings(page) => words(text, STANDINGS, &[page]),
            TournamentStep::TieBreaks(page) => words(text, TIE_BREAKS, &[page]),
            TournamentStep::Season(page) => words(text, SEASON, &[page]),
            TournamentStep::Bracket(page) => words(text, BRACKET, &[page]),
            TournamentStep::Log(page) => words(text, LOG, &[page]),
            TournamentStep::Table(group) => words(text, TABLE, &[group]),
            TournamentStep::Why(one, other) => words(text, WHY, &[one, other]),
            TournamentStep::Challenge(player) => words(text, CHALLENGE, &[player]),
            TournamentStep::Organise(step) => words(text, ORGANISE, &[&step.id()]),
            TournamentStep::Sure(step) => words(text, SURE, &[&step.id()]),
            TournamentStep::Remove(player) => words(text, REMOVE, &[player]),
            TournamentStep::GamesOf(player) => words(text, GAMES_OF, &[player]),
            TournamentStep::ResultOf(game) => words(text, RESULT_OF, &[game]),
            TournamentStep::SetResult(game, to) => words(text, SET, &[game, &to.id()]),
            TournamentStep::PlayAgain(game) => words(text, AGAIN, &[game]),
            TournamentStep::RemoveResult(game) => words(text, UNSET, &[game]),
            TournamentStep::VoidRating(game) => words(text, VOID, &[game]),
            TournamentStep::ApartFrom(one) => words(text, APART_FROM, &[one]),
            TournamentStep::Forbid(one, other) => words(text, FORBID, &[one, other]),
            TournamentStep::Unforbid(one, other) => words(text, UNFORBID, &[one, other]),
            TournamentStep::NameOrganiser(player) => words(text, NAME, &[player]),
            TournamentStep::DismissOrganiser(player) => words(text, DISMISS, &[player]),
            TournamentStep::LetIn(player) => words(text, LET_IN, &[player]),
            TournamentStep::NamePlayer(player) => words(text, PLAYER, &[player]),
            TournamentStep::Move(player) => words(text, MOVE, &[player]),
            TournamentStep::PutAbove(player, above) => words(text, ABOVE, &[player, above]),
            TournamentStep::PutLast(player) => words(text, LAST, &[player]),
            TournamentStep::Find(to) => match to {
                PlayerFor::Remove => words(text, FIND, &[&REMOVE]),
                PlayerFor::Result => words(text, FIND, &[&GAMES_OF]),
                PlayerFor::Apart => words(text, FIND, &[&FORBID]),
                PlayerFor::ApartFrom(one) => words(text, FIND, &[&APART_FROM, one]),
                PlayerFor::Move => words(text, FIND, &[&MOVE]),
                PlayerFor::Above(one) => words(text, FIND, &[&ABOVE, one]),
            },
            TournamentStep::Extend(Some(game), minutes) => words(text, EXTEND, &[game, minutes]),
            TournamentStep::Extend(None, minutes) => words(text, EXTEND, &[&ALL_WAITING, minutes]),
        }
    }

    fn read(words: &mut Words<'_>) -> Option<TournamentPress> {
        let id = words.next()?.parse().ok()?;
        let step = match words.next()? {
            READY => TournamentStep::Ready(Part::read(words)?),
            ROUND => TournamentStep::Round(words.next()?.parse().ok()?),
            STANDINGS => TournamentStep::Standings(Part::read(words)?),
            TIE_BREAKS => TournamentStep::TieBreaks(Part::read(words)?),
            SEASON => TournamentStep::Season(Part::read(words)?),
            BRACKET => TournamentStep::Bracket(Part::read(words)?),
            LOG => TournamentStep::Log(Part::read(words)?),
            TABLE => TournamentStep::Table(Part::read(words)?),
            WHY => TournamentStep::Why(words.next()?.parse().ok()?, words.next()?.parse().ok()?),
            CHALLENGE => TournamentStep::Challenge(player(words)?),
            ORGANISE => TournamentStep::Organise(Part::read(words)?),
            SURE => TournamentStep::Sure(Part::read(words)?),
            REMOVE => TournamentStep::Remove(player(words)?),
            GAMES_OF => TournamentStep::GamesOf(player(words)?),
            RESULT_OF => TournamentStep::ResultOf(Part::read(words)?),
            SET => TournamentStep::SetResult(Part::read(words)?, Part::read(words)?),
            AGAIN => TournamentStep::PlayAgain(Part::read(words)?),
            UNSET => TournamentStep::RemoveResult(Part::read(words)?),
            VOID => TournamentStep::VoidRating(Part::read(words)?),
            APART_FROM => TournamentStep::ApartFrom(player(words)?),
            FORBID => TournamentStep::Forbid(player(words)?, player(words)?),
            UNFORBID => TournamentStep::Unforbid(player(words)?, player(words)?),
            NAME => TournamentStep::NameOrganiser(player(words)?),
            DISMISS => TournamentStep::DismissOrganiser(player(words)?),
            LET_IN => TournamentStep::LetIn(player(words)?),
            PLAYER => TournamentStep::NamePlayer(player(words)?),
            MOVE => TournamentStep::Move(player(words)?),
            ABOVE => TournamentStep::PutAbove(player(words)?, player(words)?),
            LAST => TournamentStep::PutLast(player(words)?),
            FIND => TournamentStep::Find(match words.next()? {
                REMOVE => PlayerFor::Remove,
                GAMES_OF => PlayerFor::Result,
                FORBID => PlayerFor::Apart,
                APART_FROM => PlayerFor::ApartFrom(player(words)?),
                MOVE => PlayerFor::Move,
                ABOVE => PlayerFor::Above(player(words)?),
                _ => return None,
            }),
            EXTEND => {
                let game = match words.next()? {
                    ALL_WAITING => None,
                    game => Some(game.parse().ok()?),
                };
                TournamentStep::Extend(game, words.next()?.parse().ok()?)
            }
            word => TournamentStep::Plain(PlainStep::by_id(word)?),
        };
        Some(TournamentPress { id, step })
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<TournamentPress> {
        let player = || any::<u64>().prop_map(PlayerId);
        let step = prop_oneof![
            PlainStep::any().prop_map(TournamentStep::Plain),
            MatchId::any().prop_map(TournamentStep::Ready),
            any::<u16>().prop_map(TournamentStep::Round),
            usize::any().prop_map(TournamentStep::Standings),
            usize::any().prop_map(TournamentStep::TieBreaks),
            usize::any().prop_map(TournamentStep::Season),
            usize::any().prop_map(TournamentStep::Bracket),
            usize::any().prop_map(TournamentStep::Log),
            usize::any().prop_map(TournamentStep::Table),
            any::<[u16; 2]>().prop_map(|[one, other]| TournamentStep::Why(one, other)),
            player().prop_map(TournamentStep::Challenge),
            OrganiserStep::any().prop_map(TournamentStep::Organise),
            OrganiserStep::any().prop_map(TournamentStep::Sure),
            player().prop_map(TournamentStep::Remove),
            player().prop_map(TournamentStep::GamesOf),
            MatchId::any().prop_map(TournamentStep::ResultOf),
            (MatchId::any(), SetTo::any()).prop_map(|(game, to)| TournamentStep::SetResult(game, to)),
            (proptest::option::of(MatchId::any()), any::<u16>())
                .prop_map(|(game, minutes)| TournamentStep::Extend(game, minutes)),
            (player(), player()).prop_map(|(one, other)| TournamentStep::Forbid(one, other)),
            (player(), player()).prop_map(|(one, other)| TournamentStep::Unforbid(one, other)),
            (player(), player()).prop_map(|(one, other)| TournamentStep::PutAbove(one, other)),
            player().prop_map(TournamentStep::NameOrganiser),
            player().prop_map(TournamentStep::DismissOrganiser),
            player().prop_map(TournamentStep::LetIn),
            player().prop_map(TournamentStep::NamePlayer),
            player().prop_map(TournamentStep::Move),
            player().prop_map(TournamentStep::PutLast),
            player().prop_map(TournamentStep::ApartFrom),
            MatchId::any().prop_map(TournamentStep::PlayAgain),
            MatchId::any().prop_map(TournamentStep::RemoveResult),
            MatchId::any().prop_map(TournamentStep::VoidRating),
            player().prop_map(|one| TournamentStep::Find(PlayerFor::ApartFrom(one))),
            player().prop_map(|one| TournamentStep::Find(PlayerFor::Above(one))),
            select(vec![PlayerFor::Remove, PlayerFor::Result, PlayerFor::Apart, PlayerFor::Move])
                .prop_map(TournamentStep::Find),
        ];
        (any::<u64>().prop_map(TournamentId::from_random), step)
            .prop_map(|(id, step)| TournamentPress { id, step })
            .boxed()
    }
}

fn player(words: &mut Words<'_>) -> Option<PlayerId> {
    words.next()?.parse().ok().map(PlayerId)
}

/// Writes a word and what belongs to it.
fn words(text: &mut Text, first: &str, rest: &[&dyn std::fmt::Display]) {
    text.add(first);
    for word in rest {
        text.add(word);
    }
}
