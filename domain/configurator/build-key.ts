import { choose, isOffered, spellChoices } from './choices.ts';
import { type Configurator, offersIn } from './configurator.ts';
import { type Choices, FIELDS } from './record.ts';
import { CONFIGURATORS } from './tables.ts';
import { begin } from './wizard.ts';

/** A build with the configurator that makes it. */
export interface MadeBuild {
  readonly configurator: Configurator;
  readonly choices: Choices;
}

/** The word that a key begins with: `custom-humbucker`. */
const headOf = ({ id }: Configurator): string => `custom-${id}`;

/** A whole build in one word, the ids of its choices in the order of the fields: `custom-p90.dogear.black.52.hot.…`. */
export const buildKey = (configurator: Configurator, choices: Choices): string =>
  [headOf(configurator), ...spellChoices(choices).values()].join('.');

/** True where a word means to be a build, readable or not. */
export const isBuildKey = (text: string): boolean => text.trimStart().toLowerCase().startsWith('custom-');

/**
 * Reads a key as addresses are read, choice by choice. Which field an id is of follows from the choices before it, so
 * that none needs its name. Undefined for all but a whole build.
 */
export function readBuildKey(text: string): MadeBuild | undefined {
  const [head, ...ids] = text.trim().toLowerCase().split('.');
  const configurator: Configurator | undefined = Object.values(CONFIGURATORS).find(
    (candidate) => headOf(candidate) === head,
  );
  if (!configurator) return undefined;
  let { choices } = begin(configurator);
  for (const field of FIELDS) {
    if (offersIn(configurator, choices, field).length === 0) continue;
    // Said last, and only where it is not as usual.
    if (field === 'wound' && ids.length === 0) continue;
    const id = ids.shift();
    if (id === undefined || !isOffered(configurator, choices, field, id)) return undefined;
    choices = choose(configurator, choices, field, id);
  }
  return ids.length === 0 ? { configurator, choices } : undefined;
}
