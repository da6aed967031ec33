//! The public message of a tournament, from which everything can be done.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::MOVES_TO_COUNT;
use kuzhi_domain::tournaments::{
    GameState, LateEntry, LogEntry, REACH, Ranked, Rest, Tournament, TournamentKind, TournamentPlayer,
    TournamentRules, TournamentStage,
};

use super::{NAMED, button, marked, more, title_of, with_more};
use crate::request::{PlainStep, TournamentStep};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::clocks::{length, without_time_off};
use crate::words::moments::{date, day, on_date, time};
use crate::words::{Words, clock_name, game_name, game_options, mention, say};

/// The most names in the message.
const MOST_NAMES: usize = 16;

/// The most buttons in a row.
const IN_A_ROW: usize = 5;

/// How many groups are named with their leaders.
const GROUPS: usize = 6;

/// How many of the start list are named.
const LISTED: usize = 3;

/// How many of the leaders are named.
const LEADERS: usize = 3;

/// The message of a tournament.
pub fn tournament_card(words: &Words, shown: &Tournament) -> Screen {
    let mut lines = vec![say!(words, "tournament-title", name = title_of(words, shown))];
    lines.extend(about(words, shown));
    lines.extend(state(words, shown));
    lines.extend(super::series::series_line(words, shown));
    if shown.posts.channel != shown.posts.posted_in {
        lines.push(say!(words, "tournament-thread", thread = format!("<#{}>", shown.posts.channel)));
    }
    if shown.posts.silent_since.is_some() {
        lines.push(super::tournament_waits(words, shown).text);
    }
    lines.push(super::organisers(words, shown));
    Screen { rows: rows(words, shown), ..Screen::text(lines.join("\n")) }
}

/// The rules of a tournament, and how places are decided.
pub fn tournament_rules(words: &Words, shown: &Tournament) -> Screen {
    let mut lines = vec![say!(words, "tournament-title", name = title_of(words, shown))];
    lines.extend(about(words, shown));
    let kind = shown.rules.kind.name();
    lines.push(say!(words, &format!("tournament-explained-{}", kind.id())));
    lines.push(say!(words, &format!("tournament-key-{}", kind.id())));
    if shown.rules.kind.qualifying_group().is_some() {
        lines.push(say!(words, "tournament-explained-groups"));
        lines.push(say!(words, "tournament-key-groups"));
    }
    let do_move = shown.rules.kind.divisions().is_some_and(|divisions| divisions.moves > 0);
    lines.extend(do_move.then(|| say!(words, "tournament-explained-moves")));
    lines.extend(what_counts(words, &shown.rules));
    lines.extend(shown.rules.season.map(|season| super::season::counts(words, season)));
    Screen::text(lines.join("\n"))
}

/// What people ask an organiser: who can join late, what a place and a rating need.
fn what_counts(words: &Words, rules: &TournamentRules) -> Vec<String> {
    let abilities = rules.kind.abilities();
    let late = match abilities.late_entry {
        LateEntry::HalfPoint if rules.byes > 0 => Some("tournament-rules-late"),
        LateEntry::HalfPoint => Some("tournament-rules-late-bare"),
        LateEntry::Closed => Some("tournament-rules-closed"),
        LateEntry::Open => None,
    };
    let has_usual_byes = abilities.rest == Some(Rest::Round) && rules.byes == 1;
    let byes = has_usual_byes.then(|| say!(words, "tournament-byes", byes = rules.byes));
    let place =
        if abilities.has_bracket { "tournament-rules-place-knockout" } else { "tournament-rules-place" };
    let place = (!abilities.is_standing).then(|| say!(words, place));
    let rated = rules.rated.then(|| say!(words, "tournament-rules-rated", moves = MOVES_TO_COUNT));
    byes.into_iter().chain(late.map(|key| say!(words, key))).chain(place).chain(rated).collect()
}

