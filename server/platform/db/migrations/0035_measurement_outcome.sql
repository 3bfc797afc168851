ALTER TABLE "measurements" ADD COLUMN "outcome" jsonb;--> statement-breakpoint
-- Until now it was kept in English words: "In tolerance", "R is 0.76 kΩ over the limit", "R of coil 1 is out of
-- tolerance", "Coil 2 has another count of turns". Amounts become Ω or H.
UPDATE "measurements" SET "outcome" = CASE
  WHEN "verdict" = 'In tolerance' THEN jsonb_build_object('kind', 'in tolerance')
  WHEN "verdict" ~ '^[RL] is [0-9.]+.+ (over|under) the limit$' THEN jsonb_build_object(
    'kind', 'beyond',
    'of', left("verdict", 1),
    'by', substring("verdict" from ' ([0-9.]+)')::double precision
      * CASE WHEN "verdict" LIKE 'R%' THEN 1000 ELSE 1 END
      * CASE WHEN "verdict" LIKE '%under the limit' THEN -1 ELSE 1 END)
  WHEN "verdict" ~ '^R of coil [0-9]' THEN jsonb_build_object(
    'kind', 'coil', 'coil', substring("verdict" from 'coil ([0-9])')::int)
  WHEN "verdict" ~ '^Coil [0-9]' THEN jsonb_build_object(
    'kind', 'count', 'coil', substring("verdict" from 'Coil ([0-9])')::int)
END;
