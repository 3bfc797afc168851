import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXTENDED, LATIN } from '../fonts/characters.ts';
import type { Generator } from '../generator.ts';

/** One static cut of a face for paper: variable files are read by browsers, not by what sets our documents. */
interface Cut {
  readonly file: string;
  readonly source: string;
  readonly axes?: Readonly<Record<string, number>>;
  /** Also the letters of names in the rest of the EU. */
  readonly extended?: true;
}

const archivo = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const martian = 'node_modules/@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2';
// Two files of one family do not add up on paper, one of them wins: so the face of names comes whole.
const instrument = (cut: string) => `node_modules/@expo-google-fonts/instrument-sans/${cut}.ttf`;

const CUTS: readonly Cut[] = [
  { file: 'archivo-750', source: archivo, axes: { wght: 750, wdth: 125 } },
  { file: 'archivo-800', source: archivo, axes: { wght: 800, wdth: 125 } },
  { file: 'instrument-400', source: instrument('400Regular/InstrumentSans_400Regular'), extended: true },
  { file: 'instrument-600', source: instrument('600SemiBold/InstrumentSans_600SemiBold'), extended: true },
  { file: 'martian-400', source: martian, axes: { wght: 400, wdth: 87.5 } },
  { file: 'martian-500', source: martian, axes: { wght: 500, wdth: 87.5 } },
];

export const printFontGenerator: Generator = {
  name: 'print-fonts',
  sources: [
    'assets/print-fonts',
    'assets/fonts/characters.ts',
    'node_modules/subset-font/package.json',
    ...[
      '@fontsource-variable/archivo',
      '@fontsource-variable/martian-mono',
      '@expo-google-fonts/instrument-sans',
    ].map((name) => `node_modules/${name}/package.json`),
  ],
  make: async (root) => {
    const { default: subsetFont } = await import('subset-font');
    const files = new Map<string, Buffer>();
    for (const { file, source, axes, extended } of CUTS) {
      const cut = await subsetFont(await readFile(join(root, source)), extended ? LATIN + EXTENDED : LATIN, {
        targetFormat: 'sfnt',
        noHinting: true,
        ...(axes && { variationAxes: axes }),
      });
      files.set(`print-fonts/${file}.ttf`, cut);
    }
    return files;
  },
};
