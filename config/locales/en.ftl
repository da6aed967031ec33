# What Kuzhi says, in English. A message's name says where it stands; {$…} are filled in by the bot.
# Text is Discord markdown.

## Games

game-mangala = Mangala
game-mangala-castle = Mangala with castles
game-al-manqala = Al-manqala
game-pallankuzhi = Pallankuzhi
game-pallam-khuzi = Pallam Khuzi
game-kotu-baendum = Kotu Baendum

## Options of games

options-chosen = Played with: {$options}.
option-end-row-empty = a row that is empty after a move ends the game
option-end-no-move = the game ends when the player to move has an empty row
option-own_pit_capture-true = a last stone in an own empty pit captures the pit opposite
option-own_pit_capture-false = a last stone in an own empty pit captures nothing
option-seeds-6 = six seeds a pit
option-seeds-5 = five seeds a pit
option-seeds-4 = four seeds a pit
option-after_capture-continue = after a capture the sowing goes on
option-after_capture-end = a capture ends the turn
option-fours-sower = fours go to whoever made them
option-fours-owner = fours go to the owner of the pit
option-skip_origin-true = the lifted pit is passed over
option-skip_origin-false = the lifted pit is sown into
option-capture-relay = the sowing goes on after a capture
option-capture-ends-turn = a capture ends the turn
option-proposal = {$option}: {$meaning}
option-proposal-five = {$option}: five seeds, and captures end the turn (or the first turn takes 46 of 70)
length-whole = to the end
length-rounds = { $rounds ->
    [one] one round
   *[other] {$rounds} rounds
}

## Players

player-bot = Kuzhi (level {$level})
player-unnamed = Player {$digits}
side-south = South
side-north = North

## The challenge

challenge-open = {$invited}, {$challenger} challenges you to a game of **{$game}**.
challenge-to-all = {$challenger} is looking for somebody to play **{$game}**. Whoever accepts first plays.
challenge-whoever = Whoever accepts
challenge-to-all-cancelled = {$challenger} is no longer looking for somebody to play **{$game}**.
challenge-to-all-expired = {$challenger} was looking for somebody to play **{$game}**, and nobody accepted in time.
challenge-sides = {$first} would play South and move first.
challenge-casual = This game would be casual: it does not count for the leaderboard.
challenge-quick = This would be a quick game: its first moves decide it, so it does not count for the leaderboard. Games of three rounds do.
challenge-series = Best of {$sets} sets: a win counts 1, a draw ½, and the sides change each set.
challenge-expires = The challenge lapses {$when}.
challenge-declined = {$invited} declined {$challenger}’s challenge to a game of **{$game}**.
challenge-cancelled = {$challenger} took back the challenge to {$invited} to a game of **{$game}**.
challenge-expired = {$challenger}’s challenge to {$invited} to a game of **{$game}** lapsed unanswered.
menu-challenge = Challenge to mancala
draft-game-bot = Play **{$game}** against Kuzhi. Change what you like, then press **{button-begin}**.
draft-game-person = Challenge {$opponent} to **{$game}**. Change what you like, then press **{button-challenge}**.
draft-game-anybody = Challenge anybody in this channel to **{$game}**, or choose a person below. Change what you like, then press **{button-challenge}**.
draft-choose-person = Choose an opponent
draft-against-person = Play a person
draft-against-bot = Play Kuzhi
draft-made = Done: all in this channel see it now.
choice-one-game = One game
choice-sets = Best of {$sets} sets
button-make-casual = Make it casual
button-make-rated = Make it count
button-challenge = Challenge
button-begin = Begin
button-accept = Accept
button-decline = Decline
button-cancel = Cancel

## The board

board-title = **{$game}** · South {$south} · North {$north}
board-round = Round {$round} of {$rounds}
board-round-open = Round {$round}
board-series = Set {$set} of {$sets} · {$south} {$points} – {$against} {$north}
board-turn = **{$player}** ({$side}) to move: choose a pit.
board-direction = **{$player}** ({$side}) to move: choose a pit and the direction for the whole round.
board-arrange = **{$player}** ({$side}) has {$seeds} seeds and lays out the row: pits 1 to 7 from the left. Pit 1 takes one or two, pits 2 to 6 up to two, pit 7 up to four. With two in pit 1 captures are of three, with one of two.
board-bot-turn = {$player} is thinking …
board-castle = Castle of {$player}: {$side}’s pit {$pit}.
board-mark-puta = {$side}’s pit {$pit} is a puta of {$player}.
board-mark-naga = {$side}’s pit {$pit} is a naga of {$player}.
board-mark-tied = {$side}’s pit {$pit} is tied for {$player}.
board-excluded = Pits marked x are out of play.
board-to-fill = Pits marked x are still to be filled.
board-eats = {$player} captures on {$seeds}.
board-heap = {$side}’s pit {$pit} holds {$seeds} seeds.
board-text-row = {$side}: {$pits}. Store {$store}.
board-text-row-yours = You ({$side}): {$pits}. Store {$store}.
board-text-excluded = closed
board-text-castle = castle
board-moved-on = This board has moved on: {$link}
board-seen-alone = Only you see this: here Discord shows my answers to you alone. Whoever else plays sees it after `/board`.
board-visiting = If nothing happens here for long, `/board` brings the board.
no-files = I may not attach files in this channel, so there are only words. Whoever manages the server can allow it: the permission is called **Attach Files**.
no-files-boards = The boards of this server are to be pictures, but I may not attach files in this channel: here they are drawn with emoji or letters. Allow me **Attach Files** here, and the next move brings a picture.
board-in-thread = {$south} and {$north} play **{$game}** in {$thread}.
thread-name = {$game}: {$south} – {$north}
call-to-move = {$player}, your move in **{$game}** against {$opponent}: {$link}
call-to-move-unlinked = {$player}, your move in **{$game}** against {$opponent}.
button-arrange = Another layout …
menu-layouts = More layouts …
button-standard = The usual way
form-arrange = Lay out your row
form-arrange-label = Seeds for pits 1 to 7, from your left

