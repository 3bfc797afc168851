import type { Sentence } from '#domain/languages.ts';

export const MAKER_REFUSALS = {
  yourself: {
    en: 'This is your own address. Your account sets up another phone.',
    de: 'Das ist deine eigene Adresse. Ein anderes Telefon richtest du in deinem Konto ein.',
  },
  last: {
    en: 'Nobody else can get into the workshop. Invite somebody else first.',
    de: 'Sonst kommt niemand in die Werkstatt. Lade erst jemand anderen ein.',
  },
  gone: {
    en: 'This is no maker any more.',
    de: 'Dieses Konto gehört nicht mehr zur Werkstatt.',
  },
} as const satisfies Record<string, Sentence>;
