# What Kuzhi says, in English. A message's name says where it stands; {$…} are filled in by the bot.
# Text is Discord markdown.

## Games

game-mangala = Mangala
game-mangala-castle = Mangala with castles
game-kalah = Kalah
game-oware = Oware
game-toguz-kumalak = Toguz Kumalak
game-bestemshe = Bestemshe
game-al-manqala = Al-manqala
game-pallankuzhi = Pallankuzhi
game-pallam-khuzi = Pallam Khuzi
game-kotu-baendum = Kotu Baendum
choice-game = {$game}: {$line}
from-origin = {$origin} · {$line}
origin-turkiye = Türkiye
origin-america = America
origin-west-africa = West Africa
origin-central-asia = Central Asia
origin-palestine = Palestine
origin-south-india = South India
origin-sri-lanka = Sri Lanka
line-mangala = the national mancala
line-mangala-castle = no extra moves; capture three and you have a castle
line-kalah = the mancala you find in most shops
line-oware = also Awalé; you capture twos and threes
line-toguz-kumalak = nine pits a row, and one of them can become your tuzdik
line-bestemshe = a smaller, quicker Toguz Kumalak
line-al-manqala = you capture twos and fours
line-pallankuzhi = one turn sows pit after pit
line-pallam-khuzi = Pallankuzhi with shorter turns
line-kotu-baendum = the first move sets the direction

## Options of games

options-chosen = Options: {$options}.
option-end-row-empty = the game ends as soon as a move leaves a row empty
option-end-no-move = the game ends when it is a player’s turn and their row is empty
option-own_pit_capture-true = ending in your own empty pit captures the pit opposite
option-own_pit_capture-false = ending in your own empty pit captures nothing
option-seeds-6 = six seeds per pit
option-seeds-5 = five seeds per pit
option-seeds-4 = four seeds per pit
option-seeds-3 = three seeds per pit
option-seeds-2 = two seeds per pit
option-seeds-1 = one seed per pit
option-pits-6 = six pits per row
option-pits-5 = five pits per row
option-pits-4 = four pits per row
option-pits-3 = three pits per row
option-after_capture-continue = sowing goes on after a capture
option-after_capture-end = a capture ends the turn
option-fours-sower = fours go to whoever makes them
option-fours-owner = fours go to the owner of the pit
option-skip_origin-true = sowing skips the pit it started from
option-skip_origin-false = sowing includes the pit it started from
option-capture-relay = sowing goes on after a capture
option-capture-ends-turn = a capture ends the turn
option-capture-standard = ending in your own empty pit captures only if there are seeds opposite
option-capture-empty = ending in your own empty pit captures that seed even with none opposite
option-proposal = {$option}: {$meaning}
option-proposal-five = {$option}: five seeds, and captures end the turn (or the first turn takes 46 of 70)
length-whole = played to the end
length-rounds = { $rounds ->
    [one] one round
   *[other] {$rounds} rounds
}

## Players

player-bot = Kuzhi (level {$level})
player-unnamed = Player {$digits}
player-you = You
player-kuzhi = Kuzhi
side-south = South
side-north = North
row-south = South’s
row-north = North’s
row-yours = your
row-of = {$player}’s
label-yours = You ({$side})

## The challenge

challenge-open = {$invited}, {$challenger} challenges you to **{$game}** · {$terms}
challenge-to-all = {$challenger} is looking for someone to play **{$game}** · {$terms}
challenge-whoever = Whoever accepts
challenge-to-all-cancelled = {$challenger} is no longer looking for someone to play **{$game}**.
challenge-to-all-expired = {$challenger} was looking for someone to play **{$game}**, but no one accepted in time.
challenge-sides = {$first} plays South and moves first.
challenge-balanced = Balanced opening: the first two to four moves are drawn by lot, so that neither player starts ahead.
challenge-casual = Casual: this game will not count for the leaderboard.
challenge-first = Casual, as it is the first game of one of you: it will not count for the leaderboard.
challenge-quick = Quick game: its first moves decide it, so it will not count for the leaderboard. Games of three rounds do.
challenge-ratings = Ratings: {$ratings}
rating-of = {$player} {$rating}
challenge-series = Best of {$sets} sets: a win scores 1, a draw ½, and you swap sides after each set.
challenge-until = Open until {$until}.
challenge-declined = {$invited} declined {$challenger}’s challenge to a game of **{$game}**.
challenge-cancelled = {$challenger} cancelled the challenge to {$invited} for a game of **{$game}**.
challenge-expired = {$invited} did not answer {$challenger}’s challenge to a game of **{$game}** in time.
menu-challenge = Challenge to mancala
draft-game-bot = Play **{$game}** against Kuzhi. Change what you like, then press **{button-begin}**.
draft-game-person = Challenge {$opponent} to **{$game}**. Change what you like, then press **{button-challenge}**.
draft-game-anybody = Challenge anyone in this channel to **{$game}**, or choose a person below. Change what you like, then press **{button-challenge}**.
draft-choose-person = Choose an opponent
draft-against-person = Play a person
draft-against-bot = Play Kuzhi
draft-sentences = Boards can also be plain sentences: choose them in /settings.
draft-opening-free = Opening: free
draft-opening-balanced = Opening: balanced
done-posted = Posted in this channel.
done-played = Played: the board shows it.
done-taken-back = Your last move is taken back.
done-drawn = Kuzhi accepts: the game is a draw.
done-time-given = They have longer now: the board shows it.
done-resigned = You resigned.
done-series-resigned = You resigned the series.
choice-one-game = One game
choice-sets = Best of {$sets} sets
button-side-first = First move: you
button-side-second = First move: opponent
button-side-random = First move: random
button-make-casual = Make it casual
button-make-rated = Make it rated
button-challenge = Challenge
button-begin = Begin
button-accept = Accept
button-decline = Decline
button-cancel = Cancel

## The board

board-title = **{$game}** · South {$south} · North {$north}
board-title-alone = **{$game}** · {$south} – {$north}
board-rated = Rated
board-casual = Casual
board-ratings = {$kind} · South {$south} · North {$north}
board-round = Round {$round} of {$rounds}
board-round-open = Round {$round}
board-series = Set {$set} of {$sets} · {$south} {$points} – {$against} {$north}
board-ballot = Balanced opening, drawn by lot: {$moves}
board-to-move = **{$player}** to move
board-to-move-side = **{$player}** ({$side}) to move
board-your-move = **Your move**
board-turn = {$mover}: choose a pit.
board-turn-plain = {$mover}.
board-direction = {$mover}: choose a pit and the direction for the whole round.
board-arrange = {$mover}. Lay out {$seeds} seeds in pits 1 to 7, from the left: one or two in pit 1, up to two in pits 2 to 6, up to four in pit 7. With two seeds in pit 1 you capture threes; with one, twos.
board-no-progress = {$moves} moves without a capture: after {$most} the rest is split.
board-bot-turn = {$player} is thinking …
player-channel = The channel
board-vote = Vote with the buttons; until the move, only you see your vote. Votes so far: **{$votes}**. The move is made {$when}.
board-vote-none = Without a vote, Kuzhi moves for the channel at level {$level}.
board-vote-first = Vote with the buttons; until the move, only you see your vote. The time runs from the first one: {$time}.
board-vote-helped = No one voted, so Kuzhi moves for the channel at level {$level}.
length-seconds = {$seconds} s
button-votes = Who voted for what
vote-cast = You voted for **{$move}**. The move is made {$when}; until then you can change your vote.
vote-changed = You changed your vote from **{$before}** to **{$move}**. The move is made {$when}; until then you can change it again.
votes-title = **How the channel voted on its last move**
votes-line = **{$move}** ({$votes}): {$people}
votes-none = No one voted for the channel’s last move.
votes-tie = Several moves had the most votes: the one that was voted for first was made.
done-vote-ended = You ended this game. It has no result.
button-end-vote = End this game
button-end-vote-sure = Yes, end it
end-vote-sure = End this game for the whole channel? It gets no result, and no one can go on with it.
more-voting = The whole channel plays this game: vote with the buttons under the board. You can see the board privately, drawn the way you like (`/settings`).
refused-vote-closed = The vote on this move is over. You can vote again after Kuzhi’s reply.
refused-too-many-votes = {$most} people have voted on this move already, and no more can. Vote on the next one.
refused-new-account = Your account is less than a week old, and votes of new accounts do not count on this server. You can vote here {$when}.
refused-not-host = Only the person who began this game and people who manage this server can end it. Ask one of them.
refused-vote-needs-server = A channel can vote only on a server that has Kuzhi. Play alone with `/play`.
refused-vote-under-way = This channel is already playing a game by vote. `/vote` shows its board.
settings-new-accounts-on = Where a channel plays by vote, **new accounts** (less than a week old) can vote.
settings-new-accounts-off = Where a channel plays by vote, **new accounts** (less than a week old) cannot vote.
button-new-accounts-on = New accounts: can vote
button-new-accounts-off = New accounts: cannot vote
describe-vote = Play against Kuzhi with the whole channel, which votes on each move
describe-vote-game = Which game
describe-vote-level = How strong Kuzhi is
describe-vote-time = How long the channel votes on each move
describe-vote-silence = What happens if no one votes
choice-silence-wait = Wait for the first vote
choice-silence-help = Kuzhi moves for the channel at level 3
player-rival = The other channel
rival-awaited = Waiting for a channel of another server. Send this code to its managers: {$code}. They use `/vote` with `code`, and you confirm here.
rival-asked = {$player} wants to play against you with the channel of another server. Managers here decide.
rival-asking = Waiting for the managers of the other server to confirm.
board-rival-turn = {$player} is voting …
button-rival-yes = Start game
button-rival-no = Decline
refused-rival-awaited = The game has not begun: the other server has to confirm first.
refused-turn-rival = The other channel is voting. Its move will be on the board when its time is up.
refused-no-vote-invitation = No other channel waits under this code. Ask the managers of the other server for a new one.
refused-not-vote-manager = Only people who manage this server can have its channel play against another server. Ask one of them.
describe-vote-server = For managers: play against another server’s channel, which gets a code
describe-vote-code = For managers: the code from the other server
board-end-pits-first = **End pits first:** your first turn of a round starts from pit 1 or 7.
board-singles-stay = **Singles wait:** a pit with a single seed cannot be sown while another of yours holds two or more.
board-front-single-stays = **The front pit waits:** while you have only single seeds, the one in your front pit, the last pit in the direction of sowing, stays.
board-feed-first = **Feed first:** the other row is empty, so you have to sow a pit that gives it a seed.
board-marked-stay = **Marked pits wait:** tied and blocked pits cannot be sown until the round ends.
board-castle = Castle of {$player}: {$side} pit {$pit}.
board-castle-you = Your castle: {$side} pit {$pit}.
board-tuzdik = Tuzdik of {$player}: {$side} pit {$pit}.
board-tuzdik-you = Your tuzdik: {$side} pit {$pit}.
board-mark-puta = Blocked for the round (p): {$side} pit {$pit}.
board-mark-naga = Blocked for the round (g): {$side} pit {$pit}.
board-mark-tied = Tied: {$side} pit {$pit}.
board-mark-owner = Its seeds belong to {$player}.
board-mark-yours = Its seeds belong to you.
board-excluded = Pits marked x are out of play.
board-to-fill = Pits marked x are still to be filled.
board-eats = {$player} captures groups of {$seeds}.
board-eats-you = You capture groups of {$seeds}.
board-heap = In {$side} pit {$pit}: {$seeds} seeds.
board-text-row = {$side}: {$pits}. Store {$store}.
board-text-excluded = out
board-text-castle = castle
board-text-tuzdik = tuzdik
board-moved-on = The board has moved: {$link}
board-seen-alone = Only you can see this: here, Discord shows Kuzhi’s answers only to you. The other player can see the board with `/board`.
board-user-install = If nothing happens here for a while, use `/board` to see the latest board.
no-files = Kuzhi is not allowed to attach files in this channel, so you get words instead of a picture. Someone who manages the server can allow it with the permission **Attach Files**.
no-files-boards = This server’s boards are set to pictures, but Kuzhi is not allowed to attach files in this channel, so they are drawn with emoji or letters. Give Kuzhi the permission **Attach Files** here, and the next move brings a picture.
board-in-thread = {$south} and {$north} play **{$game}** in {$thread}.
thread-name = {$game}: {$south} – {$north}
call-to-move = {$player}, your move in **{$game}** against {$opponent}: {$link}
call-to-move-unlinked = {$player}, your move in **{$game}** against {$opponent}.
button-arrange = Another layout …
menu-layouts = More layouts …
button-standard = Default layout
form-arrange = Lay out your row
form-arrange-label = Seeds in pits 1 to 7, from your left
turn = {$player}: {$moves}.
turn-foretold = If played: {$moves}.
turn-pits = pits {$pits}
turn-laps = {$moves}, {$laps} laps, {$seeds} seeds
turn-gain = {$moves}, +{$seeds}
turn-castle = {$moves}, a castle
turn-tuzdik = {$moves}, a tuzdik
turn-gain-other = {$moves} ({$player} +{$seeds})
list-comma = {$before}, {$after}
list-and = {$before} and {$after}
why-feeding = The other row is empty, so it has to be fed: only moves that give it a seed are allowed.
why-origin-passed = The pit that is being sown gets none of its own seeds: the sowing skips it.
why-full-passed = Pits one seed short of a capture are skipped, except by the last seed in hand.
why-next-sown = The next pit holds seeds, so it is sown as well.
why-last-sown = The last seed falls into a pit with seeds, so that pit is sown as well.
why-sown-after-capture = After a capture, the sowing goes on from the next pit.
why-lands = The last seed falls into {$side} pit {$pit}.
why-lands-you = The last seed falls into your pit {$pit}.
why-again = The last seed falls into the store, which gives another move.
why-again-you = The last seed falls into your store: you move again.
why-again-pit = Pit {$pit} ends in the store, which gives another move.
why-again-pit-you = Pit {$pit} ends in your store, which gives you another move.
why-even = The last seed makes {$seeds} in the other row, an even number: captured.
why-opposite = The last seed falls into an empty pit of their own, and the pit opposite holds {$seeds}: both are captured.
why-opposite-you = The last seed falls into an empty pit of yours, and the pit opposite holds {$seeds}: you capture both.
why-alone = The last seed falls into an empty pit of its own row: it is captured, though nothing lies opposite.
why-castle = The last seed makes three in the other row: captured, and the pit is a castle from now on.
why-tuzdik = The last seed makes three in the other row: captured, and the pit is a tuzdik from now on.
why-into-castle = What falls into a castle goes to its owner at once.
why-into-tuzdik = What falls into a tuzdik goes to its owner at once.
why-two-three = The last seed makes {$seeds} in the other row: twos and threes are captured.
why-two-four = The last seed makes {$seeds}: twos and fours are captured.
why-run = Counted back from the last seed, the pits hold {$seeds}: all are captured.
why-behind-gap = What lies behind an empty pit is captured: {$seeds}.
why-four = A pit that grows to four is captured at once.
why-four-of-owner = A pit that grows to four goes at once to the player in whose row it is.
why-full = The last seed makes {$seeds}: captured.
why-tied = The last seed makes {$seeds} in an end pit: it is tied for the round, and not captured.
why-tuzdik-once = The last seed makes three, but each player has one tuzdik at most: nothing is captured.
why-tuzdik-nine = The last seed makes three, but pit 9 never becomes a tuzdik: nothing is captured.
why-tuzdik-same = The last seed makes three, but the other player’s tuzdik has the same number: nothing is captured.
why-odd = The last seed makes {$seeds} in {$side} pit {$pit}, an odd number: nothing is captured.
why-odd-you = The last seed makes {$seeds} in your pit {$pit}, an odd number: nothing is captured.
why-not-two-three = The last seed makes {$seeds} in {$side} pit {$pit}: only twos and threes are captured.
why-not-two-three-you = The last seed makes {$seeds} in your pit {$pit}: only twos and threes are captured.
why-not-two-four = The last seed makes {$seeds} in {$side} pit {$pit}: only twos and fours are captured.
why-not-two-four-you = The last seed makes {$seeds} in your pit {$pit}: only twos and fours are captured.
why-own-row = The last seed falls into {$side} pit {$pit}: nothing is captured in a player’s own row.
why-own-row-you = The last seed falls into your pit {$pit}: nothing is captured in your own row.
why-own-opposite = The last seed falls into {$side} pit {$pit}: it would capture only if that pit was empty and the one opposite was not.
why-own-opposite-you = The last seed falls into your pit {$pit}: it would capture only if that pit was empty and the one opposite was not.
why-other-row = The last seed falls into {$side} pit {$pit}: it captures only in the mover’s own row.
why-other-row-you = The last seed falls into your pit {$pit}: it captures only in the mover’s own row.
why-two-empty = The next two pits are empty, so the turn is over.
why-capture-ends = A capture ends the turn.
why-next-empty = The next pit is empty, so the turn is over.
why-next-marked = The next pit is marked, so the turn is over.
why-empty = The last seed falls into an empty pit, so the turn is over.
why-marked = The last seed falls into a marked pit, so the turn is over.

## What a move did

