//! What a button carries: all that its press means, so that no button depends on memory.

use std::fmt;
use std::str::FromStr;

use kuzhi_engine::Game;

use crate::app::{
    HouseRule, MadeOffer, Offer, Pings, PlayerId, Preference, Setting, SideChoice, Viewpoint, read_line,
    written_line,
};
use crate::view::picture::Theme;
use crate::view::{
    Asked, BoardStyle, ChallengeDraft, LessonDeed, LessonPress, Pick, Press, SettingsPage, clock_by_id,
    clock_id,
};

/// The version of this form; a button of an unknown version is refused politely.
const VERSION: &str = "k1";

/// A press as the `custom_id` of a button, at most 100 characters: `k1:move:8charsid:12:3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CustomId(pub(super) Press);

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        match &self.0 {
            Press::Accept(id) => write!(f, "accept:{id}"),
            Press::Decline(id) => write!(f, "decline:{id}"),
            Press::Cancel(id) => write!(f, "cancel:{id}"),
            Press::Move { id, at, mv } => write!(f, "move:{id}:{at}:{mv}"),
            Press::Layout { id, at } => write!(f, "layout:{id}:{at}"),
            Press::Arrange { id, at } => write!(f, "arrange:{id}:{at}"),
            Press::Choose(asked) => write!(f, "choose:{}", asked_for(asked)),
            Press::More(id) => write!(f, "more:{id}"),
            Press::Look(id) => write!(f, "look:{id}"),
            Press::Offer { id, at, offer } => write!(f, "offer:{id}:{at}:{}", offer.id()),
            Press::Ask { id, at, offer } => write!(f, "ask:{id}:{at}:{}", offer.id()),
            Press::Answer { id, made: MadeOffer { offer, at, by }, accepts } => {
                let (offer, answer) = (offer.id(), if *accepts { "yes" } else { "no" });
                write!(f, "{offer}:{id}:{at}:{by}:{answer}")
            }
            Press::AskUndo(id) => write!(f, "undo-ask:{id}"),
            Press::Undo(id) => write!(f, "undo:{id}"),
            Press::Claim { id, at } => write!(f, "claim:{id}:{at}"),
            Press::Plans(id) => write!(f, "plans:{id}"),
            Press::AskPlan { id, at } => write!(f, "plan:{id}:{at}"),
            Press::Unplan { id, line } => write!(f, "unplan:{id}:{}", written_line(line)),
            Press::AskResign(id) => write!(f, "giveup:{id}"),
            Press::Resign(id) => write!(f, "resign:{id}"),
            Press::ResignSeries(id) => write!(f, "resign-series:{id}"),
            Press::PlayOn(id) => write!(f, "playon:{id}"),
            Press::ShowMove { id, ply } => write!(f, "show:{id}:{ply}"),
            Press::StepTo { id, ply } => write!(f, "step:{id}:{ply}"),
            Press::Export(id) => write!(f, "export:{id}"),
            Press::DraftGame(draft) => write!(f, "draft-game:{}", drafted(draft)),
            Press::Rematch(id) => write!(f, "rematch:{id}"),
            Press::DraftSets(draft) => write!(f, "draft-sets:{}", drafted(draft)),
            Press::DraftRated(draft) => write!(f, "draft-rated:{}", drafted(draft)),
            Press::DraftSide(draft) => write!(f, "draft-side:{}", drafted(draft)),
            Press::DraftClock(draft) => write!(f, "draft-clock:{}", drafted(draft)),
            Press::Challenge(draft) => write!(f, "challenge:{}", drafted(draft)),
            Press::Pick(pick) => write!(f, "pick:{}", pick.id()),
            Press::Set(setting) => write!(f, "set:{}", written(setting)),
            Press::Settings(page) => write!(f, "settings:{}", page.id()),
            Press::Rules { game, page } => write!(f, "rules:{}:{page}", game.id()),
            Press::RulesOf => f.write_str("rules-of"),
            Press::Lesson(LessonPress { game, lesson, deed }) => {
                write!(f, "lesson:{}:{lesson}:", game.id())?;
                match deed {
                    LessonDeed::Begin => f.write_str("begin"),
                    LessonDeed::Hint => f.write_str("hint"),
                    LessonDeed::Try(mv) => write!(f, "try:{mv}"),
                }
            }
            Press::LessonOf => f.write_str("lesson-of"),
            Press::Leaderboard { here, game } => {
                write!(f, "leaderboard:{}:{game}", if *here { "here" } else { "all" })
            }
        }
    }
}

