import type { CoilPlan } from './coil-plan.ts';

/** A step at the bench, in order: what the screen calls it, and what the sheet ticks off. */
export interface BenchStep {
  readonly id: 'coil 1' | 'coil 2' | 'join' | 'measure' | 'wax' | 'cover';
  readonly name: string;
  readonly done: string;
}

/** The steps of a pickup: only those that it has. */
export function benchSteps(
  { coils }: Pick<CoilPlan, 'coils'>,
  { potted, covered }: { readonly potted: boolean; readonly covered: boolean },
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
    covered
      ? { id: 'cover', name: 'Cover', done: 'Cover and leads soldered' }
      : { id: 'cover', name: 'Leads', done: 'Leads soldered' },
  ];
}
