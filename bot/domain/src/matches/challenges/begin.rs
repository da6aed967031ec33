//! Begins matches. A challenge to a person waits for an answer; a game against the bot begins at once.

use std::time::Duration;

use super::balanced::{self, can_be_balanced};
use crate::clock::TimeControl;
use crate::matches::{
    Challenge, Experience, Invitation, Match, Newcomers, Opponent, Playing, Seats, Series, Stage, VoteWish,
    Voting, is_quick,
};
use crate::refusal::{Refusal, TournamentRefusal};
use crate::settings::{Challengers, HouseRules};
use crate::{MatchId, PlayerId, Timestamp};

/// The longest that a challenge to a game with a live clock stays open: whoever made it sits at the board.
const LONGEST_LIVE: Duration = Duration::from_mins(15);

/// Random values for a new match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The match's id, drawn at random.
    pub id: MatchId,
    /// Decides the side if the challenger leaves it to chance.
    pub coin: bool,
}

/// Limits on concurrent matches. They apply whatever a server's own settings say.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MatchLimits {
    /// Matches in play for each person.
    pub matches: u16,
    /// Open challenges by each person.
    pub challenges: u16,
    /// Matches in each channel of a server.
    pub in_channel: u16,
    /// How long a challenge stays open, at most a quarter of an hour with a live clock.
    pub challenge_lasts: Duration,
    /// How many clocks may run out at once. If more do, the bot assumes a fault and counts none of them as
    /// run out.
    pub time_ups: u32,
    /// The days of a year for which a person can be away.
    pub days_away: u16,
}

impl MatchLimits {
    /// How long a challenge to a game with this clock stays open.
    fn challenge_lasts(&self, clock: Option<TimeControl>) -> Duration {
        match clock {
            Some(clock) if clock.is_live() => self.challenge_lasts.min(LONGEST_LIVE),
            _ => self.challenge_lasts,
        }
    }
}

/// What decides whether a match may begin: current matches, server settings and the invited person's
/// wishes.
#[derive(Clone, Debug)]
pub struct BeginContext {
    /// The live matches of the challenger.
    pub going_on: Vec<Match>,
    /// The live matches of the channel.
    pub in_channel: Vec<Match>,
    /// The settings of the server.
    pub house: HouseRules,
    /// Who may challenge the invited person.
    pub challengers: Challengers,
    /// Whether the two have played each other before.
    pub have_played: bool,
    /// The games that the challenger knows.
    pub experience: Experience,
    /// The games that the invited person knows. `None` if nobody is invited.
    pub experience_of_invited: Option<Experience>,
    /// The current time.
    pub now: Timestamp,
}

/// Returns the match that an invitation begins.
///
/// # Errors
///
/// A [`Refusal`] with the reason.
pub fn begin(
    invitation: &Invitation,
    context: &BeginContext,
    limits: &MatchLimits,
    Chance { id, coin }: Chance,
) -> Result<Match, Refusal> {
    let (challenger, now) = (invitation.challenger, context.now);
    may_challenge(invitation, context, limits)?;
    let (side, clock, balanced) = (invitation.side.side(coin), invitation.clock, invitation.balanced);
    let stage = match invitation.opponent {
        Opponent::Bot(level) => {
            let seats = match invitation.vote {
                Some(VoteWish { rival: Some(_), .. }) => Seats::of_channels(side),
                Some(_) => Seats::of_channel(side, level),
                None => Seats::against_bot(side, challenger, level),
            };
            let playing = Playing {
                voting: invitation.vote.map(|wish| Box::new(Voting::begin(challenger, wish))),
                ..Playing::begin(invitation.game, seats, clock, now)
            };
            let playing = playing.with_next_vote(false);
            let playing = playing.with_time_off(invitation.time_off);
            Stage::Playing(if balanced {
                playing.with_ballot(balanced::draw(invitation.game, id))
            } else {
                playing
            })
        }
        Opponent::Person { .. } | Opponent::Anybody => {
            let invited = invitation.opponent.person();
            let expires = now + limits.challenge_lasts(clock);
            let time_off = invitation.time_off;
            Stage::Open(Challenge {
                challenger,
                invited,
                side,
                clock,
                time_off,
                balanced,
                made: now,
                expires,
            })
        }
    };
    let experience = || [&context.experience].into_iter().chain(&context.experience_of_invited);
    let rated = rated(invitation, experience().any(|one| one.finished.is_empty()))?;
    let series = match invitation.sets {
        Some(length) => Some(Series::new(length).ok_or(Refusal::Unusable)?),
        None => None,
    };
    let (place, game, newcomers) = (invitation.place, invitation.game, Newcomers::NOBODY);
    let begun = Match { id, version: 1, place, game, rated, series, newcomers, tournament: None, stage };
    Ok(begun.with_newcomers(|player| {
        let known = if player == challenger {
            Some(&context.experience)
        } else {
            context.experience_of_invited.as_ref()
        };
        known?.new_to(game)
    }))
}

