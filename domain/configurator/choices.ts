import { type Configurator, offersIn } from './configurator.ts';
import { type Choices, FIELDS, type Field } from './record.ts';

/** True where a build is offered this. */
export const isOffered = (configurator: Configurator, choices: Choices, field: Field, id: string): boolean =>
  offersIn(configurator, choices, field).some((option) => option.id === id);

/** Chooses, with all that follows for the choices, and moves nowhere. What is not on offer changes nothing. */
export function choose(configurator: Configurator, choices: Choices, field: Field, id: string): Choices {
  if (!isOffered(configurator, choices, field, id) || choices[field] === id) return choices;
  return withoutLost(configurator, configurator.after(field, { ...choices, [field]: id }));
}

/** A winding that what was chosen otherwise leaves no room for goes with it. */
function withoutLost(configurator: Configurator, choices: Choices): Choices {
  const { wound, ...rest } = choices;
  return wound === undefined || isOffered(configurator, rest, 'wound', wound) ? choices : rest;
}

/** Spells choices as a query, in the order of the fields: `cover=open&model=fishbone&…`. */
export function spellChoices(choices: Choices): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const id = choices[field];
    if (id !== undefined) query.set(field, id);
  }
  return query;
}

/** The address that restores a build at its overview. */
export const buildPath = (configurator: Configurator, choices: Choices): string =>
  pathWith(configurator, spellChoices(choices));

/** The address of a configurator's page with a query. */
export const pathWith = ({ path }: Configurator, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

export const sameChoices = (a: Choices, b: Choices): boolean =>
  FIELDS.every((field) => a[field] === b[field]);

/**
 * Reads choices by choosing them one by one, from the first step on: what cannot be chosen so is not understood.
 * What is left out keeps the default that the choices before it set. Of repeated values the first counts.
 */
export function readChoices(
  configurator: Configurator,
  said: (field: Field) => string | null | undefined,
): { readonly ok: true; readonly choices: Choices } | { readonly ok: false; readonly part: Field } {
  let choices = configurator.start;
  for (const field of FIELDS) {
    const id = said(field);
    if (id === null || id === undefined) continue;
    if (!isOffered(configurator, choices, field, id)) return { ok: false, part: field };
    choices = choose(configurator, choices, field, id);
  }
  return { ok: true, choices };
}
