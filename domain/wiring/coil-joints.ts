import type { CoilMode } from '../tone/coil-modes.ts';
import type { LeadId } from './lead-colours.ts';
import { PICKUP_KINDS, type PickupKindId } from './pickup-kinds.ts';

export interface CoilJoints {
  readonly hot: readonly LeadId[];
  readonly joined: readonly LeadId[];
  readonly ground: readonly LeadId[];
}

const FIVE: Readonly<Record<CoilMode, CoilJoints>> = {
  series: { hot: ['start1'], joined: ['finish1', 'finish2'], ground: ['start2', 'shield'] },
  parallel: { hot: ['start1', 'finish2'], joined: [], ground: ['finish1', 'start2', 'shield'] },
  split: { hot: ['start1'], joined: [], ground: ['finish1', 'finish2', 'start2', 'shield'] },
};

/** Ways to join a pickup's coils with its leads, usual one first; only one if it has two leads. */
export function waysToJoin(kind: PickupKindId): { readonly mode: CoilMode; readonly joints: CoilJoints }[] {
  if (kind === 'humbucker-5')
    return (['series', 'parallel', 'split'] as const).map((mode) => ({ mode, joints: FIVE[mode] }));
  if (kind === 'hp90-5') return [{ mode: 'series', joints: FIVE.series }];
  const [hot, ground] = PICKUP_KINDS[kind].leads;
  return [{ mode: 'series', joints: { hot: [hot], joined: [], ground: [ground] } }];
}
