//! What the players and their rows are called for those who read a text.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Seat, Seats};
use kuzhi_domain::study::PastGame;
use kuzhi_engine::{Pit, Ring, Side};

use crate::words::{Words, player, players, say, side_name};

/// What the players and their rows are called.
///
/// People who play each other need South and North to talk about the board. Whoever plays alone, against
/// Kuzhi, or studies, is you; where others read as well, they have their name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Naming {
    players: [String; 2],
    /// As the owners of pits.
    rows: [String; 2],
    /// Where a row is told pit by pit.
    labels: [String; 2],
    you: Option<Side>,
    has_sides: bool,
}

impl Naming {
    /// For a match, and the side of its only reader, if they play.
    pub(crate) fn of_seats(words: &Words, seats: Seats, reader: Option<Side>) -> Naming {
        match (seats.side_of_bot(), reader) {
            (Some(_), Some(you)) => Naming::of_learner(words, you),
            (Some(bot), None) => {
                let name = player(words, seats.at(bot.other()));
                Naming::against_kuzhi(words, bot, name)
            }
            (None, _) => {
                let players = Side::ALL.map(|side| player(words, seats.at(side)));
                Naming::with_sides(words, players, reader)
            }
        }
    }

    /// The same for alt texts, where Discord does not resolve mentions.
    pub(crate) fn of_alt_text(words: &Words, seats: Option<Seats>, reader: Option<Side>) -> Naming {
        match (seats.and_then(|seats| seats.bot()), reader) {
            (Some(_), Some(you)) => Naming::of_learner(words, you),
            _ => Naming::with_sides(words, Side::ALL.map(|side| side_name(words, side)), reader),
        }
    }

    /// For a game that someone looks back on.
    pub(crate) fn of_past_game(words: &Words, game: &PastGame, who: PlayerId) -> Naming {
        match game.seats() {
            Some(seats) if seats.bot().is_some() => Naming::of_seats(words, seats, seats.side_of(who)),
            seats => {
                let reader = seats.and_then(|seats| seats.side_of(who));
                Naming::with_sides(words, players(words, game), reader)
            }
        }
    }

    /// For players with these names, where Discord resolves no mentions.
    pub(crate) fn of_names(words: &Words, seats: Seats, names: &[String; 2]) -> Naming {
        match seats.side_of_bot() {
            Some(bot) => Naming::against_kuzhi(words, bot, names[bot.other().index()].clone()),
            None => Naming::with_sides(words, names.clone(), None),
        }
    }

    /// South and North.
    pub(crate) fn of_sides(words: &Words) -> Naming {
        Naming::with_sides(words, Side::ALL.map(|side| side_name(words, side)), None)
    }

    /// For a page, where one person reads and sees both players by their names.
    pub(crate) fn of_page(words: &Words, seats: Seats, names: &[String; 2], reader: Option<Side>) -> Naming {
        let name = |side: Side| match seats.at(side) {
            Seat::Bot(_) => say!(words, "player-kuzhi"),
            Seat::Person(_) | Seat::Channel(_) => names[side.index()].clone(),
        };
        Naming::by_name(words, Side::ALL.map(name), reader)
    }

    /// For one person who plays this side, or learns with it.
    pub(crate) fn of_learner(words: &Words, you: Side) -> Naming {
        Naming::by_name(words, Side::ALL.map(|_| say!(words, "player-kuzhi")), Some(you))
    }

    fn against_kuzhi(words: &Words, bot: Side, person: String) -> Naming {
        let kuzhi = say!(words, "player-kuzhi");
        let players = if bot == Side::North { [person, kuzhi] } else { [kuzhi, person] };
        Naming::by_name(words, players, None)
    }

    /// For players who are told apart by their names.
    fn by_name(words: &Words, mut players: [String; 2], you: Option<Side>) -> Naming {
        let mut rows = players.each_ref().map(|name| say!(words, "row-of", player = name.as_str()));
        if let Some(you) = you {
            players[you.index()] = say!(words, "player-you");
            rows[you.index()] = say!(words, "row-yours");
        }
        Naming { labels: players.clone(), players, rows, you, has_sides: false }
    }

    /// For two players, beside their sides.
    pub(super) fn with_sides(words: &Words, players: [String; 2], reader: Option<Side>) -> Naming {
        let label = |side| {
            let name = side_name(words, side);
            if reader == Some(side) { say!(words, "label-yours", side = name) } else { name }
        };
        let rows = Side::ALL.map(|side| say!(words, &format!("row-{side}")));
        Naming { players, rows, labels: Side::ALL.map(label), you: None, has_sides: true }
    }

    /// The player at a side.
    pub(crate) fn player(&self, side: Side) -> &str {
        &self.players[side.index()]
    }

    /// The player who is to move: a side, where players are told apart by it.
    pub(crate) fn mover(&self, words: &Words, side: Side) -> String {
        if self.has_sides { side_name(words, side) } else { self.player(side).to_owned() }
    }

    /// Returns whether this player is who reads it.
    pub(crate) fn is_you(&self, side: Side) -> bool {
        self.you == Some(side)
    }

    /// Returns whether the players are told apart by their sides.
    pub(crate) const fn has_sides(&self) -> bool {
        self.has_sides
    }

    /// The label of a row.
    pub(crate) fn label(&self, side: Side) -> &str {
        &self.labels[side.index()]
    }

    /// The row of a pit and its number there, for sentences about it.
    pub(crate) fn place(&self, ring: Ring, pit: Pit) -> (&str, u8) {
        (self.row(ring.owner(pit)), ring.number(pit).get())
    }

    /// The row at a side, as the owner of something.
    pub(crate) fn row(&self, side: Side) -> &str {
        &self.rows[side.index()]
    }
}
