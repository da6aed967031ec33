//! A request that is being handled.

use std::sync::Arc;

use kuzhi_domain::matches::{Operation, Place};
use kuzhi_domain::refusal::{LackedPermissions, Refusal};
use kuzhi_domain::{ChannelId, InteractionId, Language, MatchId, MessageId, PlayerId, RoleId};
use kuzhi_view::request::{Action, Answer, Done, Languages, Needs, Origin, Reach, Request};
use kuzhi_view::screens::{CommandLinks, Form, Screen};
use kuzhi_view::words::Words;

use crate::delivery::{Asker, Recipient, Reply, ShowError};

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
    /// Creates the context of a request that is answered in these languages.
    pub(super) fn new(
        request: Arc<Request>,
        languages: Languages,
        reply: Arc<dyn Reply>,
        commands: &CommandLinks,
    ) -> Context {
        reply.set_languages(languages);
        let clicked_on = request.clicked_on();
        Context { request, languages, clicked_on, reply, commands: commands.clone() }
    }

    /// Returns a context for the same request that shows something else, in a further message for everyone.
    pub(super) fn further(&self) -> Context {
        Context { clicked_on: None, reply: self.reply.further(), ..self.clone() }
    }

    /// What delivery needs to know about the person waiting for the answer.
    pub(super) fn recipient(&self) -> Recipient {
        let asker = Asker {
            who: self.who(),
            clicked_on: self.clicked_on,
            is_user_install: self.is_user_install(),
            is_heard_alone: self.is_heard_alone(),
        };
        Recipient { asker, words: self.words(), reply: Arc::clone(&self.reply) }
    }

    /// What the person wants to do in the match. To look at it, if the request does not say.
    pub(super) fn operation(&self) -> Operation {
        self.request.action.terms().operation().unwrap_or(Operation::Look)
    }

    /// The person who made the request.
    pub(super) fn who(&self) -> PlayerId {
        self.request.who
    }

    /// The place it came from.
    pub(super) fn place(&self) -> Place {
        self.request.place
    }

    /// The channel it came from.
    pub(super) fn channel(&self) -> ChannelId {
        self.request.place.channel
    }

    /// The parent channel, if the place is a thread.
    pub(super) fn parent(&self) -> Option<ChannelId> {
        self.request.parent
    }

    /// The id of the interaction. The same one may be delivered twice.
    pub(super) fn interaction(&self) -> InteractionId {
        self.request.id
    }

    /// Whether they answered a question that only they see. The answer takes its place.
    pub(super) fn answers_question(&self) -> bool {
        matches!(self.request.action.terms().answer, Answer::AtBoard(_))
    }

    /// The public message whose button they pressed, if they pressed one.
    pub(super) fn clicked_on(&self) -> Option<MessageId> {
        self.clicked_on
    }

    /// Whether they pressed a button of a private board, which is updated on its own.
    pub(super) fn answers_in_panel(&self) -> bool {
        self.request.action.terms().answer == Answer::Panel
    }

    /// What is said in place of such a question once it is done.
    pub(super) fn done(&self) -> Option<Done> {
        match self.request.action.terms().answer {
            Answer::AtBoard(done) => Some(done),
            _ => None,
        }
    }

    /// Whether the person pressed a button, whose message may be long outdated.
    pub(super) fn clicked(&self) -> bool {
        self.request.is_click()
    }

    /// Whether they acted on the page of an Activity.
    pub(super) fn is_on_page(&self) -> bool {
        self.request.origin == Origin::Page
    }

    /// Whether the person pressed a button of a message that only they see.
    pub(super) fn clicked_alone(&self) -> bool {
        self.clicked() && self.clicked_on.is_none()
    }

    /// The match whose board they pressed a button for in a message that only they see, or in a form.
    pub(super) fn alone_in(&self) -> Option<MatchId> {
        let terms = self.request.action.terms();
        match terms.needs {
            Needs::In(id, _) | Needs::InOwn(Some(id), _) if self.request.is_from_screen_alone() => Some(id),
            _ => None,
        }
    }

    /// Whether people only bring the bot along here. Then it can post nothing but answers.
    pub(super) fn is_user_install(&self) -> bool {
        !self.request.rights.reach.is_member()
    }

    /// Whether only this person sees public answers here, as far as that is known in advance.
    pub(super) fn is_heard_alone(&self) -> bool {
        self.request.rights.reach == Reach::Alone
    }

    /// Whether nobody but this person and the bot writes here.
    pub(super) fn is_alone_with_bot(&self) -> bool {
        self.request.rights.reach == Reach::Direct
    }

    /// Whether a person whom the request names cannot see this place.
    pub(super) fn is_outsider(&self, person: PlayerId) -> bool {
        self.request.outsiders.contains(&person)
    }

    /// Whether the bot may attach files here, as far as Discord has said.
    pub(super) fn may_attach(&self) -> bool {
        self.request.rights.attaches
    }

    /// Checks whether the bot may write here what nobody waits for, and in threads of this channel as well if
    /// it is to open one.
    pub(super) fn may_write(&self, opens_thread: bool) -> Result<(), Refusal> {
        let (lacks, is_thread) = (self.request.rights.lacks, self.parent().is_some());
        let send_in_threads = lacks.send_in_threads && (is_thread || opens_thread);
        let lacks = LackedPermissions { send: lacks.send && !is_thread, send_in_threads, ..lacks };
        if lacks == LackedPermissions::default() {
            return Ok(());
        }
        Err(Refusal::MayNotWrite { channel: self.channel(), lacks })
    }

    /// Whether the person manages the server.
    pub(super) fn manages(&self) -> bool {
        self.request.rights.manages
    }

    /// Whether the person has a role of the server.
    pub(super) fn has_role(&self, role: RoleId) -> bool {
        self.request.roles.contains(&role)
    }

    /// The person's own language.
    pub(super) const fn language(&self) -> Language {
        self.languages.user
    }

    /// The language for everyone who reads along: the server's, or the person's own outside servers.
    pub(super) const fn language_here(&self) -> Language {
        self.languages.place
    }

    /// The words for what only the person sees.
    pub(super) fn words(&self) -> &'static Words {
        Words::for_language(self.languages.user)
    }

    /// The words for what everyone sees.
    pub(super) fn words_here(&self) -> &'static Words {
        Words::for_language(self.languages.place)
    }

    /// The language in which their Discord names commands.
    fn of_discord(&self) -> Language {
        self.request.languages.user
    }

    /// The way to answer them.
    pub(super) fn reply(&self) -> &dyn Reply {
        self.reply.as_ref()
    }

    /// Answers with a screen that belongs to no match.
    pub(super) async fn answer(&self, screen: &Screen) {
        if let Err(error) = self.reply.show(&self.commands.put_into(screen, self.of_discord())).await
            && !error.is_answered
        {
            tracing::warn!(%error, interaction = %self.interaction(), "an answer did not arrive");
        }
    }

    /// Tells the person something that only they see.
    pub(super) async fn tell(&self, screen: &Screen) {
        if let Err(error) = self.reply.tell(&self.commands.put_into(screen, self.of_discord())).await
            && !error.is_answered
        {
            tracing::warn!(%error, interaction = %self.interaction(), "an answer did not arrive");
        }
    }

    /// Opens the page of the Activity, or something else on the page that is there. This must be the first
    /// answer to the request.
    pub(super) async fn launch(&self, wanted: &Action) {
        if let Err(error) = self.reply.launch(wanted).await
            && !error.is_answered
        {
            tracing::warn!(%error, interaction = %self.interaction(), "the Activity was not opened");
        }
    }

    /// Opens a match on the page on which they have begun it.
    pub(super) async fn open_on_page(&self, id: MatchId) {
        if self.is_on_page() {
            self.launch(&Action::OpenBoard(id)).await;
        }
    }

    /// Gives the person a form to fill in. This must be the first answer to the request.
    pub(super) async fn ask(&self, form: &Form) -> Result<(), ShowError> {
        self.reply.ask(form).await.inspect_err(|error| {
            tracing::warn!(%error, interaction = %self.interaction(), "a form did not arrive");
        })
    }
}