/// A `custom_id` that no button of ours has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this button is not one of Kuzhi's, or of another version")]
pub(super) struct UnknownButton;

impl FromStr for CustomId {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        press(text).map(CustomId).ok_or(UnknownButton)
    }
}

fn press(text: &str) -> Option<Press> {
    let words: Vec<&str> = text.split(':').collect();
    let [VERSION, verb, rest @ ..] = words.as_slice() else { return None };
    Some(match (*verb, rest) {
        ("accept", [id]) => Press::Accept(id.parse().ok()?),
        ("decline", [id]) => Press::Decline(id.parse().ok()?),
        ("cancel", [id]) => Press::Cancel(id.parse().ok()?),
        ("resign", [id]) => Press::Resign(id.parse().ok()?),
        ("resign-series", [id]) => Press::ResignSeries(id.parse().ok()?),
        ("plans", [id]) => Press::Plans(id.parse().ok()?),
        ("plan", [id, at]) => Press::AskPlan { id: id.parse().ok()?, at: at.parse().ok()? },
        ("unplan", [id, line]) => Press::Unplan { id: id.parse().ok()?, line: read_line(line).ok()? },
        ("giveup", [id]) => Press::AskResign(id.parse().ok()?),
        ("choose", rest) => Press::Choose(asked(rest)?),
        ("more", [id]) => Press::More(id.parse().ok()?),
        ("look", [id]) => Press::Look(id.parse().ok()?),
        ("offer", [id, at, offer]) => {
            Press::Offer { id: id.parse().ok()?, at: at.parse().ok()?, offer: Offer::by_id(offer)? }
        }
        ("ask", [id, at, offer]) => {
            Press::Ask { id: id.parse().ok()?, at: at.parse().ok()?, offer: Offer::by_id(offer)? }
        }
        ("playon", [id]) => Press::PlayOn(id.parse().ok()?),
        ("move", [id, at, mv]) => {
            Press::Move { id: id.parse().ok()?, at: at.parse().ok()?, mv: mv.parse().ok()? }
        }
        ("export", [id]) => Press::Export(id.parse().ok()?),
        ("undo-ask", [id]) => Press::AskUndo(id.parse().ok()?),
        ("undo", [id]) => Press::Undo(id.parse().ok()?),
        ("claim", [id, at]) => Press::Claim { id: id.parse().ok()?, at: at.parse().ok()? },
        ("show", [id, ply]) => Press::ShowMove { id: id.parse().ok()?, ply: ply.parse().ok()? },
        ("step", [id, ply]) => Press::StepTo { id: id.parse().ok()?, ply: ply.parse().ok()? },
        ("layout", [id, at]) => Press::Layout { id: id.parse().ok()?, at: at.parse().ok()? },
        ("arrange", [id, at]) => Press::Arrange { id: id.parse().ok()?, at: at.parse().ok()? },
        (offer, [id, at, by, answer @ ("yes" | "no")]) => Press::Answer {
            id: id.parse().ok()?,
            made: MadeOffer { offer: Offer::by_id(offer)?, at: at.parse().ok()?, by: by.parse().ok()? },
            accepts: *answer == "yes",
        },
        ("draft-game", rest) => Press::DraftGame(draft(rest)?),
        ("rematch", [id]) => Press::Rematch(id.parse().ok()?),
        ("draft-sets", rest) => Press::DraftSets(draft(rest)?),
        ("draft-rated", rest) => Press::DraftRated(draft(rest)?),
        ("draft-side", rest) => Press::DraftSide(draft(rest)?),
        ("draft-clock", rest) => Press::DraftClock(draft(rest)?),
        ("challenge", rest) => Press::Challenge(draft(rest)?),
        ("pick", [pick]) => Press::Pick(Pick::by_id(pick)?),
        ("set", rest) => Press::Set(setting(rest)?),
        ("settings", [page]) => Press::Settings(SettingsPage::by_id(page)?),
        ("rules", [game, page]) => Press::Rules { game: Game::by_id(game)?, page: page.parse().ok()? },
        ("rules-of", []) => Press::RulesOf,
        ("lesson", [game, lesson, deed @ ..]) => {
            let deed = match deed {
                ["begin"] => LessonDeed::Begin,
                ["hint"] => LessonDeed::Hint,
                ["try", mv] => LessonDeed::Try(mv.parse().ok()?),
                _ => return None,
            };
            Press::Lesson(LessonPress { game: Game::by_id(game)?, lesson: lesson.parse().ok()?, deed })
        }
        ("lesson-of", []) => Press::LessonOf,
        ("leaderboard", ["here", game]) => Press::Leaderboard { here: true, game: (*game).to_owned() },
        ("leaderboard", ["all", game]) => Press::Leaderboard { here: false, game: (*game).to_owned() },
        _ => return None,
    })
}

