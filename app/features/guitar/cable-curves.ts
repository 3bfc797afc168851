import type { PlotCurve } from '#app/ui/response-plot.tsx';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { loadOf } from '#domain/guitar/guitar-load.ts';
import type { Spot } from '#domain/guitar/instruments.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { decibelsWithDoubt, inKilohertz, kilohertzWithDoubt } from '#domain/tone/format-figures.ts';
import { guitarLoad, type Load } from '#domain/tone/loads.ts';
import { type Response, responseOf } from '#domain/tone/response.ts';
import type { ShownPickup, StylePickups } from './guitar-props.ts';

/** Cables to compare with, m: about the shortest and the longest that people play through. */
export const COMPARED_M = [3, 10] as const;

/** Said first where a guitar has several. */
const ORDER: readonly Spot[] = ['bridge', 'split', 'neck', 'middle'];

/** The pickups of ours that are in a guitar, the most important one first; whatever is in it, one is shown. */
function pickupsIn(guitar: Guitar, { pickups }: StylePickups): readonly ShownPickup[] {
  const inOrder = pickups.toSorted((a, b) => ORDER.indexOf(a.spot) - ORDER.indexOf(b.spot));
  const fitted = inOrder.filter(({ spot }) => guitar.pickups.includes(spot));
  return fitted.length > 0 ? fitted : inOrder.slice(0, 1);
}

const peakWords = ({ resonance }: Response) =>
  resonance.peaked ? inKilohertz(resonance.frequency_Hz) : 'no peak';

/** The table is as long for every guitar. */
const MOST_ROWS = 2;

/** What the figure and its table say of a guitar. */
export interface CableResponses {
  readonly curves: readonly PlotCurve[];
  readonly rows: readonly { readonly name: string; readonly sheet: string; readonly yours: string }[];
  /** The resonance of the first pickup in the visitor's guitar, in words. */
  readonly resonance: string;
  /** The same with each of the compared cables. */
  readonly compared: readonly string[];
}

function rowsOf(pickup: ShownPickup, sheet: Load, yours: Load, isFirst: boolean): CableResponses['rows'] {
  const { spot, circuit, doubt } = pickup;
  const [there, here] = [sheet, yours].map((load) => {
    const { resonance } = responseOf({ circuit, load });
    const share = resonanceDoubt(circuit, load, doubt);
    return {
      resonance: resonance.peaked ? kilohertzWithDoubt(resonance.frequency_Hz, share) : 'no peak',
      peak: resonance.peaked ? decibelsWithDoubt(resonance.peak_dB, doubt.peak_dB) : '–',
      minus3: kilohertzWithDoubt(resonance.minus3dB_Hz, share),
    };
  });
  if (!there || !here) return [];
  return [
    { name: `Resonance, ${spot}`, sheet: there.resonance, yours: here.resonance },
    ...(isFirst
      ? [
          { name: `Peak, ${spot}`, sheet: there.peak, yours: here.peak },
          { name: `Gone by 3\u00a0dB, ${spot}`, sheet: there.minus3, yours: here.minus3 },
        ]
      : []),
  ];
}

/** One of our pickups in the visitor's guitar, beside its sheet load and other cables. */
export function cableResponses(guitar: Guitar, ours: StylePickups): CableResponses {
  const pickups = pickupsIn(guitar, ours);
  const [first] = pickups;
  if (!first) throw new Error(`No pickup for a ${guitar.style}`);
  const { circuit } = first;
  const [sheet, yours] = [guitarLoad(ours.pots_Ohm), loadOf(guitar)];
  const own = responseOf({ circuit, load: yours });
  const onSheet = responseOf({ circuit, load: sheet });
  const others = COMPARED_M.map((cable_m) => ({
    cable_m,
    response: responseOf({ circuit, load: loadOf({ ...guitar, cable_m }) }),
  }));
  return {
    curves: [
      {
        id: 'yours',
        name: `Your ${guitar.cable_m}\u00a0m`,
        style: 'solid',
        points: own.curve,
        ...(own.resonance.peaked && { mark: { ...own.top, words: peakWords(own) } }),
      },
      { id: 'sheet', name: 'Sheet load', style: 'dashed', quiet: true, points: onSheet.curve },
      ...others.map(
        ({ cable_m, response }): PlotCurve => ({
          id: `${cable_m} m`,
          name: COMPARED_M.map((metres) => `${metres}\u00a0m`).join(' and '),
          style: 'dotted',
          quiet: true,
          points: response.curve,
          ...(response.resonance.peaked && { mark: { ...response.top, words: `${cable_m}\u00a0m` } }),
        }),
      ),
    ],
    rows: pickups.slice(0, MOST_ROWS).flatMap((pickup) => rowsOf(pickup, sheet, yours, pickup === first)),
    resonance: peakWords(own),
    compared: others.map(({ response }) => peakWords(response)),
  };
}
