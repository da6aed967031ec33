//! `ugi`: the Universal Game Interface, through which other programs drive the engine.

mod command;
mod session;

use std::io::{BufRead, Read, Write};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, ScopedJoinHandle};
use std::time::Instant;

use clap::Args;
use kuzhi_engine::Game;
use kuzhi_search::{Choice, Think as _};
use session::Session;

use super::error::CliError;

/// Follow the Universal Game Interface on standard input
#[derive(Args)]
pub(super) struct Ugi {
    /// The first game with its options, such as "pallankuzhi seeds=5"
    #[arg(long, value_name = "GAME", default_value_t)]
    game: Game,
}

/// What the loop waits for.
enum Message {
    /// A line of input.
    Line(String),
    /// The end of the input.
    Closed,
    /// The end of a search.
    Thought(Option<Choice>),
}

/// No valid line is longer than this, in bytes. A longer one is read in pieces.
const LONGEST_LINE: u64 = 1 << 20;

impl Ugi {
    pub(super) fn run(
        &self,
        input: &mut (impl BufRead + Send),
        out: &mut impl Write,
    ) -> Result<(), CliError> {
        thread::scope(|scope| {
            let (tell, heard) = mpsc::channel();
            let reader = tell.clone();
            let reading = scope.spawn(move || read_lines(input, &reader));
            let mut searching = None;
            let mut session = Session::new(self.game, out);
            while !session.is_finished() {
                let next = match session.deadline() {
                    Some(deadline) => heard.recv_timeout(deadline.saturating_duration_since(Instant::now())),
                    None => heard.recv().map_err(|_| RecvTimeoutError::Disconnected),
                };
                match next {
                    Ok(Message::Line(line)) => session.hear(line)?,
                    Ok(Message::Thought(choice)) => {
                        join(searching.take());
                        session.thought(choice.as_ref())?;
                    }
                    Ok(Message::Closed) => session.close()?,
                    Err(RecvTimeoutError::Timeout) => session.stop()?,
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                while let Some((playing, limits)) = session.obey()? {
                    let tell = tell.clone();
                    searching = Some(scope.spawn(move || {
                        // If the output cannot be written, nobody is waiting for it.
                        let _ = tell.send(Message::Thought(playing.think(&limits)));
                    }));
                }
            }
            join(Some(reading));
            Ok(())
        })
    }
}

/// Waits until a thread has ended. The end of a scope only waits until its closure has.
fn join(thread: Option<ScopedJoinHandle<'_, ()>>) {
    if let Some(Err(panic)) = thread.map(ScopedJoinHandle::join) {
        std::panic::resume_unwind(panic);
    }
}

/// Passes lines on until the input ends, the receiver is gone, or the last one was `quit`.
fn read_lines(input: &mut impl BufRead, tell: &Sender<Message>) {
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let line = match read {
            Ok(0) | Err(_) => {
                // The session may be over. Then nobody waits for the end.
                let _ = tell.send(Message::Closed);
                return;
            }
            Ok(_) => String::from_utf8_lossy(&line).trim().to_owned(),
        };
        let last = line == "quit";
        if tell.send(Message::Line(line)).is_err() || last {
            return;
        }
    }
}
