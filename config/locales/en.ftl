# What Kuzhi says, in English. A message's name says where it stands; {$…} are filled in by the bot.
# Text is Discord markdown.

## Games

game-mangala = Mangala
options-chosen = Options: {$options}.

## Players

player-bot = Kuzhi (level {$level})
side-south = South
side-north = North

## The challenge

challenge-open = {$invited}, {$challenger} challenges you to a game of **{$game}**.
challenge-sides = {$first} would play South and move first.
challenge-expires = The challenge lapses {$when}.
challenge-declined = {$invited} declined {$challenger}’s challenge to a game of **{$game}**.
challenge-cancelled = {$challenger} took back the challenge to {$invited} to a game of **{$game}**.
challenge-expired = {$challenger}’s challenge to {$invited} to a game of **{$game}** lapsed unanswered.
button-accept = Accept
button-decline = Decline
button-cancel = Cancel

## The board

board-title = **{$game}** · South {$south} · North {$north}
board-turn = **{$player}** ({$side}) to move: choose a pit.
board-bot-turn = {$player} is thinking …
board-moved-on = This board has moved on: {$link}
call-to-move = {$player}, your move in **{$game}** against {$opponent}: {$link}
call-to-move-unlinked = {$player}, your move in **{$game}** against {$opponent}.

## What a move did

move-sown = {$player} sowed pit {$pit}: { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
move-captured = Captured { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
move-again = Moves again.
move-swept = { $seeds ->
    [one] The last seed goes
   *[other] The last {$seeds} seeds go
} to {$player}.

## The end

over-won = **{$player} wins, {$points} to {$against}.**
over-drawn = **A draw, {$points} each.**
over-resigned = **{$loser} resigned: {$player} wins.**
reason-row-empty = A row was empty after the move.
reason-no-move = The player to move had nothing to sow.

## Giving up

resign-sure = Give up your game of **{$game}** against {$opponent}? The game then counts as lost.
resign-kept = You play on.
button-resign = Yes, I resign
button-play-on = No, play on

## The leaderboard

leaderboard-guild = **{$game}: leaderboard of this server**
leaderboard-everywhere = **{$game}: leaderboard over all servers**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · {$won} won, {$drawn} drawn, {$lost} lost
leaderboard-empty = Nobody has finished a match here yet. Challenge somebody with `/play`!
leaderboard-note = Glicko-2 rating from matches between people; “?” marks a rating that few matches support yet.
button-guild = This server
button-everywhere = All servers

## Refusals

refused-self = You cannot challenge yourself. Leave `opponent` empty to play against Kuzhi.
refused-program = Other bots do not answer challenges. Leave `opponent` empty to play against Kuzhi.
refused-challenges = You have {$most} unanswered challenges. Take one back, or wait for an answer.
refused-matches = You are playing {$most} matches at once. Finish or resign one first.
refused-not-invited = Only {$invited} can answer this challenge. Start your own with `/play`.
refused-not-challenger = Only {$challenger} can take this challenge back.
refused-accepted = This challenge has been accepted already.
refused-declined = This challenge was declined.
refused-cancelled = This challenge was taken back.
refused-expired = This challenge has lapsed. Start a new one with `/play`.
refused-not-started = The challenge has not been accepted yet.
refused-not-seated = You are watching this match: only its players can move. Start your own with `/play`.
refused-turn = It is {$player}’s turn. You will be called when it is yours.
refused-turn-bot = Kuzhi is thinking; its move will be on the board in a moment.
refused-stale = That button belonged to an earlier position, so nothing was played. This is the board as it is now.
refused-over = This match is over. Start a new one with `/play`.
refused-no-such-match = There is no such match any more. Start a new one with `/play`.
refused-no-match-here = You have no match in this channel. Start one with `/play`.
refused-several = You have several matches in this channel: choose one with the option `match`.
refused-no-move = “{$text}” is no move. Write the number of one of your pits, such as 3.
refused-illegal-empty = Pit {$pit} is empty. Choose a pit with seeds.
refused-illegal-no-pit = There is no pit {$pit}: yours are numbered 1 to {$last}.
refused-illegal = That move is not allowed: {$why}.
refused-no-such-command = Kuzhi no longer has this command. `/help` lists those there are.
refused-no-such-button = This button is of another version of Kuzhi. Bring the board back with `/board`.
refused-unusable = {$why}
failed = Something went wrong on our side, and nothing has changed. Please try again in a moment.

## Help

help-title = **Kuzhi: mancala games on Discord**
help-start = Challenge somebody or the bot with `/play`, then sow with the buttons under the board. The board names the two players; South has the lower row and moves first. Pits are numbered from their owner’s own left.
help-play = `/play`: challenge somebody, or play against Kuzhi
help-move = `/move`: sow a pit
help-board = `/board`: bring your board down to the end of the channel
help-resign = `/resign`: give up a match
help-leaderboard = `/leaderboard`: who plays best
help-help = `/help`: this text

## How commands describe themselves

describe-play = Challenge somebody to a mancala game, or play against Kuzhi
describe-play-game = Which game
describe-play-opponent = Whom you challenge; leave it empty to play against Kuzhi
describe-play-level = How well Kuzhi plays, if it plays
describe-play-side = Who moves first
describe-play-end = Mangala: when an empty row ends the game
describe-move = Sow a pit in your match in this channel
describe-move-pit = The number of your pit
describe-match = Which match, if you have several in this channel
describe-board = Bring your board down to the end of the channel
describe-resign = Give up your match in this channel
describe-leaderboard = Who plays best
describe-leaderboard-game = Which game
describe-leaderboard-scope = Which results count
describe-help = How to play with Kuzhi
choice-first = You move first
choice-second = You move second
choice-random = A coin decides
choice-level-1 = 1: for a first game
choice-level-2 = 2: looks a few moves ahead
choice-level-3 = 3: plays well
choice-guild = This server
choice-everywhere = All servers
choice-end-row-empty = As soon as a row is empty (usual)
choice-end-no-move = When the player to move has an empty row
match-name = {$game} against {$opponent} ({$id})
opponent-unnamed = somebody
pit-name = { $seeds ->
    [one] {$pit} (1 seed)
   *[other] {$pit} ({$seeds} seeds)
}
