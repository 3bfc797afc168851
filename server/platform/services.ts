import type Stripe from 'stripe';
import type { Db, Replica } from './db/database.ts';
import type { PaperTools } from './documents/paper-tools.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Signing } from './links/signing.ts';
import type { Log } from './log/log.ts';
import type { KeptMails } from './mail/kept-mails.ts';
import type { PriceSource } from './payments/price-source.ts';

/** Everything a use-case may need of the outside. */
export interface Services {
  /** `sessionMinutes` is the life of an unpaid checkout; `testMode` says that the sandbox is in for the payment account. */
  readonly env: {
    readonly sessionMinutes: number;
    readonly publicUrl: string;
    readonly testMode: boolean;
  };
  readonly db: Db;
  /** A copy of the database for long readings (`readAside`). */
  readonly replica: Replica | undefined;
  readonly jobs: Jobs;
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly prices: PriceSource;
  readonly signing: Signing;
  readonly keptMails: KeptMails;
  /** Sets papers, and reads what CAD models measure. */
  readonly papers: PaperTools;
  readonly log: Log;
  readonly now: () => Date;
}
