//! Enums whose variants have names.

/// Gives an enum `ALL`, `id` and `by_id`, with the names that `strum` derives for its variants.
#[macro_export]
macro_rules! named {
    ($type:ident) => {
        impl $type {
            /// In the order of declaration.
            pub const ALL: [$type; <$type as ::strum::EnumCount>::COUNT] = $crate::all();

            /// Its name in buttons, commands, records and keys of sentences.
            pub fn id(self) -> &'static str {
                self.into()
            }

            /// Looks it up by its name.
            pub fn by_id(id: &str) -> Option<$type> {
                id.parse().ok()
            }
        }
    };
}
