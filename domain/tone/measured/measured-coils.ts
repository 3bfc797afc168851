import { z } from 'zod';
import type { Circuit } from '../circuit.ts';
import type { Cover } from '../covers.ts';
import { makePickup, type Recipe } from '../pickup.ts';
import curves from './curves.json' with { type: 'json' };

/** Types of construction that differ in their losses. */
export const COIL_KINDS = [
  'humbucker',
  'p90',
  'bar-strat',
  'tele-plate',
  'rod',
  'bass',
  'covered',
  'one-coil',
] as const;
export type CoilKind = (typeof COIL_KINDS)[number];

const sweep = z.array(z.number().nullable());
const coil = z.object({
  kind: z.enum(COIL_KINDS).exclude(['covered']),
  cover: z.enum(['nickel', 'nickel-closed']).optional(),
  /** Coils of one family are one maker's model, often the same pickup measured again. */
  family: z.string(),
  R: z.number(),
  Rmeasured: z.boolean(),
  L: z.number(),
  C: z.number(),
  /** dB at each frequency, null if not measured: unloaded, loaded, and with 10 nF. */
  UL: sweep,
  LD: sweep,
  IT: sweep,
});

/** Conditions of measurement: unloaded, loaded, and with 10 nF across the coil. */
export const SWEEPS = ['UL', 'LD', 'IT'] as const;
export type Sweep = (typeof SWEEPS)[number];

export interface MeasuredCoil {
  /** Path in the collection: "Guitar/SD/Jazz/Jazz". */
  readonly name: string;
  readonly kind: CoilKind;
  readonly family: string;
  readonly resistance_Ohm: number;
  /** Start of a fit: H at low frequency, and F without the oscilloscope's capacitance. */
  readonly start: { readonly inductance_H: number; readonly capacitance_F: number };
  readonly levels_dB: Readonly<Record<Sweep, readonly (number | null)[]>>;
  /** The modelled circuit, of which only R, L and C are replaced. */
  readonly losses: Circuit;
}

const LIKE: Record<Exclude<CoilKind, 'covered'>, Pick<Recipe, 'bobbin' | 'place' | 'magnet'>> = {
  humbucker: { bobbin: 'humbucker', place: 'humbucker-bridge', magnet: 'A5' },
  'one-coil': { bobbin: 'humbucker', place: 'humbucker-bridge', magnet: 'A5' },
  p90: { bobbin: 'p90-soapbar', place: 'p90-bridge', magnet: 'A5' },
  'bar-strat': { bobbin: 'stratocaster', place: 'stratocaster-bridge', magnet: 'CER' },
  'tele-plate': { bobbin: 'telecaster-bridge', place: 'telecaster-bridge', magnet: 'A5' },
  rod: { bobbin: 'stratocaster', place: 'stratocaster-bridge', magnet: 'A5' },
  bass: { bobbin: 'jazz-bass', place: 'jazz-bass-bridge', magnet: 'A5' },
};

/** Covers of unstated metal whose curves indicate brass (covers.ts). */
const TAKEN_FOR_BRASS: Readonly<Record<string, Cover>> = {
  'Guitar/Epiphone/LP/bridge': 'brass-closed',
  'Guitar/Squier/Tele-CV/Neck': 'brass-hood',
};

export const MEASURED_HZ: readonly number[] = curves.f;

export const MEASURED_COILS: readonly MeasuredCoil[] = Object.entries(
  z.record(z.string(), coil).parse(curves.coils),
).map(([name, { kind, cover, family, R, L, C, UL, LD, IT }]) => ({
  name,
  kind: cover ? 'covered' : kind,
  family,
  resistance_Ohm: R,
  start: { inductance_H: L, capacitance_F: C },
  levels_dB: { UL, LD, IT },
  losses: makePickup({
    ...LIKE[kind],
    wind: { ohms: R },
    awg: 42,
    cover: TAKEN_FOR_BRASS[name] ?? cover ?? 'none',
    potted: true,
    matched: true,
    wires: 2,
    wound: 'scatter',
  }).circuit,
}));
