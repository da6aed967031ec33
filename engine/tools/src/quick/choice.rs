//! Sets of a row's pits: their number, their first pits, and the pit with a given index.

/// For each set of pits: the positions of its pits, and last their number.
static PICKS: [u8; 8 << 7] = picks();

#[allow(clippy::cast_possible_truncation)] // up to 7
const fn picks() -> [u8; 8 << 7] {
    let mut picks = [0; 8 << 7];
    let mut set = 0;
    while set < 128 {
        let mut len = 0;
        let mut place: u8 = 0;
        while place < 7 {
            if set >> place & 1 == 1 {
                picks[8 * set + len] = 8 * place;
                len += 1;
            }
            place += 1;
        }
        picks[8 * set + 7] = len as u8;
        set += 1;
    }
    picks
}

/// Counts the lowest seven bits that are set.
#[inline]
pub(super) fn len(set: usize) -> usize {
    PICKS[(8 * set + 7) % PICKS.len()].into()
}

/// Returns the position of the pit with this index in the set.
#[inline]
pub(super) fn pick(set: usize, index: usize) -> u32 {
    PICKS[(8 * set + index) % PICKS.len()].into()
}

/// For each set of pits and each number up to seven: that many of its first pits, as a set.
static FIRSTS: [u8; 8 << 7] = firsts();

#[allow(clippy::cast_possible_truncation)] // below 128
const fn firsts() -> [u8; 8 << 7] {
    let mut firsts = [0; 8 << 7];
    let mut set = 0;
    while set < 128 {
        let mut left = set;
        let mut len = 0;
        while len < 8 {
            firsts[8 * set + len] = (set ^ left) as u8;
            left &= left.saturating_sub(1);
            len += 1;
        }
        set += 1;
    }
    firsts
}

/// Returns this many of the first pits of a set, at most all of them.
#[inline]
pub(super) fn first(set: usize, len: usize) -> usize {
    FIRSTS[(8 * set + len.min(7)) % FIRSTS.len()].into()
}

/// For each set of pits: one seed in each of them.
static ONES_EACH: [u64; 1 << 7] = ones_each();

const fn ones_each() -> [u64; 1 << 7] {
    let mut ones = [0; 1 << 7];
    let mut place = 0;
    while place < 7 {
        let mut set = 0;
        while set < 128 {
            ones[set] |= (set as u64 >> place & 1) << (8 * place);
            set += 1;
        }
        place += 1;
    }
    ones
}

/// One seed in each pit of a set.
#[inline]
pub(super) fn one_each(set: usize) -> u64 {
    ONES_EACH[set % ONES_EACH.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_pits_in_order() {
        for set in 0..128 {
            let places: Vec<u32> =
                (0..7).filter(|number| set >> number & 1 == 1).map(|number| 8 * number).collect();
            assert_eq!(len(set), places.len());
            assert!((0..len(set)).map(|index| pick(set, index)).eq(places));
        }
    }
}
