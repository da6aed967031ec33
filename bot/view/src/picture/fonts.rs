//! The system's fonts, for names in scripts that our own strokes do not cover.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::{Database, FaceInfo, ID, Style, Weight};
use resvg::usvg::{FontResolver, Options};

/// The fonts of the machine, looked for when a name first needs one.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    load(&mut fonts);
    Arc::new(fonts)
});

#[cfg(not(test))]
fn load(fonts: &mut Database) {
    fonts.load_system_fonts();
    tracing::debug!(fonts = fonts.len(), "looked for the machine's fonts");
}

/// Tests have the same font on every machine. It knows Arabic, and no Tamil.
#[cfg(test)]
fn load(fonts: &mut Database) {
    fonts.load_font_data(dejavu::sans::bold().to_vec());
}

/// What is wanted of a font, from all of it to nothing: to look like our strokes.
const WANTED: [fn(&FaceInfo) -> bool; 3] =
    [|face| is_plain(face) && face.weight == Weight::BOLD, is_plain, |_| true];

/// Whether a font has neither serifs nor a slant.
fn is_plain(face: &FaceInfo) -> bool {
    face.style == Style::Normal && face.families.iter().any(|(name, _)| name.contains("Sans"))
}

/// Returns what reads a drawing with text in it. `misses` is set if a letter of the text is in no font.
pub(super) fn options(misses: &AtomicBool) -> Options<'_> {
    let in_any = FontResolver::default_fallback_selector();
    let select_fallback = move |letter: char, used: &[ID], fonts: &mut Arc<Database>| {
        let found = WANTED.into_iter().find_map(|is_wanted| {
            let others = fonts.faces().filter(|face| !is_wanted(face)).map(|face| face.id);
            // The first one used is the one that all begin with.
            let excluded: Vec<ID> = used.iter().copied().chain(others).collect();
            in_any(letter, &excluded, fonts)
        });
        misses.fetch_or(found.is_none(), Ordering::Relaxed);
        found
    };
    let first = |_: &_, fonts: &mut Arc<Database>| {
        WANTED
            .into_iter()
            .find_map(|is_wanted| fonts.faces().find(|face| is_wanted(face)))
            .map(|face| face.id)
    };
    let font_resolver =
        FontResolver { select_font: Box::new(first), select_fallback: Box::new(select_fallback) };
    Options { fontdb: Arc::clone(&FONTS), font_resolver, ..Options::default() }
}
