ALTER TABLE "enquiries" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_of_event" ON "enquiries" USING btree ("event_id") WHERE "enquiries"."event_id" is not null;