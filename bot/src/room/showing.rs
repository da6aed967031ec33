//! Showing a match and notifying people: what delivery needs is read in one go, and what arrived is kept.

use std::time::Duration;

use super::Doorkeeper;
use crate::delivery::{
    Asker, Audience, Job, Manner, NotShown, Notes, Placed, Situation, Visitor, link, notifications, plan,
    plan_call, try_to,
};
use crate::domain::{Match, MatchId, MessageId};
use crate::screens::{self, Screen};
use crate::store::Messages;
use crate::words::Words;

/// When a match that could not be shown is tried again.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(5), Duration::from_secs(30), Duration::from_mins(3), Duration::from_mins(15)];

impl Doorkeeper {
    /// Shows a match and notifies whoever is to move; what does not get through is tried again later.
    pub(super) async fn announce_or_retry(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
    ) -> Option<Placed> {
        let audience = self.audience(current).await;
        self.announce(current, visitor, audience).await
    }

    /// The same for those of whom all is known.
    pub(super) async fn announce(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        audience: Audience,
    ) -> Option<Placed> {
        self.deliver_or_retry(current, visitor, audience, Manner::Notify).await
    }

    /// Shows a match without notifying anybody; what does not get through is announced later.
    pub(super) async fn show_quietly(&self, current: &Match, visitor: Option<&dyn Visitor>) {
        let audience = self.audience(current).await;
        self.deliver_or_retry(current, visitor, audience, Manner::Quietly).await;
    }

    /// Shows a match to a visitor who has changed nothing: it notifies nobody, unless people have still to be
    /// told how it stands.
    pub(super) async fn show_again(&self, current: &Match, visitor: Option<&dyn Visitor>) {
        let audience = self.audience(current).await;
        self.show_again_to(current, visitor, audience).await;
    }

    /// The same for those of whom all is known.
    pub(super) async fn show_again_to(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        audience: Audience,
    ) {
        if audience.delivered.told == current.version {
            // What does not get through is there to be asked for again.
            let _ = self.deliver(current, visitor, audience, Manner::Quietly).await;
        } else {
            self.deliver_or_retry(current, visitor, audience, Manner::Notify).await;
        }
    }

    async fn deliver_or_retry(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        audience: Audience,
        manner: Manner,
    ) -> Option<Placed> {
        let delivered = self.deliver(current, visitor, audience, manner).await;
        if delivered.is_err() {
            self.tell_again(current.id);
        }
        delivered.ok()
    }

    /// Plans how a match is shown, and carries it out.
    async fn deliver(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        mut audience: Audience,
        manner: Manner,
    ) -> Result<Placed, NotShown> {
        let kept = audience.delivered;
        let language = kept.language.or_else(|| visitor.map(Visitor::language_here));
        // A board stays in its channel: where an old challenge to it was clicked, it is not shown.
        let visitor = visitor.filter(|visitor| visitor.channel() == current.place.channel);
        let visiting = visitor.map_or(kept.visiting, Visitor::brings_bot);
        let no_files = visitor.map_or(kept.no_files, |visitor| !visitor.may_attach());
        let now = self.service.clock.now();
        let mut acted = kept.acted;
        let asks = visitor.map(Visitor::who);
        if let Some(side) = asks.and_then(|who| current.played()?.seats.side_of(who)) {
            acted[side.index()] = Some(now);
        }
        // Who is to be called for this is decided anew; and whoever looks at their own turn has seen it.
        let is_settled = manner == Manner::Notify || asks.is_some() && asks == current.person_to_move();
        let call_at = kept.call_at.filter(|_| !is_settled && current.person_to_move().is_some());
        audience.delivered = Messages { visiting, no_files, language, acted, call_at, ..kept };
        let mut screen = self.screen_for_all(&audience, current).await;
        if visiting && current.bot_to_move().is_some() {
            screens::add_line(&mut screen, &screens::visiting_bot_thinks(audience.words()));
        }
        let asker = visitor.map(Asker::of);
        let audience_of = &audience;
        let mut situation =
            Situation { current, audience: audience_of, asker, manner, is_out_of_sight: false, now };
        if let Some((board, further)) = situation.question() {
            situation.is_out_of_sight = self.has_been_followed(current, board, further).await;
        }
        let plan = plan(&situation);
        self.courier.run(plan, Job { current, audience, kept, visitor, screen }, self).await
    }

    /// Calls whoever is to move and was there a moment ago when that was shown, but has done nothing since.
    pub(super) async fn call_late(&self, id: MatchId) {
        let _lock = self.locks.lock(id).await;
        let (Ok(Some(current)), now) = (self.load(id).await, self.service.clock.now()) else { return };
        let mut audience = self.audience(&current).await;
        let kept = audience.delivered;
        // What was not shown yet calls when it is.
        if kept.call_at.is_none_or(|at| at > now) || kept.told != current.version {
            return;
        }
        audience.delivered.call_at = None;
        let (asker, manner, is_out_of_sight) = (None, Manner::Notify, false);
        let situation =
            Situation { current: &current, audience: &audience, asker, manner, is_out_of_sight, now };
        let (plan, screen) = (plan_call(&situation), Screen::default());
        let caller = self.courier.caller(id).filter(|_| kept.visiting);
        let job = Job { current: &current, audience, kept, visitor: caller.as_deref(), screen };
        // No board is shown, so that nothing can be left unshown.
        let _ = self.courier.run(plan, job, self).await;
    }

