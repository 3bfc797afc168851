import { choose } from '#domain/configurator/choices.ts';
import { askedGroups, type Configurator } from '#domain/configurator/configurator.ts';
import { lookOf } from '#domain/configurator/look.ts';
import { stepOf, type Wizard } from '#domain/configurator/wizard.ts';

/** The looks that a next pick would show. */
const nextLooks = (configurator: Configurator, { choices, step }: Wizard) =>
  askedGroups(stepOf(configurator, step), choices).flatMap(({ field, offers }) =>
    offers(choices).map(({ id }) => lookOf(configurator, choose(configurator, choices, field, id))),
  );

/** What the stage shows at a step: which pickup, from how near, and whether it turns. */
export function stageView(configurator: Configurator, wizard: Wizard) {
  const { choices, step } = wizard;
  const isClassic = configurator.id === 'p90';
  const needsCover =
    !isClassic && choices.model === undefined && (configurator.id === 'hp90' || choices.cover === 'open');
  return {
    look: lookOf(configurator, choices),
    ghost: needsCover ? ('cover' as const) : undefined,
    zoomed: step === 'color',
    turning: !configurator.rests.includes(step),
    // A photograph takes the model's place at the overview. A classic P90 stays as it was, and rests (specification).
    hidden: step === 'overview' && !isClassic,
    next: nextLooks(configurator, wizard),
  };
}