/// What stands for a style or colours that are as usual.
const USUAL: &str = "usual";

fn asked_for(asked: &Asked) -> String {
    match asked {
        Asked::Move(mv) => format!("move:{mv}"),
        Asked::Board { style, theme } => {
            let (style, theme) = (style.map_or(USUAL, BoardStyle::id), theme.map_or(USUAL, Theme::id));
            format!("board:{style}:{theme}")
        }
        Asked::Hint => "hint".to_owned(),
        Asked::Resign => "resign".to_owned(),
        Asked::Offer(offer) => format!("offer:{}", offer.id()),
        Asked::Plans => "plans".to_owned(),
        Asked::Plan(line) => format!("plan:{}", written_line(line)),
    }
}

fn asked(words: &[&str]) -> Option<Asked> {
    Some(match words {
        ["move", mv] => Asked::Move(mv.parse().ok()?),
        ["board", style, theme] => Asked::Board {
            style: unless_usual(style, BoardStyle::by_id)?,
            theme: unless_usual(theme, Theme::by_id)?,
        },
        ["hint"] => Asked::Hint,
        ["resign"] => Asked::Resign,
        ["offer", offer] => Asked::Offer(Offer::by_id(offer)?),
        ["plans"] => Asked::Plans,
        ["plan", line] => Asked::Plan(read_line(line).ok()?),
        _ => return None,
    })
}

/// What a text names, unless it leaves that open; nothing where it does neither.
#[expect(clippy::option_option, reason = "a text may name nothing, or leave open what it could name")]
fn unless_usual<T>(text: &str, by_id: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == USUAL { Some(None) } else { by_id(text).map(Some) }
}

/// The opponent of a draft who is no person.
const KUZHI: &str = "kuzhi";

fn drafted(draft: &ChallengeDraft) -> String {
    let opponent = draft.opponent.map_or_else(|| KUZHI.to_owned(), |opponent| opponent.to_string());
    let (sets, counts) = (draft.sets.unwrap_or(1), if draft.rated { "rated" } else { "casual" });
    let (game, side, clock) = (draft.game.id(), draft.side.id(), clock_id(draft.clock));
    format!("{opponent}:{game}:{side}:{sets}:{counts}:{clock}")
}

fn draft(words: &[&str]) -> Option<ChallengeDraft> {
    let [opponent, game, side, sets, counts @ ("rated" | "casual"), clock] = words else { return None };
    let opponent = match *opponent {
        KUZHI => None,
        id => Some(PlayerId(id.parse().ok()?)),
    };
    let (game, side, rated) = (Game::by_id(game)?, SideChoice::by_id(side)?, *counts == "rated");
    ChallengeDraft { opponent, game, side, sets: None, rated, clock: clock_by_id(clock)? }.with_sets(sets)
}