/// What was chosen, in lines.
pub(super) fn about(words: &Words, shown: &Tournament) -> Vec<String> {
    let rules = &shown.rules;
    let mut lines = vec![kind(words, rules.kind)];
    lines.extend(super::groups::chosen(words, shown));
    let is_together = rules.kind.rounds_begin_together();
    if is_together && rules.deals_at_once() {
        lines.push(say!(words, "tournament-league-together"));
    }
    let rated = if rules.rated { "tournament-rated" } else { "tournament-casual" };
    lines.push(say!(
        words,
        "tournament-game",
        game = game_name(words, rules.game),
        clock = clock_name(words, Some(rules.clock)),
        rated = say!(words, rated)
    ));
    lines.extend(game_options::on_board(words, rules.game));
    if rules.kind.has_rounds() {
        lines.push(if rules.deals_at_once() {
            say!(words, "tournament-round-days", time = length(words, rules.clock.bank()))
        } else {
            let key = if is_together { "tournament-together-live" } else { "tournament-round-live" };
            say!(words, key, minutes = rules.time_to_begin().as_secs() / 60)
        });
    }
    lines.extend(super::first_move(words, rules));
    lines.extend(without_time_off(words, Some(rules.clock), rules.time_off));
    if rules.check_in {
        lines.push(say!(words, "tournament-check-in"));
    }
    if rules.kind.abilities().rest == Some(Rest::Round) && rules.byes != 1 {
        lines.push(match rules.byes {
            0 => say!(words, "tournament-byes-none"),
            byes => say!(words, "tournament-byes", byes = byes),
        });
    }
    lines.extend(rules.season.map(|season| super::season::season_line(words, season)));
    lines.extend(rules.role.map(|role| say!(words, "tournament-role", role = format!("<@&{role}>"))));
    lines
}

/// How many can enter, and how few are too few.
pub(super) fn sizes(words: &Words, rules: &TournamentRules) -> String {
    let most = say!(words, "tournament-most", most = rules.most);
    with_more(most, fewest(words, rules))
}

/// With how few it does not begin. What stands waits for others.
pub(super) fn fewest(words: &Words, rules: &TournamentRules) -> Option<String> {
    let [fewest, _] = rules.kind.sizes();
    (!rules.kind.abilities().is_standing).then(|| say!(words, "tournament-fewest", fewest = fewest))
}

/// How many have to enter for all of its rounds, if that are more than it needs anyway.
pub(super) fn needs(words: &Words, rules: &TournamentRules) -> Option<String> {
    let players = rules.kind.players_for_rounds()?;
    let rounds = rules.kind.rounds(players)?;
    Some(say!(words, "tournament-needs", rounds = rounds, players = players))
}

fn kind(words: &Words, kind: TournamentKind) -> String {
    match kind {
        TournamentKind::League { twice: false, .. } => say!(words, "tournament-league-once"),
        TournamentKind::League { twice: true, .. } => say!(words, "tournament-league-twice"),
        TournamentKind::Swiss { rounds: Some(rounds) } => say!(words, "tournament-swiss", rounds = rounds),
        TournamentKind::Swiss { rounds: None } => say!(words, "tournament-swiss-open"),
        TournamentKind::Arena { minutes } => say!(words, "tournament-arena", minutes = minutes),
        TournamentKind::Ladder => say!(words, "tournament-ladder", reach = REACH),
        TournamentKind::Servers { twice: false, .. } => say!(words, "tournament-servers-once"),
        TournamentKind::Servers { twice: true, .. } => say!(words, "tournament-servers-twice"),
        TournamentKind::Knockout | TournamentKind::KnockoutAfterGroups { .. } => {
            say!(words, "tournament-knockout")
        }
    }
}

