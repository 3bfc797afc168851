import type { MeasureRefusal } from '#domain/measure/chain.ts';
import { fitPickup, type PickupFound, type Responses } from '#domain/measure/fit-pickup.ts';
import type { SweepPlan } from '#domain/measure/sweep.ts';
import { readTake, type Take } from '#domain/measure/take.ts';
import type { Load } from '#domain/tone/circuit.ts';

export type WorkerTask =
  | {
      readonly kind: 'take';
      readonly recording: Float32Array<ArrayBuffer>;
      readonly plan: SweepPlan;
      readonly amplitude: number;
      readonly delay_s: number | undefined;
    }
  | { readonly kind: 'fit'; readonly responses: Responses; readonly load: Load };

export interface WorkerResults {
  readonly take: Take;
  readonly fit: PickupFound | MeasureRefusal;
}

addEventListener('message', ({ data: { id, asked } }: MessageEvent<{ id: number; asked: WorkerTask }>) => {
  const answer =
    asked.kind === 'take'
      ? readTake(asked.recording, asked.plan, asked.amplitude, asked.delay_s)
      : fitPickup(asked.responses, asked.load);
  postMessage({ id, answer });
});
