//! The draft of a tournament, visible only to the person who makes it.

use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::{Tournament, TournamentOption, TournamentRules};

use super::card::{about, needs, sizes};
use super::series::repeats;
use super::title_of;
use crate::request::{Action, TournamentDraft};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::moments::{date, day};
use crate::words::{Words, clock_name, say};

/// Shows all of a tournament before it is posted, and what was chosen and does not apply.
pub fn tournament_draft(words: &Words, draft: &Tournament, left_out: &[TournamentOption]) -> Screen {
    let rules = &draft.rules;
    let mut lines = vec![say!(words, "tournament-title", name = title_of(words, draft))];
    lines.extend(about(words, draft));
    lines.extend(rules.season.map(|season| super::season::counts(words, season)));
    if !rules.kind.abilities().is_standing {
        lines.push(say!(words, "tournament-begins", when = date(rules.begins)));
    }
    let has_teams = rules.kind.abilities().has_teams;
    lines.push(if has_teams { super::servers::boards(words, draft) } else { sizes(words, rules) });
    lines.extend(needs(words, rules));
    lines.extend(super::groups::before_bracket(words, draft));
    lines.extend(super::groups::drafted(words, draft));
    if let Some(quicker) = rules.quicker_clock() {
        let [clock, quicker] = [rules.clock, quicker].map(|clock| clock.to_string());
        lines.push(say!(words, "tournament-draft-slow", clock = clock, quicker = quicker));
    }
    lines.extend(how_long(words, rules));
    if let Some(series) = &draft.series {
        lines.push(repeats(words, series));
        lines.push(say!(words, "tournament-ahead", days = series.repetition.ahead));
    }
    if !left_out.is_empty() {
        let names: Vec<String> = left_out.iter().map(|option| option_name(words, *option)).collect();
        lines.push(say!(words, "tournament-draft-left-out", options = names.join(", ")));
    }
    lines.push(String::new());
    let channel = format!("<#{}>", draft.posts.channel);
    lines.push(say!(words, "tournament-draft", channel = channel));
    lines.push(say!(words, "tournament-draft-hint"));
    let announce = Button {
        label: say!(words, "button-tournament-announce"),
        style: ButtonStyle::Success,
        enabled: true,
        action: Action::Announce(TournamentDraft(Some(draft.id))),
    };
    let change = Button {
        label: say!(words, "button-tournament-change"),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::EditDraft(TournamentDraft(Some(draft.id))),
    };
    let discard = Button {
        label: say!(words, "button-tournament-discard"),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::DiscardTournament(TournamentDraft(Some(draft.id))),
    };
    Screen { rows: vec![vec![announce, change, discard]], ..Screen::text(lines.join("\n")) }
}

/// An option as the command has it.
fn option_name(words: &Words, option: TournamentOption) -> String {
    let local = words.name_in(&format!("describe-tournament-create-{}", option.id()));
    words.isolated(&format!("`{}`", local.unwrap_or_else(|| option.id().to_owned())))
}

/// How long it takes if people play over days.
fn how_long(words: &Words, rules: &TournamentRules) -> Vec<String> {
    let Some(round) = rules.longest_round() else { return Vec::new() };
    let ends = match rules.longest() {
        Some(all) => say!(words, "tournament-draft-ends", date = day(rules.begins + all)),
        None => say!(words, "tournament-draft-round-ends", date = day(rules.begins + round)),
    };
    let mut lines = vec![format!("{} {ends}", say!(words, "tournament-draft-days", days = days(round)))];
    if let TimeControl::Days(_) = rules.clock {
        let shorter = TournamentRules { clock: TimeControl::RESERVE, ..rules.clone() };
        lines.push(say!(
            words,
            "tournament-draft-reserve",
            clock = TimeControl::RESERVE.to_string(),
            name = clock_name(words, Some(TimeControl::RESERVE)),
            days = days(shorter.longest_round().unwrap_or(round))
        ));
    }
    lines.push(say!(words, "tournament-draft-drags"));
    lines
}

fn days(time: Duration) -> u64 {
    time.as_secs().div_ceil(24 * 3_600)
}

/// Says where a tournament was announced.
pub fn tournament_announced(words: &Words, shown: &Tournament) -> Screen {
    let channel = format!("<#{}>", shown.posts.posted_in);
    Screen::text(say!(words, "tournament-announced", channel = channel))
}

/// Says that a draft is gone.
pub fn tournament_discarded(words: &Words) -> Screen {
    Screen::text(say!(words, "tournament-discarded"))
}
