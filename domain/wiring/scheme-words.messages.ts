import type { InLanguages } from '../languages.ts';
import { isKeyOf } from '../records.ts';
import type { Scheme, SchemeId, SchemePart } from './scheme.ts';

type Words = Pick<Scheme, 'name' | 'lines' | 'note'>;

const KNOBS = '1 Volume, 1 Tone';

const GERMAN: Readonly<Record<SchemeId, Words>> = {
  stratocaster: {
    name: 'Stratocaster, 5-fach',
    lines: ['Drei Singlecoils', '1 Volume, 2 Tone'],
    note: {
      title: 'In 2 und 4 dünn?',
      text: 'Zwei Tonabnehmer arbeiten gegeneinander. Tausch beim mittleren die weiße und die schwarze Ader.',
    },
  },
  telecaster: {
    name: 'Telecaster, 3-fach',
    lines: ['Zwei Singlecoils', KNOBS],
    note: {
      title: 'Drei Adern am Hals?',
      text: 'Unserer hat zwei: Seine Kappe hängt innen an der schwarzen. Für einen 4-fach-Schalter trenn diese Brücke auf und gib der Kappe eine eigene Masse.',
    },
  },
  'two-humbuckers-5': {
    name: 'Zwei Humbucker, 3-fach',
    lines: ['Je 5 Adern, in Reihe', KNOBS],
    note: {
      title: 'Nur eine Spule?',
      text: 'Grau und Gelb über ein Push-Pull-Poti an Masse: Spule 1 klingt allein, mit Brummen.',
    },
  },
  'two-humbuckers-2': {
    name: 'Zwei Humbucker, 2 Adern',
    lines: ['Kabel mit Schirm', `3-fach, ${KNOBS}`],
    note: {
      title: 'In der Mitte dünn?',
      text: 'Ein Schirm muss an Masse bleiben, deshalb lassen sich zwei Adern nicht tauschen. Dreh bei einem Tonabnehmer den Magneten um, oder schick ihn uns.',
    },
  },
  'two-hp90s-5': {
    name: 'Zwei P90 im Humbucker-Format',
    lines: ['Je 5 Adern, eine Spule', `3-fach, ${KNOBS}`],
    note: {
      title: 'Noiseless?',
      text: 'Die Noiseless-Stufen haben zwei Hälften statt der einen Spule. Die Lötstellen bleiben, das Brummen ist weg; Grau und Gelb führen dann das Signal.',
    },
  },
  'two-p90s': {
    name: 'Zwei P90, 3-fach',
    lines: ['Kabel mit Geflecht', KNOBS],
    note: {
      title: 'Brummt die Mitte?',
      text: 'Beide sind gleich herum gewickelt, also bleibt das so. Bei einem die Adern zu tauschen hilft nicht und legt sein Geflecht an heiß.',
    },
  },
  'precision-bass': {
    name: 'Precision Bass',
    lines: ['Eine geteilte Spule', KNOBS],
    note: {
      title: 'Zwei Saiten leiser als die anderen?',
      text: 'Eine Hälfte ist überbrückt, irgendwo zwischen ihren Ösen. Weiß gegen Schwarz misst dann halb so viel, wie auf seinem Blatt steht.',
    },
  },
  'jazz-bass': {
    name: 'Jazz Bass',
    lines: ['Zwei Singlecoils', '2 Volume, 1 Tone'],
    note: {
      title: 'Warum an die Schleifer?',
      text: 'So macht jedes Volume nur seinen eigenen Tonabnehmer stumm. Beide ganz auf, und das Paar ist still; eins etwas zurück, und es brummt wieder.',
    },
  },
  'one-humbucker-5': {
    name: 'Ein Humbucker, 5 Adern',
    lines: ['In Reihe', KNOBS],
    note: {
      title: 'Heller?',
      text: 'Parallel: Braun und Gelb ans Volume, Grau, Violett und Blank an Masse. Er wird auch leiser und bleibt brummfrei.',
    },
  },
  'one-humbucker-2': {
    name: 'Ein Humbucker, 2 Adern',
    lines: ['Geschirmt', KNOBS],
    note: {
      title: 'Schieb das Geflecht zurück',
      text: 'Zwei Zentimeter, und verzinn es nur an einer Stelle: Ein heißes Geflecht schmilzt, was es abschirmt.',
    },
  },
  'one-single-coil': {
    name: 'Ein Singlecoil',
    lines: ['Zwei Adern', KNOBS],
    note: {
      title: 'Allein, egal wie herum',
      text: 'Weiß und Schwarz darfst du tauschen, solange kein zweiter Tonabnehmer da ist. Eine Ader, an der Metall hängt, bleibt an Masse.',
    },
  },
};

/** Names by kind: a pickup without a place of its own, and switches. */
const KINDS = {
  'precision-bass': 'Beide Hälften',
  single: 'Singlecoil',
  'toggle-3': '3-fach-Schalter',
  'blade-3': '3-fach-Schalter',
  'blade-5': '5-fach-Schalter',
};

/** Names of parts by id; "cap-middle" means both halves. */
const PARTS = {
  neck: 'Hals',
  middle: 'Mitte',
  bridge: 'Steg',
  strings: 'Brücke, Saiten',
  cap: 'Kondensator',
  volume: 'Volume',
  tone: 'Tone',
  jack: 'Buchse',
  tape: 'Isolierband',
};

function germanPart(id: string, part: SchemePart): string {
  if (id === 'pickup' || id === 'switch')
    return 'kind' in part && isKeyOf(KINDS, part.kind) ? KINDS[part.kind] : part.name;
  return id
    .split('-')
    .map((half) => (isKeyOf(PARTS, half) ? PARTS[half] : half))
    .join(', ');
}

/** Returns a scheme with its names and sentences translated; its connections stay. */
export const SCHEME_WORDS: InLanguages<(scheme: Scheme) => Scheme> = {
  en: (scheme) => scheme,
  de: (scheme) => ({
    ...scheme,
    ...(isKeyOf(GERMAN, scheme.id) && GERMAN[scheme.id]),
    parts: Object.fromEntries(
      Object.entries(scheme.parts).map(([id, part]): [string, SchemePart] => [
        id,
        { ...part, name: germanPart(id, part) },
      ]),
    ),
  }),
};
