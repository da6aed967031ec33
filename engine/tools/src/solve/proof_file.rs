//! The file format of proofs: a header, both strategies, and a checksum.

use std::io::{self, Read, Write};

use kuzhi_search::acyclic::{Packed, ShareTable};

use super::checksum::checksum;
use super::plain::Plain;
use super::proof::Proof;
use super::strategy::Strategy;

const MAGIC: &[u8; 14] = b"kuzhi proof  1";
/// The size of the header: the magic, the rules, the seeds of the tables, the position, and two lengths.
const HEAD: usize = 14 + 1 + 1 + 3 * 8;
/// The size of an entry: a position and a pit.
const ENTRY: usize = 8 + 1;

/// Why bytes are not a valid proof.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadProof {
    /// They cannot be read.
    #[error("cannot read the proof: {0}")]
    Unreadable(#[from] io::Error),
    /// They have another format.
    #[error("this is not a proof")]
    Foreign,
    /// They are of another game, or of other options.
    #[error("the proof is of another game, or of other options")]
    OtherRules,
    #[error("the proof is damaged: its checksum differs")]
    Damaged,
}

impl<G: Plain> Proof<G> {
    pub(crate) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let bytes = self.bytes();
        to.write_all(&bytes)?;
        to.write_all(&checksum(&[&bytes]).to_le_bytes())
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([self.rules.code(), self.seeds]);
        let lengths = self.strategies.each_ref().map(|strategy| strategy.len() as u64);
        for word in [self.position.bits(), lengths[0], lengths[1]] {
            bytes.extend(word.to_le_bytes());
        }
        for (position, place) in self.strategies.iter().flat_map(Strategy::entries) {
            bytes.extend(position.bits().to_le_bytes());
            bytes.push(place);
        }
        bytes
    }

    /// Reads a proof written by [`Proof::write`] for these rules.
    pub(crate) fn read(rules: G, from: &mut impl Read) -> Result<Proof<G>, BadProof> {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes)?;
        if !bytes.starts_with(MAGIC) || bytes.len() < HEAD + 8 {
            return Err(BadProof::Foreign);
        }
        let sum = bytes.split_off(bytes.len() - 8);
        if sum != checksum(&[&bytes]).to_le_bytes() {
            return Err(BadProof::Damaged);
        }
        if bytes[14] != rules.code() {
            return Err(BadProof::OtherRules);
        }
        let words: Vec<u64> = bytes[16..HEAD].chunks_exact(8).map(word).collect();
        let mut entries = bytes[HEAD..].chunks_exact(ENTRY);
        if bytes[15] > ShareTable::MOST_SEEDS || words[1].saturating_add(words[2]) != entries.len() as u64 {
            return Err(BadProof::Foreign);
        }
        let mut take = |count: u64| -> Option<Strategy> {
            let count = usize::try_from(count).ok()?;
            entries
                .by_ref()
                .take(count)
                .map(|entry| Some((Packed::from_bits(word(entry))?, entry[8])))
                .collect()
        };
        let strategies = [take(words[1]), take(words[2])];
        let [Some(mover), Some(other)] = strategies else { return Err(BadProof::Foreign) };
        let position = Packed::from_bits(words[0]).ok_or(BadProof::Foreign)?;
        Ok(Proof { rules, seeds: bytes[15], position, strategies: [mover, other] })
    }
}

fn word(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}
