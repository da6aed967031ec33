//! The games that a person knows.

use kuzhi_engine::Game;

/// The games that a person has finished and learnt, each with its usual rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Experience {
    /// Those of which they have finished a match.
    pub finished: Vec<Game>,
    /// Those whose lessons they have finished.
    pub learnt: Vec<Game>,
}

impl Experience {
    /// The games that a person knows who is new to this one, in the order of all games. `None` if they know
    /// it, with whatever options.
    pub fn new_to(&self, game: Game) -> Option<Vec<Game>> {
        let is_known = |one: &Game| self.finished.iter().chain(&self.learnt).any(|own| own.id() == one.id());
        (!is_known(&game)).then(|| Game::all().filter(is_known).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_known_once_finished_or_learnt() {
        let game = |id| Game::by_id(id).unwrap();
        let one = Experience { finished: vec![game("oware")], learnt: vec![game("kalah"), game("oware")] };
        for id in ["oware", "kalah"] {
            assert_eq!(one.new_to(game(id)), None);
        }
        assert_eq!(one.new_to(Game::with_options("kalah", [("seeds", "6")]).unwrap()), None);
        let known = one.new_to(game("mangala")).unwrap();
        assert_eq!(known.len(), 2);
        assert!(known.contains(&game("kalah")) && known.contains(&game("oware")));
        assert_eq!(Experience::default().new_to(game("oware")), Some(Vec::new()));
    }
}
