import { CommitUnknown } from './transaction.ts';

export const NO_ANSWER = 'The database does not answer.';

/** Shorter than the query timeout, because a health check has to answer soon. */
export const PROBE_MS = 1500;

/**
 * SQLSTATEs of a server that cannot serve now: connection lost (08), out of disk, memory or connections (53), shut down
 * (57P), disk error (58), statement or lock timeout, idle session ended, read-only follower (25006; 55000 when it is asked
 * for its write-ahead log as a primary), transaction that conflicted in every retry.
 */
const STATES = /^(08|53|57P|58)|^(57014|55P03|25P03|25006|55000|40001|40P01|40003)$/;

/** Error codes of the operating system for the same conditions. */
const SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO)$/;

/** Messages of pg for a lost connection; they have no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;

/** Errors of the payment provider's client: provider unreachable or failing. */
const PROVIDER = /^Stripe(ConnectionError|APIError|RateLimitError)$/;

/**
 * True if an error, or one of its causes, means that database, disk or provider are unavailable for now, so
 * the client may retry. Every other error is a bug.
 */
export function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  if ('type' in thrown && PROVIDER.test(String(thrown.type))) return true;
  if (thrown instanceof CommitUnknown || STATES.test(code) || SYSTEM.test(code) || WORDS.test(thrown.message))
    return true;
  const inside = thrown instanceof AggregateError ? thrown.errors : [];
  return [...inside, thrown.cause].some(isAway);
}
