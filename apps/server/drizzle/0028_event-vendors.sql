ALTER TABLE "enquiries" ADD COLUMN "vendor_adds_event" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "asker_adds_event" boolean DEFAULT false NOT NULL;