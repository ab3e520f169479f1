ALTER TABLE "registrations" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "invite" text;