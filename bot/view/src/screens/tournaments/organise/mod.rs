//! What organisers do, chosen from menus that only they see.

mod games;
mod people;

pub use self::games::{
    choose_game_for_more_time, choose_game_of_tournament, choose_game_to_begin, choose_result_of_tournament,
};
pub use self::people::{
    choose_whom_to_challenge, choose_whom_to_let_in, choose_whom_to_name, organisers_of_tournament,
    pairs_apart,
};

use kuzhi_domain::tournaments::{Tournament, TournamentStage};
use kuzhi_domain::{MatchId, PlayerId};

use self::games::can_have_more_time;
use super::title_of;
use crate::request::{Modal, OrganiserStep, Select, TournamentPress, TournamentStep};
use crate::screens::text::cut;
use crate::screens::tournaments::{button, log};
use crate::screens::{ButtonStyle, Choice, Choices, Field, Form, FormField, Menu, Screen};
use crate::words::{Words, say};

/// The most choices of a menu.
const CHOICES: usize = 25;

/// The most characters in the title of a form.
const LONGEST_TITLE: usize = 45;

/// How many of them are at least for names and what isolates them.
const LEAST_NAMES: usize = 21;

/// Asks to choose one of these.
fn choose(shown: &Tournament, text: String, choices: Vec<Choice>) -> Screen {
    let (select, placeholder) = (Select::Tournament(shown.id), text.clone());
    let menu = Menu { select, placeholder, choices: Choices::One(choices) };
    Screen { menus: vec![menu], ..Screen::text(text) }
}

/// What can be organised now.
pub fn organise_tournament(words: &Words, shown: &Tournament) -> Screen {
    let title = say!(words, "tournament-organise", name = title_of(words, shown));
    let choice = |step: OrganiserStep| Choice {
        label: say!(words, &format!("tournament-do-{}", step.id())),
        detail: None,
        value: format!("do:{}", step.id()),
        is_chosen: false,
    };
    let steps = possible(shown);
    if let (true, Some(other)) = (steps.is_empty(), shown.other_server()) {
        return Screen::text(say!(words, "tournament-organise-there", server = other.name.as_str()));
    }
    let menu = Menu {
        select: Select::Tournament(shown.id),
        placeholder: say!(words, "tournament-organise-choose"),
        choices: Choices::One(steps.into_iter().map(choice).collect()),
    };
    Screen { menus: vec![menu], ..Screen::text(title) }
}

fn possible(shown: &Tournament) -> Vec<OrganiserStep> {
    if !shown.is_live() && shown.is_seen_by_guests() {
        return Vec::new();
    }
    if !shown.is_live() {
        // A result can still be corrected.
        let steps = [OrganiserStep::Result].into_iter();
        return steps.chain(shown.awaits_next().then_some(OrganiserStep::EndSeries)).collect();
    }
    let abilities = shown.rules.kind.abilities();
    let names_players = abilities.has_teams && shown.stage == TournamentStage::Open;
    let mut steps: Vec<_> = names_players.then_some(OrganiserStep::NamePlayers).into_iter().collect();
    if shown.is_seen_by_guests() {
        steps.extend([OrganiserStep::Remove, OrganiserStep::Stop]);
        return steps;
    }
    if shown.stage == TournamentStage::Open {
        let moved = [OrganiserStep::PutOffHour, OrganiserStep::PutOffDay, OrganiserStep::Reschedule];
        steps.extend([OrganiserStep::Begin].into_iter().chain(moved));
    } else {
        if shown.games().any(|game| can_have_more_time(shown, game)) {
            steps.push(OrganiserStep::MoreTime);
        }
        if abilities.pairs_again {
            steps.push(OrganiserStep::PairAgain);
        }
        steps.push(OrganiserStep::Result);
        steps.push(if shown.paused.is_some() { OrganiserStep::Resume } else { OrganiserStep::Pause });
    }
    steps.push(OrganiserStep::Remove);
    if !shown.removed_people().is_empty() {
        steps.push(OrganiserStep::LetIn);
    }
    if abilities.has_challenges && shown.players.len() > 1 {
        steps.push(OrganiserStep::Move);
        if shown.games().next().is_none() {
            steps.push(OrganiserStep::Sort);
        }
    }
    if abilities.has_bracket && shown.stage == TournamentStage::Open && !shown.players.is_empty() {
        steps.push(OrganiserStep::Number);
        steps.extend((!shown.start_list.is_empty()).then_some(OrganiserStep::NumberByRating));
    }
    if abilities.keeps_apart {
        steps.push(OrganiserStep::Forbid);
    }
    steps.extend([OrganiserStep::Change, OrganiserStep::Organisers]);
    if shown.awaits_next() {
        steps.push(OrganiserStep::EndSeries);
    }
    steps.push(if abilities.is_standing { OrganiserStep::EndLadder } else { OrganiserStep::Stop });
    steps
}

