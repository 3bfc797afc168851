import type { Language } from '#domain/languages.ts';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { buildSheetIn } from '#domain/production/build-sheet-in.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { readLeadColours } from './lead-colours.ts';
import type { UnitRow } from './unit-row.ts';

/** The build sheet of a pickup, with its lead colours. */
export const unitSheet = async (
  db: Db,
  unit: Pick<UnitRow, 'id' | 'sold'>,
  language: Language = 'en',
): Promise<BuildSheet> => buildSheetIn(soldAs(unit), await readLeadColours(db), language);
