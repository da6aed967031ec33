//! What is said with one page, from its first message to its last.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::future::pending;
use std::mem;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kuzhi_domain::{MatchId, Timestamp};
use tokio::select;
use tokio::task::{JoinError, JoinHandle};
use tokio::time::{Interval, MissedTickBehavior, interval, sleep, timeout};
use tokio_util::task::AbortOnDropHandle;

use crate::backend::{Board, Notice, Refusal, Seen};
use crate::message::{self, Content, Hello, PageMessage};
use crate::newcomers::Newcomer;
use crate::outbox::{Next, Redraw};
use crate::page::Page;
use crate::rate::MessageRate;
use crate::reply::Reply;
use crate::shared::Shared;
use crate::socket::{Gone, Incoming, Socket};

/// How many messages of a page may wait for one that is being handled.
const WAITING: usize = 16;

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

/// Talks with a page until either side closes it. `locale` is that of a person of whom nothing else is known.
pub(crate) async fn converse(
    shared: Arc<Shared>,
    mut socket: Socket,
    newcomer: Arc<Newcomer>,
    mut locale: String,
) {
    let Err(end) = talk(&shared, &mut socket, newcomer, &mut locale).await;
    if let End::Closed(why) = end {
        let message = message::bye(&shared.backend.sentence(why, &locale));
        // A page that does not read it goes without.
        let _ = timeout(shared.limits().farewell, socket.close(&message, why)).await;
    }
}

async fn talk(
    shared: &Arc<Shared>,
    socket: &mut Socket,
    newcomer: Arc<Newcomer>,
    locale: &mut String,
) -> Result<Infallible, End> {
    let (hello, n) = first_message(shared, socket, &newcomer).await?;
    let opened = shared.key.open(&hello.token, shared.backend.now());
    let (person, until) = opened.map_err(|_| End::Closed(Notice::BeginAgain))?;
    locale.clone_from(&person.locale);
    let page = shared.pages.enter(person).map_err(End::Closed)?;
    drop(newcomer);
    let mut conversation = Conversation::new(shared, socket, page, until);
    conversation.begin(&hello, n);
    conversation.go_on().await
}

/// Waits until a page says for whom it is.
async fn first_message(
    shared: &Shared,
    socket: &mut Socket,
    newcomer: &Newcomer,
) -> Result<(Hello, Option<u64>), End> {
    let reading = async {
        loop {
            match socket.read().await {
                Incoming::Sign => {}
                Incoming::Message(text) => return Ok(PageMessage::read(&text)),
                Incoming::Nonsense => return Ok(None),
                Incoming::Gone => return Err(End::Gone),
            }
        }
    };
    let message = select! {
        read = timeout(shared.limits().hello, reading) => read.map_err(|_| End::Closed(Notice::TooSlow))??,
        () = newcomer.evicted() => return Err(End::Gone),
        () = shared.stopping.cancelled() => return Err(End::Closed(Notice::Stopping)),
    };
    match message {
        Some(PageMessage { n, content: Content::Hello(hello) }) => Ok((hello, n)),
        _ => Err(End::Closed(Notice::Unreadable)),
    }
}

/// The conversation with a page that was let in.
struct Conversation<'a> {
    shared: &'a Arc<Shared>,
    socket: &'a mut Socket,
    page: Arc<Page>,
    /// Until when its token is taken.
    until: Timestamp,
    rate: MessageRate,
    /// What was said while something else is being handled.
    waiting: VecDeque<PageMessage>,
    /// What is being handled. It is not cancelled when the page goes.
    handling: Option<JoinHandle<()>>,
    /// Whether it has been greeted. Boards come after that.
    is_greeted: bool,
    following: Option<Following>,
    drawing: Option<AbortOnDropHandle<Drawn>>,
    /// Pings since it last gave a sign.
    pings: u32,
}

/// The match that is open.
struct Following {
    id: MatchId,
    /// What the page has been sent of it.
    seen: Option<Seen>,
    /// Whether it has been sent a board since it opened it.
    is_shown: bool,
    /// The number of the message with which it did, until that is answered.
    n: Option<u64>,
}

