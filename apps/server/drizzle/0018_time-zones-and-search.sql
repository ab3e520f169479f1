ALTER TABLE "sessions" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- Messages from before the search were written without folding accents, and polls without their answers. As `searchText` does it.
DO $$
BEGIN
  IF getdatabaseencoding() = 'UTF8' THEN
    UPDATE "chat_messages" SET "search_text" = ' ' || btrim(regexp_replace(
      replace(replace(replace(replace(translate(
        lower(regexp_replace(
          normalize(concat_ws(' ', "text", (
            SELECT string_agg(answer, ' ' ORDER BY nr)
            FROM jsonb_array_elements_text(CASE WHEN "kind" = 'poll' THEN "data" -> 'answers' END) WITH ORDINALITY AS answers (answer, nr)
          )), NFKD),
          '[\u0300-\u036f]', '', 'g')),
        'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '\s+', ' ', 'g'))
    WHERE "search_text" = ' ' || regexp_replace(lower("text"), '\s+', ' ', 'g');
  END IF;
END $$;