/// Asks an organiser whether they are sure.
pub fn sure_question(words: &Words, shown: &Tournament, step: OrganiserStep) -> Screen {
    let question = match step {
        OrganiserStep::PairAgain => say!(words, "tournament-sure-pair-again"),
        OrganiserStep::EndSeries => say!(words, "tournament-sure-end-series"),
        _ => say!(words, "tournament-sure-sort"),
    };
    let label = format!("tournament-do-{}", step.id());
    let yes = button(words, shown.id, &label, ButtonStyle::Danger, TournamentStep::Sure(step));
    Screen { rows: vec![vec![yes]], ..Screen::text(question) }
}

/// The form for the reason of something, or for when it begins.
pub fn reason_form(
    words: &Words,
    shown: &Tournament,
    press: TournamentPress,
    name: impl Fn(PlayerId) -> String,
) -> Form {
    if press.step == TournamentStep::Organise(OrganiserStep::Reschedule) {
        return Form {
            title: say!(words, "form-tournament-begins"),
            fields: vec![FormField {
                label: say!(words, "form-tournament-begins-label"),
                // It is read with and without a time zone.
                example: "1h30m".to_owned(),
                field: Field::Line,
            }],
            sends: Modal::TournamentReason(press),
        };
    }
    Form {
        title: what_for(words, shown, &press.step, name),
        fields: vec![FormField {
            label: say!(words, "form-tournament-reason-label"),
            example: say!(words, "form-tournament-reason"),
            field: Field::Line,
        }],
        sends: Modal::TournamentReason(press),
    }
}

/// For what a reason is asked: what is about to be done, to whom or to which game.
fn what_for(
    words: &Words,
    shown: &Tournament,
    step: &TournamentStep,
    name: impl Fn(PlayerId) -> String,
) -> String {
    let label = |key: &str| say!(words, key).trim_end_matches([' ', '…']).to_owned();
    let of_game = |what: String, game: MatchId| {
        let players = shown.players_of(game).into_iter().map(&name);
        titled(&what, &players.collect::<Vec<_>>())
    };
    match step {
        TournamentStep::Remove(player) => titled(&label("tournament-do-remove"), &[name(*player)]),
        TournamentStep::SetResult(game, to) => of_game(log::score(words, to.result()), *game),
        TournamentStep::PlayAgain(game) => of_game(label("button-tournament-play-again"), *game),
        TournamentStep::RemoveResult(game) => of_game(label("button-tournament-remove-result"), *game),
        TournamentStep::Organise(step) => titled(&label(&format!("tournament-do-{}", step.id())), &[]),
        _ => say!(words, "form-tournament-reason"),
    }
}

/// What is done and to whom, in a title: the names are as long as there is room for.
fn titled(what: &str, names: &[String]) -> String {
    let what = cut(what, LONGEST_TITLE - LEAST_NAMES);
    if names.is_empty() {
        return what;
    }
    // Each name is isolated, in case it is written from the other side.
    let around = what.chars().count() + 2 + 3 * (names.len() - 1) + 2 * names.len();
    let each = LONGEST_TITLE.saturating_sub(around) / names.len();
    let names: Vec<String> =
        names.iter().map(|name| format!("\u{2068}{}\u{2069}", cut(name, each))).collect();
    format!("{what}: {}", names.join(" – "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_name_people_as_far_as_they_fit() {
        let long = "x".repeat(60);
        let visible = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
        assert_eq!(visible(titled("1–0", &["Ada".into(), "Bob".into()])), "1–0: Ada – Bob");
        for names in [vec![], vec![long.clone()], vec![long.clone(), long.clone()]] {
            for what in ["1–0", long.as_str()] {
                let title = titled(what, &names);
                assert!(title.chars().count() <= LONGEST_TITLE, "{title}");
                assert_eq!(title.matches('\u{2068}').count(), names.len());
            }
        }
    }
}
