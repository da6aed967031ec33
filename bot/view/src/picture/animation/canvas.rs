//! The canvas of an animation: the board as palette indices. A scene changes only a few holes.

use std::collections::HashMap;
use std::rc::Rc;

use kuzhi_domain::Theme;
use kuzhi_engine::{Hole, PitSet, Side};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::cell::{self, Look, Place};
use super::film::Scene;
use super::palette::{Palette, Rgb, UNCHANGED};
use crate::picture::layout::Layout;
use crate::picture::theme::Colours;
use crate::picture::{self, DrawError, Picture};

/// The width of an animation: sharp enough for a phone, and small enough for a hundred scenes.
const WIDTH: u16 = 560;

/// The board on show, and a cache of what was drawn for it.
pub(super) struct Canvas {
    layout: Layout,
    colours: Colours,
    theme: Theme,
    viewer: Side,
    scale: f32,
    width: u16,
    height: u16,
    /// The wood without holes.
    plank: Pixmap,
    palette: Palette,
    /// The pixels on show. `None` before the first scene.
    shown: Option<Vec<u8>>,
    looks: HashMap<Hole, Look>,
    drawn: HashMap<(Hole, Look), Rc<Vec<u8>>>,
}

impl Canvas {
    pub(super) fn new(scenes: &[Scene], viewer: Side, theme: Theme) -> Result<Canvas, DrawError> {
        let first = scenes.first().ok_or_else(|| DrawError::new(&"nothing happens"))?;
        let layout = Layout::new(first.position.ring, viewer);
        let (colours, scale) = (Colours::of_theme(theme), f32::from(WIDTH) / f32::from(Layout::WIDTH));
        // Whole pixels, a few hundred of them.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let height = (f32::from(layout.height()) * scale).round() as u16;
        let way = scenes.iter().find_map(|scene| scene.position.direction);
        let wood = [picture::board(&layout, &colours)].into_iter();
        let wood = wood.chain(way.map(|way| picture::arrow(&layout, &colours, way))).collect::<String>();
        let mut plank = pixels(WIDTH, height)?;
        draw(&mut plank, &layout, &colours, &wood, Transform::from_scale(scale, scale))?;
        let mut canvas = Canvas {
            layout,
            colours,
            theme,
            viewer,
            scale,
            width: WIDTH,
            height,
            plank,
            palette: Palette::of(&[], &[]),
            shown: None,
            looks: HashMap::new(),
            drawn: HashMap::new(),
        };
        let ends = [scenes.first(), scenes.last()].into_iter().flatten();
        let ends = ends.map(|scene| canvas.whole(scene)).collect::<Result<Vec<_>, _>>()?;
        canvas.palette = Palette::of(&exactly(&colours), &ends.iter().collect::<Vec<_>>());
        Ok(canvas)
    }

    pub(super) const fn size(&self) -> (u16, u16) {
        (self.width, self.height)
    }

    pub(super) fn palette(&self) -> Vec<u8> {
        self.palette.bytes()
    }

    /// Shows a scene. Returns the part that changes, and its pixels.
    pub(super) fn change_to(&mut self, scene: &Scene) -> Result<(Place, Vec<u8>), DrawError> {
        let Some(mut shown) = self.shown.take() else { return self.begin_with(scene) };
        let mut tiles = Vec::new();
        for hole in holes(scene) {
            let look = cell::look(scene, hole);
            if self.looks.insert(hole, look) != Some(look) {
                tiles.push((self.place(hole), self.tile(scene, hole, look)?));
            }
        }
        let around = tiles.iter().map(|(place, _)| *place).reduce(Place::with);
        let changed = around.map(|around| {
            let before = self.part(&shown, around);
            for (place, tile) in &tiles {
                self.lay(&mut shown, *place, tile);
            }
            difference(around, &before, &self.part(&shown, around))
        });
        self.shown = Some(shown);
        Ok(changed.unwrap_or_else(|| (Place { left: 0, top: 0, width: 1, height: 1 }, vec![UNCHANGED])))
    }

    /// Draws the whole board for the first scene.
    fn begin_with(&mut self, scene: &Scene) -> Result<(Place, Vec<u8>), DrawError> {
        let whole = self.whole(scene)?;
        let shown: Vec<u8> = whole.pixels().iter().map(|pixel| self.palette.index(*pixel)).collect();
        self.looks = holes(scene).map(|hole| (hole, cell::look(scene, hole))).collect();
        self.shown = Some(shown.clone());
        Ok((Place { left: 0, top: 0, width: self.width, height: self.height }, shown))
    }

