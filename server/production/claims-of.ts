import { desc, eq } from 'drizzle-orm';
import { pieceName } from '#domain/production/piece.ts';
import { pieceSources, pieceSummary } from '#domain/production/piece-look.ts';
import type { PictureSources } from '#domain/products/pictures.ts';
import type { Db } from '../platform/db/database.ts';
import { passportClaims, pieces } from '../platform/db/workshop-schema.ts';

/** A pickup that somebody has noted as theirs. */
export interface OwnPickup {
  readonly serial: string;
  readonly name: string;
  readonly words: string;
  readonly picture: PictureSources;
}

const rowsOf = (db: Db, accountId: string) =>
  db
    .select({ serial: pieces.serial, build: pieces.build, at: passportClaims.at })
    .from(passportClaims)
    .innerJoin(pieces, eq(pieces.id, passportClaims.pieceId))
    .where(eq(passportClaims.accountId, accountId))
    .orderBy(desc(passportClaims.at));

/** The pickups of an account, as its owner sees them. */
export async function pickupsOf(db: Db, accountId: string): Promise<readonly OwnPickup[]> {
  const rows = await rowsOf(db, accountId);
  return rows.flatMap(({ serial, build }) =>
    serial
      ? [{ serial, name: pieceName(build), words: pieceSummary(build), picture: pieceSources(build) }]
      : [],
  );
}

/** The same, as a copy of one's data has it. */
export async function claimsOf(db: Db, accountId: string) {
  const rows = await rowsOf(db, accountId);
  return rows.map(({ serial, build, at }) => ({ serial, name: pieceName(build), claimedAt: at }));
}
