import type { InLanguages } from '#domain/languages.ts';

/** How a pickup is turned and seen. */
const EN = {
  /** Sides that come to the front as the turn grows, an eighth at a time. */
  sides: [
    'the bridge side',
    'the bridge side and the bass end',
    'the bass end',
    'the neck side and the bass end',
    'the neck side',
    'the neck side and the treble end',
    'the treble end',
    'the bridge side and the treble end',
  ],
  above: 'seen from straight above',
  below: 'seen from straight below',
  seen: (side: string | undefined, height: 'above' | 'below' | undefined) =>
    `seen from ${side}${height ? `, from ${height}` : ''}`,
  turning: 'turning slowly',
  load: 'Load live model',
  turn: 'Turn the model',
  buttons: ['Turn left', 'Turn right', 'Tilt up', 'Tilt down'],
  pause: 'Pause rotation',
  play: 'Play rotation',
};

const DE: typeof EN = {
  sides: [
    'der Stegseite',
    'der Stegseite und dem Bassende',
    'dem Bassende',
    'der Halsseite und dem Bassende',
    'der Halsseite',
    'der Halsseite und dem Diskantende',
    'dem Diskantende',
    'der Stegseite und dem Diskantende',
  ],
  above: 'genau von oben gesehen',
  below: 'genau von unten gesehen',
  seen: (side, height) =>
    `von ${side} gesehen${height ? `, von ${height === 'above' ? 'oben' : 'unten'}` : ''}`,
  turning: 'dreht sich langsam',
  load: 'Live-Modell laden',
  turn: 'Das Modell drehen',
  buttons: ['Nach links drehen', 'Nach rechts drehen', 'Nach oben kippen', 'Nach unten kippen'],
  pause: 'Drehung anhalten',
  play: 'Drehen lassen',
};

export const VIEW_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
