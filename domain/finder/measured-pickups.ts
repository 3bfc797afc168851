import type { Language } from '../languages.ts';
import type { Position } from '../products/pickup-types.ts';
import { inductanceAt, METER_HZ } from '../tone/circuit.ts';
import type { Cover } from '../tone/covers.ts';
import type { Doubt } from '../tone/doubt.ts';
import { inFigures } from '../tone/format-figures.ts';
import type { Magnet } from '../tone/magnets.ts';
import { SHOWN_NAMES, type ShownPath } from '../tone/measured/shown-names.messages.ts';
import { makePickup, type Pickup } from '../tone/pickup.ts';
import { USUAL_BUILDS } from '../your-pickup/pickup-types.ts';
import { type KindId, kindOf } from './kinds.ts';
import { MEASURED_NAME } from './names.messages.ts';

interface MeasuredPickup {
  readonly path: ShownPath;
  readonly kind: KindId;
  /** Set if it is made for one position, which is then in its name. */
  readonly at?: Position;
  /** Sources of its modelled losses; default: AlNiCo 5 and the usual cover of its kind. */
  readonly magnet?: Magnet;
  readonly cover?: Cover;
  readonly resistance_Ohm: number;
  /** L0, at low frequency. */
  readonly inductance_H: number;
  readonly capacitance_pF: number;
}

/**
 * Other makers' pickups that were measured one by one (`domain/tone/measured`), by the names that `/model` shows.
 * R, L and C are the fits of that page, which `measured-pickups.test.ts` compares; losses are the model's. Left out: a
 * P90 without a maker, a bass that fits no rout of ours, and a Tone Zone that got its cover for the measurement.
 */
export const MEASURED_PICKUPS = {
  'true-velvet': {
    ...{ path: 'Guitar/DiMarzio/TrueVelvet/TV', kind: 'stratocaster' },
    ...{ resistance_Ohm: 5994, inductance_H: 2.6569, capacitance_pF: 363.7 },
  },
  'affinity-strat': {
    ...{ path: 'Guitar/Squier/Affinity-Strat/Squier', kind: 'stratocaster', magnet: 'CER' },
    ...{ resistance_Ohm: 6148, inductance_H: 4.0741, capacitance_pF: 113.4 },
  },
  'cv-tele-neck': {
    ...{ path: 'Guitar/Squier/Tele-CV/Neck', kind: 'telecaster', at: 'neck', cover: 'brass-hood' },
    ...{ resistance_Ohm: 1323, inductance_H: 3.6093, capacitance_pF: 213.9 },
  },
  'cv-tele-bridge': {
    ...{ path: 'Guitar/Squier/Tele-CV/bridge', kind: 'telecaster', at: 'bridge' },
    ...{ resistance_Ohm: 7350, inductance_H: 4.5251, capacitance_pF: 151.7 },
  },
  'duncan-jazz': {
    ...{ path: 'Guitar/SD/Jazz/Jazz', kind: 'humbucker', at: 'neck' },
    ...{ resistance_Ohm: 7190, inductance_H: 4.3382, capacitance_pF: 127.4 },
  },
  'duncan-aph-2-neck': {
    ...{ path: 'Guitar/SD/APH2/APH2N', kind: 'humbucker', at: 'neck' },
    ...{ resistance_Ohm: 8200, inductance_H: 5.6949, capacitance_pF: 121.8 },
  },
  'ibz-bridge': {
    ...{ path: 'Guitar/DiMarzio/IBZ/IBZ-B', kind: 'humbucker', at: 'bridge' },
    ...{ resistance_Ohm: 14_400, inductance_H: 6.7007, capacitance_pF: 96.61 },
  },
  'tone-zone': {
    ...{ path: 'Guitar/DiMarzio/ToneZone/TZ', kind: 'humbucker' },
    ...{ resistance_Ohm: 18_300, inductance_H: 9.7743, capacitance_pF: 128.3 },
  },
  'epiphone-lp-bridge': {
    ...{ path: 'Guitar/Epiphone/LP/bridge', kind: 'humbucker-covered', at: 'bridge', cover: 'brass-closed' },
    ...{ resistance_Ohm: 8790, inductance_H: 5.9218, capacitance_pF: 161.3 },
  },
} as const satisfies Readonly<Record<string, MeasuredPickup>>;

export type MeasuredId = keyof typeof MEASURED_PICKUPS;

export const measuredBy = (id: MeasuredId): MeasuredPickup => MEASURED_PICKUPS[id];

/**
 * Deviation of another pickup of the same name from the measured one, as a share: half of what a type's winding leaves
 * open (`DOUBTS`). Three sets of two EVOs in the collection are within 4 % in L, five of one Tone Zone within 1 %.
 */
const ANOTHER_OF_ITS_NAME = { inductance: 0.05, capacitance: 0.15 } as const;

export const doubtOfMeasured = (ofClass: Doubt): Doubt => ({ ...ofClass, ...ANOTHER_OF_ITS_NAME });

/** The circuit of `/model`, in a pickup of its kind. */
export function measuredPickup(id: MeasuredId): Pickup {
  const { kind, at = 'bridge', magnet = 'A5', cover, ...fitted } = measuredBy(id);
  const where = kindOf(kind).at[at];
  if (!where) throw new Error(`No ${kind} at ${at}`);
  const build = USUAL_BUILDS[where.type];
  const pickup = makePickup({
    ...{ bobbin: build.bobbin, place: where.place, cover: cover ?? build.cover, magnet },
    ...{ wind: { ohms: fitted.resistance_Ohm }, awg: 43, matched: true, wound: 'scatter' },
    // Wax and leads act on C alone, which is measured.
    ...{ potted: true, wires: 2 },
  });
  const { inductance_H, capacitance_pF } = fitted;
  return { ...pickup, circuit: { ...pickup.circuit, inductance_H, capacitance_F: capacitance_pF * 1e-12 } };
}

/** "Duncan Jazz, neck, measured: 4.1 H", as a meter reads it at 1 kHz. */
export function measuredName(id: MeasuredId, language: Language): string {
  const [name] = SHOWN_NAMES[language][measuredBy(id).path];
  const reading_H = inductanceAt(measuredPickup(id).circuit, METER_HZ);
  return MEASURED_NAME[language](name, inFigures(reading_H.toFixed(1), language));
}
