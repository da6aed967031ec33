//! What a person has met, beaten and learnt of all games.

use std::collections::BTreeMap;

use kuzhi_engine::Game;
use kuzhi_search::Level;

use crate::matches::Seat;
use crate::people::{Career, Played, Score};

/// A person's way through all games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journey {
    /// Every game, in the order of the menus.
    pub games: Vec<GameJourney>,
    /// The level and the game of their best win against the bot: the highest level, and of several games the
    /// latest.
    pub best: Option<(Level, Game)>,
    /// How many of the latest games against people they have won in a row, whatever the games.
    pub wins_in_a_row: u32,
}

/// How far a person has come in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameJourney {
    /// The game.
    pub game: Game,
    /// Whether they have finished one.
    pub is_met: bool,
    /// Whether they have done its lessons.
    pub is_learnt: bool,
    /// The levels of the bot that they have beaten in it, lowest first.
    pub beaten: Vec<Level>,
}

impl Journey {
    /// Returns the way of a person with these finished matches who has learnt these games.
    pub fn new(careers: &BTreeMap<String, Career>, learnt: &[Game]) -> Journey {
        let in_game = |game: Game| {
            let career = careers.get(game.id());
            GameJourney {
                game,
                is_met: career.is_some_and(|career| !career.played().is_empty()),
                is_learnt: learnt.iter().any(|learnt| learnt.id() == game.id()),
                beaten: career.map(Career::levels_beaten).unwrap_or_default(),
            }
        };
        Journey {
            games: Game::all().map(in_game).collect(),
            best: best(careers),
            wins_in_a_row: wins_in_a_row(careers),
        }
    }

    /// Returns how far they have come in a game.
    pub fn in_game(&self, game: Game) -> Option<&GameJourney> {
        self.games.iter().find(|one| one.game.id() == game.id())
    }

    /// How many games they have met.
    pub fn met(&self) -> usize {
        self.games.iter().filter(|one| one.is_met).count()
    }

    /// Returns a game that they have not met, as unlike those that they know as there is one.
    pub fn next(&self) -> Option<&GameJourney> {
        let is_met = |id: &str| self.games.iter().any(|one| one.is_met && one.game.id() == id);
        let is_twin = |game: Game| {
            TWINS.iter().any(|pair| pair.contains(&game.id()) && pair.iter().any(|id| is_met(id)))
        };
        let mut left = self.games.iter().filter(|one| !one.is_met);
        left.clone().find(|one| !is_twin(one.game)).or_else(|| left.next())
    }
}

/// Games that differ in little.
const TWINS: [[&str; 2]; 3] =
    [["mangala", "mangala-castle"], ["toguz-kumalak", "bestemshe"], ["pallankuzhi", "pallam-khuzi"]];

fn best(careers: &BTreeMap<String, Career>) -> Option<(Level, Game)> {
    let won = careers.iter().filter_map(|(id, career)| Some((Game::by_id(id)?, career)));
    let won = won.flat_map(|(game, career)| {
        let level = |one: &Played| match one.against {
            Seat::Bot(level) if one.beat_level => Some((level, one.ended, one.id, game)),
            _ => None,
        };
        career.played().iter().filter_map(level).collect::<Vec<_>>()
    });
    won.max_by_key(|(level, ended, id, _)| (*level, *ended, *id)).map(|(level, .., game)| (level, game))
}

fn wins_in_a_row(careers: &BTreeMap<String, Career>) -> u32 {
    let played = careers.values().flat_map(Career::played);
    let mut with_people: Vec<&Played> = played.filter(|one| matches!(one.against, Seat::Person(_))).collect();
    with_people.sort_by_key(|one| (one.ended, one.id));
    let won = with_people.iter().rev().take_while(|one| one.score == Score::Won).count();
    u32::try_from(won).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MatchId, PlayerId, Timestamp};

    fn level(number: u8) -> Level {
        Level::new(number).unwrap()
    }

    fn played(at: u64, against: Seat, score: Score, is_fair: bool) -> Played {
        Played {
            ended: Timestamp::from_millis(at),
            id: MatchId::from_random(at),
            against,
            score,
            rated: false,
            first: true,
            opening: None,
            rating: None,
            beat_level: is_fair && score == Score::Won && matches!(against, Seat::Bot(_)),
        }
    }

    fn careers(games: &[(&str, Vec<Played>)]) -> BTreeMap<String, Career> {
        let one =
            |(id, played): &(&str, Vec<Played>)| ((*id).to_owned(), Career::from_played(played.clone()));
        games.iter().map(one).collect()
    }

    #[test]
    fn the_wall_has_every_game_with_its_beaten_levels() {
        use Score::{Lost, Won};
        let bot = |number| Seat::Bot(level(number));
        let mangala =
            vec![played(1, bot(3), Won, true), played(2, bot(1), Won, true), played(3, bot(4), Lost, true)];
        let oware = vec![played(4, bot(2), Won, false), played(5, bot(3), Won, true)];
        let all = careers(&[("mangala", mangala), ("oware", oware)]);
        let game = |id| Game::by_id(id).unwrap();
        let journey = Journey::new(&all, &[game("kalah")]);
        assert_eq!(journey.games.len(), Game::IDS.len());
        let beaten = |id| journey.in_game(game(id)).unwrap().beaten.clone();
        assert_eq!(beaten("mangala"), [level(1), level(3)]);
        assert_eq!(beaten("oware"), [level(3)], "with a hint or a takeback nothing is beaten");
        assert_eq!(journey.met(), 2);
        assert_eq!(journey.best, Some((level(3), game("oware"))), "the latest of two equals");
        assert!(journey.in_game(game("kalah")).is_some_and(|one| one.is_learnt && !one.is_met));
        assert!(journey.next().is_some_and(|one| !one.is_met && one.beaten.is_empty()));
    }

    #[test]
    fn wins_in_a_row_count_over_all_games() {
        use Score::{Lost, Won};
        let other = Seat::Person(PlayerId(2));
        let mangala = vec![played(1, other, Lost, true), played(4, other, Won, true)];
        let oware = vec![played(3, other, Won, true), played(5, Seat::Bot(level(1)), Lost, true)];
        let all = careers(&[("mangala", mangala), ("oware", oware)]);
        assert_eq!(Journey::new(&all, &[]).wins_in_a_row, 2);
        let none = Journey::new(&BTreeMap::new(), &[]);
        assert_eq!((none.met(), none.best, none.wins_in_a_row), (0, None, 0));
        assert_eq!(none.next().map(|one| one.game), Game::all().next());
    }
}
