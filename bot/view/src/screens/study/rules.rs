//! The rules of a game: first in a few sentences with its options, then one worked example per page.

use kuzhi_domain::matches::{BoardLook, ROUNDS, USUAL_ROUNDS, rounds, with_rounds};
use kuzhi_domain::settings::BoardStyle;
use kuzhi_engine::{Game, Side};
use kuzhi_search::{KnownStart, MatchValue};

use super::lessons::{Lesson, lessons};
use super::tutorial::{account, games, rule};
use crate::board;
use crate::picture::{BeforeAndAfter, DrawError, Picture, png};
use crate::request::{Action, LessonAction, Select};
use crate::screens::text::{no_files, with_line};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::naming::Naming;
use crate::words::{Words, game_name, game_options, say, side_name};

/// The lengths of games whose results are told: a quick one, the usual one, and to the end.
const LENGTHS: [u16; 3] = [1, USUAL_ROUNDS, 0];

/// A page of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesPage {
    /// The text, and buttons to the other pages.
    pub screen: Screen,
    /// The boards on the page, unless it shows them in words.
    pub picture: Option<RulesPicture>,
    /// The alt text of the picture.
    pub description: String,
}

/// The picture on a page of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesPicture {
    /// The board at the start of a game.
    Start(Picture),
    /// The board before and after a move.
    Example(BeforeAndAfter),
}

impl RulesPicture {
    /// Renders the picture to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        match self {
            RulesPicture::Start(board) => png(&board.svg()),
            RulesPicture::Example(pair) => pair.png(),
        }
    }
}

/// A page about a game: first its rules and options, then one example per page.
///
/// `yours` is the reader's own match of the game, whose options may differ. `look` is their board style.
pub fn rules(words: &Words, game: Game, yours: Option<Game>, page: usize, look: BoardLook) -> RulesPage {
    let page = page.min(lessons(game).len());
    let mut shown = match page.checked_sub(1).and_then(|lesson| lessons(game).get(lesson)) {
        Some(lesson) => example(words, game, lesson, look),
        None => None,
    }
    .unwrap_or_else(|| overview(words, game, yours, look));
    shown.screen.rows = vec![ways(words, game, page)];
    shown.screen.menus = vec![games(words, Select::RulesOf, "rules-choose", Some(game))];
    shown
}

/// The rules in a few sentences, with the board at the start.
fn overview(words: &Words, game: Game, yours: Option<Game>, look: BoardLook) -> RulesPage {
    let mut lines = vec![
        say!(words, "rules-title", game = game_name(words, game)),
        say!(words, &format!("rules-{}", game.id())),
    ];
    lines.extend(rounds(game).map(|_| say!(words, "rules-rounds")));
    lines.extend(solution(words, game, &LENGTHS));
    lines.extend(options(words, game));
    lines.extend(
        yours
            .and_then(|yours| game_options::chosen(words, yours))
            .map(|description| say!(words, "rules-yours", description = description)),
    );
    let differs = |yours: &Game| {
        with_rounds(*yours, 0) != with_rounds(game, 0)
            || rounds(*yours).is_some_and(|rounds| !LENGTHS.contains(&rounds))
    };
    let other = yours.filter(differs);
    lines.extend(other.and_then(|yours| solution(words, yours, &[rounds(yours)?])));
    let screen = Screen::text(lines.join("\n"));
    if look.style == BoardStyle::Text {
        return RulesPage { screen, picture: None, description: String::new() };
    }
    let start = game.start();
    let description =
        board::text::description(words, &start.position(), Side::South, &Naming::of_sides(words));
    let picture = RulesPicture::Start(Picture::from_match(&start, Side::South, look.theme));
    RulesPage { screen, picture: Some(picture), description }
}

/// Who wins with perfect play, for games of rounds that are solved.
fn solution(words: &Words, game: Game, lengths: &[u16]) -> Option<String> {
    let KnownStart { share, seeds, .. } = KnownStart::for_game(game)?;
    let results: Vec<String> = lengths.iter().filter_map(|&length| result(words, game, length)).collect();
    let results = results.join("; ");
    if results.is_empty() {
        return None;
    }
    Some(match share {
        Some(share) => {
            let side = side_name(words, Side::South);
            say!(words, "rules-solved", side = side, share = share, seeds = seeds, results = results)
        }
        None => say!(words, "rules-solved-results", results = results),
    })
}

/// Who wins a game of so many rounds, or of as many as it takes.
fn result(words: &Words, game: Game, rounds: u16) -> Option<String> {
    let game = with_rounds(game, rounds);
    let length = game_options::length(words, game)?;
    Some(match KnownStart::for_game(game)?.result? {
        MatchValue::Won(side) => {
            say!(words, "rules-solved-win", length = length, side = side_name(words, side))
        }
        MatchValue::Draw => say!(words, "rules-solved-draw", length = length),
        MatchValue::Neither => say!(words, "rules-solved-open", length = length),
    })
}

fn options(words: &Words, game: Game) -> Vec<String> {
    let mut lines = Vec::new();
    for spec in game.option_specs().iter().filter(|spec| spec.name != ROUNDS) {
        let meaning = |value: &str| game_options::meaning(words, spec.name, value);
        let others = game_options::values(spec).into_iter().filter(|value| *value != spec.default);
        let others: Vec<String> = others.map(meaning).collect();
        if !others.is_empty() {
            let default = meaning(spec.default);
            lines.push(say!(words, "rules-option", default = default, others = others.join("; ")));
        }
    }
    if !lines.is_empty() {
        lines.insert(0, say!(words, "rules-options"));
    }
    lines
}

