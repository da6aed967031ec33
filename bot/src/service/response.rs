//! A handler's response, and the only code that sends it.

use std::sync::Arc;

use kuzhi_domain::refusal::Refusal;
use kuzhi_store::StoreError;
use kuzhi_view::request::Action;
use kuzhi_view::screens::{self, Form, Screen};

use super::follow_up::repeated;
use super::{ActionError, Context, Service};
use crate::metrics::Counter;

/// What a handler answers.
#[derive(Debug)]
pub(crate) enum Response {
    /// A screen for everyone: in place of the clicked message, or as a command's answer. It also replaces
    /// what the handler itself has shown.
    Show(Screen),
    /// A screen in a new message that only the person sees.
    Tell(Screen),
    /// The same in place of the clicked message, if only they see that one.
    TellInPlace(Screen),
    /// A form to fill in.
    Ask(Form),
    /// The page of the Activity, which shows what this action opens. The service has noted it.
    Launch(Action),
    /// Nothing more. The handler has shown what must be seen before a match is unlocked, or another delivery
    /// of the request is answered.
    Done,
}

impl Context {
    /// Sends an answer. A further one takes its place.
    ///
    /// # Errors
    ///
    /// The refusal that it is too late for a form.
    pub(super) async fn send(&self, response: Response) -> Result<(), ActionError> {
        match response {
            Response::Show(screen) => self.answer(&screen).await,
            Response::TellInPlace(screen) if self.clicked_alone() => self.answer(&screen).await,
            Response::Tell(screen) | Response::TellInPlace(screen) => self.tell(&screen).await,
            Response::Ask(form) => self.ask(&form).await.map_err(|_| Refusal::FormTooLate)?,
            Response::Launch(wanted) => self.launch(&wanted).await,
            Response::Done => {}
        }
        Ok(())
    }
}

impl Service {
    /// Answers a request.
    pub(super) async fn respond(
        self: &Arc<Service>,
        context: &Context,
        response: Result<Response, ActionError>,
    ) {
        self.respond_beside(context, response, None).await;
    }

    /// The same. A refusal comes with the given board, if there is one.
    pub(super) async fn respond_beside(
        self: &Arc<Service>,
        context: &Context,
        response: Result<Response, ActionError>,
        board: Option<Screen>,
    ) {
        let sent = match response {
            Ok(response) => context.send(response).await,
            Err(error) => Err(error),
        };
        if let Err(error) = sent {
            self.explain(error, context, board).await;
        }
    }

    /// Tells the person why they do not get what they want.
    async fn explain(self: &Arc<Service>, error: ActionError, context: &Context, board: Option<Screen>) {
        if matches!(error, ActionError::Refused(_))
            && Box::pin(repeated::is_done_elsewhere(self, context)).await
        {
            return;
        }
        let screen = self.explanation(&error, context);
        let screen = board.map(|board| screens::below(&screen.text, board)).unwrap_or(screen);
        context.tell(&screen).await;
    }

    /// Says why the person does not get what they want. Failures are logged, refusals are not.
    pub(super) fn explanation(&self, error: &ActionError, context: &Context) -> Screen {
        match error {
            ActionError::Refused(refusal) => {
                Counter::Refusals.add(refusal.name());
                screens::refusal_screen(context.words(), refusal)
            }
            ActionError::Failed(error) => {
                self.records.report(error, "could not do what a person asked for");
                screens::failure_screen(context.words(), matches!(error, StoreError::Poisoned(_)))
            }
            ActionError::NotDrawn(error) => {
                error.report("could not draw what a person asked for");
                screens::failure_screen(context.words(), false)
            }
        }
    }
}
