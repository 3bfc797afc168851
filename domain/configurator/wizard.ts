import { type Configurator, choose, isOnTheWay, openFields } from './configurator.ts';
import type { BuildField, BuildStep, BuildStepId, Choices } from './record.ts';

export interface Wizard {
  readonly choices: Choices;
  readonly step: BuildStepId;
  /** The shopper came back to this step from a later one, so a new pick stays here. */
  readonly cameBack: boolean;
}

export const begin = ({ start, steps }: Configurator): Wizard => ({
  choices: start,
  step: steps[0]?.id ?? 'overview',
  cameBack: false,
});

const indexOf = ({ steps }: Configurator, step: BuildStepId): number =>
  steps.findIndex(({ id }) => id === step);

export function stepOf(configurator: Configurator, id: BuildStepId): BuildStep {
  const step = configurator.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`${configurator.id} has no step ${id}`);
  return step;
}

/** True if every field up to this step is chosen. A missing cover model or base colour disables Continue. */
export function canGoOn(configurator: Configurator, { choices, step }: Wizard): boolean {
  return step !== 'overview' && openFields(configurator, choices, step).length === 0;
}

/** Moves to the next step with options for this build; stays if a field is open. */
export function goOn(configurator: Configurator, wizard: Wizard): Wizard {
  if (!canGoOn(configurator, wizard)) return wizard;
  const next = configurator.steps
    .slice(indexOf(configurator, wizard.step) + 1)
    .find((step) => isOnTheWay(step, wizard.choices));
  return next ? { ...wizard, step: next.id, cameBack: false } : wizard;
}

/** Moves to the previous step, skipping the same ones; stays at the first one. */
export function goBack(configurator: Configurator, wizard: Wizard): Wizard {
  const before = configurator.steps
    .slice(0, indexOf(configurator, wizard.step))
    .findLast((step) => isOnTheWay(step, wizard.choices));
  return before ? { ...wizard, step: before.id, cameBack: true } : wizard;
}

/** True if a step applies to this build and nothing before it is open. */
export function canReach(configurator: Configurator, choices: Choices, step: BuildStepId): boolean {
  const index = indexOf(configurator, step);
  const before = configurator.steps[index - 1];
  const found = configurator.steps[index];
  if (!found || !isOnTheWay(found, choices)) return false;
  return !before || openFields(configurator, choices, before.id).length === 0;
}

/** Moves to a step, as the browser's back and forward do. Stays if it is unreachable or current. */
export function goToStep(configurator: Configurator, wizard: Wizard, step: BuildStepId): Wizard {
  if (step === wizard.step || !canReach(configurator, wizard.choices, step)) return wizard;
  const isEarlier = indexOf(configurator, step) < indexOf(configurator, wizard.step);
  return { ...wizard, step, cameBack: isEarlier };
}

/**
 * Picks an option of the current step. A new pick moves on, unless the shopper came back to this step or the step has
 * more to pick. A pick of the current choice always moves on. Ignores options that the step does not offer.
 * @param stays true for picks that must not move on, such as those of the arrow keys
 */
export function pick(
  configurator: Configurator,
  wizard: Wizard,
  field: BuildField,
  id: string,
  { stays = false } = {},
): Wizard {
  const step = stepOf(configurator, wizard.step);
  const group = step.groups.find((candidate) => candidate.field === field);
  if (!group?.offers(wizard.choices).some((option) => option.id === id)) return wizard;
  const again = wizard.choices[field] === id;
  const picked = { ...wizard, choices: choose(configurator, wizard.choices, field, id) };
  const goesOn = again || !(wizard.cameBack || step.waits);
  return goesOn && !stays ? goOn(configurator, picked) : picked;
}

/** Sets an option without a step; `undefined` restores the usual. */
export function chooseExtra(
  configurator: Configurator,
  choices: Choices,
  field: BuildField,
  id: string | undefined,
): Choices {
  const { [field]: _, ...usual } = choices;
  return id === undefined ? usual : choose(configurator, choices, field, id);
}
