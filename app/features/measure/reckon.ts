import type { WorkerResults, WorkerTask } from './measure-worker.ts';

const transferOf = (asked: WorkerTask): Transferable[] =>
  asked.kind === 'take' ? [asked.recording.buffer] : [];

/** Runs calculations in a worker: transforms of half a million samples would block the page. */
export interface Reckoner {
  ask<Kind extends WorkerTask['kind']>(
    asked: Extract<WorkerTask, { kind: Kind }>,
  ): Promise<WorkerResults[Kind]>;
  end(): void;
}

export function beginReckoning(): Reckoner {
  const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: never }>) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker failed'));
    waiting.clear();
  };
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, asked }, transferOf(asked));
      }),
    end: () => worker.terminate(),
  };
}
