import type { InLanguages } from '../languages.ts';
import { type ClaimDecision, MOST_CLAIMS } from './passport-claim.ts';

interface ClaimMessages extends Readonly<Record<ClaimDecision, string | undefined>> {
  /** For a number without a measured pickup. */
  readonly unknown: string;
}

/** Reasons why a pickup was not registered to its owner; undefined if it was. */
export const CLAIM_MESSAGES: InLanguages<ClaimMessages> = {
  en: {
    noted: undefined,
    'yours already': undefined,
    taken:
      'Somebody else has added this pickup to their account. If you bought it from them, ask them to release it, or write to us.',
    'not out yet':
      'This pickup is still with us. Its buyer can add it now, anybody else once it has shipped.',
    'too many': `An account takes ${MOST_CLAIMS} pickups. Please release one first, or write to us.`,
    unknown: 'We know no pickup with this serial number. Look on the box: 26-0412, for example.',
  },
  de: {
    noted: undefined,
    'yours already': undefined,
    taken:
      'Diesen Tonabnehmer hat schon jemand im Konto. Hast du ihn von dort gekauft, bitte darum, ihn freizugeben, oder schreib uns.',
    'not out yet':
      'Dieser Tonabnehmer ist noch bei uns. Wer ihn gekauft hat, kann ihn jetzt aufnehmen, alle anderen nach dem Versand.',
    'too many': `In ein Konto passen ${MOST_CLAIMS} Tonabnehmer. Bitte gib erst einen frei, oder schreib uns.`,
    unknown: 'Diese Seriennummer kennen wir nicht. Schau auf dem Karton nach: 26-0412 zum Beispiel.',
  },
};
