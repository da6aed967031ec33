//! Texts outside of matches: refusals, failures, leaderboards.

use std::collections::BTreeMap;
use std::time::Duration;

use kuzhi_domain::calendar::{AwayRefusal, Calendar, DaysOff, QuietHours, Week};
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{MatchLimits, Scope, Seat};
use kuzhi_domain::moments::{TimeZone, read_hours, read_weekdays};
use kuzhi_domain::people::{Career, Journey, Played, Score};
use kuzhi_domain::rating::{By, Chart, Rating, Span, Standing, Tally};
use kuzhi_domain::refusal::{
    LackedPermissions, LookingBack, NoPuzzle, Refusal, Withdrawal, WrittenGameError,
};
use kuzhi_domain::settings::{
    BotReply, Challengers, GuildChannel, HouseRules, Look, Pings, Preferences, Viewpoint,
};
use kuzhi_domain::study::{Day, Solver, Streak};
use kuzhi_domain::tournaments::{LONGEST_TOURNAMENT_NAME, PlaceReached, Trophies};
use kuzhi_domain::{ChannelId, GuildId, Language, MatchId, PlayerId, RoleId, Timestamp};
use kuzhi_engine::{
    BadArrangement, Game, GameError, Illegal, ImpossiblePosition, Mark, OptionError, PitNumber,
};
use kuzhi_search::Level;
use kuzhi_view::picture::Theme;
use kuzhi_view::request::{ChallengeDraft, ChartView, Done, DraftOpponent, LeaderboardOf};
use kuzhi_view::screens::{
    self, Drafter, Field, GameProfile, LADDER_LENGTH, LEADERBOARD_LENGTH, LeaderboardLine, LeaderboardPage,
    LevelLadder, OwnPlace, Profile, ProfileReader, Screen,
};
use kuzhi_view::words::{self, Words};

use crate::limits::{check_description, check_form, check_screen, check_shown};
use crate::screens::emojis;

