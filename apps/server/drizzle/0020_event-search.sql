CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_soonest" ON "events" USING btree ("starts_at","id") WHERE "events"."state" = 'published';--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search_text" gin_trgm_ops) WHERE "events"."state" = 'published';--> statement-breakpoint
CREATE INDEX "events_nearest" ON "events" USING gist ((case when "venue_latitude" is not null then cube(array[
  cos(radians("venue_latitude")) * cos(radians("venue_longitude")),
  cos(radians("venue_latitude")) * sin(radians("venue_longitude")),
  sin(radians("venue_latitude"))]) end)) WHERE "events"."state" = 'published';