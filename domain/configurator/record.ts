import type { LookupKey } from '../prices/price-list.ts';
import type { CustomLook, Spacing } from '../products/custom-looks.ts';
import type { StockType } from '../products/products.ts';
import type { BuildKind } from '../tone/build.ts';
import type { Option, OutputOption } from './options.ts';

/**
 * Fields in the order of a build's spelling. `color` is the cover's. `base` is the bobbins', or the only colour if
 * nothing covers them or the cover belongs to the pickup. `wound` and `connector` have no step and may be left out.
 */
export const FIELDS = [
  'pickup',
  'cover',
  'model',
  'color',
  'base',
  'spacing',
  'output',
  'coils',
  'potting',
  'wiring',
  'magnet',
  'wound',
  'connector',
] as const;
export type BuildField = (typeof FIELDS)[number];

export type Choices = { readonly [F in BuildField]?: string };

export interface OptionGroup {
  readonly field: BuildField;
  readonly label: string;
  /** Options for a build so far; empty if the build has no such part. */
  readonly offers: (choices: Choices) => readonly Option[];
}

export interface BuildStep {
  readonly id: BuildStepId;
  readonly title: string;
  readonly lead?: string;
  readonly groups: readonly OptionGroup[];
  /** A pick may leave more to choose, so only Continue moves on. */
  readonly waits?: boolean;
}

export const STEP_IDS = [
  'pickup',
  'cover',
  'model',
  'color',
  'spacing',
  'output',
  'coils',
  'potting',
  'wiring',
  'magnet',
  'overview',
] as const;
export type BuildStepId = (typeof STEP_IDS)[number];

export interface MadePickup<Type extends string = string> {
  /** Type in carts and orders. Stored, so never renamed. */
  readonly type: Type;
  /** "Custom P90 Soapbar". */
  readonly name: string;
  readonly pickup?: string;
  /** Price of the pickup itself, before options (spec decision 7). */
  readonly base: LookupKey;
  readonly kind: BuildKind;
  readonly kin: { readonly stock: StockType; readonly start: Choices };
}

/** Definition of a configurator. Add a record for another one. */
export interface ConfiguratorRecord<Id extends string = string, Type extends string = string> {
  readonly id: Id;
  readonly path: string;
  readonly heading: string;
  readonly makes: readonly [MadePickup<Type>, ...MadePickup<Type>[]];
  readonly start: Choices;
  readonly steps: readonly BuildStep[];
  /** Groups without a step. No choice: the usual. */
  readonly extras: readonly OptionGroup[];
  /** Choices after a pick of `field`: removes what no longer fits and sets defaults. */
  readonly after: (field: BuildField, choices: Choices) => Choices;
  /** Steps at which the live view does not rotate. */
  readonly rests: readonly BuildStepId[];
  /** Parts that a build has without a choice. */
  readonly unasked: (choices: Choices) => { readonly [F in BuildField]?: Option };
  /** Prices of parts that every build has. */
  readonly always?: readonly LookupKey[];
  readonly outputs: readonly OutputOption[];
  /** DC resistance until an output is chosen, Ω: the Vintage level. */
  readonly usualOhms: number;
  readonly colour: BuildField;
  readonly look: (choices: Choices) => CustomLook;
  readonly shownIn?: Choices;
  /** Subject of the overview. The model stays as it was, without rotating (specification). */
  readonly overview: 'photograph' | 'model';
  /** Stock set shown if the photograph fails to load (specification). Undefined: a text. */
  readonly standIn?: StockType;
  readonly diagrams: Readonly<Record<2 | 5, string>>;
}

export const lookOf = ({ look }: Pick<ConfiguratorRecord, 'look'>, choices: Choices): CustomLook =>
  look(choices);

/** Default: the neck's spacing. */
export const chosenSpacing = ({ spacing }: Choices): Spacing => (spacing === '52' ? 52 : 50);

/** A pickup under a brass cover; the first model until one is chosen. */
export function coveredLook(pickup: 'humbucker' | 'hp90', choices: Choices): CustomLook {
  const { model = 'fishbone', color: colour, base = 'black' } = choices;
  const spacing = chosenSpacing(choices);
  // The tables offer only what looks have; their test checks all of them.
  if (model === 'plain') return { pickup, cover: 'plain', colour, spacing } as CustomLook;
  return { pickup, cover: model, colour, base, spacing } as CustomLook;
}
