import { decimalsIn, type Language } from './languages.ts';
import { inThousands } from './production/figures.ts';
import { FIGURE_KIND_WORDS, FIGURE_NAMES, TYPED_WORDS } from './typed-figures.messages.ts';
import { cleanLine } from './typed-text.ts';

/** Unit of each kind, its largest number of decimals, and an example. */
const KINDS = {
  money: { unit: '€', places: 2, example: 219.99 },
  count: { unit: '', places: 0, example: 12 },
  grams: { unit: 'g', places: 4, example: 480 },
  wholeGrams: { unit: 'g', places: 0, example: 480 },
  metres: { unit: 'm', places: 4, example: 5.3 },
  millimetres: { unit: 'mm', places: 4, example: 0.063 },
  kiloOhms: { unit: 'kΩ', places: 4, example: 8.06 },
  henries: { unit: 'H', places: 4, example: 4.22 },
  millitesla: { unit: 'mT', places: 1, example: 45 },
  degrees: { unit: '°C', places: 2, example: 21.5 },
  minutes: { unit: 'min', places: 1, example: 20 },
  percent: { unit: '%', places: 3, example: 4.9 },
  wholePercent: { unit: '%', places: 0, example: 15 },
  rate: { unit: '', places: 6, example: 0.8634 },
  days: { unit: '', places: 0, example: 3 },
} as const;
type FigureKind = keyof typeof KINDS;

/** A number typed by makers, with its kind and range. */
export interface TypedFigure {
  readonly name: keyof typeof FIGURE_NAMES.en;
  readonly kind: FigureKind;
  readonly from: number;
  readonly to: number;
  /** Values outside need the maker's confirmation. */
  readonly usual?: readonly [from: number, to: number];
  readonly example?: number;
  /** Stored integer units in one typed unit: 100 cents, 1 000 mg. */
  readonly scale?: number;
}

const money = <Name extends TypedFigure['name']>(name: Name, usual?: TypedFigure['usual']) => ({
  ...{ name, kind: 'money' as const, from: 0, to: 100_000, scale: 100 },
  ...(usual && { usual }),
});

export const TYPED_FIGURES = {
  price: money('price'),
  shipping: money('shipping'),
  duty: money('duty'),
  goodwill: money('goodwill'),
  packPrice: money('packPrice', [0, 1000]),
  post: money('post', [0, 60]),
  freeFrom: money('freeFrom', [0, 2000]),
  parcel: { name: 'parcel', kind: 'wholeGrams', from: 1, to: 40_000 },
  turns: { name: 'turns', kind: 'count', from: 1, to: 100_000 },
  coil: { name: 'coil', kind: 'kiloOhms', from: 0.001, to: 1000 },
  resistance: { name: 'resistance', kind: 'kiloOhms', from: 0.001, to: 1000 },
  inductance: { name: 'inductance', kind: 'henries', from: 0.001, to: 1000 },
  temperature: { name: 'temperature', kind: 'degrees', from: 0, to: 50 },
  bathMinutes: { name: 'bathMinutes', kind: 'minutes', from: 1, to: 1440 },
  bathTemperature: { name: 'bathTemperature', kind: 'degrees', from: 20, to: 150, example: 65 },
  percentOff: { name: 'percentOff', kind: 'wholePercent', from: 1, to: 90, usual: [1, 30] },
  leastGoods: money('leastGoods', [0, 2000]),
  uses: { name: 'uses', kind: 'count', from: 1, to: 100_000 },
  dutyPercent: { name: 'dutyPercent', kind: 'percent', from: 0, to: 200, usual: [0, 40] },
  upToPercent: { name: 'upToPercent', kind: 'percent', from: 0, to: 200, usual: [0, 60] },
  perEuro: { name: 'perEuro', kind: 'rate', from: 0.0001, to: 1000 },
  reel: { name: 'reel', kind: 'grams', from: 0, to: 20_000, usual: [0, 1000], scale: 1000 },
  diameter: { name: 'diameter', kind: 'millimetres', from: 0.01, to: 1, usual: [0.03, 0.2] },
  field: { name: 'field', kind: 'millitesla', from: 1, to: 2000, usual: [5, 500] },
  days: { name: 'days', kind: 'days', from: 0, to: 120, usual: [0, 30] },
  consultant: { name: 'consultant', kind: 'count', from: 1001, to: 9_999_999 },
  client: { name: 'client', kind: 'count', from: 1, to: 99_999 },
} as const satisfies Readonly<Record<string, TypedFigure>>;

const STOCK = {
  piece: { kind: 'count', least: 1, to: 1_000_000, usual: [0, 5000], scale: 1 },
  g: { kind: 'grams', least: 0.1, to: 1_000_000, usual: [0, 6000], scale: 1000 },
  m: { kind: 'metres', least: 0.01, to: 1_000_000, usual: [0, 500], scale: 1000 },
} as const;

