//! A puzzle: the board, the task, and the result of each try.

use std::collections::BTreeMap;

use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::{BoardLook, Step, rounds};
use kuzhi_domain::settings::{BoardStyle, Viewpoint};
use kuzhi_domain::study::{Daily, DailyEnd, Day, PuzzleKind, Solver, Solving};
use kuzhi_engine::{Move, MoveFacts, Side};
use kuzhi_search::{Goal, Grade, Puzzle};

mod counted;
mod posted;

pub use self::counted::puzzle_shared;
pub use self::posted::{posted_puzzle, puzzle_month, puzzle_reminder};
use super::past_board::Replayed;
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::live::StudyBoard;
use crate::picture::{LastMove, Picture};
use crate::request::{Action, PuzzleAction, PuzzleSource, PuzzleStep, PuzzleWish, Studied};
use crate::screens::matches::match_screen::drawn;
use crate::screens::matches::move_buttons;
use crate::screens::text::{LONGEST_TEXT, no_files, with_line_below_title};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::account::Teller;
use crate::words::naming::Naming;
use crate::words::{Words, coaching, game_name, game_options, say};

/// The most moves in one account: the solver's own move and the last ones of the answers.
const MOST_TOLD: usize = 3;

/// Where a person is in a puzzle.
#[derive(Clone, Debug)]
pub struct AtPuzzle<'a> {
    /// The board on which they look for a move, or on which they found the last one.
    pub at: &'a Solving<'a>,
    /// Where the puzzle comes from.
    pub kind: PuzzleKind,
    /// What they see of it.
    pub seen: Seen<'a>,
    /// Their record before and after this try.
    pub solver: [&'a Solver; 2],
    /// The current day.
    pub today: Day,
    /// When the next puzzle of the day comes.
    pub next_day: Timestamp,
}

