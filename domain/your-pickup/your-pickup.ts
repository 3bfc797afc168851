import * as z from 'zod/mini';
import { keysOf } from '../records.ts';
import { COVER_FIGURES } from '../tone/covers.ts';
import { MAGNETS } from '../tone/magnets.ts';
import { USUAL_BUILDS } from './pickup-types.ts';

/** Kinds of a visitor's pickup. Place, cover and losses follow from the kind (`pickup-types.ts`). */
export const YOUR_TYPES = keysOf(USUAL_BUILDS);

/** Source of the figures: the measuring page, a name with published figures, or a multimeter and the model. */
const SOURCES = ['measured', 'named', 'ohms'] as const;

const NAME_LENGTH = 80;

const positive = () => z.number().check(z.refine((value) => value > 0));

/** A figure in the unit of its key, and its doubt as one standard deviation. */
const figure = () => z.object({ value: positive(), doubt: z.number().check(z.minimum(0)) });

const schema = z.object({
  type: z.enum(YOUR_TYPES),
  source: z.enum(SOURCES),
  /** Name given by the visitor or a list. */
  name: z.optional(z.string().check(z.refine((text) => text.length > 0 && text.length <= NAME_LENGTH))),
  /** Day of the measurement, ISO 8601. */
  measuredOn: z.optional(z.string().check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text)))),
  resistance_Ohm: figure(),
  /** L0, at low frequency: for the model's circuit, not a meter's reading at 1 kHz. */
  inductance_H: figure(),
  /** Coil, cover and lead. */
  capacitance_F: figure(),
  /** Q of the resonance in the load of the measurement or the publication. */
  q: figure(),
  /** The one eddy-current branch: share of the inductance, 0 to 1, and the frequency of its largest loss. */
  lossShare: z.object({
    value: z.number().check(z.minimum(0), z.maximum(0.95)),
    doubt: z.number().check(z.minimum(0)),
  }),
  loss_Hz: figure(),
  /** Not measured: kind and magnet determine all branches, because a plate has its losses far below the rods. */
  magnet: z.optional(z.enum(MAGNETS)),
  /** Missing: the usual one of its kind. */
  cover: z.optional(z.enum(keysOf(COVER_FIGURES))),
});

/** A visitor's pickup as stored in the browser. Plain JSON; SI units with doubt. */
export type YourPickup = z.infer<typeof schema>;

/** A figure and its doubt, one standard deviation in the figure's unit. */
export type DoubtedFigure = YourPickup['resistance_Ohm'];

export type YourType = YourPickup['type'];

/** Parses a stored pickup; undefined if it is invalid. */
export function readYourPickup(text: string): YourPickup | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export const writeYourPickup = (pickup: YourPickup): string => JSON.stringify(pickup);
