//! Sizes for people to read.

/// Formats a number of bytes in MiB, rounded up to a tenth.
pub(crate) fn mebibytes(bytes: u64) -> String {
    let tenths = bytes.saturating_mul(10).div_ceil(1 << 20);
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_told_in_mebibytes() {
        let told = [0, 1, 104_858, 1 << 20, 3 << 19, 700 << 20].map(mebibytes);
        assert_eq!(told, ["0.0 MiB", "0.1 MiB", "0.2 MiB", "1.0 MiB", "1.5 MiB", "700.0 MiB"]);
    }
}
