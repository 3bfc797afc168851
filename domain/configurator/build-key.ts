import { type Configurator, choose, isOffered, offersIn, spellChoices } from './configurator.ts';
import { type Choices, FIELDS } from './record.ts';
import { CONFIGURATORS } from './tables.ts';
import { begin } from './wizard.ts';

export interface MadeBuild {
  readonly configurator: Configurator;
  readonly choices: Choices;
}

/** First part of a key: `custom-humbucker`. */
const headOf = ({ id }: Configurator): string => `custom-${id}`;

/** A whole build as one key, the ids in the order of the fields: `custom-p90.dogear.black.52.hot.…`. */
export const buildKey = (configurator: Configurator, choices: Choices): string =>
  [headOf(configurator), ...spellChoices(choices).values()].join('.');

/** True if a text starts like a build key, valid or not. */
export const isBuildKey = (text: string): boolean => text.trimStart().toLowerCase().startsWith('custom-');

/** Reads a key choice by choice; earlier choices determine the field of each id. Undefined if incomplete. */
export function readBuildKey(text: string): MadeBuild | undefined {
  const [head, ...ids] = text.trim().toLowerCase().split('.');
  const configurator: Configurator | undefined = Object.values(CONFIGURATORS).find(
    (candidate) => headOf(candidate) === head,
  );
  if (!configurator) return undefined;
  let { choices } = begin(configurator);
  for (const field of FIELDS) {
    if (offersIn(configurator, choices, field).length === 0) continue;
    const isExtra = configurator.extras.some((group) => group.field === field);
    if (isExtra && !isOffered(configurator, choices, field, ids[0] ?? '')) continue;
    const id = ids.shift();
    if (id === undefined || !isOffered(configurator, choices, field, id)) return undefined;
    choices = choose(configurator, choices, field, id);
  }
  return ids.length === 0 ? { configurator, choices } : undefined;
}
