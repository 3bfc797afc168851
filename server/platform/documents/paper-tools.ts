import { openPrintPictures, type PrintPictures } from './print-pictures.ts';
import { createTypesetter, type Typesetter } from './typeset.ts';

/** What papers are made with. */
export interface PaperTools {
  readonly typesetter: Typesetter;
  readonly pictures: PrintPictures;
  /** The shop's address without a trailing slash. */
  readonly publicUrl: string;
}

/** Nothing is loaded before the first paper. `root` is the project's folder. */
export const createPaperTools = (publicUrl: string, root = '.'): PaperTools => ({
  typesetter: createTypesetter(root),
  pictures: openPrintPictures(root),
  publicUrl,
});
