//! A person who follows a match from a page: what they see of it after each change.

use std::sync::Arc;

use kuzhi_domain::matches::{BoardLook, Match};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_view::live::{LiveBoard, LiveReader};
use kuzhi_view::request::Request;
use kuzhi_view::words::Words;

use super::followers::Follower;
use super::handle::languages_of;
use super::permission::load_permitted;
use super::private_board::own_look;
use super::target::Target;
use super::{ActionError, Context, Service, loading};
use crate::delivery::Reply;

/// A person who follows a match.
pub struct Following {
    service: Arc<Service>,
    follower: Follower,
    who: PlayerId,
    words: &'static Words,
    look: BoardLook,
    /// The match as it was when they came, until they have seen it.
    first: Option<Match>,
    /// The version and the number of moves that they have seen.
    seen: Option<(u64, usize)>,
}

impl Service {
    /// Begins to follow the match of a request to look at it, for a page that has shown so many of its moves.
    /// `None` if they may not; then they have been told why.
    pub async fn follow(
        self: &Arc<Service>,
        request: Arc<Request>,
        reply: Arc<dyn Reply>,
        id: MatchId,
        seen: Option<usize>,
    ) -> Option<Following> {
        let languages = languages_of(&self.records, &request).await;
        let context = Context::new(request, languages, reply, &self.commands);
        match self.begin_to_follow(&context, id).await {
            Ok(mut following) => {
                following.seen = seen.map(|ply| (0, ply));
                Some(following)
            }
            Err(error) => {
                self.respond(&context, Err(error)).await;
                None
            }
        }
    }

    async fn begin_to_follow(
        self: &Arc<Service>,
        context: &Context,
        id: MatchId,
    ) -> Result<Following, ActionError> {
        // Before it is read, so that no change is missed in between.
        let follower = self.followers.follow(id);
        let first = load_permitted(self, context, Target::unread(id)).await?;
        let look = own_look(self, context).await.of_board();
        let (service, who, words) = (Arc::clone(self), context.who(), context.words());
        Ok(Following { service, follower, who, words, look, first: Some(first), seen: None })
    }
}

impl Following {
    /// Waits for something that they have not seen, and returns it.
    pub async fn next(&mut self) -> LiveBoard {
        loop {
            let shown = match self.first.take() {
                Some(first) => first,
                None => self.follower.changed().await,
            };
            if self.seen.is_none_or(|(version, _)| version <= shown.version()) {
                return self.draw(&shown).await;
            }
        }
    }

    async fn draw(&mut self, shown: &Match) -> LiveBoard {
        let records = &self.service.records;
        let audience = loading::audience(records, shown).await;
        let names = records.players_of(self.words, shown).await.map(Option::unwrap_or_default);
        let reader = LiveReader {
            words: self.words,
            who: self.who,
            names,
            ratings: &audience.ratings,
            look: self.look,
            emojis: self.service.boards.emojis(),
            offered: audience.delivered.offered,
            now: self.service.clock.now(),
            seen: self.seen.map(|(_, ply)| ply),
        };
        let board = reader.board(shown);
        self.seen = Some((board.version, board.ply));
        board
    }
}
