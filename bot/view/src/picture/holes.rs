//! Pits and stores with their seeds, counts and signs.

use kuzhi_engine::{Hole, Mark, Pit, Position, Side};

use super::composed::{Badge, Placed, Shape, as_svg, tenths};
use super::layout::{Layout, Point};
use super::theme::{Colour, Colours};
use super::{Picture, numerals};

/// The angle between successive seeds. With it, no two lie in a line.
const GOLDEN_ANGLE: f32 = 2.399_963;
/// Up to each of these numbers, seeds lie equally close together.
const STEPS: [u8; 8] = [8, 12, 18, 27, 40, 60, 90, 135];
/// The largest distance between seeds.
const ROOMY: f32 = 10.5;

/// The shapes of seeds, to be used by name.
pub(super) fn seed_shapes(colours: &Colours) -> String {
    let edge = colours.seed_edge;
    let shape = |(kind, body): (usize, &&str)| {
        let seed = format!(r#"<ellipse rx="9" ry="6.8" fill="{body}" stroke="{edge}" stroke-width="1.4"/>"#);
        let light = r##"<ellipse cx="-2.2" cy="-2.2" rx="3.4" ry="1.9" fill="#fff" fill-opacity=".55"/>"##;
        format!(r#"<g id="seed-{kind}">{seed}{light}</g>"#)
    };
    colours.seeds.iter().enumerate().map(shape).collect::<Vec<_>>().join("\n")
}

/// An empty store in its place.
pub(super) fn empty_store_of(layout: &Layout, side: Side) -> Placed {
    Shape::Store(layout.has_lying_stores()).at(layout.store(side))
}

/// An empty store, around the origin.
pub(super) fn empty_store(is_lying: bool, colours: &Colours) -> String {
    let hollow = format!(r#"fill="url(#hollow)" stroke="{}" stroke-width="3""#, colours.rim);
    format!(r#"<rect {} rx="{}" {hollow}/>"#, store_place(is_lying, 0.0), if is_lying { 36 } else { 40 })
}

/// A ring around a store, around the origin.
pub(super) fn store_ring(is_lying: bool, colours: &Colours) -> String {
    let ring = format!(r#"fill="none" stroke="{}" stroke-width="4.5""#, colours.trace);
    format!(r#"<rect {} rx="{}" {ring}/>"#, store_place(is_lying, 3.0), if is_lying { 39 } else { 43 })
}

/// The rectangle of a store, larger on each side by this much.
fn store_place(is_lying: bool, by: f32) -> String {
    let (width, height) = Layout::store_size(is_lying);
    let (width, height) = (width + 2.0 * by, height + 2.0 * by);
    format!(r#"x="{:.1}" y="{:.1}" width="{width}" height="{height}""#, -width / 2.0, -height / 2.0)
}

pub(super) fn empty_pit(position: &Position, layout: &Layout, pit: Pit) -> Placed {
    let radius = tenths(layout.radius());
    let shape = if position.excluded.contains(pit) {
        Shape::Closed(radius)
    } else if position.castles.contains(&Some(pit)) {
        if position.ring.has_tuzdiks() { Shape::Tuzdik(radius) } else { Shape::Tower(radius) }
    } else {
        Shape::Hollow(radius)
    };
    shape.at(layout.pit(pit))
}

/// The contents of a store, with its side's letter and its count.
pub(super) fn store(picture: &Picture, layout: &Layout, side: Side) -> Vec<Placed> {
    let at = layout.store(side);
    let (width, height) = Layout::store_size(layout.has_lying_stores());
    let seeds = picture.position.board.store(side);
    let mut drawn = Vec::new();
    if picture.last.ends_in(Hole::Store(side)) {
        drawn.push(Shape::StoreRing(layout.has_lying_stores()).at(at));
    }
    drawn.extend(heap(at, seeds, [width / 2.0 - 12.0, height / 2.0 - 14.0]));
    let letter = if side == Side::South { "S" } else { "N" };
    drawn.extend(numerals::signs(letter, layout.store_letter(side), 24.0, Colour::Ink));
    drawn.extend(numerals::signs(&seeds.to_string(), layout.store_count(side), 32.0, Colour::Ink));
    drawn
}

/// The contents of a pit, with its number, its count and its special signs.
pub(super) fn pit(picture: &Picture, layout: &Layout, pit: Pit) -> Vec<Placed> {
    let (position, at, radius) = (&picture.position, layout.pit(pit), layout.radius());
    let castle = Side::ALL.into_iter().find(|side| position.castles[side.index()] == Some(pit));
    let mut drawn = number(picture, layout, pit);
    if position.excluded.contains(pit) {
        return drawn;
    }
    drawn.extend(heap(at, position.board[pit], [radius - 13.0; 2]));
    drawn.extend(traces(picture, at, radius, pit));
    let owned = position.marks.mark(pit).zip(position.marks.owner(pit));
    let badge = owned.map(|(mark, owner)| (Badge::Mark(mark), owner));
    let badge = badge.or_else(|| {
        let badge = if position.ring.has_tuzdiks() { Badge::Tuzdik } else { Badge::Castle };
        castle.map(|owner| (badge, owner))
    });
    drawn.extend(
        badge.map(|(badge, owner)| Shape::Badge(badge, layout.down(owner) > 0.0).at(beside(layout, pit))),
    );
    if castle.is_none() {
        let count = position.board[pit].to_string();
        drawn.extend(numerals::signs(&count, layout.count(pit), 32.0, Colour::Ink));
    }
    drawn
}

/// A pit's number, as on the buttons. It stands on a disc if the pit may be played.
fn number(picture: &Picture, layout: &Layout, pit: Pit) -> Vec<Placed> {
    let at = layout.number(pit);
    let number = picture.position.ring.number(pit).to_string();
    if picture.liftable.contains(pit) {
        let disc = Shape::Disc(175, Colour::Ink).at(at);
        [disc].into_iter().chain(numerals::signs(&number, at, 22.0, Colour::OnInk)).collect()
    } else {
        numerals::signs(&number, at, 22.0, Colour::Ink).collect()
    }
}

pub(super) fn round(at: Point, radius: f32, colours: &Colours) -> String {
    let Point { x, y } = at;
    let hollow = format!(r#"fill="url(#hollow)" stroke="{}" stroke-width="3""#, colours.rim);
    format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" {hollow}/>"#)
}

/// A castle: a square pit with battlements.
pub(super) fn tower(at: Point, radius: f32, colours: &Colours) -> String {
    let half = radius - 2.0;
    let (left, top, size) = (at.x - half, at.y - half, 2.0 * half);
    let step = size / 7.0;
    let merlon = |place: u8| {
        let x = left + f32::from(place) * 2.0 * step;
        let gap = format!("V{:.1}H{:.1}", top + step, x + 2.0 * step);
        format!("V{top:.1}H{:.1}{}", x + step, if place < 3 { gap.as_str() } else { "" })
    };
    let merlons: String = (0..4).map(merlon).collect();
    let path = format!("M{left:.1},{:.1}{merlons}V{:.1}Z", top + size, top + size);
    format!(
        r#"<path d="{path}" fill="url(#hollow)" stroke="{}" stroke-width="4" stroke-linejoin="round"/>"#,
        colours.ink
    )
}

/// A tuzdik: a round pit with a second rim, and a flag in it.
pub(super) fn tuzdik(at: Point, radius: f32, colours: &Colours) -> String {
    let Point { x, y } = at;
    let circle = |radius: f32, fill: &str, width: u8| {
        let stroke = format!(r#"stroke="{}" stroke-width="{width}""#, colours.ink);
        format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{fill}" {stroke}/>"#)
    };
    let size = radius / 26.0;
    let place = format!(r#"transform="translate({x:.1} {y:.1}) scale({size:.2})""#);
    let flag = format!(
        r#"<path {place} d="{FLAG}" fill="{}" stroke="{}" stroke-width="2.5" stroke-linejoin="round"/>"#,
        colours.trace, colours.ink
    );
    [circle(radius - 2.0, "url(#hollow)", 4), circle(radius * 0.76, "none", 3), flag].concat()
}

/// A pit out of play: closed with a lid and crossed out.
pub(super) fn closed(at: Point, radius: f32, colours: &Colours) -> String {
    let Point { x, y } = at;
    let (ink, arm) = (colours.ink, radius * 0.5);
    let (left, right, top, bottom) = (x - arm, x + arm, y - arm, y + arm);
    let lid = format!(r#"fill="none" stroke="{}" stroke-width="3" stroke-dasharray="3 6""#, colours.rim);
    let cross =
        format!("M{left:.1},{top:.1}L{right:.1},{bottom:.1}M{left:.1},{bottom:.1}L{right:.1},{top:.1}");
    format!(
        r#"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" {lid}/>
<path d="{cross}" stroke="{ink}" stroke-width="6" stroke-linecap="round"/>"#,
        radius - 2.0
    )
}

/// The signs of the last move: dashes where it began, a ring where it ended, rays where seeds were captured.
fn traces(picture: &Picture, at: Point, radius: f32, pit: Pit) -> impl Iterator<Item = Placed> {
    let last = &picture.last;
    let ring = tenths(radius + 1.0);
    let signs = [
        (last.from.contains(pit), Shape::Ring(ring, true)),
        (last.to.contains(pit), Shape::Ring(ring, false)),
        (last.captured.contains(pit), Shape::Rays(tenths(radius))),
    ];
    signs.into_iter().filter(|(is_shown, _)| *is_shown).map(move |(_, shape)| shape.at(at))
}

pub(super) fn rays(at: Point, radius: f32, colour: &str) -> String {
    let (inner, outer) = (radius * 0.42, radius * 0.78);
    let ray = |ray: u8| {
        let (sine, cosine) = (f32::from(ray) * std::f32::consts::FRAC_PI_4 + 0.39).sin_cos();
        let point = |reach: f32| format!("{:.1},{:.1}", at.x + cosine * reach, at.y + sine * reach);
        format!("M{}L{}", point(inner), point(outer))
    };
    let path: String = (0..8).map(ray).collect();
    format!(r#"<path d="{path}" stroke="{colour}" stroke-width="4" stroke-linecap="round"/>"#)
}

/// The sowing hand, with the seeds left in it. At a pit it is on the edge near the seam, away from the pit's
/// number and count. At a store it is below.
pub(super) fn hand(layout: &Layout, hole: Hole, seeds: u8) -> Vec<Placed> {
    let at = match hole {
        Hole::Pit(pit) => {
            let Point { x, y } = beside(layout, pit);
            // The badge of a castle or a mark is on the right.
            Point { x: 2.0 * layout.pit(pit).x - x, y }
        }
        Hole::Store(side) => {
            let at = layout.store(side);
            // Below it, or in the middle of a lying one.
            let below = Layout::store_size(false).1 / 2.0 + 30.0;
            if layout.has_lying_stores() { at } else { Point { y: at.y + below, ..at } }
        }
    };
    let count = numerals::signs(&seeds.to_string(), at, 22.0, Colour::OnInk);
    [Shape::Plate.at(at)].into_iter().chain(count).collect()
}

/// The sign of a tuzdik.
const FLAG: &str = "M-5,10V-10L9,-4L-5,2";

/// The sign of a castle.
const TOWER: &str = "M-8,7V-7H-4V-3H-2V-7H2V-3H4V-7H8V7Z";

/// The sign of a mark: an egg for a puta, a snake for a naga, a knot for a tied pit.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Puta => "M0,-8L8,0L0,8L-8,0Z",
        Mark::Naga => "M-9,4L-5,-5L0,4L5,-5L9,4",
        Mark::Tied => "M-7,-6L7,6M-7,6L7,-6M-7,0H7",
    }
}

/// On the edge of a pit near the seam. The counts are on the other side.
fn beside(layout: &Layout, pit: Pit) -> Point {
    let (Point { x, y }, reach) = (layout.pit(pit), layout.radius() * 0.62);
    Point { x: x + reach, y: y - layout.outwards(pit) * reach }
}

/// A badge, around the origin. Its point faces the player who owns the pit's seeds.
pub(super) fn badge(badge: Badge, points_down: bool, colours: &Colours) -> String {
    let (ink, on_ink) = (colours.ink, colours.on_ink);
    let turned = if points_down { 1 } else { -1 };
    let shape = format!(r#"transform="scale(1 {turned})" d="M-14,-13H14V12L0,24L-14,12Z""#);
    let edge = format!(r#"stroke="{on_ink}" stroke-width="2" stroke-linejoin="round""#);
    let lines =
        format!(r#"stroke="{on_ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round""#);
    let sign = match badge {
        Badge::Castle => TOWER,
        Badge::Tuzdik => FLAG,
        Badge::Mark(mark) => sign(mark),
    };
    format!(r#"<path {shape} fill="{ink}" {edge}/><path d="{sign}" fill="none" {lines}/>"#)
}

/// Seeds in a hollow, spread like those of a sunflower. More seeds lie closer together.
fn heap(at: Point, seeds: u8, [across, along]: [f32; 2]) -> impl Iterator<Item = Placed> {
    // A seed more leaves most others where they are, so that little of an animation changes.
    let most = f32::from(STEPS.into_iter().find(|most| seeds <= *most).unwrap_or(seeds)).sqrt();
    let roomy = ROOMY / across.min(along);
    let [step_x, step_y] = [across, along].map(|reach| (reach / most).min(roomy * reach));
    (0..seeds).rev().map(move |seed| {
        let reach = (f32::from(seed) + if seeds == 1 { 0.0 } else { 0.6 }).sqrt();
        let (sine, cosine) = (f32::from(seed) * GOLDEN_ANGLE).sin_cos();
        let (kind, turn) = (u16::from(seed) * 5 % 3, u16::from(seed) * 67 % 180 / 30 * 30);
        let [kind, turn] = [kind, turn].map(|small| u8::try_from(small).unwrap_or_default());
        Shape::Seed(kind, turn)
            .at(Point { x: at.x + cosine * reach * step_x, y: at.y + sine * reach * step_y })
    })
}

/// The same as SVG.
pub(super) fn heap_svg(at: Point, seeds: u8, room: [f32; 2], colours: &Colours) -> String {
    as_svg(&heap(at, seeds, room).collect::<Vec<_>>(), colours)
}
