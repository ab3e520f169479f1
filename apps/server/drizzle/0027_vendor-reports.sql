CREATE TABLE "vendor_reports" (
	"vendor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "vendor_reports_vendor_id_user_id_pk" PRIMARY KEY("vendor_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "vendor_reports" ADD CONSTRAINT "vendor_reports_vendor_id_vendors_owner_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_reports" ADD CONSTRAINT "vendor_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_reports_of_person" ON "vendor_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vendor_reports_open" ON "vendor_reports" USING btree ("reported_at") WHERE "vendor_reports"."settled_at" is null;