//! Plans how a match is shown and who is notified: a pure function of the situation.

use kuzhi_domain::matches::{NotifiableEvent, Stage};
use kuzhi_domain::{MessageId, PlayerId, Timestamp};

use super::Asker;
use super::notify::{Notification, PingTime, Written, mentioned, notifications};
use super::place::BoardTarget;
use super::situation::{DeliveryMode, Situation};

/// The steps of a delivery, in order.
pub(crate) type Plan = Vec<Step>;

/// One step of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Send someone a direct message with what the board says.
    WriteBoard(Written),
    /// Show the board in the first of these ways that works, and mention these people in it. If none works,
    /// skip the rest.
    Show {
        /// The ways, best first.
        ways: Vec<Way>,
        /// Who is mentioned, besides those whose direct message failed.
        mention: Vec<PlayerId>,
    },
    /// Turn an older board into a link to the one shown now, if they differ.
    PointOn(MessageId),
    /// Note that this older board links to the one shown now, if they differ.
    NoteMoved(MessageId),
    /// Delete an older board, if another is shown now.
    DeleteMoved(MessageId),
    /// Record that people have seen this version.
    NoteDelivered,
    /// Record it durably, because someone is notified next or was just now.
    NoteDeliveredDurably,
    /// Delete the ping to an earlier move.
    DeletePing(MessageId),
    /// Ping whom the match waits for in a message of its own, unless the board has notified them.
    Ping(Notification),
    /// Record when they are pinged if they do nothing until then.
    PingAt(Timestamp),
}

/// A way to show a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// As the answer to the person who asked.
    Answer(IfAlone),
    /// In an existing message.
    Edit {
        /// Which.
        message: MessageId,
        /// Whether the person who asked gets a link to it.
        points: bool,
    },
    /// In a new message.
    Post {
        /// Who is mentioned in it.
        mention: Option<PlayerId>,
        /// Whether the person who asked gets a link to it.
        points: bool,
    },
    /// Not at all: it stays as it is in this message.
    Leave(MessageId),
}

/// What to do when only the person who asked can see the answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum IfAlone {
    /// Nothing: nobody else needs to see it.
    Enough,
    /// Try the next way.
    NextWay,
    /// Show it to everyone in a follow-up; if that is impossible, tell them what the others can do.
    ShowAll,
    /// Tell them what the others can do.
    SaySo,
}

/// Plans how a match is shown.
pub(crate) fn plan(situation: &Situation<'_>) -> Plan {
    let audience = situation.audience;
    let delivered = &audience.delivered;
    let mut steps = Vec::new();
    let mut mention = Vec::new();
    for notification in situation.notified_by_board() {
        match notification {
            Notification::Mention(player) => mention.push(player),
            Notification::Write(written) => steps.push(Step::WriteBoard(written)),
        }
    }
    let calls_with_board = !mention.is_empty() || !steps.is_empty();
    steps.push(Step::Show { ways: situation.ways(), mention });
    if !situation.is_user_install() {
        steps.extend(situation.after_older_boards());
    }
    let ping = situation.ping();
    if let Some(at) = situation.ping_at() {
        steps.push(Step::PingAt(at));
    }
    // First durable, then notified: a crash in between notifies nobody twice.
    let notifies = calls_with_board || ping.is_some();
    steps.push(if notifies { Step::NoteDeliveredDurably } else { Step::NoteDelivered });
    if let Some(line) = delivered.any_ping().filter(|_| situation.is_turn_over()) {
        steps.push(Step::DeletePing(line));
    }
    steps.extend(ping.map(Step::Ping));
    steps
}

/// Plans a ping to a board that was shown before.
pub(crate) fn plan_ping(situation: &Situation<'_>) -> Plan {
    let Some(ping) = situation.ping() else {
        return situation.letter().map(Step::WriteBoard).into_iter().collect();
    };
    let line = situation.audience.delivered.any_ping().map(Step::DeletePing);
    [Step::NoteDeliveredDurably].into_iter().chain(line).chain([Step::Ping(ping)]).collect()
}

