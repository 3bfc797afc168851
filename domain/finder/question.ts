import * as z from 'zod/mini';
import { POSITIONS, type Position } from '../products/pickup-types.ts';
import { keysOf } from '../records.ts';
import { KINDS, type KindId, kindOf } from './kinds.ts';
import { isName, type NameId, namedAt } from './names.ts';

/** Possible complaints, in five steps; the middle one means no change. */
export const COMPLAINT_SCALES = ['bright', 'loud', 'hum'] as const;
export type Scale = (typeof COMPLAINT_SCALES)[number];
export const SCALE_STEPS = [-2, -1, 0, 1, 2] as const;
export type ScaleStep = (typeof SCALE_STEPS)[number];

/** Positive: brighter, louder, less hum. */
export type Miss = Readonly<Record<Scale, ScaleStep>>;

export const NOTHING_MISSED: Miss = { bright: 0, loud: 0, hum: 0 };

/** Sources of knowledge about a pickup. */
export const WAYS = ['ohms', 'name', 'measured'] as const;
type Way = (typeof WAYS)[number];

export interface Question {
  readonly way: Way;
  readonly kind: KindId;
  readonly position: Position;
  /** Typed value, kΩ; undefined if empty. */
  readonly kOhm?: number;
  readonly name?: NameId;
  readonly miss: Miss;
}

export const FIRST_QUESTION: Question = {
  way: 'ohms',
  kind: 'humbucker',
  position: 'bridge',
  miss: NOTHING_MISSED,
};

export const EXAMPLE_QUESTION: Question = {
  ...FIRST_QUESTION,
  kOhm: 16.4,
  miss: { bright: 2, loud: -1, hum: 0 },
};

/** Positions of a kind, from the neck. */
export const positionsOfType = (kind: KindId): readonly Position[] =>
  POSITIONS.filter((position) => kindOf(kind).at[position]);

/** Replaces a position that the kind lacks by the one nearest to the bridge. */
export function atItsPlace(question: Question): Question {
  const positions = positionsOfType(question.kind);
  if (positions.includes(question.position)) return question;
  return { ...question, position: positions.at(-1) ?? question.position };
}

/** A named pickup sets kind and position. */
export function withName(question: Question, name: NameId): Question {
  const { kind, position } = namedAt(name, question.position);
  return { ...question, name, kind, position };
}

/** Rejects more digits than a meter shows. */
const FIGURE = /^\d{1,6}([.,]\d{1,3})?$/;
const figure = z.pipe(
  z.pipe(
    z.string().check(z.refine((text) => FIGURE.test(text.trim()))),
    z.transform((text: string) => Number(text.trim().replace(',', '.'))),
  ),
  z.number().check(z.refine((value) => value > 0)),
);
const step = z.catch(
  z.pipe(
    z.string(),
    z.transform((text: string, context): ScaleStep => {
      const known = SCALE_STEPS.find((one) => String(one) === text);
      if (known === undefined) context.issues.push({ code: 'custom', input: text });
      return known ?? 0;
    }),
  ),
  0,
);

const schema = z.object({
  have: z.catch(z.enum(WAYS), 'ohms'),
  type: z.catch(z.enum(keysOf(KINDS)), FIRST_QUESTION.kind),
  at: z.catch(z.enum(POSITIONS), FIRST_QUESTION.position),
  kohm: z.catch(z.optional(figure), undefined),
  name: z.catch(z.optional(z.string().check(z.refine(isName))), undefined),
  bright: step,
  loud: step,
  hum: step,
});

/** Parses typed kΩ; undefined if it is not a number. */
export const readKiloOhms = (text: string): number | undefined => figure.safeParse(text).data;

export function readFinderQuestion(query: URLSearchParams): Question {
  const values = Object.fromEntries(
    keysOf(schema.shape).map((key) => [key, query.get(key) ?? undefined]),
  ) as Record<string, string | undefined>;
  const { have, type, at, kohm, name, bright, loud, hum } = schema.parse(values);
  const question: Question = atItsPlace({
    way: have,
    kind: type,
    position: at,
    ...(kohm !== undefined && have === 'ohms' && { kOhm: kohm }),
    miss: { bright, loud, hum },
  });
  return name && have === 'name' ? withName({ ...question, position: at }, name) : question;
}

/** Canonical query of a question; empty for an empty question. */
export function writeFinderQuestion(question: Question): URLSearchParams {
  const { way, kind, position, kOhm, name, miss } = question;
  const query = new URLSearchParams();
  if (way !== 'ohms') query.set('have', way);
  // A name implies kind and position.
  if (way !== 'name' || !name) query.set('type', kind);
  if (kOhm !== undefined && way === 'ohms') query.set('kohm', String(kOhm));
  if (name && way === 'name') query.set('name', name);
  query.set('at', position);
  for (const scale of COMPLAINT_SCALES) if (miss[scale] !== 0) query.set(scale, String(miss[scale]));
  return isFirst(question) ? new URLSearchParams() : query;
}

const isFirst = ({ way, kind, position, kOhm, name, miss }: Question): boolean =>
  way === FIRST_QUESTION.way &&
  kind === FIRST_QUESTION.kind &&
  position === FIRST_QUESTION.position &&
  kOhm === undefined &&
  !name &&
  COMPLAINT_SCALES.every((scale) => miss[scale] === 0);

export function finderPath(question: Question): string {
  const query = writeFinderQuestion(question);
  return query.size > 0 ? `/finder?${query}` : '/finder';
}
