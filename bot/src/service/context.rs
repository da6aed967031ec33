//! A request that is being handled.

use std::sync::Arc;

use crate::delivery::{Asker, Recipient, Reply, ShowError};
use crate::domain::{ChannelId, InteractionId, MessageId, Operation, Place, PlayerId};
use crate::language::Language;
use crate::request::{Languages, Reach, Request};
use crate::screens::{CommandLinks, Form, Screen};
use crate::words::Words;

/// A request, the languages in which it is answered, and the way to answer it.
#[derive(Clone)]
pub(crate) struct Context {
    request: Arc<Request>,
    languages: Languages,
    clicked_on: Option<MessageId>,
    reply: Arc<dyn Reply>,
    commands: CommandLinks,
}

impl Context {
    /// A request that is answered in these languages.
    pub(super) fn new(
        request: Arc<Request>,
        languages: Languages,
        reply: Arc<dyn Reply>,
        commands: &CommandLinks,
    ) -> Context {
        reply.speak(languages);
        let clicked_on = request.clicked_on();
        Context { request, languages, clicked_on, reply, commands: commands.clone() }
    }

    /// The same request, for which something else is shown than what it was answered with: in a further message that
    /// all can see.
    pub(super) fn further(&self) -> Context {
        Context { clicked_on: None, reply: self.reply.further(), ..self.clone() }
    }

    /// What delivery needs to know of whoever waits for the answer.
    pub(super) fn recipient(&self) -> Recipient {
        let asker = Asker {
            who: self.who(),
            clicked_on: self.clicked_on,
            brings_bot: self.brings_bot(),
            is_heard_alone: self.is_heard_alone(),
        };
        Recipient { asker, words: self.words(), reply: Arc::clone(&self.reply) }
    }

    /// What they want to do in the match that it is about; to look at it if nothing was said of that.
    pub(super) fn operation(&self) -> Operation {
        self.request.action.operation().unwrap_or(Operation::Look)
    }

    /// Who asks.
    pub(super) fn who(&self) -> PlayerId {
        self.request.who
    }

    /// Where.
    pub(super) fn place(&self) -> Place {
        self.request.place
    }

    /// In which channel.
    pub(super) fn channel(&self) -> ChannelId {
        self.request.place.channel
    }

    /// The channel that the place is a thread of, if it is one.
    pub(super) fn parent(&self) -> Option<ChannelId> {
        self.request.parent
    }

    /// Which interaction it is; the same may come twice.
    pub(super) fn interaction(&self) -> InteractionId {
        self.request.id
    }

    /// Whether they pressed a button, of a message that may show how things stood long ago.
    pub(super) fn clicked(&self) -> bool {
        self.request.is_click()
    }

    /// The message for all whose button they pressed, if it was such a button.
    pub(super) const fn clicked_on(&self) -> Option<MessageId> {
        self.clicked_on
    }

    /// Whether the bot is only brought along by people here: it reaches nobody but in answers.
    pub(super) fn brings_bot(&self) -> bool {
        self.request.rights.reach != Reach::Channel
    }

    /// Whether they alone see here what is shown to all, as far as that can be told before.
    pub(super) fn is_heard_alone(&self) -> bool {
        self.request.rights.reach == Reach::Alone
    }

    /// Whether the bot may attach files here, as far as that was said.
    pub(super) fn may_attach(&self) -> bool {
        self.request.rights.attaches
    }

    /// Whether they manage the server.
    pub(super) fn manages(&self) -> bool {
        self.request.rights.manages
    }

    /// The language that they read.
    pub(super) const fn language(&self) -> Language {
        self.languages.own
    }

    /// The language of all who read along: the server's, or their own where there is none.
    pub(super) const fn language_here(&self) -> Language {
        self.languages.here
    }

    /// What is said to them alone is said in these words.
    pub(super) fn words(&self) -> &'static Words {
        Words::of(self.languages.own)
    }

    /// What is said to all is said in these words.
    pub(super) fn words_here(&self) -> &'static Words {
        Words::of(self.languages.here)
    }

    /// The way to answer them.
    pub(super) fn reply(&self) -> &dyn Reply {
        self.reply.as_ref()
    }

    /// Answers with a screen that belongs to no match.
    pub(super) async fn answer(&self, screen: &Screen) {
        if let Err(error) = self.reply.show(&self.commands.put_into(screen)).await
            && !error.is_answered
        {
            tracing::warn!(%error, interaction = %self.interaction(), "an answer did not arrive");
        }
    }

    /// Says something to them alone.
    pub(super) async fn tell(&self, screen: &Screen) {
        if let Err(error) = self.reply.tell(&self.commands.put_into(screen)).await
            && !error.is_answered
        {
            tracing::warn!(%error, interaction = %self.interaction(), "an answer did not arrive");
        }
    }

    /// Gives them a form to fill in; only at once, before anything else was answered.
    pub(super) async fn ask(&self, form: &Form) -> Result<(), ShowError> {
        self.reply.ask(form).await.inspect_err(|error| {
            tracing::warn!(%error, interaction = %self.interaction(), "a form did not arrive");
        })
    }
}
