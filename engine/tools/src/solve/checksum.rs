//! The checksum of this module's files.

/// FNV-1a over words of eight bytes. Every changed byte changes it.
pub(crate) fn checksum(parts: &[&[u8]]) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for part in parts {
        for chunk in part.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            sum = (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    sum
}
