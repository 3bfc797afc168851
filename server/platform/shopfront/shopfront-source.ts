import { type Day, dayOf, yearOf } from '#domain/calendar/day.ts';
import { takeCompany } from '#domain/company.ts';
import { TAX_FROM_THE_START, takeTax } from '#domain/prices/tax-now.ts';
import { taxRulesOn } from '#domain/prices/tax-year.ts';
import { type Absence, ALWAYS_OPEN, type OpenDays, openDays } from '#domain/production/open-days.ts';
import { type Announcements, NO_ANNOUNCEMENTS } from '#domain/shopfront/announcements.ts';
import { takeAnnouncements } from '#domain/shopfront/announcements-now.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import {
  announcementsAt,
  readAbsences,
  readShopfrontRecords,
  type ShopfrontRecords,
  toldAbsence,
} from './read-announcements.ts';
import { readTaxBasis, type TaxBasis } from './read-tax.ts';

/** How late words may come and go after the time that is set for them. */
const LOOK_MS = 2000;
/** After so many looks the day that is told with closed days is worked out anew: the queue may be longer. */
const LOOKS_A_DAY_HOLDS = 30;

export interface ShopfrontSource {
  /** What the makers have the shop say, as it holds now. */
  current(): Announcements;
  /** The days on which we work, as makers have closed them. Promises are made with these. */
  days(): OpenDays;
  /** Reads it anew: what was published is seen from then on. Fails where the database does not answer. */
  renew(): Promise<void>;
  /** Called where what is said differs from before; the first reading is such a change only where it says something. */
  onChange(listener: () => void): void;
  /** A short word for all of it, company data and the rules of tax included: pages are made of it. */
  madeOf(): object;
  /** Looks again and again whether the time of some words has come, or is over. */
  start(): void;
  stop(): void;
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

/** Keeps what the shop says at hand for every page, mail and paper: nobody waits for the database to read a sentence. */
export function createShopfrontSource(
  db: Db,
  now: () => Date,
  log: Log,
  /** When an order of one pickup leaves that is paid now. */
  promisedNow: (days: OpenDays) => Promise<Day>,
): ShopfrontSource {
  let records = NO_RECORDS;
  let said = NO_ANNOUNCEMENTS;
  let tax: TaxBasis | undefined;
  let rules = TAX_FROM_THE_START;
  let spelled = JSON.stringify([said, undefined, rules]);
  let days = ALWAYS_OPEN;
  let away: readonly Absence[] = [];
  let looking: NodeJS.Timeout | undefined;
  let looks = 0;
  let isRead = false;
  const listeners: (() => void)[] = [];

  function look(): void {
    const next = announcementsAt(records, now());
    const nextRules = tax ? taxRulesOn(tax.records, dayOf(now()), tax.turnover) : rules;
    const spelling = JSON.stringify([next, records.company, nextRules, ...(away.length > 0 ? [away] : [])]);
    if (spelling === spelled) return;
    [said, rules, spelled] = [next, nextRules, spelling];
    takeAnnouncements(said);
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
    const isTold = toldAbsence(absences, dayOf(at)) !== undefined;
    records = { ...read, absences, leaves: isTold ? await promisedNow(days) : undefined };
    isRead = true;
    look();
  }

  return {
    current: () => said,
    days: () => days,
    renew,
    onChange: (listener) => void listeners.push(listener),
    madeOf: () => ({ said, company: records.company, tax: rules, ...(away.length > 0 && { away }) }),
    start() {
      looking = setInterval(() => {
        looks += 1;
        const isStale = records.leaves !== undefined && looks % LOOKS_A_DAY_HOLDS === 0;
        // With a year its turnover is another one.
        const isSameYear = tax?.year === yearOf(dayOf(now()));
        if (isRead && isSameYear && !isStale) look();
        // The database was away when this process began, or the day that is told is to be looked at.
        else renew().catch((err: unknown) => log.warn({ err }, 'what the shop says not read'));
      }, LOOK_MS).unref();
    },
    stop: () => clearInterval(looking),
  };
}
