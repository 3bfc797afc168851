import { type Client, DatabaseError } from 'pg';
import { StartRefused } from '../log/start-refused.ts';

/** The database is unusable as configured; the message has the remedy and no password. */
export class DatabaseUnusable extends StartRefused {}

/** SQLSTATEs of permanent failures, and their remedies. Every other failure may be temporary and is retried. */
const REMEDIES: Record<string, (client: Client) => string> = {
  '28P01': ({ user }) =>
    `does not let user "${user}" in with this password. Correct user and password in DATABASE_URL.`,
  '28000': ({ user }) => `does not let user "${user}" in. Correct DATABASE_URL, or allow it in pg_hba.conf.`,
  '3D000': ({ database }) => `has no database "${database}". Create it, or correct the name in DATABASE_URL.`,
  '42501': ({ user, database }) =>
    `does not let user "${user}" create tables in "${database}". Make it the database's owner.`,
};

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** A sentence for a permanent failure; undefined for every other. */
export function explainForGood(client: Client, error: unknown): DatabaseUnusable | undefined {
  const server = `PostgreSQL at ${client.host}:${client.port}`;
  const code = codeOf(error) ?? '';
  const remedy = REMEDIES[code];
  if (remedy) return new DatabaseUnusable(`${server} ${remedy(client)}`);
  const isTls =
    /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ||
    (error instanceof Error && /does not support SSL/.test(error.message));
  if (isTls && error instanceof Error) {
    return new DatabaseUnusable(
      `${server} cannot be spoken to in private (${error.message}). Correct sslmode in DATABASE_URL.`,
    );
  }
}

export const ONLY_READS = 'it only reads';

/** A sentence for a database that did not answer in time, or only reads. */
export function explainSilence(client: Client, error: unknown, seconds: number): DatabaseUnusable {
  const server = `PostgreSQL at ${client.host}:${client.port}`;
  if (error instanceof Error && error.message === ONLY_READS) {
    return new DatabaseUnusable(
      `${server} still only reads after ${seconds} seconds, as a follower does. Promote it, or point DATABASE_URL to the leader.`,
    );
  }
  const reason = error instanceof DatabaseError ? error.message : (codeOf(error) ?? 'no answer');
  return new DatabaseUnusable(
    `${server} could not be reached in ${seconds} seconds (${reason}). Start it, or correct DATABASE_URL.`,
  );
}
