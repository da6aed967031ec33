# Ce que dit Kuzhi, en français. Le nom d’un message dit où il se trouve ; le bot remplit {$…}.
# Le texte est en markdown de Discord. `.name` est le nom de la commande ou de l’option dans Discord.
# The word for each thing: docs/translating.md. Open questions for a native reader:
# “joueur au trait” is the language of chess; is it known well enough? “grenier” for the store is what African
# mancala says, and not everywhere. “joueur” and “adversaire” are masculine where no name stands.

## Games

game-mangala = Mangala
game-mangala-castle = Mangala avec châteaux
game-kalah = Kalah
game-oware = Awalé
game-toguz-kumalak = Toguz Kumalak
game-bestemshe = Bestemché
game-al-manqala = Al-manqala
game-pallankuzhi = Pallankuzhi
game-pallam-khuzi = Pallam Khuzi
game-kotu-baendum = Kotu Baendum
choice-game = {$game} : {$line}
from-origin = {$origin} · {$line}
origin-turkiye = Turquie
origin-america = Amérique
origin-west-africa = Afrique de l’Ouest
origin-central-asia = Asie centrale
origin-palestine = Palestine
origin-south-india = Inde du Sud
origin-sri-lanka = Sri Lanka
line-mangala = le mancala national
line-mangala-castle = sans rejouer ; un trou peut devenir ton château
line-kalah = le mancala qu’on trouve en magasin
line-oware = ou Oware ; on y capture deux ou trois graines
line-toguz-kumalak = neuf trous par rangée, dont un peut être ton tuzdik
line-bestemshe = un Toguz Kumalak plus petit et plus rapide
line-al-manqala = on y capture deux ou quatre graines
line-pallankuzhi = un tour sème trou après trou
line-pallam-khuzi = Pallankuzhi aux tours plus courts
line-kotu-baendum = le premier coup fixe le sens

## Options of games

options-chosen = Options : {$options}.
option-end-row-empty = la partie finit dès qu’une rangée est vide après un coup
option-end-no-move = la partie finit quand le joueur au trait a une rangée vide
option-own_pit_capture-true = une dernière graine dans ton propre trou vide capture le trou d’en face
option-own_pit_capture-false = une dernière graine dans ton propre trou vide ne capture rien
option-seeds-6 = six graines par trou
option-seeds-5 = cinq graines par trou
option-seeds-4 = quatre graines par trou
option-seeds-3 = trois graines par trou
option-seeds-2 = deux graines par trou
option-seeds-1 = une graine par trou
option-pits-6 = six trous par rangée
option-pits-5 = cinq trous par rangée
option-pits-4 = quatre trous par rangée
option-pits-3 = trois trous par rangée
option-after_capture-continue = après une capture, les semailles continuent
option-after_capture-end = une capture termine le tour
option-fours-sower = les trous de quatre vont à qui les a formés
option-fours-owner = les trous de quatre vont au propriétaire du trou
option-skip_origin-true = les semailles sautent leur trou de départ
option-skip_origin-false = les semailles passent aussi par leur trou de départ
option-capture-relay = les semailles continuent après une capture
option-capture-ends-turn = une capture termine le tour
option-capture-standard = une dernière graine dans ton propre trou vide ne capture que s’il y a des graines en face
option-capture-empty = une dernière graine dans ton propre trou vide est capturée même si le trou d’en face est vide
option-proposal = {$option} : {$meaning}
option-proposal-five = {$option} : cinq graines, une capture termine le tour (sinon le 1er prend 46 sur 70)
length-whole = jusqu’au bout
length-rounds = { $rounds ->
    [one] {$rounds} manche
   *[other] {$rounds} manches
}

## Players

player-bot = Kuzhi (niveau {$level})
player-unnamed = Joueur {$digits}
player-you = Toi
player-kuzhi = Kuzhi
side-south = Sud
side-north = Nord
row-south = {side-south}
row-north = {side-north}
row-yours = ta rangée
row-of = {$player}
label-yours = Toi ({$side})

## The challenge

challenge-open = {$invited}, {$challenger} te défie à **{$game}** · {$terms}
challenge-to-all = {$challenger} cherche quelqu’un pour jouer à **{$game}** · {$terms}
challenge-whoever = Qui accepte
challenge-to-all-cancelled = {$challenger} ne cherche plus personne pour jouer à **{$game}**.
challenge-to-all-expired = {$challenger} cherchait quelqu’un pour jouer à **{$game}**, mais personne n’a accepté à temps.
challenge-sides = {$first} joue Sud et commence.
challenge-balanced = Ouverture équilibrée : les deux à quatre premiers coups sont tirés au sort, pour que personne ne parte avec de l’avance.
challenge-casual = Partie amicale : elle ne comptera pas pour le classement.
challenge-first = Partie amicale, car c’est la première partie de l’un de vous : elle ne comptera pas pour le classement.
challenge-quick = Partie rapide : les premiers coups la décident, elle ne comptera donc pas pour le classement. Les parties de trois manches comptent.
challenge-ratings = Cotes : {$ratings}
rating-of = {$player} {$rating}
challenge-series = Au meilleur des {$sets} sets : une victoire vaut 1, une nulle ½, et vous changez de côté après chaque set.
challenge-until = Ouvert jusqu’au {$until}.
challenge-declined = {$invited} a refusé le défi de {$challenger} à une partie de **{$game}**.
challenge-cancelled = {$challenger} a annulé le défi lancé à {$invited} pour une partie de **{$game}**.
challenge-expired = {$invited} n’a pas répondu à temps au défi de {$challenger} à une partie de **{$game}**.
menu-challenge = Défier au mancala
draft-game-bot = Jouer à **{$game}** contre Kuzhi. Change ce que tu veux, puis appuie sur **{button-begin}**.
draft-game-person = Défier {$opponent} à **{$game}**. Change ce que tu veux, puis appuie sur **{button-challenge}**.
draft-game-anybody = Défier n’importe qui dans ce salon à **{$game}**, ou choisis une personne ci-dessous. Change ce que tu veux, puis appuie sur **{button-challenge}**.
draft-choose-person = Choisir un adversaire
draft-against-person = Jouer contre quelqu’un
draft-against-bot = Jouer contre Kuzhi
draft-sentences = Les plateaux peuvent aussi être de simples phrases : choisis-les dans /réglages.
draft-opening-free = Ouverture : libre
draft-opening-balanced = Ouverture : équilibrée
done-posted = Publié dans ce salon.
done-played = Joué : le plateau le montre.
done-taken-back = Ton dernier coup est repris.
done-drawn = Kuzhi accepte : la partie est nulle.
done-time-given = Temps donné : le plateau le montre.
done-resigned = Tu as abandonné.
done-series-resigned = Tu as abandonné la série.
choice-one-game = Une seule partie
choice-sets = Au meilleur des {$sets} sets
button-side-first = Premier coup : toi
button-side-second = Premier coup : adversaire
button-side-random = Premier coup : au hasard
button-make-casual = Rendre la partie amicale
button-make-rated = Rendre la partie classée
button-challenge = Défier
button-begin = Commencer
button-accept = Accepter
button-decline = Refuser
button-cancel = Annuler

## The board

board-title = **{$game}** · Sud {$south} · Nord {$north}
board-title-alone = **{$game}** · {$south} – {$north}
board-rated = Partie classée
board-casual = Partie amicale
board-ratings = {$kind} · Sud {$south} · Nord {$north}
board-round = Manche {$round} sur {$rounds}
board-round-open = Manche {$round}
board-series = Set {$set} sur {$sets} · {$south} {$points} – {$against} {$north}
board-ballot = Ouverture équilibrée, tirée au sort : {$moves}
board-to-move = À **{$player}** de jouer
board-to-move-side = À **{$player}** ({$side}) de jouer
board-your-move = **À toi de jouer**
board-turn = {$mover} : choisis un trou.
board-turn-plain = {$mover}.
board-direction = {$mover} : choisis un trou et le sens pour toute la manche.
board-arrange = {$mover}. Tu as { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} à disposer dans les trous 1 à 7, depuis la gauche : une ou deux dans le trou 1, deux au plus dans les trous 2 à 6, quatre au plus dans le trou 7. Avec deux graines dans le trou 1, tu captures par trois ; avec une, par deux.
board-no-progress = {$moves} coups sans capture : après {$most}, le reste est partagé.
board-bot-turn = {$player} réfléchit …
player-channel = L’équipe du salon
board-vote = Vote avec les boutons ; jusqu’au coup, toi seul vois ton vote. Votes reçus : **{$votes}**. Le coup sera joué {$when}.
board-vote-none = Sans aucun vote, Kuzhi joue pour le salon au niveau {$level}.
board-vote-first = Vote avec les boutons ; jusqu’au coup, toi seul vois ton vote. Le temps court à partir du premier : {$time}.
board-vote-helped = Personne n’a voté : Kuzhi joue pour le salon au niveau {$level}.
length-seconds = {$seconds} s
button-votes = Qui a voté quoi
vote-cast = Tu as voté pour **{$move}**. Le coup sera joué {$when} ; d’ici là, tu peux changer ton vote.
vote-changed = Ton vote passe de **{$before}** à **{$move}**. Le coup sera joué {$when} ; d’ici là, tu peux encore le changer.
votes-title = **Les votes du salon pour son dernier coup**
votes-line = **{$move}** ({$votes}) : {$people}
votes-none = Personne n’a voté pour le dernier coup du salon.
votes-tie = Plusieurs coups avaient le plus de votes : celui qui a reçu le premier vote a été joué.
done-vote-ended = Tu as mis fin à cette partie. Elle n’a pas de résultat.
button-end-vote = Mettre fin à cette partie
button-end-vote-sure = Oui, la terminer
end-vote-sure = Terminer cette partie pour tout le salon ? Elle n’aura pas de résultat, et personne ne pourra la reprendre.
more-voting = Tout le salon joue cette partie : vote avec les boutons sous le plateau. Tu peux voir le plateau en privé, dessiné comme tu l’aimes (`/réglages`).
refused-vote-closed = Le vote pour ce coup est clos. Tu pourras revoter après la réponse de Kuzhi.
refused-too-many-votes = Déjà {$most} personnes ont voté pour ce coup, il n’y a plus de place. Vote pour le suivant.
refused-new-account = Ton compte a moins d’une semaine, et les votes des nouveaux comptes ne comptent pas sur ce serveur. Tu pourras voter ici {$when}.
refused-not-host = Seules la personne qui a lancé cette partie et celles qui gèrent ce serveur peuvent y mettre fin. Demande à l’une d’elles.
refused-vote-needs-server = Un salon ne peut voter que sur un serveur où Kuzhi a été ajouté. Joue en solo avec `/jouer`.
refused-vote-under-way = Ce salon joue déjà une partie par votes. `/vote` montre son plateau.
settings-new-accounts-on = Quand un salon joue par votes, les **nouveaux comptes** (moins d’une semaine) peuvent voter.
settings-new-accounts-off = Quand un salon joue par votes, les **nouveaux comptes** (moins d’une semaine) ne peuvent pas voter.
button-new-accounts-on = Nouveaux comptes : votent
button-new-accounts-off = Nouveaux comptes : ne votent pas
describe-vote = Jouer contre Kuzhi avec tout le salon, qui vote chaque coup
    .name = vote
describe-vote-game = Quel jeu
    .name = jeu
describe-vote-level = La force de Kuzhi
    .name = niveau
describe-vote-time = Combien de temps le salon vote pour chaque coup
    .name = temps
describe-vote-silence = Ce qui se passe si personne ne vote
    .name = sans-vote
choice-silence-wait = Attendre le premier vote
choice-silence-help = Kuzhi joue pour le salon au niveau 3
player-rival = L’autre salon
rival-awaited = En attente d’un salon d’un autre serveur. Envoie ce code à ses gestionnaires : {$code}. Ils utilisent `/vote` avec `code`, et tu confirmes ici.
rival-asked = {$player} veut jouer contre vous avec le salon d’un autre serveur. Les gestionnaires d’ici décident.
rival-asking = En attente de la confirmation des gestionnaires de l’autre serveur.
board-rival-turn = {$player} vote …
button-rival-yes = Commencer la partie
button-rival-no = Refuser
refused-rival-awaited = La partie n’a pas commencé : l’autre serveur doit d’abord confirmer.
refused-turn-rival = L’autre salon vote. Son coup sera sur le plateau à la fin de son temps.
refused-no-vote-invitation = Aucun salon n’attend avec ce code. Demande un nouveau code aux gestionnaires de l’autre serveur.
refused-not-vote-manager = Seules les personnes qui gèrent ce serveur peuvent faire jouer son salon contre un autre serveur. Demande à l’une d’elles.
describe-vote-server = Pour les gestionnaires : jouer contre le salon d’un autre serveur, avec un code
    .name = serveur
describe-vote-code = Pour les gestionnaires : le code de l’autre serveur
    .name = code
board-end-pits-first = **D’abord les bouts :** ton premier tour d’une manche part du trou 1 ou 7.
board-singles-stay = **Les seules attendent :** un trou d’une graine reste tant qu’un autre de tes trous en a deux ou plus.
board-front-single-stays = **La seule de tête attend :** la graine seule de ton trou de tête reste tant que tu en as d’autres.
board-feed-first = **Nourrir d’abord :** l’autre rangée est vide, seuls les trous qui lui donnent une graine se jouent.
board-marked-stay = **Les trous marqués attendent :** personne ne sème un trou lié ou bloqué avant la fin de la manche.
board-castle = {$side}, trou {$pit} : château de {$player}.
board-castle-you = {$side}, trou {$pit} : ton château.
board-tuzdik = {$side}, trou {$pit} : touzdik de {$player}.
board-tuzdik-you = {$side}, trou {$pit} : ton touzdik.
board-mark-puta = {$side}, trou {$pit} (p) : bloqué pour la manche.
board-mark-naga = {$side}, trou {$pit} (g) : bloqué pour la manche.
board-mark-tied = {$side}, trou {$pit} : lié.
board-mark-owner = Ses graines sont à {$player}.
board-mark-yours = Ses graines sont à toi.
board-excluded = Les trous marqués x sont hors jeu.
board-to-fill = Les trous marqués x sont encore à remplir.
board-eats = {$player} capture par groupes de {$seeds}.
board-eats-you = Tu captures par groupes de {$seeds}.
board-heap = {$side}, trou {$pit} : {$seeds} graines.
board-text-row = {$side} : {$pits}. Grenier {$store}.
board-text-excluded = hors jeu
board-text-castle = château
board-text-tuzdik = touzdik
board-moved-on = Le plateau est maintenant ici : {$link}
board-seen-alone = Personne d’autre ne voit ceci : ici, Discord ne montre les réponses de Kuzhi qu’à toi. L’autre joueur voit le plateau avec `/plateau`.
board-user-install = S’il ne se passe rien ici pendant un moment, `/plateau` montre le plateau le plus récent.
no-files = Kuzhi ne peut pas joindre de fichiers dans ce salon : il n’y a donc que du texte. Une personne qui gère le serveur peut l’autoriser avec la permission **Joindre des fichiers**.
no-files-boards = Les plateaux de ce serveur sont réglés sur des images, mais Kuzhi ne peut pas joindre de fichiers dans ce salon : ils sont donc dessinés en émojis ou en lettres. Donne ici à Kuzhi la permission **Joindre des fichiers**, et le prochain coup apportera une image.
board-in-thread = {$south} et {$north} jouent à **{$game}** dans {$thread}.
thread-name = {$game} : {$south} – {$north}
call-to-move = {$player}, à toi de jouer à **{$game}** contre {$opponent} : {$link}
call-to-move-unlinked = {$player}, à toi de jouer à **{$game}** contre {$opponent}.
button-arrange = Autre disposition …
menu-layouts = Autres dispositions …
button-standard = Disposition par défaut
form-arrange = Dispose ta rangée
form-arrange-label = Graines des trous 1 à 7, depuis ta gauche
turn = {$player} : {$moves}.
turn-foretold = Si tu joues : {$moves}.
turn-pits = trous {$pits}
turn-laps = {$moves}, {$laps} tours, {$seeds} graines
turn-gain = {$moves}, +{$seeds}
turn-castle = {$moves}, un château
turn-tuzdik = {$moves}, un touzdik
turn-gain-other = {$moves} ({$player} +{$seeds})
list-comma = {$before}, {$after}
list-and = {$before} et {$after}
why-feeding = La rangée d’en face est vide, il faut la nourrir : seuls les coups qui lui donnent une graine sont permis.
why-origin-passed = Le trou que l’on sème ne reçoit pas de ses propres graines : on le saute.
why-full-passed = Les trous à une graine d’une capture sont sautés, sauf par la dernière graine en main.
why-next-sown = Le trou suivant contient des graines : il est semé à son tour.
why-last-sown = La dernière graine tombe dans un trou qui en contient : il est semé à son tour.
why-sown-after-capture = Après une capture, on continue de semer depuis le trou suivant.
why-lands = La dernière graine tombe dans le trou {$pit} de {$side}.
why-lands-you = La dernière graine tombe dans ton trou {$pit}.
why-again = La dernière graine tombe dans le grenier, ce qui donne un coup de plus.
why-again-you = La dernière graine tombe dans ton grenier : tu rejoues.
why-again-pit = Le trou {$pit} finit dans le grenier, ce qui donne un coup de plus.
why-again-pit-you = Le trou {$pit} finit dans ton grenier : tu rejoues.
why-even = La dernière graine fait {$seeds} dans la rangée d’en face, un nombre pair : capturées.
why-opposite = La dernière graine tombe dans un trou vide de sa propre rangée, et le trou d’en face en contient {$seeds} : les deux sont capturés.
why-opposite-you = La dernière graine tombe dans un trou vide de ta rangée, et le trou d’en face en contient {$seeds} : les deux sont à toi.
why-alone = La dernière graine tombe dans un trou vide de sa propre rangée : elle est capturée, même sans rien en face.
why-castle = La dernière graine fait trois dans la rangée d’en face : capturées, et le trou devient un château.
why-tuzdik = La dernière graine fait trois dans la rangée d’en face : capturées, et le trou devient un touzdik.
why-into-castle = Ce qui tombe dans un château va tout de suite à qui le possède.
why-into-tuzdik = Ce qui tombe dans un touzdik va tout de suite à qui le possède.
why-two-three = La dernière graine fait {$seeds} dans la rangée d’en face : deux et trois se capturent.
why-two-four = La dernière graine fait {$seeds} : deux et quatre se capturent.
why-run = {$seeds} à la suite, en remontant depuis la dernière graine : tout est capturé.
why-behind-gap = Ce qui se trouve derrière un trou vide est capturé : {$seeds}.
why-four = Un trou qu’une graine amène à quatre est capturé aussitôt.
why-four-of-owner = Un trou qu’une graine amène à quatre va aussitôt à qui possède la rangée.
why-full = La dernière graine fait {$seeds} : capturées.
why-tied = La dernière graine fait {$seeds} dans un trou de bout : il est lié pour la manche, et non capturé.
why-tuzdik-once = La dernière graine fait trois, mais chacun n’a qu’un touzdik au plus : rien n’est capturé.
why-tuzdik-nine = La dernière graine fait trois, mais le trou 9 ne devient jamais un touzdik : rien n’est capturé.
why-tuzdik-same = La dernière graine fait trois, mais le touzdik de l’adversaire porte le même numéro : rien n’est capturé.
why-odd = La dernière graine fait {$seeds} dans le trou {$pit} de {$side}, un nombre impair : rien n’est capturé.
why-odd-you = La dernière graine fait {$seeds} dans ton trou {$pit}, un nombre impair : rien n’est capturé.
why-not-two-three = La dernière graine fait {$seeds} dans le trou {$pit} de {$side} : seuls deux et trois se capturent.
why-not-two-three-you = La dernière graine fait {$seeds} dans ton trou {$pit} : seuls deux et trois se capturent.
why-not-two-four = La dernière graine fait {$seeds} dans le trou {$pit} de {$side} : seuls deux et quatre se capturent.
why-not-two-four-you = La dernière graine fait {$seeds} dans ton trou {$pit} : seuls deux et quatre se capturent.
why-own-row = La dernière graine tombe dans le trou {$pit} de {$side} : on ne capture rien dans sa propre rangée.
why-own-row-you = La dernière graine tombe dans ton trou {$pit} : on ne capture rien dans sa propre rangée.
why-own-opposite = La dernière graine tombe dans le trou {$pit} de {$side} : elle ne capturerait que si ce trou était vide et pas celui d’en face.
why-own-opposite-you = La dernière graine tombe dans ton trou {$pit} : elle ne capturerait que si ce trou était vide et pas celui d’en face.
why-other-row = La dernière graine tombe dans le trou {$pit} de {$side} : on ne capture que dans sa propre rangée.
why-other-row-you = La dernière graine tombe dans ton trou {$pit} : on ne capture que dans sa propre rangée.
why-two-empty = Les deux trous suivants sont vides : le tour finit.
why-capture-ends = Une capture met fin au tour.
why-next-empty = Le trou suivant est vide : le tour finit.
why-next-marked = Le trou suivant est marqué : le tour finit.
why-empty = La dernière graine tombe dans un trou vide : le tour finit.
why-marked = La dernière graine tombe dans un trou marqué : le tour finit.

## What a move did

