//! Counts the programs' requests to Discord.

use std::fmt;
use std::ops::Sub;

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    FirstResponse,
    AnswerFetched,
    AnswerEdited,
    AnswerDeleted,
    FollowUp,
    MessagePosted,
    MessageEdited,
    MessageDeleted,
    MessagesRead,
    Other,
}

impl Call {
    const ALL: [Call; 10] = [
        Call::FirstResponse,
        Call::AnswerFetched,
        Call::AnswerEdited,
        Call::AnswerDeleted,
        Call::FollowUp,
        Call::MessagePosted,
        Call::MessageEdited,
        Call::MessageDeleted,
        Call::MessagesRead,
        Call::Other,
    ];

    const fn name(self) -> &'static str {
        match self {
            Call::FirstResponse => "first responses",
            Call::AnswerFetched => "answers fetched",
            Call::AnswerEdited => "answers edited",
            Call::AnswerDeleted => "answers deleted",
            Call::FollowUp => "further answers",
            Call::MessagePosted => "messages posted",
            Call::MessageEdited => "messages edited",
            Call::MessageDeleted => "messages deleted",
            Call::MessagesRead => "messages read",
            Call::Other => "others",
        }
    }
}

/// The number of requests of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Calls([usize; Call::ALL.len()]);

impl Calls {
    pub(crate) fn count(&mut self, call: Call) {
        self.0[call as usize] += 1;
    }

    /// Returns those except first responses: what an interaction costs beyond its answer.
    pub(crate) fn further(self) -> usize {
        self.0.iter().sum::<usize>() - self.0[Call::FirstResponse as usize]
    }
}

impl Sub for Calls {
    type Output = Calls;

    fn sub(mut self, earlier: Calls) -> Calls {
        for (now, before) in self.0.iter_mut().zip(earlier.0) {
            *now -= before;
        }
        self
    }
}

impl fmt::Display for Calls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let there = Call::ALL.into_iter().filter(|&call| self.0[call as usize] > 0);
        let parts: Vec<_> = there.map(|call| format!("{} {}", self.0[call as usize], call.name())).collect();
        f.write_str(&parts.join(", "))
    }
}
