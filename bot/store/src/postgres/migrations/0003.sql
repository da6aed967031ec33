-- Tournaments: the state of each is its record; the columns beside it are what it is found by.
CREATE TABLE tournaments (
    id bigint PRIMARY KEY,
    version bigint NOT NULL,
    guild bigint NOT NULL,
    -- When it was announced.
    made bigint NOT NULL,
    -- Whether it is neither over nor called off, or still has something to tell.
    live boolean NOT NULL,
    record text NOT NULL
);
CREATE INDEX tournaments_of ON tournaments (guild, made DESC, id DESC);
CREATE INDEX tournaments_live ON tournaments (made, id) WHERE live;

-- Who is named in a tournament, or organises it.
CREATE TABLE tournament_players (
    player bigint NOT NULL,
    tournament bigint NOT NULL,
    PRIMARY KEY (player, tournament)
);
CREATE INDEX tournament_players_in ON tournament_players (tournament);
