import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXTENDED, LATIN, unicodeRange } from './characters.ts';
import { type Face, faces } from './faces.ts';
import { type Metrics, readMetrics } from './metrics.ts';

/** Layout features the shop uses: kerning, marks, local forms, tabular figures. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum'];

const BASE_URL = '/generated/fonts';

/**
 * Fallback fonts and their mean advance over the sample text in parts of the em, measured on Liberation, which has
 * the metrics of Arial and Courier New.
 */
const FALLBACKS = {
  Archivo: {
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    weight: '650 800',
    advance: 0.49372,
  },
  'Instrument Sans': { local: ['Arial', 'ArialMT', 'Liberation Sans'], weight: '400 700', advance: 0.46145 },
  'Martian Mono': {
    local: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
    weight: '400 600',
    advance: 0.6001,
  },
} as const;

/** Cuts every font and writes the style sheet; file names relative to the fonts' folder. */
export async function makeFonts(root: string): Promise<Map<string, Buffer>> {
  // Loaded here, so that checking hashes does not start the WebAssembly of the subsetter.
  const { default: subsetFont } = await import('subset-font');
  const files = new Map<string, Buffer>();
  const cuts: { face: Face; metrics: Metrics }[] = [];
  for (const face of faces) {
    const original = await readFile(join(root, 'node_modules', face.source));
    const [min, max] = face.weights;
    const letters = face.letters === 'latin' ? LATIN : EXTENDED;
    const options = {
      noHinting: true,
      keepFeatures: FEATURES,
      variationAxes: { wght: { min, max }, ...(face.width ? { wdth: face.width } : {}) },
    };
    const cut = await subsetFont(original, letters, { ...options, targetFormat: 'woff2' });
    const plain = await subsetFont(original, letters, { ...options, targetFormat: 'sfnt' });
    files.set(`${face.file}.woff2`, cut);
    cuts.push({ face, metrics: readMetrics(plain) });
  }
  files.set('fonts.css', Buffer.from(styleSheet(cuts)));
  return files;
}

function styleSheet(cuts: readonly { face: Face; metrics: Metrics }[]): string {
  const extended = new Set([...EXTENDED].map((c) => c.codePointAt(0) as number));
  const own = cuts.map(({ face, metrics }) => {
    const points = metrics.codePoints.filter(
      (c) => c >= 0x20 && (face.letters === 'extended' ? extended.has(c) : true),
    );
    return rule([
      ['font-family', `'${face.family}'`],
      ['font-style', face.style],
      ['font-weight', face.weights.join(' ')],
      ...(face.width ? ([['font-stretch', `${face.width}%`]] as const) : []),
      ['font-display', 'swap'],
      ['src', `url('${BASE_URL}/${face.file}.woff2') format('woff2')`],
      ['unicode-range', unicodeRange(points)],
    ]);
  });
  const fallbacks = cuts
    .filter(({ face }) => face.letters === 'latin' && face.style === 'normal')
    .map(({ face, metrics }) => {
      const fallback = FALLBACKS[face.family];
      const size = metrics.advance / fallback.advance;
      const percent = (v: number): string => `${(v * 100).toFixed(2)}%`;
      return rule([
        ['font-family', `'${face.family} Fallback'`],
        ['font-weight', fallback.weight],
        ...(face.width ? ([['font-stretch', `${face.width}%`]] as const) : []),
        ['src', fallback.local.map((name) => `local('${name}')`).join(', ')],
        ['size-adjust', percent(size)],
        ['ascent-override', percent(metrics.ascent / size)],
        ['descent-override', percent(metrics.descent / size)],
        ['line-gap-override', percent(metrics.lineGap / size)],
      ]);
    });
  const head = '/* Made by `npm run assets` from assets/fonts; do not edit. */\n';
  return `${head}${[...own, ...fallbacks].join('\n')}`;
}

function rule(lines: readonly (readonly [string, string])[]): string {
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}
