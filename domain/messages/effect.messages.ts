import { clockWords, type Day, dayInWords, dayOf } from '../calendar/day.ts';
import type { InLanguages, Language } from '../languages.ts';
import { exactEuro } from '../money.ts';
import type { ChangeValue, LetterAnswer } from './letter.ts';

const EN = {
  leaves: (day: string) => `Leaves ${day}`,
  asPromised: 'As promised',
  moved: (days: number) =>
    `${Math.abs(days)} work ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'} than promised`,
  samePrice: 'same price',
  back: (sum: string) => `${sum} less: they go back to you`,
  notCharged: (sum: string) => `${sum} more by our list: you pay nothing for it`,
  nothingElse: 'nothing else changes',
  until: (day: string, clock: string) => `Until ${day}, ${clock}.`,
  without: (answer: string) => `Without an answer: ${answer}.`,
};

const MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    leaves: (day) => `Geht am ${day} los`,
    asPromised: 'Wie versprochen',
    moved: (days) =>
      `${Math.abs(days)} ${Math.abs(days) === 1 ? 'Arbeitstag' : 'Arbeitstage'} ${days > 0 ? 'später' : 'früher'} als versprochen`,
    samePrice: 'gleicher Preis',
    back: (sum) => `${sum} weniger: sie gehen an dich zurück`,
    notCharged: (sum) => `${sum} mehr nach unserer Liste: du zahlst nichts dafür`,
    nothingElse: 'sonst ändert sich nichts',
    until: (day, clock) => `Bis ${day}, ${clock} Uhr.`,
    without: (answer) => `Ohne Antwort: ${answer}.`,
  },
};

/** Returns the day on which an order leaves: "Leaves Thu 3 December". */
export const leavesWords = ({ leaves }: Pick<LetterAnswer, 'leaves'>, language: Language): string =>
  MESSAGES[language].leaves(dayInWords(leaves, language));

/** Returns an answer's effects on promised date and price; every kind of answer has the same texts. */
export function effectWords(
  { change }: Pick<LetterAnswer, 'change'>,
  /** Work days from the promised day to the one of the answer. */
  days: number,
  language: Language,
  picked: ChangeValue | undefined = change?.values[0],
): string {
  const words = MESSAGES[language];
  const date = days === 0 ? words.asPromised : words.moved(days);
  if (!change || !picked) return `${date}, ${words.nothingElse}.`;
  const price =
    picked.back > 0
      ? words.back(exactEuro(picked.back))
      : picked.notCharged > 0
        ? words.notCharged(exactEuro(picked.notCharged))
        : words.samePrice;
  return `${date}, ${price}.`;
}

/** "Until Thu 26 Nov, 08:00. Without an answer: Wait for Wine." */
export function deadlineWords(until: Date, otherwise: string | undefined, language: Language): string {
  const words = MESSAGES[language];
  const day: Day = dayOf(until);
  return [
    words.until(dayInWords(day, language, 'short'), clockWords(until, language)),
    otherwise === undefined ? '' : words.without(otherwise),
  ]
    .filter(Boolean)
    .join(' ');
}
