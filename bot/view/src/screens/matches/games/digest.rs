//! All games that wait for a person, in one message a day.

use kuzhi_domain::matches::Match;
use kuzhi_domain::{PlayerId, Timestamp};

use super::{LONGEST, Listed, WaitingGame, line};
use crate::request::{Action, SettingsPage};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, mention, say};

/// The message with what waits for a person, least time first: what has no time until the next message comes
/// under a heading of its own.
pub fn digest(
    words: &Words,
    who: PlayerId,
    listed: &[Listed],
    waiting: &[WaitingGame],
    next: Option<Timestamp>,
) -> Screen {
    let to_begin = waiting.iter().map(|one| (Some(one.game.begin_by), one.line(words)));
    let matches = listed.iter().map(|one| (one.one.waits_until(), line(words, who, one)));
    let mut lines: Vec<(Option<Timestamp>, String)> = to_begin.chain(matches).collect();
    lines.sort_by_key(|(until, _)| until.unwrap_or(Timestamp::from_millis(u64::MAX)));
    let number = lines.len();
    let is_urgent =
        |until: Option<Timestamp>| next.is_some_and(|next| until.is_some_and(|until| until < next));
    let urgent = lines.iter().filter(|(until, _)| is_urgent(*until)).count();
    let mut text = say!(words, "digest-title", number = number);
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

/// Tells a person, where one of their games is, that they cannot be written to and are pinged again.
pub fn digest_refused(words: &Words, who: PlayerId, of: &Match, link: Option<&str>) -> Screen {
    let told = say!(words, "digest-refused", player = mention(words, who));
    let text = match link {
        Some(link) => say!(words, "games-linked", line = told, link = link),
        None => told,
    };
    let notifies = of.involves(who).then_some(who).into_iter().collect();
    Screen { notifies, ..Screen::text(text) }
}
