import { asc, desc, eq } from 'drizzle-orm';
import { inLanguage, type Language } from '#domain/languages.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import { measurements, units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import type { MeasuredRow } from './measured-table.tsx';

/** The latest measurement of each measured pickup of an order, with its passport's link. */
export async function measuredRows(
  { db, env }: Services,
  orderId: string,
  language: Language,
): Promise<readonly MeasuredRow[]> {
  const unitRows = await db.select().from(units).where(eq(units.orderId, orderId)).orderBy(asc(units.number));
  const rows = await Promise.all(
    unitRows.map(async ({ id, serial, state }): Promise<MeasuredRow[]> => {
      if (!serial || !isMeasured(state)) return [];
      const [latest] = await db
        .select()
        .from(measurements)
        .where(eq(measurements.unitId, id))
        .orderBy(desc(measurements.at))
        .limit(1);
      if (!latest) return [];
      const { resistance20, inductance } = latest;
      return [
        {
          serial,
          href: env.publicUrl + inLanguage(passportPath(serial), language),
          resistance20,
          inductance,
        },
      ];
    }),
  );
  return rows.flat();
}
