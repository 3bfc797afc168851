import type { InLanguages } from '../languages.ts';

export const GIVEN_UP_WHY: InLanguages<{ readonly ranOut: string; readonly refused: string }> = {
  en: { ranOut: 'tried for days', refused: 'refused by the mail server' },
  de: { ranOut: 'tagelang versucht', refused: 'vom Mailserver abgelehnt' },
};
