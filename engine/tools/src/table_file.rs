//! The file format of endgame tables: a header, every value, and a checksum.

use std::io::{self, Read, Write};

use kuzhi_engine::{CaptureInto, End, Game};
use kuzhi_search::{GameTable, NoTables};

use crate::solve::checksum;

/// Why bytes are not a valid table of a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadTable {
    #[error(transparent)]
    NoTables(#[from] NoTables),
    /// They cannot be read.
    #[error("cannot read the table: {0}")]
    Unreadable(#[from] io::Error),
    /// They have another format.
    #[error("this is not an endgame table of these rules")]
    Foreign,
    #[error("the table is damaged: its checksum differs")]
    Damaged,
}

pub(crate) fn write(table: &GameTable, to: &mut impl Write) -> io::Result<()> {
    let head =
        head(&table.game(), table.seeds()).ok_or_else(|| io::Error::other("the game has no tables"))?;
    let values = table.bytes();
    to.write_all(&head)?;
    to.write_all(&values)?;
    to.write_all(&checksum(&[&head, &values]).to_le_bytes())
}

/// Reads a game's table written by [`write()`].
pub(crate) fn read(game: Game, from: &mut impl Read) -> Result<GameTable, BadTable> {
    let most = GameTable::most_seeds(&game)?;
    let mut head_read = [0; 16];
    from.read_exact(&mut head_read)?;
    let seeds = head_read[15];
    if seeds > most || Some(head_read) != head(&game, seeds) {
        return Err(BadTable::Foreign);
    }
    let mut values = vec![0; GameTable::positions(&game, seeds)?];
    from.read_exact(&mut values)?;
    let mut sum = [0; 8];
    from.read_exact(&mut sum)?;
    if u64::from_le_bytes(sum) != checksum(&[&head_read, &values]) {
        return Err(BadTable::Damaged);
    }
    GameTable::from_bytes(game, seeds, values)?.ok_or(BadTable::Foreign)
}

/// Returns the game, its options and the seeds of its table. `None` for a game without tables.
fn head(game: &Game, seeds: u8) -> Option<[u8; 16]> {
    let (name, options) = match game {
        Game::Mangala(rules) => (b"mangala1", u8::from(rules.end == End::NoMove)),
        Game::MangalaCastle(rules) => {
            (b"castle2\0", u8::from(rules.end == End::NoMove) + 2 * u8::from(!rules.own_pit_capture))
        }
        Game::Kalah(rules) => {
            (b"kalah1\0\0", rules.pits.get() + 8 * u8::from(rules.capture == CaptureInto::Empty))
        }
        Game::Oware(_) => (b"oware2\0\0", 0),
        Game::Bestemshe(_) => (b"bestem1\0", 0),
        Game::AlManqala(_) => (b"manqala2", 0),
        // The test covers every game with tables.
        _ => return None,
    };
    let mut head = [0; 16];
    head[..6].copy_from_slice(b"kuzhi ");
    head[6..14].copy_from_slice(name);
    head[14] = options;
    head[15] = seeds;
    Some(head)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    fn games() -> Vec<Game> {
        Game::all().filter(|game| GameTable::most_seeds(game).is_ok()).collect()
    }

    fn table(game: Game, seeds: u8) -> GameTable {
        GameTable::build(game, seeds, &AtomicBool::new(false), &|_, _| ())
            .expect("there are tables of the game")
            .expect("nobody stops it")
    }

    #[test]
    fn tables_are_read_as_they_were_written() {
        for game in games() {
            let table = table(game, 4);
            let mut bytes = Vec::new();
            write(&table, &mut bytes).unwrap();
            let again = read(game, &mut bytes.as_slice()).unwrap();
            assert_eq!((again.game(), again.seeds(), again.len()), (game, 4, table.len()));
            let mut rewritten = Vec::new();
            write(&again, &mut rewritten).unwrap();
            assert_eq!(rewritten, bytes);
            for at in [0, 7, 14, 15, 16, bytes.len() / 2, bytes.len() - 1] {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1;
                assert!(read(game, &mut damaged.as_slice()).is_err(), "{game}, byte {at}");
            }
            assert!(read(game, &mut &bytes[..bytes.len() - 1]).is_err());
            for other in games().into_iter().filter(|other| *other != game) {
                assert!(read(other, &mut bytes.as_slice()).is_err());
            }
        }
        let castle = Game::with_options("mangala-castle", [("own_pit_capture", "false")]).unwrap();
        let mut bytes = Vec::new();
        write(&table(Game::by_id("mangala-castle").unwrap(), 3), &mut bytes).unwrap();
        assert!(read(castle, &mut bytes.as_slice()).is_err());
    }
}
