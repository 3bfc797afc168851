-- Colours of sold pickups become a list ("Zebra Black/White/Forest" is two), and how many magnet bars there are a number.
CREATE FUNCTION "sold_colours_and_bars"("sold" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT ("sold" - 'colours') || jsonb_build_object(
		'colourNames', COALESCE(
			(SELECT jsonb_agg("found"[1]) FROM regexp_matches("sold"->>'colours', 'Zebra [^/]+/[^/]+|[^/]+', 'g') AS "found"),
			'[]'::jsonb
		),
		'magnet', "sold"->'magnet' || jsonb_build_object('bars', CASE
			WHEN "sold"->'magnet'->>'shape' ~ '^\d+ rods' THEN 0
			WHEN "sold"->'magnet'->>'shape' ~ '^\d+ bars' THEN substring("sold"->'magnet'->>'shape' FROM '^\d+')::integer
			WHEN "sold"->'magnet'->>'shape' = 'a pair of bars a half' THEN 2
			ELSE 1
		END)
	)
$$;--> statement-breakpoint
UPDATE "pieces" SET "sold" = "sold_colours_and_bars"("sold") WHERE "sold" IS NOT NULL AND NOT "sold" ? 'colourNames';--> statement-breakpoint
UPDATE "order_lines" SET "sold" = jsonb_set("sold", '{pickups}', COALESCE(
	(SELECT jsonb_agg("sold_colours_and_bars"("pickup") ORDER BY "place") FROM jsonb_array_elements("sold"->'pickups') WITH ORDINALITY AS "of"("pickup", "place")),
	'[]'::jsonb
)) WHERE "sold" IS NOT NULL AND NOT COALESCE("sold"->'pickups'->0 ? 'colourNames', false);--> statement-breakpoint
DROP FUNCTION "sold_colours_and_bars"(jsonb);
