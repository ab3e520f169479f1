CREATE TABLE "vendor_pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "place_name" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "place_latitude" double precision;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "place_longitude" double precision;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "travel_km" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor_pictures" ADD CONSTRAINT "vendor_pictures_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_pictures" ADD CONSTRAINT "vendor_pictures_owner_id_vendors_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."vendors"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_pictures_by_owner" ON "vendor_pictures" USING btree ("owner_id","added_at");--> statement-breakpoint
CREATE INDEX "vendors_newest" ON "vendors" USING btree ("published_at","owner_id") WHERE "vendors"."published_at" is not null and "vendors"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "vendors_nearest" ON "vendors" USING gist (cube(array[
  cos(radians("place_latitude")) * cos(radians("place_longitude")),
  cos(radians("place_latitude")) * sin(radians("place_longitude")),
  sin(radians("place_latitude"))])) WHERE "vendors"."published_at" is not null and "vendors"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "vendors_search" ON "vendors" USING gin ("search_text" gin_trgm_ops) WHERE "vendors"."published_at" is not null and "vendors"."hidden_at" is null;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_travel" CHECK ("vendors"."travel_km" between 0 and 500);--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_place" CHECK (num_nulls("vendors"."place_name", "vendors"."place_latitude", "vendors"."place_longitude") in (0, 3)
        and ("vendors"."published_at" is null or "vendors"."place_name" is not null));