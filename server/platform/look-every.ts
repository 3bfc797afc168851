import type { Log } from './log/log.ts';

/** Calls `look` every `everyMs`, never twice at once; a failure goes to the log as `failed`. Returns what ends it. */
export function lookEvery(
  everyMs: number,
  look: () => Promise<unknown>,
  log: Log,
  failed: string,
): () => void {
  let isLooking = false;
  const lookOnce = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } catch (err) {
      log.warn({ err }, failed);
    } finally {
      isLooking = false;
    }
  };
  const looking = setInterval(() => void lookOnce(), everyMs).unref();
  return () => clearInterval(looking);
}
