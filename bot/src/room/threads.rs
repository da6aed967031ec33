//! Threads: where a server wants it, each match has one of its own.

use std::sync::Arc;

use super::{Doorkeeper, MatchLock, Visitor};
use crate::delivery::Audience;
use crate::domain::{ChannelId, Match};
use crate::language::Language;
use crate::screens;
use crate::store::{CommitError, Messages};
use crate::words::Words;

impl Doorkeeper {
    /// Takes a match that has just begun into a thread, where the server wants that, and says so in the
    /// channel; then nobody waits for the board there.
    ///
    /// Where no thread can be opened, the match stays in the channel.
    pub(super) async fn take_to_thread(
        &self,
        lock: &MatchLock,
        begun: Match,
        visitor: Option<Arc<dyn Visitor>>,
        audience: Audience,
    ) -> (Match, Option<Arc<dyn Visitor>>, Audience) {
        if !audience.house.wants_thread(&begun) {
            return (begun, visitor, audience);
        }
        let language = audience
            .delivered
            .language
            .or_else(|| visitor.as_deref().map(Visitor::language_here))
            .unwrap_or_default();
        let words = Words::of(language);
        let name = screens::thread_name(words, &begun, self.players_of(words, &begun).await);
        let moved = match self.service.discord.open_thread(begun.place.channel, &name).await {
            Ok(thread) => self.commit_move(lock, &begun, thread, language).await,
            Err(error) => {
                tracing::warn!(%error, id = %begun.id, "no thread could be opened; played in the channel");
                None
            }
        };
        let Some(moved) = moved else { return (begun, visitor, audience) };
        if let (Some(visitor), Some(playing)) = (visitor, moved.played()) {
            self.answer(visitor.as_ref(), &screens::in_thread(words, &moved, playing)).await;
        }
        let audience = self.audience(&moved).await;
        (moved, None, audience)
    }

    /// Makes durable that a match is played in its thread; the message of the challenge is no board of it.
    async fn commit_move(
        &self,
        lock: &MatchLock,
        begun: &Match,
        thread: ChannelId,
        language: Language,
    ) -> Option<Match> {
        match self.commit(lock, begun.moved_to(thread), None).await {
            Ok(moved) => {
                let messages = self.messages(moved.id).await;
                self.keep(moved.id, Messages { board: None, language: Some(language), ..messages }).await;
                Some(moved)
            }
            Err(CommitError::Store(error)) => {
                self.report(&error, "a match could not move into its thread");
                None
            }
            // Nobody else has the lock: the match is as it was.
            Err(CommitError::Conflict | CommitError::Repeated(_)) => None,
        }
    }
}
