//! The canvas of an animation: the board on show. A scene changes only a few holes.

use std::collections::HashMap;

use kuzhi_domain::settings::Theme;
use kuzhi_engine::{Hole, Side};

use super::cell::{self, Look, Place};
use super::film::Scene;
use crate::picture::composed::{Canvas, Palette, Scale, TRANSPARENT};
use crate::picture::layout::{Layout, Point};
use crate::picture::{self, DrawError, Picture};

/// The board on show.
pub(super) struct Screen {
    layout: Layout,
    viewer: Side,
    /// The wood without holes.
    wood: Canvas,
    /// What is on show. `None` before the first scene.
    shown: Option<Canvas>,
    looks: HashMap<Hole, Look>,
}

impl Screen {
    pub(super) fn new(scenes: &[Scene], viewer: Side, theme: Theme) -> Result<Screen, DrawError> {
        let first = scenes.first().ok_or(DrawError::NoScenes)?;
        let layout = Layout::new(first.position.ring, viewer);
        let mut wood = picture::board_canvas(&layout, theme, Scale::Film)?;
        let way = scenes.iter().find_map(|scene| scene.position.direction);
        wood.lay(way.map(|way| picture::arrow(&layout, way)).as_slice(), Point::ORIGIN)?;
        let palette = Palette::of_theme(theme);
        wood.pixels.iter_mut().for_each(|index| *index = palette.solid(*index));
        Ok(Screen { layout, viewer, wood, shown: None, looks: HashMap::new() })
    }

    pub(super) fn size(&self) -> (u16, u16) {
        let size = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        (size(self.wood.width), size(self.wood.height()))
    }

    pub(super) fn palette(&self) -> Vec<u8> {
        Palette::of_theme(self.wood.theme).bytes()
    }

    /// Shows a scene. Returns the part that changes, and its pixels.
    pub(super) fn change_to(&mut self, scene: &Scene) -> Result<(Place, Vec<u8>), DrawError> {
        let Some(mut shown) = self.shown.take() else { return self.begin_with(scene) };
        let mut changed = Vec::new();
        for hole in holes(scene) {
            let look = cell::look(scene, hole);
            if self.looks.insert(hole, look) != Some(look) {
                changed.push((hole, look, cell::place(&self.layout, hole)));
            }
        }
        let Some(around) = changed.iter().map(|(.., place)| *place).reduce(Place::with) else {
            self.shown = Some(shown);
            return Ok((Place { left: 0, top: 0, width: 1, height: 1 }, vec![TRANSPARENT]));
        };
        let before = part(&shown, around);
        let picture = self.picture(scene);
        for (hole, look, place) in changed {
            self.restore_wood(&mut shown, place);
            shown.lay(&cell::shapes(&picture, &self.layout, hole, look.hand()), Point::ORIGIN)?;
        }
        let difference = difference(&before, &part(&shown, around));
        self.shown = Some(shown);
        Ok((around, difference))
    }

    /// Draws the whole board for the first scene.
    fn begin_with(&mut self, scene: &Scene) -> Result<(Place, Vec<u8>), DrawError> {
        let (mut whole, picture) = (self.wood.clone(), self.picture(scene));
        for hole in holes(scene) {
            let look = cell::look(scene, hole);
            whole.lay(&cell::shapes(&picture, &self.layout, hole, look.hand()), Point::ORIGIN)?;
            self.looks.insert(hole, look);
        }
        let (width, height) = self.size();
        let pixels = whole.pixels.clone();
        self.shown = Some(whole);
        Ok((Place { left: 0, top: 0, width, height }, pixels))
    }

    fn picture(&self, scene: &Scene) -> Picture {
        Picture {
            position: scene.position,
            liftable: scene.liftable,
            last: scene.marks,
            viewer: self.viewer,
            theme: self.wood.theme,
        }
    }

    fn restore_wood(&self, shown: &mut Canvas, place: Place) {
        for line in lines(place, self.wood.width) {
            shown.pixels[line.clone()].copy_from_slice(&self.wood.pixels[line]);
        }
    }
}

/// The lines of a place, in the pixels of a canvas this wide.
fn lines(place: Place, width: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
    let (left, row) = (usize::from(place.left), usize::from(place.width));
    let tops = usize::from(place.top)..usize::from(place.top) + usize::from(place.height);
    tops.map(move |line| line * width + left..line * width + left + row)
}

/// The pixels in a place.
fn part(of: &Canvas, place: Place) -> Vec<u8> {
    lines(place, of.width).map(|line| &of.pixels[line]).collect::<Vec<_>>().concat()
}

/// The pixels after a change. Equal pixels become transparent.
fn difference(before: &[u8], after: &[u8]) -> Vec<u8> {
    let changed = before.iter().zip(after);
    changed.map(|(before, after)| if before == after { TRANSPARENT } else { *after }).collect()
}

fn holes(scene: &Scene) -> impl Iterator<Item = Hole> {
    let stores = Side::ALL.into_iter().map(Hole::Store);
    scene.position.ring.pits().map(Hole::Pit).chain(stores)
}
