//! Proposals for what somebody is typing.

use std::time::Duration;

use kuzhi_engine::{Game, Move, Side};
use tokio::time::timeout;

use super::handling::Handling;
use super::{languages, which};
use crate::domain::{self, Match, MatchId, PlayerId, Seat, USUAL_ROUNDS};
use crate::request::{Proposal, Typing};
use crate::words::{self, Words, say};

/// How long proposals may take: after three seconds nobody waits for them.
const PROPOSALS_TAKE: Duration = Duration::from_secs(2);

/// The most proposals that people see.
const MOST: usize = 25;

/// Proposes what could be meant.
pub(super) async fn propose(handling: &Handling<'_>, typing: &Typing) {
    let proposals = timeout(PROPOSALS_TAKE, proposals(handling, typing)).await.unwrap_or_default();
    if let Err(error) = handling.reply.propose(proposals).await {
        // The person types on, and is asked for again.
        tracing::debug!(%error, "proposals came too late");
    }
}

async fn proposals(handling: &Handling<'_>, typing: &Typing) -> Vec<Proposal> {
    if *typing == Typing::Unknown {
        return Vec::new();
    }
    let words = languages::words_for(handling.doorkeeper, handling.request).await;
    match typing {
        Typing::Move { named, typed } => moves(handling, words, *named, typed.trim()).await,
        Typing::Match => matches(handling, words).await,
        Typing::Level { game, rounds, typed } => {
            let game = domain::lasting(or_usual(handling, *game).await, rounds.unwrap_or(USUAL_ROUNDS));
            let levels = words::levels(words, game, typed).into_iter();
            levels.map(|(name, level)| Proposal::number(name, level.get())).collect()
        }
        Typing::Clock { typed } => {
            words::clocks(words, typed).into_iter().map(|(name, id)| Proposal::text(name, id)).collect()
        }
        Typing::GameOptions { game, typed } => {
            let proposals = words::proposals(words, or_usual(handling, *game).await, typed.trim_start());
            proposals.into_iter().take(MOST).map(|(name, value)| Proposal::text(name, value)).collect()
        }
        Typing::Unknown => Vec::new(),
    }
}

async fn or_usual(handling: &Handling<'_>, game: Option<Game>) -> Game {
    match game {
        Some(game) => game,
        None => handling.usual_game().await,
    }
}

/// The legal moves that begin with what was typed, in the match that is meant.
async fn moves(handling: &Handling<'_>, words: &Words, named: Option<MatchId>, typed: &str) -> Vec<Proposal> {
    match which::find(handling, named, which::MOVES).await.unwrap_or_default().as_slice() {
        [one] => legal_moves(words, one, handling.who(), typed),
        // Which of them is meant is asked when the move is made.
        _ => Vec::new(),
    }
}

/// The legal moves that begin with what was typed, each with the seeds that it sows.
fn legal_moves(words: &Words, one: &Match, me: PlayerId, typed: &str) -> Vec<Proposal> {
    let Some(board) = one.board().filter(|_| one.person_to_move() == Some(me)) else { return Vec::new() };
    let position = board.position();
    let side = board.turn().unwrap_or(Side::South);
    let proposal = |mv: &Move| {
        let text = mv.to_string();
        let pit = mv.pit_number().and_then(|number| position.ring.pit(side, number));
        let name = match pit {
            Some(pit) => say!(words, "pit-name", pit = text.as_str(), seeds = position.board[pit]),
            None => text.clone(),
        };
        Proposal::text(name, text)
    };
    board.legal().iter().filter(|mv| mv.to_string().starts_with(typed)).take(MOST).map(proposal).collect()
}

/// The person's matches in the channel.
async fn matches(handling: &Handling<'_>, words: &Words) -> Vec<Proposal> {
    let (who, channel) = (handling.who(), handling.request.place.channel);
    let mut proposals = Vec::new();
    for one in handling.doorkeeper.live_of(who, channel).await.unwrap_or_default().iter().take(MOST) {
        proposals.push(proposal(handling, words, one).await);
    }
    proposals
}

async fn proposal(handling: &Handling<'_>, words: &Words, one: &Match) -> Proposal {
    let other = one.people().into_iter().find(|&player| player != handling.who());
    let bot = one.played().map(|playing| playing.seats).and_then(|seats| match (seats.south, seats.north) {
        (bot @ Seat::Bot(_), _) | (_, bot @ Seat::Bot(_)) => Some(bot),
        (Seat::Person(_), Seat::Person(_)) => None,
    });
    // Mentions are not turned into names here.
    let opponent = match (bot, other) {
        (Some(bot), _) => Some(words::player(words, bot)),
        (None, Some(other)) => {
            Some(words::named_within(words, other, handling.doorkeeper.name_of(other).await.as_deref()))
        }
        (None, None) => None,
    };
    let name = say!(
        words,
        "match-name",
        game = words::game_name(words, one.game),
        opponent = opponent.unwrap_or_else(|| say!(words, "opponent-unnamed")),
        id = one.id.to_string()
    );
    Proposal::text(name, one.id.to_string())
}
