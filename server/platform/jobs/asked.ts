/**
 * Longer than the timeout of a transaction (`postgres.ts`), so a job of a rolled-back transaction is forgotten
 * afterwards.
 */
const FORGOTTEN_MS = 20_000;

/**
 * Queues with jobs from this process that no local worker has fetched yet. A wake-up may come before another transaction
 * commits: its jobs stay noted for its own wake-up.
 */
export function createAsked<Name>(clock: () => number = () => performance.now()): {
  note(name: Name): void;
  take(name: Name): void;
  names(): readonly Name[];
} {
  const momentsByName = new Map<Name, number[]>();
  return {
    note(name) {
      momentsByName.set(name, [...(momentsByName.get(name) ?? []), clock()]);
    },
    take(name) {
      momentsByName.get(name)?.shift();
    },
    names() {
      const since = clock() - FORGOTTEN_MS;
      for (const [name, moments] of momentsByName) {
        const left = moments.filter((moment) => moment > since);
        if (left.length > 0) momentsByName.set(name, left);
        else momentsByName.delete(name);
      }
      return [...momentsByName.keys()];
    },
  };
}