/// Checks whether an invitation may be made.
///
/// # Errors
///
/// A [`Refusal`] with the reason.
pub fn may_challenge(
    invitation: &Invitation,
    context: &BeginContext,
    limits: &MatchLimits,
) -> Result<(), Refusal> {
    let BeginContext { going_on, in_channel, house, challengers, have_played, now, .. } = context;
    let (challenger, place) = (invitation.challenger, invitation.place);
    if invitation.balanced && !can_be_balanced(invitation.game) {
        return Err(Refusal::NoBalancedOpening(invitation.game));
    }
    house.let_in((place.channel, invitation.parent), challenger, invitation.opponent.person())?;
    match invitation.opponent {
        Opponent::Person { id, .. } if id == challenger => return Err(Refusal::ChallengesSelf),
        Opponent::Person { is_program: true, .. } => return Err(Refusal::ChallengesProgram),
        Opponent::Person { id, .. } => challengers.admit(*have_played, id)?,
        Opponent::Anybody | Opponent::Bot(_) => {}
    }
    let begins_live =
        matches!(invitation.opponent, Opponent::Bot(_)) && invitation.clock.is_some_and(TimeControl::is_live);
    if begins_live && going_on.iter().any(Match::is_live_in_tournament) {
        return Err(TournamentRefusal::PlaysLive.into());
    }
    may_play_more(going_on, limits)?;
    // The bot accepts at once, so there is no open challenge.
    if !matches!(invitation.opponent, Opponent::Bot(_)) {
        let own: Vec<_> = going_on.iter().filter(|one| is_challenge_of(one, challenger)).collect();
        not_so_many(own.len(), limits.challenges)?;
        let here = own.iter().filter(|one| one.place.guild == place.guild).count();
        house.challenges.filter(|_| place.guild.is_some()).map_or(Ok(()), |most| not_so_many(here, most))?;
    }
    if invitation.vote.is_some() {
        place.guild.ok_or(Refusal::VoteNeedsServer)?;
        if in_channel.iter().any(Match::is_vote) {
            return Err(Refusal::VoteUnderWay);
        }
    }
    if place.guild.is_some() { house.has_room(in_channel, limits.in_channel, *now) } else { Ok(()) }
}

const fn is_challenge_of(one: &Match, challenger: PlayerId) -> bool {
    matches!(&one.stage, Stage::Open(challenge) if challenge.challenger.0 == challenger.0)
}

fn not_so_many(challenges: usize, most: u16) -> Result<(), Refusal> {
    if challenges >= usize::from(most) { Err(Refusal::TooManyChallenges { most }) } else { Ok(()) }
}

/// Matches between people are rated, unless they opt out, the game is too short, or it is somebody's first
/// and nobody asked. Matches against the bot never are.
fn rated(invitation: &Invitation, is_first: bool) -> Result<bool, Refusal> {
    match (invitation.opponent, invitation.rated) {
        (Opponent::Bot(_), Some(true)) => Err(Refusal::BotIsUnrated),
        (Opponent::Bot(_), _) => Ok(false),
        (_, Some(true)) if is_quick(invitation.game) => Err(Refusal::QuickIsUnrated),
        (Opponent::Person { .. } | Opponent::Anybody, rated) => {
            Ok(rated.unwrap_or(!is_first) && !is_quick(invitation.game))
        }
    }
}

