CREATE TABLE "event_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_log" (
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"command" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"events" jsonb NOT NULL,
	CONSTRAINT "event_log_event_id_version_pk" PRIMARY KEY("event_id","version")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text,
	"date" date,
	"start_time" text,
	"end_time" text,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"venue_name" text,
	"venue_address" text,
	"venue_latitude" double precision,
	"venue_longitude" double precision,
	"picture" uuid,
	"price" text NOT NULL,
	"guests_allowed" boolean NOT NULL,
	"host_type" text NOT NULL,
	"host_user_id" uuid NOT NULL,
	"host_group_id" uuid,
	"reason" text,
	"cancelled_at" timestamp with time zone,
	"attendance" jsonb NOT NULL,
	"places" integer,
	"going_count" integer NOT NULL,
	"waiting_count" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_places" CHECK ("events"."places" between 2 and 1000),
	CONSTRAINT "events_host" CHECK (("events"."host_type" = 'group') = ("events"."host_group_id" is not null)),
	CONSTRAINT "events_pin" CHECK (("events"."venue_latitude" is null) = ("events"."venue_longitude" is null)),
	CONSTRAINT "events_hours" CHECK ("events"."starts_at" < "events"."ends_at"),
	CONSTRAINT "events_whole" CHECK ("events"."state" = 'draft' or ("events"."category" is not null and "events"."starts_at" is not null
        and "events"."venue_name" is not null and "events"."venue_address" is not null))
);
--> statement-breakpoint
ALTER TABLE "event_guests" ADD CONSTRAINT "event_guests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_guests" ADD CONSTRAINT "event_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_log" ADD CONSTRAINT "event_log_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_picture_uploads_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_host_user_id_users_id_fk" FOREIGN KEY ("host_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_host_group_id_sport_groups_id_fk" FOREIGN KEY ("host_group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_guests_of_event" ON "event_guests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_guests_of_user" ON "event_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_log_of_person" ON "event_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "events_of_user" ON "events" USING btree ("host_user_id","created_at");--> statement-breakpoint
CREATE INDEX "events_of_group" ON "events" USING btree ("host_group_id") WHERE "events"."host_group_id" is not null;--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "events_picture" ON "events" USING btree ("picture") WHERE "events"."picture" is not null;