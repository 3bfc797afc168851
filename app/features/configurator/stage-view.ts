import { askedGroups, type Configurator, choose } from '#domain/configurator/configurator.ts';
import { lookOf } from '#domain/configurator/record.ts';
import { stepOf, type Wizard } from '#domain/configurator/wizard.ts';

const nextLooks = (configurator: Configurator, { choices, step }: Wizard) =>
  askedGroups(stepOf(configurator, step), choices).flatMap(({ field, offers }) =>
    offers(choices).map(({ id }) => lookOf(configurator, choose(configurator, choices, field, id))),
  );

/** The stage at a step: look, zoom, and whether it turns. */
export function stageView(configurator: Configurator, wizard: Wizard) {
  const { choices, step } = wizard;
  const isPictured = configurator.overview === 'photograph';
  const needsCover =
    isPictured && choices.model === undefined && (configurator.id === 'hp90' || choices.cover === 'open');
  return {
    look: lookOf(configurator, choices),
    ghost: needsCover ? ('cover' as const) : undefined,
    zoomed: step === 'color',
    turning: !configurator.rests.includes(step),
    // A photograph replaces the model at the overview. A classic P90 stays and stops turning (specification).
    hidden: step === 'overview' && isPictured,
    next: nextLooks(configurator, wizard),
  };
}
