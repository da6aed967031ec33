//! Every action: each command, button, outcome of a menu or a form, and each thing that is being typed, declared once.

use kuzhi_engine::{Game, Move};

use super::wire::{Part, Text, UnknownText, Words, wired};
use super::{
    Answer, Asked, ChallengeDraft, ChartView, Done, GameReference, HistoryPage, LeaderboardOf, LessonAction,
    LookBack, OfferAnswer, PlayOptions, PuzzlePress, PuzzleWish, SettingsPage, Terms, Typing,
};
use crate::domain::{
    BoardStyle, By, Cost, Day, Line, MatchId, Offer, PlayerId, Refusal, Revision, Setting, Span, Variation,
};

wired! {
    /// What somebody wants to be done. Those under `written` are what buttons do.
    pub enum Action;

    /// Where it may be done, what it uses up, and where its answer is seen.
    pub fn terms(&self) -> Terms;

    written {
        /// Take up a challenge.
        "accept" => Accept(id: MatchId): Terms::acts_in(id);
        /// Turn a challenge down.
        "decline" => Decline(id: MatchId): Terms::acts_in(id);
        /// Take a challenge back.
        "cancel" => Cancel(id: MatchId): Terms::acts_in(id);

        /// Make a move on the board as it stood.
        "move" => Move { id: MatchId, at: Revision, mv: Move }: Terms::acts_in(id);
        /// Make the move that a hint has named, on the board that it was asked for.
        "play-hint" => PlayHint { id: MatchId, at: Revision, mv: Move }: Terms::acts_in(id).answered(Answer::AtBoard(Done::Played));
        /// Write down a layout of one's row, in a form.
        "arrange" => AskLayout { id: MatchId, at: Revision }: Terms::acts_in(id);
        /// Claim the win because the other player's time is up.
        "claim" => Claim { id: MatchId, at: Revision }: Terms::acts_in(id);
        /// Ask whether one really gives up.
        "giveup" => AskResign(id: MatchId): Terms::acts_in(id);
        /// Give up, having been asked.
        "resign" => Resign(id: MatchId): Terms::acts_in(id).answered(Answer::AtBoard(Done::Resigned));
        /// Give up the set and the whole series, having been asked.
        "resign-series" => ResignSeries(id: MatchId):
            Terms::acts_in(id).answered(Answer::AtBoard(Done::SeriesResigned));
        /// Do not give up after all.
        "playon" => PlayOn(id: MatchId): Terms::looks();
        /// Ask for a rematch.
        "rematch" => Rematch(id: MatchId): Terms::acts_in(id).answered(Answer::Further);
        /// Ask whether a result is really to be undone, or to be void.
        "undo-ask" => AskUndo(id: MatchId): Terms::acts_in(id);
        /// Undo it, having been asked.
        "undo" => Undo(id: MatchId): Terms::acts_in(id);
        /// Make a result void, having been asked.
        "void" => Void(id: MatchId): Terms::acts_in(id);
        /// The same with all sets of its series.
        "void-series" => VoidSeries(id: MatchId): Terms::acts_in(id);

        /// Offer something to the other player, for all to see.
        "offer" => Offer { id: MatchId, at: Revision, offer: Offer }: Terms::acts_in(id).answered(Answer::ForAll);
        /// Ask the bot for something.
        "ask" => Ask { id: MatchId, at: Revision, offer: Offer }:
            Terms::acts_in(id).answered(Answer::AtBoard(Done::by_bot(*offer)));

        /// Show what one has planned.
        "plans" => Plans(id: MatchId): Terms::acts_in(id);
        /// Write down a line of conditional moves, in a form.
        "plan" => AskPlan { id: MatchId, at: Revision }: Terms::acts_in(id);
        /// Delete such a line.
        "unplan" => Unplan { id: MatchId, line: Line }: Terms::acts_in(id);

        /// Show what can be done besides moving.
        "more" => More(id: MatchId): Terms::looks();
        /// Say what the bot would play in one's place.
        "hint" => Hint(id: MatchId): Terms::looks();
        /// Show the board to oneself alone, drawn as one likes.
        "look" => Look(id: MatchId): Terms::looks();
        /// Show how a move was made, to whoever presses alone: that which led to the board with so many moves.
        "show" => ShowMove { id: MatchId, ply: usize }: Terms::looks().costs(Cost::Picture);
        /// Show another move in the place of one that is shown.
        "step" => StepTo { id: MatchId, ply: usize }: Terms::looks().costs(Cost::Picture);
        /// Show one lap of such a move in its place, counted from 1.
        "lap" => ShowLap { id: MatchId, ply: usize, lap: usize }: Terms::looks().costs(Cost::Picture);
        /// Tell such a move in sentences in its place.
        "told" => TellMove { id: MatchId, ply: usize }: Terms::looks();
        /// Give the match as a text file.
        "export" => Export(id: MatchId): Terms::looks();

        /// Show a challenge that is being put together, as it was chosen.
        "draft" => Draft(draft: ChallengeDraft): Terms::looks();
        /// Change whether the result of such a challenge is to count: older messages have this button.
        "draft-rated" => DraftRated(draft: ChallengeDraft): Terms::looks();
        /// Make such a challenge.
        "challenge" => Challenge(draft: ChallengeDraft): Terms::begins().answered(Answer::ForAll);

        /// Set one thing.
        "set" => Set(setting: Setting): Terms::looks();
        /// Show a page of settings.
        "settings" => Settings(page: SettingsPage): Terms::alone();

        /// Show a page of the rules of a game, from 0.
        "rules" => Rules { game: Game, page: usize }: Terms::alone();
        /// Do something in a lesson.
        "lesson" => Lesson(press: LessonAction): Terms::alone();
        /// Show a page of what one has played.
        "history" => History(page: HistoryPage): Terms::alone();
        /// Show the board with so many moves, in a message of its own for whoever presses.
        "replay" => Replay { id: MatchId, ply: usize }: Terms::looks().answered(Answer::Apart);
        /// Show it in the place of another board of the match.
        "replay-at" => ReplayAt { id: MatchId, ply: usize }: Terms::looks();
        /// Show the first board of a match in the place of another one.
        "replay-first" => ReplayFirst(id: MatchId): Terms::looks();
        /// Show the last one.
        "replay-last" => ReplayLast(id: MatchId): Terms::looks();
        /// Play a match back from there on, as an animation in the place of the board.
        "replay-on" => ReplayOn { id: MatchId, ply: usize }: Terms::looks().costs(Cost::Picture);

        /// Try out moves on the board with so many moves, in a message of its own for whoever presses.
        "analyse" => Analyse { id: MatchId, ply: usize }: Terms::looks().answered(Answer::Apart);
        /// Show the board to which moves lead that are tried out.
        "try" => Try { id: MatchId, ply: usize, tried: Variation }: Terms::looks();
        /// Say what that board is worth.
        "evaluate" => Evaluate { id: MatchId, ply: usize, tried: Variation }: Terms::looks();
        /// Review a match, in a message of its own for whoever presses.
        "review" => Review(id: MatchId): Terms::looks().answered(Answer::Apart);

        /// Give out all that is kept of whoever asks.
        "mydata-export" => ExportMyData: Terms::alone();
        /// Say what deleting all that is kept of one would mean.
        "mydata-delete" => AskDeleteMyData: Terms::alone();
        /// Ask once more whether one wants that.
        "mydata-delete-ask" => AskDeleteMyDataAgain: Terms::alone();
        /// Delete all that is kept of one, having been asked twice.
        "mydata-delete-sure" => DeleteMyData: Terms::alone();
        /// Delete nothing after all.
        "mydata-keep" => KeepMyData: Terms::alone();
        /// Show a puzzle to solve.
        "puzzles" => Puzzles(wish: PuzzleWish): Terms::alone();
        /// Do something in a puzzle.
        "puzzle" => Puzzle(press: PuzzlePress): Terms::alone();
        /// Say to all how one has solved the puzzle of a day.
        "share-puzzle" => SharePuzzle(day: Day): Terms::looks().answered(Answer::Further);
        /// Show what one has noted on a match, in a message of its own for whoever presses.
        "notes" => Notes(id: MatchId): Terms::looks().answered(Answer::Apart);
        /// Write a note, in a form.
        "ask-note" => AskNote(id: MatchId): Terms::looks();
        /// Name a line that was tried out, in a form, to keep it.
        "ask-line" => AskLine { id: MatchId, ply: usize, tried: Variation }: Terms::looks();
        /// Delete the line that one has kept.
        "drop-line" => DropLine(id: MatchId): Terms::looks();

        /// Put the text of a game into a form, to look back on it.
        "ask-game" => AskGame(to: LookBack): Terms::alone();

        /// Show a leaderboard: older messages have this button.
        "leaderboard" => Leaderboard { of: LeaderboardOf, game: Game }: Terms::looks();
        /// Show a part of a leaderboard.
        "chart" => Chart(view: ChartView): Terms::looks();
    }

    otherwise {
        /// Answer an offer; the first word of the text is the offer's own.
        Answer(answer: OfferAnswer): Terms::acts_in(&answer.id);
    }

    unwritten {
        /// Challenge somebody, or play against the bot.
        Play(options: PlayOptions): Terms::begins();
        /// Put a challenge to a person together; to the bot, if it is nobody.
        DraftChallenge { opponent: Option<PlayerId>, is_program: bool }: Terms::alone();
        /// Ask for something in the match of that name, or in the one that is meant here.
        InMatch { named: Option<MatchId>, asked: Asked }: if asked.is_for_all() { Terms::looks() } else { Terms::alone() };
        /// Add a line of conditional moves as it was typed, or show what one has planned.
        Conditional { named: Option<MatchId>, moves: Option<String> }: Terms::alone();
        /// List one's matches everywhere.
        Games: Terms::alone();
        /// Play back the game that is meant.
        OpenReplay(reference: GameReference): Terms::alone();
        /// Try out moves on the game that is meant.
        OpenAnalysis(reference: GameReference): Terms::alone();
        /// Review the game that is meant.
        OpenReview(reference: GameReference): Terms::alone();
        /// Keep the note that was written into the form.
        TakeNote { id: MatchId, text: String }: Terms::looks();
        /// Keep the line under the name that was written into the form.
        TakeLine { id: MatchId, ply: usize, tried: Variation, name: String }: Terms::looks().answered(Answer::Apart);
        /// Look back on the game that was written into the form.
        TakeGame { to: LookBack, text: String }: Terms::looks().answered(Answer::Apart);
        /// Try out moves on a position that was written, of a game if one is named.
        AnalysePosition { game: Option<Game>, text: String }: Terms::alone();
        /// Show a leaderboard of the game that is usual here.
        UsualChart { of: LeaderboardOf, span: Span, by: By }: Terms::looks();
        /// Show what somebody has played: oneself, if nobody is named.
        Profile(of: Option<PlayerId>): Terms::looks().costs(Cost::Picture);
        /// Show the rules of the game that one plays here, or that is usual.
        UsualRules: Terms::alone();
        /// Begin the lessons of the game that is usual here.
        UsualLesson: Terms::alone();
        /// Say what is kept of people, why, and for how long.
        Privacy: Terms::alone();
        /// Say what there is.
        Help: Terms::alone();

        /// Do what was asked for in the match that was chosen from the menu, on the board as it stood then.
        InChosen { id: MatchId, at: Revision, asked: Asked }:
            // It is looked at there whose match it is, and where it is played.
            Terms::looks().answered(if asked.is_for_all() { Answer::ForAll } else { Answer::InMenu });
        /// Have the board of a match drawn for all like this, or as it is usual there.
        ChooseLook { id: MatchId, style: Option<BoardStyle> }: Terms::acts_in(id);
        /// Add the line of conditional moves that was written into the form.
        Plan { id: MatchId, at: Revision, moves: String }: Terms::acts_in(id);

        /// Propose what could be meant by what is being typed.
        Propose(typing: Typing): Terms::alone();

        /// Nothing: it could not be understood, and why is said.
        Invalid(refusal: Refusal): Terms::alone();
    }
}

impl From<Result<Action, Refusal>> for Action {
    fn from(read: Result<Action, Refusal>) -> Action {
        read.unwrap_or_else(Action::Invalid)
    }
}
