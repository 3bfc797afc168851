/**
 * Longer than the timeout of a transaction (`postgres.ts`), so a job of a rolled-back transaction is forgotten
 * afterwards, and not shorter than the time between two looks.
 */
const FORGOTTEN_MS = 20_000;

/**
 * Queues with jobs that no local worker has fetched yet: enqueued by this process, or found by a look. A wake-up may come
 * before another transaction commits: its jobs stay noted for its own wake-up.
 */
export function createUnfetchedJobs(clock: () => number = () => performance.now()): {
  note(name: string, id: string): void;
  /** So many jobs are due, among them noted ones and those of others. */
  found(name: string, count: number): void;
  take(name: string, id: string): void;
  has(name: string): boolean;
} {
  const noted = new Map<string, Map<string, number>>();
  const found = new Map<string, { left: number; readonly at: number }>();
  const isFresh = (at: number) => at > clock() - FORGOTTEN_MS;
  return {
    note(name, id) {
      const ids = noted.get(name) ?? new Map<string, number>();
      noted.set(name, ids.set(id, clock()));
    },
    found: (name, count) => void found.set(name, { left: count, at: clock() }),
    take(name, id) {
      const others = found.get(name);
      if (!noted.get(name)?.delete(id) && others) others.left -= 1;
    },
    has(name) {
      const ids = noted.get(name);
      for (const [id, at] of ids ?? []) if (!isFresh(at)) ids?.delete(id);
      const others = found.get(name);
      return (ids?.size ?? 0) > 0 || (others !== undefined && others.left > 0 && isFresh(others.at));
    },
  };
}
