ALTER TABLE "refunds" ADD COLUMN "cause" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "fault" jsonb;--> statement-breakpoint
-- Until now both were kept in English words.
UPDATE "refunds" SET
  "cause" = CASE "reason"
    WHEN 'Withdrawal' THEN to_jsonb('withdrawal'::text)
    WHEN 'Made in the payment account' THEN to_jsonb('payment account'::text)
    ELSE jsonb_build_object('typed', "reason")
  END,
  "fault" = CASE
    WHEN "failure" = 'The bank sent it back.' THEN jsonb_build_object('kind', 'returned')
    WHEN "failure" ~ '^The provider says: (failed|canceled)\.$' THEN jsonb_build_object(
      'kind', 'not made', 'status', substring("failure" from '(failed|canceled)'))
    WHEN "failure" IS NOT NULL THEN jsonb_build_object('kind', 'refused', 'words', "failure")
  END;
