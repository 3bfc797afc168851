/** Figures of terms and policies from the specification and the law, used by pages. */

import { addDays, type Day } from '../calendar/day.ts';
import type { InLanguages, Language } from '../languages.ts';

export const MIN_AGE = 18;

/** Days until announced changes of the terms take effect. */
export const NOTICE_DAYS = 7;

/** Days for both sides of a dispute to reach an agreement. */
export const NEGOTIATION_DAYS = 30;

/** Days from acceptance until consumers in the EU and the UK must have their order (§ 475 (1) BGB; CRA 2015 s. 28). */
export const DELIVERY_WITHIN_DAYS = 30;

/** Years of liability for defects from delivery (§ 438 (1) no. 3 BGB). */
export const GUARANTEE_YEARS = 2;

/** Months by which a repair prolongs the guarantee, and the first day of contracts with this rule. */
export const REPAIR_PROLONGS_MONTHS = 12;
export const REPAIR_PROLONGS_FROM: Day = '2026-07-31';

/** Reason for a change; decides when it takes effect. All but the first take effect at once. */
type Ground = 'terms' | 'features' | 'security' | 'bugs' | 'court';

export interface Revision {
  readonly on: Day;
  readonly ground: Ground;
  readonly what: InLanguages<string>;
}

interface Dates {
  readonly first: Day;
  readonly english: 'en-GB' | 'en-US';
  /** Oldest first. A change of the text must add a day here; a test compares the texts with those of the last one. */
  readonly revisions: readonly [Revision, ...Revision[]];
}

export const DATES = {
  terms: {
    first: '2024-06-25',
    english: 'en-US',
    revisions: [
      {
        on: '2026-11-23',
        ground: 'features',
        what: {
          en: 'accounts, discount codes, withdrawal and returns',
          de: 'Konten, Rabattcodes, Widerruf und Rückgabe',
        },
      },
      {
        on: '2026-11-24',
        ground: 'features',
        what: {
          en: 'duty and tax abroad, said before payment',
          de: 'Zoll und Steuer im Ausland, vor der Zahlung genannt',
        },
      },
      {
        on: '2026-11-27',
        ground: 'features',
        what: { en: 'contracts in German too', de: 'Verträge auch auf Deutsch' },
      },
      {
        on: '2026-11-28',
        ground: 'features',
        what: {
          en: 'a repair prolongs the guarantee; terms come with the confirmation',
          de: 'eine Reparatur verlängert die Gewährleistung; die AGB kommen mit der Bestätigung',
        },
      },
      {
        on: '2026-11-29',
        ground: 'bugs',
        what: { en: 'plainer words, the same meaning', de: 'klarere Worte, gleicher Inhalt' },
      },
      {
        on: '2026-11-30',
        ground: 'features',
        what: {
          en: 'fitted pickups with a quick connector may come back',
          de: 'eingebaute Tonabnehmer mit Steckverbindung dürfen zurück',
        },
      },
    ],
  },
  privacy: {
    first: '2024-11-24',
    english: 'en-GB',
    revisions: [
      {
        on: '2026-11-23',
        ground: 'features',
        what: { en: 'what this shop does in fact', de: 'was dieser Shop tatsächlich tut' },
      },
      {
        on: '2026-11-28',
        ground: 'features',
        what: {
          en: 'whether visits are counted, and by whom; how long letters are kept',
          de: 'ob Besuche gezählt werden, und von wem; wie lange Briefe bleiben',
        },
      },
      {
        on: '2026-11-29',
        ground: 'bugs',
        what: { en: 'plainer words, the same meaning', de: 'klarere Worte, gleicher Inhalt' },
      },
      {
        on: '2026-11-30',
        ground: 'features',
        what: { en: 'what a repair keeps', de: 'was eine Reparatur bewahrt' },
      },
    ],
  },
} as const satisfies Record<string, Dates>;
export type DatedText = keyof typeof DATES;

/** Day on which a change takes effect: after the notice period, or at once (specification). */
export const takesEffect = ({ on, ground }: Pick<Revision, 'on' | 'ground'>): Day =>
  ground === 'terms' ? addDays(on, NOTICE_DAYS) : on;

export const lastChanged = (text: DatedText): Day => DATES[text].revisions.at(-1)?.on ?? DATES[text].first;

/** A day in the format of a text: "June 25, 2024", "24 November 2024", "24. November 2024". */
export const dayOfText = (text: DatedText, day: Day, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? DATES[text].english : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

const UPDATED: InLanguages<Readonly<Record<'updated' | 'and' | 'from', string>>> = {
  en: { updated: 'Last updated ', and: ' and ', from: 'in force from' },
  de: { updated: 'Zuletzt aktualisiert am ', and: ' und am ', from: 'gilt ab' },
};

/** "Last updated June 25, 2024 and November 27, 2026": the first and the last date; those between are in the text. */
export function updatedWords(text: DatedText, language: Language): string {
  const { first, revisions }: Dates = DATES[text];
  const messages = UPDATED[language];
  const format = (day: Day) => dayOfText(text, day, language);
  const inForce = (revision: Revision) => {
    const from = takesEffect(revision);
    if (from === revision.on) return format(revision.on);
    return `${format(revision.on)} (${messages.from} ${format(from)})`;
  };
  const days = [format(first), inForce(revisions.at(-1) ?? revisions[0])];
  return messages.updated + days.join(messages.and);
}