/// Every refusal, with the longest values.
fn refusals() -> Vec<Refusal> {
    let (long, player) = ("w".repeat(200), PlayerId(u64::MAX));
    let later = Timestamp::from_millis(1_790_000_000_000);
    let mut all = vec![
        Refusal::TooMuchHere { until: later },
        Refusal::HintUnderWay,
        Refusal::OpponentLeft,
        Refusal::BeingForgotten,
        Refusal::TooBusy,
        Refusal::KeptOut,
        Refusal::OtherKeptOut { other: player },
        Refusal::PersonBlocked,
        Refusal::ServerBlocked,
        Refusal::OtherChannels { channels: vec![ChannelId(u64::MAX); 25] },
        Refusal::NoServer,
        Refusal::OwnChallenge,
        Refusal::OpponentAndAnybody,
        Refusal::NotManager,
        Refusal::NotInvited { invited: player },
        Refusal::NotChallenger { challenger: player },
        Refusal::AlreadyAccepted,
        Refusal::ChallengeGone(Withdrawal::Declined),
        Refusal::ChallengeGone(Withdrawal::Cancelled),
        Refusal::ChallengeGone(Withdrawal::Expired),
        Refusal::ChallengeGone(Withdrawal::CalledOff),
        Refusal::NotStarted,
        Refusal::NotDue,
        Refusal::NoClock,
        Refusal::TimeNotUp { until: Timestamp::from_millis(1_790_000_000_000) },
        Refusal::OwnTimeUp,
        Refusal::NotUndoer,
        Refusal::NothingToUndo,
        Refusal::NothingToVoid,
        Refusal::ProfileHidden { player },
        Refusal::NextSetBegun,
        Refusal::BadClock(long.clone()),
        Refusal::NoTimeZone(long.clone()),
        Refusal::NoMoment(long.clone()),
        Refusal::NoDaysOff(long.clone()),
        Refusal::NoQuietHours(long.clone()),
        Refusal::Away(AwayRefusal::Past),
        Refusal::Away(AwayRefusal::TooLong { left: 0 }),
        Refusal::Away(AwayRefusal::TooLong { left: 11 }),
        Refusal::Away(AwayRefusal::Again { at: Timestamp::from_millis(1_790_000_000_000) }),
        Refusal::Away(AwayRefusal::Changed { at: Timestamp::from_millis(1_790_000_000_000) }),
        Refusal::Away(AwayRefusal::NotAway),
        Refusal::NotSeated,
        Refusal::TurnOf(player),
        Refusal::TurnOfBot,
        Refusal::Stale,
        Refusal::NoMove(long.clone()),
        Refusal::NoLayout(long.clone()),
        Refusal::NamesNoGame(long),
        Refusal::NoGameBehindLink,
        Refusal::Over,
        Refusal::NoSuchMatch,
        Refusal::OutOfSight,
        Refusal::NoMatchHere,
        Refusal::LookingBack(LookingBack::NothingPlayed),
        Refusal::LookingBack(LookingBack::NoAnalysisYet),
        Refusal::LookingBack(LookingBack::NoReviewRated),
        Refusal::LookingBack(LookingBack::NothingToReview),
        Refusal::Puzzle(NoPuzzle::Gone),
        Refusal::Puzzle(NoPuzzle::NotSolved),
        Refusal::Puzzle(NoPuzzle::SharedHere),
        Refusal::LookingBack(LookingBack::PlayedNow),
        Refusal::LookingBack(LookingBack::ClockRuns),
        Refusal::LookingBack(LookingBack::NoEvaluationYet),
        Refusal::LookingBack(LookingBack::NotTheirs),
        Refusal::PlayedElsewhere(ChannelId(u64::MAX)),
        Refusal::ChannelGone,
        Refusal::OfferedAlready,
        Refusal::OfferIsOpen,
        Refusal::OfferGone,
        Refusal::TooEarlyForDraw,
        Refusal::TooEarlyForEnd { moves: 20 },
        Refusal::NothingToTakeBack,
        Refusal::BotNeedsNoPlans,
        Refusal::PlansOnOwnTurn,
        Refusal::LineEndsWithOther,
        Refusal::LineIllegal("=2.1.0.2.0.0.4".parse().unwrap()),
        Refusal::LineTooLong,
        Refusal::FormTooLate,
        Refusal::OwnOffer { other: player },
        Refusal::BotPlaysOn,
        Refusal::BotIsUnrated,
        Refusal::QuickIsUnrated,
        Refusal::NoHintsRated,
        Refusal::HintTooLate,
        Refusal::NoSuchCommand,
        Refusal::NoSuchButton,
        Refusal::Unusable,
    ];
    all.extend(of_challenges(player, later));
    all.extend(of_places());
    all.extend(repeated(later));
    all.extend(counted());
    all.extend(illegal().into_iter().map(Refusal::Illegal));
    all.extend(unread().into_iter().map(Refusal::WrittenGame));
    all.extend(Game::all().flat_map(bad_options).map(Refusal::BadOption));
    all
}

/// Refusals of challenges and rematches.
fn of_challenges(player: PlayerId, later: Timestamp) -> Vec<Refusal> {
    vec![
        Refusal::ChallengesSelf,
        Refusal::ChallengesProgram,
        Refusal::TakesNoChallenges { invited: player },
        Refusal::OnlyOpponents { invited: player },
        Refusal::ChallengedTooOften { invited: player, until: later },
        Refusal::DeclinedLately { invited: player, until: later },
        Refusal::NoRematchYet,
        Refusal::RematchAsked { other: player },
        Refusal::RematchRuns,
        Refusal::RematchHad,
        Refusal::SeveralChallenges,
        Refusal::ChallengerIsBusy { challenger: player },
        Refusal::HeardAlone,
        Refusal::AloneWithBot,
        Refusal::InvitedCannotSee { invited: player },
    ]
}

