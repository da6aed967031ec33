//! Carrying out the steps of a plan, and saying what arrived.

use std::sync::Arc;

use super::callers::Callers;
use super::plan::{IfAlone, Plan, Step, Way};
use super::{Asker, Audience, DiscordClient, Nonce, Notification, Reply, ShowError, Shown, Written};
use crate::board::Emojis;
use crate::domain::{ChannelId, Look, Match, MatchId, MessageId, Place, PlayerId, Stage};
use crate::screens::{self, Screen};
use crate::store::Delivered;
use crate::words::Words;

/// Carries out plans: the only one who shows matches and notifies people.
#[derive(Clone)]
pub(crate) struct Courier {
    discord: Arc<dyn DiscordClient>,
    emojis: Emojis,
    callers: Callers,
}

/// Whoever waits for an answer, and the way to give it.
#[derive(Clone)]
pub(crate) struct Recipient {
    pub(crate) asker: Asker,
    /// What is said to them alone is said in these words.
    pub(crate) words: &'static Words,
    pub(crate) reply: Arc<dyn Reply>,
}

/// What is to be delivered.
pub(crate) struct Job<'a> {
    /// The match as it was committed.
    pub(crate) current: &'a Match,
    pub(crate) audience: Audience,
    /// What was kept of what people have been shown, before this changed it.
    pub(crate) kept: Delivered,
    /// Who waits for the answer, where the match is played.
    pub(crate) recipient: Option<&'a Recipient>,
    /// What all see.
    pub(crate) screen: Screen,
}

/// Where it is kept what was delivered.
pub(crate) trait Notes: Sync {
    /// Keeps it; `for_good` if a crash must not take it back.
    fn keep(&self, id: MatchId, delivered: Delivered, for_good: bool) -> impl Future<Output = ()> + Send;
}

/// Where a board was shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Placed {
    /// In which message, if that is known.
    pub(crate) board: Option<MessageId>,
    /// Whether that message is the answer to whoever asked.
    pub(crate) is_answer: bool,
    /// Whether it mentions the person to move.
    mentions: bool,
    /// Whether somebody was called, or will be.
    pub(crate) calls: bool,
}

/// Nobody sees how things stand.
#[derive(Debug)]
pub(crate) struct NotShown;

/// Another delivery of the request was answered: all that is left is the affair of whoever did that.
struct Elsewhere;

impl Courier {
    pub(crate) fn new(discord: Arc<dyn DiscordClient>, emojis: Emojis) -> Courier {
        Courier { discord, emojis, callers: Callers::default() }
    }

    /// The channels, for what is no board.
    pub(crate) fn discord(&self) -> &dyn DiscordClient {
        self.discord.as_ref()
    }

    /// Carries out a plan and keeps what was delivered.
    ///
    /// # Errors
    ///
    /// [`NotShown`]; nothing was kept then.
    pub(crate) async fn run(&self, plan: Plan, job: Job<'_>, notes: &impl Notes) -> Result<Placed, NotShown> {
        let (delivered, kept) = (job.audience.delivered, job.kept);
        let run = Run {
            courier: self,
            delivered,
            placed: Placed::default(),
            unreached: Vec::new(),
            is_answered_elsewhere: false,
            job,
        };
        run.carry_out(plan, kept, notes).await
    }

    /// Takes the line away that called to the last move.
    pub(crate) async fn take_call_back(&self, current: &Match, delivered: &mut Delivered) {
        let caller = self.callers.leave(current.id());
        let Some(call) = delivered.call.take() else { return };
        if !delivered.visiting {
            try_to("take a call away", self.discord.delete(channel(current), call)).await;
        } else if let Some(caller) = caller {
            // Only they can take it away who brought it, and they for a quarter of an hour.
            try_to("take a call away", caller.reply.take_back(call)).await;
        }
    }

    /// Notes in whose answer somebody was called, or will be, where nobody else can do that or take it back.
    pub(crate) fn note_caller(&self, id: MatchId, caller: Option<Recipient>) {
        match caller {
            Some(caller) => self.callers.note(id, caller),
            None => _ = self.callers.leave(id),
        }
    }

    /// In whose answer somebody can be called to a match where the bot is only brought along.
    pub(crate) fn caller(&self, id: MatchId) -> Option<Recipient> {
        self.callers.of(id)
    }

