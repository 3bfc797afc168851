import { type BuildSheet, buildSheet } from '#domain/production/build-sheet.ts';
import type { PieceBuild } from '#domain/production/piece.ts';
import { modelOfPiece } from '#domain/production/piece-look.ts';
import type { Services } from '../platform/services.ts';
import { readLeadColours } from './lead-colours.ts';

/** The build sheet of a piece, with the sizes that its CAD model reports and the lead colours that are set. */
export async function pieceSheet(
  { papers, db }: Pick<Services, 'papers' | 'db'>,
  build: PieceBuild,
): Promise<BuildSheet> {
  const [report, set] = await Promise.all([papers.pictures.report(modelOfPiece(build)), readLeadColours(db)]);
  return buildSheet(build, () => report, set);
}
