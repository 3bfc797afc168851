/** Longer than a transaction may take (`postgres.ts`): what was asked for in one that is not kept is forgotten after it. */
const FORGOTTEN_MS = 20_000;

/**
 * Which queues this process has asked something of that none of its workers has taken up. A wake-up may come before another
 * transaction commits: what that one asks for stays noted, and is woken by its own.
 */
export function createAsked<Name>(clock: () => number = () => performance.now()): {
  note(name: Name): void;
  take(name: Name): void;
  /** Queues to be woken. */
  names(): readonly Name[];
} {
  const asked = new Map<Name, number[]>();
  return {
    note(name) {
      asked.set(name, [...(asked.get(name) ?? []), clock()]);
    },
    take(name) {
      asked.get(name)?.shift();
    },
    names() {
      const since = clock() - FORGOTTEN_MS;
      for (const [name, moments] of asked) {
        const left = moments.filter((moment) => moment > since);
        if (left.length > 0) asked.set(name, left);
        else asked.delete(name);
      }
      return [...asked.keys()];
    },
  };
}