    /// Whether so many messages were written after one of them.
    async fn has_been_followed(&self, current: &Match, message: MessageId, further: usize) -> bool {
        let written = self.courier.discord().written_after(current.place.channel, message, further).await;
        match written {
            Ok(written) => written >= further,
            Err(error) => {
                // Where we may not read, the board stays where it is.
                tracing::debug!(%error, "cannot tell what was written after a board");
                false
            }
        }
    }

    /// Announces a match that was kept but not told, until that succeeds or is given up.
    pub(super) fn tell_again(&self, id: MatchId) {
        let doorkeeper = self.clone();
        // Not a task that a stop waits for: what is untold is found again at the next start.
        tokio::spawn(async move {
            for pause in PAUSES {
                let lock = doorkeeper.locks.lock(id).await;
                let Ok(Some(current)) = doorkeeper.load(id).await else { return };
                let audience = doorkeeper.audience(&current).await;
                // Where only answers get, whoever presses or asks for the board sees how it stands.
                let is_done = audience.delivered.visiting || audience.delivered.told == current.version;
                if is_done || doorkeeper.deliver(&current, None, audience, Manner::Notify).await.is_ok() {
                    return;
                }
                drop(lock);
                tokio::select! {
                    () = doorkeeper.stopping() => return,
                    () = tokio::time::sleep(pause) => {}
                }
            }
            tracing::warn!(%id, "given up showing a match; `/board` brings it back");
        });
    }

    /// Shows how things stand to somebody who looked at an old screen.
    pub(super) async fn refresh(&self, id: MatchId, visitor: &dyn Visitor) {
        if let Ok(Some(current)) = self.load(id).await {
            // The person is told in words as well.
            self.show_again(&current, Some(visitor)).await;
        }
    }

    /// Shows how things stand in the message of the board, and nowhere else.
    pub(super) async fn refresh_board(&self, id: MatchId) {
        let Ok(Some(current)) = self.load(id).await else { return };
        let audience = self.audience(&current).await;
        if let Some(board) = audience.delivered.board.filter(|_| !audience.delivered.visiting) {
            let screen = self.screen_for_all(&audience, &current).await;
            try_to("edit the board", self.courier.discord().edit(current.place.channel, board, &screen))
                .await;
        }
    }

    /// Reminds the person to move, in the place of the call, that their time runs out.
    pub(super) async fn remind(&self, current: &Match) {
        let audience = self.audience(current).await;
        let mut delivered = audience.delivered;
        let link = delivered.board.map(|board| link(current.place, board));
        let said_in =
            |words: &'static Words| screens::reminder(words, current, link.as_deref()).unwrap_or_default();
        let mut call = said_in(audience.words());
        self.notify(current, &audience, &mut call, |words| said_in(words).text).await;
        // Where the bot is only brought along nothing can be said now, and the old line is better than none.
        if call.calls.is_empty() || delivered.visiting {
            return;
        }
        self.courier.take_call_back(current, &mut delivered).await;
        delivered.call = self.courier.post_call(current, None, &call, delivered.visiting).await;
        self.keep(current.id, delivered).await;
    }

    /// Leaves on a screen only those whom it is to mention, and writes to those who want that what `said_in` says
    /// in their language.
    pub(super) async fn notify(
        &self,
        current: &Match,
        audience: &Audience,
        screen: &mut Screen,
        said_in: impl Fn(&'static Words) -> String + Send + Sync,
    ) {
        let notifications = notifications(audience, &std::mem::take(&mut screen.calls));
        let written = self.courier.write_to_those(notifications, current.place, audience.words(), said_in);
        screen.calls = written.await;
    }

    pub(super) async fn keep(&self, id: MatchId, messages: Messages) {
        self.note_call(id, messages.call_at);
        if let Err(error) = self.read(move |store| store.keep_messages(id, messages)).await {
            self.report(&error, "cannot note where a board is");
        }
    }
}

impl Notes for Doorkeeper {
    async fn keep(&self, id: MatchId, delivered: Messages, for_good: bool) {
        self.note_call(id, delivered.call_at);
        let kept = self.read(move |store| {
            store.keep_messages(id, delivered)?;
            if for_good { store.make_durable() } else { Ok(()) }
        });
        if let Err(error) = kept.await {
            self.report(
                &error,
                "cannot note where a board is: after a crash people may be notified once more",
            );
        }
    }
}
