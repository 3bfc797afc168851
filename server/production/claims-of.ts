import { desc, eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { ownWords } from '#domain/production/build-sheet.ts';
import { sourcesOf } from '#domain/products/pictures.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { passportClaims, units } from '../platform/db/workshop-schema.ts';

const rowsOf = (db: Db, accountId: string) =>
  db
    .select({ id: units.id, serial: units.serial, sold: units.sold, at: passportClaims.at })
    .from(passportClaims)
    .innerJoin(units, eq(units.id, passportClaims.unitId))
    .where(eq(passportClaims.accountId, accountId))
    .orderBy(desc(passportClaims.at));

export async function pickupsOf(db: Db, accountId: string, language: Language) {
  const rows = await rowsOf(db, accountId);
  return rows.flatMap((row) => {
    const sold = soldAs(row);
    const { serial } = row;
    const picture = sourcesOf(sold.picture);
    return serial ? [{ serial, ...ownWords(sold, language), picture }] : [];
  });
}

/** The same for the copy of an account's data. */
export async function claimsOf(db: Db, accountId: string) {
  const rows = await rowsOf(db, accountId);
  return rows.map((row) => ({ serial: row.serial, name: soldAs(row).name, claimedAt: row.at }));
}
