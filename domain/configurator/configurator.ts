import type { LookupKey } from '../price-list.ts';
import type { Option } from './options.ts';

/**
 * What can be chosen, in the order in which builds are described and spelled. `color` is the cover's; `base` is the
 * bobbins' and, where nothing covers them or the cover is the pickup's own, the one colour there is.
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

export type ConfiguratorId = 'humbucker' | 'hp90' | 'p90';

/** A configurator: all its rules as a table. Another one would be another table. */
export interface Configurator {
  readonly id: ConfiguratorId;
  readonly path: string;
  readonly heading: string;
  readonly start: Choices;
  readonly steps: readonly Step[];
  /** What a pick of something else leaves of the choices, with what it sets. */
  readonly after: (field: Field, choices: Choices) => Choices;
  /** Steps at which the live view does not turn by itself; it does at all others. */
  readonly rests: readonly StepId[];
  /** What is part of every build and priced beside what is chosen. */
  readonly always: readonly {
    readonly label: string;
    readonly value: string;
    readonly lookupKey: LookupKey;
  }[];
}

/** The groups of a step that a build is asked for. */
export function askedGroups({ groups }: Step, choices: Choices): readonly Group[] {
  return groups.filter(({ offers }) => offers(choices).length > 0);
}

/** True for the overview, and for every step that a build is asked something in. */
export function isOnTheWay(step: Step, choices: Choices): boolean {
  return step.groups.length === 0 || askedGroups(step, choices).length > 0;
}

/** The fields that a build is asked for and that are still open, in the order of the steps; up to a step. */
export function openFields(
  { steps }: Configurator,
  choices: Choices,
  until: StepId = 'overview',
): readonly Field[] {
  const last = steps.findIndex(({ id }) => id === until);
  return steps
    .slice(0, last + 1)
    .flatMap((step) => askedGroups(step, choices))
    .map(({ field }) => field)
    .filter((field) => choices[field] === undefined);
}

/** The option that is chosen in a field; undefined where nothing is, or nothing that is on offer. */
export function chosenOption({ steps }: Configurator, choices: Choices, field: Field): Option | undefined {
  const group = steps.flatMap(({ groups }) => groups).find((candidate) => candidate.field === field);
  return group?.offers(choices).find(({ id }) => id === choices[field]);
}
