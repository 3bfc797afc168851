import { entriesOf } from '../records.ts';
import type { Option } from './options.ts';
import {
  type BuildField,
  type BuildStep,
  type BuildStepId,
  type Choices,
  type ConfiguratorRecord,
  FIELDS,
  type MadePickup,
  type OptionGroup,
} from './record.ts';
import type { CONFIGURATORS } from './tables.ts';

export type ConfiguratorId = keyof typeof CONFIGURATORS;

export type CustomType = (typeof CONFIGURATORS)[ConfiguratorId]['makes'][number]['type'];

export type Configurator = ConfiguratorRecord<ConfiguratorId, CustomType>;

/** The groups of a step that have options for this build. */
export function askedGroups({ groups }: BuildStep, choices: Choices): readonly OptionGroup[] {
  return groups.filter(({ offers }) => offers(choices).length > 0);
}

/** True for the overview, and for every step with options for this build. */
export function isOnTheWay(step: BuildStep, choices: Choices): boolean {
  return step.groups.length === 0 || askedGroups(step, choices).length > 0;
}

export function openFields(
  { steps }: Configurator,
  choices: Choices,
  until: BuildStepId = 'overview',
): readonly BuildField[] {
  const last = steps.findIndex(({ id }) => id === until);
  return steps
    .slice(0, last + 1)
    .flatMap((step) => askedGroups(step, choices))
    .map(({ field }) => field)
    .filter((field) => choices[field] === undefined);
}

type Offering = Pick<Configurator, 'steps'> & Partial<Pick<Configurator, 'extras'>>;

/** All groups of a field, in steps and extras. */
export const groupsOf = ({ steps, extras = [] }: Offering, field: BuildField): readonly OptionGroup[] =>
  [...steps.flatMap(({ groups }) => groups), ...extras].filter((group) => group.field === field);

export const offersIn = (configurator: Offering, choices: Choices, field: BuildField): readonly Option[] =>
  groupsOf(configurator, field).flatMap(({ offers }) => offers(choices));

/** The chosen option of a field; undefined if none is chosen, or one not on offer. */
export const chosenOption = (
  configurator: Offering,
  choices: Choices,
  field: BuildField,
): Option | undefined => offersIn(configurator, choices, field).find(({ id }) => id === choices[field]);

/** The pickup of a build. Before one is chosen: the first that the configurator makes. */
export const madeBy = ({ makes }: Pick<Configurator, 'makes'>, { pickup }: Choices): MadePickup<CustomType> =>
  makes.find((made) => made.pickup === pickup) ?? makes[0];

/** A part of a build; `asked` if the shopper chose it. */
export interface BuildPart {
  readonly field: BuildField;
  readonly label: string;
  readonly option: Option;
  readonly asked: boolean;
}

/** Fields in the order of the specification, for descriptions and prices. The pickup itself is the base. */
const PART_LABELS = {
  spacing: 'Pole Spacing',
  cover: 'Pickup Cover',
  model: 'Cover model',
  color: 'Cover Color',
  base: 'Base Color',
  potting: 'Wax Potting',
  output: 'Output Level',
  coils: 'Coil Matching',
  wiring: 'Wiring',
  magnet: 'Magnet',
  wound: 'Winding',
  connector: 'Lead',
} as const satisfies Partial<Record<BuildField, string>>;
const PARTS = entriesOf(PART_LABELS);

export function partsOf(configurator: Configurator, choices: Choices): readonly BuildPart[] {
  const unasked = configurator.unasked(choices);
  return PARTS.flatMap(([field, label]): readonly BuildPart[] => {
    const chosen = chosenOption(configurator, choices, field);
    const option = chosen ?? unasked[field];
    return option ? [{ field, label, option, asked: chosen !== undefined }] : [];
  });
}

export const isOffered = (
  configurator: Configurator,
  choices: Choices,
  field: BuildField,
  id: string,
): boolean => offersIn(configurator, choices, field).some((option) => option.id === id);

/** Sets a choice with all dependent ones, without moving on. Ignores an id that is not on offer. */
export function choose(configurator: Configurator, choices: Choices, field: BuildField, id: string): Choices {
  if (!isOffered(configurator, choices, field, id) || choices[field] === id) return choices;
  return withoutLost(configurator, configurator.after(field, { ...choices, [field]: id }));
}

/** Removes a winding that the other choices no longer allow. */
function withoutLost(configurator: Configurator, choices: Choices): Choices {
  const { wound, ...rest } = choices;
  return wound === undefined || isOffered(configurator, rest, 'wound', wound) ? choices : rest;
}

export function spellChoices(choices: Choices): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const id = choices[field];
    if (id !== undefined) query.set(field, id);
  }
  return query;
}

export const buildPath = (configurator: Configurator, choices: Choices): string =>
  pathWith(configurator, spellChoices(choices));

export const pathWith = ({ path }: Configurator, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

export const sameChoices = (a: Choices, b: Choices): boolean =>
  FIELDS.every((field) => a[field] === b[field]);

/**
 * Reads choices by applying them one by one from the first step; an id that is not on offer is an error. A missing
 * field keeps the default set by earlier choices. The first of repeated values wins.
 */
export function readChoices(
  configurator: Configurator,
  said: (field: BuildField) => string | null | undefined,
): { readonly ok: true; readonly choices: Choices } | { readonly ok: false; readonly part: BuildField } {
  let choices = configurator.start;
  for (const field of FIELDS) {
    const id = said(field);
    if (id === null || id === undefined) continue;
    if (!isOffered(configurator, choices, field, id)) return { ok: false, part: field };
    choices = choose(configurator, choices, field, id);
  }
  return { ok: true, choices };
}
