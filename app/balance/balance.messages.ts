import {
  type Balance,
  type BalancedPair,
  equalHeight,
  type Heights,
  hasRods,
} from '#domain/balance/balance.ts';
import type { InLanguages } from '#domain/languages.ts';
import { inDecibels, inFigures, signedDecibels } from '#domain/tone/format-figures.ts';

const NBSP = '\u00a0';
const millimetres = (mm: number) => `${mm.toFixed(1)}${NBSP}mm`;
const inGerman = (mm: number) => inFigures(millimetres(mm), 'de');
const GERMAN = { bridge: 'Steg', neck: 'Hals' } as const;

type Spot = keyof Heights;

/** Two pickups of one guitar under their strings. */
const EN = {
  names: { bridge: 'Bridge', neck: 'Neck' } as Readonly<Record<Spot, string>>,
  swings: (spot: Spot) => `swings ${spot === 'bridge' ? 'less' : 'more'} here`,
  side: ({ bridge, neck }: Heights) =>
    `Side view: bridge pickup ${bridge}\u00a0mm and neck pickup ${neck}\u00a0mm under the strings`,
  handle: (spot: Spot) => `${spot === 'bridge' ? 'Bridge' : 'Neck'} pickup, string to pole`,
  spoken: (mm: number) => `${mm.toFixed(1)} millimetres`,
  figure: (mm: number) => mm.toFixed(1),

  /** "Bridge −5.6 dB at equal height". */
  difference: ({ difference_dB }: Balance): string =>
    Math.abs(difference_dB) < 0.05
      ? 'Equally loud at equal height'
      : `Bridge ${signedDecibels(difference_dB)} at equal height`,

  /** Names the string and the coils' part in the difference. */
  reason({ bridge, neck }: BalancedPair): string {
    const more = bridge.output_dB - neck.output_dB;
    const swing = 'The string swings less near the bridge.';
    if (more >= 0.2)
      return `${swing} The bridge is wound hotter by ${inDecibels(more)} to make up for it; the screws do the rest.`;
    if (more <= -0.2)
      return `${swing} And the bridge is wound ${inDecibels(more)} cooler, so the screws have more to do.`;
    return `${swing} Both are wound equally hot, so the screws have to make up for it.`;
  },

  /** "Bridge 1.6 mm, neck 2.8 mm". */
  heights: ({ bridge, neck }: Heights): string => `Bridge ${millimetres(bridge)}, neck ${millimetres(neck)}`,

  /** "then −0.3 dB". */
  left: (left_dB: number): string =>
    Math.abs(left_dB) < 0.05 ? 'then equal' : `then ${signedDecibels(left_dB)}`,

  /** Why screws cannot level the pair, and how else to do it. */
  tooFar({ bridge, neck }: BalancedPair, { left_dB, difference_dB }: Balance): string {
    const rods = hasRods(bridge.place) || hasRods(neck.place);
    const near = rods
      ? `Closer than ${millimetres(2.4)} the rods pull on the strings, and the screws reach no further than ${millimetres(4)}.`
      : `At ${millimetres(1.2)} the strings would hit the poles.`;
    const louder = difference_dB < 0 ? 'bridge' : 'neck';
    return `${inDecibels(left_dB)} of ${inDecibels(difference_dB)} remain. ${near} Swap them, or have the ${louder} wound hotter.`;
  },

  /** The calculation in words. */
  method({ bridge }: BalancedPair): string {
    const range = bridge.place.includes('bass') ? `41${NBSP}Hz to 4${NBSP}kHz` : `82${NBSP}Hz to 5${NBSP}kHz`;
    return `Bridge against neck in dB, over all strings, ${range}. Open ring: both at ${millimetres(equalHeight(bridge.place))}. Calculated with the field on the axis of a rod${hasRods(bridge.place) ? '' : ', a rule of thumb for bars under steel'}. Your ears have the last word.`;
  },
};

const DE: typeof EN = {
  names: GERMAN,
  swings: (spot) => `schwingt hier ${spot === 'bridge' ? 'weniger' : 'mehr'}`,
  side: ({ bridge, neck }) =>
    inFigures(
      `Seitenansicht: Steg-Tonabnehmer ${bridge}\u00a0mm und Hals-Tonabnehmer ${neck}\u00a0mm unter den Saiten`,
      'de',
    ),
  handle: (spot) => `${GERMAN[spot]}-Tonabnehmer, Saite bis Pol`,
  spoken: (mm) => inFigures(`${mm.toFixed(1)} Millimeter`, 'de'),
  figure: (mm) => inFigures(mm.toFixed(1), 'de'),
  difference: ({ difference_dB }) =>
    Math.abs(difference_dB) < 0.05
      ? 'Bei gleicher Höhe gleich laut'
      : `Steg ${signedDecibels(difference_dB, 'de')} bei gleicher Höhe`,
  reason({ bridge, neck }) {
    const more = bridge.output_dB - neck.output_dB;
    const swing = 'Nahe am Steg schwingt die Saite weniger.';
    if (more >= 0.2)
      return `${swing} Der Steg-Tonabnehmer ist zum Ausgleich ${inDecibels(more, 'de')} heißer gewickelt; den Rest machen die Schrauben.`;
    if (more <= -0.2)
      return `${swing} Und der Steg-Tonabnehmer ist ${inDecibels(more, 'de')} schwächer gewickelt: Die Schrauben haben also mehr zu tun.`;
    return `${swing} Beide sind gleich heiß gewickelt: Die Schrauben müssen alles ausgleichen.`;
  },
  heights: ({ bridge, neck }) => `Steg ${inGerman(bridge)}, Hals ${inGerman(neck)}`,
  left: (left_dB) =>
    Math.abs(left_dB) < 0.05 ? 'dann gleich laut' : `dann ${signedDecibels(left_dB, 'de')}`,
  tooFar({ bridge, neck }, { left_dB, difference_dB }) {
    const rods = hasRods(bridge.place) || hasRods(neck.place);
    const near = rods
      ? `Näher als ${inGerman(2.4)} ziehen die Stabmagnete an den Saiten, und weiter als ${inGerman(4)} reichen die Schrauben nicht.`
      : `Bei ${inGerman(1.2)} schlagen die Saiten auf die Pole.`;
    const louder = difference_dB < 0 ? 'den am Steg' : 'den am Hals';
    return `Von ${inDecibels(difference_dB, 'de')} bleiben ${inDecibels(left_dB, 'de')}. ${near} Tausch die beiden, oder lass ${louder} heißer wickeln.`;
  },
  method({ bridge }) {
    const range = bridge.place.includes('bass')
      ? `41${NBSP}Hz bis 4${NBSP}kHz`
      : `82${NBSP}Hz bis 5${NBSP}kHz`;
    return `Steg gegen Hals in dB, über alle Saiten, ${range}. Offener Ring: beide auf ${inGerman(equalHeight(bridge.place))}. Berechnet mit dem Feld auf der Achse eines Stabs${hasRods(bridge.place) ? '' : ', für Balken unter Stahl eine Faustregel'}. Das letzte Wort haben deine Ohren.`;
  },
};

export const BALANCE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
