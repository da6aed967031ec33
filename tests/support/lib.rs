//! Support for Kuzhi's tests: a stand-in for Discord, and conversations as tests.
//!
//! [`discord`] is the stand-in: Discord's REST API and gateway on a port of this machine, and a [world] that
//! tests can inspect. It knows nothing of tests.
//! [`conversation`] is the vocabulary of tests: people, channels, what they do and what they see.
//! [`load`] is for measurements: the program as a process, and people who never pause.
//! [`postgres`] runs real PostgreSQL servers.
//!
//! ```no_run
//! # async fn conversation() {
//! use kuzhi_tests::conversation::Discord;
//!
//! let discord = Discord::start().await;
//! let hall = discord.guild("Friends").channel("games");
//! let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
//! // Here the bot is started, with `discord.api_base()` and `discord.token()`.
//! discord.ready().await;
//!
//! let challenge = ada.at(&hall).slash("play").user("opponent", &bob).send().await;
//! assert_eq!(challenge.pings(), ["Bob"]);
//! let board = bob.at(&hall).click(&challenge.message(), "Accept").await;
//! println!("{}", board.screen());
//! # }
//! ```
//!
//! [world]: discord::World

pub mod conversation;
pub mod discord;
pub mod failing_disk;
pub mod load;
pub mod postgres;
pub mod secrets;
pub mod waiting;
