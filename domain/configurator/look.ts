import type { CustomLook, Spacing } from '../products/custom-looks.ts';
import type { Choices, ConfiguratorRecord } from './record.ts';

/** What a build looks like. */
export const lookOf = ({ look }: Pick<ConfiguratorRecord, 'look'>, choices: Choices): CustomLook =>
  look(choices);

/** The neck's, where none is chosen. */
export const spacingOf = ({ spacing }: Choices): Spacing => (spacing === '52' ? 52 : 50);

/** A pickup under a brass cover; before there is a model, under the first. */
export function coveredLook(pickup: 'humbucker' | 'hp90', choices: Choices): CustomLook {
  const { model = 'fishbone', color: colour, base = 'black' } = choices;
  const spacing = spacingOf(choices);
  // The tables offer what looks have (their test walks through all of them).
  if (model === 'plain') return { pickup, cover: 'plain', colour, spacing } as CustomLook;
  return { pickup, cover: model, colour, base, spacing } as CustomLook;
}
