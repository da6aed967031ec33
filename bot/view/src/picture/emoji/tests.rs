use std::collections::BTreeSet;

use super::*;
use crate::picture::png;

#[test]
fn names_are_short_and_their_own() {
    let all = Glyph::all();
    let names: BTreeSet<String> = all.iter().map(|glyph| glyph.upload_name()).collect();
    assert_eq!(names.len(), all.len());
    assert!(all.len() < 2_000, "{}", all.len());
    for name in &names {
        assert!(
            name.len() <= 32 && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
        );
    }
    let short: BTreeSet<String> = all.iter().map(Glyph::to_string).collect();
    assert_eq!(short.len(), all.len());
    assert!(short.iter().all(|name| (2..=4).contains(&name.len())));
}

#[test]
fn a_name_changes_with_the_picture() {
    assert_ne!(short_hash(b"one pit"), short_hash(b"another pit"));
    assert_eq!(short_hash(b"one pit"), short_hash(b"one pit"));
}

#[test]
fn every_picture_can_be_drawn_and_is_small_enough() {
    for glyph in Glyph::all() {
        let file = png(&glyph.svg()).unwrap();
        assert!(file.len() < 256 * 1024, "{glyph}: {}", file.len());
        if std::env::var_os("KUZHI_REDRAW").is_some() {
            std::fs::write(std::env::temp_dir().join(format!("kuzhi-emoji-{glyph}.png")), file).unwrap();
        }
    }
}

#[test]
fn no_two_shapes_differ_in_colour_alone() {
    // One pit of each kind with the same count. Their outlines must differ.
    let marks = [Mark::Tied, Mark::Puta, Mark::Naga];
    let kinds =
        marks.into_iter().flat_map(|mark| [true, false].map(|below| Glyph::Pit(4, Some((mark, below)))));
    let kinds = kinds.chain([
        Glyph::Pit(4, None),
        Glyph::Castle(true),
        Glyph::Tuzdik(true),
        Glyph::Closed,
        Glyph::Store(4),
    ]);
    let without_colours = |glyph: Glyph| {
        let svg = glyph.svg();
        svg.split('#')
            .map(|part| part.trim_start_matches(|c: char| c.is_ascii_hexdigit()))
            .collect::<String>()
    };
    let shapes: Vec<String> = kinds.map(without_colours).collect();
    assert_eq!(shapes.iter().collect::<BTreeSet<_>>().len(), shapes.len());
}
