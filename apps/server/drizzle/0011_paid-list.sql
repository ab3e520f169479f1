ALTER TABLE "attendance_settings" ADD COLUMN "cost_amount" integer;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD COLUMN "cost_currency" text;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD CONSTRAINT "attendance_settings_cost" CHECK ("attendance_settings"."cost_amount" between 1 and 100000);--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD CONSTRAINT "attendance_settings_cost_whole" CHECK (("attendance_settings"."cost_amount" is null) = ("attendance_settings"."cost_currency" is null));