CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"text" text,
	"data" jsonb,
	"reply_to_id" uuid,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	CONSTRAINT "chat_messages_number" UNIQUE("group_id","number"),
	CONSTRAINT "chat_messages_version" UNIQUE("group_id","version")
);
--> statement-breakpoint
CREATE TABLE "chat_read_marks" (
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "chat_read_marks_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"pinned_id" uuid
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_read_marks" ADD CONSTRAINT "chat_read_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_read_marks" ADD CONSTRAINT "chat_read_marks_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_by_author" ON "chat_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "chat_messages_replies" ON "chat_messages" USING btree ("reply_to_id") WHERE "chat_messages"."reply_to_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_by_age" ON "chat_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "chat_read_marks_of_group" ON "chat_read_marks" USING btree ("group_id");