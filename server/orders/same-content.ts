import { isDeepStrictEqual } from 'node:util';
import type { Sentence } from '#domain/languages.ts';
import { refuse } from './workshop-outcome.ts';

/** The first request under an id applies. */
export const ID_USED: Sentence = {
  en: 'This was sent before with other content, and that was kept. Please look at the page once more and send it again.',
  de: 'Das wurde schon mit anderem Inhalt geschickt, und der gilt. Bitte sieh dir die Seite noch einmal an und schick es neu.',
};

/** Refuses an id that was used for other content. A repeated request with equal content passes. */
export function refuseOther<Row extends object>(known: Row, asked: Partial<Row>): void {
  const isSame = Object.entries(asked).every(([name, value]) =>
    isDeepStrictEqual(known[name as keyof Row], value),
  );
  if (!isSame) refuse(409, ID_USED);
}
