//! Packing the places of pits: three in a byte.

/// The number of places of a pit.
const PLACES: u8 = 6;

/// How many places are packed into a byte.
pub(super) const A_BYTE: usize = 3;

/// Packs places, counted from 0 and below 6.
pub fn pack(places: &[u8]) -> Vec<u8> {
    let byte = |three: &[u8]| three.iter().rev().fold(0, |byte, place| byte * PLACES + place);
    places.chunks(A_BYTE).map(byte).collect()
}

/// Returns the packed places. Up to two zeros may follow them.
pub(super) fn unpack(bytes: &[u8]) -> impl Iterator<Item = u8> {
    bytes.iter().flat_map(|&byte| [byte % PLACES, byte / PLACES % PLACES, byte / PLACES / PLACES])
}
