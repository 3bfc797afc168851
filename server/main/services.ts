import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Language } from '#domain/languages.ts';
import type { ContractText } from '#domain/legal/contract-text.ts';
import type { BrowserFolders } from '../http/browser-files.ts';
import type { FoundPage } from '../http/page-rule.ts';
import type { PageServices } from '../pages/open-page-services.ts';
import type { Database } from '../platform/db/database.ts';
import { createPaperTools } from '../platform/documents/paper-tools.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { createSigning } from '../platform/links/signing.ts';
import type { Log } from '../platform/log/log.ts';
import { mailsInFolder, NO_KEPT_MAILS } from '../platform/mail/kept-mails.ts';
import { folderMailer, smtpMailer } from '../platform/mail/mailer.ts';
import { createPriceSource, fetchAccountPrices } from '../platform/payments/price-source.ts';
import { type AccountAddress, createStripe } from '../platform/payments/stripe-account.ts';
import type { Services } from '../platform/services.ts';
import { createShopfrontSource } from '../platform/shopfront/shopfront-source.ts';
import { createMadeReader, promisedNow } from '../production/index.ts';
import type { Env } from './env.ts';

export interface ShopOptions {
  readonly env: Env;
  readonly publicUrl: string;
  readonly database: Database;
  readonly account: AccountAddress & { readonly publishableKey: string };
  readonly linkSecret: string;
  /** True if the sandbox replaces the payment account. */
  readonly testMode: boolean;
  /** The page at a path; undefined if there is none. */
  readonly findPage: (path: string) => FoundPage | undefined;
  readonly listPages: () => readonly string[];
  readonly renderPage: (request: Request, services: PageServices) => Promise<Response>;
  /** Current terms and instruction on withdrawal. */
  readonly contractText: (language: Language, publicUrl: string) => ContractText;
  /** Undefined if another server (Vite) serves the browser's files. */
  readonly staticFolders: BrowserFolders | undefined;
  /** Routes of the sandbox, which precede pages. */
  readonly extraRoutes: Hono | undefined;
  /** Analytics service and the shop's name there: Plausible or the sandbox. Without it no visits are counted. */
  readonly analytics: Env['analytics'];
  readonly log: Log;
  readonly now?: () => Date;
}

/** Creates what the use cases work with. */
export async function createServices(options: ShopOptions): Promise<Services> {
  const { env, publicUrl, database, account, testMode, log, now = () => new Date() } = options;
  const stripe = createStripe(account);
  const mailFolder = join(env.dataDir, 'mail');
  return {
    env: { sessionMinutes: env.sessionMinutes, patienceMs: env.patienceMs, publicUrl, testMode },
    db: database.db,
    replica: database.replica,
    jobs: await startJobs(database, log),
    stripe,
    webhookSecret: account.webhookSecret,
    takesMoney: env.takesMoney,
    prices: createPriceSource(() => fetchAccountPrices(stripe), log),
    shopfront: createShopfrontSource(database.db, now, log, {
      promisedNow: (days) => promisedNow(database.db, now(), days),
      readMade: createMadeReader(database.db),
    }),
    signing: createSigning(options.linkSecret),
    papers: createPaperTools(publicUrl),
    contractText: (language) => options.contractText(language, publicUrl),
    mailer: env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : folderMailer(mailFolder, env.mailFrom),
    keptMails: env.smtpUrl ? NO_KEPT_MAILS : mailsInFolder(mailFolder),
    log,
    now,
  };
}
