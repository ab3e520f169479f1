ALTER TABLE "jobs" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_by_key" ON "jobs" USING btree ("kind","key") WHERE "jobs"."key" is not null;