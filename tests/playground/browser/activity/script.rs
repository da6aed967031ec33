//! What is played in a test: a whole game, and a short one.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Revision, of_usual_length, rounds};
use kuzhi_engine::{Arrangement, Event, Game, Match, Move, Position, Side};
use kuzhi_view::request::Action;

/// How many games are played to find a short one.
const TRIES: usize = 3000;

/// How many moves are enough to see what a game is like.
const ENOUGH: usize = 18;

/// The moves of a game from its beginning to its end.
#[derive(Debug)]
pub(super) struct Script(Match);

/// A moment of a game: what is seen, and what is played then.
#[derive(Debug)]
pub(super) struct Moment {
    pub(super) position: Position,
    /// Who moves, how, and the revision at which they do. `None` at the end.
    pub(super) next: Option<(Side, Move, Revision)>,
}

impl Script {
    /// Finds a short game, which takes more than one round where there are rounds.
    pub(super) fn find(game: &str) -> Script {
        let game = of_usual_length(Game::by_id(game).expect("a game"));
        let mut chance = Chance(11);
        let found = (0..TRIES).filter_map(|_| by_chance(game, &mut chance));
        Script(found.min_by_key(|played| played.moves().len()).expect("a game that ends"))
    }

    /// Its moments, the end included.
    pub(super) fn moments(&self) -> Vec<Moment> {
        let mut board = self.0.game().start();
        let mut moments = Vec::new();
        for (ply, &mv) in self.0.moves().iter().enumerate() {
            let side = board.turn().expect("a game that goes on");
            moments.push(Moment { position: board.position(), next: Some((side, mv, Revision::at(ply))) });
            board.play(mv, &mut |_| ()).expect("a move of the game");
        }
        moments.push(Moment { position: board.position(), next: None });
        moments
    }

    /// Who wins it. `None` if nobody does.
    pub(super) fn winner(&self) -> Option<Side> {
        self.0.outcome().and_then(|outcome| outcome.winner)
    }
}

impl Moment {
    /// What the page shows to South: the stores, the upper row from the left, the lower row from the left.
    pub(super) fn held(&self) -> Vec<String> {
        let Position { ring, board, castles, excluded, .. } = &self.position;
        let pits = |side: Side| ring.pits().filter(move |&pit| ring.owner(pit) == side);
        let seen = pits(Side::North).rev().chain(pits(Side::South)).map(|pit| {
            let is_closed = excluded.contains(pit) || castles.contains(&Some(pit));
            if is_closed { String::new() } else { board[pit].to_string() }
        });
        board.stores().iter().map(u8::to_string).chain(seen).collect()
    }
}

/// What the button of a move says to the bot.
pub(super) fn press(id: MatchId, at: Revision, mv: Move) -> String {
    Action::Move { id, at, mv }.to_string()
}

/// A game in which both play anything. `None` if it is not to be shown.
fn by_chance(game: Game, chance: &mut Chance) -> Option<Match> {
    let (mut board, mut rounds_begun) = (game.start(), 0);
    while board.turn().is_some() {
        if board.moves().len() > 10 * ENOUGH {
            return None;
        }
        let legal = board.legal();
        let usual = Move::Arrange(Arrangement::Standard);
        let mv = if legal.contains(&usual) { usual } else { legal[chance.below(legal.len())] };
        let count = |event: Event| rounds_begun += u32::from(matches!(event, Event::RoundBegan { .. }));
        board.play(mv, &mut { count }).ok()?;
    }
    let has_all = rounds(game).is_none() || rounds_begun > 0;
    (has_all && board.moves().len() >= ENOUGH).then_some(board)
}

/// Numbers that look like chance, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % end
    }
}
