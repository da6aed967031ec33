//! Tables as bytes: a head, every value, and a checksum of both.

use std::io::{self, Read, Write};

use super::known::EndgameTable;
use super::numbering::Numbering;
use super::{MOST_SEEDS, Tabled};
use crate::solve::{BadTable, checksum};

const MAGIC: &[u8; 6] = b"kuzhi ";

impl<R: Tabled> EndgameTable<R> {
    /// Writes the table.
    pub(crate) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let head = head(&self.rules, self.seeds);
        let values: Vec<u8> = self.values.iter().map(|value| value.cast_unsigned()).collect();
        to.write_all(&head)?;
        to.write_all(&values)?;
        to.write_all(&checksum(&[&head, &values]).to_le_bytes())
    }

    /// Reads a table of these rules that [`EndgameTable::write`] has written.
    pub(crate) fn read(rules: R, from: &mut impl Read) -> Result<EndgameTable<R>, BadTable> {
        let mut head_read = [0; 16];
        from.read_exact(&mut head_read)?;
        let seeds = head_read[15];
        if seeds > MOST_SEEDS || head_read != head(&rules, seeds) {
            return Err(BadTable::Foreign);
        }
        let numbering = Numbering::of::<R>(seeds);
        let mut values = vec![0; numbering.len()];
        from.read_exact(&mut values)?;
        let mut sum = [0; 8];
        from.read_exact(&mut sum)?;
        if u64::from_le_bytes(sum) != checksum(&[&head_read, &values]) {
            return Err(BadTable::Damaged);
        }
        let values = values.into_iter().map(u8::cast_signed).collect();
        Ok(EndgameTable { rules, seeds, numbering, values })
    }
}

fn head<R: Tabled>(rules: &R, seeds: u8) -> [u8; 16] {
    let mut head = [0; 16];
    head[..6].copy_from_slice(MAGIC);
    head[6..13].copy_from_slice(R::NAME);
    head[14] = rules.options();
    head[15] = seeds;
    head
}