/// What a person sees of a puzzle.
#[derive(Clone, Debug)]
pub enum Seen<'a> {
    /// They look for a move. These steps have just been played.
    Asked(&'a [Step]),
    /// This move is wrong.
    Wrong(Move, &'a Step),
    /// All moves are found, the last with this step. Without a step, they look at the answer.
    Ended(Option<&'a Step>),
}

/// The difficulty of a puzzle in stars. In digits for people who use a screen reader.
fn stars(grade: Grade, is_heard: bool) -> String {
    if is_heard {
        return format!("{grade}/{}", Grade::MAX);
    }
    let (full, all) = (usize::from(grade.get()), usize::from(Grade::MAX));
    "★".repeat(full) + &"☆".repeat(all - full)
}

/// A style that shows the same in fewer characters.
fn lettered(style: BoardStyle) -> BoardStyle {
    if style == BoardStyle::Emoji { BoardStyle::Unicode } else { style }
}

/// A puzzle in a person's board style.
pub fn puzzle(words: &Words, shown: &AtPuzzle<'_>, look: BoardLook, emojis: &Emojis) -> Replayed {
    let solver = shown.puzzle().solver();
    let look = BoardLook { viewpoint: Viewpoint::Fixed, side: solver, reader: Some(solver), ..look };
    let (told, rows) = (PuzzleText::new(words, shown), shown.rows(words));
    let styled = |style| {
        let text = told.text(BoardLook { style, ..look }, emojis, true);
        if text.chars().count() <= LONGEST_TEXT {
            return text;
        }
        // Emoji take many characters to write, and so do many moves.
        let short = |is_told| told.text(BoardLook { style: lettered(style), ..look }, emojis, is_told);
        let text = short(true);
        if text.chars().count() > LONGEST_TEXT { short(false) } else { text }
    };
    let board = Some(Box::new(told.studied(look)));
    if look.style != BoardStyle::Image {
        let screen = Screen { rows, ..Screen::text(styled(look.style)) };
        return Replayed { screen, picture: None, board };
    }
    let text_without_file = Some(with_line_below_title(styled(BoardStyle::Emoji), &no_files(words)));
    let screen = Screen { rows, text_without_file, ..Screen::text(styled(BoardStyle::Image)) };
    let Scene { position, last, .. } = &told.scene;
    let described = board::text::description(words, position, solver, &told.naming);
    let picture = Picture::after(&told.board, *last, solver, look.theme);
    Replayed { screen, picture: Some((picture, described)), board }
}

impl<'a> AtPuzzle<'a> {
    fn puzzle(&self) -> &'a Puzzle {
        self.at.puzzle()
    }

    fn press(&self, step: PuzzleStep) -> Action {
        let (id, ply) = (self.puzzle().id(), self.at.ply());
        Action::Puzzle(PuzzleAction { kind: self.kind, id, ply, step })
    }

    /// The buttons for the moves and the answer, or for what comes next.
    fn rows(&self, words: &Words) -> Vec<Vec<Button>> {
        if matches!(self.seen, Seen::Ended(_)) {
            return vec![self.ways_on(words)];
        }
        let try_out = |mv| Some(self.press(PuzzleStep::Try(mv)));
        let moves = move_buttons::to_try(words, self.at.board(), Side::South, try_out);
        let answer =
            button(words, "button-puzzle-answer", ButtonStyle::Secondary, self.press(PuzzleStep::Answer));
        move_buttons::behind(moves, vec![answer])
    }

    fn ways_on(&self, words: &Words) -> Vec<Button> {
        let [_, solver] = self.solver;
        let game = Some(self.puzzle().game());
        let wish = |source, game| Action::Puzzles(PuzzleWish { source, game });
        let way = |name, style, action| button(words, name, style, action);
        let new =
            |style| way("button-puzzle-next", style, wish(PuzzleSource::New, game.and_then(usual_options)));
        let of_day = || way("button-puzzle-daily", ButtonStyle::Secondary, wish(PuzzleSource::Daily, None));
        let own = |style| way("button-puzzle-own", style, wish(PuzzleSource::Own, None));
        match self.kind {
            PuzzleKind::Kept => {
                let is_done = solver.daily(self.today).is_some_and(Daily::is_over);
                let of_day = (!is_done).then(of_day);
                [Some(new(ButtonStyle::Primary)), of_day, Some(own(ButtonStyle::Secondary))]
                    .into_iter()
                    .flatten()
                    .collect()
            }
            PuzzleKind::Daily(day) => {
                let end = solver.daily(day).and_then(|daily| daily.end);
                let is_solved = end == Some(DailyEnd::Solved);
                let share = || way("button-puzzle-share", ButtonStyle::Success, Action::SharePuzzle(day));
                let of_day = (day != self.today).then(of_day);
                let first = is_solved.then(share).or(of_day);
                first.into_iter().chain([new(ButtonStyle::Primary), own(ButtonStyle::Secondary)]).collect()
            }
            PuzzleKind::Own => {
                let of = solver.own_puzzle(self.puzzle().id());
                let replay = of.map(|own| Action::Replay { id: own.id, ply: own.ply });
                let replay = replay.map(|action| way("button-replay", ButtonStyle::Secondary, action));
                [own(ButtonStyle::Primary), new(ButtonStyle::Secondary)].into_iter().chain(replay).collect()
            }
        }
    }
}

/// The same game with its default options: buttons name a game without its options.
fn usual_options(game: kuzhi_engine::Game) -> Option<kuzhi_engine::Game> {
    kuzhi_engine::Game::by_id(game.id())
}

fn button(words: &Words, name: &str, style: ButtonStyle, action: Action) -> Button {
    Button { label: say!(words, name), style, enabled: true, action }
}

/// A solution of more moves has a line for each of the solver's.
const MOST_IN_LINE: usize = 3;

struct PuzzleText<'a> {
    words: &'a Words,
    shown: &'a AtPuzzle<'a>,
    board: kuzhi_engine::Match,
    scene: Scene,
    naming: Naming,
}

impl<'a> PuzzleText<'a> {
    fn new(words: &'a Words, shown: &'a AtPuzzle<'a>) -> PuzzleText<'a> {
        let board = match shown.seen {
            Seen::Ended(_) => shown.at.end(),
            Seen::Asked(_) | Seen::Wrong(..) => shown.at.board().clone(),
        };
        let last = match shown.seen {
            Seen::Asked(steps) => steps.last(),
            Seen::Ended(step) => step,
            Seen::Wrong(..) => None,
        };
        let last = last.map(|step| LastMove::from_events(&step.events)).unwrap_or_default();
        let scene = Scene::with_last(&board, last);
        let naming = Naming::of_learner(words, shown.puzzle().solver());
        PuzzleText { words, shown, board, scene, naming }
    }

    fn puzzle(&self) -> &'a Puzzle {
        self.shown.puzzle()
    }

    fn studied(&self, look: BoardLook) -> StudyBoard {
        let is_over = matches!(self.shown.seen, Seen::Ended(_));
        let steps = match self.shown.seen {
            Seen::Asked(steps) => steps.to_vec(),
            Seen::Wrong(_, step) => vec![step.clone()],
            Seen::Ended(step) => step.cloned().into_iter().collect(),
        };
        StudyBoard {
            board: self.board.clone(),
            position: self.scene.position,
            below: look.side,
            theme: look.theme,
            naming: self.naming.clone(),
            seats: None,
            steps,
            is_undone: matches!(self.shown.seen, Seen::Wrong(..)),
            is_played_back: false,
            signs: BTreeMap::new(),
            has_previews: false,
            shown_by: Studied::by(self.shown.press(PuzzleStep::Look)).filter(|_| !is_over),
        }
    }

