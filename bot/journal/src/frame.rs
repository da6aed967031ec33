//! Frames: the units of the journal's files, each with its length, number and checksums.

use crc32fast::Hasher;

/// The alignment of frames. It keeps a frame's head inside one sector of the disk, which is written
/// completely or not at all.
pub(super) const ALIGN: usize = 32;

/// The length, sort and number of a frame, and the checksums of its content and of this head.
pub(super) const HEAD: usize = 24;

/// The unit in which a disk writes.
const SECTOR: usize = 512;

/// The last byte of every frame: a sector that was written is not all zeros.
const LAST: u8 = 0xff;

/// The sort of a frame.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    /// The header of a file.
    File = 1,
    /// Changes that belong together.
    WriteBatch = 2,
    /// Nothing follows: the program closed the journal.
    Closed = 3,
    /// Entries of a snapshot, in order.
    Entries = 4,
    /// The end of a snapshot.
    End = 5,
}

impl Sort {
    const ALL: [Sort; 5] = [Sort::File, Sort::WriteBatch, Sort::Closed, Sort::Entries, Sort::End];
}

/// Identifies the file that frames belong to. A frame of another file does not count as one here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Stamp(u32);

/// A frame that was read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame<'a> {
    pub(super) sort: Sort,
    pub(super) number: u64,
    pub(super) content: &'a [u8],
    /// Where its content begins.
    pub(super) begin: usize,
    /// Where the next frame begins.
    pub(super) next: usize,
}

/// What is found where a frame can begin.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum FrameRead<'a> {
    Frame(Frame<'a>),
    /// Nothing was written from here on.
    Nothing,
    /// A frame that was not completely written.
    Torn,
    /// A frame that was written and has changed since.
    Damaged,
}

/// The head of a frame.
#[derive(Copy, Clone)]
pub(super) struct Head {
    sort: Sort,
    number: u64,
    length: usize,
    checksum: u32,
}

impl Stamp {
    /// Returns the stamp of the first frame of every file, its header.
    pub(super) const FIRST: Stamp = Stamp(0);

    pub(super) fn for_file(store: u64, file: u64) -> Stamp {
        let mut hasher = Hasher::new();
        hasher.update(&store.to_le_bytes());
        hasher.update(&file.to_le_bytes());
        Stamp(hasher.finalize())
    }
}

impl Head {
    /// Reads a head from these bytes, if they are one.
    pub(super) fn read(bytes: &[u8], stamp: Stamp) -> Option<Head> {
        let (said, rest) = bytes.get(..HEAD)?.split_at(HEAD - 4);
        if checksum(said, stamp).to_le_bytes() != rest {
            return None;
        }
        let small = |at: usize| said[at..].first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes));
        Some(Head {
            sort: Sort::ALL.into_iter().find(|sort| *sort as u32 == small(4))?,
            number: said[8..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes)),
            length: usize::try_from(small(0)).ok()?,
            checksum: small(16),
        })
    }

    /// Returns the length of the frame, up to the next one.
    pub(super) const fn frame_length(&self) -> usize {
        (HEAD + self.length).next_multiple_of(ALIGN)
    }
}

/// Appends a frame.
pub(super) fn write(
    into: &mut Vec<u8>,
    stamp: Stamp,
    sort: Sort,
    number: u64,
    content: impl FnOnce(&mut Vec<u8>),
) {
    let begin = into.len();
    into.resize(begin + HEAD, 0);
    content(into);
    into.push(LAST);
    let content = &into[begin + HEAD..];
    let length = u32::try_from(content.len()).expect("no more is handed in at once than fits");
    let of_content = checksum(content, stamp);
    let said = [
        &length.to_le_bytes()[..],
        &(sort as u32).to_le_bytes(),
        &number.to_le_bytes(),
        &of_content.to_le_bytes(),
    ]
    .concat();
    let of_head = checksum(&said, stamp);
    into[begin..begin + HEAD - 4].copy_from_slice(&said);
    into[begin + HEAD - 4..begin + HEAD].copy_from_slice(&of_head.to_le_bytes());
    into.resize(begin + (into.len() - begin).next_multiple_of(ALIGN), 0);
}

/// Returns what is at a position of a file.
///
/// Torn and damaged frames are told apart by how disks fail. A disk that had no time to finish leaves out
/// whole sectors, at the end or inside; a write that was cut off lacks all bytes from there on. Other
/// differences are later changes.
pub(super) fn read(file: &[u8], at: usize, stamp: Stamp) -> FrameRead<'_> {
    let rest = file.get(at..).unwrap_or_default();
    if are_zeros(rest) {
        return FrameRead::Nothing;
    }
    let head = &rest[..HEAD.min(rest.len())];
    let Some(head) = Head::read(head, stamp) else {
        let is_missing = head.len() < HEAD || are_zeros(head) || are_zeros(&rest[HEAD..]);
        return if is_missing { FrameRead::Torn } else { FrameRead::Damaged };
    };
    let Some(content) = rest.get(HEAD..HEAD + head.length) else { return FrameRead::Torn };
    if checksum(content, stamp) != head.checksum || content.last() != Some(&LAST) {
        let is_cut = content.last() == Some(&0) || has_hole(file, at, at + HEAD + head.length);
        return if is_cut { FrameRead::Torn } else { FrameRead::Damaged };
    }
    let content = &content[..content.len() - 1];
    let (begin, next) = (at + HEAD, at + head.frame_length());
    FrameRead::Frame(Frame { sort: head.sort, number: head.number, content, begin, next })
}

