import { COMPANY } from '#domain/company.ts';
import { findPage, renderPage } from './app/render-page.ts';
import { openShop } from './open-shop.ts';
import { DataFolderInUse } from './server/db/data-lock.ts';
import { EnvironmentError, parseEnv } from './server/env.ts';
import { PortTaken } from './server/listen.ts';
import { createLog } from './server/log.ts';

/** The process: reads the environment, opens the shop, says where it is, and closes it in order. */
async function run(): Promise<void> {
  const env = parseEnv(process.env);
  const staticFolder = import.meta.env.DEV ? undefined : 'build/client';
  const shop = await openShop({ env, log: createLog(env.logLevel), findPage, renderPage, staticFolder });

  const mode = shop.testMode ? 'Test mode – no money moves.' : 'Payments go to your account.';
  console.log(`\n${COMPANY.shopName} is open at ${shop.publicUrl}  ${mode}\n`);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await shop.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

run().catch((error: Error) => {
  const isExplained =
    error instanceof EnvironmentError || error instanceof DataFolderInUse || error instanceof PortTaken;
  console.error(`\n${isExplained ? error.message : error.stack}\n`);
  process.exit(1);
});