/// Refusals of what can be done in a channel, or not now.
fn of_places() -> [Refusal; 6] {
    let channel = ChannelId(u64::MAX);
    [
        Refusal::OwnResult,
        Refusal::Restarting,
        Refusal::StandsThere { channel },
        Refusal::MayNotPost { channel },
        Refusal::CannotPost { channel },
        Refusal::MayNotWrite {
            channel,
            lacks: LackedPermissions { view: true, send: true, send_in_threads: true },
        },
    ]
}

/// Refusals of each kind of use and of each game.
fn repeated(later: Timestamp) -> impl Iterator<Item = Refusal> {
    let too_much = Cost::ALL.map(|cost| Refusal::TooMuch { cost, until: later });
    too_much.into_iter().chain(Game::all().map(Refusal::NoRounds))
}

/// Refusals with a number, in all plural forms of all languages.
fn counted() -> Vec<Refusal> {
    let of = |most| {
        [
            Refusal::TooManyChallenges { most },
            Refusal::TooManyMatches { most },
            Refusal::ChannelFull { most },
            Refusal::TooManyPlans { most },
        ]
    };
    (0..=101).flat_map(of).collect()
}

fn illegal() -> Vec<Illegal> {
    let number = PitNumber::new(7).unwrap();
    let layouts = [
        BadArrangement::First(9),
        BadArrangement::Middle { number, seeds: 9 },
        BadArrangement::Last(9),
        BadArrangement::Total { laid: 10, have: 11 },
        BadArrangement::TooFewForStandard(3),
    ];
    let mut all = vec![
        Illegal::Over,
        Illegal::NoSuchPit { number, last: 6 },
        Illegal::EmptyPit(number),
        Illegal::WrongForm,
        Illegal::Castle(number),
        Illegal::Marked { number, mark: Mark::Tied },
        Illegal::Excluded(number),
        Illegal::MustFeed(number),
        Illegal::SingleSeed(number),
        Illegal::FrontSingle(number),
        Illegal::EndPitFirst { last: 7 },
        Illegal::DirectionMissing(number),
        Illegal::DirectionKnown(number),
        Illegal::ArrangeFirst,
        Illegal::NothingToArrange,
    ];
    all.extend(layouts.map(Illegal::Arrangement));
    all
}

/// Why texts are not games or positions.
fn unread() -> Vec<WrittenGameError> {
    let (line, ply, long) = (usize::MAX, usize::MAX, "w".repeat(200));
    let (text, name) = (long.clone(), long.clone());
    let expected = "99(162)X".parse().unwrap();
    let game = Game::by_id("toguz-kumalak").unwrap();
    let mut all = vec![
        WrittenGameError::Nothing,
        WrittenGameError::TooLong,
        WrittenGameError::NoHeader { line, text: text.clone() },
        WrittenGameError::OddHeader { line, name },
        WrittenGameError::NoMove { line, ply, text: text.clone() },
        WrittenGameError::Differs { line, ply, text: text.clone(), expected, game },
        WrittenGameError::OtherResult {
            line,
            said: long.clone(),
            played: "south no-move 126:126".to_owned(),
        },
        WrittenGameError::NoPosition(long),
    ];
    for name in ["Game", "South", "North", "Date", "Position", "Result"] {
        let text = text.clone();
        all.extend([WrittenGameError::Missing(name), WrittenGameError::BadValue { line, name, text }]);
    }
    let refused = illegal().into_iter().flat_map(|why| [None, Some(Game::default())].map(|of| (why, of)));
    all.extend(refused.map(|(why, taken_for)| {
        let text = text.clone();
        WrittenGameError::Illegal { line, ply, text, why, taken_for }
    }));
    for game in Game::all() {
        for why in [
            ImpossiblePosition::Ring { row: 6, expected: 7 },
            ImpossiblePosition::Total { seeds: 300, expected: 154 },
            ImpossiblePosition::Foreign("castles"),
        ] {
            all.push(WrittenGameError::Impossible { game, text: text.clone(), why });
        }
    }
    all
}

