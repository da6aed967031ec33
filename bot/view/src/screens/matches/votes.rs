//! The votes of a channel: what one person has voted for, and afterwards who voted for what.

use kuzhi_domain::matches::{Match, Rival, Vote};
use kuzhi_engine::{Move, Side};

use super::move_buttons::name_in_sentence;
use crate::request::Action;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::voting::closing;
use crate::words::{Words, mention, say};

/// How many voters are named, so that the message fits.
const NAMED: usize = 60;

/// The button to the votes on the channel's last move, if anybody voted for it, or those with which managers
/// answer another channel.
pub(super) fn buttons(words: &Words, shown: &Match) -> Vec<Button> {
    let Some(voting) = shown.voting() else { return Vec::new() };
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let id = shown.id();
    match voting.rival {
        Some(Rival::Asked { .. }) if shown.is_live() => vec![
            button("button-rival-yes", ButtonStyle::Success, Action::AnswerRival { id, accepts: true }),
            button("button-rival-no", ButtonStyle::Secondary, Action::AnswerRival { id, accepts: false }),
        ],
        _ if voting.last.is_empty() => Vec::new(),
        _ => vec![button("button-votes", ButtonStyle::Secondary, Action::ShowVotes(id))],
    }
}

/// Tells a person alone what they have voted for, and perhaps before that, and until when they can change it.
pub fn vote_cast(words: &Words, shown: &Match, mv: Move, before: Option<Move>) -> Screen {
    let name = |mv| name_in_sentence(words, Side::South, mv);
    let Some((voting, closes)) = shown.voting().zip(shown.vote_closes()) else { return Screen::default() };
    let when = closing(words, voting, closes);
    Screen::text(match before.filter(|before| *before != mv) {
        Some(before) => {
            say!(words, "vote-changed", before = name(before), move = name(mv), when = when)
        }
        None => say!(words, "vote-cast", move = name(mv), when = when),
    })
}

/// Who voted for what, the most votes first.
pub fn votes(words: &Words, shown: &Match) -> Screen {
    let votes: &[Vote] = shown.voting().map_or(&[], |voting| &voting.last);
    if votes.is_empty() {
        return Screen::text(say!(words, "votes-none"));
    }
    let mut moves: Vec<(Move, Vec<String>)> = Vec::new();
    for vote in votes {
        let name = mention(words, vote.who);
        match moves.iter_mut().find(|(mv, _)| *mv == vote.mv) {
            Some((_, people)) => people.push(name),
            None => moves.push((vote.mv, vec![name])),
        }
    }
    // Of several moves with as many votes, the one that was voted for first stays first.
    moves.sort_by_key(|(_, people)| std::cmp::Reverse(people.len()));
    let named = NAMED / moves.len().min(NAMED);
    let line = |(mv, people): &(Move, Vec<String>)| {
        let mv = name_in_sentence(words, Side::South, *mv);
        let further = people.len().saturating_sub(named.max(1));
        let further = (further > 0).then(|| say!(words, "tournament-entered-more", number = further));
        let listed: Vec<String> = people.iter().take(named.max(1)).cloned().chain(further).collect();
        say!(words, "votes-line", move = mv, votes = people.len(), people = listed.join(", "))
    };
    let is_tied = matches!(&moves[..], [(_, first), (_, second), ..] if first.len() == second.len());
    let tie = is_tied.then(|| say!(words, "votes-tie"));
    let lines = [say!(words, "votes-title")].into_iter().chain(moves.iter().map(line)).chain(tie);
    Screen::text(lines.collect::<Vec<_>>().join("\n"))
}
