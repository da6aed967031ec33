# Ce que dit Kuzhi, en français. Le nom d’un message dit où il se trouve ; le bot remplit {$…}.
# Le texte est en markdown de Discord. `.name` est le nom de la commande ou de l’option dans Discord.

## Games

game-mangala = Mangala
game-mangala-castle = Mangala avec châteaux
game-al-manqala = Al-manqala
game-pallankuzhi = Pallankuzhi
game-pallam-khuzi = Pallam Khuzi
game-kotu-baendum = Kotu Baendum

## Options of games

options-chosen = On joue ainsi : {$options}.
option-end-row-empty = une rangée vide après un coup termine la partie
option-end-no-move = la partie finit quand le joueur au trait a une rangée vide
option-own_pit_capture-true = une dernière graine dans son propre trou vide capture le trou d’en face
option-own_pit_capture-false = une dernière graine dans son propre trou vide ne capture rien
option-seeds-6 = six graines par trou
option-seeds-5 = cinq graines par trou
option-seeds-4 = quatre graines par trou
option-after_capture-continue = après une capture, les semailles continuent
option-after_capture-end = une capture termine le tour
option-fours-sower = les quatre vont à qui les a formés
option-fours-owner = les quatre vont au propriétaire du trou
option-skip_origin-true = on saute le trou que l’on vient de vider
option-skip_origin-false = on sème aussi dans le trou que l’on vient de vider
option-capture-relay = les semailles continuent après une capture
option-capture-ends-turn = une capture termine le tour
option-proposal = {$option} : {$meaning}
option-proposal-five = {$option} : cinq graines, une capture termine le tour (sinon le 1er tour en prend 46 sur 70)
length-whole = jusqu’au bout
length-rounds = { $rounds ->
    [one] {$rounds} manche
   *[other] {$rounds} manches
}

## Players

player-bot = Kuzhi (niveau {$level})
player-unnamed = Joueur {$digits}
side-south = Sud
side-north = Nord

## The challenge

challenge-open = {$invited}, {$challenger} te défie à une partie de **{$game}**.
challenge-to-all = {$challenger} cherche quelqu’un pour jouer à **{$game}**. Le premier qui accepte joue.
challenge-whoever = Qui accepte
challenge-to-all-cancelled = {$challenger} ne cherche plus personne pour jouer à **{$game}**.
challenge-to-all-expired = {$challenger} cherchait quelqu’un pour jouer à **{$game}**, et personne n’a accepté à temps.
challenge-sides = {$first} jouerait Sud et commencerait.
challenge-casual = Cette partie serait amicale : elle ne compte pas pour le classement.
challenge-quick = Une partie rapide : si peu de manches se décident dès les premiers coups, elle ne compte donc pas pour le classement. Trois manches comptent.
challenge-series = Au meilleur des {$sets} sets : une victoire vaut 1, une nulle ½, et les côtés changent à chaque set.
challenge-expires = Le défi expire {$when}.
challenge-declined = {$invited} a refusé le défi de {$challenger} à une partie de **{$game}**.
challenge-cancelled = {$challenger} a retiré le défi lancé à {$invited} pour une partie de **{$game}**.
challenge-expired = Le défi de {$challenger} à {$invited} pour une partie de **{$game}** a expiré sans réponse.
menu-challenge = Défier au mancala
draft-game-bot = Jouer à **{$game}** contre Kuzhi. Change ce que tu veux, puis appuie sur **{button-begin}**.
draft-game-person = Défier {$opponent} à **{$game}**. Change ce que tu veux, puis appuie sur **{button-challenge}**.
draft-game-anybody = Défier n’importe qui dans ce salon à **{$game}**, ou choisis une personne ci-dessous. Change ce que tu veux, puis appuie sur **{button-challenge}**.
draft-choose-person = Choisir un adversaire
draft-against-person = Jouer contre quelqu’un
draft-against-bot = Jouer contre Kuzhi
draft-made = C’est fait : tout le salon le voit maintenant.
choice-one-game = Une seule partie
choice-sets = Au meilleur des {$sets} sets
button-make-casual = La rendre amicale
button-make-rated = La compter au classement
button-challenge = Défier
button-begin = Commencer
button-accept = Accepter
button-decline = Refuser
button-cancel = Annuler

## The board

board-title = **{$game}** · Sud {$south} · Nord {$north}
board-round = Manche {$round} sur {$rounds}
board-round-open = Manche {$round}
board-series = Set {$set} sur {$sets} · {$south} {$points} – {$against} {$north}
board-turn = À **{$player}** ({$side}) de jouer : choisis un trou.
board-direction = À **{$player}** ({$side}) de jouer : choisis un trou et le sens pour toute la manche.
board-arrange = **{$player}** ({$side}) a { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} et dispose sa rangée : trous 1 à 7 depuis la gauche. Le trou 1 prend une ou deux graines, les trous 2 à 6 deux au plus, le trou 7 quatre au plus. Avec deux dans le trou 1, on capture par trois ; avec une, par deux.
board-bot-turn = {$player} réfléchit …
board-castle = Château de {$player} : {$side}, trou {$pit}.
board-mark-puta = {$side}, trou {$pit} : un puta de {$player}.
board-mark-naga = {$side}, trou {$pit} : un naga de {$player}.
board-mark-tied = {$side}, trou {$pit} : lié pour {$player}.
board-excluded = Les trous marqués x sont hors jeu.
board-to-fill = Les trous marqués x sont encore à remplir.
board-eats = {$player} capture par {$seeds}.
board-heap = {$side}, trou {$pit} : {$seeds} graines.
board-text-row = {$side} : {$pits}. Grenier {$store}.
board-text-row-yours = Toi ({$side}) : {$pits}. Grenier {$store}.
board-text-excluded = fermé
board-text-castle = château
board-moved-on = Ce plateau est maintenant ici : {$link}
board-seen-alone = Toi seul vois ceci : ici, Discord ne montre mes réponses qu’à toi. L’autre joueur le voit avec `/plateau`.
board-visiting = S’il ne se passe rien ici pendant longtemps, `/plateau` ramène le plateau.
no-files = Je ne peux pas joindre de fichiers dans ce salon : il n’y a donc que du texte. Qui gère le serveur peut l’autoriser : la permission s’appelle **Joindre des fichiers**.
no-files-boards = Les plateaux de ce serveur devraient être des images, mais je ne peux pas joindre de fichiers dans ce salon : ici, ils sont dessinés en émojis ou en lettres. Accorde-moi ici **Joindre des fichiers**, et le prochain coup apportera une image.
board-in-thread = {$south} et {$north} jouent à **{$game}** dans {$thread}.
thread-name = {$game} : {$south} – {$north}
call-to-move = {$player}, à toi de jouer à **{$game}** contre {$opponent} : {$link}
call-to-move-unlinked = {$player}, à toi de jouer à **{$game}** contre {$opponent}.
button-arrange = Autre disposition …
menu-layouts = Autres dispositions …
button-standard = Comme d’habitude
form-arrange = Dispose ta rangée
form-arrange-label = Graines des trous 1 à 7, depuis ta gauche

