import { type Configurator, offersIn } from './configurator.ts';
import { type BuildField, type Choices, FIELDS } from './record.ts';

export const isOffered = (
  configurator: Configurator,
  choices: Choices,
  field: BuildField,
  id: string,
): boolean => offersIn(configurator, choices, field).some((option) => option.id === id);

/** Sets a choice with all dependent ones, without moving on. Ignores an id that is not on offer. */
export function choose(configurator: Configurator, choices: Choices, field: BuildField, id: string): Choices {
  if (!isOffered(configurator, choices, field, id) || choices[field] === id) return choices;
  return withoutLost(configurator, configurator.after(field, { ...choices, [field]: id }));
}

/** Removes a winding that the other choices no longer allow. */
function withoutLost(configurator: Configurator, choices: Choices): Choices {
  const { wound, ...rest } = choices;
  return wound === undefined || isOffered(configurator, rest, 'wound', wound) ? choices : rest;
}

export function spellChoices(choices: Choices): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const id = choices[field];
    if (id !== undefined) query.set(field, id);
  }
  return query;
}

export const buildPath = (configurator: Configurator, choices: Choices): string =>
  pathWith(configurator, spellChoices(choices));

export const pathWith = ({ path }: Configurator, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

export const sameChoices = (a: Choices, b: Choices): boolean =>
  FIELDS.every((field) => a[field] === b[field]);

/**
 * Reads choices by applying them one by one from the first step; an id that is not on offer is an error. A missing
 * field keeps the default set by earlier choices. The first of repeated values wins.
 */
export function readChoices(
  configurator: Configurator,
  said: (field: BuildField) => string | null | undefined,
): { readonly ok: true; readonly choices: Choices } | { readonly ok: false; readonly part: BuildField } {
  let choices = configurator.start;
  for (const field of FIELDS) {
    const id = said(field);
    if (id === null || id === undefined) continue;
    if (!isOffered(configurator, choices, field, id)) return { ok: false, part: field };
    choices = choose(configurator, choices, field, id);
  }
  return { ok: true, choices };
}
