-- Which level of the bot somebody has beaten in a match, and on the leaderboard of which place.
ALTER TABLE careers ADD COLUMN board text, ADD COLUMN beaten bigint;
CREATE INDEX careers_beaten ON careers (board, beaten DESC, player) WHERE beaten IS NOT NULL;
