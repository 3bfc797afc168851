import * as z from 'zod/mini';
import { keysOf } from '../records.ts';
import { MAGNETS } from '../tone/magnets.ts';
import { BUILDS } from './pickup-types.ts';

/** What kind a visitor's pickup is; what follows from it (place, cover, losses) stands in `pickup-types.ts`. */
export const YOUR_TYPES = keysOf(BUILDS);

/** Where its figures come from: the measuring page, a name with published figures, or a multimeter and the model. */
const SOURCES = ['measured', 'named', 'ohms'] as const;

/** Longest name that is kept of a pickup. */
const NAME_LENGTH = 80;

const positive = () => z.number().check(z.refine((value) => value > 0));

/** A figure in the unit that its key says, and its doubt in the same: one standard deviation, twice it is 95 of 100. */
const figure = () => z.object({ value: positive(), doubt: z.number().check(z.minimum(0)) });

const schema = z.object({
  type: z.enum(YOUR_TYPES),
  source: z.enum(SOURCES),
  /** As its visitor or a list calls it. */
  name: z.optional(z.string().check(z.refine((text) => text.length > 0 && text.length <= NAME_LENGTH))),
  /** When it was measured: ISO 8601, the day alone. */
  measuredOn: z.optional(z.string().check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text)))),
  resistance_Ohm: figure(),
  /** L0, at low frequency: what the circuit of the model is made with, not what a meter reads at 1 kHz. */
  inductance_H: figure(),
  /** Coil, cover and lead. */
  capacitance_F: figure(),
  /** Of its resonance in the load that it was measured or named for. */
  q: figure(),
  /** The one branch of eddy currents: share of the inductance, 0 to 1, and where its loss peaks. */
  lossShare: z.object({
    value: z.number().check(z.minimum(0), z.maximum(0.95)),
    doubt: z.number().check(z.minimum(0)),
  }),
  loss_Hz: figure(),
  /** Of one that was not measured: with its kind it says all branches, as a plate loses far below the rods. */
  magnet: z.optional(z.enum(MAGNETS)),
});

/** The pickup that a visitor plays, as this browser keeps it. Plain JSON; figures in SI units with their doubt. */
export type YourPickup = z.infer<typeof schema>;

/** A figure and its doubt, one standard deviation in the figure's unit. */
export type Figure = YourPickup['resistance_Ohm'];

export type YourType = YourPickup['type'];

/** The pickup that was kept as JSON; undefined where that is none, whatever it is. */
export function readYourPickup(text: string): YourPickup | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export const writeYourPickup = (pickup: YourPickup): string => JSON.stringify(pickup);
