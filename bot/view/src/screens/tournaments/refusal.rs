//! Refusals in tournaments.

use kuzhi_domain::PlayerId;
use kuzhi_domain::refusal::{LadderRefusal, TournamentRefusal};

use crate::words::moments::{date, from_date, on_date};
use crate::words::{Words, clock_name, mention, quoted_input, say};

/// Says why not, and what to do instead.
pub(crate) fn refusal(words: &Words, why: &TournamentRefusal) -> String {
    let key = |end: &str| format!("refused-tournament-{end}");
    let of = |player: PlayerId| mention(words, player);
    match why {
        TournamentRefusal::Size { fewest, most } => {
            say!(words, &key("size"), fewest = *fewest, most = *most)
        }
        TournamentRefusal::ArenaLength { fewest, most } => {
            say!(words, &key("arena-length"), fewest = *fewest, most = *most)
        }
        TournamentRefusal::GroupSize { fewest, most } => {
            say!(words, &key("group-size"), fewest = *fewest, most = *most)
        }
        TournamentRefusal::GroupMoves { most } => say!(words, &key("group-moves"), most = *most),
        TournamentRefusal::Rounds { most } => say!(words, &key("rounds"), most = *most),
        TournamentRefusal::Byes { most } => say!(words, &key("byes"), most = *most),
        TournamentRefusal::RoundsOfFew { players, most } => {
            say!(words, &key("rounds-of-few"), players = *players, most = *most)
        }
        TournamentRefusal::NameTooLong { most } => say!(words, &key("name-too-long"), most = *most),
        TournamentRefusal::TooManyHere { most } => say!(words, &key("too-many-here"), most = *most),
        TournamentRefusal::TooManyOfTheirs { most } => say!(words, &key("too-many-of-theirs"), most = *most),
        TournamentRefusal::TooFew { fewest } => say!(words, &key("too-few"), fewest = *fewest),
        TournamentRefusal::NoTime(text) => say!(words, &key("no-time"), text = quoted_input(text)),
        TournamentRefusal::NoTimeZone(text) => {
            say!(words, &key("no-time-zone"), text = quoted_input(text))
        }
        TournamentRefusal::BadStartTyped { text, at } => {
            say!(words, &key("bad-start-typed"), text = quoted_input(text), when = date(*at))
        }
        TournamentRefusal::NoDay(text) => say!(words, &key("no-day"), text = quoted_input(text)),
        TournamentRefusal::DaysAhead { most } => say!(words, &key("days-ahead"), most = *most),
        TournamentRefusal::SeasonLength { fewest, most } => {
            say!(words, &key("season-length"), fewest = *fewest, most = *most)
        }
        TournamentRefusal::SeasonBest { most } => say!(words, &key("season-best"), most = *most),
        TournamentRefusal::LacksRole(role) => {
            say!(words, &key("lacks-role"), role = format!("<@&{role}>"))
        }
        TournamentRefusal::OnlyLater { begins } => say!(words, &key("only-later"), when = date(*begins)),
        TournamentRefusal::MoreEntered { number } => say!(words, &key("more-entered"), number = *number),
        TournamentRefusal::NoNumber(text) => say!(words, &key("no-number"), text = quoted_input(text)),
        TournamentRefusal::NotOrganisers(role) => {
            say!(words, &key("not-organisers"), role = format!("<@&{role}>"))
        }
        TournamentRefusal::IsIn(player) => say!(words, &key("is-in"), player = of(*player)),
        TournamentRefusal::HasLeft(player) => say!(words, &key("has-left"), player = of(*player)),
        TournamentRefusal::Organises(player) => say!(words, &key("organises"), player = of(*player)),
        TournamentRefusal::TooManyOrganisers { most } => {
            say!(words, &key("too-many-organisers"), most = *most)
        }
        TournamentRefusal::NotifiedLately { until } => {
            say!(words, &key("notified-lately"), when = from_date(words, *until))
        }
        TournamentRefusal::IsReady { until } => say!(words, &key("is-ready"), when = date(*until)),
        TournamentRefusal::CheckInLater { opens } => {
            say!(words, &key("check-in-later"), when = on_date(words, *opens))
        }
        TournamentRefusal::TheyPlayLive(player) => {
            say!(words, &key("they-play-live"), player = of(*player))
        }
        TournamentRefusal::LadderBusy(player) => say!(words, &key("ladder-busy"), player = of(*player)),
        TournamentRefusal::LadderRest { player, until } => {
            say!(words, &key("ladder-rest"), player = of(*player), when = from_date(words, *until))
        }
        TournamentRefusal::TooManyApart { most } => say!(words, &key("too-many-apart"), most = *most),
        TournamentRefusal::ArenaClock { minutes, longest } => {
            let clock = clock_name(words, Some(*longest));
            say!(words, &key("arena-clock"), minutes = *minutes, clock = clock)
        }
        TournamentRefusal::Ladder(LadderRefusal::NotThere(player)) => {
            say!(words, &key("ladder-not-there"), player = of(*player))
        }
        TournamentRefusal::Ladder(LadderRefusal::NotAbove) => say!(words, &key("ladder-not-above")),
        TournamentRefusal::Ladder(LadderRefusal::TooFar(reach)) => {
            say!(words, &key("ladder-too-far"), first = *reach.start(), last = *reach.end())
        }
        plain => say!(words, &key(plain.id())),
    }
}
