//! Reads text files as editors write them.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// The mark that some editors put before UTF-8. It is no part of the text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Reads a file, or as many bytes of it.
pub(crate) fn read(file: &Path, most: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(file)?.take(most).read_to_end(&mut bytes)?;
    let is_utf_16 = matches!(bytes[..], [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text.strip_prefix(BYTE_ORDER_MARK).map(str::to_owned).unwrap_or(text)),
        Err(_) if is_utf_16 => {
            Err(io::Error::new(ErrorKind::InvalidData, "it is written in UTF-16: save it as UTF-8"))
        }
        Err(_) => Err(io::Error::new(ErrorKind::InvalidData, "it is not written in UTF-8: save it so")),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::TempDir;

    use super::*;

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_text() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("text");
        let read_from = |bytes: &[u8]| {
            fs::write(&file, bytes).unwrap();
            read(&file, 100).map_err(|error| error.to_string())
        };
        assert_eq!(read_from(b"\xef\xbb\xbfa.b.c\n"), Ok("a.b.c\n".to_owned()));
        assert_eq!(read_from(b"a.b.c"), Ok("a.b.c".to_owned()));
        let utf_16 = Err("it is written in UTF-16: save it as UTF-8".to_owned());
        assert_eq!([read_from(b"\xff\xfea\0"), read_from(b"\xfe\xff\0a")], [utf_16.clone(), utf_16]);
        assert_eq!(read_from(b"\xa0"), Err("it is not written in UTF-8: save it so".to_owned()));
    }
}
