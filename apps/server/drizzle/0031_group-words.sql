-- what groups that exist already say, without accents, as those that come are kept by the program
INSERT INTO "search_words" ("word")
SELECT DISTINCT "word"
FROM "sport_groups",
  regexp_split_to_table(
    replace(lower(regexp_replace(normalize("name" || ' ' || "venue_name", NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'),
    '[^[:alnum:]]+'
  ) AS "word"
WHERE "deleted_at" IS NULL AND char_length("word") >= 5
ON CONFLICT DO NOTHING;