## What a move did

move-sown = {$player} a semé le trou {$pit} : { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.
move-sown-laps = {$player} a semé le trou {$pit} : { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}, {$laps} semailles.
move-arranged = {$player} a disposé sa rangée et capture par {$seeds}.
move-arranged-usual = {$player} a disposé sa rangée comme d’habitude.
move-counter-clockwise = La manche tourne dans le sens inverse des aiguilles d’une montre.
move-clockwise = La manche tourne dans le sens des aiguilles d’une montre.
move-captured = { $seeds ->
    [one] Capture {$seeds} graine.
   *[other] Capture {$seeds} graines.
}
move-captured-other = { $seeds ->
    [one] {$player} a capturé {$seeds} graine.
   *[other] {$player} a capturé {$seeds} graines.
}
move-castle = Un château naît : {$side}, trou {$pit}.
move-into-castle = { $seeds ->
    [one] {$seeds} graine est tombée
   *[other] {$seeds} graines sont tombées
} dans le château de {$player}.
move-tied = Trou lié : {$side}, {$pit}.
move-kept = { $seeds ->
    [one] La dernière graine est gardée
   *[other] Les {$seeds} dernières graines sont gardées
} : aucun trou ne pouvait en prendre.
move-endless = Les semailles auraient tourné sans fin ; elles ont été arrêtées.
move-again = Rejoue.
move-taken-back = {$player} a repris un coup.
move-planned = Comme prévu.
move-swept = { $seeds ->
    [one] La dernière graine va
   *[other] Les {$seeds} dernières graines vont
} à {$player}.
move-round-ended = **Manche {$round} terminée : {$south} à {$north}.**
move-round-began = {$player} commence la manche {$round}.

## A move, shown

button-show-move = Montrer le coup
button-move-before = ◀ Coup précédent
button-move-after = Coup suivant ▶
story-title = **{$game}** · coup {$number} : {$player}
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
story-lifted = {$lap}. { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} du trou {$pit} de {$from}.
story-captured = {$player} capture { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} dans le trou {$pit} de {$side}.
story-swept = { $seeds ->
    [one] La dernière graine du trou {$pit} de {$side} va
   *[other] Les {$seeds} dernières graines du trou {$pit} de {$side} vont
} à {$player}.
story-left-out = … { $lines ->
    [one] {$lines} ligne est omise ici
   *[other] {$lines} lignes sont omises ici
} …

## The end

over-won = **{$player} gagne, {$points} à {$against}.**
over-drawn = **Égalité, {$points} partout.**
over-resigned = **{$loser} abandonne : {$player} gagne.**
over-agreed = **Nulle : les deux sont d’accord.**
over-early = Finie trop tôt : non classée.
series-goes-on = **{$south} {$points} – {$against} {$north}.** Le set {$set} sur {$sets} suit plus bas, les côtés changés.
series-won = **{$player} gagne au meilleur des {$sets} sets, {$points} – {$against}.**
series-drawn = **Égalité au meilleur des {$sets} sets, {$points} partout.**
series-given-up = **{$player} gagne au meilleur des {$sets} sets : {$loser} a abandonné la série.**
reason-row-empty = Une rangée était vide après le coup.
reason-no-move = Le joueur au trait n’avait rien à semer.
reason-majority = C’est plus de la moitié de toutes les graines.
reason-cannot-feed = L’autre rangée était vide et ne pouvait être nourrie.
reason-repetition = La même position s’est présentée pour la troisième fois.
reason-agreed = Les deux ont convenu que la partie tournerait sans fin.
reason-cannot-fill = Un joueur n’a pu remplir aucun trou pour la manche suivante.
reason-cannot-sow = Un joueur n’avait plus de graines pour la manche suivante.
reason-round-limit = Toutes les manches sont jouées.

button-export = Les coups en texte
button-rematch = Revanche
export = { $moves ->
    [one] La partie avec son seul coup
   *[other] La partie avec ses {$moves} coups
}, en un texte que lit `kuzhi-engine`.

## The clock

clock-none = Sans pendule
clock-days = { $days ->
    [one] {$days} jour par coup
   *[other] {$days} jours par coup
}
clock-live = En direct : {$minutes} min chacun, et {$seconds} s de plus à chaque coup
clock-live-bare = En direct : {$minutes} min chacun
clock-proposal = {$id} : {$name}
challenge-clock = Pendule : **{$clock}**
board-banks = Pendule : Sud {$south} · Nord {$north}
board-time = Le temps de {$player} s’achève {$when}.
board-time-up = **Le temps de {$player} est écoulé.** {$other} peut réclamer la victoire, ou attendre le coup.
button-claim = Réclamer la victoire
call-bank = {$player}, ton temps à **{$game}** s’achève {$when} : {$link}
call-bank-unlinked = {$player}, ton temps à **{$game}** s’achève {$when}.
call-reminder = {$player}, ton temps pour jouer à **{$game}** contre {$opponent} s’achève {$when} : {$link}
call-reminder-unlinked = {$player}, ton temps pour jouer à **{$game}** contre {$opponent} s’achève {$when}.
over-timed-out = **Le temps de {$loser} était écoulé : {$player} gagne.**
games-until = {$line} · le temps s’achève {$when}
refused-no-clock = Aucune pendule ne tourne dans cette partie.
refused-time-not-up = Il reste du temps pour ce coup : il s’achève {$when}. La victoire pourra alors être réclamée.
refused-own-time-up = C’est ton propre temps qui est écoulé. Joue avant que l’autre ne réclame la victoire.
refused-bad-clock = « {$text} » n’est pas une pendule. Écris 1d, 3d ou 7d pour des jours par coup, des minutes et des secondes comme 5+3 pour jouer en direct, ou none.
settings-claims-on = Les victoires au temps sont **réclamées pour toi** dès que le temps de l’autre est écoulé.
settings-claims-off = Les victoires au temps, **c’est à toi de les réclamer** ; ou tu attends le coup de l’autre.
settings-listed-on = Dans les classements de tous les serveurs, tu es **affiché** par ton nom ; le bouton ci-dessous t’en retire.
settings-listed-off = Dans les classements de tous les serveurs, tu n’es **pas affiché**. Tu gardes ta cote, et ta place dans ceux de tes serveurs.
settings-clock = Sans pendule nommée : {$clock}
button-claims-on = Réclamer les victoires pour moi
button-claims-off = Je réclame mes victoires
button-listed-on = M’afficher pour tous les serveurs
button-listed-off = Ne pas m’afficher partout
button-undo = Annuler (gérants) …
button-undo-sure = Oui, annuler le résultat
undo-sure = Annuler ce résultat, comme après une panne ? La partie reprend avec un temps neuf, et les classements deviennent comme si elle n’avait pas fini.
undo-done = Annulé : la partie reprend avec un temps neuf.
refused-not-undoer = Seuls ceux qui peuvent gérer ce serveur annulent un résultat au temps dû à une panne.
refused-nothing-to-undo = Seul un résultat au temps peut être annulé, et cette partie n’en a plus.
refused-next-set = Le set suivant a déjà commencé : ce résultat reste.

## Giving up

resign-sure = Abandonner ta partie de **{$game}** contre {$opponent} ? Elle comptera comme perdue.
resign-sure-set = Abandonner ce set de **{$game}** contre {$opponent} ? Il comptera comme perdu, et le set suivant commencera. Ou abandonner toute la série : {$opponent} la gagne alors, et l’on ne joue plus d’autre set.
resign-kept = La partie continue.
button-resign = Oui, j’abandonne
button-resign-set = Abandonner ce set
button-resign-series = Abandonner la série
button-play-on = Non, je continue

## Hints

hint-pit = Kuzhi choisirait le trou **{$move}**.
hint-way = Kuzhi choisirait le bouton **{$move}** : le trou, et le sens pour toute la manche.
hint-layout = Kuzhi disposerait la rangée ainsi : **{$move}**.
hint-layout-written = Kuzhi disposerait la rangée ainsi : **{$move}**. Écris-le avec le bouton « {$button} ».
evaluation-even = La position est à peu près égale.
evaluation-slightly-better = {$side} est un peu mieux (environ +{$seeds}).
evaluation-better = {$side} est nettement mieux (environ +{$seeds}).
evaluation-much-better = {$side} est bien mieux (environ +{$seeds}).
evaluation-wins = {$side} gagne quoi que fasse l’autre, de { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
} ou plus.
evaluation-exact-draw = Si les deux jouent au mieux, c’est l’égalité.
evaluation-exact-win = Si les deux jouent au mieux, {$side} gagne d’exactement { $seeds ->
    [one] {$seeds} graine
   *[other] {$seeds} graines
}.

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
leaderboard-empty = Personne n’a encore de place ici. Défie quelqu’un avec `/jouer` !
leaderboard-note = Classement Glicko-2 des parties classées entre personnes ; « ? » marque une cote qui repose encore sur peu de parties.
leaderboard-place = Une place demande des parties classées contre {$opponents} personnes différentes. Une partie compte quand chacun a joué {$moves} coups, et moins à partir de la quatrième d’une même paire dans la journée.
button-guild = Ce serveur
button-everywhere = Tous les serveurs

## Refusals

refused-self = Tu ne peux pas te défier toi-même. Laisse `adversaire` vide pour jouer contre Kuzhi.
refused-program = Les autres bots ne répondent pas aux défis. Laisse `adversaire` vide pour jouer contre Kuzhi.
refused-takes-none = {$invited} n’accepte pas de défis en ce moment. Avec `/jouer ouvert: True`, tout le monde ici peut accepter.
refused-acquaintances = {$invited} n’accepte de défis que de personnes avec qui il y a déjà eu une partie. Avec `/jouer ouvert: True`, tout le monde ici peut accepter.
refused-too-much-ring = Cela fait beaucoup de défis et de propositions en peu de temps. Tu pourras envoyer le prochain {$when}.
refused-too-much-picture = Cela fait beaucoup d’images en peu de temps. Tu pourras avoir la prochaine {$when}.
refused-too-much-hint = Cela fait beaucoup de conseils en peu de temps. Tu pourras avoir le prochain {$when}.
refused-too-much-here = On me demande tant de choses sur ce serveur qu’il me faut un moment. Réessaie {$when}, s’il te plaît.
refused-hint-under-way = Kuzhi réfléchit encore à ton dernier conseil. Redemande quand tu l’auras.
refused-challenged-often = Tu as défié {$invited} plusieurs fois sans réponse. Tu pourras recommencer {$when}.
refused-declined-lately = {$invited} a refusé un de tes défis : laisse passer un peu de temps. Tu pourras recommencer {$when}.
refused-kept-out = Ceux qui gèrent ce serveur ne te laissent pas commencer de parties ici. Tu peux finir celles qui sont en cours, et ailleurs tu joues comme d’habitude.
refused-other-kept-out = Il n’est pas possible de défier {$other} ici pour le moment. Choisis quelqu’un d’autre, ou joue contre moi avec `/jouer`.
refused-person-blocked = La personne qui fait tourner ce Kuzhi ne te laisse pas l’utiliser. Si tu penses que c’est une erreur, écris-lui, s’il te plaît.
refused-server-blocked = La personne qui fait tourner ce Kuzhi ne le laisse pas utiliser sur ce serveur. Si tu penses que c’est une erreur, écris-lui, s’il te plaît.
refused-channels = Sur ce serveur, les parties commencent dans {$channels}.
refused-channel-full = { $most ->
    [one] {$most} partie est en cours
   *[other] {$most} parties sont en cours
} dans ce salon, et il ne peut en commencer d’autre. Termines-en une, ou va dans un autre salon.
refused-no-server = Seul un serveur a ces réglages : utilise la commande là-bas. Les tiens sont sous `/réglages`.
refused-not-manager = Seuls ceux qui gèrent ce serveur peuvent changer ses réglages. Les tiens sont sous `/réglages`.
refused-challenges = { $most ->
    [one] Tu as {$most} défi sans réponse. Retire-le
   *[other] Tu as {$most} défis sans réponse. Retires-en un
}, ou attends une réponse.
refused-matches = { $most ->
    [one] Tu joues {$most} partie, et il n’en faut pas plus
   *[other] Tu joues {$most} parties, et il n’en faut pas plus
} à la fois. Termines-en une ou abandonne-la.
refused-challenger-busy = {$challenger} joue déjà autant de parties qu’il est permis à la fois. Tu pourras accepter dès que l’une d’elles sera finie.
refused-not-invited = Seul {$invited} peut répondre à ce défi. Lance le tien avec `/jouer`.
refused-own-challenge = C’est ton propre défi : quelqu’un d’autre peut l’accepter.
refused-own-named-challenge = C’est ton propre défi : seul {$invited} peut l’accepter, et tu peux le retirer avec « Annuler ».
refused-opponent-and-open = Nomme un `adversaire` ou mets `ouvert`, pas les deux.
refused-not-challenger = Seul {$challenger} peut retirer ce défi.
refused-accepted = Ce défi a déjà été accepté.
refused-declined = Ce défi a été refusé.
refused-cancelled = Ce défi a été retiré.
refused-expired = Ce défi a expiré. Lances-en un autre avec `/jouer`.
refused-not-started = Le défi n’a pas encore été accepté.
refused-not-seated = Tu regardes cette partie : seuls ses joueurs peuvent jouer. Lance la tienne avec `/jouer`.
refused-turn = C’est à {$player} de jouer. Tu recevras un appel quand ce sera à toi.
refused-turn-bot = Kuzhi réfléchit ; son coup sera sur le plateau dans un instant.
refused-stale = Ce bouton appartenait à une position passée : rien n’a été joué. Voici le plateau actuel.
refused-over = Cette partie est terminée. Lances-en une autre avec `/jouer`.
refused-no-such-match = Cette partie n’existe plus. Lances-en une autre avec `/jouer`.
refused-out-of-sight = Cette partie se joue là où tu ne peux pas regarder. Lance la tienne avec `/jouer`.
refused-no-match-here = Tu n’as pas de partie dans ce salon. Lances-en une avec `/jouer`.
refused-heard-alone = Ici, Discord ne montre mes réponses qu’à toi : personne ne pourrait accepter. Joue contre moi avec `/jouer`, ou défie les gens dans vos messages privés ou sur un serveur qui m’a ajouté.
refused-elsewhere = Cette partie se joue dans {$channel} : utilise la commande là-bas.
refused-pressed-elsewhere = Cette partie se joue dans {$channel}. Continue là-bas, s’il te plaît.
refused-offered = Tu l’as déjà proposé sur ce plateau. Joue d’abord un coup.
refused-offer-open = Ta dernière proposition attend encore une réponse. Patiente, ou retire-la avec son bouton « {$button} ».
refused-offer-gone = Cette proposition a été refusée ou retirée.
refused-early-draw = Jouez d’abord chacun un coup : ensuite la nulle peut être proposée.
refused-nothing-to-take-back = Tu n’as encore joué aucun coup à reprendre.
refused-bot-needs-no-plans = Kuzhi répond aussitôt : il n’y a rien à prévoir. Les coups conditionnels sont pour les parties entre personnes.
refused-plans-on-own-turn = C’est à toi : joue sur le plateau. Les coups conditionnels servent pendant que tu attends.
refused-line-ends-with-other = Une ligne commence par le coup de l’autre et finit par le tien, comme « 3 5 » : si 3, alors 5.
refused-line-illegal = Cette ligne ne peut pas être jouée : **{$move}** n’est pas possible après ce qui précède.
refused-line-too-long = Cette ligne est trop longue : prévois quelques coups de moins.
refused-too-many-plans = Tu as déjà { $most ->
    [one] {$most} ligne
   *[other] {$most} lignes
} dans cette partie. Supprimes-en une d’abord.
refused-no-rematch-yet = Le set suivant vient de lui-même. Une revanche est possible après le dernier.
refused-rematch-asked = Tu as déjà demandé cette revanche : {$other} peut l’accepter.
refused-rematch-had = Cette revanche a déjà été jouée, refusée ou retirée. Lance une autre partie avec `/jouer`.
refused-form-too-late = Nous avons mis trop de temps. Appuie encore une fois sur le bouton, s’il te plaît.
refused-several-challenges = Tes défis dans ce salon n’ont pas encore été acceptés. Pour en faire redescendre un, choisis-le avec l’option `partie`.
which-match = Tu as plusieurs parties dans ce salon. De laquelle parles-tu ?
which-move = Tu as plusieurs parties dans ce salon. Dans laquelle joues-tu {$move} ?
which-more = Le menu contient les plus récentes ; une autre se choisit avec l’option `partie`.
which-placeholder = Choisis une partie
which-choice = {$game} contre {$opponent} · {$last}
which-no-move = pas encore de coup
which-own-move = ton dernier coup : {$move}
which-other-move = son dernier coup : {$move}
which-further = {$label} · {$further}
which-age-minutes = il y a {$age} min
which-age-hours = il y a {$age} h
which-age-days = il y a {$age} j
refused-no-move = « {$text} » n’est pas un coup. Écris le numéro d’un de tes trous, par exemple 3.
refused-no-layout = « {$text} » n’est pas une disposition. Écris sept nombres pour tes trous 1 à 7, par exemple 2 1 0 2 0 0 4.
refused-illegal-empty = Le trou {$pit} est vide. Choisis un trou avec des graines.
refused-illegal-no-pit = Il n’y a pas de trou {$pit} : les tiens vont de 1 à {$last}.
refused-illegal-castle = Le trou {$pit} est un château : on n’y prend jamais rien.
refused-illegal-excluded = Le trou {$pit} est hors jeu dans cette manche.
refused-illegal-marked = Le trou {$pit} est marqué : ses graines y restent jusqu’à la fin de la manche.
refused-illegal-must-feed = L’autre rangée est vide : choisis un trou qui lui donne une graine.
refused-illegal-single = Le trou {$pit} n’a qu’une graine : les graines seules restent tant qu’un de tes trous en a deux ou plus.
refused-illegal-front = Le trou {$pit} est ton trou de tête : sa graine seule reste tant que tu en as d’autres.
refused-illegal-end-pit = Ton premier tour d’une manche part d’un de tes trous de bout, 1 ou {$last}.
refused-illegal-direction = Ce coup choisit le sens pour toute la manche : écris {$pit}+ ou {$pit}-.
refused-illegal-direction-known = Le sens est déjà choisi : écris seulement {$pit}.
refused-illegal-arrange-first = Dispose d’abord ta rangée.
refused-illegal-form = Ce coup ne peut pas être joué maintenant. Écris le numéro d’un de tes trous.
refused-illegal-no-agreement = Dans ce jeu, aucun accord ne permet de partager ce qui est sur le plateau.
refused-illegal = Ce coup n’est pas permis.
refused-layout-first = Cette disposition n’est pas permise : le trou 1 prend une ou deux graines, pas {$seeds}.
refused-layout-middle = Cette disposition n’est pas permise : le trou {$pit} prend deux graines au plus, pas {$seeds}.
refused-layout-last = Cette disposition n’est pas permise : le trou 7 prend quatre graines au plus, pas {$seeds}.
refused-layout-total = Cette disposition n’est pas permise : graines à disposer {$have}, disposées {$laid}.
refused-layout-usual = La disposition habituelle demande quatre graines ; tu en as {$seeds}.
refused-own-offer = C’est toi qui as fait cette proposition : {$other} peut l’accepter.
refused-bot-plays-on = Kuzhi continue. Quand une position revient pour la troisième fois, la partie finit d’elle-même.
refused-bot-unrated = Les parties contre Kuzhi ne sont jamais classées : laisse `classée` vide, ou défie une personne.
refused-quick-unrated = Une partie de moins de trois manches se décide dès les premiers coups : elle n’est jamais classée. Choisis trois manches avec `manches`, ou laisse `classée` vide pour une partie rapide et amicale.
refused-no-hints-rated = Cette partie est classée : vous jouez tous deux sans aide. Il y a des indices dans les parties amicales : `/jouer` avec `classée: False`, ou contre Kuzhi.
refused-hint-too-late = Le plateau a changé pendant que Kuzhi réfléchissait. Redemande, s’il te plaît.
refused-no-rounds = {$game} n’a pas de manches : laisse `manches` vide.
refused-no-such-command = Kuzhi n’a plus cette commande. `/aide` donne celles qui existent.
refused-no-such-button = Ce bouton est d’une autre version de Kuzhi. Fais revenir le plateau avec `/plateau`.
refused-option-none = {$game} ne se joue que d’une façon : laisse `options` vide.
refused-option-unknown = « {$option} » n’est pas une option de {$game}. Il y a {$options}.
refused-option-value = « {$value} » n’est pas une valeur de l’option `{$option}`. Écris l’une de celles-ci : {$values}.
refused-option-range = « {$value} » n’est pas une valeur de l’option `{$option}`. Écris un nombre de {$least} à {$most}.
refused-option-twice = L’option `{$option}` est donnée deux fois.
refused-unusable = Kuzhi ne peut pas jouer cela. Choisis parmi ce qui est proposé.
failed-lasting = Kuzhi ne peut pas conserver les coups en ce moment ; son responsable est prévenu. Ta partie est en sûreté : regarde son plateau un peu plus tard.
failed = Quelque chose a échoué de notre côté, et rien n’a changé. Réessaie dans un instant, s’il te plaît.
dropped = Quelque chose a échoué de notre côté avant que nous ayons pu répondre. Regarde si c’est fait (`/plateau` montre ta partie), et sinon réessaie, s’il te plaît.

## Help

help-title = **Kuzhi : jeux de mancala sur Discord**
help-start = Lance `/jouer`, sème avec les boutons. Sud est en bas et commence ; les trous comptent de la gauche du joueur.
help-play = `/jouer` : défier quelqu’un, ou jouer contre Kuzhi
help-games = `/parties` : tes parties partout, et à qui de jouer
help-move = `/coup` : semer un trou
help-board = `/plateau` : ramener ton plateau ou en voir un ; `style` : autrement
help-resign = `/abandonner` : abandonner une partie
help-draw = `/nulle` : proposer la nulle
help-takeback = `/reprendre` : reprendre un coup, si l’autre est d’accord
help-conditional = `/conditionnel` : prévoir tes réponses pendant que tu attends
help-hint = `/indice` : ce que jouerait Kuzhi, et qui est mieux (amicales)
help-leaderboard = `/classement` : qui joue le mieux ; compte après 3 coups chacun
help-settings = `/réglages` : plateaux, alertes, défis, langue ; et le serveur
help-help = `/aide` : ce texte

help-rules = `/règles` : comment se joue chaque jeu, en images
help-tutorial = `/tutoriel` : apprendre un jeu en jouant
help-agree = `/accord` : proposer de finir un Al-manqala qui tourne sans fin

## An agreed end

offer-agree = {$other}, {$player} propose de finir cette partie de **{$game}**, parce qu’elle tourne sans fin : chacun de vous aurait la moitié de ce qui est sur le plateau.
declined-agree = {$other} continue.
withdrawn-agree = {$player} a retiré sa proposition de finir la partie.
offer-draw = {$other}, {$player} te propose la nulle dans votre partie de **{$game}**.
declined-draw = {$other} refuse la nulle et continue.
withdrawn-draw = {$player} a retiré sa proposition de nulle.
declined-draw-bot = Kuzhi pense être mieux, et continue.
offer-takeback = {$other}, {$player} aimerait reprendre un coup dans votre partie de **{$game}** : son dernier, et ce qui l’a suivi.
declined-takeback = {$other} refuse : le coup reste joué.
withdrawn-takeback = {$player} ne demande plus à reprendre le coup.
more-question = Ta partie de **{$game}** contre {$opponent} : que veux-tu faire ?
more-watching = Tu regardes cette partie. Tu peux avoir son plateau pour toi seul, dessiné comme tu l’aimes (`/réglages`).
button-more = Plus …
button-look = Le plateau, pour moi seul
button-plans = Coups conditionnels …
button-plan = Ajouter …
button-unplan = Supprimer {$line}
plans-title = Tes réponses automatiques dans ta partie de **{$game}** contre {$opponent} : d’abord ce que joue l’autre, puis **ton coup**. Toi seul le vois, et ce qui ne se réalise pas est effacé.
plans-none = Rien n’est prévu pour l’instant.
form-plan = Coups conditionnels
form-plan-label = Le coup de l’autre, puis le tien, etc.
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = si alors puis et
button-offer-draw = Proposer la nulle
button-offer-takeback = Demander à reprendre
button-take-back = Reprendre
button-offer-agree = Ça tourne sans fin
button-give-up = Abandonner …
games-none = Tu n’as pas de partie. Lances-en une avec `/jouer`.
games-title = **Tes parties**, sur tous les serveurs et en privé
games-yours = • {$game} contre {$opponent} : **à toi de jouer**
games-theirs = • {$game} contre {$opponent} : à l’autre de jouer
games-challenged = • {$opponent} te défie à {$game} ; expire {$when}
games-challenge = • Tu défies {$opponent} à {$game} ; expire {$when}
games-challenge-to-all = • Tu cherches quelqu’un pour jouer à {$game} ; expire {$when}
games-linked = {$line} · {$link}
games-more = … et {$more} de plus.
settings-own = **Tes réglages**, pour tous les serveurs et les messages privés. Personne d’autre ne voit ceci.
settings-pings-on = Notifications **activées** : tu es averti d’un défi, de ton tour ou d’une question.
settings-pings-dm = Notifications **par message privé** : ce qui te concerne t’est écrit à toi seul, ou dans le salon si Discord ne laisse pas passer le message.
settings-pings-off = Notifications **coupées** : regarde tes plateaux de temps en temps.
settings-board-usual = Plateaux pour toi seul : comme d’habitude
settings-board-emoji = Plateaux pour toi seul : petites images (émojis)
settings-board-unicode = Plateaux pour toi seul : lettres et lignes
settings-board-text = Plateaux pour toi seul : phrases simples, pour lecteurs d’écran
settings-board-image = Plateaux pour toi seul : images de bois et de graines
settings-theme-dark = Les images et animations pour toi seul sont en **bois sombre**.
settings-theme-light = Les images et animations pour toi seul sont en **bois clair**.
settings-viewpoint-fixed = Sur les plateaux que tu regardes seul, **ta rangée** est toujours en bas.
settings-viewpoint-mover = Sur les plateaux que tu regardes seul, la rangée de **qui doit jouer** est en bas.
settings-challengers-everybody = Tout le monde peut te défier
settings-challengers-acquaintances = Seuls ceux avec qui tu as joué peuvent te défier
settings-challengers-nobody = Personne ne peut te défier
settings-language-usual = Langue : celle de Discord
settings-language = Langue : {$language}
settings-usual = comme d’habitude
settings-house = **Réglages de ce serveur**
settings-house-anywhere = Les parties peuvent commencer dans **tous les salons**.
settings-house-channels = Les parties commencent dans {$channels} et dans leurs fils.
settings-house-threads-on = Chaque partie a **son propre fil** ; Kuzhi doit avoir le droit d’en créer.
settings-house-threads-off = Les parties se jouent **dans le salon même**.
settings-house-choose = Ne commencer que dans ces salons …
settings-house-pings-on = Notifications **activées** : on est averti d’un défi, de son tour ou d’une question.
settings-house-pings-off = Notifications **coupées** sur ce serveur.
settings-house-game = Sans jeu nommé : {$game}
settings-boards = **Plateaux de ce serveur**, tels que tous les voient
settings-house-viewpoint-fixed = La **rangée du Sud** est toujours en bas.
settings-house-viewpoint-mover = La rangée de **qui doit jouer** est en bas.
settings-house-board-usual = Plateaux : comme d’habitude
settings-house-board-emoji = Plateaux : petites images (émojis)
settings-house-board-unicode = Plateaux : lettres et lignes
settings-house-board-text = Plateaux : phrases simples, pour lecteurs d’écran
settings-house-board-image = Plateaux : images de bois et de graines
settings-house-theme-dark = Les plateaux en image sont en **bois sombre**.
settings-house-theme-light = Les plateaux en image sont en **bois clair**.
settings-limits = **Limites et pendule de ce serveur**
    Ce qui est déjà en cours reste tel quel.
settings-challenges-usual = Défis sans réponse par personne : comme d’habitude, {$most}
settings-challenges = Défis sans réponse par personne : {$most}
settings-matches-usual = Parties à la fois dans un salon : comme d’habitude, {$most}
settings-matches = Parties à la fois dans un salon : {$most}
settings-people = **Qui ne peut pas jouer sur ce serveur**
    Jusqu’à {$most} personnes, qui ne peuvent alors ni commencer, ni accepter de parties ici, ni être défiées. Leurs parties en cours continuent, et elles ne l’apprennent qu’en essayant.
settings-people-nobody = Personne : **tout le monde peut jouer**.
settings-people-kept-out = Ne peuvent pas jouer : {$people}
settings-people-choose = Empêcher quelqu’un de jouer …
settings-people-back = Laisser quelqu’un rejouer …
button-pings-on = Activer les notifications
button-pings-dm = M’avertir par message privé
button-pings-off = Couper les notifications
button-threads-on = Parties dans des fils
button-threads-off = Parties dans le salon
button-all-channels = Tous les salons
button-settings-own = Tes propres réglages
button-settings-house = Réglages de ce serveur
button-viewpoint-fixed = Ne pas tourner les plateaux
button-viewpoint-mover = Tourner vers qui doit jouer
button-theme-dark = Images en bois sombre
button-theme-light = Images en bois clair
button-settings-boards = Plateaux
button-settings-limits = Limites et pendule
button-settings-people = Qui ne peut pas jouer
button-let-all-play = Laisser jouer tout le monde

## Rules

rules-title = **Comment jouer à {$game}**
rules-rounds = **Durée :** trois manches, sauf si `manches` dit autre chose. Une partie rapide d’une manche se décide dès les premiers coups : elle ne compte jamais pour le classement.
rules-options = **Façons d’y jouer** (`options` de `/jouer`)
rules-option = `{$option}` : {$meaning}
rules-option-usual = `{$option}` (habituel) : {$meaning}
rules-example = **Un exemple :** {$account}
rules-yours = Ta partie ici : {$description}
rules-mangala =
    Deux rangées de six trous à quatre graines, et un grenier à la droite de chacun. Prends un de tes trous et sème une à une, dans le sens inverse des aiguilles d’une montre : s’il y en a plusieurs, la première revient dans le trou lui-même. On sème dans son grenier, on saute celui de l’autre.
    • Dernière graine dans ton grenier : tu rejoues.
    • La dernière graine rend pair un trou adverse : tu le captures.
    • Dernière graine dans ton propre trou vide : tu la captures avec le trou d’en face, sauf s’il est vide.
    Quand une rangée est vide, la partie finit et son propriétaire prend le reste. Le plus de graines gagne.
rules-mangala-castle =
    Mangala sans semer dans les greniers : aucun coup n’en donne un autre.
    • La dernière graine fait trois dans un trou adverse de 1 à 5, et tu n’as pas encore de château : tu captures les trois et le trou devient ton château (C) jusqu’à la fin. Ce qui y tombe va à son propriétaire. On n’y prend jamais rien.
    • La dernière graine rend pair un trou adverse : tu le captures.
    • Dernière graine dans ton propre trou vide : tu la captures avec le trou d’en face, sauf s’il est vide ou un château.
    Une dernière graine dans un château termine le tour. Quand une rangée est vide, la partie finit et son propriétaire prend le reste. Le plus de graines gagne.
rules-al-manqala =
    Deux rangées de sept trous à sept perles. Prends un de tes trous et sème tout, une fois, dans le sens inverse des aiguilles d’une montre.
    • La dernière perle fait deux ou quatre, dans l’une ou l’autre rangée : tu captures ce trou, puis le précédent s’il a deux ou quatre, et ainsi de suite sans interruption.
    • Si l’autre rangée est vide à ton tour, tu dois la nourrir si tu peux. Sinon, l’autre prend tout ce qui reste. Si ta propre capture la vide, la partie finit et chacun garde sa rangée.
    • Cinquante perles gagnent aussitôt. Si la partie tourne sans fin, `/accord` partage le plateau par moitié.
rules-pallankuzhi =
    Deux rangées de sept trous, par manches. Prends un de tes trous et sème dans le sens inverse des aiguilles d’une montre ; puis prends le trou suivant et continue tant qu’il contient quelque chose.
    • Si le trou suivant est vide, tu captures celui d’après et continues avec le trou derrière. S’il est vide aussi, ton tour finit.
    • Un trou qu’une graine porte à quatre est capturé aussitôt.
    Un joueur sans graines à son tour termine la manche, et l’autre prend le reste. Puis chacun remplit autant de trous que possible ; les trous vides (x) sont hors jeu, et qui était second commence. `manches` dit combien ; « jusqu’au bout », c’est jusqu’à ce que l’un ne puisse remplir aucun trou.
rules-pallam-khuzi =
    Deux rangées de sept trous à quatre graines, par manches. Prends un de tes trous et sème dans le sens inverse des aiguilles d’une montre, sans le trou lui-même ; puis prends le trou suivant et continue tant qu’il contient quelque chose.
    • Si le trou suivant est vide, tu captures celui d’après, et ton tour finit.
    • Un trou qu’une graine porte à quatre va aussitôt à son propriétaire, qui que ce soit qui sème.
    Un joueur sans graines à son tour termine la manche, et l’autre prend le reste. Puis chacun remplit autant de trous que possible ; les trous vides (x) sont hors jeu, et qui était second commence. `manches` dit combien ; « jusqu’au bout », c’est jusqu’à ce que l’un ne puisse remplir aucun trou.
rules-kotu-baendum =
    Deux rangées de sept trous à quatre graines, par manches. Le premier coup choisit le sens pour tous, et le premier tour de chacun part d’un trou de bout.
    • Un trou de trois est sauté, sauf par la dernière graine en main. Si elle tombe dans un tel trou, les quatre sont capturées et on sème le suivant ; dans un trou de bout elles restent, liées (S ou N, leur propriétaire), et comptent pour toi à la fin.
    • Dernière graine dans un trou vide ou marqué : ton tour finit. Dans un autre : prends-le et sème.
    • Les graines seules restent tant que tu as un trou de deux ou plus ; de plusieurs, celle de tête reste.
    La manche finit quand le joueur au trait ne peut rien prendre. Ensuite le gagnant remplit tous ses trous, le perdant autant que possible. Un reste de un fait un puta (p), de deux un naga (g) : on n’y prend rien et ils terminent le tour qui les atteint ; trois, c’est un trou ordinaire. Le gagnant prend trois, deux ou une graine en face. À moins de douze, le perdant peut disposer sa rangée : une ou deux dans le trou 1, jusqu’à deux de 2 à 6, jusqu’à quatre dans le 7, captures par trois ou deux. `manches` dit combien.

## Learning

lesson-again = Prends un de tes trous et sème ses graines une à une, vers la droite et jusque dans ton grenier ; de plusieurs, la première reste dans le trou. Si la dernière tombe dans ton grenier, tu rejoues.
lesson-even = Une dernière graine qui rend pair un trou adverse capture ce trou.
lesson-alone = Une dernière graine dans ton propre trou vide se capture avec le trou d’en face.
lesson-finish = Quand une rangée est vide après un coup, la partie est finie et le propriétaire de la rangée prend le reste. Le plus de graines gagne.
lesson-past = On sème comme au Mangala, mais en sautant les deux greniers : après ton trou 6 vient le trou 1 de l’autre.
lesson-castle = Si ta dernière graine fait trois dans un trou adverse de 1 à 5, tu captures les trois et le trou devient ton château, une fois par partie.
lesson-fill = Toute graine qui tombe dans ton château est aussitôt à toi.
lesson-two-four = Prends un de tes trous et sème tout, une à une, vers la droite et autour du plateau. Si la dernière perle fait deux ou quatre, dans l’une ou l’autre rangée, tu captures ce trou.
lesson-chain = Si le trou précédent a aussi deux ou quatre, tu le captures aussi, et ainsi de suite sans interruption.
lesson-feed = Quand l’autre rangée est vide, tu dois la nourrir si tu peux : seuls les coups qui y laissent quelque chose sont permis.
lesson-majority = Qui a cinquante perles gagne aussitôt.
lesson-laps = Sème un trou, puis prends le suivant et continue tant qu’il contient des graines.
lesson-beyond = Si le trou suivant est vide, tu captures celui d’après et continues avec le trou derrière.
lesson-pasu = Un trou qu’une graine porte à quatre est une vache, un pasu : il est capturé aussitôt.
lesson-rubbish = Les trous qui n’ont pu être remplis (x) sont hors jeu pour la manche : on les saute comme s’ils n’existaient pas.
lesson-beyond-ends = Si le trou suivant est vide, tu captures celui d’après, et ton tour finit.
lesson-pasu-owner = Un trou qu’une graine porte à quatre va aussitôt à son propriétaire, qui que ce soit qui sème.
lesson-way = Le premier coup choisit le sens pour les deux joueurs, et le premier tour de chacun part d’un trou de bout, 1 ou 7.
lesson-relay = Si ta dernière graine tombe dans un trou garni, tu le prends et sèmes encore ; dans un trou vide, ton tour finit.
lesson-three = Un trou de trois est sauté, sauf par la dernière graine en main. Cela fait quatre, et les capture.
lesson-tie = Dans un trou de bout, 1 ou 7, les quatre ne sont pas capturées mais liées : elles restent et comptent pour toi à la fin de la manche.
lesson-single = Tant qu’un de tes trous a deux graines ou plus, les graines seules restent en place.
lesson-arrange = Avec moins de douze graines, on peut disposer sa rangée : une ou deux dans le trou 1, jusqu’à deux de 2 à 6, jusqu’à quatre dans le 7. Deux dans le trou 1 : tu captures par trois ; une : par deux.
tutorial-title = **{$game} : leçon {$number} sur {$of}**
tutorial-task = **À toi :** tu es Sud, la rangée du bas. Quel trou le fait ?
tutorial-task-any = **À toi :** tu es Sud, la rangée du bas. Joue un coup au choix.
tutorial-task-arrange = **À toi :** choisis une disposition de ta rangée, trous 1 à 7, qui te fait capturer par trois.
tutorial-right = ✅ **Bien joué.** {$account}
tutorial-not-yet = ↩️ {$account} Ce n’est pas encore ça : le plateau est comme avant. Réessaie.
tutorial-end = 🎓 C’est tout pour **{$game}**. Joues-y avec `/jouer`, ou apprends un autre jeu ici.
tutorial-hint = 💡 Essaie **{$mv}**.
tutorial-choose = Apprendre un autre jeu
button-hint = 💡 Indice
button-next-lesson = Leçon suivante ▶
button-page-before = ◀ Page précédente
button-page-after = Page suivante ▶
button-try-it = Essaie toi-même
rules-choose = Règles d’un autre jeu
rules-boards =
    Avant :
    {$before}
    Après :
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
describe-play-level = La force de Kuzhi, s’il joue
    .name = niveau
describe-play-side = Qui commence
    .name = camp
describe-play-length = Jeux à plusieurs manches : trois si tu ne dis rien ; une seule est rapide et amicale
    .name = manches
describe-play-sets = Au meilleur de tant de sets : une victoire vaut 1, une nulle ½, les côtés changent
    .name = sets
describe-play-rated = Si elle compte pour le classement ; entre personnes, oui si tu ne dis rien
    .name = classée
describe-play-clock = Combien de temps il y a pour jouer
    .name = pendule
describe-play-options = Comment on joue, si ce n’est pas comme d’habitude
    .name = options
describe-tutorial = Une courte leçon d’un jeu, avec des boutons
    .name = tutoriel
describe-tutorial-game = Quel jeu
    .name = jeu
describe-rules = Comment se joue un jeu, avec images et exemples
    .name = règles
describe-rules-game = Quel jeu
    .name = jeu
describe-agree = Proposer de finir un Al-manqala qui tourne sans fin
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
describe-board-style = Pour toi seul, dessiné autrement
    .name = style
describe-board-theme = Les couleurs de l’image
    .name = couleurs
choice-style-emoji = Des émojis : de petites images
choice-style-image = Une image
choice-style-text = Des phrases simples, pour lecteurs d’écran
choice-style-unicode = Des lettres et des lignes
choice-theme-dark = Bois sombre
choice-theme-light = Bois clair
describe-resign = Abandonner ta partie de ce salon
    .name = abandonner
describe-draw = Proposer la nulle dans ta partie de ce salon
    .name = nulle
describe-takeback = Reprendre ton dernier coup, si l’autre est d’accord ; Kuzhi l’est toujours
    .name = reprendre
describe-conditional = Ce que tu réponds tout seul pendant que tu attends ; toi seul le vois
    .name = conditionnel
describe-conditional-moves = Le coup de l’autre, puis le tien, etc. : 3 5
    .name = coups
describe-hint = Ce que Kuzhi jouerait à ta place ; toi seul le vois, parties amicales seulement
    .name = indice
describe-leaderboard = Qui joue le mieux
    .name = classement
describe-leaderboard-game = Quel jeu
    .name = jeu
describe-leaderboard-scope = Quels résultats comptent
    .name = portée
describe-settings = Aspect des plateaux, notifications, qui peut te défier ; pour les gérants, aussi le serveur
    .name = réglages
describe-settings-of = Les réglages de qui
    .name = pour
choice-settings-own = Les tiens
choice-settings-house = Ceux de ce serveur, pour ceux qui le gèrent
describe-help = Comment jouer avec Kuzhi
    .name = aide
choice-first = Tu commences
choice-second = Tu joues en second
choice-random = À pile ou face
choice-level-1 = 1 : pour une première partie
choice-level-2 = 2 : regarde le coup suivant
choice-level-3 = 3 : regarde aussi la réponse
choice-level-4 = 4 : regarde quelques coups plus loin
choice-level-5 = 5 : voit presque tout
choice-level-6 = 6 : joue bien
choice-level-7 = 7 : joue très bien
choice-level-8 = 8 : joue aussi bien qu’il peut
choice-level-anchor = {$name} · Elo {$elo}
choice-level-rated = {$name} · Elo {$elo} ± {$error}
choice-level-rated-over = {$name} · Elo {$elo} ± {$error} (manches jouées : {$rounds})
choice-guild = Ce serveur
choice-everywhere = Tous les serveurs
choice-length-1 = Rapide : une manche, amicale
choice-length-3 = Trois manches
choice-length-0 = Jusqu’au bout
match-name = {$game} contre {$opponent} ({$id})
opponent-unnamed = quelqu’un
pit-name = { $seeds ->
    [one] {$pit} ({$seeds} graine)
   *[other] {$pit} ({$seeds} graines)
}