    /// The whole board in full colour.
    fn whole(&self, scene: &Scene) -> Result<Pixmap, DrawError> {
        let picture = self.picture(scene);
        let hand = |hole| cell::look(scene, hole).hand();
        let drawn = holes(scene)
            .map(|hole| cell::drawn(&picture, &self.layout, &self.colours, hole, hand(hole)))
            .collect::<String>();
        let mut whole = self.plank.clone();
        let scaled = Transform::from_scale(self.scale, self.scale);
        draw(&mut whole, &self.layout, &self.colours, &drawn, scaled)?;
        Ok(whole)
    }

    /// A hole with its surroundings as palette indices. Each look is drawn only once.
    fn tile(&mut self, scene: &Scene, hole: Hole, look: Look) -> Result<Rc<Vec<u8>>, DrawError> {
        if let Some(tile) = self.drawn.get(&(hole, look)) {
            return Ok(Rc::clone(tile));
        }
        let place = self.place(hole);
        let svg = cell::drawn(&self.picture(scene), &self.layout, &self.colours, hole, look.hand());
        let mut pixels = self.wood(place)?;
        let moved = Transform::from_scale(self.scale, self.scale)
            .post_translate(-f32::from(place.left), -f32::from(place.top));
        draw(&mut pixels, &self.layout, &self.colours, &svg, moved)?;
        let tile: Vec<u8> = pixels.pixels().iter().map(|pixel| self.palette.index(*pixel)).collect();
        let tile = Rc::new(tile);
        self.drawn.insert((hole, look), Rc::clone(&tile));
        Ok(tile)
    }

    fn wood(&self, place: Place) -> Result<Pixmap, DrawError> {
        let mut wood = pixels(place.width, place.height)?;
        let (row, all) = (usize::from(place.width), usize::from(self.width));
        for (line, to) in wood.pixels_mut().chunks_mut(row).enumerate() {
            let from = (usize::from(place.top) + line) * all + usize::from(place.left);
            to.copy_from_slice(&self.plank.pixels()[from..from + row]);
        }
        Ok(wood)
    }

    fn picture(&self, scene: &Scene) -> Picture {
        Picture {
            position: scene.position,
            liftable: PitSet::EMPTY,
            last: scene.marks,
            viewer: self.viewer,
            theme: self.theme,
        }
    }

    fn place(&self, hole: Hole) -> Place {
        cell::place(&self.layout, hole, self.scale)
    }

    fn lay(&self, onto: &mut [u8], place: Place, tile: &[u8]) {
        let (row, all) = (usize::from(place.width), usize::from(self.width));
        for (line, from) in tile.chunks(row).enumerate() {
            let to = (usize::from(place.top) + line) * all + usize::from(place.left);
            onto[to..to + row].copy_from_slice(from);
        }
    }

    /// The pixels in a place.
    fn part(&self, of: &[u8], place: Place) -> Vec<u8> {
        let (row, all) = (usize::from(place.width), usize::from(self.width));
        let line = |line: u16| usize::from(place.top + line) * all + usize::from(place.left);
        let lines: Vec<&[u8]> = (0..place.height).map(|at| &of[line(at)..line(at) + row]).collect();
        lines.concat()
    }
}

/// The pixels of a place after a change. Equal pixels become transparent.
fn difference(place: Place, before: &[u8], after: &[u8]) -> (Place, Vec<u8>) {
    let changed = before.iter().zip(after);
    (place, changed.map(|(before, after)| if before == after { UNCHANGED } else { *after }).collect())
}

fn holes(scene: &Scene) -> impl Iterator<Item = Hole> {
    let stores = Side::ALL.into_iter().map(Hole::Store);
    scene.position.ring.pits().map(Hole::Pit).chain(stores)
}

/// The colours that carry meaning. The palette has them exactly.
fn exactly(colours: &Colours) -> Vec<Rgb> {
    let [one, other, third] = colours.seeds;
    let meaning = [
        colours.ink,
        colours.on_ink,
        colours.trace,
        colours.rays,
        colours.rim,
        colours.seed_edge,
        one,
        other,
        third,
    ];
    meaning.into_iter().map(|colour| parts(colour).unwrap_or_default()).collect()
}

/// Parses a colour in SVG notation.
fn parts(colour: &str) -> Option<Rgb> {
    let part = |from: usize| u8::from_str_radix(colour.get(from..from + 2)?, 16).ok();
    Some([part(1)?, part(3)?, part(5)?])
}

fn pixels(width: u16, height: u16) -> Result<Pixmap, DrawError> {
    Pixmap::new(width.into(), height.into()).ok_or_else(|| DrawError::new(&"it has no size"))
}

fn draw(
    onto: &mut Pixmap,
    layout: &Layout,
    colours: &Colours,
    parts: &str,
    placed: Transform,
) -> Result<(), DrawError> {
    let svg = format!("{}{parts}</svg>", picture::opening(layout, colours));
    let tree = Tree::from_str(&svg, &Options::default()).map_err(|error| DrawError::new(&error))?;
    resvg::render(&tree, placed, &mut onto.as_mut());
    Ok(())
}
