CREATE TABLE "standing_answers" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"weekday" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"since" date NOT NULL,
	"no_shows" integer NOT NULL,
	CONSTRAINT "standing_answers_group_id_user_id_weekday_pk" PRIMARY KEY("group_id","user_id","weekday")
);
--> statement-breakpoint
ALTER TABLE "standing_answers" ADD CONSTRAINT "standing_answers_group_id_sport_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sport_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_answers" ADD CONSTRAINT "standing_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_answers_of_user" ON "standing_answers" USING btree ("user_id");