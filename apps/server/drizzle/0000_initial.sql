CREATE TABLE "activation_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"date_of_birth" date,
	"interests" jsonb NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_role" CHECK ("registrations"."role" in ('user', 'vendor'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"registration_id" uuid,
	"remembered" boolean NOT NULL,
	"user_agent" text NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."user_id", "sessions"."registration_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"date_of_birth" date,
	"interests" jsonb NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"profile_image_url" text,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "users_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'vendor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid,
	"token" text NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token" UNIQUE("token"),
	CONSTRAINT "calendar_feeds_once" UNIQUE NULLS NOT DISTINCT("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "clock_watch" (
	"id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "clock_watch_one" CHECK ("clock_watch"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "game_log" (
	"game_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"command" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"events" jsonb NOT NULL,
	"own" integer NOT NULL,
	"match" integer,
	"takes_back" integer,
	CONSTRAINT "game_log_game_id_version_pk" PRIMARY KEY("game_id","version"),
	CONSTRAINT "game_log_taken_back_once" UNIQUE("game_id","takes_back")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"date" date NOT NULL,
	"version" integer NOT NULL,
	"evening" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"toss_secret" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "games_one_a_date" UNIQUE("group_id","date")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"game_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"team_a" integer NOT NULL,
	"team_b" integer NOT NULL,
	"score_a" integer NOT NULL,
	"score_b" integer NOT NULL,
	"winner" integer,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "matches_game_id_number_pk" PRIMARY KEY("game_id","number"),
	CONSTRAINT "matches_scores" CHECK ("matches"."score_a" >= 0 and "matches"."score_b" >= 0),
	CONSTRAINT "matches_two_teams" CHECK ("matches"."team_a" <> "matches"."team_b"),
	CONSTRAINT "matches_winner" CHECK ("matches"."winner" is null or "matches"."winner" in ("matches"."team_a", "matches"."team_b")),
	CONSTRAINT "matches_ended" CHECK (("matches"."state" = 'ended') = ("matches"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"game_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"guest_name" text,
	"guest_email" text,
	"guest_phone" text,
	"arrival_no" integer NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"distance_m" double precision,
	"accuracy_m" double precision,
	"removed_at" timestamp with time zone,
	CONSTRAINT "participants_game_id_id_pk" PRIMARY KEY("game_id","id"),
	CONSTRAINT "participants_arrival" UNIQUE("game_id","arrival_no"),
	CONSTRAINT "participants_somebody" CHECK (num_nonnulls("participants"."user_id", "participants"."guest_name") = 1)
);
--> statement-breakpoint
CREATE TABLE "team_slots" (
	"game_id" uuid NOT NULL,
	"team" integer NOT NULL,
	"slot" integer NOT NULL,
	"participant_id" uuid NOT NULL,
	"captain" boolean NOT NULL,
	CONSTRAINT "team_slots_game_id_team_slot_pk" PRIMARY KEY("game_id","team","slot"),
	CONSTRAINT "team_slots_once" UNIQUE("game_id","participant_id"),
	CONSTRAINT "team_slots_range" CHECK ("team_slots"."slot" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "teams_number" UNIQUE("game_id","number"),
	CONSTRAINT "teams_range" CHECK ("teams"."number" between 1 and 16)
);
--> statement-breakpoint
CREATE TABLE "sport_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"sports_type" text NOT NULL,
	"venue_name" text NOT NULL,
	"venue_address" text NOT NULL,
	"venue_latitude" double precision NOT NULL,
	"venue_longitude" double precision NOT NULL,
	"venue_radius" integer NOT NULL,
	"venue_image" uuid,
	"time_zone" text NOT NULL,
	"playing_days" text[] NOT NULL,
	"game_start_time" text NOT NULL,
	"game_end_time" text NOT NULL,
	"max_teams" integer NOT NULL,
	"max_players_per_team" integer NOT NULL,
	"rules" text NOT NULL,
	"referee_required" boolean NOT NULL,
	"draft_order" text NOT NULL,
	"venue_secret" text NOT NULL,
	"match_rules" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sport_groups_teams" CHECK ("sport_groups"."max_teams" between 2 and 16),
	CONSTRAINT "sport_groups_players" CHECK ("sport_groups"."max_players_per_team" between 1 and 30),
	CONSTRAINT "sport_groups_times" CHECK ("sport_groups"."game_start_time" <> "sport_groups"."game_end_time"),
	CONSTRAINT "sport_groups_radius" CHECK ("sport_groups"."venue_radius" between 50 and 1000),
	CONSTRAINT "sport_groups_draft_order" CHECK ("sport_groups"."draft_order" in ('team_by_team', 'alternating')),
	CONSTRAINT "sport_groups_days" CHECK (cardinality("sport_groups"."playing_days") between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	CONSTRAINT "group_members_once" UNIQUE("group_id","user_id"),
	CONSTRAINT "group_members_state" CHECK ("group_members"."state" in ('pending', 'member', 'admin', 'gone')),
	CONSTRAINT "group_members_joined" CHECK ("group_members"."state" not in ('member', 'admin') or "group_members"."joined_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "group_invites" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"join_at_once" boolean DEFAULT false NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_invites_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "spectator_links" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spectator_links_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"text_hash" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_once" UNIQUE("tag","text_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"does" text NOT NULL,
	"tag" text,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"email" text NOT NULL,
	"tags" jsonb NOT NULL,
	"confirmed_at" timestamp with time zone,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscribers_emailHash_unique" UNIQUE("email_hash")
);
--> statement-breakpoint
CREATE TABLE "place_searches" (
	"question" text PRIMARY KEY NOT NULL,
	"places" uuid[] NOT NULL,
	"good_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "places_once" UNIQUE("source","source_id"),
	CONSTRAINT "places_whole" CHECK (("places"."latitude" is null) = ("places"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "cookie_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tab_key_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"business_type" text NOT NULL,
	"description" text NOT NULL,
	"business_phone" text NOT NULL,
	"business_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance" (
	"one" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"era" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "instance_one" CHECK ("instance"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"spent" integer NOT NULL,
	"overspent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "budgets_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_log" ADD CONSTRAINT "game_log_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_slots" ADD CONSTRAINT "team_slots_game_id_participant_id_participants_game_id_id_fk" FOREIGN KEY ("game_id","participant_id") REFERENCES "public"."participants"("game_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_slots" ADD CONSTRAINT "team_slots_game_id_team_teams_game_id_number_fk" FOREIGN KEY ("game_id","team") REFERENCES "public"."teams"("game_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sport_groups" ADD CONSTRAINT "sport_groups_venue_image_uploads_id_fk" FOREIGN KEY ("venue_image") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sport_groups" ADD CONSTRAINT "sport_groups_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spectator_links" ADD CONSTRAINT "spectator_links_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activation_tokens_by_registration" ON "activation_tokens" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_by_email" ON "registrations" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_registration" ON "sessions" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "games_due" ON "games" USING btree ("due_at") WHERE "games"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "matches_one_on" ON "matches" USING btree ("game_id") WHERE "matches"."state" = 'on';--> statement-breakpoint
CREATE INDEX "participants_of_person" ON "participants" USING btree ("user_id") WHERE "participants"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "participants_once" ON "participants" USING btree ("game_id","user_id") WHERE "participants"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_slots_one_captain" ON "team_slots" USING btree ("game_id","team") WHERE "team_slots"."captain";--> statement-breakpoint
CREATE INDEX "sport_groups_newest" ON "sport_groups" USING btree ("created_at","id") WHERE "sport_groups"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sport_groups_newest_of_sport" ON "sport_groups" USING btree ("sports_type","created_at","id") WHERE "sport_groups"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sport_groups_search" ON "sport_groups" USING gin ("search_text" gin_trgm_ops) WHERE "sport_groups"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sport_groups_nearest" ON "sport_groups" USING gist (cube(array[
  cos(radians("venue_latitude")) * cos(radians("venue_longitude")),
  cos(radians("venue_latitude")) * sin(radians("venue_longitude")),
  sin(radians("venue_latitude"))])) WHERE "sport_groups"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sport_groups_by_creator" ON "sport_groups" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "group_members_by_user" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "newsletter_links_by_subscriber" ON "newsletter_links" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "subscribers_by_touch" ON "subscribers" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "place_searches_by_age" ON "place_searches" USING btree ("good_until");--> statement-breakpoint
CREATE INDEX "places_by_age" ON "places" USING btree ("source","told_at");--> statement-breakpoint
CREATE INDEX "identities_by_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."done_at" is null and "jobs"."dead_at" is null;