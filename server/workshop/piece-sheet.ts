import { type BuildSheet, buildSheet } from '#domain/workshop/build-sheet.ts';
import type { PieceBuild } from '#domain/workshop/piece.ts';
import { modelOfPiece } from '#domain/workshop/piece-look.ts';
import type { Services } from '../shop/services.ts';

/** The build sheet of a piece, with the sizes that its CAD model reports. */
export async function pieceSheet({ papers }: Services, build: PieceBuild): Promise<BuildSheet> {
  const report = await papers.pictures.report(modelOfPiece(build));
  return buildSheet(build, () => report);
}
