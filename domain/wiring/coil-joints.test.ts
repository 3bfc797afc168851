import { describe, expect, it } from 'vitest';
import { PLAIN_BUILD } from '../../tests/fixtures/pickups.ts';
import { buildPickup } from '../tone/build.ts';
import { joinCoils } from '../tone/coil-modes.ts';
import { type CoilJoints, waysToJoin } from './coil-joints.ts';
import { PICKUP_KINDS, type PickupKindId } from './pickup-kinds.ts';
import type { Scheme } from './scheme.ts';
import { soundOf } from './sounds.ts';

/** The pickup alone on a jack, its leads joined in this way. */
const onJack = (kind: PickupKindId, { hot, joined, ground }: CoilJoints): Scheme => ({
  id: 'phase-pair',
  number: '',
  name: '',
  lines: ['', ''],
  height: 0,
  pots_Ohm: 500_000,
  note: { title: '', text: '' },
  parts: {
    pickup: { part: 'pickup', kind, name: '', at: [0, 0] },
    tape: { part: 'tape', name: '', at: [0, 0] },
    jack: { part: 'jack', name: '', at: [0, 0] },
  },
  wires: [
    ...hot.map((lead) => ({ from: `pickup.${lead}`, to: 'jack.tip' })),
    ...joined.map((lead) => ({ from: `pickup.${lead}`, to: 'tape.a' })),
    ...ground.map((lead) => ({ from: `pickup.${lead}`, to: 'jack.sleeve' })),
  ],
});

const KINDS = Object.keys(PICKUP_KINDS) as PickupKindId[];

describe('ways to join the leads of one pickup', () => {
  it.each(KINDS)('of %s use every lead once, with coils in phase', (kind) => {
    for (const { joints } of waysToJoin(kind)) {
      const all = [...joints.hot, ...joints.joined, ...joints.ground];
      expect([...all].sort()).toEqual([...PICKUP_KINDS[kind].leads].sort());
      expect(soundOf(onJack(kind, joints), {})).toMatchObject({ pickups: ['pickup'], inPhase: true });
    }
  });

  it('hum like the model of the coils', () => {
    const pickup = buildPickup({ ...PLAIN_BUILD, wires: 5 });
    for (const { mode, joints } of waysToJoin('humbucker-5')) {
      const { hum } = soundOf(onJack('humbucker-5', joints), {});
      expect(hum, mode).toBe(joinCoils(pickup, mode).humFree ? 'no' : 'yes');
    }
  });
});
