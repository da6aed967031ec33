//! The review of a game: how well both played, the moves that lost most and what was better, and the lead as
//! a curve.

use std::cmp::Ordering;

use kuzhi_domain::study::{PastGame, Reviewed, Turned, Variation};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::{Ring, Side};
use kuzhi_search::{Certainty, Missed, ReviewedMove, Why, Worth};

use crate::board;
use crate::picture::{LeadChart, Theme};
use crate::request::{Action, Solved};
use crate::screens::matches::move_buttons;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::naming::Naming;
use crate::words::{Words, coaching, list, players, say};

/// The most gains of a better move in its sentence.
const MOST_GAINS: usize = 3;

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

/// The review of a game, as far as it is done, for a person. Who played it sees their own costliest moves,
/// with a tick at those that they have `solved`.
pub fn review(
    words: &Words,
    shown: &PastGame,
    reviewed: &Reviewed,
    who: PlayerId,
    theme: Theme,
    solved: Solved,
) -> ShownReview {
    let ring = shown.history().board().position().ring;
    let Head { reader, names, naming, mut lines } = Head::new(words, shown, reviewed, who);
    let mut costliest = reviewed.costliest_of(reader);
    // As on the buttons and on the curve.
    costliest.sort_by_key(|one| one.ply);
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
    let told = ReviewText { words, names: &names, naming: &naming, ring, is_own: reader.is_some() };
    lines.extend((1..).zip(&costliest).map(|(number, one)| told.costly(number, one)));
    lines.extend(told.turned(&reviewed.turned));
    let description = curve_in_words(words, &naming, &reviewed.worths);
    let mut text_without_file = None;
    if reviewed.is_whole() {
        // People who get no picture read its description instead.
        text_without_file = Some([lines.join("\n"), description.clone()].join("\n"));
        lines.push(match Side::ALL.map(|side| naming.is_you(side)) {
            [true, _] => say!(words, "review-curve-you"),
            [_, true] => say!(words, "review-curve-kuzhi"),
            _ => say!(words, "review-curve"),
        });
    }
    let rows = jumps(words, shown.id(), &costliest, solved);
    let screen = Screen { rows, text_without_file, ..Screen::text(lines.join("\n")) };
    let marks = costliest.iter().map(|one| one.ply).collect();
    let leads = reviewed.worths.iter().map(|worth| worth.lead).collect();
    let picture = reviewed.is_whole().then_some(LeadChart { leads, marks, theme });
    ShownReview { screen, picture, description }
}

/// How far a review is, for a person who will look for better moves and is not told any yet.
pub fn review_progress(words: &Words, shown: &PastGame, reviewed: &Reviewed, who: PlayerId) -> Screen {
    Screen::text(Head::new(words, shown, reviewed, who).lines.join("\n"))
}

/// What a review begins with.
struct Head {
    /// The side of the person if they played.
    reader: Option<Side>,
    names: [String; 2],
    naming: Naming,
    /// The title, and how far the review is unless it is whole.
    lines: Vec<String>,
}

impl Head {
    fn new(words: &Words, shown: &PastGame, reviewed: &Reviewed, who: PlayerId) -> Head {
        let mut names = players(words, shown);
        let reader = shown.seats().and_then(|seats| seats.side_of(who));
        let naming = match reader {
            Some(_) => Naming::of_past_game(words, shown, who),
            None => Naming::of_sides(words),
        };
        if let Some(side) = reader {
            names[side.index()] = say!(words, "player-you");
        }
        let title = board::lines::title(words, shown.game(), &names, &naming);
        let mut lines = vec![say!(words, "review-title", title = title)];
        if !reviewed.is_whole() {
            lines.push(say!(words, "review-under-way", done = reviewed.done(), moves = reviewed.moves));
        }
        Head { reader, names, naming, lines }
    }
}

/// The button for the review of a game with this many moves. `None` without moves.
pub(crate) fn button(words: &Words, id: MatchId, moves: usize) -> Option<Button> {
    let (label, action) = (say!(words, "button-review"), Action::Review(id));
    (moves > 0).then_some(Button { label, style: ButtonStyle::Secondary, enabled: true, action })
}

/// Buttons to the boards after the costliest moves, and to try something better there, in game order.
fn jumps(words: &Words, id: MatchId, costliest: &[&ReviewedMove], solved: Solved) -> Vec<Vec<Button>> {
    let plies: Vec<usize> = costliest.iter().map(|one| one.ply).collect();
    let again = |(place, &ply): (usize, &usize)| {
        let label = say!(words, "button-retry", move = ply);
        let (label, style) = if solved.has(place) {
            (format!("✅ {label}"), ButtonStyle::Secondary)
        } else {
            (label, ButtonStyle::Primary)
        };
        let action = Action::Retry { id, ply, solved, tried: Variation::default() };
        Button { label, style, enabled: true, action }
    };
    let look = |&ply: &usize| Button {
        label: say!(words, "button-review-move", move = ply),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::Replay { id, ply },
    };
    let rows = [plies.iter().enumerate().map(again).collect(), plies.iter().map(look).collect::<Vec<_>>()];
    rows.into_iter().filter(|row| !row.is_empty()).collect()
}

