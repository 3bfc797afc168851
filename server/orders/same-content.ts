import { isDeepStrictEqual } from 'node:util';
import type { Sentence } from '#domain/languages.ts';
import { refuse } from './workshop-outcome.ts';

/** The first request under an id applies. */
export const ID_USED: Sentence = {
  en: 'This was already sent with other content, which was saved. Reload the page, check it and send it again.',
  de: 'Das wurde schon mit anderem Inhalt geschickt, und der ist gespeichert. Lade die Seite neu, prüf sie und schick sie noch einmal.',
};

/** Refuses an id that was used for other content. A repeated request with equal content passes. */
export function refuseOther<Row extends object>(known: Row, asked: Partial<Row>): void {
  const isSame = Object.entries(asked).every(([name, value]) =>
    isDeepStrictEqual(known[name as keyof Row], value),
  );
  if (!isSame) refuse(409, ID_USED);
}
