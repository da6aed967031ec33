//! The whole table of a tournament as a file.

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{ReportHead, Tournament, tournament_report};

use crate::screens::{Attached, Held, Screen};
use crate::words::{Words, say};

/// All rounds and the standings, as a report that programs for chess tournaments read. `None` if it has no
/// rounds.
pub fn tournament_table(
    words: &Words,
    shown: &Tournament,
    name: impl Fn(PlayerId) -> String,
) -> Option<Screen> {
    let standings = shown.standings()?;
    let rounds = shown.total_rounds().unwrap_or_default();
    let head = ReportHead { title: &shown.rules.name, rounds: rounds.into(), lot: shown.lot() };
    let named = |one| name(shown.person(one));
    let report = tournament_report(head, &shown.counted_field(), &standings, named);
    let file = Attached {
        name: "tournament.trf".to_owned(),
        bytes: report.into_bytes(),
        description: None,
        held: Held::default(),
    };
    let text = say!(words, "tournament-standings", name = shown.rules.name.as_str());
    Some(Screen { file: Some(file), ..Screen::text(text) })
}
