//! Polite refusals.

use kuzhi_domain::ChannelId;
use kuzhi_domain::matches::{MOST_QUIET_MOVES, can_be_balanced};
use kuzhi_domain::refusal::{LookingBack, NoPuzzle, Refusal, Withdrawal};
use kuzhi_engine::{Game, OptionError, Values};

use super::Screen;
use super::matches::illegal::illegal_text;
use super::people::settings::mentions;
use super::study::written_game;
use crate::words::moments::{from_date, from_time};
use crate::words::{Words, game_name, mention, quoted_input, say};

/// Says no, why, and what people can do instead.
#[expect(clippy::too_many_lines, reason = "each refusal has its line")]
pub fn refusal_screen(words: &Words, refusal: &Refusal) -> Screen {
    Screen::text(match refusal {
        Refusal::ChallengesSelf => say!(words, "refused-self"),
        Refusal::ChallengesProgram => say!(words, "refused-program"),
        Refusal::TakesNoChallenges { invited } => {
            say!(words, "refused-takes-none", invited = mention(words, *invited))
        }
        Refusal::OnlyOpponents { invited } => {
            say!(words, "refused-acquaintances", invited = mention(words, *invited))
        }
        Refusal::TooMuch { cost, until } => {
            say!(words, &format!("refused-too-much-{}", cost.id()), when = from_time(words, *until))
        }
        Refusal::TooMuchHere { until } => {
            say!(words, "refused-too-much-here", when = from_time(words, *until))
        }
        Refusal::HintUnderWay => say!(words, "refused-hint-under-way"),
        Refusal::ChallengedTooOften { invited, until } => {
            say!(
                words,
                "refused-challenged-often",
                invited = mention(words, *invited),
                when = from_date(words, *until)
            )
        }
        Refusal::DeclinedLately { invited, until } => {
            say!(
                words,
                "refused-declined-lately",
                invited = mention(words, *invited),
                when = from_date(words, *until)
            )
        }
        Refusal::KeptOut => say!(words, "refused-kept-out"),
        Refusal::OpponentLeft => say!(words, "refused-opponent-left"),
        Refusal::TooBusy => say!(words, "refused-too-busy"),
        Refusal::Restarting => say!(words, "refused-restarting"),
        Refusal::BeingForgotten => say!(words, "refused-being-forgotten"),
        Refusal::OtherKeptOut { other } => {
            say!(words, "refused-other-kept-out", other = mention(words, *other))
        }
        Refusal::PersonBlocked => say!(words, "refused-person-blocked"),
        Refusal::ServerBlocked => say!(words, "refused-server-blocked"),
        Refusal::OtherChannels { channels } => {
            say!(words, "refused-channels", channels = mentions(channels))
        }
        Refusal::StandsThere { channel } => {
            say!(words, "refused-stands-there", channel = format!("<#{channel}>"))
        }
        Refusal::MayNotPost { channel } => {
            say!(words, "refused-may-not-post", channel = mentions(&[*channel]))
        }
        Refusal::CannotPost { channel } => {
            say!(words, "refused-cannot-post", channel = mentions(&[*channel]))
        }
        Refusal::MayNotWrite { channel, lacks } => {
            let named = |(lacks, name): (bool, &str)| lacks.then(|| say!(words, name));
            let all = [
                (lacks.view, "permission-view-channel"),
                (lacks.send, "permission-send-messages"),
                (lacks.send_in_threads, "permission-send-in-threads"),
            ];
            let permissions = all.into_iter().filter_map(named).collect::<Vec<_>>().join(", ");
            say!(words, "refused-may-not-write", channel = mentions(&[*channel]), permissions = permissions)
        }
        Refusal::ChannelFull { most } => say!(words, "refused-channel-full", most = *most),
        Refusal::NoServer => say!(words, "refused-no-server"),
        Refusal::HeardAlone => say!(words, "refused-heard-alone"),
        Refusal::AloneWithBot => say!(words, "refused-alone-with-bot"),
        Refusal::InvitedCannotSee { invited } => {
            say!(words, "refused-invited-cannot-see", invited = mention(words, *invited))
        }
        Refusal::NotManager => say!(words, "refused-not-manager"),
        Refusal::WinnersRole(why) => say!(words, &format!("refused-winners-role-{}", why.id())),
        Refusal::TooManyChallenges { most } => say!(words, "refused-challenges", most = *most),
        Refusal::TooManyMatches { most } => say!(words, "refused-matches", most = *most),
        Refusal::ChallengerIsBusy { challenger } => {
            say!(words, "refused-challenger-busy", challenger = mention(words, *challenger))
        }
        Refusal::NotInvited { invited } => {
            say!(words, "refused-not-invited", invited = mention(words, *invited))
        }
        Refusal::OwnChallenge => say!(words, "refused-own-challenge"),
        Refusal::OwnNamedChallenge { invited } => {
            say!(words, "refused-own-named-challenge", invited = mention(words, *invited))
        }
        Refusal::OpponentAndAnybody => say!(words, "refused-opponent-and-open"),
        Refusal::NotChallenger { challenger } => {
            say!(words, "refused-not-challenger", challenger = mention(words, *challenger))
        }
        Refusal::AlreadyAccepted => say!(words, "refused-accepted"),
        Refusal::ChallengeGone(why) => gone_text(words, *why),
        // Only the clock's own requests are refused as not due.
        Refusal::NotStarted | Refusal::NotDue => say!(words, "refused-not-started"),
        Refusal::NoClock => say!(words, "refused-no-clock"),
        Refusal::TimeNotUp { until } => say!(words, "refused-time-not-up", when = from_date(words, *until)),
        Refusal::OwnTimeUp => say!(words, "refused-own-time-up"),
        Refusal::OwnTime => say!(words, "refused-own-time"),
        Refusal::PlentyOfTime { other } => {
            say!(words, "refused-plenty-of-time", other = mention(words, *other))
        }
        Refusal::NotUndoer => say!(words, "refused-not-undoer"),
        Refusal::NothingToUndo => say!(words, "refused-nothing-to-undo"),
        Refusal::NothingToVoid => say!(words, "refused-nothing-to-void"),
        Refusal::OwnResult => say!(words, "refused-own-result"),
        Refusal::ProfileHidden { player } => {
            say!(words, "refused-profile-hidden", player = mention(words, *player))
        }
        Refusal::NextSetBegun => say!(words, "refused-next-set"),
        Refusal::NoTimeZone(text) => say!(words, "refused-no-time-zone", text = quoted_input(text)),
        Refusal::NoMoment(text) => say!(words, "refused-no-moment", text = quoted_input(text)),
        Refusal::NoDaysOff(text) => say!(words, "refused-no-days-off", text = quoted_input(text)),
        Refusal::NoQuietHours(text) => say!(words, "refused-no-quiet-hours", text = quoted_input(text)),
        Refusal::Away(why) => super::people::calendar::refusal(words, *why),
        Refusal::BadClock(text) => say!(words, "refused-bad-clock", text = quoted_input(text)),
        Refusal::NotSeated => say!(words, "refused-not-seated"),
        Refusal::VoteClosed => say!(words, "refused-vote-closed"),
        Refusal::TooManyVotes { most } => say!(words, "refused-too-many-votes", most = *most),
        Refusal::NewAccount { until } => say!(words, "refused-new-account", when = from_date(words, *until)),
        Refusal::NotHost => say!(words, "refused-not-host"),
        Refusal::VoteNeedsServer => say!(words, "refused-vote-needs-server"),
        Refusal::RivalAwaited => say!(words, "refused-rival-awaited"),
        Refusal::TurnOfRival => say!(words, "refused-turn-rival"),
        Refusal::NoVoteInvitation => say!(words, "refused-no-vote-invitation"),
        Refusal::NotVoteManager => say!(words, "refused-not-vote-manager"),
        Refusal::VoteUnderWay => say!(words, "refused-vote-under-way"),
        Refusal::TurnOf(player) => say!(words, "refused-turn", player = mention(words, *player)),
        Refusal::TurnOfBot => say!(words, "refused-turn-bot"),
        Refusal::Stale => say!(words, "refused-stale"),
        Refusal::Illegal(illegal) => illegal_text(words, *illegal),
        Refusal::NoMove(text) => say!(words, "refused-no-move", text = quoted_input(text)),
        Refusal::NoLayout(text) => say!(words, "refused-no-layout", text = quoted_input(text)),
        Refusal::Over => say!(words, "refused-over"),
        Refusal::NoSuchMatch => say!(words, "refused-no-such-match"),
        Refusal::OutOfSight => say!(words, "refused-out-of-sight"),
        Refusal::NoMatchHere => say!(words, "refused-no-match-here"),
        Refusal::LookingBack(why) => of_looking_back(words, *why),
        Refusal::Puzzle(why) => of_no_puzzle(words, *why),
        Refusal::Tournament(why) => super::tournaments::refusal(words, why),
        Refusal::NamesNoGame(text) => say!(words, "refused-names-no-game", text = quoted_input(text)),
        Refusal::NoGameBehindLink => say!(words, "refused-no-game-behind-link"),
        Refusal::WrittenGame(why) => written_game::of_error(words, why),
        Refusal::ChannelGone => say!(words, "refused-channel-gone"),
        Refusal::PlayedElsewhere(there) => say!(words, "refused-elsewhere", channel = link_to(*there)),
        Refusal::PressedElsewhere(there) => {
            say!(words, "refused-pressed-elsewhere", channel = link_to(*there))
        }
        Refusal::OfferedAlready => say!(words, "refused-offered"),
        Refusal::OfferIsOpen => offer_open_text(words),
        Refusal::OfferGone => say!(words, "refused-offer-gone"),
        Refusal::TooEarlyForDraw => say!(words, "refused-early-draw"),
        Refusal::TooEarlyForEnd { moves } => say!(words, "refused-early-agree", moves = *moves),
        Refusal::NothingToTakeBack => say!(words, "refused-nothing-to-take-back"),
        Refusal::FormTooLate => say!(words, "refused-form-too-late"),
        Refusal::SeveralChallenges => say!(words, "refused-several-challenges"),
        Refusal::OwnOffer { other } => say!(words, "refused-own-offer", other = mention(words, *other)),
        Refusal::BotNeedsNoPlans => say!(words, "refused-bot-needs-no-plans"),
        Refusal::PlansOnOwnTurn => say!(words, "refused-plans-on-own-turn"),
        Refusal::LineEndsWithOther => say!(words, "refused-line-ends-with-other"),
        Refusal::LineIllegal(mv) => say!(words, "refused-line-illegal", move = mv.to_string()),
        Refusal::LineTooLong => say!(words, "refused-line-too-long"),
        Refusal::TooManyPlans { most } => say!(words, "refused-too-many-plans", most = *most),
        Refusal::NoRematchYet => say!(words, "refused-no-rematch-yet"),
        Refusal::RematchAsked { other } => {
            say!(words, "refused-rematch-asked", other = mention(words, *other))
        }
        Refusal::RematchRuns => say!(words, "refused-rematch-runs"),
        Refusal::RematchHad => say!(words, "refused-rematch-had"),
        Refusal::BotPlaysOn => say!(words, "refused-bot-plays-on", most = MOST_QUIET_MOVES),
        Refusal::BotIsUnrated => say!(words, "refused-bot-unrated"),
        Refusal::QuickIsUnrated => say!(words, "refused-quick-unrated"),
        Refusal::NoHintsRated => say!(words, "refused-no-hints-rated"),
        Refusal::HintTooLate => say!(words, "refused-hint-too-late"),
        Refusal::NoBalancedOpening(game) => no_balanced_opening(words, *game),
        Refusal::NoRounds(game) => say!(words, "refused-no-rounds", game = game_name(words, *game)),
        Refusal::NoSuchCommand => say!(words, "refused-no-such-command"),
        Refusal::NoSuchButton => say!(words, "refused-no-such-button"),
        Refusal::BadOption(error) => option_text(words, error),
        Refusal::Unusable => say!(words, "refused-unusable"),
    })
}

