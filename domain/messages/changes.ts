import { isCustom, type LineConfig, lineOf, readLine, unitPrice, writeLine } from '../cart/cart-line.ts';
import { BUILD_MESSAGES } from '../configurator/build.messages.ts';
import { offersIn, partsOf } from '../configurator/configurator.ts';
import { configuratorOf } from '../configurator/custom-types.ts';
import type { Option } from '../configurator/options.ts';
import type { BuildField } from '../configurator/record.ts';
import type { Language } from '../languages.ts';
import { type Cents, cents, times } from '../money.ts';
import type { PriceList } from '../prices/price-list.ts';

export interface Changeable {
  readonly field: BuildField;
  /** "Cover Color". */
  readonly label: string;
  readonly now: { readonly id: string; readonly name: string };
  readonly others: readonly { readonly id: string; readonly name: string }[];
}

/** True if two configurations are equal, in any order of their choices. */
export function isSameConfig(one: LineConfig, other: LineConfig): boolean {
  const spell = (config: LineConfig) =>
    JSON.stringify(
      Object.entries(isCustom(config) ? { ...config.choices, pickupType: config.pickupType } : config)
        .filter(([, value]) => value !== undefined)
        .toSorted(([left], [right]) => (left < right ? -1 : 1)),
    );
  return spell(one) === spell(other);
}

/** The line with one choice changed; undefined if the result is not on offer. */
export function changedConfig(config: LineConfig, field: BuildField, value: string): LineConfig | undefined {
  if (!isCustom(config)) return undefined;
  const configurator = configuratorOf(config);
  if (!offersIn(configurator, config.choices, field).some(({ id }) => id === value)) return undefined;
  const changed = { ...config, choices: { ...config.choices, [field]: value } };
  const line = lineOf(changed);
  // Parses it like a cart line, to check dependent choices.
  const read = line && readLine(JSON.parse(JSON.stringify(writeLine(line))));
  return read && isSameConfig(read.config, changed) ? changed : undefined;
}

export function changeableOf(config: LineConfig, language: Language = 'en'): readonly Changeable[] {
  if (!isCustom(config)) return [];
  const configurator = configuratorOf(config);
  const messages = BUILD_MESSAGES[language];
  return partsOf(configurator, config.choices).flatMap(({ field, label, option, asked }) => {
    if (!asked) return [];
    const toChoice = (one: Option) => ({ id: one.id, name: messages.name(field, one) });
    const others = offersIn(configurator, config.choices, field)
      .filter(({ id }) => id !== option.id && changedConfig(config, field, id) !== undefined)
      .map(toChoice);
    return others.length > 0
      ? [{ field, label: messages.label(field, label), now: toChoice(option), others }]
      : [];
  });
}

/** Price difference at today's prices, discounted: a lower price is refunded. Undefined without a price. */
export function priceOfChange(
  before: LineConfig,
  after: LineConfig,
  {
    quantity,
    discountPercent,
    prices,
  }: {
    readonly quantity: number;
    readonly discountPercent: number | null;
    readonly prices: PriceList;
  },
): { readonly back: Cents; readonly notCharged: Cents } | undefined {
  const [was, is] = [before, after].map((config) => {
    const line = lineOf(config);
    return line && unitPrice(line, prices);
  });
  if (was === undefined || is === undefined) return undefined;
  const paidShare = 1 - (discountPercent ?? 0) / 100;
  // Rounded down to the cent, so that no more than the payment goes back.
  const back = Math.floor(times(cents(Math.max(0, was - is)), quantity) * paidShare);
  return { back: cents(back), notCharged: times(cents(Math.max(0, is - was)), quantity) };
}
