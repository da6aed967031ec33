//! How much pages may ask for.

use std::time::Duration;

/// How many pages there may be, and how much each may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many pages may be open at once.
    pub pages: usize,
    /// How many of them may be one person's. A further one takes the place of the oldest.
    pub pages_a_person: usize,
    /// How many connections are kept on which nobody has said yet who they are.
    pub newcomers: usize,
    /// How long a page may take to say who it is for.
    pub hello: Duration,
    /// How long a page may be silent before it is pinged. After two pings without an answer it is gone.
    pub ping: Duration,
    /// How long a page may take to read one message.
    pub reading: Duration,
    /// How long a page may take to read why it is closed.
    pub farewell: Duration,
    /// How many messages a page may send in a second.
    pub messages_a_second: u32,
    /// How many tokens one address may ask for in a minute. Everyone who is at Discord comes from few.
    pub tokens_an_address: u32,
    /// How many tokens may be asked for in a minute.
    pub tokens: u32,
    /// How many of them are being looked up at once.
    pub lookups: usize,
    /// How long looking up a person may take.
    pub lookup: Duration,
    /// How many boards are drawn at once.
    pub drawings: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            pages: 10_000,
            pages_a_person: 8,
            newcomers: 256,
            hello: Duration::from_secs(10),
            ping: Duration::from_secs(30),
            reading: Duration::from_secs(20),
            farewell: Duration::from_secs(2),
            messages_a_second: 10,
            tokens_an_address: 120,
            tokens: 1_200,
            lookups: 64,
            lookup: Duration::from_secs(10),
            drawings: 4,
        }
    }
}
