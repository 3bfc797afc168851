import type { LookupKey } from '../prices/price-list.ts';
import type { CustomLook } from '../products/custom-looks.ts';
import type { StockType } from '../products/products.ts';
import type { BuildKind } from '../tone/build.ts';
import type { Option, OutputOption } from './options.ts';

/**
 * What can be chosen, in the order in which builds are spelled. `color` is the cover's; `base` is the bobbins' and,
 * where nothing covers them or the cover is the pickup's own, the one colour there is. `wound` is asked in no step.
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
] as const;
export type Field = (typeof FIELDS)[number];

/** Ids of what is chosen so far. */
export type Choices = { readonly [F in Field]?: string };

/** A group of options within a step. */
export interface Group {
  readonly field: Field;
  readonly label: string;
  /** What is on offer for a build chosen so far; nothing where the build has no such part. */
  readonly offers: (choices: Choices) => readonly Option[];
}

export interface Step {
  readonly id: StepId;
  readonly title: string;
  /** Stands under the title, where this configurator says it in its own way (`step.messages.ts`). */
  readonly lead?: string;
  /** Choices of the step. None at the overview. */
  readonly groups: readonly Group[];
  /** True where a pick leaves something more to pick, so that only Continue goes on. */
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
export type StepId = (typeof STEP_IDS)[number];

/** A pickup that a configurator makes. */
export interface MadePickup<Type extends string = string> {
  /** What carts and orders call it, and keep: never renamed. */
  readonly type: Type;
  /** "Custom P90 Soapbar". */
  readonly name: string;
  /** What is chosen in the field `pickup` to make it, where the configurator makes more than one. */
  readonly pickup?: string;
  /** The price of the pickup itself, before any option (decision 7). */
  readonly base: LookupKey;
  /** How the tone model winds it. */
  readonly kind: BuildKind;
  /** The pickup of the catalogue that it is kin to, and what makes a build of it look like that. */
  readonly kin: { readonly stock: StockType; readonly start: Choices };
}

/** All that is decided about one configurator. Another one is another record. */
export interface ConfiguratorRecord<Id extends string = string, Type extends string = string> {
  readonly id: Id;
  readonly path: string;
  readonly heading: string;
  readonly makes: readonly [MadePickup<Type>, ...MadePickup<Type>[]];
  readonly start: Choices;
  readonly steps: readonly Step[];
  /** What can be chosen and is asked in no step: whoever does not ask for it has it as usual. */
  readonly extras?: readonly Group[];
  /** What a pick of something else leaves of the choices, with what it sets. */
  readonly after: (field: Field, choices: Choices) => Choices;
  /** Steps at which the live view does not turn by itself; it does at all others. */
  readonly rests: readonly StepId[];
  /** What a build has without being asked. */
  readonly unasked: (choices: Choices) => { readonly [F in Field]?: Option };
  /** What of that is part of every build and priced beside what is chosen. */
  readonly always: readonly {
    readonly label: string;
    readonly value: string;
    readonly lookupKey: LookupKey;
  }[];
  readonly outputs: readonly OutputOption[];
  /** DC resistance where no output is chosen yet, Ω: its Vintage. */
  readonly usualOhms: number;
  /** The field of the one colour that a stock pickup has. */
  readonly colour: Field;
  readonly look: (choices: Choices) => CustomLook;
  /** Choices that let patterns be seen, until there are colours of one's own. */
  readonly shownIn?: Choices;
  /** What the overview shows; the model stays as it was, and rests (specification). */
  readonly overview: 'photograph' | 'model';
  /** The stock set that is in for a photograph that does not arrive (specification); words do without one. */
  readonly standIn?: StockType;
  /** Anchors of the diagrams it is soldered by, by the number of wires. */
  readonly diagrams: Readonly<Record<2 | 5, string>>;
}
