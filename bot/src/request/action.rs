//! Every action, declared once: commands, buttons, menu choices, forms and autocompletion.

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
    /// What a user asks for. Buttons carry those under `written`.
    pub enum Action;

    /// Returns where it may be done, which limit it counts against, and where its answer appears.
    pub fn terms(&self) -> Terms;

    written {
        /// Accepts a challenge.
        "accept" => Accept(id: MatchId): Terms::acts_in(id);
        /// Declines a challenge.
        "decline" => Decline(id: MatchId): Terms::acts_in(id);
        /// Withdraws a challenge.
        "cancel" => Cancel(id: MatchId): Terms::acts_in(id);

        /// Makes a move on the board of the given revision.
        "move" => Move { id: MatchId, at: Revision, mv: Move }: Terms::acts_in(id);
        /// Makes the move that a hint named, on the board for which it was given.
        "play-hint" => PlayHint { id: MatchId, at: Revision, mv: Move }: Terms::acts_in(id).answered(Answer::AtBoard(Done::Played));
        /// Opens a form for the layout of the player's row.
        "arrange" => AskLayout { id: MatchId, at: Revision }: Terms::acts_in(id);
        /// Claims the win on time.
        "claim" => Claim { id: MatchId, at: Revision }: Terms::acts_in(id);
        /// Asks for confirmation before resigning.
        "giveup" => AskResign(id: MatchId): Terms::acts_in(id);
        /// Resigns, after confirmation.
        "resign" => Resign(id: MatchId): Terms::acts_in(id).answered(Answer::AtBoard(Done::Resigned));
        /// Resigns the set and the whole series, after confirmation.
        "resign-series" => ResignSeries(id: MatchId):
            Terms::acts_in(id).answered(Answer::AtBoard(Done::SeriesResigned));
        /// Cancels resigning.
        "playon" => PlayOn(id: MatchId): Terms::looks();
        /// Asks for a rematch.
        "rematch" => Rematch(id: MatchId): Terms::acts_in(id).answered(Answer::Further);
        /// Asks for confirmation before undoing or voiding a result.
        "undo-ask" => AskUndo(id: MatchId): Terms::acts_in(id);
        /// Undoes a result, after confirmation.
        "undo" => Undo(id: MatchId): Terms::acts_in(id);
        /// Voids a result, after confirmation.
        "void" => Void(id: MatchId): Terms::acts_in(id);
        /// Voids the results of all sets of its series.
        "void-series" => VoidSeries(id: MatchId): Terms::acts_in(id);

        /// Offers something to the opponent, visible to all.
        "offer" => Offer { id: MatchId, at: Revision, offer: Offer }: Terms::acts_in(id).answered(Answer::ForAll);
        /// Asks the bot for something.
        "ask" => Ask { id: MatchId, at: Revision, offer: Offer }:
            Terms::acts_in(id).answered(Answer::AtBoard(Done::by_bot(*offer)));

        /// Shows the player's conditional moves.
        "plans" => Plans(id: MatchId): Terms::acts_in(id);
        /// Opens a form for a line of conditional moves.
        "plan" => AskPlan { id: MatchId, at: Revision }: Terms::acts_in(id);
        /// Deletes such a line.
        "unplan" => Unplan { id: MatchId, line: Line }: Terms::acts_in(id);

        /// Shows what else the player can do besides moving.
        "more" => More(id: MatchId): Terms::looks();
        /// Says what the bot would play here.
        "hint" => Hint(id: MatchId): Terms::looks();
        /// Shows the board privately, in the player's own style.
        "look" => Look(id: MatchId): Terms::looks();
        /// Shows privately how a move was made: the one that led to the position after so many moves.
        "show" => ShowMove { id: MatchId, ply: usize }: Terms::looks().costs(Cost::Picture);
        /// Replaces the shown move with another one.
        "step" => StepTo { id: MatchId, ply: usize }: Terms::looks().costs(Cost::Picture);
        /// Replaces it with one lap of a move, counted from 1.
        "lap" => ShowLap { id: MatchId, ply: usize, lap: usize }: Terms::looks().costs(Cost::Picture);
        /// Replaces it with a description in sentences.
        "told" => TellMove { id: MatchId, ply: usize }: Terms::looks();
        /// Sends the match as a text file.
        "export" => Export(id: MatchId): Terms::looks();

        /// Shows a challenge draft with the current choices.
        "draft" => Draft(draft: ChallengeDraft): Terms::looks();
        /// Toggles whether the result of a draft counts. Only older messages have this button.
        "draft-rated" => DraftRated(draft: ChallengeDraft): Terms::looks();
        /// Sends the challenge.
        "challenge" => Challenge(draft: ChallengeDraft): Terms::begins().answered(Answer::ForAll);

        /// Changes a setting.
        "set" => Set(setting: Setting): Terms::looks();
        /// Shows a page of settings.
        "settings" => Settings(page: SettingsPage): Terms::alone();

        /// Shows a page of a game's rules, from 0.
        "rules" => Rules { game: Game, page: usize }: Terms::alone();
        /// Does something in a lesson.
        "lesson" => Lesson(press: LessonAction): Terms::alone();
        /// Shows a page of a match history.
        "history" => History(page: HistoryPage): Terms::alone();
        /// Shows the board after so many moves in a private message.
        "replay" => Replay { id: MatchId, ply: usize }: Terms::looks().answered(Answer::Apart);
        /// Replaces another board of the match with it.
        "replay-at" => ReplayAt { id: MatchId, ply: usize }: Terms::looks();
        /// Replaces another board with the first one of the match.
        "replay-first" => ReplayFirst(id: MatchId): Terms::looks();
        /// Replaces it with the last one.
        "replay-last" => ReplayLast(id: MatchId): Terms::looks();
        /// Replaces the board with an animation of the match from here on.
        "replay-on" => ReplayOn { id: MatchId, ply: usize }: Terms::looks().costs(Cost::Picture);

        /// Starts analysis from the board after so many moves, in a private message.
        "analyse" => Analyse { id: MatchId, ply: usize }: Terms::looks().answered(Answer::Apart);
        /// Shows the board after the moves tried so far.
        "try" => Try { id: MatchId, ply: usize, tried: Variation }: Terms::looks();
        /// Evaluates that board.
        "evaluate" => Evaluate { id: MatchId, ply: usize, tried: Variation }: Terms::looks();
        /// Reviews a match in a private message.
        "review" => Review(id: MatchId): Terms::looks().answered(Answer::Apart);

        /// Exports everything stored about the user.
        "mydata-export" => ExportMyData: Terms::alone();
        /// Explains what deleting all of the user's data means.
        "mydata-delete" => AskDeleteMyData: Terms::alone();
        /// Asks for a second confirmation.
        "mydata-delete-ask" => AskDeleteMyDataAgain: Terms::alone();
        /// Deletes all of the user's data, after both confirmations.
        "mydata-delete-sure" => DeleteMyData: Terms::alone();
        /// Cancels the deletion.
        "mydata-keep" => KeepMyData: Terms::alone();
        /// Shows a puzzle to solve.
        "puzzles" => Puzzles(wish: PuzzleWish): Terms::alone();
        /// Does something in a puzzle.
        "puzzle" => Puzzle(press: PuzzlePress): Terms::alone();
        /// Tells everyone how the user solved the puzzle of the day.
        "share-puzzle" => SharePuzzle(day: Day): Terms::looks().answered(Answer::Further);
        /// Shows the user's notes on a match in a private message.
        "notes" => Notes(id: MatchId): Terms::looks().answered(Answer::Apart);
        /// Opens a form for a note.
        "ask-note" => AskNote(id: MatchId): Terms::looks();
        /// Opens a form for the name of an analysis line, to save it.
        "ask-line" => AskLine { id: MatchId, ply: usize, tried: Variation }: Terms::looks();
        /// Deletes the saved line.
        "drop-line" => DropLine(id: MatchId): Terms::looks();

        /// Opens a form for the text of a game to analyse or review.
        "ask-game" => AskGame(to: LookBack): Terms::alone();

        /// Shows a leaderboard. Only older messages have this button.
        "leaderboard" => Leaderboard { of: LeaderboardOf, game: Game }: Terms::looks();
        /// Shows a page of a leaderboard.
        "chart" => Chart(view: ChartView): Terms::looks();
    }

    otherwise {
        /// Answers an offer. The first word of the text is the offer's own.
        Answer(answer: OfferAnswer): Terms::acts_in(&answer.id);
    }

    unwritten {
        /// Challenges someone, or plays against the bot.
        Play(options: PlayOptions): Terms::begins();
        /// Starts a challenge draft to a person, or to the bot if none is named.
        DraftChallenge { opponent: Option<PlayerId>, is_program: bool }: Terms::alone();
        /// Asks for something in the named match, or in the one that is looked up.
        InMatch { named: Option<MatchId>, asked: Asked }: if asked.is_for_all() { Terms::looks() } else { Terms::alone() };
        /// Adds a typed line of conditional moves, or shows the existing ones.
        Conditional { named: Option<MatchId>, moves: Option<String> }: Terms::alone();
        /// Lists the user's matches everywhere.
        Games: Terms::alone();
        /// Replays a game.
        OpenReplay(reference: GameReference): Terms::alone();
        /// Analyses a game.
        OpenAnalysis(reference: GameReference): Terms::alone();
        /// Reviews a game.
        OpenReview(reference: GameReference): Terms::alone();
        /// Saves the note from the form.
        TakeNote { id: MatchId, text: String }: Terms::looks();
        /// Saves the analysis line under the name from the form.
        TakeLine { id: MatchId, ply: usize, tried: Variation, name: String }: Terms::looks().answered(Answer::Apart);
        /// Opens the game from the form.
        TakeGame { to: LookBack, text: String }: Terms::looks().answered(Answer::Apart);
        /// Analyses a written position, of the named game if there is one.
        AnalysePosition { game: Option<Game>, text: String }: Terms::alone();
        /// Shows a leaderboard of this place's default game.
        UsualChart { of: LeaderboardOf, span: Span, by: By }: Terms::looks();
        /// Shows a profile: the user's own unless someone is named.
        Profile(of: Option<PlayerId>): Terms::looks().costs(Cost::Picture);
        /// Shows the rules of the game being played here, or of the default one.
        UsualRules: Terms::alone();
        /// Starts the tutorial of the default game.
        UsualLesson: Terms::alone();
        /// Says which data is stored, why, and for how long.
        Privacy: Terms::alone();
        /// Lists the commands.
        Help: Terms::alone();

        /// Does what was asked for in the match chosen from the menu, on the board as it stood then.
        InChosen { id: MatchId, at: Revision, asked: Asked }:
            // The chosen match is checked later: whose it is, and where it is played.
            Terms::looks().answered(if asked.is_for_all() { Answer::ForAll } else { Answer::InMenu });
        /// Sets how a match's board is drawn for all, or resets it to the default.
        ChooseLook { id: MatchId, style: Option<BoardStyle> }: Terms::acts_in(id);
        /// Adds the line of conditional moves from the form.
        Plan { id: MatchId, at: Revision, moves: String }: Terms::acts_in(id);

        /// Suggests completions for what is being typed.
        Propose(typing: Typing): Terms::alone();

        /// Does nothing but say why the request was not understood.
        Invalid(refusal: Refusal): Terms::alone();
    }
}

impl From<Result<Action, Refusal>> for Action {
    fn from(read: Result<Action, Refusal>) -> Action {
        read.unwrap_or_else(Action::Invalid)
    }
}
