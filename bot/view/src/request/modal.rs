//! Forms, and the action that submitting each one triggers.

use kuzhi_domain::matches::Revision;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::Variation;
use kuzhi_domain::typed::plain;
use kuzhi_domain::{MatchId, TournamentId};
use kuzhi_engine::Move;

use super::wire::{Part, Text, UnknownText, Words, wired};
use super::{Action, ChangeFields, LookBack, TournamentPress};

wired! {
    /// A form. Its text becomes part of the action.
    pub enum Modal;

    /// Returns the action for the submitted texts. Most forms have one field.
    pub fn filled_in(&self, texts: &[String]) -> Action;

    written {
        /// The layout of the player's row.
        "arrange" => Layout { id: MatchId, at: Revision }: match layout(&texts.concat()) {
            Some(mv) => Action::Move { id: *id, at: *at, mv },
            None => Action::Invalid(Refusal::NoLayout(texts.concat())),
        };
        /// A note on a match.
        "note" => Note(id: MatchId): Action::TakeNote { id: *id, text: texts.concat() };
        /// The name of an analysis line.
        "line" => Line { id: MatchId, ply: usize, tried: Variation }:
            Action::TakeLine { id: *id, ply: *ply, tried: tried.clone(), name: texts.concat() };
        /// The reason for something in a tournament, or when it begins.
        "tour-why" => TournamentReason(press: TournamentPress):
            Action::TournamentWithReason { press: press.clone(), reason: texts.concat() };
        /// What organisers change of a tournament.
        "tour-change" => TournamentChange { id: TournamentId, fields: ChangeFields }:
            Action::ChangeTournament { id: *id, texts: fields.changed(texts) };
        /// Until when somebody is away, and where they live.
        "away" => Away: {
            let [until, zone] = fields(texts);
            Action::GoAway { until, zone }
        };
        /// Where somebody lives, their days off and quiet hours.
        "week" => Week: {
            let [zone, days_off, quiet] = fields(texts);
            Action::ChangeWeek { zone, days_off, quiet }
        };
        /// The text of a game to look back on.
        "game" => Game(to: LookBack): Action::TakeGame { to: *to, text: texts.concat() };
    }

    otherwise {}

    unwritten {}
}

/// Returns the texts of so many fields.
fn fields<const N: usize>(texts: &[String]) -> [String; N] {
    std::array::from_fn(|at| texts.get(at).cloned().unwrap_or_default())
}

/// Parses seven digits with any separators.
fn layout(typed: &str) -> Option<Move> {
    let text = plain(typed);
    let digits: Vec<String> = text.chars().filter(char::is_ascii_digit).map(String::from).collect();
    let separated = text.split(|letter: char| !letter.is_ascii_digit()).all(|part| part.len() <= 1);
    let run_together = text.len() == digits.len();
    if separated || run_together { format!("={}", digits.join(".")).parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_may_be_written_in_many_ways() {
        let expected: Move = "=2.1.0.2.0.0.4".parse().unwrap();
        for text in [
            "2 1 0 2 0 0 4",
            "2.1.0.2.0.0.4",
            "=2.1.0.2.0.0.4",
            "2,1,0, 2,0,0,4",
            "2102004",
            " 2102004 ",
            "२ १ ० २ ० ० ४",
            "\u{feff}٢١٠٢٠٠٤",
            "`2102004`",
        ] {
            assert_eq!(layout(text), Some(expected), "{text}");
        }
        for text in ["", "2 1 0 2 0 0", "21 0 2 0 0 4", "2 1 0 2 0 0 44", "two", "21020041"] {
            assert_eq!(layout(text), None, "{text}");
        }
    }
}