/// How far it has come.
fn state(words: &Words, shown: &Tournament) -> Vec<String> {
    let mut lines = Vec::new();
    match shown.stage {
        TournamentStage::Draft | TournamentStage::Open => {
            let begins = shown.rules.begins;
            lines.push(say!(words, "tournament-begins", when = date(begins)));
            if shown.servers.is_some() {
                lines.extend(super::servers::before_start(words, shown));
            } else {
                lines.push(entered(words, shown));
            }
            lines.extend(start_list(words, shown));
            if shown.is_checking_in() && shown.number() > 0 {
                let (number, all) = (shown.number_here(), shown.number());
                lines.push(say!(words, "tournament-here", number = number, all = all));
            }
            lines.extend(shown.servers.is_none().then(|| sizes(words, &shown.rules)));
            lines.extend(needs(words, &shown.rules));
            lines.extend(super::groups::before_bracket(words, shown));
            lines.extend(super::groups::drafted(words, shown));
        }
        TournamentStage::Running { .. } => {
            lines.extend(shown.paused.map(|_| say!(words, "tournament-paused")));
            let open = shown.games().filter(|game| game.is_open()).count();
            match (shown.ends_at().filter(|_| !shown.has_no_more_games()), shown.total_rounds()) {
                (Some(ends), _) => {
                    lines.push(say!(
                        words,
                        "tournament-arena-until",
                        when = on_date(words, ends),
                        number = open
                    ));
                    lines.extend(last_games(words, shown));
                }
                (_, Some(rounds)) => {
                    let round = shown.rounds.len();
                    let stage = super::stages::stage_of_round(words, shown, round.saturating_sub(1));
                    lines.push(
                        stage.unwrap_or_else(|| {
                            say!(words, "tournament-round", round = round, rounds = rounds)
                        }),
                    );
                    lines.extend(super::groups::before_bracket(words, shown));
                    lines.push(say!(words, "tournament-games-open", number = open));
                    let by = shown.round_should_end_by();
                    lines.extend(by.map(|by| say!(words, "tournament-round-by", date = day(by))));
                }
                (_, None) => {
                    lines.push(say!(words, "tournament-games-open", number = open));
                    lines.extend(last_games(words, shown));
                }
            }
            lines.push(entered(words, shown));
            lines.extend(leaders(words, shown));
        }
        TournamentStage::Over { .. } => {
            let leaders = leaders(words, shown);
            let nobody = leaders.is_none().then(|| super::news::over_without_podium(words, shown));
            lines.push(nobody.unwrap_or_else(|| say!(words, "tournament-over")));
            lines.extend(leaders);
        }
        TournamentStage::CalledOff { .. } => {
            lines.push(cancelled(words, shown));
            lines.extend(as_it_stood(words, shown));
        }
    }
    lines
}

/// When the last games of an arena begin, or that they have begun.
fn last_games(words: &Words, shown: &Tournament) -> Option<String> {
    if shown.has_no_more_games() {
        return Some(say!(words, "tournament-last-games-begun"));
    }
    let last = shown.last_games_begin()?;
    Some(say!(words, "tournament-last-games", time = time(last)))
}

/// Says that it was called off, and why.
pub(super) fn cancelled(words: &Words, shown: &Tournament) -> String {
    let is_reason =
        |what: &&LogEntry| matches!(what, LogEntry::TooFew | LogEntry::CannotPair | LogEntry::Stopped(_));
    match shown.log.iter().rev().map(|line| &line.what).find(is_reason) {
        Some(LogEntry::TooFew) => say!(words, "tournament-too-few"),
        Some(LogEntry::CannotPair) => say!(words, "tournament-cannot-pair"),
        Some(LogEntry::Stopped(reason)) if !reason.is_empty() => {
            say!(words, "tournament-called-off-because", reason = super::log::quoted(reason))
        }
        _ => say!(words, "tournament-called-off"),
    }
}

/// How it stood when it was called off, if anything was played.
pub(super) fn as_it_stood(words: &Words, shown: &Tournament) -> Option<String> {
    if shown.rules.kind.abilities().has_teams {
        return super::servers::score(words, shown).filter(|_| !shown.rounds.is_empty());
    }
    let names = leading(words, shown);
    (!names.is_empty()).then(|| say!(words, "tournament-as-it-stood", names = names.join(", ")))
}

