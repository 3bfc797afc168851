import type { CustomLook, Spacing } from '../custom-looks.ts';
import type { Choices, Configurator } from './configurator.ts';

const spacingOf = ({ spacing }: Choices): Spacing => (spacing === '52' ? 52 : 50);

/**
 * What a build looks like. Before there is a cover a humbucker stands bare. A bare HP90 is no look: it has a cover
 * that shows its base, which the stage leaves out.
 */
export function lookOf({ id }: Pick<Configurator, 'id'>, choices: Choices): CustomLook {
  const { cover, model, color, base } = choices;
  const spacing = spacingOf(choices);
  // The tables offer what looks have (their test walks through all of them).
  if (id === 'p90') {
    return { pickup: `p90-${choices.pickup}`, cover: 'own', colour: base, spacing } as CustomLook;
  }
  if (id === 'humbucker' && cover === 'closed') return { pickup: id, cover, spacing };
  if (id === 'humbucker' && (cover !== 'open' || !model)) {
    return { pickup: id, cover: 'none', base: cover === 'none' ? base : 'black' } as CustomLook;
  }
  if (model === 'plain') {
    return { pickup: id, cover: 'plain', colour: color, spacing } as CustomLook;
  }
  return {
    pickup: id,
    cover: model ?? 'fishbone',
    colour: color,
    base: base ?? 'black',
    spacing,
  } as CustomLook;
}
