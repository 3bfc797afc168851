import { describe, expect, it } from 'vitest';
import { FISHBONE } from '../../tests/fixtures/pickups.ts';
import { sweptOnRig } from '../../tests/fixtures/simulated-rig.ts';
import { cents } from '../money.ts';
import { pickupOf } from '../production/unit.ts';
import {
  billTotal,
  mayMoveRepair,
  REPAIR_STATES,
  type RepairState,
  readRepair,
  repairBill,
} from './repair.ts';

const WOUND = { resistance_Ohm: 8000, inductance_H: 4 };

describe('the figures of a pickup to repair', () => {
  it.each([
    ['no connection', null, null, 'open'],
    ['a resistance beyond any coil', 2_000_000, null, 'open'],
    ['leads that touch', 4, 0.001, 'short'],
    ['both as wound', 8200, 3.9, 'fine'],
    ['little inductance for its wire', 7900, 1.6, 'shorted'],
    ['both of nine turns in ten', 7200, 3.24, 'fewer'],
    ['resistance alone', 11_000, 4.02, 'joint'],
    ['no inductance yet', 8000, null, 'unclear'],
    ['more turns than wound', 9600, 5.8, 'unclear'],
  ] as const)('with %s have the correct diagnosis [row D876]', (_, resistance_Ohm, inductance_H, reading) => {
    expect(readRepair({ resistance_Ohm, inductance_H }, WOUND)).toBe(reading);
  });

  it('and two sweeps show damping of a whole coil, but one sweep alone does not [row D889]', () => {
    const { circuit } = pickupOf(FISHBONE);
    const sweptWith = (share: number, loss_Hz: number) => ({
      ...{ resistance_Ohm: circuit.resistance_Ohm, inductance_H: circuit.inductance_H },
      sweep: sweptOnRig({ ...circuit, eddy: [{ share, loss_Hz }] }),
    });
    const [sound, damped] = [sweptWith(0.15, 8000), sweptWith(0.4, 5000)];
    expect(readRepair(sound, sound)).toBe('fine');
    expect(readRepair(damped, sound)).toBe('damped');
    expect(readRepair(damped, { ...sound, sweep: undefined })).toBe('fine');
  });

  it('of another maker show only an open coil or touching leads [row D876]', () => {
    const read = (resistance_Ohm: number | null) => readRepair({ resistance_Ohm, inductance_H: 4 });
    expect([read(null), read(3), read(8000)]).toEqual(['open', 'short', 'unclear']);
  });
});

it('a repair follows its table: the owner answers a quote, the makers do the rest [row D874]', () => {
  const moves = (by: 'owner' | 'makers') =>
    REPAIR_STATES.flatMap((from) =>
      REPAIR_STATES.filter((to) => mayMoveRepair(from, to, by)).map((to) => `${from} → ${to}`),
    );
  expect(moves('owner')).toEqual(['quoted → agreed', 'quoted → refused']);
  expect(moves('makers')).toEqual([
    ...['asked → here', 'asked → closed', 'here → quoted', 'here → agreed', 'here → closed'],
    ...['agreed → done', 'refused → back', 'done → back', 'closed → here'],
  ]);
  expect(mayMoveRepair('asked', 'constructor' as RepairState, 'makers')).toBe(false);
});

it('an accepted quote costs its work and the return parcel, a refused one the parcel, a guarantee repair nothing [row D875]', () => {
  const [work, parcel] = [
    { what: 'Rewind', amount: cents(9500) },
    { what: 'Parcel', amount: cents(619) },
  ];
  expect(billTotal(repairBill(false, [work], parcel))).toBe(10_119);
  expect(repairBill(true, [work], parcel)).toEqual([parcel]);
  expect(repairBill(false, [], parcel)).toEqual([]);
});
