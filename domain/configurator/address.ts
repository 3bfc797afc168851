import {
  type Choices,
  type Configurator,
  FIELDS,
  type Field,
  openFields,
  STEP_IDS,
  type StepId,
} from './configurator.ts';
import { begin, canReach, choose, isOffered, type Wizard } from './wizard.ts';

/** Spells choices as a query, in the order of the fields: `cover=open&model=fishbone&…`. */
export function spellChoices(choices: Choices): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const id = choices[field];
    if (id !== undefined) query.set(field, id);
  }
  return query;
}

/** The address that restores a build, at a step if one is said. */
export function buildPath(configurator: Configurator, choices: Choices, step?: StepId): string {
  const query = spellChoices(choices);
  if (step) query.set('step', step);
  return query.size > 0 ? `${configurator.path}?${query}` : configurator.path;
}

/** What an address says, or the part of it that nobody understands. */
export type Reading =
  | { readonly ok: true; readonly wizard: Wizard }
  | { readonly ok: false; readonly part: Field | 'step' };

/**
 * Reads choices by choosing them one by one, from the first step on: what cannot be chosen so is not understood.
 * What is left out keeps the default that the choices before it set. Of repeated values the first counts.
 */
export function readChoices(
  configurator: Configurator,
  said: (field: Field) => string | null | undefined,
): { readonly ok: true; readonly choices: Choices } | { readonly ok: false; readonly part: Field } {
  let { choices } = begin(configurator);
  for (const field of FIELDS) {
    const id = said(field);
    if (id === null || id === undefined) continue;
    if (!isOffered(configurator, choices, field, id)) return { ok: false, part: field };
    choices = choose(configurator, choices, field, id);
  }
  return { ok: true, choices };
}

/** The first step with something open, or the overview. */
function firstOpenStep(configurator: Configurator, choices: Choices): StepId {
  const [open] = openFields(configurator, choices);
  const step = configurator.steps.find(({ groups }) => groups.some(({ field }) => field === open));
  return step?.id ?? 'overview';
}

/**
 * Reads the query of a configurator's page. A step that cannot be reached yet gives way to the first open one; without
 * a step a whole build opens at its overview.
 */
export function readAddress(configurator: Configurator, query: URLSearchParams): Reading {
  const reading = readChoices(configurator, (field) => query.get(field));
  if (!reading.ok) return reading;
  const { choices } = reading;
  const asked = query.get('step');
  const step = STEP_IDS.find((id) => id === asked);
  if (asked !== null && !configurator.steps.some(({ id }) => id === step)) return { ok: false, part: 'step' };
  const chosen = FIELDS.some((field) => query.has(field));
  const reached = step && canReach(configurator, choices, step) ? step : undefined;
  const otherwise = chosen || step ? firstOpenStep(configurator, choices) : begin(configurator).step;
  return { ok: true, wizard: { choices, step: reached ?? otherwise, cameBack: false } };
}