/// A board, and of what.
struct Drawn {
    id: MatchId,
    why: Redraw,
    board: Result<Board, Refusal>,
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
        Conversation {
            shared,
            socket,
            page,
            until,
            rate: MessageRate::new(shared.limits().messages_a_second, Instant::now()),
            waiting: VecDeque::new(),
            handling: None,
            is_greeted: false,
            following: None,
            drawing: None,
            pings: 0,
        }
    }

    /// Greets the person, and opens the match that the page has open or that they want to see.
    fn begin(&mut self, hello: &Hello, n: Option<u64>) {
        let is_open = hello.open.is_some();
        if let Some(id) = hello.open {
            self.follow(id, n);
            let seen = hello.seen.map(|version| Seen { version, ply: hello.ply });
            self.following.as_mut().expect("it was just set").seen = seen;
        }
        let (shared, page) = (Arc::clone(self.shared), Arc::clone(&self.page));
        self.handle(async move {
            match shared.backend.greet(&page.person).await {
                Ok(greeting) => {
                    page.outbox.answer(message::welcome(&page.person, &greeting.welcome));
                    match greeting.open {
                        Some(id) if !is_open => page.outbox.open(id),
                        _ => {}
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
            let event = self.event(&mut ticks).await;
            match event {
                Event::Read(Incoming::Message(text)) => self.take(&text)?,
                Event::Read(Incoming::Sign) => self.take_sign()?,
                Event::Read(Incoming::Nonsense) => return Err(End::Closed(Notice::Unreadable)),
                Event::Read(Incoming::Gone) => return Err(End::Gone),
                Event::Next(next) => self.take_next(next).await?,
                Event::Handled(handled) => {
                    let is_greeted = mem::replace(&mut self.is_greeted, true);
                    self.handling = None;
                    if let Err(error) = handled {
                        tracing::error!(%error, "a message of a page was not handled");
                        if !is_greeted {
                            return Err(End::Closed(Notice::Failed));
                        }
                        self.refuse(Notice::Failed, None);
                    }
                    self.handle_waiting();
                }
                Event::Drawn(drawn) => {
                    self.drawing = None;
                    self.show(drawn).await?;
                }
                Event::Tick => self.check_that_it_is_there().await?,
            }
        }
    }

    async fn event(&mut self, ticks: &mut Interval) -> Event {
        let can_draw = self.is_greeted && self.drawing.is_none();
        select! {
            incoming = self.socket.read() => Event::Read(incoming),
            next = self.page.outbox.next(can_draw) => Event::Next(next),
            handled = finished(&mut self.handling) => Event::Handled(handled),
            drawn = finished(&mut self.drawing) => Event::Drawn(drawn),
            _ = ticks.tick() => Event::Tick,
        }
    }

    fn take(&mut self, text: &str) -> Result<(), End> {
        self.take_sign()?;
        match PageMessage::read(text) {
            Some(message) if self.waiting.len() < WAITING => {
                self.waiting.push_back(message);
                self.handle_waiting();
                Ok(())
            }
            Some(_) => Err(End::Closed(Notice::TooFast)),
            None => {
                self.refuse(Notice::Unreadable, PageMessage::number(text));
                Ok(())
            }
        }
    }

    /// Counts something that the page has sent.
    fn take_sign(&mut self) -> Result<(), End> {
        self.pings = 0;
        if self.rate.allows(Instant::now()) { Ok(()) } else { Err(End::Closed(Notice::TooFast)) }
    }

    /// Handles what waits, one after another.
    fn handle_waiting(&mut self) {
        while self.handling.is_none()
            && let Some(PageMessage { n, content }) = self.waiting.pop_front()
        {
            let (shared, page) = (Arc::clone(self.shared), Arc::clone(&self.page));
            match content {
                Content::Hello(_) => self.refuse(Notice::Unreadable, n),
                Content::Open(id) => self.follow(id, n),
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
        self.handling = Some(self.shared.tasks.spawn(handling));
    }

    /// Opens a match.
    fn follow(&mut self, id: MatchId, n: Option<u64>) {
        self.unfollow();
        self.shared.pages.follow(&self.page, id);
        self.following = Some(Following { id, seen: None, is_shown: false, n });
        self.page.outbox.redraw(Redraw::Wanted);
    }

    fn unfollow(&mut self) {
        self.drawing = None;
        let Some(Following { id, n, .. }) = self.following.take() else { return };
        self.shared.pages.unfollow(&self.page, id);
        if let Some(n) = n {
            self.page.outbox.answer(message::done(n));
        }
    }

    async fn take_next(&mut self, next: Next) -> Result<(), End> {
        match next {
            Next::End(why) => return Err(End::Closed(why)),
            Next::Answer(answer) => self.write(&answer).await?,
            Next::Watching(all) => self.write(&message::watching(&all, self.page.person.id)).await?,
            Next::Open(id) => self.follow(id, None),
            Next::Draw(why) => self.draw(why),
        }
        Ok(())
    }

    /// Begins to draw the match that is open.
    fn draw(&mut self, why: Redraw) {
        let Some(&Following { id, seen, .. }) = self.following.as_ref() else { return };
        let (shared, page) = (Arc::clone(self.shared), Arc::clone(&self.page));
        let drawing = async move {
            let _permit = shared.drawings.acquire().await;
            Drawn { id, why, board: shared.backend.board(&page.person, id, seen).await }
        };
        self.drawing = Some(AbortOnDropHandle::new(tokio::spawn(drawing)));
    }

    /// Sends a board, unless the page has it.
    async fn show(&mut self, drawn: Result<Drawn, JoinError>) -> Result<(), End> {
        let Drawn { id, why, board } = match drawn {
            Ok(drawn) => drawn,
            Err(error) => {
                tracing::error!(%error, "a board was not drawn for a page");
                let n = self.following.as_mut().and_then(|following| following.n.take());
                self.refuse(Notice::Failed, n);
                return Ok(());
            }
        };
        let Some(following) = self.following.as_mut().filter(|following| following.id == id) else {
            return Ok(());
        };
        let board = match board {
            Ok(board) => board,
            Err(refusal) => {
                let refused = message::refused(&refusal, following.n);
                self.page.outbox.answer(refused);
                self.unfollow();
                return Ok(());
            }
        };
        let is_first = !following.is_shown;
        // Offers are made and answered beside the match, in the same version.
        let is_older = following.seen.is_some_and(|seen| seen.version > board.version);
        if is_first || !is_older || why == Redraw::Wanted {
            (following.seen, following.is_shown) = (Some(board.seen()), true);
            let n = following.n.take();
            self.write(&message::board(&board.text)).await?;
            if let Some(n) = n {
                self.page.outbox.answer(message::done(n));
            }
        }
        if is_first {
            self.shared.pages.admit(&self.page, id);
        }
        Ok(())
    }

    /// Pings the page, and looks whether its token is still taken.
    async fn check_that_it_is_there(&mut self) -> Result<(), End> {
        if self.shared.backend.now() >= self.until {
            return Err(End::Closed(Notice::BeginAgain));
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
                Err(_) => Err(End::Closed(Notice::TooSlow)),
            },
            () = ended => Err(End::Closed(self.page.outbox.why_ended().unwrap_or(Notice::TooSlow))),
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
        if let Some(following) = &self.following {
            self.shared.pages.unfollow(&self.page, following.id);
        }
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
