import type { ReactNode } from 'react';
import { whole } from '#app/ui/whole.tsx';
import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

const EN = {
  figure: 'NOTES',
  line: 'The model',
  heading: 'Limits of the model',
  notes: (): readonly (readonly [string, ReactNode])[] => [
    [
      'Your inductance',
      <>
        Ohms measure the wire, not the coil. Pickups of the same name have measured{' '}
        {whole(`7.75 to 9.74${NBSP}H`)}. The grey band shows that uncertainty; a measurement removes it.
      </>,
    ],
    [
      'Its height, and your hands',
      'A millimetre closer gains more decibels than another magnet. Try the screws first: it is free.',
    ],
    [
      'Tight and loose',
      <>
        Our only figure for this is bass against mids, and at the same position ours differ by less than{' '}
        {whole(`1${NBSP}dB`)}. So there is no slider for it: the curve does not show feel, attack or squeal.
      </>,
    ],
  ],
};

const DE: typeof EN = {
  figure: 'NOTIZEN',
  line: 'Das Modell',
  heading: 'Grenzen des Modells',
  notes: () => [
    [
      'Deine Induktivität',
      <>
        Ohm messen den Draht, nicht die Spule. An Tonabnehmern mit demselben Namen wurden{' '}
        {whole(`7,75 bis 9,74${NBSP}H`)} gemessen. Das graue Band zeigt diese Unsicherheit. Eine Messung räumt
        sie aus.
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
        {whole(`1${NBSP}dB`)} auseinander. Also gibt es dafür keinen Regler: Spielgefühl, Anschlag und Pfeifen
        stehen nicht in der Kurve.
      </>,
    ],
  ],
};

/** Limits of the model. */
export const NOT_KNOWN_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
