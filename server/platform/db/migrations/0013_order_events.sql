CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"by_account" uuid,
	"by_name" text,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
-- Compiling what runs once takes longer than running it.
SET LOCAL jit = off;--> statement-breakpoint
-- What follows reads the words of moves and of the makers' trail, once and for good. Each of these functions answers null
-- for what it cannot read; such a line keeps its words ('legacy-change', 'legacy-note').
CREATE FUNCTION pg_temp.cents(words text) RETURNS int IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN words ~ '^[0-9.]{1,10},[0-9]{2}.€$' THEN regexp_replace(words, '[^0-9]', '', 'g')::int END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.day(words text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT m[3] || '-' || lpad(((position(m[2] IN 'JanFebMarAprMayJunJulAugSepOctNovDec') + 2) / 3)::text, 2, '0')
    || '-' || lpad(m[1], 2, '0')
  FROM regexp_match(words,
    '^[A-Z][a-z]{2} ([0-9]{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ([0-9]{4})$') m WHERE m IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.reason(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN words = 'Withdrawal' THEN '"withdrawal"'::jsonb
    WHEN words IS NOT NULL THEN jsonb_build_object('typed', words) END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.why(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN words = 'tried for days' THEN '"ran out"'::jsonb
    WHEN words ~ '^refused by the mail server( \(.*\))?$'
      THEN jsonb_build_object('refused', nullif(substring(words FROM '\((.*)\)$'), 'undefined'))
    WHEN words IS NOT NULL THEN jsonb_build_object('notice', words) END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.place(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN words IN ('to wind', 'on the bench', 'wound', 'kept') THEN jsonb_build_object('state', words)
    WHEN words ~ '^on the bench, .*, machine [0-9]{1,6}$' THEN jsonb_build_object('state', 'on the bench',
      'by', substring(words FROM '^on the bench, (.*), machine [0-9]{1,6}$'),
      'machine', substring(words FROM '^on the bench, .*, machine ([0-9]{1,6})$')::int) END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.figures(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN words = 'done' THEN '{}'::jsonb
    WHEN words ~ '^[0-9]+([.][0-9]+)?.min at -?[0-9]+([.][0-9]+)?.°C$' THEN jsonb_build_object(
      'minutes', substring(words FROM '^([0-9.]+)')::numeric,
      'temperature_C', substring(words FROM '.min at (-?[0-9.]+)')::numeric) END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.kept(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN words ~ '^[0-9]+([.][0-9]+)?.kΩ, [0-9]+([.][0-9]+)?.H$' THEN jsonb_build_object(
    'resistance_Ohm', substring(words FROM '^([0-9.]+)')::numeric * 1000,
    'inductance_H', substring(words FROM ', ([0-9.]+)')::numeric) END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.counts(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(nullif(regexp_replace(part, '[^0-9]', '', 'g'), '')::numeric ORDER BY nth), '[]')
  FROM unnest(string_to_array(words, ' + ')) WITH ORDINALITY parts (part, nth)
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.ohms(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(substring(part FROM '^([0-9]+(?:[.][0-9]+)?).kΩ$')::numeric * 1000 ORDER BY nth), '[]')
  FROM unnest(string_to_array(words, ' + ')) WITH ORDINALITY parts (part, nth)
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.measurement(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT pg_temp.kept(m[1]) || jsonb_build_object('temperature_C', m[2]::numeric,
    'turns', pg_temp.counts(m[3]), 'coils_Ohm', pg_temp.ohms(m[5]))
  FROM regexp_match(words, '^(.* H) at (-?[0-9]+(?:[.][0-9]+)?) °C, ([^:,]*) turns(, coils alone ([^:]*))?$') m WHERE m IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.step(of_kind text, words text) RETURNS int IMMUTABLE LANGUAGE sql AS $$
  SELECT array_position(CASE of_kind WHEN 'return' THEN ARRAY['number sent', 'on its way', 'here', 'refunded']
    ELSE ARRAY['told us', 'on its way', 'here', 'refunded'] END, words) - 1
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.goods(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN bool_and(m IS NOT NULL)
    THEN jsonb_agg(jsonb_build_object('quantity', m[1]::int, 'name', m[2]) ORDER BY nth) END
  FROM unnest(string_to_array(words, '; ')) WITH ORDINALITY parts (part, nth),
    LATERAL regexp_match(part, '^([0-9]{1,6}) × (.*)$') m
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.boxes(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN words IS NULL THEN '[]'::jsonb
    WHEN words ~ '^Box [SML](, Box [SML])*$' THEN to_jsonb(string_to_array(replace(words, 'Box ', ''), ', ')) END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.weights(words text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN words IS NULL THEN '[]'::jsonb ELSE (
    SELECT jsonb_agg(nullif(regexp_replace(part, '[^0-9]', '', 'g'), '')::numeric ORDER BY nth)
    FROM unnest(string_to_array(words, ', ')) WITH ORDINALITY parts (part, nth)
    HAVING bool_and(part ~ '^[0-9].* g$')) END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.carrier(words text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE words WHEN 'DHL Paket' THEN 'dhl' WHEN 'DHL Paket International' THEN 'dhl-international'
    WHEN 'Another carrier' THEN 'other' WHEN 'Handed over in Leipzig' THEN 'hand' END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.language(words text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE words WHEN 'English' THEN 'en' WHEN 'Deutsch' THEN 'de' END
$$;--> statement-breakpoint
-- One entry of the makers' trail as an event; no row where it cannot be read. `said` is what its buyer's own note said.
CREATE FUNCTION pg_temp.event(what text, before text, after text, said text) RETURNS TABLE (kind text, payload jsonb)
IMMUTABLE LANGUAGE sql AS $$
  WITH it AS (SELECT
    (regexp_match(what, '^Piece ([0-9]{1,6})(?:,|$)'))[1]::int AS unit,
    substring(what FROM '^Piece [0-9]{1,6}, (.*)$') AS part,
    CASE WHEN what ~ '^R-[0-9]+-[0-9]+$' THEN 'return' WHEN what ~ '^W-[0-9]+-[0-9]+$' THEN 'withdrawal' END AS of_kind)
  SELECT found.kind, found.payload FROM it, LATERAL (
    SELECT 'refund-requested' AS kind,
      jsonb_build_object('amount', pg_temp.cents(m[1]), 'reason', pg_temp.reason(m[2])) AS payload
    FROM regexp_match(after, '^([0-9.,]+.€) asked: (.*)$') m
    WHERE what = 'Refund' AND before IS NULL AND pg_temp.cents(m[1]) IS NOT NULL
    UNION ALL
    SELECT CASE WHEN m[2] = 'asked' AND n[2] = 'sent back' THEN 'refund-made' ELSE 'refund-failed' END,
      jsonb_build_object('amount', pg_temp.cents(m[1])) || CASE WHEN n[2] = 'sent back' THEN '{}'::jsonb
        ELSE jsonb_build_object('was', CASE m[2] WHEN 'asked' THEN 'asked' ELSE 'made' END) END
    FROM regexp_match(before, '^([0-9.,]+.€) (asked|sent back)$') m,
      regexp_match(after, '^([0-9.,]+.€) (sent back|failed)$') n
    WHERE what = 'Refund' AND m[1] = n[1] AND m[2] <> n[2] AND pg_temp.cents(m[1]) IS NOT NULL
    UNION ALL
    SELECT 'promise-moved', jsonb_build_object('before', pg_temp.day(before), 'after', pg_temp.day(after))
    WHERE what = 'Promised' AND pg_temp.day(after) IS NOT NULL AND (before IS NULL OR pg_temp.day(before) IS NOT NULL)
    UNION ALL
    SELECT 'serials-assigned', jsonb_build_object('serials', string_to_array(after, ', '))
    WHERE what = 'Serials' AND before IS NULL AND after IS NOT NULL
    UNION ALL
    SELECT 'unit-moved',
      jsonb_build_object('unit', unit, 'before', pg_temp.place(before), 'after', pg_temp.place(after))
    WHERE unit IS NOT NULL AND part IS NULL
      AND pg_temp.place(before) IS NOT NULL AND pg_temp.place(after) IS NOT NULL
    UNION ALL
    SELECT 'unit-measured', jsonb_build_object('unit', unit, 'before', pg_temp.place(before),
      'after', jsonb_build_object('state', m[1], 'note', m[4]) || pg_temp.kept(m[2]))
    FROM regexp_match(after, '^(wound|kept), ([^:]* H)(: (.*))?$') m
    WHERE unit IS NOT NULL AND part IS NULL
      AND pg_temp.place(before) IS NOT NULL AND pg_temp.kept(m[2]) IS NOT NULL
    UNION ALL
    SELECT 'measurement-corrected', jsonb_build_object('unit', unit, 'before', pg_temp.measurement(before),
      'after', pg_temp.measurement(m[1]), 'reason', m[2])
    FROM regexp_match(after, '^([^:]*): (.*)$') m
    WHERE part = 'values' AND pg_temp.measurement(before) IS NOT NULL AND pg_temp.measurement(m[1]) IS NOT NULL
    UNION ALL
    SELECT 'coil-rewound', jsonb_build_object('unit', unit, 'coil', n[1]::int, 'reason', m[1])
    FROM regexp_match(after, '^wound again: (.*)$') m, regexp_match(part, '^coil ([0-9]{1,6})$') n
    WHERE m IS NOT NULL AND n IS NOT NULL AND before = 'wound'
    UNION ALL
    SELECT 'step-undone', jsonb_build_object('unit', unit, 'step', part, 'before', pg_temp.figures(before),
      'after', NULL, 'reason', m[1])
    FROM regexp_match(after, '^undone: (.*)$') m
    WHERE part IN ('wax', 'cover', 'test play') AND m IS NOT NULL AND pg_temp.figures(before) IS NOT NULL
    UNION ALL
    SELECT 'step-confirmed', jsonb_build_object('unit', unit, 'step', part, 'before', pg_temp.figures(before),
      'after', pg_temp.figures(m[1]), 'reason', m[3])
    FROM regexp_match(after, '^([^:]*)(: (.*))?$') m
    WHERE part IN ('wax', 'cover', 'test play') AND pg_temp.figures(m[1]) IS NOT NULL
      AND (before IS NULL OR pg_temp.figures(before) IS NOT NULL)
    UNION ALL
    SELECT 'boxes', jsonb_build_object('before', pg_temp.boxes(before), 'after', pg_temp.boxes(after))
    WHERE what = 'Box' AND pg_temp.boxes(before) IS NOT NULL AND pg_temp.boxes(after) IS NOT NULL
    UNION ALL
    SELECT 'weights', jsonb_build_object('before', pg_temp.weights(before), 'after', pg_temp.weights(after))
    WHERE what = 'Weight' AND pg_temp.weights(before) IS NOT NULL AND pg_temp.weights(after) IS NOT NULL
    UNION ALL
    SELECT 'label', jsonb_build_object('before', before IS NOT NULL, 'after', after IS NOT NULL)
    WHERE what = 'Label' AND coalesce(before, 'printed') = 'printed' AND coalesce(after, 'printed') = 'printed'
    UNION ALL
    SELECT 'carrier', jsonb_build_object('before', NULL, 'after', pg_temp.carrier(after))
    WHERE what = 'Carrier' AND before IS NULL AND pg_temp.carrier(after) IS NOT NULL
    UNION ALL
    SELECT 'tracking-entered', jsonb_build_object('numbers', string_to_array(after, ', '))
    WHERE what = 'Tracking' AND before IS NULL AND after IS NOT NULL
    UNION ALL
    SELECT 'invoice-numbered', jsonb_build_object('before', before, 'after', after)
    WHERE what = 'Invoice' AND after IS NOT NULL
    UNION ALL
    SELECT CASE WHEN before IS NULL THEN 'return-opened' ELSE 'return-advanced' END,
      jsonb_build_object('number', what, 'of', of_kind, 'after', pg_temp.step(of_kind, after))
        || CASE WHEN before IS NULL THEN '{}'::jsonb
          ELSE jsonb_build_object('before', pg_temp.step(of_kind, before)) END
    WHERE pg_temp.step(of_kind, after) IS NOT NULL AND of_kind IS NOT NULL
      AND (before IS NULL OR pg_temp.step(of_kind, before) IS NOT NULL)
    UNION ALL
    SELECT 'return-closed', jsonb_build_object('number', what, 'of', of_kind,
      'before', pg_temp.step(of_kind, before), 'reason', m[1])
    FROM regexp_match(after, '^closed: (.*)$') m
    WHERE m IS NOT NULL AND of_kind IS NOT NULL AND pg_temp.step(of_kind, before) IS NOT NULL
    UNION ALL
    SELECT 'return-refunded', jsonb_build_object('number', what, 'of', of_kind,
      'before', pg_temp.step(of_kind, before), 'amount', pg_temp.cents(m[1]))
    FROM regexp_match(after, '^refunded, (.*)$') m
    WHERE of_kind IS NOT NULL AND pg_temp.cents(m[1]) IS NOT NULL AND pg_temp.step(of_kind, before) IS NOT NULL
    UNION ALL
    SELECT 'return-refund-failed', jsonb_build_object('number', what, 'of', of_kind,
      'amount', pg_temp.cents(m[1]), 'after', pg_temp.step(of_kind, after))
    FROM regexp_match(before, '^refunded, (.*)$') m
    WHERE of_kind IS NOT NULL AND pg_temp.cents(m[1]) IS NOT NULL AND pg_temp.step(of_kind, after) IS NOT NULL
    UNION ALL
    SELECT 'return-declined', jsonb_build_object('reason', m[1])
    FROM regexp_match(after, '^declined: (.*)$') m
    WHERE what = 'Return asked for' AND before = 'open' AND m IS NOT NULL
    UNION ALL
    SELECT 'return-requested', jsonb_build_object('before', pg_temp.goods(before), 'after', pg_temp.goods(after))
    WHERE what = 'Return asked for' AND pg_temp.goods(after) IS NOT NULL
      AND (before IS NULL OR pg_temp.goods(before) IS NOT NULL)
    UNION ALL
    SELECT 'withdrawal-matched', jsonb_build_object('before', before)
    WHERE what = 'Withdrawal' AND after = 'matched' AND before IN ('received', 'matched', 'unmatched', 'settled')
    UNION ALL
    SELECT 'withdrawal-settled', jsonb_build_object('before', before, 'how', CASE
      WHEN m[1] = 'order cancelled' THEN '"cancelled"'::jsonb
      WHEN m[1] = 'refunded' THEN '"refunded"'::jsonb
      WHEN m[1] ~ '^W-[0-9]+-[0-9]+$' THEN jsonb_build_object('return', m[1])
      ELSE jsonb_build_object('typed', m[1]) END)
    FROM regexp_match(after, '^settled: (.*)$') m
    WHERE what = 'Withdrawal' AND m IS NOT NULL AND before IN ('received', 'matched', 'unmatched', 'settled')
    UNION ALL
    SELECT 'note-added', jsonb_build_object('onSheet', what = 'Note for the sheet', 'text', after)
    WHERE what IN ('Note', 'Note for the sheet') AND before IS NULL AND after IS NOT NULL
    UNION ALL
    SELECT replace(said, ' ', '-'), jsonb_build_object(
      'before', CASE WHEN before IS NOT NULL THEN jsonb_build_object('written', before) END,
      'after', jsonb_build_object('written', after))
    WHERE what = 'Address' AND said IN ('address changed', 'address given') AND after IS NOT NULL
    UNION ALL
    SELECT 'language-chosen', jsonb_build_object('before', pg_temp.language(before), 'after', pg_temp.language(after))
    WHERE what = 'Language' AND said = 'mails in ' || after
      AND pg_temp.language(before) IS NOT NULL AND pg_temp.language(after) IS NOT NULL
  ) found LIMIT 1
$$;--> statement-breakpoint
-- What an order was told from outside while it stayed where it was.
CREATE FUNCTION pg_temp.remark(note text) RETURNS TABLE (kind text, payload jsonb) IMMUTABLE LANGUAGE sql AS $$
  SELECT found.kind, found.payload FROM (
    SELECT 'refund-reported' AS kind, jsonb_build_object('back', m[1]::int, 'paid', m[2]::int) AS payload
    FROM regexp_match(note, '^refunded ([0-9]{1,9}) of ([0-9]{1,9})$') m WHERE m IS NOT NULL
    UNION ALL
    SELECT 'surplus-received', jsonb_build_object('amount', m[1]::int)
    FROM regexp_match(note, '^surplus payment of ([0-9]{1,9}) arrived, is sent back$') m WHERE m IS NOT NULL
    UNION ALL
    SELECT 'surplus-refunded', '{}' WHERE note = 'surplus payment sent back'
    UNION ALL
    SELECT 'payment-unknown', '{}' WHERE note = 'its payment cannot be found at the provider'
    UNION ALL
    SELECT 'given-up', jsonb_build_object('what', m[1], 'why', pg_temp.why(m[2]))
    FROM regexp_match(note, '^(confirmation not delivered|surplus payment not sent back|refund not told|refund not made|letter not delivered|makers not told): (.*)$') m
    WHERE m IS NOT NULL
    UNION ALL
    SELECT 'withdrawal-received', jsonb_build_object('whole', m[1] = 'the whole')
    FROM regexp_match(note, '^withdrawal of (the whole|a part of the) contract received$') m WHERE m IS NOT NULL
    UNION ALL
    SELECT 'legacy-note', jsonb_build_object('text', coalesce(note, ''))
  ) found LIMIT 1
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.actor(words text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE words WHEN 'makers' THEN 'maker' WHEN 'customer' THEN 'buyer' ELSE words END
$$;--> statement-breakpoint
INSERT INTO "order_events" ("id", "order_id", "version", "at", "actor", "by_account", "by_name", "kind", "payload")
WITH moves AS (
  -- In the order in which they led from one state to the next, where two have one moment.
  SELECT m.*, row_number() OVER (PARTITION BY order_id ORDER BY at, CASE
    WHEN from_state IS NULL THEN 0 WHEN from_state = 'cancelled' AND to_state = 'paid' THEN 2
    ELSE array_position(ARRAY['awaiting payment', '', 'paid', 'in the making', 'shipped', 'delivered', 'returned',
      'cancelled'], from_state) END) AS nth
  FROM order_moves m WHERE from_state IS DISTINCT FROM to_state
),
audited AS (
  SELECT a.*, a.by_account IS NULL AND a.by_name IN ('clock', 'payment', 'buyer') AS is_nobody
  FROM audit_entries a WHERE a.order_id IS NOT NULL
),
-- What somebody moved is in the makers' trail too, with a name.
told AS (
  SELECT DISTINCT ON (m.id) m.id AS move_id, a.*
  FROM moves m JOIN audited a ON a.order_id = m.order_id AND a.at = m.at AND a.what = 'State'
    AND a.before = m.from_state AND (a.after = m.to_state OR a.after LIKE m.to_state || ': %')
  WHERE m.mover IN ('makers', 'clock')
),
-- What buyers did themselves was written twice: as their note, and as a change of a field.
said AS (
  SELECT DISTINCT ON (a.id) a.id AS entry_id, m.id AS move_id, m.note
  FROM audited a JOIN order_moves m ON m.order_id = a.order_id AND m.at = a.at AND m.from_state = m.to_state
    AND CASE a.what WHEN 'Address' THEN m.note IN ('address changed', 'address given')
      WHEN 'Language' THEN m.note = 'mails in ' || a.after ELSE false END
),
-- Trails say the same thousands of times: each sentence is read once, whoever wrote it.
entries AS MATERIALIZED (
  SELECT a.*, s.note AS said FROM audited a LEFT JOIN said s ON s.entry_id = a.id
  WHERE NOT EXISTS (SELECT 1 FROM told t WHERE t.id = a.id)
),
sentences AS MATERIALIZED (
  SELECT what, before, after, said, array_agg(id) AS ids FROM entries GROUP BY what, before, after, said
),
understood AS MATERIALIZED (
  SELECT entry.id, e.kind, e.payload
  FROM sentences s, LATERAL pg_temp.event(s.what, s.before, s.after, s.said) e, unnest(s.ids) AS entry (id)
),
since AS MATERIALIZED (
  SELECT a.id, count(m.id) AS moves FROM entries a JOIN moves m ON m.order_id = a.order_id AND m.at <= a.at GROUP BY a.id
),
lines AS (
  SELECT m.id, m.order_id, m.at, m.at AS since, m.nth, CASE WHEN t.id IS NULL THEN 0 ELSE 3 END AS sort, t.version, t.place,
    CASE WHEN t.id IS NULL OR t.is_nobody THEN pg_temp.actor(m.mover) ELSE 'maker' END AS actor,
    CASE WHEN NOT t.is_nobody THEN t.by_account END AS by_account,
    CASE WHEN NOT t.is_nobody THEN t.by_name END AS by_name,
    CASE m.to_state WHEN 'awaiting payment' THEN 'placed' WHEN 'in the making' THEN 'production-started'
      WHEN 'cancelled' THEN CASE m.mover WHEN 'clock' THEN 'expired' WHEN 'payment' THEN 'payment-ended'
        ELSE 'cancelled' END
      ELSE m.to_state END AS kind,
    CASE WHEN m.to_state = 'awaiting payment' THEN '{}'::jsonb
      ELSE jsonb_build_object('from', coalesce(m.from_state, 'awaiting payment')) || CASE
        WHEN m.to_state = 'paid' THEN jsonb_build_object('differs', (
          SELECT jsonb_build_object('paid', p[1]::int, 'agreed', p[2]::int)
          FROM regexp_match(m.note, 'paid ([0-9]{1,9}), agreed ([0-9]{1,9})$') p WHERE p IS NOT NULL))
        WHEN m.to_state = 'refunded' THEN jsonb_build_object('reported', (
          SELECT jsonb_build_object('back', p[1]::int, 'paid', p[2]::int)
          FROM regexp_match(m.note, '^refunded ([0-9]{1,9}) of ([0-9]{1,9})$') p WHERE p IS NOT NULL))
        WHEN m.to_state = 'cancelled' AND m.mover NOT IN ('clock', 'payment')
          THEN jsonb_build_object('reason', pg_temp.reason(substring(t.after FROM '^cancelled: (.*)$')))
        ELSE '{}'::jsonb END END AS payload
  FROM moves m LEFT JOIN told t ON t.move_id = m.id
  UNION ALL
  -- What was odd about a move in words that nothing else can be made of.
  SELECT gen_random_uuid(), m.order_id, m.at, m.at, m.nth, 0, NULL, NULL, pg_temp.actor(m.mover), NULL, NULL,
    'legacy-note', jsonb_build_object('text', m.note)
  FROM moves m
  WHERE m.note IS NOT NULL AND m.note <> 'never opened' AND m.note !~ '^refunded [0-9]{1,9} of [0-9]{1,9}$'
    AND m.note !~ '^(reopened)?(; )?(paid [0-9]{1,9}, agreed [0-9]{1,9})?$'
  UNION ALL
  SELECT gen_random_uuid(), o.id, coalesce(o.paid_at, o.created_at), coalesce(o.paid_at, o.created_at),
    coalesce(paid.nth, 1), 1, NULL, NULL,
    'clock', NULL, NULL, 'scheduled', jsonb_build_object('day', coalesce(first.day, o.promised_on::text))
  FROM orders o LEFT JOIN (
    SELECT DISTINCT ON (order_id) order_id, pg_temp.day(before) AS day
    FROM audited WHERE what = 'Promised' ORDER BY order_id, version, place
  ) first ON first.order_id = o.id LEFT JOIN (
    SELECT order_id, max(nth) AS nth FROM moves WHERE to_state = 'paid' GROUP BY order_id
  ) paid ON paid.order_id = o.id
  WHERE o.promised_on IS NOT NULL
  UNION ALL
  -- After the move that led to the state in which the order was.
  SELECT m.id, m.order_id, m.at, greatest(m.at, min(before.at)),
    coalesce(max(before.nth) FILTER (WHERE before.at <= m.at), min(before.nth), 0), 4, NULL, NULL,
    pg_temp.actor(m.mover), NULL, NULL, r.kind, r.payload
  FROM order_moves m CROSS JOIN LATERAL pg_temp.remark(m.note) r
    LEFT JOIN moves before ON before.order_id = m.order_id AND before.to_state = m.to_state
  WHERE m.from_state = m.to_state AND NOT EXISTS (SELECT 1 FROM said s WHERE s.move_id = m.id)
  GROUP BY m.id, m.order_id, m.at, m.mover, r.kind, r.payload
  UNION ALL
  SELECT a.id, a.order_id, a.at, a.at, coalesce(since.moves, 0), 3, a.version, a.place,
    CASE WHEN a.is_nobody THEN a.by_name ELSE 'maker' END,
    CASE WHEN NOT a.is_nobody THEN a.by_account END, CASE WHEN NOT a.is_nobody THEN a.by_name END,
    coalesce(e.kind, 'legacy-change'),
    coalesce(e.payload, jsonb_build_object('what', a.what, 'before', a.before, 'after', a.after))
  FROM entries a LEFT JOIN understood e ON e.id = a.id LEFT JOIN since ON since.id = a.id
)
SELECT l.id, l.order_id,
  -- What came from outside found the version that was there.
  coalesce(nullif(l.version, 0), max(l.version) OVER (PARTITION BY l.order_id
    ORDER BY l.nth, l.since, l.sort, l.version, l.place, l.id ROWS UNBOUNDED PRECEDING), 0),
  l.at, l.actor, l.by_account, l.by_name, l.kind, l.payload
FROM lines l JOIN orders o ON o.id = l.order_id
ORDER BY o.created_at, l.order_id, l.nth, l.since, l.sort, l.version, l.place, l.id;
--> statement-breakpoint
DELETE FROM "audit_entries" WHERE "order_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notices" ALTER COLUMN "detail" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_notices" ALTER COLUMN "detail" SET DATA TYPE jsonb USING CASE "about"
  WHEN 'amount differs' THEN jsonb_build_object('paid', split_part("detail", '/', 1)::int, 'agreed', split_part("detail", '/', 2)::int)
  WHEN 'refund failed' THEN jsonb_build_object('before', split_part("detail", '/', 1)::int, 'after', split_part("detail", '/', 2)::int)
  WHEN 'surplus payment' THEN jsonb_build_object('reference', "detail")
  WHEN 'surplus payment not sent back' THEN jsonb_build_object('reference', "detail")
  WHEN 'refund not told' THEN jsonb_build_object('reference', "detail")
  WHEN 'withdrawal' THEN jsonb_build_object('withdrawal', "detail")
  WHEN 'address changed' THEN jsonb_build_object('version', coalesce(nullif("detail", '')::int, 0))
  WHEN 'address given' THEN jsonb_build_object('version', coalesce(nullif("detail", '')::int, 0))
  WHEN 'return asked' THEN CASE WHEN "detail" ~ '^\d+(, \d+)*$'
    THEN jsonb_build_object('quantities', ('[' || "detail" || ']')::jsonb) ELSE jsonb_build_object('request', "detail") END
  WHEN 'claimed twice' THEN jsonb_build_object('serial', "detail")
  WHEN 'code misused' THEN jsonb_build_object('how', CASE "detail" WHEN 'was taken back' THEN 'taken back'
    WHEN 'is for another e-mail address' THEN 'other address' ELSE 'other order' END)
  WHEN 'confirmation not delivered' THEN jsonb_build_object('why', pg_temp.why("detail"))
  WHEN 'refund not made' THEN jsonb_build_object('refund', "detail")
  WHEN 'letter not delivered' THEN jsonb_build_object('letter', "detail")
  ELSE '{}' END;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","place");