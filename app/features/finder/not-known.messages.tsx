import type { ReactNode } from 'react';
import { whole } from '#app/ui/whole.tsx';
import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

const EN = {
  figure: 'NOTES',
  line: 'Honest limits',
  heading: 'What the model does not know',
  notes: (): readonly (readonly [string, ReactNode])[] => [
    [
      'Your inductance',
      <>
        Ohms measure the wire, not the coil. Pickups sold under one name were measured at{' '}
        {whole(`7.75 to 9.74${NBSP}H`)}. The grey band is that doubt; a measurement closes it.
      </>,
    ],
    [
      'Its height, and your hands',
      'A millimetre closer is worth more decibels than a magnet. Try the screws first: it costs nothing.',
    ],
    [
      'Tight and loose',
      <>
        The only figure we have for it is bass against mids, and at one place ours differ in that by less than{' '}
        {whole(`1${NBSP}dB`)}. So there is no scale for it: feel, attack and squeal are not in the curve.
      </>,
    ],
  ],
};

const DE: typeof EN = {
  figure: 'NOTIZEN',
  line: 'Ehrlich gesagt',
  heading: 'Was das Modell nicht weiß',
  notes: () => [
    [
      'Deine Induktivität',
      <>
        Ohm messen den Draht, nicht die Spule. An Tonabnehmern mit demselben Namen wurden{' '}
        {whole(`7,75 bis 9,74${NBSP}H`)} gemessen. Das graue Band ist dieser Zweifel. Eine Messung räumt ihn
        aus.
      </>,
    ],
    [
      'Die Höhe und deine Hände',
      'Ein Millimeter näher an die Saiten bringt mehr Dezibel als ein anderer Magnet. Probier zuerst die Schrauben: Das kostet nichts.',
    ],
    [
      'Straff und schwammig',
      <>
        Dafür haben wir nur eine Zahl, Bässe gegen Mitten, und am selben Platz liegen unsere darin weniger als{' '}
        {whole(`1${NBSP}dB`)} auseinander. Also gibt es dafür keine Skala: Spielgefühl, Anschlag und Pfeifen
        stehen nicht in der Kurve.
      </>,
    ],
  ],
};

/** What the model does not know. */
export const NOT_KNOWN_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