    /// Writes to those who want to be written to what `said_in` says in their language, and gives those whom a
    /// message in the channel is to mention.
    pub(crate) async fn write_to_those(
        &self,
        notifications: Vec<Notification>,
        place: Place,
        words: &'static Words,
        said_in: impl Fn(&'static Words) -> String + Sync,
    ) -> Vec<PlayerId> {
        let mut mentioned = Vec::new();
        for notification in notifications {
            match notification {
                Notification::Mention(player) => mentioned.push(player),
                Notification::Write(written) => {
                    let text = said_in(written.language.map_or(words, Words::of));
                    if !self.write(written.to, place, &text).await && written.or_mention {
                        mentioned.push(written.to);
                    }
                }
            }
        }
        mentioned
    }

    /// Writes something to a person; false when no message can be sent to them.
    async fn write(&self, player: PlayerId, place: Place, text: &str) -> bool {
        let written = screens::by_direct_message(text, &channel_link(place));
        match self.discord.write_to(player, &written).await {
            Ok(()) => true,
            Err(ShowError { why, may_have_arrived, .. }) => {
                // That somebody takes no messages is their affair and no failure of ours.
                tracing::debug!(%why, "could not write to a person");
                // Notifying twice is worse than not at all.
                may_have_arrived
            }
        }
    }

    /// Posts the line that calls somebody; nothing if nobody else would see it, or it did not get through.
    pub(crate) async fn post_call(
        &self,
        current: &Match,
        recipient: Option<&Recipient>,
        call: &Screen,
        is_visiting: bool,
    ) -> Option<MessageId> {
        if let Some(recipient) = recipient {
            if recipient.asker.is_heard_alone {
                return None;
            }
            match recipient.reply.add(call).await {
                Ok(Shown::To(message)) => return Some(message),
                Ok(Shown::Somewhere | Shown::Alone) => return None,
                Err(error) if error.is_answered => return None,
                Err(error) => {
                    tracing::warn!(%error, "could not call to move");
                    // A second call would be worse than none.
                    if error.may_have_arrived {
                        return None;
                    }
                }
            }
        }
        if is_visiting {
            return None;
        }
        try_to("call to move", self.discord.post(channel(current), call, Nonce::call(current))).await
    }
}

/// A plan that is being carried out.
struct Run<'a> {
    courier: &'a Courier,
    job: Job<'a>,
    delivered: Delivered,
    placed: Placed,
    /// Those who could not be written to, and are mentioned instead.
    unreached: Vec<PlayerId>,
    /// Whether another delivery of the request was answered.
    is_answered_elsewhere: bool,
}

