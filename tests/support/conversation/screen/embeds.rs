//! Embeds.

use serde_json::Value;

use super::{Names, indented};

/// Renders an embed, with a line on its left as on Discord.
pub(super) fn embed(embed: &Value, names: &Names) -> String {
    let text = |value: &Value| names.put_into(value.as_str().unwrap_or_default());
    let field = |field: &Value| format!("{}: {}", text(&field["name"]), text(&field["value"]));
    let marked = |mark: &str, value: &Value| value.is_string().then(|| format!("{mark}{}", text(value)));
    let mut lines = vec![
        text(&embed["author"]["name"]),
        marked("# ", &embed["title"]).unwrap_or_default(),
        text(&embed["description"]),
    ];
    lines.extend(embed["fields"].as_array().into_iter().flatten().map(field));
    lines.extend(["image", "thumbnail"].iter().filter_map(|key| picture(&embed[*key])));
    lines.extend(marked("— ", &embed["footer"]["text"]));
    lines.retain(|line| !line.is_empty());
    indented(&lines.join("\n"), "│ ")
}

fn picture(media: &Value) -> Option<String> {
    let name = media["url"].as_str()?.rsplit('/').next()?;
    Some(format!("({name})"))
}
