CREATE TABLE "open_games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"date" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"venue_name" text NOT NULL,
	"venue_address" text NOT NULL,
	"venue_latitude" double precision NOT NULL,
	"venue_longitude" double precision NOT NULL,
	"places" integer,
	"going_count" integer NOT NULL,
	"has_places" boolean NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD COLUMN "strangers_may_find" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "open_games" ADD CONSTRAINT "open_games_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_games_of_group" ON "open_games" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "open_games_soonest" ON "open_games" USING btree ("starts_at","id") WHERE "open_games"."has_places";--> statement-breakpoint
CREATE INDEX "open_games_search" ON "open_games" USING gin ("search_text" gin_trgm_ops) WHERE "open_games"."has_places";--> statement-breakpoint
CREATE INDEX "open_games_nearest" ON "open_games" USING gist (cube(array[
  cos(radians("venue_latitude")) * cos(radians("venue_longitude")),
  cos(radians("venue_latitude")) * sin(radians("venue_longitude")),
  sin(radians("venue_latitude"))])) WHERE "open_games"."has_places";