-- Those who leave and are not removed yet, and who stands in their place then.
CREATE TABLE leaving (
    player bigint PRIMARY KEY,
    stand_in bigint NOT NULL
);
-- Since when which servers are without the bot.
CREATE TABLE left_guilds (
    guild bigint PRIMARY KEY,
    since bigint NOT NULL
);
