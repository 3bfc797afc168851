import { type CartLine, isCustom, type LineConfig } from '../cart/cart-line.ts';
import { configuratorOf } from '../configurator/custom-types.ts';
import { type Pause, pausesAmong, type SaleParts } from './sale-parts.ts';

/** What a line consists of, each part with its name; `of` is the configurator that makes it. */
export function partsOf(config: LineConfig): SaleParts {
  if (!isCustom(config)) return config;
  const choices = Object.entries(config.choices).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return { ...Object.fromEntries(choices), of: configuratorOf(config).id, pickupType: config.pickupType };
}

/** What is not as usual with a line, what keeps it from being bought first. */
export const pausesOf = (pauses: readonly Pause[], { config }: Pick<CartLine, 'config'>): readonly Pause[] =>
  pausesAmong(pauses, partsOf(config));

/** What keeps a line from being bought just now. */
export const pausedIn = (pauses: readonly Pause[], line: Pick<CartLine, 'config'>): Pause | undefined =>
  pausesOf(pauses, line).find(({ state }) => state === 'paused');

/** One spelling for the same parts, for tables and forms. */
export const spellParts = (parts: SaleParts): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
