import { type CartLine, isCustom, isSpare, type LineConfig } from '../cart/cart-line.ts';
import { configuratorOf } from '../configurator/custom-types.ts';
import { sparePart } from '../products/spare-parts.ts';
import { type Pause, pausesAmong, type SaleParts } from './sale-parts.ts';

export function salePartsOf(config: LineConfig): SaleParts {
  if (isSpare(config)) {
    const { model = '', color = '' } = sparePart(config.spare) ?? {};
    // An open cover pauses with the builds that have it.
    const [, of = '', , , spacing] = config.spare.split(':');
    return { spare: config.spare, ...(spacing && { of, model, color, spacing }) };
  }
  if (!isCustom(config)) return config;
  const choices = Object.entries(config.choices).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return { ...Object.fromEntries(choices), of: configuratorOf(config).id, pickupType: config.pickupType };
}

/** Pauses and notes of a line; those that prevent buying come first. */
export const pausesOf = (pauses: readonly Pause[], { config }: Pick<CartLine, 'config'>): readonly Pause[] =>
  pausesAmong(pauses, salePartsOf(config));

/** The pause that prevents buying a line; undefined if there is none. */
export const pausedIn = (pauses: readonly Pause[], line: Pick<CartLine, 'config'>): Pause | undefined =>
  pausesOf(pauses, line).find(({ state }) => state === 'paused');

/** Canonical spelling of parts, for tables and forms. */
export const spellParts = (parts: SaleParts): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
