//! The review of a game: how well both played, the moves that lost most and what was better, and the lead as
//! a curve.

use std::cmp::Ordering;

use kuzhi_domain::study::{PastGame, Reviewed, Turned, Variation};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::{Move, Pit, Ring, Side};
use kuzhi_search::{Certainty, Missed, ReviewedMove, Why, Worth};

use crate::picture::{LeadChart, Theme};
use crate::request::Action;
use crate::screens::matches::move_buttons;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, coaching, game_name, players, say, side_name};

/// The most reasons given for a better move.
const MOST_REASONS: usize = 2;

/// The most values of the curve in its description.
const MOST_VALUES: usize = 24;

/// A review ready to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownReview {
    /// The text, and buttons to the moves that it names.
    pub screen: Screen,
    /// The curve of the lead, once all moves are judged.
    pub picture: Option<LeadChart>,
    /// The alt text of the curve.
    pub description: String,
}

/// The review of a game, as far as it is done, for a person. Who played it sees their own costliest moves.
pub fn review(
    words: &Words,
    shown: &PastGame,
    reviewed: &Reviewed,
    who: PlayerId,
    theme: Theme,
) -> ShownReview {
    let (mut names, ring) = (players(words, shown), shown.history().board().position().ring);
    let reader = shown.seats().and_then(|seats| seats.side_of(who));
    if let Some(side) = reader {
        names[side.index()] = say!(words, "player-you");
    }
    let costliest = reviewed.costliest_of(reader);
    let [south, north] = &names;
    let game = game_name(words, shown.game());
    let mut lines =
        vec![say!(words, "review-title", game = game, south = south.as_str(), north = north.as_str())];
    if !reviewed.is_whole() {
        lines.push(say!(words, "review-under-way", done = reviewed.done(), moves = reviewed.moves));
    }
    if reviewed.accuracy.iter().any(Option::is_some) {
        let percent = |side: Side| {
            let percent = reviewed.accuracy[side.index()];
            percent.map_or("–".to_owned(), |percent| format!("{percent} %"))
        };
        let [south, north] = Side::ALL.map(|side| format!("{} {}", names[side.index()], percent(side)));
        lines.push(say!(words, "review-accuracy", south = south, north = north));
    }
    if costliest.is_empty() && reviewed.is_whole() {
        let clean = if reader.is_some() { "review-own-nothing-lost" } else { "review-nothing-lost" };
        lines.push(say!(words, clean));
    }
    let told = ReviewText { words, names: &names, ring, is_own: reader.is_some() };
    lines.extend((1..).zip(&costliest).map(|(number, one)| told.costly(number, one)));
    lines.extend(told.turned(&reviewed.turned));
    let description = curve_in_words(words, &reviewed.worths);
    let mut text_without_file = None;
    if reviewed.is_whole() {
        // People who get no picture read its description instead.
        text_without_file = Some([lines.join("\n"), description.clone()].join("\n"));
        lines.push(say!(words, "review-curve"));
    }
    let rows = jumps(words, shown.id(), &costliest);
    let screen = Screen { rows, text_without_file, ..Screen::text(lines.join("\n")) };
    let marks = costliest.iter().map(|one| one.ply).collect();
    let leads = reviewed.worths.iter().map(|worth| worth.lead).collect();
    let picture = reviewed.is_whole().then_some(LeadChart { leads, marks, theme });
    ShownReview { screen, picture, description }
}

/// The button for the review of a game with this many moves. `None` without moves.
pub(crate) fn button(words: &Words, id: MatchId, moves: usize) -> Option<Button> {
    let (label, action) = (say!(words, "button-review"), Action::Review(id));
    (moves > 0).then_some(Button { label, style: ButtonStyle::Secondary, enabled: true, action })
}

/// Buttons to the boards after the costliest moves, and to try something better there, in game order.
fn jumps(words: &Words, id: MatchId, costliest: &[&ReviewedMove]) -> Vec<Vec<Button>> {
    let mut plies: Vec<usize> = costliest.iter().map(|one| one.ply).collect();
    plies.sort_unstable();
    let row = |name: &str, style, action: &dyn Fn(usize) -> Action| -> Vec<Button> {
        let label = |ply: usize| say!(words, name, move = ply);
        let button = |&ply: &usize| Button { label: label(ply), style, enabled: true, action: action(ply) };
        plies.iter().map(button).collect()
    };
    let retry = |ply| Action::Retry { id, ply, tried: Variation::default() };
    let rows = [
        row("button-retry", ButtonStyle::Primary, &retry),
        row("button-review-move", ButtonStyle::Secondary, &|ply| Action::Replay { id, ply }),
    ];
    rows.into_iter().filter(|row| !row.is_empty()).collect()
}

/// The name of a move in a sentence: not a bare number among other numbers.
fn move_name(words: &Words, by: Side, mv: Move) -> String {
    match mv {
        Move::Lift(number) => say!(words, "name-pit", pit = number.get()),
        _ => move_buttons::label(words, by, mv),
    }
}

/// The lead after moves across the whole game, without people's names: Discord does not resolve mentions
/// there.
fn curve_in_words(words: &Words, worths: &[Worth]) -> String {
    let step = worths.len().div_ceil(MOST_VALUES).max(1);
    let last = worths.len().saturating_sub(1);
    let is_named = |number: usize| number.is_multiple_of(step) || number == last;
    let named = worths.iter().enumerate().filter(|(number, _)| is_named(*number));
    let value = |(number, worth): (usize, &Worth)| format!("{number}: {}", signed(worth.lead));
    say!(words, "review-curve-shows", values = named.map(value).collect::<Vec<_>>().join("; "))
}

