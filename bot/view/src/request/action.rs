//! Every action, declared once: commands, buttons, menu choices, forms and autocompletion.

use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{Line, Offer, Operation, Revision};
use kuzhi_domain::rating::{By, Span};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{Look, Setting};
use kuzhi_domain::study::{Day, Variation};
use kuzhi_domain::tournaments::RuleName;
use kuzhi_domain::{ChannelId, MatchId, PlayerId, TournamentId};
use kuzhi_engine::{Game, Move};

use super::wire::{Part, Text, UnknownText, Words, wired};
use super::{
    Answer, ChallengeDraft, ChartView, Done, GameReference, HistoryPage, LeaderboardOf, LessonAction,
    LookBack, MatchCommand, OfferAnswer, PlayOptions, PuzzleAction, PuzzleWish, SettingsPage, Solved,
    Studied, Terms, TournamentDraft, TournamentOptions, TournamentPress, Typing, VoteOptions,
};

wired! {
    /// What a user asks for. Buttons carry those under `written`.
    pub enum Action;

    /// Returns who may do it and where, which limit it counts against, and where its answer appears.
    pub fn terms(&self) -> Terms;

    written {
        /// Accepts a challenge.
        "accept" => Accept(id: MatchId): Terms::changes(*id, Operation::Accept);
        /// Declines a challenge.
        "decline" => Decline(id: MatchId): Terms::changes(*id, Operation::Decline);
        /// Withdraws a challenge.
        "cancel" => Cancel(id: MatchId): Terms::changes(*id, Operation::Cancel);

        /// Makes a move on the board of the given revision.
        "move" => Move { id: MatchId, at: Revision, mv: Move }: Terms::changes(*id, Operation::Move);
        /// Makes a move from a private board, which is updated as well.
        "move-alone" => PlayAlone { id: MatchId, at: Revision, mv: Move }:
            Terms::changes(*id, Operation::Move).answered(Answer::Panel);
        /// Makes a move that was confirmed, from a private board.
        "sow-alone" => SowAlone { id: MatchId, at: Revision, mv: Move }:
            Terms::changes(*id, Operation::Move).answered(Answer::Panel);
        /// Makes the move that a hint named, on the board for which it was given.
        "play-hint" => PlayHint { id: MatchId, at: Revision, mv: Move }:
            Terms::changes(*id, Operation::Move).answered(Answer::AtBoard(Done::Played));
        /// Votes for a move of the channel.
        "vote" => Vote { id: MatchId, at: Revision, mv: Move }:
            Terms::changes(*id, Operation::Vote).answered(Answer::Apart);
        /// Shows who voted for what.
        "votes" => ShowVotes(id: MatchId): Terms::in_match(*id, Operation::SeeVotes).answered(Answer::Apart);
        /// Asks for confirmation before ending a match in which a channel votes.
        "end-vote-ask" => AskEndVote(id: MatchId): Terms::in_match(*id, Operation::EndVote);
        /// Ends it, after confirmation.
        "end-vote" => EndVote(id: MatchId):
            Terms::changes(*id, Operation::EndVote).answered(Answer::AtBoard(Done::VoteEnded));
        /// Answers a channel of another server that wants to play.
        "rival" => AnswerRival { id: MatchId, accepts: bool }: Terms::changes(*id, Operation::AnswerRival);
        /// Opens a form for the layout of the player's row.
        "arrange" => AskLayout { id: MatchId, at: Revision }: Terms::in_match(*id, Operation::Move);
        /// Claims the win on time.
        "claim" => Claim { id: MatchId, at: Revision }: Terms::changes(*id, Operation::Claim);
        /// Gives the opponent more time for their move.
        "give-time" => GiveTime { id: MatchId, at: Revision }: Terms::changes(*id, Operation::GiveTime);
        /// The same from a private menu.
        "give-more-time" => GiveTimeFromMenu { id: MatchId, at: Revision }:
            Terms::changes(*id, Operation::GiveTime).answered(Answer::AtBoard(Done::TimeGiven));
        /// Asks for confirmation before resigning.
        "giveup" => AskResign(id: MatchId): Terms::in_match(*id, Operation::Resign);
        /// Resigns, after confirmation.
        "resign" => Resign(id: MatchId):
            Terms::changes(*id, Operation::Resign).answered(Answer::AtBoard(Done::Resigned));
        /// Resigns the set and the whole series, after confirmation.
        "resign-series" => ResignSeries(id: MatchId):
            Terms::changes(*id, Operation::Resign).answered(Answer::AtBoard(Done::SeriesResigned));
        /// Cancels resigning.
        "playon" => PlayOn(id: MatchId): Terms::for_anyone();
        /// Asks for a rematch.
        "rematch" => Rematch(id: MatchId): Terms::in_match(*id, Operation::Rematch).answered(Answer::Further);
        /// Asks for confirmation before undoing or voiding a result.
        "undo-ask" => AskUndo(id: MatchId): Terms::in_match(*id, Operation::Undo);
        /// Undoes a result, after confirmation.
        "undo" => Undo(id: MatchId): Terms::changes(*id, Operation::Undo);
        /// Voids a result, after confirmation.
        "void" => Void(id: MatchId): Terms::changes(*id, Operation::Void);
        /// Voids the results of all sets of its series.
        "void-series" => VoidSeries(id: MatchId): Terms::changes(*id, Operation::Void);

        /// Offers something to the opponent, visible to all.
        "offer" => Offer { id: MatchId, at: Revision, offer: Offer }:
            Terms::changes(*id, Operation::Offer).answered(Answer::ForAll);
        /// Asks the bot for something.
        "ask" => Ask { id: MatchId, at: Revision, offer: Offer }:
            Terms::changes(*id, Operation::Offer).answered(Answer::AtBoard(Done::by_bot(*offer)));

        /// Shows the player's conditional moves.
        "plans" => Plans(id: MatchId): Terms::in_match(*id, Operation::Plan);
        /// Asks for the next move of a line of conditional moves.
        "plan" => AskPlan { id: MatchId, at: Revision, line: Line }: Terms::in_match(*id, Operation::Plan);
        /// Adds such a line, and asks for what comes after it.
        "add-plan" => AddPlan { id: MatchId, at: Revision, line: Line }: Terms::changes(*id, Operation::Plan);

        /// Shows what else the player can do besides moving.
        "more" => More(id: MatchId): Terms::in_match(*id, Operation::LookAround);
        /// Says what the bot would play here.
        "hint" => Hint(id: MatchId): Terms::in_match(*id, Operation::Hint);
        /// Opens the board in the Activity.
        "open" => OpenBoard(id: MatchId): Terms::in_match(*id, Operation::Look).answered(Answer::Apart);
        /// Opens the board of a study there. Who may see it is decided there.
        "study" => OpenStudy(studied: Studied): Terms::for_anyone().answered(Answer::Apart);
        /// Opens the user's matches of the channel there.
        "open-games" => OpenGames: Terms::for_anyone().answered(Answer::Apart);
        /// Shows the board privately, in the player's own style.
        "look" => Look(id: MatchId): Terms::in_match(*id, Operation::Look);
        /// Shows privately what has happened since one's own last move, or an earlier move: the one that led
        /// to the position after so many moves.
        "show" => ShowMove { id: MatchId, ply: usize }:
            Terms::in_match(*id, Operation::LookBack).costs(Cost::Picture);
        /// Replaces what is shown with the moves from one on up to another.
        "step" => StepTo { id: MatchId, first: usize, ply: usize }:
            Terms::in_match(*id, Operation::LookBack).costs(Cost::Picture);
        /// Replaces it with one lap of a move, counted from 1.
        "lap" => ShowLap { id: MatchId, ply: usize, lap: usize }:
            Terms::in_match(*id, Operation::LookBack).costs(Cost::Picture);
        /// Replaces it with a description in sentences.
        "told" => TellMove { id: MatchId, first: usize, ply: usize }:
            Terms::in_match(*id, Operation::LookBack);
        /// Sends the match as a text file.
        "export" => Export(id: MatchId): Terms::in_match(*id, Operation::LookBack);

        /// Shows a challenge draft with the current choices.
        "draft" => Draft(draft: ChallengeDraft): Terms::drafts();
        /// Shows a challenge draft in a new private message.
        "draft-apart" => DraftApart(draft: ChallengeDraft): Terms::drafts().answered(Answer::Apart);
        /// Sets how the user's boards look, and shows the draft again.
        "draft-look" => DraftLook { look: Look, draft: ChallengeDraft }: Terms::drafts();
        /// Sends the challenge.
        "challenge" => Challenge(draft: ChallengeDraft): Terms::begins().answered(Answer::ForAll);

        /// Changes a setting.
        "set" => Set(setting: Setting): Terms::of_setting(setting);
        /// Sets that the bot's replies are films.
        "films" => ReplyAsFilms: Terms::for_anyone().answered(Answer::Apart);
        /// Shows a page of settings.
        "settings" => Settings(page: SettingsPage): Terms::of_settings(*page).alone();

        /// Opens a form for until when the user is away.
        "away" => AskAway: Terms::for_anyone().alone();
        /// Ends the user's time away.
        "back" => ComeBack: Terms::for_anyone().alone();
        /// Opens a form for the user's days off and quiet hours.
        "week" => AskWeek: Terms::for_anyone().alone();

        /// Shows a page of a game's rules, from 0.
        "rules" => Rules { game: Game, page: usize }: Terms::for_anyone().alone();
        /// Does something in a lesson.
        "lesson" => Lesson(action: LessonAction): Terms::for_anyone().alone();
        /// Starts a game's lessons in a new private message.
        "learn" => Learn(game: Game): Terms::for_anyone().answered(Answer::Apart);
        /// Shows a page of the user's live matches, from 0.
        "games" => GamesPage(page: usize): Terms::for_anyone().alone();
        /// Leads to the next of the user's games that waits for them, beside this one.
        "next-game" => NextGame(id: MatchId): Terms::for_anyone().answered(Answer::Apart);
        /// Shows a page of a match history.
        "history" => History(page: HistoryPage): Terms::for_anyone().alone();
        /// Shows the board after so many moves in a private message.
        "replay" => Replay { id: MatchId, ply: usize }:
            Terms::in_past(Some(*id), Operation::LookBack).answered(Answer::Apart);
        /// Replaces another board of the match with it.
        "replay-at" => ReplayAt { id: MatchId, ply: usize }: Terms::in_past(Some(*id), Operation::LookBack);
        /// Replaces another board with the first one of the match.
        "replay-first" => ReplayFirst(id: MatchId): Terms::in_past(Some(*id), Operation::LookBack);
        /// Replaces it with the last one.
        "replay-last" => ReplayLast(id: MatchId): Terms::in_past(Some(*id), Operation::LookBack);
        /// Replaces the board with an animation of the match from here on.
        "replay-on" => ReplayOn { id: MatchId, ply: usize }:
            Terms::in_past(Some(*id), Operation::LookBack).costs(Cost::Picture);

        /// Asks in which channel to share a finished match.
        "share" => AskShare(id: MatchId):
            Terms::in_past(Some(*id), Operation::LookBack).answered(Answer::Apart);
        /// Starts analysis from the board after so many moves, in a private message.
        "analyse" => Analyse { id: MatchId, ply: usize }:
            Terms::in_past(Some(*id), Operation::TryOut).answered(Answer::Apart);
        /// Shows the board after the moves tried so far.
        "try" => Try { id: MatchId, ply: usize, tried: Variation }:
            Terms::in_past(Some(*id), Operation::TryOut);
        /// Evaluates that board.
        "evaluate" => Evaluate { id: MatchId, ply: usize, tried: Variation }:
            Terms::in_past(Some(*id), Operation::TryOut);
        /// Reviews a match in a private message.
        "review" => Review(id: MatchId):
            Terms::in_past(Some(*id), Operation::LookBack).answered(Answer::Apart);

        /// Replaces the review, or the last retry, with the review.
        "review-again" => ReviewAgain { id: MatchId, solved: Solved }:
            Terms::in_past(Some(*id), Operation::LookBack);
        /// Replaces the review with the board before a move, or with what came of trying another one there.
        "retry" => Retry { id: MatchId, ply: usize, solved: Solved, tried: Variation }:
            Terms::in_past(Some(*id), Operation::LookBack);
        /// Shows the board before the user's first costly move in a private message, to try another one.
        "retry-all" => RetryMistakes(id: MatchId):
            Terms::in_past(Some(*id), Operation::LookBack).answered(Answer::Apart);

        /// Exports everything stored about the user.
        "mydata-export" => ExportMyData: Terms::for_anyone().alone();
        /// Explains what deleting all of the user's data means.
        "mydata-delete" => AskDeleteMyData: Terms::for_anyone().alone();
        /// Asks for a second confirmation.
        "mydata-delete-ask" => AskDeleteMyDataAgain: Terms::for_anyone().alone();
        /// Deletes all of the user's data, after both confirmations.
        "mydata-delete-sure" => DeleteMyData: Terms::for_anyone().alone();
        /// Cancels the deletion.
        "mydata-keep" => KeepMyData: Terms::for_anyone().alone();
        /// Shows a puzzle to solve.
        "puzzles" => Puzzles(wish: PuzzleWish): Terms::for_anyone().alone();
        /// Does something in a puzzle.
        "puzzle" => Puzzle(action: PuzzleAction): Terms::for_anyone().alone();
        /// Shows how everyone on the server does this month with puzzles of the day.
        "puzzle-month" => PuzzleMonth: Terms::on_server().answered(Answer::Apart);
        /// Tells everyone how the user solved the puzzle of the day.
        "share-puzzle" => SharePuzzle(day: Day): Terms::for_anyone().answered(Answer::Further);
        /// Shows everyone the user's own profile.
        "share-profile" => ShareProfile: Terms::for_anyone().costs(Cost::Picture).answered(Answer::Further);
        /// Shows the user's notes on a match in a private message.
        "notes" => Notes(id: MatchId): Terms::in_match(*id, Operation::Note).answered(Answer::Apart);
        /// Opens a form for a note.
        "ask-note" => AskNote(id: MatchId): Terms::in_match(*id, Operation::Note);
        /// Opens a form for the name of an analysis line, to save it.
        "ask-line" => AskLine { id: MatchId, ply: usize, tried: Variation }:
            Terms::in_match(*id, Operation::Note);
        /// Deletes the saved line.
        "drop-line" => DropLine(id: MatchId): Terms::in_match(*id, Operation::Note);

        /// Opens a form for the text of a game to analyse or review.
        "ask-game" => AskGame(to: LookBack): Terms::for_anyone().alone();

        /// Does something in a tournament.
        "tour" => Tournament(press: TournamentPress): Terms::of_tournament(&press.step);
        /// Announces a drafted tournament.
        "tour-make" => Announce(draft: TournamentDraft): Terms::announces().answered(Answer::ForAll);
        /// Opens a form to change the draft of a tournament.
        "tour-edit" => EditDraft(draft: TournamentDraft): Terms::announces().alone();
        /// Discards the draft of a tournament.
        "tour-drop" => DiscardTournament(draft: TournamentDraft): Terms::on_server().alone();

        /// Shows a page of a leaderboard.
        "chart" => Chart(view: ChartView): Terms::for_anyone();
    }

    otherwise {
        /// Answers an offer. The first word of the text is the offer's own.
        Answer(answer: OfferAnswer): Terms::changes(answer.id, Operation::AnswerOffer);
    }

    unwritten {
        /// Challenges someone, or plays against the bot.
        Play(options: PlayOptions): Terms::begins();
        /// Has the channel vote on the moves against the bot.
        BeginVote(options: VoteOptions): Terms::begins();
        /// Starts a challenge draft to a person, or to the bot if none is named.
        DraftChallenge { opponent: Option<PlayerId>, is_program: bool }: Terms::drafts().alone();
        /// Asks for something in the named match, or in the one that is looked up.
        InMatch { named: Option<MatchId>, command: MatchCommand }:
            Terms::in_own(*named, command.operation())
                .answered(if command.is_for_all() { Answer::Here } else { Answer::Alone });
        /// Adds a typed line of conditional moves, or shows the existing ones.
        Conditional { named: Option<MatchId>, moves: Option<String> }:
            Terms::in_own(*named, Operation::Plan).alone();
        /// Lists the user's matches everywhere.
        Games: Terms::for_anyone().alone();
        /// Replays a game.
        OpenReplay(reference: GameReference): Terms::in_past(reference.id(), Operation::LookBack).alone();
        /// Analyses a game.
        OpenAnalysis(reference: GameReference): Terms::in_past(reference.id(), Operation::TryOut).alone();
        /// Reviews a game.
        OpenReview(reference: GameReference): Terms::in_past(reference.id(), Operation::LookBack).alone();
        /// Saves the note from the form.
        TakeNote { id: MatchId, text: String }: Terms::in_match(*id, Operation::Note);
        /// Saves the analysis line under the name from the form.
        TakeLine { id: MatchId, ply: usize, tried: Variation, name: String }:
            Terms::in_match(*id, Operation::Note).answered(Answer::Apart);
        /// Opens the game from the form.
        TakeGame { to: LookBack, text: String }: Terms::for_anyone().answered(Answer::Apart);
        /// Analyses a written position, of the named game if there is one.
        AnalysePosition { game: Option<Game>, text: String }: Terms::for_anyone().alone();
        /// Shows a leaderboard of this place's default game.
        UsualChart { of: LeaderboardOf, span: Span, by: By }: Terms::for_anyone();
        /// Shows a profile: the user's own unless someone is named.
        Profile(of: Option<PlayerId>): Terms::for_anyone().costs(Cost::Picture).alone();
        /// Shows what the bot itself is.
        ProfileOfBot: Terms::for_anyone();
        /// Shows the rules of the game being played here, or of the default one.
        UsualRules: Terms::for_anyone().alone();
        /// Starts the tutorial of the default game.
        UsualLesson: Terms::for_anyone().alone();
        /// Is away until then. Without that, it shows whether they are. A time zone is stored as theirs.
        GoAway { until: String, zone: String }: Terms::for_anyone().alone();
        /// Changes the user's time zone, days off and quiet hours.
        ChangeWeek { zone: String, days_off: String, quiet: String }: Terms::for_anyone().alone();
        /// Says which data is stored, why, and for how long.
        Privacy: Terms::for_anyone().alone();
        /// Shows a draft of a tournament.
        DraftTournament(options: Box<TournamentOptions>): Terms::announces().alone();
        /// Changes what the form of a draft or a tournament says.
        ChangeTournament { id: TournamentId, texts: Vec<(RuleName, String)> }: Terms::on_server().alone();
        /// Lists the tournaments of the server.
        Tournaments: Terms::on_server().alone();
        /// Shows a tournament, by what was typed.
        ShowTournament(typed: String): Terms::on_server().alone();
        /// Does something in a tournament that needs a text: mostly a reason.
        TournamentWithReason { press: TournamentPress, reason: String }: Terms::on_server().alone();

        /// Lists the commands.
        Help: Terms::for_anyone().alone();

        /// Does what was asked for in the match chosen from the menu, on the board as it stood then.
        InChosen { id: MatchId, at: Revision, command: MatchCommand }:
            Terms::in_own(Some(*id), command.operation())
                .answered(if command.is_for_all() { Answer::ForAll } else { Answer::InMenu });
        /// Sets how the user's boards look, and redraws that of a match.
        ChooseLook { id: MatchId, look: Option<Look> }: Terms::changes(*id, Operation::ChooseLook);
        /// Shares a finished match in another channel of its server.
        Share { id: MatchId, channel: ChannelId }:
            Terms::in_past(Some(*id), Operation::LookBack).costs(Cost::Picture).alone();
        /// Deletes a line of conditional moves.
        Unplan { id: MatchId, line: Line }: Terms::changes(*id, Operation::Plan);

        /// Suggests completions for what is being typed.
        Propose(typing: Typing): Terms::for_anyone().alone();

        /// Does nothing but say why the request was not understood.
        Invalid(refusal: Refusal): Terms::for_anyone().alone();
    }
}

impl From<Result<Action, Refusal>> for Action {
    fn from(read: Result<Action, Refusal>) -> Action {
        read.unwrap_or_else(Action::Invalid)
    }
}