fn bad_options(game: Game) -> Vec<OptionError> {
    let refused = |options: &[(&str, &str)]| match Game::with_options(game.id(), options.iter().copied()) {
        Err(GameError::Option(error)) => error,
        other => panic!("{options:?} gives {other:?}"),
    };
    let long = "w".repeat(200);
    let mut errors = vec![refused(&[(&long, "")])];
    for spec in game.option_specs() {
        errors.push(refused(&[(spec.name, &long)]));
        errors.push(refused(&[(spec.name, spec.default), (spec.name, spec.default)]));
    }
    errors
}

#[test]
fn every_refusal_can_be_sent() {
    for &language in Language::ALL {
        for refusal in refusals() {
            let what = format!("{}: {refusal:?}", language.tag());
            check_screen(&screens::refusal_screen(Words::for_language(language), &refusal), &what);
        }
        check_screen(&screens::undone(Words::for_language(language)), language.tag());
        for results in [1, 2, 3, 7, 11, 100] {
            check_screen(&screens::voided(Words::for_language(language), results), language.tag());
        }
        for is_lasting in [true, false] {
            check_screen(&screens::failure_screen(Words::for_language(language), is_lasting), language.tag());
        }
    }
}

#[test]
fn what_is_kept_of_people_can_be_told() {
    let (contact, policy) = ("w".repeat(200), format!("https://{}", "p".repeat(190)));
    for &language in Language::ALL {
        let (words, tag) = (Words::for_language(language), language.tag());
        let told = screens::privacy(words, Some(&contact), Some(&policy));
        check_screen(&told, tag);
        assert!(told.text.contains(&contact) && told.text.contains(&policy), "{tag}: there is no room");
        for number in [0, 1, 2, 3, 11, 100, 99_999] {
            let file = screens::my_data(words, "kuzhi-my-data.json".to_owned(), Vec::new(), number);
            check_screen(&file, tag);
            check_screen(&screens::really_delete_my_data(words, number), tag);
        }
        for screen in
            [screens::delete_my_data, screens::my_data_kept, screens::my_data_deleted, screens::my_data_later]
        {
            check_screen(&screen(words), tag);
        }
    }
}

#[test]
fn the_longest_leaderboard_can_be_sent() {
    let player = PlayerId(u64::MAX);
    let count = 99_999;
    let tally = Tally { number: 0, games: count, won: count };
    let best = Standing {
        won: count,
        drawn: count,
        lost: count,
        opponents: count,
        month: tally,
        week: tally,
        ..Standing::new(player)
    };
    for &language in Language::ALL {
        let name = words::named_within(Words::for_language(language), player, Some(&"ש".repeat(40)));
        let (puzzles, level) = (Some(best.rating), Some(Level::HIGHEST));
        let line = LeaderboardLine { place: 99_999, name: name.clone(), standing: best, puzzles, level };
        let lines = vec![line; LEADERBOARD_LENGTH];
        let views = Span::ALL.into_iter().flat_map(|span| By::ALL.map(|by| (span, by)));
        let views: Vec<_> = views.collect();
        for (game, scope) in
            Game::all().flat_map(|game| [(game, Scope::Everywhere), (game, Scope::Guild(GuildId(1)))])
        {
            for (span, by) in views.iter().copied() {
                let view = ChartView { span, by, ..ChartView::usual(LeaderboardOf::Everywhere, game) };
                let chart = Chart::at(scope, game.id(), span, by, Timestamp::default());
                for (lines, own) in [
                    (&lines[..], OwnPlace::At(99_999, best)),
                    (&lines[..], OwnPlace::None),
                    (&lines[..1], OwnPlace::Hidden),
                    (&[], OwnPlace::None),
                ] {
                    let (has_before, has_behind, own) = (true, true, (name.clone(), own));
                    let lines = lines.to_vec();
                    let page =
                        LeaderboardPage { view, chart, in_guild: true, lines, has_before, has_behind, own };
                    let screen = screens::leaderboard(Words::for_language(language), &page);
                    check_screen(&screen, &format!("{}: {}", language.tag(), game.id()));
                }
            }
        }
    }
}

