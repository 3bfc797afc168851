import type { AbroadCountry } from '#domain/countries.ts';
import type { Currency, ImportRow } from '#domain/customs/rows.ts';
import { enterImportRow, enterRate } from '../customs/index.ts';
import { type Staff, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';

interface EnteredRow {
  readonly kind: ImportRow['kind'];
  readonly country: AbroadCountry;
  readonly code: string | null;
  readonly origin: string | null;
  readonly from: string;
  readonly until: string | null;
  readonly percent: number;
  readonly upToPercent: number | null;
  readonly source: string;
}

/** Hundredths of a per cent. */
const basisPoints = (percent: number) => Math.round(percent * 100);

/** Adds an import rule with its source and reader. Its predecessor ends the day before. */
export async function enterRow(
  services: Services,
  by: Staff,
  { percent, upToPercent, kind, code, origin, source, ...row }: EnteredRow,
): Promise<WorkshopOutcome<{ id: string }>> {
  const isDuty = kind === 'duty';
  const entered = await enterImportRow(services, {
    ...row,
    kind,
    code: isDuty ? code : null,
    origin: isDuty ? origin : null,
    basisPoints: basisPoints(percent),
    upToBasisPoints: upToPercent === null ? null : basisPoints(upToPercent),
    source: `${source}, read by ${by.name}`,
  });
  const { country, from } = row;
  const payload = { country, duty: isDuty ? { code, origin } : null, percent, from, source };
  await writeAudit(services.db, by, [{ kind: 'import-row-entered', payload }], services.now());
  return done({ id: entered.id });
}

/** Sets the exchange rate from a day on. */
export async function enterDayRate(
  services: Services,
  by: Staff,
  {
    currency,
    day,
    perEuro,
    source,
  }: { readonly currency: Currency; readonly day: string; readonly perEuro: number; readonly source: string },
): Promise<WorkshopOutcome<{ day: string }>> {
  await enterRate(services, {
    currency,
    day,
    perEuro: Math.round(perEuro * 1_000_000),
    source: `${source}, read by ${by.name}`,
  });
  const payload = { currency, perEuro, day, source };
  await writeAudit(services.db, by, [{ kind: 'rate-entered', payload }], services.now());
  return done({ day });
}