    /// The whole text. It includes the board unless that is a picture, and the account of the last moves if
    /// `is_told`.
    fn text(&self, look: BoardLook, emojis: &Emojis, is_told: bool) -> String {
        let (words, game) = (self.words, self.puzzle().game());
        let mut lines = vec![title(words, self.puzzle(), self.shown.kind, look.style == BoardStyle::Text)];
        lines.extend(game_options::on_board(words, game));
        lines.extend(board::lines::round(words, game, &self.scene.position));
        if self.board.turn().is_some() {
            lines.extend(board::lines::special(words, &self.naming, &self.scene.position));
        }
        match &self.shown.seen {
            Seen::Asked(steps) => {
                lines.extend(self.right(steps).filter(|_| is_told));
                lines.push(self.task());
            }
            Seen::Wrong(mv, step) => {
                lines.push(self.wrong(*mv, step, is_told));
                lines.extend(counted::rating_if_changed(words, self.shown.solver));
                lines.push(say!(words, "puzzle-again"));
                lines.push(self.task());
            }
            Seen::Ended(step) => lines.extend(self.ended(*step, is_told)),
        }
        if !matches!(self.shown.seen, Seen::Ended(_)) {
            lines.extend(counted::tries_left(words, self.shown));
        }
        lines.extend(drawn(words, look, emojis, &self.scene, look.side, &self.naming));
        lines.join("\n")
    }

    fn account(&self, step: &Step) -> String {
        let (words, naming) = (self.words, &self.naming);
        let teller = Teller { words, naming, game: self.puzzle().game(), ring: step.before.ring };
        teller.account(step.mover, &step.before, &step.events)
    }

    /// What the right move did, and the answers to it.
    fn right(&self, steps: &[Step]) -> Option<String> {
        let (first, answers) = steps.split_first()?;
        let answers = &answers[answers.len().saturating_sub(MOST_TOLD - 1)..];
        let answers = answers.iter().map(|step| self.account(step));
        let told = [say!(self.words, "puzzle-right", account = self.account(first))];
        Some(told.into_iter().chain(answers).collect::<Vec<_>>().join("\n"))
    }

    /// What the wrong move would win, what it would leave to the opponent, and both as they would be played.
    fn wrong(&self, mv: Move, step: &Step, is_told: bool) -> String {
        let (words, board) = (self.words, self.shown.at.board());
        let reply = coaching::reply(board, mv);
        let but = reply.as_ref().and_then(|(reply, _)| self.but_then(&board.facts(mv).ok()?, reply));
        let move_name = move_buttons::label(words, Side::South, mv);
        let told = say!(words, "puzzle-wrong", move = move_name, account = but.unwrap_or_default());
        let played = [step].into_iter().chain(reply.as_ref().map(|(_, answer)| answer));
        let played = played.filter(|_| is_told).map(|step| self.account(step));
        [told.trim_end().to_owned()].into_iter().chain(played).collect::<Vec<_>>().join("\n")
    }

    /// What the wrong move wins, and what its reply takes then.
    fn but_then(&self, tried: &MoveFacts, reply: &MoveFacts) -> Option<String> {
        let words = self.words;
        let (won, taken) = (coaching::captured(tried), coaching::captured(reply));
        let name = move_buttons::name_in_sentence(words, Side::North, reply.mv);
        Some(match (won, taken) {
            (0, 0) => coaching::threat(words, reply, &name)?,
            (_, 0) => say!(words, "puzzle-but-again", won = won, move = name),
            (0, _) => say!(words, "puzzle-then", taken = taken, move = name),
            (_, _) => say!(words, "puzzle-but-then", won = won, taken = taken, move = name),
        })
    }

