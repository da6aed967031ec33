//! The table of a tournament as a picture: places, names, points, and games won, drawn and lost.

#![expect(clippy::cast_precision_loss, reason = "a picture has fewer dots than numbers have bits")]

use kuzhi_domain::settings::Theme;
use kuzhi_domain::tournaments::{LONGEST_TOURNAMENT_NAME, Movement};

use super::composed::{Canvas, Scale};
use super::layout::Point;
use super::name::Name;
use super::png::DrawError;
use super::theme::Colours;
use super::{definitions, icons, letters, numerals, plank, svg_tag};

/// The table of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The name of the tournament. It is left out if the machine has no font for it.
    pub title: String,
    /// Everyone, best first.
    pub rows: Vec<TableLine>,
    /// The names of groups, each with the line above which it stands, and with a letter that every machine
    /// can write.
    pub headings: Vec<(usize, (String, String))>,
    /// The colours.
    pub theme: Theme,
}

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// The place, from 1, if they have one.
    pub place: Option<u16>,
    /// The name. A sign of a person stands for one that the machine has no font for: the text has it, too.
    pub name: String,
    /// The points, if the tournament has any.
    pub points: Option<String>,
    /// Games won, drawn and lost.
    pub record: [u16; 3],
    /// Which way they go the next time, if they change groups.
    pub movement: Option<Movement>,
}

/// The width of a column of lines, and with several of them.
const WIDE: f32 = 840.0;
const NARROW: f32 = 620.0;
/// The margin at the edges of a column.
const MARGIN: f32 = 36.0;
/// The height of the line with the title, and of each other line.
const TITLE: f32 = 92.0;
const LINE: f32 = 46.0;
/// What is left free below.
const SKIRTING: f32 = 28.0;
/// The height of letters and of digits.
const LETTERS: f32 = 26.0;
/// The room for the place, and the gap between other columns.
const PLACE: f32 = 64.0;
const GAP: f32 = 28.0;
/// The most letters of a name, in a wide column and in a narrow one.
const NAME_LETTERS: [usize; 2] = [24, 15];
/// The most lines below one another.
const HIGHEST: usize = 32;

impl Table {
    /// Renders the table to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let [width, height] = self.size();
        let mut canvas = Canvas::new(self.theme, Scale::Full, [width, height]);
        canvas.draw(&self.svg(), [Point::ORIGIN, Point { x: width, y: height }])?;
        canvas.png()
    }

    /// The table as SVG.
    pub fn svg(&self) -> String {
        let colours = Colours::of_theme(self.theme);
        let [width, height] = self.size();
        let (column, lines) = (self.column(), self.lines());
        let widest = |text: fn(&TableLine) -> String| {
            let widths = self.rows.iter().map(|line| numerals::width_of(&text(line), LETTERS));
            widths.fold(0.0, f32::max)
        };
        let [points, record] = [widest(TableLine::points), widest(TableLine::record)];
        let letters = NAME_LETTERS[usize::from(self.columns() > 1)];
        let place = |at: usize| {
            let (left, y) = ((at / lines) as f32 * column, ((at % lines) as f32 + 0.5) * LINE);
            Point { x: left, y: self.top() + y }
        };
        let (rows, headings) = self.places(lines);
        let line = |(at, line): (usize, &TableLine)| {
            let Point { x: left, y } = place(at);
            let right = left + column - MARGIN;
            let ends = [right - record - GAP - points.max(0.0) - GAP, right - record - GAP, right];
            line.drawn(left + MARGIN, ends, letters, y, &colours)
        };
        let heading = |(at, (_, names)): (usize, &(usize, (String, String)))| {
            let Point { x: left, y } = place(at);
            heading(names, Point { x: left + MARGIN, y }, column - 2.0 * MARGIN, &colours)
        };
        let drawn = headings.into_iter().zip(&self.headings).map(heading);
        let drawn: Vec<String> = drawn.chain(rows.into_iter().zip(&self.rows).map(line)).collect();
        format!(
            "{}\n<defs>\n{}\n{}\n</defs>\n{}\n{}\n{}\n</svg>\n",
            svg_tag(width, height),
            definitions(&colours),
            letters::shapes(),
            plank(width - 6.0, height - 6.0, colours.rim),
            self.title(&colours),
            drawn.join("\n")
        )
    }

    /// How many columns it has: more for more people, so that it is about as wide as high.
    fn columns(&self) -> usize {
        match self.number() {
            0..=16 => 1,
            17..=32 => 2,
            many => many.div_ceil(HIGHEST).max(3),
        }
    }

    /// How many lines it has, with the names of groups.
    fn number(&self) -> usize {
        self.rows.len() + self.headings.len()
    }

    fn lines(&self) -> usize {
        let (columns, mut lines) = (self.columns(), self.number().div_ceil(self.columns()).max(1));
        while self.places(lines).0.last().is_some_and(|&last| last >= lines * columns) {
            lines += 1;
        }
        lines
    }

    /// Where each row and each name of a group stands, column by column. No name is the last in its column.
    fn places(&self, lines: usize) -> (Vec<usize>, Vec<usize>) {
        let (mut rows, mut headings, mut next) = (Vec::new(), Vec::new(), 0);
        for at in 0..self.rows.len() {
            if self.headings.get(headings.len()).is_some_and(|(before, _)| *before == at) {
                next += usize::from((next + 1) % lines == 0 && lines > 1);
                headings.push(next);
                next += 1;
            }
            rows.push(next);
            next += 1;
        }
        (rows, headings)
    }

    fn column(&self) -> f32 {
        if self.columns() == 1 { WIDE } else { NARROW }
    }

    fn size(&self) -> [f32; 2] {
        [self.column() * self.columns() as f32, self.top() + LINE * self.lines() as f32 + SKIRTING]
    }

    /// Where the lines begin. The message has a title that cannot be drawn.
    fn top(&self) -> f32 {
        if self.title_name().is_some() { TITLE } else { SKIRTING }
    }

    fn title_name(&self) -> Option<Name> {
        Name::new(&self.title, LONGEST_TOURNAMENT_NAME)
    }

    fn title(&self, colours: &Colours) -> String {
        let Some(title) = self.title_name() else { return String::new() };
        let width = self.size()[0];
        let middle = Point { x: width / 2.0, y: TITLE / 2.0 + 6.0 };
        title.svg_around(middle, title.height_in(width - 96.0, 34.0), colours.ink)
    }
}

