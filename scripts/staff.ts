// npm run staff -- add <mail> | remove <mail> | list: manages the makers. `add` prints a single-use link that
// sets a password; the second factor is set up at the first login.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INVITATION_HOURS } from '#domain/accounts/account.ts';
import { readEmailAddress } from '#domain/email-address.ts';
import { addStaff, listStaff, removeStaff } from '../server/accounts/staff.ts';
import { parseEnv } from '../server/main/env.ts';
import { keptSecret } from '../server/main/kept-secret.ts';
import { openDatabase } from '../server/platform/db/open-database.ts';
import { createSigning } from '../server/platform/links/signing.ts';
import { StartRefused } from '../server/platform/log/start-refused.ts';

const USAGE = 'npm run staff -- add <mail> | remove <mail> | list';

if (existsSync('.env')) process.loadEnvFile('.env');
const [command = '', address = ''] = process.argv.slice(2);
const isList = command === 'list';
if (!isList && !(/^(add|remove)$/.test(command) && readEmailAddress(address))) {
  console.error(USAGE);
  process.exit(1);
}

async function run(): Promise<number> {
  const env = parseEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    const { db } = database;
    if (isList) {
      for (const { email, state } of await listStaff({ db })) console.log(`${email}  ${state}`);
      return 0;
    }
    if (command === 'remove') {
      const isRemoved = await removeStaff({ db, now: () => new Date() }, address);
      console.log(isRemoved ? 'No longer staff, and logged out.' : 'Nobody of that address is staff.');
      return isRemoved ? 0 : 1;
    }
    const secret = env.linkSecret ?? (await keptSecret(join(env.dataDir, 'link-secret')));
    const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
    const link = await addStaff(
      { db, signing: createSigning(secret), publicUrl, now: () => new Date() },
      address,
    );
    console.log(`For ${address} alone, once, within ${INVITATION_HOURS} hours:\n${link}`);
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