#[test]
fn every_ladder_can_be_sent() {
    for &language in Language::ALL {
        let words = Words::for_language(language);
        let name = words::mention(words, PlayerId(u64::MAX >> 1));
        let levels: Vec<Level> = Level::all().collect();
        let all = levels.iter().cycle().take(LADDER_LENGTH);
        let mut climbers: Vec<_> = all.map(|level| (name.clone(), *level)).collect();
        climbers.sort_by_key(|(_, level)| std::cmp::Reverse(*level));
        for game in Game::all() {
            let view = ChartView { by: By::Levels, ..ChartView::usual(LeaderboardOf::Here, game) };
            for (climbers, own) in [(climbers.clone(), Some(Level::HIGHEST)), (Vec::new(), None)] {
                let ladder = LevelLadder { view, climbers, has_further: true, own: (name.clone(), own) };
                check_screen(&screens::level_ladder(words, &ladder), language.tag());
            }
        }
        check_screen(&screens::no_ladder(words), language.tag());
        let beaten: Vec<_> = Game::all().map(|game| (game, Level::LOWEST)).collect();
        for beaten in [&beaten[..], &[]] {
            check_screen(&screens::itself(words, beaten), language.tag());
        }
    }
}

#[test]
fn every_page_of_settings_can_be_sent() {
    for &language in Language::ALL {
        let (words, tag) = (Words::for_language(language), language.tag());
        for (pings, challengers) in Pings::ALL.into_iter().zip(Challengers::ALL) {
            for viewpoint in Viewpoint::ALL {
                for look in Look::ALL.map(Some).into_iter().chain([None]) {
                    let (language, claims) = (look.map(|_| language), pings == Pings::Off);
                    let (listed, film_proposed) = (claims, claims);
                    let reply = BotReply::ALL[usize::from(claims)];
                    let own = Preferences {
                        look,
                        viewpoint,
                        pings,
                        challengers,
                        language,
                        digest_at: 1_380,
                        digest_in: None,
                        puzzle_at: None,
                        confirms: claims,
                        claims,
                        reply,
                        film_proposed,
                        listed,
                        learnt: Vec::new(),
                        calendar: Calendar::default(),
                    };
                    let board = own.look(Look::default());
                    check_shown(&screens::own_settings(words, &own, true, board, emojis()), tag);
                }
            }
        }
        check_screen(&screens::away_question(words), tag);
        for puzzle_at in [None, Some(1_380)] {
            let own = Preferences { puzzle_at, ..Preferences::default() };
            check_screen(&screens::puzzle_settings(words, &own), tag);
        }
        let today = Day::new(9_999);
        for streak in [0, 9_999] {
            check_screen(&screens::puzzle_reminder(words, today, streak), tag);
        }
    }
}

