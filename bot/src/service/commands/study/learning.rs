//! Shows a screen to one person.

use kuzhi_view::screens::Screen;

use crate::service::Context;

/// Replaces the message that the person clicked on, if only they see it. Otherwise sends them a new one.
pub(crate) async fn show_alone_in_place(context: &Context, screen: &Screen) {
    if context.clicked_alone() {
        context.answer(screen).await;
    } else {
        context.tell(screen).await;
    }
}