fn entered(words: &Words, shown: &Tournament) -> String {
    let there = shown.players.iter().filter(|one| one.takes_part());
    joined(words, &there.map(|one| one.player).collect::<Vec<_>>(), MOST_NAMES)
}

/// Says who has joined, with so many names.
pub(super) fn joined(words: &Words, there: &[PlayerId], most: usize) -> String {
    let names: Vec<String> = there.iter().take(most).map(|&one| mention(words, one)).collect();
    let number = there.len();
    if number == 0 {
        return say!(words, "tournament-entered-none");
    }
    let mut line = say!(words, "tournament-entered", number = number, names = names.join(", "));
    let more = number.saturating_sub(most);
    if more > 0 {
        line.push(' ');
        line.push_str(&say!(words, "tournament-entered-more", number = more));
    }
    line
}

/// The first on the start list, if its organisers have made one.
fn start_list(words: &Words, shown: &Tournament) -> Option<String> {
    let first = (1..).zip(shown.start_list.iter().take(LISTED));
    let names = first.map(|(number, &one): (usize, _)| format!("{number}. {}", mention(words, one)));
    let names: Vec<String> = names.chain(more(words, shown.start_list.len(), LISTED)).collect();
    (!names.is_empty()).then(|| say!(words, "tournament-start-list", names = names.join(", ")))
}

/// The names of those in the lead, or of those who are still in. `None` before anybody has a point.
pub(super) fn leaders(words: &Words, shown: &Tournament) -> Option<String> {
    if shown.rules.kind.abilities().has_teams {
        return super::servers::score(words, shown).filter(|_| shown.is_live());
    }
    if let Some(there) = shown.still_in() {
        let names = there.iter().take(NAMED).map(|&one| marked(words, shown, one));
        let names: Vec<String> = names.chain(more(words, there.len(), NAMED)).collect();
        return (!names.is_empty()).then(|| say!(words, "tournament-still-in", names = names.join(", ")));
    }
    let names = leading(words, shown);
    (!names.is_empty()).then(|| say!(words, "tournament-leaders", names = names.join(", ")))
}

/// The best few of those who take part, each with what they have. At the end, those who have a place. Of
/// several groups, the first of each.
pub(super) fn leading(words: &Words, shown: &Tournament) -> Vec<String> {
    let has_challenges = shown.rules.kind.abilities().has_challenges;
    let groups = shown.groups();
    let leading = if !shown.is_live() {
        if groups.number() > 1 { shown.group_winners().concat() } else { shown.podium() }
    } else if !has_challenges && shown.games().all(kuzhi_domain::tournaments::TournamentGame::is_open) {
        return Vec::new();
    } else {
        let may_lead = |one| shown.player(one).is_some_and(TournamentPlayer::may_have_place);
        let mut leading = shown.ranking();
        leading.retain(|one| may_lead(one.entrant));
        if groups.number() > 1 {
            let has_played = |group: Option<usize>| {
                shown.games().any(|game| !game.is_open() && groups.group_of(game.pairing.south) == group)
            };
            leading.retain(|one| has_played(groups.group_of(one.entrant)));
            let all = leading.clone();
            let first = |of: &Ranked| {
                all.iter().find(|one| groups.group_of(one.entrant) == groups.group_of(of.entrant))
            };
            leading.retain(|one| first(one).is_some_and(|first| first.place == one.place));
        } else if let Some(last) = leading.get(LEADERS - 1).map(|last| last.place) {
            leading.retain(|one| one.place <= last);
        }
        leading
    };
    let name = |one: &Ranked| {
        let name = match super::standings::points(one) {
            Some(points) => format!("{} ({points})", marked(words, shown, one.entrant)),
            None => marked(words, shown, one.entrant),
        };
        super::groups::with_group(words, shown, one.entrant, &name)
    };
    let most = if groups.number() > 1 { GROUPS } else { NAMED };
    let names = leading.iter().take(most).map(name);
    names.chain(more(words, leading.len(), most)).collect()
}

