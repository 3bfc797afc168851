import type { ReactNode } from 'react';
import type { Named } from '#domain/finder/names.ts';
import type { Scale, ScaleStep } from '#domain/finder/question.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { Position } from '#domain/products/pickup-types.ts';

const EN = {
  /** The question as a sentence. Its editable parts are parameters. */
  sentence: {
    name: (of: Named['of'], name: ReactNode, place: ReactNode): ReactNode => (
      <>
        I have {{ us: 'your', all: 'a', measured: 'the' }[of]} {name}
        {place}.
      </>
    ),
    measured: (kind: ReactNode, place: ReactNode): ReactNode => (
      <>
        I have measured my {kind}
        {place}.
      </>
    ),
    ohms: (kind: ReactNode, ohms: ReactNode, place: ReactNode): ReactNode => (
      <>
        I have a {kind} of {ohms}
        {place}.
      </>
    ),
    place: (_position: Position, word: ReactNode): ReactNode => <> in the {word}</>,
    complaints: (bright: ReactNode, loud: ReactNode, hum: ReactNode | undefined): ReactNode => (
      <>
        {' '}
        It is {bright} and {loud}
        {hum === undefined ? null : <>, and it {hum}</>}.
      </>
    ),
    kind: 'What you have',
    itsName: 'Its name',
    where: 'Where',
    noName: 'pickup',
    noOhms: 'some kΩ',
  },
  have: 'What you have',
  miss: 'What you miss',
  find: 'Find three',
  ways: { ohms: 'Type and ohms', name: 'By name', measured: 'Measured' },
  type: 'Type',
  ohms: 'Resistance in kΩ',
  ohmsExample: '16.4',
  name: 'Name',
  chooseName: 'Choose a name',
  whereItIs: 'Where it is',
  scales: {
    bright: { name: 'Treble', less: 'darker', more: 'brighter' },
    loud: { name: 'Output', less: 'quieter', more: 'louder' },
    hum: { name: 'Hum', less: 'hum is fine', more: 'less hum' },
  } satisfies Record<Scale, { name: string; less: string; more: string }>,
  /** Complaints within the sentence, by step of the scale. */
  complaints: {
    bright: {
      '-2': 'too bright',
      '-1': 'a little too bright',
      0: 'bright enough',
      1: 'a little too dark',
      2: 'too dark',
    },
    loud: {
      '-2': 'too loud',
      '-1': 'a little too loud',
      0: 'loud enough',
      1: 'a little too quiet',
      2: 'too quiet',
    },
    hum: {
      '-2': 'may hum all it likes',
      '-1': 'may hum a little more',
      0: 'hums no more than it should',
      1: 'hums a little',
      2: 'hums',
    },
  } satisfies Record<Scale, Record<ScaleStep, string>> as Readonly<
    Record<Scale, Readonly<Record<ScaleStep, string>>>
  >,
  /** A complaint as a sentence of its own. */
  step: (scale: Scale, complaint: string) => `${scale === 'hum' ? 'It' : 'It is'} ${complaint}`,
  meter:
    'Set a multimeter to 20\u00a0k and measure from tip to sleeve at the end of your guitar cable. Amp unplugged, volume at 10.',
  measure: 'Got more time? Measure it properly',
  ourNames: 'Ours',
  allNames: 'Well-known types, as many makers wind them',
  measuredNames: 'Other makers’ pickups, each measured once',
  /** Source of a measured pickup, around the link to its curve. */
  measuredBy: [
    'strayr measured one of them (pickupAnalyseR-data, CC0). Yours may differ. L is at 1\u00a0kHz. ',
    'Its curve beside the model’s',
    '.',
  ],
  measuredIn: 'The one you measured in this browser. Its figures stay here.',
  nothingMeasured: 'No measurement in this browser yet.',
  measureYours: 'Measure yours',
  yours: 'Your pickup, also for your recording:',
  savedHere: 'Saved in this browser only.',
  forget: 'Forget it',
};

const DE: typeof EN = {
  sentence: {
    name: (of, name, place) => (
      <>
        Ich habe {{ us: 'euren', all: 'einen', measured: 'den' }[of]} {name}
        {place}.
      </>
    ),
    measured: (kind, place) => (
      <>
        Ich habe meinen {kind}
        {place} gemessen.
      </>
    ),
    ohms: (kind, ohms, place) => (
      <>
        Ich habe einen {kind} mit {ohms}
        {place}.
      </>
    ),
    place: (position, word) => (
      <>
        {' '}
        {position === 'middle' ? 'in der' : 'am'} {word}
      </>
    ),
    complaints: (bright, loud, hum) => (
      <>
        {' '}
        Er ist {bright} und {loud}
        {hum === undefined ? null : <>, und er {hum}</>}.
      </>
    ),
    kind: 'Was du hast',
    itsName: 'Wie er heißt',
    where: 'Wo',
    noName: 'Tonabnehmer',
    noOhms: 'ein paar kΩ',
  },
  have: 'Was du hast',
  miss: 'Was dir fehlt',
  find: 'Drei finden',
  ways: { ohms: 'Typ und Ohm', name: 'Nach Namen', measured: 'Gemessen' },
  type: 'Typ',
  ohms: 'Widerstand in kΩ',
  ohmsExample: '16,4',
  name: 'Name',
  chooseName: 'Namen wählen',
  whereItIs: 'Wo er sitzt',
  scales: {
    bright: { name: 'Höhen', less: 'dunkler', more: 'heller' },
    loud: { name: 'Lautstärke', less: 'leiser', more: 'lauter' },
    hum: { name: 'Brummen', less: 'darf brummen', more: 'weniger Brummen' },
  },
  complaints: {
    bright: {
      '-2': 'zu hell',
      '-1': 'etwas zu hell',
      0: 'hell genug',
      1: 'etwas zu dunkel',
      2: 'zu dunkel',
    },
    loud: {
      '-2': 'zu laut',
      '-1': 'etwas zu laut',
      0: 'laut genug',
      1: 'etwas zu leise',
      2: 'zu leise',
    },
    hum: {
      '-2': 'darf brummen, wie er will',
      '-1': 'darf etwas mehr brummen',
      0: 'brummt nicht mehr als nötig',
      1: 'brummt ein bisschen',
      2: 'brummt',
    },
  },
  step: (scale, complaint) => `${scale === 'hum' ? 'Er' : 'Er ist'} ${complaint}`,
  meter:
    'Stell ein Multimeter auf 20\u00a0k und miss am Ende deines Gitarrenkabels von der Spitze zur Masse. Amp abgesteckt, Volume auf 10.',
  measure: 'Mehr Zeit? Miss ihn richtig',
  ourNames: 'Unsere',
  allNames: 'Bekannte Typen, wie viele Hersteller sie wickeln',
  measuredNames: 'Tonabnehmer anderer Hersteller, je einer gemessen',
  measuredBy: [
    'strayr hat einen davon gemessen (pickupAnalyseR-data, CC0). Deiner kann abweichen. L gilt bei 1\u00a0kHz. ',
    'Seine Kurve neben der des Modells',
    '.',
  ],
  measuredIn: 'Der, den du in diesem Browser gemessen hast. Seine Werte bleiben hier.',
  nothingMeasured: 'In diesem Browser gibt es noch keine Messung.',
  measureYours: 'Miss deinen',
  yours: 'Dein Tonabnehmer, auch für deine Aufnahme:',
  savedHere: 'Nur in diesem Browser gespeichert.',
  forget: 'Vergessen',
};

export const ASK_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
