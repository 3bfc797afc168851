/** One cut of a font: where it comes from, which axes are fixed and which stay variable. */
export interface Face {
  /** Name of the written file, without `.woff2`. */
  readonly file: string;
  readonly family: 'Archivo' | 'Instrument Sans' | 'Martian Mono';
  readonly style: 'normal' | 'italic';
  /** File of an npm package: `<package>/files/<name>`. */
  readonly source: string;
  readonly letters: 'latin' | 'extended';
  readonly weights: readonly [number, number];
  /** Fixed width, percent; none for fonts without that axis. */
  readonly width?: number;
}

const archivo = '@fontsource-variable/archivo/files';
const instrument = '@fontsource-variable/instrument-sans/files';
const martian = '@fontsource-variable/martian-mono/files';

/**
 * The cuts of the shop: the widths and weights the design uses, nothing else. The extended letters are a file of
 * their own, which a browser only loads for a page that has such a letter; headings and figures do without.
 */
export const faces: readonly Face[] = [
  {
    file: 'archivo',
    family: 'Archivo',
    style: 'normal',
    source: `${archivo}/archivo-latin-wdth-normal.woff2`,
    letters: 'latin',
    weights: [650, 800],
    width: 125,
  },
  {
    file: 'instrument-sans',
    family: 'Instrument Sans',
    style: 'normal',
    source: `${instrument}/instrument-sans-latin-wght-normal.woff2`,
    letters: 'latin',
    weights: [400, 700],
  },
  {
    file: 'instrument-sans-extended',
    family: 'Instrument Sans',
    style: 'normal',
    source: `${instrument}/instrument-sans-latin-ext-wght-normal.woff2`,
    letters: 'extended',
    weights: [400, 700],
  },
  {
    file: 'instrument-sans-italic',
    family: 'Instrument Sans',
    style: 'italic',
    source: `${instrument}/instrument-sans-latin-wght-italic.woff2`,
    letters: 'latin',
    weights: [400, 600],
  },
  {
    file: 'martian-mono',
    family: 'Martian Mono',
    style: 'normal',
    source: `${martian}/martian-mono-latin-wdth-normal.woff2`,
    letters: 'latin',
    weights: [400, 600],
    width: 87.5,
  },
];