## What a move did

move-sown = {$player} sowed pit {$pit}: { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
move-sown-laps = {$player} sowed pit {$pit}: { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}, {$laps} laps.
move-arranged = {$player} laid out the row and captures on {$seeds}.
move-arranged-usual = {$player} laid out the row in the usual way.
move-counter-clockwise = The round goes counter-clockwise.
move-clockwise = The round goes clockwise.
move-captured = Captured { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
move-captured-other = {$player} captured { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
move-castle = Made {$side}’s pit {$pit} a castle.
move-into-castle = { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} fell into the castle of {$player}.
move-tied = Tied {$side}’s pit {$pit}.
move-kept = Kept the last { $seeds ->
    [one] seed
   *[other] {$seeds} seeds
}: no pit could take more.
move-endless = The sowing would have gone round for ever and was ended.
move-again = Moves again.
move-taken-back = {$player} took back a move.
move-planned = As planned.
move-swept = { $seeds ->
    [one] The last seed goes
   *[other] The last {$seeds} seeds go
} to {$player}.
move-round-ended = **Round {$round} ended {$south} to {$north}.**
move-round-began = {$player} begins round {$round}.

## A move, shown

button-show-move = Show move
button-move-before = ◀ Move before
button-move-after = Move after ▶
story-title = **{$game}** · move {$number}: {$player}
story-lap = {$lap}. { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} from {$from}’s pit {$pit}; the last falls into {$to}’s pit {$last}.
story-lap-to-store = {$lap}. { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} from {$from}’s pit {$pit}; the last falls into the store of {$to}.
story-lap-to-castle = {$lap}. { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} from {$from}’s pit {$pit}; the last falls into the castle in {$to}’s pit {$last}.
story-lifted = {$lap}. { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} from {$from}’s pit {$pit}.
story-captured = {$player} captures { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
} from {$side}’s pit {$pit}.
story-swept = { $seeds ->
    [one] The last seed
   *[other] The last {$seeds} seeds
} in {$side}’s pit {$pit}: to {$player}.
story-left-out = … { $lines ->
    [one] one line is left out here
   *[other] {$lines} lines are left out here
} …

## The end

over-won = **{$player} wins, {$points} to {$against}.**
over-drawn = **A draw, {$points} each.**
over-resigned = **{$loser} resigned: {$player} wins.**
over-agreed = **A draw: both agreed to it.**
over-early = Ended early: not rated.
series-goes-on = **{$south} {$points} – {$against} {$north}.** Set {$set} of {$sets} follows below, with the sides changed.
series-won = **{$player} wins the best of {$sets} sets, {$points} – {$against}.**
series-drawn = **The best of {$sets} sets is drawn, {$points} each.**
series-given-up = **{$player} wins the best of {$sets} sets: {$loser} gave the series up.**
reason-row-empty = A row was empty after the move.
reason-no-move = The player to move had nothing to sow.
reason-majority = That is more than half of all seeds.
reason-cannot-feed = The other row was empty and could not be given a seed.
reason-repetition = The same position stood for the third time.
reason-agreed = Both agreed that it would go round for ever.
reason-cannot-fill = A player could not fill one pit for the next round.
reason-cannot-sow = A player had no seeds left for the next round.
reason-round-limit = All rounds are played.

button-export = Moves as text
button-rematch = Rematch
export = The match with its { $moves ->
    [one] one move
   *[other] {$moves} moves
}, as a text that `kuzhi-engine` reads.

## The clock

clock-none = No clock
clock-days = { $days ->
    [one] One day a move
   *[other] {$days} days a move
}
clock-live = Live: {$minutes} min each, and {$seconds} s more with each move
clock-live-bare = Live: {$minutes} min each
clock-proposal = {$id}: {$name}
challenge-clock = Clock: **{$clock}**
board-banks = Clock: South {$south} · North {$north}
board-time = {$player}’s time runs out {$when}.
board-time-up = **{$player}’s time is up.** {$other} may claim the win, or wait for the move.
button-claim = Claim the win
call-bank = {$player}, your clock in **{$game}** runs out {$when}: {$link}
call-bank-unlinked = {$player}, your clock in **{$game}** runs out {$when}.
call-reminder = {$player}, your time for a move in **{$game}** against {$opponent} runs out {$when}: {$link}
call-reminder-unlinked = {$player}, your time for a move in **{$game}** against {$opponent} runs out {$when}.
over-timed-out = **{$loser}’s time was up: {$player} wins.**
games-until = {$line} · time runs out {$when}
refused-no-clock = No clock runs in this match.
refused-time-not-up = There is still time for this move: it runs out {$when}. The win can be claimed then.
refused-own-time-up = It is your own time that is up. Make your move before the other player claims the win.
refused-bad-clock = “{$text}” is no clock. Write 1d, 3d or 7d for days a move, minutes and seconds such as 5+3 for a live clock, or none.
settings-claims-on = Wins on time are **claimed for you** as soon as the other player’s time is up.
settings-claims-off = Wins on time are **yours to claim**; or you wait for the other player’s move.
settings-listed-on = On leaderboards over all servers you are **shown** by your name; the button below takes you off.
settings-listed-off = On leaderboards over all servers you are **not shown**. You keep your rating, and your place on those of your servers.
settings-clock = When no clock is named: {$clock}
button-claims-on = Claim wins on time for me
button-claims-off = I claim wins on time myself
button-listed-on = Show me over all servers
button-listed-off = Leave me out over all servers
button-undo = Undo (managers) …
button-undo-sure = Yes, undo the result
undo-sure = Undo this result, as after a fault? The match goes on with fresh time, and ratings become as if it had not ended.
undo-done = Undone: the match goes on with fresh time.
refused-not-undoer = Only those who may manage this server can undo a result on time that came from a fault.
refused-nothing-to-undo = Only a result on time can be undone, and this match has none any more.
refused-next-set = The next set has begun already, so this result stands.

## Giving up

resign-sure = Give up your game of **{$game}** against {$opponent}? The game then counts as lost.
resign-sure-set = Give up this set of **{$game}** against {$opponent}? It then counts as lost, and the next set follows. Or give up the whole series: {$opponent} wins it then, and no further set is played.
resign-kept = You play on.
button-resign = Yes, I resign
button-resign-set = Give up this set
button-resign-series = Give up the series
button-play-on = No, play on

## Hints

hint-pit = Kuzhi would choose pit **{$move}**.
hint-way = Kuzhi would choose the button **{$move}**: the pit, and the way for the whole round.
hint-layout = Kuzhi would lay out the row like this: **{$move}**.
hint-layout-written = Kuzhi would lay out the row like this: **{$move}**. Write it with the button “{$button}”.
evaluation-even = The position is about even.
evaluation-slightly-better = {$side} is slightly better (about +{$seeds}).
evaluation-better = {$side} is clearly better (about +{$seeds}).
evaluation-much-better = {$side} is much better (about +{$seeds}).
evaluation-wins = {$side} wins whatever the other does, by { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
} or more.
evaluation-exact-draw = If both play as well as can be, it is a draw.
evaluation-exact-win = If both play as well as can be, {$side} wins by exactly { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.

## The leaderboard

leaderboard-guild = **{$game}: leaderboard of this server**
leaderboard-everywhere = **{$game}: leaderboard over all servers**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · {$won} won, {$drawn} drawn, {$lost} lost · { $opponents ->
    [one] {$opponents} opponent
   *[other] {$opponents} opponents
}
leaderboard-empty = Nobody has a place here yet. Challenge somebody with `/play`!
leaderboard-note = Glicko-2 rating from rated matches between people; “?” marks a rating that few matches support yet.
leaderboard-place = A place takes rated games against {$opponents} different people. A game counts once both have made {$moves} moves, and counts less from a pair’s fourth game of a day on.
button-guild = This server
button-everywhere = All servers

## Refusals

refused-self = You cannot challenge yourself. Leave `opponent` empty to play against Kuzhi.
refused-program = Other bots do not answer challenges. Leave `opponent` empty to play against Kuzhi.
refused-takes-none = {$invited} takes no challenges at the moment. With `/play open: True` anybody here can accept.
refused-acquaintances = {$invited} takes challenges only from people whom they have played before. With `/play open: True` anybody here can accept.
refused-too-much-ring = That was a lot of challenges and offers in a short time. You can send the next one {$when}.
refused-too-much-picture = That was a lot of pictures in a short time. You can have the next one {$when}.
refused-too-much-hint = That was a lot of hints in a short time. You can have the next one {$when}.
refused-too-much-here = So much is being asked of me on this server that I need a moment. Please try again {$when}.
refused-hint-under-way = Kuzhi is still thinking about your last hint. Ask again when you have it.
refused-challenged-often = You have challenged {$invited} a few times without an answer. You can challenge them again {$when}.
refused-declined-lately = {$invited} declined a challenge of yours, so give them some time. You can challenge them again {$when}.
refused-kept-out = The managers of this server do not let you begin games here. What you are playing you can finish, and elsewhere you play as usual.
refused-other-kept-out = {$other} cannot be challenged here at the moment. Choose somebody else, or play against me with `/play`.
refused-person-blocked = Whoever runs this Kuzhi does not let you use it. If you think that this is a mistake, please write to them.
refused-server-blocked = Whoever runs this Kuzhi does not let it be used on this server. If you think that this is a mistake, please write to them.
refused-channels = On this server games begin in {$channels}.
refused-channel-full = { $most ->
    [one] One game is
   *[other] {$most} games are
} going on in this channel, and no more may begin. Finish one first, or go to another channel.
refused-no-server = Only a server has these settings: use the command there. Your own are under `/settings`.
refused-not-manager = Only those who may manage this server can change its settings. Your own are under `/settings`.
refused-challenges = You have { $most ->
    [one] one unanswered challenge
   *[other] {$most} unanswered challenges
}. Take one back, or wait for an answer.
refused-matches = You are playing { $most ->
    [one] one match, and no more are allowed
   *[other] {$most} matches, and no more are allowed
} at once. Finish or resign one first.
refused-challenger-busy = {$challenger} is playing as many matches as are allowed at once. You can accept as soon as one of theirs is over.
refused-not-invited = Only {$invited} can answer this challenge. Start your own with `/play`.
refused-own-challenge = This is your own challenge: somebody else can accept it.
refused-own-named-challenge = This is your own challenge: only {$invited} can accept it, and you can take it back with “Cancel”.
refused-opponent-and-open = Either name an `opponent` or set `open`, not both.
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
refused-out-of-sight = That match is played where you cannot look on. Start your own with `/play`.
refused-no-match-here = You have no match in this channel. Start one with `/play`.
refused-heard-alone = Here Discord shows my answers to you alone, so nobody could accept. Play against me with `/play`, or challenge people in your messages with them, or on a server that has added me.
refused-elsewhere = That match is played in {$channel}: use the command there.
refused-pressed-elsewhere = This match is played in {$channel}. Please go on there.
refused-offered = You have offered that on this board already. Make a move first.
refused-offer-open = Your last offer has not been answered yet. Wait for the answer, or take it back with its button “{$button}”.
refused-offer-gone = This offer was declined or taken back.
refused-early-draw = Let both of you make a move first: then a draw can be offered.
refused-nothing-to-take-back = You have not made a move yet that could be taken back.
refused-bot-needs-no-plans = Kuzhi answers at once, so there is nothing to plan. Conditional moves are for games between people.
refused-plans-on-own-turn = It is your turn: make your move on the board. Conditional moves are for while you wait.
refused-line-ends-with-other = A line begins with what the other plays and ends with a move of yours, like “3 5”: if 3, then 5.
refused-line-illegal = That line cannot be played: **{$move}** is not possible after what comes before it.
refused-line-too-long = That line is too long: plan a few moves less.
refused-too-many-plans = You have {$most ->
    [one] one line
   *[other] {$most} lines
} in this match already. Delete one first.
refused-no-rematch-yet = The next set comes by itself. There can be a rematch when the last one is over.
refused-rematch-asked = You have asked for this rematch already: {$other} can accept it.
refused-rematch-had = This rematch was played, declined or taken back already. Start another game with `/play`.
refused-form-too-late = That took too long on our side. Please press the button again.
refused-several-challenges = Your challenges in this channel have not been accepted yet. To bring one down, choose it with the option `match`.
which-match = You have several matches in this channel. Which one do you mean?
which-move = You have several matches in this channel. In which one do you play {$move}?
which-more = The menu has the latest of them; any other can be chosen with the option `match`.
which-placeholder = Choose a match
which-choice = {$game} against {$opponent} · {$last}
which-no-move = no move yet
which-own-move = your last move: {$move}
which-other-move = their last move: {$move}
which-further = {$label} · {$further}
which-age-minutes = {$age} min ago
which-age-hours = {$age} h ago
which-age-days = {$age} d ago
refused-no-move = “{$text}” is no move. Write the number of one of your pits, such as 3.
refused-no-layout = “{$text}” is no layout. Write seven numbers for your pits 1 to 7, such as 2 1 0 2 0 0 4.
refused-illegal-empty = Pit {$pit} is empty. Choose a pit with seeds.
refused-illegal-no-pit = There is no pit {$pit}: yours are numbered 1 to {$last}.
refused-illegal-castle = Pit {$pit} is a castle: it is never lifted.
refused-illegal-excluded = Pit {$pit} is out of play in this round.
refused-illegal-marked = Pit {$pit} is marked: its seeds stay there until the end of the round.
refused-illegal-must-feed = The other row is empty: choose a pit that gives it a seed.
refused-illegal-single = Pit {$pit} holds a single seed: singles stay while one of your pits holds two or more.
refused-illegal-front = Pit {$pit} is your front pit: its single seed stays while you have other singles.
refused-illegal-end-pit = Your first turn of a round is from one of your end pits, 1 or {$last}.
refused-illegal-direction = This move chooses the way for the whole round: write {$pit}+ or {$pit}-.
refused-illegal-direction-known = The way is chosen already: write just {$pit}.
refused-illegal-arrange-first = Lay out your row first.
refused-illegal-form = That move cannot be made now. Write the number of one of your pits.
refused-illegal-no-agreement = In this game there is no agreement to share what is on the board.
refused-illegal = That move is not allowed.
refused-layout-first = That layout is not allowed: pit 1 takes one or two seeds, not {$seeds}.
refused-layout-middle = That layout is not allowed: pit {$pit} takes none, one or two seeds, not {$seeds}.
refused-layout-last = That layout is not allowed: pit 7 takes up to four seeds, not {$seeds}.
refused-layout-total = That layout is not allowed: you have {$have} seeds to lay out, and these are {$laid}.
refused-layout-usual = The usual layout needs four seeds, and you have {$seeds}.
refused-own-offer = You made this offer yourself: {$other} can accept it.
refused-bot-plays-on = Kuzhi plays on. When a position comes back for the third time, the game ends by itself.
refused-bot-unrated = Matches against Kuzhi are never rated: leave `rated` empty, or challenge a person.
refused-quick-unrated = A game of fewer than three rounds is decided by its first moves, so it never counts. Choose three rounds with `length`, or leave `rated` empty for a quick casual game.
refused-no-hints-rated = This match is rated, so both of you play without help. There are hints in casual matches: `/play` with `rated: False`, or against Kuzhi.
refused-hint-too-late = The board has changed while Kuzhi was thinking. Ask again, please.
refused-no-rounds = {$game} has no rounds: leave `length` empty.
refused-no-such-command = Kuzhi no longer has this command. `/help` lists those there are.
refused-no-such-button = This button is of another version of Kuzhi. Bring the board back with `/board`.
refused-option-none = {$game} is played in one way only: leave `options` empty.
refused-option-unknown = “{$option}” is no option of {$game}. There is {$options}.
refused-option-value = “{$value}” is no value of the option `{$option}`. Write one of these: {$values}.
refused-option-range = “{$value}” is no value of the option `{$option}`. Write a number from {$least} to {$most}.
refused-option-twice = The option `{$option}` is given twice.
refused-unusable = Kuzhi cannot play that. Choose from what is proposed.
failed-lasting = Kuzhi cannot keep moves right now, and whoever runs it has been told. Your match is safe: look at its board a little later.
failed = Something went wrong on our side, and nothing has changed. Please try again in a moment.
dropped = Something went wrong on our side before we could answer. Please look whether it was done (`/board` shows your match), and try again if it was not.

## Help

help-title = **Kuzhi: mancala games on Discord**
help-start = Start with `/play`, sow with the buttons. South sits below and moves first; pits count from their owner’s left.
help-play = `/play`: challenge somebody, or play against Kuzhi
help-games = `/games`: your games everywhere, and whose turn it is
help-move = `/move`: sow a pit
help-board = `/board`: bring your board down, or look at another; `style`: other looks
help-resign = `/resign`: give up a match
help-draw = `/draw`: offer a draw
help-takeback = `/takeback`: take back a move, if the other agrees
help-conditional = `/conditional`: settle your answers while you wait
help-hint = `/hint`: what Kuzhi would play, and who stands better (casual games)
help-leaderboard = `/leaderboard`: who plays best; games count from 3 moves each
help-settings = `/settings`: boards, pings, challenges, language; the server’s, too
help-help = `/help`: this text

help-rules = `/rules`: how each game is played, with pictures
help-tutorial = `/tutorial`: learn a game by playing
help-agree = `/agree`: offer to end an Al-manqala that goes round for ever

## An agreed end

offer-agree = {$other}, {$player} offers to end this game of **{$game}**, because it goes round for ever: each of you would get half of what is on the board.
declined-agree = {$other} plays on.
withdrawn-agree = {$player} took back the offer to end the game.
offer-draw = {$other}, {$player} offers you a draw in your game of **{$game}**.
declined-draw = {$other} declines the draw and plays on.
withdrawn-draw = {$player} took back the offer of a draw.
declined-draw-bot = Kuzhi thinks that it stands better, and plays on.
offer-takeback = {$other}, {$player} would like to take back a move in your game of **{$game}**: their last one, and what followed it.
declined-takeback = {$other} lets the move stand.
withdrawn-takeback = {$player} no longer asks to take back the move.
more-question = Your game of **{$game}** against {$opponent}: what would you like?
more-watching = You are watching this match. Here you can have its board for yourself, drawn as you like (`/settings`).
button-more = More …
button-look = The board, for me alone
button-plans = Conditional moves …
button-plan = Add …
button-unplan = Delete {$line}
plans-title = What you answer by itself in your game of **{$game}** against {$opponent}: first what the other plays, then **your move**. Nobody else sees this, and what does not come true is dropped.
plans-none = Nothing is planned yet.
form-plan = Conditional moves
form-plan-label = The other’s move, then yours, and so on
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = if then and
button-offer-draw = Offer a draw
button-offer-takeback = Ask to take back
button-take-back = Take back
button-offer-agree = It goes round for ever
button-give-up = Resign …

## One’s games

games-none = You have no games. Start one with `/play`.
games-title = **Your games**, on all servers and in private
games-yours = • {$game} against {$opponent}: **your turn**
games-theirs = • {$game} against {$opponent}: their turn
games-challenged = • {$opponent} challenges you to {$game}; lapses {$when}
games-challenge = • You challenge {$opponent} to {$game}; lapses {$when}
games-challenge-to-all = • You look for somebody to play {$game}; lapses {$when}
games-linked = {$line} · {$link}
games-more = … and {$more} more.

## Settings

settings-own = **Your settings**, for all servers and private messages. Nobody else sees this.
settings-pings-on = Pings are **on**: you are notified when you are challenged, to move, or asked something.
settings-pings-dm = Pings come **by direct message**: what rings for you is sent to you alone, or stands in the channel where Discord lets no message through.
settings-pings-off = Pings are **off**: look at your boards now and then.
settings-board-usual = Boards for you alone: the usual way
settings-board-emoji = Boards for you alone: little pictures (emoji)
settings-board-unicode = Boards for you alone: letters and lines
settings-board-text = Boards for you alone: plain sentences, for screen readers
settings-board-image = Boards for you alone: pictures of wood and seeds
settings-theme-dark = Pictures and animations for you alone are in **dark wood**.
settings-theme-light = Pictures and animations for you alone are in **light wood**.
settings-viewpoint-fixed = On boards that you look at alone **your own row** is always below.
settings-viewpoint-mover = On boards that you look at alone the row of **whoever is to move** is below.
settings-challengers-everybody = Everybody may challenge you
settings-challengers-acquaintances = Whom you have played before may challenge you
settings-challengers-nobody = Nobody may challenge you
settings-language-usual = Language: that of Discord
settings-language = Language: {$language}
settings-usual = the usual
settings-house = **Settings of this server**
settings-house-anywhere = Games may begin in **all channels**.
settings-house-channels = Games begin in {$channels}, and in threads there.
settings-house-threads-on = Every game gets **a thread of its own**, which Kuzhi needs the permission to create.
settings-house-threads-off = Games are played **in the channel itself**.
settings-house-choose = Let games begin only in these channels …
settings-house-pings-on = Pings are **on**: people are notified when they are challenged, to move, or asked something.
settings-house-pings-off = Pings are **off** on this server.
settings-house-game = When no game is named: {$game}
settings-boards = **Boards of this server**, as everybody sees them
settings-house-viewpoint-fixed = **South’s row** is always below.
settings-house-viewpoint-mover = The row of **whoever is to move** is below.
settings-house-board-usual = Boards: the usual way
settings-house-board-emoji = Boards: little pictures (emoji)
settings-house-board-unicode = Boards: letters and lines
settings-house-board-text = Boards: plain sentences, for screen readers
settings-house-board-image = Boards: pictures of wood and seeds
settings-house-theme-dark = Where boards are pictures, they are in **dark wood**.
settings-house-theme-light = Where boards are pictures, they are in **light wood**.
settings-limits = **Limits and clock of this server**
    What people have going on already stays as it is.
settings-challenges-usual = Unanswered challenges per person: the usual {$most}
settings-challenges = Unanswered challenges per person: {$most}
settings-matches-usual = Games at once in a channel: the usual {$most}
settings-matches = Games at once in a channel: {$most}
settings-people = **Who may not play on this server**
    Up to {$most} people, who then begin, accept and are offered no games here. Games that they are playing go on, and they are told only when they try.
settings-people-nobody = Nobody: **everybody may play**.
settings-people-kept-out = May not play: {$people}
settings-people-choose = Keep somebody from playing …
settings-people-back = Let somebody play again …
button-pings-on = Turn pings on
button-pings-dm = Ping me by direct message
button-pings-off = Turn pings off
button-threads-on = Games in threads
button-threads-off = Games in the channel
button-all-channels = All channels
button-settings-own = Your own settings
button-settings-house = Settings of this server
button-viewpoint-fixed = Do not turn boards
button-viewpoint-mover = Turn boards to the mover
button-theme-dark = Dark wood for pictures
button-theme-light = Light wood for pictures
button-settings-boards = Boards
button-settings-limits = Limits and clock
button-settings-people = Who may not play
button-let-all-play = Let everybody play

## Rules

rules-title = **How to play {$game}**
rules-rounds = **Length:** three rounds, unless `length` says otherwise. A quick game of one round is decided by its first moves, so it never counts for the leaderboard.
rules-options = **Ways to play it** (`options` of `/play`)
rules-option = `{$option}`: {$meaning}
rules-option-usual = `{$option}` (usual): {$meaning}
rules-example = **An example:** {$account}
rules-yours = Your match here: {$description}
rules-mangala =
    Two rows of six pits with four stones each, and a store at each player’s right. Lift one of your pits and sow counter-clockwise, stone by stone: of several stones the first goes back into the pit itself. Your own store is sown into, the other one passed over.
    • Last stone in your store: you move again.
    • Last stone makes one of your opponent’s pits even: you capture that pit.
    • Last stone in your own empty pit: you capture it and the pit opposite, unless that is empty.
    When a row is empty the game ends, and its owner takes what is left. More stones win.
rules-mangala-castle =
    Mangala without sowing into the stores, so no move gives another.
    • Last stone makes three in the other’s pit 1 to 5, and you have no castle yet: you capture the three, and the pit becomes your castle (C) for the rest of the game. Whatever falls into a castle goes to its owner. It is never lifted.
    • Last stone makes one of your opponent’s pits even: you capture that pit.
    • Last stone in your own empty pit: you capture it and the pit opposite, unless that is empty or a castle.
    A last stone in a castle ends the turn. When a row is empty the game ends, and its owner takes what is left. More stones win.
rules-al-manqala =
    Two rows of seven pits with seven beads each. Lift one of your pits and sow all of it counter-clockwise, once.
    • Last bead makes two or four, in either row: you capture that pit, then the pit before it if it holds two or four, and so on without a gap.
    • When the other row is empty on your turn you must feed it if you can. If you cannot, the other player takes all that is left. When your own capture empties it, the game ends and each keeps what lies in their row.
    • Fifty beads win at once. When the game goes round for ever, `/agree` halves what is on the board.
rules-pallankuzhi =
    Two rows of seven pits, played in rounds. Lift one of your pits and sow counter-clockwise; then lift the next pit and go on, for as long as there is something in it.
    • When the next pit is empty you capture the one after it, and go on from the pit behind that. If that one is empty too, your turn is over.
    • A pit that a seed makes four is captured at once.
    A player without seeds on their turn ends the round, and the other takes what is left. Then each fills as many pits as their seeds allow; pits that stay empty (x) are out of play, and whoever went second begins. `length` says how many rounds; to the end is until somebody cannot fill a single pit.
rules-pallam-khuzi =
    Two rows of seven pits with four seeds each, played in rounds. Lift one of your pits and sow counter-clockwise, past the pit itself; then lift the next pit and go on, for as long as there is something in it.
    • When the next pit is empty you capture the one after it, and your turn is over.
    • A pit that a seed makes four goes at once to the owner of the pit, whoever sows.
    A player without seeds on their turn ends the round, and the other takes what is left. Then each fills as many pits as their seeds allow; pits that stay empty (x) are out of play, and whoever went second begins. `length` says how many rounds; to the end is until somebody cannot fill a single pit.
rules-kotu-baendum =
    Two rows of seven pits with four seeds each, played in rounds. The first move chooses the way for all, and everybody’s first turn is from an end pit.
    • A pit of three is passed over, except by the last seed in hand. If that falls into a pit of three, the four are captured, and the next pit is sown on; in an end pit they stay, tied (S or N, for their owner), and count for you at the end.
    • Last seed in an empty or marked pit: your turn is over. In any other: lift it and sow on.
    • Single seeds stay while you have a pit of two or more; of several singles the front one stays.
    The round ends when the player to move has nothing to lift. For the next one the winner fills all pits, the loser as many as possible. A rest of one makes a puta (p), of two a naga (g): they are never lifted and end a turn that reaches them; a rest of three is a usual pit. The winner takes three, two or one seeds from the pit opposite. With fewer than twelve seeds the loser may lay out the row: one or two in pit 1, up to two in pits 2 to 6, up to four in pit 7, and captures of two or three. `length` says how many rounds.

## Learning

lesson-again = Lift one of your pits and sow its stones one by one, to the right and on into your store; the first of several stays in the pit. When the last falls into your store, you move again.
lesson-even = A last stone that makes one of the other’s pits even captures that pit.
lesson-alone = A last stone in your own empty pit captures itself and the pit opposite.
lesson-finish = When a row is empty after a move, the game is over, and the row’s owner takes what is left. More stones win.
lesson-past = Stones are sown as in Mangala, but past both stores: after your pit 6 comes the other’s pit 1.
lesson-castle = When your last stone makes three in the other’s pit 1 to 5, you capture the three, and the pit becomes your castle, once a game.
lesson-fill = Every stone that falls into your castle is yours at once.
lesson-two-four = Lift one of your pits and sow all of it, one by one, to the right and round the board. When the last bead makes two or four, in either row, you capture that pit.
lesson-chain = If the pit before it holds two or four as well, you capture that, too, and so on without a gap.
lesson-feed = When the other row is empty, you must feed it if you can: only moves that leave something there are allowed.
lesson-majority = Whoever has fifty beads wins at once.
lesson-laps = Sow a pit, then lift the next one and go on, for as long as it holds seeds.
lesson-beyond = When the next pit is empty, you capture the one after it, and go on from the pit behind that.
lesson-pasu = A pit that a seed makes four is a cow, a pasu: it is captured at once.
lesson-rubbish = Pits that could not be filled are out of play (x) for the round: they are sown past as if they were not there.
lesson-beyond-ends = When the next pit is empty, you capture the one after it, and your turn is over.
lesson-pasu-owner = A pit that a seed makes four goes at once to its owner, whoever sows.
lesson-way = The first move of a game chooses the way for both players, and everybody’s first turn is from an end pit, 1 or 7.
lesson-relay = When your last seed falls into a pit with seeds, you lift that pit and sow on; in an empty pit your turn is over.
lesson-three = A pit of three is passed over, except by the last seed in your hand. That makes four, and captures them.
lesson-tie = In an end pit, 1 or 7, the four are not captured but tied: they stay, and count for you at the end of the round.
lesson-single = While one of your pits holds two seeds or more, single seeds stay where they are.
lesson-arrange = Whoever has fewer than twelve seeds may lay out the row: one or two in pit 1, up to two in pits 2 to 6, up to four in pit 7. Two in pit 1 let you capture on three, one lets you capture on two.
tutorial-title = **{$game}: lesson {$number} of {$of}**
tutorial-task = **Your turn:** you are South, the lower row. Which pit does it?
tutorial-task-any = **Your turn:** you are South, the lower row. Make any move.
tutorial-task-arrange = **Your turn:** choose a layout of your row, pits 1 to 7, that lets you capture on three.
tutorial-right = ✅ **Well done.** {$account}
tutorial-not-yet = ↩️ {$account} That is not it yet: the board is as it was. Try again.
tutorial-end = 🎓 That is all of **{$game}**. Play it with `/play`, or learn another game here.
tutorial-hint = 💡 Try **{$mv}**.
tutorial-choose = Learn another game
button-hint = 💡 Hint
button-next-lesson = Next lesson ▶
button-page-before = ◀ Page before
button-page-after = Next page ▶
button-try-it = Try it yourself
rules-choose = Rules of another game
rules-boards =
    Before:
    {$before}
    After:
    {$after}

## How commands describe themselves

describe-play = Challenge somebody to a mancala game, or play against Kuzhi
describe-play-game = Which game
describe-play-opponent = Whom you challenge; leave it empty to play against Kuzhi
describe-play-open = Let anybody in this channel accept
describe-play-level = How well Kuzhi plays, if it plays
describe-play-side = Who moves first
describe-play-length = Games of several rounds: three if you say nothing; one is quick and casual
describe-play-sets = Best of so many sets: a win counts 1, a draw ½, and the sides change
describe-play-rated = Whether it counts for the leaderboard; between people it does if you say nothing
describe-play-clock = How much time there is for moves
describe-play-options = How the game is played, if not in the usual way
describe-tutorial = A short lesson in a game, played with buttons
describe-tutorial-game = Which game
describe-rules = How a game is played, with pictures and examples
describe-rules-game = Which game
describe-agree = Offer to end an Al-manqala that goes round for ever
describe-games = Your games everywhere, with links, and whose turn it is
describe-move = Sow a pit in your match in this channel
describe-move-pit = The number of your pit
describe-match = Which match, if you have several in this channel
describe-board = Bring your board down to the end of the channel
describe-board-style = For you alone, drawn in another way
describe-board-theme = The colours of the picture
choice-style-emoji = emoji: little pictures
choice-style-image = A picture
choice-style-text = Plain sentences, for screen readers
choice-style-unicode = Letters and lines
choice-theme-dark = Dark wood
choice-theme-light = Light wood
describe-resign = Give up your match in this channel
describe-draw = Offer a draw in your match in this channel
describe-takeback = Take back your last move, if the other agrees; Kuzhi always does
describe-conditional = What you answer by itself while you wait; only you see it
describe-conditional-moves = The other’s move, then yours, and so on: 3 5
describe-hint = What Kuzhi would play in your place; only you see it, and only in casual matches
describe-leaderboard = Who plays best
describe-leaderboard-game = Which game
describe-leaderboard-scope = Which results count
describe-settings = How boards look, pings, who may challenge you; for managers also the settings of the server
describe-settings-of = Whose settings
choice-settings-own = Your own
choice-settings-house = Those of this server, for those who manage it
describe-help = How to play with Kuzhi
choice-first = You move first
choice-second = You move second
choice-random = A coin decides
choice-level-1 = 1: for a first game
choice-level-2 = 2: looks at the next move
choice-level-3 = 3: looks at the answer, too
choice-level-4 = 4: looks a few moves ahead
choice-level-5 = 5: sees most of what is there
choice-level-6 = 6: plays well
choice-level-7 = 7: plays very well
choice-level-8 = 8: plays as well as it can
choice-level-anchor = {$name} · Elo {$elo}
choice-level-rated = {$name} · Elo {$elo} ± {$error}
choice-level-rated-over = {$name} · Elo {$elo} ± {$error} (rounds played: {$rounds})
choice-guild = This server
choice-everywhere = All servers
choice-length-1 = Quick: one round, casual
choice-length-3 = Three rounds
choice-length-0 = To the end
match-name = {$game} against {$opponent} ({$id})
opponent-unnamed = somebody
pit-name = { $seeds ->
    [one] {$pit} (1 seed)
   *[other] {$pit} ({$seeds} seeds)
}
