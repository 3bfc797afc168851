import {
  type Configurator,
  choose,
  isOffered,
  openFields,
  pathWith,
  readChoices,
  sameChoices,
  spellChoices,
} from './configurator.ts';
import { type BuildField, type BuildStepId, type Choices, FIELDS, STEP_IDS } from './record.ts';
import { begin, canReach, goOn, type Wizard } from './wizard.ts';

/** The address of a step. The overview of a complete build and an untouched start need no `step`. */
export const stepPath = (configurator: Configurator, wizard: Wizard): string =>
  pathWith(configurator, stepQuery(configurator, wizard));

function stepQuery(configurator: Configurator, { choices, step }: Wizard): URLSearchParams {
  const start = begin(configurator);
  if (step === start.step && sameChoices(choices, start.choices)) return new URLSearchParams();
  const query = spellChoices(choices);
  if (step !== 'overview') query.set('step', step);
  return query;
}

export type QueryPart = BuildField | 'step';

export type Reading =
  | { readonly ok: true; readonly wizard: Wizard }
  | { readonly ok: false; readonly part: QueryPart };

function firstOpenStep(configurator: Configurator, choices: Choices): BuildStepId {
  const [open] = openFields(configurator, choices);
  const step = configurator.steps.find(({ groups }) => groups.some(({ field }) => field === open));
  return step?.id ?? 'overview';
}

/** Reads a configurator's query. An unreachable or missing step becomes the first open one, else the overview. */
export function readBuildAddress(configurator: Configurator, query: URLSearchParams): Reading {
  const reading = readChoices(configurator, (field) => query.get(field));
  if (!reading.ok) return reading;
  const { choices } = reading;
  const requestedStep = query.get('step');
  const step = STEP_IDS.find((id) => id === requestedStep);
  if (requestedStep !== null && !configurator.steps.some(({ id }) => id === step))
    return { ok: false, part: 'step' };
  const chosen = FIELDS.some((field) => query.has(field));
  const reached = step && canReach(configurator, choices, step) ? step : undefined;
  const otherwise = chosen || step ? firstOpenStep(configurator, choices) : begin(configurator).step;
  return { ok: true, wizard: { choices, step: reached ?? otherwise, cameBack: false } };
}

/** Reads a step's form, sent without JavaScript. Moves on as Continue does; stays if nothing was picked. */
function readForm(configurator: Configurator, query: URLSearchParams, from: string): Reading {
  const before = readBuildAddress(configurator, new URLSearchParams(query.get('build') ?? ''));
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

export const isForm = (query: URLSearchParams): boolean => query.has('from');

/** Parameter that names the invalid part of a rejected query. */
const BROKEN = 'broken';

/** The canonical spelling of a query, under which the page is cached. */
export function canonicalQuery(configurator: Configurator, query: URLSearchParams): URLSearchParams {
  const from = query.get('from');
  const fault = brokenPart(query);
  // A canonical `broken` query has no other parameters and is its own canonical form.
  if (fault && from === null && !FIELDS.some((field) => query.has(field))) return spellBroken(fault);
  const reading = from === null ? readBuildAddress(configurator, query) : readForm(configurator, query, from);
  return reading.ok ? stepQuery(configurator, reading.wizard) : spellBroken(reading.part);
}

const spellBroken = (part: QueryPart) => new URLSearchParams({ [BROKEN]: part });

const brokenPart = (query: URLSearchParams): QueryPart | undefined =>
  [...FIELDS, 'step' as const].find((part) => part === query.get(BROKEN));

export function openingOf(
  configurator: Configurator,
  query: URLSearchParams,
): { readonly wizard: Wizard; readonly broken?: QueryPart } {
  const reading = readBuildAddress(configurator, query);
  const broken = brokenPart(query);
  const wizard = reading.ok ? reading.wizard : begin(configurator);
  return broken ? { wizard, broken } : { wizard };
}