fn signed(lead: i32) -> String {
    match lead.cmp(&0) {
        Ordering::Greater => format!("+{lead}"),
        Ordering::Equal => "0".to_owned(),
        Ordering::Less => format!("−{}", lead.unsigned_abs()),
    }
}

/// What is said of the seeds that a move lost.
enum Cost {
    About,
    Exactly,
    /// Exactly, in a round that is not the last.
    InRound,
    /// It gave away the match, and no seed of its round.
    None,
}

impl Cost {
    fn from_reviewed(reviewed: &ReviewedMove) -> Cost {
        match (reviewed.before.is_of_match(), reviewed.loss) {
            (true, 0) => Cost::None,
            (true, _) => Cost::InRound,
            (false, _) if reviewed.is_exact() => Cost::Exactly,
            (false, _) => Cost::About,
        }
    }

    const fn of_own_move(&self) -> &'static str {
        match self {
            Cost::About => "review-own-move",
            Cost::Exactly => "review-own-move-exactly",
            Cost::InRound => "review-own-move-round",
            Cost::None => "review-own-move-match",
        }
    }

    const fn of_move(&self) -> &'static str {
        match self {
            Cost::About => "review-move",
            Cost::Exactly => "review-move-exactly",
            Cost::InRound => "review-move-round",
            Cost::None => "review-move-match",
        }
    }
}

/// The text of a review, with the players' names.
struct ReviewText<'a> {
    words: &'a Words,
    names: &'a [String; 2],
    ring: Ring,
    /// Whether all moves are the reader's own.
    is_own: bool,
}

impl ReviewText<'_> {
    /// A move that lost seeds, and the better move.
    fn costly(&self, number: usize, reviewed: &ReviewedMove) -> String {
        let words = self.words;
        let name = |mv| move_name(words, reviewed.by, mv);
        let (ply, made, seeds) = (reviewed.ply, name(reviewed.played), reviewed.loss);
        let cost = Cost::from_reviewed(reviewed);
        let mut told = vec![if self.is_own {
            say!(words, cost.of_own_move(), number = number, ply = ply, move = made, seeds = seeds)
        } else {
            let (player, lost) = (self.names[reviewed.by.index()].as_str(), cost.of_move());
            say!(words, lost, number = number, ply = ply, player = player, move = made, seeds = seeds)
        }];
        if reviewed.gave_away() {
            told.push(say!(
                words,
                Self::given_away(reviewed, ["review-gave-win", "review-gave-draw", "review-gave-hold"])
            ));
        }
        told.extend(self.allowed(reviewed));
        told.push(say!(words, "review-better", move = name(reviewed.best)));
        let missed = reviewed.why.iter().flat_map(Why::missed);
        told.extend(missed.filter_map(|missed| self.missed(missed)).take(MOST_REASONS));
        told.join(" ")
    }

    /// Returns which sentence tells what a move gave away: a win, a draw, or that nobody could
    /// force a win.
    fn given_away<'n>(reviewed: &ReviewedMove, [win, draw, hold]: [&'n str; 3]) -> &'n str {
        match reviewed.before.result() {
            Some(Ordering::Greater) => win,
            _ if reviewed.before.certainty == Certainty::Unforced => hold,
            _ => draw,
        }
    }

    /// The last move that changed what was certain in a match of rounds.
    fn turned(&self, turned: &Turned) -> Option<String> {
        let one = match turned {
            Turned::Unknown => return None,
            Turned::Never => return Some(say!(self.words, "review-never-turned")),
            Turned::By(one) => one,
        };
        let names = ["review-turned-win", "review-turned-draw", "review-turned-hold"];
        let name = move_buttons::label(self.words, one.by, one.played);
        Some(say!(
            self.words,
            Self::given_away(one, names),
            side = side_name(self.words, one.by),
            ply = one.ply,
            move = name
        ))
    }

    /// What the other player could do after the move, if the better one would have prevented it.
    fn allowed(&self, reviewed: &ReviewedMove) -> Option<String> {
        let why = reviewed.why.as_ref()?;
        let is_prevented = why.missed().iter().any(|missed| matches!(missed, Missed::Guard(_)));
        let threat = why.threat_after_played.as_ref().filter(|_| is_prevented)?;
        let name = move_buttons::label(self.words, threat.by, threat.mv);
        coaching::threat(self.words, threat, &name)
    }

    /// What the better move would have done. What it would have prevented is told before.
    fn missed(&self, missed: Missed) -> Option<String> {
        let words = self.words;
        Some(match missed {
            Missed::Win => say!(words, "review-why-win"),
            Missed::Capture(captured) => {
                let (side, pit) = self.place(captured.pit);
                say!(words, "review-why-capture", seeds = captured.seeds, side = side, pit = pit)
            }
            Missed::ExtraTurn => say!(words, "review-why-turn"),
            Missed::Castle(at) => {
                let (side, pit) = self.place(at);
                let tuzdik = self.ring.has_tuzdiks();
                let sentence = if tuzdik { "review-why-tuzdik" } else { "review-why-castle" };
                say!(words, sentence, side = side, pit = pit)
            }
            Missed::Tie(at) => {
                let (side, pit) = self.place(at);
                say!(words, "review-why-tie", side = side, pit = pit)
            }
            Missed::Guard(_) => return None,
        })
    }

    fn place(&self, pit: Pit) -> (String, u8) {
        (side_name(self.words, self.ring.owner(pit)), self.ring.number(pit).get())
    }
}
