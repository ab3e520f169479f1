ALTER TABLE "idempotency_keys" ADD COLUMN "log_id" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "log_version" integer;