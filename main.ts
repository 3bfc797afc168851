import { dirname, join } from 'node:path';
import { COMPANY } from '#domain/company.ts';
import { contractText } from './app/features/legal/contract-text.tsx';
import * as builtPages from './app/render-page.ts';
import { openShop } from './open-shop.ts';
import { firstMakerLink, firstMakerWords } from './server/accounts/index.ts';
import { readCustoms } from './server/customs/index.ts';
import { closedAbroad } from './server/main/closed-abroad.ts';
import { parseEnv } from './server/main/env.ts';
import { isAway } from './server/platform/db/away.ts';
import { createLog, type Log } from './server/platform/log/log.ts';
import { StartRefused } from './server/platform/log/start-refused.ts';

/** Process managers kill a process ten seconds after SIGTERM. */
const CLOSE_WITHIN_MS = 9000;

declare global {
  /** The latest pages in development (scripts/dev.mjs). */
  var freshPages: typeof builtPages | undefined;
}

const pages = () => globalThis.freshPages ?? builtPages;

let close = async () => {};
let closing = false;

/** Shuts down in order; exits at once on a second call, or after the timeout. */
async function end(exitCode: number, log: Log): Promise<void> {
  if (closing) process.exit(1);
  closing = true;
  log.info('closing');
  setTimeout(() => {
    log.error('not closed in time');
    process.exit(1);
  }, CLOSE_WITHIN_MS).unref();
  await close();
  process.exit(exitCode);
}

/** An unhandled rejection is logged and survived; after an uncaught exception the state is unknown, so the shop closes. */
function watchForBugs(log: Log): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    log.error({ err }, 'uncaught exception, the shop closes');
    void end(1, log);
  });
}

async function run(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLog(env.logLevel, undefined, isAway);
  watchForBugs(log);
  process.on('SIGTERM', () => void end(0, log));
  process.on('SIGINT', () => void end(0, log));
  // The process's own build, even if a newer one exists, because its pages name its files.
  const built = import.meta.env.DEV ? undefined : dirname(import.meta.dirname);
  const staticFolders = built
    ? {
        built: join(built, 'client'),
        before: join(built, 'before'),
        packed: join(built, 'packed'),
        made: 'public',
      }
    : undefined;
  const shop = await openShop({
    env,
    log,
    built,
    findPage: (path) => pages().findPage(path),
    listPages: () => pages().listPages(),
    renderPage: (request, services) => pages().renderPage(request, services),
    contractText,
    staticFolders,
  });
  close = shop.close;

  const mode = shop.testMode ? 'Test mode – no money moves.' : 'Payments go to your account.';
  console.log(`\n${COMPANY.shopName} is open at ${shop.publicUrl}  ${mode}\n`);
  if (!shop.testMode) {
    const closed = await readCustoms(shop.services).then(closedAbroad, (err: unknown) => {
      log.warn({ err }, 'closed countries unknown');
      return undefined;
    });
    if (closed) console.log(closed);
  }
  const link = await firstMakerLink(shop.services).catch((err: unknown) => {
    log.warn({ err }, 'no link for the first maker');
    return undefined;
  });
  if (link) console.log(firstMakerWords(link));
}

run().catch((error: Error) => {
  console.error(`\n${error instanceof StartRefused ? error.message : error.stack}\n`);
  process.exit(1);
});
