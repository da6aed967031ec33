//! Endgame tables as bytes: a head, every share, and a checksum of both.

use std::io::{self, Read, Write};

use super::checksum::checksum;
use super::endgame::{Endgame, MOST_SEEDS, positions};
use crate::games::End;

const MAGIC: &[u8; 14] = b"kuzhi mangala1";

/// Why bytes are no table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadTable {
    /// They cannot be read.
    #[error("cannot read the table: {0}")]
    Unreadable(#[from] io::Error),
    /// They are something else.
    #[error("this is no endgame table of these rules")]
    Foreign,
    /// They are not what was written.
    #[error("the table is damaged: its checksum differs")]
    Damaged,
}

impl Endgame {
    /// Writes the table.
    pub(crate) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let head = head(self.end(), self.seeds());
        to.write_all(&head)?;
        to.write_all(self.shares())?;
        to.write_all(&checksum(&[&head, self.shares()]).to_le_bytes())
    }

    /// Reads a table that [`Endgame::write`] has written.
    pub(crate) fn read(from: &mut impl Read) -> Result<Endgame, BadTable> {
        let mut head_read = [0; 16];
        from.read_exact(&mut head_read)?;
        let [.., rule, seeds] = head_read;
        let end = if rule == 0 { End::RowEmpty } else { End::NoMove };
        if head_read != head(end, seeds) || seeds > MOST_SEEDS {
            return Err(BadTable::Foreign);
        }
        let mut shares = vec![0; positions(seeds)];
        from.read_exact(&mut shares)?;
        let mut sum = [0; 8];
        from.read_exact(&mut sum)?;
        if u64::from_le_bytes(sum) != checksum(&[&head_read, &shares]) {
            return Err(BadTable::Damaged);
        }
        Endgame::from_shares(end, seeds, shares).ok_or(BadTable::Foreign)
    }
}

fn head(end: End, seeds: u8) -> [u8; 16] {
    let mut head = [0; 16];
    head[..14].copy_from_slice(MAGIC);
    head[14] = u8::from(end == End::NoMove);
    head[15] = seeds;
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> (Endgame, Vec<u8>) {
        let table = Endgame::empty(End::NoMove).extended(4, 1, &|_, _| ());
        let mut bytes = Vec::new();
        table.write(&mut bytes).unwrap();
        (table, bytes)
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let (table, bytes) = written();
        let read = Endgame::read(&mut bytes.as_slice()).unwrap();
        assert_eq!((read.end(), read.seeds()), (End::NoMove, 4));
        assert_eq!(read.shares(), table.shares());
    }

    #[test]
    fn damage_is_noticed() {
        let (_, bytes) = written();
        for at in [0, 14, 15, 16, bytes.len() / 2, bytes.len() - 1] {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1;
            assert!(Endgame::read(&mut bytes.as_slice()).is_err(), "byte {at}");
        }
        assert!(Endgame::read(&mut &bytes[..bytes.len() - 1]).is_err());
    }
}
