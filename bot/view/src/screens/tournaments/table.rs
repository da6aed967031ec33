//! The whole table of a tournament as a file.

use kuzhi_domain::{KindName, PlayerId, ReportHead, Tournament, tournament_report};
use kuzhi_engine::Side;

use crate::screens::{Attached, Held, Screen};
use crate::words::{Words, say};

/// All rounds and the standings, as a report that programs for chess tournaments read.
pub fn tournament_table(words: &Words, shown: &Tournament, name: impl Fn(PlayerId) -> String) -> Screen {
    let lot = shown.rules.kind.name() == KindName::Swiss;
    let lot = lot.then_some(if shown.seed & 1 == 0 { Side::South } else { Side::North });
    let rounds = shown.total_rounds().unwrap_or_default();
    let head = ReportHead { title: &shown.rules.name, rounds: rounds.into(), lot };
    let named = |one| name(shown.person(one));
    let report = tournament_report(head, &shown.field(), &shown.standings(), named);
    let file = Attached {
        name: "tournament.trf".to_owned(),
        bytes: report.into_bytes(),
        description: None,
        held: Held::default(),
    };
    let text = say!(words, "tournament-standings", name = shown.rules.name.as_str());
    Screen { file: Some(file), ..Screen::text(text) }
}
