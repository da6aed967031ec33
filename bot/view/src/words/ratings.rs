//! Ratings in a line, and whether a match is rated.

use kuzhi_domain::matches::{Challenge, Match, Seat, Stage, is_quick};
use kuzhi_domain::rating::{Rating, Ratings};
use kuzhi_engine::Side;

use crate::words::{Words, mention, player, say};

/// A rating as people read it, with a question mark while it is provisional: `1662?`.
pub(crate) fn figure(rating: Rating) -> String {
    format!("{:.0}{}", rating.value(), if rating.is_provisional() { "?" } else { "" })
}

/// Why a challenge to a quick game is casual, and the ratings of the people in a rated one.
pub(crate) fn of_challenge(
    words: &Words,
    shown: &Match,
    challenge: &Challenge,
    ratings: &Ratings,
) -> Option<String> {
    if !shown.rated() {
        return is_quick(shown.game()).then(|| say!(words, "challenge-quick"));
    }
    let people = [challenge.challenger].into_iter().chain(challenge.invited);
    let known = people.filter_map(|person| ratings.standing(person));
    let told: Vec<String> = known
        .map(|one| say!(words, "rating-of", player = mention(words, one.player), rating = figure(one.rating)))
        .collect();
    (!told.is_empty()).then(|| say!(words, "challenge-ratings", ratings = told.join(" · ")))
}

/// Whether a match between two people is rated, and if so, their ratings while it runs. At its end,
/// [`changed`] tells what they have become.
pub(crate) fn of_board(words: &Words, shown: &Match, ratings: &Ratings) -> Option<String> {
    let [south, north] = shown.opponents()?;
    let is_over = matches!(shown.stage(), Stage::Over(_));
    if is_over && shown.rated() {
        return None;
    }
    let kind = say!(words, if shown.rated() { "board-rated" } else { "board-casual" });
    match ratings.standing(south).zip(ratings.standing(north)).filter(|_| !is_over && shown.rated()) {
        Some((south, north)) => Some(say!(
            words,
            "board-ratings",
            kind = kind,
            south = figure(south.rating),
            north = figure(north.rating)
        )),
        None => Some(kind),
    }
}

/// How the result of a match has changed both ratings.
pub(crate) fn changed(words: &Words, ratings: &Ratings) -> Option<String> {
    let change = ratings.change()?;
    let [south, north] = Side::ALL.map(|side| {
        let (before, after) = (&change.before[side.index()], &change.after[side.index()]);
        say!(
            words,
            "rating-changed",
            player = player(words, Seat::Person(after.player)),
            rating = figure(after.rating),
            change = difference(before.rating.value(), after.rating.value())
        )
    });
    let told = say!(words, "over-ratings", south = south, north = north);
    // Explained where it stands.
    let is_in_doubt = change.after.iter().any(|after| after.rating.is_provisional());
    let doubt = is_in_doubt.then(|| format!("-# {}", say!(words, "profile-doubt")));
    Some([Some(told), doubt].into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// The difference of two ratings as shown: `+162`.
fn difference(before: f64, after: f64) -> String {
    let points = after.round() - before.round();
    let sign = match points {
        _ if points > 0.0 => "+",
        _ if points < 0.0 => "−",
        _ => "±",
    };
    format!("{sign}{:.0}", points.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_provisional_rating_is_marked() {
        assert_eq!(figure(Rating::default()), "1500?");
        assert_eq!(figure(Rating::new(1661.6, 80.0, 0.06).unwrap()), "1662");
    }

    #[test]
    fn differences_are_those_of_what_is_shown() {
        assert_eq!(difference(1500.4, 1661.6), "+162");
        assert_eq!(difference(1500.0, 1337.7), "−162");
        assert_eq!(difference(1500.4, 1499.6), "±0");
    }
}
