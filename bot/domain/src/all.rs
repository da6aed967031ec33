//! Complete lists of the variants of an enum.

use strum::VariantArray;

/// Returns every variant in declaration order. `N` must be their number, `EnumCount::COUNT`.
pub const fn all<T: Copy + VariantArray, const N: usize>() -> [T; N] {
    match T::VARIANTS.split_first_chunk() {
        Some((all, [])) => *all,
        _ => panic!("N is the number of variants"),
    }
}
