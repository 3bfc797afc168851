import type { PlotCurve } from '#app/ui/response-plot.tsx';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { loadOf } from '#domain/guitar/guitar-load.ts';
import type { BodySpot } from '#domain/guitar/instruments.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { guitarLoad, type Load } from '#domain/tone/circuit.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { decibelsWithDoubt, inKilohertz, kilohertzWithDoubt } from '#domain/tone/format-figures.ts';
import { type ToneResponse, toneResponseOf } from '#domain/tone/response.ts';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';
import type { FittedPickup, StylePickups } from './guitar-props.ts';

/** Cables for comparison, m: about the shortest and the longest in common use. */
export const COMPARED_M = [3, 10] as const;

const ORDER: readonly BodySpot[] = ['bridge', 'split', 'neck', 'middle'];

/** Our pickups that are in a guitar, the most important first; at least one is always shown. */
function pickupsIn(guitar: Guitar, { pickups }: StylePickups): readonly FittedPickup[] {
  const inOrder = pickups.toSorted((a, b) => ORDER.indexOf(a.spot) - ORDER.indexOf(b.spot));
  const fitted = inOrder.filter(({ spot }) => guitar.pickups.includes(spot));
  return fitted.length > 0 ? fitted : inOrder.slice(0, 1);
}

const peakWords = ({ resonance }: ToneResponse, language: Language) =>
  resonance.peaked
    ? decimalsIn(inKilohertz(resonance.frequency_Hz), language)
    : GUITAR_PAGE_MESSAGES[language].cable.noPeak;

const MOST_ROWS = 2;

export interface CableResponses {
  readonly curves: readonly PlotCurve[];
  readonly rows: readonly { readonly name: string; readonly sheet: string; readonly yours: string }[];
  /** The formatted resonance of the first pickup in the visitor's guitar. */
  readonly resonance: string;
  readonly compared: readonly string[];
}

function rowsOf(
  pickup: FittedPickup,
  sheet: Load,
  yours: Load,
  isFirst: boolean,
  language: Language,
): CableResponses['rows'] {
  const words = GUITAR_PAGE_MESSAGES[language].cable;
  const shown = (figures: string) => decimalsIn(figures, language);
  const { spot, circuit, doubt } = pickup;
  const [there, here] = [sheet, yours].map((load) => {
    const { resonance } = toneResponseOf({ circuit, load });
    const share = resonanceDoubt(circuit, load, doubt);
    return {
      resonance: resonance.peaked ? shown(kilohertzWithDoubt(resonance.frequency_Hz, share)) : words.noPeak,
      peak: resonance.peaked ? shown(decibelsWithDoubt(resonance.peak_dB, doubt.peak_dB)) : '–',
      minus3: shown(kilohertzWithDoubt(resonance.minus3dB_Hz, share)),
    };
  });
  if (!there || !here) return [];
  return [
    { name: words.resonance(spot), sheet: there.resonance, yours: here.resonance },
    ...(isFirst
      ? [
          { name: words.peak(spot), sheet: there.peak, yours: here.peak },
          { name: words.gone(spot), sheet: there.minus3, yours: here.minus3 },
        ]
      : []),
  ];
}

/** One of our pickups in the visitor's guitar, beside its sheet load and other cables. */
export function cableResponses(guitar: Guitar, ours: StylePickups, language: Language): CableResponses {
  const words = GUITAR_PAGE_MESSAGES[language].cable;
  const pickups = pickupsIn(guitar, ours);
  const [first] = pickups;
  if (!first) throw new Error(`No pickup for a ${guitar.style}`);
  const { circuit } = first;
  const [sheet, yours] = [guitarLoad(ours.pots_Ohm), loadOf(guitar)];
  const own = toneResponseOf({ circuit, load: yours });
  const onSheet = toneResponseOf({ circuit, load: sheet });
  const others = COMPARED_M.map((cable_m) => ({
    cable_m,
    response: toneResponseOf({ circuit, load: loadOf({ ...guitar, cable_m }) }),
  }));
  return {
    curves: [
      {
        id: 'yours',
        name: words.yourCable(decimalsIn(`${guitar.cable_m}\u00a0m`, language)),
        style: 'solid',
        points: own.curve,
        ...(own.resonance.peaked && { mark: { ...own.top, words: peakWords(own, language) } }),
      },
      { id: 'sheet', name: words.sheetLoad, style: 'dashed', quiet: true, points: onSheet.curve },
      ...others.map(
        ({ cable_m, response }): PlotCurve => ({
          id: `${cable_m} m`,
          name: COMPARED_M.map((metres) => `${metres}\u00a0m`).join(words.and),
          style: 'dotted',
          quiet: true,
          points: response.curve,
          ...(response.resonance.peaked && { mark: { ...response.top, words: `${cable_m}\u00a0m` } }),
        }),
      ),
    ],
    rows: pickups
      .slice(0, MOST_ROWS)
      .flatMap((pickup) => rowsOf(pickup, sheet, yours, pickup === first, language)),
    resonance: peakWords(own, language),
    compared: others.map(({ response }) => peakWords(response, language)),
  };
}
