CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"note" text,
	"reported_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "chat_reports_once" UNIQUE("message_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "search_text" text;--> statement-breakpoint
UPDATE "chat_messages" SET "search_text" = ' ' || regexp_replace(lower("text"), '\s+', ' ', 'g') WHERE "text" is not null;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_reports_by_user" ON "chat_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_reports_open" ON "chat_reports" USING btree ("reported_at") WHERE "chat_reports"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin ("search_text" gin_trgm_ops) WHERE "chat_messages"."search_text" is not null;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_found" CHECK ("chat_messages"."text" is not null or "chat_messages"."search_text" is null);