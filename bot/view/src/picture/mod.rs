//! The board as a picture of wood and seeds: one design in SVG, rendered to PNG.

mod animation;
mod composed;
pub mod emoji;
mod fonts;
mod holes;
mod icons;
mod laps;
mod last_move;
mod layout;
mod lead_chart;
mod letters;
mod match_card;
mod name;
mod numerals;
mod pair;
mod png;
mod podium;
mod profile_card;
mod table;
mod theme;

pub use animation::{Animation, Replay};
pub use composed::forget_grounds;
pub use kuzhi_domain::settings::Theme;
pub use laps::laps;
pub use last_move::LastMove;
pub use lead_chart::LeadChart;
pub use match_card::{CardNote, CardPlayer, MatchCard};
pub use pair::BeforeAndAfter;
pub use png::{DrawError, png};
pub use podium::{Podium, PodiumGame, PodiumStep};
pub use profile_card::{GameLabel, ProfileCard, RatingPanel, WallRow};
pub use table::{Table, TableLine};

use std::fmt::Display;

use kuzhi_engine as engine;
use kuzhi_engine::{Direction, Move, PitSet, Position, Side};

use composed::{Canvas, Ground, Placed, Scale, Shape, as_svg};
use layout::{Layout, Point};
use theme::Colours;

/// The ends and corners of a stroke.
const ROUND: &str = r#"stroke-linecap="round" stroke-linejoin="round""#;

/// Everything that a picture shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Seeds, marks and the player to move.
    pub position: Position,
    /// The pits that the player to move may play.
    pub liftable: PitSet,
    /// What the last move did.
    pub last: LastMove,
    /// The side whose row is below.
    pub viewer: Side,
    /// The colours.
    pub theme: Theme,
}

impl Picture {
    /// The picture of a board as a side sees it. Replays the moves to find out what the last one did.
    pub fn from_match(board: &engine::Match, viewer: Side, theme: Theme) -> Picture {
        Picture::after(board, LastMove::from_match(board), viewer, theme)
    }

    /// The picture of a board after a known last move, as a side sees it.
    pub fn after(board: &engine::Match, last: LastMove, viewer: Side, theme: Theme) -> Picture {
        Picture { position: board.position(), liftable: liftable(board), last, viewer, theme }
    }

    /// The picture as SVG, from which its parts are rendered.
    pub fn svg(&self) -> String {
        let (layout, colours) = self.design();
        let [holes, contents] = [self.holes(&layout), self.contents(&layout)];
        let parts = [board(&layout, &colours), as_svg(&holes, &colours), as_svg(&contents, &colours)];
        document(&layout, &colours, &parts.join("\n"))
    }

    /// The picture as a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        self.canvas()?.png()
    }

    fn canvas(&self) -> Result<Canvas, DrawError> {
        let layout = self.design().0;
        let mut canvas = board_canvas(&layout, self.theme, Scale::Full)?;
        self.lay_onto(&mut canvas, &layout, Point::ORIGIN)?;
        Ok(canvas)
    }

    /// Lays everything on the wood of a board that is moved by a distance.
    fn lay_onto(&self, canvas: &mut Canvas, layout: &Layout, by: Point) -> Result<(), DrawError> {
        canvas.lay(&self.holes(layout), by)?;
        canvas.lay(&self.contents(layout), by)
    }

    fn design(&self) -> (Layout, Colours) {
        (Layout::new(self.position.ring, self.viewer), Colours::of_theme(self.theme))
    }

    /// The empty pits and stores.
    fn holes(&self, layout: &Layout) -> Vec<Placed> {
        let stores = Side::ALL.map(|side| holes::empty_store_of(layout, side));
        let pits = self.position.ring.pits().map(|pit| holes::empty_pit(&self.position, layout, pit));
        stores.into_iter().chain(pits).collect()
    }

    /// Everything that lies or is written on the board.
    fn contents(&self, layout: &Layout) -> Vec<Placed> {
        let arrow = self.position.direction.map(|way| arrow(layout, way));
        let stores = Side::ALL.into_iter().flat_map(|side| holes::store(self, layout, side));
        let pits = self.position.ring.pits().flat_map(|pit| holes::pit(self, layout, pit));
        arrow.into_iter().chain(stores).chain(pits).collect()
    }
}

