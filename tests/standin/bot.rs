//! A tiny bot on a real serenity client. The name of a command or button says what it does.

use std::sync::Arc;

use kuzhi_tests::conversation::Discord;
use serenity::all::{
    ActionRowComponent, ButtonStyle, Command, CommandInteraction, CommandOptionType, CommandType,
    ComponentInteraction, Context, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    EditInteractionResponse, EventHandler, GatewayIntents, Http, HttpBuilder, InputTextStyle,
    InstallationContext, Interaction, InteractionContext, ModalInteraction, Ready, ShardManager,
};
use serenity::async_trait;
use tokio::task::JoinHandle;

/// The running bot. Its tasks end with the test's runtime at the latest.
pub(crate) struct Bot {
    shards: Arc<ShardManager>,
    task: JoinHandle<()>,
}

impl Bot {
    /// Stops it and waits until it has ended.
    pub(crate) async fn stop(self) {
        self.shards.shutdown_all().await;
        self.task.await.unwrap();
    }
}

/// Returns a client of the REST API alone.
pub(crate) fn http(discord: &Discord) -> Http {
    http_with_token(discord, discord.token())
}

pub(crate) fn http_with_token(discord: &Discord, token: &str) -> Http {
    let application = kuzhi_tests::discord::APPLICATION.get().into();
    HttpBuilder::new(token)
        .application_id(application)
        .proxy(discord.api_base())
        .ratelimiter_disabled(true)
        .build()
}

/// Starts the bot and waits until it is connected.
pub(crate) async fn start(discord: &Discord) -> Bot {
    let bot = start_unready(discord).await;
    discord.ready().await;
    bot
}

pub(crate) async fn start_unready(discord: &Discord) -> Bot {
    let builder = serenity::client::ClientBuilder::new_with_http(http(discord), GatewayIntents::GUILDS);
    let mut client = builder.event_handler(Handler).await.unwrap();
    let shards = Arc::clone(&client.shard_manager);
    let task = tokio::spawn(async move { client.start().await.unwrap() });
    Bot { shards, task }
}

struct Handler;

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        Command::set_global_commands(&context.http, commands()).await.unwrap();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        // The test sees a failure as an attempt with its status.
        let _ = match interaction {
            Interaction::Command(command) => on_command(&context, &command).await,
            Interaction::Autocomplete(command) => on_typing(&context, &command).await,
            Interaction::Component(click) => on_click(&context, &click).await,
            Interaction::Modal(form) => on_form(&context, &form).await,
            _ => Ok(()),
        };
    }
}

fn commands() -> Vec<CreateCommand> {
    let slash = |name: &str| CreateCommand::new(name).description("A command for tests.");
    let text = CreateCommandOption::new(CommandOptionType::String, "text", "What to say.");
    let number = CreateCommandOption::new(CommandOptionType::Integer, "number", "A number.");
    let who = CreateCommandOption::new(CommandOptionType::User, "who", "A person.").required(true);
    let inner = CreateCommandOption::new(CommandOptionType::SubCommand, "language", "Yours.")
        .add_sub_option(text.clone());
    vec![
        slash("echo").add_option(text.clone().required(true)).add_option(number.clone().max_int_value(9)),
        slash("secret"),
        slash("slow"),
        slash("slow-follow"),
        slash("slow-secret"),
        slash("twice"),
        slash("board"),
        slash("picture"),
        slash("long"),
        slash("many"),
        slash("guild-only").contexts(vec![InteractionContext::Guild]),
        slash("member-only").integration_types(vec![InstallationContext::Guild]),
        slash("settings").add_option(inner),
        slash("greet").add_option(who),
        slash("pick").add_option(number.set_autocomplete(true)),
        CreateCommand::new("Greet them").kind(CommandType::User),
        CreateCommand::new("Quote").kind(CommandType::Message),
    ]
}

