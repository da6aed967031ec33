//! The form in which organisers change a draft or an announcement.

use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::tournaments::{
    KindLength, LONGEST_TOURNAMENT_NAME, RuleChange, RuleName, Tournament, TournamentRules,
};

use crate::request::{ChangeFields, Modal};
use crate::screens::{Field, Form, FormField};
use crate::words::moments::date;
use crate::words::{Words, clock_name, say};

/// The most letters of all other texts.
const LONGEST: usize = 40;

/// The form with what can be changed now, and what stands there.
pub fn change_form(words: &Words, shown: &Tournament, zone: Option<&TimeZone>) -> Form {
    let names = shown.changeable();
    let texts: Vec<String> = names.iter().map(|name| text(&shown.rules, *name, zone)).collect();
    let field = |(name, value): (&RuleName, &String)| FormField {
        label: label(words, &shown.rules, *name),
        example: example(words, *name, zone),
        field: Field::Filled {
            most: if *name == RuleName::Name { LONGEST_TOURNAMENT_NAME } else { LONGEST },
            value: value.clone(),
        },
    };
    let fields = ChangeFields::new(names.iter().copied().zip(texts.iter().map(String::as_str)));
    Form {
        title: say!(words, "form-tournament-change"),
        fields: names.iter().zip(&texts).map(field).collect(),
        sends: Modal::TournamentChange { id: shown.id, fields },
    }
}

/// What stands in a field of the form.
fn text(rules: &TournamentRules, name: RuleName, zone: Option<&TimeZone>) -> String {
    match name {
        RuleName::Name => rules.name.clone(),
        RuleName::Begins => match zone {
            Some(zone) => zone.typed_at(rules.begins),
            None => format!("{} UTC", TimeZone::UTC.typed_at(rules.begins)),
        },
        RuleName::Clock => rules.clock.to_string(),
        RuleName::Length => {
            let number = rules.kind.length().and_then(KindLength::number);
            number.map(|number| number.to_string()).unwrap_or_default()
        }
        RuleName::Most => rules.most.to_string(),
    }
}

fn label(words: &Words, rules: &TournamentRules, name: RuleName) -> String {
    match (name, rules.kind.length()) {
        (RuleName::Name, _) => say!(words, "form-tournament-change-name"),
        (RuleName::Begins, _) => say!(words, "form-tournament-change-begins"),
        (RuleName::Clock, _) => say!(words, "form-tournament-change-clock"),
        (RuleName::Length, Some(KindLength::Meetings(_))) => say!(words, "form-tournament-change-meetings"),
        (RuleName::Length, Some(KindLength::Minutes(_))) => say!(words, "form-tournament-change-minutes"),
        (RuleName::Length, _) => say!(words, "form-tournament-change-rounds"),
        (RuleName::Most, _) => say!(words, "form-tournament-change-most"),
    }
}

fn example(words: &Words, name: RuleName, zone: Option<&TimeZone>) -> String {
    match name {
        RuleName::Begins => start_example(words, zone),
        RuleName::Clock => "5+3".to_owned(),
        RuleName::Name | RuleName::Length | RuleName::Most => String::new(),
    }
}

/// A start as people can type it here.
pub(super) fn start_example(words: &Words, zone: Option<&TimeZone>) -> String {
    if zone.is_some() { say!(words, "form-tournament-begins-example") } else { "2d 3h".to_owned() }
}

/// What was changed, one thing after the other.
pub(super) fn changes(words: &Words, rules: &TournamentRules, changes: &[RuleChange]) -> String {
    let told = changes.iter().map(|change| match change {
        RuleChange::Name(name) => say!(words, "tournament-change-name", name = words.isolated(name)),
        RuleChange::Begins(begins) => say!(words, "tournament-change-begins", when = date(*begins)),
        RuleChange::Clock(clock) => {
            say!(words, "tournament-change-clock", clock = clock_name(words, Some(*clock)))
        }
        RuleChange::Length(None) => say!(words, "tournament-change-usual-length"),
        RuleChange::Length(Some(number)) => match rules.kind.length() {
            Some(KindLength::Meetings(_)) => say!(words, "tournament-change-meetings", number = *number),
            Some(KindLength::Minutes(_)) => say!(words, "tournament-change-minutes", number = *number),
            _ => say!(words, "tournament-change-rounds", number = *number),
        },
        RuleChange::Most(most) => say!(words, "tournament-change-most", most = *most),
    });
    told.collect::<Vec<_>>().join(" · ")
}
