CREATE TABLE "attendance_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"places" integer,
	"minimum" integer,
	"guests_allowed" boolean NOT NULL,
	"fair_places" boolean NOT NULL,
	CONSTRAINT "attendance_settings_places" CHECK ("attendance_settings"."places" between 2 and 200),
	CONSTRAINT "attendance_settings_minimum" CHECK ("attendance_settings"."minimum" between 2 and 200)
);
--> statement-breakpoint
CREATE TABLE "scheduled_game_log" (
	"game_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"command" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"events" jsonb NOT NULL,
	CONSTRAINT "scheduled_game_log_game_id_version_pk" PRIMARY KEY("game_id","version")
);
--> statement-breakpoint
CREATE TABLE "scheduled_games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"slot" date NOT NULL,
	"version" integer NOT NULL,
	"game" jsonb NOT NULL,
	CONSTRAINT "scheduled_games_slot" UNIQUE("group_id","slot")
);
--> statement-breakpoint
CREATE TABLE "scheduled_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sport_groups" ADD COLUMN "session_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD CONSTRAINT "attendance_settings_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_game_log" ADD CONSTRAINT "scheduled_game_log_game_id_scheduled_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."scheduled_games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_games" ADD CONSTRAINT "scheduled_games_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_guests" ADD CONSTRAINT "scheduled_guests_game_id_scheduled_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."scheduled_games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_guests" ADD CONSTRAINT "scheduled_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_guests_of_game" ON "scheduled_guests" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "scheduled_guests_of_user" ON "scheduled_guests" USING btree ("user_id");