/// The settings that a button sets; the others are set by menus.
const BY_BUTTON: [(&str, Setting); 21] = [
    ("pings:on", Setting::Own(Preference::Pings(Pings::Channel))),
    ("pings:dm", Setting::Own(Preference::Pings(Pings::Direct))),
    ("pings:off", Setting::Own(Preference::Pings(Pings::Off))),
    ("claims:on", Setting::Own(Preference::Claims(true))),
    ("claims:off", Setting::Own(Preference::Claims(false))),
    ("listed:on", Setting::Own(Preference::Listed(true))),
    ("listed:off", Setting::Own(Preference::Listed(false))),
    ("house-pings:on", Setting::House(HouseRule::Pings(true))),
    ("house-pings:off", Setting::House(HouseRule::Pings(false))),
    ("house-threads:on", Setting::House(HouseRule::Threads(true))),
    ("house-threads:off", Setting::House(HouseRule::Threads(false))),
    ("viewpoint:fixed", Setting::Own(Preference::Viewpoint(Viewpoint::Fixed))),
    ("viewpoint:mover", Setting::Own(Preference::Viewpoint(Viewpoint::Mover))),
    ("theme:dark", Setting::Own(Preference::Theme(Theme::Dark))),
    ("theme:light", Setting::Own(Preference::Theme(Theme::Light))),
    ("house-theme:dark", Setting::House(HouseRule::Theme(Theme::Dark))),
    ("house-theme:light", Setting::House(HouseRule::Theme(Theme::Light))),
    ("house-viewpoint:fixed", Setting::House(HouseRule::Viewpoint(Viewpoint::Fixed))),
    ("house-viewpoint:mover", Setting::House(HouseRule::Viewpoint(Viewpoint::Mover))),
    ("house-channels:all", Setting::House(HouseRule::Channels(Vec::new()))),
    ("house-people:all", Setting::House(HouseRule::LetAllPlay)),
];

/// A setting as a button carries it; one that no button sets has a text that no button is known by.
fn written(setting: &Setting) -> &'static str {
    BY_BUTTON.iter().find(|(_, known)| known == setting).map_or("?", |(text, _)| text)
}