/// The pits that the player to move may play.
pub(crate) fn liftable(board: &engine::Match) -> PitSet {
    let mut liftable = PitSet::EMPTY;
    if let Some(side) = board.turn() {
        let (ring, numbers) = (board.position().ring, board.legal().into_iter().filter_map(Move::pit_number));
        numbers.filter_map(|number| ring.pit(side, number)).for_each(|pit| liftable.insert(pit));
    }
    liftable
}

/// Wraps parts of a picture into a complete SVG document.
fn document(layout: &Layout, colours: &Colours, parts: &str) -> String {
    format!("{}\n{parts}\n</svg>\n", opening(layout, colours))
}

fn opening(layout: &Layout, colours: &Colours) -> String {
    let tag = svg_tag(Layout::WIDTH, layout.height());
    format!("{tag}\n<defs>\n{}\n</defs>", definitions(colours))
}

/// What a board uses by name.
fn definitions(colours: &Colours) -> String {
    let (wood, hollow) = (wood_gradient(colours), hollow_gradient(colours));
    format!("{wood}\n{hollow}\n{}\n{}", holes::seed_shapes(colours), numerals::shapes())
}

/// The tag that opens a picture of this size.
fn svg_tag(width: impl Display, height: impl Display) -> String {
    let size = format!(r#"width="{width}" height="{height}" viewBox="0 0 {width} {height}""#);
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" {size}>"#)
}

/// The colours of wood, to be used by name.
fn wood_gradient(colours: &Colours) -> String {
    let stops = stops(colours.wood, colours.wood_edge);
    format!(r#"<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>"#)
}

/// The colours of a hollow, to be used by name.
fn hollow_gradient(colours: &Colours) -> String {
    let stops = stops(colours.hollow, colours.hollow_edge);
    format!(r#"<radialGradient id="hollow" cx=".5" cy=".58" r=".55">{stops}</radialGradient>"#)
}

fn stops(from: &str, to: &str) -> String {
    format!(r#"<stop offset="0" stop-color="{from}"/><stop offset="1" stop-color="{to}"/>"#)
}

/// The wood of a picture of this size, with its rim.
fn plank(width: impl Display, height: impl Display, rim: &str) -> String {
    let size = format!(r#"width="{width}" height="{height}""#);
    format!(r#"<rect x="3" y="3" {size} rx="34" fill="url(#wood)" stroke="{rim}" stroke-width="6"/>"#)
}

/// The wooden board with its grain and the seam between the rows.
fn board(layout: &Layout, colours: &Colours) -> String {
    let (width, height) = (Layout::WIDTH, layout.height());
    let Colours { grain, rim, .. } = colours;
    let plank = plank(width - 6, height - 6, rim);
    let (quarter, half) = (width / 4, width / 2);
    let fibre = |line: u16| {
        let (y, sway) = (height * line / 9, if line.is_multiple_of(2) { 7 } else { -6 });
        let path = format!("M12,{y} q{quarter},{sway} {half},0 t{},0", half - 24);
        format!(r#"<path d="{path}" fill="none" stroke="{grain}" stroke-width="1.5"/>"#)
    };
    [plank].into_iter().chain((1..9).map(fibre)).collect::<Vec<_>>().join("\n")
}

/// The wood of a board without its holes.
fn board_canvas(layout: &Layout, theme: Theme, scale: Scale) -> Result<Canvas, DrawError> {
    let size = [Layout::WIDTH, layout.height()].map(f32::from);
    Ground::Board { theme, scale, height: layout.height() }.or_draw(|| {
        let colours = Colours::of_theme(theme);
        let mut wood = Canvas::new(theme, scale, size);
        let svg = document(layout, &colours, &board(layout, &colours));
        wood.draw(&svg, [Point::ORIGIN, Point { x: size[0], y: size[1] }])?;
        Ok(wood)
    })
}

/// An arrow beside the lower row: the direction in which its seeds go. It is the same for both viewers.
fn arrow(layout: &Layout, way: Direction) -> Placed {
    Shape::Arrow(way == Direction::CounterClockwise).at(layout.beside_lower_row())
}

#[cfg(test)]
mod tests;