/// A rule with an example move, played by the engine.
fn example(words: &Words, game: Game, lesson: &Lesson, look: BoardLook) -> Option<RulesPage> {
    let board = lesson.board(game)?;
    let shown = lesson.attempt(game, lesson.example(game)?)?;
    let (before, after) = (board.position(), shown.after.position());
    let account = account(words, game, &before, &shown.events);
    let mut lines = vec![
        say!(words, "rules-title", game = game_name(words, game)),
        rule(words, lesson),
        say!(words, "rules-example", account = account),
    ];
    let naming = Naming::of_learner(words, Side::South);
    let rows = say!(
        words,
        "rules-boards",
        before = board::text::rows(words, &before, Side::South, &naming),
        after = board::text::rows(words, &after, Side::South, &naming)
    );
    let is_read = look.style == BoardStyle::Text;
    let text_without_file =
        with_line([&lines[..], std::slice::from_ref(&rows)].concat().join("\n"), &no_files(words));
    if is_read {
        lines.push(rows.clone());
    }
    let picture = (!is_read).then(|| {
        RulesPicture::Example(BeforeAndAfter {
            before: Picture::from_match(&board, Side::South, look.theme),
            after: Picture::from_match(&shown.after, Side::South, look.theme),
        })
    });
    let description = board::text::cut_description(&rows);
    let screen = Screen {
        text_without_file: picture.is_some().then_some(text_without_file),
        ..Screen::text(lines.join("\n"))
    };
    Some(RulesPage { screen, picture, description })
}

/// Buttons to the previous and next page, and to the lesson in which people can try it.
fn ways(words: &Words, game: Game, page: usize) -> Vec<Button> {
    let button = |name, enabled, action| Button {
        label: say!(words, name),
        style: ButtonStyle::Secondary,
        enabled,
        action,
    };
    let turn = |page| Action::Rules { game, page };
    let lesson = LessonAction::of_all(game, page.saturating_sub(1));
    vec![
        button("button-page-before", page > 0, turn(page.saturating_sub(1))),
        button("button-page-after", page < lessons(game).len(), turn(page + 1)),
        button("button-try-it", true, Action::Lesson(lesson)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::text::LONGEST_TEXT;

    fn pages(game: Game, style: BoardStyle) -> Vec<RulesPage> {
        (0..=lessons(game).len())
            .map(|page| rules(Words::english(), game, Some(game), page, BoardLook::default_for(style)))
            .collect()
    }

    #[test]
    fn every_game_is_explained_with_pictures() {
        for game in Game::all() {
            let pages = pages(game, BoardStyle::Emoji);
            let first = &pages[0];
            assert!(matches!(first.picture, Some(RulesPicture::Start(_))) && !first.description.is_empty());
            // The command itself proposes its options while people type, so the page does not list them.
            assert!(!pages[0].screen.text.contains('='), "{}", pages[0].screen.text);
            for page in &pages {
                assert!(page.screen.text.chars().count() <= LONGEST_TEXT, "{}", page.screen.text);
            }
            for page in &pages[1..] {
                assert!(page.screen.text.contains("**An example:** You"), "{}", page.screen.text);
                assert!(matches!(page.picture, Some(RulesPicture::Example(_))));
                assert!(page.description.starts_with("Before:"), "{}", page.description);
            }
        }
    }

    #[test]
    fn solved_games_say_who_wins() {
        let first = |id: &str, yours: Option<&str>| {
            let yours = yours.map(|yours| yours.parse().unwrap());
            rules(Words::english(), Game::by_id(id).unwrap(), yours, 0, BoardLook::default()).screen.text
        };
        let (tamil, french) = (first("pallankuzhi", None), first("pallam-khuzi", None));
        let told = "with perfect play South, who moves first, gets 40 of the 84 seeds in the first round. \
                    By length of the game: one round: North wins; 3 rounds: South wins; \
                    played to the end: neither side can force a win.";
        assert!(tamil.contains(told), "{tamil}");
        let told =
            "gets 30 of the 56 seeds in the first round. By length of the game: one round: South wins; ";
        assert!(french.contains(told), "{french}");
        assert_eq!(first("pallam-khuzi", Some("pallam-khuzi rounds=3")).matches("Solved in 2026").count(), 1);
        let yours = first("pallam-khuzi", Some("pallam-khuzi rounds=2"));
        assert!(yours.contains("By length of the game: 2 rounds: a draw."), "{yours}");
        for other in ["mangala", "kotu-baendum"] {
            assert!(!first(other, Some(other)).contains("Solved"));
        }
    }

    #[test]
    fn text_readers_get_sentences_instead_of_pictures() {
        for game in Game::all() {
            let pages = pages(game, BoardStyle::Text);
            assert!(pages[0].picture.is_none());
            for page in &pages[1..] {
                assert!(page.picture.is_none());
                let text = &page.screen.text;
                assert!(text.contains("Before:\nYou: ") && text.contains("After:\nYou: "), "{text}");
            }
        }
    }

    #[test]
    fn the_layout_example_captures_as_its_rule_says() {
        let last = pages(Game::by_id("kotu-baendum").unwrap(), BoardStyle::Text).pop().unwrap();
        assert!(
            last.screen.text.contains("with two seeds there, threes; with one, twos"),
            "{}",
            last.screen.text
        );
        assert!(
            last.screen.text.contains("You laid out your row and capture groups of 3"),
            "{}",
            last.screen.text
        );
    }

    #[test]
    fn a_page_beyond_the_end_is_the_last() {
        let game = Game::default();
        let last = lessons(game).len();
        let page = |page| rules(Words::english(), game, None, page, BoardLook::default()).screen;
        assert_eq!(page(99), page(last));
        assert!(page(0) != page(1));
    }
}
