import { openPrintPictures, type PrintPictures } from './print-pictures.ts';
import { createTypesetter, type Typesetter } from './typeset.ts';

export interface PaperTools {
  readonly typesetter: Typesetter;
  readonly pictures: PrintPictures;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Loads nothing before the first paper. `root` is the project's folder. */
export const createPaperTools = (publicUrl: string, root = '.'): PaperTools => ({
  typesetter: createTypesetter(root),
  pictures: openPrintPictures(root),
  publicUrl,
});
