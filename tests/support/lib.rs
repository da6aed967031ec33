//! Support for Kuzhi's tests: a stand-in for Discord, and a way to write tests as conversations on it.
//!
//! [`discord`] is the stand-in: Discord's REST API and gateway on a port of this machine, and a [world]
//! that anybody can look at. It knows nothing of tests.
//! [`conversation`] is what tests are written in: people, channels, what they do and what they see.
//! [`load`] is what measurements are made with: the program as a process, and people who never pause.
//! [`postgres`] has real servers of PostgreSQL.
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
