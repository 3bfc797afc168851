CREATE TABLE "bench_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"step" text NOT NULL,
	"deed" text NOT NULL,
	"figures" jsonb NOT NULL,
	"sure" boolean DEFAULT false NOT NULL,
	"reason" text,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_colours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cable" text NOT NULL,
	"colours" jsonb NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "sure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "correction" text;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "again_coil" integer;--> statement-breakpoint
ALTER TABLE "bench_steps" ADD CONSTRAINT "bench_steps_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bench_steps_piece" ON "bench_steps" USING btree ("piece_id","at");--> statement-breakpoint
CREATE INDEX "lead_colours_cable" ON "lead_colours" USING btree ("cable","at");