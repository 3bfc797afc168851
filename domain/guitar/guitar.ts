import * as z from 'zod/mini';
import { keysOf } from '../records.ts';
import {
  AMPS_KOHM,
  type BodySpot,
  CABLE_M,
  CAPS_NF,
  CHOICES,
  type GuitarStyle,
  INSTRUMENTS,
  instrumentOf,
  POTS_KOHM,
  SPOTS,
  type Strings,
} from './instruments.ts';

export interface Guitar {
  readonly style: GuitarStyle;
  readonly scale_mm: number;
  readonly strings: Strings;
  /** Positions of its pickups, from the neck; at least one. */
  readonly pickups: readonly BodySpot[];
  /** Volume and tone alike. */
  readonly pots_kOhm: number;
  /** 0 without a tone control. */
  readonly cap_nF: number;
  readonly cable_m: number;
  readonly amp_kOhm: number;
}

/** About the 500 pF of all spec sheets. */
const USUAL_CABLE_M = 5;

const STYLES = keysOf(INSTRUMENTS);

export function usualGuitar(style: GuitarStyle): Guitar {
  const { scale_mm, strings, fitted, pots_kOhm, cap_nF } = instrumentOf(style);
  return {
    style,
    scale_mm,
    strings,
    pickups: fitted,
    pots_kOhm,
    cap_nF,
    cable_m: USUAL_CABLE_M,
    amp_kOhm: AMPS_KOHM[0],
  };
}

export const FIRST_GUITAR: Guitar = usualGuitar('les-paul');

export const anotherStyle = ({ cable_m, amp_kOhm }: Guitar, style: GuitarStyle): Guitar => ({
  ...usualGuitar(style),
  cable_m,
  amp_kOhm,
});

export function withSpot(guitar: Guitar, spot: BodySpot, on: boolean): Guitar {
  const pickups = SPOTS.filter((at) => (at === spot ? on : guitar.pickups.includes(at)));
  return pickups.length > 0 ? { ...guitar, pickups } : guitar;
}

const figure = () =>
  z.pipe(
    z.pipe(z.string().check(z.refine((text) => /^\d{1,4}(\.\d)?$/.test(text))), z.transform(Number)),
    z.number(),
  );
const oneOf = (values: readonly number[], usual: number) =>
  z.catch(figure().check(z.refine((value) => values.includes(value))), usual);

function linkSchema(style: GuitarStyle) {
  const usual = usualGuitar(style);
  const { kind, spots } = instrumentOf(style);
  const { range_mm, strings } = CHOICES[kind];
  return z.object({
    scale: z.catch(figure().check(z.minimum(range_mm.min), z.maximum(range_mm.max)), usual.scale_mm),
    strings: z.catch(z.enum(strings), usual.strings),
    at: z.catch(
      z.pipe(
        z.string(),
        z.transform((text: string, context) => {
          const names = text.split(' ');
          const pickups = spots.filter((spot) => names.includes(spot));
          if (pickups.length === 0) context.issues.push({ code: 'custom', input: text });
          return pickups;
        }),
      ),
      [...usual.pickups],
    ),
    pots: oneOf(POTS_KOHM, usual.pots_kOhm),
    cap: oneOf(CAPS_NF, usual.cap_nF),
    cable: z.catch(
      figure().check(
        z.maximum(CABLE_M.max),
        z.refine((metres) => metres % CABLE_M.step === 0),
      ),
      usual.cable_m,
    ),
    amp: oneOf(AMPS_KOHM, usual.amp_kOhm),
  });
}

const styleSchema = z.enum(STYLES);

/** Value of the form's scale that refers to the typed one. */
const OTHER_SCALE = 'other';

export function readGuitar(query: URLSearchParams): Guitar | undefined {
  const parsedStyle = styleSchema.safeParse(query.get('guitar'));
  if (!parsedStyle.success) return undefined;
  const style = parsedStyle.data;
  const scale = query.get('scale');
  const read = linkSchema(style).safeParse({
    scale: scale === OTHER_SCALE ? query.get('mm') : scale,
    strings: query.get('strings'),
    at: query.getAll('at').join(' '),
    pots: query.get('pots'),
    cap: query.get('cap'),
    cable: query.get('cable'),
    amp: query.get('amp'),
  });
  if (!read.success) return undefined;
  const { data } = read;
  return {
    style,
    scale_mm: data.scale,
    strings: data.strings,
    pickups: data.at,
    pots_kOhm: data.pots,
    cap_nF: data.cap,
    cable_m: data.cable,
    amp_kOhm: data.amp,
  };
}

export function writeGuitar(guitar: Guitar): URLSearchParams {
  return new URLSearchParams([
    ['guitar', guitar.style],
    ['scale', String(guitar.scale_mm)],
    ['strings', guitar.strings],
    ...guitar.pickups.map((spot): [string, string] => ['at', spot]),
    ['pots', String(guitar.pots_kOhm)],
    ['cap', String(guitar.cap_nF)],
    ['cable', String(guitar.cable_m)],
    ['amp', String(guitar.amp_kOhm)],
  ]);
}

export const sameGuitar = (one: Guitar, other: Guitar): boolean =>
  String(writeGuitar(one)) === String(writeGuitar(other));
