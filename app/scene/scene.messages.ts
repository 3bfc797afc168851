import type { InLanguages } from '#domain/languages.ts';

const EN = {
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  tiltUp: 'Tilt up',
  tiltDown: 'Tilt down',
  turn: 'Turn the model',
  pause: 'Pause rotation',
  play: 'Play rotation',
  turning: 'turning slowly',
  load: 'Load live model',
  /** Sides that face the viewer as the model turns, one per eighth of a turn. */
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
  straightAbove: 'seen from straight above',
  straightBelow: 'seen from straight below',
  seen: (side: string) => `seen from ${side}`,
  above: ', from above',
  below: ', from below',
};

const DE: typeof EN = {
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  tiltUp: 'Nach oben kippen',
  tiltDown: 'Nach unten kippen',
  turn: 'Modell drehen',
  pause: 'Drehung anhalten',
  play: 'Drehen lassen',
  turning: 'dreht sich langsam',
  load: 'Live-Modell laden',
  sides: [
    'von der Stegseite',
    'von der Stegseite und dem Bassende',
    'vom Bassende',
    'von der Halsseite und dem Bassende',
    'von der Halsseite',
    'von der Halsseite und dem Diskantende',
    'vom Diskantende',
    'von der Stegseite und dem Diskantende',
  ],
  straightAbove: 'genau von oben gesehen',
  straightBelow: 'genau von unten gesehen',
  seen: (side) => `${side} gesehen`,
  above: ', schräg von oben',
  below: ', schräg von unten',
};

export const SCENE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
