import type { InLanguages } from '#domain/languages.ts';

interface WaveformMessages {
  readonly title: string;
  readonly hint: string;
  readonly coils: { readonly A: string; readonly B: string };
  /** Of a coil, by its letter, and what it does. */
  readonly coil: (letter: string, does: string) => string;
  readonly off: string;
  readonly sources: {
    readonly hum: readonly [name: string, note: string];
    readonly string: readonly [name: string, note: string];
  };
  readonly listen: string;
  readonly stop: string;
  readonly sound: string;
}

/** What the figure of two coils says. */
export const WAVEFORM_MESSAGES: InLanguages<WaveformMessages> = {
  en: {
    title: 'Why a humbucker keeps the string and loses the hum',
    hint: 'Tap A or B to switch a coil off',
    coils: { A: 'positive phase', B: 'negative phase' },
    coil: (letter, does) => `Coil ${letter}, ${does}`,
    off: 'off',
    sources: {
      hum: ['Hum', 'From the room, in both coils at once'],
      string: ['String', 'Over opposite poles, turned round twice'],
    },
    listen: 'Listen',
    stop: 'Stop',
    sound: 'The same waves as sound: a plucked string over mains hum, for twelve seconds.',
  },
  de: {
    title: 'Warum ein Humbucker die Saite behält und das Brummen verliert',
    hint: 'Tipp auf A oder B, um eine Spule auszuschalten',
    coils: { A: 'gleichphasig', B: 'gegenphasig' },
    coil: (letter, does) => `Spule ${letter}, ${does}`,
    off: 'aus',
    sources: {
      hum: ['Brummen', 'Aus dem Raum, in beiden Spulen zugleich'],
      string: ['Saite', 'Über entgegengesetzten Polen, zweimal umgedreht'],
    },
    listen: 'Anhören',
    stop: 'Stopp',
    sound: 'Dieselben Wellen als Ton: eine gezupfte Saite über Netzbrummen, zwölf Sekunden lang.',
  },
};
