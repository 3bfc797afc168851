import { desc, eq } from 'drizzle-orm';
import { type PictureSources, sourcesOf } from '#domain/products/pictures.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { passportClaims, units } from '../platform/db/workshop-schema.ts';

/** A pickup that somebody has noted as theirs. */
export interface OwnPickup {
  readonly serial: string;
  readonly name: string;
  readonly words: string;
  readonly picture: PictureSources;
}

const rowsOf = (db: Db, accountId: string) =>
  db
    .select({ id: units.id, serial: units.serial, sold: units.sold, at: passportClaims.at })
    .from(passportClaims)
    .innerJoin(units, eq(units.id, passportClaims.unitId))
    .where(eq(passportClaims.accountId, accountId))
    .orderBy(desc(passportClaims.at));

/** The pickups of an account, as its owner sees them. */
export async function pickupsOf(db: Db, accountId: string): Promise<readonly OwnPickup[]> {
  const rows = await rowsOf(db, accountId);
  return rows.flatMap((row) => {
    const { name, summary, picture } = soldAs(row);
    return row.serial ? [{ serial: row.serial, name, words: summary, picture: sourcesOf(picture) }] : [];
  });
}

/** The same, as a copy of one's data has it. */
export async function claimsOf(db: Db, accountId: string) {
  const rows = await rowsOf(db, accountId);
  return rows.map((row) => ({ serial: row.serial, name: soldAs(row).name, claimedAt: row.at }));
}