impl Run<'_> {
    async fn carry_out(
        mut self,
        plan: Plan,
        mut kept: Delivered,
        notes: &impl Notes,
    ) -> Result<Placed, NotShown> {
        let id = self.job.current.id();
        for step in plan {
            match step {
                Step::WriteBoard(written) => self.write_board(written).await,
                Step::Show { ways, mention } => {
                    if !self.show(ways, mention).await? {
                        return Ok(Placed::default());
                    }
                }
                Step::PointOn(old) => self.point_on(old).await,
                Step::NoteDelivered => self.delivered.version = self.job.current.version(),
                Step::NoteDeliveredDurably => {
                    self.delivered.version = self.job.current.version();
                    notes.keep(id, self.delivered, true).await;
                    kept = self.delivered;
                }
                Step::TakeCallBack(_) => {
                    self.courier.take_call_back(self.job.current, &mut self.delivered).await;
                }
                Step::Call(notification) if !self.placed.mentions => self.call(notification).await,
                Step::Call(_) => {}
                Step::CallAt(at) => {
                    self.delivered.call_at = Some(at);
                    self.placed.calls = true;
                }
            }
        }
        if self.delivered != kept {
            notes.keep(id, self.delivered, false).await;
        }
        Ok(self.placed)
    }

    async fn write_board(&mut self, written: Written) {
        let (current, emojis) = (self.job.current, &self.courier.emojis);
        let ratings = &self.job.audience.ratings;
        let said_in =
            |words: &'static Words| screens::of_match(words, current, ratings, Look::default(), emojis).text;
        let (place, words) = (current.place(), self.job.audience.words());
        let notifications = vec![Notification::Write(written)];
        self.unreached.extend(self.courier.write_to_those(notifications, place, words, said_in).await);
    }

    /// False if somebody else does all that is left.
    async fn show(&mut self, ways: Vec<Way>, mention: Vec<PlayerId>) -> Result<bool, NotShown> {
        self.job.screen.calls = mention;
        self.job.screen.calls.append(&mut self.unreached);
        for way in ways {
            if let Some(placed) = self.show_by(way).await {
                self.placed = placed;
                self.delivered.board = placed.board.or(self.delivered.board);
                return Ok(true);
            }
            if self.is_answered_elsewhere {
                return Ok(false);
            }
        }
        Err(NotShown)
    }

    async fn show_by(&mut self, way: Way) -> Option<Placed> {
        let (discord, current) = (&self.courier.discord, self.job.current);
        match way {
            Way::Answer(if_alone) => {
                let answered = self.answer(if_alone).await;
                answered.unwrap_or_else(|Elsewhere| {
                    self.is_answered_elsewhere = true;
                    None
                })
            }
            Way::Leave(message) => Some(in_message(message)),
            Way::Edit { message, points } => {
                let edit = discord.edit(channel(current), message, &self.job.screen);
                try_to("edit the board", edit).await?;
                if points {
                    self.point_to(message).await;
                }
                Some(in_message(message))
            }
            Way::Post { mention, points } => {
                let mut screen = self.job.screen.clone();
                screen.calls.extend(mention);
                let post = discord.post(channel(current), &screen, Nonce::board(current));
                let message = try_to("post the board", post).await?;
                if points {
                    self.point_to(message).await;
                }
                Some(Placed { mentions: mention.is_some(), ..in_message(message) })
            }
        }
    }

    async fn answer(&self, if_alone: IfAlone) -> Result<Option<Placed>, Elsewhere> {
        let Some(recipient) = self.job.recipient else { return Ok(None) };
        let screen = &self.job.screen;
        let shown = match recipient.reply.show(screen).await {
            Err(error) if error.is_answered => return Err(Elsewhere),
            shown => try_to("answer with the board", std::future::ready(shown)).await,
        };
        let Some(shown) = shown else { return Ok(None) };
        let answered = |board| Placed { board, is_answer: true, ..Placed::default() };
        Ok(match (shown, if_alone) {
            (Shown::To(message), _) => Some(answered(Some(message))),
            (Shown::Somewhere, _) => Some(Placed::default()),
            (Shown::Alone, IfAlone::NextWay) => None,
            (Shown::Alone, IfAlone::Enough) => Some(answered(self.delivered.board)),
            (Shown::Alone, IfAlone::ShowAll) => {
                match try_to("show the board to all", recipient.reply.add(screen)).await {
                    Some(Shown::To(board)) => Some(in_message(board)),
                    _ => Some(self.say_so(recipient, answered(self.delivered.board)).await),
                }
            }
            (Shown::Alone, IfAlone::SaySo) => {
                Some(self.say_so(recipient, answered(self.delivered.board)).await)
            }
        })
    }

    /// Tells whoever alone sees a match what the others can do.
    async fn say_so(&self, recipient: &Recipient, placed: Placed) -> Placed {
        let mut screen = self.job.screen.clone();
        screens::add_line(&mut screen, &screens::seen_alone(recipient.words, self.job.current));
        try_to("say that nobody else sees it", recipient.reply.show(&screen)).await;
        placed
    }

    /// Shows whoever asks the way to the board.
    async fn point_to(&self, board: MessageId) {
        let Some(recipient) = self.job.recipient else { return };
        let pointer = screens::moved_on(self.job.audience.words(), &link(self.job.current.place(), board));
        try_to("point from the old board", recipient.reply.show(&pointer)).await;
    }

    async fn point_on(&self, old: MessageId) {
        let current = self.job.current;
        let Some(board) = self.placed.board.filter(|&board| board != old) else { return };
        let moved_on = screens::moved_on(self.job.audience.words(), &link(current.place(), board));
        let edit = self.courier.discord.edit(channel(current), old, &moved_on);
        try_to("point from the old board", edit).await;
    }

    async fn call(&mut self, notification: Notification) {
        let current = self.job.current;
        let (Stage::Playing(playing), Some(person)) = (current.stage(), current.person_to_move()) else {
            return;
        };
        let Some(side) = playing.seats().side_of(person) else { return };
        let link = self.delivered.board.map(|board| link(current.place(), board));
        let said_in =
            |words: &'static Words| screens::call_to_move(words, current, playing, side, link.as_deref());
        let words = self.job.audience.words();
        let written = self
            .courier
            .write_to_those(vec![notification], current.place(), words, |words| said_in(words).text);
        let calls = written.await;
        // A line that mentions nobody would only be in the way.
        if calls.is_empty() {
            return;
        }
        let call = Screen { calls, ..said_in(words) };
        let visiting = self.delivered.visiting;
        self.delivered.call = self.courier.post_call(current, self.job.recipient, &call, visiting).await;
        self.placed.calls = self.delivered.call.is_some();
    }
}

fn in_message(board: MessageId) -> Placed {
    Placed { board: Some(board), ..Placed::default() }
}

/// Does what may fail without harm: the move is safe, and `/board` brings the board back.
pub(crate) async fn try_to<T>(what: &str, doing: impl Future<Output = Result<T, ShowError>>) -> Option<T> {
    match doing.await {
        Ok(done) => Some(done),
        Err(error) if error.is_answered => None,
        Err(error) => {
            tracing::warn!(%error, what, "could not show");
            None
        }
    }
}

const fn channel(current: &Match) -> ChannelId {
    current.place().channel
}

/// A link that opens a message.
pub(crate) fn link(place: Place, message: MessageId) -> String {
    format!("{}/{message}", channel_link(place))
}

/// A link that opens a channel.
fn channel_link(place: Place) -> String {
    let guild = place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}", place.channel)
}
