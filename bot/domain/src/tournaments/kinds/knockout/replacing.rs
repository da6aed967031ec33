//! What a corrected result changes in a bracket that is played.

use super::{bracket, seated};
use crate::tournaments::field::{Absence, Entrant, RoundResult};
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::log::LogEntry;
use crate::tournaments::pairing::{Bracket, Tie};
use crate::tournaments::round::TournamentRound;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, Timestamp};

/// Takes a game back that is played once more although the drawn one before has a winner by now.
pub(super) fn drop_rematch(one: &mut Tournament, corrected: MatchId) {
    let bracket = bracket(one);
    let tie = bracket.last_ties().find(|tie| tie.games.iter().any(|game| game.id == corrected));
    let Some(last) = tie.and_then(|tie| tie.games.last()).filter(|last| last.is_open()) else { return };
    let decided = one.game(corrected).and_then(TournamentGame::result);
    let has_winner = matches!(decided, Some(RoundResult::Played(Some(_)) | RoundResult::Forfeit(Some(_))));
    if last.id == corrected || !has_winner {
        return;
    }
    let Some(at) = one.rounds.iter().position(|round| round.games.contains(last)) else { return };
    take_out_games(one, at, &[*last]);
    if one.rounds[at].games.is_empty() {
        one.rounds.truncate(at);
        one.forget_news_of_round(at);
    }
}

/// Takes games out of a round that are not over.
fn take_out_games(one: &mut Tournament, at: usize, games: &[TournamentGame]) {
    for game in games {
        one.stopped.extend(matches!(game.state, GameState::Playing(_)).then_some(game.id));
        one.posts.news.retain(|news| news.tried.is_some() || news.what.game() != Some(game.id));
    }
    let TournamentRound { games: all, left, .. } = &mut one.rounds[at];
    all.retain(|game| !games.contains(game));
    left.retain(|&who| all.iter().any(|game| game.side_of(who).is_some()));
}

/// Has these two play in the stage that was begun last, in place of those who were to do so.
pub(super) fn put_in_place(
    one: &mut Tournament,
    stage: usize,
    was: &Tie,
    players: [Option<Entrant>; 2],
    now: Timestamp,
) {
    let bracket = bracket(one);
    let stages = bracket.stages_of(one.rounds_of_bracket());
    let in_stage = bracket.players_in(stage);
    let first = stages.iter().position(|one| one.players == in_stage && !one.is_rematch);
    let first = first.map(|first| one.rounds_in_groups() + first);
    let Some(at) = first.filter(|_| !was.is_decided() && was.players != players) else { return };
    take_out_games(one, at, &was.games);
    one.rounds[at].absent.retain(|(who, _)| !was.has(*who));
    let there: Vec<Entrant> = players.into_iter().flatten().collect();
    match *there.as_slice() {
        [upper, lower] => begin_in_place(one, at, stage, [upper, lower], now),
        [only] => {
            one.rounds[at].absent.push((only, Absence::FullBye));
            one.note_and_tell(None, LogEntry::GoesOn(only), now);
        }
        _ => {}
    }
}

/// Draws the bracket again after the result of a group was corrected, if others go on by that, or with other
/// numbers. No game of it may be over. Whoever meets the same opponent plays on.
pub(super) fn draw_again(one: &mut Tournament, now: Timestamp) {
    let (at, Some(groups)) = (one.rounds_in_groups(), one.group_stage()) else { return };
    let seeds = groups.who_goes_on();
    let is_played = one.rounds_of_bracket().iter().flat_map(|round| &round.games).any(|game| !game.is_open());
    let Some(draw) = one.draw.as_mut().filter(|draw| !is_played && draw.seeds != seeds && seeds.len() > 1)
    else {
        return;
    };
    draw.seeds = seeds;
    let ties = Bracket::from_rounds(one.seeds(), &[]).first_players();
    let is_to_play = |game: &TournamentGame| {
        ties.iter()
            .any(|tie| [game.pairing.south, game.pairing.north].iter().all(|&who| tie.contains(&Some(who))))
    };
    let out: Vec<TournamentGame> =
        one.rounds[at].games.iter().filter(|game| !is_to_play(game)).copied().collect();
    take_out_games(one, at, &out);
    let had_bye = std::mem::take(&mut one.rounds[at].absent);
    let mut kept = std::mem::take(&mut one.rounds[at].games);
    for tie in ties {
        match tie {
            [Some(upper), Some(lower)] => {
                let is_theirs =
                    |game: &TournamentGame| [upper, lower].iter().all(|&who| game.side_of(who).is_some());
                let game = match kept.iter().position(is_theirs) {
                    Some(game) => kept.swap_remove(game),
                    None => begun_instead(one, at, [upper, lower], now),
                };
                one.rounds[at].games.push(game);
            }
            [Some(only), None] | [None, Some(only)] => {
                one.rounds[at].absent.push((only, Absence::FullBye));
                if !had_bye.contains(&(only, Absence::FullBye)) {
                    one.note_and_tell(None, LogEntry::GoesOn(only), now);
                }
            }
            [None, None] => {}
        }
    }
}

/// A game that begins in a round that has begun.
fn begun_instead(one: &mut Tournament, at: usize, both: [Entrant; 2], now: Timestamp) -> TournamentGame {
    let pairing = seated(one, both);
    let (id, state) = (one.draw_id(), one.state_at_start(pairing, now));
    let begin_by = now + one.rules.time_to_begin();
    (one.rounds[at].reminded, one.rounds[at].closed) = (false, false);
    one.note_and_tell(None, LogEntry::MeetInstead(id), now);
    TournamentGame { id, pairing, begin_by, state, score: None, came: None }
}

/// Begins a game in a round that has begun. The one for third place comes last.
fn begin_in_place(one: &mut Tournament, at: usize, stage: usize, both: [Entrant; 2], now: Timestamp) {
    let game = begun_instead(one, at, both, now);
    let bracket = bracket(one);
    let is_third = bracket.for_third().is_some_and(|third| third.contains(&both[0]));
    let round = &mut one.rounds[at];
    let place = |game: &TournamentGame| bracket.place(stage, game.pairing.south);
    let own = place(&game);
    let to =
        round.games.iter().position(|other| !is_third && place(other) >= own).unwrap_or(round.games.len());
    round.games.insert(to, game);
}