    /// The task, and why some pits cannot be played.
    fn task(&self) -> String {
        let (words, puzzle) = (self.words, self.puzzle());
        let (round, all) = (puzzle.position().round, rounds(puzzle.game()).unwrap_or_default());
        let of_match = |name| say!(words, name, round = round, rounds = all);
        let task = match puzzle.goal() {
            Goal::Win if puzzle.is_of_match() => of_match("puzzle-find-win-game"),
            Goal::Draw if puzzle.is_of_match() => of_match("puzzle-find-draw-game"),
            Goal::Win => say!(words, "puzzle-find-win"),
            Goal::Draw => say!(words, "puzzle-find-draw"),
            Goal::Seeds { margin, exact: true } => say!(words, "puzzle-find-seeds", seeds = margin),
            Goal::Seeds { margin, exact: false } => say!(words, "puzzle-find-seeds-about", seeds = margin),
        };
        let moves = puzzle.moves_to_find();
        let number = self.shown.at.number();
        let which = (moves > 1).then(|| say!(words, "puzzle-step", number = number, of = moves));
        let why = board::blocked_pits::why(words, self.shown.at.board());
        [Some(task), which, why].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// Whether it is solved or what the answer was, what the line reaches, and how it counts.
    fn ended(&self, step: Option<&Step>, is_told: bool) -> Vec<String> {
        let words = self.words;
        let mut lines = vec![match step {
            Some(step) => {
                let account = if is_told { self.account(step) } else { String::new() };
                say!(words, "puzzle-solved", account = account).trim_end().to_owned()
            }
            None => say!(words, "puzzle-answer", line = self.line()).replace(" \n", "\n"),
        }];
        lines.push(self.reached());
        match self.shown.kind {
            PuzzleKind::Own => {
                let [_, solver] = self.shown.solver;
                let own = solver.own_puzzle(self.puzzle().id());
                let played = own.map(|own| move_buttons::label(words, Side::South, own.played));
                lines.extend(played.map(|played| say!(words, "puzzle-own-played", move = played)));
            }
            PuzzleKind::Kept | PuzzleKind::Daily(_) => lines.push(counted::rating(words, self.shown.solver)),
        }
        if let PuzzleKind::Daily(day) = self.shown.kind {
            lines.extend(counted::how_day_went(words, self.shown, day));
        }
        lines
    }

    /// The moves of the solution, each with its side.
    /// The moves of the solution. A long one has a line for each move of the solver, with the replies to it.
    fn line(&self) -> String {
        let words = self.words;
        let solver = self.puzzle().solver();
        let mut steps: Vec<Vec<String>> = Vec::new();
        for (side, mv) in Solving::first(self.puzzle()).rest() {
            let row = if side == solver { Side::South } else { Side::North };
            let mv = move_buttons::label(words, row, mv);
            let told = say!(words, "puzzle-line-move", side = self.naming.player(side), move = mv);
            match steps.last_mut() {
                Some(step) if side != solver => step.push(told),
                _ => steps.push(vec![told]),
            }
        }
        if !self.has_steps() {
            return steps.concat().join(" · ");
        }
        let line = |(number, step): (usize, &Vec<String>)| format!("\n{}. {}", number + 1, step.join(" · "));
        steps.iter().enumerate().map(line).collect()
    }

    /// Whether the solution is too long for one line.
    fn has_steps(&self) -> bool {
        self.puzzle().line().len() > MOST_IN_LINE
    }

    fn reached(&self) -> String {
        let words = self.words;
        match self.puzzle().goal() {
            Goal::Win => say!(words, "puzzle-reached-win"),
            Goal::Draw => say!(words, "puzzle-reached-draw"),
            Goal::Seeds { margin, exact: true } => say!(words, "puzzle-reached-seeds", seeds = margin),
            Goal::Seeds { margin, exact: false } => say!(words, "puzzle-reached-seeds-about", seeds = margin),
        }
    }
}

fn title(words: &Words, puzzle: &Puzzle, kind: PuzzleKind, is_heard: bool) -> String {
    let (game, stars) = (game_name(words, puzzle.game()), stars(puzzle.grade(), is_heard));
    match kind {
        PuzzleKind::Kept => say!(words, "puzzle-title", game = game, stars = stars),
        PuzzleKind::Own => say!(words, "puzzle-title-own", game = game, stars = stars),
        PuzzleKind::Daily(day) => {
            say!(words, "puzzle-title-daily", day = day.number(), game = game, stars = stars)
        }
    }
}

/// Says that the bot is looking through a person's games.
pub fn puzzle_looking(words: &Words) -> Screen {
    Screen::text(say!(words, "puzzle-looking"))
}

/// Says that the bot found no puzzle in a person's games, and offers others.
pub fn puzzle_own_none(words: &Words) -> Screen {
    let new = PuzzleWish { source: PuzzleSource::New, game: None };
    let of_day = PuzzleWish { source: PuzzleSource::Daily, game: None };
    let rows = vec![vec![
        button(words, "button-puzzle-next", ButtonStyle::Primary, Action::Puzzles(new)),
        button(words, "button-puzzle-daily", ButtonStyle::Secondary, Action::Puzzles(of_day)),
    ]];
    Screen { rows, ..Screen::text(say!(words, "puzzle-own-none")) }
}
