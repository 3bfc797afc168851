import { type BuildSheet, buildSheet } from '#domain/production/build-sheet.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { readLeadColours } from './lead-colours.ts';
import type { PieceRow } from './piece-row.ts';

/** The build sheet of a piece, with the lead colours that are set. */
export const pieceSheet = async (db: Db, piece: Pick<PieceRow, 'id' | 'sold'>): Promise<BuildSheet> =>
  buildSheet(soldAs(piece), await readLeadColours(db));
