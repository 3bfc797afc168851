import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';

/** More workers would heat a phone and hardly help. */
const MOST_WORKERS = 4;

/** Fetches a task from the shop and solves it in workers. Returns an empty string on timeout. */
export async function workOutProof(patienceMs: number): Promise<string> {
  const response = await fetch('/api/shop/proof-task');
  const { data: challenge } = (await response.json()) as { data: Challenge };
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency),
    timeout: patienceMs,
    createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
  });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
}
