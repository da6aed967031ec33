//! The bare bot: what serenity costs without a game. It answers everything with the same board.

use std::env;

use anyhow::Context as _;
use rand::Rng as _;
use serenity::all::{
    ButtonStyle, ClientBuilder, Command, Context, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateButton, CreateCommand, CreateInteractionResponse, CreateInteractionResponseMessage, EventHandler,
    GatewayIntents, HttpBuilder, Interaction, Ready,
};
use serenity::async_trait;

/// The argument that turns this program into the bare bot.
pub(crate) const VERB: &str = "bare-bot";

/// The environment variable that has it upload a file of so many bytes with each answer.
pub(crate) const UPLOADS: &str = "BARE_BOT_UPLOADS";

struct Bare {
    board: CreateInteractionResponseMessage,
}

/// Answers until it is killed.
pub(crate) async fn run() -> anyhow::Result<()> {
    let token = env::var("DISCORD_TOKEN").context("no DISCORD_TOKEN")?;
    let base = env::var("KUZHI_DISCORD__API_BASE").context("no KUZHI_DISCORD__API_BASE")?;
    let http = HttpBuilder::new(token).proxy(base).ratelimiter_disabled(true).build();
    let board = match env::var(UPLOADS) {
        Ok(size) => board().add_file(CreateAttachment::bytes(noise(size.parse()?), "board.png")),
        Err(_) => board(),
    };
    let mut client =
        ClientBuilder::new_with_http(http, GatewayIntents::empty()).event_handler(Bare { board }).await?;
    Ok(client.start().await?)
}

#[async_trait]
impl EventHandler for Bare {
    async fn ready(&self, context: Context, ready: Ready) {
        context.http.set_application_id(ready.application.id);
        let play = CreateCommand::new("play").description("Play a game");
        if let Err(error) = Command::set_global_commands(&context.http, vec![play]).await {
            eprintln!("no command: {error}");
        }
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let board = self.board.clone();
        let answered = match interaction {
            Interaction::Command(command) => {
                command.create_response(&context.http, CreateInteractionResponse::Message(board)).await
            }
            Interaction::Component(click) => {
                click.create_response(&context.http, CreateInteractionResponse::UpdateMessage(board)).await
            }
            _ => return,
        };
        if let Err(error) = answered {
            eprintln!("no answer: {error}");
        }
    }
}

/// So many bytes that nothing makes smaller.
fn noise(size: usize) -> Vec<u8> {
    let mut bytes = vec![0; size];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}

/// As much as a board of Mangala shows. There is always a challenge to accept and a move to make.
fn board() -> CreateInteractionResponseMessage {
    let button = |id: String, label: &str| CreateButton::new(id).label(label).style(ButtonStyle::Primary);
    let moves = |from: u8, to: u8| {
        (from..=to).map(|pit| button(format!("k1:move:2pjj95xm:12:{pit}"), &pit.to_string())).collect()
    };
    let others = ["accept", "show", "more"].map(|verb| button(format!("k1:{verb}:2pjj95xm"), verb));
    CreateInteractionResponseMessage::new()
        .content(include_str!("board.txt"))
        .components(vec![
            CreateActionRow::Buttons(moves(1, 3)),
            CreateActionRow::Buttons(moves(4, 6)),
            CreateActionRow::Buttons(others.into()),
        ])
        .allowed_mentions(CreateAllowedMentions::new())
}
