//! `/vote`: everyone in the channel votes on the moves, against the bot or the channel of another server.

use std::time::Duration;

use kuzhi_domain::matches::{Silence, VOTE_WINDOWS, VoteRules};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::typed::plain;
use kuzhi_search::Level;
use kuzhi_view::request::{Action, Typing, VoteOpponent, VoteOptions};
use kuzhi_view::words::{Words, say, window_name};
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "vote";
const LEVEL: &str = "level";
const TIME: &str = "time";
const SILENCE: &str = "silence";
const SERVER: &str = "server";
const CODE: &str = "code";

/// How long a channel votes on a move if nobody says.
const USUAL_WINDOW: Duration = Duration::from_mins(5);

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let level = options::option(words, CommandOptionType::Integer, NAME, LEVEL)
        .set_autocomplete(true)
        .min_int_value(1)
        .max_int_value(Level::MAX.into());
    let time = options::option(words, CommandOptionType::Integer, NAME, TIME);
    let time = VOTE_WINDOWS.into_iter().fold(time, |option, window| {
        let seconds = i32::try_from(window.as_secs()).unwrap_or(i32::MAX);
        option.add_int_choice(window_name(words, window), seconds)
    });
    let silence = options::option(words, CommandOptionType::String, NAME, SILENCE);
    let silence = Silence::ALL.into_iter().fold(silence, |option, silence| {
        option.add_string_choice(say!(words, &format!("choice-silence-{}", silence.id())), silence.id())
    });
    let command = command.add_option(options::introduced_game(words, NAME));
    let server = options::option(words, CommandOptionType::Boolean, NAME, SERVER);
    let code = options::option(words, CommandOptionType::String, NAME, CODE);
    command.add_option(level).add_option(time).add_option(silence).add_option(server).add_option(code)
}

pub(super) fn read(sent: &Sent) -> Result<Action, Refusal> {
    let level = options::number(sent, LEVEL)
        .map_or(Some(Level::default()), |level| u8::try_from(level).ok().and_then(Level::new));
    let seconds = options::number(sent, TIME).map(u64::try_from).transpose();
    let window = seconds.map_err(|_| Refusal::Unusable)?.map_or(USUAL_WINDOW, Duration::from_secs);
    if !VOTE_WINDOWS.contains(&window) {
        return Err(Refusal::Unusable);
    }
    let opponent = match options::text(sent, CODE) {
        Some(code) => VoteOpponent::Code(plain(code).to_lowercase()),
        None if options::boolean(sent, SERVER) == Some(true) => VoteOpponent::Server,
        None => VoteOpponent::Bot(level.ok_or(Refusal::Unusable)?),
    };
    let silence = options::text(sent, SILENCE).and_then(Silence::by_id).unwrap_or_default();
    Ok(Action::BeginVote(VoteOptions {
        game: options::named_game(sent),
        opponent,
        rules: VoteRules { window, silence },
    }))
}

/// Parses autocompletion of levels.
pub(super) fn read_typing(unsent: &Sent) -> Typing {
    match unsent.unfinished() {
        Some((LEVEL, typed)) => Typing::Level { typed: plain(typed) },
        _ => Typing::Unknown,
    }
}
