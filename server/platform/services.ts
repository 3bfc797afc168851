import type Stripe from 'stripe';
import type { Language } from '#domain/languages.ts';
import type { ContractText } from '#domain/legal/contract-text.ts';
import type { Db, Replica } from './db/database.ts';
import type { PaperTools } from './documents/paper-tools.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Signing } from './links/signing.ts';
import type { Log } from './log/log.ts';
import type { KeptMails } from './mail/kept-mails.ts';
import type { PriceSource } from './payments/price-source.ts';
import type { ShopfrontSource } from './shopfront/shopfront-source.ts';

/** Everything a use-case may need of the outside. */
export interface Services {
  /**
   * `sessionMinutes` is the life of an unpaid checkout. `patienceMs` is how long somebody who waits for an answer waits for the
   * payment provider, in milliseconds. `testMode` says that the sandbox is in for the payment account.
   */
  readonly env: {
    readonly sessionMinutes: number;
    readonly patienceMs: number;
    readonly publicUrl: string;
    readonly testMode: boolean;
  };
  readonly db: Db;
  /** A copy of the database for long readings (`readFromReplica`). */
  readonly replica: Replica | undefined;
  readonly jobs: Jobs;
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Whether money moves: nothing may be an example then. */
  readonly takesMoney: boolean;
  readonly prices: PriceSource;
  /** What the makers have the shop say: words, what is not on sale, who we are. */
  readonly shopfront: ShopfrontSource;
  readonly signing: Signing;
  /** Terms and instruction on withdrawal as the shop shows them now. */
  readonly contractText: (language: Language) => ContractText;
  readonly keptMails: KeptMails;
  /** Sets papers, and reads what CAD models measure. */
  readonly papers: PaperTools;
  readonly log: Log;
  readonly now: () => Date;
}
