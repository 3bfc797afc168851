import { choose, isOffered, pathWith, readChoices, sameChoices, spellChoices } from './choices.ts';
import { type Configurator, openFields } from './configurator.ts';
import { type Choices, FIELDS, type Field, STEP_IDS, type StepId } from './record.ts';
import { begin, canReach, goOn, type Wizard } from './wizard.ts';

/** The address of a step of a build. The overview of a whole build and an untouched start need no word for it. */
export const stepPath = (configurator: Configurator, wizard: Wizard): string =>
  pathWith(configurator, stepQuery(configurator, wizard));

function stepQuery(configurator: Configurator, { choices, step }: Wizard): URLSearchParams {
  const start = begin(configurator);
  if (step === start.step && sameChoices(choices, start.choices)) return new URLSearchParams();
  const query = spellChoices(choices);
  if (step !== 'overview') query.set('step', step);
  return query;
}

/** A part of an address. */
export type Part = Field | 'step';

/** What an address says, or the part of it that nobody understands. */
export type Reading =
  | { readonly ok: true; readonly wizard: Wizard }
  | { readonly ok: false; readonly part: Part };

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

/**
 * Reads what a step's form sends without JavaScript: the build as it stood, the step, and what was picked there. It
 * goes on as Continue does; a form without a pick stays.
 */
function readForm(configurator: Configurator, query: URLSearchParams, from: string): Reading {
  const before = readAddress(configurator, new URLSearchParams(query.get('build') ?? ''));
  if (!before.ok) return before;
  const step = configurator.steps.find(({ id }) => id === from);
  if (!step) return { ok: false, part: 'step' };
  let { choices } = before.wizard;
  for (const { field } of step.groups) {
    const id = query.get(field);
    if (id === null) continue;
    if (!isOffered(configurator, choices, field, id)) return { ok: false, part: field };
    choices = choose(configurator, choices, field, id);
  }
  if (!canReach(configurator, choices, step.id)) return before;
  return { ok: true, wizard: goOn(configurator, { choices, step: step.id, cameBack: false }) };
}

/** True of what a step's form sends: it names the step that it comes from. */
export const isForm = (query: URLSearchParams): boolean => query.has('from');

/** What is in the query of a page whose own query nobody understood, with the part that was at fault. */
const BROKEN = 'broken';

/** The query in the one spelling under which its page is kept. */
export function canonicalQuery(configurator: Configurator, query: URLSearchParams): URLSearchParams {
  const from = query.get('from');
  const fault = brokenPart(query);
  // Such a query says nothing else, and is read as itself.
  if (fault && from === null && !FIELDS.some((field) => query.has(field))) return spellBroken(fault);
  const reading = from === null ? readAddress(configurator, query) : readForm(configurator, query, from);
  return reading.ok ? stepQuery(configurator, reading.wizard) : spellBroken(reading.part);
}

const spellBroken = (part: Part) => new URLSearchParams({ [BROKEN]: part });

const brokenPart = (query: URLSearchParams): Part | undefined =>
  [...FIELDS, 'step' as const].find((part) => part === query.get(BROKEN));

/** Reads a canonical query: where the page opens, and which part of its address was not understood. */
export function openingOf(
  configurator: Configurator,
  query: URLSearchParams,
): { readonly wizard: Wizard; readonly broken?: Part } {
  const reading = readAddress(configurator, query);
  const broken = brokenPart(query);
  const wizard = reading.ok ? reading.wizard : begin(configurator);
  return broken ? { wizard, broken } : { wizard };
}
