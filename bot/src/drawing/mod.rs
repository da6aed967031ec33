//! Draws pictures and animations on dedicated threads, and serves people in turn.

mod animation_cache;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use animation_cache::AnimationCache;
use kuzhi_domain::PlayerId;
use kuzhi_view::picture::{self, Animation, DrawError};
use kuzhi_view::screens::{Attached, Held};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::timeout;

use crate::workers::{Accepts, Workers};

/// How many pictures are drawn at once.
const THREADS: usize = 2;

/// How many finished pictures may be waiting for Discord before the next one is drawn.
const ON_THEIR_WAY: usize = 8;

/// How many boards that everyone sees may be waiting for Discord. Beyond that they go without pictures.
const BOARDS_ON_THEIR_WAY: usize = 64;

/// When this many private pictures are waiting, nobody gets a second one.
const MOST_WAITING: usize = 32;

/// When this many are waiting, nobody gets a private picture.
const ALL_WAITING: usize = 64;

/// How long the next picture waits for finished ones to be sent before it is drawn all the same.
const TIMEOUT: Duration = Duration::from_secs(2);

/// Unused caches are freed after this time.
const UNUSED: Duration = Duration::from_secs(30);

/// The drawing threads. Only pictures wait for pictures.
#[derive(Clone)]
pub struct Drawing {
    workers: Workers<Urgency, ()>,
    /// Draws what nobody asked for, when nothing else has to be done.
    unasked: Workers<Urgency, ()>,
    rooms: Arc<Semaphore>,
    /// The rooms of boards that everyone sees. They wait for no others, and are small.
    board_rooms: Arc<Semaphore>,
    cache: Arc<Mutex<AnimationCache>>,
}

/// The priority of a picture.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// A board that everyone sees.
    Board,
    /// A picture for one person alone.
    Alone,
    /// A picture that nobody asked for and the message can do without.
    Unasked,
}

/// Why a picture could not be drawn.
#[derive(Debug, thiserror::Error)]
pub enum DrawingError {
    /// Drawing failed.
    #[error(transparent)]
    Failed(#[from] DrawError),
    /// Too many pictures are waiting.
    #[error("too many wait for pictures")]
    TooMany,
    /// The bot is stopping.
    #[error("the bot is stopping")]
    Stopped,
}

impl DrawingError {
    /// Logs what was not drawn, if that is a fault of the bot's.
    pub(crate) fn report(&self, what: &str) {
        if let DrawingError::Failed(error) = self {
            tracing::error!(%error, "{what}");
        }
    }
}

/// A file, with a permit to be on its way to Discord.
struct Drawn {
    bytes: Vec<u8>,
    room: Option<OwnedSemaphorePermit>,
}

impl Default for Drawing {
    fn default() -> Self {
        let any: Accepts<Urgency> = |_| true;
        Drawing {
            workers: Workers::new("drawing", [any; THREADS]),
            unasked: Workers::unwaited("unasked", [any]),
            rooms: Arc::new(Semaphore::new(ON_THEIR_WAY)),
            board_rooms: Arc::new(Semaphore::new(BOARDS_ON_THEIR_WAY)),
            cache: Arc::default(),
        }
    }
}

impl Drawing {
    /// Draws a picture as a file with this name, for one person or for everyone.
    ///
    /// # Errors
    ///
    /// [`DrawingError`].
    pub async fn picture(
        &self,
        urgency: Urgency,
        person: PlayerId,
        name: &str,
        description: String,
        draw: impl FnOnce() -> Result<Vec<u8>, DrawError> + Send + 'static,
    ) -> Result<Attached, DrawingError> {
        let drawn = self.drawn(urgency, person, draw).await?;
        Ok(attached(name, drawn, description))
    }

    /// Draws an animation as a GIF file with this name, unless it is in the cache.
    ///
    /// # Errors
    ///
    /// [`DrawingError`].
    pub async fn animation(
        &self,
        person: PlayerId,
        name: &str,
        description: String,
        animation: Animation,
    ) -> Result<Attached, DrawingError> {
        let kept = Arc::clone(&self.cache);
        let draw = move || {
            let find = || kept.lock().unwrap_or_else(PoisonError::into_inner).find(&animation);
            if let Some(bytes) = find() {
                return Ok(bytes);
            }
            let bytes = animation.gif()?;
            kept.lock().unwrap_or_else(PoisonError::into_inner).insert(animation, &bytes, Instant::now());
            Ok(bytes)
        };
        let drawn = self.drawn(Urgency::Alone, person, draw).await?;
        Ok(attached(name, drawn, description))
    }

    /// Returns whether a private picture for this person would be drawn soon. People who wait for none go
    /// first.
    pub fn has_room_for(&self, person: PlayerId) -> bool {
        let waiting = self.workers.waiting(Urgency::Alone);
        waiting < MOST_WAITING
            || waiting < ALL_WAITING && self.workers.waiting_for(Urgency::Alone, person) == 0
    }

    /// Stops. Pictures being drawn are finished.
    pub fn stop(&self) {
        self.workers.stop();
        self.unasked.stop();
    }

    /// Frees what has not been used for a while.
    pub fn forget_unused(&self) {
        let now = Instant::now();
        let before = now.checked_sub(UNUSED).unwrap_or(now);
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).forget(before);
        picture::forget_grounds(before);
    }

    async fn drawn(
        &self,
        urgency: Urgency,
        person: PlayerId,
        draw: impl FnOnce() -> Result<Vec<u8>, DrawError> + Send + 'static,
    ) -> Result<Drawn, DrawingError> {
        // Others may have joined at the same moment.
        if urgency == Urgency::Alone && !self.has_room_for(person) {
            return Err(DrawingError::TooMany);
        }
        let is_board = urgency == Urgency::Board;
        if is_board && self.board_rooms.available_permits() == 0 {
            return Err(DrawingError::TooMany);
        }
        let (tell, told) = oneshot::channel();
        let rooms = Arc::clone(if is_board { &self.board_rooms } else { &self.rooms });
        let runtime = Handle::current();
        let workers = if urgency == Urgency::Unasked { &self.unasked } else { &self.workers };
        workers.run(urgency, person, move |()| {
            // Nobody waits for it any more.
            if tell.is_closed() {
                return;
            }
            let room = if is_board {
                rooms.try_acquire_owned().ok()
            } else {
                let room = runtime.block_on(async { timeout(TIMEOUT, rooms.acquire_owned()).await });
                room.ok().and_then(Result::ok)
            };
            let _ = tell.send(draw().map(|bytes| Drawn { bytes, room }));
        });
        Ok(told.await.map_err(|_| DrawingError::Stopped)??)
    }
}

fn attached(name: &str, Drawn { bytes, room }: Drawn, description: String) -> Attached {
    let held = room.map(Held::new).unwrap_or_default();
    Attached { name: name.to_owned(), bytes, description: Some(description), held }
}

#[cfg(test)]
mod tests;
