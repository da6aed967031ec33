//! Cards of finished matches. Nobody waits for one: the board is shown at once, and the card follows.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;
use kuzhi_domain::people::Score;
use kuzhi_store::Delivered;
use kuzhi_view::board;
use tokio::sync::Mutex;
use tokio::sync::mpsc::{Receiver, Sender, channel};

use super::Boards;
use crate::delivery::{Audience, Recipient, try_to};
use crate::drawing::Urgency;
use crate::service::loading;
use crate::service::matches::Matches;

/// How many cards may be waiting. Whoever looks at a match makes up for one that was dropped.
const MOST: usize = 32;

/// Matches whose cards are to follow.
pub(super) struct Cards {
    due: Sender<DueCard>,
    next: Mutex<Receiver<DueCard>>,
}

/// A card that is to follow.
pub(crate) struct DueCard {
    /// The match.
    pub(crate) id: MatchId,
    /// Whether a person has lost to the bot, so that the card comes with the number of their mistakes.
    pub(crate) names_mistakes: bool,
    /// The person whose answer the board is, where only that answer can be edited.
    only_way: Option<Recipient>,
}

impl Default for Cards {
    fn default() -> Cards {
        let (due, next) = channel(MOST);
        Cards { due, next: Mutex::new(next) }
    }
}

impl Cards {
    /// Has a card follow, unless too many are waiting.
    pub(super) fn follow(&self, one: &Match, only_way: Option<Recipient>) {
        let names_mistakes = matches!(one.against_bot(), Some((_, Score::Lost)));
        self.send(DueCard { id: one.id(), names_mistakes, only_way });
    }

    fn send(&self, card: DueCard) {
        if self.due.try_send(card).is_err() {
            tracing::debug!("too many cards are waiting; one is left out");
        }
    }
}

/// Whether a match has ended that should have a card and has none yet.
pub(super) fn is_to_come(audience: &Audience, one: &Match) -> bool {
    let Delivered { has_card, no_files, .. } = audience.delivered;
    !has_card && !no_files && board::has_card(one, audience.look(one))
}

impl Boards {
    /// Returns the next card to show, when there is one.
    pub(crate) async fn next_card(&self) -> Option<DueCard> {
        self.cards.next.lock().await.recv().await
    }

    /// Edits the message of a finished match, so that it shows the card. Once, whoever else tries.
    pub(crate) async fn show_card(&self, matches: &Matches, DueCard { id, only_way, .. }: DueCard) {
        let what = "cannot read a match to show its card";
        let Some(current) = self.records.load_or_log(what, id).await else { return };
        let audience = loading::audience(&self.records, &current).await;
        let Some(message) = audience.delivered.board.filter(|_| is_to_come(&audience, &current)) else {
            return;
        };
        // Drawn without the lock, so that nobody else waits for it.
        let screen = self.screen_with(&audience, &current, Some(Urgency::Unasked)).await;
        if screen.file.is_none() {
            return;
        }
        let lock = matches.lock(id).await;
        let now = self.records.load_or_log(what, id).await.map(|now| now.version());
        let delivered = self.records.delivered(id).await;
        if delivered != audience.delivered || now != Some(current.version()) {
            // Whoever has shown it meanwhile has its card follow.
            return;
        }
        let edited = match only_way {
            Some(recipient) => try_to("show a card", recipient.reply.show(&screen)).await.map(drop),
            None if delivered.user_install => None,
            None => {
                try_to("show a card", self.messenger.discord().edit(current.place(), message, &screen)).await
            }
        };
        if edited.is_some() {
            let delivered = Delivered { has_card: true, ..delivered };
            self.save_delivered(&lock, delivered).await;
            self.refresh_beside(&current, &Audience { delivered, ..audience }).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn cards_are_left_out_when_too_many_wait() {
        let cards = Cards::default();
        for number in 0..1_000 {
            cards.send(DueCard { id: MatchId::from_random(number), names_mistakes: false, only_way: None });
        }
        let mut next = cards.next.lock().await;
        let kept = std::iter::from_fn(|| next.try_recv().ok()).count();
        assert_eq!(kept, MOST);
    }
}