move-arranged = {$player} a disposé sa rangée et capture par groupes de {$seeds}.
move-arranged-you = Tu as disposé ta rangée et captures par groupes de {$seeds}.
move-arranged-usual = {$player} a choisi la disposition par défaut.
move-arranged-usual-you = Tu as choisi la disposition par défaut.
move-counter-clockwise = Dans cette manche, on sème dans le sens inverse des aiguilles d’une montre.
move-clockwise = Dans cette manche, on sème dans le sens des aiguilles d’une montre.
move-kept = { $seeds ->
    [one] La dernière graine est gardée : aucun trou ne pouvait la prendre.
   *[other] Les {$seeds} dernières graines sont gardées : aucun trou ne pouvait les prendre.
}
end-rows-empty = Les deux rangées sont vides : la partie est finie.
end-row-empty = La rangée de {$player} est vide : la partie est finie.
end-row-empty-you = Ta rangée est vide : la partie est finie.
end-cannot-move = C’est à {$player} de jouer et sa rangée est vide : la partie est finie.
end-cannot-move-you = C’est à toi de jouer et ta rangée est vide : la partie est finie.
end-cannot-feed = La rangée de {$player} est vide et aucun coup de {$other} ne peut lui donner une graine : la partie est finie.
end-cannot-feed-you = Ta rangée est vide et aucun coup de {$other} ne peut lui donner une graine : la partie est finie.
end-you-cannot-feed = La rangée de {$player} est vide et aucun de tes coups ne peut lui donner une graine : la partie est finie.
end-nothing-to-sow = {$player} n’a pas de graines à semer : la manche est finie.
end-nothing-to-sow-you = Tu n’as pas de graines à semer : la manche est finie.
end-no-pit = {$player} n’a aucun trou à semer : la manche est finie.
end-no-pit-you = Tu n’as aucun trou à semer : la manche est finie.
end-to-the-empty-row = Qui a la rangée vide prend tout ce qui reste : { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
end-kept = Ce qui reste va à qui possède la rangée où cela se trouve : { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
end-to-the-unfed = Qui ne peut être nourri prend tout ce qui reste : { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
end-to-the-other = L’autre prend tout ce qui reste : { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
end-repetition = La même position s’est présentée pour la troisième fois : la partie est finie.
end-repetition-again = La même position est revenue : la partie est finie.
end-repetition-round = La même position s’est présentée pour la troisième fois : la manche est finie.
end-own-rows = Chacun prend les graines qui restent dans sa rangée : {$south} {$points}, {$north} {$against}.
end-own-rows-and-marks = Chacun prend les graines qui restent dans sa rangée, et celles des trous marqués vont à qui ces trous appartiennent : {$south} {$points}, {$north} {$against}.
end-halved = Les graines qui restent sur le plateau sont partagées également : {$seeds} pour chacun.
move-endless = Les semailles n’auraient jamais fini ; elles ont été arrêtées.
move-grand-slam = Rien n’est capturé : toute la rangée d’en face y serait passée.
move-taken-back = {$player} a repris un coup.
move-taken-back-you = Tu as repris un coup.
move-planned = Prévu à l’avance.
move-drawn = Coup tiré au sort.
move-round-ended = **Manche {$round} terminée : {$south} {$points}, {$north} {$against}.**
move-round-began = {$player} commence la manche {$round}.
move-round-began-you = Tu commences la manche {$round}.

## A move, shown

button-show-move = Montrer le coup
button-move-before = ◀ Coup précédent
button-move-after = Coup suivant ▶
story-title = **{$game}** · coup {$number} : {$player}
story-run-title = **{$game}** · coups {$first} à {$last} : {$player}
button-lap-by-lap = Tour par tour
button-whole-move = Le coup entier
button-whole-run = Tous ces coups
film-proposed = Kuzhi peut te montrer chacune de ses réponses en petit film.
film-chosen = Désormais, tu vois chaque réponse de Kuzhi en film. Tes réglages permettent d’y revenir.
button-film = Réponses en film
button-in-sentences = En phrases
button-lap-before = ◀ Tour précédent
button-lap-after = Tour suivant ▶
story-lap-title = **{$game}** · coup {$number} : {$player} · tour {$lap} sur {$laps}
story-lap = {$lap}. { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} du trou {$pit} de {$from} ; la dernière tombe dans le trou {$last} de {$to}.
story-lap-to-store = {$lap}. { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} du trou {$pit} de {$from} ; la dernière tombe dans le grenier de {$to}.
story-lap-to-castle = {$lap}. { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} du trou {$pit} de {$from} ; la dernière tombe dans le château du trou {$last} de {$to}.
story-lap-to-tuzdik = {$lap}. { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} du trou {$pit} de {$from} ; la dernière tombe dans le touzdik du trou {$last} de {$to}.
story-lifted = {$lap}. { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} du trou {$pit} de {$from}.
story-captured = {$player} capture { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} dans le trou {$pit} de {$side}.
story-captured-you = Tu captures { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} dans le trou {$pit} de {$side}.
story-swept = { $seeds ->
    [one] La dernière graine du trou {$pit} de {$side} va
   *[other] Les {$seeds} dernières graines du trou {$pit} de {$side} vont
} à {$player}.
story-swept-you = { $seeds ->
    [one] La dernière graine du trou {$pit} de {$side} va
   *[other] Les {$seeds} dernières graines du trou {$pit} de {$side} vont
} à toi.
story-left-out = … { $lines ->
    [one] {$lines} ligne omise
   *[other] {$lines} lignes omises
} …

## The end

over-won = **{$player} gagne, {$points} à {$against}.**
over-won-you = **Tu gagnes, {$points} à {$against}.**
over-drawn = **Nulle, {$points} partout.**
over-resigned = **{$loser} abandonne : {$player} gagne.**
over-resigned-you = **Tu abandonnes : {$player} gagne.**
over-resigned-other = **{$loser} abandonne : tu gagnes.**
over-agreed = **Nulle d’un commun accord.**
over-early = Finie trop tôt pour être classée.
over-early-in-tournament = Finie trop tôt pour être classée. Elle compte dans le tournoi.
over-tournament-set = **Résultat fixé par un organisateur :** {$south} – {$north} : {$result} ({$reason})
over-tournament-removed = **Résultat retiré par un organisateur :** dans le tournoi, il ne compte pour personne ({$reason})
over-tournament-replayed = **Rejouée sur un autre plateau :** dans le tournoi, cette partie ne compte pas ({$reason})
over-tournament-counts = **Interrompue.** Dans le tournoi, elle compte ainsi : {$result}.
over-voided = Invalidée : elle ne compte pas pour les cotes.
over-voided-here = Invalidée par les personnes qui gèrent le serveur : elle ne compte pas pour son classement.
over-turned = Tournant : coup {$number} ({$mover}, trou {$pit}). Dès lors, {$player} avait plus de la moitié des graines.
over-turned-you = Tournant : coup {$number} ({$mover}, trou {$pit}). Dès lors, tu avais plus de la moitié des graines.
over-turned-pictured = L’image montre le tournant : après le coup {$number} ({$mover}, trou {$pit}), {$player} avait plus de la moitié des graines.
over-turned-pictured-you = L’image montre le tournant : après le coup {$number} ({$mover}, trou {$pit}), tu avais plus de la moitié des graines.
over-pictured = L’image montre le plateau après le coup {$number}.
over-ratings = Cotes : {$south} · {$north}
rating-changed = {$player} {$rating} ({$change})
series-goes-on = **{$south} {$points} – {$against} {$north}.** Le set {$set} sur {$sets} suit plus bas, les côtés échangés.
series-won = **{$player} gagne au meilleur des {$sets} sets, {$points} – {$against}.**
series-drawn = **Nulle au meilleur des {$sets} sets, {$points} partout.**
series-given-up = **{$player} gagne au meilleur des {$sets} sets : {$loser} a abandonné la série.**
reason-majority = C’est plus de la moitié de toutes les graines.
reason-agreed = Les deux joueurs ont accepté de partager le reste.
reason-no-progress = {$most} coups sans capture : le reste a été partagé.
reason-cannot-fill = {$player} ne peut remplir aucun trou pour la manche suivante : la partie est finie.
reason-cannot-fill-you = Tu ne peux remplir aucun trou pour la manche suivante : la partie est finie.
reason-cannot-sow = {$player} n’a plus de graines pour la manche suivante : la partie est finie.
reason-cannot-sow-you = Tu n’as plus de graines pour la manche suivante : la partie est finie.
reason-round-limit = Toutes les manches ont été jouées : qui a maintenant le plus de graines gagne.

button-export = Télécharger les coups
button-rematch = Revanche
button-share = Partager …
share-channel = Choisis un autre salon
share-where = Partager cette partie dans un autre salon de ce serveur, avec son image :
share-title = {$player} partage une partie : **{$game}** · {$south} – {$north}
card-after = Le plateau après le coup {$moves} sur {$of} :
card-curve = La courbe montre l’avance après chaque coup : au-dessus de la ligne, {$player} mène.
card-round = {$name} · ronde {$round}
card-stage = {$name} · {$stage}
share-done = Partagé dans {$channel}.
refused-stands-there = Cette partie est déjà dans {$channel}. Choisis un autre salon.
refused-may-not-post = Tu ne peux pas écrire dans {$channel}. Choisis un salon où tu le peux.
refused-cannot-post = Kuzhi n’a pas pu écrire dans {$channel}. Il lui faut y voir le salon, envoyer des messages et joindre des fichiers.
refused-may-not-write = Kuzhi ne peut pas écrire dans {$channel} : personne ne saurait ce qui s’y passe. Il lui manque : {$permissions}. Demande ces permissions à quelqu’un qui gère le serveur, ou choisis un autre salon.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-in-threads = Envoyer des messages dans les fils
export = { $moves ->
    [one] Le coup de la partie
   *[other] Les {$moves} coups de la partie
}, dans un fichier texte que lit `kuzhi-engine`.

## The clock

clock-none = Sans pendule
clock-days = { $days ->
    [one] {$days} jour par coup
   *[other] {$days} jours par coup
}
clock-hours = {$time} chacun pour toute la partie
clock-reserve = {$start} chacun, plus {$added} par coup (au plus {$start})
clock-live = En direct : {$minutes} min chacun, plus {$seconds} s par coup
clock-live-bare = En direct : {$minutes} min chacun
clock-proposal = {$id} : {$name}
length-days = { $days ->
    [one] {$days} jour
   *[other] {$days} jours
}
length-hours = {$hours} h
length-minutes = {$minutes} min
moment-date = le {$date}
moment-time = à {$time}
board-banks = Pendule : {$first} {$south} · {$second} {$north}
board-time = Le temps de {$player} s’achève {$when}.
board-time-you = Ton temps s’achève {$when}.
board-time-up = **Le temps de {$player} est écoulé.** {$other} peut réclamer la victoire ou attendre le coup.
board-away = 🏝️ {$player} est en congé jusqu’au {$until}.
board-away-you = 🏝️ Tu es en congé jusqu’au {$until}.
clock-no-days-off = Sans jours de repos : la pendule tourne aussi les jours de repos et pendant les heures calmes.
draft-no-days-off = {$clock}, sans jours de repos
clock-no-time-off = Sans congés : la pendule tourne aussi pendant les congés et les jours de repos.
board-first-move = La pendule démarre au premier coup de {$player}, attendu au plus tard {$when}.
board-first-move-you = La pendule démarre à ton premier coup, attendu au plus tard {$when}.
board-first-move-up = **{$player} n’a pas joué le premier coup à temps.** {$other} peut réclamer la victoire ou attendre le coup.
button-claim = Réclamer la victoire
button-give-day = Donner un jour
button-give-time = Donner {$time} de plus
call-bank = {$player}, ton temps à **{$game}** s’achève {$when} : {$link}
call-bank-unlinked = {$player}, ton temps à **{$game}** s’achève {$when}.
call-reminder = {$player}, ton temps pour jouer à **{$game}** contre {$opponent} s’achève {$when} : {$link}
call-reminder-unlinked = {$player}, ton temps pour jouer à **{$game}** contre {$opponent} s’achève {$when}.
call-to-claim = {$player}, le temps de {$opponent} à **{$game}** est écoulé. Réclame la victoire ou donne-lui du temps : {$link}
call-to-claim-unlinked = {$player}, le temps de {$opponent} à **{$game}** est écoulé. Réclame la victoire ou donne-lui du temps.
call-time-given = {$player}, {$opponent} te donne du temps pour ton coup à **{$game}**. Ton temps s’achève maintenant {$when} : {$link}
call-time-given-unlinked = {$player}, {$opponent} te donne du temps pour ton coup à **{$game}**. Ton temps s’achève maintenant {$when}.
over-timed-out = **{$loser} a dépassé son temps : {$player} gagne.**
over-no-first-move = **{$loser} n’a pas joué le premier coup à temps : {$player} gagne.**
over-no-first-move-you = **Tu n’as pas joué le premier coup à temps : {$player} gagne.**
over-timed-out-you = **Tu as dépassé ton temps : {$player} gagne.**
over-timed-out-other = **{$loser} a dépassé son temps : tu gagnes.**
games-until = {$line} · le temps s’achève {$when}
refused-no-clock = Cette partie est sans pendule : il n’y a pas de victoire au temps à réclamer.
refused-time-not-up = Il reste du temps pour ce coup. Tu pourras réclamer la victoire quand il sera écoulé, {$when}.
refused-own-time-up = Ton propre temps est écoulé. Joue ton coup avant que l’autre ne réclame la victoire.
refused-own-time = C’est à toi de jouer : seul l’autre peut te donner du temps.
refused-plenty-of-time = {$other} a encore bien assez de temps. Tu pourras en donner quand il en restera moins.
refused-bad-clock = « {$text} » n’est pas une pendule. Écris 1d, 3d ou 7d pour des jours par coup, 3d+12h pour une réserve que chaque coup remplit, des minutes et des secondes comme 5+3 pour jouer en direct, ou none.
refused-no-time-zone = Kuzhi ne connaît ni ville ni fuseau horaire de ce nom : « {$text} ». Tape une grande ville près de chez toi et choisis-la dans la liste.
refused-no-moment = Kuzhi ne comprend pas « {$text} » comme une date. Écris un jour comme ven ou 2026-12-24, un jour avec une heure comme ven 18:00, ou une durée comme 3d ou 2w.
refused-no-days-off = « {$text} » ne désigne pas un ou deux jours de la semaine. Écris par exemple sam, dim, ou rien pour n’avoir aucun jour de repos.
refused-no-quiet-hours = « {$text} » n’est pas une plage de douze heures au plus. Écris par exemple 22:00-07:00, ou rien pour n’avoir aucune heure calme.
refused-away-past = C’est déjà passé. Choisis une date plus lointaine.
refused-away-none = Il ne te reste aucun jour de congé cette année.
refused-away-long = { $left ->
    [one] Il te reste **un jour** de congé cette année. Choisis une date plus proche.
   *[other] Il te reste **{$left} jours** de congé cette année. Choisis une date plus proche.
}
refused-away-again = Un congé peut commencer une fois par jour, la prochaine fois le {$when}.
refused-away-changed = La fin d’un congé peut changer une fois par jour, la prochaine fois le {$when}. « Je suis de retour » marche toujours.
refused-not-away = Tu n’es pas en congé : tes pendules tournent.
away-question = Tu as perdu deux parties au temps en un jour, et d’autres attendent ton coup. Es-tu en congé ? Tes pendules en jours peuvent s’arrêter jusqu’à ton retour.
settings-claims-on = Les victoires au temps sont **réclamées pour toi** dès que le temps de l’autre est écoulé.
settings-claims-off = Les victoires au temps sont **laissées à ton choix** : tu les réclames, ou tu attends le coup.
settings-reply-at-once = Contre Kuzhi, tu vois sa réponse **aussitôt**, avec ton coup.
settings-reply-pause = Contre Kuzhi, tu vois d’abord ton coup, puis sa réponse **une seconde après**.
settings-reply-film = Contre Kuzhi, tu vois d’abord ton coup, puis sa réponse **en film** de deux ou trois secondes, graine par graine, sur un plateau en bois.
settings-listed-on = Dans les classements de tous les serveurs, ton nom est **affiché**, et tout le monde peut voir ton `/profil`.
settings-listed-off = Dans les classements de tous les serveurs, ton nom est **masqué**. Tu gardes ta cote, et ta place dans ceux de tes serveurs ; personne d’autre ne voit ton `/profil`.
settings-time = **Congés et repos :** quand tes parties sur plusieurs jours t’attendent. Les parties en minutes continuent. Jours de repos et heures calmes changent à partir du lundi suivant.
settings-away = 🏝️ **Tu es en congé jusqu’au {$until}.** D’ici là, tes pendules en jours sont arrêtées, et tes adversaires le voient.
settings-here = **Tu es là**, et tes pendules en jours tournent.
settings-days-away = Jours de congé restants cette année : **{$left}** sur {$most}
settings-week = Jours de repos : **{$days}** · heures calmes : **{$hours}**
settings-no-days-off = aucun
settings-no-quiet-hours = aucune
settings-week-next = À partir du {$from} : {$week}
settings-zone = Ton fuseau horaire : **{$zone}**, où il est {$time}
settings-zone-none = Ton fuseau horaire : pas encore choisi
settings-clock = Si aucune pendule n’est choisie : {$clock}
button-claims-on = Victoires au temps : réclamées pour toi
button-claims-off = Victoires au temps : à ton choix
button-reply-at-once = Réponse de Kuzhi : aussitôt
button-reply-pause = Réponse de Kuzhi : une seconde après
button-reply-film = Réponse de Kuzhi : en film
button-listed-on = Classements de tous les serveurs : affiché
button-listed-off = Classements de tous les serveurs : masqué
button-undo = Annuler le résultat …
button-undo-sure = Oui, annuler le résultat
undo-sure = Annuler ce résultat parce que quelque chose a mal tourné ? La partie reprend avec un temps neuf, et les cotes redeviennent comme si elle n’avait pas fini.
undo-done = Annulé : la partie reprend avec un temps neuf.
button-void = Invalider le résultat …
button-void-sure = Oui, invalider le résultat
button-void-series = Invalider tous les sets
void-sure = Invalider ce résultat ? Il reste sur le plateau, et le classement de ce serveur redevient comme si la partie n’avait jamais été jouée. Dans celui de tous les serveurs il compte encore : seule la personne qui fait tourner Kuzhi peut l’y invalider.
void-sure-tournament = Dans son tournoi, la partie ne compte alors pour personne.
void-done = { $results ->
    [one] Invalidé : ce résultat ne compte plus pour le classement de ce serveur.
   *[other] Invalidés : ces {$results} résultats ne comptent plus pour le classement de ce serveur.
}
refused-not-undoer = Seules les personnes qui gèrent ce serveur peuvent annuler ou invalider un résultat. Demande à l’une d’elles.
refused-nothing-to-undo = Seul un résultat au temps peut être annulé, et cette partie n’en a pas.
refused-nothing-to-void = Ce résultat ne compte pas pour les cotes : il n’y a rien à invalider.
refused-own-result = Tu as joué cette partie : tu ne peux donc pas en corriger le résultat. Demande à une autre personne qui gère ce serveur, ou à celle qui fait tourner Kuzhi.
refused-next-set = Le set suivant a déjà commencé : ce résultat est définitif.

## Giving up

resign-sure = Abandonner ta partie de **{$game}** contre {$opponent} ? Elle comptera comme une défaite.
resign-sure-set = Abandonner ce set de **{$game}** contre {$opponent} ? Il comptera comme une défaite, et le set suivant commencera. Ou abandonner toute la série : {$opponent} la gagne alors, et il n’y a plus d’autre set.
resign-kept = La partie continue.
button-resign = Oui, j’abandonne
button-resign-set = Abandonner ce set
button-resign-series = Abandonner la série
button-play-on = Non, je continue

## Hints

hint-sow = Sème le trou **{$move}**.
hint-sow-way = Sème **{$move}** : le trou, et le sens pour toute la manche.
hint-lay-out = Dispose ta rangée ainsi : **{$move}**.
hint-even = La partie reste à peu près égale.
hint-ahead = Tu devrais finir avec une avance d’environ { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
hint-behind = Il n’y a pas mieux, mais tu devrais finir avec un retard d’environ { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
hint-wins = Tu gagnes alors d’au moins { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}, quoi que joue l’autre.
hint-loses = Il n’y a pas mieux, mais l’autre peut gagner d’au moins { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
hint-draw = Avec un jeu parfait, c’est la nulle.
hint-wins-exactly = Avec un jeu parfait, tu gagnes d’exactement { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
hint-loses-exactly = Avec un jeu parfait, tu perds d’exactement { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
hint-wins-game = Tu gagnes alors la partie, quoi que joue l’autre.
hint-loses-game = Il n’y a pas mieux, mais l’autre peut gagner la partie, quoi que tu joues.
nobody-can-force = Personne ne peut forcer le gain.
button-play-hint = Jouer {$move}

## What was played

history-title = **Tes parties**, les plus récentes d’abord
history-of-game = Seulement {$game}
history-against = Seulement contre {$opponent}
history-none = Tu n’as pas encore joué. Lance une partie avec `/jouer`.
history-none-such = Il n’y a pas de telle partie. Choisis un autre jeu ci-dessous.
history-line = {$number}. {$when} · **{$game}** contre {$opponent} : {$result}
history-choice = {$number}. {$game} contre {$opponent}
history-won = 🏆 gagnée
history-lost = perdue
history-drawn = 🤝 nulle
history-score = {$result}, {$points} à {$against}
history-running = en cours
history-your-turn = en cours, à toi de jouer
history-replay = En revoir une …
history-all-games = Tous les jeux
button-newer = ◀ Plus récentes
button-older = Plus anciennes ▶
button-all-opponents = Tous les adversaires
refused-nothing-played = Tu n’as pas encore joué. Lance une partie avec `/jouer`.
describe-history = Ce que tu as joué, avec les résultats ; toi seul le vois
    .name = historique
describe-history-game = Seulement ce jeu
    .name = jeu
describe-history-opponent = Seulement contre cette personne, ou contre Kuzhi
    .name = adversaire

## A game, replayed

button-replay = Revoir
button-first = |◀ Début
button-back = ◀ Arrière
button-next = Suivant ▶
button-last = Fin ▶|
button-play-to-end = ▶ Dérouler jusqu’au bout
replay-at = Coup {$moves} sur {$of} · `{$id}`
replay-film = Coups {$from} à {$to}, plateau par plateau.
describe-replay = Revoir une partie, plateau par plateau ; toi seul la vois
    .name = revoir
describe-past-match = Quelle partie : son nom ou le lien de son plateau ; la dernière si tu laisses vide
    .name = partie

## Reviews

button-review = Bilan
button-review-move = Coup {$move}
button-retry = Rejouer le coup {$move}
button-retry-mistakes = Rejouer mes erreurs
button-retry-counted = { $mistakes ->
    [one] Rejouer mon erreur
   *[other] Rejouer mes {$mistakes} erreurs
}
button-retry-next = Erreur suivante ▶
button-review-back = Retour au bilan
retry-title = **Encore le coup {$ply}** · **{$game}**
retry-place = Erreur {$number} sur {$of} · {$marks}
retry-task = **À {$side} de jouer.** Dans la partie, c’était {$move}. Trouve mieux.
retry-task-you = **À toi de jouer.** Dans la partie, tu as joué {$move}. Trouve mieux.
retry-best = ✅ **Oui ! Rien ne vaut {$move}.**
retry-stops = Après {$move}, l’autre aurait pu capturer { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
retry-better = ↗️ **{$move} est mieux que le coup joué, mais pas le meilleur.** {$account}
retry-no-better = ↩️ **{$move} n’est pas mieux.** {$account}
retry-all-found = 🎉 **Tu les as toutes trouvées.**
review-title = **Bilan** · {$title}
review-under-way = Kuzhi regarde chaque coup : {$done} sur {$moves} pour l’instant.
review-accuracy = Précision : {$south} · {$north}
review-nothing-lost = Aucun coup n’a perdu ce qu’un bon joueur aurait vu : bien joué, tous les deux.
review-own-nothing-lost = Tu n’as rien perdu qu’un bon joueur aurait vu : bien joué.
review-own-move = ({$number}) **Coup {$ply}** : {$move} a perdu environ { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
review-own-move-exactly = ({$number}) **Coup {$ply}** : {$move} a perdu exactement { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
review-own-move-round = ({$number}) **Coup {$ply}** : {$move} a perdu exactement { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} de sa manche.
review-own-move-match = ({$number}) **Coup {$ply}** : {$move} n’a perdu aucune graine de sa manche.
review-move = ({$number}) **Coup {$ply}**, {$player} : {$move} a perdu environ { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
review-move-exactly = ({$number}) **Coup {$ply}**, {$player} : {$move} a perdu exactement { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
review-move-round = ({$number}) **Coup {$ply}**, {$player} : {$move} a perdu exactement { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} de sa manche.
review-move-match = ({$number}) **Coup {$ply}**, {$player} : {$move} n’a perdu aucune graine de sa manche.
review-gave-win = Une partie gagnée a été lâchée.
review-gave-draw = La nulle a été lâchée.
review-gave-hold = L’autre a pu alors forcer le gain.
review-better = Mieux à la longue : **{$move}**.
review-better-gains = Mieux : **{$move}**, qui {$gains}.
live-pit = Trou {$pit}, { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}
live-hole = {$who}, trou {$pit} : { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}
name-pit = trou {$pit}
review-gain-win = gagne tout de suite
review-gain-capture = capture { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}
review-gain-turn = donne un coup de plus
review-gain-castle = fait un château du trou {$pit} de {$side}
review-gain-tuzdik = fait un touzdik du trou {$pit} de {$side}
review-gain-tie = lie le trou {$pit} de {$side}
review-gain-guard = prive l’autre de { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}
review-turned-win = C’est certain : jusqu’au coup {$ply}, {$side} pouvait gagner, quoi que joue l’autre. {$move} a lâché ce gain.
review-turned-win-you = C’est certain : jusqu’au coup {$ply}, tu pouvais gagner, quoi que joue l’autre. {$move} a lâché ce gain.
review-turned-draw = C’est certain : jusqu’au coup {$ply}, {$side} pouvait garder la nulle. {$move} l’a lâchée.
review-turned-draw-you = C’est certain : jusqu’au coup {$ply}, tu pouvais garder la nulle. {$move} l’a lâchée.
review-turned-hold = C’est certain : jusqu’au coup {$ply}, personne ne pouvait forcer le gain. Avec {$move}, {$side} a permis à l’autre de gagner.
review-turned-hold-you = C’est certain : jusqu’au coup {$ply}, personne ne pouvait forcer le gain. Avec {$move}, tu as permis à l’autre de gagner.
review-never-turned = C’est certain : aucun coup n’a changé l’issue d’un jeu parfait.
review-curve = La courbe montre de combien de graines Sud gagnerait si les deux jouaient au mieux à partir de là ; ses numéros sont les coups ci-dessus.
review-curve-you = La courbe montre de combien de graines tu gagnerais si les deux jouaient au mieux à partir de là ; ses numéros sont les coups ci-dessus.
review-curve-kuzhi = La courbe montre de combien de graines Kuzhi gagnerait si les deux jouaient au mieux à partir de là ; ses numéros sont les coups ci-dessus.
review-curve-shows = Avance de Sud en graines après chaque coup : {$values}
review-curve-shows-you = Ton avance en graines après chaque coup : {$values}
review-curve-shows-kuzhi = Avance de Kuzhi en graines après chaque coup : {$values}
refused-review-rated = Cette partie est classée : vous jouez tous les deux sans aide. Tu pourras en voir le bilan quand elle sera finie.
refused-review-nothing = Aucun coup n’a été joué : il n’y a encore rien à examiner.
describe-review = Ce que valait chaque coup et ce qui était meilleur ; toi seul le vois
    .name = bilan

## Analysis

button-analyse = Essayer des coups
button-evaluate = 💡 Évaluer
button-analysis-back = ◀ Reprendre
button-analysis-on = Suite de la partie ▶
button-analysis-home = Retour à la partie
analysis-title = **Analyse** · **{$game}** · après le coup {$moves} sur {$of}
analysis-title-start = **Analyse** · **{$game}** · avant le premier coup
analysis-tried = Essayé : **{$line}**
analysis-turn = Trait à {$side} : essaie n’importe quel trou.
analysis-full = Plus aucun coup ne tient à la suite. Reprends-en pour en essayer d’autres.
analysis-over = La partie serait finie : Sud {$south}, Nord {$north}.
analysis-best = Le meilleur : **{$move}**.
analysis-even = La partie est à peu près égale.
analysis-ahead = {$side} est en tête d’environ { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
analysis-wins = {$side} gagne de { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} ou plus, quoi que fasse l’autre.
analysis-wins-exactly = Avec un jeu parfait, {$side} gagne d’exactement { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
analysis-wins-game = {$side} gagne la partie, quoi que fasse {$other}.
analysis-proved-win = Gain prouvé : {$moves}
analysis-proved-draw = Nulle prouvée : {$moves}
analysis-proved-lose = Perte prouvée : {$moves}
refused-analysis-running = Tant qu’une partie dure, seuls ceux qui la jouent peuvent y essayer des coups. Ensuite, tout le monde le peut.
describe-analyse = Essayer d’autres coups d’une partie finie, des deux côtés ; toi seul le vois
    .name = analyser

## Puzzles

puzzle-title = **Problème** · **{$game}** · {$stars}
puzzle-title-own = **Problème tiré de ta partie** · **{$game}** · {$stars}
puzzle-title-daily = **Problème du jour nº {$day}** · **{$game}** · {$stars}
puzzle-find-win = **À toi de jouer** (la rangée du bas) : un coup gagne, et lui seul. Trouve-le.
puzzle-find-draw = **À toi de jouer** (la rangée du bas) : un coup garde la nulle, tous les autres perdent. Trouve-le.
puzzle-find-win-game = **À toi de jouer** (la rangée du bas), manche {$round} sur {$rounds} : un coup gagne toute la partie, et lui seul. Trouve-le.
puzzle-find-draw-game = **À toi de jouer** (la rangée du bas), manche {$round} sur {$rounds} : un coup garde la nulle de toute la partie, tous les autres la perdent. Trouve-le.
puzzle-find-seeds = **À toi de jouer** (la rangée du bas) : un coup rapporte au moins {$seeds} graines de plus que tout autre. Trouve-le.
puzzle-find-seeds-about = **À toi de jouer** (la rangée du bas) : autant que Kuzhi puisse voir, un coup rapporte au moins {$seeds} graines de plus que tout autre. Trouve-le.
puzzle-step = Coup {$number} sur {$of}.
puzzle-right = ✅ **Juste.** {$account}
puzzle-wrong = ↩️ **Ce n’est pas {$move}.** {$account}
puzzle-but-then = Tu gagnes {$won}, mais ensuite {$move} prend {$taken} :
puzzle-but-again = Tu gagnes {$won}, mais ensuite {$move} fait rejouer Kuzhi :
puzzle-then = Ensuite {$move} prend {$taken} :
puzzle-again = Le plateau est revenu comme avant : réessaie, ou regarde la réponse.
puzzle-solved = 🏆 **Résolu.** {$account}
puzzle-answer = 👀 **La réponse :** {$line}
puzzle-line-move = {$side} {$move}
puzzle-reached-win = Tu gagnes maintenant, quoi que joue Kuzhi.
puzzle-reached-draw = Tu gardes ainsi la nulle. Tout autre coup aurait perdu.
puzzle-reached-seeds = Tout autre coup aurait rapporté au moins {$seeds} graines de moins.
puzzle-reached-seeds-about = Autant que Kuzhi puisse voir, tout autre coup aurait rapporté au moins {$seeds} graines de moins.
puzzle-rating = Cote de problèmes : {$before} → **{$after}**
puzzle-finding-level = Kuzhi cherche ton niveau : problème {$number} sur {$of}.
puzzle-rating-kept = Cote de problèmes : **{$rating}**. Seul le premier essai d’un problème compte.
puzzle-own-played = Dans ta partie, tu as joué {$move}.
puzzle-tries-two = Trouve-le en deux essais pour garder tes jours de suite.
puzzle-tries-one = Il te reste un essai pour garder tes jours de suite.
puzzle-tries-none = Tes deux essais sont passés : tes jours de suite repartent de zéro. Tu peux encore trouver le coup.
puzzle-daily-first = Résolu au premier essai. Jours de suite : {$streak}.
puzzle-daily-second = Résolu au deuxième essai. Jours de suite : {$streak}.
puzzle-daily-later = Trouvé, mais pas en deux essais : tes jours de suite repartent avec le prochain.
puzzle-daily-next = Le prochain problème du jour vient {$when}.
puzzle-daily-frozen = ❄️ Tu as manqué un jour, et le joker de la semaine a sauvé tes jours de suite.
puzzle-daily-late = C’était le problème d’un autre jour : tes jours de suite restent comme ils sont.
puzzle-posted-nobody = Personne ne l’a encore résolu.
puzzle-posted-solved = { $people ->
    [one] **Une personne l’a résolu.**
   *[other] **{$people} personnes l’ont résolu.**
}
puzzle-posted-first = 🟩 Premier essai : {$people}
puzzle-posted-second = 🟨 Deuxième essai : {$people}
puzzle-posted-later = ⬜ Plus tard : {$people}
puzzle-posted-more = {$people} et {$more} de plus
puzzle-posted-solution = 🔑 **Solution du nº {$day} :** {$line}. {$why}
puzzle-posted-solution-one = 🔑 **Solution du nº {$day} :** {$why}
puzzle-posted-past-none = Personne ne l’a résolu.
puzzle-posted-past = { $people ->
    [one] Une personne l’a résolu.
   *[other] {$people} personnes l’ont résolu.
}
puzzle-posted-month = 🏆 **Les meilleurs du mois dernier :** {$best}
puzzle-posted-best = {$place}. {$player} ({$solved})
puzzle-month-title = **Les problèmes du jour de ce mois**
puzzle-month-line = {$place}. {$player} : {$solved} résolus, dont {$first} au premier essai
puzzle-month-how = Compte un problème résolu sur ce serveur en {$tries} essais au plus.
puzzle-month-empty = Ce mois-ci, personne n’a encore résolu de problème du jour ici en {$tries} essais au plus.
puzzle-share = Problème Kuzhi {$day} · {$game} {$stars}
puzzle-share-result = {$tries} · {$player}
puzzle-looking = Kuzhi cherche des problèmes dans tes dernières parties. Cela peut prendre une minute, car ceux qui jouent passent d’abord.
puzzle-own-none = Kuzhi n’a trouvé aucun problème dans tes dernières parties : aucun de tes coups n’a manqué de loin la seule bonne réponse. Continue à jouer, ou prends l’un de ceux-ci.
refused-puzzle-gone = Ce problème n’est plus là. `/problème` t’en donne un autre.
refused-puzzle-unsolved = Il y aura de quoi partager quand tu auras résolu le problème du jour. Il est sous `/problème`.
refused-puzzle-shared = Tu l’as déjà partagé ici. Tu peux le partager dans d’autres salons.
button-puzzle-answer = Voir la réponse
button-puzzle-next = Problème suivant ▶
button-puzzle-daily = Problème du jour
button-puzzle-own = Mes propres erreurs
button-puzzle-share = Partager
button-puzzle-month = Ce mois-ci
button-puzzle-solve = Le résoudre
profile-puzzles = Problèmes : {$rating}{$doubt} · {$solved} sur {$of} au premier essai
profile-puzzles-new = Problèmes : niveau pas encore connu · {$solved} sur {$of} au premier essai
profile-puzzle-streak = 🔥 Problèmes du jour de suite : {$days}
describe-puzzle = Trouver le seul meilleur coup ; toi seul le vois
    .name = problème
describe-puzzle-from = Quel problème ; par défaut celui du jour, puis de nouveaux
    .name = origine
describe-puzzle-game = De quel jeu
    .name = jeu
choice-puzzle-new = Un nouveau problème
choice-puzzle-daily = Le problème du jour, le même pour tous
choice-puzzle-own = Une erreur de mes propres parties
help-puzzle = `/problème` : trouver le seul meilleur coup ; un nouveau par jour
## Games and positions that someone has written

replay-at-written = Coup {$moves} sur {$of} · d’après un texte
analysis-title-position = **Analyse** · **{$game}** · une position que tu as écrite
button-ask-game = Coller une partie …
form-game = Une partie en texte
form-game-label = « Télécharger les coups », ou les coups seuls
describe-past-paste = Regarder une partie d’après son texte, ou ses seuls coups
    .name = coller
describe-analyse-position = Une position où essayer des coups, comme 4.4.4.4.4.4/4.4.4.4.4.4 0:0 south
    .name = position
describe-analyse-game = De quel jeu vient la position
    .name = jeu
refused-names-no-game = « {$text} » n’est le nom d’aucune partie. Une partie a un nom de huit lettres et chiffres, visible quand on la revoit ; le lien de son plateau convient aussi.
refused-no-game-behind-link = Kuzhi ne trouve pas de partie derrière ce lien. Copie le lien du message avec le plateau, ou écris le nom de la partie, visible quand on la revoit.
refused-played-now = Tu joues cela en ce moment dans une partie sans aide. Kuzhi le regardera avec toi quand elle sera finie.
written-game-nothing = Il n’y avait pas de texte. Ouvre une partie avec `/revoir`, choisis {$export} et colle ce que tu reçois.
written-game-too-long = Ce texte est trop long. Kuzhi lit {$most} caractères au plus : enlève les derniers coups.
written-game-no-header = Ligne {$line} : « {$text} » n’est pas un en-tête comme {$example}. D’abord les en-têtes, puis une ligne vide, puis les coups. Ou écris les coups seuls, par exemple {$moves}.
written-game-odd-header = Ligne {$line} : l’en-tête « {$name} » est inconnu, ou s’y trouve deux fois. Il y a {$names}, chacun une fois au plus.
written-game-missing = Il manque un en-tête. Ajoute en haut une ligne comme {$example}.
written-game-bad-value = Ligne {$line} : Kuzhi n’arrive pas à lire « {$text} » à cet endroit. Écris cet en-tête ainsi : {$example}
written-game-no-move = Ligne {$line} : le coup {$number}, « {$text} », n’est pas un coup. Les coups sont des numéros de trous, par exemple 3, séparés par des espaces.
written-game-illegal = Ligne {$line} : le coup {$number}, « {$text} », est impossible à cet endroit. {$why}
written-game-differs = Ligne {$line} : le coup {$number}, « {$text} », se joue autrement selon les règles de {$game} : c’est {$expected}. Corrige-le, ou les coups d’avant.
written-game-taken-for = Kuzhi a pris ces coups pour ceux du jeu {$game}. S’ils viennent d’un autre jeu, écris au-dessus une ligne comme {$example}, puis une ligne vide.
written-game-other-result = La ligne {$line} dit « {$said} », mais les coups n’y mènent pas. Écris {$example}, ou corrige les coups.
written-game-no-position = « {$text} » n’est pas une position. Écris les deux rangées, les greniers et qui joue, ainsi : {$example}
written-game-rows = « {$text} » a d’autres rangées : au jeu {$game}, chacune a {$pits} trous. Corrige la position, ou choisis un autre jeu.
written-game-seeds = « {$text} » : le jeu {$game} a {$expected} graines, et il y en a {$seeds} ici. Corrige les trous ou les greniers.
written-game-impossible = « {$text} » ne peut pas se produire au jeu {$game}. Corrige la position, ou choisis un autre jeu.

## Notes

button-notes = 📝 Notes …
notes-title = **Tes notes** sur ta partie de **{$game}** contre {$opponent}. Toi seul les vois.
notes-none = Tu n’as encore rien noté.
notes-line = 📌 {$name}, après le coup {$moves} : **{$line}**
notes-below = 📝 Tes notes, que toi seul vois :
button-write-note = Écrire …
button-try-moves = Essayer des coups …
button-show-line = Voir la ligne
button-drop-line = Supprimer la ligne
button-keep-line = Garder cette ligne …
form-note = Tes notes
form-note-label = Ce que tu veux retenir
form-note-example = Surveiller le trou 3.
form-keep-line = Garder une ligne
form-keep-line-label = Un nom pour elle
form-keep-line-example = Plan A
analysis-alone = Tant que la partie dure, Kuzhi ne dit pas ce que vaut un plateau.
refused-analysis-clock = Avec une pendule aussi rapide, on ne joue que sur le plateau. Tu pourras essayer des coups une fois la partie finie.
refused-evaluation-running = Tant qu’une partie dure, Kuzhi ne dit pas ce que vaut un plateau. Tu pourras le faire évaluer une fois la partie finie.
refused-notes-of-others = Les notes sont pour ceux qui jouent la partie. Lance la tienne avec `/jouer`.

## What comes next

coach-captures = Ce coup capture { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
coach-threat-captures = Ensuite, l’autre peut capturer { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} avec son trou {$move}.
coach-threat-again = Ensuite, l’autre peut rejouer avec son trou {$move}.
coach-next-captures = {$side} peut maintenant capturer { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} avec {$move}.
coach-next-captures-you = Tu peux maintenant capturer { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} avec {$move}.
coach-next-again = {$side} peut maintenant rejouer avec {$move}.
coach-next-again-you = Tu peux maintenant rejouer avec {$move}.

## The leaderboard

leaderboard-guild = **{$game} : classement de ce serveur**
leaderboard-everywhere = **{$game} : classement de tous les serveurs**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · { $won ->
    [one] {$won} gagnée
   *[other] {$won} gagnées
}, { $drawn ->
    [one] {$drawn} nulle
   *[other] {$drawn} nulles
}, { $lost ->
    [one] {$lost} perdue
   *[other] {$lost} perdues
} · { $opponents ->
    [one] {$opponents} adversaire
   *[other] {$opponents} adversaires
}
leaderboard-empty = Personne n’est encore dans ce classement. Défie quelqu’un avec `/jouer` !
leaderboard-note = Cotes Glicko-2 des parties classées entre personnes ; « ? » marque une cote qui repose encore sur peu de parties.
leaderboard-place = Pour avoir une place ici, joue des parties classées contre {$opponents} personnes différentes. Une partie compte quand chacun a joué {$moves} coups, et compte moins à partir de la quatrième entre les deux mêmes personnes en un jour.
button-guild = Ce serveur
button-everywhere = Tous les serveurs
leaderboard-line-rating = {$place}. {$player} · {$rating}{$doubt} · {$won} sur {$games}
leaderboard-line-games = {$place}. {$player} · { $games ->
    [one] {$games} partie
   *[other] {$games} parties
}, dont {$won} en victoire · {$rating}{$doubt}
leaderboard-line-wins = {$place}. {$player} · { $won ->
    [one] {$won} victoire
   *[other] {$won} victoires
} sur {$games} · {$rating}{$doubt}
leaderboard-own = Ta place : {$line}
leaderboard-own-none = {$player} : pas encore de place ici.
leaderboard-own-hidden = {$player} : masqué ici, selon ton choix dans `/réglages`.
leaderboard-empty-span = Personne n’est encore dans ce classement pour cette période. Défie quelqu’un avec `/jouer` !
button-ever = Depuis toujours
button-month = Ce mois
button-week = Cette semaine
button-by-rating = Par cote
button-by-games = Par parties
button-by-wins = Par victoires
leaderboard-line-provisional = {$player} · {$rating} · {$won} sur {$games} · { $opponents ->
    [one] encore {$opponents} adversaire pour une place
   *[other] encore {$opponents} adversaires pour une place
}
leaderboard-own-to-go = {$player} : encore { $opponents ->
    [one] {$opponents} adversaire
   *[other] {$opponents} adversaires
}, et tu as ta place ici.
leaderboard-beside = 🧩 cote aux problèmes · 🤖 plus haut niveau de Kuzhi battu sur ce serveur
button-by-levels = Par niveaux
ladder-title = **{$game} : niveaux de Kuzhi battus sur ce serveur**
ladder-open = Niveau {$level} : personne encore. À toi d’être le premier nom !
ladder-rung = **Niveau {$level}** · {$players}
ladder-further = D’autres ont battu des niveaux plus bas.
ladder-own = {$player} : tu as battu le niveau {$level} ici.
ladder-own-none = {$player} : tu n’as encore battu aucun niveau ici.
ladder-elsewhere = Chaque serveur a sa propre échelle des niveaux : emploie `/classement` sur l’un d’eux. `/profil` montre tous les niveaux que tu as battus.
button-level-up = Ensuite : {$game}, niveau {$level}
button-level-down = Plus facile : {$game}, niveau {$level}
button-next-level = Ensuite : niveau {$level}
button-easier-level = Plus facile : niveau {$level}
button-level-lesson = Apprendre {$game}
button-play-game = Jouer à {$game}
button-play-person = Jouer contre {$player}
button-play-bot = Jouer contre Kuzhi
button-play-bot-game = Jouer à {$game} contre Kuzhi

## Profiles

profile-title = **Profil de {$player}**
profile-wins = 🏅 {$wins} victoires d’affilée
profile-best-win = 🏆 plus belle victoire : Kuzhi au niveau {$level} ({$game})
journey-own = Tu connais {$met} jeux sur {$games}. Le prochain : {$next} ?
journey-met = {$met} jeux joués sur {$games}.
journey-all = Les {$games} jeux ont tous été joués.
journey-learnt = Appris : {$games}
journey-beaten = Niveaux de Kuzhi battus : {$games}
journey-beaten-in = {$game} {$levels}
journey-end = {$wall} {$beaten} niveaux battus sur {$levels} · {$met} jeux joués sur {$games}
journey-not-alone = Un niveau compte comme battu sans indice, ni coup repris, ni règle changée.
button-share-profile = Partager
profile-game = **{$game}** · { $won ->
    [one] {$won} victoire
   *[other] {$won} victoires
}, { $drawn ->
    [one] {$drawn} nulle
   *[other] {$drawn} nulles
}, { $lost ->
    [one] {$lost} défaite
   *[other] {$lost} défaites
}
profile-game-rated = **{$game}** · {$rating}{$doubt} · { $won ->
    [one] {$won} victoire
   *[other] {$won} victoires
}, { $drawn ->
    [one] {$drawn} nulle
   *[other] {$drawn} nulles
}, { $lost ->
    [one] {$lost} défaite
   *[other] {$lost} défaites
}
profile-none = Aucune partie finie pour l’instant.
profile-streak-won = { $games ->
    [one] dernière partie gagnée
   *[other] {$games} dernières parties gagnées
}
profile-best-streak = meilleure série : {$games} victoires
profile-opening = premier coup favori : {$move} ({$games} sur {$of})
profile-against = {$player} contre {$other} : { $won ->
    [one] {$won} victoire
   *[other] {$won} victoires
}, { $drawn ->
    [one] {$drawn} nulle
   *[other] {$drawn} nulles
}, { $lost ->
    [one] {$lost} défaite
   *[other] {$lost} défaites
}
profile-game-bot = **{$game}**
profile-levels = Contre Kuzhi, victoires–nulles–défaites : {$levels}
profile-level-record = niveau {$level} : {$won}–{$drawn}–{$lost}
profile-doubt = « ? » marque une cote qui repose encore sur peu de parties ou de problèmes, et qui bouge beaucoup.
itself = **Kuzhi** est le bot qui tient ces plateaux, et il joue aussi : {$games} jeux, à {$levels} niveaux. Le niveau 1 est là pour une première partie. Il n’a ni cote ni résultats.
itself-level = {$game} (niveau {$level})
itself-beaten = Tu l’as battu ici : {$levels}
button-play-itself = Jouer contre Kuzhi
refused-profile-hidden = {$player} garde son profil pour soi.

## What is kept of people

describe-privacy = Ce que Kuzhi garde sur toi, pourquoi, et combien de temps
    .name = confidentialité
describe-mydata = Ce que Kuzhi garde sur toi : l’obtenir ou le faire supprimer
    .name = mesdonnées
describe-mydata-export = Obtenir tout ce que Kuzhi garde sur toi, dans un fichier pour toi seul
    .name = exporter
describe-mydata-delete = Supprimer tout ce que Kuzhi garde sur toi ; on te le demande deux fois
    .name = supprimer
player-left = Quelqu’un qui est parti
challenge-called-off = Un défi à une partie de **{$game}** est tombé.
refused-called-off = Ce défi est tombé. Lances-en un autre avec `/jouer`.
refused-opponent-left = L’autre joueur est parti, il n’y a donc pas de revanche. Lance une autre partie avec `/jouer`.
refused-being-forgotten = Tes données sont en train d’être supprimées. Dans un instant tu pourras de nouveau utiliser Kuzhi, et repartir de zéro.
refused-too-busy = Énormément de monde joue en ce moment. Rien n’a changé : réessaie dans quelques secondes.
refused-restarting = Kuzhi redémarre. Rien n’a changé : réessaie dans une minute.
over-broken-off = **Interrompue :** cette partie n’a pas de résultat.
over-left = **Interrompue :** l’un des joueurs est parti, cette partie n’a donc pas de résultat.
history-broken-off = interrompue, sans résultat
privacy-title = **Ce que Kuzhi garde sur toi, et pourquoi**
privacy-kept-name = **Nom :** ton dernier nom connu, pour les listes sans mention possible.
privacy-kept-language = **Langue :** celle de ton Discord, pour te répondre.
privacy-kept-settings = **Réglages :** tes choix dans `/réglages`, ton fuseau, tes repos et congés, le dernier message du jour, les leçons finies.
privacy-kept-matches = **Parties et défis :** qui, où, quand, chaque coup, coups conditionnels, votes, pour que les parties continuent et se revoient.
privacy-kept-tournaments = **Tournois :** ceux où tu as joué ou que tu as annoncés, tes parties et ce que les organisateurs ont noté, pour les classements et journaux.
privacy-kept-ratings = **Cotes :** tes résultats et ce qu’ils ont changé, pour `/classement` et `/profil`.
privacy-kept-puzzles = **Problèmes :** ceux que tu as eus, ta cote, ta série et tes résultats du jour sur les serveurs, pour `/problème`.
privacy-kept-notes = **Notes :** ce que tu as noté sur tes parties, et la ligne gardée, pour toi seul.
privacy-kept-opponents = **Adversaires :** avec qui tu as joué, si tu n’acceptes de défis que d’eux.
privacy-kept-limits = **Limites :** combien de défis et d’indices récemment, pour un jour au plus.
privacy-kept-kept-out = **Exclusions :** les serveurs dont les gérants ne te laissent pas jouer.
privacy-nothing-else = Rien d’autre. Kuzhi ne lit aucun de tes messages ; les autres voient tes parties, tes cotes et ton nom là où Kuzhi les montre.
privacy-how-long = Tout reste jusqu’à ce que tu le supprimes avec `/mesdonnées supprimer`. `/mesdonnées exporter` te le donne en fichier.
privacy-outlives = Pour protéger les autres, deux choses restent ensuite : tes limites, un jour au plus, pendant lequel tes parties sont amicales ; et les exclusions, sous un code tiré de ton identifiant.
privacy-policy = Toute la politique de confidentialité : {$url}
privacy-contact = Des questions ? {$contact}
button-mydata-export = Obtenir mes données
button-mydata-delete = Supprimer mes données …
button-mydata-delete-sure = Oui, tout supprimer
button-mydata-keep = Garder mes données
mydata-export = Voici tout ce que Kuzhi garde sur toi, dans un fichier que toi seul reçois.
mydata-export-cut = { $games ->
    [one] La plus ancienne partie ne tenait pas dans un fichier que Discord accepte.
   *[other] Les {$games} plus anciennes parties ne tenaient pas dans un fichier que Discord accepte.
}
mydata-delete = **Supprimer tout ce que Kuzhi garde sur toi ?**
    • Tes réglages, ton nom, ta langue, tes coups conditionnels, tes cotes et ta place dans tous les classements disparaissent.
    • Les parties finies restent à tes adversaires, qui les voient comme jouées contre quelqu’un qui est parti.
    • Tes parties et défis en cours se terminent sans résultat.
    • Tu te retires des tournois en cours. Dans leurs classements et journaux, et dans ceux qui sont finis, quelqu’un qui est parti prend ta place.
    • Les messages déjà publiés dans les salons y restent.
    • Pour protéger les autres, tes limites restent un jour au plus, et si tu reviens, tes parties sont amicales pendant un jour. Les serveurs qui ne te laissent pas jouer gardent un code à la place de ton identifiant.
    C’est définitif. Tu peux d’abord obtenir tes données en fichier.
mydata-delete-sure = **En es-tu sûr ?** Rien ne pourra être récupéré.
mydata-delete-open = { $games ->
    [one] Une partie ou un défi en cours se termine sans résultat.
   *[other] {$games} parties et défis en cours se terminent sans résultat.
}
mydata-kept = Rien n’a été supprimé.
mydata-deleted = C’est fait : tout ce que Kuzhi gardait sur toi est supprimé, sauf ce qui protège les autres (voir `/confidentialité`). Si tu reviens, tu repars de zéro, et tes parties sont amicales pendant un jour.
mydata-later = Kuzhi redémarre. Tout ce qu’il garde sur toi est supprimé dès qu’il tourne de nouveau.

## Refusals

refused-self = Tu ne peux pas te défier toi-même. Laisse `adversaire` vide pour jouer contre Kuzhi.
refused-program = Les autres bots n’acceptent pas de défis. Laisse `adversaire` vide pour jouer contre Kuzhi.
refused-takes-none = {$invited} n’accepte pas de défis en ce moment. Utilise plutôt `/jouer ouvert: True` : tout le monde ici pourra accepter.
refused-acquaintances = {$invited} n’accepte de défis que de ses anciens adversaires. Utilise plutôt `/jouer ouvert: True` : tout le monde ici pourra accepter.
refused-too-much-notification = Cela fait beaucoup de défis et de propositions en peu de temps. Tu pourras envoyer le prochain {$when}.
refused-too-much-picture = Cela fait beaucoup d’images en peu de temps. Tu pourras avoir la prochaine {$when}.
refused-too-much-hint = Cela fait beaucoup d’indices et de bilans en peu de temps. Tu pourras avoir le prochain {$when}.
refused-too-much-game = Tu as lancé beaucoup de parties contre Kuzhi en peu de temps. Tu pourras lancer la prochaine {$when}.
refused-too-much-here = Ce serveur donne beaucoup de travail à Kuzhi. Réessaie {$when}, s’il te plaît.
refused-hint-under-way = Kuzhi travaille encore à ton dernier indice. Redemande quand tu l’auras.
refused-challenged-often = Tu as défié {$invited} plusieurs fois sans réponse. Tu pourras recommencer {$when}.
refused-declined-lately = {$invited} a refusé un de tes défis il y a peu. Tu pourras recommencer {$when}.
refused-kept-out = Les gérants de ce serveur ne te laissent pas commencer de parties ici. Tu peux finir celles qui sont en cours, et jouer ailleurs comme d’habitude.
refused-other-kept-out = Il n’est pas possible de défier {$other} ici pour le moment. Choisis quelqu’un d’autre, ou joue contre Kuzhi avec `/jouer`.
refused-person-blocked = La personne qui fait tourner Kuzhi t’a bloqué l’accès. Si tu penses que c’est une erreur, écris-lui, s’il te plaît.
refused-server-blocked = La personne qui fait tourner Kuzhi l’a bloqué sur ce serveur. Si tu penses que c’est une erreur, écris-lui, s’il te plaît.
refused-channels = Sur ce serveur, les parties commencent dans {$channels}. Utilise la commande là-bas.
refused-channel-full = { $most ->
    [one] {$most} partie est en cours
   *[other] {$most} parties sont en cours
} dans ce salon, et c’est la limite. Termines-en une d’abord, ou va dans un autre salon.
refused-no-server = Seul un serveur a ces réglages : utilise la commande là-bas. Les tiens sont sous `/réglages`.
refused-not-manager = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages. Les tiens sont sous `/réglages`.
refused-challenges = { $most ->
    [one] Tu as {$most} défi sans réponse, et c’est la limite. Annule-le
   *[other] Tu as {$most} défis sans réponse, et c’est la limite. Annules-en un
}, ou attends une réponse.
refused-matches = Tu joues déjà { $most ->
    [one] {$most} partie, et c’est la limite. Termine-la ou abandonne-la
   *[other] {$most} parties, et c’est la limite. Termines-en une ou abandonnes-en une
} d’abord.
refused-challenger-busy = {$challenger} joue déjà autant de parties qu’il est permis. Tu pourras accepter dès que l’une d’elles sera finie.
refused-not-invited = Cette réponse revient à {$invited}. Lance ta propre partie avec `/jouer`.
refused-own-challenge = C’est ton propre défi : quelqu’un d’autre doit l’accepter.
refused-own-named-challenge = C’est ton propre défi : il revient à {$invited} de l’accepter. Tu peux le retirer avec « Annuler ».
refused-opponent-and-open = Choisis `adversaire` ou `ouvert`, pas les deux.
refused-not-challenger = Il revient à {$challenger} d’annuler ce défi.
refused-accepted = Ce défi a déjà été accepté. Lance ta propre partie avec `/jouer`.
refused-declined = Ce défi a été refusé. Lances-en un autre avec `/jouer`.
refused-cancelled = Ce défi a été annulé. Lances-en un autre avec `/jouer`.
refused-expired = Ce défi a expiré. Lances-en un autre avec `/jouer`.
refused-not-started = Le défi n’a pas encore été accepté. La partie commencera quand il le sera.
refused-not-seated = Tu regardes cette partie : seuls ses joueurs peuvent jouer. Lance la tienne avec `/jouer`.
refused-turn = C’est à {$player} de jouer. Tu pourras jouer quand ce sera ton tour.
refused-turn-bot = Kuzhi réfléchit. Son coup sera sur le plateau dans un instant.
refused-stale = Ce bouton appartenait à une position passée : rien n’a été joué. Voici le plateau actuel.
refused-over = Cette partie est terminée. Lances-en une autre avec `/jouer`.
refused-no-such-match = Cette partie n’existe plus. Lances-en une autre avec `/jouer`.
refused-out-of-sight = Cette partie se joue là où tu ne peux pas regarder. Lance la tienne avec `/jouer`.
refused-no-match-here = Tu n’as pas de partie dans ce salon. Lances-en une avec `/jouer`, ou retrouve les tiennes avec `/parties`.
refused-heard-alone = Ici, Discord ne montre les réponses de Kuzhi qu’à toi : personne ne pourrait accepter. Joue contre Kuzhi avec `/jouer`, ou défie les gens dans vos messages privés ou sur un serveur qui a ajouté Kuzhi.
refused-alone-with-bot = Vous êtes seuls ici, toi et Kuzhi : personne ne pourrait accepter. Joue contre Kuzhi avec `/jouer`, ou défie les gens dans vos messages privés ou sur un serveur qui a ajouté Kuzhi.
refused-invited-cannot-see = {$invited} ne voit pas cette conversation et ne pourrait donc pas accepter. Lance le défi là où vous pouvez lire tous les deux, par exemple dans vos messages privés.
refused-elsewhere = Cette partie se joue dans {$channel}. Utilise la commande là-bas.
refused-pressed-elsewhere = Cette partie se joue dans {$channel}. Continue là-bas, s’il te plaît.
refused-channel-gone = Le salon de cette partie n’existe plus. Utilise `/plateau` là où les deux joueurs peuvent lire pour y continuer, ou `/abandonner` pour y renoncer.
refused-offered = Tu l’as déjà proposé dans cette position. Tu pourras le proposer à nouveau après le prochain coup.
refused-offer-open = Ta dernière proposition attend encore une réponse. Patiente, ou retire-la avec son bouton « {$button} ».
refused-offer-gone = Cette proposition a été refusée ou retirée : elle ne tient plus.
refused-early-draw = Tu pourras proposer la nulle quand chacun de vous aura joué un coup.
refused-early-agree = Cette partie ne tourne pas encore en rond. Tu pourras proposer de partager le reste quand une position sera revenue, ou après {$moves} coups sans capture.
refused-nothing-to-take-back = Tu n’as encore joué aucun coup : il n’y a rien à reprendre.
refused-bot-needs-no-plans = Kuzhi répond aussitôt : il n’y a rien à prévoir. Les coups conditionnels sont pour les parties entre personnes.
refused-plans-on-own-turn = C’est à toi : joue ton coup sur le plateau. Tu peux prévoir des coups pendant que tu attends.
refused-line-ends-with-other = Une ligne commence par le coup de l’autre et finit par le tien, comme « 3 5 » : s’il joue 3, tu joues 5.
refused-line-illegal = Cette ligne ne peut pas être jouée : **{$move}** n’est pas possible après les coups qui précèdent. Change-la, s’il te plaît.
refused-line-too-long = Cette ligne est trop longue. Prévois moins de coups.
refused-too-many-plans = Tu as déjà { $most ->
    [one] {$most} ligne
   *[other] {$most} lignes
} dans cette partie. Supprimes-en une d’abord.
refused-no-rematch-yet = Le set suivant commence de lui-même. Tu pourras demander une revanche après le dernier.
refused-rematch-asked = Tu as déjà demandé cette revanche. {$other} peut l’accepter.
refused-rematch-had = Cette revanche a déjà été jouée, refusée ou annulée. Lance une autre partie avec `/jouer`.
refused-rematch-runs = Votre revanche est déjà en cours. `/plateau` la montre.
refused-form-too-late = Kuzhi a mis trop de temps à répondre. Appuie encore une fois sur le bouton, s’il te plaît.
refused-several-challenges = Plusieurs de tes défis dans ce salon sont encore ouverts. Pour en faire redescendre un, choisis-le avec l’option `partie`.
disambiguation-match = Tu as plusieurs parties dans ce salon. De laquelle parles-tu ?
disambiguation-move = Tu as plusieurs parties dans ce salon. Dans laquelle veux-tu jouer {$move} ?
disambiguation-more = Le menu montre les plus récentes ; les autres se choisissent avec l’option `partie`.
disambiguation-placeholder = Choisis une partie
disambiguation-choice = {$game} contre {$opponent} · {$last}
disambiguation-no-move = pas encore de coup
disambiguation-own-move = ton dernier coup : {$move}
disambiguation-other-move = son dernier coup : {$move}
disambiguation-further = {$label} · {$further}
disambiguation-age-minutes = il y a {$age} min
disambiguation-age-hours = il y a {$age} h
disambiguation-age-days = il y a {$age} j
refused-no-move = « {$text} » n’est pas un coup. Écris le numéro d’un de tes trous, par exemple 3.
refused-no-layout = « {$text} » n’est pas une disposition. Écris sept nombres pour tes trous 1 à 7, par exemple 2 1 0 2 0 0 4.
refused-illegal-empty = Le trou {$pit} est vide. Choisis un trou avec des graines.
refused-illegal-no-pit = Il n’y a pas de trou {$pit} : les tiens vont de 1 à {$last}.
refused-illegal-castle = Le trou {$pit} est à l’adversaire jusqu’à la fin : tu ne peux pas le semer. Choisis un autre trou.
refused-illegal-excluded = Le trou {$pit} est hors jeu dans cette manche. Choisis un autre trou.
refused-illegal-marked = **Les trous marqués attendent :** les graines du trou {$pit} y restent jusqu’à la fin de la manche. Choisis un autre trou.
refused-illegal-must-feed = **Nourrir d’abord :** l’autre rangée est vide, et ce coup ne lui donne pas de graine. Choisis un trou qui lui en donne.
refused-illegal-single = **Les seules attendent :** le trou {$pit} n’a qu’une graine, et elle reste tant qu’un autre de tes trous en a deux ou plus. Choisis un trou plus rempli.
refused-illegal-front = **La seule de tête attend :** le trou {$pit} est ton trou de tête, et sa graine seule reste tant que tu en as d’autres. Choisis un autre trou.
refused-illegal-end-pit = **D’abord les bouts :** ton premier tour d’une manche part d’un trou de bout. Choisis le trou 1 ou {$last}.
refused-illegal-direction = Ce coup fixe le sens pour toute la manche : écris {$pit}+ pour le sens inverse des aiguilles d’une montre, ou {$pit}- pour l’autre.
refused-illegal-direction-known = Le sens est déjà fixé : écris seulement {$pit}.
refused-illegal-arrange-first = Dispose d’abord ta rangée.
refused-illegal-form = Ce coup ne peut pas être joué maintenant. Écris le numéro d’un de tes trous.
refused-illegal = Ce coup n’est pas permis. Choisis-en un autre.
refused-layout-first = Cette disposition n’est pas permise : le trou 1 prend une ou deux graines, pas {$seeds}. Change-la, s’il te plaît.
refused-layout-middle = Cette disposition n’est pas permise : le trou {$pit} prend deux graines au plus, pas {$seeds}. Change-la, s’il te plaît.
refused-layout-last = Cette disposition n’est pas permise : le trou 7 prend quatre graines au plus, pas {$seeds}. Change-la, s’il te plaît.
refused-layout-total = Cette disposition n’est pas permise : tu as {$have} graines à disposer, pas {$laid}. Change-la, s’il te plaît.
refused-layout-usual = La disposition par défaut demande quatre graines, et tu en as {$seeds}. Choisis-en une autre.
refused-own-offer = C’est toi qui as fait cette proposition : il revient à {$other} d’y répondre.
refused-bot-plays-on = Kuzhi continue. La partie finit d’elle-même quand une position est revenue trop souvent, ou après {$most} coups sans capture.
refused-bot-unrated = Les parties contre Kuzhi ne sont jamais classées. Laisse `classée` vide, ou défie une personne.
refused-quick-unrated = Une partie de moins de trois manches se décide dès les premiers coups : elle n’est jamais classée. Choisis trois manches avec `manches`, ou laisse `classée` vide pour une partie rapide et amicale.
refused-no-hints-rated = Cette partie est classée : vous jouez tous deux sans aide. Les parties amicales ont des indices : `/jouer` avec `classée: False`, ou contre Kuzhi.
refused-hint-too-late = Le plateau a changé pendant que Kuzhi réfléchissait. Redemande, s’il te plaît.
refused-no-rounds = {$game} n’a pas de manches. Laisse `manches` vide.
refused-no-balanced-opening = On ne connaît pas d’ouverture équilibrée pour {$game}. Laisse `équilibrée` vide, ou choisis l’un de ces jeux : {$games}.
refused-no-such-command = Kuzhi n’a plus cette commande. `/aide` donne celles qui existent.
refused-no-such-button = Ce bouton vient d’une autre version de Kuzhi. Fais revenir le plateau avec `/plateau`.
refused-option-none = {$game} n’a pas d’options. Laisse `options` vide.
refused-option-unknown = « {$option} » n’est pas une option de {$game}. Choisis parmi {$options}.
refused-option-value = « {$value} » n’est pas une valeur de l’option `{$option}`. Écris l’une de celles-ci : {$values}.
refused-option-range = « {$value} » n’est pas une valeur de l’option `{$option}`. Écris un nombre de {$least} à {$most}.
refused-option-twice = L’option `{$option}` est écrite deux fois. Écris-la une seule fois.
refused-unusable = Kuzhi ne peut pas jouer cela. Choisis une des propositions.
failed-lasting = Kuzhi ne peut pas enregistrer les coups en ce moment ; la personne qui le fait tourner est prévenue. Ta partie est en sûreté : regarde son plateau un peu plus tard.
failed = Quelque chose a échoué de notre côté, et rien n’a changé. Réessaie dans un instant, s’il te plaît.
dropped = Quelque chose a échoué de notre côté avant que nous ayons pu répondre. Regarde si c’est fait (`/plateau` montre ta partie), et sinon réessaie, s’il te plaît.

## Help

help-title = **Kuzhi : jeux de mancala sur Discord**
help-start = Lance `/jouer`, sème avec les boutons. Sud est en bas et commence ; les trous comptent de la gauche du joueur.
help-group-play = **Jouer**
help-group-look = **Revoir**
help-group-learn = **Apprendre**
help-group-people = **Les autres**
help-group-manage = **Réglages, données**
help-heard = Avec un lecteur d’écran, choisis des phrases pour tes plateaux dans `/réglages`.
button-help-play = Jouer
button-help-learn = Apprendre
button-help-invite = Inviter quelqu’un
help-play = `/jouer` : défier quelqu’un, ou jouer contre Kuzhi
help-games = `/parties` : tes parties partout, et à qui de jouer

help-tutorial = `/tutoriel` : apprendre un jeu en jouant

## An agreed end

offer-agree = {$other}, {$player} propose de partager le reste de votre partie de **{$game}**, parce qu’elle tourne en rond : chacun de vous aurait la moitié de ce qui est sur le plateau, et la partie finirait.
offer-agree-rows = {$other}, {$player} propose de partager le reste de votre partie de **{$game}**, parce qu’elle tourne en rond : chacun de vous garderait les graines de sa rangée, et la partie finirait.
declined-agree = {$other} continue.
withdrawn-agree = {$player} a retiré sa proposition de partager le reste.
offer-draw = {$other}, {$player} te propose la nulle dans votre partie de **{$game}**.
declined-draw = {$other} refuse la nulle et continue.
withdrawn-draw = {$player} a retiré sa proposition de nulle.
declined-draw-bot = Kuzhi pense être en tête, et continue.
offer-takeback = {$other}, {$player} aimerait reprendre son dernier coup dans votre partie de **{$game}**, et ce qui l’a suivi.
declined-takeback = {$other} refuse : le coup reste joué.
withdrawn-takeback = {$player} ne demande plus à reprendre le coup.
more-question = Ta partie de **{$game}** contre {$opponent} : que veux-tu faire ?
more-watching = Tu regardes cette partie. Tu peux voir son plateau en privé, dessiné comme tu l’aimes (`/réglages`).
more-over = Cette partie de **{$game}** est finie. Que veux-tu d’autre ?
button-open-board = Ouvrir le plateau
button-next-game = Partie suivante ▶
button-more = Plus …
button-look = Voir le plateau en privé
button-look-again = Actualiser
match-look-differs = {$opponent} et toi avez choisi des aspects différents : ce plateau a donc celui par défaut.
match-look-later = Le plateau aura cet aspect à partir du prochain coup.
button-plans = Coups conditionnels …
plans-title = Coups joués pour toi automatiquement dans ta partie de **{$game}** contre {$opponent}. Personne d’autre ne les voit, et une ligne qui ne se réalise pas est effacée.
plans-none = Aucun coup n’est prévu pour l’instant.
plan-line = Si l’autre joue {$theirs}, tu joues {$yours}
plan-line-further = Si l’autre joue {$theirs}, tu joues {$yours}, puis {$rest}
plans-if = **Si l’autre joue …**
plans-if-further = **Et si l’autre joue ensuite …**
plans-you = **… tu joues …**
plans-you-again = **Tu rejoues ensuite. Tu joues …**
plans-over = La partie serait alors finie.
plans-full = Aucun autre coup ne tient dans cette ligne.
menu-unplan = Supprimer une ligne …
button-plan-new = Une autre ligne
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = si alors puis et
button-offer-draw = Proposer la nulle
button-offer-takeback = Demander à reprendre
button-take-back = Reprendre
button-offer-agree = Proposer de partager le reste
button-give-up = Abandonner …
games-none = Tu n’as pas de partie. Lances-en une avec `/jouer`.
games-title = **Tes parties**, sur tous les serveurs et en messages privés
games-yours = • {$game} contre {$opponent} : **à toi de jouer**
games-claim = • {$game} contre {$opponent} : **tu peux réclamer la victoire**
games-theirs = • {$game} contre {$opponent} : à l’autre de jouer
games-challenged = • {$opponent} te défie à {$game} ; expire {$when}
games-challenge = • Tu défies {$opponent} à {$game} ; expire {$when}
games-challenge-to-all = • Tu cherches quelqu’un pour jouer à {$game} ; expire {$when}
games-tournament = • **{$name}** contre {$opponent} : {$state}
games-linked = {$line} · {$link}
games-gone = {$line} · son salon n’existe plus
digest-title = { $number ->
    [one] **Une partie t’attend**
   *[other] **{$number} parties t’attendent**
}
digest-back = { $number ->
    [one] **Te revoilà : une partie t’attend**
   *[other] **Te revoilà : {$number} parties t’attendent**
}
digest-soon = Il reste peu de temps pour celles-ci :
digest-later = Celles-ci attendent aussi :
digest-further = … et {$number} de plus : `/parties`
digest-elsewhere = { $number ->
    [one] Une partie t’attend hors de ce serveur : `/parties`
   *[other] {$number} parties t’attendent hors de ce serveur : `/parties`
}
digest-moved = Ce message arrivait jusqu’ici dans {$channel}. Kuzhi ne peut plus t’y joindre ; il arrive donc de nouveau en privé.
digest-refused = {$player}, Discord n’a laissé passer aucun message privé, alors tes parties ne peuvent pas arriver une fois par jour. Les notifications sont de nouveau **activées** ; `/réglages` change cela, et `/parties` montre ce qui t’attend.
back-ping = {$player}, te revoilà, et des parties t’attendent : `/parties` les montre.
lost-on-time = {$player} a perdu au temps contre {$opponent} à **{$game}**
next-game = Ta partie suivante :
next-game-none = Aucune autre partie ne t’attend.
confirm-move = Ton coup : **{$move}**. Le jouer ?
puzzle-reminder = Le problème du jour nº {$number} t’attend.
puzzle-reminder-streak = Le problème du jour nº {$number} t’attend. Jours d’affilée jusqu’ici : **{$days}**
settings-own = **Tes réglages**, pour tous les serveurs et les messages privés. **Mes plateaux** sont ceux de tes parties et ceux que Kuzhi ne montre qu’à toi. Si l’autre joueur et toi voulez des aspects différents, le plateau de votre partie a celui du serveur.
settings-pings-on = Notifications **activées** : Kuzhi te prévient d’un défi, de ton tour ou d’une question.
settings-pings-dm = Notifications **par message privé**, ou dans le salon si Discord ne laisse pas passer le message.
settings-pings-daily = Notifications **une fois par jour** : un seul message avec toutes les parties qui t’attendent. Les défis et les parties en direct te préviennent toujours aussitôt, comme une partie dont le temps s’achève avant ce message.
settings-digest = Tes parties arrivent une fois par jour à **{$time}** ({$zone}).
settings-digest-in = Tes parties arrivent une fois par jour à **{$time}** ({$zone}), dans {$channel}. Les autres y lisent quelles parties de ce serveur t’attendent.
settings-digest-choose = Choisis l’heure et ton fuseau horaire sous « Congés et repos ».
settings-digest-at = Parties en attente : chaque jour à {$time}
settings-digest-direct = Parties en attente : par message privé
settings-digest-here = Parties en attente : dans ce salon
settings-digest-there = Parties en attente : dans un autre salon
settings-confirms = Avant chaque coup, Kuzhi te **demande** si tu veux le jouer.
settings-puzzle = **Rappel du problème du jour :** un message privé à ton heure, si tu ne l’as pas encore résolu. Ton fuseau horaire : {$zone}
settings-puzzle-at = Me le rappeler chaque jour à {$time}
settings-puzzle-never = Aucun rappel
settings-pings-off = Notifications **coupées** : regarde dans `/parties` à qui de jouer.
my-boards = Mes plateaux : {$look}
my-boards-usual = Mes plateaux : par défaut
look-light-wood = Bois clair
look-dark-wood = Bois sombre
look-emoji = Émojis
look-letters = Lettres
look-sentences = Phrases, pour lecteurs d’écran
settings-viewpoint-fixed = Sur les plateaux que Kuzhi ne montre qu’à toi, **ta rangée** est toujours en bas.
settings-viewpoint-mover = Sur les plateaux que Kuzhi ne montre qu’à toi, la rangée du **joueur au trait** est en bas.
settings-challengers-everybody = Défis : de tout le monde
settings-challengers-acquaintances = Défis : de tes anciens adversaires
settings-challengers-nobody = Défis : de personne
settings-language-usual = Langue : comme Discord
settings-language = Langue : {$language}
settings-usual = par défaut
settings-house = **Réglages de ce serveur**
settings-house-anywhere = Les parties peuvent commencer dans **tous les salons**.
settings-house-channels = Les parties commencent dans {$channels} et dans leurs fils.
settings-house-tournaments-on = **Tout le monde** peut annoncer des tournois.
settings-house-tournaments-off = Seuls les **gestionnaires du serveur** peuvent annoncer des tournois.
settings-house-tournaments-role = Les tournois sont annoncés par les **gestionnaires du serveur** et par {$role}.
settings-winners-role = Qui gagne un tournoi a {$role} jusqu’à la fin du suivant ici.
settings-winners-role-none = Qui gagne un tournoi n’a pas de rôle.
settings-house-time-zone = Les heures comme 20:00 sont lues dans le fuseau **{$zone}**. `/réglages fuseau` en choisit un autre.
settings-house-time-zone-none = Ce serveur n’a pas encore de fuseau horaire. Avec `/réglages fuseau`, un tournoi peut commencer à une heure comme 20:00.
settings-house-threads-on = Chaque partie a **son propre fil** ; Kuzhi doit avoir le droit d’en créer.
settings-house-threads-off = Les parties se jouent **dans le salon même**.
settings-winners-choose = Rôle de la victoire : en choisir un …
settings-house-choose = Ne commencer que dans ces salons …
settings-house-pings-on = Notifications **activées** : Kuzhi prévient d’un défi, d’un tour ou d’une question.
settings-house-pings-off = Notifications **coupées** sur ce serveur.
settings-house-game = Si aucun jeu n’est choisi : {$game}
settings-boards = **Plateaux de ce serveur**, tant que les joueurs n’ont pas choisi leur propre aspect
settings-house-viewpoint-fixed = La **rangée du Sud** est toujours en bas.
settings-house-viewpoint-mover = La rangée du **joueur au trait** est en bas.
house-boards = Plateaux : {$look}
house-boards-usual = Plateaux : par défaut
settings-limits = **Limites et pendule de ce serveur**
    Les parties et défis déjà commencés restent tels quels.
settings-feed = **Le problème du jour sur ce serveur**
settings-daily-on = Il arrive dans {$channel} chaque jour à {$time} ({$zone}). Chacun le résout pour soi, et le message montre qui y est arrivé.
settings-daily-off = Il n’est pas publié. Choisis un salon : le premier y arrive tout de suite, les autres chaque jour à 09:00.
settings-daily-no-zone = Ce serveur n’a pas encore de fuseau horaire : l’heure est donc celle d’UTC. `/réglages fuseau` le choisit.
settings-daily-choose = Le publier dans …
settings-daily-move = Le publier ailleurs …
settings-daily-at = Chaque jour à {$time}
daily-stopped = Le problème du jour n’arrive plus dans {$channel}, car Kuzhi n’a pas pu y écrire. Donne-lui les permissions d’y voir le salon, d’envoyer des messages et de joindre des fichiers, puis choisis à nouveau le salon dans les `/réglages` du serveur.
settings-week-post = **La semaine sur ce serveur**
settings-week-on = Elle arrive dans {$channel} : {$weekday}, {$time} ({$zone}). Elle raconte les parties jouées, la partie de la semaine, les classements en hausse, les niveaux battus et les tournois. Après une semaine sans partie, rien n’arrive.
settings-week-off = Elle n’est pas publiée. Choisis un salon : elle y arrive chaque semaine ({$weekday}, 18:00).
settings-week-day = Jour : {$weekday}
settings-week-at = Heure : {$time}
settings-welcome = **Un accueil sur ce serveur**
settings-welcome-on = Il est dans {$channel} : épingle-le, et les nouveaux le trouveront. Kuzhi le tient à jour, avec le prochain tournoi. Si tu choisis un autre salon, il y déménage.
settings-welcome-off = Il n’y en a pas. Choisis un salon : Kuzhi y publie un message à épingler, avec des boutons pour jouer, apprendre, résoudre le problème du jour et voir le prochain tournoi.
week-stopped = La semaine n’arrive plus dans {$channel}, car Kuzhi n’a pas pu y écrire. Donne-lui les permissions d’y voir le salon, d’envoyer des messages et de joindre des fichiers, puis choisis à nouveau le salon dans les `/réglages` du serveur.
welcome-stopped = L’accueil dans {$channel} n’est plus tenu à jour, car Kuzhi n’a pas pu y écrire. Donne-lui les permissions d’y voir le salon et d’envoyer des messages, puis choisis à nouveau le salon dans les `/réglages` du serveur.
week-title = **La semaine sur ce serveur** · {$from} – {$until}
week-games = Parties entre joueurs : {$games} · contre Kuzhi : {$bot} · joueurs : {$players}
week-best = **La partie de la semaine :** {$south} – {$north}, {$game}.
week-comeback = {$player} avait {$seeds} graines de retard et a gagné quand même.
week-relay = {$player} a joué un coup de {$laps} tours.
week-drawn = Elle s’est terminée sur une égalité.
week-close = { $seeds ->
    [one] Une seule graine a fait la différence.
   *[other] {$seeds} graines ont fait la différence.
}
week-rises = **Les plus fortes hausses**
week-rise = • {$player} {$gained} en {$game}, maintenant {$rating}
week-levels = **Niveaux battus pour la première fois**
week-level = • {$player} : niveau {$level} en {$game}
week-tournaments = **Tournois**
welcome-title = **Le mancala sur ce serveur**
welcome-text = Sème des graines et récoltes-en plus que l’adversaire : {$games} jeux de mancala, entre vous ou contre Kuzhi. **Jouer** prépare une partie, **Apprendre** montre un jeu pas à pas, et le problème du jour prend une minute. Ce que tu ouvres ici, toi seul le vois.
welcome-tournament = **Prochain tournoi :** {$tournament}
settings-tournaments = **Les tournois de ce serveur**
settings-challenges-usual = Défis sans réponse par personne : {$most} (par défaut)
settings-challenges = Défis sans réponse par personne : {$most}
settings-matches-usual = Parties à la fois dans un salon : {$most} (par défaut)
settings-matches = Parties à la fois dans un salon : {$most}
settings-people = **Qui ne peut pas jouer sur ce serveur**
    Jusqu’à {$most} personnes. Elles ne peuvent ni commencer ni accepter de parties ici, ni être défiées. Leurs parties en cours continuent, et elles ne l’apprennent qu’en essayant.
settings-people-nobody = Personne n’est bloqué : **tout le monde peut jouer**.
settings-people-kept-out = Ne peuvent pas jouer : {$people}
settings-people-choose = Empêcher quelqu’un de jouer …
settings-organisers-choose = Organisation des tournois : choisir un rôle …
settings-people-back = Laisser quelqu’un rejouer …
button-pings-on = Notifications : activées
button-pings-dm = Notifications : par message privé
button-pings-daily = Notifications : une fois par jour
button-digest = Quand ce message arrive
button-confirms-on = Coups : demander d’abord
button-confirms-off = Coups : aussitôt
button-confirm-move = Jouer ce coup
button-not-yet = Pas encore
button-waiting-game = Partie suivante
button-settings-puzzle = Me le rappeler …
button-puzzle-stop = Ne plus me le rappeler
button-pings-off = Notifications : coupées
button-tournaments-on = Tournois : tous
button-tournaments-off = Tournois : gestion
button-threads-on = Fils : activés
button-threads-off = Fils : désactivés
button-all-channels = Permettre tous les salons
button-no-winners-role = Aucun rôle de la victoire
button-no-organisers = Aucun rôle d’organisation
button-settings-own = Tes propres réglages
button-settings-time = Congés et repos
button-away = Congé …
button-away-change = Jusqu’à quand …
button-here-again = Je suis de retour
button-days-off = Jours de repos et nuits …
form-away = Congé
form-away-until = Jusqu’à quand ?
form-away-until-example = ven, demain 18:00 ou 2w
form-zone = Ton fuseau : une grande ville près de toi
form-zone-example = Paris ou UTC+2
form-week = Jours de repos et nuits
form-week-days = Jours de repos : deux par semaine au plus
form-week-days-example = sam, dim
form-week-hours = Heures calmes : douze par jour au plus
form-week-hours-example = 22:00-07:00
button-settings-house = Réglages du serveur
button-viewpoint-fixed = Rangée du bas : la tienne
button-house-viewpoint-fixed = Rangée du bas : Sud
button-viewpoint-mover = Rangée du bas : joueur au trait
button-house-viewpoint-mover = Rangée du bas : joueur au trait
button-settings-boards = Plateaux
button-settings-tournaments = Tournois
button-settings-limits = Limites et pendule
button-settings-feed = Messages automatiques
button-daily-off = L’arrêter
button-settings-week = La semaine
button-settings-welcome = Accueil
button-week-off = L’arrêter
button-welcome-off = Le supprimer
button-welcome-play = Jouer
button-welcome-learn = Apprendre
button-welcome-puzzle = Problème du jour
button-welcome-tournament = Prochain tournoi
button-settings-people = Qui ne peut pas jouer
button-let-all-play = Laisser jouer tout le monde

## Rules

rules-title = **Comment jouer à {$game}**
rules-rounds = **Durée :** trois manches, sauf si tu choisis autre chose avec `manches`. Une partie rapide d’une manche se décide dès les premiers coups : elle ne compte jamais pour le classement.
rules-solved = **Résolu en 2026 :** avec un jeu parfait, {$side}, qui commence, obtient {$share} des {$seeds} graines de la première manche. Selon la durée : {$results}.
rules-solved-results = **Résolu en 2026**, avec un jeu parfait : {$results}.
rules-solved-win = {$length} : {$side} gagne
rules-solved-draw = {$length} : nulle
rules-solved-open = {$length} : personne ne peut forcer le gain
rules-options = **Options** (`options` de `/jouer`)
rules-option = • Par défaut : {$default}. Ou : {$others}.
rules-example = **Un exemple :** {$account}
rules-yours = Ta partie ici : {$description}
rules-mangala =
    Deux rangées de six trous à quatre graines, et un grenier au bout droit de chaque rangée. Prends toutes les graines d’un de tes trous et sème-les une à une, dans le sens inverse des aiguilles d’une montre ; s’il y en a plusieurs, la première revient dans le trou de départ. On sème dans son grenier, on saute celui de l’adversaire.
    • Dernière graine dans ton grenier : tu rejoues.
    • La dernière graine rend pair un trou adverse : tu le captures.
    • Dernière graine dans ton propre trou vide : tu la captures avec le trou d’en face, sauf s’il est vide.
    Quand une rangée est vide, la partie finit et son propriétaire prend le reste. Le plus de graines gagne.
rules-mangala-castle =
    Mangala sans semer dans les greniers : on ne rejoue donc jamais.
    • La dernière graine fait trois dans un trou adverse de 1 à 5, et tu n’as pas encore de château : tu captures les trois et le trou devient ton château (C) jusqu’à la fin. Toute graine qui tombe dans un château va à son propriétaire. On ne sème jamais un château.
    • La dernière graine rend pair un trou adverse : tu le captures.
    • Dernière graine dans ton propre trou vide : tu la captures avec le trou d’en face, sauf s’il est vide ou un château.
    Une dernière graine dans un château termine le tour. Quand une rangée est vide, la partie finit et son propriétaire prend le reste. Le plus de graines gagne.
rules-kalah =
    Deux rangées de six trous à quatre graines, et un grenier au bout droit de chaque rangée. Prends toutes les graines d’un de tes trous et sème-les une à une, dans le sens inverse des aiguilles d’une montre. On sème dans son grenier, on saute celui de l’adversaire.
    • Dernière graine dans ton grenier : tu rejoues.
    • Dernière graine dans ton propre trou vide : tu la captures avec le trou d’en face, sauf s’il est vide.
    Quand une rangée est vide, la partie finit et chacun garde ce qui reste dans sa rangée. Le plus de graines gagne.
rules-oware =
    Deux rangées de six trous à quatre graines. Prends toutes les graines d’un de tes trous et sème-les une à une, dans le sens inverse des aiguilles d’une montre. On ne sème jamais dans un grenier, et des semailles qui font tout le tour sautent leur trou de départ.
    • La dernière graine fait deux ou trois dans la rangée d’en face : tu captures ce trou, puis le précédent de cette rangée s’il a deux ou trois, et ainsi de suite sans interruption.
    • Un coup qui capturerait toutes les graines d’en face ne capture rien.
    • Si l’autre rangée est vide à ton tour, tu dois la nourrir si tu peux. Sinon, la partie finit et tu gardes ta rangée.
    • Vingt-cinq graines gagnent aussitôt. Quand une position revient, la partie finit et chacun garde sa rangée.
rules-toguz-kumalak =
    Deux rangées de neuf trous à neuf graines. On ne sème jamais dans les greniers (les kazans). Prends toutes les graines d’un de tes trous et sème-les une à une, dans le sens inverse des aiguilles d’une montre ; s’il y en a plusieurs, la première revient dans le trou de départ, et une graine seule avance d’un trou.
    • La dernière graine rend pair un trou adverse : tu le captures.
    • La dernière graine fait trois dans un trou adverse, et tu n’as pas encore de touzdik : tu captures les trois et le trou devient ton touzdik (T) jusqu’à la fin. Toute graine qui tombe dans un touzdik va à son propriétaire. On ne sème jamais un touzdik. Ni le trou 9 ni le trou qui a le numéro du touzdik adverse ne le deviennent.
    Plus de la moitié des graines, 82, gagnent aussitôt. Qui n’a rien à semer à son tour met fin à la partie, et l’autre garde ce qui reste dans sa rangée. Le plus de graines gagne.
rules-bestemshe =
    Deux rangées de cinq trous à cinq graines. On ne sème jamais dans les greniers (les kazans). Prends toutes les graines d’un de tes trous et sème-les une à une, dans le sens inverse des aiguilles d’une montre ; s’il y en a plusieurs, la première revient dans le trou de départ, et une graine seule avance d’un trou.
    • La dernière graine rend pair un trou adverse : tu le captures.
    Plus de la moitié des graines, 26, gagnent aussitôt. Qui n’a rien à semer à son tour met fin à la partie, et l’autre garde ce qui reste dans sa rangée. Le plus de graines gagne.
rules-al-manqala =
    Deux rangées de sept trous à sept graines (des perles). Prends toutes les graines d’un de tes trous et sème-les une à une, dans le sens inverse des aiguilles d’une montre.
    • La dernière graine fait deux ou quatre, dans l’une ou l’autre rangée : tu captures ce trou, puis le précédent s’il a deux ou quatre, et ainsi de suite sans interruption.
    • Si l’autre rangée est vide à ton tour, tu dois la nourrir si tu peux. Sinon, l’adversaire prend tout ce qui reste. Si ta propre capture la vide, la partie finit et chacun garde sa rangée.
    • Cinquante graines gagnent aussitôt. Si la partie tourne en rond, `/accord` propose de partager ce qui est sur le plateau.
rules-pallankuzhi =
    Deux rangées de sept trous, par manches. Prends toutes les graines d’un de tes trous et sème-les dans le sens inverse des aiguilles d’une montre ; puis sème le trou suivant, et continue tant que le suivant contient des graines.
    • Si le trou suivant est vide, tu captures celui d’après et continues avec le trou derrière. S’il est vide aussi, ton tour finit.
    • Un trou qu’une graine porte à quatre est capturé aussitôt.
    Un joueur sans graines dans sa rangée à son tour termine la manche, et l’autre prend le reste. Puis chacun remplit autant de trous que possible ; les trous vides (x) sont hors jeu, et le second joueur commence. `manches` dit combien ; « jusqu’au bout », c’est jusqu’à ce que l’un ne puisse remplir aucun trou.
rules-pallam-khuzi =
    Deux rangées de sept trous à quatre graines, par manches. Prends toutes les graines d’un de tes trous et sème-les dans le sens inverse des aiguilles d’une montre, en sautant ce trou ; puis sème le trou suivant, et continue tant que le suivant contient des graines.
    • Si le trou suivant est vide, tu captures celui d’après, et ton tour finit.
    • Un trou qu’une graine porte à quatre va aussitôt à son propriétaire, qui que ce soit qui sème.
    Un joueur sans graines dans sa rangée à son tour termine la manche, et l’autre prend le reste. Puis chacun remplit autant de trous que possible ; les trous vides (x) sont hors jeu, et le second joueur commence. `manches` dit combien ; « jusqu’au bout », c’est jusqu’à ce que l’un ne puisse remplir aucun trou.
rules-kotu-baendum =
    Deux rangées de sept trous à quatre graines, par manches. Le premier coup fixe le sens pour les deux joueurs. **D’abord les bouts :** le premier tour de chacun part du trou 1 ou 7.
    • Un trou de trois est sauté, sauf par la dernière graine en main. Si elle tombe dans un tel trou, les quatre sont capturées et on sème le suivant ; dans un trou de bout, de l’une ou l’autre rangée, elles restent, liées (S ou N : qui les a liées), et lui reviennent à la fin.
    • Dernière graine dans un trou vide ou marqué : ton tour finit. Dans un autre : prends-le et sème.
    • **Les seules attendent :** les graines seules restent tant que tu as un trou de deux ou plus. **La seule de tête attend :** si toutes sont seules, celle de ton trou de tête, le dernier dans le sens des semailles, reste.
    La manche finit quand le joueur au trait n’a rien à semer. Ensuite le gagnant remplit tous ses trous, le perdant autant que possible.
    • **Puta (p) :** une graine en trop fait un trou bloqué, et le gagnant en prend trois en face.
    • **Naga (g) :** deux en trop font aussi un trou bloqué, et le gagnant en prend deux.
    • **Wala :** trois en trop font un trou ordinaire, et le gagnant en prend une.
    • **Les trous marqués attendent :** bloqués ou liés, on ne les sème jamais, et ils terminent le tour qui les atteint.
    • **Moins de douze :** le perdant peut disposer sa rangée, une ou deux dans le trou 1, jusqu’à deux de 2 à 6, jusqu’à quatre dans le 7. Avec deux graines dans le trou 1, il capture par trois ; avec une, par deux.
    `manches` dit combien.

## Learning

lesson-again = Si ta dernière graine tombe dans ton grenier, tu rejoues.
lesson-sow = Prends les graines d’un de tes trous. Remets la première dans ce trou et sème les autres une à une, vers la droite et jusque dans ton grenier. Une graine seule avance d’un trou.
lesson-sow-on = Prends les graines d’un de tes trous et sème-les une à une, vers la droite et jusque dans ton grenier.
lesson-sow-round = Prends les graines d’un de tes trous et sème-les une à une, vers la droite et autour du plateau. On ne sème pas dans les greniers.
lesson-even = Une dernière graine qui rend pair un trou adverse capture ce trou.
lesson-alone = Une dernière graine dans ton propre trou vide se capture avec le trou d’en face, s’il contient des graines.
lesson-finish = Quand une rangée est vide après un coup, la partie est finie : celui dont la rangée est vide prend les graines de l’autre. Le plus de graines gagne.
lesson-round = De longues semailles sautent le grenier de l’adversaire et continuent par ton trou 1. Là aussi, une dernière graine dans un trou vide capture.
lesson-keep = Quand une rangée est vide après un coup, la partie est finie et chacun garde ce qui reste dans sa rangée. Le plus de graines gagne.
lesson-first-back = Prends les graines d’un de tes trous. Remets la première dans ce trou et sème les autres une à une, vers la droite et autour du plateau ; une graine seule avance d’un trou. On ne sème pas dans les greniers.
lesson-tuzdik = Si ta dernière graine fait trois dans un trou adverse de 1 à 8, tu captures les trois et le trou devient ton touzdik. C’est possible une fois par partie, mais pas dans le trou qui a le numéro du touzdik adverse.
lesson-fill-tuzdik = Toute graine qui tombe dans ton touzdik est aussitôt à toi.
lesson-half = Qui a plus de la moitié de toutes les graines gagne aussitôt.
lesson-out = Qui n’a rien à semer à son tour met fin à la partie, et l’autre garde ce qui reste dans sa rangée. Le plus de graines gagne.
lesson-past = On sème comme au Mangala, mais en sautant les deux greniers : après ton trou 6 vient le trou 1 de l’adversaire.
lesson-castle = Si ta dernière graine fait trois dans un trou adverse de 1 à 5, tu captures les trois et le trou devient ton château. C’est possible une fois par partie.
lesson-fill = Toute graine qui tombe dans ton château est aussitôt à toi.
lesson-two-four = Si ta dernière graine fait deux ou quatre, dans l’une ou l’autre rangée, tu captures ce trou.
lesson-chain = Si le trou précédent a aussi deux ou quatre, tu le captures aussi, et ainsi de suite sans interruption.
lesson-feed = Quand l’autre rangée est vide, tu dois la nourrir si tu peux : seuls les coups qui y laissent une graine sont permis.
lesson-majority = Qui a cinquante graines gagne aussitôt.
lesson-two-three = Si ta dernière graine fait deux ou trois dans la rangée d’en face, tu captures ce trou.
lesson-run = Si le trou précédent de la rangée d’en face a aussi deux ou trois, tu le captures aussi, et ainsi de suite sans interruption.
lesson-twelve = Un trou de douze graines ou plus fait tout le tour. Les semailles sautent leur trou de départ, qui reste vide.
lesson-slam = Un coup qui capturerait toutes les graines d’en face ne capture rien. Trouve une capture qui en laisse.
lesson-twenty-five = Qui a vingt-cinq graines gagne aussitôt.
lesson-laps = Sème un trou, puis sème le suivant, et continue tant que le suivant contient des graines.
lesson-beyond = Si le trou suivant est vide, tu captures celui d’après et continues avec le trou derrière.
lesson-pasu = Un trou qu’une graine porte à quatre est une vache, un pasu : il est capturé aussitôt.
lesson-rubbish = Les trous qui n’ont pu être remplis (x) sont hors jeu pour la manche : on les saute comme s’ils n’existaient pas.
lesson-round-over = La manche finit quand le joueur au trait n’a rien à semer, et chacun prend ce qui est dans sa rangée. Avec ses graines, chacun remplit ses trous pour la manche suivante. Qui a le plus de graines à la fin de la dernière gagne la partie.
lesson-round-out = La manche finit quand un joueur n’a plus de graines dans sa rangée à son tour, et l’autre prend ce qui reste. Avec ses graines, chacun remplit ses trous pour la manche suivante. Qui a le plus de graines à la fin de la dernière gagne la partie.
lesson-beyond-ends = Si le trou suivant est vide, tu captures celui d’après, et ton tour finit.
lesson-pasu-owner = Un trou qu’une graine porte à quatre va aussitôt à son propriétaire, qui que ce soit qui sème.
lesson-way = Le premier coup de la partie fixe le sens de la première manche pour les deux joueurs. Les suivantes vont en sens antihoraire, →.
lesson-ends = Le premier tour de chacun dans une manche part d’un trou de bout, 1 ou 7.
lesson-relay = Si ta dernière graine tombe dans un trou garni, tu le prends et sèmes encore ; dans un trou vide, ton tour finit.
lesson-three = Un trou de trois est sauté, sauf par la dernière graine en main. Elle fait quatre, et tu les captures.
lesson-tie = Dans un trou de bout, 1 ou 7, les quatre ne sont pas capturées mais liées : elles restent et comptent pour toi à la fin de la manche.
lesson-single = Tant qu’un de tes trous a deux graines ou plus, les graines seules restent en place.
lesson-arrange = Avec moins de douze graines, tu disposes ta rangée toi-même. Avec deux graines dans le trou 1, tu captures par trois dans cette manche ; avec une, par deux.
tutorial-title = **{$game} : leçon {$number} sur {$of}**
tutorial-known = 🎓 Tu connais le reste grâce à **{$game}**.
tutorial-task-again = **À toi :** la rangée du bas est la tienne. Quel trou te fait rejouer ?
tutorial-task-capture = **À toi :** la rangée du bas est la tienne. Quel trou capture ?
tutorial-task-castle = **À toi :** la rangée du bas est la tienne. Quel trou fait trois dans l’autre rangée ?
tutorial-task-fill = **À toi :** la rangée du bas est la tienne. Quel trou y fait tomber une graine ?
tutorial-task-on = **À toi :** la rangée du bas est la tienne. Quel trou te laisse semer encore ?
tutorial-task-tie = **À toi :** la rangée du bas est la tienne. Quel trou en lie quatre ?
tutorial-task-win = **À toi :** la rangée du bas est la tienne. Quel trou finit la partie alors que tu mènes ?
tutorial-task-any = **À toi :** la rangée du bas est la tienne. Joue un coup au choix.
tutorial-task-arrange = **À toi :** choisis une disposition de ta rangée, trous 1 à 7, qui te fait capturer par trois.
tutorial-right = ✅ **Bien joué.** {$account}
tutorial-not-yet = ↩️ {$account} {$fell} Pas tout à fait. Le plateau est revenu comme avant ; réessaie.
tutorial-fell = La dernière graine est tombée dans le trou {$pit} de {$side}.
tutorial-fell-store = La dernière graine est tombée dans le grenier de {$side}.
tutorial-end = 🎓 C’est tout pour **{$game}**. Joues-y avec `/jouer`, ou apprends un autre jeu ici.
tutorial-end-playing = 🎓 C’est tout pour **{$game}**. Ta partie est juste au-dessus : ferme ce message pour continuer.
tutorial-hint = 💡 Essaie **{$mv}**.
tutorial-layout = 👀 Ta rangée serait disposée ainsi. Prends-la, ou regardes-en une autre.
button-take-layout = Prendre cette disposition
button-play-now = Jouer à ce jeu maintenant
tutorial-choose = Apprendre un autre jeu
tutorial-learnt = ✅ Appris
aim-mangala = Gagne plus de graines : finis dans ton grenier pour rejouer, rends pair un trou adverse pour le capturer.
aim-mangala-castle = Gagne plus de graines : rends pair un trou adverse avec ta dernière graine pour le capturer.
aim-kalah = Gagne plus de graines : finis dans ton grenier pour rejouer, ou dans un de tes trous vides pour capturer celui d’en face.
aim-oware = {$seeds} graines gagnent : fais deux ou trois en face avec ta dernière graine pour les capturer.
aim-toguz-kumalak = {aim-bestemshe}
aim-bestemshe = {$seeds} graines gagnent : rends pair un trou adverse avec ta dernière graine pour le capturer.
aim-al-manqala = {$seeds} graines gagnent : fais deux ou quatre avec ta dernière graine pour les capturer.
aim-pallankuzhi = Gagne plus de graines : quand tes semailles arrivent à un trou vide, tu captures celui de derrière.
aim-pallam-khuzi = {aim-pallankuzhi}
aim-kotu-baendum = Gagne plus de graines : fais quatre avec ta dernière graine pour les capturer.
about-mangala = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous : la première graine y revient, les autres vont une à une vers la droite et jusque dans ton grenier. Si la dernière y tombe, tu rejoues ; ailleurs, elle peut capturer. Quand une rangée est vide, la partie finit.
about-mangala-castle = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous : la première graine y revient, les autres vont une à une vers la droite et autour du plateau. Là où tombe la dernière, tu peux capturer. Quand une rangée est vide, la partie finit.
about-kalah = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous, graine par graine, vers la droite et jusque dans ton grenier : si la dernière y tombe, tu rejoues ; ailleurs, elle peut capturer. Quand une rangée est vide, la partie finit.
about-oware = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous, graine par graine, vers la droite et autour du plateau ; une dernière graine qui fait deux ou trois dans l’autre rangée les capture. Vingt-cinq graines gagnent aussitôt.
about-toguz-kumalak = {about-bestemshe} Une fois par partie, une dernière graine qui fait trois en face les capture et te donne un *touzdik* (T) : toute graine qui y tombe est à toi.
about-bestemshe = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous : la première graine y revient, les autres vont une à une vers la droite et autour du plateau. Une dernière graine qui rend pair un trou adverse le capture. Plus de la moitié des graines gagne aussitôt.
about-al-manqala = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous, graine par graine, vers la droite et autour du plateau ; une dernière graine qui fait deux ou quatre les capture. Cinquante graines gagnent aussitôt.
about-pallankuzhi = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous et continue par le suivant, jusqu’à un trou vide : alors il capture ce qui est derrière. La manche finit quand un joueur n’a rien à semer.
about-pallam-khuzi = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous et continue par le suivant, jusqu’à un trou vide : alors il capture ce qui est derrière, et ton tour finit. La manche finit quand un joueur n’a rien à semer.
about-kotu-baendum = 💡 **Le but :** gagner plus de graines que l’autre. Un coup sème un de tes trous et continue par le trou où tombe la dernière graine, jusqu’à un trou vide ; une dernière graine qui fait quatre les capture. La manche finit quand un joueur n’a rien à semer. Tant qu’un de tes trous en a plus, les graines seules attendent.
new-after = 🆕 **Nouveau quand on connaît {$game} :** {$rules}
new-sow = La première graine revient dans son trou, et tu sèmes aussi dans ton grenier.
new-again = Si la dernière graine tombe dans ton grenier, tu rejoues.
new-even = Une dernière graine qui rend pair un trou adverse le capture.
new-alone = Une dernière graine dans un trou vide à toi capture le trou d’en face, et elle avec.
new-finish = Quand une rangée est vide, la partie finit, et son joueur prend ce qui reste dans l’autre.
new-sow-on = La première graine va dans le trou suivant, et tu sèmes aussi dans ton grenier.
new-round = De longues semailles sautent le grenier de l’adversaire.
new-keep = Quand une rangée est vide, la partie finit, et chacun garde sa rangée.
new-first-back = La première graine revient dans son trou, et on ne sème pas dans les greniers.
new-tuzdik = Une fois par partie, une dernière graine qui fait trois en face les capture et te donne un touzdik (T) : toute graine qui y tombe est à toi.
new-half = Plus de la moitié des graines gagne aussitôt.
new-out = La partie finit quand un joueur n’a rien à semer.
new-castle = Une fois par partie, une dernière graine qui fait trois dans un trou adverse de 1 à 5 les capture et bâtit ton château (C) : toute graine qui y tombe est à toi.
new-two-four = Une dernière graine qui fait deux ou quatre, dans l’une ou l’autre rangée, les capture.
new-chain = Les trous de deux ou quatre juste avant partent avec.
new-feed = Quand l’autre rangée est vide, tu dois la nourrir si tu peux.
new-sow-round = La première graine va dans le trou suivant, et on ne sème pas dans les greniers.
new-two-three = Une dernière graine qui fait deux ou trois dans la rangée d’en face les capture.
new-run = Les trous de deux ou trois juste avant, dans cette rangée, partent avec.
new-twelve = De longues semailles sautent leur trou de départ.
new-slam = Un coup qui capturerait toute la rangée ne capture rien.
new-laps = Après un trou tu sèmes le suivant, tant qu’il contient des graines.
new-beyond = Si le suivant est vide, tu captures celui d’après et tu continues.
new-pasu = Un trou qu’une graine porte à quatre est capturé aussitôt.
new-beyond-ends = Si le suivant est vide, tu captures celui d’après, et ton tour finit.
new-pasu-owner = Un trou qu’une graine porte à quatre va aussitôt à son propriétaire.
new-way = Le premier coup fixe le sens pour vous deux, et ton premier tour part du trou 1 ou 7.
new-relay = Tu prends le trou où tombe ta dernière graine et tu sèmes encore, sauf s’il était vide.
new-three = Un trou de trois est sauté, sauf par une dernière graine : elle fait quatre et les capture.
new-tie = Dans les trous 1 et 7, les quatre sont liées : elles restent et comptent pour toi à la fin de la manche.
new-single = Les graines seules attendent tant qu’un de tes trous en a plus.
legend-board = 🔎 **Le dernier coup :** des tirets où il commence, un anneau où tombe sa dernière graine, des rayons où il capture.
legend-buttons = **{$label}** sur un bouton : le trou {$pit}, graines dedans : {$seeds}.
legend-stores = Greniers : **S** {$south}, **N** {$north}.
round-filled = 🔁 **Nouvelle manche :** chacun a rempli autant de trous que ses graines le permettent et gardé le reste. Qui jouait en second commence.
round-won = 🔁 **Nouvelle manche :** qui a gagné la dernière a rempli tous ses trous. L’autre en a rempli autant que possible, et commence.
round-blocked = 🚧 **Trous bloqués :** une ou deux graines en trop. Personne ne les sème, et un tour qui les atteint finit.
round-arrange = ✋ **Moins de douze graines :** le perdant dispose sa rangée. Avec deux graines dans le trou 1, il capture par trois dans cette manche ; avec une, par deux.
button-learn = Apprendre en une minute
button-how-to-play = Comment jouer
button-rules = Règles
button-hint = 💡 Indice
button-next-lesson = Leçon suivante ▶
button-all-lessons = Toutes les leçons
button-page-before = ◀ Page précédente
button-page-after = Page suivante ▶
button-try-it = Essaie toi-même
rules-choose = Règles d’un autre jeu
rules-boards =
    Avant :
    {$before}
    Après :
    {$after}

## How commands describe themselves

describe-play = Défier quelqu’un à un jeu de mancala, ou jouer contre Kuzhi
    .name = jouer
describe-play-game = Quel jeu
    .name = jeu
describe-play-opponent = Qui tu défies ; laisse vide pour jouer contre Kuzhi
    .name = adversaire
describe-play-open = Laisser accepter n’importe qui dans ce salon
    .name = ouvert
describe-play-level = La force de Kuzhi, si tu joues contre lui
    .name = niveau
describe-play-side = Qui commence
    .name = camp
describe-play-length = Jeux à plusieurs manches : trois par défaut ; une seule est rapide et amicale
    .name = manches
describe-play-sets = Au meilleur de tant de sets : une victoire vaut 1, une nulle ½, on change de côté
    .name = sets
describe-play-rated = Si elle compte pour le classement ; par défaut oui, entre personnes qui ont déjà fini une partie
    .name = classée
describe-play-balanced = Tirer les premiers coups au sort : personne n’a d’avance (Pallankuzhi, Pallam Khuzi)
    .name = équilibrée
describe-play-clock = Combien de temps il y a pour jouer
    .name = pendule
describe-play-days-off = Non : la pendule en jours tourne aussi les jours de repos et la nuit
    .name = repos
describe-play-options = Comment on joue, si ce n’est pas avec les règles par défaut
    .name = options
describe-tutorial = Une courte leçon d’un jeu, avec des boutons
    .name = tutoriel
describe-tutorial-game = Quel jeu
    .name = jeu
describe-rules = Comment se joue un jeu, avec images et exemples
    .name = règles
describe-rules-game = Quel jeu
    .name = jeu
describe-agree = Proposer de partager le reste d’une partie qui tourne en rond
    .name = accord
describe-games = Tes parties partout, avec liens, et à qui de jouer
    .name = parties
describe-move = Semer un trou dans ta partie de ce salon
    .name = coup
describe-move-pit = Le numéro de ton trou
    .name = trou
describe-match = Quelle partie, si tu en as plusieurs dans ce salon
    .name = partie
describe-board = Ramener ton plateau à la fin du salon
    .name = plateau
describe-board-look = Un autre aspect, pour toi seulement
    .name = aspect
describe-resign = Abandonner ta partie de ce salon
    .name = abandonner
describe-draw = Proposer la nulle dans ta partie de ce salon
    .name = nulle
describe-takeback = Reprendre ton dernier coup, si l’autre est d’accord ; Kuzhi l’est toujours
    .name = reprendre
describe-conditional = Coups joués pour toi automatiquement pendant que tu attends ; personne d’autre ne les voit
    .name = conditionnel
describe-conditional-moves = Le coup de l’autre, puis le tien, etc. : 3 5
    .name = coups
describe-hint = Ce que Kuzhi jouerait à ta place ; personne d’autre ne le voit, parties amicales seulement
    .name = indice
describe-leaderboard = Qui joue le mieux
    .name = classement
describe-leaderboard-game = Quel jeu
    .name = jeu
describe-leaderboard-scope = Quels résultats comptent
    .name = portée
describe-leaderboard-time = Les résultats de quelle période
    .name = période
describe-leaderboard-by = Selon quoi classer
    .name = selon
describe-profile = Ce que toi, ou quelqu’un d’autre, avez joué ; toi seul le vois
    .name = profil
describe-profile-player = De qui ; le tien par défaut
    .name = joueur
describe-settings = Aspect des plateaux, notifications, qui peut te défier ; pour les gérants, aussi le serveur
    .name = réglages
describe-settings-of = Les réglages de qui
    .name = pour
describe-settings-timezone = Le fuseau horaire de ce serveur : tape une ville
    .name = fuseau
choice-settings-own = Les tiens
choice-settings-house = Ceux de ce serveur, pour les personnes qui le gèrent
describe-away = Tes pendules en jours s’arrêtent jusqu’à ton retour
    .name = congé
describe-away-until = Jusqu’à quand : ven, demain 18:00, 2w
    .name = jusque
describe-away-timezone = Ton fuseau horaire : tape une ville
    .name = fuseau
describe-help = Comment jouer avec Kuzhi
    .name = aide
entry-point-description = Tes parties de ce salon sur un grand plateau
choice-first = Tu commences
choice-second = Tu joues en second
choice-random = Au hasard
choice-level-1 = Niveau 1 : pour une première partie
choice-level-2 = Niveau 2 : regarde un coup à l’avance
choice-level-3 = Niveau 3 : regarde aussi ta réponse
choice-level-4 = Niveau 4 : regarde quelques coups plus loin
choice-level-5 = Niveau 5 : laisse passer peu de choses
choice-level-6 = Niveau 6 : joue bien
choice-level-7 = Niveau 7 : joue très bien
choice-level-8 = Niveau 8 : joue du mieux qu’il peut
level-strength-1 = joue comme un débutant
level-strength-2 = bat un débutant
level-strength-3 = comme quelqu’un qui joue de temps en temps
level-strength-4 = comme quelqu’un qui joue souvent
level-strength-5 = comme un joueur de club
level-strength-6 = comme un fort joueur de club
level-strength-7 = comme un maître
level-strength-8 = le Kuzhi le plus fort qui soit
choice-level-strength = {$name} · {$strength}
choice-guild = Ce serveur
choice-everywhere = Tous les serveurs
choice-length-1 = Rapide : une manche, amicale
choice-length-3 = Trois manches
choice-length-0 = Jusqu’au bout
match-name = {$game} contre {$opponent} ({$id})
opponent-unnamed = quelqu’un
pit-name = { $seeds ->
    [one] {$pit} ({$seeds} graine)
   *[other] {$pit} ({$seeds} graines)
}

## Tournaments

describe-tournament = Ligues, tournois suisses, arènes, échelles et éliminations directes
    .name = tournoi
describe-tournament-create = Annoncer un tournoi : tu le vois en entier avant tout le monde
    .name = créer
describe-tournament-list = Les tournois de ce serveur
    .name = liste
describe-tournament-show = Voir l’un d’eux
    .name = voir
describe-tournament-create-kind = Comment on se rencontre
    .name = formule
describe-tournament-create-game = Le jeu
    .name = jeu
describe-tournament-create-clock = La pendule : 5+3 en direct, 1d un jour par coup, 3d+12h une réserve que chaque coup remplit
    .name = pendule
describe-tournament-create-begins = Quand il commence : jeu 20:00, demain 19:30, 1h30m, 2d 3h ; sinon dans une heure (direct) ou un jour
    .name = début
describe-tournament-create-rounds = Combien de rondes (suisse) ou combien de fois on se rencontre (ligue : 1 ou 2)
    .name = rondes
describe-tournament-create-minutes = Combien de temps il dure, de 20 à 180 minutes (arène)
    .name = minutes
describe-tournament-create-boards = Combien de plateaux (match de serveurs) : de 1 à 20
    .name = plateaux
describe-tournament-create-together = Si toutes les rondes commencent en même temps (ligue)
    .name = ensemble
describe-tournament-create-groups = Groupes de tant de joueurs au plus : autant de ligues, ou avant l’élimination directe ; 4 à 12
    .name = groupes
describe-tournament-create-promoted = Combien montent et descendent de chaque groupe la fois suivante (ligue à groupes), sinon un quart
    .name = promus
describe-tournament-create-options = Options du jeu, comme rounds=3
    .name = options
describe-tournament-create-rated = Si les parties comptent pour les cotes
    .name = classée
describe-tournament-create-takebacks = Si on peut demander à reprendre des coups
    .name = reprises
describe-tournament-create-away = Non : les pendules en jours tournent aussi en congé et les jours de repos
    .name = congés
describe-tournament-create-byes = Combien de rondes sautées valent un demi-point (suisse) : 0 à 5, sinon 1
    .name = demi-points
describe-tournament-create-check-in = S’il faut signaler sa présence juste avant le début (cadences en direct)
    .name = pointage
describe-tournament-create-most = Combien de personnes peuvent s’inscrire au plus
    .name = places
describe-tournament-create-role = Seules les personnes qui ont ce rôle peuvent s’inscrire
    .name = rôle
describe-tournament-create-name = Comment il s’appelle
    .name = nom
describe-tournament-create-repeats = S’il revient de lui-même
    .name = répétition
describe-tournament-create-until = Jusqu’à quel jour il revient, comme 2026-12-24 ou 10w ; sinon jusqu’à ce qu’on l’arrête
    .name = fin
describe-tournament-create-ahead = Combien de jours avant le suivant est annoncé (3 chaque semaine, sinon 7)
    .name = jours-avant
describe-tournament-create-season = Combien de tournois font une saison, avec les suivants du même nom : 2 à 52
    .name = saison
describe-tournament-create-best = Combien de résultats de chacun comptent dans la saison, sinon tous
    .name = meilleurs
describe-tournament-create-counts = Ce qui compte dans la saison : les places, ou les points de chaque tournoi
    .name = compte
describe-tournament-show-tournament = Lequel
    .name = tournoi

tournament-kind-league = Ligue
tournament-kind-swiss = Système suisse
tournament-kind-arena = Arène
tournament-kind-ladder = Échelle
tournament-kind-knockout = Élimination directe
tournament-kind-servers = Match de serveurs
tournament-kind-league-line = Ligue : chacun rencontre tous les autres
tournament-kind-swiss-line = Système suisse : ronde après ronde, à points proches
tournament-kind-arena-line = Arène : une soirée de parties en direct, la suivante dès que tu es libre
tournament-kind-ladder-line = Échelle : défie qui est au-dessus de toi, quand tu veux
tournament-kind-knockout-line = Élimination directe : une défaite, et c’est fini
tournament-kind-servers-line = Match de serveurs : sur chaque plateau, l’un des vôtres contre l’un des leurs
choice-tournament-every-week = Chaque semaine
choice-tournament-every-fortnight = Toutes les deux semaines
choice-tournament-every-month = Chaque mois, le même jour, comme le premier vendredi
choice-tournament-counts-places = Les places : 12 points pour la première, 10 pour la deuxième, etc.
choice-tournament-counts-points = Les points de chaque tournoi
tournament-name = {$kind} · {$game}
tournament-title = **{$name}**
tournament-place = { NUMBER($place, type: "ordinal") ->
    [one] {$place}re
   *[other] {$place}e
}
tournament-league-once = Ligue : chacun rencontre tous les autres une fois.
tournament-league-twice = Ligue : chacun rencontre tous les autres deux fois, les côtés échangés.
tournament-groups = { $moves ->
    [one] Groupes de {$most} au plus, les plus forts dans le groupe A. La fois suivante, le premier de chacun monte d’un groupe et le dernier descend.
   *[other] Groupes de {$most} au plus, les plus forts dans le groupe A. La fois suivante, les {$moves} premiers de chacun montent d’un groupe et les {$moves} derniers descendent.
}
tournament-groups-fixed = Groupes de {$most} au plus selon la cote, les plus forts dans le groupe A.
tournament-groups-first = D’abord des groupes de {$most} au plus, de force égale. Les deux premiers de chacun passent.
tournament-groups-now = {$groups} groupes de {$size}.
tournament-groups-need = À moins de {$players} joueurs, il n’y a pas de groupes.
tournament-drafted = Les groupes suivent la dernière ligue : qui est monté ou descendu y joue, et les nouveaux commencent dans le dernier groupe.
tournament-league-together = Toutes les rondes commencent en même temps.
tournament-servers-once = Match de serveurs : sur chaque plateau, une personne d’un serveur rencontre une personne de l’autre.
tournament-servers-twice = Match de serveurs : sur chaque plateau, une personne d’un serveur rencontre deux fois une personne de l’autre, les côtés échangés.
tournament-swiss = { $rounds ->
    [one] Système suisse : {$rounds} ronde. Tes adversaires ont à peu près autant de points que toi.
   *[other] Système suisse : {$rounds} rondes. Tes adversaires ont à peu près autant de points que toi.
}
tournament-swiss-open = Système suisse : autant de rondes qu’il en faut pour un seul vainqueur. Tes adversaires ont à peu près autant de points que toi.
tournament-arena = Arène : {$minutes} minutes. Qui est libre reçoit aussitôt la partie suivante.
tournament-ladder = Échelle : défie jusqu’à {$reach} places au-dessus de toi. Une victoire prend la place, et ceux d’entre deux descendent d’une.
tournament-knockout = Élimination directe : qui perd est éliminé. Une partie nulle est rejouée en échangeant les côtés ; si elle est encore nulle, le mieux placé sur la liste de départ passe.
tournament-game = {$game} · {$clock} · {$rated}
tournament-rated = parties classées
tournament-casual = parties amicales
tournament-round-days = Toutes les parties d’une ronde commencent en même temps. Joue ton premier coup sous {$time}, sinon tu perds par forfait. La ronde finit avec ses parties.
tournament-round-live = Une ronde commence quand la précédente est finie. Tu as {$minutes} minutes pour commencer ta partie.
tournament-together-live = Toutes les rondes commencent en même temps. Pour commencer tes parties, tu as {$minutes} minutes par ronde, additionnées.
tournament-first-move = Dès que le plateau est là, le premier coup est dû dans les {$seconds} secondes.
tournament-byes-none = Une ronde sautée ne donne pas de point.
tournament-byes = { $byes ->
    [one] Une ronde sautée donne un demi-point.
   *[other] Jusqu’à {$byes} rondes sautées donnent chacune un demi-point.
}
tournament-begins = Début : {$when}.
tournament-repeats-week = Il revient chaque semaine.
tournament-repeats-fortnight = Il revient toutes les deux semaines.
tournament-repeats-month = Il revient chaque mois, le {$week} {$day}.
week-of-month-1 = premier
week-of-month-2 = deuxième
week-of-month-3 = troisième
week-of-month-4 = quatrième
week-of-month-5 = dernier
start-needs-zone = {$text} : choisis d’abord le fuseau du serveur avec /réglages fuseau
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
tournament-repeats-until = Le dernier commence au plus tard {$when}.
tournament-ahead = { $days ->
    [one] Le suivant est annoncé {$days} jour avant.
   *[other] Le suivant est annoncé {$days} jours avant.
}
tournament-next = Le suivant commence {$when}.
tournament-check-in = Pointage : qui n’appuie pas sur **{button-tournament-here}** dans les 15 minutes avant le début ne joue pas.
tournament-role = Inscription réservée à {$role}.
tournament-thread = Parties et nouvelles sont dans {$thread}.
tournament-entered-none = Personne ne s’est encore inscrit.
tournament-entered = { $number ->
    [one] {$number} personne inscrite : {$names}
   *[other] {$number} personnes inscrites : {$names}
}
tournament-entered-more = … et {$number} de plus
tournament-start-list = Liste de départ : {$names}, puis selon les cotes
tournament-round = Ronde {$round} sur {$rounds}
tournament-stage-final = Finale
tournament-stage-semi-finals = Demi-finales
tournament-stage-quarter-finals = Quarts de finale
tournament-stage-round-of = Tour des {$players}
tournament-stage-rematch = {$stage}, parties nulles
tournament-stage-groups = Groupes, ronde {$round} sur {$rounds}
tournament-third-place = Troisième place
tournament-games-open = { $number ->
    [one] {$number} partie n’est pas finie.
   *[other] {$number} parties ne sont pas finies.
}
tournament-round-by = La ronde devrait être finie pour le {$date}.
tournament-arena-until = Le tournoi finit {$when}. { $number ->
    [one] {$number} partie est en cours.
   *[other] {$number} parties sont en cours.
}
tournament-paused = Le tournoi est en pause. Aucune pendule ne tourne.
tournament-over = Le tournoi est terminé.
tournament-last-games = Les dernières parties commencent à {$time}.
tournament-last-games-begun = Les dernières parties se jouent. Plus aucune ne commence.
tournament-called-off = Le tournoi a été annulé.
tournament-called-off-because = Le tournoi a été annulé : {$reason}
tournament-cannot-pair = Le tournoi a été annulé : plus personne ne pouvait être apparié.
tournament-as-it-stood = Voici où il en était : {$names}
tournament-too-few = Le tournoi a été annulé : trop peu de personnes s’étaient inscrites.
tournament-organiser = Organisé par {$player}.
tournament-servers-boards = Plateaux : {$boards} au plus, autant que les deux serveurs peuvent en occuper.
tournament-servers-code = Pas encore d’autre serveur. Envoie ce code à ses gestionnaires : {$code}. Ils le tapent dans `/tournoi voir`, dans le salon où ils veulent jouer, et tu confirmes ici.
tournament-servers-asks = **{$server}** veut jouer. Les personnes qui organisent répondent ci-dessous.
tournament-servers-asked = **{$server}** demande un match retour. Qui annonce des tournois ici répond ci-dessous.
tournament-servers-waits = En attente de l’accord de **{$server}** pour le match retour.
tournament-servers-team = **{$server} :** {$joined}
tournament-servers-invitation = **{$server}** cherche un serveur avec qui jouer. Appuie sur le bouton dans le salon où vous voulez jouer. Une fois d’accord, le match y est annoncé.
tournament-servers-has-asked = La demande est partie vers **{$server}**. Une fois d’accord, le match est annoncé dans ce salon.
tournament-servers-agreed = Les deux serveurs jouent **{$name}**. On peut s’inscrire des deux côtés.
tournament-servers-declined = Tu as refusé **{$name}**.
tournament-servers-score = **{$home} {$first} – {$second} {$guest}**
tournament-servers-board = {$number}. {$home} {$first} – {$second} {$guest}
tournament-servers-board-open = {$number}. {$home} – {$guest}
server-unnamed = Un autre serveur
tournament-waits = Kuzhi ne peut pas écrire dans {$channel} : **{$name}** attend, et ce temps ne compte pas. Tout reprend dès que Kuzhi peut y voir le salon et envoyer des messages, aussi dans les fils.
tournament-goes-on = Kuzhi peut de nouveau écrire ici. Le temps où il ne pouvait pas ne compte pas.
tournament-left-thread = Kuzhi ne peut plus écrire dans {$thread}. **{$name}** continue dans {$channel}.
tournament-leaders = Premières places : {$names}
tournament-still-in = Encore en lice : {$names}
tournament-most = Places au plus : {$most}.
tournament-fewest = S’il y a moins de {$fewest} inscrits, il est annulé au moment de commencer.
tournament-joined-so-far = Inscrits pour l’instant : {$number}.
tournament-here = Présents : {$number} sur {$all}.
tournament-needs = Pour jouer les {$rounds} rondes, il faut au moins {$players} personnes.
tournament-draft = Pour l’instant, toi seul le vois. **{button-tournament-announce}** le publie dans {$channel}.
tournament-draft-days = { $days ->
    [one] Avec cette pendule, quarante coups prennent au plus {$days} jour.
   *[other] Avec cette pendule, quarante coups prennent au plus {$days} jours.
}
tournament-draft-ends = Toutes les rondes devraient être finies pour le {$date}.
tournament-draft-round-ends = La première ronde devrait être finie pour le {$date}.
tournament-draft-reserve = { $days ->
    [one] `{$clock}` va plus vite : {$name}. Quarante coups prennent alors au plus {$days} jour.
   *[other] `{$clock}` va plus vite : {$name}. Quarante coups prennent alors au plus {$days} jours.
}
tournament-draft-drags = Si une partie traîne, tu peux trancher : **{button-tournament-organise}**, **{tournament-do-result}**.
tournament-draft-left-out = Sans effet ici, donc ignoré : {$options}
tournament-draft-hint = **{button-tournament-change}** ouvre un formulaire. Pour le reste, utilise de nouveau la commande.
tournament-draft-slow = ⚠️ Les parties à {$clock} sont longues pour cette arène : on n’en jouera que quelques-unes. {$quicker} ou moins convient mieux.

button-tournament-announce = Annoncer
button-tournament-change = Modifier …
button-tournament-discard = Supprimer
button-tournament-join = Participer
button-tournament-leave = Me retirer
button-tournament-leave-sure = Oui, me retirer
button-tournament-always = Toujours
button-tournament-here = Je suis là
button-tournament-standings = Classement
button-tournament-season = Saison
button-tournament-mine = Mes parties
button-tournament-rules = Règles
button-tournament-begin = Commencer la partie
button-tournament-off = Sauter une ronde
button-tournament-pause = Pause
button-tournament-back = Revenir
button-tournament-challenge = Défier
button-tournament-organise = Organiser
button-tournament-log = Journal
button-tournament-again = Encore un
button-tournament-play-here = Jouer ici
button-tournament-return = Match retour
button-tournament-table = Tableau en fichier
button-tournament-tie-breaks = Départages
button-tournament-bracket = Tableau final
button-tournament-csv = Tableur (CSV)
tournament-asked-again = **{$name}** revient. Appuyez sur **{button-tournament-join}** pour jouer.
tournament-discarded = Supprimé. Personne ne l’a vu.
tournament-announced = Annoncé dans {$channel}.

tournament-joined = Tu participes. On te prévient quand tu as quelque chose à faire.
tournament-checked-in = C’est noté, tu es là. Début {$when}.
tournament-joined-late = Tu participes à partir de la prochaine ronde, avec un demi-point pour ce que tu as manqué.
tournament-leave-sure = Te retirer de **{$name}** ?
tournament-leave-games = Tu perds tes parties ouvertes, contre {$names}.
tournament-leave-challenge = Ton défi en cours avec {$names} tombe.
tournament-leave-rest = Tu perds par forfait les parties à venir.
tournament-leave-results = Tu as joué moins de la moitié de tes parties : aucune ne compterait, ni pour toi ni pour tes adversaires.
tournament-always = Tu participes, cette fois et toutes les suivantes. Un nouvel appui sur **{button-tournament-always}** arrête cela.
tournament-always-next = Tu participes à chaque fois à partir du suivant. Un nouvel appui sur **{button-tournament-always}** arrête cela.
tournament-always-off = À partir du suivant, tu ne participes que si tu appuies sur **{button-tournament-join}**.
tournament-left = Tu ne participes plus.
tournament-round-off = Tu sautes la prochaine ronde, pour un demi-point. **{button-tournament-back}** annule cela.
tournament-round-off-bare = Tu sautes la prochaine ronde, sans point : il ne te reste pas de demi-point. **{button-tournament-back}** annule cela.
tournament-on-pause = Tu es en pause. **{button-tournament-back}** t’apporte la partie suivante.
tournament-missing = Tu n’es pas venu à ta dernière partie : tu n’en auras plus avant d’appuyer sur **{button-tournament-back}**.
tournament-back = Te revoilà.
tournament-back-last = Te revoilà au classement, mais il n’y a plus de partie pour toi.
tournament-ready = C’est noté. {$opponent} est au courant, et a jusqu’au {$when} pour commencer.
tournament-ready-live = C’est noté : on t’attend jusqu’à {$until}. {$opponent} est au courant ; en cas d’arrivée plus tardive, on te prévient. La partie doit commencer avant le {$when}.
tournament-game-begins = Ta partie commence.
tournament-season = Il fait partie d’une saison de {$tournaments} tournois.
tournament-season-goes-on = C’est le numéro {$number} sur {$tournaments} de la saison en cours.
season-all-count = Tous les résultats de chacun comptent.
season-best = { $best ->
    [one] Seul le meilleur résultat de chacun compte.
   *[other] Les {$best} meilleurs résultats de chacun comptent.
}
season-counts-places = Dans la saison, les premières places donnent {$places} points, et toute autre place 1. À égalité, chacun a les points de la place partagée.
season-counts-points = Dans la saison, ce sont les points de chaque tournoi qui comptent.
season-title = **Saison** · {$name}
season-none = Aucun de ses {$tournaments} tournois n’est encore terminé.
season-after = Après {$held} tournois sur {$tournaments}
season-over = { $held ->
    [one] La saison est terminée, après un tournoi.
   *[other] La saison est terminée, après {$held} tournois.
}
season-champion = 🏆 Champion : {$names}
season-news = **Saison de {$name}**, après {$held} tournois sur {$tournaments} :
season-news-over = 🏆 **La saison de {$name} est terminée.** Bravo, {$champions} !
season-news-nobody = **La saison de {$name} est terminée.** Elle n’a pas de champion : personne n’a de place dans un de ses tournois.
season-leads = En tête de la saison : {$names}
season-column-played = Joués

tournament-standings = **Classement** · {$name}
tournament-stood = Le tournoi a été annulé. Voici où il en était.
tournament-standings-none = Il n’y a pas encore de classement.
tournament-bracket = **Tableau final** · {$name}
tournament-bracket-none = Le tableau est tiré au début.
tournament-bracket-after-groups = Le tableau est tiré après les groupes.
tournament-column-name = Nom
tournament-column-points = Pts
tournament-column-record = G-N-P
tournament-table-described = Le tableau de {$name} : {$places}
tournament-marked-left = {$player} (parti)
tournament-marked-removed = {$player} (exclu)
tournament-group = Groupe {$group}
tournament-in-group = **{$group}** · {$line}
tournament-choose-group = Quel groupe ?
tournament-marked-up = {$player} ↑ monte
tournament-marked-down = {$player} ↓ descend
tournament-without-results = Partis avant la moitié de leurs parties, dont aucune ne compte : {$names}
tournament-no-place = Sans place (–) : il faut pour cela une partie jouée et qui compte.
tournament-explained-league = Une victoire vaut un point, une nulle un demi-point. Qui ne vient pas à une partie la perd par forfait. À points égaux, voici ce qui décide, dans l’ordre :
tournament-explained-swiss = Une victoire vaut un point, une nulle un demi-point, une exemption un point entier. Personne ne rencontre deux fois la même personne. Qui ne vient pas à une partie la perd par forfait. À points égaux, voici ce qui décide, dans l’ordre :
tournament-explained-arena = Une victoire vaut deux points, une nulle un seul. Après deux victoires de suite, les points comptent double, jusqu’à une partie que tu ne gagnes pas. Qui dépasse son temps sans jouer un coup perd et reste en pause jusqu’à appuyer sur **{button-tournament-back}**.
tournament-explained-ladder = Qui est défié doit commencer la partie à temps, sinon la place est perdue. Qui ne joue pas pendant deux semaines descend d’une place.
tournament-explained-knockout = La liste de départ suit les cotes, sauf si les organisateurs la changent avant le début. Les numéros 1 et 2 ne peuvent se rencontrer qu’en finale. Si la première ronde n’est pas complète, les premiers de la liste sont exemptés. Qui ne vient pas laisse passer son adversaire ; si aucun des deux ne vient, l’adversaire suivant est exempté. Les perdants des demi-finales jouent pour la troisième place.
tournament-explained-servers = Une victoire rapporte un point à ton serveur, une nulle un demi-point. Les plateaux suivent le classement : les mieux classés des deux serveurs se rencontrent au plateau 1. Qui n’a pas d’adversaire ne joue pas. Qui ne vient pas à une partie la perd par forfait.
tournament-explained-groups = Les premiers des groupes ont les premiers numéros du tableau, par points par partie, puis les deuxièmes ; deux joueurs d’un groupe ne se retrouvent qu’en finale. Si l’un des deux est parti, le suivant passe. Ex æquo d’un groupe :
tournament-explained-moves = Si des joueurs sont à égalité en tout, la liste de départ décide qui monte ou descend.
tournament-rules-late = On peut s’inscrire en cours de route : tout ce qui a été manqué donne un demi-point en tout, pris sur les demi-points des rondes sautées.
tournament-rules-late-bare = On peut s’inscrire en cours de route. Ce qui a été manqué ne donne pas de point.
tournament-rules-closed = Après le début, personne ne peut plus s’inscrire.
tournament-rules-place = Une place demande une partie jouée et qui compte.
tournament-rules-place-knockout = Une place demande une partie jouée, ou une victoire par forfait si d’autres ont joué.
tournament-rules-rated = Une partie compte pour les cotes dès que chacun a joué {$moves} coups. Dans le tournoi, elle compte toujours.
tournament-key-league = Points · parties entre ex æquo · Sonneborn-Berger : points des adversaires battus et moitié de ceux des nulles · victoires, forfaits compris
tournament-key-swiss = Points · parties entre ex æquo · Buchholz : points des adversaires, sans le plus faible · Sonneborn-Berger : points des adversaires battus et moitié de ceux des nulles · victoires, sans les forfaits
tournament-key-arena = Points · parties, le moins d’abord · puis les parties entre ex æquo · une flamme : les prochains points comptent double
tournament-key-ladder = Place par place
tournament-key-knockout = Les places suivent le chemin parcouru : les éliminés d’une même ronde en partagent une
tournament-key-servers = Les points de tous les plateaux ensemble
tournament-key-groups = Points · rencontre directe · Sonneborn-Berger · victoires · liste de départ
tournament-tie-breaks = **Départages** · {$name}
tournament-tie-break-direct-encounter = parties entre ex æquo {$value}
tournament-tie-break-buchholz-cut1 = points des adversaires {$value}
tournament-tie-break-sonneborn-berger = Sonneborn-Berger {$value}
tournament-tie-break-wins = victoires {$value}
tournament-why = Pourquoi ?
tournament-why-choice = {$one} devant {$other}
tournament-why-choice-equal = {$one} et {$other} : à égalité
tournament-why-points = {$one} a {$first} points, {$other} en a {$second}.
tournament-why-direct-encounter = Égalité à {$points} points. Dans leurs rencontres, {$one} en a {$first} et {$other} {$second}.
tournament-why-direct-among = Égalité à {$points} points. Dans les parties entre {$names}, {$one} en a {$first} et {$other} {$second}.
tournament-why-buchholz-cut1 = Égalité à {$points} points. Sans compter le plus faible, les adversaires de {$one} ont {$first} points au total, ceux de {$other} {$second} (Buchholz).
tournament-why-sonneborn-berger = Égalité à {$points} points. Au Sonneborn-Berger, {$one} a {$first} et {$other} {$second} : les points de chaque adversaire battu, et la moitié de ceux de chaque adversaire avec qui la partie fut nulle.
tournament-why-wins = Égalité à {$points} points. Victoires : {$first} pour {$one}, {$second} pour {$other}.
tournament-why-forfeits = Une victoire par forfait compte.
tournament-why-no-forfeits = Les victoires par forfait et les exemptions ne comptent pas ici.
tournament-why-unplayed = Une ronde sans partie compte comme contre un adversaire qui n’a pas plus de points que le joueur.
tournament-why-unplayed-cut = Une ronde sans partie compte comme un adversaire qui n’a pas plus de points que le joueur ; une ronde sautée ou perdue par forfait est écartée en premier.
tournament-why-absences = Les dernières rondes où un adversaire était absent comptent comme nulles.
tournament-why-average = Ils ne se sont pas tous rencontrés aussi souvent : c’est la moyenne contre chaque adversaire qui compte.
tournament-why-certain = Ils ne se sont pas tous rencontrés, mais aucun résultat des parties manquantes n’y changerait rien.
tournament-why-equal = {$one} et {$other} sont à égalité en tout, et partagent la place.
tournament-why-moves-up = {$one} monte. {tournament-explained-moves}
tournament-why-moves-down = {$one} descend. {tournament-explained-moves}
tournament-why-start-list = {$one} et {$other} sont à égalité en tout. {$one} est plus haut sur la liste de départ, et c’est ce qui décide.
tournament-why-groups = {$one} joue dans le groupe {$first}, {$other} dans le groupe {$second}.
tournament-why-ladder = Sur une échelle, l’ordre dépend de qui a battu qui, et quand.
tournament-reached = {$player} {$reached}.
tournament-reached-won = a gagné la finale
tournament-reached-in-final = joue la finale
tournament-reached-finalist = a perdu la finale
tournament-reached-in-third = joue pour la troisième place
tournament-reached-third = a gagné la partie pour la troisième place
tournament-reached-fourth = a perdu la partie pour la troisième place
tournament-reached-fourth-forfeit = a perdu par forfait la partie pour la troisième place
tournament-reached-in = est encore en lice ({$stage})
tournament-reached-out = a été éliminé ({$stage})
tournament-reached-group = a été éliminé dans le groupe {$group} (place {$place}, {$points} sur {$games})
tournament-reached-equal = Ils partagent la place.
tournament-reached-no-place = {$player} n’a pas de place : il faut une partie jouée ou gagnée par forfait.

tournament-mine = **Tes parties** · {$name}
tournament-mine-none = Tu n’as pas encore de partie ici.
tournament-mine-line = Ronde {$round} : {$opponent} – {$state}
tournament-mine-absent = Ronde {$round} : {$state}
tournament-mine-line-bare = {$opponent} – {$state}
tournament-state-waiting = à commencer avant le {$when}
tournament-state-other-waiting = {$opponent} t’attend ; à commencer avant le {$when}
tournament-state-own-waiting = tu attends ; {$opponent} a jusqu’au {$when}
tournament-state-own-gone = tu as attendu ; si {$opponent} arrive, on te prévient ; à commencer avant le {$when}
tournament-state-other-gone = {$opponent} t’a attendu ; si tu arrives, on lui fait signe ; à commencer avant le {$when}
tournament-state-playing = en cours
tournament-state-playing-linked = [en cours]({$link})
tournament-state-won = gagnée
tournament-state-lost = perdue
tournament-state-drawn = nulle
tournament-state-won-default = gagnée par forfait
tournament-state-lost-default = perdue par forfait
tournament-state-removed = résultat retiré
tournament-score-forfeit = {$score}, forfait
tournament-state-bye = exemption, pour un point entier
tournament-state-half-bye = exemption, pour un demi-point
tournament-state-rest = repos
tournament-state-away = absence
tournament-state-goes-on = exempté

tournament-list = **Tournois de ce serveur**
tournament-list-none = Il n’y a pas de tournoi ici. `/tournoi créer` en annonce un.
tournament-list-open = {$name} : commence {$when}, inscriptions : {$number}
tournament-list-running = {$name} : en cours, participants : {$number}
tournament-list-over = {$name} : terminé, gagné par {$winner}
tournament-list-called-off = {$name} : annulé
tournament-list-choose = En voir un

tournament-news-put-off = **{$name}** commence à un autre moment : {$when}.
tournament-news-day-before = **{$name}** commence {$when}. Tu auras un rappel 15 minutes avant. Tu ne peux pas venir ? Appuie sur **{button-tournament-leave}**.
tournament-news-soon = **{$name}** commence {$when}. Es-tu là ?
tournament-news-check-in = **{$name}** commence {$when}. Appuie avant sur **{button-tournament-here}**, sinon tu ne joueras pas.
tournament-news-begun-arena = **{$name}** a commencé, et finit {$when}. Qui participe reçoit une partie dès que quelqu’un est libre.
tournament-news-begun-ladder = **{$name}** est en place. **{button-tournament-challenge}** se trouve sous son premier message.
tournament-news-round = **{$name}, ronde {$round} sur {$rounds}.** Appuyez tous les deux sur **{button-tournament-begin}** avant le {$when}. Qui ne vient pas perd par forfait.
tournament-news-round-days = **{$name}, ronde {$round} sur {$rounds}.** Vos plateaux sont prêts. Qui ne joue pas son premier coup à temps perd par forfait.
tournament-news-round-begun = **{$name}, ronde {$round} sur {$rounds}.**
tournament-news-round-bare = **{$name}, ronde {$round} sur {$rounds}** : aucune partie.
tournament-news-pairing = {$south} – {$north}
tournament-news-bye = {$player} : exemption, pour un point entier
tournament-news-half-bye = {$player} : exemption, pour un demi-point
tournament-news-rest = {$player} : repos
tournament-news-goes-on = {$player} : exemption
tournament-news-ending = **{$name}, ronde {$round} :** ces parties doivent commencer avant le {$when}.
tournament-news-round-over = **{$name}, ronde {$round} sur {$rounds} : terminée.**
tournament-news-stage = **{$name} · {$stage}.**
tournament-news-stage-begin = Appuyez tous les deux sur **{button-tournament-begin}** : votre temps s’achève {$when}. Qui ne vient pas perd par forfait.
tournament-news-stage-dealt = Vos plateaux sont prêts. Qui ne joue pas son premier coup à temps perd par forfait.
tournament-news-stage-bare = Il n’y a aucune partie.
tournament-news-stage-ending = Ces parties doivent encore commencer, leur temps s’achève {$when}.
tournament-news-stage-over = Toutes les parties sont finies.
tournament-news-groups-over = Les groupes sont finis, et les deux premiers de chacun passent. A1 a gagné le groupe A, A2 est deuxième.
tournament-news-ready = {$player}, {$other} t’attend pour votre partie de **{$name}**. Appuie sur **{button-tournament-begin}** avant le {$when}.
tournament-news-here = {$player}, {$other} est là pour votre partie de **{$name}**. Appuie sur **{button-tournament-begin}** avant le {$when}.
tournament-news-waits = {$other} attend jusqu’à {$until}. Si tu viens plus tard, on lui fait signe.
tournament-news-challenged = {$player}, {$other} te défie pour la {tournament-place} place de **{$name}**. Appuie sur **{button-tournament-begin}** avant le {$when}, sinon la place est perdue.
tournament-news-place-taken = **{$name} :** {$player} prend la {tournament-place} place à {$other}.
tournament-news-place-lost = **{$name} :** {$other} n’est pas venu à temps à sa partie : {$player} prend la {tournament-place} place.
tournament-news-sinking = **{$name} :** sans partie dans les trois jours, ces personnes descendent d’une place :
tournament-news-sunk = **{$name} :** ces personnes ont descendu d’une place après deux semaines sans partie :
tournament-news-missing = { $number ->
    [one] **{$name} :** {$player} n’est pas venu et n’aura plus de partie avant d’appuyer sur **{button-tournament-back}**.
   *[other] **{$name} :** {$number} personnes ne sont pas venues. Elles n’auront plus de partie avant d’appuyer sur **{button-tournament-back}**.
}
tournament-news-paused = **{$name}** est en pause. Aucune pendule ne tourne jusqu’à la reprise.
tournament-news-resumed = **{$name}** reprend. Personne n’a perdu de temps.
tournament-news-over = **{$name} est terminé.** Bravo, {$winner} !
tournament-news-over-servers-won = **{$name} est terminé.** Bravo, {$server} !
tournament-news-over-servers-drawn = **{$name} est terminé.** C’est une nulle.
tournament-news-over-nobody = **{$name} est terminé.** Personne n’a de place : il faut pour cela une partie jouée et qui compte.
tournament-news-over-first-group = **{$name} est terminé.** Personne n’a de place dans le groupe {$group} : le podium reste vide.
tournament-news-group-won = 🥇 {$names}
tournament-news-group-up = ↑ montée : {$names}
tournament-news-group-down = ↓ descente : {$names}
tournament-news-ended-because = Raison : {$reason}
tournament-news-over-corrected = **{$name} est terminé.** Un résultat a été corrigé depuis : un message plus récent donne les places qui comptent.
tournament-podium = Le podium de {$name} : {$places}
tournament-podium-game = La dernière partie de {$player} : {$game}
profile-trophies = Trophées : {$trophies}
profile-trophy-seasons = 🏆 {$number} (saisons)
profile-tournaments = Tournois : {$places}
profile-tournament = {$name} : {tournament-place} place
profile-tournament-group = {$name}, groupe {$group} : place {$place}
tournament-board = Partie de **{$name}**

tournament-organise = **Organiser** · {$name}
tournament-organise-choose = Que faire
tournament-organise-there = Les résultats se corrigent sur {$server}, qui a annoncé cela.
tournament-do-begin = Commencer maintenant
tournament-do-put-off-hour = Reporter d’une heure
tournament-do-put-off-day = Reporter d’un jour
tournament-do-more-time = Plus de temps …
tournament-do-reschedule = Reporter à un autre moment …
tournament-do-end-series = Aucun autre après celui-ci
tournament-do-pair-again = Refaire les appariements de la ronde
tournament-do-result = Fixer un résultat …
tournament-do-remove = Exclure une personne …
tournament-do-let-in = Laisser revenir quelqu’un …
tournament-do-name-players = Nommer des joueurs …
tournament-do-move = Déplacer quelqu’un sur l’échelle …
tournament-do-sort = Classer l’échelle selon les cotes
tournament-do-number = Placer quelqu’un sur la liste de départ …
tournament-do-number-by-rating = Ranger la liste de départ selon les cotes
tournament-do-forbid = Ne jamais apparier deux personnes …
tournament-do-change = Modifier le nom, le début, la pendule …
tournament-do-organisers = Organisateurs …
tournament-do-pause = Mettre le tournoi en pause
tournament-do-resume = Reprendre le tournoi
tournament-do-stop = Annuler le tournoi …
tournament-do-end-ladder = Terminer l’échelle …
tournament-done = C’est fait.
tournament-stopped-series = Annulé. Le suivant est tout de même annoncé, et commence {$when}. Pour l’éviter, appuie sur **{button-tournament-organise}** et choisis **{tournament-do-end-series}**.
tournament-done-what = C’est fait : {$what}
tournament-sure-pair-again = Refaire les appariements de la dernière ronde ? Les actuels disparaissent, et les plateaux sans coup joué sont retirés.
tournament-sure-end-series = Terminer la série après ce tournoi ? Les suivants ne sont pas annoncés, et les inscriptions à chaque fois s’arrêtent.
tournament-sure-sort = Ranger selon les cotes ? L’ordre actuel disparaît.
tournament-rating-stands = Pour les cotes, la partie compte encore telle qu’elle a été jouée.
tournament-without-opponents = Avec cela, tout le monde n’aura pas d’adversaire à chaque ronde à venir. Ces personnes seront exemptées : {$names}
tournament-choose-player = Qui ?
tournament-choose-two = Qui ne doit pas rencontrer quelqu’un ?
tournament-choose-apart-from = Qui {$player} ne doit-il jamais rencontrer ?
tournament-choose-apart = Laisser deux personnes se rencontrer
tournament-organisers = Qui tu nommes peut faire tout ce que tu peux, sauf en nommer d’autres.
tournament-name-organiser = Nommer quelqu’un pour organiser …
tournament-name-players = Qui tu nommes participe aussitôt, pour ce serveur. Cette personne est prévenue et peut se retirer.
tournament-name-player = Nommer quelqu’un pour jouer …
tournament-dismiss-organiser = N’organise plus …
tournament-choose-above = Au-dessus de qui placer {$player} ?
tournament-found-nobody = Personne d’inscrit n’a un tel nom.
tournament-choose-whose-game = La partie de qui ?
tournament-choose-game = Quelle partie ?
tournament-choose-result = {$south} – {$north} : comment compter cette partie ?
tournament-choose-more-time = Ou donne-lui plus de temps avec la dernière rangée de boutons.
button-tournament-won = {$player} gagne
button-tournament-drawn = Nulle
button-tournament-neither = Les deux perdent
button-tournament-renew = Tout le temps de ce coup, à nouveau
button-tournament-more-days = { $days ->
    [one] +{$days} jour
   *[other] +{$days} jours
}
button-tournament-more-minutes = +{$minutes} min
button-tournament-more-hours = +{$hours} h
button-tournament-more-all = Toutes les parties : {$time}
button-tournament-play-again = Rejouer …
button-tournament-remove-result = Retirer le résultat …
button-tournament-find = Chercher un nom …
button-tournament-last = Tout en bas
button-tournament-first = Tout en haut
button-tournament-void-too = L’annuler aussi
form-tournament-reason = Tout le monde peut lire la raison
form-tournament-reason-label = Pourquoi ?
form-tournament-find = Chercher une personne
form-tournament-find-label = Une partie du nom
form-tournament-find-example = ada
form-tournament-begins = Reporter le tournoi
form-tournament-begins-label = À quand, ou de combien ?
form-tournament-begins-example = jeu 20:00
form-tournament-change = Modifier le tournoi
form-tournament-change-name = Nom
form-tournament-change-begins = Quand il commence
form-tournament-change-clock = Pendule
form-tournament-change-rounds = Rondes : vide pour autant qu’il en faut
form-tournament-change-meetings = Combien de fois on se rencontre : 1 ou 2
form-tournament-change-minutes = Combien de minutes il dure
form-tournament-change-most = Combien de places au plus

tournament-log = **Journal** · {$name}
tournament-log-line = {$when} {$what}
tournament-log-by = {$when} {$player} : {$what}
tournament-change-name = nom {$name}
tournament-change-begins = début {$when}
tournament-change-clock = pendule {$clock}
tournament-change-rounds = rondes {$number}
tournament-change-meetings = {$number ->
    [one] une rencontre
   *[other] deux rencontres
}
tournament-change-minutes = minutes {$number}
tournament-change-usual-length = durée par défaut
tournament-change-most = places au plus {$most}
tournament-log-made = a annoncé le tournoi
tournament-log-made-by-series = la suivante de la série est annoncée
tournament-log-signed-up = inscrits à chaque fois : {$names}
tournament-log-joined = s’inscrit
tournament-log-left = se retire
tournament-log-kept-out = {$player} ne peut plus jouer ici, et n’est plus du tournoi
tournament-log-rejoined = revient
tournament-log-round-off = saute la prochaine ronde
tournament-log-on-pause = fait une pause
tournament-log-always = participe désormais à chaque fois
tournament-log-always-off = ne participe plus à chaque fois
tournament-log-challenged = défie {$player}
tournament-log-no-show = absents, donc forfait : {$names}
tournament-log-off-until-back = plus de parties avant d’appuyer sur **{button-tournament-back}** : {$names}
tournament-log-round-begun = la ronde {$round} a commencé
tournament-log-stage-begun = {$stage} : les parties ont commencé
tournament-log-ended = le tournoi est terminé
tournament-log-time-lost = Kuzhi était absent ou ne pouvait pas écrire ici, du {$from} au {$until}. Ce temps ne compte pas
tournament-log-missed = le suivant, {$when}, n’a pas eu lieu : Kuzhi était absent
tournament-log-put-off = a changé le début : {$when}
tournament-log-changed = a modifié le tournoi : {$changes}
tournament-log-begun = le tournoi a commencé
tournament-log-begun-now = a lancé le tournoi tout de suite
tournament-log-fewer-rounds = il y aura {$rounds} rondes : trop peu de personnes se sont inscrites pour en jouer plus
tournament-log-drafted = les groupes suivent la dernière ligue : qui est monté ou descendu y joue, et les nouveaux commencent dans le dernier groupe
tournament-log-extended = a donné plus de temps pour commencer les parties : jusqu’au {$when}
tournament-log-more-time = a donné jusqu’au {$when} pour commencer {$south} – {$north}
tournament-log-renewed = a rendu tout le temps du coup en cours de {$south} – {$north}
tournament-log-time-given = a donné du temps au trait dans {$south} – {$north} : {$time}
tournament-log-drags-on = des parties durent plus longtemps que prévu, la ronde continue
tournament-log-paired-again = a refait les appariements de la ronde
tournament-log-result = a fixé le résultat de {$south} – {$north} à {$result} : {$reason}
tournament-log-result-own = a fixé le résultat de sa propre partie {$south} – {$north} à {$result} : {$reason}
tournament-log-was = (avant : {$result})
tournament-log-own = (sa propre partie)
tournament-log-played-again = {$south} – {$north} sera rejouée : son résultat a été annulé
tournament-log-replayed = fait rejouer {$south} – {$north} : {$reason}
tournament-log-result-removed = a retiré le résultat de {$south} – {$north}, qui ne compte pour personne : {$reason}
tournament-log-voided = {$south} – {$north} ne compte pour personne : son résultat a été invalidé
tournament-log-voided-stands = le résultat de {$south} – {$north} a été invalidé. Il décide encore qui passe, jusqu’à ce qu’un organisateur en fixe un autre
tournament-log-removed = a exclu {$player} : {$reason}
tournament-log-let-in = laisse {$player} revenir : il suffit d’appuyer sur **{button-tournament-join}**
tournament-log-player-named = a nommé {$player} pour jouer
tournament-log-organiser-named = a nommé {$player} pour organiser
tournament-log-organiser-dismissed = {$player} n’organise plus
tournament-log-forbidden = ne laisse plus {$one} et {$other} se rencontrer
tournament-log-unforbidden = laisse {$one} et {$other} se rencontrer à nouveau
tournament-log-sunk = ont descendu d’une place après deux semaines sans partie : {$names}
tournament-log-placed = a placé {$player} au-dessus de {$other}
tournament-log-placed-last = a placé {$player} tout en bas
tournament-log-sorted = a classé l’échelle selon les cotes
tournament-log-numbered = a donné à {$player} le numéro {$number} de la liste de départ
tournament-log-numbered-by-rating = a rangé la liste de départ selon les cotes
tournament-log-meet-instead = après la correction, {$south} et {$north} se rencontrent
tournament-log-goes-on = après la correction, {$player} passe sans partie
tournament-log-paused = a mis le tournoi en pause
tournament-log-resumed = a fait reprendre le tournoi
tournament-log-stopped = a mis fin au tournoi : {$reason}
tournament-log-stopped-bare = a mis fin au tournoi
tournament-log-too-few = annulé : trop peu de personnes s’étaient inscrites
tournament-log-left-out = le suivant, {$when}, n’a pas lieu : trop de tournois n’étaient pas finis ici
tournament-log-no-role = Kuzhi ne peut pas donner {$role} à qui a gagné : il lui faut la permission **Gérer les rôles**, et un rôle à lui au-dessus de celui-ci
tournament-log-series-ended = aucun autre ne suit de lui-même
tournament-log-no-events = Kuzhi ne peut pas tenir d’événement pour cette série ici : il lui faut la permission **Créer des événements**
tournament-log-not-here = absents au pointage, donc hors du tournoi : {$names}
tournament-log-byes = à la ronde {$round}, tous n’ont pas pu être appariés, car certains se sont déjà rencontrés ou sont séparés : ils sont exemptés
tournament-log-waits = plus personne ne peut se rencontrer parmi les présents. Le tournoi attend jusqu’à {$when} que d’autres entrent ou reviennent, puis il est annulé
tournament-log-cannot-pair = annulé : plus personne ne pouvait être apparié
tournament-log-server-asks = un autre serveur veut jouer
tournament-log-servers-play = accord donné : les deux serveurs jouent
tournament-log-server-declined = match avec l’autre serveur refusé
refused-winners-role-not-permitted = Kuzhi ne peut pas donner de rôle ici. Donne-lui la permission **Gérer les rôles**, puis choisis de nouveau.
refused-winners-role-above = Kuzhi ne peut donner que des rôles placés sous le sien. Dans les paramètres du serveur, place son rôle au-dessus de celui-ci, puis choisis de nouveau.
refused-winners-role-managed = Personne ne peut donner ce rôle. Choisis-en un autre.
refused-winners-role-powerful = Ce rôle donne du pouvoir sur les autres, comme gérer les messages ou les membres : personne ne devrait le gagner. Choisis-en un autre.
refused-winners-role-gone = Ce rôle n’existe plus. Choisis-en un autre.
refused-winners-role-unknown = Discord ne répond pas pour l’instant. Réessaie dans un moment.

refused-tournament-unknown = Ce tournoi n’existe pas ici, ou n’existe plus. `/tournoi liste` montre ceux qu’il y a.
refused-tournament-size = Cette formule de tournoi accepte de {$fewest} à {$most} personnes.
refused-tournament-rounds = Un système suisse a de 1 à {$most} rondes.
refused-tournament-rounds-of-few = {$players} personnes peuvent jouer au plus {$most} rondes sans se rencontrer deux fois. Choisis moins de rondes, ou laisse entrer plus de monde.
refused-tournament-byes = De 0 à {$most} rondes sautées peuvent valoir un demi-point.
refused-tournament-meetings = Dans une ligue, on se rencontre une ou deux fois : écris 1 ou 2.
refused-tournament-group-size = Un groupe peut avoir au plus {$fewest} à {$most} joueurs. Change `groupes`.
refused-tournament-group-moves = Autant de monde ne peut pas monter et descendre : choisis 0 à {$most} pour `promus`.
refused-tournament-arena-length = Une arène dure de {$fewest} à {$most} minutes.
refused-tournament-arena-is-live = Dans une arène, on joue sur le moment : il faut donc une pendule en direct, comme 5+3.
refused-tournament-needs-clock = Un tournoi a besoin d’une pendule. Choisis-en une, comme 5+3 ou 1d.
refused-tournament-arena-clock = Une partie à cette cadence peut remplir une arène de {$minutes} minutes. Choisis {$clock} ou moins, ou une arène plus longue.
refused-tournament-too-quick = Des parties d’aussi peu de manches ne sont pas classées. Choisis plus de manches, ou `classée: False`.
refused-tournament-bad-start = Le tournoi peut commencer dès maintenant, et dans 60 jours au plus tard.
refused-tournament-bad-start-typed = « {$text} » serait {$when}. Un tournoi commence plus tard que maintenant, et dans 60 jours au plus tard.
refused-tournament-comes-once = Une échelle dure jusqu’à ce que quelqu’un la termine : elle ne revient pas. Laisse `répétition` de côté.
refused-tournament-days-ahead = Le suivant peut être annoncé de 1 à {$most} jours avant. Change `jours-avant`.
refused-tournament-no-day = Kuzhi ne comprend pas le jour « {$text} ». Écris une date comme 2026-12-24, ou un délai comme 10w.
refused-tournament-ends-before = La série finirait avant le début du premier. Choisis un jour plus tardif pour `fin`.
refused-tournament-no-series = Aucun autre ne suit ce tournoi de lui-même.
refused-tournament-next-is-announced = Le suivant est déjà annoncé. Appuie sur le bouton sous son message.
refused-tournament-no-time = Kuzhi ne comprend pas « {$text} ». Écris une heure comme 20:00, jeu 20:00 ou demain 19:30, un délai comme 1h30m, 2d 3h ou 1w, ou un horodatage de Discord.
refused-tournament-no-time-zone = Kuzhi ne peut pas lire « {$text} » : ce serveur n’a pas encore de fuseau horaire. Une personne qui le gère en choisit un avec `/réglages fuseau`. D’ici là, écris un délai comme 1h30m ou 2d 3h, ou un horodatage de Discord.
refused-tournament-season-length = Une saison compte de {$fewest} à {$most} tournois. Écris combien dans `saison`.
refused-tournament-season-best = Dans cette saison, de 1 à {$most} résultats peuvent compter. Change `meilleurs`.
refused-tournament-no-season = Une échelle dure jusqu’à ce que quelqu’un la termine : elle n’a pas de saison. Laisse `saison` de côté.
refused-tournament-match-once = Un match de serveurs se joue une fois. Laisse `répétition` et `saison` de côté : après, il y a **{button-tournament-return}**.
refused-tournament-own-server = Un serveur ne peut pas jouer contre lui-même. Envoie le code à un autre.
refused-tournament-server-is-there = Un autre serveur joue déjà ce match, ou l’a demandé.
refused-tournament-no-server-asks = Il n’y a plus rien à répondre : aucun autre serveur ne demande.
refused-tournament-not-server-manager = Seules les personnes qui gèrent ce serveur décident qu’il en rencontre un autre. Demande à l’une d’elles.
refused-tournament-plays-for-others = Tu joues pour l’autre serveur dans ce match.
refused-tournament-home-decides = Ce sont les personnes qui organisent sur le serveur qui a annoncé le match qui en décident.
refused-tournament-teams-are-missing = Impossible de commencer : il faut les deux serveurs, chacun avec quelqu’un qui joue.
refused-tournament-name-too-long = Ce nom est trop long : il y a de la place pour {$most} caractères au plus.
refused-tournament-no-server = Les tournois ont lieu sur des serveurs. Utilisez la commande sur l’un d’eux.
refused-tournament-not-manager = Seules les personnes qui gèrent ce serveur annoncent des tournois. Demandez à l’une d’elles.
refused-tournament-not-organisers = Seules les personnes qui gèrent ce serveur et celles qui ont {$role} annoncent des tournois.
refused-tournament-not-member = Pour les tournois, Kuzhi doit être membre du serveur. Demande à une personne qui le gère de l’ajouter.
refused-tournament-too-many-here = Ce serveur a {$most} tournois qui ne sont pas finis. L’un d’eux doit d’abord finir.
refused-tournament-too-many-of-theirs = Tu organises ici {$most} tournois qui ne sont pas finis. L’un d’eux doit d’abord finir ; les échelles ne comptent pas.
refused-tournament-announced = Ce brouillon a déjà été annoncé. `/tournoi créer` en fait un autre.
refused-tournament-no-draft = Ce brouillon n’existe plus : il a été supprimé, ou il a plus d’un jour. `/tournoi créer` en fait un autre.
refused-tournament-nothing-changed = Rien n’a été modifié.
refused-tournament-people-entered = Quelqu’un s’est inscrit. Dès lors, seuls le nom, un début plus tardif et le nombre de places peuvent changer.
refused-tournament-only-later = Les personnes inscrites s’attendent à ce qu’il commence {$when}. Il peut commencer plus tard, mais pas plus tôt.
refused-tournament-more-entered = Personnes inscrites : {$number}. Il ne peut pas y avoir moins de places.
refused-tournament-no-number = « {$text} » n’est pas un nombre.
refused-tournament-notified-lately = Tu as prévenu des gens plusieurs fois en peu de temps. Tu pourras recommencer {$when}.
refused-tournament-lacks-role = L’inscription à ce tournoi est réservée à {$role}.
refused-tournament-full = Le tournoi est complet.
refused-tournament-takes-part = Tu participes déjà.
refused-tournament-takes-no-part = Tu ne participes pas à ce tournoi. **{button-tournament-join}** se trouve sous son premier message, tant qu’on peut s’inscrire.
refused-tournament-them-takes-no-part = Cette personne ne participe pas à ce tournoi.
refused-tournament-removed = Les personnes qui organisent ce tournoi ont mis fin à ta participation. **{button-tournament-log}** dit pourquoi.
refused-tournament-not-removed = Cette personne n’a pas été exclue.
refused-tournament-begun = Le tournoi a commencé, et ce n’est plus possible.
refused-tournament-not-begun = Le tournoi n’a pas encore commencé.
refused-tournament-over = Ce tournoi est terminé.
refused-tournament-paused = Le tournoi est en pause jusqu’à ce que la personne qui l’organise le reprenne.
refused-tournament-not-paused = Le tournoi n’est pas en pause.
refused-tournament-last-round = C’est la dernière ronde : il n’y en a plus à sauter.
refused-tournament-check-in-later = C’est trop tôt. On te prévient {$when} : appuie à ce moment-là.
refused-tournament-last-games = Les dernières parties se jouent. Plus aucune ne commence.
refused-tournament-nothing-to-begin = Tu n’as pas de partie à commencer ici en ce moment.
refused-tournament-plays-live = Tu joues déjà une autre partie en direct. Finis-la, puis appuie de nouveau.
refused-tournament-they-play-live = {$player} joue une partie en direct d’un tournoi. Réessaie quand elle sera finie.
refused-tournament-nothing-to-extend = Aucune partie n’attend de commencer : il n’y a pas de temps à ajouter.
refused-tournament-is-ready = C’est noté. L’autre est au courant, et a jusqu’au {$when} pour commencer.
refused-tournament-too-few = Trop peu de personnes se sont inscrites : il en faut {$fewest}.
refused-tournament-not-organiser = Seules les personnes qui organisent et celles qui gèrent le serveur peuvent faire cela.
refused-tournament-not-announcer = Seules la personne qui l’a annoncé et celles qui gèrent le serveur en nomment d’autres pour organiser.
refused-tournament-organises = {$player} organise déjà ce tournoi.
refused-tournament-program-organises = Un bot ne peut pas organiser. Choisis une personne.
refused-tournament-is-in = {$player} participe déjà.
refused-tournament-has-left = {$player} a quitté le tournoi, et peut seulement y revenir de son propre choix.
refused-tournament-program-plays = Un bot ne peut pas jouer dans un tournoi. Choisis une personne.
refused-tournament-too-many-organisers = {$most} personnes l’organisent avec toi. On ne peut pas en nommer plus.
refused-tournament-no-co-organiser = Cette personne n’organise plus ce tournoi.
refused-tournament-not-of-this-kind = Cette formule de tournoi n’a pas cela.
refused-tournament-ladder-not-there = {$player} n’est pas sur l’échelle.
refused-tournament-ladder-not-above = Tu ne peux défier que les personnes au-dessus de toi.
refused-tournament-ladder-too-far = Cette personne est trop haut. Tu peux défier les places {$first} à {$last}.
refused-tournament-ladder-busy = {$player} a déjà un défi ouvert sur cette échelle. Un seul à la fois.
refused-tournament-ladder-rest = Toi et {$player} venez de vous rencontrer. Vous pourrez rejouer {$when} ; d’ici là, d’autres peuvent lancer un défi.
refused-tournament-round-has-begun = Une partie de la ronde a commencé : on ne peut plus refaire les appariements.
refused-tournament-cannot-pair = Il ne reste aucun appariement permis.
refused-tournament-moved-on = Le tournoi a continué avec ce résultat, donc la partie ne se rejoue pas. Pour qu’elle compte autrement, appuie sur **{button-tournament-organise}** sous le premier message du tournoi et choisis **{tournament-do-result}**.
refused-tournament-no-such-game = Cette partie n’existe pas dans ce tournoi.
refused-tournament-has-no-result = Cette partie n’a pas encore de résultat.
refused-tournament-somebody-goes-on = Quelqu’un doit passer au tour suivant : ici, un résultat ne peut pas être retiré. Fixe un autre résultat ou fais rejouer la partie.
refused-tournament-next-is-played = Avec ce résultat, quelqu’un d’autre aurait joué une partie suivante, et elle est déjà jouée. Le résultat reste ; tu peux fixer celui de cette partie suivante.
refused-tournament-kept-apart = Ces deux personnes sont déjà séparées.
refused-tournament-not-kept-apart = Ces deux personnes ne sont pas séparées.
refused-tournament-stands-there = Cette personne est déjà là, ou n’est pas sur l’échelle.
refused-tournament-ladder-is-played = Il y a déjà eu des défis sur cette échelle : les places se gagnent désormais. Tu peux déplacer une personne.
refused-tournament-too-many-apart = {$most} paires sont déjà séparées ici, et il ne peut pas y en avoir plus.
refused-tournament-no-reason = Les gens doivent savoir pourquoi : écris une raison, s’il te plaît.
refused-tournament-no-hints = Les parties de tournoi n’ont pas d’indices.
refused-tournament-no-takebacks = Dans ce tournoi, personne ne reprend de coups.
refused-tournament-no-gifts = En tournoi, personne ne donne de temps à l’autre.
activity-loading = Chargement …
activity-reconnecting = Reconnexion …
activity-offline = Pas de connexion
activity-games = Tes parties ici
activity-no-games = Tu n’as pas encore de partie dans ce salon.
activity-back = Retour à la partie
activity-close = Fermer
activity-settings = Réglages
activity-speed = Vitesse
activity-speed-slow = Lent
activity-speed-normal = Normal
activity-speed-fast = Rapide
activity-speed-none = Sans animation
activity-sound = Son
activity-previews = Montrer où finissent les coups
activity-watching = Regardent : {$names}
activity-send = Envoyer
activity-cancel = Annuler
activity-replay-last = Revoir les derniers coups
activity-skip = Passer
activity-your-turn = À toi de jouer
activity-their-turn = À {$name} de jouer
activity-press-again = Touche encore le trou {$name} pour le jouer.
activity-thinking = {$name} réfléchit …
activity-score = {$score} sur les {$needed} graines qui gagnent
activity-hold = Maintiens le doigt sur un trou, ou survole-le, pour voir où tombe sa dernière graine.
activity-not-identified = Discord n’a pas dit qui tu es. Ferme le plateau et ouvre-le de nouveau.
activity-stopping = Kuzhi redémarre. Le plateau revient dans un instant.
activity-begin-again = Ce plateau est ouvert depuis des heures. Il revient dans un instant.
activity-opened-elsewhere = Tu as ouvert le plateau ailleurs.
activity-full = Trop de plateaux sont ouverts en ce moment. Celui-ci s’ouvre dès qu’il y a de la place.
activity-too-fast = C’était trop à la fois. Le plateau revient dans un instant.
activity-too-slow = La connexion est trop lente. Le plateau revient dans un instant.
activity-unreadable = Ce plateau est d’une autre version. Ferme-le et ouvre-le de nouveau.
activity-failed = Quelque chose n’a pas marché ici. Réessaie dans un instant.
