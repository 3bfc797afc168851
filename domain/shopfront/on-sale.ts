import type { Day } from '../calendar/day.ts';
import type { CartLine, LineConfig } from '../cart/cart-line.ts';
import { isCustom } from '../cart/cart-line.ts';
import { configuratorOf } from '../configurator/custom-types.ts';

/** Of something that is not as usual: made for longer than usual, or not for sale. */
export type SaleState = 'to order' | 'paused';

/** What is not as usual: every line whose parts say at least this. */
export type SaleParts = Readonly<Record<string, string>>;

/** Something that is not sold as usual. */
export interface Pause {
  readonly parts: SaleParts;
  readonly state: SaleState;
  /** What it is called: "Cover Hornet, Wine". */
  readonly name: string;
  /** "again from Wed 2 December". */
  readonly words: string;
  /** The last day on which it counts; left out where it is taken back by hand, or ends with the goods. */
  readonly until?: Day | undefined;
}

/** What a line consists of, each part with its name; `of` is the configurator that makes it. */
export function partsOf(config: LineConfig): SaleParts {
  if (!isCustom(config)) return config;
  const choices = Object.entries(config.choices).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return { ...Object.fromEntries(choices), of: configuratorOf(config).id, pickupType: config.pickupType };
}

/** Whether something is (at least) what is not as usual. */
export const isPartOf = (paused: SaleParts, parts: SaleParts): boolean =>
  Object.entries(paused).every(([name, value]) => parts[name] === value);

/** What is not as usual with parts, the ones that cannot be bought first. */
export function pausesAmong(pauses: readonly Pause[], parts: SaleParts): readonly Pause[] {
  const hit = pauses.filter((pause) => isPartOf(pause.parts, parts));
  return hit.toSorted((a, b) => Number(b.state === 'paused') - Number(a.state === 'paused'));
}

/** What keeps a line from being bought just now. */
export const pausedIn = (pauses: readonly Pause[], { config }: Pick<CartLine, 'config'>): Pause | undefined =>
  pausesAmong(pauses, partsOf(config)).find(({ state }) => state === 'paused');

/** "Cover Hornet, Wine, is paused: again from Wed 2 December." */
export const pauseSentence = ({ name, words, state }: Pause): string =>
  state === 'paused' ? `${name} is paused: ${words}.` : `${name}: ${words}.`;

/** One spelling for the same parts, for tables and forms. */
export const spellParts = (parts: SaleParts): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