/** A stock amount in the unit of its part. */
export function stockFigure(
  name: 'counted' | 'came' | 'reorder' | 'pack' | 'used',
  unit: keyof typeof STOCK,
): TypedFigure {
  const { least, ...figure } = STOCK[unit];
  return { name, from: name === 'counted' || name === 'reorder' ? 0 : least, ...figure };
}

/** True if the figure is stored in whole units. */
export const isWhole = ({ kind, scale }: Pick<TypedFigure, 'kind' | 'scale'>): boolean =>
  scale !== undefined || KINDS[kind].places === 0;

const PLAIN = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;

/** Possible readings of a text: its last mark is the decimal mark, or its marks separate thousands. */
function readings(text: string, places: number): readonly { value: number; decimals: number }[] {
  const grouped = GROUPED.exec(text);
  const texts = [
    // Without decimals, "5.550" can only be five thousand.
    ...(PLAIN.test(text) && !(grouped && places === 0) ? [text] : []),
    ...(grouped ? [text.replaceAll(grouped[1] ?? '', '')] : []),
  ];
  return texts.map((one) => ({
    value: Number(one.replace(',', '.')),
    decimals: /[.,](\d*)$/.exec(one)?.[1]?.length ?? 0,
  }));
}

/**
 * Parses a typed number; undefined if it is empty, invalid, out of range or ambiguous. Accepts both decimal marks in
 * both languages. "1.000" € may be 1 or 1 000 and is rejected; "5.780" kΩ is accepted, because 5 780 kΩ is out of
 * range.
 */
export function readFigure(text: string, figure: TypedFigure): number | undefined {
  const { unit, places } = KINDS[figure.kind];
  const bare = cleanLine(text).replace('’', "'");
  const digits = unit && bare.endsWith(unit) ? bare.slice(0, -unit.length).trim() : bare;
  const meant = readings(digits, places).filter(({ value }) => value >= figure.from && value <= figure.to);
  const [one, other] = meant;
  if (!one || (other && other.value !== one.value) || one.decimals > places) return undefined;
  if (!figure.scale) return one.value;
  const stored = Math.round(one.value * figure.scale);
  // Rejects finer values than can be stored, instead of rounding.
  return Math.abs(one.value * figure.scale - stored) < 1e-4 ? stored : undefined;
}

/** "6 400", "0,5", for sentences. Money has a comma in both languages, as everywhere in the shop. */
function inWords(value: number, { kind }: Pick<TypedFigure, 'kind'>, language: Language): string {
  const [whole = '', decimals] = String(value).split('.');
  const allDigits =
    decimals === undefined ? whole : `${whole}.${kind === 'money' ? decimals.padEnd(2, '0') : decimals}`;
  const [first = '', rest] = decimalsIn(allDigits, kind === 'money' ? 'de' : language).split(/(?=[.,])/);
  return inThousands(Number(first)) + (rest ?? '');
}

const withUnit = (text: string, kind: FigureKind, language: Language): string => {
  const { unit } = KINDS[kind];
  const word = kind === 'days' ? TYPED_WORDS[language].days : unit;
  return word ? `${text}\u00a0${word}` : text;
};

export function figureFault(figure: TypedFigure, language: Language): string {
  const { from, to, kind, name } = figure;
  const say = (value: number) => inWords(value, figure, language);
  const range = withUnit(TYPED_WORDS[language].range(say(from), say(to)), kind, language);
  const example = say(Math.min(to, Math.max(from, figure.example ?? KINDS[kind].example)));
  return TYPED_WORDS[language].fault(
    FIGURE_NAMES[language][name],
    FIGURE_KIND_WORDS[language][kind],
    example,
    range,
  );
}

/** Question about an implausible value; undefined for most. `value` is as parsed. */
export function figureDoubt(value: number, figure: TypedFigure, language: Language): string | undefined {
  const { usual, kind, name, scale = 1 } = figure;
  const typed = value / scale;
  if (!usual || (typed >= usual[0] && typed <= usual[1])) return undefined;
  const say = (one: number) => inWords(one, figure, language);
  return TYPED_WORDS[language].doubt(
    FIGURE_NAMES[language][name],
    withUnit(say(typed), kind, language),
    withUnit(TYPED_WORDS[language].range(say(usual[0]), say(usual[1])), kind, language),
  );
}

/** Formats a stored value for its field, so that `readFigure` can parse it; empty if there is none. */
export function writeFigure(
  value: number | null | undefined,
  figure: TypedFigure,
  language: Language,
): string {
  if (value === null || value === undefined) return '';
  const { kind, scale = 1 } = figure;
  const { places } = KINDS[kind];
  const typed = value / scale;
  if (kind === 'money') return decimalsIn(Number.isInteger(typed) ? String(typed) : typed.toFixed(2), 'de');
  const written = decimalsIn(String(Number(typed.toFixed(places))), language);
  // "1.125" could mean thousands; a further zero makes it unambiguous.
  return readFigure(written, figure) === undefined && /[.,]\d{3}$/.test(written) ? `${written}0` : written;
}
