import type { CustomLook, Spacing } from '../products/custom-looks.ts';
import type { Choices, ConfiguratorRecord } from './record.ts';

export const lookOf = ({ look }: Pick<ConfiguratorRecord, 'look'>, choices: Choices): CustomLook =>
  look(choices);

/** Default: the neck's spacing. */
export const chosenSpacing = ({ spacing }: Choices): Spacing => (spacing === '52' ? 52 : 50);

/** A pickup under a brass cover; the first model until one is chosen. */
export function coveredLook(pickup: 'humbucker' | 'hp90', choices: Choices): CustomLook {
  const { model = 'fishbone', color: colour, base = 'black' } = choices;
  const spacing = chosenSpacing(choices);
  // The tables offer only what looks have; their test checks all of them.
  if (model === 'plain') return { pickup, cover: 'plain', colour, spacing } as CustomLook;
  return { pickup, cover: model, colour, base, spacing } as CustomLook;
}