impl Situation<'_> {
    /// Whether what people were notified of is over, and with it the ping and links to older boards.
    fn is_turn_over(&self) -> bool {
        self.mode == DeliveryMode::Notify && (!self.was_notified() || self.is_owed_ping())
            || self.current.person_waited_for().is_none()
    }

    /// What becomes of older boards. One stays until the turn is over, as a link to the new one: a direct
    /// message may have led to it, or the person who clicked it does not see the new one from there.
    fn after_older_boards(&self) -> Vec<Step> {
        let delivered = &self.audience.delivered;
        let mut steps: Vec<Step> = Vec::new();
        let kept = delivered.moved.filter(|_| !self.is_turn_over());
        if kept.is_none() {
            steps.extend(delivered.moved.map(Step::DeleteMoved));
        }
        let clicked = self.asker.and_then(|asker| asker.clicked_on);
        if let Some(old) = delivered.board.filter(|&old| clicked != Some(old)) {
            steps.push(if kept.is_some() { Step::DeleteMoved(old) } else { Step::PointOn(old) });
        } else if let Some(clicked) = clicked.filter(|_| self.target() == BoardTarget::NewMessage) {
            let stays = self.is_out_of_sight && kept.is_none();
            steps.push(if stays { Step::NoteMoved(clicked) } else { Step::DeleteMoved(clicked) });
        }
        steps
    }

    /// The people whom the board itself notifies: those who are challenged.
    fn notified_by_board(&self) -> Vec<Notification> {
        let Stage::Open(challenge) = self.current.stage() else { return Vec::new() };
        if self.was_notified() {
            return self.letter().map(Notification::Write).into_iter().collect();
        }
        let invited: Vec<PlayerId> = challenge.invited.into_iter().collect();
        match self.mode {
            DeliveryMode::Quietly => Vec::new(),
            DeliveryMode::Notify => notifications(self.audience, &invited),
        }
    }

    /// The direct message about a challenge that may not have arrived, if it may be sent again.
    fn letter(&self) -> Option<Written> {
        let Stage::Open(challenge) = self.current.stage() else { return None };
        if self.mode == DeliveryMode::Quietly || !self.may_notify_again() {
            return None;
        }
        match notifications(self.audience, &[challenge.invited?]).pop()? {
            Notification::Write(written) => Some(written),
            Notification::Mention(_) => None,
        }
    }

    /// The person whom the match waits for, if they should be notified now.
    fn away(&self) -> Option<PlayerId> {
        match self.when_to_ping().filter(|_| self.mode == DeliveryMode::Notify)? {
            PingTime::Now(person) => Some(person),
            PingTime::At(_) => None,
        }
    }

    /// When to notify them, if later.
    fn ping_at(&self) -> Option<Timestamp> {
        match self.when_to_ping().filter(|_| self.mode == DeliveryMode::Notify)? {
            PingTime::Now(_) => None,
            PingTime::At(at) => Some(at),
        }
    }

    /// How to ping them in a message of its own.
    fn ping(&self) -> Option<Notification> {
        notifications(self.audience, &[self.away()?]).pop()
    }

    /// The ways to show the board, best first.
    fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        if self.asker.is_none() && !self.is_user_install() && self.may_post_again() {
            ways.push(Way::Post { mention: self.mention_in_board(), points: false });
        }
        match self.target() {
            BoardTarget::Answer | BoardTarget::Channel => {}
            BoardTarget::Message(message) => ways.push(Way::Edit { message, points: true }),
            BoardTarget::NewMessage => {
                ways.push(Way::Post { mention: self.mention_in_board(), points: true });
            }
        }
        if let Some(asker) = self.asker {
            ways.push(Way::Answer(self.if_alone(asker)));
        }
        if !self.is_user_install() {
            ways.extend(self.ways_in_channel());
        }
        ways
    }

    /// What to do when only `asker` can see the answer.
    fn if_alone(&self, asker: Asker) -> IfAlone {
        if !self.is_user_install() {
            return IfAlone::NextWay;
        }
        let is_the_only_one = self.current.people().into_iter().all(|person| person == asker.who);
        match (is_the_only_one && !matches!(self.current.stage(), Stage::Open(_)), asker.is_heard_alone) {
            (true, _) => IfAlone::Enough,
            (false, false) => IfAlone::ShowAll,
            (false, true) => IfAlone::SaySo,
        }
    }

    /// The ways to show the board in its channel.
    fn ways_in_channel(&self) -> Vec<Way> {
        let board = self.audience.delivered.board;
        let is_played = matches!(self.current.stage(), Stage::Playing(_));
        let to_edit = board.filter(|&board| !(is_played && self.is_old(board)));
        let mut ways: Vec<Way> =
            to_edit.map(|message| Way::Edit { message, points: false }).into_iter().collect();
        // A result or a withdrawn challenge is not worth a new message.
        let is_worth_it = is_played || (matches!(self.current.stage(), Stage::Open(_)) && board.is_none());
        if is_worth_it {
            ways.push(Way::Post { mention: self.mention_in_board(), points: false });
        } else {
            ways.extend(board.map(Way::Leave));
        }
        ways
    }

    /// The person whom a reposted board mentions, so that no line has to, unless one may have already.
    fn mention_in_board(&self) -> Option<PlayerId> {
        // A board does not say what to do about time that is up.
        if self.is_owed_ping() || matches!(self.current.notifiable_event(), Some(NotifiableEvent::TimeUp(_)))
        {
            return None;
        }
        let person = if self.may_post_again() { self.waited_for() } else { self.away() };
        let is_here = |who: &PlayerId| self.current.place_of(*who) == self.current.place();
        mentioned(self.audience, &[person.filter(is_here)?]).pop()
    }

    /// The person whom an earlier board should have notified, and perhaps did not.
    fn waited_for(&self) -> Option<PlayerId> {
        match (self.mode, self.current.stage()) {
            (DeliveryMode::Quietly, _) => None,
            (DeliveryMode::Notify, Stage::Open(challenge)) => challenge.invited,
            (DeliveryMode::Notify, _) => match self.ping_due()? {
                PingTime::Now(person) => Some(person),
                PingTime::At(_) => None,
            },
        }
    }
}

#[cfg(test)]
mod tests;