/// The lead after moves across the whole game, without people's names: Discord does not resolve mentions
/// there.
fn curve_in_words(words: &Words, naming: &Naming, worths: &[Worth]) -> String {
    let step = worths.len().div_ceil(MOST_VALUES).max(1);
    let last = worths.len().saturating_sub(1);
    let is_named = |number: usize| number.is_multiple_of(step) || number == last;
    let named = worths.iter().enumerate().filter(|(number, _)| is_named(*number));
    let value = |(number, worth): (usize, &Worth)| format!("{number}: {}", signed(worth.lead));
    let values = named.map(value).collect::<Vec<_>>().join("; ");
    match Side::ALL.map(|side| naming.is_you(side)) {
        [true, _] => say!(words, "review-curve-shows-you", values = values),
        [_, true] => say!(words, "review-curve-shows-kuzhi", values = values),
        _ => say!(words, "review-curve-shows", values = values),
    }
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
    naming: &'a Naming,
    ring: Ring,
    /// Whether all moves are the reader's own.
    is_own: bool,
}

impl ReviewText<'_> {
    /// A move that lost seeds, and the better move.
    fn costly(&self, number: usize, reviewed: &ReviewedMove) -> String {
        let words = self.words;
        let name = |mv| move_buttons::name_in_sentence(words, reviewed.by, mv);
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
        told.push(self.better(reviewed));
        told.join(" ")
    }

    /// What the better move would have gained, in a sentence.
    fn better(&self, reviewed: &ReviewedMove) -> String {
        let words = self.words;
        let better = move_buttons::name_in_sentence(words, reviewed.by, reviewed.best);
        let missed: Vec<Missed> = reviewed.why.iter().flat_map(Why::missed).collect();
        let gains: Vec<String> = self.gains(&missed);
        if gains.is_empty() {
            return say!(words, "review-better", move = better);
        }
        say!(words, "review-better-gains", move = better, gains = list(words, gains.into_iter()))
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
        let (words, you) = (self.words, self.naming.is_you(one.by));
        let names = if you {
            ["review-turned-win-you", "review-turned-draw-you", "review-turned-hold-you"]
        } else {
            ["review-turned-win", "review-turned-draw", "review-turned-hold"]
        };
        let (name, side) = (move_buttons::label(words, one.by, one.played), self.naming.mover(words, one.by));
        Some(say!(words, Self::given_away(one, names), side = side, ply = one.ply, move = name))
    }

    /// What the other player could do after the move, if the better one would have prevented it.
    fn allowed(&self, reviewed: &ReviewedMove) -> Option<String> {
        let why = reviewed.why.as_ref()?;
        let is_prevented = why.missed().iter().any(|missed| matches!(missed, Missed::Guard(_)));
        let threat = why.threat_after_played.as_ref().filter(|_| is_prevented)?;
        let name = move_buttons::label(self.words, threat.by, threat.mv);
        coaching::threat(self.words, threat, &name)
    }

    /// What the better move would have gained, the most important first. All captures are one gain.
    fn gains(&self, missed: &[Missed]) -> Vec<String> {
        let words = self.words;
        let captured = missed.iter().map(|missed| match missed {
            Missed::Capture(captured) => u32::from(captured.seeds),
            _ => 0,
        });
        let (seeds, mut gains) = (captured.sum::<u32>(), Vec::new());
        if missed.contains(&Missed::Win) {
            gains.push(say!(words, "review-gain-win"));
        }
        if seeds > 0 {
            gains.push(say!(words, "review-gain-capture", seeds = seeds));
        }
        gains.extend(missed.iter().filter_map(|missed| {
            Some(match *missed {
                Missed::ExtraTurn => say!(words, "review-gain-turn"),
                Missed::Castle(at) => {
                    let (side, pit) = self.naming.place(self.ring, at);
                    let tuzdik = self.ring.has_tuzdiks();
                    let sentence = if tuzdik { "review-gain-tuzdik" } else { "review-gain-castle" };
                    say!(words, sentence, side = side, pit = pit)
                }
                Missed::Tie(at) => {
                    let (side, pit) = self.naming.place(self.ring, at);
                    say!(words, "review-gain-tie", side = side, pit = pit)
                }
                Missed::Guard(seeds) => say!(words, "review-gain-guard", seeds = seeds),
                Missed::Win | Missed::Capture(_) => return None,
            })
        }));
        gains.truncate(MOST_GAINS);
        gains
    }
}
