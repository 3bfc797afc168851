import type { InLanguages } from '#domain/languages.ts';

const MM = '\u00a0mm';

/** The drawing at the foot of a step with two options: its caption, and the label of each half. */
const EN = {
  figure: 'FIG. 1',
  potting: {
    caption: 'Coil, cross-section',
    scale: 'about 100 : 1',
    halves: [
      ['Air', 'between the turns. Loud sound makes them vibrate.'],
      ['Wax', 'between the turns. Nothing moves.'],
    ],
  },
  coils: {
    caption: 'Two coils, cross-section',
    scale: 'not to scale',
    halves: [
      ['Matched:', 'both pick up the same hum, and it cancels.'],
      ['Unmatched:', 'they differ, so a little hum stays.'],
    ],
  },
  spacing: {
    caption: 'Outer screws',
    scale: 'in mm',
    halves: [
      [`50${MM}`, 'at the neck, where strings are closer.'],
      [`52${MM}`, 'at the bridge, where they fan out.'],
    ],
  },
};

const DE: typeof EN = {
  figure: 'ABB. 1',
  potting: {
    caption: 'Spule im Schnitt',
    scale: 'etwa 100 : 1',
    halves: [
      ['Luft', 'zwischen den Windungen. Lauter Schall rüttelt an ihnen.'],
      ['Wachs', 'zwischen den Windungen. Nichts bewegt sich.'],
    ],
  },
  coils: {
    caption: 'Zwei Spulen im Schnitt',
    scale: 'ohne Maßstab',
    halves: [
      ['Gleich:', 'beide fangen dasselbe Brummen ein, es hebt sich auf.'],
      ['Ungleich:', 'sie weichen ab, etwas Brummen bleibt.'],
    ],
  },
  spacing: {
    caption: 'Äußere Schrauben',
    scale: 'in mm',
    halves: [
      [`50${MM}`, 'am Hals, wo die Saiten enger liegen.'],
      [`52${MM}`, 'am Steg, wo sie auseinanderlaufen.'],
    ],
  },
};

export const STEP_FIGURE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
