//! Picking one of a few pits by its number: all pits of a row at most.

/// For each set of pits: the places of the pits one after another, and at the end how many they are.
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

/// How many of the lowest seven bits are set.
#[inline]
pub(super) fn len(set: usize) -> usize {
    PICKS[(8 * set + 7) % PICKS.len()].into()
}

/// The place of the pit that has so many of the set below it.
#[inline]
pub(super) fn pick(set: usize, index: usize) -> u32 {
    PICKS[(8 * set + index) % PICKS.len()].into()
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
