import { type Day, dayInWords } from '../calendar/day.ts';
import type { InLanguages } from '../languages.ts';
import type { ShopText } from './text-places.ts';

/** The closed days, and the day on which new orders leave. */
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

/** Returns the default notice of closed days; the makers' own text replaces it. */
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