/// Returns where the next frame begins after an unreadable one, if there is one.
pub(super) fn next_after(file: &[u8], at: usize, stamp: Stamp) -> Option<usize> {
    let mut places = (at.next_multiple_of(ALIGN)..file.len()).step_by(ALIGN).skip(1);
    // Checked first, because most positions fail here.
    let is_head = |place: usize| Head::read(&file[place..], stamp).is_some();
    places.find(|place| is_head(*place) && matches!(read(file, *place, stamp), FrameRead::Frame(_)))
}

/// Returns whether a sector between two positions is all zeros.
fn has_hole(file: &[u8], from: usize, to: usize) -> bool {
    let mut begin = from;
    while begin < to {
        let end = ((begin / SECTOR + 1) * SECTOR).min(to);
        if are_zeros(&file[begin..end]) {
            return true;
        }
        begin = end;
    }
    false
}

fn are_zeros(bytes: &[u8]) -> bool {
    bytes.iter().all(|byte| *byte == 0)
}

fn checksum(bytes: &[u8], Stamp(stamp): Stamp) -> u32 {
    let mut hasher = Hasher::new_with_initial(stamp);
    hasher.update(bytes);
    hasher.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAMP: Stamp = Stamp(77);

    fn frames(contents: &[&[u8]]) -> Vec<u8> {
        let mut file = Vec::new();
        for (number, content) in (1..).zip(contents) {
            write(&mut file, STAMP, Sort::WriteBatch, number, |into| into.extend_from_slice(content));
        }
        file
    }

    fn numbers(file: &[u8]) -> (Vec<u64>, FrameRead<'_>) {
        let (mut numbers, mut at) = (Vec::new(), 0);
        loop {
            match read(file, at, STAMP) {
                FrameRead::Frame(frame) => {
                    numbers.push(frame.number);
                    at = frame.next;
                }
                other => return (numbers, other),
            }
        }
    }

    #[test]
    fn frames_are_read_as_they_were_written() {
        let long = vec![7; 1_000];
        let mut file = frames(&[b"one", b"", &long]);
        assert_eq!(file.len() % ALIGN, 0);
        let FrameRead::Frame(first) = read(&file, 0, STAMP) else { panic!() };
        assert_eq!((first.sort, first.number, first.content), (Sort::WriteBatch, 1, &b"one"[..]));
        assert_eq!(numbers(&file), (vec![1, 2, 3], FrameRead::Nothing));
        file.resize(file.len() + 5_000, 0);
        assert_eq!(numbers(&file), (vec![1, 2, 3], FrameRead::Nothing));
        assert_eq!(read(&file, 0, Stamp(78)), FrameRead::Damaged, "it is of another file");
    }

    #[test]
    fn what_was_cut_is_torn_wherever_it_was_cut() {
        let file = frames(&[b"one", &[7; 2_000]]);
        let second = file.len() - 2_048;
        for cut in second + 1..second + HEAD + 2_001 {
            let (found, end) = numbers(&file[..cut]);
            assert_eq!((found, end), (vec![1], FrameRead::Torn), "{cut}");
            // If zeros were written ahead at this position.
            let mut ahead = file.clone();
            ahead[cut..].fill(0);
            ahead.resize(file.len() + 4_096, 0);
            assert_eq!(numbers(&ahead), (vec![1], FrameRead::Torn), "{cut}, with zeros behind");
        }
        for sector in [512, 1_024, 1_536] {
            let mut holed = file.clone();
            holed[sector..sector + 512].fill(0);
            assert_eq!(numbers(&holed), (vec![1], FrameRead::Torn), "{sector}");
        }
    }

    #[test]
    fn a_changed_byte_anywhere_is_damage() {
        let file = frames(&[b"one", &[7; 700], b"three"]);
        for at in 0..file.len() {
            let mut flipped = file.clone();
            flipped[at] ^= 0x10;
            let (found, end) = numbers(&flipped);
            let padding = found == [1, 2, 3] && end == FrameRead::Nothing;
            assert!(padding || (end == FrameRead::Damaged && found.len() < 3), "{at}: {found:?} {end:?}");
        }
    }

    #[test]
    fn what_follows_a_damaged_frame_is_found() {
        let mut file = frames(&[b"one", b"two", b"three"]);
        file[33] ^= 1;
        assert_eq!(next_after(&file, 32, STAMP), Some(64));
        assert_eq!(next_after(&file, 64, STAMP), None);
    }
}
