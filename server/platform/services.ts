import type Stripe from 'stripe';
import type { Language } from '#domain/languages.ts';
import type { ContractText } from '#domain/legal/contract-text.ts';
import type { Db, Replica } from './db/database.ts';
import type { PaperTools } from './documents/paper-tools.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Signing } from './links/signing.ts';
import type { Log } from './log/log.ts';
import type { KeptMails } from './mail/kept-mails.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PriceSource } from './payments/price-source.ts';
import type { ShopfrontSource } from './shopfront/shopfront-source.ts';

export interface Services {
  /**
   * `sessionMinutes`: lifetime of an unpaid checkout. `patienceMs`: timeout of provider calls while a person waits, in
   * milliseconds. `testMode`: the sandbox replaces the payment account.
   */
  readonly env: {
    readonly sessionMinutes: number;
    readonly patienceMs: number;
    readonly publicUrl: string;
    readonly testMode: boolean;
  };
  readonly db: Db;
  /** Read replica for long reads (`readFromReplica`). */
  readonly replica: Replica | undefined;
  readonly jobs: Jobs;
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** True if payments are real: then no example data are allowed. */
  readonly takesMoney: boolean;
  readonly prices: PriceSource;
  readonly shopfront: ShopfrontSource;
  readonly signing: Signing;
  /** Current terms and instruction on withdrawal. */
  readonly contractText: (language: Language) => ContractText;
  readonly mailer: Mailer;
  readonly keptMails: KeptMails;
  readonly papers: PaperTools;
  readonly log: Log;
  readonly now: () => Date;
}
