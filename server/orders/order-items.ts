import { counted } from '#domain/cart/counted.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import { type CountryCode, countryIn } from '#domain/countries.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { MADE_WORDS } from '#domain/production/made-words.messages.ts';
import { CONNECTED } from '#domain/production/unit-look.ts';
import { isKeyOf } from '#domain/records.ts';
import { NO_ADDRESS_YET } from './order-items.messages.ts';
import { soldAs } from './sold-as.ts';

interface Line {
  readonly id: string;
  readonly sold: Pick<SoldLine, 'title' | 'detail' | 'picture'> | null;
  readonly quantity: number;
}

/** `freezeLine`'s markers for options of stock pickups, and their names in `MADE_WORDS`. */
const MARKED = { 'reverse wound': 'reversed', [CONNECTED]: 'connector' } as const;

/** Translates a stored detail, "Vintage, White", part by part; parts without a German name are kept. */
function detailIn(detail: string, language: Language): string {
  if (language === 'en') return detail;
  const words = MADE_WORDS[language];
  const word = (english: string) =>
    isKeyOf(MARKED, english)
      ? words[MARKED[english]]
      : words.shape(english.split('/').map(words.colour).join('/'));
  return decimalsIn(detail.split(', ').map(word).join(', '), language);
}

export function orderItem(line: Line, language: Language = 'en') {
  const { title, detail, picture } = soldAs(line);
  const name = MADE_WORDS[language].name(title);
  return { name, detail: detailIn(detail, language), quantity: line.quantity, picture };
}

export type OrderItem = ReturnType<typeof orderItem>;

/** Goods by name, for example two of "Stratocaster set (Vintage, White)". */
export const goodsNamed = (
  lines: readonly Line[],
  quantities: readonly number[],
  language: Language = 'en',
) =>
  lines.flatMap((line, index) => {
    const quantity = quantities[index] ?? 0;
    if (quantity === 0) return [];
    const { name, detail } = orderItem(line, language);
    return [{ quantity, name: `${name} (${detail})` }];
  });

export const goodsWords = (
  lines: readonly Line[],
  quantities: readonly number[],
  language: Language,
): string =>
  goodsNamed(lines, quantities, language)
    .map(({ quantity, name }) => counted(quantity, name))
    .join('; ');

/** The buyer's first name, for use in the workshop. */
export const givenName = (name: string | null): string => name?.trim().split(/\s+/)[0] ?? '';

/** The destination country in words; unknown without an address. */
export const placeWords = (country: CountryCode, isAddressed: boolean, language: Language = 'en'): string =>
  isAddressed ? countryIn(country, language) : NO_ADDRESS_YET[language];
