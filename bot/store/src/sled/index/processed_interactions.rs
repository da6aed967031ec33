//! Marks of handled interactions, in blocks: each mark with a key of its own would take ten times the memory.

use ::sled::{IVec, Tree};
use kuzhi_domain::{InteractionId, MatchId, Timestamp};

use crate::ProcessedInteraction;
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees};

/// The maximum number of marks in a block.
const BLOCK: usize = 16;

/// Consecutive marks, in order. A block has the key of the first interaction that can be in it, and ends
/// where the next one begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block(Vec<Entry>);

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Entry {
    interaction: u64,
    at: Timestamp,
    id: MatchId,
}

const LENGTH: usize = 24;

impl Block {
    pub(crate) fn read(bytes: &[u8]) -> Block {
        let number = |bytes: &[u8]| bytes.first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes));
        let entry = |interaction, rest: &[u8]| Entry {
            interaction,
            at: Timestamp::from_millis(number(rest)),
            id: MatchId::from_random(number(&rest[8..])),
        };
        Block(bytes.chunks_exact(LENGTH).map(|bytes| entry(number(bytes), &bytes[8..])).collect())
    }

    fn written(&self) -> Vec<u8> {
        let bytes = |one: &Entry| {
            [one.interaction.to_be_bytes(), keys::of_time(one.at), keys::of_match(one.id)].concat()
        };
        self.0.iter().flat_map(bytes).collect()
    }

    /// Returns the match of an interaction.
    pub(crate) fn find(&self, interaction: InteractionId) -> Option<MatchId> {
        self.0.iter().find(|one| one.interaction == interaction.0).map(|one| one.id)
    }

    /// Adds a mark. Returns the next block if there is no room.
    fn add(&mut self, new: Entry) -> Option<Block> {
        let at = self.0.partition_point(|one| one.interaction < new.interaction);
        self.0.insert(at, new);
        if self.0.len() <= BLOCK {
            return None;
        }
        // Most arrive in order, and leave full blocks behind.
        let rest = if at == BLOCK { BLOCK } else { BLOCK / 2 };
        Some(Block(self.0.split_off(rest)))
    }
}

/// Returns the block that would contain an interaction.
pub(crate) fn block_for(tree: &Tree, interaction: InteractionId) -> ::sled::Result<Option<(IVec, IVec)>> {
    tree.range(..=keys::of_interaction(interaction)).next_back().transpose()
}

impl Transaction<'_> {
    /// Records that an interaction was handled. Refuses if it was handled before.
    pub(crate) fn record_processed(
        &mut self,
        interaction: &ProcessedInteraction,
        id: MatchId,
    ) -> Result<(), Refused> {
        let new = Entry { interaction: interaction.interaction.0, at: interaction.at, id };
        let (key, mut block) = match self
            .last_until(Kind::ProcessedInteractions, &keys::of_interaction(interaction.interaction))?
        {
            Some((key, bytes)) => (key, Block::read(&bytes)),
            None => (keys::of_interaction(interaction.interaction).to_vec(), Block(Vec::new())),
        };
        if let Some(id) = block.find(interaction.interaction) {
            return Err(Refused::Repeated(id));
        }
        let next = block.add(new);
        self.changes_mut().record_interaction(*interaction, id);
        self.changes_mut().put(Kind::ProcessedInteractions, key, block.written());
        if let Some((first, next)) = next.and_then(|next| Some((next.0.first()?.interaction, next))) {
            self.changes_mut().put(Kind::ProcessedInteractions, first.to_be_bytes(), next.written());
        }
        Ok(())
    }
}

impl Transaction<'_> {
    /// Removes marks older than a time from these blocks.
    pub(crate) fn forget_interactions(&mut self, blocks: &[IVec], before: Timestamp) -> Result<(), Refused> {
        for key in blocks {
            let Some(bytes) = self.get(Kind::ProcessedInteractions, key)? else { continue };
            let mut block = Block::read(&bytes);
            block.0.retain(|one| one.at >= before);
            if block.0.is_empty() {
                self.changes_mut().remove(Kind::ProcessedInteractions, key.to_vec());
            } else {
                self.changes_mut().put(Kind::ProcessedInteractions, key.to_vec(), block.written());
            }
        }
        Ok(())
    }
}

impl Trees {
    /// Returns the last handled interaction, in Discord's order.
    pub(crate) fn last_interaction(&self) -> ::sled::Result<Option<InteractionId>> {
        let last = self.tree(Kind::ProcessedInteractions).last()?;
        let last = last.and_then(|(_, bytes)| Block::read(&bytes).0.pop());
        Ok(last.map(|last| InteractionId(last.interaction)))
    }

    /// Returns the keys of the blocks with marks older than a time. It scans all blocks, which span a few
    /// hours.
    pub(crate) fn blocks_before(&self, before: Timestamp) -> ::sled::Result<Vec<IVec>> {
        let mut keys = Vec::new();
        for entry in self.tree(Kind::ProcessedInteractions) {
            let (key, bytes) = entry?;
            if Block::read(&bytes).0.iter().any(|one| one.at < before) {
                keys.push(key);
            }
        }
        Ok(keys)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(interaction: u64) -> Entry {
        let at = Timestamp::from_millis(interaction.wrapping_add(7));
        Entry { interaction, at, id: MatchId::from_random(interaction.wrapping_mul(3)) }
    }

    fn numbers(block: &Block) -> Vec<u64> {
        block.0.iter().map(|one| one.interaction).collect()
    }

    #[test]
    fn a_block_is_read_as_it_was_written() {
        let mut block = Block(Vec::new());
        for interaction in [5, 9, 7, u64::MAX, 6] {
            assert_eq!(block.add(entry(interaction)), None);
        }
        let read = Block::read(&block.written());
        assert_eq!((numbers(&read), &read), (vec![5, 6, 7, 9, u64::MAX], &block));
        assert_eq!(read.find(InteractionId(7)), Some(MatchId::from_random(21)));
        assert_eq!(read.find(InteractionId(8)), None);
    }

    #[test]
    fn ordered_inserts_fill_blocks_others_halve_them() {
        let full = || Block((0..BLOCK as u64).map(|number| entry(10 * number)).collect());
        let mut block = full();
        assert_eq!(block.add(entry(1_000)), Some(Block(vec![entry(1_000)])));
        assert_eq!(block, full());
        let next = block.add(entry(5)).unwrap();
        assert_eq!(numbers(&block), [0, 5, 10, 20, 30, 40, 50, 60]);
        assert_eq!(numbers(&next), [70, 80, 90, 100, 110, 120, 130, 140, 150]);
    }
}