/// Says for which games openings are known, as the one asked for is none of them.
fn no_balanced_opening(words: &Words, game: Game) -> String {
    let known = Game::all().filter(|game| can_be_balanced(*game)).map(|game| game_name(words, game));
    let known = known.collect::<Vec<_>>().join(", ");
    say!(words, "refused-no-balanced-opening", game = game_name(words, game), games = known)
}

fn of_looking_back(words: &Words, why: LookingBack) -> String {
    match why {
        LookingBack::NothingPlayed => say!(words, "refused-nothing-played"),
        LookingBack::NoReviewRated => say!(words, "refused-review-rated"),
        LookingBack::NothingToReview => say!(words, "refused-review-nothing"),
        LookingBack::NoAnalysisYet => say!(words, "refused-analysis-running"),
        LookingBack::ClockRuns => say!(words, "refused-analysis-clock"),
        LookingBack::NoEvaluationYet => say!(words, "refused-evaluation-running"),
        LookingBack::NotTheirs => say!(words, "refused-notes-of-others"),
        LookingBack::PlayedNow => say!(words, "refused-played-now"),
    }
}

fn of_no_puzzle(words: &Words, why: NoPuzzle) -> String {
    match why {
        NoPuzzle::Gone => say!(words, "refused-puzzle-gone"),
        NoPuzzle::NotSolved => say!(words, "refused-puzzle-unsolved"),
        NoPuzzle::SharedHere => say!(words, "refused-puzzle-shared"),
    }
}

