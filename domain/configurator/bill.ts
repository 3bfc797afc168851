import type { Language } from '../languages.ts';
import { add, type Cents, ZERO } from '../money.ts';
import type { LookupKey, PriceList } from '../prices/price-list.ts';
import { BUILD_MESSAGES } from './build.messages.ts';
import { type Configurator, madeBy, partsOf } from './configurator.ts';
import { type Described, describePart } from './describe.ts';
import type { Choices } from './record.ts';
import { CONFIGURATORS } from './tables.ts';

/** Price of the pickup itself, before options (spec decision 7). */
export const baseKeyOf = ({ id }: Pick<Configurator, 'id'>, choices: Choices): LookupKey =>
  madeBy(CONFIGURATORS[id], choices).base;

export function priceKeysOf(configurator: Configurator, choices: Choices): readonly LookupKey[] {
  const options = partsOf(configurator, choices).flatMap(({ option }) => option.lookupKey ?? []);
  return [baseKeyOf(configurator, choices), ...options];
}

export type Pricing =
  | { readonly ok: true; readonly price: Cents }
  | { readonly ok: false; readonly missing: readonly LookupKey[] };

/** Sums the prices of keys. Missing keys are an error, because nothing is sold without its price. */
export function billSum(keys: readonly LookupKey[], prices: PriceList): Pricing {
  const missing = keys.filter((key) => prices[key] === undefined);
  if (missing.length > 0) return { ok: false, missing };
  return { ok: true, price: add(...keys.map((key) => prices[key] ?? ZERO)) };
}

/** "Custom Humbucker", "Custom P90 Soapbar". */
export const pickupName = (configurator: Configurator, choices: Choices): string =>
  madeBy(configurator, choices).name;

export interface BillLine extends Described {
  readonly lookupKey: LookupKey | undefined;
  readonly price: Cents | undefined;
}

/** The build as a bill of materials: the base first, then each part. The prices add up to the build's price. */
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
