-- What people have played, the latest first: whether a match ever had a board follows from its record.
ALTER TABLE matches ADD COLUMN played boolean NOT NULL GENERATED ALWAYS AS (
    strpos(record, '"stage":{"playing":') > 0 OR strpos(record, '"stage":{"over":') > 0
) STORED;
CREATE INDEX matches_past_of_one ON matches (one, began DESC, id DESC) WHERE played;
CREATE INDEX matches_past_of_other ON matches (other, began DESC, id DESC) WHERE played;
