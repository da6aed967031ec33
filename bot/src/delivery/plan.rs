//! The steps by which a match is shown and people are notified: a pure function of how things stand.

use super::Asker;
use super::notify::{Call, Notification, Written, mentioned, notifications};
use super::place::{Spot, is_old};
use super::situation::{Manner, Situation};
use crate::domain::{MessageId, PlayerId, Stage, Timestamp};

/// What is to be done, one step after another.
pub(crate) type Plan = Vec<Step>;

/// One step of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Write to somebody what the board says.
    WriteBoard(Written),
    /// Show the board in the first of these ways that gets through, and mention these people in it. If none does,
    /// nothing of the rest is done.
    Show {
        /// The ways.
        ways: Vec<Way>,
        /// Who is mentioned, besides those who could not be written to.
        mention: Vec<PlayerId>,
    },
    /// Let an older board link to the one that is shown now, if it is another one.
    PointOn(MessageId),
    /// Note that people know how the match stands.
    NoteDelivered,
    /// Note it so that a crash does not take it back: somebody is notified next, or was just now.
    NoteDeliveredDurably,
    /// Take away the line that called to an earlier move.
    TakeCallBack(MessageId),
    /// Call the person to move by a line of its own, unless the board has done so.
    Call(Notification),
    /// Note that the person to move is called at this time, if they have done nothing by then.
    CallAt(Timestamp),
}

/// A way to show a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// As the answer to whoever asks.
    Answer(IfAlone),
    /// In a message that is there.
    Edit {
        /// Which.
        message: MessageId,
        /// Whether whoever asks is shown the way to it.
        points: bool,
    },
    /// In a new message.
    Post {
        /// Who is mentioned in it.
        mention: Option<PlayerId>,
        /// Whether whoever asks is shown the way to it.
        points: bool,
    },
    /// Not at all: it stays as this message has it.
    Leave(MessageId),
}

/// What is done when only whoever asks has seen the answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum IfAlone {
    /// Nothing: nobody else need see it.
    Enough,
    /// The next way is tried.
    NextWay,
    /// It is shown in a further message for all; where that cannot be, they are told what the others can do.
    ShowAll,
    /// They are told what the others can do.
    SaySo,
}

/// The steps by which a match is shown.
pub(crate) fn plan(situation: &Situation<'_>) -> Plan {
    let Situation { current, audience, asker, manner, .. } = *situation;
    let delivered = &audience.delivered;
    let mut steps = Vec::new();
    let mut mention = Vec::new();
    for notification in situation.called_by_board() {
        match notification {
            Notification::Mention(player) => mention.push(player),
            Notification::Write(written) => steps.push(Step::WriteBoard(written)),
        }
    }
    let calls_with_board = !mention.is_empty() || !steps.is_empty();
    steps.push(Step::Show { ways: situation.ways(), mention });
    let clicked_on = asker.and_then(|asker| asker.clicked_on);
    if let Some(old) = delivered.board.filter(|&old| clicked_on != Some(old) && !situation.is_visiting()) {
        steps.push(Step::PointOn(old));
    }
    let call = situation.call();
    if let Some(at) = situation.called_at() {
        steps.push(Step::CallAt(at));
    }
    // Durable first and notified then: after a crash in between nobody is notified a second time.
    let notifies = calls_with_board || call.is_some();
    steps.push(if notifies { Step::NoteDeliveredDurably } else { Step::NoteDelivered });
    if let Some(line) = delivered.call
        && (manner == Manner::Notify && !situation.was_notified() || current.person_to_move().is_none())
    {
        steps.push(Step::TakeCallBack(line));
    }
    steps.extend(call.map(Step::Call));
    steps
}

/// The steps by which the person to move is called to a board that has been shown before.
pub(crate) fn plan_call(situation: &Situation<'_>) -> Plan {
    let Some(call) = situation.call() else { return Vec::new() };
    let line = situation.audience.delivered.call.map(Step::TakeCallBack);
    [Step::NoteDeliveredDurably].into_iter().chain(line).chain([Step::Call(call)]).collect()
}

impl Situation<'_> {
    /// Whom the board itself notifies: those who are challenged.
    fn called_by_board(&self) -> Vec<Notification> {
        let Stage::Open(challenge) = self.current.stage() else { return Vec::new() };
        if self.was_notified() {
            return Vec::new();
        }
        let invited: Vec<PlayerId> = challenge.invited.into_iter().collect();
        match self.manner {
            Manner::Quietly => Vec::new(),
            Manner::Notify => notifications(self.audience, &invited),
        }
    }

    /// The person to move, if they are to be notified now.
    fn away(&self) -> Option<PlayerId> {
        match self.when_to_call().filter(|_| self.manner == Manner::Notify)? {
            Call::Now(person) => Some(person),
            Call::At(_) => None,
        }
    }

    /// When the person to move is notified, if that is later.
    fn called_at(&self) -> Option<Timestamp> {
        match self.when_to_call().filter(|_| self.manner == Manner::Notify)? {
            Call::Now(_) => None,
            Call::At(at) => Some(at),
        }
    }

    /// How the person to move is called by a line of its own.
    fn call(&self) -> Option<Notification> {
        notifications(self.audience, &[self.away()?]).pop()
    }

    /// The ways to show the board, the best first.
    fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        if self.asker.is_none() && !self.is_visiting() && self.may_post_again() {
            ways.push(Way::Post { mention: self.mention_in_board(), points: false });
        }
        match self.spot() {
            Spot::Answer | Spot::Channel => {}
            Spot::Message(message) => ways.push(Way::Edit { message, points: true }),
            Spot::Anew => ways.push(Way::Post { mention: self.mention_in_board(), points: true }),
        }
        if let Some(asker) = self.asker {
            ways.push(Way::Answer(self.if_alone(asker)));
        }
        if !self.is_visiting() {
            ways.extend(self.ways_in_channel());
        }
        ways
    }

    /// What is done when `asker` alone has seen the answer.
    fn if_alone(&self, asker: Asker) -> IfAlone {
        if !self.is_visiting() {
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
        let to_edit = board.filter(|&board| !(is_played && is_old(board, self.now)));
        let mut ways: Vec<Way> =
            to_edit.map(|message| Way::Edit { message, points: false }).into_iter().collect();
        // A result, or a challenge that came to nothing, is not worth a new message.
        let is_worth_it = is_played || (matches!(self.current.stage(), Stage::Open(_)) && board.is_none());
        if is_worth_it {
            ways.push(Way::Post { mention: self.mention_in_board(), points: false });
        } else {
            ways.extend(board.map(Way::Leave));
        }
        ways
    }

    /// Whom a board that is posted anew mentions, so that no line has to.
    fn mention_in_board(&self) -> Option<PlayerId> {
        let person = if self.may_post_again() { self.waited_for() } else { self.away() };
        mentioned(self.audience, &[person?]).pop()
    }

    /// Who was to be notified by a board before, and may not have been.
    fn waited_for(&self) -> Option<PlayerId> {
        match (self.manner, self.current.stage()) {
            (Manner::Quietly, _) => None,
            (Manner::Notify, Stage::Open(challenge)) => challenge.invited,
            (Manner::Notify, _) => match self.call_due()? {
                Call::Now(person) => Some(person),
                Call::At(_) => None,
            },
        }
    }
}

#[cfg(test)]
mod tests;
