import { pickupName } from '#domain/configurator/bill.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import { describeBuild } from '#domain/configurator/describe.ts';
import { type Choices, FIELDS, type Field } from '#domain/configurator/record.ts';

type Words = (field: Field) => string | undefined;

const wordsOf = (configurator: Configurator, choices: Choices): Words => {
  const lines = describeBuild(configurator, choices);
  return (field) => lines.find((line) => line.field === field)?.value;
};

/** What is at the corner of the stage: "FISHBONE, 52 mm", then colours, then the cover. */
export function legendOf(configurator: Configurator, choices: Choices): readonly string[] {
  const words = wordsOf(configurator, choices);
  const [color, base] = [words('color'), words('base')];
  const spacing = `${choices.spacing ?? '50'}\u00a0mm`;
  const bare = pickupName(configurator, choices).replace('Custom ', '');
  const cover = words('cover') ?? configurator.always[0]?.value;
  const colours = [
    color && `Cover ${color}`,
    base && `${choices.cover === 'none' || configurator.id === 'p90' ? 'Color' : 'base'} ${base}`,
  ].filter(Boolean);
  const isOpen = choices.cover === 'open' || configurator.id === 'hp90';
  return [
    `${(words('model') ?? bare).toUpperCase()}, ${spacing}`,
    ...(isOpen && !choices.model
      ? ['Cover model: not chosen']
      : colours.length > 0
        ? [colours.join(', ')]
        : []),
    ...(cover ? [cover] : []),
  ];
}

/** What the last change chose, and what was there before: for the curve under the stage. */
export function changeOf(
  configurator: Configurator,
  choices: Choices,
  before: Choices | undefined,
): { readonly name: string; readonly nameBefore: string | undefined } {
  const words = wordsOf(configurator, choices);
  const field = before && FIELDS.find((candidate) => before[candidate] !== choices[candidate]);
  const name = field && words(field);
  if (!before || !field || !name) {
    const wound = (['output', 'magnet'] as const).flatMap((part) => words(part) ?? []);
    return { name: wound.join(', ') || pickupName(configurator, choices), nameBefore: undefined };
  }
  return { name, nameBefore: wordsOf(configurator, before)(field) ?? 'not chosen' };
}
