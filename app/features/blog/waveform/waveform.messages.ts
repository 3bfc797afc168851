import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Why a humbucker keeps the string and loses the hum',
  hint: 'Tap A or B to switch a coil off',
  coils: { A: 'positive phase', B: 'negative phase' },
  coil: (letter: string, does: string) => `Coil ${letter}, ${does}`,
  off: 'off',
  sources: {
    hum: ['Hum', 'From the room, in both coils at once'] satisfies readonly [name: string, note: string],
    string: ['String', 'Over opposite poles, turned round twice'] satisfies readonly [
      name: string,
      note: string,
    ],
  },
  listen: 'Listen',
  stop: 'Stop',
  sound: 'The same waves as sound: a plucked string over mains hum, for twelve seconds.',
};

export const WAVEFORM_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
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