move-arranged = {$player} laid out their row and captures groups of {$seeds}.
move-arranged-you = You laid out your row and capture groups of {$seeds}.
move-arranged-usual = {$player} chose the default layout.
move-arranged-usual-you = You chose the default layout.
move-counter-clockwise = Sowing goes counter-clockwise this round.
move-clockwise = Sowing goes clockwise this round.
move-kept = { $seeds ->
    [one] Kept the last seed: no pit could take it.
   *[other] Kept the last {$seeds} seeds: no pit could take them.
}
end-rows-empty = Both rows are empty, so the game ends.
end-row-empty = {$player}’s row is empty, so the game ends.
end-row-empty-you = Your row is empty, so the game ends.
end-cannot-move = It is {$player}’s turn, and their row is empty, so the game ends.
end-cannot-move-you = It is your turn, and your row is empty, so the game ends.
end-cannot-feed = {$player}’s row is empty, and {$other} has no move that gives it a seed, so the game ends.
end-cannot-feed-you = Your row is empty, and {$other} has no move that gives it a seed, so the game ends.
end-you-cannot-feed = {$player}’s row is empty, and you have no move that gives it a seed, so the game ends.
end-nothing-to-sow = {$player} has no seeds to sow, so the round ends.
end-nothing-to-sow-you = You have no seeds to sow, so the round ends.
end-no-pit = {$player} has no pit that may be sown, so the round ends.
end-no-pit-you = You have no pit that may be sown, so the round ends.
end-to-the-empty-row = Whoever’s row is empty takes all that is left: { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
end-kept = What is left goes to the player in whose row it lies: { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
end-to-the-unfed = Whoever cannot be fed takes all that is left: { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
end-to-the-other = The other player takes all that is left: { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
end-repetition = The same position came up for the third time, so the game ends.
end-repetition-again = The same position came up again, so the game ends.
end-repetition-round = The same position came up for the third time, so the round ends.
end-own-rows = Each takes the seeds left in their own row: {$south} {$points}, {$north} {$against}.
end-own-rows-and-marks = Each takes the seeds left in their own row, and those in marked pits go to the owners of the marks: {$south} {$points}, {$north} {$against}.
end-halved = The seeds left on the board are shared equally: {$seeds} each.
move-endless = The sowing would never have ended, so it was stopped.
move-grand-slam = Captured nothing: it would have taken every seed of the other row.
move-taken-back = {$player} took back a move.
move-taken-back-you = You took back a move.
move-planned = Planned in advance.
move-drawn = Drawn by lot.
move-round-ended = **Round {$round} ended: {$south} {$points}, {$north} {$against}.**
move-round-began = {$player} starts round {$round}.
move-round-began-you = You start round {$round}.

## A move, shown

button-show-move = Show move
button-move-before = ◀ Previous move
button-move-after = Next move ▶
story-title = **{$game}** · move {$number}: {$player}
story-run-title = **{$game}** · moves {$first} to {$last}: {$player}
button-lap-by-lap = Lap by lap
button-whole-move = The whole move
button-whole-run = All these moves
film-proposed = Kuzhi can show you each of its replies as a short film.
film-chosen = From now on you see each of Kuzhi’s replies as a film. Your settings can change that.
button-film = Show replies as films
button-in-sentences = In words
button-lap-before = ◀ Previous lap
button-lap-after = Next lap ▶
story-lap-title = **{$game}** · move {$number}: {$player} · lap {$lap} of {$laps}
story-lap = {$lap}. { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} from {$from} pit {$pit}; the last falls into {$to} pit {$last}.
story-lap-to-store = {$lap}. { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} from {$from} pit {$pit}; the last falls into {$to} store.
story-lap-to-castle = {$lap}. { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} from {$from} pit {$pit}; the last falls into the castle in {$to} pit {$last}.
story-lap-to-tuzdik = {$lap}. { $seeds ->
    [one] {$seeds} seed
   *[other] {$seeds} seeds
} from {$from} pit {$pit}; the last falls into the tuzdik in {$to} pit {$last}.
story-lifted = {$lap}. { $seeds ->
    [one] One seed
   *[other] {$seeds} seeds
} from {$from} pit {$pit}.
story-captured = {$player} captures { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
} from {$side} pit {$pit}.
story-captured-you = You capture { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
} from {$side} pit {$pit}.
story-swept = { $seeds ->
    [one] The last seed
   *[other] The last {$seeds} seeds
} in {$side} pit {$pit}: to {$player}.
story-swept-you = { $seeds ->
    [one] The last seed
   *[other] The last {$seeds} seeds
} in {$side} pit {$pit}: to you.
story-left-out = … { $lines ->
    [one] one line left out
   *[other] {$lines} lines left out
} …

## The end

over-won = **{$player} wins, {$points} to {$against}.**
over-won-you = **You win, {$points} to {$against}.**
over-drawn = **A draw, {$points} each.**
over-resigned = **{$loser} resigned: {$player} wins.**
over-resigned-you = **You resigned: {$player} wins.**
over-resigned-other = **{$loser} resigned: you win.**
over-agreed = **A draw by agreement.**
over-early = Ended early, so it is not rated.
over-early-in-tournament = Ended early, so it is not rated. It counts in the tournament.
over-tournament-set = **Result set by an organiser:** {$south} – {$north}: {$result} ({$reason})
over-tournament-removed = **Result removed by an organiser:** in the tournament it counts for neither ({$reason})
over-tournament-replayed = **Played again on another board:** in the tournament this game does not count ({$reason})
over-tournament-counts = **Abandoned.** In the tournament it counts as {$result}.
over-voided = Made void: it does not count for ratings.
over-voided-here = Made void by those who manage the server: it does not count on its leaderboard.
over-turned = Turning point: move {$number} ({$mover}, pit {$pit}). From then on {$player} had more than half of all the seeds.
over-turned-you = Turning point: move {$number} ({$mover}, pit {$pit}). From then on you had more than half of all the seeds.
over-turned-pictured = The picture shows the turning point: after move {$number} ({$mover}, pit {$pit}), {$player} had more than half of all the seeds.
over-turned-pictured-you = The picture shows the turning point: after move {$number} ({$mover}, pit {$pit}), you had more than half of all the seeds.
over-pictured = The picture shows the board after move {$number}.
over-ratings = Ratings: {$south} · {$north}
rating-changed = {$player} {$rating} ({$change})
series-goes-on = **{$south} {$points} – {$against} {$north}.** Set {$set} of {$sets} follows below, with sides swapped.
series-won = **{$player} wins the best-of-{$sets} series, {$points} – {$against}.**
series-drawn = **The best-of-{$sets} series is drawn, {$points} each.**
series-given-up = **{$player} wins the best-of-{$sets} series: {$loser} resigned it.**
reason-majority = That is more than half of all the seeds.
reason-agreed = Both agreed to split the rest.
reason-no-progress = {$most} moves without a capture, so the rest was split.
reason-cannot-fill = {$player} cannot fill a single pit for the next round, so the game ends.
reason-cannot-fill-you = You cannot fill a single pit for the next round, so the game ends.
reason-cannot-sow = {$player} has no seeds left for the next round, so the game ends.
reason-cannot-sow-you = You have no seeds left for the next round, so the game ends.
reason-round-limit = All rounds have been played: whoever has more seeds now wins.

button-export = Download moves
button-rematch = Rematch
button-share = Share …
share-channel = Choose another channel
share-where = Share this game in another channel of this server, with its card:
share-title = {$player} shares a game: **{$game}** · {$south} – {$north}
card-after = The board after move {$moves} of {$of}:
card-curve = The curve shows the lead after each move: above the line, {$player} leads.
card-round = {$name} · round {$round}
card-stage = {$name} · {$stage}
share-done = Shared in {$channel}.
refused-stands-there = This game is in {$channel} already. Choose another channel.
refused-may-not-post = You may not write in {$channel}. Choose a channel in which you can.
refused-cannot-post = Kuzhi could not write in {$channel}. It needs the permissions to view the channel, send messages and attach files there.
refused-may-not-write = Kuzhi may not write in {$channel}, so no one could be told what happens. It lacks there: {$permissions}. Ask someone who manages the server for them, or use another channel.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-in-threads = Send Messages in Threads
export = The game’s { $moves ->
    [one] one move
   *[other] {$moves} moves
}, as a text file that `kuzhi-engine` can read.

## The clock

clock-none = No clock
clock-days = { $days ->
    [one] One day per move
   *[other] {$days} days per move
}
clock-hours = {$time} each for the whole game
clock-reserve = {$start} each, plus {$added} per move (at most {$start})
clock-live = Live: {$minutes} min each, plus {$seconds} s per move
clock-live-bare = Live: {$minutes} min each
clock-proposal = {$id}: {$name}
length-days = { $days ->
    [one] 1 day
   *[other] {$days} days
}
length-hours = {$hours} h
length-minutes = {$minutes} min
moment-date = on {$date}
moment-time = at {$time}
board-banks = Clock: {$first} {$south} · {$second} {$north}
board-time = {$player}’s time runs out {$when}.
board-time-you = Your time runs out {$when}.
board-time-up = **{$player} has run out of time.** {$other} can claim the win or wait for the move.
board-away = 🏝️ {$player} is away until {$until}.
board-away-you = 🏝️ You’re away until {$until}.
clock-no-days-off = No days off: the clock runs on days off and in quiet hours, too.
draft-no-days-off = {$clock}, no days off
clock-no-time-off = No time off: the clock runs for whoever is away or has a day off, too.
board-first-move = The clocks start with {$player}’s first move, due {$when}.
board-first-move-you = The clocks start with your first move, due {$when}.
board-first-move-up = **{$player} has not made the first move in time.** {$other} can claim the win or wait for the move.
button-claim = Claim the win
button-give-day = Give a day
button-give-time = Give {$time} more
call-bank = {$player}, your clock in **{$game}** runs out {$when}: {$link}
call-bank-unlinked = {$player}, your clock in **{$game}** runs out {$when}.
call-reminder = {$player}, your time to move in **{$game}** against {$opponent} runs out {$when}: {$link}
call-reminder-unlinked = {$player}, your time to move in **{$game}** against {$opponent} runs out {$when}.
call-to-claim = {$player}, {$opponent} has run out of time in **{$game}**. Claim the win or give them longer: {$link}
call-to-claim-unlinked = {$player}, {$opponent} has run out of time in **{$game}**. Claim the win or give them longer.
call-time-given = {$player}, {$opponent} gives you longer for your move in **{$game}**. Your time now runs out {$when}: {$link}
call-time-given-unlinked = {$player}, {$opponent} gives you longer for your move in **{$game}**. Your time now runs out {$when}.
over-timed-out = **{$loser} ran out of time: {$player} wins.**
over-no-first-move = **{$loser} did not make the first move in time: {$player} wins.**
over-no-first-move-you = **You did not make the first move in time: {$player} wins.**
over-timed-out-you = **You ran out of time: {$player} wins.**
over-timed-out-other = **{$loser} ran out of time: you win.**
games-until = {$line} · time runs out {$when}
refused-no-clock = This game has no clock, so there is no win on time to claim.
refused-time-not-up = There is still time for this move. You can claim the win once it runs out, {$when}.
refused-own-time-up = Your own time is up. Make your move before the other player claims the win.
refused-own-time = It is your own move: only the other player can give you more time.
refused-plenty-of-time = {$other} has plenty of time left. You can give more once some of it is used.
refused-bad-clock = “{$text}” is not a clock. Write 1d, 3d or 7d for days per move, 3d+12h for a bank that moves fill up, minutes and seconds such as 5+3 for a live clock, or none.
refused-no-time-zone = “{$text}” is no city or time zone that Kuzhi knows. Type a large city near you and choose it from the list.
refused-no-moment = Kuzhi does not understand “{$text}” as a time. Write a day such as fri or 2026-12-24, a day with a time such as fri 18:00, or a time from now such as 3d or 2w.
refused-no-days-off = “{$text}” is not a day or two of the week. Write, for example, sat, sun, or nothing for no days off.
refused-no-quiet-hours = “{$text}” is not a span of twelve hours or less. Write, for example, 22:00-07:00, or nothing for no quiet hours.
refused-away-past = That is over already. Choose a later date.
refused-away-none = You have no days away left this year.
refused-away-long = { $left ->
    [one] You have **one day** away left this year. Choose an earlier date.
   *[other] You have **{$left} days** away left this year. Choose an earlier date.
}
refused-away-again = You can start being away once a day, the next time on {$when}.
refused-away-changed = You can change until when you’re away once a day, the next time on {$when}. “I’m back” always works.
refused-not-away = You aren’t away: your clocks are running.
away-question = You’ve lost two games on time within a day, and others wait for your move. Are you away? Your clocks of days can stand still until you’re back.
settings-claims-on = Wins on time are **claimed for you** as soon as the other player’s time is up.
settings-claims-off = Wins on time are **left to you**: you claim the win, or wait for the move.
settings-reply-at-once = Against Kuzhi you see its reply **at once**, together with your move.
settings-reply-pause = Against Kuzhi you see your own move first, and its reply **a second later**.
settings-reply-film = Against Kuzhi you see your own move first, and its reply **as a film** of two or three seconds, seed by seed, on a wooden board.
settings-listed-on = On leaderboards across all servers your name is **shown**, and anyone can look at your `/profile`.
settings-listed-off = On leaderboards across all servers your name is **hidden**. You keep your rating, and your place on your servers’ leaderboards; only you can look at your `/profile`.
settings-time = **Away and days off:** when your games over days wait for you. Games with a clock of minutes go on. Days off and quiet hours change from the next Monday.
settings-away = 🏝️ **You’re away until {$until}.** Your clocks of days stand still until then, and your opponents see it.
settings-here = **You’re here**, and your clocks of days run.
settings-days-away = Days away left this year: **{$left}** of {$most}
settings-week = Days off: **{$days}** · quiet hours: **{$hours}**
settings-no-days-off = none
settings-no-quiet-hours = none
settings-week-next = From {$from}: {$week}
settings-zone = Your time zone: **{$zone}**, where it is {$time}
settings-zone-none = Your time zone: not set yet
settings-clock = If no clock is named: {$clock}
button-claims-on = Wins on time: claimed for you
button-claims-off = Wins on time: left to you
button-reply-at-once = Kuzhi’s reply: at once
button-reply-pause = Kuzhi’s reply: a second later
button-reply-film = Kuzhi’s reply: as a film
button-listed-on = Leaderboards across servers: shown
button-listed-off = Leaderboards across servers: hidden
button-undo = Undo result …
button-undo-sure = Yes, undo the result
undo-sure = Undo this result because something went wrong? The game goes on with fresh time, and ratings are worked out as if it had not ended.
undo-done = Undone: the game goes on with fresh time.
button-void = Void result …
button-void-sure = Yes, void the result
button-void-series = Void all sets of the series
void-sure = Make this result void? It stays on the board, and this server’s leaderboard is worked out as if the game had never been played. Across all servers it still counts: only whoever runs Kuzhi can make it void there.
void-sure-tournament = In its tournament, the game then counts for neither player.
void-done = { $results ->
    [one] Void: this result no longer counts on this server’s leaderboard.
   *[other] Void: these {$results} results no longer count on this server’s leaderboard.
}
refused-not-undoer = Only people who manage this server can undo a result or make it void. Ask one of them.
refused-nothing-to-undo = Only a result on time can be undone, and this game has none.
refused-nothing-to-void = This result does not count for ratings, so there is nothing to make void.
refused-own-result = You played this game yourself, so you cannot correct its result. Ask someone else who manages this server, or whoever runs Kuzhi.
refused-next-set = The next set has already begun, so this result stands.

## Giving up

resign-sure = Resign your game of **{$game}** against {$opponent}? It will count as a loss.
resign-sure-set = Resign this set of **{$game}** against {$opponent}? It will count as a loss, and the next set follows. Or resign the whole series: then {$opponent} wins it, and no more sets are played.
resign-kept = The game goes on.
button-resign = Yes, I resign
button-resign-set = Resign this set
button-resign-series = Resign the series
button-play-on = No, play on

## Hints

hint-sow = Sow pit **{$move}**.
hint-sow-way = Sow **{$move}**: the pit, and the direction for the whole round.
hint-lay-out = Lay out your row like this: **{$move}**.
hint-even = That keeps the game about even.
hint-ahead = You are likely to end up ahead by about { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
hint-behind = It is your best move, but you are likely to end up behind by about { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
hint-wins = That wins by at least { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}, whatever the other player does.
hint-loses = It is your best move, but the other player can still win by at least { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
hint-draw = With perfect play, it is a draw.
hint-wins-exactly = With perfect play, you win by exactly { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
hint-loses-exactly = With perfect play, you lose by exactly { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
hint-wins-game = That wins the game, whatever the other player does.
hint-loses-game = It is your best move, but the other player can still win the game, whatever you do.
nobody-can-force = Neither side can force a win.
button-play-hint = Play {$move}

## What was played

history-title = **Your games**, newest first
history-of-game = Only {$game}
history-against = Only against {$opponent}
history-none = You have not played any games yet. Start one with `/play`.
history-none-such = You have played no games like that. Choose another game below.
history-line = {$number}. {$when} · **{$game}** against {$opponent}: {$result}
history-choice = {$number}. {$game} against {$opponent}
history-won = 🏆 you won
history-lost = you lost
history-drawn = 🤝 draw
history-score = {$result}, {$points} to {$against}
history-running = still being played
history-your-turn = still being played, your turn
history-replay = Replay one of them …
history-all-games = All games
button-newer = ◀ Newer
button-older = Older ▶
button-all-opponents = All opponents
refused-nothing-played = You have not played any games yet. Start one with `/play`.
describe-history = The games you have played, with results; only you see them
describe-history-game = Only this game
describe-history-opponent = Only games against this person, or against Kuzhi

## A game, replayed

button-replay = Replay
button-first = |◀ First
button-back = ◀ Back
button-next = Next ▶
button-last = Last ▶|
button-play-to-end = ▶ Play to the end
replay-at = Move {$moves} of {$of} · `{$id}`
replay-film = Moves {$from} to {$to}, board by board.
describe-replay = Play a game back, board by board; only you see it
describe-past-match = Which game: its name or a link to its board; leave it empty for your latest one

## Reviews

button-review = Review
button-review-move = Move {$move}
button-retry = Retry move {$move}
button-retry-mistakes = Retry my mistakes
button-retry-counted = { $mistakes ->
    [one] Retry my mistake
   *[other] Retry my {$mistakes} mistakes
}
button-retry-next = Next mistake ▶
button-review-back = Back to the review
retry-title = **Move {$ply} again** · **{$game}**
retry-place = Mistake {$number} of {$of} · {$marks}
retry-task = **{$side} to move.** The move in the game was {$move}. Can you find a better one?
retry-task-you = **Your move.** In the game you played {$move}. Can you find a better one?
retry-best = ✅ **Yes! You cannot do better than {$move}.**
retry-stops = After {$move}, the other player could have captured { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
retry-better = ↗️ **{$move} beats the move from the game, but you can do better still.** {$account}
retry-no-better = ↩️ **{$move} is no better than the move from the game.** {$account}
retry-all-found = 🎉 **You have found them all.**
review-title = **Review** · {$title}
review-under-way = Kuzhi is looking at every move: {$done} of {$moves} so far.
review-accuracy = Accuracy: {$south} · {$north}
review-nothing-lost = Neither of you missed anything that a strong player would have seen. Well played, both of you!
review-own-nothing-lost = You missed nothing that a strong player would have seen. Well played!
review-own-move = ({$number}) **Move {$ply}**: {$move} cost about { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
review-own-move-exactly = ({$number}) **Move {$ply}**: {$move} cost exactly { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
review-own-move-round = ({$number}) **Move {$ply}**: {$move} cost exactly { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
} in that round.
review-own-move-match = ({$number}) **Move {$ply}**: {$move} cost no seeds in that round.
review-move = ({$number}) **Move {$ply}**, {$player}: {$move} cost about { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
review-move-exactly = ({$number}) **Move {$ply}**, {$player}: {$move} cost exactly { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
review-move-round = ({$number}) **Move {$ply}**, {$player}: {$move} cost exactly { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
} in that round.
review-move-match = ({$number}) **Move {$ply}**, {$player}: {$move} cost no seeds in that round.
review-gave-win = It gave away a win.
review-gave-draw = It gave away a draw.
review-gave-hold = It let the other player force a win.
review-better = Better in the long run: **{$move}**.
review-better-gains = Better: **{$move}**. It {$gains}.
live-pit = Pit {$pit}, { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}
live-hole = {$who}, pit {$pit}: { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}
name-pit = pit {$pit}
review-gain-win = wins at once
review-gain-capture = captures { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}
review-gain-turn = earns another turn
review-gain-castle = makes {$side} pit {$pit} a castle
review-gain-tuzdik = makes {$side} pit {$pit} a tuzdik
review-gain-tie = ties {$side} pit {$pit}
review-gain-guard = keeps { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
} from the other player
review-turned-win = Worked out to the end: before move {$ply}, {$side} could win against any play, and {$move} gave that away.
review-turned-win-you = Worked out to the end: before move {$ply}, you could win against any play, and {$move} gave that away.
review-turned-draw = Worked out to the end: before move {$ply}, {$side} could be sure of a draw, and {$move} gave that away.
review-turned-draw-you = Worked out to the end: before move {$ply}, you could be sure of a draw, and {$move} gave that away.
review-turned-hold = Worked out to the end: before move {$ply}, neither side could force a win. Then {$side} played {$move}, and the other side could.
review-turned-hold-you = Worked out to the end: before move {$ply}, neither side could force a win. Then you played {$move}, and the other side could.
review-never-turned = Worked out to the end: from the first move to the last, perfect play would have brought the same result.
review-curve = The curve shows how many seeds South would win by if both sides played their best from that point on. The numbers on it are the moves listed above.
review-curve-you = The curve shows how many seeds you would win by if both sides played their best from that point on. The numbers on it are the moves listed above.
review-curve-kuzhi = The curve shows how many seeds Kuzhi would win by if both sides played their best from that point on. The numbers on it are the moves listed above.
review-curve-shows = South’s lead in seeds after each move: {$values}
review-curve-shows-you = Your lead in seeds after each move: {$values}
review-curve-shows-kuzhi = Kuzhi’s lead in seeds after each move: {$values}
refused-review-rated = This game is rated, so both of you play without help. You can review it once it is over.
refused-review-nothing = No moves have been played, so there is nothing to review yet.
describe-review = What each move of a game was worth, and which was better; only you see it

## Analysis

button-analyse = Analyse
button-evaluate = 💡 Evaluate
button-analysis-back = ◀ Take back
button-analysis-on = Next in the game ▶
button-analysis-home = Back to the game
analysis-title = **Analysis** · **{$game}** · after move {$moves} of {$of}
analysis-title-start = **Analysis** · **{$game}** · before the first move
analysis-tried = Tried: **{$line}**
analysis-turn = {$side} to move: try any pit.
analysis-full = That is as many moves as fit. Take some back to try others.
analysis-over = The game would be over: South {$south}, North {$north}.
analysis-best = Best: **{$move}**.
analysis-even = The game is about even.
analysis-ahead = {$side} is ahead by about { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
analysis-wins = {$side} wins by at least { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}, whatever the other player does.
analysis-wins-exactly = With perfect play, {$side} wins by exactly { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
analysis-wins-game = {$side} wins the game, whatever {$other} does.
analysis-proved-win = Proved to win: {$moves}
analysis-proved-draw = Proved to draw: {$moves}
analysis-proved-lose = Proved to lose: {$moves}
refused-analysis-running = While a game is going on, only its players can try out moves. Once it is over, everyone can.
describe-analyse = Try out other moves of a finished game, for both sides; only you see it

## Puzzles

puzzle-title = **Puzzle** · **{$game}** · {$stars}
puzzle-title-own = **Puzzle from your own game** · **{$game}** · {$stars}
puzzle-title-daily = **Puzzle of the day #{$day}** · **{$game}** · {$stars}
puzzle-find-win = **Your move** (the lower row): only one move wins. Find it!
puzzle-find-draw = **Your move** (the lower row): only one move holds the draw, and all the others lose. Find it!
puzzle-find-win-game = **Your move** (the lower row), in round {$round} of {$rounds}: only one move wins the whole game. Find it!
puzzle-find-draw-game = **Your move** (the lower row), in round {$round} of {$rounds}: only one move draws the whole game, and all the others lose it. Find it!
puzzle-find-seeds = **Your move** (the lower row): one move brings at least {$seeds} seeds more than any other. Find it!
puzzle-find-seeds-about = **Your move** (the lower row): as far as Kuzhi can see, one move brings at least {$seeds} seeds more than any other. Find it!
puzzle-step = Move {$number} of {$of}.
puzzle-right = ✅ **Right.** {$account}
puzzle-wrong = ↩️ **{$move} is not it.** {$account}
puzzle-but-then = You win {$won}, but then {$move} takes {$taken}:
puzzle-but-again = You win {$won}, but then {$move} gives Kuzhi another turn:
puzzle-then = Then {$move} takes {$taken}:
puzzle-again = The board is back as it was: try again, or look at the answer.
puzzle-solved = 🏆 **Solved.** {$account}
puzzle-answer = 👀 **The answer:** {$line}
puzzle-line-move = {$side} {$move}
puzzle-reached-win = You now win, whatever Kuzhi plays.
puzzle-reached-draw = You are now sure of a draw. Every other move would have lost.
puzzle-reached-seeds = Any other move would have brought at least {$seeds} seeds fewer.
puzzle-reached-seeds-about = As far as Kuzhi can see, any other move would have brought at least {$seeds} seeds fewer.
puzzle-rating = Puzzle rating: {$before} → **{$after}**
puzzle-finding-level = Finding your level: {$number} of {$of} puzzles.
puzzle-rating-kept = Puzzle rating: **{$rating}**. Only the first try at a puzzle counts.
puzzle-own-played = In your game you played {$move}.
puzzle-tries-two = Find it within two tries to keep your days in a row.
puzzle-tries-one = You have one more try to keep your days in a row.
puzzle-tries-none = Both tries are used, so your days in a row start again. You can still find the move.
puzzle-daily-first = Solved on the first try. Days in a row: {$streak}.
puzzle-daily-second = Solved on the second try. Days in a row: {$streak}.
puzzle-daily-later = Found, but not within two tries: your days in a row start again with the next one.
puzzle-daily-next = The next puzzle of the day comes {$when}.
puzzle-daily-frozen = ❄️ You missed a day, and your freeze of the week kept your days in a row.
puzzle-daily-late = This was the puzzle of another day, so your days in a row stay as they are.
puzzle-posted-nobody = No one has solved it yet.
puzzle-posted-solved = { $people ->
    [one] **One person has solved it.**
   *[other] **{$people} people have solved it.**
}
puzzle-posted-first = 🟩 First try: {$people}
puzzle-posted-second = 🟨 Second try: {$people}
puzzle-posted-later = ⬜ Later: {$people}
puzzle-posted-more = {$people} and {$more} more
puzzle-posted-solution = 🔑 **Solution of #{$day}:** {$line}. {$why}
puzzle-posted-solution-one = 🔑 **Solution of #{$day}:** {$why}
puzzle-posted-past-none = No one solved it.
puzzle-posted-past = { $people ->
    [one] One person solved it.
   *[other] {$people} people solved it.
}
puzzle-posted-month = 🏆 **Last month’s best:** {$best}
puzzle-posted-best = {$place}. {$player} ({$solved})
puzzle-month-title = **Puzzles of the day this month**
puzzle-month-line = {$place}. {$player}: {$solved} solved, {$first} on the first try
puzzle-month-how = A puzzle counts if it was solved on this server within {$tries} tries.
puzzle-month-empty = No one has solved a puzzle of the day within {$tries} tries here this month.
puzzle-share = Kuzhi puzzle {$day} · {$game} {$stars}
puzzle-share-result = {$tries} · {$player}
puzzle-looking = Kuzhi is looking for puzzles in your last games. That can take a minute, as games being played come first.
puzzle-own-none = Kuzhi found no puzzle in your last games: you never missed the one right move by much. Play on, or try one of these.
refused-puzzle-gone = This puzzle is gone. `/puzzle` gives you another one.
refused-puzzle-unsolved = Solve the puzzle of the day first, and then you can share it. You will find it with `/puzzle`.
refused-puzzle-shared = You have already shared this here. You can share it in other channels.
button-puzzle-answer = Show the answer
button-puzzle-next = Next puzzle ▶
button-puzzle-daily = Puzzle of the day
button-puzzle-own = My own mistakes
button-puzzle-share = Share
button-puzzle-month = This month
button-puzzle-solve = Solve it
profile-puzzles = Puzzles: {$rating}{$doubt} · {$solved} of {$of} solved on the first try
profile-puzzles-new = Puzzles: finding the level · {$solved} of {$of} solved on the first try
profile-puzzle-streak = 🔥 Puzzles of the day in a row: {$days}
describe-puzzle = Find the one best move; only you see it
describe-puzzle-from = Which puzzle; today’s by default, then new ones
describe-puzzle-game = Which game it comes from
choice-puzzle-new = A new puzzle
choice-puzzle-daily = The puzzle of the day, the same for all
choice-puzzle-own = A mistake from my own games
help-puzzle = `/puzzle`: find the one best move; a new puzzle every day

## Written games and positions

replay-at-written = Move {$moves} of {$of} · from pasted text
analysis-title-position = **Analysis** · **{$game}** · a position you entered
button-ask-game = Paste a game …
form-game = A game as text
form-game-label = Text from Download moves, or just the moves
describe-past-paste = Paste a game as text, or just its moves
describe-analyse-position = A position to try moves from, such as 4.4.4.4.4.4/4.4.4.4.4.4 0:0 south
describe-analyse-game = Which game the position is from
refused-names-no-game = There is no game called “{$text}”. The name of a game is eight letters and digits, shown in its replay; a link to its board works as well.
refused-no-game-behind-link = There is no game at that link. Copy the link to the message with the board, or use the name of the game, shown in its replay.
refused-played-now = You are playing this right now, in a game without help. Kuzhi will look at it with you once that game is over.
written-game-nothing = There was no text. Open a game with `/replay`, press {$export}, and paste what you get.
written-game-too-long = That text is too long. Kuzhi reads up to {$most} characters: leave out the last moves.
written-game-no-header = Line {$line}: “{$text}” is not a header. A header looks like {$example}. Headers come first, then an empty line, then the moves. Or write just the moves, like {$moves}.
written-game-odd-header = Line {$line}: the header “{$name}” is unknown or appears twice. The headers, each at most once, are {$names}.
written-game-missing = A header is missing. Add a line such as {$example} at the top.
written-game-bad-value = Line {$line}: Kuzhi cannot read “{$text}” there. Write the header like this: {$example}
written-game-no-move = Line {$line}: move {$number}, “{$text}”, is not a move. Moves are the numbers of pits, such as 3, with spaces between them.
written-game-illegal = Line {$line}: move {$number}, “{$text}”, cannot be played at that point. {$why}
written-game-differs = Line {$line}: by the rules of {$game}, move {$number} is {$expected}, not “{$text}”. Correct it, or the moves before it.
written-game-taken-for = Kuzhi read these moves as {$game}. If they are from another game, put a line such as {$example} above them, with an empty line in between.
written-game-other-result = Line {$line} says “{$said}”, but that is not how the moves end. Write {$example}, or correct the moves.
written-game-no-position = “{$text}” is not a position. Write both rows, the stores and whose turn it is, like this: {$example}
written-game-rows = “{$text}” has the wrong number of pits: {$game} has {$pits} in each row. Correct it, or choose another game.
written-game-seeds = “{$text}”: {$game} is played with {$expected} seeds, and this position has {$seeds}. Correct the pits or the stores.
written-game-impossible = “{$text}” cannot come up in {$game}. Correct it, or choose another game.

## Notes

button-notes = 📝 Notes …
notes-title = **Your notes** on your game of **{$game}** against {$opponent}. Only you can see them.
notes-none = You have no notes yet.
notes-line = 📌 {$name}, after move {$moves}: **{$line}**
notes-below = 📝 Your notes, which only you can see:
button-write-note = Write …
button-try-moves = Try moves …
button-show-line = Show the line
button-drop-line = Delete the line
button-keep-line = Keep this line …
form-note = Your notes
form-note-label = What you want to remember
form-note-example = Watch pit 3.
form-keep-line = Keep a line
form-keep-line-label = A name for it
form-keep-line-example = Plan A
analysis-alone = While the game is going on, Kuzhi does not tell you who is ahead.
refused-analysis-clock = The clock is too fast for trying out moves. You can do that once the game is over.
refused-evaluation-running = While a game is going on, Kuzhi does not tell you who is ahead. It will once the game is over.
refused-notes-of-others = Only the players of a game can keep notes on it. Start your own with `/play`.

## What comes next

coach-captures = It captures { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
coach-threat-captures = The most that the other player can then capture is { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}, with their pit {$move}.
coach-threat-again = Then the other player can play their pit {$move} and get another turn.
coach-next-captures = {$side} can now play {$move} and capture { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
coach-next-captures-you = You can now play {$move} and capture { $seeds ->
    [one] one seed
   *[other] {$seeds} seeds
}.
coach-next-again = {$side} can now play {$move} and get another turn.
coach-next-again-you = You can now play {$move} and get another turn.

## The leaderboard

leaderboard-guild = **{$game}: leaderboard of this server**
leaderboard-everywhere = **{$game}: leaderboard across all servers**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · {$won} won, {$drawn} drawn, {$lost} lost · { $opponents ->
    [one] {$opponents} opponent
   *[other] {$opponents} opponents
}
leaderboard-empty = No one is on this leaderboard yet. Challenge someone with `/play`!
leaderboard-note = Glicko-2 ratings from rated games between people; “?” marks a rating based on few games so far.
leaderboard-place = To get on this list, play rated games against {$opponents} different people. A game counts once both players have made {$moves} moves, and from the fourth game between the same two people in a day each counts for less.
button-guild = This server
button-everywhere = All servers
leaderboard-line-rating = {$place}. {$player} · {$rating}{$doubt} · {$won} of {$games} won
leaderboard-line-games = {$place}. {$player} · { $games ->
    [one] one game
   *[other] {$games} games
}, {$won} won · {$rating}{$doubt}
leaderboard-line-wins = {$place}. {$player} · {$won} won of {$games} · {$rating}{$doubt}
leaderboard-own = Your place: {$line}
leaderboard-own-none = {$player}: not on this list yet.
leaderboard-own-hidden = {$player}: hidden here, as you chose in `/settings`.
leaderboard-empty-span = No one is on this leaderboard for this period yet. Challenge someone with `/play`!
button-ever = All time
button-month = This month
button-week = This week
button-by-rating = By rating
button-by-games = By games
button-by-wins = By wins
leaderboard-line-provisional = {$player} · {$rating} · {$won} of {$games} won · { $opponents ->
    [one] one more opponent to get on the list
   *[other] {$opponents} more opponents to get on the list
}
leaderboard-own-to-go = {$player}: { $opponents ->
    [one] one more opponent
   *[other] {$opponents} more opponents
}, and you are on the list.
leaderboard-beside = 🧩 puzzle rating · 🤖 highest level of Kuzhi beaten on this server
button-by-levels = By levels
ladder-title = **{$game}: levels of Kuzhi beaten on this server**
ladder-open = Level {$level}: no one yet. Be the first!
ladder-rung = **Level {$level}** · {$players}
ladder-further = Others have beaten lower levels.
ladder-own = {$player}: you have beaten level {$level} here.
ladder-own-none = {$player}: you have not beaten a level here yet.
ladder-elsewhere = Each server has its own ladder of levels: use `/leaderboard` there. `/profile` shows every level you have beaten.
button-level-up = Next: {$game}, level {$level}
button-level-down = Easier: {$game}, level {$level}
button-next-level = Next: level {$level}
button-easier-level = Easier: level {$level}
button-level-lesson = Learn {$game}
button-play-game = Play {$game}
button-play-person = Play {$player}
button-play-bot = Play Kuzhi
button-play-bot-game = Play {$game} against Kuzhi

## Profiles

profile-title = **Profile of {$player}**
profile-wins = 🏅 {$wins} wins in a row
profile-best-win = 🏆 best win: Kuzhi at level {$level} ({$game})
journey-own = You have met {$met} of {$games} games. Next: {$next}?
journey-met = {$met} of {$games} games met.
journey-all = All {$games} games met.
journey-learnt = Learnt: {$games}
journey-beaten = Levels of Kuzhi beaten: {$games}
journey-beaten-in = {$game} {$levels}
journey-end = {$wall} {$beaten} of {$levels} levels beaten · {$met} of {$games} games met
journey-not-alone = A level counts as beaten in games without hints, takebacks or changed rules.
button-share-profile = Share
profile-game = **{$game}** · {$won} won, {$drawn} drawn, {$lost} lost
profile-game-rated = **{$game}** · {$rating}{$doubt} · {$won} won, {$drawn} drawn, {$lost} lost
profile-none = No finished game yet.
profile-streak-won = { $games ->
    [one] won the last game
   *[other] won the last {$games} games
}
profile-best-streak = best streak: {$games} wins
profile-opening = favourite first move: {$move} ({$games} of {$of})
profile-against = {$player} against {$other}: {$won} won, {$drawn} drawn, {$lost} lost
profile-game-bot = **{$game}**
profile-levels = Against Kuzhi, won–drawn–lost: {$levels}
profile-level-record = level {$level}: {$won}–{$drawn}–{$lost}
profile-doubt = “?” marks a rating that rests on few games or puzzles so far and still moves a lot.
itself = **Kuzhi** is the bot that runs these boards. It plays, too: {$games} games, at {$levels} levels. Level 1 is for your first game. It has no rating and no record of its own.
itself-level = {$game} (level {$level})
itself-beaten = You have beaten it in: {$levels}
button-play-itself = Play against Kuzhi
refused-profile-hidden = {$player} keeps their profile private.

## What Kuzhi keeps about people

describe-privacy = What Kuzhi keeps about you, why, and for how long
describe-mydata = What Kuzhi keeps about you: get it, or have it deleted
describe-mydata-export = Get everything Kuzhi keeps about you, as a file for you alone
describe-mydata-delete = Delete everything Kuzhi keeps about you; you are asked twice
player-left = Someone who left
challenge-called-off = A challenge to a game of **{$game}** was cancelled.
refused-called-off = This challenge was cancelled. Start a new one with `/play`.
refused-opponent-left = The other player has left, so there can be no rematch. Start another game with `/play`.
refused-being-forgotten = Your data is being deleted right now. In a moment you can use Kuzhi again and start afresh.
refused-too-busy = Very many people are playing right now. Nothing was changed: please try again in a few seconds.
refused-restarting = Kuzhi is restarting. Nothing was changed: please try again in a minute.
over-broken-off = **Abandoned:** this game has no result.
over-left = **Abandoned:** one of the players has left, so this game has no result.
history-broken-off = abandoned, no result
privacy-title = **What Kuzhi keeps about you, and why**
privacy-kept-name = **Name:** the name you last went by, for lists that cannot mention you.
privacy-kept-language = **Language:** the one your Discord is set to, to answer you in it.
privacy-kept-settings = **Settings:** what you chose in `/settings`, with your time zone, days off and times away, what you were last told once a day, and the games whose lessons you finished.
privacy-kept-matches = **Games and challenges:** who, where and when, every move, your conditional moves, and your votes where a channel plays, so that games go on and can be replayed.
privacy-kept-tournaments = **Tournaments:** those you entered or announced, your games in them, and what organisers noted, for standings and logs.
privacy-kept-ratings = **Ratings:** your results and what they changed, for `/leaderboard` and `/profile`.
privacy-kept-puzzles = **Puzzles:** which you have had, your puzzle rating and your streak, for `/puzzle`; and how you solved those that a server posts each day, for its table.
privacy-kept-notes = **Notes:** what you wrote about your games, and the line you kept, for you alone.
privacy-kept-opponents = **Opponents:** who you have played, in case you only take challenges from them.
privacy-kept-limits = **Limits:** how often you challenged people or asked for hints lately, for up to a day.
privacy-kept-kept-out = **Bans:** on which servers the managers do not let you play.
privacy-nothing-else = Nothing else. Kuzhi reads none of your messages; others see your games, ratings and name where Kuzhi shows them.
privacy-how-long = All of it stays until you delete it with `/mydata delete`. `/mydata export` gives it to you as a file.
privacy-outlives = To protect others, two things stay even then: your limits, for up to a day, during which your games are casual; and bans, kept under a code made from your id.
privacy-policy = The whole privacy policy: {$url}
privacy-contact = Questions? {$contact}
button-mydata-export = Get my data
button-mydata-delete = Delete my data …
button-mydata-delete-sure = Yes, delete everything
button-mydata-keep = Keep my data
mydata-export = Here is everything Kuzhi keeps about you, in a file that only you can see.
mydata-export-cut = { $games ->
    [one] The oldest game did not fit into a file that Discord takes.
   *[other] The oldest {$games} games did not fit into a file that Discord takes.
}
mydata-delete = **Delete everything Kuzhi keeps about you?**
    • Your settings, name, language, conditional moves and ratings are deleted, and with them your place on every leaderboard.
    • Finished games stay with the people you played. They see them as games against someone who left.
    • Your open games and challenges end without a result.
    • You leave tournaments that are still going on. Standings and logs, of finished ones too, show someone who left in your place.
    • Messages that are already in channels stay there.
    • To protect others, your limits stay for up to a day, and if you come back, your games are casual for a day. Servers that have banned you keep the ban, under a code in place of your id.
    This cannot be undone. You can get your data as a file first.
mydata-delete-sure = **Are you sure?** None of it can be brought back.
mydata-delete-open = { $games ->
    [one] One open game or challenge ends without a result.
   *[other] {$games} open games and challenges end without a result.
}
mydata-kept = Nothing was deleted.
mydata-deleted = Done: everything Kuzhi kept about you is deleted, except what protects others: see `/privacy`. If you use Kuzhi again, you start afresh, and your games are casual for a day.
mydata-later = Kuzhi is restarting. Everything it keeps about you will be deleted as soon as it is back.

## Refusals

refused-self = You cannot challenge yourself. Leave `opponent` empty to play against Kuzhi.
refused-program = Other bots do not accept challenges. Leave `opponent` empty to play against Kuzhi.
refused-takes-none = {$invited} is not taking challenges at the moment. Use `/play open: True` instead: then anyone here can accept.
refused-acquaintances = {$invited} only takes challenges from people they have played before. Use `/play open: True` instead: then anyone here can accept.
refused-too-much-notification = That was a lot of challenges and offers in a short time. You can send the next one {$when}.
refused-too-much-picture = That was a lot of pictures in a short time. You can have the next one {$when}.
refused-too-much-hint = That was a lot of hints and reviews in a short time. You can have the next one {$when}.
refused-too-much-game = You have started a lot of games against Kuzhi in a short time. You can start the next one {$when}.
refused-too-much-here = This server is keeping Kuzhi very busy. Please try again {$when}.
refused-hint-under-way = Kuzhi is still working on your last hint. Ask again when you have it.
refused-challenged-often = You have challenged {$invited} several times without an answer. You can challenge them again {$when}.
refused-declined-lately = {$invited} declined one of your challenges recently. You can challenge them again {$when}.
refused-kept-out = The managers of this server do not let you start games here. You can finish the games you are playing, and play elsewhere as usual.
refused-other-kept-out = {$other} cannot be challenged here at the moment. Choose someone else, or play against Kuzhi with `/play`.
refused-person-blocked = Whoever runs Kuzhi has blocked you from using it. If you think this is a mistake, please write to them.
refused-server-blocked = Whoever runs Kuzhi has blocked it on this server. If you think this is a mistake, please write to them.
refused-channels = On this server, games start in {$channels}. Use the command there.
refused-channel-full = { $most ->
    [one] One game is being played in this channel, and that is the limit.
   *[other] {$most} games are being played in this channel, and that is the limit.
} Finish one first, or go to another channel.
refused-no-server = Only servers have these settings: use the command on one. Your own are under `/settings`.
refused-not-manager = Only people who manage this server can change its settings. Your own are under `/settings`.
refused-challenges = You have { $most ->
    [one] one unanswered challenge
   *[other] {$most} unanswered challenges
}, and that is the limit. Cancel one, or wait for an answer.
refused-matches = You are playing { $most ->
    [one] one game
   *[other] {$most} games
} already, and that is the limit. Finish or resign one first.
refused-challenger-busy = {$challenger} is playing as many games as allowed. You can accept as soon as one of them is over.
refused-not-invited = Only {$invited} can answer this challenge. Start your own game with `/play`.
refused-own-challenge = This is your own challenge, so someone else has to accept it.
refused-own-named-challenge = This is your own challenge, so only {$invited} can accept it. You can withdraw it with “Cancel”.
refused-opponent-and-open = Choose either `opponent` or `open`, not both.
refused-not-challenger = Only {$challenger} can cancel this challenge.
refused-accepted = This challenge has already been accepted. Start your own game with `/play`.
refused-declined = This challenge was declined. Start a new one with `/play`.
refused-cancelled = This challenge was cancelled. Start a new one with `/play`.
refused-expired = This challenge has expired. Start a new one with `/play`.
refused-not-started = This challenge has not been accepted yet. The game starts once it is.
refused-not-seated = You are watching this game: only its players can move. Start your own with `/play`.
refused-turn = It is {$player}’s turn. You can move when it is yours.
refused-turn-bot = Kuzhi is thinking. Its move will be on the board in a moment.
refused-stale = That button belonged to an earlier position, so nothing was played. Here is the board as it is now.
refused-over = This game is over. Start a new one with `/play`.
refused-no-such-match = This game no longer exists. Start a new one with `/play`.
refused-out-of-sight = That game is being played where you cannot watch. Start your own with `/play`.
refused-no-match-here = You have no game in this channel. Start one with `/play`, or find yours with `/games`.
refused-heard-alone = Here, Discord shows Kuzhi’s answers only to you, so no one could accept. Play against Kuzhi with `/play`, or challenge people in your direct messages with them or on a server that has added Kuzhi.
refused-alone-with-bot = Only you and Kuzhi see this conversation, so no one could accept. Play against Kuzhi with `/play`, or challenge people in your direct messages with them or on a server that has added Kuzhi.
refused-invited-cannot-see = {$invited} cannot see this conversation, so they could not accept. Challenge them where both of you can read along, for example in your direct messages with them.
refused-elsewhere = That game is being played in {$channel}. Use the command there.
refused-pressed-elsewhere = This game is being played in {$channel}. Please go on there.
refused-channel-gone = The channel of that game is gone. Use `/board` where both players can read to go on there, or `/resign` to give it up.
refused-offered = You have already offered that in this position. You can offer it again after the next move.
refused-offer-open = Your last offer has not been answered yet. Wait for the answer, or withdraw it with its button “{$button}”.
refused-offer-gone = This offer has been declined or withdrawn, so it no longer stands.
refused-early-draw = You can offer a draw once both of you have made a move.
refused-early-agree = This game is not going in circles yet. You can offer to split the rest once a position has come up again, or after {$moves} moves without a capture.
refused-nothing-to-take-back = You have not made a move yet, so there is nothing to take back.
refused-bot-needs-no-plans = Kuzhi answers at once, so there is nothing to plan. Conditional moves are for games between people.
refused-plans-on-own-turn = It is your turn: make your move on the board. You can plan moves while you wait.
refused-line-ends-with-other = A line starts with the other player’s move and ends with yours, like “3 5”: if they play 3, you play 5.
refused-line-illegal = That line cannot be played: **{$move}** is not possible after the moves before it. Please change it.
refused-line-too-long = That line is too long. Plan fewer moves.
refused-too-many-plans = You already have {$most ->
    [one] one line
   *[other] {$most} lines
} in this game. Delete one first.
refused-no-rematch-yet = The next set starts by itself. You can ask for a rematch after the last one.
refused-rematch-asked = You have already asked for this rematch. {$other} can accept it.
refused-rematch-had = This rematch has already been played, declined or cancelled. Start another game with `/play`.
refused-rematch-runs = Your rematch is already under way. `/board` shows it.
refused-form-too-late = Kuzhi took too long to answer. Please press the button again.
refused-several-challenges = Several of your challenges in this channel are still open. To move one to the bottom, choose it with the option `match`.
disambiguation-match = You have several games in this channel. Which one do you mean?
disambiguation-move = You have several games in this channel. In which one do you want to play {$move}?
disambiguation-more = The menu shows the latest of them; choose any other with the option `match`.
disambiguation-placeholder = Choose a game
disambiguation-choice = {$game} against {$opponent} · {$last}
disambiguation-no-move = no moves yet
disambiguation-own-move = your last move: {$move}
disambiguation-other-move = their last move: {$move}
disambiguation-further = {$label} · {$further}
disambiguation-age-minutes = {$age} min ago
disambiguation-age-hours = {$age} h ago
disambiguation-age-days = {$age} d ago
refused-no-move = “{$text}” is not a move. Write the number of one of your pits, such as 3.
refused-no-layout = “{$text}” is not a layout. Write seven numbers for your pits 1 to 7, such as 2 1 0 2 0 0 4.
refused-illegal-empty = Pit {$pit} is empty. Choose a pit with seeds.
refused-illegal-no-pit = There is no pit {$pit}: yours are numbered 1 to {$last}.
refused-illegal-castle = Pit {$pit} is your opponent’s for the rest of the game, so you cannot sow it. Choose another pit.
refused-illegal-excluded = Pit {$pit} is out of play this round. Choose another pit.
refused-illegal-marked = **Marked pits wait:** the seeds in pit {$pit} stay there until the round ends. Choose another pit.
refused-illegal-must-feed = **Feed first:** the other row is empty, and this move gives it no seed. Choose a pit that does.
refused-illegal-single = **Singles wait:** pit {$pit} holds a single seed, so it cannot be sown while another of your pits holds two or more. Choose a pit with more seeds.
refused-illegal-front = **The front single waits:** pit {$pit} is your front pit, so its single seed cannot be sown while you have other singles. Choose another pit.
refused-illegal-end-pit = **End pits first:** your first turn of a round starts from an end pit. Choose pit 1 or {$last}.
refused-illegal-direction = This move sets the direction for the whole round: write {$pit}+ for counter-clockwise or {$pit}- for clockwise.
refused-illegal-direction-known = The direction is already set: write just {$pit}.
refused-illegal-arrange-first = Lay out your row first.
refused-illegal-form = That move cannot be made now. Write the number of one of your pits.
refused-illegal = That move is not allowed. Choose another one.
refused-layout-first = That layout is not allowed: pit 1 takes one or two seeds, not {$seeds}. Please change it.
refused-layout-middle = That layout is not allowed: pit {$pit} takes up to two seeds, not {$seeds}. Please change it.
refused-layout-last = That layout is not allowed: pit 7 takes up to four seeds, not {$seeds}. Please change it.
refused-layout-total = That layout is not allowed: you have {$have} seeds to lay out, not {$laid}. Please change it.
refused-layout-usual = The default layout needs four seeds, and you have {$seeds}. Choose another layout.
refused-own-offer = You made this offer yourself, so {$other} has to answer it.
refused-bot-plays-on = Kuzhi plays on. The game ends by itself once a position has come up too often, or after {$most} moves without a capture.
refused-bot-unrated = Games against Kuzhi are never rated. Leave `rated` empty, or challenge a person.
refused-quick-unrated = A game of fewer than three rounds is decided by its first moves, so it never counts. Choose three rounds with `length`, or leave `rated` empty for a quick casual game.
refused-no-hints-rated = This game is rated, so both of you play without help. Casual games have hints: use `/play` with `rated: False`, or play against Kuzhi.
refused-hint-too-late = The board changed while Kuzhi was thinking. Please ask again.
refused-no-rounds = {$game} has no rounds. Leave `length` empty.
refused-no-balanced-opening = No balanced openings are known for {$game}. Leave `balanced` out, or choose one of these games: {$games}.
refused-no-such-command = Kuzhi no longer has this command. `/help` lists the ones it has.
refused-no-such-button = This button is from another version of Kuzhi. Get the board again with `/board`.
refused-option-none = {$game} has no options. Leave `options` empty.
refused-option-unknown = “{$option}” is not an option of {$game}. Choose from {$options}.
refused-option-value = The option `{$option}` cannot be “{$value}”. Write one of these: {$values}.
refused-option-range = The option `{$option}` cannot be “{$value}”. Write a number from {$least} to {$most}.
refused-option-twice = The option `{$option}` appears twice. Write it once.
refused-unusable = Kuzhi cannot play that. Choose one of the suggestions.
failed-lasting = Kuzhi cannot save moves right now, and whoever runs it has been told. Your game is safe: look at its board a little later.
failed = Something went wrong on our side, and nothing has changed. Please try again in a moment.
dropped = Something went wrong on our side before we could answer. Please check whether it was done (`/board` shows your game), and try again if it was not.

## Help

help-title = **Kuzhi: mancala games on Discord**
help-start = Start with `/play`, sow with buttons. South is below and moves first; pits are numbered from their owner’s left.
help-group-play = **Play**
help-group-look = **Look back**
help-group-learn = **Learn**
help-group-people = **People**
help-group-manage = **Settings and data**
help-heard = With a screen reader, choose plain sentences for your boards in `/settings`.
button-help-play = Play
button-help-learn = Learn
button-help-invite = Invite someone
help-play = `/play`: challenge someone, or play against Kuzhi
help-games = `/games`: your games everywhere, and whose turn it is

help-tutorial = `/tutorial`: learn a game by playing

## An agreed end

offer-agree = {$other}, {$player} offers to split the rest of your game of **{$game}**, because it is going in circles: each of you would get half of what is on the board, and the game would end.
offer-agree-rows = {$other}, {$player} offers to split the rest of your game of **{$game}**, because it is going in circles: each of you would keep the seeds in your own row, and the game would end.
declined-agree = {$other} declines and plays on.
withdrawn-agree = {$player} withdrew the offer to split the rest.
offer-draw = {$other}, {$player} offers you a draw in your game of **{$game}**.
declined-draw = {$other} declines the draw and plays on.
withdrawn-draw = {$player} withdrew the offer of a draw.
declined-draw-bot = Kuzhi thinks it is ahead, and plays on.
offer-takeback = {$other}, {$player} would like to take back their last move in your game of **{$game}**, and what followed it.
declined-takeback = {$other} lets the move stand.
withdrawn-takeback = {$player} no longer wants to take back the move.
more-question = Your game of **{$game}** against {$opponent}: what would you like to do?
more-watching = You are watching this game. You can see its board privately, drawn the way you like (`/settings`).
more-over = This game of **{$game}** is over. What else would you like?
button-open-board = Open board
button-next-game = Next game ▶
button-more = More …
button-look = View board privately
button-look-again = Update
match-look-differs = You and {$opponent} have chosen different looks, so this board has the default one.
match-look-later = The board will look like that from the next move on.
button-plans = Conditional moves …
plans-title = Moves played for you automatically in your game of **{$game}** against {$opponent}. Only you can see them. A line is dropped once the other player plays something else.
plans-none = No moves are planned yet.
plan-line = If they play {$theirs}, you play {$yours}
plan-line-further = If they play {$theirs}, you play {$yours}, then {$rest}
plans-if = **If they play …**
plans-if-further = **And if they then play …**
plans-you = **… you play …**
plans-you-again = **You then move again. You play …**
plans-over = The game would be over then.
plans-full = No further move fits into this line.
menu-unplan = Delete a line …
button-plan-new = Another line
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = if then and
button-offer-draw = Offer a draw
button-offer-takeback = Ask for a takeback
button-take-back = Take back
button-offer-agree = Offer to split the rest
button-give-up = Resign …

## One’s games

games-none = You have no games. Start one with `/play`.
games-title = **Your games**, on all servers and in direct messages
games-yours = • {$game} against {$opponent}: **your turn**
games-claim = • {$game} against {$opponent}: **you can claim the win**
games-theirs = • {$game} against {$opponent}: their turn
games-challenged = • {$opponent} challenges you to {$game}; expires {$when}
games-challenge = • You challenge {$opponent} to {$game}; expires {$when}
games-challenge-to-all = • You are looking for someone to play {$game}; expires {$when}
games-tournament = • **{$name}** against {$opponent}: {$state}
games-linked = {$line} · {$link}
games-gone = {$line} · its channel is gone
digest-title = { $number ->
    [one] **One game waits for you**
   *[other] **{$number} games wait for you**
}
digest-back = { $number ->
    [one] **You’re back: one game waits for you**
   *[other] **You’re back: {$number} games wait for you**
}
digest-soon = Little time is left for these:
digest-later = These wait, too:
digest-further = … and {$number} more: `/games`
digest-elsewhere = { $number ->
    [one] One game waits for you outside this server: `/games`
   *[other] {$number} games wait for you outside this server: `/games`
}
digest-moved = This came to {$channel} until now. Kuzhi can’t reach you there any more, so it comes by direct message again.
digest-refused = {$player}, Discord let no direct message through to you, so your games can’t come once a day. Pings are **on** again; `/settings` changes that, and `/games` lists what waits for you.
back-ping = {$player}, you’re back, and games wait for you: `/games` lists them.
lost-on-time = {$player} lost on time against {$opponent} in **{$game}**
next-game = Your next game:
next-game-none = No other game waits for you.
confirm-move = Your move: **{$move}**. Play it?
puzzle-reminder = Puzzle of the day #{$number} waits for you.
puzzle-reminder-streak = Puzzle of the day #{$number} waits for you. Days in a row so far: **{$days}**

## Settings

settings-own = **Your settings**, for all servers and direct messages. **My boards** is how boards look in your games, and on whatever only you see. If you and the other player want different looks, the board of your game has the server’s.
settings-pings-on = Pings are **on**: you are notified when you are challenged, when it is your move, and when you are asked something.
settings-pings-dm = Pings come **by direct message**, or in the channel if Discord does not let that through.
settings-pings-daily = Pings come **once a day**: one message with all games that wait for you. Challenges and live games still ping you at once, and so does a game whose time runs out before that message.
settings-digest = Your games come once a day at **{$time}** ({$zone}).
settings-digest-in = Your games come once a day at **{$time}** ({$zone}), in {$channel}. Others read there which games of that server wait for you.
settings-digest-choose = Choose the hour and your time zone under “Away and days off”.
settings-digest-at = Waiting games: every day at {$time}
settings-digest-direct = Waiting games: by direct message
settings-digest-here = Waiting games: in this channel
settings-digest-there = Waiting games: in another channel
settings-confirms = Before each move you are **asked** whether to play it.
settings-puzzle = **Reminder of the puzzle of the day:** a direct message at your hour, if you haven’t solved it by then. Your time zone: {$zone}
settings-puzzle-at = Remind me every day at {$time}
settings-puzzle-never = No reminder
settings-pings-off = Pings are **off**: check `/games` to see whose turn it is.
my-boards = My boards: {$look}
my-boards-usual = My boards: default
look-light-wood = Light wood
look-dark-wood = Dark wood
look-emoji = Emoji
look-letters = Letters
look-sentences = Sentences, for screen readers
settings-viewpoint-fixed = On boards that only you see, **your own row** is always at the bottom.
settings-viewpoint-mover = On boards that only you see, the row of **the player to move** is at the bottom.
settings-challengers-everybody = Challenges: from everyone
settings-challengers-acquaintances = Challenges: from people you have played before
settings-challengers-nobody = Challenges: from no one
settings-language-usual = Language: same as Discord
settings-language = Language: {$language}
settings-usual = default
settings-house = **Settings of this server**
settings-house-anywhere = Games may start in **all channels**.
settings-house-channels = Games start in {$channels}, and in threads there.
settings-house-tournaments-on = **Everyone** can announce tournaments.
settings-house-tournaments-off = Only **managers of the server** can announce tournaments.
settings-house-tournaments-role = Only **managers of the server** and {$role} can announce tournaments.
settings-winners-role = The winner of a tournament has {$role} until the next one here ends.
settings-winners-role-none = The winner of a tournament has no role.
settings-house-time-zone = Times such as 20:00 are read in the time zone **{$zone}**. `/settings timezone` changes it.
settings-house-time-zone-none = This server has no time zone yet. With `/settings timezone`, tournaments can start at times such as 20:00.
settings-house-threads-on = Every game gets **its own thread**, which Kuzhi needs permission to create.
settings-house-threads-off = Games are played **in the channel itself**.
settings-winners-choose = Winner’s role: choose one …
settings-house-choose = Let games start only in these channels …
settings-house-pings-on = Pings are **on**: people are notified when they are challenged, when it is their move, and when they are asked something.
settings-house-pings-off = Pings are **off** on this server.
settings-house-game = If no game is named: {$game}
settings-boards = **This server’s boards**, until players choose their own look
settings-house-viewpoint-fixed = **South’s row** is always at the bottom.
settings-house-viewpoint-mover = The row of **the player to move** is at the bottom.
house-boards = Boards: {$look}
house-boards-usual = Boards: default
settings-limits = **Limits and clock of this server**
    Games and challenges that have already started stay as they are.
settings-feed = **Puzzle of the day on this server**
settings-daily-on = It comes to {$channel} every day at {$time} ({$zone}). Everyone solves it for themselves, and the message shows who has.
settings-daily-off = It is not posted. Choose a channel: the first one comes there at once, the others every day at 09:00.
settings-daily-no-zone = This server has no time zone yet, so that is UTC. `/settings timezone` sets it.
settings-daily-choose = Post it in …
settings-daily-move = Post it elsewhere …
settings-daily-at = Every day at {$time}
daily-stopped = The puzzle of the day no longer comes to {$channel}, because Kuzhi could not write there. Give Kuzhi the permissions to view the channel, send messages and attach files, and choose the channel again in the server’s `/settings`.
settings-week-post = **The week on this server**
settings-week-on = It comes to {$channel}: {$weekday}, {$time} ({$zone}). It tells what was played, the game of the week, whose rating has risen, levels beaten and tournaments. After a week without games nothing comes.
settings-week-off = It is not posted. Choose a channel: it comes there every week ({$weekday}, 18:00).
settings-week-day = Day: {$weekday}
settings-week-at = Time: {$time}
settings-welcome = **A welcome on this server**
settings-welcome-on = It is in {$channel}: pin it there, so that newcomers find it. Kuzhi keeps it up to date, with the next tournament in it. If you choose another channel, it moves there.
settings-welcome-off = There is none. Choose a channel: Kuzhi posts a message to pin there, with buttons to play, to learn, and for today’s puzzle and the next tournament.
week-stopped = The week no longer comes to {$channel}, because Kuzhi could not write there. Give Kuzhi the permissions to view the channel, send messages and attach files, and choose the channel again in the server’s `/settings`.
welcome-stopped = The welcome in {$channel} is no longer kept up to date, because Kuzhi could not write there. Give Kuzhi the permissions to view the channel and send messages, and choose the channel again in the server’s `/settings`.
week-title = **The week on this server** · {$from} – {$until}
week-games = Games between players: {$games} · against Kuzhi: {$bot} · players: {$players}
week-best = **Game of the week:** {$south} – {$north}, {$game}.
week-comeback = {$player} was {$seeds} seeds behind and still won.
week-relay = {$player} made a move of {$laps} laps.
week-drawn = It ended in a draw.
week-close = { $seeds ->
    [one] One seed decided it.
   *[other] {$seeds} seeds decided it.
}
week-rises = **Biggest rating gains**
week-rise = • {$player} {$gained} in {$game}, now {$rating}
week-levels = **Levels beaten for the first time**
week-level = • {$player}: level {$level} in {$game}
week-tournaments = **Tournaments**
welcome-title = **Mancala on this server**
welcome-text = Sow seeds and catch more than the other player: {$games} mancala games, against each other or against Kuzhi. **Play** sets up a game, **Learn** shows one step by step, and today’s puzzle takes a minute. What you press here opens for you alone.
welcome-tournament = **Next tournament:** {$tournament}
settings-tournaments = **Tournaments of this server**
settings-challenges-usual = Unanswered challenges per person: {$most} (default)
settings-challenges = Unanswered challenges per person: {$most}
settings-matches-usual = Games at once per channel: {$most} (default)
settings-matches = Games at once per channel: {$most}
settings-people = **Who may not play on this server**
    Up to {$most} people. They cannot start or accept games here, or be challenged. Games they are playing go on, and they only find out when they try.
settings-people-nobody = No one is blocked: **everyone may play**.
settings-people-kept-out = May not play: {$people}
settings-people-choose = Block someone from playing …
settings-organisers-choose = Tournament organisers: choose a role …
settings-people-back = Let someone play again …
button-pings-on = Pings: on
button-pings-dm = Pings: by direct message
button-pings-daily = Pings: once a day
button-digest = When this comes
button-confirms-on = Moves: ask first
button-confirms-off = Moves: at once
button-confirm-move = Play it
button-not-yet = Not yet
button-waiting-game = Next game
button-settings-puzzle = Remind me …
button-puzzle-stop = Stop reminding me
button-pings-off = Pings: off
button-tournaments-on = Tournaments: everyone
button-tournaments-off = Tournaments: managers
button-threads-on = Threads: on
button-threads-off = Threads: off
button-all-channels = Allow all channels
button-no-winners-role = No winner’s role
button-no-organisers = No organisers’ role
button-settings-own = Your own settings
button-settings-time = Away and days off
button-away = Away …
button-away-change = Until when …
button-here-again = I’m back
button-days-off = Days off and nights …
form-away = Away
form-away-until = Until when?
form-away-until-example = fri, tomorrow 18:00 or 2w
form-zone = Your time zone: a large city near you
form-zone-example = Berlin, or UTC+2
form-week = Days off and nights
form-week-days = Days off: two a week at most
form-week-days-example = sat, sun
form-week-hours = Quiet hours: twelve a day at most
form-week-hours-example = 22:00-07:00
button-settings-house = Server settings
button-viewpoint-fixed = Bottom row: yours
button-house-viewpoint-fixed = Bottom row: South
button-viewpoint-mover = Bottom row: player to move
button-house-viewpoint-mover = Bottom row: player to move
button-settings-boards = Boards
button-settings-tournaments = Tournaments
button-settings-limits = Limits and clock
button-settings-feed = Automatic posts
button-daily-off = Stop it
button-settings-week = The week
button-settings-welcome = Welcome
button-week-off = Stop it
button-welcome-off = Delete it
button-welcome-play = Play
button-welcome-learn = Learn
button-welcome-puzzle = Today’s puzzle
button-welcome-tournament = Next tournament
button-settings-people = Who may not play
button-let-all-play = Let everyone play

## Rules

rules-title = **How to play {$game}**
rules-rounds = **Length:** three rounds, unless you choose another `length`. A quick game of one round is decided by its first moves, so it never counts for the leaderboard.
rules-solved = **Solved in 2026:** with perfect play {$side}, who moves first, gets {$share} of the {$seeds} seeds in the first round. By length of the game: {$results}.
rules-solved-results = **Solved in 2026**, with perfect play: {$results}.
rules-solved-win = {$length}: {$side} wins
rules-solved-draw = {$length}: a draw
rules-solved-open = {$length}: neither side can force a win
rules-options = **Options** (`options` of `/play`)
rules-option = • Default: {$default}. Or: {$others}.
rules-example = **An example:** {$account}
rules-yours = Your game here: {$description}
rules-mangala =
    Two rows of six pits with four seeds (stones) each, and a store at the right end of each row. Pick up all the seeds of one of your pits and sow them one by one, counter-clockwise; if there are several, the first goes back into the pit they came from. You sow into your own store and skip your opponent’s.
    • If your last seed lands in your store, you move again.
    • If it makes one of your opponent’s pits even, you capture that pit.
    • If it lands in an empty pit of yours, you capture it together with the pit opposite, unless the pit opposite is empty.
    The game ends when a row is empty: the player with the empty row takes the seeds left in the other one. Whoever has more seeds wins.
rules-mangala-castle =
    Mangala without sowing into the stores, so there are no extra moves.
    • If your last seed makes three in one of your opponent’s pits 1 to 5 and you have no castle yet, you capture the three, and the pit becomes your castle (C) for the rest of the game. Every seed that falls into a castle goes to its owner. A castle is never sown.
    • If it makes one of your opponent’s pits even, you capture that pit.
    • If it lands in an empty pit of yours, you capture it together with the pit opposite, unless the pit opposite is empty or a castle.
    If it lands in a castle, your turn is over. The game ends when a row is empty: the player with the empty row takes the seeds left in the other one. Whoever has more seeds wins.
rules-kalah =
    Two rows of six pits with four seeds each, and a store at the right end of each row. Pick up all the seeds of one of your pits and sow them one by one, counter-clockwise. You sow into your own store and skip your opponent’s.
    • If your last seed lands in your store, you move again.
    • If it lands in an empty pit of yours, you capture it together with the pit opposite, unless the pit opposite is empty.
    The game ends when a row is empty, and each player keeps what lies in their own row. Whoever has more seeds wins.
rules-oware =
    Two rows of six pits with four seeds each. Pick up all the seeds of one of your pits and sow them one by one, counter-clockwise. No seed is sown into a store, and a sowing that goes all the way round skips the pit it started from.
    • If your last seed makes two or three in the other row, you capture that pit, then the pit before it in that row if it holds two or three, and so on without a gap.
    • A move that would capture all the seeds of the other row captures nothing.
    • If the other row is empty on your turn, you must feed it if you can. If you cannot, the game ends, and you keep what lies in your own row.
    • With twenty-five seeds you win at once. When a position comes up again, the game ends, and each of you keeps what lies in your own row.
rules-toguz-kumalak =
    Two rows of nine pits with nine seeds each. The stores (called kazan) are never sown into. Pick up all the seeds of one of your pits and sow them one by one, counter-clockwise; if there are several, the first goes back into the pit they came from, and a single seed just moves on.
    • If your last seed makes one of your opponent’s pits even, you capture that pit.
    • If it makes three in one of your opponent’s pits and you have no tuzdik yet, you capture the three, and the pit becomes your tuzdik (T) for the rest of the game. Every seed that falls into a tuzdik goes to its owner. A tuzdik is never sown. Pit 9 never becomes one, nor does the pit with the number of your opponent’s tuzdik.
    With more than half of the seeds, 82, you win at once. If a player has nothing to sow on their turn, the game ends, and the other player keeps what lies in their own row. Whoever has more seeds wins.
rules-bestemshe =
    Two rows of five pits with five seeds each. The stores (called kazan) are never sown into. Pick up all the seeds of one of your pits and sow them one by one, counter-clockwise; if there are several, the first goes back into the pit they came from, and a single seed just moves on.
    • If your last seed makes one of your opponent’s pits even, you capture that pit.
    With more than half of the seeds, 26, you win at once. If a player has nothing to sow on their turn, the game ends, and the other player keeps what lies in their own row. Whoever has more seeds wins.
rules-al-manqala =
    Two rows of seven pits with seven seeds (beads) each. Pick up all the seeds of one of your pits and sow them one by one, counter-clockwise.
    • If your last seed makes two or four, in either row, you capture that pit, then the pit before it if it holds two or four, and so on without a gap.
    • If the other row is empty on your turn, you must feed it if you can. If you cannot, your opponent takes all that is left. If your own capture empties it, the game ends, and each of you keeps what lies in your own row.
    • With fifty seeds you win at once. When the game goes in circles, `/agree` offers to split what is on the board.
rules-pallankuzhi =
    Two rows of seven pits, played in rounds. Pick up all the seeds of one of your pits and sow them counter-clockwise; then sow the next pit, and go on for as long as the next pit holds seeds.
    • When the next pit is empty you capture the one after it, and go on from the pit behind that. If the one after it is empty too, your turn is over.
    • A pit that grows to four is captured at once.
    If a player has no seeds in their row on their turn, the round ends, and the other player takes what is left. Then each player fills as many pits as their seeds allow; pits that stay empty (x) are out of play, and whoever went second now goes first. `length` sets the number of rounds; “to the end” means until someone cannot fill a single pit.
rules-pallam-khuzi =
    Two rows of seven pits with four seeds each, played in rounds. Pick up all the seeds of one of your pits and sow them counter-clockwise, skipping that pit; then sow the next pit, and go on for as long as the next pit holds seeds.
    • When the next pit is empty you capture the one after it, and your turn is over.
    • A pit that grows to four goes at once to its owner, whoever is sowing.
    If a player has no seeds in their row on their turn, the round ends, and the other player takes what is left. Then each player fills as many pits as their seeds allow; pits that stay empty (x) are out of play, and whoever went second now goes first. `length` sets the number of rounds; “to the end” means until someone cannot fill a single pit.
rules-kotu-baendum =
    Two rows of seven pits with four seeds each, played in rounds. The first move sets the direction for both players. **End pits first:** each player’s first turn of a round starts from pit 1 or 7.
    • A pit of three is skipped, except by the last seed in hand. If that seed falls into a pit of three, the four are captured, and the next pit is sown; in an end pit of either row they stay, tied (S or N: whoever tied them), and are theirs at the end.
    • Last seed in an empty or marked pit: your turn is over. In any other: pick up that pit and sow on.
    • **Singles wait:** single seeds stay while you have a pit of two or more. **The front pit waits:** while all are singles, the one in your front pit, the last in the direction of sowing, stays.
    The round ends when the player to move has nothing to sow. For the next one the winner fills all pits, the loser as many as possible.
    • **Puta (p):** one seed left over makes a blocked pit, and the winner takes three from the pit opposite.
    • **Naga (g):** two left over make a blocked pit as well, and the winner takes two.
    • **Wala:** three left over make an ordinary pit, and the winner takes one.
    • **Marked pits wait:** blocked and tied pits are never sown, and end a turn that reaches them.
    • **Fewer than twelve:** the loser may lay out the row, one or two in pit 1, up to two in pits 2 to 6, up to four in pit 7. With two seeds in pit 1 they capture threes; with one, twos.
    `length` says how many rounds.

## Learning

lesson-again = If your last seed falls into your store, you move again.
lesson-sow = Pick up the seeds of one of your pits. Put the first one back and sow the others one by one, to the right and on into your store. A single seed just moves on.
lesson-sow-on = Pick up the seeds of one of your pits and sow them one by one, to the right and on into your store.
lesson-sow-round = Pick up the seeds of one of your pits and sow them one by one, to the right and round the board. The stores are not sown into.
lesson-even = When your last seed makes one of your opponent’s pits even, you capture that pit.
lesson-alone = When your last seed lands in an empty pit of yours and the pit opposite holds seeds, you capture both. If the pit opposite is empty, nothing happens.
lesson-finish = The game is over when a move leaves a row empty: the player with the empty row takes the seeds left in the other one. Whoever has more seeds wins.
lesson-round = A long sowing skips your opponent’s store and goes on from your pit 1. There, too, a last seed in an empty pit captures.
lesson-keep = The game is over when a move leaves a row empty, and each player keeps what lies in their own row. Whoever has more seeds wins.
lesson-first-back = Pick up the seeds of one of your pits. Put the first one back and sow the others one by one, to the right and round the board; a single seed just moves on. The stores are not sown into.
lesson-tuzdik = When your last seed makes three in your opponent’s pits 1 to 8, you capture the three, and the pit becomes your tuzdik. You can do this once a game, and not in the pit with the number of your opponent’s tuzdik.
lesson-fill-tuzdik = Every seed that falls into your tuzdik is yours at once.
lesson-half = Whoever has more than half of all the seeds wins at once.
lesson-out = If a player has nothing to sow on their turn, the game is over, and the other player keeps what lies in their own row. Whoever has more seeds wins.
lesson-past = You sow as in Mangala, but skip both stores: after your pit 6 comes your opponent’s pit 1.
lesson-castle = When your last seed makes three in your opponent’s pits 1 to 5, you capture the three, and the pit becomes your castle. You can do this once a game.
lesson-fill = Every seed that falls into your castle is yours at once.
lesson-two-four = When your last seed makes two or four, in either row, you capture that pit.
lesson-chain = If the pit before it holds two or four as well, you capture that too, and so on without a gap.
lesson-feed = When the other row is empty, you must feed it if you can: only moves that leave a seed there are allowed.
lesson-majority = Whoever has fifty seeds wins at once.
lesson-two-three = When your last seed makes two or three in the other row, you capture that pit.
lesson-run = If the pit before it in the other row holds two or three as well, you capture that too, and so on without a gap.
lesson-twelve = A pit of twelve seeds or more goes all the way round. It skips the pit it started from, which stays empty.
lesson-slam = A move that would capture all the seeds of the other row captures nothing. Find a capture that leaves some.
lesson-twenty-five = Whoever has twenty-five seeds wins at once.
lesson-laps = Sow a pit, then sow the next one, and go on for as long as the next pit holds seeds.
lesson-beyond = When the next pit is empty, you capture the one after it, and go on from the pit behind that.
lesson-pasu = A pit that grows to four is a cow, a pasu: it is captured at once.
lesson-rubbish = Pits that could not be filled are out of play (x) for the round: sowing skips them as if they were not there.
lesson-round-over = A round ends when the player to move has nothing to sow, and each of you takes what lies in your own row. Both fill their pits anew with their seeds. After the last round, whoever has more seeds wins.
lesson-round-out = A round ends when a player has no seeds to sow, and the other player takes what is left. Both fill their pits anew with their seeds. After the last round, whoever has more seeds wins.
lesson-beyond-ends = When the next pit is empty, you capture the one after it, and your turn is over.
lesson-pasu-owner = A pit that grows to four goes at once to its owner, whoever is sowing.
lesson-way = The first move of the game sets the direction of the first round for both players. Later rounds go counter-clockwise, →.
lesson-ends = Each player’s first turn of a round starts from an end pit, 1 or 7.
lesson-relay = When your last seed falls into a pit with seeds, you pick up that pit and sow on; in an empty pit, your turn is over.
lesson-three = A pit of three is skipped, except by the last seed in your hand. That seed makes four, and you capture them.
lesson-tie = In an end pit, 1 or 7, the four are not captured but tied: they stay, and count for you at the end of the round.
lesson-single = While one of your pits holds two seeds or more, single seeds stay where they are.
lesson-arrange = With fewer than twelve seeds you lay out your row yourself, instead of filling pits of four. What you put into pit 1 says what you capture in that round: with two seeds there, threes; with one, twos.
tutorial-title = **{$game}: lesson {$number} of {$of}**
tutorial-known = 🎓 You know the rest from **{$game}**.
tutorial-task-again = **Your turn:** the lower row is yours. Which pit gives you another move?
tutorial-task-capture = **Your turn:** the lower row is yours. Which pit captures?
tutorial-task-castle = **Your turn:** the lower row is yours. Which pit makes three in the other row?
tutorial-task-fill = **Your turn:** the lower row is yours. Which pit drops a seed into it?
tutorial-task-on = **Your turn:** the lower row is yours. Which pit lets you sow on?
tutorial-task-tie = **Your turn:** the lower row is yours. Which pit ties four?
tutorial-task-win = **Your turn:** the lower row is yours. Which pit ends the game with you ahead?
tutorial-task-any = **Your turn:** the lower row is yours. Try any move that is allowed.
tutorial-task-arrange = **Your turn:** choose a layout of your row, pits 1 to 7, that lets you capture threes.
tutorial-right = ✅ **Well done.** {$account}
tutorial-not-yet = ↩️ {$account} {$fell} Not quite. The board is back as it was; try again.
tutorial-fell = The last seed fell into {$side} pit {$pit}.
tutorial-fell-store = The last seed fell into {$side} store.
tutorial-end = 🎓 That is all of **{$game}**. Play it with `/play`, or learn another game here.
tutorial-end-playing = 🎓 That is all of **{$game}**. Your game is right above: dismiss this message to go on.
tutorial-hint = 💡 Try **{$mv}**.
tutorial-layout = 👀 Your row would look like this. Take it, or look at another.
button-take-layout = Take this layout
button-play-now = Play this game now
tutorial-choose = Learn another game
tutorial-learnt = ✅ Learnt
aim-mangala = Win more seeds: end in your store to move again, make one of their pits even to capture it.
aim-mangala-castle = Win more seeds: make one of their pits even with your last seed to capture it.
aim-kalah = Win more seeds: end in your store to move again, or in an empty pit of yours to capture the one opposite.
aim-oware = {$seeds} seeds win: make two or three in the other row with your last seed to capture them.
aim-toguz-kumalak = {aim-bestemshe}
aim-bestemshe = {$seeds} seeds win: make one of their pits even with your last seed to capture it.
aim-al-manqala = {$seeds} seeds win: make two or four with your last seed to capture them.
aim-pallankuzhi = Win more seeds: when your sowing comes to an empty pit, you capture the one behind it.
aim-pallam-khuzi = {aim-pallankuzhi}
aim-kotu-baendum = Win more seeds: make four with your last seed to capture them.
about-mangala = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits: the first seed goes back, the others go one by one to the right and on into your store. A last seed there gives you another move; elsewhere it may capture. When a row is empty, the game ends.
about-mangala-castle = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits: the first seed goes back, the others go one by one to the right and round the board. Where the last one falls, it may capture. When a row is empty, the game ends.
about-kalah = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits, seed by seed, to the right and on into your store: a last seed there gives you another move, and a last seed elsewhere may capture. When a row is empty, the game ends.
about-oware = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits, seed by seed, to the right and round the board; a last seed that makes two or three in the other row captures them. Twenty-five seeds win at once.
about-toguz-kumalak = {about-bestemshe} Once a game, a last seed that makes three in the other row captures them and gives you a *tuzdik* (T): every seed that falls into it is yours.
about-bestemshe = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits: the first seed goes back, the others go one by one to the right and round the board. A last seed that makes a pit of the other player’s even captures it. More than half of the seeds win at once.
about-al-manqala = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits, seed by seed, to the right and round the board; a last seed that makes two or four captures them. Fifty seeds win at once.
about-pallankuzhi = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits and goes on from the next one, until that is empty: then it captures what lies behind. A round ends when a player has nothing to sow.
about-pallam-khuzi = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits and goes on from the next one, until that is empty: then it captures what lies behind, and your turn is over. A round ends when a player has nothing to sow.
about-kotu-baendum = 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits and goes on from the pit where the last seed falls, until that is empty; a last seed that makes four captures them. A round ends when a player has nothing to sow. While one of your pits holds more, single seeds wait.
new-after = 🆕 **New if you know {$game}:** {$rules}
new-sow = The first seed goes back into its pit, and you sow into your own store.
new-again = A last seed in your store gives you another move.
new-even = A last seed that makes one of your opponent’s pits even captures that pit.
new-alone = A last seed in an empty pit of yours captures the pit opposite, if it holds seeds, and itself.
new-finish = When a row is empty the game ends, and its owner takes what is left in the other.
new-sow-on = The first seed goes into the next pit, and you sow into your own store.
new-round = A long sowing skips your opponent’s store.
new-keep = When a row is empty the game ends, and you each keep your own row.
new-first-back = The first seed goes back into its pit, and the stores are not sown into.
new-tuzdik = Once a game, a last seed that makes three in the other row captures them and gives you a tuzdik (T): every seed that falls into it is yours.
new-half = More than half of the seeds win at once.
new-out = The game ends when a player has nothing to sow.
new-castle = Once a game, a last seed that makes three in your opponent’s pits 1 to 5 captures them and builds your castle (C): every seed that falls into it is yours.
new-two-four = A last seed that makes two or four, in either row, captures them.
new-chain = Pits of two or four right before it go with it.
new-feed = When the other row is empty, you must feed it if you can.
new-sow-round = The first seed goes into the next pit, and the stores are not sown into.
new-two-three = A last seed that makes two or three in the other row captures them.
new-run = Pits of two or three right before it in that row go with it.
new-twelve = A long sowing skips the pit it started from.
new-slam = A move that would capture the whole row captures nothing.
new-laps = After a pit you sow the next one, as long as it holds seeds.
new-beyond = When the next pit is empty, you capture the one after it and go on.
new-pasu = A pit that a seed makes four is captured at once.
new-beyond-ends = When the next pit is empty, you capture the one after it, and your turn is over.
new-pasu-owner = A pit that a seed makes four goes to its owner at once.
new-way = The first move sets the direction for both of you, and your first turn starts from pit 1 or 7.
new-relay = You pick up the pit your last seed falls into and sow on, unless it was empty.
new-three = A pit of three is skipped, except by a last seed: that makes four, and captures them.
new-tie = In pits 1 and 7 the four are tied: they stay, and count for you at the end of the round.
new-single = Single seeds wait while one of your pits holds more.
legend-board = 🔎 **The last move:** dashes where it began, a ring where its last seed fell, rays where it captured.
legend-buttons = **{$label}** on a button: pit {$pit}, seeds in it: {$seeds}.
legend-stores = Stores: **S** {$south}, **N** {$north}.
round-filled = 🔁 **A new round:** each of you has filled as many pits as your seeds allow, and kept the rest. Whoever went second now begins.
round-won = 🔁 **A new round:** the winner of the last one has filled all their pits. The other player has filled as many as possible, and begins.
round-blocked = 🚧 **Blocked pits:** one or two seeds left over. No one sows them, and a turn that reaches them is over.
round-arrange = ✋ **Fewer than twelve seeds:** the loser lays out their own row. With two seeds in pit 1 they capture threes this round; with one, twos.
button-learn = Learn in a minute
button-how-to-play = How to play
button-rules = Rules
button-hint = 💡 Hint
button-next-lesson = Next lesson ▶
button-all-lessons = All lessons
button-page-before = ◀ Previous page
button-page-after = Next page ▶
button-try-it = Try it yourself
rules-choose = Rules of another game
rules-boards =
    Before:
    {$before}
    After:
    {$after}

## How commands describe themselves

describe-play = Challenge someone to a mancala game, or play against Kuzhi
describe-play-game = Which game
describe-play-opponent = Who you challenge; leave it empty to play against Kuzhi
describe-play-open = Let anyone in this channel accept
describe-play-level = How strong Kuzhi is, if you play against it
describe-play-side = Who moves first
describe-play-length = For games of several rounds: three by default; one is quick and casual
describe-play-sets = Best of this many sets: a win scores 1, a draw ½, and you swap sides
describe-play-rated = Whether it counts for the leaderboard; by default it does between people who have finished a game
describe-play-balanced = Draw the first moves by lot, so that neither player starts ahead (Pallankuzhi, Pallam Khuzi)
describe-play-clock = How much time there is for moves
describe-play-days-off = False: with days, the clock runs on days off and in quiet hours, too
describe-play-options = Rules to change, if you do not want the default ones
describe-tutorial = A short lesson in a game, with buttons to press
describe-tutorial-game = Which game
describe-rules = How a game is played, with pictures and examples
describe-rules-game = Which game
describe-agree = Offer to split the rest when a game goes in circles
describe-games = Your games everywhere, with links and whose turn it is
describe-move = Sow a pit in your game in this channel
describe-move-pit = The number of your pit
describe-match = Which game, if you have several in this channel
describe-board = Show your board at the bottom of the channel
describe-board-look = Another look, for you alone
describe-resign = Resign your game in this channel
describe-draw = Offer a draw in your game in this channel
describe-takeback = Take back your last move, if the other player agrees; Kuzhi always does
describe-conditional = Moves played for you automatically while you wait; only you see them
describe-conditional-moves = The other player’s move, then yours, and so on: 3 5
describe-hint = What Kuzhi would play in your place; only you see it, and only in casual games
describe-leaderboard = Who plays best
describe-leaderboard-game = Which game
describe-leaderboard-scope = Which results count
describe-leaderboard-time = Results from when
describe-leaderboard-by = What the list is sorted by
describe-profile = What you have played and won, or what someone else has; only you see it
describe-profile-player = Whose; your own by default
describe-settings = How boards look, pings, who may challenge you; for managers, the server’s settings too
describe-settings-of = Whose settings
describe-settings-timezone = The time zone of this server: type a city
choice-settings-own = Your own
choice-settings-house = This server’s, for people who manage it
describe-away = Your clocks of days stand still until you are back
describe-away-until = Until when: fri, tomorrow 18:00, 2w
describe-away-timezone = Your time zone: type a city
describe-help = How to play with Kuzhi
entry-point-description = Your games in this channel, on a large board
choice-first = You move first
choice-second = You move second
choice-random = Random side
choice-level-1 = Level 1: for a first game
choice-level-2 = Level 2: looks one move ahead
choice-level-3 = Level 3: also looks at your reply
choice-level-4 = Level 4: looks a few moves ahead
choice-level-5 = Level 5: misses little
choice-level-6 = Level 6: plays well
choice-level-7 = Level 7: plays very well
choice-level-8 = Level 8: plays its very best
level-strength-1 = plays like a beginner
level-strength-2 = beats a beginner
level-strength-3 = like someone who plays now and then
level-strength-4 = like someone who plays often
level-strength-5 = like a club player
level-strength-6 = like a strong club player
level-strength-7 = like a master
level-strength-8 = the strongest Kuzhi there is
choice-level-strength = {$name} · {$strength}
choice-guild = This server
choice-everywhere = All servers
choice-length-1 = Quick: one round, casual
choice-length-3 = Three rounds
choice-length-0 = To the end
match-name = {$game} against {$opponent} ({$id})
opponent-unnamed = someone
pit-name = { $seeds ->
    [one] {$pit} (1 seed)
   *[other] {$pit} ({$seeds} seeds)
}

## Tournaments

describe-tournament = Leagues, Swiss tournaments, arenas, ladders and knock-outs
describe-tournament-create = Set up a tournament: you see a draft before anyone else does
describe-tournament-list = The tournaments of this server
describe-tournament-show = Show a tournament
describe-tournament-create-kind = Who plays whom
describe-tournament-create-game = The game
describe-tournament-create-clock = The clock: 5+3 live, 1d for a day per move, or 3d+12h for a bank that moves fill up
describe-tournament-create-begins = When it starts: thu 20:00, tomorrow 19:30, 1h30m, 2d 3h; by default in an hour (live) or a day
describe-tournament-create-rounds = How many rounds (Swiss), or how often everyone meets (league: 1 or 2)
describe-tournament-create-minutes = How long it lasts, 20 to 180 minutes (arena)
describe-tournament-create-boards = How many boards (match of servers): 1 to 20
describe-tournament-create-together = Whether all rounds start at once (league)
describe-tournament-create-groups = Groups of at most so many players, each a league (league), or before the knock-out: 4 to 12
describe-tournament-create-promoted = How many of each group go up and down the next time (league with groups), else a quarter
describe-tournament-create-options = Options of the game, such as rounds=3
describe-tournament-create-rated = Whether games count for the leaderboards
describe-tournament-create-takebacks = Whether players may ask to take moves back
describe-tournament-create-away = False: clocks of days run for whoever is away or has a day off, too
describe-tournament-create-byes = How many skipped rounds score half a point (Swiss): 0 to 5, 1 by default
describe-tournament-create-check-in = Whether players check in just before the start (live clocks)
describe-tournament-create-most = How many players can join at most
describe-tournament-create-role = Only people with this role can join
describe-tournament-create-name = Its name
describe-tournament-create-repeats = Whether it repeats by itself
describe-tournament-create-until = The last day it can repeat, such as 2026-12-24 or 10w; by default there is none
describe-tournament-create-ahead = How many days ahead the next one is announced: by default 3 if weekly, otherwise 7
describe-tournament-create-season = How many tournaments make a season, this one and the next ones of this name: 2 to 52
describe-tournament-create-best = How many results of each player count in the season: by default all
describe-tournament-create-counts = What counts in the season: places, or the points of each tournament
describe-tournament-show-tournament = Which one

tournament-kind-league = League
tournament-kind-swiss = Swiss
tournament-kind-arena = Arena
tournament-kind-ladder = Ladder
tournament-kind-knockout = Knock-out
tournament-kind-servers = Match of servers
tournament-kind-league-line = League: everyone plays everyone
tournament-kind-swiss-line = Swiss: round by round, you play someone with a similar score
tournament-kind-arena-line = Arena: an evening of live games, one after another
tournament-kind-ladder-line = Ladder: challenge players above you, any time
tournament-kind-knockout-line = Knock-out: lose once and you’re out
tournament-kind-servers-line = Match of servers: on each board, one of you plays one of them
choice-tournament-every-week = Every week
choice-tournament-every-fortnight = Every two weeks
choice-tournament-every-month = Every month on the same weekday, such as the first Friday
choice-tournament-counts-places = Places: 12 points for the first, 10 for the second, and so on
choice-tournament-counts-points = The points of each tournament
tournament-name = {$kind} · {$game}
tournament-title = **{$name}**
tournament-place = { NUMBER($place, type: "ordinal") ->
    [one] {$place}st
    [two] {$place}nd
    [few] {$place}rd
   *[other] {$place}th
}
tournament-league-once = League: everyone plays everyone once.
tournament-league-twice = League: everyone plays everyone twice, with sides swapped.
tournament-groups = { $moves ->
    [one] Groups of at most {$most}, the strongest in group A. Next time, the first of each goes up a group and the last goes down.
   *[other] Groups of at most {$most}, the strongest in group A. Next time, the first {$moves} of each go up a group and the last {$moves} go down.
}
tournament-groups-fixed = Groups of at most {$most} by rating, the strongest in group A.
tournament-groups-first = First come groups of at most {$most}, equally strong. The best two of each go through.
tournament-groups-now = {$groups} groups of {$size}.
tournament-groups-need = With fewer than {$players} players there are no groups.
tournament-drafted = The groups follow the last league: whoever went up or down plays there, and new players start in the lowest group.
tournament-league-together = All rounds start at once.
tournament-servers-once = Match of servers: on each board, a player of one server meets a player of the other.
tournament-servers-twice = Match of servers: on each board, a player of one server meets a player of the other twice, with sides swapped.
tournament-swiss = { $rounds ->
    [one] Swiss: one round. You play opponents with a similar score.
   *[other] Swiss: {$rounds} rounds. You play opponents with a similar score.
}
tournament-swiss-open = Swiss: as many rounds as it takes to find a winner. You play opponents with a similar score.
tournament-arena = Arena: {$minutes} minutes. As soon as you’re free, you get your next game.
tournament-ladder = Ladder: challenge players up to {$reach} places above you. If you win, you take their place, and everyone in between drops one.
tournament-knockout = Knock-out: lose and you’re out. A drawn game is played again with sides swapped; if that is drawn as well, the player higher on the start list goes through.
tournament-game = {$game} · {$clock} · {$rated}
tournament-rated = rated
tournament-casual = casual
tournament-round-days = All games of a round start at once. Make your first move within {$time}, or you forfeit the game. A round ends when its games do.
tournament-round-live = A round starts when the one before is over. You have {$minutes} minutes to start your game.
tournament-together-live = All rounds start at once. To start your games, you have {$minutes} minutes for each round, added up.
tournament-first-move = Once the board appears, the first move is due within {$seconds} seconds.
tournament-byes-none = A skipped round scores nothing.
tournament-byes = { $byes ->
    [one] You can skip one round for half a point.
   *[other] You can skip up to {$byes} rounds for half a point each.
}
tournament-begins = Starts on {$when}.
tournament-repeats-week = Repeats every week.
tournament-repeats-fortnight = Repeats every two weeks.
tournament-repeats-month = Repeats every month, on the {$week} {$day}.
week-of-month-1 = first
week-of-month-2 = second
week-of-month-3 = third
week-of-month-4 = fourth
week-of-month-5 = last
start-needs-zone = {$text}: first set this server’s time zone, with /settings timezone
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
tournament-repeats-until = The last one starts no later than {$when}.
tournament-ahead = { $days ->
    [one] The next one is announced a day ahead.
   *[other] The next one is announced {$days} days ahead.
}
tournament-next = The next one starts on {$when}.
tournament-check-in = Check-in: press **{button-tournament-here}** in the 15 minutes before the start, or you don’t play.
tournament-role = Only {$role} can join.
tournament-thread = Games and news are in {$thread}.
tournament-entered-none = No one has joined yet.
tournament-entered = { $number ->
    [one] One player: {$names}
   *[other] {$number} players: {$names}
}
tournament-entered-more = … and {$number} more
tournament-start-list = Start list: {$names}, then by rating
tournament-round = Round {$round} of {$rounds}
tournament-stage-final = Final
tournament-stage-semi-finals = Semi-finals
tournament-stage-quarter-finals = Quarter-finals
tournament-stage-round-of = Round of {$players}
tournament-stage-rematch = {$stage}, drawn games
tournament-stage-groups = Groups, round {$round} of {$rounds}
tournament-third-place = Third place
tournament-games-open = { $number ->
    [one] One game is still open.
   *[other] {$number} games are still open.
}
tournament-round-by = The round should be over by {$date}.
tournament-arena-until = Ends {$when}. { $number ->
    [one] One game is in progress.
   *[other] {$number} games are in progress.
}
tournament-paused = Paused. No clocks are running.
tournament-over = This tournament is over.
tournament-last-games = The last games start at {$time}.
tournament-last-games-begun = The last games are in progress. No more start.
tournament-called-off = Cancelled.
tournament-called-off-because = Cancelled: {$reason}
tournament-cannot-pair = Cancelled: no one could be paired any more.
tournament-as-it-stood = Standings at the end: {$names}
tournament-too-few = Cancelled: too few players joined.
tournament-organiser = Organised by {$player}.
tournament-servers-boards = Boards: {$boards} at most, as many as both servers can fill.
tournament-servers-code = No other server yet. Send this code to its managers: {$code}. They type it in `/tournament show`, in the channel where they want to play, and you agree here.
tournament-servers-asks = **{$server}** wants to play. Organisers answer below.
tournament-servers-asked = **{$server}** asks for a return match. Whoever announces tournaments here answers below.
tournament-servers-waits = Waiting for **{$server}** to agree to the return match.
tournament-servers-team = **{$server}:** {$joined}
tournament-servers-invitation = **{$server}** looks for a server to play with. Press the button in the channel where you want to play. Once they agree, the match is announced there.
tournament-servers-has-asked = **{$server}** was asked. Once its organisers agree, the match is announced in this channel.
tournament-servers-agreed = The two servers play **{$name}**. People of both can join now.
tournament-servers-declined = You declined **{$name}**.
tournament-servers-score = **{$home} {$first} – {$second} {$guest}**
tournament-servers-board = {$number}. {$home} {$first} – {$second} {$guest}
tournament-servers-board-open = {$number}. {$home} – {$guest}
server-unnamed = Another server
tournament-waits = Kuzhi cannot write in {$channel}, so **{$name}** is on hold, and this time does not count. It resumes once Kuzhi can view the channel and send messages there, in threads as well.
tournament-goes-on = Kuzhi can write here again. The time in which it could not does not count.
tournament-left-thread = Kuzhi can no longer write in {$thread}. **{$name}** continues in {$channel}.
tournament-leaders = Top places: {$names}
tournament-still-in = Still in: {$names}
tournament-most = Up to {$most} players can join.
tournament-fewest = If fewer than {$fewest} join, it is cancelled at the start.
tournament-joined-so-far = Joined so far: {$number}.
tournament-here = Checked in: {$number} of {$all}.
tournament-needs = { $rounds ->
    [one] Needs at least {$players} players.
   *[other] Needs at least {$players} players for all {$rounds} rounds.
}
tournament-draft = Only you can see this. **{button-tournament-announce}** posts it in {$channel}.
tournament-draft-days = { $days ->
    [one] With this clock, forty moves take up to a day.
   *[other] With this clock, forty moves take up to {$days} days.
}
tournament-draft-ends = All rounds should be over by {$date}.
tournament-draft-round-ends = The first round should be over by {$date}.
tournament-draft-reserve = { $days ->
    [one] `{$clock}` is quicker: {$name}. Forty moves then take up to a day.
   *[other] `{$clock}` is quicker: {$name}. Forty moves then take up to {$days} days.
}
tournament-draft-drags = If a game drags on, you can decide it: **{button-tournament-organise}**, **{tournament-do-result}**.
tournament-draft-left-out = Not used here, so left out: {$options}
tournament-draft-hint = **{button-tournament-change}** opens a form. For anything else, use the command again.
tournament-draft-slow = ⚠️ Games with {$clock} are long for this arena: people will only get to play a few. {$quicker} or less fits better.

button-tournament-announce = Announce
button-tournament-change = Change …
button-tournament-discard = Discard
button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-leave-sure = Yes, leave
button-tournament-always = Always
button-tournament-here = I’m here
button-tournament-standings = Standings
button-tournament-season = Season
button-tournament-mine = My games
button-tournament-rules = Rules
button-tournament-begin = Start game
button-tournament-off = Skip next round
button-tournament-pause = Pause
button-tournament-back = Rejoin
button-tournament-challenge = Challenge
button-tournament-organise = Organise
button-tournament-log = Log
button-tournament-again = Again
button-tournament-play-here = Play here
button-tournament-return = Return match
button-tournament-table = Table as a file
button-tournament-tie-breaks = Tie-breaks
button-tournament-bracket = Bracket
button-tournament-csv = Spreadsheet (CSV)
tournament-asked-again = **{$name}** is back. Press **{button-tournament-join}** to play.
tournament-discarded = Discarded. No one else saw it.
tournament-announced = Announced in {$channel}.

tournament-joined = You’re in. You get a ping whenever it’s your turn to do something.
tournament-checked-in = You’re checked in. It starts {$when}.
tournament-joined-late = You’re in from the next round on, with half a point for what you missed.
tournament-leave-sure = Leave **{$name}**?
tournament-leave-games = You lose your open games, against {$names}.
tournament-leave-challenge = Your open challenge with {$names} expires.
tournament-leave-rest = You forfeit the games still to come.
tournament-leave-results = You have played fewer than half of your games, so none of them would count, for you or your opponents.
tournament-always = You’re in, this time and every time from now on. Press **{button-tournament-always}** again to stop that.
tournament-always-next = You’re in every time, from the next one on. Press **{button-tournament-always}** again to stop that.
tournament-always-off = From the next one on, you’re only in when you press **{button-tournament-join}**.
tournament-left = You’ve left the tournament.
tournament-round-off = You skip the next round, for half a point. Press **{button-tournament-back}** to play it after all.
tournament-round-off-bare = You skip the next round, for no points: you have no half points left. Press **{button-tournament-back}** to play it after all.
tournament-on-pause = You’re taking a break. Press **{button-tournament-back}** for your next game.
tournament-missing = You did not show up for your last game, so you get no more until you press **{button-tournament-back}**.
tournament-back = Welcome back. You’re in again.
tournament-back-last = You’re back in the standings, but there are no games left for you.
tournament-ready = You’re ready. {$opponent} got a ping, and has until {$when} to start.
tournament-ready-live = You’re ready until {$until}. {$opponent} got a ping. If they show up later, you get one in turn. The game has to start by {$when}.
tournament-game-begins = Your game is starting.
tournament-season = Part of a season of {$tournaments} tournaments.
tournament-season-goes-on = Number {$number} of {$tournaments} in the current season.
season-all-count = All results of each player count.
season-best = { $best ->
    [one] The best result of each player counts.
   *[other] The best {$best} results of each player count.
}
season-counts-places = In the season, the first places give {$places} points, and every further place 1. Tied players get the points of the place that they share.
season-counts-points = In the season, the points of each tournament count.
season-title = **Season** · {$name}
season-none = None of its {$tournaments} tournaments is over yet.
season-after = After {$held} of {$tournaments} tournaments
season-over = { $held ->
    [one] The season is over, after one tournament.
   *[other] The season is over, after {$held} tournaments.
}
season-champion = 🏆 Champion: {$names}
season-news = **Season of {$name}**, after {$held} of {$tournaments} tournaments:
season-news-over = 🏆 **The season of {$name} is over.** Congratulations, {$champions}!
season-news-nobody = **The season of {$name} is over.** It has no champion: no one has a place in any of its tournaments.
season-leads = First in the season: {$names}
season-column-played = Played

tournament-standings = **Standings** · {$name}
tournament-stood = Cancelled. These are the standings at the end.
tournament-standings-none = No standings yet.
tournament-bracket = **Bracket** · {$name}
tournament-bracket-none = The bracket is drawn at the start.
tournament-bracket-after-groups = The bracket is drawn after the groups.
tournament-column-name = Name
tournament-column-points = Pts
tournament-column-record = W-D-L
tournament-table-described = The table of {$name}: {$places}
tournament-marked-left = {$player} (left)
tournament-marked-removed = {$player} (removed)
tournament-group = Group {$group}
tournament-in-group = **{$group}** · {$line}
tournament-choose-group = Which group?
tournament-marked-up = {$player} ↑ up
tournament-marked-down = {$player} ↓ down
tournament-without-results = Left with fewer than half of their games played, so none of them count: {$names}
tournament-no-place = No place (–): that takes a game that was played and counts.
tournament-explained-league = A win scores 1 point, a draw ½. If you don’t show up for a game, you forfeit it. Ties are broken in this order:
tournament-explained-swiss = A win scores 1 point, a draw ½, a bye 1. You never play the same opponent twice. If you don’t show up for a game, you forfeit it. Ties are broken in this order:
tournament-explained-arena = A win scores 2 points, a draw 1. After two wins in a row, points count double until you fail to win. If your time runs out before your first move, you forfeit the game, and get no more until you press **{button-tournament-back}**.
tournament-explained-ladder = When you’re challenged, start the game in time, or you lose your place. After two weeks without a game, you drop one place.
tournament-explained-knockout = The start list goes by rating, unless the organisers change it before the start. Numbers 1 and 2 can only meet in the final. If the first round is not full, the players at the top have a bye. If you don’t show up, your opponent goes through; if neither of you does, your next opponent has a bye. Both losers of the semi-finals play for third place.
tournament-explained-servers = A win scores 1 point for your server, a draw ½. Boards go by rating: the highest-rated players of both servers meet on board 1. Whoever has no opponent does not play. If you don’t show up for a game, you forfeit it.
tournament-explained-groups = The group winners get the first numbers in the bracket, by points per game, then come those in second place; two from one group can only meet in the final. If one of the best two has left, the next one goes through. Ties in a group:
tournament-explained-moves = If players are tied on everything, the start list decides who goes up or down.
tournament-rules-late = You can join late: all that you missed scores half a point in total, which uses up one of your half points.
tournament-rules-late-bare = You can join late. What you missed scores nothing.
tournament-rules-closed = No one can join once it has started.
tournament-rules-place = A place needs a game that was played and counts.
tournament-rules-place-knockout = A place needs a game that was played, or a win by forfeit if others have played.
tournament-rules-rated = A game is rated once both players have made {$moves} moves. In the tournament it counts anyway.
tournament-key-league = Points · games between those tied · Sonneborn-Berger: the points of opponents beaten, and half those of opponents drawn with · wins, also by forfeit
tournament-key-swiss = Points · games between those tied · Buchholz: opponents’ points, without the lowest · Sonneborn-Berger: the points of opponents beaten, and half those of opponents drawn with · wins, not by forfeit
tournament-key-arena = Points · fewest games · games between those tied · flame: the next points count double
tournament-key-ladder = Place by place
tournament-key-knockout = Places by how far you got: players who went out in the same round share one
tournament-key-servers = Points of all boards together
tournament-key-groups = Points · direct encounter · Sonneborn-Berger · wins · start list
tournament-tie-breaks = **Tie-breaks** · {$name}
tournament-tie-break-direct-encounter = games between those tied {$value}
tournament-tie-break-buchholz-cut1 = opponents’ points {$value}
tournament-tie-break-sonneborn-berger = Sonneborn-Berger {$value}
tournament-tie-break-wins = wins {$value}
tournament-why = Why?
tournament-why-choice = {$one} before {$other}
tournament-why-choice-equal = {$one} and {$other}: tied
tournament-why-points = {$one} has more points than {$other}: {$first} to {$second}.
tournament-why-direct-encounter = Both are on {$points}. In their games against each other, {$one} scored {$first}, {$other} {$second}.
tournament-why-direct-among = Both are on {$points}. In the games between {$names}, {$one} scored {$first}, {$other} {$second}.
tournament-why-buchholz-cut1 = Both are on {$points}. The opponents of {$one} have {$first} points together, those of {$other} {$second}, each without the lowest score (Buchholz).
tournament-why-sonneborn-berger = Both are on {$points}. On Sonneborn-Berger {$one} has {$first}, {$other} {$second}: the points of each opponent they beat, and half those of each they drew with.
tournament-why-wins = Both are on {$points}. Wins: {$first} for {$one}, {$second} for {$other}.
tournament-why-forfeits = A win by forfeit counts.
tournament-why-no-forfeits = Wins by forfeit and byes don’t count here.
tournament-why-unplayed = A round without a game counts like one against an opponent with no more points than the player.
tournament-why-unplayed-cut = A round without a game counts like an opponent with no more points than the player; a skipped or forfeited one is left out first.
tournament-why-absences = The rounds at the end for which an opponent was away count as draws.
tournament-why-average = They have not all met equally often, so the average against each opponent counts.
tournament-why-certain = Not all of them have met, but no result of the missing games could change this.
tournament-why-equal = {$one} and {$other} are tied on everything, and share the place.
tournament-why-moves-up = {$one} goes up. {tournament-explained-moves}
tournament-why-moves-down = {$one} goes down. {tournament-explained-moves}
tournament-why-start-list = {$one} and {$other} are tied on everything. {$one} is higher on the start list, and that decides.
tournament-why-groups = {$one} plays in group {$first}, {$other} in group {$second}.
tournament-why-ladder = On a ladder, the order comes from who beat whom, and when.
tournament-reached = {$player} {$reached}.
tournament-reached-won = won the final
tournament-reached-in-final = is playing the final
tournament-reached-finalist = lost the final
tournament-reached-in-third = is playing for third place
tournament-reached-third = won the game for third place
tournament-reached-fourth = lost the game for third place
tournament-reached-fourth-forfeit = forfeited the game for third place
tournament-reached-in = is still in ({$stage})
tournament-reached-out = went out ({$stage})
tournament-reached-group = went out in group {$group} (place {$place}, {$points} out of {$games})
tournament-reached-equal = They share the place.
tournament-reached-no-place = {$player} has no place: that takes a game that was played, or a win by forfeit.

tournament-mine = **Your games** · {$name}
tournament-mine-none = You have no games here yet.
tournament-mine-line = Round {$round}: {$opponent} – {$state}
tournament-mine-absent = Round {$round}: {$state}
tournament-mine-line-bare = {$opponent} – {$state}
tournament-state-waiting = not started, start by {$when}
tournament-state-other-waiting = {$opponent} is ready; start by {$when}
tournament-state-own-waiting = you’re ready; {$opponent} has until {$when} to start
tournament-state-own-gone = you were here; if {$opponent} shows up, you get a ping; start by {$when}
tournament-state-other-gone = {$opponent} was here; if you show up, they get a ping; start by {$when}
tournament-state-playing = in progress
tournament-state-playing-linked = [in progress]({$link})
tournament-state-won = won
tournament-state-lost = lost
tournament-state-drawn = drawn
tournament-state-won-default = won by forfeit
tournament-state-lost-default = lost by forfeit
tournament-state-removed = result removed
tournament-score-forfeit = {$score}, forfeit
tournament-state-bye = bye, for a full point
tournament-state-half-bye = bye, for half a point
tournament-state-rest = sitting out
tournament-state-away = away
tournament-state-goes-on = bye

tournament-list = **Tournaments of this server**
tournament-list-none = No tournaments here yet. `/tournament create` sets one up.
tournament-list-open = { $number ->
    [one] {$name}: starts {$when}, one player
   *[other] {$name}: starts {$when}, {$number} players
}
tournament-list-running = { $number ->
    [one] {$name}: in progress, one player
   *[other] {$name}: in progress, {$number} players
}
tournament-list-over = {$name}: over, won by {$winner}
tournament-list-called-off = {$name}: cancelled
tournament-list-choose = Show one

tournament-news-put-off = **{$name}** now starts on {$when}.
tournament-news-day-before = **{$name}** starts {$when}. You get another ping 15 minutes before. Can’t make it? Press **{button-tournament-leave}**.
tournament-news-soon = **{$name}** starts {$when}. Are you here?
tournament-news-check-in = **{$name}** starts {$when}. Press **{button-tournament-here}** before then, or you don’t play.
tournament-news-begun-arena = **{$name}** has started, and ends {$when}. If you join, you get a game as soon as someone is free.
tournament-news-begun-ladder = **{$name}** is open. **{button-tournament-challenge}** is below its first message.
tournament-news-round = **{$name}, round {$round} of {$rounds}.** Both of you press **{button-tournament-begin}** by {$when}. If you don’t show up, you forfeit the game.
tournament-news-round-days = **{$name}, round {$round} of {$rounds}.** Your boards are ready. Make your first move in time, or you forfeit the game.
tournament-news-round-begun = **{$name}, round {$round} of {$rounds}.**
tournament-news-round-bare = **{$name}, round {$round} of {$rounds}** has no games.
tournament-news-pairing = {$south} – {$north}
tournament-news-bye = {$player}: a bye, for a full point
tournament-news-half-bye = {$player}: a bye, for half a point
tournament-news-rest = {$player} sits this round out
tournament-news-goes-on = {$player}: a bye
tournament-news-ending = **{$name}, round {$round}:** these games have to start by {$when}.
tournament-news-round-over = **{$name}, round {$round} of {$rounds} is over.**
tournament-news-stage = **{$name} · {$stage}.**
tournament-news-stage-begin = Both of you press **{button-tournament-begin}** by {$when}. If you don’t show up, you forfeit the game.
tournament-news-stage-dealt = Your boards are ready. Make your first move in time, or you forfeit the game.
tournament-news-stage-bare = There are no games.
tournament-news-stage-ending = These games have to start by {$when}.
tournament-news-stage-over = All games are over.
tournament-news-groups-over = The groups are over, and the best two of each go through. A1 won group A, A2 came second.
tournament-news-ready = {$player}, {$other} is ready for your game in **{$name}**. Press **{button-tournament-begin}** by {$when}.
tournament-news-here = {$player}, {$other} is here now for your game in **{$name}**. Press **{button-tournament-begin}** by {$when}.
tournament-news-waits = {$other} waits until {$until}. If you show up later, they get a ping.
tournament-news-challenged = {$player}, {$other} challenges you for {tournament-place} place in **{$name}**. Press **{button-tournament-begin}** by {$when}, or you lose the place.
tournament-news-place-taken = **{$name}:** {$player} takes {tournament-place} place from {$other}.
tournament-news-place-lost = **{$name}:** {$other} did not show up in time, so {$player} takes {tournament-place} place.
tournament-news-sinking = **{$name}:** without a game in the next three days, these players drop one place:
tournament-news-sunk = **{$name}:** after two weeks without a game, these players have dropped one place:
tournament-news-missing = { $number ->
    [one] **{$name}:** {$player} did not show up, and gets no game until they press **{button-tournament-back}**.
   *[other] **{$name}:** {$number} players did not show up. They get no game until they press **{button-tournament-back}**.
}
tournament-news-paused = **{$name}** is paused. No clocks run until it resumes.
tournament-news-resumed = **{$name}** has resumed. No one lost any time.
tournament-news-over = **{$name} is over.** Congratulations, {$winner}!
tournament-news-over-servers-won = **{$name} is over.** Congratulations, {$server}!
tournament-news-over-servers-drawn = **{$name} is over.** It is a draw.
tournament-news-over-nobody = **{$name} is over.** No one has a place: that takes a game that was played and counts.
tournament-news-over-first-group = **{$name} is over.** No one in group {$group} has a place, so no one stands on the podium.
tournament-news-group-won = 🥇 {$names}
tournament-news-group-up = ↑ up: {$names}
tournament-news-group-down = ↓ down: {$names}
tournament-news-ended-because = Reason: {$reason}
tournament-news-over-corrected = **{$name} is over.** A result was corrected later: the places that count are in a newer message.
tournament-podium = The podium of {$name}: {$places}
tournament-podium-game = The last game of {$player}: {$game}
profile-trophies = Trophies: {$trophies}
profile-trophy-seasons = 🏆 {$number} (seasons)
profile-tournaments = Tournaments: {$places}
profile-tournament = {tournament-place} in {$name}
profile-tournament-group = {$place}. in {$name}, group {$group}
tournament-board = Game of **{$name}**

tournament-organise = **Organise** · {$name}
tournament-organise-choose = What to do
tournament-organise-there = Results are corrected on {$server}, which announced this.
tournament-do-begin = Start now
tournament-do-put-off-hour = Postpone by an hour
tournament-do-put-off-day = Postpone by a day
tournament-do-more-time = More time …
tournament-do-reschedule = Postpone to another time …
tournament-do-end-series = No more after this one
tournament-do-pair-again = Pair the round again
tournament-do-result = Set a result …
tournament-do-remove = Remove a player …
tournament-do-let-in = Let a player back in …
tournament-do-name-players = Name players …
tournament-do-move = Move a player on the ladder …
tournament-do-sort = Sort the ladder by rating
tournament-do-number = Put a player on the start list …
tournament-do-number-by-rating = Sort the start list by rating
tournament-do-forbid = Never pair two players …
tournament-do-change = Change name, start, clock …
tournament-do-organisers = Organisers …
tournament-do-pause = Pause the tournament
tournament-do-resume = Resume the tournament
tournament-do-stop = Cancel the tournament …
tournament-do-end-ladder = End the ladder …
tournament-done = Done.
tournament-stopped-series = Cancelled. The next one will still be announced, and starts on {$when}. To stop that, press **{button-tournament-organise}** and choose **{tournament-do-end-series}**.
tournament-done-what = Done: {$what}
tournament-sure-pair-again = Pair the last round again? Its pairings are gone then, and boards on which no one has moved are taken back.
tournament-sure-end-series = End the series after this tournament? The next ones are not announced, and whoever always plays is signed up no longer.
tournament-sure-sort = Sort by rating? The order so far is gone then.
tournament-rating-stands = For ratings, the game still counts as it was played.
tournament-without-opponents = This leaves some players without an opponent in later rounds. They will have byes: {$names}
tournament-choose-player = Who?
tournament-choose-two = Which player should be kept apart from another?
tournament-choose-apart-from = Who should {$player} never meet?
tournament-choose-apart = Let two players meet again
tournament-organisers = Organisers you name can do everything that you can, except name others.
tournament-name-organiser = Name an organiser …
tournament-name-players = Whoever you name is in at once, for this server. They are told, and can leave.
tournament-name-player = Name a player …
tournament-dismiss-organiser = No longer an organiser …
tournament-choose-above = Who should be right below {$player}?
tournament-found-nobody = No player has a name like that.
tournament-choose-whose-game = Whose game?
tournament-choose-game = Which game?
tournament-choose-result = {$south} – {$north}: what is the result?
tournament-choose-more-time = Or give it more time with the last row of buttons.
button-tournament-won = {$player} won
button-tournament-drawn = Draw
button-tournament-neither = Both lose
button-tournament-renew = Full time for this move
button-tournament-more-days = { $days ->
    [one] +1 day
   *[other] +{$days} days
}
button-tournament-more-minutes = +{$minutes} min
button-tournament-more-hours = +{$hours} h
button-tournament-more-all = All games: {$time}
button-tournament-play-again = Play it again …
button-tournament-remove-result = Remove the result …
button-tournament-find = Find by name …
button-tournament-last = At the bottom
button-tournament-first = At the top
button-tournament-void-too = Void it too
form-tournament-reason = Everyone can read the reason
form-tournament-reason-label = Why?
form-tournament-find = Find a player
form-tournament-find-label = Part of the name
form-tournament-find-example = ada
form-tournament-begins = Postpone the tournament
form-tournament-begins-label = Until when, or by how long?
form-tournament-begins-example = thu 20:00
form-tournament-change = Change the tournament
form-tournament-change-name = Name
form-tournament-change-begins = When it starts
form-tournament-change-clock = Clock
form-tournament-change-rounds = Rounds: empty for as many as it takes
form-tournament-change-meetings = How often people meet: 1 or 2
form-tournament-change-minutes = How long it lasts, in minutes
form-tournament-change-most = How many can join

tournament-log = **Log** · {$name}
tournament-log-line = {$when} {$what}
tournament-log-by = {$when} {$player}: {$what}
tournament-change-name = name {$name}
tournament-change-begins = start {$when}
tournament-change-clock = clock {$clock}
tournament-change-rounds = rounds {$number}
tournament-change-meetings = people meet {$number ->
    [one] once
   *[other] twice
}
tournament-change-minutes = minutes {$number}
tournament-change-usual-length = default length
tournament-change-most = at most {$most} can join
tournament-log-made = announced the tournament
tournament-log-made-by-series = the next one of the series was announced
tournament-log-signed-up = signed up each time: {$names}
tournament-log-joined = joined
tournament-log-left = left
tournament-log-kept-out = {$player} can no longer play here, and is out
tournament-log-rejoined = rejoined
tournament-log-round-off = skips the next round
tournament-log-on-pause = takes a break
tournament-log-always = plays every time from now on
tournament-log-always-off = no longer plays every time
tournament-log-challenged = challenged {$player}
tournament-log-no-show = did not show up, and forfeited: {$names}
tournament-log-off-until-back = no more games until they press **{button-tournament-back}**: {$names}
tournament-log-round-begun = round {$round} started
tournament-log-stage-begun = {$stage}: the games started
tournament-log-ended = the tournament ended
tournament-log-time-lost = Kuzhi was away, or could not write here, from {$from} to {$until}. This time does not count
tournament-log-missed = the next one, {$when}, did not take place: Kuzhi was away
tournament-log-put-off = postponed the start to {$when}
tournament-log-changed = changed the tournament: {$changes}
tournament-log-begun = the tournament started
tournament-log-begun-now = started the tournament by hand
tournament-log-fewer-rounds = rounds cut to {$rounds}, as too few players joined
tournament-log-drafted = the groups follow the last league: whoever went up or down plays there, and new players start in the lowest group
tournament-log-extended = gave until {$when} to start games
tournament-log-more-time = gave {$south} – {$north} until {$when} to start
tournament-log-renewed = gave the player to move in {$south} – {$north} their full time again
tournament-log-time-given = gave the player to move in {$south} – {$north} more time: {$time}
tournament-log-drags-on = games are taking longer than planned, and the round continues
tournament-log-paired-again = paired the round again
tournament-log-result = set the result of {$south} – {$north} to {$result}: {$reason}
tournament-log-result-own = set the result of their own game {$south} – {$north} to {$result}: {$reason}
tournament-log-was = (before: {$result})
tournament-log-own = (their own game)
tournament-log-played-again = {$south} – {$north} will be played again: its result was undone
tournament-log-replayed = decided that {$south} – {$north} is played again: {$reason}
tournament-log-result-removed = removed the result of {$south} – {$north}, so it counts for neither: {$reason}
tournament-log-voided = {$south} – {$north} counts for neither: its result was voided
tournament-log-voided-stands = the result of {$south} – {$north} was voided. It still decides who goes through, until an organiser sets another one
tournament-log-removed = removed {$player}: {$reason}
tournament-log-let-in = let {$player} back in: they are in once they press **{button-tournament-join}**
tournament-log-player-named = named {$player} as a player
tournament-log-organiser-named = made {$player} an organiser
tournament-log-organiser-dismissed = {$player} is no longer an organiser
tournament-log-forbidden = kept {$one} and {$other} apart
tournament-log-unforbidden = let {$one} and {$other} meet again
tournament-log-sunk = dropped one place after two weeks without a game: {$names}
tournament-log-placed = put {$player} above {$other}
tournament-log-placed-last = put {$player} at the bottom
tournament-log-sorted = sorted the ladder by rating
tournament-log-numbered = made {$player} number {$number} on the start list
tournament-log-numbered-by-rating = sorted the start list by rating
tournament-log-meet-instead = after the correction, {$south} and {$north} meet
tournament-log-goes-on = after the correction, {$player} goes through without a game
tournament-log-paused = paused the tournament
tournament-log-resumed = resumed the tournament
tournament-log-stopped = ended the tournament: {$reason}
tournament-log-stopped-bare = ended the tournament
tournament-log-too-few = cancelled: too few players joined
tournament-log-left-out = the next one, {$when}, does not take place: too many tournaments here were not over
tournament-log-no-role = Kuzhi may not give {$role} to the winner: it needs the permission **Manage Roles**, and a role of its own above this one
tournament-log-series-ended = the series ends here
tournament-log-no-events = Kuzhi cannot keep an event for this series here: it needs the permission **Create Events**
tournament-log-not-here = did not check in, so they don’t play: {$names}
tournament-log-byes = round {$round}: not everyone could be paired, as some have met or are kept apart; they have byes
tournament-log-waits = no two players who are here can meet. If no one joins or rejoins by {$when}, the tournament is cancelled
tournament-log-cannot-pair = cancelled: no one could be paired any more
tournament-log-server-asks = another server wants to play
tournament-log-servers-play = agreed: the two servers play
tournament-log-server-declined = declined the match with the other server
refused-winners-role-not-permitted = Kuzhi may not give roles here. Give it the permission **Manage Roles**, and choose again.
refused-winners-role-above = Kuzhi can only give roles below its own. In the server’s settings, move its role above this one, and choose again.
refused-winners-role-managed = No one can give this role. Choose another one.
refused-winners-role-powerful = This role has power over others, such as to manage messages or members, and no one should win that. Choose another one.
refused-winners-role-gone = There is no such role any more. Choose another one.
refused-winners-role-unknown = Discord does not answer now. Try again in a moment.

refused-tournament-unknown = There is no such tournament here, or not any more. `/tournament list` shows them all.
refused-tournament-size = This kind of tournament takes {$fewest} to {$most} players.
refused-tournament-rounds = A Swiss has 1 to {$most} rounds.
refused-tournament-rounds-of-few = {$players} players can play at most {$most} rounds without meeting twice. Choose fewer rounds, or let more players join.
refused-tournament-byes = Between 0 and {$most} skipped rounds can score half a point.
refused-tournament-meetings = In a league, everyone meets once or twice: write 1 or 2.
refused-tournament-group-size = `groups` says how many players a group has at most: choose {$fewest} to {$most}.
refused-tournament-group-moves = So many cannot go up and down: choose 0 to {$most} for `promoted`.
refused-tournament-arena-length = An arena lasts {$fewest} to {$most} minutes.
refused-tournament-arena-is-live = Arenas are played live. Choose a clock such as 5+3.
refused-tournament-needs-clock = Tournaments need a clock. Choose one such as 5+3 or 1d.
refused-tournament-arena-clock = A single game with this clock can fill an arena of {$minutes} minutes. Choose {$clock} or less, or a longer arena.
refused-tournament-too-quick = Games of so few rounds are not rated. Choose more rounds, or `rated: False`.
refused-tournament-bad-start = It can start any time from now on, and within 60 days.
refused-tournament-bad-start-typed = “{$text}” would be {$when}. Tournaments start later than now, and within 60 days.
refused-tournament-comes-once = A ladder runs until someone ends it, so it does not repeat. Leave out `repeats`.
refused-tournament-days-ahead = The next one can be announced 1 to {$most} days ahead. Change `ahead`.
refused-tournament-no-day = Kuzhi does not understand the day “{$text}”. Write a date such as 2026-12-24, or a time from now such as 10w.
refused-tournament-ends-before = It would end before the first one starts. Choose a later day for `until`.
refused-tournament-no-series = This tournament does not repeat.
refused-tournament-next-is-announced = The next one is already announced. Press the button below its message.
refused-tournament-no-time = Kuzhi does not understand the time “{$text}”. Write a time of day such as 20:00, thu 20:00 or tomorrow 19:30, a time from now such as 1h30m, 2d 3h or 1w, or a Discord timestamp.
refused-tournament-no-time-zone = Kuzhi cannot read “{$text}”, as this server has no time zone yet. A manager can choose one with `/settings timezone`. Until then, write a time from now such as 1h30m or 2d 3h, or a Discord timestamp.
refused-tournament-season-length = A season has {$fewest} to {$most} tournaments. Write how many in `season`.
refused-tournament-season-best = Between 1 and {$most} results can count in this season. Change `best`.
refused-tournament-no-season = A ladder runs until someone ends it, so it is in no season. Leave out `season`.
refused-tournament-match-once = A match of servers is played once. Leave out `repeats` and `season`: afterwards there is **{button-tournament-return}**.
refused-tournament-own-server = A server can’t play against itself. Send the code to another one.
refused-tournament-server-is-there = Another server plays this match already, or has asked to.
refused-tournament-no-server-asks = There is nothing to answer any more: no other server asks.
refused-tournament-not-server-manager = Only people who manage this server can decide that it plays another one. Ask one of them.
refused-tournament-plays-for-others = You play for the other server in this match.
refused-tournament-home-decides = The organisers on the server that announced the match decide that.
refused-tournament-teams-are-missing = It can’t start yet: both servers need to be there, each with a player.
refused-tournament-name-too-long = The name is too long: at most {$most} characters fit here.
refused-tournament-no-server = Tournaments take place on servers. Use the command on one.
refused-tournament-not-manager = Only people who manage this server can announce tournaments. Ask one of them.
refused-tournament-not-organisers = Only people who manage this server and those with {$role} can announce tournaments.
refused-tournament-not-member = Tournaments need Kuzhi as a member of the server. Ask a manager to add it.
refused-tournament-too-many-here = This server already has {$most} tournaments that are not over. One has to end first.
refused-tournament-too-many-of-theirs = You already run {$most} tournaments here that are not over. One has to end first; ladders don’t count.
refused-tournament-announced = This draft is already announced. `/tournament create` makes a new one.
refused-tournament-no-draft = This draft is gone: it was discarded, or is more than a day old. `/tournament create` makes a new one.
refused-tournament-nothing-changed = Nothing was changed.
refused-tournament-people-entered = Someone has joined. From then on only the name, a later start and the number of players can be changed.
refused-tournament-only-later = Those who have joined expect it to start {$when}. It can start later than that, not earlier.
refused-tournament-more-entered = {$number} have joined. It can’t have fewer places.
refused-tournament-no-number = “{$text}” is not a number.
refused-tournament-notified-lately = You have pinged people several times in a short while. You can do this again {$when}.
refused-tournament-lacks-role = Only {$role} can join this tournament.
refused-tournament-full = This tournament is full.
refused-tournament-takes-part = You’re already in.
refused-tournament-takes-no-part = You’re not in this tournament. As long as people can join, **{button-tournament-join}** is below its first message.
refused-tournament-them-takes-no-part = They’re not in this tournament.
refused-tournament-removed = The organisers have removed you from this tournament. **{button-tournament-log}** says why.
refused-tournament-not-removed = They were not removed.
refused-tournament-begun = It has started, so this is no longer possible.
refused-tournament-not-begun = It has not started yet.
refused-tournament-over = This tournament is over.
refused-tournament-paused = The tournament is paused until an organiser resumes it.
refused-tournament-not-paused = The tournament is not paused.
refused-tournament-last-round = This is the last round, so there is none to skip.
refused-tournament-check-in-later = It’s too early to check in. You get a ping {$when}: press the button then.
refused-tournament-last-games = The last games are in progress. No more start.
refused-tournament-nothing-to-begin = You have no game to start here right now.
refused-tournament-plays-live = You’re playing another live game. Finish it, then press the button again.
refused-tournament-they-play-live = {$player} is playing a live game of a tournament. Try again when it is over.
refused-tournament-nothing-to-extend = No game is waiting to start, so there is no time to add.
refused-tournament-is-ready = You’re ready. Your opponent got a ping, and has until {$when} to start.
refused-tournament-too-few = Too few players have joined: it takes {$fewest}.
refused-tournament-not-organiser = Only organisers and managers of the server can do this.
refused-tournament-not-announcer = Only whoever announced it and managers of the server can name other organisers.
refused-tournament-organises = {$player} is already an organiser.
refused-tournament-program-organises = Bots can’t organise. Choose a person.
refused-tournament-is-in = {$player} is already in.
refused-tournament-has-left = {$player} has left. Only they can join again.
refused-tournament-program-plays = Bots can’t play in tournaments. Choose a person.
refused-tournament-too-many-organisers = {$most} people already organise it with you. You cannot name more.
refused-tournament-no-co-organiser = They are no longer an organiser.
refused-tournament-not-of-this-kind = This kind of tournament does not have that.
refused-tournament-ladder-not-there = {$player} is not on the ladder.
refused-tournament-ladder-not-above = You can only challenge people above you.
refused-tournament-ladder-too-far = They’re too far up. You can challenge places {$first} to {$last}.
refused-tournament-ladder-busy = {$player} already has an open challenge on this ladder. One at a time.
refused-tournament-ladder-rest = You and {$player} have just met. You can meet again {$when}; until then, others can challenge them.
refused-tournament-round-has-begun = A game of this round has started, so it cannot be paired again.
refused-tournament-cannot-pair = There is no legal pairing left.
refused-tournament-moved-on = The tournament has moved on with this result, so the game is not played again. To change what it counts as, press **{button-tournament-organise}** below the first message of the tournament and choose **{tournament-do-result}**.
refused-tournament-no-such-game = There is no such game in this tournament.
refused-tournament-has-no-result = This game has no result yet.
refused-tournament-somebody-goes-on = Someone has to go through, so a result cannot be removed here. Set another one, or have the game played again.
refused-tournament-next-is-played = With this result someone else would have played a later game, and that has been played. The result stands; what you can set is the result of that later game.
refused-tournament-kept-apart = These two are already kept apart.
refused-tournament-not-kept-apart = These two are not kept apart.
refused-tournament-stands-there = They’re already there, or not on the ladder.
refused-tournament-ladder-is-played = People have played challenges on this ladder, so its places are won now. You can still move single players.
refused-tournament-too-many-apart = {$most} pairs are kept apart here, and there cannot be more.
refused-tournament-no-reason = People need to know why. Please write a reason.
refused-tournament-no-hints = There are no hints in tournament games.
refused-tournament-no-takebacks = There are no takebacks in this tournament.
refused-tournament-no-gifts = In tournaments, you cannot give your opponent time.
activity-loading = Loading …
activity-reconnecting = Reconnecting …
activity-offline = No connection
activity-games = Your games here
activity-no-games = You have no game in this channel yet.
activity-back = Back to the game
activity-close = Close
activity-settings = Settings
activity-speed = Speed
activity-speed-slow = Slow
activity-speed-normal = Normal
activity-speed-fast = Fast
activity-speed-none = No animation
activity-sound = Sound
activity-previews = Show where moves end
activity-watching = Watching: {$names}
activity-send = Send
activity-cancel = Cancel
activity-replay-last = Show the last moves again
activity-skip = Skip
activity-your-turn = Your move
activity-their-turn = {$name} to move
activity-press-again = Press pit {$name} again to play it.
activity-thinking = {$name} is thinking …
activity-score = {$score} of the {$needed} seeds that win
activity-hold = Hold a pit, or point at it, to see where its last seed falls.
activity-not-identified = Discord did not say who you are. Close the board and open it again.
activity-stopping = Kuzhi is restarting. The board comes back in a moment.
activity-begin-again = This board has been open for hours. It comes back in a moment.
activity-opened-elsewhere = You opened the board somewhere else.
activity-full = Too many boards are open right now. This one opens when there is room.
activity-too-fast = That was too much at once. The board comes back in a moment.
activity-too-slow = The connection is too slow. The board comes back in a moment.
activity-unreadable = This board is from another version. Close it and open it again.
activity-failed = Something went wrong here. Try again in a moment.
