import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { commandsUpTo } from './commands.ts';
import { checkForgotten, checkInvariants } from './invariants.ts';
import { World } from './world.ts';

vi.mock(import('../../server/platform/mail/mailer.ts'), async (load) => {
  const { withPost } = await import('./post.ts');
  return withPost(await load());
});

/**
 * Shoppers, makers, days, faults and restarts by seed (`npm test -- simulate`). After every command the provider's money,
 * orders, papers, mails, stock and books agree. A failure prints the shortest script of commands that fails, with its seed
 * and path: `SIMULATE_SEED=… SIMULATE_PATH=… npm test -- simulate` repeats it. A whole run has short scripts, so their
 * failures need `SIMULATE_LENGTH=12`, too.
 */
const {
  SIMULATE_SEED: seed,
  SIMULATE_PATH: path,
  SIMULATE_RUNS: count = '30',
  SIMULATE_LENGTH: length = '40',
} = process.env;

it('whatever happens to a shop, no money, paper, mail or part is lost or doubled', async () => {
  let commands = 0;
  const injected = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(commandsUpTo(Number(length)), async (script) => {
      const world = await World.open();
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), script);
        await world.settle();
        await checkInvariants(world);
        await checkForgotten(world);
      } finally {
        commands += world.commands;
        for (const [kind, times] of world.injected) injected.set(kind, (injected.get(kind) ?? 0) + times);
        await world.close();
      }
    }),
    {
      numRuns: Number(count),
      ...(seed && { seed: Number(seed) }),
      ...(path && { path }),
      endOnFailure: process.env.SIMULATE_FAST !== undefined,
    },
  );
  console.log(`${count} runs, ${commands} commands; faults: ${JSON.stringify(Object.fromEntries(injected))}`);
  expect(commands).toBeGreaterThan(0);
}, 0);
