//! Where games come from.

/// Where a game comes from, and is played most.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Türkiye.
    Turkiye,
    /// The United States.
    America,
    /// Ghana and its neighbours.
    WestAfrica,
    /// Kazakhstan and Kyrgyzstan.
    CentralAsia,
    /// Palestine.
    Palestine,
    /// Tamil Nadu and its neighbours.
    SouthIndia,
    /// Sri Lanka.
    SriLanka,
}

impl Origin {
    /// In the order of declaration.
    pub const ALL: [Origin; 7] = [
        Origin::Turkiye,
        Origin::America,
        Origin::WestAfrica,
        Origin::CentralAsia,
        Origin::Palestine,
        Origin::SouthIndia,
        Origin::SriLanka,
    ];

    /// Returns the name used in keys of sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Origin::Turkiye => "turkiye",
            Origin::America => "america",
            Origin::WestAfrica => "west-africa",
            Origin::CentralAsia => "central-asia",
            Origin::Palestine => "palestine",
            Origin::SouthIndia => "south-india",
            Origin::SriLanka => "sri-lanka",
        }
    }
}