/// Checks whether a person with these live matches may play one more.
///
/// # Errors
///
/// [`Refusal::TooManyMatches`] if not.
pub fn may_play_more(going_on: &[Match], limits: &MatchLimits) -> Result<(), Refusal> {
    let played = going_on.iter().filter(|one| matches!(one.stage, Stage::Playing(_))).count();
    if played >= usize::from(limits.matches) {
        return Err(Refusal::TooManyMatches { most: limits.matches });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, Side};
    use kuzhi_search::Level;

    use super::*;
    use crate::ChannelId;
    use crate::clock::TimeOff;
    use crate::matches::{Actor, Intent, Place, SideChoice, lasting, of_usual_length};

    fn invitation(game: Game, opponent: Opponent, rated: Option<bool>) -> Invitation {
        let place = Place { guild: None, channel: ChannelId(3) };
        Invitation {
            challenger: PlayerId(1),
            opponent,
            game,
            rated,
            balanced: false,
            time_off: TimeOff::All,
            side: SideChoice::Random,
            vote: None,
            sets: None,
            clock: None,
            place,
            parent: None,
        }
    }

    #[test]
    fn quick_games_cannot_be_rated() {
        let bob = Opponent::Person { id: PlayerId(2), is_program: false };
        for game in Game::all() {
            for opponent in [bob, Opponent::Anybody] {
                let rated = |game, wanted| rated(&invitation(game, opponent, wanted), false);
                let [usual, quick] = [of_usual_length(game), lasting(game, 1)];
                assert_eq!(rated(usual, None), Ok(true), "{game}");
                assert_eq!(rated(usual, Some(true)), Ok(true), "{game}");
                assert_eq!(rated(quick, None), Ok(!is_quick(quick)), "{game}");
                assert_eq!(rated(quick, Some(false)), Ok(false), "{game}");
                let wanted = if is_quick(quick) { Err(Refusal::QuickIsUnrated) } else { Ok(true) };
                assert_eq!(rated(quick, Some(true)), wanted, "{game}");
            }
            let against_bot = invitation(of_usual_length(game), Opponent::Bot(Level::default()), None);
            assert_eq!(rated(&against_bot, false), Ok(false));
        }
    }

    #[test]
    fn a_first_game_is_rated_only_if_asked() {
        for (wanted, is_rated) in [(None, false), (Some(true), true), (Some(false), false)] {
            let first = invitation(Game::default(), Opponent::Anybody, wanted);
            assert_eq!(rated(&first, true), Ok(is_rated), "{wanted:?}");
        }
    }

    #[test]
    fn challenges_with_a_live_clock_are_short() {
        let [minute, hour, day] = [1, 60, 1_440].map(Duration::from_mins);
        let lasts = |challenge_lasts, clock| {
            let limits = MatchLimits {
                matches: 9,
                challenges: 9,
                in_channel: 9,
                challenge_lasts,
                time_ups: 9,
                days_away: 30,
            };
            limits.challenge_lasts(clock)
        };
        let live = Some(TimeControl::Live { minutes: 10, seconds: 5 });
        assert_eq!([minute, day].map(|set| lasts(set, live)), [minute, LONGEST_LIVE]);
        assert_eq!([minute, hour, day].map(|set| lasts(set, None)), [minute, hour, day]);
        assert_eq!(lasts(day, Some(TimeControl::Days(3))), day);
    }

    #[test]
    fn a_match_has_who_is_new_to_its_game() {
        let hour = Duration::from_hours(1);
        let limits = MatchLimits {
            matches: 9,
            challenges: 9,
            in_channel: 9,
            challenge_lasts: hour,
            time_ups: 9,
            days_away: 30,
        };
        let [mangala, kalah] = ["mangala", "kalah"].map(|id| Game::by_id(id).unwrap());
        let experienced = |game| Experience { finished: vec![game], learnt: Vec::new() };
        let begun = |opponent, own, invited| {
            let context = BeginContext {
                going_on: Vec::new(),
                in_channel: Vec::new(),
                house: HouseRules::default(),
                challengers: Challengers::Everybody,
                have_played: true,
                experience: experienced(own),
                experience_of_invited: invited,
                now: Timestamp::default(),
            };
            let chance = Chance { id: MatchId::from_random(1), coin: true };
            begin(&invitation(Game::default(), opponent, None), &context, &limits, chance).unwrap()
        };
        let known = |one: Match| Side::ALL.map(|side| one.newcomers().at(side).map(<[Game]>::to_vec));
        let bot = Opponent::Bot(Level::default());
        assert_eq!(known(begun(bot, kalah, None)), [Some(vec![kalah]), None]);
        assert_eq!(known(begun(bot, mangala, None)), [None, None]);
        let bob = Opponent::Person { id: PlayerId(2), is_program: false };
        let novice = Some(Experience::default());
        assert_eq!(known(begun(bob, mangala, novice)), [None, Some(Vec::new())]);
        assert_eq!(known(begun(bob, kalah, Some(experienced(mangala)))), [Some(vec![kalah]), None]);
        let open = begun(Opponent::Anybody, kalah, None);
        assert_eq!(known(open.clone()), [Some(vec![kalah]), None]);
        let accepted =
            crate::matches::decide(&open, Actor::Person(PlayerId(3)), Intent::Accept, Timestamp::default());
        let accepted = accepted.unwrap().with_newcomers(|player| (player == PlayerId(3)).then(Vec::new));
        assert_eq!(known(accepted), [None, Some(Vec::new())]);
    }
}
