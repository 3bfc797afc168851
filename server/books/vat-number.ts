import { dayOf } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { type VatNumberDue, vatNumberDue } from '#domain/prices/vat-number-due.ts';
import type { Services } from '../platform/services.ts';
import { readTaxBasis } from '../platform/shopfront/read-tax.ts';

/**
 * Returns the day from which the firm has to enter a VAT number; null if it need not. Needs no query if there
 * is one.
 */
export async function readVatNumberDue({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<VatNumberDue | null> {
  if (COMPANY.vatId !== '') return null;
  const at = now();
  const { records, turnover } = await readTaxBasis(db, at);
  return vatNumberDue(records, dayOf(at), turnover, COMPANY) ?? null;
}