#[test]
fn every_page_of_days_off_can_be_sent() {
    for &language in Language::ALL {
        let (words, tag) = (Words::for_language(language), language.tag());
        let now = Timestamp::from_millis(1_790_000_000_000);
        let zone = TimeZone::by_name("America/Argentina/ComodRivadavia").unwrap();
        for (days, quiet) in [(vec![], None), (vec![3, 7], QuietHours::new(20 * 60 + 30, 8 * 60 + 30))] {
            let week = Week { zone: zone.clone(), days_off: DaysOff::new(days.clone()).unwrap(), quiet };
            let later = now + Duration::from_hours(20 * 24);
            let away = Calendar::default().with_week(week.clone(), now).go_away(later, now, 30).unwrap();
            let other = away.with_week(Week { days_off: DaysOff::default(), ..week }, later);
            for own in [Calendar::default(), away, other] {
                for at in [now, later] {
                    let channel = GuildChannel { guild: GuildId(u64::MAX), channel: ChannelId(u64::MAX) };
                    let here = Some(GuildChannel { guild: GuildId(1), ..channel });
                    for (pings, digest_in) in
                        [(Pings::Off, None), (Pings::Daily, None), (Pings::Daily, Some(channel))]
                    {
                        check_screen(&Screen::text(screens::digest_moved(words, channel)), tag);
                        let own =
                            Preferences { pings, digest_in, calendar: own.clone(), ..Preferences::default() };
                        check_screen(&screens::own_time(words, &own, here, at, 30), tag);
                    }
                    check_form(&screens::away_form(words, &own), tag);
                    let form = screens::week_form(words, &own, at);
                    check_form(&form, tag);
                    // What it shows is read.
                    let texts: Vec<String> = form
                        .fields
                        .iter()
                        .map(|field| match &field.field {
                            Field::Filled { value, .. } => value.clone(),
                            _ => panic!("{tag} {form:?}"),
                        })
                        .collect();
                    let known = own.next_week(at).map(|(_, week)| week).or_else(|| own.week_at(at));
                    let days = known.map(|week| week.days_off.days().collect()).unwrap_or_default();
                    assert_eq!(read_weekdays(&texts[1]), Some(days), "{tag} {texts:?}");
                    let hours = known.and_then(|week| week.quiet).map(QuietHours::minutes);
                    assert_eq!(read_hours(&texts[2]), hours, "{tag} {texts:?}");
                }
            }
        }
    }
}

#[test]
fn every_page_of_a_server_can_be_sent() {
    let match_limits = MatchLimits {
        matches: 100,
        challenges: 100,
        in_channel: 100,
        challenge_lasts: Duration::from_mins(15),
        time_ups: 20,
        days_away: 30,
    };
    for &language in Language::ALL {
        let (words, tag) = (Words::for_language(language), language.tag());
        for pings in [true, false] {
            let channels = vec![ChannelId(u64::MAX); if pings { 25 } else { 0 }];
            let viewpoint = if pings { Viewpoint::Mover } else { Viewpoint::Fixed };
            let kept_out = vec![PlayerId(u64::MAX); if pings { HouseRules::MOST_KEPT_OUT } else { 0 }];
            let names = [(PlayerId(u64::MAX), None), (PlayerId(1), Some("w".repeat(200)))];
            let threads = pings;
            let rules = HouseRules { pings, channels, kept_out, threads, viewpoint, ..HouseRules::default() };
            check_screen(&screens::house_settings(words, &rules), tag);
            check_screen(&screens::house_tournaments(words, &rules), tag);
            let organisers = Some(RoleId(u64::MAX));
            check_screen(
                &screens::house_tournaments(words, &HouseRules { organisers, ..rules.clone() }),
                tag,
            );
            for look in Look::ALL {
                check_shown(&screens::house_boards(words, &rules, look.into(), emojis()), tag);
            }
            check_screen(&screens::limits(words, &rules, &match_limits), tag);
            check_screen(&screens::house_people(words, &rules, &names), tag);
        }
    }
}

#[test]
fn the_question_of_a_challenge_can_be_sent() {
    for &language in Language::ALL {
        let person = DraftOpponent::Person(PlayerId(u64::MAX));
        for (opponent, game) in [person, DraftOpponent::Anybody, DraftOpponent::Bot]
            .into_iter()
            .flat_map(|opponent| Game::all().map(move |game| (opponent, game)))
        {
            let clock = Some(TimeControl::Live { minutes: 180, seconds: 180 });
            let draft = ChallengeDraft { opponent, rated: None, ..ChallengeDraft::proposed(game, clock) };
            let words = Words::for_language(language);
            let knows: Option<Vec<_>> = Some(Game::all().filter(|one| one.id() != game.id()).collect());
            for (draft, look) in draft.of_all_lengths().into_iter().zip(Look::ALL.into_iter().cycle()) {
                let drafter = Drafter { knows: knows.clone(), look, is_first: true };
                let shown = screens::challenge_question(words, draft, &drafter, look.into(), emojis());
                check_shown(&shown, language.tag());
            }
        }
        for done in Done::ALL {
            check_screen(&screens::done(Words::for_language(language), done), language.tag());
        }
    }
}

