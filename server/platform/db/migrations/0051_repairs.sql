CREATE TABLE "repairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"email" text,
	"address" jsonb,
	"pickup" text,
	"fault" text,
	"is_claimed" boolean NOT NULL,
	"piece_id" uuid,
	"parcel_cents" integer NOT NULL,
	"same_as" text NOT NULL,
	"came" jsonb,
	"findings" text,
	"is_covered" boolean DEFAULT false NOT NULL,
	"quote" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"work" text,
	"after" jsonb,
	"carrier" text,
	"tracking" text,
	"steps" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repairs_number_unique" UNIQUE("number"),
	CONSTRAINT "repairs_same_as_unique" UNIQUE("same_as")
);
--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repairs_state" ON "repairs" USING btree ("state","moved_at");--> statement-breakpoint
CREATE INDEX "repairs_piece" ON "repairs" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "repairs_email" ON "repairs" USING btree ("email");