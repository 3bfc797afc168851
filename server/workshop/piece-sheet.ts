import { type BuildSheet, buildSheet } from '#domain/workshop/build-sheet.ts';
import type { PieceBuild } from '#domain/workshop/piece.ts';
import { modelOfPiece } from '#domain/workshop/piece-look.ts';
import type { Services } from '../shop/services.ts';
import { readLeadColours } from './lead-colours.ts';

/** The build sheet of a piece, with the sizes that its CAD model reports and the lead colours that are set. */
export async function pieceSheet(
  { papers, db }: Pick<Services, 'papers' | 'db'>,
  build: PieceBuild,
): Promise<BuildSheet> {
  const [report, set] = await Promise.all([papers.pictures.report(modelOfPiece(build)), readLeadColours(db)]);
  return buildSheet(build, () => report, set);
}
