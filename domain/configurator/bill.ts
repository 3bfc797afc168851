import type { Language } from '../languages.ts';
import { add, type Cents, ZERO } from '../money.ts';
import type { LookupKey, PriceList } from '../prices/price-list.ts';
import { BUILD_MESSAGES } from './build.messages.ts';
import { type Configurator, madeBy, partsOf } from './configurator.ts';
import { type Described, describePart } from './describe.ts';
import type { Choices } from './record.ts';
import { CONFIGURATORS } from './tables.ts';

/** The price of the pickup itself, before any option (decision 7). */
export const baseKeyOf = ({ id }: Pick<Configurator, 'id'>, choices: Choices): LookupKey =>
  madeBy(CONFIGURATORS[id], choices).base;

/** The keys whose prices add up to the price of a build: the base and every priced option (decision 25). */
export function priceKeysOf(configurator: Configurator, choices: Choices): readonly LookupKey[] {
  const options = partsOf(configurator, choices).flatMap(({ option }) => option.lookupKey ?? []);
  return [baseKeyOf(configurator, choices), ...options];
}

export type Pricing =
  | { readonly ok: true; readonly price: Cents }
  | { readonly ok: false; readonly missing: readonly LookupKey[] };

/** The sum of the prices of keys. A key that the list lacks is named: nothing is sold without its price. */
export function sumOf(keys: readonly LookupKey[], prices: PriceList): Pricing {
  const missing = keys.filter((key) => prices[key] === undefined);
  if (missing.length > 0) return { ok: false, missing };
  return { ok: true, price: add(...keys.map((key) => prices[key] ?? ZERO)) };
}

/** What is built: "Custom Humbucker", "Custom P90 Soapbar". */
export const pickupName = (configurator: Configurator, choices: Choices): string =>
  madeBy(configurator, choices).name;

export interface BillLine extends Described {
  /** Of the option that it stands for; undefined where that costs nothing. */
  readonly lookupKey: LookupKey | undefined;
  /** What the line adds; undefined where the list does not say. */
  readonly price: Cents | undefined;
}

/** The build as a bill of materials: the base first, then part by part; the prices add up to the build's. */
export function billOf(
  configurator: Configurator,
  choices: Choices,
  prices: PriceList,
  language: Language = 'en',
): readonly BillLine[] {
  const priced = (words: Described, lookupKey: LookupKey | undefined): BillLine => ({
    ...words,
    lookupKey,
    price: lookupKey ? prices[lookupKey] : ZERO,
  });
  const base = {
    label: BUILD_MESSAGES[language].basePrice,
    value: pickupName(configurator, choices),
    field: 'pickup',
  } as const;
  return [
    priced(base, baseKeyOf(configurator, choices)),
    ...partsOf(configurator, choices).map((part) =>
      priced(describePart(configurator, choices, part, language), part.option.lookupKey),
    ),
  ];
}
