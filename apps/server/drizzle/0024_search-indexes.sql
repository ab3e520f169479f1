DROP INDEX "events_soonest";--> statement-breakpoint
DROP INDEX "open_games_soonest";--> statement-breakpoint
CREATE INDEX "events_of_category" ON "events" USING btree ("category","starts_at","id","ends_at") WHERE "events"."state" = 'published';--> statement-breakpoint
CREATE INDEX "vendors_newest_of_type" ON "vendors" USING btree ("business_type","published_at","owner_id") WHERE "vendors"."published_at" is not null and "vendors"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "events_soonest" ON "events" USING btree ("starts_at","id","ends_at") WHERE "events"."state" = 'published';--> statement-breakpoint
CREATE INDEX "open_games_soonest" ON "open_games" USING btree ("starts_at","id","group_id","date") WHERE "open_games"."has_places";