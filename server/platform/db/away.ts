import { CommitUnknown } from './transaction.ts';

/** What is said of a database that gives no sign of life. */
export const NO_ANSWER = 'The database does not answer.';

/** A health check wants to know soon, not when a query has timed out. */
export const PROBE_MS = 1500;

/**
 * SQLSTATE of a server that cannot serve just now: connections lost (08), room, memory or connections used up (53), shut
 * down or ended by hand (57P), its disk broken (58); a statement or a lock that took too long, a session left waiting, a
 * server that follows another and takes no writes, a transaction that others were in the way of however often it was tried.
 */
const STATES = /^(08|53|57P|58)|^(57014|55P03|25P03|25006|40001|40P01|40003)$/;

/** The same from the operating system. */
const SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO)$/;

/** pg's own words for a connection that is none; they carry no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;

/** The payment provider's client, where it reached nobody or a server in trouble. */
const PROVIDER = /^Stripe(ConnectionError|APIError|RateLimitError)$/;

/**
 * Whether something failed because database, disk or provider are not to be had just now, wherever that is in what was thrown:
 * whoever asked may ask again in a moment. Everything else is a fault of ours.
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