fn offer_open_text(words: &Words) -> String {
    say!(words, "refused-offer-open", button = say!(words, "button-decline"))
}

fn gone_text(words: &Words, why: Withdrawal) -> String {
    match why {
        Withdrawal::Declined => say!(words, "refused-declined"),
        Withdrawal::Cancelled => say!(words, "refused-cancelled"),
        Withdrawal::Expired => say!(words, "refused-expired"),
        Withdrawal::CalledOff => say!(words, "refused-called-off"),
    }
}

fn link_to(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

fn option_text(words: &Words, error: &OptionError) -> String {
    match error {
        OptionError::Unknown { game, name, names } => {
            let game = Game::by_id(game).unwrap_or_default();
            let (game, option) = (game_name(words, game), quoted_input(name));
            if names.is_empty() {
                return say!(words, "refused-option-none", game = game);
            }
            let options = listed(names);
            say!(words, "refused-option-unknown", game = game, option = option, options = options)
        }
        OptionError::Value { name, value, values } => {
            let (option, value) = (*name, quoted_input(value));
            let one_of = |values: &[&str]| {
                say!(
                    words,
                    "refused-option-value",
                    option = option,
                    value = value.as_str(),
                    values = listed(values)
                )
            };
            match *values {
                Values::Words(values) => one_of(values),
                Values::Flag => one_of(&["true", "false"]),
                Values::Number(least, most) => say!(
                    words,
                    "refused-option-range",
                    option = option,
                    value = value.as_str(),
                    least = least,
                    most = most
                ),
            }
        }
        OptionError::Twice(name) => say!(words, "refused-option-twice", option = *name),
    }
}

/// Quotes words that people may write, literally.
fn listed(words: &[&str]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

/// The one calm line about an error of the bot. A lasting one needs to be fixed first.
pub fn failure_screen(words: &Words, is_lasting: bool) -> Screen {
    Screen::text(say!(words, if is_lasting { "failed-lasting" } else { "failed" }))
}

/// Says that nobody knows what became of the request.
pub fn dropped_screen(words: &Words) -> Screen {
    Screen::text(say!(words, "dropped"))
}
