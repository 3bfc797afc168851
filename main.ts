import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COMPANY } from '#domain/company.ts';
import { renderPage } from './app/render-page.ts';
import { createSandbox } from './sandbox/index.ts';
import { type Database, openDatabase } from './server/db/database.ts';
import { type Env, parseEnv } from './server/env.ts';
import { createShop } from './server/index.ts';
import { type FetchHandler, listen } from './server/listen.ts';
import { createLog, type Log } from './server/log.ts';
import { syncPrices } from './server/payments/sync-prices.ts';

/**
 * The process: the shop and, where no payment account is set, the sandbox beside it. They share nothing but
 * the address at which the shop finds its payment provider (docs/decisions/004).
 */
async function run(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLog(env.logLevel);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });

  // Shop and sandbox want to know the port before they are put together, so the server listens first.
  let answer: FetchHandler = () => new Response('Starting', { status: 503, headers: { 'retry-after': '1' } });
  const { server, port } = await listen(env, (request, bindings) => answer(request, bindings));
  const publicUrl = env.publicUrl ?? `http://localhost:${port}`;
  const loopback = `http://${/^(0\.0\.0\.0|::|localhost)$/.test(env.host) ? '127.0.0.1' : env.host}:${port}`;

  const sandbox = env.stripe ? undefined : await startSandbox(env, database, publicUrl, loopback, log);
  const account = sandbox?.account ?? { ...(env.stripe ?? missing()), baseUrl: undefined };
  const shop = await createShop({
    env,
    publicUrl,
    database,
    account,
    testMode: sandbox !== undefined,
    renderPage,
    staticFolder: import.meta.env.DEV ? undefined : 'build/client',
    extraRoutes: sandbox?.app,
    log,
  });
  answer = (request, bindings) => shop.app.fetch(request, bindings);
  if (sandbox) await syncPrices(shop.services.stripe);
  sandbox?.start();
  await shop.start();

  const mode = sandbox ? 'Test mode – no money moves.' : 'Payments are live with your account.';
  console.log(`\n${COMPANY.shopName} is open at ${publicUrl}  ${mode}\n`);
  process.send?.({ ready: publicUrl });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    server.close();
    await sandbox?.stop();
    await shop.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function missing(): never {
  throw new Error('No payment account');
}

/** Keys of the sandbox are made once and kept, so that sessions and webhooks outlive a restart. */
async function sandboxSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'sandbox-secret');
  try {
    return await readFile(file, 'utf8');
  } catch {
    await mkdir(dataDir, { recursive: true });
    const secret = randomBytes(24).toString('hex');
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}

async function startSandbox(env: Env, database: Database, publicUrl: string, loopback: string, log: Log) {
  const secret = await sandboxSecret(env.dataDir);
  const account = {
    secretKey: `sk_test_${secret}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${secret}`,
    baseUrl: loopback,
  };
  const sandbox = await createSandbox({
    ...account,
    database: database.sql,
    publicUrl,
    webhookUrl: `${loopback}/api/shop/stripe-webhook`,
    assetsDirectory: resolve('build/sandbox'),
    mailDirectory: resolve(env.dataDir, 'mail'),
    shopName: COMPANY.shopName,
    log: (message, detail) => log.info(detail ?? {}, message),
  });
  return { ...sandbox, account };
}

run().catch((error: Error) => {
  console.error(`\n${error.message}\n`);
  if (!/fault\(s\)|data folder|Port \d+ is taken/.test(error.message)) console.error(error.stack);
  process.exit(1);
});