fn rows(words: &Words, shown: &Tournament) -> Vec<Vec<Button>> {
    let id = shown.id;
    let of = |label, style, step: PlainStep| button(words, id, label, style, step);
    let abilities = shown.rules.kind.abilities();
    let mut first = Vec::new();
    if shown.is_open_to_entry() && (shown.servers_play() || !shown.is_seen_by_guests()) {
        first.push(of("button-tournament-join", ButtonStyle::Success, PlainStep::Join));
    }
    if shown.is_live() {
        first.push(of("button-tournament-leave", ButtonStyle::Secondary, PlainStep::Leave));
    }
    if !matches!(shown.stage, TournamentStage::CalledOff { .. }) || !shown.rounds.is_empty() {
        first.push(of("button-tournament-standings", ButtonStyle::Secondary, PlainStep::Places));
    }
    if shown.season.is_some() {
        first.push(super::season::season_button(words, shown));
    }
    if !matches!(shown.stage, TournamentStage::CalledOff { .. }) || !shown.rounds.is_empty() {
        first.push(of("button-tournament-mine", ButtonStyle::Secondary, PlainStep::Mine));
    }
    first.push(of("button-tournament-rules", ButtonStyle::Secondary, PlainStep::Rules));
    let mut second = super::servers::answers(words, shown);
    if shown.is_checking_in() {
        second.push(of("button-tournament-here", ButtonStyle::Success, PlainStep::Here));
    }
    if shown.is_running() && abilities.has_challenges {
        second.push(of("button-tournament-challenge", ButtonStyle::Primary, PlainStep::Challenge));
    }
    let begins_alone = abilities.pairs_at_once || shown.rules.deals_at_once();
    let waits = || shown.games().any(|game| matches!(game.state, GameState::Waiting(_)));
    if shown.is_running() && (!begins_alone || waits()) {
        second.push(of("button-tournament-begin", ButtonStyle::Primary, PlainStep::Begin));
    }
    match abilities.rest {
        Some(Rest::Round) if shown.is_live() && !shown.is_in_last_round() => {
            second.push(of("button-tournament-off", ButtonStyle::Secondary, PlainStep::Off));
        }
        Some(Rest::Pause) if shown.is_running() => {
            second.push(of("button-tournament-pause", ButtonStyle::Secondary, PlainStep::Off));
        }
        _ => {}
    }
    if shown.bracket().is_some() && !shown.rounds.is_empty() {
        let step = TournamentStep::Bracket(super::last_page_of_bracket(shown));
        second.push(button(words, id, "button-tournament-bracket", ButtonStyle::Secondary, step));
    }
    if !shown.is_live() {
        let label = if abilities.has_teams { "button-tournament-return" } else { "button-tournament-again" };
        let may_be = !abilities.has_teams || shown.servers_play();
        second.extend(may_be.then(|| of(label, ButtonStyle::Secondary, PlainStep::Again)));
    }
    if shown.is_live() && shown.awaits_next() {
        second.push(of("button-tournament-always", ButtonStyle::Secondary, PlainStep::Always));
    }
    if !matches!(shown.stage, TournamentStage::CalledOff { .. }) || shown.awaits_next() {
        second.push(of("button-tournament-organise", ButtonStyle::Secondary, PlainStep::Organise));
    }
    second.push(of("button-tournament-log", ButtonStyle::Secondary, PlainStep::Log));
    if first.len() <= IN_A_ROW {
        return vec![first, second];
    }
    // What has no room in a row begins the next one.
    first.append(&mut second);
    first.chunks(IN_A_ROW).map(<[Button]>::to_vec).collect()
}
