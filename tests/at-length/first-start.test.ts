import { describe, expect, it } from 'vitest';
import { openInstances } from '../fixtures/instances.ts';

const ROUNDS = 20;

async function startTogether(): Promise<void> {
  const shops = await openInstances({ isEmpty: true, settings: { LOG_LEVEL: 'warn' } });
  try {
    for (const { address } of shops.all) {
      const answer = await fetch(`${address}/readyz`);
      expect([answer.status, await answer.text()]).toEqual([200, 'ready']);
    }
    expect(shops.printed()).not.toMatch(/"level":[456]0/);
  } finally {
    await shops.close();
  }
}

describe('three instances that start at the same moment on an empty database', () => {
  it(`all open, without a fault in their logs, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) await startTogether();
  }, 600_000);
});
