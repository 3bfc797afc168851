// Shared by `npm run backup` and `npm run restore`: PostgreSQL's tools, and the backup folder.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export class Refused extends Error {}

if (existsSync('.env')) process.loadEnvFile('.env');

export const settings = {
  databaseUrl: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || undefined,
  dataDir: process.env.DATA_DIR || 'var',
  folder: process.env.BACKUP_DIR || 'backups',
  kept: Number(process.env.BACKUPS_KEPT || 30),
};

/** The machine's certificates; PostgreSQL's tools have no default. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

/** The address as environment variables, because other users can read a command line. */
function environmentOf(url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode') ?? '';
  const said = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: sslMode,
    PGSSLROOTCERT:
      searchParams.get('sslrootcert') ?? (sslMode.startsWith('verify') && existsSync(TRUSTED) ? TRUSTED : ''),
    PGSSLCERT: searchParams.get('sslcert') ?? '',
    PGSSLKEY: searchParams.get('sslkey') ?? '',
    PGCONNECT_TIMEOUT: '10',
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

/** Runs one of PostgreSQL's tools and returns its output; throws Refused with its message on failure. */
export function runTool(tool, args, url) {
  const program = process.env.POSTGRES_BIN ? join(process.env.POSTGRES_BIN, tool) : tool;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { PATH: process.env.PATH, ...(url && environmentOf(url)) },
  });
  if (error?.code === 'ENOENT')
    throw new Refused(
      `${tool} is not on this machine. Install PostgreSQL's client (Debian: apt-get install postgresql-client), at least as new as the server.`,
    );
  if (status !== 0) throw new Refused(`${tool} failed: ${stderr.trim()}`);
  return stdout;
}

/** Runs a command; a refusal prints one sentence and exits with 1. */
export async function command(work) {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Refused) && !/StartRefused|DataFolderInUse/.test(error.constructor.name))
      throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
