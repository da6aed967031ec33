//! All games that wait for a person, in one message a day, and after they were away.

use kuzhi_domain::matches::Match;
use kuzhi_domain::settings::{GuildChannel, Preferences};
use kuzhi_domain::{PlayerId, Timestamp};

use super::{LONGEST, Listed, WaitingGame, line};
use crate::request::{Action, SettingsPage};
use crate::screens::people::settings::mentions;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, game_name, mention, player, say};

/// A message has room for so many matches that somebody has lost on time.
const MOST_LOST: usize = 8;

/// The message with what waits for a person, least time first: what has not enough until the next message
/// comes under a heading of its own. It may also say that they are back.
pub fn digest(
    words: &Words,
    who: PlayerId,
    listed: &[Listed],
    waiting: &[WaitingGame],
    next: Option<Timestamp>,
    is_back: bool,
) -> Screen {
    let to_begin = waiting.iter().map(|one| (Some(one.game.begin_by), one.line(words)));
    let matches = listed.iter().map(|one| (one.one.waits_until(), line(words, who, one)));
    let mut lines: Vec<(Option<Timestamp>, String)> = to_begin.chain(matches).collect();
    lines.sort_by_key(|(until, _)| until.unwrap_or(Timestamp::from_millis(u64::MAX)));
    let number = lines.len();
    let is_urgent =
        |until: Option<Timestamp>| next.is_some_and(|next| !Preferences::lasts_until_digest(until, next));
    let urgent = lines.iter().filter(|(until, _)| is_urgent(*until)).count();
    let title = if is_back { "digest-back" } else { "digest-title" };
    let mut text = say!(words, title, number = number);
    let mut shown = 0;
    for (at, (_, line)) in lines.into_iter().enumerate() {
        let heading = match at {
            0 if urgent > 0 => Some(say!(words, "digest-soon")),
            at if at == urgent && urgent > 0 => Some(say!(words, "digest-later")),
            _ => None,
        };
        let further: String =
            heading.into_iter().chain([line]).flat_map(|line| ["\n".to_owned(), line]).collect();
        if text.chars().count() + further.chars().count() > LONGEST {
            break;
        }
        text.push_str(&further);
        shown += 1;
    }
    if shown < number {
        text = format!("{text}\n{}", say!(words, "digest-further", number = number - shown));
    }
    let button =
        |label: &str, style, action| Button { label: say!(words, label), style, enabled: true, action };
    let settings = Action::Settings(SettingsPage::Time);
    let row = vec![button("button-digest", ButtonStyle::Secondary, settings)];
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// The same in a channel, with a ping: so many games wait on its server, and so many elsewhere.
pub fn digest_in_channel(
    words: &Words,
    who: PlayerId,
    digest: Screen,
    [here, elsewhere]: [usize; 2],
) -> Screen {
    let mut lines = Vec::new();
    lines.extend((here > 0).then_some(digest.text));
    lines.extend((elsewhere > 0).then(|| say!(words, "digest-elsewhere", number = elsewhere)));
    let text = format!("{} {}", mention(words, who), lines.join("\n"));
    Screen { text, notifies: vec![who], ..digest }
}

/// Says that this came to a channel before, which cannot be reached any more.
pub fn digest_moved(words: &Words, from: GuildChannel) -> String {
    say!(words, "digest-moved", channel = mentions(&[from.channel]))
}

/// Tells a person, where one of their games is, that they cannot be written to and are pinged again.
pub fn digest_refused(words: &Words, who: PlayerId, of: &Match, link: Option<&str>) -> Screen {
    ping_to_game(say!(words, "digest-refused", player = mention(words, who)), words, who, of, link)
}

/// Tells a person there that they are back and games wait for them.
pub fn back_ping(words: &Words, who: PlayerId, of: &Match, link: Option<&str>) -> Screen {
    ping_to_game(say!(words, "back-ping", player = mention(words, who)), words, who, of, link)
}

fn ping_to_game(told: String, words: &Words, who: PlayerId, of: &Match, link: Option<&str>) -> Screen {
    let notifies = of.involves(who).then_some(who).into_iter().collect();
    Screen { notifies, ..Screen::text(linked(words, told, link)) }
}

/// Tells who has lost which matches on time, and whoever has won by that.
pub fn lost_on_time(words: &Words, lost: &[(Match, Option<String>)]) -> Screen {
    let line = |(one, link): &(Match, Option<String>)| {
        let over = one.over()?;
        let (_, late) = over.timed_out()?;
        let name = |side| player(words, over.played().seats().at(side));
        let (loser, winner, game) = (name(late), name(late.other()), game_name(words, one.game()));
        let told = say!(words, "lost-on-time", player = loser, opponent = winner, game = game);
        Some(linked(words, told, link.as_deref()))
    };
    let lines: Vec<String> = lost.iter().filter_map(line).take(MOST_LOST).collect();
    Screen::text(lines.join("\n"))
}

fn linked(words: &Words, told: String, link: Option<&str>) -> String {
    match link {
        Some(link) => say!(words, "games-linked", line = told, link = link),
        None => told,
    }
}
