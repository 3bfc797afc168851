import type { PlotCurve } from '#app/ui/response-plot.tsx';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { loadIn } from '#domain/guitar/guitar-load.ts';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import { type Magnet, magnetFigures } from '#domain/tone/magnets.ts';
import { outputLevel } from '#domain/tone/output.ts';
import { makePickup, ownLoad, type Pickup, type Recipe } from '#domain/tone/pickup.ts';
import type { Resonance } from '#domain/tone/resonance.ts';
import { toneResponseOf } from '#domain/tone/response.ts';
import { instrumentAt } from '#domain/tone/take-places.ts';

export interface RewindChange {
  readonly magnet: Magnet;
  readonly moreTurns: number;
}

export interface Rewound {
  readonly pickup: Pickup;
  readonly resonance: Resonance;
  /** Output relative to the original pickup, dB. */
  readonly louder_dB: number;
  readonly pull: number;
  readonly curve: PlotCurve;
}

const meanTurns = ({ winding: { turns } }: Pickup): number =>
  turns.reduce((sum, count) => sum + count, 0) / turns.length;

const fieldOf = ({ bobbin, recipe }: Pickup): number =>
  magnetFigures(recipe.magnet, bobbin.magnetCircuit).field_mT;

function drawn(
  pickup: Pickup,
  before: Pickup,
  id: 'before' | 'now',
  name: string,
  guitar: Guitar | undefined,
): Rewound {
  const louder_dB = outputLevel(pickup) - outputLevel(before);
  const load = loadIn(ownLoad(pickup), instrumentAt(pickup.recipe.place), guitar);
  const { curve, resonance, top } = toneResponseOf({ circuit: pickup.circuit, load });
  const raised = (point: { frequency_Hz: number; level_dB: number }) => ({
    frequency_Hz: point.frequency_Hz,
    level_dB: point.level_dB + louder_dB,
  });
  return {
    pickup,
    resonance,
    louder_dB,
    pull: (fieldOf(pickup) / fieldOf(before)) ** 2,
    curve: {
      id,
      name,
      style: id === 'now' ? 'solid' : 'dashed',
      quiet: id === 'before',
      points: curve.map(raised),
      ...(resonance.peaked && { mark: { ...raised(top), words: inKilohertz(top.frequency_Hz) } }),
    },
  };
}

/**
 * The original pickup and a rewound one: the same wire and bobbin with other turns and another magnet. Uses the
 * visitor's guitar, if there is one.
 */
export function rewind(
  recipe: Recipe,
  { magnet, moreTurns }: RewindChange,
  guitar?: Guitar,
): { before: Rewound; now: Rewound } {
  const before = makePickup(recipe);
  const now = makePickup({
    ...recipe,
    magnet,
    awg: before.winding.awg,
    wind: { turns: meanTurns(before) + moreTurns },
  });
  return {
    before: drawn(before, before, 'before', 'As wound', guitar),
    now: drawn(now, before, 'now', 'Changed', guitar),
  };
}
