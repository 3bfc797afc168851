import type { Sentence } from '#domain/languages.ts';

export const MAKER_REFUSALS = {
  yourself: {
    en: 'This is your own address. To set up another phone, open your account.',
    de: 'Das ist deine eigene Adresse. Ein anderes Telefon richtest du in deinem Konto ein.',
  },
  last: {
    en: 'You are the only one who can log in to the workshop. Invite someone else first.',
    de: 'Sonst kommt niemand mehr in die Werkstatt. Lade erst jemand anderen ein.',
  },
  gone: {
    en: 'This account no longer belongs to the workshop.',
    de: 'Dieses Konto gehört nicht mehr zur Werkstatt.',
  },
} as const satisfies Record<string, Sentence>;
