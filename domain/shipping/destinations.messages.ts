import type { InLanguages, Language } from '../languages.ts';
import type { RefusedPlace } from './destinations.ts';

/** Places that we do not sell to, after "We do not ship" and "Wir versenden nicht". */
const TO: InLanguages<Readonly<Record<RefusedPlace, string>>> = {
  en: {
    jersey: 'to Jersey',
    guernsey: 'to Guernsey',
    gibraltar: 'to Gibraltar',
    'british forces': 'to British Forces addresses (BFPO)',
    'british overseas': 'to the British overseas territories',
    canaries: 'to the Canary Islands',
    ceuta: 'to Ceuta',
    melilla: 'to Melilla',
    åland: 'to Åland',
    athos: 'to Mount Athos',
    büsingen: 'to Büsingen',
    heligoland: 'to Heligoland',
    livigno: 'to Livigno',
    campione: 'to Campione d’Italia',
    'campione by swiss post': 'to Campione d’Italia',
    'san marino': 'to San Marino',
    vatican: 'to the Vatican',
    'french departments': 'to the French overseas departments',
    'french territories': 'to the French overseas territories',
    'french forces': 'to French forces addresses (ARMEES)',
    samnaun: 'to Samnaun',
    greenland: 'to Greenland',
    faroes: 'to the Faroe Islands',
    'northern cyprus': 'to the north of Cyprus',
    'us virgin islands': 'to the US Virgin Islands',
    'us pacific': 'to Guam and the Pacific islands',
    'american samoa': 'to American Samoa',
    'us forces': 'to US forces addresses (APO, FPO, DPO)',
  },
  de: {
    jersey: 'nach Jersey',
    guernsey: 'nach Guernsey',
    gibraltar: 'nach Gibraltar',
    'british forces': 'an Adressen der britischen Streitkräfte (BFPO)',
    'british overseas': 'in die britischen Überseegebiete',
    canaries: 'auf die Kanarischen Inseln',
    ceuta: 'nach Ceuta',
    melilla: 'nach Melilla',
    åland: 'nach Åland',
    athos: 'auf den Berg Athos',
    büsingen: 'nach Büsingen',
    heligoland: 'nach Helgoland',
    livigno: 'nach Livigno',
    campione: 'nach Campione d’Italia',
    'campione by swiss post': 'nach Campione d’Italia',
    'san marino': 'nach San Marino',
    vatican: 'in den Vatikan',
    'french departments': 'in die französischen Überseedepartements',
    'french territories': 'in die französischen Überseegebiete',
    'french forces': 'an Adressen der französischen Streitkräfte (ARMEES)',
    samnaun: 'nach Samnaun',
    greenland: 'nach Grönland',
    faroes: 'auf die Färöer',
    'northern cyprus': 'in den Norden Zyperns',
    'us virgin islands': 'auf die Amerikanischen Jungferninseln',
    'us pacific': 'nach Guam und auf die Inseln im Pazifik',
    'american samoa': 'nach Amerikanisch-Samoa',
    'us forces': 'an Adressen der US-Streitkräfte (APO, FPO, DPO)',
  },
};

const REFUSED: InLanguages<(to: string) => string> = {
  en: (to) =>
    `Sorry, we do not ship ${to}: other tax and customs rules apply there. Please use another address.`,
  de: (to) =>
    `Leider versenden wir nicht ${to}: Dort gelten eigene Steuer- und Zollregeln. Bitte nimm eine andere Adresse.`,
};

/** Returns the reason why an address is refused, naming the place. */
export const refusedWords = (place: RefusedPlace, language: Language): string =>
  REFUSED[language](TO[language][place]);

/** Returns all refused places, after the same beginning. */
export const refusedPlaces = (language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(new Set(Object.values(TO[language])));