fn setting(words: &[&str]) -> Option<Setting> {
    let text = words.join(":");
    BY_BUTTON.into_iter().find(|(known, _)| *known == text).map(|(_, setting)| setting)
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Side;

    use super::*;
    use crate::app::{MatchId, Moment};

    #[test]
    fn text_round_trips_and_fits() {
        let id = MatchId::from_random(0x12_3456_789a);
        let presses = [
            Press::Accept(id),
            Press::Decline(id),
            Press::Cancel(id),
            Press::Move { id, at: Moment::at(4_000), mv: "=2.1.0.2.0.0.4".parse().unwrap() },
            Press::Move { id, at: Moment { ply: 17, takebacks: 4_000 }, mv: "3".parse().unwrap() },
            Press::Arrange { id, at: Moment::at(3) },
            Press::Layout { id, at: Moment::at(3) },
            Press::Choose(Asked::Move("3+".parse().unwrap())),
            Press::Choose(Asked::Move("=2.1.0.2.0.0.4".parse().unwrap())),
            Press::Choose(Asked::Board { style: None, theme: None }),
            Press::Choose(Asked::Board { style: Some(BoardStyle::Image), theme: Some(Theme::Light) }),
            Press::Choose(Asked::Hint),
            Press::Choose(Asked::Resign),
            Press::Choose(Asked::Offer(Offer::Takeback)),
            Press::Choose(Asked::Plans),
            Press::Choose(Asked::Plan(read_line("3 =2.1.0.2.0.0.4 1+ 7- =2.1.0.2.0.0.4").unwrap())),
            Press::More(id),
            Press::Look(id),
            Press::Offer { id, at: Moment::at(8), offer: Offer::Draw },
            Press::Ask { id, at: Moment::at(8), offer: Offer::Takeback },
            Press::Answer {
                id,
                made: MadeOffer { offer: Offer::End, at: Moment::at(120), by: Side::North },
                accepts: true,
            },
            Press::Answer {
                id,
                made: MadeOffer { offer: Offer::Draw, at: Moment::default(), by: Side::South },
                accepts: false,
            },
            Press::Plans(id),
            Press::AskPlan { id, at: Moment::at(7) },
            Press::Unplan { id, line: read_line("3 =2.1.0.2.0.0.4 1+ 7- =2.1.0.2.0.0.4").unwrap() },
            Press::AskResign(id),
            Press::AskUndo(id),
            Press::Undo(id),
            Press::Claim { id, at: Moment::at(4_000) },
            Press::Resign(id),
            Press::ResignSeries(id),
            Press::PlayOn(id),
            Press::Export(id),
            Press::DraftGame(ChallengeDraft {
                opponent: Some(PlayerId(u64::MAX)),
                game: Game::by_id("mangala-castle").unwrap(),
                side: SideChoice::Second,
                sets: Some(7),
                rated: false,
                clock: "180+180".parse().ok(),
            }),
            Press::Rematch(id),
            Press::Challenge(ChallengeDraft {
                opponent: None,
                game: Game::default(),
                side: SideChoice::Random,
                sets: None,
                rated: true,
                clock: None,
            }),
            Press::Pick(Pick::HouseChallenges),
            Press::Set(Setting::Own(Preference::Pings(Pings::Direct))),
            Press::Set(Setting::Own(Preference::Listed(false))),
            Press::Set(Setting::House(HouseRule::Channels(Vec::new()))),
            Press::Set(Setting::House(HouseRule::LetAllPlay)),
            Press::Settings(SettingsPage::People),
            Press::Pick(Pick::HousePeople),
            Press::Pick(Pick::HousePeopleBack),
            Press::Set(Setting::House(HouseRule::Threads(true))),
            Press::Set(Setting::Own(Preference::Viewpoint(Viewpoint::Mover))),
            Press::Set(Setting::House(HouseRule::Viewpoint(Viewpoint::Fixed))),
            Press::Set(Setting::Own(Preference::Theme(Theme::Light))),
            Press::Set(Setting::House(HouseRule::Theme(Theme::Dark))),
            Press::Settings(SettingsPage::Limits),
            Press::ShowMove { id, ply: 17 },
            Press::StepTo { id, ply: 0 },
            Press::Rules { game: Game::by_id("kotu-baendum").unwrap(), page: 6 },
            Press::RulesOf,
            Press::LessonOf,
            Press::Lesson(LessonPress::begin(Game::default())),
            Press::Lesson(LessonPress { game: Game::default(), lesson: 2, deed: LessonDeed::Hint }),
            Press::Lesson(LessonPress {
                game: Game::by_id("kotu-baendum").unwrap(),
                lesson: 5,
                deed: LessonDeed::Try("=2.1.0.2.0.0.4".parse().unwrap()),
            }),
            Press::Leaderboard { here: true, game: "mangala".to_owned() },
            Press::Leaderboard { here: false, game: "mangala-castle".to_owned() },
        ];
        for press in presses {
            let text = CustomId(press.clone()).to_string();
            assert_eq!(text.parse(), Ok(CustomId(press)));
            assert!(text.len() <= 100);
        }
    }

    #[test]
    fn strange_buttons_are_refused() {
        for text in [
            "",
            "k1",
            "k0:accept:00000000",
            "k1:accept:0",
            "k1:move:00000000:x:3",
            "k1:fly:00000000",
            "k1:choose:move:x",
            "k1:choose:board:image:red",
            "k1:choose:fly",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(UnknownButton), "{text}");
        }
    }
}