#[test]
fn the_longest_profile_can_be_sent() {
    let other = PlayerId(u64::MAX);
    let played = |number: u32, against, score| Played {
        ended: Timestamp::from_millis(u64::from(number)),
        id: MatchId::from_random(u64::from(number)),
        against,
        score,
        rated: true,
        first: true,
        opening: "=2.1.0.2.0.0.4".parse().ok(),
        rating: Some(1_999.0),
        beat_level: true,
    };
    let bot = played(0, Seat::Bot(Level::new(8).unwrap()), Score::Won);
    for &language in Language::ALL {
        let words = Words::for_language(language);
        for (games, last) in
            [(1, Score::Won), (2, Score::Won), (12, Score::Lost), (3, Score::Lost), (0, Score::Won)]
        {
            let all = (1..=games).map(|number| played(number, Seat::Person(other), Score::Won));
            let last = (games + 1..=2 * games).map(|number| played(number, Seat::Person(other), last));
            let career = Career::from_played([bot.clone()].into_iter().chain(all).chain(last).collect());
            let standing = Some(Standing {
                rating: Rating::new(1_999.0, 350.0, 0.06).unwrap(),
                won: 99_999,
                ..Standing::new(other)
            });
            let of_game = |game| GameProfile { game, standing, career: career.clone() };
            let name = words::named_within(words, other, Some(&"ש".repeat(40)));
            let readers = [
                ProfileReader::Own { shares: true },
                ProfileReader::Other(other, name.clone()),
                ProfileReader::Everyone,
            ];
            let today = Day::new(u32::MAX);
            let solver = Solver {
                rating: Rating::new(1_999.0, 350.0, 0.06).unwrap(),
                solved: 99_999,
                missed: 99_999,
                streak: Streak { days: 99_999, last: Some(today), frozen: None },
                ..Solver::default()
            };
            let title = format!("{} #65535", "w".repeat(LONGEST_TOURNAMENT_NAME));
            let day = Timestamp::from_millis(1_790_000_000_000);
            let place = PlaceReached { place: 128, title, day, group: Some(31) };
            let (games, places): (Vec<_>, _) = (Game::all().map(of_game).collect(), vec![place; 3]);
            let careers = Game::all().map(|game| (game.id().to_owned(), career.clone())).collect();
            let learnt: Vec<Game> = Game::all().collect();
            let trophies = Trophies { seasons: 99_999, places: [99_999; 3] };
            let journey = Journey::new(&careers, &learnt);
            for reader in readers {
                let (games, places, name) = (games.clone(), places.clone(), name.clone());
                let (journey, solver) = (journey.clone(), solver.clone());
                let profile =
                    Profile { player: other, name, reader, games, journey, solver, today, places, trophies };
                let shown = screens::profile(words, &profile, Theme::Light);
                check_screen(&shown.screen, language.tag());
                check_screen(&shown.screen.without_file(), language.tag());
                check_screen(&Screen::text(shown.told), language.tag());
                check_description(&shown.description, language.tag());
                assert!(shown.card.is_some());
                let journey = Journey::new(&BTreeMap::new(), &[]);
                let nobody = Profile { games: Vec::new(), journey, ..profile };
                check_screen(&screens::profile(words, &nobody, Theme::Dark).screen, language.tag());
            }
        }
    }
}
