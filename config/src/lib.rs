//! Kuzhi settings.
