import type { Day } from '../calendar/day.ts';
import { dayInWords } from '../calendar/format-day.ts';
import type { InLanguages } from '../languages.ts';
import type { ShopText } from './text-places.ts';

/** The days on which nobody is here, and when what is ordered now leaves. */
export interface Away {
  readonly from: Day;
  readonly until: Day;
  readonly leaves: Day;
}

type Sentence = (
  days: { readonly from: string; readonly until: string; readonly one: boolean },
  leaves: string,
) => string;

const MESSAGES: InLanguages<Sentence> = {
  en: ({ from, until, one }, leaves) =>
    `Away ${one ? `on ${from}` : `${from} to ${until}`}. Ordered now, it leaves on ${leaves}.`,
  de: ({ from, until, one }, leaves) =>
    `${one ? `Am ${from} sind wir nicht da` : `Vom ${from} bis ${until} sind wir nicht da`}. Jetzt bestellt, geht es am ${leaves} los.`,
};

/** What the shop says of days that are closed, where the makers have written nothing else. */
export function awayText({ from, until, leaves }: Away): ShopText {
  const say = (language: keyof typeof MESSAGES) =>
    MESSAGES[language](
      {
        from: dayInWords(from, language, 'plain'),
        until: dayInWords(until, language, 'plain'),
        one: from === until,
      },
      dayInWords(leaves, language),
    );
  return { words: { en: say('en'), de: say('de') } };
}
