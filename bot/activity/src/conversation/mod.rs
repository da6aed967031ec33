//! What is said with one page, from its first message to its last.
//!
//! What the page has said and is not done yet is in `inputs.rs`, and what it is shown of its match in
//! `viewing.rs`. `greeting.rs` reads its first message.

mod greeting;
mod inputs;
mod viewing;

use std::convert::Infallible;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_connections::Connection;
use kuzhi_domain::Timestamp;
use tokio::select;
use tokio::task::JoinError;
use tokio::time::{Interval, MissedTickBehavior, interval, sleep, timeout};

use self::inputs::Inputs;
use self::viewing::{Drawn, Viewing};
use crate::backend::{Measured, Notice, Opening, Refusal, Seen, TokenOutcome};
use crate::message::{self, Content, Hello, Input, InputKind, PageMessage};
use crate::outbox::Next;
use crate::page::Page;
use crate::reply::Reply;
use crate::shared::Shared;
use crate::socket::{Gone, Incoming, Socket};

/// How many pings may go without an answer.
const PINGS: u32 = 2;

/// Why a conversation ends.
enum End {
    /// The page has gone, or was never there.
    Gone,
    /// It is closed.
    Closed(Notice),
}

impl From<Gone> for End {
    fn from(Gone: Gone) -> End {
        End::Gone
    }
}

impl From<Notice> for End {
    fn from(why: Notice) -> End {
        End::Closed(why)
    }
}

/// Talks with a page until either side closes it. `locale` is that of a person of whom nothing else is known.
pub(crate) async fn converse(
    shared: Arc<Shared>,
    mut socket: Socket,
    newcomer: Arc<Connection>,
    mut locale: String,
) {
    let Err(end) = talk(&shared, &mut socket, newcomer, &mut locale).await;
    if let End::Closed(why) = end {
        shared.backend.measure(Measured::Closed(why));
        tracing::debug!(?why, "a page is closed");
        let message = message::bye(&shared.backend.sentence(why, &locale));
        // A page that does not read it goes without.
        let _ = timeout(shared.limits().farewell, socket.close(&message, why)).await;
    }
}

async fn talk(
    shared: &Arc<Shared>,
    socket: &mut Socket,
    newcomer: Arc<Connection>,
    locale: &mut String,
) -> Result<Infallible, End> {
    let (hello, n) = greeting::first_message(shared, socket, &newcomer).await?;
    let opened = shared.key.open(&hello.token, shared.backend.now());
    let (person, until) = opened.map_err(|_| {
        shared.backend.measure(Measured::Token(TokenOutcome::Invalid));
        Notice::BeginAgain
    })?;
    locale.clone_from(&person.locale);
    let page = shared.pages.enter(person)?;
    drop(newcomer);
    let mut conversation = Conversation::new(shared, socket, page, until);
    conversation.begin(&hello, n);
    conversation.go_on().await
}

/// The conversation with a page that was let in.
struct Conversation<'a> {
    shared: &'a Arc<Shared>,
    socket: &'a mut Socket,
    page: Arc<Page>,
    /// Until when its token is taken.
    until: Timestamp,
    inputs: Inputs,
    viewing: Viewing,
    /// Pings since it last gave a sign.
    pings: u32,
}

/// Something that happens in a conversation.
enum Event {
    Read(Incoming),
    Next(Next),
    Handled(Result<(), JoinError>),
    Drawn(Result<Drawn, JoinError>),
    Tick,
}

impl<'a> Conversation<'a> {
    fn new(shared: &'a Arc<Shared>, socket: &'a mut Socket, page: Arc<Page>, until: Timestamp) -> Self {
        let inputs = Inputs::new(shared.limits().messages_a_second);
        let viewing = Viewing::new(Arc::clone(shared), Arc::clone(&page));
        Conversation { shared, socket, page, until, inputs, viewing, pings: 0 }
    }

    /// Greets the person, and opens the match that the page has open or that they want to see.
    fn begin(&mut self, hello: &Hello, n: Option<u64>) {
        let is_open = hello.open.is_some();
        if let Some(id) = hello.open {
            let seen = hello.seen.map(|version| Seen { version, ply: hello.ply });
            self.viewing.follow(id, seen, n);
        }
        let (shared, page) = (Arc::clone(self.shared), Arc::clone(&self.page));
        self.handle(async move {
            match shared.backend.greet(&page.person).await {
                Ok(greeting) => {
                    page.outbox.answer(message::welcome(&page.person, &greeting.welcome));
                    if !is_open {
                        page.outbox.open(greeting.open);
                    }
                }
                // Without a welcome it has no words. It comes back, and is greeted again.
                Err(_) => page.outbox.end(Notice::Failed),
            }
            match n {
                Some(n) if !is_open => page.outbox.answer(message::done(n)),
                _ => {}
            }
        });
    }

    async fn go_on(&mut self) -> Result<Infallible, End> {
        let mut ticks = ticks(self.shared.limits().ping);
        loop {
            match self.event(&mut ticks).await {
                Event::Read(Incoming::Message(text)) => self.take(&text)?,
                Event::Read(Incoming::Sign) => self.take_sign()?,
                Event::Read(Incoming::Nonsense) => return Err(Notice::Unreadable.into()),
                Event::Read(Incoming::Gone) => return Err(End::Gone),
                Event::Next(next) => self.take_next(next).await?,
                Event::Handled(handled) => {
                    let was_greeted = self.inputs.set_greeted();
                    if let Err(error) = handled {
                        tracing::error!(%error, "a message of a page was not handled");
                        if !was_greeted {
                            return Err(Notice::Failed.into());
                        }
                        self.refuse(Notice::Failed, None);
                    }
                    self.handle_waiting();
                }
                Event::Drawn(drawn) => self.show(drawn).await?,
                Event::Tick => self.check_that_it_is_there().await?,
            }
        }
    }

