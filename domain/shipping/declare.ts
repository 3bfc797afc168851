import type { CustomsLine, OrderCustoms } from '../customs/order-customs.ts';
import { type Cents, cents } from '../money.ts';
import { prorate } from '../returns/prorate.ts';
import type { Terms } from './declaration.ts';

/** Carriers' files and forms have no more lines, so more kinds of goods are declared together. */
export const MOST_ITEMS = 5;

const digits = (code: string) => code.replaceAll('.', '');
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The part of a line that still goes after returns before shipping. */
function keptLine(line: CustomsLine, back: number) {
  const remaining = Math.max(0, line.quantity - back);
  // Multiplies first, to avoid rounding of fractions.
  const ofLeft = (all: number) => (all * remaining) / line.quantity;
  return {
    text: line.text,
    hsCode: digits(line.code),
    origin: line.origin,
    pieces: ofLeft(line.pieces),
    net_g: line.net_g === null ? 0 : ofLeft(line.net_g),
    value: ofLeft(line.value),
  };
}

type Kept = ReturnType<typeof keptLine>;

const together = (items: readonly Kept[], text: string): Kept[] =>
  [...Map.groupBy(items, (item) => `${item.hsCode} ${item.origin} ${text || item.text}`).values()].flatMap(
    (same) => {
      const [first] = same;
      if (!first) return [];
      return {
        ...first,
        text: same.length > 1 && text ? text : first.text,
        pieces: sum(same.map(({ pieces }) => pieces)),
        net_g: sum(same.map(({ net_g }) => net_g)),
        value: sum(same.map(({ value }) => value)),
      };
    },
  );

const MIXED = 'Electric guitar and bass pickups';

/** Lines without returned pieces (`back`), at the value still paid (`kept`). Equal goods share a line. */
export function declaredItems({ lines }: Pick<OrderCustoms, 'lines'>, back: readonly number[], kept: Cents) {
  const left = lines
    .map((line, index) => keptLine(line, back[index] ?? 0))
    .filter(({ pieces }) => pieces > 0);
  const same = together(left, '');
  const items = same.length > MOST_ITEMS ? together(same, MIXED) : same;
  if (sum(items.map(({ value }) => value)) === 0) return items.map((item) => ({ ...item, value: cents(0) }));
  const values = prorate(
    kept,
    items.map(({ value }) => value),
  );
  return items.map((item, index) => ({ ...item, value: values[index] ?? cents(0) }));
}

/** Payer abroad, by the record at the time of payment. */
export const termsOf = ({ terms }: Pick<OrderCustoms, 'terms'>): Terms =>
  terms === 'duty prepaid' || terms === 'vat contained' ? 'DDP' : 'DAP';

/** True if a duty row was in force; undefined if the country needs none. */
export const hadDutyRow = ({ country, terms, lines }: Pick<OrderCustoms, 'country' | 'terms' | 'lines'>) =>
  country === 'US' ? terms === 'duty prepaid' && lines.every(({ row }) => row !== null) : undefined;
