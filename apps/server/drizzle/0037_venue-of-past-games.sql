ALTER TABLE "games" ADD COLUMN "venue_name" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "time_zone" text;