async fn on_command(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let option = |index: usize| command.data.options().get(index).map(|option| format!("{:?}", option.value));
    match command.data.name.as_str() {
        "secret" => command.create_response(context, reply(message("Only you.").ephemeral(true))).await,
        "slow" => {
            command.defer(context).await?;
            command.edit_response(context, EditInteractionResponse::new().content("Done.")).await.map(drop)
        }
        "slow-follow" => {
            command.defer_ephemeral(context).await?;
            command.create_followup(context, followup("First.")).await?;
            command.create_followup(context, followup("Second.")).await.map(drop)
        }
        "slow-secret" => {
            command.defer(context).await?;
            command.delete_response(context).await?;
            command.create_followup(context, followup("Only you.").ephemeral(true)).await.map(drop)
        }
        "twice" => {
            command.create_response(context, reply(message("Once."))).await?;
            command.create_response(context, reply(message("Twice."))).await
        }
        "board" => command.create_response(context, reply(board(0))).await,
        "many" => {
            command.create_response(context, reply(message("First."))).await?;
            for number in 1..=6 {
                command.create_followup(context, followup(&format!("Number {number}."))).await?;
            }
            Ok(())
        }
        "picture" => {
            let file = CreateAttachment::bytes(b"pixels".as_slice(), "board.png").description("A board.");
            command.create_response(context, reply(message("Look.").add_file(file))).await
        }
        "long" => {
            // Serenity's builders would check the limits first.
            let body = serde_json::json!({"type": 4, "data": {"content": "x".repeat(2001)}});
            context.http.create_interaction_response(command.id, &command.token, &body, Vec::new()).await
        }
        "greet" => {
            let who = *command.data.resolved.users.keys().next().unwrap();
            let mentions = CreateAllowedMentions::new().users([who]);
            let greeting = message(&format!("Hello <@{who}>, says <@{}>.", command.user.id));
            command.create_response(context, reply(greeting.allowed_mentions(mentions))).await
        }
        "Greet them" | "Quote" => {
            let target = command.data.target().map(|target| format!("{target:?}")).unwrap_or_default();
            let known = ["Well met", "Bob"].into_iter().find(|known| target.contains(known));
            command.create_response(context, reply(message(known.unwrap_or("?")))).await
        }
        _ => {
            let said = [option(0), option(1)].into_iter().flatten().collect::<Vec<_>>().join(", ");
            command.create_response(context, reply(message(&format!("{said} in {}", command.locale)))).await
        }
    }
}

async fn on_typing(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let typed = command.data.autocomplete().unwrap().value.to_owned();
    let choices = CreateAutocompleteResponse::new().add_int_choice(format!("number {typed}"), 7);
    command.create_response(context, CreateInteractionResponse::Autocomplete(choices)).await
}

async fn on_click(context: &Context, click: &ComponentInteraction) -> serenity::Result<()> {
    match click.data.custom_id.as_str() {
        "later" => {
            click.defer(context).await?;
            click.edit_response(context, EditInteractionResponse::new().content("Later.")).await.map(drop)
        }
        "form" => {
            let field = CreateInputText::new(InputTextStyle::Short, "Name", "name").value("Ada");
            let modal =
                CreateModal::new("naming", "Who?").components(vec![CreateActionRow::InputText(field)]);
            click.create_response(context, CreateInteractionResponse::Modal(modal)).await
        }
        "menu" => {
            let chosen = format!("{:?}", click.data.kind);
            click.create_response(context, reply(message(&chosen).ephemeral(true))).await
        }
        "challenge" => {
            let opponent = CreateMessage::new().content("Your turn.");
            click.user.direct_message(context, opponent).await?;
            click.create_response(context, CreateInteractionResponse::Acknowledge).await
        }
        up => {
            let count: u32 = up.trim_start_matches("up:").parse().unwrap();
            let update = CreateInteractionResponse::UpdateMessage(board(count + 1));
            click.create_response(context, update).await
        }
    }
}

async fn on_form(context: &Context, form: &ModalInteraction) -> serenity::Result<()> {
    let ActionRowComponent::InputText(field) = &form.data.components[0].components[0] else { unreachable!() };
    let text = format!("Hello {}.", field.value.as_deref().unwrap_or_default());
    form.create_response(context, reply(message(&text))).await
}

/// Builds a message with a count, and a button for everything that can be clicked.
fn board(count: u32) -> CreateInteractionResponseMessage {
    let option = |name: &str| CreateSelectMenuOption::new(name, name.to_lowercase());
    let kind = CreateSelectMenuKind::String {
        options: vec![option("Mangala"), option("Castle").default_selection(true)],
    };
    message(&format!("Count: {count}")).components(vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new(format!("up:{count}")).label("Up").emoji('🌱'),
            CreateButton::new("down").label("Down").style(ButtonStyle::Danger).disabled(true),
            CreateButton::new("later").label("Later"),
            CreateButton::new("form").label("Form"),
            CreateButton::new("challenge").label("Challenge"),
        ]),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("menu", kind).placeholder("Game")),
        CreateActionRow::Buttons(vec![CreateButton::new_link("https://example.org/").label("Rules")]),
    ])
}

fn message(text: &str) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(text)
}

fn reply(message: CreateInteractionResponseMessage) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(message)
}

fn followup(text: &str) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new().content(text)
}

/// Returns Discord's code of an error.
pub(crate) fn code(error: &serenity::Error) -> isize {
    match error {
        serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response)) => {
            response.error.code
        }
        other => panic!("no error of Discord: {other:?}"),
    }
}
