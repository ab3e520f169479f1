CREATE TABLE "match_players" (
	"game_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"participant_id" uuid NOT NULL,
	"team" integer NOT NULL,
	"captain" boolean NOT NULL,
	CONSTRAINT "match_players_game_id_number_participant_id_pk" PRIMARY KEY("game_id","number","participant_id")
);
--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_game_id_number_matches_game_id_number_fk" FOREIGN KEY ("game_id","number") REFERENCES "public"."matches"("game_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_game_id_participant_id_participants_game_id_id_fk" FOREIGN KEY ("game_id","participant_id") REFERENCES "public"."participants"("game_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "match_players" ("game_id", "number", "participant_id", "team", "captain")
SELECT m."game_id", m."number", s."participant_id", s."team", s."captain"
FROM "matches" m
JOIN "team_slots" s ON s."game_id" = m."game_id" AND s."team" IN (m."team_a", m."team_b")
JOIN "participants" p ON p."game_id" = s."game_id" AND p."id" = s."participant_id"
WHERE m."state" = 'ended' AND p."arrived_at" < m."ended_at";
