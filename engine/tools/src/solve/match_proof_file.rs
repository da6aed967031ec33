//! The file format of proofs of matches: what is proved, the claims, the strategies, and a checksum.

use std::io::{self, Read, Write};

use kuzhi_search::{Forced, MatchProof, ProvedPosition, RoundStrategy, StartClaim};

use super::checksum::checksum;
use super::proof_file::BadProof;

const MAGIC: &[u8; 14] = b"kuzhi rounds 1";
/// The size of an entry of a strategy: a position and a pit.
const ENTRY: usize = size_of::<ProvedPosition>() + 1;

/// Writes a proof of this game and position, which are named as in a record.
pub(crate) fn write_match_proof(proof: &MatchProof, of: &str, to: &mut impl Write) -> io::Result<()> {
    let mut bytes = MAGIC.to_vec();
    let put = |bytes: &mut Vec<u8>, number: usize| {
        bytes.extend(u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes());
    };
    put(&mut bytes, of.len());
    bytes.extend(of.as_bytes());
    for root in proof.roots {
        bytes.push(root.is_some().into());
        put_forced(&mut bytes, root.unwrap_or(Forced { aim: 0, strategy: 0 }));
    }
    put(&mut bytes, proof.claims.len());
    for claim in &proof.claims {
        bytes.extend(claim.rounds.to_le_bytes());
        bytes.extend([claim.seeds, claim.by_opener.into()]);
        put_forced(&mut bytes, claim.forced);
    }
    put(&mut bytes, proof.strategies.len());
    for strategy in &proof.strategies {
        put(&mut bytes, strategy.len());
        // In a stable order.
        let mut entries: Vec<_> = strategy.iter().collect();
        entries.sort_unstable();
        for (position, pit) in entries {
            bytes.extend(position);
            bytes.push(*pit);
        }
    }
    to.write_all(&bytes)?;
    to.write_all(&checksum(&[&bytes]).to_le_bytes())
}

fn put_forced(bytes: &mut Vec<u8>, forced: Forced) {
    bytes.extend(forced.aim.to_le_bytes());
    bytes.extend(forced.strategy.to_le_bytes());
}

/// Reads a proof, and the name of what it proves.
pub(crate) fn read_match_proof(from: &mut impl Read) -> Result<(String, MatchProof), BadProof> {
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    if !bytes.starts_with(MAGIC) || bytes.len() < MAGIC.len() + 8 {
        return Err(BadProof::Foreign);
    }
    let sum = bytes.split_off(bytes.len() - 8);
    if sum != checksum(&[&bytes]).to_le_bytes() {
        return Err(BadProof::Damaged);
    }
    let mut parts = Parts(&bytes[MAGIC.len()..]);
    parts.proof().filter(|_| parts.0.is_empty()).ok_or(BadProof::Foreign)
}

/// The bytes that have not been read yet.
struct Parts<'a>(&'a [u8]);

impl<'a> Parts<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn number(&mut self) -> Option<usize> {
        usize::try_from(u32::from_le_bytes(self.array()?)).ok()
    }

    fn forced(&mut self) -> Option<Forced> {
        let aim = i16::from_le_bytes(self.array()?);
        Some(Forced { aim, strategy: u32::from_le_bytes(self.array()?) })
    }

    fn roots(&mut self) -> Option<[Option<Forced>; 2]> {
        let mut roots = [None; 2];
        for root in &mut roots {
            let [is_there] = self.array()?;
            let forced = self.forced()?;
            *root = (is_there != 0).then_some(forced);
        }
        Some(roots)
    }

    fn claim(&mut self) -> Option<StartClaim> {
        let rounds = u16::from_le_bytes(self.array()?);
        let [seeds, by_opener] = self.array()?;
        Some(StartClaim { rounds, seeds, by_opener: by_opener != 0, forced: self.forced()? })
    }

    fn strategy(&mut self) -> Option<RoundStrategy> {
        let bytes = self.number()?.checked_mul(ENTRY)?;
        let entry = |entry: &[u8]| {
            let (pit, position) = entry.split_last()?;
            Some((position.try_into().ok()?, *pit))
        };
        self.take(bytes)?.chunks_exact(ENTRY).map(entry).collect()
    }

    fn proof(&mut self) -> Option<(String, MatchProof)> {
        let length = self.number()?;
        let of = String::from_utf8(self.take(length)?.to_vec()).ok()?;
        let roots = self.roots()?;
        let count = self.number()?;
        let claims = (0..count).map(|_| self.claim()).collect::<Option<_>>()?;
        let count = self.number()?;
        let strategies = (0..count).map(|_| self.strategy()).collect::<Option<_>>()?;
        Some((of, MatchProof { roots, claims, strategies }))
    }
}