    async fn event(&mut self, ticks: &mut Interval) -> Event {
        // Boards come after the greeting.
        let can_draw = self.inputs.is_greeted() && !self.viewing.is_drawing();
        select! {
            incoming = self.socket.read() => Event::Read(incoming),
            next = self.page.outbox.next(can_draw) => Event::Next(next),
            handled = self.inputs.handled() => Event::Handled(handled),
            drawn = self.viewing.drawn() => Event::Drawn(drawn),
            _ = ticks.tick() => Event::Tick,
        }
    }

    fn take(&mut self, text: &str) -> Result<(), End> {
        self.take_sign()?;
        let message = PageMessage::read(text);
        let kind = message.as_ref().map(|message| message.content.kind()).unwrap_or_default();
        self.shared.backend.measure(Measured::Message(kind));
        match message {
            Some(message) => {
                self.inputs.push(message)?;
                self.handle_waiting();
            }
            None => self.refuse(Notice::Unreadable, PageMessage::number(text)),
        }
        Ok(())
    }

    /// Counts something that the page has sent.
    fn take_sign(&mut self) -> Result<(), End> {
        self.pings = 0;
        Ok(self.inputs.count()?)
    }

    /// Handles something as if the page had asked for it.
    fn ask(&mut self, content: Content) -> Result<(), End> {
        self.inputs.push(PageMessage { n: None, content })?;
        self.handle_waiting();
        Ok(())
    }

    /// Handles what waits, one after another.
    fn handle_waiting(&mut self) {
        while let Some(PageMessage { n, content }) = self.inputs.next() {
            let (shared, page) = (Arc::clone(self.shared), Arc::clone(&self.page));
            match content {
                Content::Hello(_) => self.refuse(Notice::Unreadable, n),
                Content::Open(id) => self.viewing.follow(id, None, n),
                Content::Games => self.handle(async move {
                    page.outbox.answer(match shared.backend.games(&page.person).await {
                        Ok(games) => message::games(&games, n),
                        Err(refusal) => message::refused(&refusal, n),
                    });
                    if let Some(n) = n {
                        page.outbox.answer(message::done(n));
                    }
                }),
                Content::Input(input) => {
                    self.handle(async move { shared.backend.act(input, Reply::new(page, n)).await });
                }
            }
        }
    }

    /// Handles something in a task of its own, which the end of the page does not cancel.
    fn handle(&mut self, handling: impl Future<Output = ()> + Send + 'static) {
        self.inputs.begin(self.shared.tasks.spawn(handling));
    }

    async fn take_next(&mut self, next: Next) -> Result<(), End> {
        match next {
            Next::End(why) => return Err(why.into()),
            Next::Answer(answer) => self.write(&answer).await?,
            Next::Watching(all) => self.write(&message::watching(&all, self.page.person.id)).await?,
            Next::Open(Opening::Match(id)) => self.viewing.follow(id, None, None),
            Next::Open(Opening::Press(id)) => {
                self.ask(Content::Input(Input { id, kind: InputKind::Press, at: None }))?;
            }
            Next::Open(Opening::Games) => self.ask(Content::Games)?,
            Next::Draw(why) => self.viewing.draw(why),
        }
        Ok(())
    }

    /// Sends a board, unless the page has it.
    async fn show(&mut self, drawn: Result<Drawn, JoinError>) -> Result<(), End> {
        match drawn {
            Ok(drawn) => {
                let why = drawn.why;
                if let Some(board) = self.viewing.take(drawn) {
                    self.write(&message::board(&board)).await?;
                    self.viewing.set_shown(why);
                }
            }
            Err(error) => {
                tracing::error!(%error, "a board was not drawn for a page");
                let n = self.viewing.take_number();
                self.refuse(Notice::Failed, n);
            }
        }
        Ok(())
    }

    /// Pings the page, and looks whether its token is still taken.
    async fn check_that_it_is_there(&mut self) -> Result<(), End> {
        if self.shared.backend.now() >= self.until {
            return Err(Notice::BeginAgain.into());
        }
        if self.pings >= PINGS {
            return Err(End::Gone);
        }
        self.pings += 1;
        let limits = self.shared.limits();
        timeout(limits.reading, self.socket.ping()).await.unwrap_or(Err(Gone))?;
        Ok(())
    }

    /// Sends a message, within the time that a page has to read one.
    async fn write(&mut self, text: &str) -> Result<(), End> {
        let limits = self.shared.limits();
        let ended = async {
            self.page.outbox.ended().await;
            sleep(limits.farewell).await;
        };
        select! {
            written = timeout(limits.reading, self.socket.write(text)) => match written {
                Ok(written) => Ok(written?),
                Err(_) => Err(Notice::TooSlow.into()),
            },
            () = ended => Err(self.page.outbox.why_ended().unwrap_or(Notice::TooSlow).into()),
        }
    }

    fn refuse(&self, notice: Notice, n: Option<u64>) {
        let sentence = self.shared.backend.sentence(notice, &self.page.person.locale);
        self.page.outbox.answer(message::refused(&Refusal::new(sentence), n));
        if let Some(n) = n {
            self.page.outbox.answer(message::done(n));
        }
    }
}

impl Drop for Conversation<'_> {
    fn drop(&mut self) {
        self.viewing.unfollow();
        self.shared.pages.leave(&self.page);
    }
}

/// Waits for a task, if there is one.
async fn finished<H: Future + Unpin>(task: &mut Option<H>) -> H::Output {
    match task {
        Some(task) => task.await,
        None => pending().await,
    }
}

/// The first is after one period, the others too.
fn ticks(each: Duration) -> Interval {
    let mut ticks = interval(each);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks.reset();
    ticks
}
