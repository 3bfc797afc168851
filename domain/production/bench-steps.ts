import type { CoilPlan } from './coil-plan.ts';

/** A step at the bench, in order: what the screen calls it, and what the sheet ticks off. */
export interface BenchStep {
  readonly id: 'coil 1' | 'coil 2' | 'join' | 'measure' | 'wax' | 'cover' | 'test play';
  readonly name: string;
  readonly done: string;
}

/** Metal is soldered to the ground, plastic is put on. */
const LAST: Readonly<Record<'metal' | 'plastic' | 'none', BenchStep>> = {
  metal: { id: 'cover', name: 'Cover', done: 'Cover and leads soldered' },
  plastic: { id: 'cover', name: 'Cover', done: 'Leads soldered, cover on' },
  none: { id: 'cover', name: 'Leads', done: 'Leads soldered' },
};

/** The steps of a pickup: only those that it has. */
export function benchSteps(
  { coils }: Pick<CoilPlan, 'coils'>,
  { potted, cover }: { readonly potted: boolean; readonly cover: 'metal' | 'plastic' | 'none' },
): readonly BenchStep[] {
  const two = coils.length > 1;
  return [
    two
      ? { id: 'coil 1', name: 'Coil 1', done: 'Coil 1, turns counted' }
      : { id: 'coil 1', name: 'Coil', done: 'Coil, turns counted' },
    ...(two
      ? ([
          { id: 'coil 2', name: 'Coil 2', done: 'Coil 2, turns counted' },
          { id: 'join', name: 'Join', done: 'Joined, phase checked' },
        ] as const)
      : []),
    { id: 'measure', name: 'Measure', done: 'Measured, below' },
    ...(potted ? ([{ id: 'wax', name: 'Wax', done: 'Waxed and cooled' }] as const) : []),
    LAST[cover],
    { id: 'test play', name: 'Test play', done: 'Played, every string heard' },
  ];
}