/// The name of a group above its players, or its letter, with a bar below.
fn heading((name, letter): &(String, String), at: Point, width: f32, colours: &Colours) -> String {
    let name = Name::new(name, NAME_LETTERS[1]).or_else(|| Name::new(letter, NAME_LETTERS[1]));
    let name = name.map(|name| name.svg(at, name.height_in(width, LETTERS + 2.0), colours.ink));
    let (right, bottom) = (at.x + width, at.y + LINE / 2.0);
    let bar = format!(
        r#"<path d="M{:.1},{bottom:.1}H{right:.1}" stroke="{}" stroke-width="4"/>"#,
        at.x, colours.ink
    );
    format!("{}\n{bar}", name.unwrap_or_default())
}

/// Half the width of an arrow, and of its height.
const ARROW: [f32; 2] = [7.0, 8.0];

/// An arrow up or down.
fn arrow(way: Movement, Point { x, y }: Point, ink: &str) -> String {
    let [width, height] = ARROW;
    let tip = if way == Movement::Up { y - height } else { y + height };
    let foot = 2.0 * y - tip;
    let (left, right) = (x - width, x + width);
    format!(r#"<path d="M{left:.1},{foot:.1}H{right:.1}L{x:.1},{tip:.1}Z" fill="{ink}"/>"#)
}

impl TableLine {
    fn points(&self) -> String {
        self.points.clone().unwrap_or_default()
    }

    fn record(&self) -> String {
        self.record.map(|number| number.to_string()).join("-")
    }

    /// A line from its left edge: the name, the points and the games end at these.
    fn drawn(&self, left: f32, ends: [f32; 3], letters: usize, y: f32, colours: &Colours) -> String {
        let Colours { ink, on_ink, grain, .. } = *colours;
        let digits = |text: &str, end: f32| {
            let from = end - numerals::width_of(text, LETTERS);
            numerals::text_from(text, Point { x: from, y }, LETTERS, ink)
        };
        let [to, points, right] = ends;
        let place = self.place.map_or_else(|| "-".to_owned(), |place| place.to_string());
        let from = left + PLACE + 20.0;
        let way = self.movement.map(|way| arrow(way, Point { x: left + 14.0, y }, ink));
        let name = match Name::new(&self.name, letters) {
            Some(name) => name.svg(Point { x: from, y }, name.height_in(to - from, LETTERS), ink),
            None => icons::person(Point { x: from + 20.0, y }, on_ink, ink),
        };
        let bottom = y + LINE / 2.0;
        let parts = [
            digits(&place, left + PLACE),
            way.unwrap_or_default(),
            name,
            self.points.as_deref().map_or_else(String::new, |text| digits(text, points)),
            digits(&self.record(), right),
            format!(r#"<path d="M{left:.1},{bottom:.1}H{right:.1}" stroke="{grain}" stroke-width="2"/>"#),
        ];
        parts.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(place: u16, name: &str, points: &str) -> TableLine {
        let points = (!points.is_empty()).then(|| points.to_owned());
        let place = (place > 0).then_some(place);
        let record = [place.unwrap_or(9) % 12, 1, 10];
        TableLine { place, name: name.to_owned(), points, record, movement: None }
    }

    fn table(title: &str, rows: Vec<TableLine>) -> Table {
        Table { title: title.to_owned(), rows, headings: Vec::new(), theme: Theme::Light }
    }

    fn tables() -> Vec<(&'static str, Table)> {
        let names = ["Ada", "أمل", "ஆதவன்", "Çağrı", "Wolfeschlegelsteinhausenbergerdorff"];
        let many = |number: u16| {
            let names = names.into_iter().cycle().zip(1..=number);
            names.map(|(name, place)| line(place, name, "10½")).collect::<Vec<_>>()
        };
        let dark = Table { theme: Theme::Dark, ..table("The Great Midsummer Championship of All", many(40)) };
        let mut groups = table("Friday league", many(128));
        groups.headings = (0..32).map(|at| (4 * at, (format!("Group {at}"), "A".to_owned()))).collect();
        let mut two = table("வெள்ளி", many(11));
        two.headings =
            vec![(0, ("குழு A".to_owned(), "A".to_owned())), (6, ("සිතා".to_owned(), "B".to_owned()))];
        (two.rows[5].movement, two.rows[6].movement) = (Some(Movement::Down), Some(Movement::Up));
        vec![
            ("groups", two),
            ("all-groups", groups),
            ("few", table("Friday night", many(5))),
            ("ladder", table("வெள்ளி", vec![line(1, "Ada", ""), line(0, "Bob", "")])),
            ("two", table("Friday night", many(24))),
            ("dark", dark),
            ("all", table("Friday night", many(128))),
        ]
    }

    #[test]
    fn tables_that_were_looked_at() {
        for (name, table) in tables() {
            let bytes = table.png().unwrap();
            assert!(bytes.starts_with(b"\x89PNG") && bytes.len() < 300_000, "{name}: {}", bytes.len());
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                std::fs::write(std::env::temp_dir().join(format!("kuzhi-table-{name}.png")), bytes).unwrap();
            }
        }
    }

    #[test]
    fn everyone_has_a_line_however_many_they_are() {
        for (number, columns) in [(1, 1), (16, 1), (17, 2), (32, 2), (33, 3), (96, 3), (97, 4), (128, 4)] {
            let table = table("", vec![line(1, "Ada", "1"); number]);
            assert_eq!(table.columns(), columns, "{number}");
            assert!(table.lines() <= HIGHEST && table.lines() * columns >= number, "{number}");
            assert_eq!(table.svg().matches("stroke-width=\"2\"/>").count(), number);
        }
    }

    #[test]
    fn the_name_of_a_group_stands_above_its_players() {
        for (number, size) in (1..=128).flat_map(|number| (3..=12).map(move |size| (number, size))) {
            let mut table = table("", vec![line(1, "Ada", "1"); number]);
            let first = (0..number).step_by(size);
            table.headings = first.map(|at| (at, ("Group A".to_owned(), "A".to_owned()))).collect();
            let lines = table.lines();
            let (rows, headings) = table.places(lines);
            let what = format!("{number} in groups of {size}");
            assert!(rows.iter().chain(&headings).all(|&at| at < lines * table.columns()), "{what}");
            assert!(headings.iter().all(|at| at % lines + 1 < lines && rows.contains(&(at + 1))), "{what}");
            assert_eq!((rows.len(), headings.len()), (number, number.div_ceil(size)));
        }
    }

    #[test]
    fn a_name_without_a_font_is_a_person() {
        let ends = [WIDE - 200.0, WIDE - 120.0, WIDE];
        let drawn = |name| line(2, name, "1").drawn(0.0, ends, 24, 9.0, &Colours::of_theme(Theme::Light));
        assert_eq!(drawn("ஆதவன்"), drawn("සිතා"));
        assert_ne!(drawn("Ada"), drawn("ஆதவன்"));
    }
}
