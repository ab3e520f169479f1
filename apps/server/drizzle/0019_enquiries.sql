CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"date" text,
	"place" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_side" text NOT NULL,
	"last_text" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"vendor_read_at" timestamp with time zone NOT NULL,
	"asker_read_at" timestamp with time zone NOT NULL,
	"vendor_shares_email" boolean DEFAULT false NOT NULL,
	"asker_shares_email" boolean DEFAULT false NOT NULL,
	CONSTRAINT "enquiries_once" UNIQUE("vendor_id","asker_id")
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_vendor_id_vendors_owner_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_of_vendor" ON "enquiries" USING btree ("vendor_id","last_message_at");--> statement-breakpoint
CREATE INDEX "enquiries_of_asker" ON "enquiries" USING btree ("asker_id","last_message_at");--> statement-breakpoint
CREATE INDEX "enquiry_messages_of_enquiry" ON "enquiry_messages" USING btree ("enquiry_id","id");