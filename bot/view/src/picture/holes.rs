//! Pits and stores with their seeds, counts and signs.

use kuzhi_engine::{Hole, Mark, Pit, Position, Side};

use super::layout::{Layout, Point};
use super::theme::Colours;
use super::{Picture, numerals};

/// The angle between successive seeds. With it, no two lie in a line.
const GOLDEN_ANGLE: f32 = 2.399_963;
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

pub(super) fn empty_store(layout: &Layout, colours: &Colours, side: Side) -> String {
    let Point { x, y } = layout.store(side);
    let (width, height) = Layout::STORE;
    let (left, top) = (x - width / 2.0, y - height / 2.0);
    let place = format!(r#"x="{left:.1}" y="{top:.1}" width="{width}" height="{height}""#);
    format!(r#"<rect {place} rx="40" fill="url(#hollow)" stroke="{}" stroke-width="3"/>"#, colours.rim)
}

pub(super) fn empty_pit(position: &Position, layout: &Layout, colours: &Colours, pit: Pit) -> String {
    let (at, radius) = (layout.pit(pit), layout.radius());
    if position.excluded.contains(pit) {
        closed(at, radius, colours)
    } else if position.castles.contains(&Some(pit)) {
        tower(at, radius, colours)
    } else {
        round(at, radius, colours)
    }
}

/// The contents of a store, with its side's letter and its count.
pub(super) fn store(picture: &Picture, layout: &Layout, colours: &Colours, side: Side) -> String {
    let Point { x, y } = layout.store(side);
    let (width, height) = Layout::STORE;
    let (left, top) = (x - width / 2.0, y - height / 2.0);
    let seeds = picture.position.board.store(side);
    let mut drawn = Vec::new();
    if picture.last.to == Some(Hole::Store(side)) {
        let place = format!(
            r#"x="{:.1}" y="{:.1}" width="{}" height="{}""#,
            left - 3.0,
            top - 3.0,
            width + 6.0,
            height + 6.0
        );
        drawn.push(format!(
            r#"<rect {place} rx="43" fill="none" stroke="{}" stroke-width="4.5"/>"#,
            colours.trace
        ));
    }
    drawn.push(heap(Point { x, y }, seeds, (width / 2.0 - 12.0, height / 2.0 - 14.0)));
    let letter = if side == Side::South { "S" } else { "N" };
    drawn.push(numerals::text(letter, Point { x, y: y - height / 2.0 - 62.0 }, 24.0, colours.ink));
    drawn.push(numerals::text(
        &seeds.to_string(),
        Point { x, y: y - height / 2.0 - 26.0 },
        32.0,
        colours.ink,
    ));
    drawn.join("\n")
}

/// The contents of a pit, with its number, its count and its special signs.
pub(super) fn pit(picture: &Picture, layout: &Layout, colours: &Colours, pit: Pit) -> String {
    let (position, at, radius) = (&picture.position, layout.pit(pit), layout.radius());
    let castle = Side::ALL.into_iter().find(|side| position.castles[side.index()] == Some(pit));
    let mut drawn = vec![number(picture, layout, colours, pit)];
    if position.excluded.contains(pit) {
        return drawn.join("\n");
    }
    drawn.push(heap(at, position.board[pit], (radius - 13.0, radius - 13.0)));
    drawn.extend(traces(picture, at, radius, colours, pit));
    let owned = position.marks.mark(pit).zip(position.marks.owner(pit));
    if let Some((mark, owner)) = owned {
        drawn.push(badge(sign(mark), layout.down(owner), beside(layout, pit), colours));
    } else if let Some(owner) = castle {
        drawn.push(badge(TOWER, layout.down(owner), beside(layout, pit), colours));
    }
    if castle.is_none() {
        let count = position.board[pit].to_string();
        drawn.push(numerals::text(&count, layout.count(pit), 32.0, colours.ink));
    }
    drawn.join("\n")
}

/// A pit's number, as on the buttons. It stands on a disc if the pit may be played.
fn number(picture: &Picture, layout: &Layout, colours: &Colours, pit: Pit) -> String {
    let at = layout.number(pit);
    let number = picture.position.ring.number(pit).to_string();
    if picture.liftable.contains(pit) {
        let disc = format!(r#"<circle cx="{:.1}" cy="{:.1}" r="16" fill="{}"/>"#, at.x, at.y, colours.ink);
        format!("{disc}\n{}", numerals::text(&number, at, 19.0, colours.on_ink))
    } else {
        numerals::text(&number, at, 17.0, colours.ink)
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
fn traces(picture: &Picture, at: Point, radius: f32, colours: &Colours, pit: Pit) -> Vec<String> {
    let (Point { x, y }, trace, last) = (at, colours.trace, &picture.last);
    let ring = |radius: f32, dashes: &str| {
        let circle = format!(r#"cx="{x:.1}" cy="{y:.1}" r="{radius:.1}""#);
        format!(r#"<circle {circle} fill="none" stroke="{trace}" stroke-width="4.5"{dashes}/>"#)
    };
    let mut drawn = Vec::new();
    if last.from == Some(pit) {
        drawn.push(ring(radius + 1.0, r#" stroke-dasharray="11 8" stroke-linecap="round""#));
    }
    if last.to == Some(Hole::Pit(pit)) {
        drawn.push(ring(radius + 1.0, ""));
    }
    if last.captured.contains(pit) {
        drawn.push(rays(at, radius, colours.rays));
    }
    drawn
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
pub(super) fn hand(layout: &Layout, colours: &Colours, hole: Hole, seeds: u8) -> String {
    let Point { x, y } = match hole {
        Hole::Pit(pit) => {
            let Point { x, y } = beside(layout, pit);
            // The badge of a castle or a mark is on the right.
            Point { x: 2.0 * layout.pit(pit).x - x, y }
        }
        Hole::Store(side) => {
            let Point { x, y } = layout.store(side);
            Point { x, y: y + Layout::STORE.1 / 2.0 + 30.0 }
        }
    };
    let plate = format!(
        r#"<circle cx="{x:.1}" cy="{y:.1}" r="20" fill="{}" stroke="{}" stroke-width="2"/>"#,
        colours.trace, colours.rim
    );
    format!("{plate}\n{}", numerals::text(&seeds.to_string(), Point { x, y }, 21.0, colours.on_ink))
}

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

/// A badge beside a pit. Its point faces the player who owns the pit's seeds.
fn badge(sign: &str, down: f32, Point { x, y }: Point, colours: &Colours) -> String {
    let (ink, on_ink) = (colours.ink, colours.on_ink);
    let turned = if down > 0.0 { 1 } else { -1 };
    let shape = format!(r#"transform="scale(1 {turned})" d="M-14,-13H14V12L0,24L-14,12Z""#);
    let edge = format!(r#"stroke="{on_ink}" stroke-width="2" stroke-linejoin="round""#);
    let lines =
        format!(r#"stroke="{on_ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round""#);
    let plate = format!(r#"<path {shape} fill="{ink}" {edge}/>"#);
    let sign = format!(r#"<path d="{sign}" fill="none" {lines}/>"#);
    format!(r#"<g transform="translate({x:.1} {y:.1})">{plate}{sign}</g>"#)
}

/// Seeds in a hollow, spread like those of a sunflower. More seeds lie closer together.
pub(super) fn heap(at: Point, seeds: u8, (across, along): (f32, f32)) -> String {
    if seeds == 0 {
        return String::new();
    }
    let most = f32::from(seeds).sqrt();
    let (step_x, step_y) = ((across / most).min(ROOMY), (along / most).min(ROOMY * along / across));
    let mut drawn = Vec::new();
    for seed in (0..seeds).rev() {
        let (reach, angle) =
            ((f32::from(seed) + if seeds == 1 { 0.0 } else { 0.6 }).sqrt(), f32::from(seed) * GOLDEN_ANGLE);
        let (x, y) = (at.x + angle.cos() * reach * step_x, at.y + angle.sin() * reach * step_y);
        let turn = u16::from(seed) * 67 % 180;
        drawn.push(format!(
            r##"<use href="#seed-{}" transform="translate({x:.1} {y:.1}) rotate({turn})"/>"##,
            (u16::from(seed) * 5 + u16::from(seeds)) % 3
        ));
    }
    drawn.join("\n")
}
