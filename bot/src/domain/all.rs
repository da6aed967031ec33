//! Lists of all that a type can be, none forgotten.

use strum::VariantArray;

/// Every variant, in the order in which they are declared. `N` is their number, `EnumCount::COUNT`.
pub const fn all<T: Copy + VariantArray, const N: usize>() -> [T; N] {
    match T::VARIANTS.split_first_chunk() {
        Some((all, [])) => *all,
        _ => panic!("N is the number of variants"),
    }
}
