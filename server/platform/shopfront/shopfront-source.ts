import { type Day, dayOf, yearOf } from '#domain/calendar/day.ts';
import { takeCompany } from '#domain/company.ts';
import { TAX_FROM_THE_START, takeTax } from '#domain/prices/tax-now.ts';
import { taxRulesOn } from '#domain/prices/tax-year.ts';
import type { MadeClass } from '#domain/production/made-check.ts';
import { type Absence, ALWAYS_OPEN, type OpenDays, openDays } from '#domain/production/open-days.ts';
import { type Announcements, NO_ANNOUNCEMENTS, takeAnnouncements } from '#domain/shopfront/announcements.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import {
  announcementsAt,
  readAbsences,
  readShopfrontRecords,
  type ShopfrontRecords,
  toldAbsence,
} from './read-announcements.ts';
import { readTaxBasis } from './read-tax.ts';

/** Largest delay of scheduled texts. */
const LOOK_MS = 2000;
/** The dispatch day shown with closed days is recomputed after this many polls, because the queue may have grown. */
const LOOKS_A_DAY_HOLDS = 30;

export interface ShopfrontSource {
  current(): Announcements;
  /** Work days with the makers' closed days, for promises. */
  days(): OpenDays;
  /** Our made pickups against the model, for its page. */
  made(): readonly MadeClass[];
  /** Reads everything again. Rejects if the database does not answer. */
  renew(): Promise<void>;
  /** Called on each change; on the first reading only if there is anything to show. */
  onChange(listener: () => void): void;
  /** A fingerprint of everything, company data and tax rules included, for the page cache. */
  madeOf(): object;
  /** Polls for texts whose time has come or is over. */
  start(): void;
  stop(): void;
}

interface ProductionReads {
  /** Dispatch day of an order of one pickup that is paid now. */
  readonly promisedNow: (days: OpenDays) => Promise<Day>;
  /** Its failure leaves texts and settings as they are read. */
  readonly readMade: () => Promise<readonly MadeClass[]>;
}

const NO_RECORDS: ShopfrontRecords = {
  texts: [],
  pauses: [],
  reductions: [],
  company: undefined,
  notices: {},
  absences: [],
  leaves: undefined,
};

/** Caches texts and settings for every page, mail and paper, so that none of them waits for the database. */
export function createShopfrontSource(
  db: Db,
  now: () => Date,
  log: Log,
  { promisedNow, readMade }: ProductionReads,
): ShopfrontSource {
  let records = NO_RECORDS;
  let announcements = NO_ANNOUNCEMENTS;
  let made: readonly MadeClass[] = [];
  let tax: Awaited<ReturnType<typeof readTaxBasis>> | undefined;
  let rules = TAX_FROM_THE_START;
  let spelled = JSON.stringify([announcements, undefined, rules, made]);
  let days = ALWAYS_OPEN;
  let away: readonly Absence[] = [];
  let looking: NodeJS.Timeout | undefined;
  let looks = 0;
  let isRead = false;
  const listeners: (() => void)[] = [];

  function look(): void {
    const next = announcementsAt(records, now());
    const nextRules = tax ? taxRulesOn(tax.records, dayOf(now()), tax.turnover) : rules;
    const spelling = JSON.stringify([
      next,
      records.company,
      nextRules,
      made,
      ...(away.length > 0 ? [away] : []),
    ]);
    if (spelling === spelled) return;
    [announcements, rules, spelled] = [next, nextRules, spelling];
    takeAnnouncements(announcements);
    takeTax(rules);
    takeCompany(records.company ?? {});
    for (const listener of listeners) listener();
  }

  async function renew(): Promise<void> {
    const at = now();
    const [read, absences] = [await readShopfrontRecords(db), await readAbsences(db, at)];
    days = absences.length > 0 ? openDays(absences) : ALWAYS_OPEN;
    away = absences;
    tax = await readTaxBasis(db, at);
    made = await readMade().catch((err: unknown) => {
      log.warn({ err }, 'made pickups not read');
      return made;
    });
    const isTold = toldAbsence(absences, dayOf(at)) !== undefined;
    records = { ...read, absences, leaves: isTold ? await promisedNow(days) : undefined };
    isRead = true;
    look();
  }

  return {
    current: () => announcements,
    days: () => days,
    made: () => made,
    renew,
    onChange: (listener) => void listeners.push(listener),
    madeOf: () => ({
      said: announcements,
      company: records.company,
      tax: rules,
      ...(made.length > 0 && { made }),
      ...(away.length > 0 && { away }),
    }),
    start() {
      looking = setInterval(() => {
        looks += 1;
        const isStale = records.leaves !== undefined && looks % LOOKS_A_DAY_HOLDS === 0;
        // A new year has a new turnover.
        const isSameYear = tax?.year === yearOf(dayOf(now()));
        if (isRead && isSameYear && !isStale) look();
        // The database was away at the start, or the announced day is due for an update.
        else renew().catch((err: unknown) => log.warn({ err }, 'texts and settings not read'));
      }, LOOK_MS).unref();
    },
    stop: () => clearInterval(looking),
  };
}
